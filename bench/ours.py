"""Our games: the loop in the core, and the same games driven from Python."""

from __future__ import annotations

import random

import meadhall
from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table

SEATS = 4
MIDDLES = 32
REPEATS = 32  # a batch is long against the reading of the clock
AGENT = 1_000_003  # keeps the agents' dice apart from the table's


class Loop:
    """`playout`, the loop of the core; compiled or not is decided by the tree it is imported from."""

    def __init__(self, key: str) -> None:
        self.game = meadhall.game(key)
        self.seats = SEATS if SEATS in self.game.seats else self.game.seats[-1]
        self.batch = [self.middle(seed) for seed in range(MIDDLES)] * REPEATS

    def start(self, seed: int) -> Table:
        return self.game.start(seats=self.seats, seed=seed)

    def middle(self, seed: int) -> Table:
        """A table half-way through its game."""
        answers = playout(self.start(seed), seed + AGENT)[0]
        t = self.start(seed)
        playout(t, seed + AGENT, answers // 2)
        return t

    def play(self, seed: int) -> tuple[int, int]:
        return playout(self.start(seed), seed + AGENT)

    def copy(self) -> int:
        for t in self.batch:
            t.clone()
        return len(self.batch)

    def determinize(self) -> int:
        seats = self.seats
        for seed, t in enumerate(self.batch):
            t.determinize(seed % seats, seed)
        return len(self.batch)

    def keep(self) -> list[object]:
        return [t.clone() for t in self.batch]

    @property
    def row(self) -> int:
        return len(self.batch[0].row)


class Face(Loop):
    """The loop a bot author writes, over the public face."""

    def play(self, seed: int) -> tuple[int, int]:
        draw = random.Random(seed + AGENT).random
        table = self.start(seed)
        steps = choices = 0
        while not table.over:
            q = table.question
            seat = q.seats[0]
            options = q.options(seat)
            steps += 1
            if len(options) > 1:
                choices += 1
            table.answer(seat, options[int(draw() * len(options))])
        return steps, choices
