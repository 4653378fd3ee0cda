"""Chiefs: seats, leaders, stores, warriors at home, glory and blame."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.champions_of_midgard.asks import (
    BY_PRICE,
    E_GLORY,
    E_PHASE,
    E_SPENT,
    E_STORE,
    E_SURPLUS,
    E_WARRIORS,
)
from meadhall.games.champions_of_midgard.columns import (
    FAMILIES,
    FIRST,
    GLORY,
    GOODS,
    HOME,
    LEADER,
    PARTS,
    PHASE,
    ROUND,
    SCORE,
    SEATS,
    SLAIN,
    STORE,
    SUPPLY,
    TRADED,
    WEAPONS,
)
from meadhall.games.champions_of_midgard.parts import COLOURED, COLOURS, LONGHOUSE, SHIP_COST
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import Seat
from meadhall.kernel.table import Table as KernelTable


@mypyc_attr(acyclic=True)
class Chiefs(KernelTable):
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
    def first_player(self) -> Seat:
        return self.m[FIRST]

    def name_first(self, seat: Seat) -> None:
        self.m[FIRST] = seat

    def leader(self, seat: Seat) -> i64:
        """The leader a seat has taken, or -1."""
        return self.m[LEADER + seat] - 1

    def take_leader(self, seat: Seat, leader: i64) -> None:
        self.m[LEADER + seat] = leader + 1

    def is_led(self, leader: i64) -> bool:
        """Has somebody taken this leader?"""
        for seat in range(i64(SEATS)):
            if self.m[LEADER + seat] == leader + 1:
                return True
        return False

    # -- rounds and phases ------------------------------------------------------------------------
    @property
    def round(self) -> i64:
        """From 1; 0 in the set-up."""
        return self.m[ROUND]

    def next_round(self) -> None:
        self.m[ROUND] += 1

    def enter_phase(self, phase: i64) -> None:
        self.m[PHASE] = phase
        self.tell(E_PHASE, phase)

    # -- the store --------------------------------------------------------------------------------
    def has(self, seat: Seat, good: i64) -> i64:
        """How many of a good a chief has."""
        return self.m[STORE + seat * GOODS + good]

    def gain(self, seat: Seat, good: i64, n: i64, why: i64) -> None:
        if n:
            self.m[STORE + seat * GOODS + good] += n
            self.tell(E_STORE, seat, good, n, why)

    def spend(self, seat: Seat, good: i64, n: i64, why: i64 = BY_PRICE) -> None:
        if n:
            self.m[STORE + seat * GOODS + good] -= n
            self.tell(E_SPENT, seat, good, n, why)

    def can_pay_ship(self, seat: Seat, ship: i64) -> bool:
        for good in range(i64(TRADED)):
            if self.has(seat, good) < SHIP_COST[ship * GOODS + good]:
                return False
        return True

    # -- warriors ---------------------------------------------------------------------------------
    def at_home(self, seat: Seat, weapon: i64) -> i64:
        return self.m[HOME + seat * WEAPONS + weapon]

    def warriors(self, seat: Seat) -> i64:
        """All that are in the longhouse."""
        at = HOME + seat * WEAPONS
        return self.m[at] + self.m[at + 1] + self.m[at + 2]

    def supply(self, weapon: i64) -> i64:
        return self.m[SUPPLY + weapon]

    def recruit(self, seat: Seat, weapon: i64, n: i64) -> i64:
        """CM-103 From the supply, as many as it has; the longhouse may be over-full for a moment."""
        if n > self.m[SUPPLY + weapon]:
            n = self.m[SUPPLY + weapon]
        if n:
            self.m[SUPPLY + weapon] -= n
            self.m[HOME + seat * WEAPONS + weapon] += n
            self.tell(E_WARRIORS, seat, weapon, n)
        return n

    def welcome(self, seat: Seat, weapon: i64, n: i64) -> None:
        """Warriors come home from a location or a fight."""
        self.m[HOME + seat * WEAPONS + weapon] += n

    def call_up(self, seat: Seat, weapon: i64) -> None:
        """A warrior leaves home for a fight."""
        self.m[HOME + seat * WEAPONS + weapon] -= 1

    def surplus(self, seat: Seat) -> i64:
        """CM-104 Warriors over the eight the longhouse holds."""
        return self.warriors(seat) - LONGHOUSE

    def dismiss(self, seat: Seat, weapon: i64) -> None:
        """CM-104 One goes back to the supply."""
        self.m[HOME + seat * WEAPONS + weapon] -= 1
        self.m[SUPPLY + weapon] += 1
        self.tell(E_SURPLUS, seat, weapon)

    def to_supply(self, weapon: i64, n: i64) -> None:
        self.m[SUPPLY + weapon] += n

    def from_supply(self, weapon: i64, n: i64) -> i64:
        """CM-305, CM-1202 Dice for a location, as many as there are."""
        if n > self.m[SUPPLY + weapon]:
            n = self.m[SUPPLY + weapon]
        self.m[SUPPLY + weapon] -= n
        return n

    # -- glory ------------------------------------------------------------------------------------
    def glory(self, seat: Seat) -> i64:
        return self.m[GLORY + seat]

    def gain_glory(self, seat: Seat, glory: i64, why: i64) -> None:
        if glory:
            self.m[GLORY + seat] += glory
            self.tell(E_GLORY, seat, glory, why)

    def settle(self, seat: Seat, part: i64, glory: i64) -> None:
        """One line of the final scoring; the blame's is negative."""
        self.m[SCORE + seat * PARTS + part] = glory
        self.m[GLORY + seat] += glory

    def settled(self, seat: Seat, part: i64) -> i64:
        return self.m[SCORE + seat * PARTS + part]

    # -- defeated enemies ---------------------------------------------------------------------------
    def slay(self, seat: Seat, family: i64, card: i64) -> None:
        """CM-615 The card is kept face down."""
        self.m[SLAIN + seat * FAMILIES + family] |= bit(card)

    def slain(self, seat: Seat, family: i64) -> i64:
        """Mask of the cards of a family a chief has defeated."""
        return self.m[SLAIN + seat * FAMILIES + family]

    def trophies(self, seat: Seat) -> i64:
        """CM-1006 How many enemies a chief has defeated, trolls too."""
        n: i64 = 0
        for family in range(i64(FAMILIES)):
            n += count_bits(self.slain(seat, family))
        return n

    def trophies_of(self, seat: Seat, colour: i64) -> i64:
        """CM-1204 Draugr and monsters of a colour together."""
        n: i64 = 0
        for family in range(i64(FAMILIES)):
            n += count_bits(self.slain(seat, family) & COLOURED[family * COLOURS + colour])
        return n
