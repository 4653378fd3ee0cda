"""Chapter 7: the seven expansions (VH-700 to VH-773)."""

from __future__ import annotations

import tomllib

import pytest

import meadhall
from meadhall.games.valhalla.columns import CAPTURED, LEVEL, VIKING
from meadhall.games.valhalla.ragnarok import score_now
from tests.games.valhalla.scenes import Scene, fresh, scene

X6 = "x x x x x x"
AXE = "axe x x x x x"
BOW = "bow x x x x x"
DATA = tomllib.loads((meadhall.game("valhalla").folder / "data.toml").read_text("utf-8"))


# -- bonus valour -----------------------------------------------------------------------------
def test_vh700_vh1030_ruling_bonus_cards() -> None:
    """Cards of that total from the pile, its order kept; else the highest total below."""
    s = scene(discard="bear_axe fury_2 bear_axe_axe wolf_axe_sword_spear bear_sword")
    assert s.t.bonus_valour(0, 5, 0) == 5
    assert set(s.valhalla(0)) == {"bear_axe", "wolf_axe_sword_spear"}
    assert s.discard == ["fury_2", "bear_axe_axe", "bear_sword"]
    s = scene(discard="bear_axe_axe fury_2")
    assert s.t.bonus_valour(0, 3, 0) == 2 and s.discard == ["fury_2"]
    assert s.t.bonus_valour(0, 1, 0) == 0


