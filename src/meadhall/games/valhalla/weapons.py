"""Weapons: the dice and weapon caches of both sides, and the extra dice of the common pool."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.columns import CACHE, DICE, FREE, GREY, LESS, MORE, ON_JARL, PAID, ROLLED
from meadhall.games.valhalla.parts import FACE_BITS, FACE_MASK, FACES, GUARDS, ONE
from meadhall.games.valhalla.squads import Squads
from meadhall.kernel.bits import bit


@mypyc_attr(acyclic=True)
class Weapons(Squads):
    """Dice of both sides. A verb never asks."""

    def dice(self, side: i64) -> i64:
        """Free dice of a side, as counts of faces."""
        return self.m[DICE + side]

    def cache(self, side: i64) -> i64:
        """Weapon caches not yet used up, as counts of faces."""
        return self.m[CACHE + side]

    def dice_count(self, side: i64) -> i64:
        return self.m[DICE + side] % FACE_MASK

    def showing(self, side: i64, face: i64) -> i64:
        return self.m[DICE + side] >> face * FACE_BITS & FACE_MASK

    def add_die(self, side: i64, face: i64) -> None:
        self.m[DICE + side] += ONE[face]

    def add_dice(self, side: i64, packed: i64) -> None:
        self.m[DICE + side] += packed

    def drop_die(self, side: i64, face: i64) -> None:
        self.m[DICE + side] -= ONE[face]

    def drop_dice(self, side: i64, packed: i64) -> None:
        self.m[DICE + side] -= packed

    def add_cache(self, side: i64, face: i64) -> None:
        self.m[CACHE + side] += bit(face * FACE_BITS)

    def spend_die(self, side: i64, face: i64) -> None:
        """A cache first (ruling: cache_first)."""
        if self.m[CACHE + side] >> face * FACE_BITS & FACE_MASK:
            self.m[CACHE + side] -= bit(face * FACE_BITS)
        else:
            self.m[DICE + side] -= bit(face * FACE_BITS)

    def weapons(self, side: i64) -> i64:
        """Dice and caches together."""
        return self.m[DICE + side] + self.m[CACHE + side]

    def covers(self, side: i64, need: i64) -> bool:
        """Is every symbol there? One subtraction compares all faces."""
        return (self.m[DICE + side] + self.m[CACHE + side] | GUARDS) - need & GUARDS == GUARDS

    def lock_dice(self, side: i64, need: i64) -> None:
        """VH-404 Dice lie on a warrior now."""
        if self.m[CACHE + side] == 0:
            self.m[DICE + side] -= need
            return
        for face in range(FACES):
            for n in range(need >> face * FACE_BITS & FACE_MASK):
                self.spend_die(side, face)

    @property
    def grey(self) -> i64:
        """VH-411 Extra dice left in the common pool."""
        return self.m[GREY]

    def take_grey(self, n: i64) -> i64:
        """As many as there are."""
        if n > self.m[GREY]:
            n = self.m[GREY]
        self.m[GREY] -= n
        return n

    def return_grey(self) -> None:
        self.m[GREY] += 1

    def has_rolled(self, side: i64) -> bool:
        return self.m[ROLLED + side] != 0

    def set_rolled(self, side: i64) -> None:
        self.m[ROLLED + side] = 1

    def paid_rerolls(self, side: i64) -> i64:
        return self.m[PAID + side]

    def pay_reroll(self, side: i64) -> None:
        self.m[PAID + side] += 1

    def free_rerolls(self, side: i64) -> i64:
        return self.m[FREE + side]

    def grant_reroll(self, side: i64, n: i64) -> None:
        self.m[FREE + side] += n

    def more_dice(self, side: i64) -> i64:
        return self.m[MORE + side]

    def grant_dice(self, side: i64, n: i64) -> None:
        self.m[MORE + side] += n

    def fewer_dice(self, side: i64) -> i64:
        return self.m[LESS + side]

    def lose_die(self, side: i64) -> None:
        self.m[LESS + side] += 1

    def dice_on_jarl(self, side: i64) -> i64:
        return self.m[ON_JARL + side]

    def lay_on_jarl(self, side: i64) -> None:
        self.m[ON_JARL + side] = 1
        self.m[LESS + side] += 1
