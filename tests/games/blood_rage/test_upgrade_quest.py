"""Upgrade and quest: BR-351 to BR-357, BR-361."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.blood_rage.asks import INVADE
from tests.games.blood_rage.scenes import Scene, scene
from tests.games.blood_rage.tables import FJORDS, OUTER, sheet, until

WOLF_ALONE = {"wolf": 12, "raven": 0, "serpent": 0, "bear": 0}


def invasions(figure: str, places: tuple[str, ...]) -> list[str]:
    return [f"invade:figure={figure}:to={place}" for place in places]


def monsters(s: Scene) -> dict[str, str]:
    """Where Wolf's monsters are."""
    places = ("yggdrasil", *OUTER, *FJORDS, "valhalla", "reserve")
    return {
        figure: place
        for place in places
        for figure in (s.reserve("wolf") if place == "reserve" else s.at(place).get("wolf", {}))
        if figure not in ("warrior", "leader", "ship")
    }


# -- slots and prices -------------------------------------------------------------------------------
def test_br351_eight_slots() -> None:
    """One warrior, leader and ship, two monsters and three clan upgrades lie side by side."""
    kinds = "lord_of_hammers brothers_in_arms lokis_dragons troll dwarf_chieftain"
    s = scene(rage=WOLF_ALONE, hand={"wolf": f"{kinds} friggas_charm lokis_domain thors_glory"})
    for kind in ("lord_of_hammers", "brothers_in_arms", "lokis_dragons", "troll"):
        s.play(f"wolf upgrade {kind}", "wolf pass")
    s.play("wolf upgrade dwarf_chieftain", "wolf slot monster_2", "wolf pass")
    s.play("wolf upgrade friggas_charm")
    s.play("wolf upgrade lokis_domain", "wolf slot clan_2", "wolf upgrade thors_glory", "wolf slot clan_3")

    assert sheet(s, None, 0)["upgrades"] == {
        "leader": "lord_of_hammers_a1",
        "warrior": "brothers_in_arms_a1",
        "ship": "lokis_dragons_a1",
        "monster_1": "troll_a1",
        "monster_2": "dwarf_chieftain_a1",
        "clan_1": "friggas_charm_a1",
        "clan_2": "lokis_domain_a1",
        "clan_3": "thors_glory_a1",
    }
    assert s.discard == []


@pytest.mark.parametrize("card", ["quest_alfheim_a1", "tyrs_bash_a1"])
def test_br351_no_slot_for_other_cards(card: str) -> None:
    """Quests and battle cards are no upgrades."""
    s = scene(hand={"wolf": card})

    assert s.options("wolf", "upgrade") == []
    s.refuses("wolf", f"upgrade:card={card}", "BR-351")


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("friggas_charm", 0),
        ("lokis_domain", 1),
        ("thors_glory", 2),
        ("lord_of_hammers", 3),
        ("troll", 2),
        ("dwarf_chieftain", 0),
    ],
)
def test_br352_an_upgrade_costs_its_strength(card: str, price: int) -> None:
    """The card's strength in rage; the Dwarf Chieftain is free of it."""
    s = scene(rage=max(price, 1), hand={"wolf": card}).play(f"wolf upgrade {card}")

    assert s.rage["wolf"] == max(price, 1) - price
    assert s.upgrades("wolf") == [f"{card}_a1"] and s.hand("wolf") == []


def test_br352_one_rage_short_is_too_little() -> None:
    """Strength 3 is not to be had for 2."""
    s = scene(rage=2, hand={"wolf": "lord_of_hammers"})

    assert s.options("wolf", "upgrade") == []
    s.refuses("wolf", "upgrade:card=lord_of_hammers_a1", "BR-323")


def test_br352_an_occupied_slot_is_replaced() -> None:
    """The only warrior slot: Brothers go to the discard, Experts lie there."""
    s = scene(
        "gimle: wolf W W", age=2, upgrades={"wolf": "brothers_in_arms"}, hand={"wolf": "experts_in_arms"}
    )
    assert s.strength("wolf", "gimle") == 3
    s.play("wolf upgrade experts_in_arms", "wolf pass")

    assert s.upgrades("wolf") == ["experts_in_arms_a2"]
    assert s.discard == ["brothers_in_arms_a1"]
    assert s.strength("wolf", "gimle") == 4


