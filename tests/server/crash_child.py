"""A game in which the hall is killed at every step: `python -m tests.server.crash_child DATABASE`.

First a witness plays and is left alone: it makes the deeds up as it goes, and writes down what its table
is after each. Then the deeds are done again at another table of the same seed, each by a process that was
just forked, has taken the table up from the database, and is killed the moment the deed is acknowledged;
every few steps one is killed on its way there first. What each finds must be what the witness wrote down.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import NoReturn, TypeAlias
from unittest import mock

import msgspec

from meadhall.server.database import open_engine
from meadhall.server.fold import Fold
from tests.server.crash_table import BEGIN, SEATS, Clock, Deed, Found, Kind, Point, die, prepare, taken_up

WITNESS, KILLED = "witness", "killed"
MOST_DEEDS = 600
EARLY: tuple[Point, ...] = ("line", "standing", "commit", "sometime", "durable")
MOST_DOUBLES = 6  # deeds of several lines that are tried at every point
REPEATED: tuple[Kind, ...] = ("answer", "change", "undo", "consent", "back")  # until they are acknowledged
EARLY_EVERY = 6  # deeds; one is killed on its way first


class Wrong(Exception):
    """What a process found is not what was left."""


# -- the witness ----------------------------------------------------------------------------------------
class Author:
    """Makes up what happens next: mostly answers, and now and then everything else there is."""

    def __init__(self) -> None:
        self.chance = random.Random(20)
        self.at = BEGIN
        self.names = 0

    def deed(self, kind: Kind, seat: int, option: str = "", number: int = 0, yes: bool = False) -> Deed:
        self.names += 1
        return Deed(kind, seat, self.at, option, number, yes, f"c{self.names}")

    def next(self, fold: Fold) -> Deed:
        c, q = self.chance, fold.table.question
        self.at += c.choice((300, 2_000, 75_000))
        dues = [(due, seat) for seat in fold.asked if (due := fold.due(seat)) is not None]
        if any(due <= self.at for due, _ in dues) or (dues and c.random() < 0.02):
            due, seat = min(dues)
            self.at = max(self.at, due)
            return self.deed("clock", seat)
        if fold.undo is not None and c.random() < 0.7:
            seat = next(seat for seat in fold.undo.needed if seat not in fold.agreed)
            return self.deed("consent", seat, yes=c.random() < 0.8)
        sealed = [seat for seat in q.sealed if seat not in fold.away]
        if sealed and c.random() < 0.2:
            seat = c.choice(sealed)
            return self.deed("change", seat, c.choice(q.options(seat).ids), q.number)
        if c.random() < 0.1 and (deed := self.aside(fold, c.randrange(SEATS))) is not None:
            return deed
        seat = c.choice(q.seats)
        kind: Kind = "bot" if seat in fold.away and c.random() < 0.7 else "answer"
        return self.deed(kind, seat, c.choice(q.options(seat).ids), q.number)

    def aside(self, fold: Fold, seat: int) -> Deed | None:
        if seat in fold.away:
            return self.deed("back", seat)
        if self.chance.random() < 0.3:
            return self.deed("away", seat)
        if fold.undo is None and fold.last_answer(seat) is not None:
            return self.deed("undo", seat)
        return None


# -- processes ------------------------------------------------------------------------------------------
class Report(msgspec.Struct, tag="report"):
    """What a process found when it took the table up."""

    found: Found


class Said(msgspec.Struct, tag="said"):
    """`giving`, `acked`, `done`, or why it failed."""

    word: str


Word: TypeAlias = Report | Said
Tell: TypeAlias = Callable[[Word], None]
Life: TypeAlias = Callable[[Tell, Clock], Coroutine[None, None, None]]


class Process:
    """A life in a process of its own, that says what it has to say through a pipe."""

    def __init__(self, life: Life, at: int) -> None:
        listen, speak = os.pipe()
        self.id = os.fork()
        if self.id == 0:
            os.close(listen)
            live_through(life, speak, at)
        os.close(speak)
        self.pipe = os.fdopen(listen, "rb")

    def next(self) -> Word | None:
        """The next thing it says; None if it has gone."""
        line = self.pipe.readline()
        return msgspec.json.decode(line, type=Word) if line.endswith(b"\n") else None

    def rest(self) -> list[Word]:
        """All it has still to say. It must have been killed, or have said that it was done."""
        words: list[Word] = []
        while (word := self.next()) is not None:
            words.append(word)
        self.pipe.close()
        _, status = os.waitpid(self.id, 0)
        killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
        if not killed and Said("done") not in words:
            raise Wrong(f"ended by itself: {words[-1:]}")
        return words


def live_through(life: Life, speak: int, at: int) -> NoReturn:
    clock = Clock()
    clock.at = at
    with os.fdopen(speak, "wb") as pipe:

        def tell(word: Word) -> None:
            pipe.write(msgspec.json.encode(word) + b"\n")
            pipe.flush()

        try:
            with mock.patch("time.time_ns", clock.nanoseconds):
                asyncio.run(life(tell, clock))
            tell(Said("done"))
        except Exception as failure:
            tell(Said(repr(failure)))
    os._exit(0)


# -- the driver -----------------------------------------------------------------------------------------
class Driver:
    def __init__(self, database: str) -> None:
        self.engine = open_engine(database)  # nobody is connected when a process is forked
        self.pauses = random.Random(21)
        self.deaths: Counter[str] = Counter()
        self.deeds: list[Deed] = []
        self.left: list[Found] = []  # before the first deed, and after each
        self.doubles: list[int] = []  # deeds that wrote more than one line

    async def witness(self) -> None:
        """A whole game without any harm."""
        author, clock = Author(), Clock()
        await prepare(self.engine, (WITNESS, KILLED))
        with mock.patch("time.time_ns", clock.nanoseconds):
            async with taken_up(self.engine, WITNESS, clock) as bench:
                self.left.append(await bench.found())
                deed = author.deed("start", 0)
                while True:
                    lines = 0 if bench.live.fold is None else bench.live.fold.next
                    await bench.do(deed)
                    fold = bench.live.fold
                    assert fold is not None and len(self.deeds) < MOST_DEEDS
                    if fold.next > lines + 1:
                        self.doubles.append(len(self.deeds))
                    self.deeds.append(deed)
                    self.left.append(await bench.found())
                    if fold.table.over:
                        return
                    deed = author.next(fold)

    def run(self) -> None:
        asyncio.run(self.witness())
        gc.freeze()
        for n, deed in enumerate(self.deeds):
            allowed = self.left[n : n + 1]
            for point in self.early(n):
                was_acked = self.killed_at(n, point, allowed)
                if point in ("durable", "sometime"):
                    allowed = self.left[n + (point == "durable" or was_acked) : n + 2]
            if not self.killed_at(n, "acked", allowed):
                raise Wrong(f"deed {n} was not acknowledged: {deed}")
        end = Process(self.attempt(len(self.deeds), "acked"), self.deeds[-1].at)
        self.compare(len(self.deeds), end, self.left[-1:])
        end.rest()

    def early(self, n: int) -> tuple[Point, ...]:
        """Where somebody is killed on the way to a deed. Clocks that fall at once fall each for itself."""
        if self.deeds[n].kind == "clock":
            return ()
        if n in self.doubles[:MOST_DOUBLES] or (n in self.doubles and self.deeds[n].kind == "consent"):
            return EARLY
        if self.deeds[n].kind in ("undo", "consent"):
            return ("durable",)
        return (EARLY[n // EARLY_EVERY % len(EARLY)],) if n % EARLY_EVERY == 0 else ()

    def killed_at(self, n: int, point: Point, allowed: list[Found]) -> bool:
        """Whether the deed was acknowledged before the process was killed."""
        process = Process(self.attempt(n, point), self.deeds[max(0, n - 1)].at)
        self.compare(n, process, allowed)
        if point == "sometime":
            assert process.next() == Said("giving")
            time.sleep(self.pauses.uniform(0, 0.01))
            os.kill(process.id, signal.SIGKILL)
        acked = Said("acked") in process.rest()
        self.deaths[point] += 1
        return acked

    def attempt(self, n: int, point: Point) -> Life:
        async def life(tell: Tell, clock: Clock) -> None:
            async with taken_up(self.engine, KILLED, clock) as bench:
                found = await bench.found()
                tell(Report(found))
                if n == len(self.deeds):
                    return
                deed = self.deeds[n]
                bench.ledger.arm(point)
                tell(Said("giving"))
                if found == self.left[n] or deed.kind in REPEATED:
                    await bench.do(deed)  # what is there already is said once more: harmless
                tell(Said("acked"))
                if point != "sometime":
                    die()
                await asyncio.sleep(60)

        return life

    def compare(self, n: int, process: Process, allowed: list[Found]) -> None:
        told = process.next()
        if not isinstance(told, Report):
            raise Wrong(f"before deed {n}: {told}")
        if told.found not in allowed:
            process.rest()
            mine, other = msgspec.structs.asdict(told.found), msgspec.structs.asdict(allowed[0])
            differ = ", ".join(name for name in mine if mine[name] != other[name])
            raise Wrong(
                f"before deed {n}: {differ} came back otherwise, near {self.deeds[max(0, n - 1) : n + 1]}"
            )


class Outcome(msgspec.Struct):
    """What was done, how often somebody was killed where, and what was wrong."""

    deeds: dict[str, int]
    doubles: dict[str, int]
    deaths: dict[str, int]
    wrong: str


def main(database: str) -> None:
    driver = Driver(database)
    wrong = ""
    try:
        driver.run()
    except Wrong as failure:
        wrong = str(failure)
    deeds = Counter[str](deed.kind for deed in driver.deeds)
    doubles = Counter[str](driver.deeds[n].kind for n in driver.doubles)
    print(msgspec.json.encode(Outcome(deeds, doubles, driver.deaths, wrong)).decode())


if __name__ == "__main__":
    main(sys.argv[1])
