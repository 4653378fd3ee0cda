"""Chapter 8: alone against a monster (VH-801 to VH-813), and chapter 11: together (VH-1101 to VH-1107)."""

from __future__ import annotations

import tomllib

import pytest

import meadhall
from meadhall.games.valhalla.columns import MONSTER_CARD, MONSTER_DICE, OWN
from meadhall.games.valhalla.powers import JARL_IDS
from tests.games.valhalla.scenes import Scene, fresh, scene

DATA = tomllib.loads((meadhall.game("valhalla").folder / "data.toml").read_text("utf-8"))
CARDS = {row["id"]: row for row in DATA["monster_card"]}
X6 = "x x x x x x"
STRONG = "bear_axe_axe_spear bear_sword_sword_shield"  # 20 together
ARMED = "axe axe spear sword sword shield"


def solo(squad: str = "bear_axe", **more: object) -> Scene:
    return scene({0: squad}, seats=1, **more)  # type: ignore[arg-type]


def monster(s: Scene) -> dict[str, object]:
    found = s.t.view(0)["monster"]
    assert isinstance(found, dict)
    return found


def test_vh801_four_monsters_and_a_list_of_jarls() -> None:
    for name, option in (("fenrir", {}), ("surtr", {"surtr": True}), ("hel", {"hel": True})):
        s = fresh(1, **option)
        assert monster(s)["id"] == name and monster(s)["card"] == f"{name}_1"
        assert monster(s)["next"] == f"{name}_2"
    s = fresh(1).until("jarl")
    assert {str(o.fields["jarl"]) for o in s.t.options(0)} == set(DATA["solo_jarls"]["ids"])


def test_vh802_forty_cards_less_and_one_swap() -> None:
    s = fresh(1).until("swap_hand")
    assert len(s.discard) == 40 and len(s.hand(0)) == 6 and s.t.deck_size == 74
    first = s.hand(0)
    s.play(f"0 swap {first[0]}", f"0 swap {first[1]}", "0 pass")
    s.t.answer(-1, s.t.options(-1)[5])
    s.t.answer(-1, s.t.options(-1)[6])
    assert s.asked == "0 action" and len(s.hand(0)) == 6 and s.t.deck_size == 74
    assert first[0] not in s.hand(0)


def test_vh803_vh1050_no_monster_phase_with_an_empty_squad() -> None:
    s = scene(seats=1, hands={0: "fury_2"}).play("0 draw", "draw fury_3 heroic_3", "0 keep fury_3")
    s.play("draw bear_axe heroic_3", "0 keep bear_axe")
    assert s.asked == "0 action"
    s.play("0 add bear_axe", "draw fury_2 fury_2", "0 keep fury_2")
    assert s.asked == "-1 monster_die"


def test_vh804_matching_dice_stay_and_all_symbols_attack() -> None:
    """Fenrir's first card: axe, sword, spear, bow."""
    s = solo().play("0 draw", "draw fury_2 fury_3", "0 keep fury_2", "draw fury_2 fury_2", "0 keep fury_2")
    s.play("roll axe axe sword x x x")
    assert monster(s)["dice"] == {"axe": 1, "sword": 1} and monster(s)["free_dice"] == 4
    s.play("0 draw", "draw bear_sword fury_2", "0 keep fury_2", "draw fury_2 heroic_3", "0 keep fury_2")
    s.play("roll spear bow x x")
    assert s.events("monster_attacks") and s.asked == "-1 die"


def test_vh805_valhalla_adds_strength_up_to_the_limit() -> None:
    s = solo(valhalla={0: "bear_sword bear_spear"}).play("0 hunt").phase(0, "axe x x x x x")
    assert s.strengths() == [3 + 2]
    s = solo(valhalla={0: "wolf_axe_sword_spear"}).play("0 hunt").phase(0, "axe x x x x x")
    assert s.strengths() == [3 + 3]  # Fenrir's first card allows three


