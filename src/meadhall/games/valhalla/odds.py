"""Exact chances for the viewer: to arm each warrior, and to reach a strength, by what is done with the dice.

They hold for the best use of rerolls (each costs a die, unless it is free) and without further cards. Only
what lies open is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mypy_extensions import i64

from meadhall.games.valhalla.asks import ASK_FIGHT, ASK_PICK, END, FREE_REROLL, PASS, REROLL, ROLL
from meadhall.games.valhalla.columns import ATTACK, DEFENCE, HUNT, ONSLAUGHT, SLOTS
from meadhall.games.valhalla.fight import PICKED, TIMES
from meadhall.games.valhalla.parts import (
    BLANK,
    FACE_BITS,
    FACE_MASK,
    FACES,
    GUARDS,
    ONE,
    PATTERN_END,
    PATTERN_FIRST,
    PATTERN_OF,
    SET_NEED,
    WEAPONS,
)
from meadhall.games.valhalla.strength import strength
from meadhall.games.valhalla.table import Table
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import first, verb_of

Dice: TypeAlias = int  # counts of faces, six bits each
Goal: TypeAlias = Callable[[Dice], bool]


def covers(dice: Dice, need: Dice) -> bool:
    return ((dice | GUARDS) - need) & GUARDS == GUARDS


class Chances:
    """The best chance to reach a goal, dice by dice; what was worked out once is remembered.

    `most` says how many dice of each face could ever help. All others are as good as void, and nobody keeps
    a void die who may roll it.
    """

    def __init__(self, goal: Goal, most: Dice) -> None:
        self.goal = goal
        self.most = [most >> FACE_BITS * face & FACE_MASK for face in range(WEAPONS)]
        self.met: dict[Dice, bool] = {}
        self.held: dict[tuple[Dice, int], float] = {}
        self.rolled: dict[tuple[Dice, int, int], float] = {}

    def useful(self, dice: Dice) -> Dice:
        """The same dice, those that help nobody counted as void."""
        found = dice & FACE_MASK << FACE_BITS * BLANK
        for face, most in enumerate(self.most):
            count = dice >> FACE_BITS * face & FACE_MASK
            kept = min(count, most)
            found += kept * ONE[face] + (count - kept) * ONE[BLANK]
        return found

    def is_met(self, dice: Dice) -> bool:
        if dice not in self.met:
            self.met[dice] = self.goal(dice)
        return self.met[dice]

    def holding(self, dice: Dice, free: int) -> float:
        """With these dice on the table and so many free rerolls."""
        dice = self.useful(dice)
        if self.is_met(dice):
            return 1.0
        key = (dice, free)
        if key not in self.held:
            best = 0.0
            for kept, rest in keeping(dice):
                if rest > 1:
                    best = max(best, self.roll(kept, rest - 1, free))
                if rest > 0 and free:
                    best = max(best, self.roll(kept, rest, free - 1))
            self.held[key] = best
        return self.held[key]

    def rerolling(self, dice: Dice, free: int) -> float:
        """With some of these dice to be rolled, at least one."""
        return max([self.roll(kept, rest, free) for kept, rest in keeping(self.useful(dice)) if rest])

    def rolling(self, kept: Dice, n: int, free: int) -> float:
        """With these dice kept and n to be rolled."""
        return self.roll(self.useful(kept), n, free)

    def roll(self, kept: Dice, n: int, free: int) -> float:
        if n == 0:
            return self.holding(kept, free)
        key = (kept, n, free)
        if key not in self.rolled:
            total = 0.0
            void = 1
            for face, most in enumerate(self.most):
                if kept >> FACE_BITS * face & FACE_MASK < most:
                    total += self.roll(kept + ONE[face], n - 1, free)
                else:
                    void += 1
            total += void * self.roll(kept + ONE[BLANK], n - 1, free)
            self.rolled[key] = total / int(FACES)
        return self.rolled[key]


def keeping(dice: Dice) -> list[tuple[Dice, int]]:
    """Every choice of weapons to keep, and how many dice are left to roll."""
    size = dice % FACE_MASK
    return [(kept, size - kept % FACE_MASK) for kept in parts(dice & (1 << FACE_BITS * BLANK) - 1)]


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


def most_of(wanted: list[Dice]) -> Dice:
    """How many dice of each face one of these sets takes at most."""
    return sum(
        max([need >> FACE_BITS * face & FACE_MASK for need in wanted]) * ONE[face] for face in range(WEAPONS)
    )


def arming(t: Table, side: int, slot: int) -> Chances:
    wanted = needs(t, side, slot)
    cache = int(t.cache(side))
    return Chances(lambda dice: any(covers(dice + cache, need) for need in wanted), most_of(wanted))


def chance_to_arm(t: Table, side: int, slot: int) -> float:
    return arming(t, side, slot).holding(int(t.dice(side)), int(t.free_rerolls(side)))


def chance_from_scratch(wanted: list[Dice], dice: int) -> float:
    """Before the first roll of so many dice."""
    chances = Chances(lambda rolled: any(covers(rolled, need) for need in wanted), most_of(wanted))
    return chances.rolling(0, dice, 0)


# -- a strength -----------------------------------------------------------------------------------------
def reaching(t: Table, side: int, target: int) -> Chances:
    """That the side's strength comes to the target or more, with its dice on the best warriors."""
    idle = idle_slots(t, side)
    enough = [set_ for set_ in subsets(idle) if strength_with(t, side, set_) >= target]
    wanted = {slot: needs(t, side, slot) for slot in idle}
    cache = int(t.cache(side))

    def goal(dice: Dice) -> bool:
        return any(can_arm(dice + cache, [wanted[slot] for slot in set_]) for set_ in enough)

    return Chances(goal, sum([most_of(each) for each in wanted.values()]))