# -- Loki -------------------------------------------------------------------------------------
def lost_by(loki: str, n: int, **more: object) -> Scene:
    """Seat 1 loses a defence by so much: 3 + n against 3."""
    squads = {0: "bear_axe wolf_sword_b wolf_spear_b deer_shield", 1: "bear_bow"}
    hands: dict[int, str] = {0: " ".join(["fury_2"] * (n // 2)), 1: "counterstrike", 2: "bear_spear"}
    s = scene(squads, loki=loki, hands=hands, seats=3, **more)  # type: ignore[arg-type]
    s.play("0 attack 1", "roll axe sword x x x x", "0 arm 0")
    if n % 2:
        s.play("0 arm 1")
    for _ in range(n // 2):
        s.play("0 play fury_2")
    return s.play("0 end", f"roll {BOW}", "1 arm 0", "1 end")


TABLES = {
    "loki_01": {0: "send_all", 1: "send_all", 2: "send_one", 3: "send_one", 4: "", 5: "", 6: None},
    "loki_02": {0: "send_one", 2: "send_one", 3: "steal_random_any", 4: "", 5: "", 6: None},
    "loki_04": {
        0: "send_one",
        1: "send_one",
        2: "draw",
        3: "draw",
        4: "draw_return",
        5: "draw_return",
        6: None,
    },
}


@pytest.mark.parametrize("card", sorted(TABLES))
def test_vh711_vh712_vh1026_the_printed_tables(card: str) -> None:
    """The line of the difference or a lower one; beyond the last nothing. Tables 1, 2 and 4."""
    rows = next(row["rows"] for row in DATA["loki"] if row["id"] == card.replace("_", "-"))
    for n, effect in TABLES[card].items():
        s = lost_by(card, n)
        if effect is None:
            assert not s.events("loki") and s.asked == "-1 draw_card"
            continue
        if not effect:  # the attacker's hand is empty: nothing to steal, and no lower line (VH-1029)
            assert s.asked == "-1 draw_card"
            continue
        assert s.asked == "1 loki" and s.t.question.about == {"difference": n}
        first = next(i for i, row in enumerate(rows) if row["diff"][0] <= n <= row["diff"][1])
        assert rows[first]["effect"] == effect
        assert f"loki:line={first}" in s.options(1)
        assert all(int(o[-1]) >= first for o in s.options(1, "loki"))


def test_vh712_vh1028_the_third_table_keeps_or_takes_the_shield() -> None:
    s = lost_by("loki_03", 0)
    assert s.asked == "1 loki_shield"
    s.play("1 loki")
    assert s.own(1) == 4 and s.captured(0) == 0
    s = scene({0: "wolf_axe_a wolf_sword_b", 1: "bear_bow bear_axe_bow"}, loki="loki_03", own={1: 1})
    s.play("0 attack 1").phase(0, "axe sword x x x x").phase(1, "axe bow x x x x")
    assert s.strengths() == [4, 5] and s.asked == "0 loki_shield"
    s.play("0 loki")
    assert s.own(1) == 0 and s.captured(0) == 3 + 1 and s.t.is_ending()


def test_vh712_the_third_table_takes_tactics() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, loki="loki_03", hands={0: "fury_2", 1: "counterstrike"}).play(
        "0 attack 1", f"roll {AXE}", "0 arm 0", "0 play fury_2", "0 end", f"roll {BOW}", "1 arm 0", "1 end"
    )
    assert s.options(1) == ["loki:line=2", "loki:line=3", "pass"]
    s.play("1 loki 2", "1 take_back fury_2")
    assert "fury_2" in s.hand(1)


@pytest.mark.parametrize("card", [row["id"].replace("-", "_") for row in DATA["loki"]])
def test_vh711_every_loki_card_can_be_played(card: str) -> None:
    """Every line of every card, taken once by a beaten defender."""
    for n in range(7):
        s = lost_by(card, n, discard="bear_sword bear_shield wolf_axe_a fury_3")
        while not s.t.over and s.t.question.kind != "action":
            seat = s.t.question.seats[0]
            options = s.t.options(seat)
            s.t.answer(seat, options[0])
        assert s.t.question.kind == "action"


def test_vh711_vh1003_vh1004_some_cards_change_the_discard() -> None:
    """Ten cards less, never below none."""
    for seats, cards in ((2, 30), (3, 10), (4, 0), (6, 0)):
        assert len(fresh(seats, loki=True).until("first_warrior", loki_card="loki_04").discard) == cards
    assert len(fresh(2, loki=True).until("first_warrior", loki_card="loki_01").discard) == 40
    assert fresh(2, loki=True, first_game=True).until("deal_jarl").t.loki == 0


def test_vh711_draw_and_return_is_known_to_one() -> None:
    """The card on the deck is seen by who put it there, and is drawn next."""
    s = lost_by("loki_04", 4).play("1 loki 2", "draw heroic_3", "1 put_on_deck counterstrike")
    on_deck = [s.t.view(seat)["players"][1]["on_deck"] for seat in (0, 1, 2)]  # type: ignore[index]
    assert on_deck == [None, "counterstrike", None] and s.t.view(0)["on_deck_by"] == 1
    assert [o.id for o in s.t.options(-1)] == ["card:card=counterstrike"]


def test_vh1029_random_card_of_an_empty_hand() -> None:
    s = lost_by("loki_10", 2)
    assert s.asked == "-1 draw_card"


# -- Thor -------------------------------------------------------------------------------------
def thor(hand: str, squads: dict[int, str] | None = None, **more: object) -> Scene:
    at = squads or {0: "bear_axe", 1: "bear_bow bear_spear", 2: "bear_sword"}
    return scene(at, seats=3, hands={2: hand, 1: "fury_2"}, thor=True, **more).play("0 attack 1")  # type: ignore[arg-type]


def test_vh721_vh1012_who_may_be_helped() -> None:
    """Fewer warriors, or as many; either side, by anybody else."""
    s = thor("thor_strength_3 thor_strength_2")
    assert s.options(2) == ["help:card=thor_strength_2:seat=0", "help:card=thor_strength_3:seat=0", "pass"]
    s = thor("thor_strength_3 thor_strength_2", {0: "bear_axe", 1: "bear_bow", 2: "bear_sword"})
    assert s.options(2) == ["help:card=thor_strength_2:seat=0", "help:card=thor_strength_2:seat=1", "pass"]


def test_vh721_being_asked_tells_nothing() -> None:
    """Who holds no Thor card is asked too."""
    assert thor("fury_2").asked == "2 thor"


def test_vh722_vh723_each_bonus() -> None:
    s = thor("thor_draw").play("2 help thor_draw 0", "draw heroic_3")
    assert s.hand(0) == ["heroic_3"]
    s = thor("thor_steal").play("2 help thor_steal 0", "draw fury_2")
    assert s.hand(0) == ["fury_2"] and s.hand(1) == []
    s = thor("thor_die_lt").play("2 help thor_die_lt 0", "roll x x x x x x x")
    assert s.asked == "0 fight"
    s = thor("thor_reroll_le").play("2 help thor_reroll_le 0", f"roll {X6}")
    assert s.can("0 free_reroll")
    for card, more in (("thor_strength_2", 2), ("thor_strength_3", 3)):
        s = thor(card).play(f"2 help {card} 0").phase(0, AXE)
        assert s.strengths() == [3 + more]
        s.phase(1, X6)
        assert s.valhalla(2) == [card] and s.valour(2) == {2: 1, 3: 2}[more]
    s = thor("thor_strength_2").play("2 help thor_strength_2 0").phase(0, "axe x x x x x", "none")
    assert "thor_strength_2" in s.discard and s.valhalla(2) == []


def test_vh1012_vh1035_several_help_and_a_companion_may() -> None:
    s = scene(
        {0: "bear_axe", 1: "bear_bow", 2: "bear_sword", 3: "bear_spear"},
        seats=4,
        hands={2: "thor_strength_2", 3: "thor_draw"},
        thor=True,
        partnership=True,
    ).play("0 attack 1")
    assert s.asked == "2 thor"
    s.play("2 help thor_strength_2 0", "3 help thor_draw 1", "draw heroic_3")
    assert s.asked == "-1 die"


# -- Valkyries --------------------------------------------------------------------------------
def test_vh731_vh1006_phase_b_draws_three() -> None:
    for option in ("valkyries", "dvergar"):
        s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "bear_sword"}, **{option: True})  # type: ignore[arg-type]
        s.play("0 add bear_sword", "draw fury_2 fury_3 heroic_3", "0 keep fury_2")
        assert s.discard == ["fury_3", "heroic_3"]
        s = scene({0: "bear_axe", 1: "bear_bow"}, **{option: True})  # type: ignore[arg-type]
        s.play("0 draw", "draw fury_2 fury_3")
        assert s.asked == "0 keep"


@pytest.mark.parametrize(("seats", "cards"), [(2, 60), (4, 30), (5, 20), (6, 8)])
def test_vh731_both_expansions_discard_more(seats: int, cards: int) -> None:
    s = fresh(seats, valkyries=True, dvergar=True).until("first_warrior")
    assert len(s.discard) == cards
    if seats == 6:
        assert len(s.until("action").discard) == 8 + 12


def test_vh732_vh1037_ruling_cache_first() -> None:
    """A cache is a die for arming or paying, never rerolled, and is used up first."""
    s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "weapon_cache_axe heroic_4_axe"}, valkyries=True)
    s.play("0 attack 1", "roll axe x x x x x", "0 play weapon_cache_axe", "0 arm 0")
    assert s.dice(0) == 6 and s.t.cache(0) == 0
    s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "weapon_cache_axe heroic_4_axe"}, valkyries=True)
    s.play("0 attack 1", f"roll {X6}", "0 play weapon_cache_axe")
    assert s.can("0 play heroic_4_axe") and s.can("0 arm 0") and not s.can("0 reroll axe")
    assert s.t.played_count(0) == 1


