"""The plainest player: any option, all alike."""

from __future__ import annotations

import random

from meadhall.sim.chair import Chair


class RandomBot:
    def choose(self, chair: Chair, chance: random.Random, budget: float = 0.0) -> str:
        return chance.choice(chair.options)
