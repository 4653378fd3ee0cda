"""Board and pieces: BR-101 to BR-113."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenes import scene
from tests.games.blood_rage.tables import CARDS, FJORDS, OUTER, decks, fresh, provinces, sheet, until

REGION = {
    "myrkulor": "manheim",
    "elvagar": "manheim",
    "angerboda": "manheim",
    "muspelheim": "jotunheim",
    "horgr": "jotunheim",
    "utgard": "jotunheim",
    "andlang": "alfheim",
    "gimle": "alfheim",
}
VILLAGES = {
    "myrkulor": 3,
    "elvagar": 4,
    "angerboda": 5,
    "muspelheim": 5,
    "horgr": 4,
    "utgard": 3,
    "andlang": 3,
    "gimle": 5,
}
SHORES = {
    "fjord_ne": ("elvagar", "angerboda"),
    "fjord_se": ("muspelheim", "horgr"),
    "fjord_sw": ("utgard", "andlang"),
    "fjord_nw": ("gimle", "myrkulor"),
}
VALUES = {"rage": (6, 7, 8, 9, 12, 12), "axes": (3, 4, 5, 6, 8, 8), "horns": (4, 5, 6, 7, 10, 10)}
MONSTERS = {
    "troll_a1",
    "dwarf_chieftain_a1",
    "sea_serpent_a1",
    "valkyrie_a2",
    "dark_elf_a2",
    "fire_giant_a2",
    "frost_giant_a3",
    "soldier_of_hel_a3",
    "volur_witch_a3",
}


def several(piece: str, n: int) -> str:
    return " ".join([piece] * n)


def test_br101_nine_provinces_one_in_the_centre() -> None:
    """Yggdrasil and eight outer provinces make up the board."""
    assert set(provinces(scene())) == {"yggdrasil", *OUTER}


@pytest.mark.parametrize("province", ["yggdrasil", *OUTER])
def test_br101_each_outer_province_is_in_one_region(province: str) -> None:
    """A lone warrior meets the quest of its province's region and no other; Yggdrasil is in none."""
    s = scene(f"{province}: wolf W", quests={"wolf": "quest_manheim quest_alfheim quest_jotunheim"})
    s.end_age()
    while s.t.question.kind == "stat":
        s.play("wolf raise axes")

    met = [e["card"] for e in s.events("quest_met")]
    assert met == ([f"quest_{REGION[province]}_a1"] if province in REGION else [])
    assert len(s.events("quest_failed")) == 3 - len(met)


@pytest.mark.parametrize("province", OUTER)
def test_br102_outer_province_borders_its_neighbours_and_yggdrasil(province: str) -> None:
    """A figure answers a call to battle only from a province that shares a border."""
    i = OUTER.index(province)
    near = {"yggdrasil", OUTER[i - 1], OUTER[(i + 1) % 8]}
    others = [p for p in ("yggdrasil", *OUTER) if p != province]
    s = scene(f"{province}: wolf L", *[f"{p}: raven W" for p in others]).play(f"wolf pillage {province}")

    assert set(s.options("raven", "join")) == {f"join:figure=warrior:from={p}" for p in near}
    for far in set(others) - near:
        s.refuses("raven", f"join:figure=warrior:from={far}", "BR-372")


def test_br102_yggdrasil_borders_every_outer_province() -> None:
    """Into Yggdrasil figures come from all around."""
    s = scene("yggdrasil: wolf L", *[f"{p}: raven W" for p in OUTER]).play("wolf pillage yggdrasil")

    assert set(s.options("raven", "join")) == {f"join:figure=warrior:from={p}" for p in OUTER}


