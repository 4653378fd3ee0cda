"""Monsters, card by card: what each does, and where it does nothing."""

import pytest

from tests.games.blood_rage.scenes import scene

ALONE = {"raven": 0, "serpent": 0, "bear": 0}  # only Wolf has rage left to act


# -- Troll ------------------------------------------------------------
def test_card_troll() -> None:
    """Invading, it destroys the enemy warriors of that province, and nobody else."""
    s = scene(
        "gimle: wolf W; raven W L; serpent W",
        "myrkulor: raven W",
        "fjord_nw: raven S",
        hand={"wolf": "troll"},
    )
    s.play("wolf upgrade troll", "wolf invade troll gimle")

    assert s.rage["wolf"] == 4
    assert s.at("gimle") == {"wolf": {"warrior": 1, "troll": 1}, "raven": {"leader": 1}}
    assert s.valhalla == {"raven": {"warrior": 1}, "serpent": {"warrior": 1}}
    assert s.at("myrkulor") == {"raven": {"warrior": 1}} and s.at("fjord_nw") == {"raven": {"ship": 1}}


def test_card_troll__invades_again_later() -> None:
    s = scene("gimle: raven W", upgrades={"wolf": "troll"}).play("wolf invade troll gimle")

    assert s.rage["wolf"] == 4
    assert s.valhalla == {"raven": {"warrior": 1}}
    assert s.strength("wolf", "gimle") == 2


def test_card_troll__needs_a_free_village() -> None:
    """Ruling invade_triggers."""
    s = scene("utgard: raven W W W", upgrades={"wolf": "troll"})
    s.refuses("wolf", "invade:figure=troll:to=utgard", "BR-103")


def test_card_troll__marches_in_peace() -> None:
    """Ruling invade_triggers: a march is no invasion."""
    s = scene("andlang: wolf troll", "gimle: raven W").play("wolf march andlang", "wolf march_to gimle")
    assert s.at("gimle") == {"wolf": {"troll": 1}, "raven": {"warrior": 1}}


def test_card_troll__joins_in_peace() -> None:
    """Ruling invade_triggers: nor is a call to battle."""
    s = scene("andlang: wolf troll", "gimle: wolf W; raven W", hand={"raven": "tyrs_bash"})
    s.play("wolf pillage gimle", "wolf join troll andlang")

    assert s.asked == "raven battle_card"
    assert s.at("gimle")["raven"] == {"warrior": 1} and s.valhalla == {}


# -- monsters that cost nothing ------------------------------------------------------------
@pytest.mark.parametrize(("key", "age", "strength"), [("dwarf_chieftain", 1, 2), ("soldier_of_hel", 3, 3)])
def test_card_dwarf_chieftain__and_soldier_of_hel(key: str, age: int, strength: int) -> None:
    """No rage for the upgrade and none to invade with, now or later."""
    s = scene(age=age, rage={**ALONE, "wolf": 1}, hand={"wolf": key})
    s.play(f"wolf upgrade {key}", "wolf pass")
    assert s.rage["wolf"] == 1

    s.play(f"wolf invade {key} gimle")
    assert s.rage["wolf"] == 1
    assert s.strength("wolf", "gimle") == strength


def test_card_soldier_of_hel__zero_rage() -> None:
    """Ruling zero_rage: with no rage not even a free invasion is possible."""
    s = scene(age=3, rage={"wolf": 0}, upgrades={"wolf": "soldier_of_hel"})
    assert s.asked == "raven action"


def test_card_dwarf_chieftain__horns() -> None:
    """Ruling horns_limit: free invasions obey it too."""
    s = scene("gimle: wolf W W W", "andlang: wolf W", upgrades={"wolf": "dwarf_chieftain"})
    s.refuses("wolf", "invade:figure=dwarf_chieftain:to=andlang", "BR-334")


# -- Sea Serpent ------------------------------------------------------------
def test_card_sea_serpent() -> None:
    """A ship: fjords only, and it supports both provinces."""
    s = scene("gimle: wolf W", hand={"wolf": "sea_serpent"}, rage={**ALONE})
    s.play("wolf upgrade sea_serpent")
    assert not s.can("wolf invade sea_serpent gimle")
    s.play("wolf invade sea_serpent fjord_nw")

    assert s.rage["wolf"] == 3
    assert s.strength("wolf", "gimle") == 4 and s.strength("wolf", "myrkulor") == 3
    assert s.options("wolf", "march") == ["march:from=gimle"]
    assert s.options("wolf", "pillage") == ["pillage:province=myrkulor", "pillage:province=gimle"]