def test_vh806_boars_giants_and_smaller_squads() -> None:
    s = solo("boar_spear").play("0 hunt").phase(0, "spear x x x x x")  # deer is on the card
    assert s.strengths() == [1 + 3]
    s = solo("giant_any_2 giant_any_2").play(
        "0 hunt", "roll axe sword bow bow x x", "0 arm 0 axe_sword", "roll axe"
    )
    assert s.dice(0) == 5
    s.play("0 arm 1 bow_bow", "roll x")
    assert s.t.grey == 1
    s = solo(hands={0: "fury_3"}).play("0 hunt", f"roll {X6}")
    assert s.can("0 play fury_3")  # one warrior against two symbols
    s = solo("bear_axe bear_bow", hands={0: "fury_3"}).play("0 hunt", f"roll {X6}")
    assert not s.can("0 play fury_3")


def test_vh807_a_won_attack() -> None:
    """As much strength wins: the card is set aside, its dice return, warriors enter under the new limit."""
    s = solo("bear_axe_axe bear_bow_bow bear_axe", hands={0: "fury_2"})  # 6 + 6 against 8
    s.t.m[MONSTER_DICE] = 1
    s.play("0 hunt").phase(0, "axe axe bow bow x x", "0 1")
    assert monster(s)["wounds"] == 1 and monster(s)["dice"] == {} and monster(s)["card"] == "fenrir_2"
    assert s.valour(0) == 4 and s.squad(0) == ["bear_axe"] and s.asked == "-1 draw_card"


def test_vh807_vh1056_warriors_beyond_the_limit_are_discarded() -> None:
    s = solo("wolf_axe_sword_spear wolf_axe_shield_bow", valhalla={0: "bear_axe bear_sword"})
    s.play("0 hunt").phase(0, "axe sword spear axe shield bow")  # 12 + 2; the next limit is five
    assert monster(s)["wounds"] == 1 and s.squad(0) == []
    assert s.valour(0) == 2 and {"wolf_axe_sword_spear", "wolf_axe_shield_bow"} <= set(s.discard)
    s = (
        solo("wolf_axe_sword_spear wolf_axe_shield_bow")
        .play("0 hunt")
        .phase(0, "axe sword spear axe shield bow")
    )
    assert s.options(0) == ["send:slot=0", "send:slot=1"]
    s.play("0 send 1")
    assert s.valour(0) == 4 and s.discard == ["wolf_axe_sword_spear"]


def test_vh807_vh1049_a_lost_attack() -> None:
    """One active warrior may enter, cards of the deck are lost, dice stay."""
    s = solo("bear_axe bear_sword")
    s.t.m[MONSTER_DICE] = 1
    s.play("0 hunt").phase(0, "axe sword x x x x")
    assert s.options(0) == ["send:slot=0", "send:slot=1", "pass"]
    deck = s.t.deck_size
    s.play("0 send 0", "draw fury_2 fury_3")
    assert s.t.deck_size == deck - 2 and s.squad(0) == ["bear_sword"] and monster(s)["dice"] == {"axe": 1}
    s = solo().play("0 hunt").phase(0, X6, "none")
    assert s.asked == "-1 discard_top"


def attacked(squad: str = "bear_axe", wounds: int = 0, **more: object) -> Scene:
    """The monster has just attacked."""
    s = solo(squad, wounds=wounds, **more)
    need = CARDS[f"fenrir-{wounds + 1}"]["weapons"]
    s.play("0 draw").skip("monster_die").play(f"roll {' '.join(need + ['x'] * (6 - len(need)))}")
    assert s.events("monster_attacks")
    return s


def test_vh808_a_won_defence() -> None:
    """More strength is needed; any active warriors may enter, the card stays, its dice come off."""
    s = attacked("bear_axe_axe bear_axe bear_sword").phase(0, "axe axe axe sword x x")
    assert s.strengths() == [12] and s.asked == "0 send"
    s.play("0 send 0", "0 pass")
    assert s.valour(0) == 2 and len(s.squad(0)) == 2 and monster(s)["wounds"] == 0
    assert monster(s)["dice"] == {} and s.own(0) == 4


