"""Cards: in the deck, in packs and hands, laid, on the clan sheets and out of the game."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.blood_rage.asks import (
    E_MONSTER_LEFT,
    E_REPLACED,
)
from meadhall.games.blood_rage.board import Board
from meadhall.games.blood_rage.columns import (
    ADDED,
    AGES,
    BURIED,
    CLANS,
    DECK,
    DISCARD,
    FULL,
    GONE,
    HAND,
    HAND_SIZE,
    LAID,
    LAID_SIZE,
    LEADER_SLOT,
    LEADER_STR,
    MONSTER_SINGLES,
    MONSTER_SLOTS,
    ORIGIN,
    PACK,
    PACK_SIZE,
    PAIR_STR,
    POWERS,
    ROUND,
    SHEET,
    SHIP_SLOT,
    SHIP_STR,
    SHOWN,
    SINGLE_STR,
    SLOTS,
    SURE,
    TABLED,
    WARRIOR_SLOT,
)
from meadhall.games.blood_rage.parts import (
    AGE_OF,
    FX_OF,
    KIND_AT,
    LEADER_STRENGTH,
    MASK_OF,
    PARAM2_OF,
    PARAM_OF,
    QUEST_CARDS,
    SHIP_STRENGTH,
    STRENGTH_OF,
    WARRIOR_STRENGTH,
)
from meadhall.kernel.bits import bit, bit_of
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Holdings(Board):
    """What each clan holds. A verb never asks."""

    # -- cards ----------------------------------------------------------------------------------
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

    # -- hands ----------------------------------------------------------------------------------
    def hand_size(self, seat: Seat) -> i64:
        return self.m[HAND_SIZE + seat]

    def hand(self, seat: Seat, age: i64) -> i64:
        """The cards of an age in a hand."""
        return self.m[HAND + seat * AGES + age]

    def shown(self, seat: Seat, age: i64) -> i64:
        """The cards of an age that all know a clan to hold."""
        return self.m[SHOWN + seat * AGES + age]

    def forget_shown(self, seat: Seat) -> None:
        """Nobody else knows any longer which of the cards seen are still there."""
        for age in range(i64(AGES)):
            self.m[SHOWN + seat * AGES + age] = 0
            self.m[SURE + seat * AGES + age] = 0

    # -- quests laid ----------------------------------------------------------------------------
    def laid(self, seat: Seat, age: i64) -> i64:
        """The quests of an age a clan has laid face down."""
        return self.m[LAID + seat * AGES + age]

    def show_laid(self, seat: Seat, age: i64) -> None:
        self.m[SHOWN + seat * AGES + age] |= self.m[LAID + seat * AGES + age]

    def discard_quest(self, seat: Seat, age: i64, card: i64) -> None:
        """A quest that was laid goes to the open pile."""
        self.m[LAID + seat * AGES + age] &= ~card
        self.m[LAID_SIZE + seat] -= 1
        self.m[SHOWN + seat * AGES + age] &= ~card
        self.m[DISCARD + age] |= card

    # -- the deck and the packs -----------------------------------------------------------------
    def open_deck(self) -> None:
        """BR-207, BR-312 The age's deck, and nothing drafted from it yet."""
        self.m[DECK] = self.dealt_from(self.age)
        self.m[ROUND] = 0
        for i in range(i64(CLANS * PACK_SIZE)):
            self.m[ORIGIN + i] = 0

    def deck(self) -> i64:
        return self.m[DECK]

    def close_deck(self) -> None:
        """BR-312 What is not dealt is out of the game."""
        self.m[GONE + self.age] |= self.m[DECK]
        self.m[DECK] = 0

    def deal_card(self, seat: Seat, kind: i64) -> None:
        copies = self.m[DECK] & MASK_OF[kind]
        card = copies & -copies
        self.m[DECK] &= ~card
        self.m[PACK + seat] |= card

    def pack(self, seat: Seat) -> i64:
        """The cards before a seat in the draft."""
        return self.m[PACK + seat]

    def drafted(self) -> i64:
        """How many cards each has kept."""
        return self.m[ROUND]

    def set_drafted(self, n: i64) -> None:
        self.m[ROUND] = n

    def keep_card(self, seat: Seat, pack: i64, pick: i64, card: i64) -> None:
        """Into the hand, noting out of which pack and when it came."""
        self.m[PACK + seat] &= ~card
        self.m[ORIGIN + pack * PACK_SIZE + pick] = bit_of(card) + 1
        self.add_to_hand(seat, self.age, card)

    def pass_packs(self) -> None:
        """To the left."""
        last = self.m[PACK + self.count - 1]
        seat = self.count - 1
        while seat > 0:
            self.m[PACK + seat] = self.m[PACK + seat - 1]
            seat -= 1
        self.m[PACK] = last

    def bury_pack(self, seat: Seat, pack: i64, pick: i64) -> None:
        """The rest of a pack is out of the game; only who holds it has seen which cards."""
        cards = self.m[PACK + seat]
        self.m[GONE + self.age] |= cards
        self.m[BURIED + seat * AGES + self.age] |= cards
        self.m[PACK + seat] = 0
        while cards:
            self.m[ORIGIN + pack * PACK_SIZE + pick] = bit_of(cards & -cards) + 1
            pick += 1
            cards &= cards - 1

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