def test_vh733_vh1038_path_to_valhalla() -> None:
    """The attacker's warrior no longer counts, and enters whatever happens."""
    s = scene({0: "bear_axe", 1: "wolf_bow_b"}, hands={1: "path_to_valhalla"}, valkyries=True)
    s.play("0 attack 1").phase(0, AXE).play(f"roll {BOW}", "1 arm 0", "1 play path_to_valhalla", "0 path 0")
    assert not s.can("1 play path_to_valhalla")
    s.play("1 end").skip("draw_card")
    assert s.strengths() == [3, 1] and s.valhalla(0) == ["bear_axe"] and s.own(1) == 4


GROUPS = [
    ("valk_bear_group_axe bear_sword bear_spear", 1 + 1 + 1 + 2),
    ("valk_bear_with_wolf_shield wolf_axe_a wolf_sword_b", 1 + 1 + 2 + 2),
    ("valk_bear_with_wolf_shield bear_sword", 2),
    ("valk_bear_alone_axe_spear_bow", 1 + 3),
    ("valk_bear_alone_axe_spear_bow bear_sword", 2),
]


@pytest.mark.parametrize(("squad", "valour"), GROUPS)
def test_vh734_valkyrie_warriors(squad: str, valour: int) -> None:
    """For each other, for one of a clan, for going alone."""
    pile = "wolf_bow_b bear_axe_axe bear_sword_sword deer_axe deer_bow"
    s = scene({0: squad, 1: "giant_pair"}, valkyries=True, discard=pile).play("0 attack 1")
    from meadhall.games.valhalla.sending import send_own

    send_own(s.t, 0, (1 << len(squad.split())) - 1)
    assert s.valour(0) == valour