def test_vh808_ruling_shield_loss() -> None:
    """A tie is lost when defending: one may enter, a shield is gone, cards are lost."""
    s = attacked("bear_axe_axe bear_axe").phase(0, "axe axe axe x x x", "0").play("0 pass")
    assert s.own(0) == 3 and s.events("shield_gone")
    assert s.asked == "-1 discard_top"


def test_vh809_lost_at_the_fourth_shield() -> None:
    s = attacked(own={0: 1}).phase(0, X6, "none")
    assert s.t.over and s.t.winners == () and s.t.all_lost and s.t.scores == (0,)


def test_vh809_vh1055_lost_with_the_deck() -> None:
    s = solo().shrink_deck(2).play("0 draw")
    s.t.answer(-1, s.t.options(-1)[0])
    s.t.answer(-1, s.t.options(-1)[0])
    s.play("0 " + s.t.options(0)[0].id.replace(":card=", " "))
    assert s.t.over and s.t.all_lost


@pytest.mark.parametrize("won", [True, False])
def test_vh809_vh810_one_final_attack_on_the_last_card(won: bool) -> None:
    s = solo(STRONG, wounds=5, valhalla={0: "wolf_axe_sword_spear wolf_axe_sword_bow"}).shrink_deck(2)
    s.play("0 draw").skip("die")
    assert s.t.is_final_attack
    s.phase(0, "axe axe spear sword sword", "best" if won else "none") if won else s.phase(
        0, "x x x x x", "none"
    )
    assert s.t.over


def test_vh810_ruling_solo_score__won_by_an_attack_on_the_last_card() -> None:
    s = solo(STRONG + " bear_axe", wounds=5, valhalla={0: "wolf_axe_sword_spear wolf_axe_sword_bow"})
    s.play("0 hunt")
    s.play("roll axe axe spear axe x")  # one die less
    s.t.gain_strength(0, 20)
    s.play("0 arm_best", "0 end")
    assert s.t.over and s.t.winners == (0,) and s.t.scores == (6,)


@pytest.mark.parametrize(("options", "cards"), [({}, 2), ({"level_2": True}, 4), ({"level_3": True}, 6)])
def test_vh811_levels(options: dict[str, bool], cards: int) -> None:
    s = solo(**options)  # type: ignore[arg-type]
    s.play("0 hunt").phase(0, X6, "none")
    lost = 0
    while s.t.question.kind == "discard_top":
        s.t.answer(-1, s.t.options(-1)[0])
        lost += 1
    assert lost == cards


def test_vh812_with_forty_cards_more() -> None:
    s = solo(valkyries=True, wounds=1)
    assert monster(s)["strength"] == CARDS["fenrir-2"]["plus40"]["strength"]
    s.play("0 draw", "draw fury_2 fury_3", "0 keep fury_2", "draw heroic_3 fury_2 fury_2", "0 keep heroic_3")
    assert len(s.discard) == 3


def against(ability: str, squad: str = "bear_axe", **more: object) -> Scene:
    """A table whose monster card has the ability, at the player's action."""
    for row in DATA["monster_card"]:
        for side, options in (("normal", {}), ("plus40", {"valkyries": True})):
            if any(a["id"] == ability for a in row[side]["abilities"]):
                if row["monster"] != "fenrir":
                    options = {**options, row["monster"]: True}
                return solo(squad, wounds=row["order"] - 1, **options, **more)
    raise AssertionError(ability)


def test_vh813_deck_loss() -> None:
    s = against("deck_loss").play("0 draw", "draw fury_2 fury_3", "0 keep fury_2")
    assert s.asked == "-1 discard_top"


def test_vh813_cards_and_warriors_before_the_battle() -> None:
    s = against("discard_card_before", hands={0: "fury_2 fury_3"}).play("0 hunt")
    assert s.asked == "0 monster_card"
    s.play("0 discard fury_3")
    assert s.discard == ["fury_3"]
    s = against("discard_warrior_before", "bear_axe bear_bow").play("0 hunt", "0 dismiss 1")
    assert s.squad(0) == ["bear_axe"]


