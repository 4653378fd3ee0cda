"""Clan upgrades that add actions, or bite in battles."""

import pytest

from meadhall.games.blood_rage.columns import AGES, HAND
from tests.games.blood_rage.scenes import scene

ALONE = {"raven": 0, "serpent": 0, "bear": 0}  # only Wolf has rage left to act


# -- Tyr's Challenge ------------------------------------------------------------
def test_card_tyrs_challenge() -> None:
    """For 2 rage a pillaged province is pillaged again, with call, battle and reward (ruling: challenge)."""
    s = scene(
        "gimle: wolf L; raven W",
        "andlang: raven W",
        age=2,
        pillaged="gimle",
        upgrades={"wolf": "tyrs_challenge"},
    )
    s.play("wolf pillage_again gimle", "raven join warrior andlang")

    assert s.rage["wolf"] == 4
    assert s.glory["wolf"] == 5 + 3 and s.valhalla == {"raven": {"warrior": 2}}
    assert s.pillaged("gimle")


@pytest.mark.parametrize(
    ("rage", "board", "pillaged", "rule"),
    [
        (1, "gimle: wolf L", "gimle", "BR-323"),
        (6, "horgr: wolf L", "gimle", "BR-371"),
        (6, "gimle: wolf L", "horgr", "BR-371"),
    ],
)
def test_card_tyrs_challenge__not_there(rage: int, board: str, pillaged: str, rule: str) -> None:
    s = scene(board, age=2, rage=rage, pillaged=pillaged, upgrades={"wolf": "tyrs_challenge"})
    s.refuses("wolf", "pillage_again:province=gimle", rule)


def test_card_tyrs_challenge__only_with_the_card() -> None:
    s = scene("gimle: wolf L", age=2, pillaged="gimle", upgrades={"raven": "tyrs_challenge"})
    assert not s.can("wolf pillage_again gimle") and not s.can("wolf pillage gimle")


# -- Frigga's Protection ------------------------------------------------------------
def test_card_friggas_protection() -> None:
    """1 rage for each figure kept in its place; who is saved was not destroyed (protection_scope)."""
    s = scene(
        "gimle: wolf W W; raven L",
        age=3,
        turn="raven",
        rage={"wolf": 1},
        hand={"raven": "odins_judgement"},
        upgrades={"wolf": "friggas_protection_a2"},
    )
    s.play("raven pillage gimle", "raven play odins_judgement", "wolf save warrior")

    assert s.rage["wolf"] == 0
    assert s.at("gimle") == {"wolf": {"warrior": 1}, "raven": {"leader": 1}}
    assert s.valhalla == {"wolf": {"warrior": 1}}
    assert s.glory["raven"] == 2 + 5 + 3


def test_card_friggas_protection__against_an_invasion_and_a_card() -> None:
    s = scene(
        "gimle: wolf W L", age=2, turn="raven", upgrades={"wolf": "friggas_protection", "raven": "fire_giant"}
    )
    s.play("raven invade fire_giant gimle", "wolf save leader", "wolf pass")
    assert s.at("gimle")["wolf"] == {"leader": 1} and s.valhalla == {"wolf": {"warrior": 1}}

    s = scene(
        "gimle: wolf W; raven W",
        age=2,
        turn="raven",
        hand={"raven": "odins_smite"},
        upgrades={"wolf": "friggas_protection"},
    )
    s.play("raven pillage gimle", "raven play odins_smite", "wolf save warrior", "wolf save warrior")
    assert s.totals == {"raven": (1, 1), "wolf": (1, 0)} and s.rage["wolf"] == 4


def test_card_friggas_protection__not_without_rage() -> None:
    s = scene(
        "gimle: wolf W; raven L",
        age=2,
        turn="raven",
        rage={"wolf": 0},
        upgrades={"wolf": "friggas_protection"},
    )
    s.play("raven pillage gimle")
    assert s.valhalla == {"wolf": {"warrior": 1}}


def test_card_friggas_protection__not_against_sacrifice_or_ragnarok() -> None:
    """Ruling protection_scope."""
    s = scene("utgard: wolf W W", age=2, upgrades={"wolf": "friggas_protection friggas_sacrifice_a3"})
    s.play("wolf sacrifice", "wolf offer warrior", "wolf offer warrior", "wolf raise axes")
    assert s.valhalla == {"wolf": {"warrior": 2}}

    s = scene(
        "utgard: wolf W W",
        age=2,
        rage={**ALONE, "wolf": 3},
        upgrades={"wolf": "friggas_protection"},
        pillaged="gimle",
    )
    s.end_age()
    assert s.glory["wolf"] == 6 and s.at("utgard") == {}


