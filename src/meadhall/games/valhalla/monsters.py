"""The monster that is fought: its cards, its dice and what it can do (VH-801 to VH-813)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import WITH_VALKYRIES
from meadhall.games.valhalla.columns import (
    FINAL_ATTACK,
    MONSTER,
    MONSTER_CARD,
    MONSTER_DICE,
    MONSTER_FREE,
    SURROUNDED,
)
from meadhall.games.valhalla.data import DATA
from meadhall.games.valhalla.parts import FACE_BITS, FACE_MASK
from meadhall.games.valhalla.powers import M_DICE, M_LIMIT, M_NEED, M_POWERS, M_STRENGTH, MONSTER_CARDS
from meadhall.games.valhalla.seats import Seats
from meadhall.kernel.bits import bit

STRENGTH_PER_SEAT: int = DATA.cooperative.strength_per_extra_seat
STRENGTH_PER_LEVEL: int = DATA.cooperative.strength_per_extra_level
VALHALLA_PER_SEAT: int = DATA.cooperative.valhalla_per_extra_seat


@mypyc_attr(acyclic=True)
class Monsters(Seats):
    """The monster's columns as words. A verb never asks."""

    def monster_side(self) -> i64:
        """The number of the monster's active card and side."""
        m = self.m
        at = (m[MONSTER] * MONSTER_CARDS + m[MONSTER_CARD]) * 2
        if self.is_on(WITH_VALKYRIES):
            at += 1
        return at

    def monster_card(self) -> i64:
        return self.m[MONSTER_CARD]

    def is_last_card(self) -> bool:
        return self.m[MONSTER_CARD] == MONSTER_CARDS - 1

    def next_monster_card(self) -> None:
        self.m[MONSTER_CARD] += 1

    def monster_strength(self) -> i64:
        """VH-805, VH-1105 More for those who play together, by seats and level."""
        found = M_STRENGTH[self.monster_side()]
        if self.count > 1:
            found += STRENGTH_PER_SEAT * (self.count - 1) + STRENGTH_PER_LEVEL * self.monster_level()
        return found

    def monster_limit(self) -> i64:
        """VH-805, VH-1105 Most valour that may lie in Valhalla."""
        return M_LIMIT[self.monster_side()] + VALHALLA_PER_SEAT * (self.count - 1)

    def monster_has(self, power: i64) -> bool:
        """VH-813 Does the active card have an ability that works now? Surround the leader cancels it."""
        if self.m[MONSTER] < 0 or self.m[MONSTER_CARD] == MONSTER_CARDS or self.m[SURROUNDED]:
            return False
        return M_POWERS[self.monster_side()] >> power & 1 != 0

    def monster_need(self) -> i64:
        return M_NEED[self.monster_side()]

    def monster_dice(self) -> i64:
        return self.m[MONSTER_DICE]

    def monster_free(self) -> i64:
        return self.m[MONSTER_FREE]

    def lay_monster_die(self, face: i64) -> None:
        self.m[MONSTER_DICE] += bit(face * FACE_BITS)
        self.m[MONSTER_FREE] -= 1

    def clear_monster_dice(self) -> None:
        self.m[MONSTER_DICE] = 0
        self.m[MONSTER_FREE] = M_DICE

    def monster_wants(self, face: i64) -> bool:
        shift = face * FACE_BITS
        return self.m[MONSTER_DICE] >> shift & FACE_MASK < self.monster_need() >> shift & FACE_MASK

    @property
    def is_final_attack(self) -> bool:
        return self.m[FINAL_ATTACK] != 0

    def set_final_attack(self) -> None:
        self.m[FINAL_ATTACK] = 1
