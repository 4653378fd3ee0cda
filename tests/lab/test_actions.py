"""Every option a game ever offers has a number of its own, the same at every table."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.kernel.errors import Refused
from meadhall.lab.actions import actions


@pytest.mark.parametrize("key", meadhall.games())
def test_options_of_whole_games_are_numbered_and_back(key: str) -> None:
    numbered = actions(key)
    chance = random.Random(3)
    for seats in meadhall.game(key).seats:
        options = {"fifth_player": True} if key == "blood_rage" and seats == 5 else {}
        t = meadhall.game(key).start(seats, seed=seats, chance="ask", **options)
        while not t.over:
            seat = t.question.seats[0]
            codes = t.options(seat).codes
            numbers = numbered.numbers(t.options(seat))
            assert len(set(numbers)) == len(codes)
            assert [numbered.code(number) for number in numbers] == codes
            assert numbered.mask(t.options(seat)).nonzero()[0].tolist() == sorted(numbers)
            t.answer(seat, chance.choice(codes))


@pytest.mark.parametrize("key", meadhall.games())
def test_every_number_means_one_option(key: str) -> None:
    numbered = actions(key)
    step = max(1, numbered.count // 5000)
    for number in range(0, numbered.count, step):
        assert numbered.number(numbered.code(number)) == number
    for wrong in (-1, numbered.count):
        with pytest.raises(Refused):
            numbered.code(wrong)
