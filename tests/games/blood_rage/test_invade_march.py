"""Invade and march: BR-331 to BR-335, BR-341 to BR-343."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenes import scene
from tests.games.blood_rage.tables import FJORDS, OUTER

ONLY_WOLF = {"raven": 0, "serpent": 0, "bear": 0}


# -- invade -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("figure", "place", "price"),
    [("warrior", "gimle", 1), ("leader", "gimle", 0), ("ship", "fjord_nw", 2)],
)
def test_br331_br332_br333_a_figure_from_reserve_costs_its_strength(
    figure: str, place: str, price: int
) -> None:
    """Warrior 1, ship 2, and the leader nothing."""
    s = scene(rage=5).play(f"wolf invade {figure} {place}")

    assert s.rage["wolf"] == 5 - price
    assert s.at(place) == {"wolf": {figure: 1}}
    assert s.reserve("wolf").get(figure, 0) == (7 if figure == "warrior" else 0)


def test_br331_a_monster_in_reserve_costs_its_strength() -> None:
    """The Troll costs 2, the Dwarf Chieftain nothing."""
    s = scene(upgrades={"wolf": "troll dwarf_chieftain"}, rage={"wolf": 5, **ONLY_WOLF})

    assert s.play("wolf invade troll gimle").rage["wolf"] == 3
    assert s.play("wolf invade dwarf_chieftain gimle").rage["wolf"] == 3


def test_br331_any_free_village_of_an_outer_province() -> None:
    """Everywhere but where it is full or destroyed, near or far from one's own figures."""
    s = scene("utgard: raven W W W", "gimle: wolf W", destroyed="horgr")
    free = [p for p in OUTER if p not in ("utgard", "horgr")]

    for figure in ("warrior", "leader"):
        options = [option for option in s.options("wolf", "invade") if f"figure={figure}" in option]
        assert options == [f"invade:figure={figure}:to={p}" for p in free]
    s.refuses("wolf", "invade:figure=warrior:to=utgard", "BR-103")
    s.refuses("wolf", "invade:figure=warrior:to=horgr", "BR-206")


def test_br331_only_figures_in_reserve_invade() -> None:
    """Not one on the board, nor in Valhalla, nor one the clan does not have."""
    s = scene("gimle: wolf L", valhalla={"wolf": "S"})

    assert {option.split(":")[1] for option in s.options("wolf", "invade")} == {"figure=warrior"}
    s.refuses("wolf", "invade:figure=leader:to=utgard", "BR-331")
    s.refuses("wolf", "invade:figure=ship:to=fjord_nw", "BR-331")
    s.refuses("wolf", "invade:figure=troll:to=utgard", "BR-331")


def test_br331_only_ships_go_to_fjords() -> None:
    """A warrior in a fjord is refused."""
    s = scene()

    assert "invade:figure=warrior:to=fjord_nw" not in s.options("wolf")
    s.refuses("wolf", "invade:figure=warrior:to=fjord_nw", "BR-331")


def test_br332_a_ship_goes_to_any_fjord_and_nowhere_else() -> None:
    """All four fjords, no province; a sea serpent is a ship."""
    s = scene(upgrades={"wolf": "sea_serpent"})

    for figure in ("ship", "sea_serpent"):
        options = [option for option in s.options("wolf", "invade") if f"figure={figure}:" in option]
        assert options == [f"invade:figure={figure}:to={fjord}" for fjord in FJORDS]
        s.refuses("wolf", f"invade:figure={figure}:to=gimle", "BR-332")


@pytest.mark.parametrize("figure", ["warrior", "leader", "ship", "troll"])
def test_br332_nobody_invades_yggdrasil(figure: str) -> None:
    """Warrior, leader, ship and Troll are all refused."""
    s = scene("gimle: wolf W", upgrades={"wolf": "troll"})

    assert not any("to=yggdrasil" in option for option in s.options("wolf"))
    s.refuses("wolf", f"invade:figure={figure}:to=yggdrasil", "BR-332")


def test_br333_a_leader_invades_with_one_rage_left() -> None:
    """He costs nothing, not even when he is worth more than all the rage there is."""
    s = scene(rage=1).play("wolf invade leader gimle")

    assert s.rage["wolf"] == 1
    assert s.events("rage") == []


