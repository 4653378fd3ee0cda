"""The worked examples of the rulebooks: BR-502 to BR-507 (BR-501 is in test_thin_path.py)."""

from __future__ import annotations

from tests.games.blood_rage.scenes import scene


def test_br502_two_of_three_fit_into_elvagar() -> None:
    """Raven marches from Gimle to Elvagar, which is not adjacent and has two villages left."""
    s = scene("gimle: raven W W W", "elvagar: wolf W; bear W", turn="raven")
    s.play("raven march gimle", "raven march_to elvagar", "raven move warrior", "raven move warrior")

    assert s.asked == "serpent action"
    assert s.at("elvagar") == {"wolf": {"warrior": 1}, "raven": {"warrior": 2}, "bear": {"warrior": 1}}
    assert s.at("gimle") == {"raven": {"warrior": 1}}
    assert s.rage["raven"] == 5


def test_br502_any_number_from_angerboda_to_yggdrasil() -> None:
    """Serpent takes as many as it likes: all, or two of three."""
    s = scene("angerboda: serpent W W L", "yggdrasil: wolf W W W W", turn="serpent")
    s.play("serpent march angerboda", "serpent march_to yggdrasil", "serpent move leader")
    s.play("serpent move warrior", "serpent halt")

    assert s.at("yggdrasil")["serpent"] == {"warrior": 1, "leader": 1}
    assert s.at("angerboda") == {"serpent": {"warrior": 1}}


def test_br502_never_to_two_provinces() -> None:
    """Bear names one target and is asked for no other."""
    s = scene("horgr: bear W W", turn="bear").play("bear march horgr", "bear march_to utgard")
    s.play("bear move warrior")
    assert s.options("bear") == ["move:figure=warrior", "halt"]
    s.refuses("bear", "march_to:to=andlang", "BR-341")
    s.play("bear move warrior")

    assert s.at("utgard") == {"bear": {"warrior": 2}}


def test_br502_never_from_two_provinces() -> None:
    """Wolf's figures in the second province stay where they are."""
    s = scene("horgr: wolf W", "utgard: wolf L").play("wolf march horgr", "wolf march_to andlang")

    assert s.asked == "raven action"
    assert s.at("andlang") == {"wolf": {"warrior": 1}}
    assert s.at("utgard") == {"wolf": {"leader": 1}}


def test_br502_ships_never_march() -> None:
    """There is no march out of a fjord."""
    s = scene("fjord_ne: wolf S", "elvagar: raven W")

    assert s.options("wolf", "march") == []
    s.refuses("wolf", "march:from=fjord_ne", "BR-342")


def test_br503_manheim_is_won_in_angerboda() -> None:
    """A tie in Elvagar fails, but the same ship leads in Angerboda: 5 glory and a step of Horns."""
    s = scene(
        "elvagar: wolf W W W; serpent W",
        "fjord_ne: serpent S",
        "angerboda: raven W",
        quests={"serpent": "quest_manheim", "wolf": "quest_manheim"},
    )
    assert s.strength("wolf", "elvagar") == s.strength("serpent", "elvagar") == 3
    s.end_age()
    assert s.asked == "serpent stat"
    s.play("serpent raise horns")

    assert s.glory == {"wolf": 0, "raven": 0, "serpent": 5, "bear": 0}
    assert s.stat("serpent", "horns") == 5


def test_br503_a_tie_in_both_provinces_fails() -> None:
    """Were Raven as strong in Angerboda as the ship, Serpent would have nothing."""
    s = scene(
        "elvagar: wolf W W W; serpent W",
        "fjord_ne: serpent S",
        "angerboda: raven W W",
        quests={"serpent": "quest_manheim"},
    ).end_age()

    assert s.glory["serpent"] == 0
    assert [e["card"] for e in s.events("quest_failed")] == ["quest_manheim_a1"]


def test_br504_gimle_burns_in_the_second_age() -> None:
    """Two red and two blue figures there and in the fjord earn 6 each; doom moves to Andlang."""
    s = scene(
        "gimle: wolf W; raven W W",
        "fjord_nw: wolf S",
        "andlang: serpent W",
        age=2,
        destroyed="muspelheim",
        doom=("muspelheim", "gimle", "andlang"),
    ).end_age()

    assert s.destroyed("gimle") and s.at("gimle") == s.at("fjord_nw") == {}
    assert s.glory == {"wolf": 6, "raven": 6, "serpent": 0, "bear": 0}
    view = s.t.view(None)
    assert view["age"] == 3 and isinstance(view["doom"], list) and view["doom"][2] == "andlang"
    s.skip_to("action").end_age()
    assert [e["province"] for e in s.events("ragnarok")] == ["gimle", "andlang"]


def test_br505_legendary_stats_at_the_end() -> None:
    """Raven's Rage on a step worth 10 and Axes on the last make 30."""
    s = scene(age=3, steps={"raven": {"rage": 5, "axes": 6}}).end_age()

    assert s.t.over
    assert s.glory == {"wolf": 0, "raven": 30, "serpent": 0, "bear": 0}
    assert [(e["stat"], e["glory"]) for e in s.events("scored")] == [("rage", 10), ("axes", 20)]


def test_br506_two_upgrades_of_loki_pay_three_a_figure() -> None:
    """Serpent replaces Frigga's Succor by Loki's Eminence for 2 rage: each figure released pays 3."""
    s = scene(
        age=2,
        turn="serpent",
        upgrades={"serpent": "lokis_domain friggas_succor thors_glory"},
        hand={"serpent": "lokis_eminence"},
        valhalla={"serpent": "W", "wolf": "W"},
    )
    s.play("serpent upgrade lokis_eminence", "serpent slot clan_2")
    assert s.rage["serpent"] == 4
    assert s.upgrades("serpent") == ["lokis_domain_a1", "lokis_eminence_a2", "thors_glory_a1"]
    assert s.discard == ["friggas_succor_a1"]
    s.end_age()

    assert s.glory == {"wolf": 0, "raven": 0, "serpent": 3, "bear": 0}


def test_br507_a_warrior_of_strength_2_costs_2() -> None:
    """Raven pays 2 to bring an upgraded warrior into Utgard."""
    s = scene(age=2, turn="raven", upgrades={"raven": "experts_in_arms"}).play("raven invade warrior utgard")

    assert s.rage["raven"] == 4
    assert s.strength("raven", "utgard") == 2
