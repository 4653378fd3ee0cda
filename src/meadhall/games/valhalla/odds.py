"""Exact chances for the viewer: to arm each warrior, and to reach a strength, with the dice left.

They hold for the best use of rerolls (each costs a die, unless it is free) and without further cards. Only
what lies open is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import i64

from meadhall.games.valhalla.arming import may_arm
from meadhall.games.valhalla.columns import ATTACK, DEFENCE, HUNT, ONSLAUGHT
from meadhall.games.valhalla.parts import (
    FACE_BITS,
    FACE_MASK,
    FACES,
    GUARDS,
    PATTERN_END,
    PATTERN_FIRST,
    PATTERN_OF,
    SET_NEED,
)
from meadhall.games.valhalla.strength import strength
from meadhall.games.valhalla.table import Table

Dice: TypeAlias = int  # counts of faces, six bits each
Goal: TypeAlias = Callable[[Dice], bool]
ONE: Final = [1 << FACE_BITS * face for face in range(FACES)]


def covers(dice: Dice, need: Dice) -> bool:
    return ((dice | GUARDS) - need) & GUARDS == GUARDS


class Chances:
    """The best chance to reach a goal, dice by dice; what was worked out once is remembered."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.met: dict[Dice, bool] = {}
        self.held: dict[tuple[Dice, int], float] = {}
        self.rolled: dict[tuple[Dice, int, int], float] = {}

    def is_met(self, dice: Dice) -> bool:
        if dice not in self.met:
            self.met[dice] = self.goal(dice)
        return self.met[dice]

    def holding(self, dice: Dice, free: int) -> float:
        """With these dice on the table and so many free rerolls."""
        if self.is_met(dice):
            return 1.0
        key = (dice, free)
        if key not in self.held:
            size = dice % FACE_MASK
            best = 0.0
            for kept in parts(dice):
                rest = size - kept % FACE_MASK
                if rest > 1:
                    best = max(best, self.rolling(kept, rest - 1, free))
                if rest > 0 and free:
                    best = max(best, self.rolling(kept, rest, free - 1))
            self.held[key] = best
        return self.held[key]

    def rolling(self, kept: Dice, n: int, free: int) -> float:
        """With these dice kept and n to be rolled."""
        if n == 0:
            return self.holding(kept, free)
        key = (kept, n, free)
        if key not in self.rolled:
            total = 0.0
            for one in ONE:
                total += self.rolling(kept + one, n - 1, free)
            self.rolled[key] = total / FACES
        return self.rolled[key]


def parts(dice: Dice) -> list[Dice]:
    """Every choice of some of the dice."""
    found = [0]
    for face in range(FACES):
        count = dice >> FACE_BITS * face & FACE_MASK
        found = [kept + n * ONE[face] for kept in found for n in range(count + 1)]
    return found


# -- one warrior --------------------------------------------------------------------------------------
def needs(t: Table, side: int, slot: int) -> list[Dice]:
    """Every set of dice that arms a warrior."""
    pattern = PATTERN_OF[t.kind_in(side, slot)]
    if pattern == 0:
        return [int(t.need_in(side, slot))]
    return [int(SET_NEED[n]) for n in range(PATTERN_FIRST[pattern], PATTERN_END[pattern])]


def chance_to_arm(t: Table, side: int, slot: int) -> float:
    wanted = needs(t, side, slot)
    cache = int(t.cache(side))
    chances = Chances(lambda dice: any(covers(dice + cache, need) for need in wanted))
    return chances.holding(int(t.dice(side)), int(t.free_rerolls(side)))


def chance_from_scratch(wanted: list[Dice], dice: int) -> float:
    """Before the first roll of so many dice."""
    return Chances(lambda rolled: any(covers(rolled, need) for need in wanted)).rolling(0, dice, 0)


# -- a strength -----------------------------------------------------------------------------------------
def chance_to_reach(t: Table, side: int, target: int) -> float:
    """That the side's strength comes to the target or more."""
    idle = [slot for slot in range(t.slots_of(side)) if may_arm(t, side, slot)]
    enough = [set_ for set_ in subsets(idle) if strength_with(t, side, set_) >= target]
    wanted = {slot: needs(t, side, slot) for slot in idle}
    cache = int(t.cache(side))

    def goal(dice: Dice) -> bool:
        return any(can_arm(dice + cache, [wanted[slot] for slot in set_]) for set_ in enough)

    return Chances(goal).holding(int(t.dice(side)), int(t.free_rerolls(side)))


def subsets(slots: list[int]) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for slot in slots:
        found += [[*before, slot] for before in found]
    return found


def strength_with(t: Table, side: int, slots: list[int]) -> int:
    """The strength if these were active too."""
    then = t.clone()
    assert isinstance(then, Table)
    for slot in slots:
        then.activate(side, slot)
    return int(strength(then, side))


def can_arm(dice: Dice, wanted: list[list[Dice]]) -> bool:
    """Are there dice for all of them at once?"""
    if not wanted:
        return True
    return any(covers(dice, need) and can_arm(dice - need, wanted[1:]) for need in wanted[0])


def odds(t: Table) -> dict[str, object] | None:
    """For the side that fights now: the chance to arm each idle warrior, and to beat the other side."""
    if t.mode == 0:
        return None
    side: i64 = ATTACK
    if t.mode == ONSLAUGHT or t.has_rolled(DEFENCE):
        side = DEFENCE
    if not t.has_rolled(side) or t.total(side) >= 0:
        return None
    arm = {
        str(slot): chance_to_arm(t, side, slot) for slot in range(t.slots_of(side)) if may_arm(t, side, slot)
    }
    target = -1
    if t.mode == HUNT:
        target = int(t.monster_strength())
    elif side == DEFENCE:
        target = int(strength(t, ATTACK)) + 1
    reach = None if target < 0 else {"strength": target, "chance": chance_to_reach(t, side, target)}
    return {"seat": int(t.fighter(side)), "arm": arm, "reach": reach}