def test_vh813_a_random_card_after_the_battle() -> None:
    s = against("discard_random_after", hands={0: "fury_2"}).play("0 hunt").skip("random_loss")
    s.play("draw fury_2")
    assert s.discard[-1] == "fury_2"


def test_vh813_vh1053_jarls_tactics_and_surround() -> None:
    s = against("no_jarl_in_battle", jarls={0: "styr"}, hands={0: "surround_the_leader"}).play("0 hunt")
    s.play("roll axe x x x x x", "0 arm 0")
    strengths = s.t.view(0)["fight"]["sides"][0]["strength"]  # type: ignore[index]
    assert strengths == 3
    s.play("0 play surround_the_leader")
    assert s.t.view(0)["fight"]["sides"][0]["strength"] == 3 + 3  # type: ignore[index]
    s = against("no_tactics", hands={0: "fury_2 surround_the_leader"}).play("0 hunt", "roll axe x x x x x")
    assert s.options(0, "play") == []
    s.refuses(0, "play:card=fury_2", "VH-813")
    s = against("two_tactics_at_most", hands={0: "fury_2 fury_2 fury_2"}).play("0 hunt", "roll axe x x x x x")
    s.play("0 play fury_2", "0 play fury_2")
    s.refuses(0, "play:card=fury_2", "VH-813")
    s = against("no_reroll_tactics", hands={0: "counterstrike weapon_swap fury_2"}).play(
        "0 hunt", f"roll {X6}"
    )
    assert s.options(0, "play") == ["play:card=fury_2"]


def test_vh813_vh1052_one_slot_less() -> None:
    s = against("one_slot_less", "bear_axe bear_bow bear_sword", hands={0: "bear_spear"})
    assert s.play("0 add bear_spear").asked == "0 dismiss"
    s = scene({0: "bear_axe_axe bear_bow_bow wolf_axe_a wolf_bow_a"}, seats=1, hel=True, wounds=4)
    s.t.gain_strength(0, 0)
    s.play("0 hunt", "roll axe axe bow bow x x", "0 arm 0")
    s.t.gain_strength(0, 40)
    s.t.m[MONSTER_CARD] = 4
    s.play("0 end")
    assert len(s.squad(0)) == 3 and monster(s)["wounds"] == 5


def test_vh813_vh1051_valour_is_lost() -> None:
    s = against("lose_valor_on_defeat", valhalla={0: "bear_axe_axe bear_sword"}).play("0 hunt")
    s.phase(0, X6, "none").skip("draw_card")
    assert s.valhalla(0) == ["bear_axe_axe"]
    s = against("lose_valor_each_battle", valhalla={0: "bear_axe_axe"}).play("0 hunt")
    s.phase(0, X6, "none").skip("draw_card")
    assert s.valhalla(0) == []


def test_vh813_a_clan_is_ignored_and_a_die_less() -> None:
    s = against("ignore_clan", "deer_axe wolf_bow_a bear_sword bear_spear").play("0 hunt")
    assert s.phase(0, "axe x x x x x").strengths() == [1]
    s = against("one_die_less").play("0 hunt", "roll x x x x x")
    assert s.asked == "0 fight"


def test_vh1054_bonus_and_missions_obey_the_limit() -> None:
    s = solo("bear_axe_axe bear_bow_bow", valkyries=True, valhalla={0: "bear_axe bear_sword bear_spear"})
    s.give(0, "assignment_no_reroll")
    s.play("0 hunt").phase(0, "axe axe bow bow x x")
    assert (s.valour(0) == 5 and s.options(0) in ([], ["pass"])) or s.t.question.kind != "mission"


# -- together ------------------------------------------------------------------------------------------------
def together(squads: dict[int, str], seats: int = 3, **more: object) -> Scene:
    return scene(squads, seats=seats, cooperative=True, **more)  # type: ignore[arg-type]


def test_vh1101_vh1102_two_to_four_against_one_monster() -> None:
    for seats in (2, 3, 4):
        s = fresh(seats, cooperative=True).until("jarl")
        for seat in range(seats):
            jarls = {str(o.fields["jarl"]) for o in s.t.options(seat)}
            assert len(jarls) == 3 and jarls <= set(DATA["solo_jarls"]["ids"])
    assert len(JARL_IDS) == 25