@pytest.mark.parametrize("province", OUTER)
def test_br103_no_more_figures_than_villages(province: str) -> None:
    """The last village takes one figure more; then the province is full for everybody."""
    n = VILLAGES[province]
    s = scene(f"{province}: serpent {several('W', n - 1)}")
    s.play(f"wolf invade leader {province}")

    assert s.asked == "raven action"
    for figure in ("warrior", "leader"):
        assert f"invade:figure={figure}:to={province}" not in s.options("raven", "invade")
        s.refuses("raven", f"invade:figure={figure}:to={province}", "BR-103")


def test_br103_a_ship_in_the_fjord_takes_no_village() -> None:
    """Villages are for figures in the province itself."""
    s = scene("utgard: raven W W", "fjord_sw: raven S; serpent S").play("wolf invade leader utgard")

    assert s.at("utgard") == {"wolf": {"leader": 1}, "raven": {"warrior": 2}}


def test_br104_yggdrasil_holds_any_number_of_figures() -> None:
    """Where there are no villages there is no limit."""
    everyone = f"{several('W', 8)} L"
    s = scene(f"yggdrasil: raven {everyone}; serpent {everyone}; bear {everyone}", "gimle: wolf W W W L")
    s.play("wolf march gimle", "wolf march_to yggdrasil", "wolf move leader")
    s.play("wolf move warrior", "wolf move warrior", "wolf move warrior")

    assert s.asked == "raven action"
    assert s.at("yggdrasil")["wolf"] == {"warrior": 3, "leader": 1}
    assert sum(sum(there.values()) for there in s.at("yggdrasil").values()) == 31


@pytest.mark.parametrize("fjord", FJORDS)
def test_br105_fjord_supports_the_two_provinces_at_its_shores(fjord: str) -> None:
    """A ship may pillage both provinces of its fjord and no other."""
    s = scene(f"{fjord}: wolf S")

    assert set(s.options("wolf", "pillage")) == {f"pillage:province={p}" for p in SHORES[fjord]}


@pytest.mark.parametrize(("fjord", "side"), [(fjord, side) for fjord in FJORDS for side in (0, 1)])
def test_br105_what_befalls_a_province_befalls_its_fjord(fjord: str, side: int) -> None:
    """Ragnarok in either province sinks the ships of the fjord between them, and of no other fjord."""
    province = SHORES[fjord][side]
    elsewhere = FJORDS[FJORDS.index(fjord) - 1]
    later = [p for p in OUTER if p != province][:2]
    s = scene(f"{fjord}: wolf S", f"{elsewhere}: raven S", doom=(province, *later)).end_age()

    assert [(e["seat"], e["from"]) for e in s.events("fell")] == [(0, fjord)]
    assert s.glory == {"wolf": 2, "raven": 0, "serpent": 0, "bear": 0}
    assert s.at(elsewhere) == {"raven": {"ship": 1}}


def test_br105_fire_giant_burns_the_fjord_too() -> None:
    """An effect on a province strikes ships in its supporting fjord."""
    s = scene("elvagar: raven L", "fjord_ne: raven S; wolf S", age=2, hand={"wolf": "fire_giant"})
    s.play("wolf upgrade fire_giant", "wolf invade fire_giant elvagar")

    assert s.valhalla == {"raven": {"leader": 1, "ship": 1}}
    assert s.at("fjord_ne") == {"wolf": {"ship": 1}}


def test_br106_fjord_holds_any_number_of_ships() -> None:
    """Five clans' ships and a sea serpent share a fjord."""
    s = scene("fjord_nw: wolf S; raven S; serpent S; bear S sea_serpent", seats=5, turn="ram")
    s.play("ram invade ship fjord_nw")

    assert s.at("fjord_nw")["ram"] == {"ship": 1}
    assert sum(sum(there.values()) for there in s.at("fjord_nw").values()) == 6