def test_br334_no_invasion_at_the_horns_limit() -> None:
    """With four figures on the board nobody comes, the free leader neither."""
    s = scene("gimle: wolf W W", "utgard: wolf W W")

    assert s.options("wolf", "invade") == []
    for option in ("warrior:to=gimle", "leader:to=gimle", "ship:to=fjord_nw"):
        s.refuses("wolf", f"invade:figure={option}", "BR-334")


def test_br334_one_below_the_limit_one_more_may_come() -> None:
    """The fourth comes, the fifth does not."""
    s = scene("gimle: wolf W W W", rage={"wolf": 6, **ONLY_WOLF}).play("wolf invade leader gimle")

    assert s.asked == "wolf action"
    assert s.options("wolf", "invade") == []


@pytest.mark.parametrize("fourth", ["fjord_nw: wolf S", "horgr: wolf troll", "fjord_nw: wolf sea_serpent"])
def test_br334_ships_and_monsters_count(fourth: str) -> None:
    """Three warriors and a ship, or a monster, are four figures."""
    s = scene("gimle: wolf W W W", fourth)

    assert s.options("wolf", "invade") == []
    s.refuses("wolf", "invade:figure=warrior:to=gimle", "BR-334")


def test_br334_figures_in_yggdrasil_count() -> None:
    """Yggdrasil is part of the board."""
    s = scene("yggdrasil: wolf W W W W")

    s.refuses("wolf", "invade:figure=warrior:to=gimle", "BR-334")


def test_br334_valhalla_and_other_clans_do_not_count() -> None:
    """Three on the board and five in Valhalla leave room for one."""
    s = scene("gimle: wolf W W W; raven W", valhalla={"wolf": "W W W W W"})

    assert "invade:figure=leader:to=gimle" in s.options("wolf")


@pytest.mark.parametrize(
    ("upgrade", "price"), [("brothers_in_arms", 1), ("experts_in_arms", 2), ("masters_in_arms", 2)]
)
def test_br335_an_upgraded_warrior_costs_its_upgraded_strength(upgrade: str, price: int) -> None:
    """Experts and Masters cost 2; Brothers still 1, though two of them count 3."""
    s = scene(age=3, upgrades={"wolf": upgrade}, rage=2).play("wolf invade warrior gimle")

    assert s.rage["wolf"] == 2 - price


def test_br335_with_less_than_the_upgraded_price_no_warrior_comes() -> None:
    """One rage is too little for an Expert."""
    s = scene(age=2, upgrades={"wolf": "experts_in_arms"}, rage=1)

    assert not any("figure=warrior" in option for option in s.options("wolf"))
    s.refuses("wolf", "invade:figure=warrior:to=gimle", "BR-323")


# -- march ------------------------------------------------------------------------------------------
def test_br341_any_number_of_figures_for_1_rage() -> None:
    """A warrior and the leader go, near or far; one warrior stays."""
    s = scene("gimle: wolf W W L", rage=1)
    s.play("wolf march gimle", "wolf march_to muspelheim", "wolf move warrior", "wolf move leader")
    s.play("wolf halt")

    assert s.at("muspelheim") == {"wolf": {"warrior": 1, "leader": 1}}
    assert s.at("gimle") == {"wolf": {"warrior": 1}}
    assert s.rage["wolf"] == 0


def test_br341_at_least_one_figure() -> None:
    """There is no halting before the first has gone."""
    s = scene("gimle: wolf W L").play("wolf march gimle", "wolf march_to utgard")

    assert s.options("wolf") == ["move:figure=warrior", "move:figure=leader"]
    s.refuses("wolf", "halt", "BR-341")
    s.play("wolf move leader")
    assert s.options("wolf") == ["move:figure=warrior", "halt"]


