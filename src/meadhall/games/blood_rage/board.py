"""Figures on the board: who stands where, how strong, and what it costs to come."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.blood_rage.asks import FRIGGA
from meadhall.games.blood_rage.clans import Clans
from meadhall.games.blood_rage.columns import (
    AT,
    BOARD,
    CLANS,
    DESTROYED,
    DOOM,
    FILLED,
    GOD,
    GOD_AT,
    HERE,
    HORNS,
    LEADER,
    LEADER_SINGLE,
    LEADER_STR,
    MONSTER,
    MONSTER_SINGLES,
    MONSTER_SLOTS,
    MYSTIC,
    NOWHERE,
    ON_BOARD,
    PAIR_STR,
    PILLAGED,
    PLACES,
    PRESENT,
    PROVINCES,
    RESERVE,
    ROOMS,
    SHEET,
    SHIP,
    SHIP_SINGLE,
    SHIP_STR,
    SINGLE_STR,
    SINGLES,
    SLOTS,
    SPARE,
    TOKEN,
    WARRIOR,
    WARRIORS,
    YGGDRASIL,
)
from meadhall.games.blood_rage.parts import (
    AS_LEADER,
    AS_SHIP,
    FJORD_OF,
    FREE_INVADE_HERE,
    FREE_OF_RAGE,
    IN_YGGDRASIL,
    MONSTER_FX,
    MONSTER_OF,
    MONSTER_STRENGTH,
    MYSTIC_COST,
    MYSTIC_STRENGTH,
    NEIGHBOURS,
    REACHES,
    SHORES,
    TO_YGGDRASIL,
    VILLAGES,
)
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NOBODY, Seat


@mypyc_attr(acyclic=True)
class Board(Clans):
    """Provinces, fjords, gods and figures. A verb never asks."""

    # -- places ---------------------------------------------------------------------------------
    def is_destroyed(self, province: i64) -> bool:
        return self.m[DESTROYED] >> province & 1 != 0

    def is_closed(self, fjord: i64) -> bool:
        """A fjord is closed when both its provinces are destroyed (ruling: fjord_half_destroyed)."""
        return SHORES[fjord - PROVINCES] & ~self.m[DESTROYED] == 0

    def destroyed(self) -> i64:
        """Mask of the provinces that burnt."""
        return self.m[DESTROYED]

    def pillaged(self) -> i64:
        """Mask of the provinces pillaged this age."""
        return self.m[PILLAGED]

    def is_pillaged(self, province: i64) -> bool:
        return self.m[PILLAGED] >> province & 1 != 0

    def turn_token(self, province: i64) -> None:
        """BR-384 Pillaged until the age ends."""
        self.m[PILLAGED] |= bit(province)

    def token(self, province: i64) -> i64:
        """The pillage token of a province, or -1."""
        return self.m[TOKEN + province]

    def lay_token(self, province: i64, token: i64) -> None:
        self.m[TOKEN + province] = token

    def doom_of(self, age: i64) -> i64:
        return self.m[DOOM + age]

    def set_doom(self, age: i64, province: i64) -> None:
        self.m[DOOM + age] = province

    def spare_tokens(self) -> i64:
        """Mask of the provinces whose Ragnarok tokens are in the box."""
        return self.m[SPARE]

    def use_token(self, province: i64) -> None:
        self.m[SPARE] &= ~bit(province)

    def rooms(self) -> i64:
        """Mask of the provinces that stand and have a free village."""
        return self.m[ROOMS]

    def has_room(self, province: i64) -> bool:
        """BR-103, BR-104, BR-206 A free village, in a province that still stands."""
        return self.m[ROOMS] >> province & 1 != 0

    def count_room(self, province: i64) -> None:
        """Keep the mask of provinces with room."""
        if self.m[FILLED + province] < VILLAGES[province] and not self.is_destroyed(province):
            self.m[ROOMS] |= bit(province)
        else:
            self.m[ROOMS] &= ~bit(province)

    def burn(self, province: i64) -> None:
        """BR-206 Destroyed for good."""
        self.m[DESTROYED] |= bit(province)
        self.count_room(province)

    def figures(self, seat: Seat, place: i64) -> i64:
        return self.m[HERE + place * CLANS + seat]

    def is_at(self, seat: Seat, province: i64) -> bool:
        """BR-371, BR-376 A figure in the province or in a fjord that supports it."""
        return self.m[PRESENT + seat] & REACHES[province] != 0

    def present(self, seat: Seat) -> i64:
        """Mask of the places where a clan has figures."""
        return self.m[PRESENT + seat]

    def is_adjacent(self, a: i64, b: i64) -> bool:
        return NEIGHBOURS[a] >> b & 1 != 0

    def god_at(self, province: i64) -> i64:
        """The god who stands here (gods of Asgard), or -1."""
        for i in range(i64(2)):
            if self.m[GOD_AT + i] == province:
                return self.m[GOD + i]
        return NOBODY

    def god(self, i: i64) -> i64:
        """One of the two gods in play, or -1."""
        return self.m[GOD + i]

    def god_place(self, i: i64) -> i64:
        return self.m[GOD_AT + i]

    def set_god(self, i: i64, god: i64, place: i64) -> None:
        self.m[GOD + i] = god
        self.m[GOD_AT + i] = place

    def spares_all(self, province: i64) -> bool:
        """Frigga's presence: nobody falls in a battle here."""
        return self.god_at(province) == FRIGGA

    # -- figures --------------------------------------------------------------------------------
    def warriors(self, seat: Seat, place: i64) -> i64:
        return self.m[WARRIORS + seat * PLACES + place]

    def single_at(self, seat: Seat, single: i64) -> i64:
        return self.m[AT + seat * SINGLES + single]

    def monster_in(self, seat: Seat, single: i64) -> i64:
        """The monster of a monster slot, or -1."""
        kind = self.m[SHEET + seat * SLOTS + MONSTER_SLOTS + single - MONSTER_SINGLES] - 1
        if kind < 0:
            return -1
        return MONSTER_OF[kind]

    def monster_power(self, seat: Seat, single: i64) -> i64:
        """The effect of the monster in a slot; 0 if there is none."""
        monster = self.monster_in(seat, single)
        if monster < 0:
            return 0
        return MONSTER_FX[monster]

    def figure_of(self, seat: Seat, single: i64) -> i64:
        """The figure as options name it."""
        if single == LEADER_SINGLE:
            return LEADER
        if single == SHIP_SINGLE:
            return SHIP
        if single < MONSTER_SINGLES:
            return MYSTIC
        return MONSTER + self.monster_in(seat, single)

    def find(self, seat: Seat, figure: i64, place: i64) -> i64:
        """The single that is this figure and stands there; -1 if none does."""
        for single in range(i64(SINGLES)):
            if self.single_at(seat, single) == place and self.figure_of(seat, single) == figure:
                return single
        return -1

    def holds(self, seat: Seat, figure: i64, place: i64) -> bool:
        if figure == WARRIOR:
            return self.warriors(seat, place) > 0
        return self.find(seat, figure, place) >= 0

    def is_ship(self, figure: i64) -> bool:
        """BR-111 Ships go to fjords only and never move."""
        return figure == SHIP or (figure >= MONSTER and MONSTER_FX[figure - MONSTER] == AS_SHIP)

    def is_leader(self, figure: i64) -> bool:
        return figure == LEADER or (figure >= MONSTER and MONSTER_FX[figure - MONSTER] == AS_LEADER)

    def on_board(self, seat: Seat) -> i64:
        """Figures in provinces and fjords."""
        return self.m[ON_BOARD + seat]

    def to_reserve(self, seat: Seat, single: i64) -> None:
        """A new figure from the box."""
        self.m[AT + seat * SINGLES + single] = RESERVE

    def shift(self, seat: Seat, source: i64, target: i64) -> None:
        """Keep the counts when one figure goes from place to place."""
        if source < BOARD:
            self.add_here(seat, source, -1)
        if target < BOARD:
            self.add_here(seat, target, 1)

    def add_here(self, seat: Seat, place: i64, n: i64) -> None:
        m = self.m
        at = HERE + place * CLANS + seat
        m[at] += n
        if m[at]:
            m[PRESENT + seat] |= bit(place)
        else:
            m[PRESENT + seat] &= ~bit(place)
        m[ON_BOARD + seat] += n
        m[FILLED + place] += n
        if place < PROVINCES:
            self.count_room(place)

    def move_warrior(self, seat: Seat, source: i64, target: i64) -> None:
        self.m[WARRIORS + seat * PLACES + source] -= 1
        self.m[WARRIORS + seat * PLACES + target] += 1
        self.shift(seat, source, target)

    def move_single(self, seat: Seat, single: i64, target: i64) -> None:
        at = AT + seat * SINGLES + single
        source = self.m[at]
        self.m[at] = target
        self.shift(seat, source, target)

    def move_figure(self, seat: Seat, figure: i64, source: i64, target: i64) -> None:
        if figure == WARRIOR:
            self.move_warrior(seat, source, target)
        else:
            self.move_single(seat, self.find(seat, figure, source), target)

    def own_figures(self, seat: Seat, place: i64) -> i64:
        """Mask of the different figures of a clan in a place."""
        mask: i64 = 0
        if self.warriors(seat, place):
            mask = 1 << WARRIOR
        for single in range(i64(SINGLES)):
            if self.single_at(seat, single) == place:
                mask |= bit(self.figure_of(seat, single))
        return mask

    # -- strength and price ---------------------------------------------------------------------
    def warriors_strength(self, seat: Seat, n: i64) -> i64:
        return (n >> 1) * self.m[PAIR_STR + seat] + (n & 1) * self.m[SINGLE_STR + seat]

    def single_strength(self, seat: Seat, single: i64, place: i64) -> i64:
        if single == LEADER_SINGLE:
            return self.m[LEADER_STR + seat]
        if single == SHIP_SINGLE:
            return self.m[SHIP_STR + seat]
        if single < MONSTER_SINGLES:
            return MYSTIC_STRENGTH
        monster = self.monster_in(seat, single)
        if place == YGGDRASIL and IN_YGGDRASIL[monster] >= 0:
            return IN_YGGDRASIL[monster]
        return MONSTER_STRENGTH[monster]

    def strength(self, seat: Seat, province: i64) -> i64:
        """BR-379, BR-393 A clan's figures in a province and its supporting fjord."""
        if not self.is_at(seat, province):
            return 0
        total = self.warriors_strength(seat, self.warriors(seat, province))
        fjord = FJORD_OF[province]
        for single in range(i64(SINGLES)):
            place = self.single_at(seat, single)
            if place == province or place == fjord:
                total += self.single_strength(seat, single, place)
        return total

    def monsters_strength(self, seat: Seat, province: i64) -> i64:
        """The strength of a clan's monsters alone."""
        total: i64 = 0
        fjord = FJORD_OF[province]
        for single in range(i64(MONSTER_SINGLES), i64(SINGLES)):
            place = self.single_at(seat, single)
            if place == province or place == fjord:
                total += self.single_strength(seat, single, place)
        return total

    def has_monster_at(self, seat: Seat, fx: i64, place: i64) -> bool:
        """Is a monster with this effect in this very place?"""
        for single in range(i64(MONSTER_SINGLES), i64(SINGLES)):
            if self.single_at(seat, single) == place and self.monster_power(seat, single) == fx:
                return True
        return False

    def price(self, seat: Seat, figure: i64, place: i64) -> i64:
        """BR-331, BR-333, BR-335 Rage to invade there with this figure."""
        if self.has(seat, FREE_INVADE_HERE) and self.has_monster_at(seat, FREE_INVADE_HERE, place):
            return 0
        if figure == WARRIOR:
            return self.m[SINGLE_STR + seat]
        if figure == MYSTIC:
            return MYSTIC_COST
        if self.is_leader(figure):
            return 0
        if figure == SHIP:
            return self.m[SHIP_STR + seat]
        if MONSTER_FX[figure - MONSTER] == FREE_OF_RAGE:
            return 0
        return MONSTER_STRENGTH[figure - MONSTER]  # ruling: dark_elf_cost

    def horns_left(self, seat: Seat) -> bool:
        """BR-334, BR-357 Fewer figures on the board than Horns."""
        return self.m[ON_BOARD + seat] < self.value(seat, HORNS)

    def entries(self, figure: i64) -> i64:
        """BR-331, BR-332 Mask of the places this figure may invade."""
        if self.is_ship(figure):
            return self.open_fjords()
        rooms = self.m[ROOMS]
        if figure < MONSTER or MONSTER_FX[figure - MONSTER] != TO_YGGDRASIL:
            rooms &= ~(1 << YGGDRASIL)  # ruling: invade_yggdrasil
        return rooms

    def open_fjords(self) -> i64:
        mask: i64 = 0
        for fjord in range(i64(PROVINCES), i64(BOARD)):
            if not self.is_closed(fjord):
                mask |= bit(fjord)
        return mask

    def can_enter(self, figure: i64, place: i64) -> bool:
        return self.entries(figure) >> place & 1 != 0

    def why_not_enter(self, figure: i64, place: i64) -> i64:
        """The rule that keeps a figure out of a place; 0 if it may enter."""
        if place < BOARD and self.can_enter(figure, place):
            return 0
        if self.is_ship(figure):
            return 206 if PROVINCES <= place < BOARD else 332
        if place >= PROVINCES:
            return 331
        if place == YGGDRASIL:
            return 332
        if self.is_destroyed(place):
            return 206
        return 103

    def take_monster_away(self, seat: Seat, single: i64) -> None:
        """BR-356 Its figure returns to the box, wherever it is (ruling: monster_replaced)."""
        if self.single_at(seat, single) != NOWHERE:
            self.move_single(seat, single, NOWHERE)
