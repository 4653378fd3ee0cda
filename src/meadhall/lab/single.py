"""Gymnasium: one seat at a table whose other seats are bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from meadhall.bots.roster import dismiss, seated
from meadhall.kernel.table import Table
from meadhall.lab.observation import rewards
from meadhall.lab.petting import SEEDS, Seating, Sight
from meadhall.sim.chair import Chair


class Seat(Seating, gymnasium.Env[Sight, np.int64]):  # type: ignore[misc]  # their spaces are not by agent
    """`bots` are the others in the order of the table, by name as in the arena; one name is all of them."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as theirs

    def __init__(
        self,
        key: str,
        seats: int,
        bots: Sequence[str] = ("novice",),
        seat: int = 0,
        *,
        forgiving: bool = False,
        **options: bool,
    ) -> None:
        Seating.__init__(self, key, seats, options, 0, forgiving)
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} of {seats}")
        names = list(bots) * (seats - 1) if len(bots) == 1 else list(bots)
        if len(names) != seats - 1:
            raise ValueError(f"{seats - 1} bots for {seats} seats, not {len(names)}")
        self.seat = seat
        others = [other for other in range(seats) if other != seat]
        self.levels = {other: seated(name) for other, name in zip(others, names, strict=True)}
        self.observation_space = self.observation_spaces[self.possible_agents[seat]]  # type: ignore[assignment, method-assign]
        self.action_space = self.action_spaces[self.possible_agents[seat]]  # type: ignore[assignment, method-assign]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sight, dict[str, Any]]:
        gymnasium.Env.reset(self, seed=seed)
        dismiss(self.levels.values())  # a program plays one game
        self.deal(seed)
        self.minds = random.Random(int(self.chance.integers(SEEDS)))
        self.wait_for_turn()
        return self.sight(self.seat), self.info(self.seat)

    def step(self, action: np.int64) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        self.give(self.seat, int(action))
        self.wait_for_turn()
        t = self.table
        paid = rewards(t)[self.seat] if t.over else 0.0
        return self.sight(self.seat), paid, t.over, False, self.info(self.seat)

    def wait_for_turn(self) -> None:
        """The bots answer until the seat is asked, or the game is over."""
        t: Table = self.table
        while not t.over and self.seat not in t.question.seats:
            other = t.question.seats[0]
            level = self.levels[other]
            t.answer(other, level.bot.choose(Chair(t, other), self.minds, level.budget))

    def close(self) -> None:
        dismiss(self.levels.values())