def test_vh736_vh1036_missions() -> None:
    """One after a won battle, if it is met."""
    hand = "assignment_no_reroll assignment_margin assignment_three"
    s = scene({0: "bear_axe bear_sword", 1: "bear_bow"}, hands={0: hand}, valkyries=True)
    s.play("0 attack 1").phase(0, "axe sword x x x x").phase(1, X6)
    assert s.options(0) == ["mission:card=assignment_no_reroll", "mission:card=assignment_margin", "pass"]
    s.play("0 mission assignment_margin")
    assert s.valour(0) == 2 + 2 and s.asked == "-1 draw_card"
    s = scene({0: "bear_axe bear_sword bear_spear", 1: "bear_bow"}, hands={0: hand}, valkyries=True)
    s.play("0 attack 1", "roll axe sword spear x x x", "0 reroll x", "0 pick x", "0 roll", "roll x")
    s.play("0 arm_best", "0 end").phase(1, BOW)
    assert s.options(0, "mission") == ["mission:card=assignment_margin", "mission:card=assignment_three"]


# -- dvergar ----------------------------------------------------------------------------------
def dvergar(squads: dict[int, str], **more: object) -> Scene:
    return scene(squads, dvergar=True, **more).play("0 attack 1")  # type: ignore[arg-type]


def test_vh741_vh1042_call_to_arms_obeys_the_limit() -> None:
    squads = {0: "bear_axe bear_sword bear_spear bear_shield", 1: "bear_bow"}
    s = dvergar(squads, hands={0: "call_to_arms"}, discard="wolf_axe_a")
    s.play("0 play call_to_arms", "0 dismiss 0")
    assert s.squad(0) == ["wolf_axe_a", "bear_sword", "bear_spear", "bear_shield"]


def test_vh742_vh1043_war_cries() -> None:
    squads = {0: "bear_axe bear_sword bear_spear", 1: "bear_bow"}
    s = dvergar(squads, hands={0: "war_cry_troop war_cry_activated"})
    s.play(f"roll {AXE}", "0 play war_cry_troop", "0 play war_cry_activated", "0 arm 0", "0 end")
    assert s.strengths() == [3 + 3 + 1]
    s = dvergar(squads, hands={0: "war_cry_activated"})
    s.play("roll axe sword spear x x x", "0 play war_cry_activated", "0 arm_best", "0 end")
    assert s.strengths() == [9 + 4]


def test_vh743_vh1039_a_dvergr_blocks() -> None:
    s = dvergar({0: "dvergr_block_axe", 1: "bear_bow bear_sword"})
    s.play(f"roll {AXE}", "0 arm 0")
    assert s.options(0) == ["block:slot=0", "block:slot=1"]
    s.play("0 block 0", "0 end", f"roll {BOW}")
    s.refuses(1, "arm:slot=0:dice=printed", "VH-743")
    s = dvergar({0: "dvergr_block_axe", 1: "bear_bow"}).play(f"roll {AXE}", "0 arm 0")
    assert s.asked == "0 fight"


def test_vh744_vh1041_a_dvergr_holds_back() -> None:
    s = dvergar({0: "bear_axe bear_spear", 1: "dvergr_hold_back_sword"})
    s.phase(0, "axe spear x x x x").phase(1, "sword x x x x x").play("1 hold_back 1")
    assert s.valhalla(0) == ["bear_axe"] and s.squad(0) == ["bear_spear"] and s.captured(0) == 1


def test_vh745_a_dvergr_costs_a_tactic() -> None:
    s = dvergar({0: "dvergr_discard_tactic_bow", 1: "bear_bow"}, hands={1: "fury_2 fury_3 bear_sword"})
    s.play("0 pass") if s.asked == "0 before_battle" else None
    s.skip("die").play(f"roll {BOW}", "0 arm 0")
    assert s.options(1) == ["discard:card=fury_2", "discard:card=fury_3"]
    s.play("1 discard fury_3")
    assert s.discard == ["fury_3"]
    s = dvergar({0: "dvergr_discard_tactic_bow", 1: "bear_bow"}, hands={1: "bear_sword"})
    s.skip("die").play(f"roll {BOW}", "0 arm 0", "1 show_hand")
    assert s.t.view(None)["players"][1]["known"] == ["bear_sword"]  # type: ignore[index]


