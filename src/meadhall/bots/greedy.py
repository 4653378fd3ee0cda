"""One step of thought: every option is tried in imagined worlds and played out at random.

It knows no game: what an option is worth is by how much the seat leads the best of the others where the
random games end, on average.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TypeAlias

from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair

Worth: TypeAlias = Callable[[Table, int], float]

CHECK_EVERY = 16  # worlds between two looks at which options have fallen behind
CLEARLY = 4.0  # standard errors behind the best option


def margin(t: Table, seat: int) -> float:
    """By how much a seat and its allies lead the best of the others."""
    scores = t.scores
    allies = t.allies(seat)
    rivals = [score for other, score in enumerate(scores) if not allies >> other & 1]
    return scores[seat] - max(rivals, default=0)


class Arm:
    """An option and what it came to in each world so far."""

    def __init__(self, option: str, code: int) -> None:
        self.option = option
        self.code = code
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    def is_behind(self, best: Arm) -> bool:
        """Far enough in the same worlds that chance hardly explains it."""
        n = len(self.worths)
        apart = [one - other for one, other in zip(best.worths, self.worths, strict=True)]
        mean = sum(apart) / n
        spread = sum((x - mean) ** 2 for x in apart) / (n - 1)
        return mean > 0 and mean * mean * n > CLEARLY * CLEARLY * spread


class Effort:
    """How much of the time, or of the playouts, is spent: 1 is all of it."""

    def __init__(self, playouts: int, seconds: float) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.played = 0
        self.begun = time.perf_counter()

    def spent(self) -> float:
        if self.playouts:
            return self.played / self.playouts
        return (time.perf_counter() - self.begun) / self.seconds if self.seconds > 0 else 1.0


class Greedy:
    """With `playouts` it counts instead of looking at the clock, and the same random numbers give the
    same choice. A playout ends after `horizon` answers, or with the game."""

    def __init__(self, playouts: int = 0, horizon: int = 1_000_000, worth: Worth = margin) -> None:
        self.playouts = playouts
        self.horizon = horizon
        self.worth = worth

    def choose(self, chair: Chair, chance: random.Random, budget: float = 0.0) -> str:
        """Successive halving: each round gives the options that are left an equal part of the effort, in the
        same worlds with the same chance, and the better half goes on."""
        options = chair.options
        if len(options) == 1:
            return options[0]
        effort = Effort(self.playouts, budget)
        codes = chair.imagine(0).options(chair.seat).codes
        arms = [Arm(option, code) for option, code in zip(options, codes, strict=True)]
        chance.shuffle(arms)  # between equals the first is kept
        rounds = (len(arms) - 1).bit_length()
        for n in range(1, rounds + 1):
            worlds = 0
            while len(arms) > 1 and (effort.spent() < n / rounds or not arms[0].worths):
                self.try_all(chair, arms, chance, effort)
                worlds += 1
                if worlds % CHECK_EVERY == 0:
                    arms = contenders(arms)
            arms = ranked(arms)[: (len(arms) + 1) // 2]
        return arms[0].option

    def try_all(self, chair: Chair, arms: list[Arm], chance: random.Random, effort: Effort) -> None:
        """One world more, for every option."""
        world = chair.imagine(chance.getrandbits(60))
        seed = chance.getrandbits(60)
        for arm in arms:
            t = world.clone()
            t.answer(chair.seat, arm.code)
            playout(t, seed, self.horizon)
            arm.worths.append(self.worth(t, chair.seat))
            effort.played += 1


def ranked(arms: list[Arm]) -> list[Arm]:
    return sorted(arms, key=Arm.mean, reverse=True)


def contenders(arms: list[Arm]) -> list[Arm]:
    """The options that may still be the best."""
    best = max(arms, key=Arm.mean)
    return [arm for arm in arms if arm is best or not arm.is_behind(best)]
