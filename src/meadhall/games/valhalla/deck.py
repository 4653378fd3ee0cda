"""The deck, cards drawn and not yet kept, open cards on the table, the discard pile."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import DRAWN_CARD, E_DISCARDED, E_MILLED
from meadhall.games.valhalla.columns import (
    ASIDE,
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAWN,
    FULL,
    HAND,
    HAND_SIZE,
    HAZY,
    HAZY_AT,
    KNOWING,
    OPEN,
    PER_WORD,
    PILE,
    PILE_SIZE,
    PUT_BY,
    RESERVE,
    TOP,
    TOP_SEEN,
    WORDS,
)
from meadhall.games.valhalla.monsters import Monsters
from meadhall.games.valhalla.parts import KIND_OF, MASK_OF, TYPE_OF, TYR_WORD, WARRIOR, WORD_OF
from meadhall.kernel.bits import RESIDUES, bit, count_bits, nth
from meadhall.kernel.chance import below
from meadhall.kernel.flow import ABOUT, NUMBER, RANDOM, Seat
from meadhall.kernel.listing import pack


@mypyc_attr(acyclic=True)
class Deck(Monsters):
    """Where cards are that are in no hand. A verb never asks."""

    @property
    def words(self) -> i64:
        """How many words of a set of cards are in use: the base deck needs two."""
        if self.m[FULL + 2] | self.m[FULL + 3]:
            return WORDS
        return 2

    def deck(self, word: i64) -> i64:
        return self.m[DECK + word]

    @property
    def deck_size(self) -> i64:
        return self.m[DECK_SIZE]

    def top(self) -> i64:
        """The kind of a card put on top of the deck, or -1."""
        return self.m[TOP] - 1

    def kind_of(self, word: i64, card: i64) -> i64:
        return KIND_OF[word * RESIDUES + card % RESIDUES]

    def turn_up(self, about: i64 = 0) -> i64:
        """The kind of the next card, where chance is not waited for: each card left in the deck is as likely,
        unless one was put on top. Asked and noted as `fall` does, without a list."""
        m = self.m
        m[NUMBER] += 1
        m[ABOUT] = about
        m[ABOUT + 1] = 0
        if m[TOP]:
            self.draw(1)
            kind = m[TOP] - 1
        elif self.committed is None:
            kind = self.nth_of_deck(below(m, RANDOM, m[DECK_SIZE]))
        else:
            kind = self.nth_of_deck(self.draw(m[DECK_SIZE]))
        if not self.rootless:
            self.note_chance(pack(DRAWN_CARD, kind))
        return kind

    def nth_of_deck(self, n: i64) -> i64:
        """The kind of the n-th card of the deck: copies lie side by side."""
        m = self.m
        word: i64 = 0
        cards = m[DECK]
        size = count_bits(cards)
        while n >= size:
            n -= size
            word += 1
            cards = m[DECK + word]
            size = count_bits(cards)
        return KIND_OF[word * RESIDUES + nth(cards, n) % RESIDUES]

    # -- out of the deck ---------------------------------------------------------------------------------
    def out_of_deck(self, kind: i64) -> i64:
        """A copy leaves the deck; what was known of the top is past."""
        m = self.m
        at = DECK + WORD_OF[kind]
        copies = m[at] & MASK_OF[kind]
        card = copies & -copies
        m[at] ^= card
        size = m[DECK_SIZE] - 1
        m[DECK_SIZE] = size
        if m[TOP]:
            self.forget_top()
        if size == 0:
            self.trigger_end()
        return card

    def forget_top(self) -> None:
        m = self.m
        m[TOP] = 0
        m[PUT_BY] = 0
        for seat in range(self.count):
            m[TOP_SEEN + seat] = 0

    def widen_haze(self, seat: Seat) -> None:
        """Who draws the card put on the deck may hold what was known of the hand it came from."""
        m = self.m
        for viewer in range(self.count):
            if m[HAZY_AT + viewer] & bit(m[PUT_BY] - 1):
                m[HAZY_AT + viewer] |= bit(seat)

    def clear_haze(self, word: i64, card: i64) -> None:
        """A card lies open: nobody need guess at it."""
        for viewer in range(self.count):
            self.m[HAZY + viewer * WORDS + word] &= ~card

    def draw_card(self, seat: Seat, kind: i64) -> None:
        """From the deck into a hand."""
        if self.m[TOP]:
            self.widen_haze(seat)
        card = self.out_of_deck(kind)
        self.m[HAND + seat * WORDS + WORD_OF[kind]] |= card
        self.m[HAND_SIZE + seat] += 1

    def mill(self, kind: i64) -> None:
        """From the deck, face up, onto the discard pile."""
        card = self.out_of_deck(kind)
        self.lay_open(WORD_OF[kind], card, kind)
        self.tell(E_MILLED, kind)

    def lay_open(self, word: i64, card: i64, kind: i64) -> None:
        """A card nobody was sure of comes onto the discard pile."""
        self.m[OPEN + word] |= card
        self.m[DISCARD + word] |= card
        self.push_pile(kind)
        if self.m[KNOWING]:
            self.clear_haze(word, card)

    def draw_aside(self, seat: Seat, kind: i64) -> None:
        """A card is drawn and waits for its owner to keep it or not."""
        if self.m[TOP]:
            self.widen_haze(seat)
        self.out_of_deck(kind)
        self.set_drawn(seat, kind)

    def set_drawn(self, seat: Seat, kind: i64) -> None:
        waiting = self.m[DRAWN + seat]
        at: i64 = 0
        while waiting >> at:
            at += 8
        self.m[DRAWN + seat] = waiting | kind + 1 << at

    def drawn(self, seat: Seat) -> i64:
        """Kinds + 1, eight bits each."""
        return self.m[DRAWN + seat]

    def out_of_drawn(self, seat: Seat, kind: i64) -> i64:
        """A card leaves those that wait; the others close up. It is the copy in nobody's zone; hands are
        searched only where there may be several."""
        m = self.m
        waiting = m[DRAWN + seat]
        at: i64 = 0
        while waiting >> at & 255 != kind + 1:
            at += 8
        m[DRAWN + seat] = waiting - (waiting >> at << at) | waiting >> at + 8 << at
        word = WORD_OF[kind]
        copies = MASK_OF[kind] & ~(m[OPEN + word] | m[DECK + word] | m[RESERVE + word])
        if word == TYR_WORD:
            copies &= ~m[ASIDE]
        if copies & copies - 1:
            for owner in range(self.count):
                copies &= ~m[HAND + owner * WORDS + word]
        return copies & -copies

    def keep_drawn(self, seat: Seat, kind: i64) -> None:
        card = self.out_of_drawn(seat, kind)
        self.m[HAND + seat * WORDS + WORD_OF[kind]] |= card
        self.m[HAND_SIZE + seat] += 1

    def discard_drawn(self, seat: Seat, kind: i64, why: i64) -> None:
        card = self.out_of_drawn(seat, kind)
        self.lay_open(WORD_OF[kind], card, kind)
        self.tell(E_DISCARDED, seat, kind, why)

    def return_drawn(self, seat: Seat) -> None:
        """VH-802 Cards swapped are shuffled back into the deck."""
        m = self.m
        while m[DRAWN + seat]:
            kind = (m[DRAWN + seat] & 255) - 1
            card = self.out_of_drawn(seat, kind)
            m[DECK + WORD_OF[kind]] |= card
            m[DECK_SIZE] += 1

    def reveal_card(self, kind: i64) -> None:
        """VH-204 From the deck, face up, onto the table."""
        card = self.out_of_deck(kind)
        self.m[RESERVE + WORD_OF[kind]] |= card

    def reserve(self, word: i64) -> i64:
        return self.m[RESERVE + word]

    def is_reserved(self, kind: i64) -> bool:
        return self.m[RESERVE + WORD_OF[kind]] & MASK_OF[kind] != 0

    def out_of_reserve(self, kind: i64) -> i64:
        word = WORD_OF[kind]
        copies = self.m[RESERVE + word] & MASK_OF[kind]
        card = copies & -copies
        self.m[RESERVE + word] &= ~card
        return card

    def shuffle_reserve(self) -> None:
        """VH-205 What is left on the table goes back into the deck."""
        m = self.m
        for word in range(WORDS):
            m[DECK_SIZE] += count_bits(m[RESERVE + word])
            m[DECK + word] |= m[RESERVE + word]
            m[RESERVE + word] = 0

    def discard_reserve(self) -> None:
        """VH-902 The rest of the common reserve is discarded."""
        for word in range(WORDS):
            cards = self.m[RESERVE + word]
            while cards:
                card = cards & -cards
                self.to_pile(word, card)
                cards &= cards - 1
            self.m[RESERVE + word] = 0

    def reserve_size(self) -> i64:
        n: i64 = 0
        for word in range(WORDS):
            n += count_bits(self.m[RESERVE + word])
        return n

    def shuffle_pile(self) -> None:
        """VH-207 The cards discarded so far go back into the deck."""
        m = self.m
        for word in range(WORDS):
            m[DECK_SIZE] += count_bits(m[DISCARD + word])
            m[DECK + word] |= m[DISCARD + word]
            m[OPEN + word] &= ~m[DISCARD + word]
            m[DISCARD + word] = 0
        for n in range(m[PILE_SIZE]):
            m[PILE + n // PER_WORD] = 0
        m[PILE_SIZE] = 0

    # -- the discard pile --------------------------------------------------------------------------------
    @property
    def pile_size(self) -> i64:
        return self.m[PILE_SIZE]

    def pile_at(self, n: i64) -> i64:
        """The n-th kind of the pile, from its bottom."""
        return self.m[PILE + n // PER_WORD] >> n % PER_WORD * 8 & 255

    def push_pile(self, kind: i64) -> None:
        m = self.m
        n = m[PILE_SIZE]
        m[PILE + n // PER_WORD] |= kind << n % PER_WORD * 8
        m[PILE_SIZE] = n + 1

    def set_pile(self, n: i64, kind: i64) -> None:
        shift = n % PER_WORD * 8
        word = self.m[PILE + n // PER_WORD]
        self.m[PILE + n // PER_WORD] = word - ((word >> shift & 255) - kind << shift)

    def out_of_pile(self, at: i64) -> i64:
        """VH-700 A card is taken out; the order of the others stays. Returns the card."""
        m = self.m
        kind = self.pile_at(at)
        for n in range(at, m[PILE_SIZE] - 1):
            self.set_pile(n, self.pile_at(n + 1))
        self.set_pile(m[PILE_SIZE] - 1, 0)
        m[PILE_SIZE] -= 1
        word = WORD_OF[kind]
        copies = m[DISCARD + word] & MASK_OF[kind]
        card = copies & -copies
        m[DISCARD + word] &= ~card
        return card

    def to_pile(self, word: i64, card: i64) -> None:
        """A card lies on the discard pile now."""
        self.m[OPEN + word] |= card
        self.m[DISCARD + word] |= card
        self.push_pile(KIND_OF[word * RESIDUES + card % RESIDUES])

    def top_warrior(self) -> i64:
        """VH-741 Where the topmost warrior of the pile lies, or -1."""
        n = self.m[PILE_SIZE] - 1
        while n >= 0:
            if TYPE_OF[self.pile_at(n)] == WARRIOR:
                return n
            n -= 1
        return -1

    def deepest(self, kind: i64) -> i64:
        """Where a kind lies deepest in the pile, or -1."""
        for n in range(self.m[PILE_SIZE]):
            if self.pile_at(n) == kind:
                return n
        return -1
