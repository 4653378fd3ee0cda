"""Twins: what a seat cannot see, dealt again. No view may change by a byte."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.kernel.errors import NotAsked, Refused
from meadhall.kernel.table import Table
from tests.contract.play import (
    CASES,
    CHANCE,
    Case,
    conservation,
    play_out,
    secrets,
    view_text,
    view_texts,
    walk,
)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_a_twin_looks_the_same(case: Case, chance: str) -> None:
    """At every question, to the seat it was made for: view, options, the answer it has given."""
    t = case.start(chance=chance)
    for n in walk(t, case.random()):
        row = t.row
        asked = t.question.seats[0]
        if chance == "ask" and (asked != CHANCE or n % 3):
            continue
        for seat in {n % t.seats} if asked == CHANCE else {asked, n % t.seats}:
            twin = t.determinize(seat, n)
            assert view_text(twin, seat) == view_text(t, seat)
            if n % 4 == 0:
                assert view_text(twin, None) == view_text(t, None)
            if seat in (*t.question.seats, *t.question.sealed):
                assert twin.options(seat).codes == t.options(seat).codes
        assert t.row == row


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_lost_in_a_twin(case: Case) -> None:
    check = conservation(case.key)
    t = case.start()
    for n in walk(t, case.random()):
        twin = t.determinize(n * 7 // 5 % t.seats, n)
        check(twin)
        for other in twin.question.sealed:
            assert twin.given(other) in twin.options(other).codes, "sealed, and not an option"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_twin_can_be_played_to_the_end(case: Case) -> None:
    check = conservation(case.key)
    t = case.start()
    for n in walk(t, case.random()):
        if n % 25 == 0:
            twin = t.determinize(n % t.seats, n)
            for more in walk(twin, case.random(n)):
                if more < 10 or more % 10 == 0:
                    check(twin)
            check(twin)


def overlap(one: Counter[tuple[str, str]], other: Counter[tuple[str, str]]) -> int:
    return (one & other).total()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_twins_differ_from_seed_to_seed(case: Case) -> None:
    hidden = secrets(case.key).hidden
    t = case.start()
    for n in walk(t, case.random()):
        if n == 40 and hidden(t, 0).total() > 3:
            deals = [hidden(t.determinize(0, seed), 0) for seed in range(12)]
            assert len({tuple(sorted(deal.items())) for deal in deals}) > 6


@pytest.mark.parametrize("case", CASES, ids=str)
def test_twins_are_no_likelier_true_than_chance(case: Case) -> None:
    """The truth is one more deal among the possible: a twin agrees with it as often as with another twin."""
    hidden = secrets(case.key).hidden
    truth = twins = 0
    for salt in range(4):
        t = case.start(salt, events=False)
        for n in walk(t, case.random(salt)):
            if n % 5:
                continue
            seat = n // 5 % t.seats
            one, other = (hidden(t.determinize(seat, 2 * n + k), seat) for k in (0, 1))
            assert one.total() == other.total() == hidden(t, seat).total()
            truth += overlap(hidden(t, seat), one)
            twins += overlap(other, one)
    assert truth == pytest.approx(twins, rel=0.12, abs=4 * (truth + twins) ** 0.5)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_twin_depends_only_on_what_the_seat_knows(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        if n % 6:
            continue
        seat = n // 6 % t.seats
        tables: list[Table] = [t, t.determinize(seat, 1), t.determinize(seat, 2)]
        again = [view_texts(table.determinize(seat, 3)) for table in tables]
        assert again[0] == again[1] == again[2]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_twin_foresees_no_chance(case: Case) -> None:
    """Its source of chance is its own: it does not draw what the table will draw."""
    t = case.start()
    for n in walk(t, case.random()):
        if n in (0, 50):
            ends = {play_out(t.determinize(0, seed), case.random(7)).row for seed in range(4)}
            assert len(ends) == 4


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_twin_of_the_end_is_the_end(case: Case) -> None:
    t = play_out(case.start(), case.random())
    for seat in range(t.seats):
        assert view_text(t.determinize(seat, 1), seat) == view_text(t, seat)


def every_id(case: Case) -> list[str]:
    """Options of a whole game, legal at one time or another, and some that never are."""
    found: dict[str, None] = {}
    t = case.start(1, chance="ask", events=False)
    for _ in walk(t, case.random(1)):
        found |= dict.fromkeys(t.options(t.question.seats[0]).ids)
    return [*found, "", "pass:", "dance", "dance:to=nowhere", "\u00e9" * 40]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_twin_gives_the_same_reasons(case: Case) -> None:
    """Asking why something is no option tells a seat nothing that it could not know."""
    ids = every_id(case)
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        twin = t.determinize(seat, n)
        legal = set(t.options(seat).ids)
        for option in ids[n % 7 :: 7]:
            rule = t.why(seat, option)
            assert twin.why(seat, option) == rule
            assert not (rule and option in legal)
            if option not in legal:
                assert refusal(t, seat, option) == refusal(twin, seat, option)
        for other in {*range(-1, t.seats + 1)} - {*t.question.seats, *t.question.sealed}:
            with pytest.raises(NotAsked):
                t.why(other, ids[0])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_twin_has_the_same_odds(case: Case) -> None:
    """Odds are told from what the seat can see, for options it has, and are chances (losses: a number)."""
    t = case.start()
    for n in walk(t, case.random()):
        if n % 3:
            continue
        seat = t.question.seats[0]
        odds = t.odds(seat)
        assert t.determinize(seat, n).odds(seat) == odds
        assert set(odds) <= set(t.options(seat).ids)
        figures = [each for told in odds.values() for each in told.items()]
        assert all(value >= 0 and (name == "losses" or value <= 1 + 1e-9) for name, value in figures)
        with pytest.raises(NotAsked):
            t.odds(CHANCE)


def refusal(t: Table, seat: int, option: str) -> tuple[str, str]:
    try:
        t.answer(seat, option)
    except Refused as refused:
        return refused.reason, refused.rule
    raise AssertionError(f"{option} is an option after all")