def test_vh746_a_dvergr_takes_a_card_for_strength() -> None:
    s = dvergar({0: "dvergr_pay_card_axe", 1: "bear_bow"}, hands={0: "bear_sword"})
    s.skip("die").play(f"roll {AXE}", "0 arm 0", "0 pay bear_sword", "0 end")
    assert s.strengths() == [1 + 3] and s.discard == ["bear_sword"]


def test_vh1040_dvergar_are_one_more_clan() -> None:
    s = dvergar({0: "deer_shield bear_bow dvergr_block_axe", 1: "wolf_bow_a"})
    assert s.phase(0, "shield x x x x x", "0").strengths() == [1 + 2]


# -- Tyr --------------------------------------------------------------------------------------
def test_vh751_vh1045_fourteen_in_the_deck_and_one_each() -> None:
    s = fresh(4, tyr=True).until("deal_jarl")
    assert s.t.deck_size == 120 + 14
    s.until("action")
    assert [sum(name.startswith("tyr") for name in s.hand(seat)) >= 1 for seat in range(4)] == [True] * 4
    assert len(s.hand(0)) == 6


def test_vh752_vh754_a_tyr_card_goes_under_a_new_warrior() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "bear_sword tyr_strength_2 tyr_vs_bear"}, tyr=True)
    s.play("0 add bear_sword")
    assert s.asked == "0 tyr_card"
    s.play("0 lay_under tyr_strength_2").skip("action")
    s = scene({0: "bear_axe+tyr_strength_2", 1: "bear_bow"}, tyr=True).fight(AXE, X6)
    assert s.valhalla(0) == ["bear_axe"] and s.discard[-1] == "tyr_strength_2"


def test_vh753_vh1044_what_tyr_gives() -> None:
    def attack(squad: str, dice: str, other: str = "bear_bow") -> list[int]:
        return scene({0: squad, 1: other}, tyr=True).play("0 attack 1").phase(0, dice).strengths()

    assert attack("bear_axe+tyr_strength_2", AXE) == [5]
    assert attack("bear_axe+tyr_vs_bear", AXE) == [7]
    assert attack("bear_axe+tyr_vs_bear", AXE, "wolf_bow_a") == [3]
    assert attack("bear_axe_sword+tyr_without_sword", AXE) == [5]
    s = scene({0: "bear_axe+tyr_without_axe bear_sword", 1: "bear_bow"}, tyr=True).play("0 attack 1")
    s.play("roll sword x x x x x", "0 arm 1")
    s.t.drop_dice(0, s.t.dice(0))
    assert s.options(0, "arm") == ["arm:slot=0:dice=printed"], "no die is left, and none is needed"
    s = scene({1: "bear_bow"}, hands={0: "bear_axe_sword tyr_without_sword tyr_without_bow"}, tyr=True)
    s.play("0 add bear_axe_sword")
    assert s.options(0) == ["lay_under:card=tyr_without_sword", "pass"]
    s.refuses(0, "lay_under:card=tyr_without_bow", "VH-1044")


# -- the last viking --------------------------------------------------------------------------
def test_vh761_the_role_and_its_levels() -> None:
    s = scene({0: "bear_axe bear_spear", 1: "bear_bow"}, last_viking=True).fight(AXE, X6)
    assert (s.t.viking(0), s.t.viking_level(0)) == (0, 1)
    s.skip("action").play("1 attack 0").phase(1, BOW).phase(0, X6, "none")
    assert (s.t.viking(0), s.t.viking_level(0)) == (1, 1)


def test_vh762_vh1046_valour_by_the_level() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, last_viking=True, discard="bear_sword bear_spear bear_axe_axe")
    s.t.name_viking(0, 1)
    s.play("0 draw").skip("action")
    assert s.valour(1) == 1 and s.t.viking_level(0) == 2
    for _ in range(9):
        s.t.raise_level(0)
    assert s.t.viking_level(0) == 5
    s = scene({0: "bear_axe"}, hands={1: "bear_bow"}, last_viking=True, discard="bear_sword")
    s.t.name_viking(0, 1)
    s.play("0 draw").skip("action")
    assert s.valour(1) == 0 and s.t.viking_level(0) == 1