# -- Thor's Domain ------------------------------------------------------------
def test_card_thors_domain() -> None:
    """After an invasion, 2 rage pillage that province at once."""
    s = scene("gimle: raven W", age=2, upgrades={"wolf": "thors_domain"})
    s.play("wolf invade leader gimle", "wolf pillage_now")
    assert s.rage["wolf"] == 4 and s.glory["wolf"] == 5 + 3
    assert s.asked == "raven action"


def test_card_thors_domain__after_a_free_invasion_and_succor() -> None:
    """Ruling thors_domain: free invasions too, after the warrior of Succor."""
    s = scene(
        "gimle: raven W W", age=2, hand={"wolf": "troll"}, upgrades={"wolf": "thors_domain friggas_succor"}
    )
    s.play("wolf upgrade troll", "wolf invade troll gimle", "wolf follow", "wolf pillage_now")
    assert s.rage["wolf"] == 2 and s.glory["wolf"] == 5  # the Troll had cleared it: no battle


@pytest.mark.parametrize(
    ("rage", "pillaged", "invasion"),
    [
        (1, "", "wolf invade leader gimle"),
        (2, "", "wolf invade warrior gimle"),
        (6, "gimle", "wolf invade leader gimle"),
        (6, "", "wolf invade ship fjord_nw"),
    ],
)
def test_card_thors_domain__not_offered(rage: int, pillaged: str, invasion: str) -> None:
    """Too poor, pillaged already, or only a fjord (ruling: thors_domain)."""
    s = scene(age=2, rage={"wolf": rage}, pillaged=pillaged, upgrades={"wolf": "thors_domain"}).play(invasion)
    assert s.asked == "raven action"


def test_card_thors_domain__after_lokis_blessing() -> None:
    """The warrior who comes back after a lost battle may pillage at once."""
    s = scene("andlang: wolf W; raven W", age=2, upgrades={"wolf": "lokis_blessing thors_domain"})
    s.play("wolf pillage andlang", "wolf return_warrior", "wolf pillage_now")
    assert s.pillaged("andlang") and s.rage["wolf"] == 4 and s.step("wolf", "horns") == 2
    assert s.glory["wolf"] == 0 and s.asked == "raven action"


# -- Frigga's Domain ------------------------------------------------------------
def test_card_friggas_domain() -> None:
    """A figure from Valhalla invades for 1 rage, whatever its strength, and works as an invasion."""
    s = scene("gimle: raven W", age=3, valhalla={"wolf": "troll"}, upgrades={"wolf": "friggas_domain"})
    s.play("wolf raise_dead troll gimle")

    assert s.rage["wolf"] == 5
    assert s.at("gimle") == {"wolf": {"troll": 1}} and s.valhalla == {"raven": {"warrior": 1}}


def test_card_friggas_domain__the_leader_pays_too() -> None:
    s = scene(age=3, valhalla={"wolf": "L S"}, upgrades={"wolf": "friggas_domain"})
    assert not s.can("wolf raise_dead ship gimle") and s.can("wolf raise_dead ship fjord_nw")
    assert s.play("wolf raise_dead leader gimle").rage["wolf"] == 5


def test_card_friggas_domain__is_an_invasion() -> None:
    """Frigga's Succor and Thor's Domain follow it, and the Dark Elf goes to Yggdrasil."""
    s = scene(
        age=3,
        valhalla={"wolf": "L dark_elf"},
        upgrades={"wolf": "friggas_domain friggas_succor thors_domain"},
    )
    assert s.can("wolf raise_dead dark_elf yggdrasil") and not s.can("wolf raise_dead leader yggdrasil")
    s.play("wolf raise_dead leader gimle", "wolf follow", "wolf pillage_now")
    assert s.at("gimle") == {"wolf": {"warrior": 1, "leader": 1}}
    assert s.rage["wolf"] == 6 - 1 - 2 and s.glory["wolf"] == 5


def test_card_friggas_domain__limits() -> None:
    """Horns hold, and only the owner has it."""
    s = scene("gimle: wolf W W W W", age=3, valhalla={"wolf": "L"}, upgrades={"wolf": "friggas_domain"})
    s.refuses("wolf", "raise_dead:figure=leader:to=andlang", "BR-334")

    s = scene(age=3, valhalla={"wolf": "L"}, upgrades={"raven": "friggas_domain"})
    s.refuses("wolf", "raise_dead:figure=leader:to=andlang", "BR-331")