@pytest.mark.parametrize(("upgrade", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("", 0)])
def test_card_sea_serpent__pays_the_ship_upgrade(upgrade: str, glory: int) -> None:
    """Ruling sea_serpent: it keeps strength 3, and ship upgrades pay for it."""
    s = scene(
        "fjord_nw: wolf sea_serpent", "gimle: raven L W", age=2, turn="raven", upgrades={"wolf": upgrade}
    )
    s.play("raven pillage gimle")

    assert s.totals == {"raven": (4, 0), "wolf": (3, 0)}
    assert s.valhalla == {"wolf": {"sea_serpent": 1}}
    assert s.glory["wolf"] == glory


def test_card_sea_serpent__comes_with_a_ship_upgrade() -> None:
    """Ruling sea_serpent: the free invasion of a ship upgrade may be made with it."""
    s = scene(upgrades={"wolf": "sea_serpent"}, hand={"wolf": "lokis_dragons"})
    s.play("wolf upgrade lokis_dragons", "wolf invade sea_serpent fjord_ne")

    assert s.rage["wolf"] == 4
    assert s.at("fjord_ne") == {"wolf": {"sea_serpent": 1}}


# -- Valkyrie ------------------------------------------------------------
def test_card_valkyrie() -> None:
    """2 glory for each enemy figure destroyed in her battle."""
    s = scene("andlang: wolf valkyrie; raven W; serpent W", age=2).play("wolf pillage andlang")
    assert s.valhalla == {"raven": {"warrior": 1}, "serpent": {"warrior": 1}}
    assert s.glory["wolf"] == 4 + 3  # and Axes


def test_card_valkyrie__falls_herself() -> None:
    """Ruling destruction_count: she pays though lost, but never for her own side."""
    s = scene("andlang: wolf valkyrie; raven L; serpent W", age=2).play("wolf pillage andlang")
    assert s.valhalla == {"wolf": {"valkyrie": 1}, "serpent": {"warrior": 1}}
    assert s.glory == {"wolf": 2, "raven": 3, "serpent": 0, "bear": 0}


def test_card_valkyrie__elsewhere() -> None:
    s = scene("andlang: wolf L; raven W", "utgard: wolf valkyrie", age=2)
    s.play("wolf pillage andlang", "wolf pass")
    assert s.valhalla == {"raven": {"warrior": 1}} and s.glory["wolf"] == 3


# -- Dark Elf ------------------------------------------------------------
def test_card_dark_elf() -> None:
    """It alone invades Yggdrasil, for 1 rage, and is worth 3 there (ruling: dark_elf_cost)."""
    s = scene(age=2, upgrades={"wolf": "dark_elf"})
    s.refuses("wolf", "invade:figure=leader:to=yggdrasil", "BR-332")
    s.play("wolf invade dark_elf yggdrasil")

    assert s.rage["wolf"] == 5
    assert s.strength("wolf", "yggdrasil") == 3


def test_card_dark_elf__outside() -> None:
    s = scene("yggdrasil: wolf dark_elf", age=2).play("wolf march yggdrasil", "wolf march_to gimle")
    assert s.strength("wolf", "gimle") == 1


def test_card_dark_elf__no_warrior_follows_to_yggdrasil() -> None:
    """Ruling invade_yggdrasil: Frigga's Succor stays out."""
    s = scene(age=2, upgrades={"wolf": "dark_elf friggas_succor"}).play("wolf invade dark_elf yggdrasil")
    assert s.asked == "raven action"


# -- Fire Giant ------------------------------------------------------------
def test_card_fire_giant() -> None:
    """Invading, it destroys all enemy figures but monsters, ships too (ruling: fire_giant_fjord)."""
    s = scene(
        "gimle: wolf W; raven W L; serpent troll",
        "fjord_nw: wolf S; raven S; bear sea_serpent",
        "andlang: raven W",
        age=2,
        hand={"wolf": "fire_giant"},
    )
    s.play("wolf upgrade fire_giant", "wolf invade fire_giant gimle")

    assert s.rage["wolf"] == 2
    assert s.valhalla == {"raven": {"warrior": 1, "leader": 1, "ship": 1}}
    assert s.at("gimle") == {"wolf": {"warrior": 1, "fire_giant": 1}, "serpent": {"troll": 1}}
    assert s.at("fjord_nw") == {"wolf": {"ship": 1}, "bear": {"sea_serpent": 1}}
    assert s.at("andlang") == {"raven": {"warrior": 1}}


