"""A bot that searches: a tree of answers over worlds imagined from its chair, as long as its budget lasts."""

from __future__ import annotations

import random
import time
from collections import deque
from typing import NamedTuple

from meadhall.bots.search.rooted import Manner, Rooted
from meadhall.bots.search.search import Search
from meadhall.sim.chair import Chair

CHECK_EVERY = 32  # games between two looks at whether the choice is clear
CLEARLY = 4.0  # standard errors between the leader and every other option
ENOUGH = 8  # games an option must have been tried in before it is called worse
REMEMBERED = 3  # searches that may be gone on with; each may take some megabytes


class Effort:
    """How many games more the budget is good for: counted, or by the clock, or what is less of the two."""

    def __init__(self, games: int, seconds: float) -> None:
        self.games = games
        self.seconds = seconds
        self.played = 0
        self.begun = time.perf_counter()

    def left(self) -> float:
        counted = self.games - self.played if self.games else float("inf")
        if self.seconds <= 0:
            return counted if self.games else 0.0
        spent = time.perf_counter() - self.begun
        return min(counted, self.played * (self.seconds - spent) / spent) if spent > 0 else 1.0


class Last(NamedTuple):
    """A search that is over, what was chosen, and where."""

    chair: Chair
    code: int
    search: Rooted


class Mcts:
    """With `games` it counts them, and without a budget the same random numbers give the same choice. With a
    `temperature` it takes an option as often as its share of the games, more evenly the higher it is; at 0 it
    takes the one most games went to."""

    def __init__(self, games: int = 0, temperature: float = 0.0, manner: Manner | None = None) -> None:
        self.games = games
        self.temperature = temperature
        self.manner = manner or Manner()
        self.recent: deque[Last] = deque(maxlen=REMEMBERED)

    def choose(self, chair: Chair, chance: random.Random, budget: float = 0.0) -> str:
        options = chair.options
        if len(options) == 1:
            return options[0]
        effort = Effort(self.games, budget)
        codes = chair.imagine(0).options(chair.seat).codes
        search = self.resumed(chair) or self.begun(chair, chance.getrandbits(60))
        while True:
            self.advance(search, chair, chance, CHECK_EVERY)
            effort.played += CHECK_EVERY
            if is_settled(search, codes, effort.left()):
                break
        chosen = self.taken(search, codes, chance)
        self.recent.append(Last(chair, codes[chosen], search))
        return options[chosen]

    def begun(self, chair: Chair, seed: int) -> Rooted:
        return Search(chair.seat, chair.seats, seed, self.manner)

    def advance(self, search: Rooted, chair: Chair, chance: random.Random, games: int) -> None:
        """So many games more."""
        assert isinstance(search, Search)
        for _ in range(games):
            search.play(chair.imagine(chance.getrandbits(60)))

    def taken(self, search: Rooted, codes: list[int], chance: random.Random) -> int:
        """Which of the options it is to be."""
        visits = [search.visits_of(code) for code in codes]
        if self.temperature > 0 and any(visits):
            most = max(visits)
            weights = [(n / most) ** (1 / self.temperature) for n in visits]
            return chance.choices(range(len(codes)), weights)[0]
        return max(range(len(codes)), key=lambda i: (visits[i], search.mean_of(codes[i])))

    def resumed(self, chair: Chair) -> Rooted | None:
        """The search of an earlier question, if the answer to it has led straight to this one."""
        now = chair.imagine(0)
        seen = now.redact(chair.seat).row
        for last in self.recent:
            if last.chair.seat == chair.seat:
                then = last.chair.imagine(0)
                then.answer(chair.seat, last.code)
                if then.redact(chair.seat).row == seen and last.search.follow(last.code, now):
                    self.recent.remove(last)
                    return last.search
        return None


def is_settled(search: Rooted, codes: list[int], left: float) -> bool:
    """Nothing is left to spend, or it would change nothing."""
    if left <= 0:
        return True
    visits = sorted([search.visits_of(code) for code in codes], reverse=True)
    return visits[0] - visits[1] > left or is_clear(search, codes)


def is_clear(search: Rooted, codes: list[int]) -> bool:
    """One option leads every other by more than chance explains."""
    if any(search.visits_of(code) < ENOUGH for code in codes):
        return False
    best = max(codes, key=search.mean_of)
    mean, error = search.mean_of(best), search.error_of(best)
    return all(
        mean - search.mean_of(code) > CLEARLY * (error**2 + search.error_of(code) ** 2) ** 0.5
        for code in codes
        if code != best
    )