def test_br341_only_into_free_villages() -> None:
    """Two villages take two figures and the march is over; a full province is no target."""
    s = scene("gimle: wolf W W W", "utgard: raven W", "andlang: raven W W W", rage={"wolf": 5})
    s.play("wolf march gimle")
    assert "march_to:to=andlang" not in s.options("wolf")
    s.refuses("wolf", "march_to:to=andlang", "BR-341")
    s.play("wolf march_to utgard", "wolf move warrior", "wolf move warrior")

    assert s.asked == "raven action"
    assert s.at("utgard") == {"wolf": {"warrior": 2}, "raven": {"warrior": 1}}
    assert s.at("gimle") == {"wolf": {"warrior": 1}}


def test_br341_to_every_other_province_with_room() -> None:
    """Adjacent or not; the source itself is no target."""
    s = scene("gimle: wolf W").play("wolf march gimle")

    assert set(s.options("wolf")) == {f"march_to:to={p}" for p in ("yggdrasil", *OUTER) if p != "gimle"}
    s.refuses("wolf", "march_to:to=gimle", "BR-341")


def test_br341_own_figures_only() -> None:
    """A province without one's own figures is no source, and rivals stay where they are."""
    s = scene("gimle: wolf W; raven W L", "utgard: raven W")

    assert s.options("wolf", "march") == ["march:from=gimle"]
    s.refuses("wolf", "march:from=utgard", "BR-341")
    s.play("wolf march gimle", "wolf march_to horgr")
    assert s.at("gimle") == {"raven": {"warrior": 1, "leader": 1}}
    assert s.at("horgr") == {"wolf": {"warrior": 1}}


def test_br342_one_source_and_one_target() -> None:
    """Figures elsewhere are not asked for, and all that go, go to one place."""
    s = scene("gimle: wolf W W", "elvagar: wolf L").play("wolf march gimle", "wolf march_to utgard")

    assert s.options("wolf") == ["move:figure=warrior"]
    s.refuses("wolf", "move:figure=leader", "BR-341")
    s.play("wolf move warrior", "wolf move warrior")
    assert {(e["from"], e["to"]) for e in s.events("move")} == {("gimle", "utgard")}
    assert s.at("elvagar") == {"wolf": {"leader": 1}}
    assert s.asked == "raven action"


def test_br342_a_fjord_is_neither_source_nor_target() -> None:
    """Ships stay, the sea serpent too, also when the province they support is left."""
    s = scene("fjord_nw: wolf S sea_serpent", "gimle: wolf W")
    assert s.options("wolf", "march") == ["march:from=gimle"]
    s.refuses("wolf", "march:from=fjord_nw", "BR-342")
    s.play("wolf march gimle")

    assert not any("fjord" in option for option in s.options("wolf"))
    s.refuses("wolf", "march_to:to=fjord_ne", "BR-342")
    s.play("wolf march_to elvagar")
    assert s.at("fjord_nw") == {"wolf": {"ship": 1, "sea_serpent": 1}}


def test_br343_yggdrasil_as_target_takes_them_all() -> None:
    """However many there are, the whole army fits."""
    s = scene("angerboda: wolf W W W L", "yggdrasil: raven W W W W W W W W L")
    s.play("wolf march angerboda", "wolf march_to yggdrasil")
    s.play("wolf move leader", "wolf move warrior", "wolf move warrior", "wolf move warrior")

    assert s.at("yggdrasil")["wolf"] == {"warrior": 3, "leader": 1}
    assert s.rage["wolf"] == 5


def test_br343_yggdrasil_as_source() -> None:
    """Out of Yggdrasil one goes only as far as villages are free."""
    s = scene("yggdrasil: wolf W W W W W", "utgard: raven W")
    s.play("wolf march yggdrasil", "wolf march_to utgard", "wolf move warrior", "wolf move warrior")

    assert s.at("utgard")["wolf"] == {"warrior": 2}
    assert s.at("yggdrasil") == {"wolf": {"warrior": 3}}
    assert s.asked == "raven action"


def test_br343_no_march_out_of_yggdrasil_with_nowhere_to_go() -> None:
    """With every village taken or destroyed the army stays."""
    s = scene("yggdrasil: wolf W", "gimle: raven W W W W W", destroyed=OUTER[:-1])

    assert s.options("wolf", "march") == []
    s.refuses("wolf", "march:from=yggdrasil", "BR-103")
