"""The chances told to a viewer are exact."""

from __future__ import annotations

import itertools

import pytest

from meadhall.games.valhalla.data import DATA
from meadhall.games.valhalla.odds import chance_from_scratch, chance_to_arm, chance_to_reach
from meadhall.games.valhalla.parts import PATTERN_RANGES, SET_NEED, packed
from tests.games.valhalla.scenes import scene

LETTERS = {"A": "axe", "B": "sword", "C": "spear", "D": "shield", "1": "axe"}


@pytest.mark.parametrize("row", DATA.arming, ids=lambda row: row.need)
def test_the_data_files_table(row: object) -> None:
    """Optimal play, one die discarded a reroll: the figures of the data file, to four places."""
    need = packed(tuple(LETTERS[letter] for letter in row.need))  # type: ignore[attr-defined]
    for dice in (5, 6, 7):
        told = getattr(row, f"p{dice}")
        assert chance_from_scratch([need], dice) == pytest.approx(told, abs=6e-5)


def test_patterns_at_once() -> None:
    """Any two weapons are as good as certain with six dice."""
    first, end = PATTERN_RANGES["any_2"]
    assert chance_from_scratch([int(SET_NEED[n]) for n in range(first, end)], 6) > 0.999


def test_one_reroll_by_hand() -> None:
    """Two void dice: one is discarded, the other shows an axe one time in six; armed warriors are certain."""
    s = scene({0: "bear_axe bear_bow", 1: "wolf_bow_a"}).play("0 attack 1", "roll bow x x x x x")
    assert chance_to_arm(s.t, 0, 1) == 1.0
    s.play("0 arm 1")
    for _ in range(3):
        s.play("0 reroll x", "0 pick x", "0 roll", "roll x") if s.dice(0) > 2 else None
    assert s.dice(0) == 2 and chance_to_arm(s.t, 0, 0) == pytest.approx(1 / 6)
    assert chance_to_reach(s.t, 0, 3) == 1.0 and chance_to_reach(s.t, 0, 6) == pytest.approx(1 / 6)
    assert chance_to_reach(s.t, 0, 7) == 0.0


def test_a_free_reroll_counts() -> None:
    """One free reroll of one die, nothing else to do."""
    s = scene({0: "bear_axe", 1: "wolf_bow_a"}, jarls={0: "sigurd"}).play("0 attack 1", "roll x x x x x x")
    for _ in range(5):
        face = "0 reroll x"
        s.play(face, "0 pick x", "0 roll", "roll x") if s.dice(0) > 2 else s.play(face, "roll x")
    assert s.dice(0) == 1 and chance_to_arm(s.t, 0, 0) == pytest.approx(1 / 6)


def test_brute_force_for_three_dice() -> None:
    """All ways to reroll three dice, counted out: keep what matches, pay with what does not."""
    wanted = packed(("axe", "sword"))
    hits = 0
    for roll in itertools.product(range(6), repeat=2):  # one of three void dice is paid
        have = set(roll)
        hits += 36 * 36 if {0, 1} <= have else 36 * 6 * 0
    two = hits / 36 / (36 * 36)
    assert chance_from_scratch([wanted], 2) == pytest.approx(two)


def test_odds_by_option() -> None:
    """A reroll costs its die: the chance of each warrior and of the strength that wins, die by die."""
    s = scene({0: "bear_axe bear_bow", 1: "wolf_bow_a"})
    assert s.t.odds(0) == {}
    s.play("0 attack 1", "roll axe x x x x x", "0 arm 0")
    bow = [packed(("bow",))]
    told = s.t.odds(0)
    assert set(told) == {"reroll:discard=x"}, "nobody knows yet what would win"
    assert told["reroll:discard=x"] == {"slot_1": pytest.approx(chance_from_scratch(bow, 4))}

    s.play("0 end", "roll bow x x x x x")
    told = s.t.odds(1)
    assert told["end"] == {"reach": 0.0}
    assert told["reroll:discard=bow"]["slot_0"] == pytest.approx(chance_from_scratch(bow, 5))
    assert told["reroll:discard=x"] == {"slot_0": 1.0, "reach": 0.0}, "a lone wolf of 3 cannot beat 3"


def test_odds_by_die_picked() -> None:
    """Two dice are left: to roll both again is worth more than one; nothing is picked twice."""
    s = scene({0: "bear_axe", 1: "bear_bow"}).play("0 attack 1", "roll x x x x x x")
    s.play("0 reroll x", "0 pick x", "0 pick x", "0 pick x", "0 pick x", "0 roll", "roll x x x x")
    s.play("0 reroll x", "0 pick x", "0 pick x", "0 pick x", "0 roll", "roll x x x")
    s.play("0 reroll x", "0 pick x")
    axe = [packed(("axe",))]
    three = chance_from_scratch(axe, 3)
    assert s.t.odds(0)["pick:face=x"]["slot_0"] == pytest.approx(three)
    assert 0 < s.t.odds(0)["roll"]["slot_0"] < three
