"""Scenes of Blood Rage to count from."""

from __future__ import annotations

from collections.abc import Callable

import meadhall
from meadhall.kernel.table import Table
from tests.games.blood_rage.scenes import scene


def opening() -> Table:
    """Clans are chosen, then two seats draft."""
    return meadhall.game("blood_rage").start(2, 5)


def landing() -> Table:
    """Nothing on the board; a hand with one card of each sort."""
    hand = {"wolf": "tyrs_bash dwarf_chieftain quest_alfheim", "raven": "odins_smite"}
    return scene(seats=2, hand=hand).t


def battle() -> Table:
    """A raid on a full fjord: calls to battle, sealed cards, deaths, a reward."""
    s = scene(
        "fjord_sw: wolf S; raven S",
        "andlang: wolf W",
        "gimle: raven W",
        "yggdrasil: wolf W L; raven W L",
        seats=2,
        hand={"wolf": "tyrs_bash lokis_trickery", "raven": "odins_smite heimdalls_eye"},
    )
    return s.play("wolf pillage andlang").t


def three_way() -> Table:
    """Three clans around Yggdrasil, with upgrades that ask."""
    return scene(
        "yggdrasil: wolf W W; raven L; serpent W",
        "utgard: wolf W; raven W",
        "fjord_ne: serpent S",
        seats=3,
        upgrades={"wolf": "friggas_succor lord_of_hammers", "raven": "friggas_protection"},
        hand={"wolf": "tyrs_bash", "raven": "odins_smite", "serpent": "heimdalls_eye"},
    ).t


def last_age() -> Table:
    """The end of the third age, quests laid."""
    return scene(
        "horgr: wolf W W; raven W",
        seats=2,
        age=3,
        rage={"wolf": 1, "raven": 1},
        quests={"wolf": "quest_glorious_death", "raven": "quest_jotunheim"},
    ).t


SCENES: dict[str, Callable[[], Table]] = {
    "opening": opening,
    "landing": landing,
    "battle": battle,
    "three_way": three_way,
    "last_age": last_age,
}
