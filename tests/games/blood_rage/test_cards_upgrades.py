"""Leader, warrior and ship upgrades, and those of the clan that work outside battles."""

import pytest

from tests.games.blood_rage.scenes import scene

ALONE = {"raven": 0, "serpent": 0, "bear": 0}  # only Wolf has rage left to act


# -- leaders ------------------------------------------------------------
def test_card_lord_of_hammers() -> None:
    """After a successful pillage where he stands, the leader may move to an adjacent province."""
    s = scene("gimle: wolf L W", "myrkulor: raven W W W", upgrades={"wolf": "lord_of_hammers"})
    s.play("wolf pillage gimle", "raven pass")
    assert s.options("wolf") == [
        "move_leader:figure=leader:to=yggdrasil",
        "move_leader:figure=leader:to=andlang",  # Myrkulor is full
        "pass",
    ]
    s.play("wolf move_leader andlang")
    assert s.at("andlang") == {"wolf": {"leader": 1}} and s.at("gimle") == {"wolf": {"warrior": 1}}


def test_card_lord_of_hammers__stays_if_the_pillage_failed_or_he_is_elsewhere() -> None:
    s = scene("gimle: wolf L; raven W W W W", upgrades={"wolf": "lord_of_hammers"}).play("wolf pillage gimle")
    assert s.asked == "raven action" and s.valhalla == {"wolf": {"leader": 1}}

    s = scene("gimle: wolf W", "horgr: wolf L", upgrades={"wolf": "lord_of_hammers"}).play(
        "wolf pillage gimle"
    )
    assert s.asked == "raven action" and s.pillaged("gimle")


def test_card_lord_of_axes() -> None:
    """A stat of choice rises, and Axes raised so pay the battle already."""
    s = scene("gimle: wolf L; raven W", age=2, upgrades={"wolf": "lord_of_axes"})
    s.play("wolf pillage gimle", "wolf raise axes")
    assert s.step("wolf", "axes") == 2 and s.glory["wolf"] == 5 + 4

    s = scene("gimle: wolf L", age=2, upgrades={"wolf": "lord_of_axes"})
    s.play("wolf pillage gimle", "wolf raise rage")  # ruling: success_without_battle
    assert s.step("wolf", "rage") == 2


def test_card_lord_of_axes__not_his_pillage() -> None:
    s = scene("gimle: wolf W", "horgr: wolf L", age=2, upgrades={"wolf": "lord_of_axes"})
    assert s.play("wolf pillage gimle").asked == "raven action"

    s = scene("gimle: wolf L; raven W", age=2, turn="raven", upgrades={"wolf": "lord_of_axes"})
    assert s.play("raven pillage gimle").asked == "serpent action"  # he won, but does not pillage
    assert s.glory["wolf"] == 3


def test_card_lord_of_spears() -> None:
    """All three stats rise, besides the token's."""
    s = scene("andlang: wolf L; raven W", age=3, upgrades={"wolf": "lord_of_spears"}).play(
        "wolf pillage andlang"
    )
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [2, 2, 3]
    assert s.glory["wolf"] == 4


def test_card_lord_of_spears__not_his_pillage() -> None:
    s = scene("gimle: wolf W", "horgr: wolf L", age=3, upgrades={"wolf": "lord_of_spears"})
    s.play("wolf pillage gimle")
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 1]


# -- warriors ------------------------------------------------------------
@pytest.mark.parametrize(
    ("key", "strengths", "price"),
    [
        ("brothers_in_arms", [1, 3, 4, 6, 7], 1),
        ("experts_in_arms_a2", [2, 4, 6, 8, 10], 2),
        ("masters_in_arms_a3", [2, 6, 8, 12, 14], 2),
        ("", [1, 2, 3, 4, 5], 1),
    ],
)
def test_card_brothers_in_arms__experts_and_masters(key: str, strengths: list[int], price: int) -> None:
    """Warriors alone, in pairs, and a pair with one left over; what one pays to invade."""
    for n, strength in enumerate(strengths, 1):
        s = scene("gimle: wolf" + " W" * n, age=3, upgrades={"wolf": key}, steps={"wolf": {"horns": 6}})
        assert s.strength("wolf", "gimle") == strength
    s.play("wolf invade warrior andlang")
    assert s.rage["wolf"] == 6 - price


