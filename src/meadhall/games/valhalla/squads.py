"""Squads: the warriors on each board, the Tyr cards under them, and who outnumbers whom."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import COMPANIONS, E_ADDED, E_DISMISSED, E_UNDER
from meadhall.games.valhalla.columns import (
    CLANS_OF,
    DISCARD,
    FLAGS,
    HELP,
    OPEN,
    OWN,
    PLAYED,
    RESERVE,
    SIDES,
    SIZE,
    SLOTS,
    SQUAD,
    VALHALLA,
    WORDS,
)
from meadhall.games.valhalla.parts import (
    CLAN_OF,
    FACE_OF,
    FX_OF,
    FX_SKIP,
    GUARDS,
    MASK_OF,
    NEED_OF,
    ONE,
    PLENTY,
    WORD_OF,
)
from meadhall.games.valhalla.powers import J_LIMIT, M_POWERS, M_SLOT_LESS, TURN_TROOP
from meadhall.games.valhalla.valour import Valour
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Squads(Valour):
    """Warriors on boards. A verb never asks."""

    def warrior(self, seat: Seat, slot: i64) -> i64:
        """The kind in a slot, or -1."""
        return (self.m[SQUAD + seat * SLOTS + slot] & 255) - 1

    def tyr_under(self, seat: Seat, slot: i64) -> i64:
        """The kind of the Tyr card under a warrior, or -1."""
        return (self.m[SQUAD + seat * SLOTS + slot] >> 8) - 1

    def size(self, seat: Seat) -> i64:
        return self.m[SIZE + seat]

    def squad_mask(self, seat: Seat) -> i64:
        """Mask of the slots that are taken."""
        return self.coverable(seat, PLENTY)

    def coverable(self, seat: Seat, dice: i64) -> i64:
        """Mask of the slots whose warrior's symbols are all among these dice: one subtraction compares all
        faces."""
        m = self.m
        mask: i64 = 0
        here: i64 = 1
        dice |= GUARDS
        for at in range(SQUAD + seat * SLOTS, SQUAD + seat * SLOTS + SLOTS):
            packed = m[at]
            if packed:
                need = NEED_OF[(packed & 255) - 1]
                if packed > 255:
                    need = need_of(packed)
                if dice - need & GUARDS == GUARDS:
                    mask |= here
            here += here
        return mask

    def targets(self, seat: Seat) -> i64:
        """VH-308, VH-771, VH-1010 Mask of the seats that may be attacked: no companion, with a warrior and a
        shield of their own."""
        m = self.m
        mask: i64 = 0
        here: i64 = 1
        for other in range(self.count):
            if m[SIZE + other] and m[OWN + other]:
                mask |= here
            here <<= 1
        mask &= ~bit(seat)
        if m[FLAGS] & COMPANIONS:
            mask &= ~bit(self.companion(seat))
        return mask

    def clan_count(self, seat: Seat, clan: i64) -> i64:
        return self.m[CLANS_OF + seat] >> clan * 4 & 15

    def clans_shown(self, counts: i64) -> i64:
        """How many different clans are in such counts."""
        n: i64 = 0
        while counts:
            if counts & 15:
                n += 1
            counts >>= 4
        return n

    def clan_counts(self, seat: Seat) -> i64:
        """How many of each clan, four bits each."""
        return self.m[CLANS_OF + seat]

    def squad_limit(self, seat: Seat) -> i64:
        """VH-302 Four; a jarl may allow more, a monster less."""
        limit: i64 = TURN_TROOP
        if self.main(seat) == J_LIMIT:
            limit = self.main_amount(seat)
        if self.monster >= 0 and M_POWERS[self.monster_side()] >> M_SLOT_LESS & 1:
            limit -= 1
        return limit

    def free_slot(self, seat: Seat) -> i64:
        """The first free slot (ruling: slot_choice)."""
        slot: i64 = 0
        while self.m[SQUAD + seat * SLOTS + slot]:
            slot += 1
        return slot

    def place(self, seat: Seat, kind: i64, card: i64) -> i64:
        """VH-209 A warrior takes a slot and stays in it. Returns the slot."""
        slot = self.free_slot(seat)
        self.m[SQUAD + seat * SLOTS + slot] = kind + 1
        self.m[SIZE + seat] += 1
        self.m[CLANS_OF + seat] += bit(CLAN_OF[kind] * 4)
        self.m[OPEN + WORD_OF[kind]] |= card
        self.tell(E_ADDED, seat, kind, slot)
        return slot

    def add_from_hand(self, seat: Seat, kind: i64) -> i64:
        return self.place(seat, kind, self.leave_hand(seat, kind))

    def lay_under(self, seat: Seat, slot: i64, kind: i64) -> None:
        """VH-752 A Tyr card goes under the warrior just added."""
        self.m[OPEN + WORD_OF[kind]] |= self.leave_hand(seat, kind)
        self.m[SQUAD + seat * SLOTS + slot] |= kind + 1 << 8
        self.tell(E_UNDER, seat, kind, slot)

    def open_copy(self, kind: i64) -> i64:
        """The copy of a kind that lies on a board: open, and in no other open place."""
        m = self.m
        word = WORD_OF[kind]
        copies = m[OPEN + word] & MASK_OF[kind] & ~(m[DISCARD + word] | m[RESERVE + word])
        if copies & copies - 1:
            copies &= ~self.elsewhere(word)
        return copies & -copies

    def elsewhere(self, word: i64) -> i64:
        """Open cards that are not on boards, but for those in the pile and the reserve."""
        m = self.m
        cards: i64 = 0
        for seat in range(self.count):
            cards |= m[VALHALLA + seat * WORDS + word]
            help_ = m[HELP + seat]
            if help_ and WORD_OF[(help_ & 255) - 1] == word:
                cards |= MASK_OF[(help_ & 255) - 1]
        for side in range(SIDES):
            cards |= m[PLAYED + side * WORDS + word]
        return cards

    def leave_squad(self, seat: Seat, slot: i64) -> i64:
        """A warrior leaves its slot; its Tyr card is discarded (VH-754). Returns the card, still open."""
        kind = self.warrior(seat, slot)
        tyr = self.tyr_under(seat, slot)
        card = self.open_copy(kind)
        if tyr >= 0:
            self.to_pile(WORD_OF[tyr], self.open_copy(tyr))
        self.m[SQUAD + seat * SLOTS + slot] = 0
        self.m[SIZE + seat] -= 1
        self.m[CLANS_OF + seat] -= bit(CLAN_OF[kind] * 4)
        return card

    def dismiss(self, seat: Seat, slot: i64) -> None:
        """A warrior is discarded from the squad."""
        kind = self.warrior(seat, slot)
        self.tell(E_DISMISSED, seat, kind, slot)
        card = self.leave_squad(seat, slot)
        self.to_pile(WORD_OF[kind], card)

    def need(self, seat: Seat, slot: i64) -> i64:
        """The dice a warrior needs, as counts of faces."""
        return need_of(self.m[SQUAD + seat * SLOTS + slot])


def need_of(packed: i64) -> i64:
    """VH-404, VH-753 What a warrior needs with the Tyr card under it, which may spare a die."""
    need = NEED_OF[(packed & 255) - 1]
    tyr = (packed >> 8) - 1
    if tyr >= 0 and FX_OF[tyr] == FX_SKIP:
        need -= ONE[FACE_OF[tyr]]
    return need
