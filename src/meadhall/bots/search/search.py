"""A search without a net: imagined games go down the tree, leave it, are played out, and teach it."""

from __future__ import annotations

from typing import Final, final

from meadhall.bots.search.rooted import Manner, Rooted
from meadhall.kernel.flow import GAVE
from meadhall.kernel.table import Table

FIRST_GAMES: Final = 24  # played without the tree, to learn what leads are usual


@final
class Search(Rooted):
    def __init__(self, seat: int, seats: int, seed: int, manner: Manner) -> None:
        super().__init__(seat, seats, seed, manner, 1)

    def play(self, t: Table) -> None:
        """One imagined game."""
        if self.worth.n < FIRST_GAMES:
            self.measure_leads(t)
        else:
            self.set_out(t, 0, 0)
            self.conclude(t, 0, self.manner.horizon)

    def measure_leads(self, t: Table) -> None:
        t.m[GAVE] = 0
        self.depth[0] = 0
        self.playout.begin(0)
        self.playout.play(t, self.manner.horizon)
        self.worth.learn(t)
        self.worth.measure(t)
        self.playout.learn(0, self.worth.now)