# -- Frigga's Sacrifice ------------------------------------------------------------
def test_card_friggas_sacrifice() -> None:
    """Two own figures for a step of a stat, at no price, wherever they stand (ruling: sacrifice)."""
    s = scene(
        "gimle: wolf W", "fjord_ne: wolf S", age=3, rage={"wolf": 1}, upgrades={"wolf": "friggas_sacrifice"}
    )
    s.play("wolf sacrifice", "wolf offer warrior gimle", "wolf offer ship fjord_ne", "wolf raise horns")

    assert s.rage["wolf"] == 1 and s.step("wolf", "horns") == 2 and s.asked == "raven action"
    assert s.valhalla == {"wolf": {"warrior": 1, "ship": 1}}


def test_card_friggas_sacrifice__needs_two_and_rage() -> None:
    s = scene("gimle: wolf W", age=3, valhalla={"wolf": "W"}, upgrades={"wolf": "friggas_sacrifice"})
    assert not s.can("wolf sacrifice")

    s = scene("gimle: wolf W W", age=3, rage={"wolf": 0}, upgrades={"wolf": "friggas_sacrifice"})
    assert s.asked == "raven action"

    s = scene("gimle: wolf W W", age=3, upgrades={"raven": "friggas_sacrifice"})
    assert not s.can("wolf sacrifice")


# -- quests as battle cards ------------------------------------------------------------
@pytest.mark.parametrize(("laid", "worth"), [("tyrs_domain", 3), ("tyrs_wrath_a3", 5)])
def test_card_tyrs_domain__and_tyrs_wrath(laid: str, worth: int) -> None:
    """A quest revealed may be a battle card; the winner discards it."""
    s = scene("andlang: wolf W; raven L", age=3, hand={"wolf": "quest_alfheim"}, upgrades={"wolf": laid})
    s.play("wolf pillage andlang", "wolf play quest_alfheim", f"wolf treat {worth}")

    assert s.totals == {"wolf": (1, worth), "raven": (3, 0)}
    assert s.glory["wolf"] == 3 and s.discard == ["quest_alfheim_a3"] and s.hand("wolf") == []


def test_card_tyrs_wrath() -> None:
    """With both in play it is either +3 or +5, or nothing (ruling: tyr_domain_and_wrath)."""
    s = scene(
        "andlang: wolf W; raven L",
        age=3,
        hand={"wolf": "quest_alfheim"},
        upgrades={"wolf": "tyrs_domain tyrs_wrath"},
    )
    s.play("wolf pillage andlang", "wolf play quest_alfheim")
    assert s.options("wolf") == ["treat:worth=3", "treat:worth=5", "pass"]
    s.play("wolf pass")
    assert s.totals["wolf"] == (1, 0) and s.hand("wolf") == ["quest_alfheim_a3"]


def test_card_tyrs_domain__quests_and_owners_only() -> None:
    s = scene(
        "andlang: wolf W; raven L",
        hand={"wolf": "lokis_domain", "raven": "quest_alfheim"},
        upgrades={"wolf": "tyrs_domain"},
    )
    s.play("wolf pillage andlang", "wolf play lokis_domain", "raven play quest_alfheim")
    assert s.totals == {"wolf": (1, 0), "raven": (3, 0)}


# -- Loki's Blessing ------------------------------------------------------------
def test_card_lokis_blessing() -> None:
    """After a battle lost a warrior from the reserve comes back, free; on a tie as well (ruling: tie)."""
    s = scene(
        "andlang: wolf L; raven W W W", steps={"raven": {"horns": 1}}, upgrades={"raven": "lokis_blessing"}
    )
    s = scene("andlang: wolf L; raven W W", upgrades={"raven": "lokis_blessing"})
    s.play("wolf pillage andlang", "raven return_warrior")
    assert s.at("andlang") == {"wolf": {"leader": 1}, "raven": {"warrior": 1}} and s.rage["raven"] == 6

    s = scene("andlang: wolf W; raven W", upgrades={"wolf": "lokis_blessing"})
    s.play("wolf pillage andlang", "wolf return_warrior")
    assert s.at("andlang") == {"wolf": {"warrior": 1}}


def test_card_lokis_blessing__not_there() -> None:
    """The winner has no use of it, nor a loser who is at Horns or in Yggdrasil (ruling: invade_yggdrasil)."""
    s = scene("andlang: wolf L; raven W", upgrades={"wolf": "lokis_blessing"}).play("wolf pillage andlang")
    assert s.asked == "raven action"

    s = scene("andlang: wolf L; raven W", "elvagar: raven W W W W", upgrades={"raven": "lokis_blessing"})
    assert s.play("wolf pillage andlang").asked == "raven action"

    s = scene("yggdrasil: wolf L; raven W", upgrades={"raven": "lokis_blessing"}).play(
        "wolf pillage yggdrasil"
    )
    assert s.asked == "raven action"


