"""Cards in hands, and who knows which card to be where."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import E_ANNOUNCED, E_DISCARDED, E_SHOWS_HAND
from meadhall.games.valhalla.columns import (
    ASIDE,
    DECK,
    DECK_SIZE,
    FULL,
    HAND,
    HAND_SIZE,
    HAZY,
    HAZY_AT,
    KNOWING,
    KNOWN,
    OPEN,
    PUT_BY,
    RESERVE,
    SEATS,
    SHOWN,
    SURE,
    TOP,
    TOP_SEEN,
    WORDS,
)
from meadhall.games.valhalla.deck import Deck
from meadhall.games.valhalla.parts import MASK_OF, TYPE_CARDS, TYPE_OF, TYR, TYR_WORD, WORD_OF
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Cards(Deck):
    """Hands. A verb never asks."""

    # -- looking ----------------------------------------------------------------------------------
    def hand(self, seat: Seat, word: i64) -> i64:
        return self.m[HAND + seat * WORDS + word]

    def hand_of_type(self, seat: Seat, type_: i64, word: i64) -> i64:
        return self.m[HAND + seat * WORDS + word] & TYPE_CARDS[type_ * WORDS + word]

    def in_hand(self, seat: Seat, kind: i64) -> bool:
        return self.m[HAND + seat * WORDS + WORD_OF[kind]] & MASK_OF[kind] != 0

    def holds_type(self, seat: Seat, type_: i64) -> bool:
        for word in range(WORDS):
            if self.hand_of_type(seat, type_, word):
                return True
        return False

    def hand_size(self, seat: Seat) -> i64:
        return self.m[HAND_SIZE + seat]

    def could_hold(self, seat: Seat, type_: i64) -> bool:
        """For all that everybody knows, this hand may hold a card of the type."""
        if self.m[HAND_SIZE + seat] == 0:
            return False
        for word in range(self.words):
            cards = TYPE_CARDS[type_ * WORDS + word] & self.m[FULL + word]
            if cards and self.could_be_there(seat, word, cards):
                return True
        return False

    def could_be_there(self, seat: Seat, word: i64, cards: i64) -> bool:
        """Is the place of one of these cards unknown to all, or known to be this hand?"""
        m = self.m
        own = m[SHOWN + seat * WORDS + word]
        if cards & own:
            return True
        elsewhere = m[OPEN + word]
        shown: i64 = 0
        for w in range(WORDS):
            shown += count_bits(m[SHOWN + seat * WORDS + w])
        if shown >= m[HAND_SIZE + seat]:
            return False
        for other in range(self.count):
            elsewhere |= m[SHOWN + other * WORDS + word]
        return cards & ~elsewhere != 0

    # -- out of a hand ------------------------------------------------------------------------------
    def leave_hand(self, seat: Seat, kind: i64) -> i64:
        """A card leaves a hand for a place all can see; a copy that somebody knew of first."""
        m = self.m
        word = WORD_OF[kind]
        at = seat * WORDS + word
        copies = m[HAND + at] & MASK_OF[kind]
        seen = copies & m[SHOWN + at]
        if seen:
            copies = seen
        elif m[KNOWING]:
            for viewer in range(self.count):
                seen |= copies & m[KNOWN + (viewer * SEATS + seat) * WORDS + word]
            if seen:
                copies = seen
        card = copies & -copies
        m[HAND + at] ^= card
        m[HAND_SIZE + seat] -= 1
        m[SHOWN + at] &= ~card
        if m[KNOWING]:
            self.forget(seat, word, card)
        if word == TYR_WORD and TYPE_OF[kind] == TYR:
            m[SURE] &= ~bit(seat)
        return card

    def forget(self, owner: Seat, word: i64, card: i64) -> None:
        """What seats knew of a card in a hand is past."""
        for viewer in range(self.count):
            self.m[KNOWN + (viewer * SEATS + owner) * WORDS + word] &= ~card
            self.m[HAZY + viewer * WORDS + word] &= ~card

    def discard(self, seat: Seat, kind: i64, why: i64) -> None:
        """From a hand onto the discard pile."""
        self.to_pile(WORD_OF[kind], self.leave_hand(seat, kind))
        self.tell(E_DISCARDED, seat, kind, why)

    def set_hand_card_aside(self, seat: Seat, kind: i64) -> None:
        self.leave_hand(seat, kind)
        self.set_drawn(seat, kind)

    def fill_hand(self, seat: Seat, kind: i64) -> None:
        """VH-902 A card of the reserve goes into a hand, seen by all."""
        card = self.out_of_reserve(kind)
        self.show_into_hand(seat, kind, card)

    def lay_into_reserve(self, seat: Seat, kind: i64) -> None:
        card = self.leave_hand(seat, kind)
        self.m[RESERVE + WORD_OF[kind]] |= card

    def discard_hand(self, seat: Seat) -> None:
        for word in range(WORDS):
            while self.m[HAND + seat * WORDS + word]:
                cards = self.m[HAND + seat * WORDS + word]
                kind = self.kind_of(word, cards & -cards)
                self.to_pile(word, self.leave_hand(seat, kind))

    def show_into_hand(self, seat: Seat, kind: i64, card: i64) -> None:
        """A card goes into a hand, and all see which."""
        word = WORD_OF[kind]
        self.m[OPEN + word] &= ~card
        self.m[HAND + seat * WORDS + word] |= card
        self.m[SHOWN + seat * WORDS + word] |= card
        self.m[HAND_SIZE + seat] += 1

    def show_hand(self, seat: Seat) -> None:
        """VH-307 All see the whole hand."""
        m = self.m
        for word in range(WORDS):
            m[SHOWN + seat * WORDS + word] = m[HAND + seat * WORDS + word]
            if m[KNOWING]:
                for viewer in range(self.count):
                    m[HAZY + viewer * WORDS + word] &= ~m[HAND + seat * WORDS + word]
                    m[KNOWN + (viewer * SEATS + seat) * WORDS + word] = 0
        self.tell(E_SHOWS_HAND, seat)

    def announce(self, seat: Seat, kind: i64) -> None:
        """All see one card of a hand."""
        m = self.m
        word = WORD_OF[kind]
        copies = m[HAND + seat * WORDS + word] & MASK_OF[kind]
        if copies & m[SHOWN + seat * WORDS + word] == 0:
            card = copies & -copies
            m[SHOWN + seat * WORDS + word] |= card
            if m[KNOWING]:
                self.forget(seat, word, card)
            self.tell(E_ANNOUNCED, seat, kind)

    def look_at_hand(self, viewer: Seat, owner: Seat) -> None:
        """One seat sees the whole hand of another."""
        m = self.m
        m[KNOWING] = 1
        for word in range(WORDS):
            cards = m[HAND + owner * WORDS + word]
            m[KNOWN + (viewer * SEATS + owner) * WORDS + word] = cards & ~m[SHOWN + owner * WORDS + word]
            m[HAZY + viewer * WORDS + word] &= ~cards

    def known_in_hand(self, viewer: Seat, owner: Seat, word: i64) -> i64:
        """Cards a seat knows in another's hand."""
        m = self.m
        shown = m[SHOWN + owner * WORDS + word]
        return shown | m[KNOWN + (viewer * SEATS + owner) * WORDS + word]

    def steal(self, thief: Seat, victim: Seat, kind: i64) -> None:
        """A card changes hands; only the two see which (ruling: stolen_card). What others knew of the
        victim's hand is now hazy: it may be in one hand or the other."""
        m = self.m
        word = WORD_OF[kind]
        copies = m[HAND + victim * WORDS + word] & MASK_OF[kind]
        card = copies & -copies
        self.blur(victim, thief, word, card)
        m[HAND + victim * WORDS + word] &= ~card
        m[HAND_SIZE + victim] -= 1
        m[HAND + thief * WORDS + word] |= card
        m[HAND_SIZE + thief] += 1
        m[KNOWN + (victim * SEATS + thief) * WORDS + word] |= card

    def blur(self, victim: Seat, thief: Seat, word: i64, card: i64) -> None:
        """An unseen card leaves a hand: to another, or (thief -1) onto the deck."""
        m = self.m
        m[KNOWING] = 1
        m[SURE] &= ~bit(victim)
        hands = bit(victim)
        if thief >= 0:
            hands |= bit(thief)
        for w in range(WORDS):
            shown = m[SHOWN + victim * WORDS + w]
            for viewer in range(self.count):
                at = KNOWN + (viewer * SEATS + victim) * WORDS + w
                if viewer == thief:
                    m[at] |= shown
                elif viewer != victim:
                    known = shown | m[at]
                    if known:
                        m[HAZY + viewer * WORDS + w] |= known
                        m[HAZY_AT + viewer] |= hands
                    m[at] = 0
            m[SHOWN + victim * WORDS + w] = 0
        if thief >= 0:
            m[KNOWN + (thief * SEATS + victim) * WORDS + word] &= ~card
            m[HAZY + thief * WORDS + word] &= ~card

    def put_on_deck(self, seat: Seat, kind: i64) -> None:
        """A hand card goes face down on top of the deck; only its owner knows it there."""
        m = self.m
        word = WORD_OF[kind]
        copies = m[HAND + seat * WORDS + word] & MASK_OF[kind]
        card = copies & -copies
        self.blur(seat, -1, word, card)
        m[HAND + seat * WORDS + word] &= ~card
        m[HAND_SIZE + seat] -= 1
        m[DECK + word] |= card
        m[DECK_SIZE] += 1
        m[TOP] = kind + 1
        m[TOP_SEEN + seat] = kind + 1
        m[PUT_BY] = seat + 1

    # -- Tyr cards ------------------------------------------------------------------------------------
    def aside(self) -> i64:
        return self.m[ASIDE]

    def set_aside(self, kind: i64) -> None:
        """VH-751 A Tyr card that is not in the deck."""
        self.m[ASIDE] |= self.out_of_deck(kind)

    def deal_aside(self, seat: Seat, kind: i64) -> None:
        """VH-751 One of them goes into a hand."""
        copies = self.m[ASIDE] & MASK_OF[kind]
        card = copies & -copies
        self.m[ASIDE] &= ~card
        self.m[HAND + seat * WORDS + TYR_WORD] |= card
        self.m[HAND_SIZE + seat] += 1
        self.m[SURE] |= bit(seat)
