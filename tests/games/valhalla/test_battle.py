"""Chapters 4 and 5: the battle (VH-401 to VH-418), base tactics and abilities (VH-501 to VH-514)."""

from __future__ import annotations

import pytest

from tests.games.valhalla.scenes import Scene, scene

X6 = "x x x x x x"


def attack(squad: str, dice: str, *, other: str = "bear_bow", hand: str = "", **more: object) -> Scene:
    """Seat 0 has attacked seat 1 and rolled."""
    s = scene({0: squad, 1: other}, hands={0: hand}, **more)  # type: ignore[arg-type]
    return s.play("0 attack 1", f"roll {dice}")


def test_vh401_vh741_before_the_battle_first_the_attacker() -> None:
    """Both may call the topmost warrior of the discard pile, and the attacker is asked first."""
    s = scene(
        {0: "bear_axe", 1: "bear_bow"},
        hands={0: "call_to_arms", 1: "call_to_arms"},
        discard="wolf_axe_a bear_sword fury_2",
        dvergar=True,
    ).play("0 attack 1")
    assert s.asked == "0 before_battle"
    s.play("0 play call_to_arms")
    assert s.squad(0) == ["bear_axe", "bear_sword"]
    s.skip("before_battle")
    s.play("0 pass") if s.asked == "0 before_battle" else None
    assert s.asked == "1 before_battle"
    s.play("1 play call_to_arms")
    assert s.squad(1) == ["bear_bow", "wolf_axe_a"]


def test_vh402_six_dice_and_any_order() -> None:
    """Reroll, tactics, arming, reroll again."""
    s = attack("bear_axe bear_sword", "axe x x x x x", hand="fury_2 fury_2")
    s.play("0 reroll x", "0 pick x", "0 roll", "roll sword", "0 play fury_2", "0 arm 0")
    s.play("0 reroll x", "0 pick x", "0 roll", "roll x", "0 play fury_2", "0 arm 1", "0 end")
    assert s.strengths() == [3 + 3 + 4]


def test_vh403_a_reroll_costs_a_die() -> None:
    """One die is discarded, any of the others are rolled together; the discarded one is gone."""
    s = attack("bear_axe", "sword sword spear x x x")
    assert s.options(0, "reroll") == [f"reroll:discard={face}" for face in ("sword", "spear", "x")]
    s.play("0 reroll spear")
    assert s.dice(0) == 5 and s.asked == "0 pick_dice" and not s.can("0 roll")
    s.play("0 pick sword", "0 pick x", "0 pick x", "0 roll", "roll axe axe bow")
    assert s.dice(0) == 5 and s.t.showing(0, 0) == 2 and s.t.paid_rerolls(0) == 1
    s = attack("bear_axe", "sword x x x x x")
    for left in (5, 4, 3):
        s.play("0 reroll x", "0 pick x", "0 roll", "roll x")
        assert s.dice(0) == left
    s.play("0 reroll x", "0 pick x", "roll x")  # no die is left to pick: it rolls at once
    s.play("0 reroll x", "roll bow")  # the only die left is rolled without asking
    assert s.dice(0) == 1
    s.refuses(0, "reroll:discard=bow", "VH-403")


def test_vh404_a_die_arms_one_warrior() -> None:
    s = attack("bear_axe wolf_axe_a", "axe x x x x x")
    assert s.options(0, "arm") == ["arm:slot=0:dice=printed", "arm:slot=1:dice=printed"]
    s.play("0 arm 1")
    assert s.options(0, "arm") == []


def test_vh405_void_arms_nobody_and_arming_is_free() -> None:
    s = attack("giant_any_2", "x x x x x axe")
    assert s.options(0, "arm") == [] and s.can("0 reroll x")
    s = attack("bear_axe", "axe x x x x x")
    s.play("0 end")
    assert s.events("no_winner")


def test_vh406_vh1013_vh1016_activation_is_final() -> None:
    """Dice on a warrior are neither rerolled, nor discarded, nor turned."""
    s = attack("bear_axe bear_sword", "axe sword x x x x", hand="heroic_4_axe weapon_swap")
    s.play("0 arm 0")
    assert not s.can("0 reroll axe") and not s.can("0 play heroic_4_axe") and s.dice(0) == 5
    s.refuses(0, "arm:slot=0:dice=printed", "VH-406")


