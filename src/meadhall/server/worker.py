"""What a worker process does: follow a game's log, sit down in a chair, let a bot choose."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from multiprocessing.synchronize import Barrier
from types import FrameType
from typing import NamedTuple

import msgspec

from meadhall.bots.levels import LEVELS, Level
from meadhall.bots.review import Looker, Sight, how_many, looked, review
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game, games

NICENESS = 10  # people are served first
MOST_KEPT = 64  # tables a worker remembers
BOOT_SECONDS = 120.0
GLANCE = 0.15  # seconds that a review looks on before it gives way to bots


class Thought(NamedTuple):
    """An option, by id, and what went wrong on the way to it. Without an option nothing could be chosen."""

    option: str
    failure: str = ""


class Glance(NamedTuple):
    """A part of a review, and of how many stops the whole is."""

    seen: list[Sight]
    stops: int


class Overrun(Exception):
    """The bot took longer than it may."""


class Kept(NamedTuple):
    agreed: Log
    answers: tuple[tuple[int, str], ...]
    table: Table


class Shelf:
    """The tables a worker thought about last, so that only new answers have to be followed."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    def table(self, key: str, log: Log) -> Table:
        """Where the log leads. Chance is answered from the log alone: this table never draws."""
        agreed = msgspec.structs.replace(log, answers=(), asks_chance=True)
        kept = self.kept.pop(key, None)
        if kept is None or kept.agreed != agreed or log.answers[: len(kept.answers)] != kept.answers:
            kept = Kept(agreed, (), game(log.game).replay(agreed))
        for seat, option in log.answers[len(kept.answers) :]:
            kept.table.answer(seat, option)
        if key:
            self.kept[key] = Kept(agreed, log.answers, kept.table)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        return kept.table


SHELF = Shelf(MOST_KEPT)
ASSEMBLY: list[Barrier] = []


# -- tasks --------------------------------------------------------------------------------------------
def think(log_bytes: bytes, seat: int, level: str, seed: int, key: str) -> Thought:
    """Errors come back as text: not every one of them survives the way between processes."""
    try:
        log = msgspec.msgpack.decode(log_bytes, type=Log)
        chair = Chair(SHELF.table(key, log), seat)
    except Exception as e:
        return Thought("", f"{type(e).__name__}: {e}")
    return decide(chair, LEVELS[level], time_limit(level), seed)


def glance(log_bytes: bytes, begin: int) -> Glance:
    """What a review sees from a stop on, in a short while."""
    until = time.perf_counter() + GLANCE
    with told_as_text():
        log = msgspec.msgpack.decode(log_bytes, type=Log)
        return Glance(looked(Looker(log), begin, lambda: time.perf_counter() > until), how_many(log))


def put_together(log_bytes: bytes, seen: Sequence[Sight]) -> bytes:
    """The whole review, as it is kept and sent."""
    with told_as_text():
        return msgspec.json.encode(review(Looker(msgspec.msgpack.decode(log_bytes, type=Log)), seen))


@contextlib.contextmanager
def told_as_text() -> Iterator[None]:
    """Errors of ours would not survive the way between processes."""
    try:
        yield
    except Exception as e:
        raise RuntimeError(f"{type(e).__name__}: {e}") from None


def decide(chair: Chair, level: Level, limit: float, seed: int) -> Thought:
    """What the bot chooses, or any option if it fails to."""
    try:
        with alarm(limit):
            option = level.bot.choose(chair, random.Random(seed), level.budget)
        if option in chair.options:
            return Thought(option)
        failure = f"{option!r} is not an option"
    except Exception as e:
        failure = f"{type(e).__name__}: {e}"
    return Thought(random.Random(seed).choice(chair.options), failure)


def time_limit(level: str) -> float:
    """Seconds after which a bot is stopped."""
    return LEVELS[level].budget * 4 + 2


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Overrun is raised in what runs longer than this."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Overrun(f"stopped after {seconds} s")

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_REAL, 0)


# -- the process --------------------------------------------------------------------------------------
def prepare(assembly: Barrier) -> None:
    """The first thing a worker does: give way to others, outlive no parent, have everything loaded."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, who then ends its workers
    os.nice(NICENESS)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    ASSEMBLY.append(assembly)
    for key in games():
        table = game(key).start(game(key).seats[0])
        chair = Chair(table, table.question.seats[0])
        for level in LEVELS.values():
            level.bot.choose(chair, random.Random(0), 0.01)


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def meet() -> None:
    """Wait until every worker is ready."""
    ASSEMBLY[0].wait(BOOT_SECONDS)
