"""Every question has options, every option can be answered, and every game ends."""

from __future__ import annotations

import pytest

from tests.contract.play import CASES, CHANCE, Case, conservation, play_out, walk


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_lost(case: Case) -> None:
    check = conservation(case.key)
    for salt in range(2):
        t = case.start(salt)
        for _ in walk(t, case.random(salt)):
            check(t)
        check(t)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_no_question_without_an_option(case: Case, chance: str) -> None:
    t = case.start(chance=chance)
    lexicon = case.game.lexicon
    for _ in walk(t, case.random()):
        q = t.question
        assert q.seats and (q.seats == (CHANCE,) or CHANCE not in q.seats)
        assert q.kind and q.rule
        for seat in q.seats:
            options = q.options(seat)
            assert len(options) > 0
            assert len(set(options.ids)) == len(set(options.codes)) == len(options)
            for option in options:
                assert lexicon.code(option.id) == option.code
                assert lexicon.option_id(option.code) == option.id
                assert option.rule and option.id.split(":")[0] == option.verb
                assert option in options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_can_be_answered(case: Case) -> None:
    check = conservation(case.key)
    t = case.start(chance="ask", events=False)
    for n in walk(t, case.random()):
        if n % 11:
            continue
        for seat in t.question.seats:
            for option in t.question.options(seat):
                c = t.clone()
                c.answer(seat, option)
                assert c.row != t.row
                check(c)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_ends(case: Case) -> None:
    for salt in range(10, 20):
        t = play_out(case.start(salt, events=False), case.random(salt))
        assert len(t.scores) == case.seats
        assert bool(t.winners) != t.all_lost
        assert all(t.scores[seat] == max(t.scores) for seat in t.winners)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("last", [False, True])
def test_the_game_ends_however_dull(case: Case, last: bool) -> None:
    """Always the first option, or always the last."""
    t = case.start(events=False)
    answers = 0
    while not t.over:
        seat = t.question.seats[0]
        options = t.options(seat)
        t.answer(seat, options[len(options) - 1 if last else 0])
        answers += 1
        assert answers < 20_000
