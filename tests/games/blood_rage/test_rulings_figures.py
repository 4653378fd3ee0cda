"""Rulings about monsters, figures that are saved, and upgrades in the action phase."""

import pytest

from tests.games.blood_rage.scenes import scene

OUTER = ("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle")


# -- saved from death -----------------------------------------------------------------------------
def test_ruling_volur_battle() -> None:
    """Losing in an outer province she may go to Yggdrasil; the others of her clan die."""
    s = scene("gimle: wolf L W W W; raven volur_witch", age=3).play("wolf pillage gimle")
    assert s.options("raven") == ["retreat:figure=volur_witch:to=yggdrasil", "pass"]
    s.play("raven retreat volur_witch")
    assert s.at("yggdrasil") == {"raven": {"volur_witch": 1}} and s.valhalla == {}


def test_ruling_volur_battle__in_yggdrasil() -> None:
    """In Yggdrasil she is destroyed, and her owner is not asked."""
    s = scene("yggdrasil: wolf L W; raven volur_witch", age=3).play("wolf pillage yggdrasil")
    assert s.asked == "raven action" and s.valhalla == {"raven": {"volur_witch": 1}}


def test_ruling_volur_other() -> None:
    """She may leave Odin's Tide, and then no longer fights."""
    s = scene("gimle: wolf W W; raven volur_witch W", age=3, hand={"wolf": "odins_tide_a2"})
    s.play("wolf pillage gimle", "wolf play odins_tide", "raven spare warrior", "raven retreat volur_witch")
    assert s.totals == {"wolf": (1, 1), "raven": (1, 0)}
    assert s.at("yggdrasil") == {"raven": {"volur_witch": 1}}


def test_ruling_volur_other__ragnarok() -> None:
    """She may leave a burning province, and earns no glory then."""
    s = scene("gimle: wolf volur_witch W", age=3, doom=("horgr", "utgard", "gimle")).end_age()
    assert s.asked == "wolf rescue"
    s.play("wolf retreat volur_witch")
    assert s.t.over and s.glory["wolf"] == 4 and s.at("yggdrasil") == {"wolf": {"volur_witch": 1}}


def test_ruling_volur_other__sacrifice() -> None:
    """Chosen for Frigga's Sacrifice she dies."""
    s = scene("gimle: wolf volur_witch W", age=3, upgrades={"wolf": "friggas_sacrifice"})
    s.play("wolf sacrifice", "wolf offer volur_witch", "wolf offer warrior", "wolf raise rage")
    assert s.valhalla == {"wolf": {"warrior": 1, "volur_witch": 1}} and s.at("yggdrasil") == {}


def test_ruling_protection_scope() -> None:
    """The last rage saves one of two figures; it stays, and is not destroyed for Thor's Glory."""
    s = scene(
        "elvagar: wolf L; raven W W",
        age=2,
        rage={"raven": 1},
        upgrades={"raven": "friggas_protection", "wolf": "thors_glory"},
    ).play("wolf pillage elvagar", "raven save warrior")
    assert s.rage["raven"] == 0
    assert s.at("elvagar") == {"wolf": {"leader": 1}, "raven": {"warrior": 1}}
    assert s.valhalla == {"raven": {"warrior": 1}} and s.glory["wolf"] == 3
    assert s.asked == "serpent action"


def test_ruling_protection_scope__each_is_paid_for() -> None:
    """Every figure costs 1 of its own, a ship in the fjord too; the owner may stop."""
    s = scene(
        "elvagar: wolf L W; raven W W",
        "fjord_ne: raven S",
        age=2,
        turn="raven",
        upgrades={"raven": "friggas_protection"},
    ).play("raven pillage elvagar", "raven save warrior", "raven save ship", "raven pass")
    assert s.rage["raven"] == 4
    assert s.at("elvagar")["raven"] == {"warrior": 1} and s.at("fjord_ne") == {"raven": {"ship": 1}}


def test_ruling_protection_scope__two_clans() -> None:
    """Each loser is asked for its own figures, clockwise from the pillager."""
    s = scene(
        "gimle: wolf L W W; raven W; serpent volur_witch", age=3, upgrades={"raven": "friggas_protection"}
    ).play("wolf pillage gimle", "raven pass", "serpent retreat volur_witch")
    assert s.valhalla == {"raven": {"warrior": 1}} and s.at("yggdrasil") == {"serpent": {"volur_witch": 1}}


def test_ruling_protection_scope__an_invasion() -> None:
    """It saves a warrior from the Troll as well."""
    s = scene("gimle: raven W", age=2, upgrades={"raven": "friggas_protection", "wolf": "troll"})
    s.play("wolf invade troll gimle", "raven save warrior")
    assert s.at("gimle") == {"wolf": {"troll": 1}, "raven": {"warrior": 1}}