def test_br352_one_chooses_among_fitting_slots() -> None:
    """A free slot, or any of those taken, whose card is then discarded."""
    s = scene(upgrades={"wolf": "lokis_domain thors_glory"}, hand={"wolf": "friggas_charm"})
    s.play("wolf upgrade friggas_charm")
    assert s.options("wolf") == ["slot:slot=clan_1", "slot:slot=clan_2", "slot:slot=clan_3"]
    s.refuses("wolf", "slot:slot=monster_1", "BR-352")
    s.play("wolf slot clan_1")

    assert s.upgrades("wolf") == ["friggas_charm_a1", "thors_glory_a1"]
    assert s.discard == ["lokis_domain_a1"]


def test_br352_a_fourth_clan_upgrade_replaces_one() -> None:
    """With three slots taken one of them has to go."""
    three = "lokis_domain thors_glory tyrs_domain"
    s = scene(upgrades={"wolf": three}, hand={"wolf": "friggas_charm"})
    s.play("wolf upgrade friggas_charm", "wolf slot clan_2")

    assert s.upgrades("wolf") == ["lokis_domain_a1", "friggas_charm_a1", "tyrs_domain_a1"]
    assert s.discard == ["thors_glory_a1"]


# -- what an upgrade does ------------------------------------------------------------------------------
def test_br353_an_upgrade_works_at_once_and_for_good() -> None:
    """Two Brothers count 3 from the moment the card lies there, in the next age too."""
    s = scene("gimle: wolf W W", rage=WOLF_ALONE, hand={"wolf": "brothers_in_arms friggas_charm thors_glory"})
    s.play("wolf upgrade brothers_in_arms", "wolf pass")
    assert s.strength("wolf", "gimle") == 3
    s.play("wolf upgrade friggas_charm", "wolf upgrade thors_glory", "wolf slot clan_2")
    assert s.rage["wolf"] == 12 - 1 - 0 - 1  # the Charm already counts
    until(s.end_age(), "action")

    assert s.t.view(None)["age"] == 2
    assert s.strength("wolf", "gimle") == 3
    assert len(s.upgrades("wolf")) == 3


def test_br353_a_replaced_upgrade_works_no_longer() -> None:
    """Without Frigga's Charm the full price is due."""
    s = scene(upgrades={"wolf": "friggas_charm"}, rage=WOLF_ALONE, hand={"wolf": "lokis_domain thors_glory"})
    s.play("wolf upgrade lokis_domain", "wolf slot clan_1")
    assert s.rage["wolf"] == 12
    s.play("wolf upgrade thors_glory", "wolf slot clan_2")

    assert s.rage["wolf"] == 10


def test_br353_upgrades_alike_add_up() -> None:
    """Domain and Eminence pay 1 + 2 for each figure released, not the better of them."""
    s = scene(age=2, upgrades={"wolf": "lokis_domain lokis_eminence"}, valhalla={"wolf": "W L"}).end_age()

    assert s.glory["wolf"] == 6


@pytest.mark.parametrize(
    ("card", "figure", "places"),
    [
        ("brothers_in_arms", "warrior", OUTER),
        ("lord_of_hammers", "leader", OUTER),
        ("lokis_dragons", "ship", FJORDS),
    ],
)
def test_br354_one_such_figure_may_invade_at_once(card: str, figure: str, places: tuple[str, ...]) -> None:
    """From reserve, without paying, and only that kind of figure."""
    s = scene(hand={"wolf": card}, rage=3).play(f"wolf upgrade {card}")
    left = s.rage["wolf"]
    assert s.asked == "wolf free_invade"
    assert s.options("wolf") == [*invasions(figure, places), "pass"]
    s.play(f"wolf invade {figure} {places[0]}")

    assert s.at(places[0]) == {"wolf": {figure: 1}}
    assert s.rage["wolf"] == left
    assert s.asked == "raven action"


def test_br354_no_other_figure() -> None:
    """A warrior upgrade brings no leader and no ship."""
    s = scene(hand={"wolf": "brothers_in_arms"}).play("wolf upgrade brothers_in_arms")

    s.refuses("wolf", "invade:figure=leader:to=gimle", "BR-354")
    s.refuses("wolf", "invade:figure=ship:to=fjord_ne", "BR-354")
    s.refuses("wolf", "invade:figure=warrior:to=yggdrasil", "BR-332")


def test_br354_even_with_the_last_rage_spent() -> None:
    """The free invasion is part of the action, so 0 rage does not matter."""
    s = scene(rage=2, age=2, hand={"wolf": "experts_in_arms"}).play("wolf upgrade experts_in_arms")
    assert s.rage["wolf"] == 0
    s.play("wolf invade warrior gimle")

    assert s.at("gimle") == {"wolf": {"warrior": 1}}