def test_br107_figures_of_a_clan_and_their_strength() -> None:
    """Eight warriors of 1, a leader of 3, a ship of 2."""
    for clan in ("wolf", "raven", "serpent", "bear"):
        assert scene().reserve(clan) == {"warrior": 8, "leader": 1, "ship": 1}
    s = scene("gimle: wolf W; raven L", "fjord_nw: serpent S; bear S", "myrkulor: bear W L")

    assert [s.strength(clan, "gimle") for clan in ("wolf", "raven", "serpent", "bear")] == [1, 3, 2, 2]
    assert s.strength("bear", "myrkulor") == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_br107_four_clans_to_choose_from(seats: int) -> None:
    """Wolf, Raven, Serpent and Bear."""
    s = until(fresh(seats), "clan")
    (seat,) = s.t.question.seats

    assert s.t.options(seat).ids == [f"clan:clan={c}" for c in ("wolf", "raven", "serpent", "bear")]


def test_br107_nine_monsters_one_of_each() -> None:
    """A monster is in one deck, once: whoever lays its card has it."""
    found = {kind: n for deck in decks(4) for kind, n in deck.items() if CARDS[kind].get("slot") == "monster"}

    assert found == dict.fromkeys(MONSTERS, 1)


def test_br108_rage_stat_gives_the_rage_of_an_age() -> None:
    """On the third step an age starts with 8 rage."""
    s = until(scene(steps={"wolf": {"rage": 3}}).end_age(), "action")

    assert s.rage == {"wolf": 8, "raven": 6, "serpent": 6, "bear": 6}


def test_br108_axes_stat_is_the_glory_of_a_battle() -> None:
    """On the third step a battle won pays 5."""
    s = scene("gimle: wolf L; raven W", tokens={"gimle": "pillage_horns"}, steps={"wolf": {"axes": 3}})
    s.play("wolf pillage gimle")

    assert s.glory["wolf"] == 5


def test_br108_horns_stat_is_the_number_of_figures() -> None:
    """On the second step a fifth figure may come, but no sixth."""
    s = scene("gimle: wolf W W W W", steps={"wolf": {"horns": 2}}, rage={"wolf": 9, "raven": 1})
    s.play("wolf invade warrior gimle", "raven pass", "serpent pass", "bear pass")

    assert s.asked == "wolf action"
    assert s.options("wolf", "invade") == []


def test_br109_raising_the_stat_adds_no_rage_now() -> None:
    """A Rage reward shows only in the next age."""
    s = scene("gimle: wolf L", tokens={"gimle": "pillage_rage"}, rage=4).play("wolf pillage gimle")

    assert (s.stat("wolf", "rage"), s.rage["wolf"]) == (7, 4)
    assert until(s.end_age(), "action").rage["wolf"] == 7


def test_br109_stolen_rage_moves_no_stat() -> None:
    """Loki's Trickery takes the currency only."""
    s = scene("gimle: wolf L; raven W", hand={"raven": "lokis_trickery"}, rage={"wolf": 4, "raven": 2})
    s.play("wolf pillage gimle", "raven play lokis_trickery")

    assert (s.rage["wolf"], s.rage["raven"]) == (3, 3)
    assert (s.step("wolf", "rage"), s.step("raven", "rage")) == (1, 1)


@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5, 6])
def test_br110_a_stat_rises_one_step_and_never_past_the_last(stat: str, step: int) -> None:
    """From the sixth step there is nowhere to go."""
    s = scene("gimle: wolf W", tokens={"gimle": f"pillage_{stat}"}, steps={"wolf": {stat: step}})
    assert s.stat("wolf", stat) == VALUES[stat][step - 1]
    s.play("wolf pillage gimle")

    assert s.step("wolf", stat) == min(step + 1, 6)
    assert s.stat("wolf", stat) == VALUES[stat][min(step, 5)]


def test_br110_a_stat_at_its_end_is_no_choice() -> None:
    """A step of choice goes to a stat that can rise."""
    s = scene("gimle: wolf W", quests={"wolf": "quest_alfheim"}, steps={"wolf": {"axes": 6}}).end_age()

    assert s.options("wolf") == ["raise:stat=rage", "raise:stat=horns"]
    s.refuses("wolf", "raise:stat=axes", "BR-110")