# -- Thor's Glory ------------------------------------------------------------
def test_card_thors_glory() -> None:
    """2 glory, once a battle, if two enemy figures were destroyed in it; winning is not needed."""
    s = scene(
        "gimle: wolf L; raven W; serpent W",
        tokens={"gimle": "pillage_rage"},
        upgrades={"wolf": "thors_glory"},
    )
    assert s.play("wolf pillage gimle").glory["wolf"] == 3 + 2

    s = scene("gimle: wolf L; raven W W W W", upgrades={"wolf": "thors_glory"}).play("wolf pillage gimle")
    assert s.glory["wolf"] == 0 and s.valhalla == {"wolf": {"leader": 1}}

    s = scene("gimle: wolf W; raven L; serpent W W", turn="raven", upgrades={"wolf": "thors_glory"})
    assert s.play("raven pillage gimle").glory["wolf"] == 2  # Wolf lost as well


def test_card_thors_glory__one_dead_enemy_or_no_part_in_it() -> None:
    s = scene("andlang: wolf L; raven W", upgrades={"wolf": "thors_glory"})
    assert s.play("wolf pillage andlang").glory["wolf"] == 3

    s = scene("andlang: serpent L; raven W W", turn="raven", upgrades={"wolf": "thors_glory"})
    assert s.play("raven pillage andlang").glory["wolf"] == 0


# -- Tyr's Prowess ------------------------------------------------------------
def test_card_tyrs_prowess() -> None:
    """On winning, 1 rage a card takes own cards back, late ones too."""
    s = scene(
        "andlang: wolf W; raven W",
        age=2,
        hand={"wolf": "tyrs_rage heimdalls_eye", "raven": "tyrs_crush"},
        upgrades={"wolf": "tyrs_prowess"},
    )
    s.play("wolf pillage andlang", "wolf play tyrs_rage", "raven play tyrs_crush", "wolf add heimdalls_eye")
    s.skip_to("take_back").play("wolf take_back heimdalls_eye", "wolf pass")

    assert s.rage["wolf"] == 5
    assert s.hand("wolf") == ["heimdalls_eye_a2"] and s.discard == ["tyrs_rage_a2"]


def test_card_tyrs_prowess__without_rage_or_victory() -> None:
    s = scene(
        "andlang: wolf W; raven L",
        age=2,
        rage={"wolf": 0},
        turn="raven",
        hand={"wolf": "tyrs_rage"},
        upgrades={"wolf": "tyrs_prowess"},
    )
    s.play("raven pillage andlang", "wolf play tyrs_rage")
    assert s.glory["wolf"] == 3 and s.discard == ["tyrs_rage_a2"]

    s = scene(
        "andlang: wolf W; raven L", age=2, hand={"wolf": "tyrs_bash_a1"}, upgrades={"raven": "tyrs_prowess"}
    )
    s.play("wolf pillage andlang", "wolf play tyrs_bash")
    assert s.asked == "raven action" and s.hand("wolf") == ["tyrs_bash_a1"]  # a tie: no winner


def test_card_tyrs_prowess__trickery_comes_first() -> None:
    """Ruling trickery_before_prowess: the rage is gone before it could be paid."""
    s = scene(
        "andlang: wolf L; raven W",
        age=2,
        rage={"wolf": 1},
        hand={"wolf": "tyrs_rage", "raven": "lokis_trickery_a1"},
        upgrades={"wolf": "tyrs_prowess"},
    )
    s.play("wolf pillage andlang", "wolf play tyrs_rage", "raven play lokis_trickery")
    assert s.rage["wolf"] == 0 and s.discard == ["tyrs_rage_a2"]


def test_card_tyrs_prowess__the_same_card_twice() -> None:
    """Winner and loser played an Eye each; each takes one back, and no card is in two places."""
    s = scene(
        "andlang: wolf W; raven L W",
        age=2,
        hand={"raven": "tyrs_crush heimdalls_eye", "wolf": "heimdalls_eye"},
        upgrades={"raven": "tyrs_prowess"},
    )
    s.play(
        "wolf pillage andlang", "wolf play heimdalls_eye", "raven play tyrs_crush", "raven add heimdalls_eye"
    )
    s.skip_to("take_back").play("raven take_back heimdalls_eye", "raven pass")

    assert s.hand("wolf") == ["heimdalls_eye_a2"] and s.hand("raven") == ["heimdalls_eye_a2"]
    assert s.t.m[HAND + 1] & s.t.m[HAND + AGES + 1] == 0
