"""The table of Blood Rage: cards in hands, on sheets and in battle, and figures about to fall."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.blood_rage.asks import (
    BY_RAGNAROK,
    BY_SACRIFICE,
    BY_UPGRADE,
    E_FELL,
    E_MONSTER_LEFT,
    E_REPLACED,
    F_DESTROY,
)
from meadhall.games.blood_rage.board import Board
from meadhall.games.blood_rage.columns import (
    ADDED,
    AGE,
    AGES,
    BURIED,
    DEATHS,
    DIED,
    DISCARD,
    DOOMED_AT,
    DOOMED_SINGLES,
    DOOMED_WARRIORS,
    FIELD,
    FIGHTERS,
    FULL,
    GONE,
    HAND,
    HAND_SIZE,
    LAID,
    LAID_SIZE,
    LEADER_SLOT,
    LEADER_STR,
    LYING,
    MONSTER_SINGLES,
    MONSTER_SLOTS,
    MYSTIC_SINGLES,
    PAIR_STR,
    PLAYED,
    POWERS,
    RAIDER,
    SHEET,
    SHIP_SINGLE,
    SHIP_SLOT,
    SHIP_STR,
    SHOWN,
    SILENCED,
    SINGLE_STR,
    SINGLES,
    SLOTS,
    SURE,
    TABLED,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
    WINNER,
    YGGDRASIL,
)
from meadhall.games.blood_rage.parts import (
    AGE_OF,
    AS_SHIP,
    BATTLE,
    FJORD_OF,
    FX_OF,
    GAIN_GLORY,
    KIND_AT,
    LEADER_STRENGTH,
    MASK_OF,
    MYSTIC_RETREAT,
    PARAM2_OF,
    PARAM_OF,
    PROTECTION,
    QUEST_CARDS,
    RETREAT,
    SHIP_STRENGTH,
    STRENGTH_OF,
    TYPE_OF,
    WARRIOR_STRENGTH,
)
from meadhall.kernel.bits import bit, bit_of
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Table(Board):
    """Verbs over the row. A verb never asks."""

    # -- cards ----------------------------------------------------------------------------------
    @property
    def age(self) -> i64:
        return self.m[AGE]

    def copy_in(self, zone: i64, kind: i64) -> i64:
        """The lowest copy of a kind of card in the zone (a column, one word an age); 0 for none."""
        copies = self.m[zone + AGE_OF[kind]] & MASK_OF[kind]
        return copies & -copies

    def in_hand(self, seat: Seat, kind: i64) -> bool:
        return self.copy_in(HAND + seat * AGES, kind) != 0

    def add_to_hand(self, seat: Seat, age: i64, card: i64) -> None:
        self.m[HAND + seat * AGES + age] |= card
        self.m[HAND_SIZE + seat] += 1

    def take_from_hand(self, seat: Seat, kind: i64) -> i64:
        """Takes one copy out and returns its bit. Where all have seen a copy go there, it is that one."""
        age = AGE_OF[kind]
        zone = seat * AGES + age
        copies = self.m[HAND + zone] & MASK_OF[kind]
        known = copies & self.m[SHOWN + zone]
        if known:
            copies = known
        card = copies & -copies
        self.m[HAND + zone] &= ~card
        self.m[SHOWN + zone] &= ~card
        self.m[SURE + zone] &= ~card
        self.m[HAND_SIZE + seat] -= 1
        return card

    def show_in_hand(self, seat: Seat, age: i64, card: i64) -> None:
        """A card all have seen goes to this hand."""
        self.add_to_hand(seat, age, card)
        self.m[SHOWN + seat * AGES + age] |= card
        self.m[SURE + seat * AGES + age] |= card

    def table_card(self, seat: Seat, kind: i64) -> i64:
        """A card leaves the hand for all to see: for the sheet, or in battle. Returns its bit."""
        card = self.take_from_hand(seat, kind)
        self.m[TABLED + AGE_OF[kind]] |= card
        return card

    def lay_quest(self, seat: Seat, kind: i64) -> None:
        """BR-361 Face down: nobody else knows which. A quest all knew to be in hand may be the one."""
        age = AGE_OF[kind]
        card = self.copy_in(HAND + seat * AGES, kind)
        self.m[HAND + seat * AGES + age] &= ~card
        self.m[LAID + seat * AGES + age] |= card
        self.m[HAND_SIZE + seat] -= 1
        self.m[LAID_SIZE + seat] += 1
        for a in range(i64(AGES)):
            self.m[SURE + seat * AGES + a] &= ~QUEST_CARDS[a]

    def bury_hand(self, seat: Seat, age: i64, cards: i64, n: i64) -> None:
        """Cards leave a hand unseen; only their owner knows which."""
        self.m[HAND + seat * AGES + age] &= ~cards
        self.m[BURIED + seat * AGES + age] |= cards
        self.m[GONE + age] |= cards
        self.m[HAND_SIZE + seat] -= n

    def kind_age(self, kind: i64) -> i64:
        return AGE_OF[kind]

    def dealt_from(self, age: i64) -> i64:
        """The cards that were in an age's deck."""
        return self.m[FULL + age]

    def public_cards(self, age: i64) -> i64:
        """The cards whose place everybody knows."""
        cards = self.m[DISCARD + age] | self.m[TABLED + age]
        for seat in range(self.count):
            cards |= self.m[SHOWN + seat * AGES + age]
        return cards

    def kind_of(self, age: i64, card: i64) -> i64:
        return KIND_AT[age * 64 + bit_of(card)]

    def tabled_copy(self, kind: i64) -> i64:
        """A copy on a sheet or revealed in battle: none of those added after the reveal."""
        age = AGE_OF[kind]
        copies = self.m[TABLED + age] & MASK_OF[kind]
        for seat in range(self.count):
            copies &= ~self.m[ADDED + seat * AGES + age]
        return copies & -copies

    def to_discard(self, age: i64, card: i64) -> None:
        """A card from a sheet or a battle goes to the open pile."""
        self.m[TABLED + age] &= ~card
        self.m[DISCARD + age] |= card

    # -- the clan sheet -------------------------------------------------------------------------
    def upgrade_in(self, seat: Seat, slot: i64) -> i64:
        """The kind of card in a slot, or -1."""
        return self.m[SHEET + seat * SLOTS + slot] - 1

    def lay_upgrade(self, seat: Seat, kind: i64, slot: i64) -> None:
        """BR-352 Into the slot, over the card that was there."""
        old = self.upgrade_in(seat, slot)
        if old >= 0:
            self.tell(E_REPLACED, seat, old, slot)
            if MONSTER_SLOTS <= slot < MONSTER_SLOTS + 2:
                single = MONSTER_SINGLES + slot - MONSTER_SLOTS
                self.tell(E_MONSTER_LEFT, seat, self.figure_of(seat, single))
                self.take_monster_away(seat, single)
            self.to_discard(AGE_OF[old], self.tabled_copy(old))
        self.m[SHEET + seat * SLOTS + slot] = kind + 1
        self.read_sheet(seat)

    def read_sheet(self, seat: Seat) -> None:
        """BR-353 What the upgrades of a clan give as long as they lie there."""
        m = self.m
        powers: i64 = 0
        for slot in range(i64(SLOTS)):
            kind = m[SHEET + seat * SLOTS + slot] - 1
            if kind >= 0:
                powers |= bit(FX_OF[kind])
        m[POWERS + seat] = powers
        kind = self.upgrade_in(seat, WARRIOR_SLOT)
        if kind >= 0:
            m[SINGLE_STR + seat] = PARAM_OF[kind]
            m[PAIR_STR + seat] = PARAM2_OF[kind]
        else:
            m[SINGLE_STR + seat] = WARRIOR_STRENGTH
            m[PAIR_STR + seat] = 2 * WARRIOR_STRENGTH
        kind = self.upgrade_in(seat, LEADER_SLOT)
        if kind >= 0:
            m[LEADER_STR + seat] = STRENGTH_OF[kind]
        else:
            m[LEADER_STR + seat] = LEADER_STRENGTH
        kind = self.upgrade_in(seat, SHIP_SLOT)
        if kind >= 0:
            m[SHIP_STR + seat] = STRENGTH_OF[kind]
        else:
            m[SHIP_STR + seat] = SHIP_STRENGTH

    def sum_of(self, seat: Seat, fx: i64) -> i64:
        """BR-353 Upgrades alike add up."""
        total: i64 = 0
        if self.has(seat, fx):
            for slot in range(i64(SLOTS)):
                kind = self.upgrade_in(seat, slot)
                if kind >= 0 and FX_OF[kind] == fx:
                    total += PARAM_OF[kind]
        return total

    # -- the battle -----------------------------------------------------------------------------
    @property
    def field(self) -> i64:
        """The province being pillaged, or -1."""
        return self.m[FIELD]

    @property
    def raider(self) -> Seat:
        return self.m[RAIDER]

    @property
    def winner(self) -> Seat:
        return self.m[WINNER]

    def fights(self, seat: Seat) -> bool:
        return self.m[FIGHTERS] >> seat & 1 != 0

    def lost(self, seat: Seat) -> bool:
        return self.fights(seat) and seat != self.m[WINNER]

    def played(self, seat: Seat) -> i64:
        """The kind of card a clan has revealed, or -1."""
        return self.m[PLAYED + seat] - 1

    def discard_revealed(self, seat: Seat) -> None:
        kind = self.played(seat)
        self.m[LYING] &= ~bit(seat)
        self.to_discard(AGE_OF[kind], self.tabled_copy(kind))

    def text_of(self, seat: Seat) -> i64:
        """The effect of the battle card revealed, unless it is cancelled; 0 for none."""
        kind = self.m[PLAYED + seat] - 1
        if kind < 0 or TYPE_OF[kind] != BATTLE or self.m[SILENCED] >> seat & 1:
            return 0
        return FX_OF[kind]

    def text_param(self, seat: Seat) -> i64:
        return PARAM_OF[self.m[PLAYED + seat] - 1]

    def lies(self, seat: Seat) -> bool:
        """Is the card revealed still in the battle?"""
        return self.m[LYING] >> seat & 1 != 0

    def added_bonus(self, seat: Seat) -> i64:
        """The bonus of cards added after the reveal."""
        total: i64 = 0
        for age in range(i64(AGES)):
            cards = self.m[ADDED + seat * AGES + age]
            while cards:
                total += STRENGTH_OF[self.kind_of(age, cards & -cards)]
                cards &= cards - 1
        return total

    def highest_added(self, seat: Seat) -> i64:
        """The best single card a clan added after the reveal."""
        best: i64 = 0
        for age in range(i64(AGES)):
            cards = self.m[ADDED + seat * AGES + age]
            while cards:
                bonus = STRENGTH_OF[self.kind_of(age, cards & -cards)]
                if bonus > best:
                    best = bonus
                cards &= cards - 1
        return best

    def figures_in_battle(self, seat: Seat) -> i64:
        """Mask of the different figures of a clan in the province and its supporting fjord."""
        mask = self.own_figures(seat, self.field)
        fjord = FJORD_OF[self.field]
        if fjord >= 0:
            mask |= self.own_figures(seat, fjord)
        return mask

    # -- figures about to fall ------------------------------------------------------------------
    def doom_warriors(self, seat: Seat, province: i64, n: i64) -> None:
        here = self.warriors(seat, province)
        if n > here:
            n = here
        self.m[DOOMED_WARRIORS + seat] = n
        self.m[DOOMED_AT] = province

    def doom_single(self, seat: Seat, single: i64, province: i64) -> None:
        self.m[DOOMED_SINGLES + seat] |= bit(single)
        self.m[DOOMED_AT] = province

    def doom_all(self, seat: Seat, province: i64) -> None:
        """Everything a clan has in a province and its supporting fjord."""
        self.doom_warriors(seat, province, self.warriors(seat, province))
        fjord = FJORD_OF[province]
        for single in range(i64(SINGLES)):
            place = self.single_at(seat, single)
            if place == province or place == fjord:
                self.doom_single(seat, single, province)

    def doomed_figures(self, seat: Seat) -> i64:
        """Mask of the figures of a clan that are about to fall."""
        mask: i64 = 0
        if self.m[DOOMED_WARRIORS + seat]:
            mask = 1 << WARRIOR
        singles = self.m[DOOMED_SINGLES + seat]
        for single in range(i64(SINGLES)):
            if singles >> single & 1:
                mask |= bit(self.figure_of(seat, single))
        return mask

    def is_doomed(self, seat: Seat) -> bool:
        return self.m[DOOMED_WARRIORS + seat] != 0 or self.m[DOOMED_SINGLES + seat] != 0

    def reprieve(self, seat: Seat, figure: i64) -> i64:
        """Take one figure off the list; returns its single, or -1 for a warrior."""
        if figure == WARRIOR:
            self.m[DOOMED_WARRIORS + seat] -= 1
            return -1
        for single in range(i64(SINGLES)):
            if self.m[DOOMED_SINGLES + seat] >> single & 1 and self.figure_of(seat, single) == figure:
                self.m[DOOMED_SINGLES + seat] &= ~bit(single)
                return single
        return -1

    def may_pay(self, seat: Seat, why: i64) -> bool:
        """Frigga's Protection (ruling: protection_scope)."""
        return (
            self.has(seat, PROTECTION)
            and why != BY_SACRIFICE
            and why != BY_RAGNAROK
            and self.rage(seat) >= self.sum_of(seat, PROTECTION)
        )

    def may_retreat(self, seat: Seat, single: i64, why: i64) -> bool:
        """The Volur Witch, out of an outer province (rulings: volur_battle, volur_other)."""
        return (
            single >= MONSTER_SINGLES
            and why != BY_SACRIFICE
            and self.m[DOOMED_AT] != YGGDRASIL
            and self.monster_power(seat, single) == RETREAT
        )

    def mystics_may_flee(self, seat: Seat, why: i64) -> bool:
        return (
            why != BY_SACRIFICE
            and self.has(seat, MYSTIC_RETREAT)
            and self.m[DOOMED_SINGLES + seat] >> MYSTIC_SINGLES & 3 != 0
        )

    def bury_doomed(self, seat: Seat, why: i64) -> i64:
        """BR-112 To Valhalla with all that is still on the list; returns how many."""
        n: i64 = 0
        province = self.m[DOOMED_AT]
        while self.m[DOOMED_WARRIORS + seat]:
            self.m[DOOMED_WARRIORS + seat] -= 1
            self.move_warrior(seat, province, VALHALLA)
            self.tell(E_FELL, seat, WARRIOR, province, why)
            n += 1
        singles = self.m[DOOMED_SINGLES + seat]
        self.m[DOOMED_SINGLES + seat] = 0
        for single in range(i64(SINGLES)):
            if singles >> single & 1:
                self.tell(E_FELL, seat, self.figure_of(seat, single), self.single_at(seat, single), why)
                self.move_single(seat, single, VALHALLA)
                n += 1
                if single == SHIP_SINGLE or self.is_sea_monster(seat, single):
                    self.ship_destroyed(seat)
        self.m[DIED + seat] += n
        if self.m[FIELD] >= 0:
            self.m[DEATHS + seat] += n
        return n

    def is_sea_monster(self, seat: Seat, single: i64) -> bool:
        return single >= MONSTER_SINGLES and self.monster_power(seat, single) == AS_SHIP

    def ship_destroyed(self, seat: Seat) -> None:
        """A ship upgrade pays for each ship destroyed (ruling: sea_serpent)."""
        kind = self.upgrade_in(seat, SHIP_SLOT)
        if kind >= 0 and FX_OF[kind] == GAIN_GLORY:
            self.gain_glory(seat, PARAM_OF[kind], BY_UPGRADE)

    def destroy_doomed(self, first: Seat, why: i64) -> None:
        """A death can be answered, so it is a frame of its own."""
        for seat in range(self.count):
            self.m[DIED + seat] = 0
        self.push(F_DESTROY, first, why)
