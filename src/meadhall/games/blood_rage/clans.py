"""Clans and ages: seats, stats, rage, glory, and what the age has come to."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.blood_rage.asks import BY_REWARD, E_GLORY, E_PHASE, E_RAGE, E_STAT, IS_OVER
from meadhall.games.blood_rage.columns import (
    AGE,
    AXES,
    CLAN,
    FIRST,
    GLORY,
    PASSED,
    PHASE,
    PILLAGED,
    POWERS,
    RAGE,
    STATS,
    STEP,
)
from meadhall.games.blood_rage.parts import (
    LAST_STEP,
    RAGE_MAX,
    STAT_VALUES,
    STEPS_OF_STAT,
)
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import Seat
from meadhall.kernel.table import Table as KernelTable


@mypyc_attr(acyclic=True)
class Clans(KernelTable):
    """The row's columns as words. A verb never asks."""

    # -- seats ----------------------------------------------------------------------------------
    def left_of(self, seat: Seat) -> Seat:
        seat += 1
        if seat == self.count:
            return 0
        return seat

    def after(self, seat: Seat, n: i64) -> Seat:
        """The n-th seat clockwise from this one."""
        seat += n
        while seat >= self.count:
            seat -= self.count
        return seat

    @property
    def everyone(self) -> i64:
        return bit(self.count) - 1

    @property
    def first_player(self) -> Seat:
        return self.m[FIRST]

    def name_first(self, seat: Seat) -> None:
        self.m[FIRST] = seat

    def clan(self, seat: Seat) -> i64:
        """The clan a seat has taken, or -1."""
        return self.m[CLAN + seat]

    def take_clan(self, seat: Seat, clan: i64) -> None:
        self.m[CLAN + seat] = clan

    # -- ages and phases ------------------------------------------------------------------------
    @property
    def age(self) -> i64:
        """0, 1, 2; 3 when all are over."""
        return self.m[AGE]

    def next_age(self) -> None:
        """BR-397 Tokens turn reward side up, the first-player marker passes left."""
        self.m[PILLAGED] = 0
        self.m[FIRST] = self.left_of(self.m[FIRST])
        self.m[AGE] += 1

    def enter_phase(self, phase: i64) -> None:
        self.m[PHASE] = phase
        self.tell(E_PHASE, phase)

    def end_game(self) -> None:
        self.m[PHASE] = IS_OVER

    def has_passed(self, seat: Seat) -> bool:
        return self.m[PASSED] >> seat & 1 != 0

    def pass_age(self, seat: Seat) -> None:
        """BR-326 All rage is lost, and every further action of the age."""
        self.m[RAGE + seat] = 0
        self.m[PASSED] |= bit(seat)

    def nobody_passed(self) -> None:
        self.m[PASSED] = 0

    # -- stats, rage, glory ---------------------------------------------------------------------
    def value(self, seat: Seat, stat: i64) -> i64:
        return STAT_VALUES[stat * STEPS_OF_STAT + self.m[STEP + seat * STATS + stat]]

    def axes(self, seat: Seat) -> i64:
        return self.value(seat, AXES)

    def can_rise(self, seat: Seat, stat: i64) -> bool:
        """BR-110 A stat never passes its last step."""
        return self.m[STEP + seat * STATS + stat] < LAST_STEP

    def raise_stat(self, seat: Seat, stat: i64, why: i64 = BY_REWARD) -> None:
        if self.can_rise(seat, stat):
            self.m[STEP + seat * STATS + stat] += 1
            self.tell(E_STAT, seat, stat, self.value(seat, stat), why)

    def stat_step(self, seat: Seat, stat: i64) -> i64:
        """From 0."""
        return self.m[STEP + seat * STATS + stat]

    def rage(self, seat: Seat) -> i64:
        return self.m[RAGE + seat]

    def set_rage(self, seat: Seat, rage: i64) -> None:
        self.m[RAGE + seat] = rage

    def pay(self, seat: Seat, rage: i64, why: i64) -> None:
        if rage:
            self.m[RAGE + seat] -= rage
            self.tell(E_RAGE, seat, 0, rage, why)

    def gain_rage(self, seat: Seat, rage: i64, why: i64) -> None:
        # ruling: rage_cap
        room = RAGE_MAX - self.m[RAGE + seat]
        if rage > room:
            rage = room
        if rage > 0:
            self.m[RAGE + seat] += rage
            self.tell(E_RAGE, seat, rage, 0, why)

    def gain_glory(self, seat: Seat, glory: i64, why: i64) -> None:
        if glory:
            self.m[GLORY + seat] += glory
            self.tell(E_GLORY, seat, glory, 0, why)

    def lose_glory(self, seat: Seat, glory: i64, why: i64) -> i64:
        # ruling: glory_floor
        if glory > self.m[GLORY + seat]:
            glory = self.m[GLORY + seat]
        if glory:
            self.m[GLORY + seat] -= glory
            self.tell(E_GLORY, seat, 0, glory, why)
        return glory

    def has(self, seat: Seat, fx: i64) -> bool:
        """Does this clan's sheet hold an upgrade with this effect?"""
        return self.m[POWERS + seat] >> fx & 1 != 0