def test_card_fire_giant__marches_in_peace() -> None:
    s = scene("andlang: wolf fire_giant", "gimle: raven W L", "fjord_nw: raven S", age=2)
    s.play("wolf march andlang", "wolf march_to gimle")
    assert s.valhalla == {} and s.strength("wolf", "gimle") == 4


# -- Frost Giant ------------------------------------------------------------
def test_card_frost_giant() -> None:
    """The reward twice, without a battle too (ruling: success_without_battle)."""
    s = scene("gimle: wolf frost_giant", age=3).play("wolf pillage gimle")
    assert s.glory["wolf"] == 10

    s = scene("utgard: wolf frost_giant; raven W", age=3).play("wolf pillage utgard")
    assert s.step("wolf", "horns") == 3
    assert s.glory["wolf"] == 3  # Axes are paid once


def test_card_frost_giant__elsewhere_or_another_pillager() -> None:
    s = scene("gimle: wolf W", "andlang: wolf frost_giant", age=3).play("wolf pillage gimle", "wolf pass")
    assert s.glory["wolf"] == 5

    s = scene("gimle: wolf frost_giant; raven W", age=3, turn="raven").play("raven pillage gimle")
    assert s.glory["wolf"] == 3 and not s.pillaged("gimle")


def test_card_frost_giant__must_still_stand() -> None:
    """Ruling must_still_stand: kept by nobody in Odin's Tide, it repeats nothing."""
    s = scene(
        "gimle: wolf frost_giant W; raven W",
        age=3,
        hand={"wolf": "odins_tide_a2"},
        tokens={"gimle": "pillage_horns"},
    )
    s.play("wolf pillage gimle", "wolf play odins_tide", "wolf spare warrior")
    assert s.pillaged("gimle") and s.step("wolf", "horns") == 2


# -- Volur Witch ------------------------------------------------------------
def test_card_volur_witch() -> None:
    """Losing in an outer province she may go to Yggdrasil, and is not destroyed (ruling: volur_battle)."""
    s = scene("gimle: wolf volur_witch; raven L W", age=3, turn="raven", hand={"raven": "odins_judgement"})
    s.play("raven pillage gimle", "raven play odins_judgement", "wolf retreat volur_witch yggdrasil")

    assert s.at("yggdrasil") == {"wolf": {"volur_witch": 1}} and s.valhalla == {}
    assert s.glory["raven"] == 5 + 3  # the Judgement found nobody destroyed


def test_card_volur_witch__may_die() -> None:
    s = scene("gimle: wolf volur_witch; raven L W", age=3, turn="raven")
    s.play("raven pillage gimle", "wolf pass")
    assert s.valhalla == {"wolf": {"volur_witch": 1}}


def test_card_volur_witch__in_yggdrasil() -> None:
    """Ruling volur_battle: no help there."""
    s = scene("yggdrasil: wolf volur_witch; raven L W", age=3, turn="raven").play("raven pillage yggdrasil")
    assert s.valhalla == {"wolf": {"volur_witch": 1}}


def test_card_volur_witch__tide_and_ragnarok() -> None:
    """Ruling volur_other: from any destruction, and then without Ragnarok glory."""
    s = scene("gimle: wolf volur_witch W; raven W", age=3, turn="raven", hand={"raven": "odins_tide_a2"})
    s.play("raven pillage gimle", "raven play odins_tide", "wolf spare warrior")
    s.play("wolf retreat volur_witch yggdrasil")
    assert s.totals == {"raven": (1, 1), "wolf": (1, 0)}

    s = scene("horgr: wolf volur_witch W", age=3).end_age()
    assert s.asked == "wolf rescue"
    s.play("wolf retreat volur_witch yggdrasil")
    assert s.at("yggdrasil") == {"wolf": {"volur_witch": 1}} and s.glory["wolf"] == 4


def test_card_volur_witch__sacrificed() -> None:
    """Ruling volur_other: not when she is offered."""
    s = scene("gimle: wolf volur_witch W", age=3, upgrades={"wolf": "friggas_sacrifice"})
    s.play("wolf sacrifice", "wolf offer volur_witch", "wolf offer warrior", "wolf raise axes")
    assert s.valhalla == {"wolf": {"warrior": 1, "volur_witch": 1}}
