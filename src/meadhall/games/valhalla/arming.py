"""Arming: which dice a warrior can take (VH-404, VH-407), which of them come to the same, and the best way
to arm a squad."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.columns import OWN_SLOTS, SLOTS
from meadhall.games.valhalla.parts import (
    ALL_FACES,
    FACE_BITS,
    GUARDS,
    PATTERN_END,
    PATTERN_FIRST,
    PATTERN_OF,
    PLENTY,
    SET_NEED,
)
from meadhall.games.valhalla.sending import valkyries, valour_of
from meadhall.games.valhalla.strength import strength
from meadhall.games.valhalla.table import Table
from meadhall.kernel.bits import bit_of

NO_CHOICE: Final = 0xFFFF
VALOUR_BITS: Final = 6  # strength decides, valour between equals


def is_again(t: Table, side: i64, slot: i64, before: i64) -> bool:
    """Does the same warrior, with the same Tyr card, stand in one of these earlier slots, on its board?"""
    if slot >= SLOTS:
        before &= ~OWN_SLOTS
    while before:
        if t.are_alike(side, slot, bit_of(before & -before)):
            return True
        before &= before - 1
    return False


# -- which dice matter -----------------------------------------------------------------------------------
def faces_in(dice: i64) -> i64:
    """The weapons among dice, as a mask over counts of faces: more than plenty reaches the highest bit."""
    found = dice + PLENTY & GUARDS & ALL_FACES
    return (found << 1) - (found >> FACE_BITS - 1)


def faces_wanted(t: Table, side: i64, idle: i64) -> i64:
    """The faces that arm one of these: all of them if a giant is there."""
    found: i64 = 0
    while idle:
        slot = bit_of(idle & -idle)
        if PATTERN_OF[t.kind_in(side, slot)]:
            return ALL_FACES
        found |= faces_in(t.need_in(side, slot))
        idle &= idle - 1
    return found


def comes_to_the_same(dice: i64, first: i64, n: i64, wanted: i64) -> bool:
    """Does an earlier set of a pattern, which the dice cover too, leave the same of the faces wanted?"""
    for earlier in range(first, n):
        if SET_NEED[earlier] & wanted == SET_NEED[n] & wanted:
            if (dice | GUARDS) - SET_NEED[earlier] & GUARDS == GUARDS:
                return True
    return False


# -- the best way ----------------------------------------------------------------------------------------
def best_arming(t: Table, side: i64) -> i64:
    """The first warrior of the best way to arm those that can be: slot * 256 + its dice; -1 for none."""
    weapons = t.weapons(side)
    if t.armable(side, weapons) == 0:
        return -1
    choice = search(t, side, t.idle(side), weapons, 0, NO_CHOICE) & 0xFFFF
    if choice == NO_CHOICE:
        return -1
    return choice


def worth(t: Table, side: i64, more: i64) -> i64:
    """What a side comes to with these slots armed too: strength, then valour; in Ragnarok valour alone, with
    what Valkyries pay."""
    before = t.active(side)
    slots = before | more
    if t.in_ragnarok:
        return valour_of(t, side, slots) + valkyries(t, t.fighter(side), slots)
    t.set_active(side, slots)
    total = strength(t, side) << VALOUR_BITS
    t.set_active(side, before)
    return total + valour_of(t, side, slots)


def search(t: Table, side: i64, idle: i64, dice: i64, more: i64, choice: i64) -> i64:
    """The best worth with these still to arm or not, times 2**16, with the first choice that leads to it.
    Dice have no order: of sets that leave the same for the others one is enough."""
    ready = idle & t.armable(side, dice)  # of the others none will be: dice only get fewer
    if ready == 0:
        return worth(t, side, more) << 16 | choice
    here = ready & -ready
    rest = idle & ~(here | here - 1)
    slot = bit_of(here)
    best = search(t, side, rest, dice, more, choice)
    pattern = PATTERN_OF[t.kind_in(side, slot)]
    first = PATTERN_FIRST[pattern]
    wanted: i64 = 0
    if pattern:
        wanted = faces_wanted(t, side, rest)
    for n in range(first, PATTERN_END[pattern]):
        need = SET_NEED[n]
        if n == 0:
            need = t.need_in(side, slot)
        if (dice | GUARDS) - need & GUARDS != GUARDS:
            continue
        if pattern and comes_to_the_same(dice, first, n, wanted):
            continue
        chosen = choice
        if chosen == NO_CHOICE:
            chosen = slot << 8 | n
        found = search(t, side, rest, dice - need, more | here, chosen)
        if found >> 16 > best >> 16:
            best = found
    return best