PATTERNS = [
    ("giant_any_2", "axe sword x x x x", ["axe_sword"]),
    ("giant_any_2", "axe axe x x x x", ["axe_axe"]),
    ("giant_pair", "axe axe bow bow x x", ["axe_axe"]),  # what is left is good for nothing either way
    ("giant_pair", "axe sword spear shield bow x", []),
    ("giant_triple", "axe axe axe axe x x", ["axe_axe_axe"]),
    ("giant_two_pairs", "axe axe bow bow x x", ["axe_axe_bow_bow"]),
    ("giant_two_pairs", "axe axe axe axe bow x", ["axe_axe_axe_axe"]),
    ("giant_two_pairs", "axe axe axe bow x x", []),
]


@pytest.mark.parametrize(("giant", "dice", "sets"), PATTERNS)
def test_vh407_vh1014_giants_are_armed_by_patterns(giant: str, dice: str, sets: list[str]) -> None:
    s = attack(giant, dice)
    assert [o.split("dice=")[1] for o in s.options(0, "arm")] == sets


@pytest.mark.parametrize(("dice", "n"), [("axe sword spear x x x", 1), ("axe axe spear x x x", 0)])
def test_vh735_valkyrie_giants_want_different_symbols(dice: str, n: int) -> None:
    s = attack("valk_giant_different_3", dice, valkyries=True)
    assert len(s.options(0, "arm")) == n


def test_vh408_vh1025_no_active_warrior_no_winner() -> None:
    """No defence, no shield, tactics played are discarded."""
    s = attack("bear_axe", X6, hand="fury_2").play("0 play fury_2", "0 end")
    assert s.events("no_winner") and s.own(1) == 4 and "fury_2" in s.discard and s.asked == "-1 draw_card"


def test_vh409_the_attack_is_fixed() -> None:
    """The attacker plays nothing in the defence phase."""
    s = attack("bear_axe", "axe x x x x x", hand="fury_2").play("0 arm 0", "0 end")
    assert s.strengths() == [3]
    s.play("roll bow x x x x x")
    assert s.t.question.seats == (1,)


def test_vh410_without_active_defenders_the_attacker_wins() -> None:
    s = scene({0: "wolf_axe_b", 1: "bear_bow"}, hands={1: "fury_2 fury_2"})
    s.play("0 attack 1").phase(0, "axe x x x x x")
    s.play(f"roll {X6}", "1 play fury_2", "1 play fury_2", "1 end")
    assert s.captured(0) == 1 and s.strengths() == [1, 0]


def test_vh411_vh1019_vh1020_extra_dice_come_from_a_pool_of_three() -> None:
    """New weapons with one die left keeps it; with none it cannot be played."""
    s = attack("bear_axe", X6, hand="new_weapons new_weapons new_weapons new_weapons")
    for left in (2, 1):
        s.play("0 play new_weapons", "roll axe bow", "0 keep_die axe")
        assert s.t.grey == left
    s.play("0 play new_weapons", "roll axe")
    assert s.t.grey == 0 and s.dice(0) == 9
    s.refuses(0, "play:card=new_weapons", "VH-411")
    s.play("0 arm 0", "0 end").skip("action")
    assert s.t.grey == 3


def test_vh412_a_tie_goes_to_the_attacker() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}).fight("axe x x x x x", "bow x x x x x")
    assert s.strengths() == [3, 3] and s.captured(0) == 1


def test_vh413_partly_armed_warriors_stay() -> None:
    s = scene({0: "bear_axe bear_sword_spear", 1: "bear_bow"}).fight("axe sword x x x x", X6)
    assert s.valhalla(0) == ["bear_axe"] and s.squad(0) == ["bear_sword_spear"]


def test_vh414_vh415_the_defender_sends_any_and_the_loser_none() -> None:
    s = scene({0: "wolf_axe_b", 1: "bear_bow bear_sword bear_axe"})
    s.fight("axe x x x x x", "bow sword x x x x")
    assert s.asked == "1 send" and s.options(1) == ["send:slot=0", "send:slot=1", "pass"]
    s.play(
        "1 send 1",
    )
    assert s.valhalla(1) == ["bear_sword"] and s.squad(1) == ["bear_bow", "bear_axe"]
    assert s.squad(0) == ["wolf_axe_b"] and s.own(1) == 4


def test_vh416_captured_shields_stay() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, own={0: 2, 1: 2})
    had = s.captured(1)
    s.fight("axe x x x x x", X6)
    assert s.captured(1) == had and s.own(1) == 1