def test_card_brothers_in_arms__not_across_provinces() -> None:
    s = scene("gimle: wolf W; raven W W", "andlang: wolf W", upgrades={"wolf": "brothers_in_arms"})
    assert s.strength("wolf", "gimle") == 1 and s.strength("raven", "gimle") == 2


def test_card_experts_in_arms() -> None:
    """The card lets a warrior come at once, free; the strength counts in a battle."""
    s = scene("gimle: wolf W; raven L", age=2, hand={"wolf": "experts_in_arms"}, rage={**ALONE})
    s.play("wolf upgrade experts_in_arms", "wolf invade warrior gimle")
    assert s.rage["wolf"] == 4
    s.play("wolf pillage gimle")
    assert s.totals == {"wolf": (4, 0), "raven": (3, 0)}


def test_card_masters_in_arms() -> None:
    s = scene("gimle: wolf W W; raven L W W", age=3, upgrades={"wolf": "masters_in_arms"})
    s.play("wolf pillage gimle")
    assert s.totals == {"wolf": (6, 0), "raven": (5, 0)}


# -- ships ------------------------------------------------------------
DRAGONS = [("lokis_dragons", 1, 4), ("fire_dragons", 2, 8), ("eternal_dragons", 3, 12)]


@pytest.mark.parametrize(("key", "age", "glory"), DRAGONS)
def test_card_lokis_dragons__fire_dragons_eternal_dragons(key: str, age: int, glory: int) -> None:
    """Glory each time the ship is destroyed: in a battle lost."""
    s = scene("fjord_nw: wolf S", "gimle: wolf W; raven L W", age=age, turn="raven", upgrades={"wolf": key})
    s.play("raven pillage gimle")
    assert s.valhalla == {"wolf": {"warrior": 1, "ship": 1}}
    assert s.glory["wolf"] == glory


@pytest.mark.parametrize(("key", "age", "glory"), DRAGONS)
def test_card_fire_dragons__whatever_the_cause(key: str, age: int, glory: int) -> None:
    """Ragnarok, which has its own glory besides, and an invading Fire Giant."""
    s = scene("fjord_se: wolf S", age=age, upgrades={"wolf": key}, doom=("horgr", "horgr", "horgr")).end_age()
    assert s.glory["wolf"] == glory + (2, 3, 4)[age - 1]

    s = scene("fjord_nw: wolf S", age=age, turn="raven", upgrades={"wolf": key, "raven": "fire_giant_a2"})
    assert s.play("raven invade fire_giant gimle").glory["wolf"] == glory


def test_card_eternal_dragons__sacrifice() -> None:
    """A ship offered pays; a warrior does not."""
    s = scene(
        "fjord_se: wolf S", "gimle: wolf W", age=3, upgrades={"wolf": "eternal_dragons friggas_sacrifice"}
    )
    s.play("wolf sacrifice", "wolf offer warrior")
    assert s.glory["wolf"] == 0
    s.play("wolf offer ship", "wolf raise axes")
    assert s.glory["wolf"] == 12


def test_card_lokis_dragons__not_for_other_ships() -> None:
    s = scene("fjord_nw: raven S", "gimle: wolf L", upgrades={"wolf": "lokis_dragons"}).play(
        "wolf pillage gimle"
    )
    assert s.valhalla == {"raven": {"ship": 1}} and s.glory["wolf"] == 5 + 3


# -- Valhalla ------------------------------------------------------------
@pytest.mark.parametrize(
    ("laid", "each"),
    [
        ("lokis_domain", 1),
        ("lokis_eminence_a2", 2),
        ("lokis_wrath_a3", 3),
        ("lokis_domain lokis_eminence_a2 lokis_wrath_a3", 6),  # ruling: stacking
        ("", 0),
    ],
)
def test_card_lokis_domain__eminence_and_wrath(laid: str, each: int) -> None:
    """Glory for each own figure that returns from Valhalla, those of Ragnarok included."""
    s = scene(
        "horgr: wolf W", age=3, valhalla={"wolf": "W W L", "raven": "W"}, upgrades={"wolf": laid}
    ).end_age()
    assert s.glory["wolf"] == 4 + 4 * each
    assert s.glory["raven"] == 0


def test_card_lokis_eminence__raised_by_friggas_domain() -> None:
    """Ruling friggas_domain: that is no release."""
    s = scene(
        age=3, valhalla={"wolf": "W W"}, upgrades={"wolf": "lokis_eminence_a2 friggas_domain"}, rage={**ALONE}
    )
    s.play("wolf raise_dead warrior gimle").end_age()
    assert s.glory["wolf"] == 2


