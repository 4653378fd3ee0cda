"""Games played to learn from: what was seen in the games imagined in them, and how those ended.

A net is to spare a search the rest of a playout. So it is taught by playouts: where one came through now and
then after it left the tree, and how it ended. They cost next to nothing: it can be taught by millions.
"""

from __future__ import annotations

import functools
import io
import random
from collections import defaultdict
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.mcts import Last, Mcts
from meadhall.bots.net import Files, Net, picture, portrait
from meadhall.bots.search.guided import first_asked
from meadhall.bots.search.playout import TO_THE_END
from meadhall.bots.search.rooted import Rooted
from meadhall.bots.search.worth import lead, share
from meadhall.bots.seer import Seer
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game

TEMPERATURE = 0.3  # so that no two games are the same
UNLED = 16  # games imagined for each question as long as there is no net
STRIDE = 30  # answers between two looks at one of them, more or less


class Lesson(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, bool]
    seed: int
    games: int  # imagined for each question that a net leads
    net: Files | None  # that searches; None for playouts


class Positions(NamedTuple):
    """What was seen in imagined games of as many seats, and how they ended."""

    seen: npt.NDArray[np.int16]  # [position, number]
    won: npt.NDArray[np.float32]  # [position, seat from the looker on]
    lead: npt.NDArray[np.float32]

    def packed(self) -> bytes:
        file = io.BytesIO()
        np.savez_compressed(file, **self._asdict())
        return file.getvalue()


def unpacked(data: bytes) -> Positions:
    with np.load(io.BytesIO(data)) as found:
        return Positions(*[found[name] for name in Positions._fields])


def joined(parts: list[Positions]) -> list[Positions]:
    """Those of as many seats together."""
    by_seats = defaultdict[int, list[Positions]](list)
    for part in parts:
        by_seats[part.won.shape[1]].append(part)
    return [
        Positions(*[np.concatenate(column) for column in zip(*alike, strict=True)])
        for _, alike in sorted(by_seats.items())
    ]


class Scribe:
    """Writes down where games came through, and how they ended."""

    def __init__(self, key: str, seats: int) -> None:
        shown = portrait(key)
        assert shown is not None
        self.portrait = shown
        self.seats = seats
        self.seen: list[npt.NDArray[np.int16]] = []
        self.ends: list[list[tuple[float, float]]] = []
        self.lookers: list[int] = []  # of the game that is not at its end yet

    def look(self, t: Table) -> None:
        looker = first_asked(t)
        self.seen.append(picture(self.portrait, t, looker).astype(np.int16))
        self.lookers.append(looker)

    def end(self, t: Table) -> None:
        for looker in self.lookers:
            seats = [(looker + n) % self.seats for n in range(self.seats)]
            self.ends.append([(share(t, seat), lead(t, seat)) for seat in seats])
        self.lookers = []

    def told(self) -> Positions:
        ends = np.array(self.ends, np.float32).reshape(-1, self.seats, 2)
        seen = np.array(self.seen, np.int16).reshape(-1, self.portrait.width_for(self.seats))
        return Positions(seen, ends[:, :, 0], ends[:, :, 1])


def play(lesson: Lesson) -> bytes:
    """One game and what was seen in the games imagined in it, packed: it may have to travel."""
    t = game(lesson.game).open(lesson.seats, lesson.seed, lesson.options)
    chance = random.Random(f"lesson {lesson.seed}")
    scribe = Scribe(lesson.game, lesson.seats)
    bot = searcher(lesson)
    while not t.over:
        seat = t.question.seats[0]
        codes = t.options(seat).codes
        if len(codes) == 1:
            t.answer(seat, codes[0])
            continue
        chair = Chair(t, seat)
        search = bot.resumed(chair) or bot.begun(chair, chance.getrandbits(60))
        bot.advance(search, chair, chance, bot.games)
        witness(search, chair.imagine(chance.getrandbits(60)), chance, scribe)
        code = codes[bot.taken(search, codes, chance)]
        bot.recent.append(Last(chair, code, search))
        t.answer(seat, code)
    return scribe.told().packed()


def searcher(lesson: Lesson) -> Mcts:
    if lesson.net is None:
        return Mcts(UNLED, TEMPERATURE)
    return Seer(lesson.games, TEMPERATURE, kept_net(lesson.net))


def witness(search: Rooted, imagined: Table, chance: random.Random, scribe: Scribe) -> None:
    """One game more for a search, looked at now and then after it left the tree, and played to its end."""
    search.set_out(imagined, 0, chance.randrange(STRIDE))
    while not imagined.over:
        scribe.look(imagined)
        search.playout.play(imagined, 1 + chance.randrange(2 * STRIDE))
    search.conclude(imagined, 0, TO_THE_END)
    scribe.end(imagined)


@functools.lru_cache(1)
def kept_net(files: Files) -> Net:
    """A process reads a net once; it comes with every game, since the machine need not have it."""
    return Net(files)
