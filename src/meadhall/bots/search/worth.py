"""What the end of an imagined game is worth to each seat: a number from 0 to 1.

Winning is half of it. The other half is the lead over the best of the others, against what leads are usual in
this position: so the search also sees a difference between two victories, or two defeats, and needs to know
nothing of how many points a game is played for.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.flow import MOST_SEATS, Seat
from meadhall.kernel.table import Table

FLAT: Final = 1e-6  # a spread below this is none


def lead(t: Table, seat: Seat) -> float:
    """By how much a seat and its allies are ahead of the best of the others; alone, what it has."""
    allies = t.allies(seat)
    best: i64 = 0
    rivals = False
    for other in range(t.count):
        if not allies >> other & 1:
            score = t.score(other)
            if not rivals or score > best:
                best = score
            rivals = True
    return float(t.score(seat) - best)


def share(t: Table, seat: Seat) -> float:
    """The part of the victory that a seat has: all of it with its allies, a part where it is shared."""
    winners = t.winners
    if not winners:
        return 0.0
    allies = t.allies(seat)
    own = 0
    for winner in winners:
        if allies >> winner & 1:
            own += 1
    return float(own) / float(len(winners))


@final
class Worth:
    """The usual leads of a position, learnt from the first games imagined there."""

    def __init__(self, seats: i64, victory: float) -> None:
        self.seats: i64 = seats
        self.victory: float = victory  # the part that winning is of all
        self.n: i64 = 0
        self.mean: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.spread: vec[float] = vec[float]([0.0] * MOST_SEATS)  # sum of squares about the mean
        self.now: vec[float] = vec[float]([0.5] * MOST_SEATS)  # of the table measured last

    def learn(self, t: Table) -> None:
        self.n += 1
        for seat in range(self.seats):
            x = lead(t, seat)
            before = x - self.mean[seat]
            self.mean[seat] += before / float(self.n)
            self.spread[seat] += before * (x - self.mean[seat])

    def measure(self, t: Table) -> None:
        """Into `now`. Of a game that is not over, the lead is all that counts."""
        for seat in range(self.seats):
            x = self.squash(seat, lead(t, seat))
            if t.over:
                x = self.victory * share(t, seat) + (1.0 - self.victory) * x
            self.now[seat] = x

    def squash(self, seat: Seat, x: float) -> float:
        """A lead from 0 to 1: the usual one is a half."""
        if self.n < 2:
            return 0.5
        usual = math.sqrt(self.spread[seat] / float(self.n - 1))
        if usual < FLAT:
            return 0.5
        return 1.0 / (1.0 + math.exp((self.mean[seat] - x) / usual))