def test_card_lokis_wrath__only_in_the_valhalla_phase() -> None:
    s = scene("gimle: wolf W; raven L", age=3, upgrades={"wolf": "lokis_wrath"}).play("wolf pillage gimle")
    assert s.valhalla == {"wolf": {"warrior": 1}} and s.glory["wolf"] == 0


# -- Ragnarok and the end ------------------------------------------------------------
@pytest.mark.parametrize(("age", "glory"), [(2, 12), (3, 16)])
def test_card_odins_inspiration(age: int, glory: int) -> None:
    """Ragnarok glory is doubled, quest glory is not (ruling: throne_inspiration)."""
    s = scene(
        "horgr: wolf W; raven W",
        "fjord_se: wolf S",
        age=age,
        doom=("gimle", "horgr", "horgr"),
        upgrades={"wolf": "odins_inspiration_a2"},
        quests={"wolf": "quest_jotunheim_a1"},
    ).end_age()
    s.play("wolf raise axes")
    assert s.glory["wolf"] == glory + 5
    assert s.glory["raven"] == glory // 4


def test_card_thors_conquest() -> None:
    """At the very end 3 glory for each figure on the board, fjords included, after Ragnarok."""
    s = scene(
        "gimle: wolf W L; raven W",
        "fjord_nw: wolf S",
        "horgr: wolf W",
        age=3,
        valhalla={"wolf": "W"},
        upgrades={"wolf": "thors_conquest"},
    ).end_age()
    assert s.t.over
    assert s.glory == {"wolf": 4 + 3 * 3, "raven": 0, "serpent": 0, "bear": 0}


# -- prices and extra actions ------------------------------------------------------------
@pytest.mark.parametrize(
    ("key", "price"), [("troll", 1), ("lord_of_hammers", 2), ("lokis_domain", 0), ("dwarf_chieftain", 0)]
)
def test_card_friggas_charm(key: str, price: int) -> None:
    """Upgrades cost 1 less, never below 0."""
    s = scene(hand={"wolf": key}, upgrades={"wolf": "friggas_charm"}).play(f"wolf upgrade {key}")
    assert s.rage["wolf"] == 6 - price


def test_card_friggas_charm__nothing_else_is_cheaper() -> None:
    """Invasions cost the same, and others' upgrades do."""
    s = scene(hand={"raven": "lord_of_hammers"}, upgrades={"wolf": "friggas_charm troll"})
    s.play("wolf invade troll gimle", "raven upgrade lord_of_hammers")
    assert s.rage == {"wolf": 4, "raven": 3, "serpent": 6, "bear": 6}


def test_card_friggas_succor() -> None:
    """A warrior may follow any invader, free, once (ruling: succor_once)."""
    s = scene(upgrades={"wolf": "friggas_succor"}).play("wolf invade warrior gimle", "wolf follow")
    assert s.at("gimle") == {"wolf": {"warrior": 2}} and s.rage["wolf"] == 5
    assert s.asked == "raven action"

    s = scene(upgrades={"wolf": "friggas_succor"}).play("wolf invade leader gimle", "wolf pass")
    assert s.at("gimle") == {"wolf": {"leader": 1}}


def test_card_friggas_succor__after_a_free_invasion() -> None:
    s = scene(upgrades={"wolf": "friggas_succor"}, hand={"wolf": "troll"})
    s.play("wolf upgrade troll", "wolf invade troll gimle", "wolf follow")
    assert s.at("gimle") == {"wolf": {"warrior": 1, "troll": 1}}


@pytest.mark.parametrize(
    ("board", "invasion"),
    [
        ("horgr: wolf W", "wolf invade ship fjord_nw"),  # ruling: succor_once
        ("utgard: raven W W", "wolf invade leader utgard"),  # the last village
        ("horgr: wolf W W W", "wolf invade leader gimle"),  # Horns
    ],
)
def test_card_friggas_succor__nobody_may_follow(board: str, invasion: str) -> None:
    s = scene(board, upgrades={"wolf": "friggas_succor"}).play(invasion)
    assert s.asked == "raven action"


def test_card_friggas_succor__a_march_is_no_invasion() -> None:
    s = scene("gimle: wolf W", upgrades={"wolf": "friggas_succor"}).play(
        "wolf march gimle", "wolf march_to horgr"
    )
    assert s.asked == "raven action" and s.at("horgr") == {"wolf": {"warrior": 1}}
