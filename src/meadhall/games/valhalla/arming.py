"""Arming: which dice a warrior can take (VH-404, VH-407), and the best way to arm a squad."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.valhalla.columns import DEFENCE
from meadhall.games.valhalla.parts import (
    GUARDS,
    PATTERN_END,
    PATTERN_FIRST,
    PATTERN_OF,
    SET_NEED,
    VALOUR_OF,
)
from meadhall.games.valhalla.strength import warrior_strength
from meadhall.games.valhalla.table import Table


def may_arm(t: Table, side: i64, slot: i64) -> bool:
    """Is there a warrior in the slot that is neither active nor blocked?"""
    if t.is_active(side, slot) or t.kind_in(side, slot) < 0:
        return False
    return side != DEFENCE or not t.blocked() >> slot & 1


def weight(t: Table, side: i64, slot: i64) -> i64:
    """What counts when arming: strength, then valour; in Ragnarok valour alone."""
    valour = VALOUR_OF[t.kind_in(side, slot)]
    if t.in_ragnarok:
        return valour
    return warrior_strength(t, side, slot) * 16 + valour


def best_arming(t: Table, side: i64) -> i64:
    """The first warrior of the best way to arm those that can be: slot * 256 + its dice; -1 for none."""
    choice = search(t, side, 0, t.weapons(side)) & 0xFFFF
    if choice == 0xFFFF:
        return -1
    return choice


def search(t: Table, side: i64, slot: i64, dice: i64) -> i64:
    """The best total from a slot on, times 2**16, with the first choice that leads to it."""
    if slot == t.slots_of(side):
        return 0xFFFF
    best = search(t, side, slot + 1, dice)
    if not may_arm(t, side, slot):
        return best
    own = weight(t, side, slot)
    pattern = PATTERN_OF[t.kind_in(side, slot)]
    for n in range(PATTERN_FIRST[pattern], PATTERN_END[pattern]):
        need = SET_NEED[n]
        if n == 0:
            need = t.need_in(side, slot)
        if (dice | GUARDS) - need & GUARDS != GUARDS:
            continue
        rest = search(t, side, slot + 1, dice - need)
        total = (rest >> 16) + own
        if total > best >> 16 or best == 0xFFFF:
            best = total << 16 | slot << 8 | n
    return best