def test_br354_one_need_not_invade() -> None:
    """Passing here gives up the invasion only."""
    s = scene(hand={"wolf": "brothers_in_arms"}).play("wolf upgrade brothers_in_arms", "wolf pass")
    assert (s.asked, s.rage["wolf"]) == ("raven action", 5)
    s.play("raven pass", "serpent pass", "bear pass")

    assert s.asked == "wolf action"


@pytest.mark.parametrize(
    ("line", "card"), [("gimle: wolf L", "lord_of_hammers"), ("fjord_nw: wolf S", "lokis_dragons")]
)
def test_br354_no_invasion_without_such_a_figure_in_reserve(line: str, card: str) -> None:
    """The only leader, or ship, is on the board already."""
    s = scene(line, hand={"wolf": card}).play(f"wolf upgrade {card}")

    assert s.asked == "raven action"


def test_br354_a_clan_upgrade_brings_nobody() -> None:
    """Only warriors, leaders, ships and monsters come with their cards."""
    s = scene(hand={"wolf": "lokis_domain"}).play("wolf upgrade lokis_domain")

    assert s.asked == "raven action"


# -- monsters -----------------------------------------------------------------------------------------
def test_br355_a_monster_may_invade_at_once_without_paying() -> None:
    """Two rage for the card, none for the invasion."""
    s = scene(hand={"wolf": "troll"}, rage=2).play("wolf upgrade troll")
    assert s.options("wolf") == [*invasions("troll", OUTER), "pass"]
    s.play("wolf invade troll gimle")

    assert s.at("gimle") == {"wolf": {"troll": 1}}
    assert s.rage["wolf"] == 0


def test_br355_a_monster_waits_in_reserve_and_costs_its_strength_later() -> None:
    """Who does not take the free invasion pays for a later one."""
    s = scene(hand={"wolf": "troll"}, rage=WOLF_ALONE).play("wolf upgrade troll", "wolf pass")
    assert s.reserve("wolf")["troll"] == 1
    s.play("wolf invade troll gimle")

    assert s.rage["wolf"] == 12 - 2 - 2


def test_br355_a_monster_is_a_figure_of_its_clan() -> None:
    """It marches, pillages, fights, dies and comes back like any other."""
    s = scene("gimle: wolf troll", "utgard: raven W W L", rage=WOLF_ALONE)
    s.play("wolf march gimle", "wolf march_to horgr")
    assert s.strength("wolf", "horgr") == 2
    s.play("wolf pillage horgr", "raven pass")
    assert s.pillaged("horgr")
    s.play("wolf march horgr", "wolf march_to andlang", "wolf pillage andlang", "raven join leader utgard")
    s.play("raven pass")
    assert s.valhalla == {"wolf": {"troll": 1}}

    s.end_age()
    assert s.reserve("wolf")["troll"] == 1


def test_br355_a_monster_earns_glory_in_ragnarok() -> None:
    """Two glory in the first age, as for every figure."""
    s = scene("muspelheim: wolf troll W").end_age()

    assert s.glory["wolf"] == 4


@pytest.mark.parametrize("place", ["gimle", "valhalla"])
def test_br356_a_replaced_monster_returns_to_the_box(place: str) -> None:
    """Out of its province or out of Valhalla; that is no death."""
    s = scene(f"{place}: wolf troll", upgrades={"wolf": "dwarf_chieftain"}, age=2, hand={"wolf": "valkyrie"})
    s.play("wolf upgrade valkyrie")
    assert s.options("wolf") == ["slot:slot=monster_1", "slot:slot=monster_2"]
    s.play("wolf slot monster_2", "wolf pass")

    assert monsters(s) == {"dwarf_chieftain": "reserve", "valkyrie": "reserve"}
    assert s.upgrades("wolf") == ["dwarf_chieftain_a1", "valkyrie_a2"]
    assert s.discard == ["troll_a1"]
    assert s.events("fell") == []


def test_br356_a_replaced_monster_leaves_the_reserve_too() -> None:
    """The new monster stands alone beside the other one."""
    s = scene(upgrades={"wolf": "troll dwarf_chieftain"}, age=2, hand={"wolf": "valkyrie"})
    s.play("wolf upgrade valkyrie", "wolf slot monster_1", "wolf invade valkyrie gimle")

    assert monsters(s) == {"valkyrie": "gimle", "dwarf_chieftain": "reserve"}


def test_br356_one_may_replace_a_monster_with_a_slot_free() -> None:
    """With one monster there is a choice: beside it or in its place."""
    s = scene("gimle: wolf troll", age=2, hand={"wolf": "valkyrie"})
    s.play("wolf upgrade valkyrie", "wolf slot monster_1", "wolf invade valkyrie utgard")

    assert monsters(s) == {"valkyrie": "utgard"}