def test_ruling_protection_scope__not_against_sacrifice() -> None:
    """A figure offered is not saved."""
    s = scene("gimle: wolf W W", age=3, upgrades={"wolf": "friggas_protection friggas_sacrifice"})
    s.play("wolf sacrifice", "wolf offer warrior", "wolf offer warrior", "wolf raise axes")
    assert s.valhalla == {"wolf": {"warrior": 2}} and s.rage["wolf"] == 6


def test_ruling_protection_scope__not_against_ragnarok() -> None:
    """Rage left at the end of the phase saves nobody from Ragnarok."""
    s = scene(
        "gimle: wolf W",
        age=2,
        doom=("horgr", "gimle", "utgard"),
        pillaged=("yggdrasil", *OUTER[:7]),
        upgrades={"wolf": "friggas_protection"},
    ).play("wolf pillage gimle")
    assert s.asked.endswith(" draft") and s.rage["wolf"] == 6
    assert s.at("gimle") == {} and [e["because"] for e in s.events("fell")] == ["ragnarok"]


# -- monsters ---------------------------------------------------------------------------------------
def test_ruling_invade_triggers() -> None:
    """The Troll strikes when it invades, not when it marches or joins."""
    s = scene("gimle: raven W L; serpent W", upgrades={"wolf": "troll"}).play("wolf invade troll gimle")
    assert s.at("gimle") == {"wolf": {"troll": 1}, "raven": {"leader": 1}}
    march = scene("elvagar: wolf troll", "gimle: raven W").play("wolf march elvagar", "wolf march_to gimle")
    assert march.at("gimle") == {"wolf": {"troll": 1}, "raven": {"warrior": 1}}
    join = scene("elvagar: wolf troll", "myrkulor: wolf W; raven W").play(
        "wolf pillage myrkulor", "wolf join troll"
    )
    assert join.totals == {"wolf": (3, 0), "raven": (1, 0)}


def test_ruling_invade_triggers__from_valhalla() -> None:
    """Raised by Frigga's Domain it invades, and strikes."""
    s = scene("gimle: raven W", age=3, upgrades={"wolf": "friggas_domain"}, valhalla={"wolf": "troll"})
    s.play("wolf raise_dead troll gimle")
    assert s.at("gimle") == {"wolf": {"troll": 1}}


def test_ruling_invade_triggers__needs_a_village() -> None:
    """A full province is closed to it, though its victims' villages would be free."""
    s = scene("utgard: raven W W W", age=2, upgrades={"wolf": "troll fire_giant"})
    s.refuses("wolf", "invade:figure=troll:to=utgard", "BR-103")
    s.refuses("wolf", "invade:figure=fire_giant:to=utgard", "BR-103")


def test_ruling_fire_giant_fjord() -> None:
    """Enemy ships in the fjord die with warriors and leaders; monsters, the Sea Serpent too, survive."""
    s = scene(
        "gimle: raven W L troll; wolf W",
        "fjord_nw: raven S sea_serpent; serpent S; wolf S",
        "myrkulor: raven W",
        age=2,
        upgrades={"wolf": "fire_giant"},
    ).play("wolf invade fire_giant gimle")
    assert s.valhalla == {"raven": {"warrior": 1, "leader": 1, "ship": 1}, "serpent": {"ship": 1}}
    assert s.at("gimle") == {"wolf": {"warrior": 1, "fire_giant": 1}, "raven": {"troll": 1}}
    assert s.at("fjord_nw") == {"wolf": {"ship": 1}, "raven": {"sea_serpent": 1}}
    assert s.at("myrkulor") == {"raven": {"warrior": 1}}


def test_ruling_sea_serpent() -> None:
    """Strength 3 with a ship upgrade laid, and its destruction pays that upgrade, beside the ship's."""
    s = scene(
        "gimle: wolf L W W W", "fjord_nw: raven sea_serpent S", upgrades={"raven": "lokis_dragons"}
    ).play("wolf pillage gimle")
    assert s.totals == {"wolf": (6, 0), "raven": (5, 0)}
    assert s.glory["raven"] == 4 + 4


def test_ruling_sea_serpent__free_invasion() -> None:
    """The free invasion of a ship upgrade may be the Sea Serpent's, if it is in reserve."""
    s = scene("fjord_ne: wolf S", upgrades={"wolf": "sea_serpent"}, hand={"wolf": "lokis_dragons"})
    s.play("wolf upgrade lokis_dragons", "wolf invade sea_serpent fjord_ne")
    assert s.rage["wolf"] == 4 and s.at("fjord_ne") == {"wolf": {"ship": 1, "sea_serpent": 1}}