def test_vh763_attackers_of_the_last_viking_have_more_dice() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, last_viking=True)
    s.t.m[VIKING], s.t.m[LEVEL] = 1, 4
    s.play("0 attack 1", f"roll {X6} x x")
    assert s.asked == "0 fight" and s.t.grey == 1


def test_vh764_vh1034_a_point_at_the_end() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, last_viking=True).shrink_deck(1)
    s.t.name_viking(0, 0)
    s.skip("nothing")
    assert s.t.over and s.t.viking(0) in (0, 1)
    pile = scene(last_viking=True)
    from meadhall.games.valhalla.ragnarok import last_bonus

    pile.t.name_viking(0, 0)
    last_bonus(pile.t)
    assert pile.valour(0) == 1 and pile.valhalla(0) == []


def test_vh765_six_players_have_two() -> None:
    squads = {0: "bear_axe", 1: "bear_bow bear_spear", 2: "bear_sword", 3: "bear_shield"}
    s = scene(squads, seats=6, last_viking=True)
    s.t.name_viking(0, 4)
    s.fight(AXE, X6)
    assert (s.t.viking(0), s.t.viking(1)) == (4, 0)
    s = scene(squads, seats=6, last_viking=True)
    s.t.name_viking(0, 0)
    s.t.name_viking(1, 1)
    s.fight(AXE, X6)
    assert (s.t.viking(0), s.t.viking(1)) == (0, -1)


# -- companions -------------------------------------------------------------------------------
ABAB = {0: "bear_axe", 1: "bear_bow", 2: "wolf_sword_a", 3: "deer_axe"}


def test_vh771_no_attack_on_a_companion_and_shared_clans() -> None:
    s = scene(ABAB, seats=4, partnership=True)
    assert s.options(0, "attack") == ["attack:seat=1", "attack:seat=3"]
    s.refuses(0, "attack:seat=2", "VH-771")
    s = scene({**ABAB, 0: "deer_sword"}, seats=4, partnership=True)  # counts wolves: the companion has one
    assert s.play("0 attack 1").phase(0, "sword x x x x x", "0").strengths() == [1 + 2]
    s = scene({**ABAB, 0: "boar_spear"}, seats=4, partnership=True)  # against deer: the opponent's companion
    assert s.play("0 attack 1").phase(0, "spear x x x x x", "0").strengths() == [1 + 3]
    s = scene({0: "bear_axe", 3: "deer_axe"}, seats=4, partnership=True)
    assert s.options(0, "attack") == ["attack:seat=3"]


def test_vh772_vh1048_partners_fight_but_do_not_enter() -> None:
    s = scene(ABAB, seats=4, partnership=True).play("0 attack 1", "roll axe sword x x x x")
    s.play("0 arm 0", "0 arm 6", "0 end")
    assert s.strengths() == [3 + 3]
    s.phase(1, X6)
    assert s.valhalla(0) == ["bear_axe"] and s.squad(2) == ["wolf_sword_a"] and s.valhalla(2) == []
    from meadhall.games.valhalla.ragnarok import last_bonus

    s = scene(ABAB, seats=4, partnership=True)
    last_bonus(s.t)
    assert [s.own(seat) for seat in range(4)] == [3] * 4 and s.t.captured_from(0, 2) == 1


def test_vh773_vh1047_allies_enter_and_score_together() -> None:
    s = scene(ABAB, seats=4, alliance=True).play("0 attack 1").phase(0, "axe sword x x x x").phase(1, X6)
    assert s.valhalla(0) == ["bear_axe"] and s.valhalla(2) == ["wolf_sword_a"]
    s = scene({**ABAB, 1: "bear_bow"}, seats=4, alliance=True, valhalla={0: "bear_sword", 2: "bear_spear"})
    s.t.m[CAPTURED] = 1 << 4
    s.t.m[CAPTURED + 2] = 1 << 12
    assert score_now(s.t, 0) == score_now(s.t, 2) == 2 + 8 * 2 + 2 * 2 + 2  # the table for three
    s = scene({0: "wolf_axe_b", 1: "bear_bow", 2: "wolf_sword_a", 3: "bear_axe"}, seats=4, alliance=True)
    s.play("0 attack 1").phase(0, AXE, "0").phase(1, "bow axe x x x x")
    assert s.asked == "1 send"
    s.play("1 pass")
    assert s.asked == "3 send"
    s.play("3 send 6")
    assert s.valhalla(3) == ["bear_axe"] and s.squad(1) == ["bear_bow"]