@pytest.mark.parametrize("card", ["brothers_in_arms", "lord_of_hammers", "lokis_dragons", "troll"])
def test_br357_no_free_invasion_at_the_horns_limit(card: str) -> None:
    """With four figures on the board the upgrade lies, but nobody comes."""
    s = scene("gimle: wolf W W W W", hand={"wolf": card}).play(f"wolf upgrade {card}")

    assert s.asked == "raven action"
    assert s.upgrades("wolf") == [f"{card}_a1"]
    assert s.events("invade") == []


def test_br357_the_last_place_under_the_limit_is_free_to_take() -> None:
    """With three figures on the board the fourth comes with its upgrade."""
    s = scene("gimle: wolf W W W", hand={"wolf": "troll"}).play(
        "wolf upgrade troll", "wolf invade troll gimle"
    )

    assert s.at("gimle") == {"wolf": {"warrior": 3, "troll": 1}}


def test_br357_a_monster_replaced_makes_room_for_the_next() -> None:
    """It leaves the board before the new one comes."""
    s = scene("gimle: wolf W W W troll", age=2, hand={"wolf": "valkyrie"})
    s.play("wolf upgrade valkyrie", "wolf slot monster_1", "wolf invade valkyrie gimle")

    assert s.at("gimle") == {"wolf": {"warrior": 3, "valkyrie": 1}}


def test_br357_friggas_succor_obeys_the_horns_limit() -> None:
    """The warrior that follows for free needs room as well."""
    s = scene("gimle: wolf W W W", upgrades={"wolf": "friggas_succor"}).play("wolf invade leader gimle")
    assert s.asked == "raven action"

    s = scene("gimle: wolf W W", upgrades={"wolf": "friggas_succor"}).play("wolf invade leader gimle")
    assert s.asked == "wolf follow"


# -- quests -------------------------------------------------------------------------------------------
def test_br361_a_quest_is_laid_for_nothing() -> None:
    """It leaves the hand, the rage stays, the turn is over."""
    s = scene(rage=1, hand={"wolf": "quest_alfheim"}).play("wolf quest quest_alfheim")

    assert (s.rage["wolf"], s.hand("wolf"), s.quests("wolf")) == (1, [], ["quest_alfheim_a1"])
    assert s.asked == "raven action"


def test_br361_a_laid_quest_is_its_owners_secret() -> None:
    """Others see that one lies there, not which; its owner may look."""
    s = scene(hand={"wolf": "quest_alfheim"}).play("wolf quest quest_alfheim")

    assert sheet(s, 0, 0)["quests"] == ["quest_alfheim_a1"]
    for viewer in (1, 2, 3, None):
        seen = sheet(s, viewer, 0)
        assert (seen["quests"], seen["quests_laid"], seen["known"]) == ([], 1, [])
        assert "card" not in next(e for e in s.t.events(viewer) if e["event"] == "quest_laid")


def test_br361_any_number_of_quests_and_two_of_a_kind() -> None:
    """Five lie there, two alike, and both of those pay."""
    five = "quest_alfheim quest_alfheim quest_manheim quest_jotunheim quest_glorious_death"
    s = scene("gimle: wolf W", rage=WOLF_ALONE, hand={"wolf": five})
    for quest in five.split():
        s.play(f"wolf quest {quest}")
    assert sheet(s, None, 0)["quests_laid"] == 5
    s.play("wolf pass", "wolf raise axes", "wolf raise axes")

    assert s.glory["wolf"] == 5 + 5
    assert s.step("wolf", "axes") == 3
    assert len(s.events("quest_failed")) == 3


@pytest.mark.parametrize("card", ["tyrs_bash_a1", "lokis_domain_a1"])
def test_br361_only_quests_are_laid_so(card: str) -> None:
    """A battle card or an upgrade is no quest."""
    s = scene(hand={"wolf": card})

    assert s.options("wolf", "quest") == []
    s.refuses("wolf", f"quest:card={card}", "BR-361")


def test_br354_nonsense_is_refused_in_every_question() -> None:
    """A code that names no figure or place is refused like any other answer that is no option."""
    s = scene(hand={"wolf": "troll"}).play("wolf upgrade troll")
    assert s.asked == "wolf free_invade"
    before = s.t.row
    for figure in (13, 16, 17, 40, 255):
        for place in (0, 8, 13, 64, 70, 255):
            with pytest.raises(meadhall.Refused):
                s.t.answer(0, INVADE << 24 | figure << 16 | place << 8)
    assert s.t.row == before