@pytest.mark.parametrize(("seats", "dealt"), [(2, 5), (3, 5), (4, 4)])
def test_vh1102_vh1002_five_jarls_as_far_as_the_list_goes(seats: int, dealt: int) -> None:
    """Of 17 jarls four players cannot be dealt five each."""
    s = fresh(seats, cooperative=True, five_jarls=True).until("jarl")
    assert [len(s.t.options(seat)) for seat in range(seats)] == [dealt] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vh1103_set_up_together(seats: int) -> None:
    s = fresh(seats, cooperative=True).until("swap_hand")
    assert len(s.discard) == DATA["cooperative"]["deck_discard"][str(seats)]
    assert s.own(0) == DATA["cooperative"]["shields"][str(seats)]
    assert [len(s.hand(seat)) for seat in range(seats)] == [6] * seats
    assert s.until("action").squad(0) == []


def test_vh1104_the_monster_strikes_whose_turn_it_is() -> None:
    s = together({0: "bear_axe", 1: "bear_bow"})
    s.play("0 draw").skip("monster_die").play("roll axe sword spear bow x x")
    assert s.events("monster_attacks")[0]["seat"] == 0
    s.skip("action")
    assert s.asked == "1 action" and not s.can("1 attack 0") and s.can("1 hunt")


def test_vh1105_strength_by_seats_and_level() -> None:
    base = CARDS["fenrir-1"]["normal"]["strength"]
    each = DATA["cooperative"]["strength_per_extra_seat"]
    assert monster(together({0: "bear_axe"}, 2))["strength"] == base + each > base
    assert monster(together({0: "bear_axe"}, 4))["strength"] == base + 3 * each
    level = DATA["cooperative"]["strength_per_extra_level"]
    hard = together({0: "bear_axe"}, 2, level_3=True)
    assert monster(hard)["strength"] == base + each + 2 * level > base + each
    limit = CARDS["fenrir-1"]["normal"]["max_valhalla"]
    more = DATA["cooperative"]["valhalla_per_extra_seat"]
    assert monster(together({0: "bear_axe"}, 3))["limit"] == limit + 2 * more


def test_vh1106_one_valhalla_and_one_set_of_shields() -> None:
    s = together({0: "bear_axe"}, valhalla={1: "bear_sword", 2: "bear_spear"}).play("0 hunt")
    assert s.phase(0, "axe x x x x x").strengths() == [3 + 2]
    shields = DATA["cooperative"]["shields"]["3"]
    assert [s.own(seat) for seat in range(3)] == [shields] * 3
    for viewer in (0, 1, None):
        players = s.t.view(viewer)["players"]
        assert [p["valour"] for p in players] == [0, 1, 1], "it lies open"  # type: ignore[attr-defined]
    s.t.lose_shield(2)
    assert [s.own(seat) for seat in range(3)] == [shields - 1] * 3


def test_vh1106_all_see_the_strength_that_valhalla_gives() -> None:
    s = together({0: "bear_axe"}, valhalla={1: "bear_sword", 2: "bear_spear"}).play("0 hunt")
    s.play("roll axe x x x x x", "0 arm 0")
    for viewer in (0, 1, 2, None):
        side = s.t.view(viewer)["fight"]["sides"][0]  # type: ignore[index]
        assert side["strength"] == 3 + 2 and side["ledger"][-1]["strength"] == 2


def test_vh1107_all_win_or_lose_together() -> None:
    s = together({0: "bear_axe"})
    s.t.m[OWN] = 1
    s.play("0 draw").skip("monster_die").play("roll axe sword spear bow x x").phase(0, X6, "none")
    assert s.t.over and s.t.winners == () and s.t.all_lost
    s = together({0: STRONG}, wounds=5).play("0 hunt", "roll axe axe spear x x")
    s.t.gain_strength(0, 40)
    s.play("0 arm 0", "0 end")
    assert s.t.winners == (0, 1, 2) and s.t.scores == (6, 6, 6)