@pytest.mark.parametrize("place", ["fjord_ne", "valhalla"])
def test_ruling_monster_replaced(place: str) -> None:
    """Its figure leaves for the box from wherever it is; no ship upgrade pays, for nothing was destroyed."""
    s = scene(
        f"{place}: wolf sea_serpent",
        upgrades={"wolf": "dwarf_chieftain lokis_dragons"},
        hand={"wolf": "troll"},
    )
    slot = s.upgrades("wolf").index("sea_serpent_a1")
    s.play("wolf upgrade troll", f"wolf slot monster_{slot}", "wolf pass")
    assert s.at(place) == {} and s.glory["wolf"] == 0
    assert s.reserve("wolf") == {"warrior": 8, "leader": 1, "ship": 1, "dwarf_chieftain": 1, "troll": 1}
    assert s.discard == ["sea_serpent_a1"]


# -- upgrades ---------------------------------------------------------------------------------------
def test_ruling_succor_once() -> None:
    """One warrior follows, not another one after it; the invader alone is paid for."""
    s = scene(upgrades={"wolf": "friggas_succor"}).play("wolf invade warrior gimle", "wolf follow")
    assert s.asked == "raven action"
    assert s.at("gimle") == {"wolf": {"warrior": 2}} and s.rage["wolf"] == 5


@pytest.mark.parametrize("figure", ["ship", "sea_serpent"])
def test_ruling_succor_once__not_into_a_fjord(figure: str) -> None:
    """Nobody follows a ship or the Sea Serpent."""
    s = scene(upgrades={"wolf": "friggas_succor sea_serpent"}).play(f"wolf invade {figure} fjord_ne")
    assert s.asked == "raven action"


def test_ruling_thors_domain() -> None:
    """After an invasion, and after Succor's warrior, 2 rage buy a pillage at once."""
    s = scene(age=2, upgrades={"wolf": "thors_domain friggas_succor"}, tokens={"gimle": "pillage_axes"})
    s.play("wolf invade leader gimle", "wolf follow", "wolf pillage_now")
    assert s.rage["wolf"] == 4 and s.pillaged("gimle") and s.stat("wolf", "axes") == 4
    assert s.asked == "raven action"


@pytest.mark.parametrize(("rage", "asked"), [(2, "raven action"), (3, "wolf pillage_now")])
def test_ruling_thors_domain__rage_left(rage: int, asked: str) -> None:
    """The warrior's 1 is paid first; then 2 must be left."""
    s = scene(age=2, rage={"wolf": rage}, upgrades={"wolf": "thors_domain"}).play("wolf invade warrior gimle")
    assert s.asked == asked


def test_ruling_thors_domain__free_invasions_but_no_fjords() -> None:
    """It may follow an upgrade's free invasion, but not a ship's."""
    s = scene(age=2, upgrades={"wolf": "thors_domain"}, hand={"wolf": "troll_a1 fire_dragons"})
    s.play("wolf upgrade troll", "wolf invade troll gimle", "wolf pillage_now")
    assert s.pillaged("gimle") and s.rage["wolf"] == 2
    s.play(
        "raven pass", "serpent pass", "bear pass", "wolf upgrade fire_dragons", "wolf invade ship fjord_ne"
    )
    assert not s.asked.endswith("pillage_now")


def test_ruling_thors_domain__after_a_blessing() -> None:
    """The warrior of Loki's Blessing invades for free, and may pillage where the battle was just lost."""
    s = scene(
        "elvagar: wolf W; raven W",
        age=2,
        upgrades={"raven": "lokis_blessing thors_domain"},
        tokens={"elvagar": "pillage_axes"},
    ).play("wolf pillage elvagar", "raven return_warrior", "raven pillage_now")
    assert s.pillaged("elvagar") and s.stat("raven", "axes") == 4 and s.rage["raven"] == 4
    assert s.asked == "raven action" and s.valhalla == {"wolf": {"warrior": 1}, "raven": {"warrior": 1}}


def test_ruling_friggas_domain() -> None:
    """A figure of strength 4, or a leader, comes from Valhalla for 1 rage; Loki's upgrades do not pay."""
    s = scene(
        age=3,
        upgrades={"wolf": "friggas_domain lokis_wrath"},
        valhalla={"wolf": "frost_giant L"},
        rage={"wolf": 3, "raven": 0, "serpent": 0, "bear": 0},
    ).play("wolf raise_dead frost_giant gimle", "wolf raise_dead leader gimle")
    assert s.rage["wolf"] == 1 and s.glory["wolf"] == 0
    assert s.at("gimle") == {"wolf": {"leader": 1, "frost_giant": 1}}


