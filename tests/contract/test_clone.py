"""Clones go their own way: what is played on one is never felt by another."""

from __future__ import annotations

import pytest

from tests.contract.play import CASES, Case, all_of, play_out, step, walk


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ancestors_stay_as_they_were(case: Case) -> None:
    t = case.start()
    ancestors = []
    for _ in walk(t, case.random()):
        ancestors.append((t.clone(), t.row, t.entry, t.written()))

    for ancestor, row, entry, written in ancestors:
        assert ancestor.row == row
        assert ancestor.entry is entry and ancestor.written() == written


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playing_a_clone_leaves_the_table_alone(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        if n % 40 == 7:
            before = all_of(t)
            play_out(t.clone(), case.random(n))
            assert all_of(t) == before


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_equal_answers_make_equal_tables(case: Case, chance: str) -> None:
    t = case.start(chance=chance)
    for n in walk(t, case.random()):
        if n % 60 == 11:
            one, other = t.clone(), t.clone()
            rng = case.random(n)
            for _ in range(50):
                if one.over:
                    break
                seat, option = step(one, rng)
                other.answer(seat, option)
                assert other.row == one.row
            assert all_of(other) == all_of(one)
