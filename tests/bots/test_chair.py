"""A chair tells all that its seat knows, and nothing else."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel.chance import Committed
from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from tests.contract.play import CASES, SMALLEST, Case, walk

SEED = bytes(range(32))
OTHER_SEED = bytes(32)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_chair_shows_what_its_seat_sees(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        if n % 5:
            continue
        row = t.row
        for seat in t.question.seats:
            chair = Chair(t, seat)
            assert chair.view == t.view(seat)
            assert list(chair.options) == t.options(seat).ids
            assert (chair.seat, chair.seats, chair.question) == (seat, t.seats, t.question.kind)
            assert chair.imagine(n).view(seat) == chair.view
        assert t.row == row


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_only_a_seat_that_is_asked_has_a_chair(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        for seat in {*range(-1, t.seats + 1)} - {*t.question.seats, *t.question.sealed}:
            with pytest.raises(meadhall.NotAsked):
                Chair(t, seat)
    with pytest.raises(meadhall.NotAsked):
        Chair(t, 0)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_chair_does_not_hold_the_table(case: Case) -> None:
    """What it holds besides words is a twin, without log, events or the seed of the real chance."""
    t = case.start(committed=Committed(SEED, ()))
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        held = [value for value in vars(Chair(t, seat)).values() if isinstance(value, Table)]
        assert [table.row for table in held] == [t.determinize(seat, 0).row]
        for table in held:
            assert table is not t and table.m is not t.m
            assert table.entry is None and table.journal is None and table.committed is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_chair_at_a_twin_is_the_same_chair(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        twin = t.determinize(seat, n)
        assert Chair(twin, seat).imagine(n).row == Chair(t, seat).imagine(n).row


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_imagined_worlds_draw_a_chance_of_their_own(case: Case) -> None:
    """The same whatever the real seed is, and even where chance is answered from outside."""
    t = case.start(committed=Committed(SEED, ()))
    for n in walk(t, case.random()):
        if n % 9:
            continue
        seat = t.question.seats[0]
        other = case.game.replay(t.log, committed=Committed(OTHER_SEED, ()))
        asking = case.start(chance="ask", events=False)
        for answer in t.log.answers:
            asking.answer(*answer)
        ends = [tuple(played(Chair(table, seat), seed) for seed in range(4)) for table in (t, other, asking)]
        assert ends[0] == ends[1] == ends[2]
        assert n > 0 or len(set(ends[0])) == 4


def played(chair: Chair, seed: int) -> tuple[int, ...]:
    world = chair.imagine(seed)
    world.answer(chair.seat, chair.options[0])
    assert world.over or world.question.seats != (-1,), "chance answers by itself"
    playout(world, 1)
    return world.row
