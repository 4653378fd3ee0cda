"""Luck that can be counted: exact, of every draw, for the seat it fell to."""

from __future__ import annotations

import pytest

from meadhall.kernel.flow import CHANCE
from meadhall.kernel.record import Log
from meadhall.sim.luck import Count, Luck, luck_in, measures_of, spread
from tests.contract.play import PLAIN, Case, play_out

MEASURED = [case for case in PLAIN if measures_of(case.key)]
DIE = dict.fromkeys(range(1, 7), 1 / 6)


def counted(*got: int) -> Luck:
    count = Count()
    for one in got:
        count.add(one, DIE)
    return count.luck(0, "pips")


def test_what_is_expected_is_exact() -> None:
    assert counted(3, 4).expected == pytest.approx(7)
    assert counted(6, 6).luckier == pytest.approx(1 - 1 / 72)
    assert counted(3, 4).luckier == pytest.approx(0.5)
    assert counted(1, 1).luckier == pytest.approx(1 / 72)
    assert (counted(6, 6).times, counted(6, 6).got) == (2, 12)


def test_what_could_fall_only_one_way_is_no_luck() -> None:
    count = Count()
    count.add(5, {5: 1.0})
    assert count.luck(1, "cards") == Luck(1, "cards", 1, 5, 5.0, 0.5)


@pytest.mark.parametrize("case", MEASURED, ids=str)
def test_every_draw_is_counted_for_the_seat_it_fell_to(case: Case) -> None:
    """By the events of the game, which say the same in another way."""
    t = play_out(case.start(), case.random())
    found = {(luck.measure, luck.seat): luck for luck in luck_in(t.log)}
    assert {measure for measure, _ in found} == set(measures_of(case.key))
    for name, (_, event, worth) in measures_of(case.key).items():
        for seat in range(t.seats):
            told = [e for e in t.all_events() if e["event"] == event and e["seat"] == seat]
            drawn = [str(e.get("face", e.get("card"))) for e in told]
            values = [worth[one] for one in drawn if one in worth]
            luck = found.get((name, seat), Luck(seat, name, 0, 0, 0.0, 0.5))
            assert (luck.times, luck.got) == (len(values), sum(values))
            assert 0 <= luck.luckier <= 1
            assert min(worth.values()) * luck.times <= luck.expected <= max(worth.values()) * luck.times


def test_a_fair_die_is_expected_as_it_is() -> None:
    """CM-611 An axe shows one hit or two on four faces of six, VH-102 a die shows a weapon on five of six."""
    champions = next(case for case in MEASURED if case.key == "champions_of_midgard")
    hits, shields = (measures_of(champions.key)[name][2] for name in ("hits", "shields"))
    assert (hits, shields) == (
        {"blank": 0, "hit": 1, "double": 2, "shield": 0},
        {"blank": 0, "hit": 0, "double": 0, "shield": 1},
    )
    valhalla = next(case for case in MEASURED if case.key == "valhalla")
    for luck in luck_in(play_out(valhalla.start(), valhalla.random()).log):
        if luck.measure == "weapons":
            assert luck.expected == pytest.approx(luck.times * 5 / 6)


def test_a_warrior_is_compared_with_those_in_the_deck() -> None:
    """A card that is no warrior counts neither way."""
    case = next(case for case in MEASURED if case.key == "valhalla")
    worth = measures_of(case.key)["strength"][2]
    assert "fury_2" not in worth and worth["bear_axe"] < worth["bear_axe_sword"]
    outcomes = [("fury_2", 7), ("bear_axe", 1), ("bear_axe_sword", 3)]
    found = spread(outcomes, worth)
    assert found == {worth["bear_axe"]: 0.25, worth["bear_axe_sword"]: 0.75}


def test_seats_are_as_lucky_as_each_other_in_the_long_run() -> None:
    case = next(case for case in MEASURED if case.key == "champions_of_midgard")
    found = [luck for salt in range(12) for luck in luck_in(finished(case, salt)) if luck.measure == "hits"]
    mean = sum(luck.luckier for luck in found) / len(found)
    assert mean == pytest.approx(0.5, abs=4 * (1 / 12 / len(found)) ** 0.5)


def finished(case: Case, salt: int) -> Log:
    return play_out(case.start(salt, events=False), case.random(salt)).log


def test_a_game_that_measures_nothing_has_nothing_to_tell() -> None:
    case = next(case for case in PLAIN if not measures_of(case.key))
    log = finished(case, 0)
    assert any(seat == CHANCE for seat, _ in log.answers)
    assert luck_in(log) == []
