"""Games played to learn from: what was seen at each question, what the search made of it, how it ended."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.mcts import Mcts
from meadhall.bots.net import Net, portrait
from meadhall.bots.search.options import PARTS, describe
from meadhall.bots.search.rooted import Rooted
from meadhall.bots.search.search import Search
from meadhall.bots.search.worth import lead, share
from meadhall.bots.seer import Seer, fixed
from meadhall.kernel.flow import KIND, MOST_SEATS
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game

THOROUGH = 0.25  # part of the questions that are searched in full; the others lead there quickly
QUICKER = 5  # times fewer games for the others
QUICKEST = 10  # the same while there is no net
TEMPERATURE = 0.5  # so that no two games are the same


class Lesson(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, bool]
    seed: int
    spread: float  # what a lead is divided by before it is squashed
    games: int  # of search, for a question searched in full
    net: str  # the folder of the net that searches; "" for playouts


class Positions(NamedTuple):
    """Many questions, one below the other, game after game. `policy` is empty (nan) where the search was a
    quick one."""

    seat: npt.NDArray[np.int8]  # [question], whom it is asked
    left: npt.NDArray[np.int32]  # [question], how many there are from it to the end of its game
    hope: npt.NDArray[
        np.float32
    ]  # [question], what the search made of it for whom it is asked; nan if nothing
    seen: npt.NDArray[np.int16]  # [question, number]
    offer: npt.NDArray[np.int32]  # [question], how many options
    options: npt.NDArray[np.int16]  # [option, part], of all questions
    policy: npt.NDArray[np.float32]  # [option], its part of the games
    won: npt.NDArray[np.float32]  # [question, seat from the looker on]; nan where nobody sits
    lead: npt.NDArray[np.float32]

    def packed(self) -> bytes:
        file = io.BytesIO()
        np.savez_compressed(file, **self._asdict())
        return file.getvalue()


def unpacked(data: bytes) -> Positions:
    with np.load(io.BytesIO(data)) as found:
        return Positions(*[found[name] for name in Positions._fields])


def joined(parts: list[Positions]) -> Positions:
    return Positions(*[np.concatenate(column) for column in zip(*parts, strict=True)])


class Scribe:
    """Writes down one game."""

    def __init__(self, key: str) -> None:
        shown = portrait(key)
        assert shown is not None
        self.portrait = shown
        self.seats: list[int] = []
        self.hopes: list[float] = []
        self.seen: list[npt.NDArray[np.int16]] = []
        self.options: list[npt.NDArray[np.int16]] = []
        self.policy: list[npt.NDArray[np.float32]] = []

    def note(self, t: Table, seat: int, codes: list[int], search: Rooted, in_full: bool) -> None:
        seen = vec[float]([0.0] * self.portrait.width)
        self.portrait.draw(t, seat, seen, 0)
        told = vec[i64]([0] * (len(codes) * PARTS))
        for i, code in enumerate(codes):
            describe(t.m[KIND], code, told, i * PARTS)
        visits = [search.visits_of(code) for code in codes]
        total = sum(visits)
        hopes = [n * search.mean_of(code) for n, code in zip(visits, codes, strict=True)]
        self.seats.append(seat)
        self.hopes.append(sum(hopes) / total if total else np.nan)
        self.seen.append(np.array(list(seen), np.int16))
        self.options.append(np.array([int(x) for x in told], np.int16).reshape(-1, PARTS))
        part = [n / total if in_full and total else np.nan for n in visits]
        self.policy.append(np.array(part, np.float32))

    def told(self, t: Table) -> Positions:
        """All of it, with the end that it led to."""
        ends = [[share(t, seat), lead(t, seat)] for seat in range(t.seats)]
        nobody = [[np.nan, np.nan]] * (MOST_SEATS - t.seats)
        turned = [ends[seat:] + ends[:seat] + nobody for seat in self.seats]
        worth = np.array(turned, np.float32).reshape(-1, MOST_SEATS, 2)
        asked = len(self.seats)
        return Positions(
            np.array(self.seats, np.int8),
            np.arange(asked, 0, -1, dtype=np.int32),
            np.array(self.hopes, np.float32),
            np.stack(self.seen),
            np.array([len(each) for each in self.policy], np.int32),
            np.concatenate(self.options),
            np.concatenate(self.policy),
            worth[:, :, 0],
            worth[:, :, 1],
        )


def play(lesson: Lesson) -> bytes:
    """One game, packed: it may have to travel. Without a net all of it goes quickly: the games that a search
    without one spreads over the options tell little about them, and the more ends are known the better."""
    chance = random.Random(f"lesson {lesson.seed}")
    t = game(lesson.game).open(lesson.seats, lesson.seed, lesson.options)
    scribe = Scribe(lesson.game)
    fewer = QUICKER if lesson.net else QUICKEST
    thorough, quick = searcher(lesson, lesson.games), searcher(lesson, max(1, lesson.games // fewer))
    part = THOROUGH if lesson.net else 0.0
    while not t.over:
        seat = t.question.seats[0]
        codes = t.options(seat).codes
        if len(codes) == 1:
            t.answer(seat, codes[0])
            continue
        in_full = chance.random() < part
        bot = thorough if in_full else quick
        option = bot.choose(Chair(t, seat), chance)
        search = bot.recent.pop().search
        scribe.note(t, seat, codes, search, in_full)
        t.answer(seat, option)
    return scribe.told(t).packed()


class Pupil(Mcts):
    """The search without a net, by the measure that nets are taught by."""

    def __init__(self, games: int, spread: float) -> None:
        super().__init__(games, TEMPERATURE)
        self.spread = spread

    def begun(self, chair: Chair, seed: int) -> Rooted:
        search = Search(chair.seat, chair.seats, seed, self.manner)
        search.worth = fixed(chair.seats, self.manner.victory, self.spread)
        return search


def searcher(lesson: Lesson, games: int) -> Mcts:
    if lesson.net:
        return Seer(games, TEMPERATURE, played=0.0, own=kept_net(lesson.net))
    return Pupil(games, lesson.spread)


NETS: dict[str, Net] = {}


def kept_net(folder: str) -> Net:
    """A process reads a net once."""
    if folder not in NETS:
        NETS.clear()
        NETS[folder] = Net(Path(folder))
    return NETS[folder]