def idle_slots(t: Table, side: i64) -> list[int]:
    return [slot for slot in range(2 * SLOTS) if t.idle(side) >> slot & 1]


def chance_to_reach(t: Table, side: int, target: int) -> float:
    return reaching(t, side, target).holding(int(t.dice(side)), int(t.free_rerolls(side)))


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


def target_of(t: Table, side: i64) -> int:
    """The strength that wins; -1 where the other side has yet to fight (or there is none)."""
    if t.mode == HUNT:
        return int(t.monster_strength())
    if t.mode == ONSLAUGHT:
        return int(t.monster_strength()) + 1
    return int(strength(t, ATTACK)) + 1 if side == DEFENCE else -1


# -- the options ----------------------------------------------------------------------------------------
Figures: TypeAlias = dict[str, Chances]


def figures(t: Table, side: i64) -> Figures:
    """What can be hoped for: `slot_0`, a warrior armed; `reach`, strength enough."""
    found = {f"slot_{slot}": arming(t, side, slot) for slot in idle_slots(t, side)}
    target = target_of(t, side)
    if target >= 0:
        found["reach"] = reaching(t, side, target)
    return found


def foresee(t: Table, seat: Seat) -> dict[str, dict[str, float]]:
    """By option, for rerolls and for the end of the phase."""
    kind = t.asked_kind
    if kind != ASK_FIGHT and kind != ASK_PICK:
        return {}
    side = t.side_of(seat)
    hopes = figures(t, side)
    found: dict[str, dict[str, float]] = {}
    for option in t.options(seat):
        told = (
            promise(t, side, option.code, hopes) if kind == ASK_FIGHT else picked(t, side, option.code, hopes)
        )
        if told:
            found[option.id] = told
    return found


def promise(t: Table, side: i64, code: i64, hopes: Figures) -> dict[str, float]:
    """To discard a die and reroll, to reroll freely, or to end with what there is."""
    verb = verb_of(code)
    dice, free = int(t.dice(side)), int(t.free_rerolls(side))
    if verb == END and "reach" in hopes:
        return {"reach": float(strength(t, side) >= target_of(t, side))}
    if verb == REROLL:
        rest = dice - ONE[first(code)]
        return {name: hope.rerolling(rest, free) for name, hope in hopes.items()}
    if verb == FREE_REROLL:
        return {name: hope.rerolling(dice, free - 1) for name, hope in hopes.items()}
    return {}


def picked(t: Table, side: i64, code: i64, hopes: Figures) -> dict[str, float]:
    """To pick one more die, to roll those picked, or to leave the reroll."""
    verb = verb_of(code)
    dice, chosen = int(t.dice(side)), int(t.local(PICKED))
    again = int(t.free_rerolls(side)) + int(t.local(TIMES)) - 1
    if verb == PASS:
        return {name: hope.holding(dice, again + 1) for name, hope in hopes.items()}
    if verb == ROLL:
        return {name: hope.rolling(dice - chosen, chosen % FACE_MASK, again) for name, hope in hopes.items()}
    chosen += ONE[first(code)]
    low = int(first(code)) * FACE_BITS
    all_ = [chosen + more for more in parts(dice - chosen >> low << low)]  # picks rise by face
    return {
        name: max([hope.rolling(dice - each, each % FACE_MASK, again) for each in all_])
        for name, hope in hopes.items()
    }