def test_vh418_valhalla_is_face_down() -> None:
    """Others see how many cards lie there, the owner which."""
    s = scene({0: "bear_axe"}, valhalla={0: "wolf_axe_sword_spear bear_sword"})
    for viewer, cards, valour in ((0, ["bear_sword", "wolf_axe_sword_spear"], 5), (1, [], None)):
        players = s.t.view(viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["valhalla_size"] == 2 and players[0]["valhalla"] == cards
        assert players[0]["valour"] == valour


# -- tactics ------------------------------------------------------------------------------------------------
def test_vh501_card_fury_2__and_card_fury_3() -> None:
    """+2; +3 only with fewer warriors than the opponent."""
    s = attack("bear_axe", "axe x x x x x", hand="fury_2 fury_3")
    s.refuses(0, "play:card=fury_3", "VH-501")
    s = attack("bear_axe", "axe x x x x x", hand="fury_2 fury_3", other="bear_bow bear_sword")
    s.play("0 arm 0", "0 play fury_2", "0 play fury_3", "0 end")
    assert s.strengths() == [3 + 5]


def test_vh502_vh1017_heroic_attack() -> None:
    """+3 for any die, void too; +4 for a die with the named face."""
    s = attack("bear_axe", "axe bow x x x x", hand="heroic_3 heroic_4_bow heroic_4_spear")
    s.refuses(0, "play:card=heroic_4_spear", "VH-502")
    s.play("0 arm 0", "0 play heroic_3")
    assert s.options(0) == ["spend:face=bow", "spend:face=x"]
    s.play("0 spend x", "0 play heroic_4_bow", "0 end")
    assert s.strengths() == [3 + 3 + 4]


def test_vh503_new_weapons() -> None:
    s = attack("bear_axe", X6, hand="new_weapons").play("0 play new_weapons", "roll axe bow")
    assert s.options(0) == ["keep_die:face=axe", "keep_die:face=bow"]
    s.play("0 keep_die axe")
    assert s.dice(0) == 7 and s.t.grey == 2 and s.can("0 arm 0")


def test_vh504_vh1018_counterstrike() -> None:
    """Two free rerolls, the second optional."""
    s = attack("bear_axe", X6, hand="counterstrike counterstrike").play("0 play counterstrike")
    s.play("0 pick x", "0 pick x", "0 roll", "roll bow bow")
    assert s.asked == "0 pick_dice"
    s.play("0 pick bow", "0 roll", "roll axe")
    assert s.asked == "0 fight" and s.dice(0) == 6 and s.t.paid_rerolls(0) == 0
    s.play("0 play counterstrike", "0 pick x", "0 roll", "roll x", "0 pass")
    assert s.asked == "0 fight"


def test_vh505_ruling_first_roll_faces__weapon_swap() -> None:
    """All void dice are turned, each to a weapon of its own."""
    s = attack("bear_axe_bow", "x x sword sword sword sword", hand="weapon_swap").play("0 play weapon_swap")
    assert s.options(0) == [f"turn:face={f}" for f in ("axe", "sword", "spear", "shield", "bow")]
    s.play("0 turn axe", "0 turn bow")
    assert s.can("0 arm 0") and s.t.showing(0, 5) == 0
    s = attack("bear_axe", "axe axe axe axe axe axe", hand="weapon_swap")
    assert not s.can("0 play weapon_swap")


def test_vh506_vh1021_surround_the_leader() -> None:
    """The defender's jarl is silent in this battle; only an attacker plays it."""
    s = scene(
        {0: "bear_axe", 1: "wolf_bow_a"},
        hands={0: "surround_the_leader", 1: "surround_the_leader"},
        jarls={1: "valgard"},
    )
    s.play("0 attack 1", "roll axe x x x x x", "0 arm 0", "0 play surround_the_leader", "0 end")
    s.play("roll bow x x x x x", "1 arm 0")
    s.refuses(1, "play:card=surround_the_leader", "VH-506")
    s.play("1 end")
    assert s.strengths() == [3, 3]
    s = scene({0: "bear_axe", 1: "wolf_bow_a"}, jarls={1: "egil"}, hands={0: "surround_the_leader"})
    s.play("0 attack 1", "1 lay_die", "roll axe x x x x x", "0 arm 0", "0 play surround_the_leader", "0 end")
    s.play("roll bow x x x x", "1 arm 0", "1 end")
    assert s.strengths() == [3, 3 + 4]  # laid before the battle


# -- abilities --------------------------------------------------------------------------------
def test_vh511_boars_against_a_clan() -> None:
    s = attack("boar_axe", "axe x x x x x", other="bear_bow").play("0 arm 0", "0 end")
    assert s.strengths() == [1 + 3]
    s = attack("boar_axe", "axe x x x x x", other="wolf_bow_a").play("0 arm 0", "0 end")
    assert s.strengths() == [1]


@pytest.mark.parametrize(("others", "more"), [("", 0), ("bear_bow", 2), ("bear_bow bear_sword", 5)])
def test_vh512_deer_with_a_clan(others: str, more: int) -> None:
    s = attack(f"deer_axe {others}", "axe x x x x x", other="wolf_bow_a").play("0 arm 0", "0 end")
    assert s.strengths() == [1 + more]


@pytest.mark.parametrize(
    ("others", "more"),
    [
        ("bear_bow", 0),
        ("bear_bow wolf_axe_a", 2),
        ("bear_bow wolf_axe_a boar_axe", 5),
        ("deer_axe deer_sword", 0),
    ],
)
def test_vh513_deer_count_clans(others: str, more: int) -> None:
    s = attack(f"deer_shield {others}", "shield x x x x x", other="wolf_bow_a").play("0 arm 0", "0 end")
    assert s.strengths() == [1 + more]


def test_vh514_vh1015_giants_cost_the_defender_one_die_a_battle() -> None:
    s = attack("giant_any_2 giant_any_2", "axe sword bow spear x x")
    s.play("0 arm 0 axe_sword", "0 arm_best", "0 end")
    assert s.strengths() == [6] and len(s.events("die_lost")) == 1
    s.play("roll x x x x x")
    assert s.asked == "1 fight" and s.dice(1) == 5
    s = scene({0: "bear_axe", 1: "giant_any_2"}).play("0 attack 1").phase(0, "axe x x x x x")
    s.play("roll axe bow x x x x", "1 arm_best", "1 end")
    assert s.events("die_lost") == []


def test_best_arming_finds_the_most_strength() -> None:
    """The shortcut prefers the strong warrior to two weak ones that use its dice."""
    s = attack("wolf_axe_b wolf_sword_b bear_axe_sword", "axe sword x x x x").play("0 arm_best")
    assert s.t.active(0) == 0b100
    s = attack("bear_axe giant_pair wolf_bow_a", "axe axe axe bow bow x").play("0 arm_best")
    assert s.t.active(0) == 0b111 and s.dice(0) == 2


def test_vh404_best_arming_counts_what_the_jarl_adds() -> None:
    """Two of 3 and one more for the second beat one of 6 (Agnar); singles count double (Vepr)."""
    squad = "bear_axe_axe bear_axe wolf_axe_a"
    assert attack(squad, "axe axe x x x x").play("0 arm_best").t.active(0) in (0b001, 0b110)
    assert attack(squad, "axe axe x x x x", jarls={0: "agnar"}).play("0 arm_best").t.active(0) == 0b110
    assert attack(squad, "axe axe x x x x", jarls={0: "vepr"}).play("0 arm_best").t.active(0) == 0b110


def test_vh407_only_dice_that_differ_in_effect_are_offered() -> None:
    """What a giant takes matters only where somebody else, or a tactic, could use it."""
    dice = "axe sword bow bow x x"

    def sets(squad: str, **more: str) -> list[str]:
        options = attack(squad, dice, **more).options(0, "arm")
        return [o.split("dice=")[1] for o in options if o.startswith("arm:slot=0")]

    assert sets("giant_any_2") == ["bow_bow"]
    assert sets("giant_any_2 bear_axe_bow") == ["bow_bow", "axe_sword", "axe_bow", "sword_bow"]
    assert sets("giant_any_2 bear_bow_bow") == ["bow_bow", "axe_sword", "axe_bow"]
    assert sets("giant_any_2", hand="heroic_4_axe fury_2") == ["bow_bow", "axe_sword"]
    assert len(sets("giant_any_2 giant_pair")) == 4, "another giant takes any dice"


def test_vh407_equal_giants_are_offered_once() -> None:
    s = attack("giant_any_2 giant_any_2", "axe sword bow bow x x")
    assert {o.split(":")[1] for o in s.options(0, "arm")} == {"slot=0"}
    s.play("0 arm 0 bow_bow")
    assert s.options(0, "arm") == ["arm:slot=1:dice=axe_sword"]
    s = attack("giant_any_2+tyr_strength_2 giant_any_2", "axe sword bow bow x x", tyr=True)
    assert {o.split(":")[1] for o in s.options(0, "arm")} == {"slot=0", "slot=1"}


def test_ruling_useless_cards() -> None:
    s = attack("bear_axe", "axe axe axe axe axe axe", hand="weapon_swap fury_2")
    assert s.options(0, "play") == ["play:card=fury_2"]