def test_br110_with_all_stats_at_their_end_the_step_is_lost() -> None:
    """The quest still pays its glory."""
    top = {"rage": 6, "axes": 6, "horns": 6}
    s = scene("gimle: wolf W", quests={"wolf": "quest_alfheim"}, steps={"wolf": top}).end_age()

    assert s.asked == "wolf+raven+serpent+bear draft"
    assert s.glory["wolf"] == 5
    assert [s.step("wolf", stat) for stat in top] == [6, 6, 6]


@pytest.mark.parametrize("upgrade", ["", "lord_of_hammers"])
def test_br111_leader_invades_for_free(upgrade: str) -> None:
    """With one rage left he comes and the rage stays, upgraded or not."""
    s = scene(rage=1, upgrades={"wolf": upgrade}).play("wolf invade leader gimle")

    assert s.at("gimle") == {"wolf": {"leader": 1}}
    assert s.rage["wolf"] == 1


@pytest.mark.parametrize("upgrade", ["", "lokis_dragons"])
def test_br111_ship_invades_fjords_only(upgrade: str) -> None:
    """Never a province, upgraded or not."""
    s = scene(upgrades={"wolf": upgrade})

    ship = [option for option in s.options("wolf", "invade") if "figure=ship" in option]
    assert ship == [f"invade:figure=ship:to={fjord}" for fjord in FJORDS]
    s.refuses("wolf", "invade:figure=ship:to=gimle", "BR-332")


@pytest.mark.parametrize("upgrade", ["", "lokis_dragons"])
def test_br111_ship_never_moves(upgrade: str) -> None:
    """Neither to a battle next door nor on a march, upgraded or not."""
    s = scene("fjord_nw: raven S", "andlang: wolf L", upgrades={"raven": upgrade})
    s.play("wolf pillage andlang")

    assert s.asked == "raven action"  # nobody was called
    assert len(s.events("unopposed")) == 1
    assert s.options("raven", "march") == []
    s.refuses("raven", "march:from=fjord_nw", "BR-342")


def test_br112_destroyed_figures_leave_the_board_for_valhalla() -> None:
    """They are neither in the province nor in reserve, and count for no Horns."""
    s = scene("gimle: wolf W W; raven L").play("wolf pillage gimle")

    assert s.valhalla == {"wolf": {"warrior": 2}}
    assert s.at("gimle") == {"raven": {"leader": 1}}
    assert s.reserve("wolf") == {"warrior": 6, "leader": 1, "ship": 1}
    assert sheet(s, None, 0)["on_board"] == 0


def test_br112_nobody_acts_from_valhalla() -> None:
    """No march and no invasion out of Valhalla."""
    s = scene("gimle: wolf W", valhalla={"wolf": "L W"})

    assert s.options("wolf", "march") == ["march:from=gimle"]
    s.refuses("wolf", "march:from=valhalla", "BR-342")
    assert not any("figure=leader" in option for option in s.options("wolf", "invade"))
    s.refuses("wolf", "invade:figure=leader:to=gimle", "BR-331")


def test_br113_three_decks_of_34_cards() -> None:
    """102 cards: every copy of every card of the data file."""
    found = decks(4)

    assert [sum(deck.values()) for deck in found] == [34, 34, 34]
    assert {kind: n for deck in found for kind, n in deck.items()} == {
        id: row["copies"] for id, row in CARDS.items()
    }
    for age, deck in enumerate(found, 1):
        assert {CARDS[kind]["age"] for kind in deck} == {age}
        assert {CARDS[kind]["type"] for kind in deck} == {"battle", "quest", "upgrade"}
        slots = {CARDS[kind]["slot"] for kind in deck if CARDS[kind]["type"] == "upgrade"}
        assert slots == {"warrior", "leader", "ship", "monster", "clan"}