def test_ruling_friggas_domain__a_normal_invasion() -> None:
    """Horns and villages bind it as any invasion."""
    s = scene("utgard: raven W W W", age=3, upgrades={"wolf": "friggas_domain"}, valhalla={"wolf": "W"})
    assert not s.can("wolf raise_dead warrior utgard") and not s.can("wolf raise_dead warrior yggdrasil")
    s.refuses("wolf", "raise_dead:figure=warrior:to=utgard", "BR-103")
    full = scene("gimle: wolf W W W W", age=3, upgrades={"wolf": "friggas_domain"}, valhalla={"wolf": "W"})
    full.refuses("wolf", "raise_dead:figure=warrior:to=elvagar", "BR-334")


def test_ruling_sacrifice() -> None:
    """Two figures of any kind, in provinces or fjords, are destroyed for a stat; no rage is spent."""
    s = scene(
        "gimle: wolf L",
        "fjord_ne: wolf S",
        age=3,
        rage={"wolf": 1},
        upgrades={"wolf": "friggas_sacrifice lokis_dragons"},
    ).play("wolf sacrifice", "wolf offer ship", "wolf offer leader", "wolf raise horns")
    assert s.rage["wolf"] == 1 and s.stat("wolf", "horns") == 5
    assert s.valhalla == {"wolf": {"leader": 1, "ship": 1}}
    assert s.glory["wolf"] == 4  # the ship really was destroyed


def test_ruling_sacrifice__needs_two() -> None:
    """One figure on the board is not enough, however many are elsewhere."""
    s = scene("gimle: wolf L", age=3, upgrades={"wolf": "friggas_sacrifice"}, valhalla={"wolf": "W W"})
    assert not s.can("wolf sacrifice")


def test_ruling_challenge() -> None:
    """For 2 rage a turned token is pillaged again, with a call and the reward; it stays turned."""
    s = scene(
        "elvagar: wolf L",
        "yggdrasil: raven W",
        age=2,
        pillaged="elvagar",
        upgrades={"wolf": "tyrs_challenge"},
        tokens={"elvagar": "pillage_axes"},
    )
    s.refuses("wolf", "pillage:province=elvagar", "BR-371")
    s.play("wolf pillage_again elvagar", "raven join warrior")
    assert s.rage["wolf"] == 4 and s.stat("wolf", "axes") == 4 and s.glory["wolf"] == 4
    assert s.pillaged("elvagar")


def test_ruling_challenge__lost() -> None:
    """Lost, the token stays turned all the same."""
    s = scene("elvagar: wolf W; raven L", age=2, pillaged="elvagar", upgrades={"wolf": "tyrs_challenge"})
    s.play("wolf pillage_again elvagar")
    assert s.pillaged("elvagar") and s.options("raven", "pillage") == []


def test_ruling_challenge__limits() -> None:
    """Not with 1 rage, not where nothing was pillaged yet, and not after the last pillage of the phase."""
    poor = scene(
        "gimle: wolf W", age=2, rage={"wolf": 1}, pillaged="gimle", upgrades={"wolf": "tyrs_challenge"}
    )
    poor.refuses("wolf", "pillage_again:province=gimle", "BR-323")
    s = scene("gimle: wolf W", age=2, pillaged=("yggdrasil", *OUTER[:7]), upgrades={"wolf": "tyrs_challenge"})
    s.refuses("wolf", "pillage_again:province=gimle", "BR-371")
    s.play("wolf pillage gimle")
    assert s.asked.endswith(" draft")


@pytest.mark.parametrize(("choice", "bonus"), [("treat 3", 3), ("treat 5", 5), ("pass", 0)])
def test_ruling_tyr_domain_and_wrath(choice: str, bonus: int) -> None:
    """With both a quest is worth 3 or 5, as its owner chooses, never 8."""
    s = scene(
        "gimle: wolf W; raven W",
        age=3,
        upgrades={"wolf": "tyrs_domain tyrs_wrath"},
        hand={"wolf": "quest_alfheim"},
    ).play("wolf pillage gimle", "wolf play quest_alfheim")
    assert set(s.options("wolf")) == {"treat:worth=3", "treat:worth=5", "pass"}
    s.play(f"wolf {choice}")
    assert s.totals["wolf"] == (1, bonus)


def test_ruling_tyr_domain_and_wrath__two_clans() -> None:
    """Each owner has its own card's worth, the pillager chooses first."""
    s = scene(
        "gimle: wolf W; raven W",
        age=3,
        turn="raven",
        upgrades={"wolf": "tyrs_domain", "raven": "tyrs_wrath"},
        hand={"wolf": "quest_alfheim", "raven": "quest_manheim"},
    ).play("raven pillage gimle", "wolf play quest_alfheim", "raven play quest_manheim")
    assert s.options("raven") == ["treat:worth=5", "pass"]
    s.play("raven treat 5")
    assert s.options("wolf") == ["treat:worth=3", "pass"]
    s.play("wolf treat 3")
    assert s.totals == {"wolf": (1, 3), "raven": (1, 5)}
