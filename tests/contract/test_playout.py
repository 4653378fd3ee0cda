"""The fast random player plays by the same rules as everybody."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel.playout import playout
from tests.contract.play import CASES, Case, conservation, view_texts


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playout_ends_and_loses_nothing(case: Case) -> None:
    for salt in range(3):
        t = case.start(salt, events=False)
        answers, choices = playout(t, salt)
        assert t.over and 0 < choices <= answers
        conservation(case.key)(t)
        again = case.start(salt, events=False)
        assert playout(again, salt) == (answers, choices)
        assert again.row == t.row


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playout_may_stop_on_the_way(case: Case) -> None:
    t = case.start(events=False)
    for salt in range(6):
        answers, _ = playout(t, salt, 13)
        conservation(case.key)(t)
        if t.over:
            break
        assert answers == 13
        assert t.options(t.question.seats[0]).ids and view_texts(t)
    with pytest.raises(meadhall.Refused):
        t.save()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playout_of_a_clone_leaves_the_table_alone(case: Case) -> None:
    t = case.start(events=False)
    row = t.row
    assert len({playout(t.clone(), seed) for seed in range(8)}) > 1
    assert t.row == row
    t.save()
