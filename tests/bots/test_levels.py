"""What holds for a bot of any level."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from meadhall.bots.levels import LEVELS
from meadhall.sim.chair import Chair
from tests.contract.play import CASES, EXTREMES, Case, compiled_only, walk

WORLDS = 4


def ticking(seconds: float) -> Callable[[], float]:
    """A clock that goes on by as much each time somebody looks at it."""
    now = 0.0

    def look() -> float:
        nonlocal now
        now += seconds
        return now

    return look


def choice(chair: Chair, level: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a bot chooses on a machine whose speed is always the same."""
    budget = LEVELS[level].budget
    monkeypatch.setattr("time.perf_counter", ticking(budget / WORLDS))
    return LEVELS[level].bot.choose(chair, random.Random(seed), budget)


def test_levels_are_ordered_weakest_first() -> None:
    assert list(LEVELS) == ["random", "novice", "warrior", "jarl", "champion"]
    budgets = [level.budget for level in LEVELS.values()]
    assert budgets == sorted(budgets)


@compiled_only
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", EXTREMES, ids=str)
def test_a_bot_at_a_twin_chooses_the_same(case: Case, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat cannot see, dealt again, moves no bot."""
    t = case.start()
    for n in walk(t, case.random()):
        if n % (6 if level == "random" else 48):
            continue
        seat = t.question.seats[0]
        chosen = choice(Chair(t, seat), level, n, monkeypatch)
        assert chosen in t.options(seat).ids
        for seed in (n, n + 1):
            twin = t.determinize(seat, seed)
            assert choice(Chair(twin, seat), level, n, monkeypatch) == chosen


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_random_bot_may_choose_anything(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        if n % 30 == 0:
            chair = Chair(t, t.question.seats[0])
            chosen = {LEVELS["random"].bot.choose(chair, random.Random(k), 0.0) for k in range(200)}
            assert chosen <= set(chair.options)
            assert len(chair.options) > 20 or chosen == set(chair.options)
