"""Chapter 3: the turn (VH-301 to VH-309) and chapter 6: the end (VH-601 to VH-610)."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla.columns import CAPTURED, SCORE
from meadhall.games.valhalla.ragnarok import best_sets, score_now
from tests.games.valhalla.scenes import scene

X6 = "x x x x x x"


def test_vh301_one_action_then_draw_two_keep_one() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "wolf_axe_a"})
    s.play("0 add wolf_axe_a", "draw fury_2 bear_sword")
    assert s.asked == "0 keep" and s.options(0) == ["keep:card=fury_2", "keep:card=bear_sword"]
    s.play("0 keep fury_2")
    assert s.hand(0) == ["fury_2"] and s.discard == ["bear_sword"] and s.asked == "1 action"


def test_vh302_vh1008_a_full_squad_discards_one_first() -> None:
    s = scene({0: "bear_axe bear_sword bear_spear bear_bow", 1: "bear_shield"}, hands={0: "wolf_axe_a"})
    s.play("0 add wolf_axe_a")
    assert s.asked == "0 dismiss" and s.hand(0) == ["wolf_axe_a"]
    s.play("0 dismiss 2")
    assert s.discard == ["bear_spear"] and s.squad(0) == ["bear_axe", "bear_sword", "wolf_axe_a", "bear_bow"]


def test_vh303_two_warriors_with_three_symbols_at_most() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "bear_sword bear_axe_axe bear_axe_bow wolf_axe_a"})
    assert s.can("0 add_two bear_sword") and s.can("0 add_two bear_axe_axe")
    s.play("0 add_two bear_sword")
    assert s.options(0) == ["add:card=bear_axe_bow", "add:card=bear_axe_axe", "add:card=wolf_axe_a"]
    s.play("0 add bear_axe_axe")
    assert s.squad(0) == ["bear_axe", "bear_sword", "bear_axe_axe"]
    s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "bear_axe_axe bear_axe_bow"})
    assert s.options(0, "add_two") == []
    s.refuses(0, "add_two:card=bear_axe_axe", "VH-303")


def test_vh303_a_full_squad_makes_room_for_both() -> None:
    s = scene(
        {0: "bear_axe bear_sword bear_spear bear_bow", 1: "bear_shield"}, hands={0: "wolf_axe_a wolf_bow_a"}
    )
    s.play("0 add_two wolf_axe_a", "0 dismiss 0", "0 dismiss 3", "0 add wolf_bow_a")
    assert s.squad(0) == ["wolf_axe_a", "bear_sword", "bear_spear", "wolf_bow_a"]


def test_vh305_the_draw_action() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}).play("0 draw", "draw fury_2 bear_sword", "0 keep bear_sword")
    assert s.discard == ["fury_2"] and s.asked == "-1 draw_card"


def test_vh306_an_empty_squad_must_be_filled() -> None:
    s = scene({1: "bear_bow"}, hands={0: "wolf_axe_a wolf_bow_a fury_2"})
    assert {option.split(":")[0] for option in s.options(0)} == {"add", "add_two"}
    s.refuses(0, "draw", "VH-306").refuses(0, "attack:seat=1", "VH-306")


def test_vh307_without_any_warrior_the_hand_is_shown() -> None:
    s = scene({1: "bear_bow"}, hands={0: "fury_2 counterstrike"})
    assert s.options(0) == ["draw"]
    s.play("0 draw")
    players = s.t.view(1)["players"]
    assert isinstance(players, list) and players[0]["known"] == ["fury_2", "counterstrike"]
    s.play("draw bear_sword fury_3", "0 keep fury_3")  # the warrior need not be kept
    players = s.t.view(1)["players"]
    assert isinstance(players, list) and players[0]["known"] == ["fury_2", "counterstrike"]


def test_vh308_vh1010_who_may_be_attacked() -> None:
    """Not a player without warriors or without own shields; an attacker may be without shields."""
    s = scene({0: "bear_axe", 1: "bear_bow", 2: "bear_sword"}, seats=4, own={2: 0, 0: 0})
    assert s.options(0, "attack") == ["attack:seat=1"]
    s.refuses(0, "attack:seat=2", "VH-308").refuses(0, "attack:seat=3", "VH-308")


def test_vh309_vh1009_a_short_deck() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}).shrink_deck(3)
    s.play("0 draw")
    s.t.answer(-1, s.t.options(-1)[0])
    s.t.answer(-1, s.t.options(-1)[0])
    s.play("0 " + s.t.options(0)[0].id.replace(":card=", " "))
    s.t.answer(-1, s.t.options(-1)[0])
    assert len(s.hand(0)) == 2 and s.t.deck_size == 0  # one card drawn, one kept
    s.play("1 draw")
    assert s.asked == "0 action"  # nothing to draw in either phase


def test_vh601_vh1011_the_last_round() -> None:
    """The active player finishes, then everybody has one turn more, that player included."""
    s = scene({0: "bear_axe", 1: "bear_bow", 2: "bear_sword"}, seats=3).shrink_deck(2)
    s.play("0 draw").skip("action")
    assert s.t.is_ending() and s.t.turns_left == 3
    turns = []
    while s.t.question.kind == "action":
        turns.append(s.t.question.seats[0])
        s.t.answer(turns[-1], "draw")
        if s.t.over or s.t.question.kind != "action":
            s.skip("action") if s.t.question.kind == "keep" else None
    assert turns == [1, 2, 0] and s.asked == "-1 die"


def test_vh601_vh602_the_last_shield_triggers_the_end_and_its_owner_plays_on() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow bear_spear"}, own={1: 1})
    s.fight("axe x x x x x", X6)
    assert s.own(1) == 0 and s.t.is_ending()
    s.skip("action")
    assert s.asked == "1 action" and s.t.turns_left == 2
    s.skip("scored")
    assert s.t.over and len(s.t.winners) >= 1


def test_vh603_vh1031_ragnarok() -> None:
    """In the order of the last round: active warriors enter, the others and the hand are discarded."""
    s = scene({0: "bear_axe bear_sword", 1: "bear_bow"}, hands={0: "fury_2 counterstrike"}).shrink_deck(2)
    s.play("0 draw").skip("action").play("1 draw").skip("action").play("0 draw")
    assert s.asked == "-1 die" and s.t.attacker == 1
    s.play("roll bow x x x x x", "1 arm 0", "1 end")
    assert s.valhalla(1) == ["bear_bow"]
    s.play("roll axe x x x x x")
    assert not s.can("0 play fury_2")
    s.play("0 arm 0", "0 end")
    assert s.valhalla(0) == ["bear_axe"] and s.squad(0) == [] and s.hand(0) == []
    assert {"bear_sword", "fury_2", "counterstrike"} <= set(s.discard)
    assert s.t.over and s.own(0) == 4


SHIELDS = [
    (2, 4, [0, 3], 6),  # VH-604
    (3, 1, [0, 2, 1], 2 + 6 + 2),  # VH-605
    (4, 2, [0, 1, 2, 1], 4 + 8 + 3),  # VH-606
    (5, 0, [0, 1, 1, 1, 1], 8 + 4),  # VH-607: a set of four rather than of three
    (5, 0, [0, 2, 2, 2, 0], 12 + 2 + 2),
    (6, 1, [0, 1, 1, 1, 1, 1], 2 + 10 + 5),  # VH-608
    (6, 0, [0, 2, 2, 2, 2, 0], 16 + 3 + 3),
]


@pytest.mark.parametrize(("seats", "own", "captured", "worth"), SHIELDS)
def test_vh604_vh605_vh606_vh607_vh608_shields(seats: int, own: int, captured: list[int], worth: int) -> None:
    s = scene({0: "bear_axe"}, seats=seats)
    from meadhall.games.valhalla.columns import OWN

    s.t.m[OWN] = own
    s.t.m[CAPTURED] = sum(n << other * 4 for other, n in enumerate(captured))
    assert score_now(s.t, 0) == worth


def test_vh608_vh1033_the_best_partition() -> None:
    """A shield counts in one set only; the program finds the best way."""
    assert best_sets([3, 2, 2, 1, 1], [(3, 2), (4, 4)]) == 4 + 4  # 4 and 4 leave one over
    assert best_sets([2, 2, 2, 1, 0], [(3, 2), (4, 4)]) == 4 + 2
    assert best_sets([1, 1, 0], [(3, 3)]) == 0


def test_vh609_valour_in_valhalla() -> None:
    s = scene({0: "bear_axe"}, seats=2, valhalla={0: "wolf_axe_sword_spear bear_axe_axe"})
    assert score_now(s.t, 0) == 4 + 2 and score_now(s.t, 1) == 0


def test_vh610_ties() -> None:
    """More captured shields, then more own shields, then shared."""
    s = scene({0: "bear_axe", 1: "bear_bow"}, seats=3).shrink_deck(1).skip("nothing")
    t = s.t
    assert t.over
    for seat in range(3):
        t.m[SCORE + seat] = 10
    t.m[CAPTURED] = t.m[CAPTURED + 1] = 1 << 8
    t.m[CAPTURED + 2] = 0
    assert list(t.winners) == [0, 1]
    t.m[CAPTURED + 1] = 2 << 8
    assert list(t.winners) == [1]
