"""Games played to learn from: positions that searches came to, and how they ended when played out."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from meadhall.bots.mcts import Last, Mcts
from meadhall.bots.net import Net, portrait
from meadhall.bots.search.guided import first_asked
from meadhall.bots.search.playout import TO_THE_END
from meadhall.bots.search.rooted import Rooted
from meadhall.bots.search.worth import lead, share
from meadhall.bots.seer import HORIZON, Seer
from meadhall.kernel.flow import MOST_SEATS
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game

TEMPERATURE = 0.3  # so that no two games are the same
WITNESSED = 0.1  # positions written down for each game of search
FAR = 2 * HORIZON  # answers from the tree to the furthest of them


class Lesson(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, bool]
    seed: int
    games: int  # of search, for each question
    net: str  # the folder of the net that searches; "" for playouts


class Positions(NamedTuple):
    """What was seen in imagined games, and how each of them ended."""

    seen: npt.NDArray[np.int16]  # [position, number]
    won: npt.NDArray[np.float32]  # [position, seat from the looker on]; nan where nobody sits
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
    """Writes down where imagined games came through."""

    def __init__(self, key: str) -> None:
        shown = portrait(key)
        assert shown is not None
        self.portrait = shown
        self.seen: list[npt.NDArray[np.int16]] = []
        self.ends: list[list[tuple[float, float]]] = []

    def witness(self, search: Rooted, t: Table, answers: int) -> None:
        """One game more for a search, looked at so many answers after it left the tree."""
        search.set_out(t, 0, answers)
        if t.over:
            search.conclude(t, 0, 0)
            return
        looker = first_asked(t)
        seen = vec[float]([0.0] * self.portrait.width)
        self.portrait.draw(t, looker, seen, 0)
        search.conclude(t, 0, TO_THE_END)
        # a vec lends its buffer, which its types do not say
        self.seen.append(np.frombuffer(seen, np.float64).astype(np.int16))  # type: ignore[call-overload]
        seats = [(looker + n) % t.seats for n in range(t.seats)]
        ends = [(share(t, seat), lead(t, seat)) for seat in seats]
        self.ends.append(ends + [(np.nan, np.nan)] * (MOST_SEATS - t.seats))

    def told(self) -> Positions:
        ends = np.array(self.ends, np.float32).reshape(-1, MOST_SEATS, 2)
        seen = np.array(self.seen, np.int16).reshape(-1, self.portrait.width)
        return Positions(seen, ends[:, :, 0], ends[:, :, 1])


def play(lesson: Lesson) -> bytes:
    """One game and what was seen on the way, packed: it may have to travel."""
    chance = random.Random(f"lesson {lesson.seed}")
    t = game(lesson.game).open(lesson.seats, lesson.seed, lesson.options)
    scribe = Scribe(lesson.game)
    bot = searcher(lesson)
    while not t.over:
        seat = t.question.seats[0]
        codes = t.options(seat).codes
        if len(codes) == 1:
            t.answer(seat, codes[0])
            continue
        chair = Chair(t, seat)
        search = bot.resumed(chair) or bot.begun(chair, chance.getrandbits(60))
        bot.advance(search, chair, chance, lesson.games)
        for _ in range(round(WITNESSED * lesson.games)):
            scribe.witness(search, chair.imagine(chance.getrandbits(60)), chance.randrange(FAR))
        code = codes[bot.taken(search, codes, chance)]
        bot.recent.append(Last(chair, code, search))
        t.answer(seat, code)
    return scribe.told().packed()


def searcher(lesson: Lesson) -> Mcts:
    if lesson.net:
        return Seer(lesson.games, TEMPERATURE, own=kept_net(lesson.net))
    return Mcts(lesson.games, TEMPERATURE)


NETS: dict[str, Net] = {}


def kept_net(folder: str) -> Net:
    """A process reads a net once."""
    if folder not in NETS:
        NETS.clear()
        NETS[folder] = Net(Path(folder))
    return NETS[folder]
