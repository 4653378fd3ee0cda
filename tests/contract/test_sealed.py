"""Sealed answers: one's own until the last is in, and the last change counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.kernel.table import Table
from tests.contract.play import CASES, Case, view_text, walk


def sealed_questions(case: Case) -> Iterator[tuple[Table, int]]:
    """Tables at a question to several seats that one of them can answer without ending it."""
    t = case.start()
    rng = case.random()
    for _ in walk(t, rng):
        if len(t.question.seats) > 1:
            yield t.clone(), rng.choice(t.question.seats)


def sealed(t: Table, seat: int, option: str) -> Table:
    c = t.clone()
    c.answer(seat, option)
    return c


@pytest.mark.parametrize("case", CASES, ids=str)
def test_others_see_only_that_an_answer_is_in(case: Case) -> None:
    for n, (t, seat) in enumerate(sealed_questions(case)):
        if n % 2:
            continue
        others = [None, (seat + 1 + n % (t.seats - 1)) % t.seats]
        seen = set()
        for option in t.options(seat):
            c = sealed(t, seat, option.id)
            seen.add("\n".join(view_text(c, viewer) for viewer in others))
            assert c.events(None) == t.events(None)
            assert c.view(seat)["question"] != t.view(seat)["question"]
        assert len(seen) == 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_may_be_changed_and_the_last_change_counts(case: Case) -> None:
    for t, seat in sealed_questions(case):
        options = t.options(seat).ids
        changed = sealed(t, seat, options[0])
        number = changed.question.number
        for option in (options[-1], options[0], options[len(options) // 2]):
            changed.answer(seat, option)
        straight = sealed(t, seat, options[len(options) // 2])
        assert changed.row == straight.row
        assert changed.question.number == number
        assert seat in changed.question.sealed and seat not in changed.question.seats

        for other in t.question.seats:
            if other != seat:
                option = t.options(other).ids[0]
                changed.answer(other, option)
                straight.answer(other, option)
        assert changed.row == straight.row
        assert changed.over or changed.question.number != number
        assert case.game.replay(changed.log).row == changed.row


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_order_of_answers_does_not_matter(case: Case) -> None:
    for t, _ in sealed_questions(case):
        if t.question.sealed:
            continue
        given = [(s, t.options(s).ids[-1]) for s in t.question.seats]
        one, other = t.clone(), t.clone()
        for s, option in given:
            one.answer(s, option)
        for s, option in reversed(given):
            other.answer(s, option)
        assert one.row == other.row
