"""Scenes of Valhalla to count from."""

from __future__ import annotations

from collections.abc import Callable

import meadhall
from meadhall.kernel.table import Table
from tests.games.valhalla.scenes import Scene, scene


def rolling(s: Scene) -> Table:
    """From here on chance is the table's own."""
    s.t.asks_chance = False
    return s.t


def opening() -> Table:
    """Jarls, warriors, starting hands."""
    return meadhall.game("valhalla").start(2, 5)


def action() -> Table:
    """A hand with one card of each sort and a full squad."""
    squads = {0: "bear_axe wolf_sword_b boar_bow deer_spear", 1: "bear_bow giant_pair"}
    return rolling(scene(squads, hands={0: "bear_sword wolf_axe_a fury_2 heroic_3", 1: "counterstrike"}))


def battle() -> Table:
    """Dice on the table, giants to arm, tactics in hand."""
    squads = {0: "giant_any_2 bear_axe_bow", 1: "bear_bow wolf_sword_a"}
    s = scene(squads, hands={0: "fury_2 weapon_swap", 1: "fury_3"}, jarls={0: "sigurd"})
    return rolling(s.play("0 attack 1", "roll axe axe bow sword x x"))


def expansions() -> Table:
    """Thor before a battle, a dvergr in it, Loki after it."""
    squads = {0: "dvergr_block_axe bear_bow", 1: "bear_sword bear_spear", 2: "wolf_axe_a"}
    hands = {0: "war_cry_troop", 1: "path_to_valhalla", 2: "thor_strength_2"}
    flags = {"thor": True, "valkyries": True, "dvergar": True}
    s = scene(squads, seats=3, hands=hands, loki="loki_01", **flags)  # type: ignore[arg-type]
    return rolling(s.play("0 attack 1"))


def hunt() -> Table:
    """Alone against Hel."""
    return rolling(scene({0: "bear_axe bear_bow"}, seats=1, hands={0: "fury_2 bear_sword"}, hel=True))


SCENES: dict[str, Callable[[], Table]] = {
    "opening": opening,
    "action": action,
    "battle": battle,
    "expansions": expansions,
    "hunt": hunt,
}
