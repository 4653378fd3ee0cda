"""A search led by a net: a few answers after games have left the tree, it tells what they are worth.

Games go down the tree one after another, are played on a little, and wait until a few have gathered; then the
net looks at all of them at once. What a playout would still have added is mostly luck, and costs most of its
time. A position is looked at with the eyes of the seat that has to answer there: in an imagined world that
tells nothing about the real one.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.search.rooted import Manner, Rooted
from meadhall.bots.search.tree import EMPTY
from meadhall.bots.search.worth import Worth
from meadhall.kernel.flow import ASKED, GAVE, Seat
from meadhall.kernel.portrait import Portrait
from meadhall.kernel.table import Table


@final
class Guided(Rooted):
    def __init__(
        self, seat: int, seats: int, seed: int, manner: Manner, portrait: Portrait, worth: Worth, batch: int
    ) -> None:
        super().__init__(seat, seats, seed, manner, batch)
        self.worth = worth
        self.portrait = portrait
        self.width: i64 = portrait.width_for(seats)
        self.waiting: i64 = 0
        # by game that waits
        self.looker: vec[i64] = EMPTY[:batch]  # whose eyes it is looked at with
        self.seen: vec[float] = vec[float]([0.0] * (batch * portrait.width_for(seats)))

    def send(self, t: Table) -> None:
        """One imagined game on its way. It waits there, or is over and learnt from at once."""
        slot = self.waiting
        self.set_out(t, slot, self.manner.horizon)
        if t.over:
            self.conclude(t, slot, 0)
        else:
            self.show(t, slot)
            self.waiting += 1

    def show(self, t: Table, slot: i64) -> None:
        """Draw what the net is to look at."""
        width = self.width
        seat = first_asked(t)
        self.looker[slot] = seat
        for i in range(slot * width, (slot + 1) * width):
            self.seen[i] = 0.0
        self.portrait.draw(t, seat, self.seen, slot * width)

    def hear(self, worths: list[float]) -> None:
        """What the net says of the games that wait: [game, seat from the looker on]."""
        now = self.worth.now
        for slot in range(self.waiting):
            for i in range(self.seats):
                now[(self.looker[slot] + i) % self.seats] = worths[slot * self.seats + i]
            self.learn(slot, now)
        self.waiting = 0


def first_asked(t: Table) -> Seat:
    left = t.m[ASKED] & ~t.m[GAVE]
    seat: i64 = 0
    while not left >> seat & 1:
        seat += 1
    return seat
