"""How likely a seat is to win, in games imagined from its chair: counted at their ends, or told by the game's
net where they have come to after a while."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from meadhall.bots.net import net, open_picture, portrait
from meadhall.bots.search.habits import ROOM, Habits
from meadhall.bots.search.playout import TO_THE_END, Playout
from meadhall.bots.search.search import FIRST_GAMES
from meadhall.bots.search.worth import Worth, share
from meadhall.bots.seer import has_rivals, horizon_of
from meadhall.kernel import table as kernel
from meadhall.kernel.flow import ASKED, CHANCE_BIT, GAVE
from meadhall.kernel.portrait import Portrait
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from meadhall.sim.library import game

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

PICKS = 3  # answers thought of at a step of a playout; the best by habit is given
VICTORY = 0.5
LESSONS = 600  # games that habits are learnt from
FEW_LESSONS = 60  # without the compiled core
SHARPER = 2.0  # half of what a net tells is the lead, so that it lies nearer the middle than a chance does


class Judge(Protocol):
    counts: bool  # games are played to their end, and victories counted
    certainty: float  # of what it tells of one world, against a victory that is counted

    def chances(self, worlds: Sequence[Table], seat: int, seed: int) -> list[float]:
        """A seat's chance to win in each of these imagined worlds, which may be played on."""


class Counting:
    """Each world is played to its end by seats of the same habits: there it is won, or not. Habits learnt on
    the way would drift, and chances with them; these are of other games, and know nothing of this one."""

    counts = True
    certainty = 1.0

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def chances(self, worlds: Sequence[Table], seat: int, seed: int) -> list[float]:
        play_on(worlds, self.habits, seed, TO_THE_END)
        return [share(t, seat) for t in worlds]


def play_on(worlds: Sequence[Table], habits: Habits, seed: int, answers: int) -> None:
    """All of them so many answers further."""
    playout = Playout(worlds[0].seats, seed, PICKS, 1)
    playout.habits = habits
    for t in worlds:
        playout.begin(0)
        playout.play(t, answers)


@functools.lru_cache(8)
def habits_of(key: str, seats: int, options: frozenset[tuple[str, bool]], games: int) -> Habits:
    """What pays in a game set up like this, whoever does it."""
    playout = Playout(seats, 0, PICKS, 1)
    worth = Worth(seats, VICTORY)
    for n in range(games):
        t = game(key).open(seats, n, dict(options))
        t.rootless = True  # nobody reads its log
        playout.begin(0)
        playout.play(t, TO_THE_END)
        if n < FIRST_GAMES:
            worth.learn(t)
        worth.measure(t)
        playout.learn(0, worth.now)
    share_habits(playout.habits, seats)
    return playout.habits


def share_habits(habits: Habits, seats: int) -> None:
    """All seats learn from all: none plays better than another."""
    for row in (habits.given, habits.given_worth, habits.thought_of, habits.thought_of_worth):
        for place in range(ROOM):
            total = sum(row[seat * ROOM + place] for seat in range(seats))
            for seat in range(seats):
                row[seat * ROOM + place] = total


class Eyes(Protocol):
    """What is needed of a net."""

    def judged(self, seen: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
        """What positions are worth to each seat, from the one that looks on."""


class Seeing:
    """Each world is played on as far as in a search that the net leads. There it is looked at with all cards
    open, as the net was taught: in a world that was imagined, these tell nothing about the real one."""

    counts = False
    certainty = 2.0  # measured: what it tells varies about half as much

    def __init__(self, habits: Habits, own: Eyes, shown: Portrait, horizon: int) -> None:
        self.habits = habits
        self.net = own
        self.portrait = shown
        self.horizon = horizon

    def chances(self, worlds: Sequence[Table], seat: int, seed: int) -> list[float]:
        import numpy as np

        play_on(worlds, self.habits, seed, self.horizon)
        lookers = [seat if t.over else t.question.seats[0] for t in worlds]
        seen = [open_picture(self.portrait, t, looker) for t, looker in zip(worlds, lookers, strict=True)]
        told: list[list[float]] = self.net.judged(np.stack(seen)).tolist()
        found = []
        for t, looker, worths in zip(worlds, lookers, told, strict=True):
            by_seat = [worths[(one - looker) % t.seats] for one in range(t.seats)]
            found.append(share(t, seat) if t.over else part(t, seat, by_seat))
        return found


def part(t: Table, seat: int, worths: Sequence[float]) -> float:
    """What a net hopes for a seat and its allies beside what it hopes for the others. Where there are no
    others it is the chance itself."""
    hopes: dict[int, list[float]] = {}
    for one, worth in enumerate(worths):
        hopes.setdefault(int(t.allies(one)), []).append(min(1.0, max(0.0, worth)))
    own = int(t.allies(seat))
    if len(hopes) == 1:
        return sum(hopes[own]) / len(hopes[own])
    sharp = {side: (sum(found) / len(found)) ** SHARPER for side, found in hopes.items()}
    total = sum(sharp.values())
    return sharp[own] / total if total > 0 else 1 / len(sharp)


def judge_of(log: Log) -> Judge:
    """The net's eyes where the game has one and there are rivals."""
    lessons = LESSONS if is_compiled() else FEW_LESSONS
    habits = habits_of(log.game, log.seats, frozenset(log.options.items()), lessons)
    found, shown = net(log.game), portrait(log.game)
    start = game(log.game).open(log.seats, 0, log.options)
    if found is None or shown is None or not has_rivals(start):
        return Counting(habits)
    return Seeing(habits, found, shown, horizon_of(found, log.seats))


def is_compiled() -> bool:
    return not kernel.__file__.endswith(".py")


def imagined(t: Table, seat: int, seed: int) -> Table:
    """A world that could be this table for all that the seat knows, at a question to somebody: what chance is
    asked falls anew, and what others have sealed is theirs to choose again."""
    world = t.determinize(seat, seed)
    world.asks_chance = False
    if world.m[ASKED] == CHANCE_BIT:
        world.roll()
        world.run()
    else:
        world.m[GAVE] = 0
    return world
