"""The bot that tries every option in imagined worlds."""

from __future__ import annotations

import random

import pytest

from meadhall.bots.arena import matches, played
from meadhall.bots.greedy import CHECK_EVERY, Arm, Greedy, contenders, margin, ranked
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from tests.contract.play import SMALLEST, Case, compiled_only, walk


def arm(*worths: float) -> Arm:
    made = Arm(str(worths), 0)
    made.worths = list(worths)
    return made


@compiled_only
def test_it_beats_the_random_bot() -> None:
    for match in matches("blood_rage", [], ["greedy:50", "random"], 2, 2, 0):
        assert played(match).won[match.names.index("greedy:50")] == 1.0


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_the_same_random_numbers_give_the_same_choice(case: Case) -> None:
    t = case.start()
    bot = Greedy(playouts=30)
    for n in walk(t, case.random()):
        if n % 12 == 0:
            chair = Chair(t, t.question.seats[0])
            choices = {bot.choose(chair, random.Random(n)) for _ in range(2)}
            assert len(choices) == 1 and choices <= set(chair.options)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_it_plays_as_often_as_it_may(case: Case) -> None:
    played = 0

    def count(t: Table, seat: int) -> float:
        nonlocal played
        played += 1
        return float(played % 7)  # no option stands out

    t = case.start()
    for n in walk(t, case.random()):
        chair = Chair(t, t.question.seats[0])
        if n % 10 == 0:
            played = 0
            Greedy(60, 0, count).choose(chair, random.Random(n))
            options = len(chair.options)
            assert played == 0 if options == 1 else 60 <= played < 60 + options


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_every_option_is_tried_in_the_same_worlds(case: Case) -> None:
    """With nothing played after it, an option's worth is a matter of the world alone."""
    worlds: list[tuple[int, ...]] = []

    def remember(t: Table, seat: int) -> float:
        worlds.append(t.row)
        return 0.0

    t = case.start()
    chair = Chair(t, t.question.seats[0])
    options = len(chair.options)
    assert options > 1
    Greedy(options * 2, 0, remember).choose(chair, random.Random(1))
    again, worlds = worlds, []
    Greedy(options * 2, 0, remember).choose(chair, random.Random(1))
    assert again == worlds
    assert len(set(worlds[:options])) == options


def test_without_time_it_still_answers() -> None:
    t = SMALLEST[0].start()
    chair = Chair(t, t.question.seats[0])
    assert Greedy().choose(chair, random.Random(1), 0.0) in chair.options


def test_it_stops_as_soon_as_the_choice_is_clear() -> None:
    """Of two options the one that is better in every world is taken after the first look."""
    played = 0

    def first_is_better(t: Table, seat: int) -> float:
        nonlocal played
        played += 1
        return 10.0 * (played % 2) + played % 5

    t = SMALLEST[0].start()
    for _ in walk(t, SMALLEST[0].random()):
        chair = Chair(t, t.question.seats[0])
        if len(chair.options) == 2:
            break
    Greedy(4000, 0, first_is_better).choose(chair, random.Random(1))
    assert played == 2 * CHECK_EVERY


def test_an_option_that_is_always_worse_falls_behind() -> None:
    good, bad, unclear = arm(5, 6, 5, 6), arm(1, 2, 1, 2), arm(0, 20, 0, 0)
    assert contenders([bad, good, unclear]) == [good, unclear]
    assert ranked([bad, unclear, good])[0] is good


def test_equal_options_stay_in_the_race() -> None:
    one, other = arm(3, 3, 3), arm(3, 3, 3)
    assert contenders([one, other]) == [one, other]


def test_margin_is_over_the_best_of_the_others() -> None:
    t = SMALLEST[0].start()
    for _ in walk(t, SMALLEST[0].random()):
        pass
    for seat in range(t.seats):
        rest = [score for other, score in enumerate(t.scores) if other != seat]
        assert margin(t, seat) == t.scores[seat] - max(rest)
