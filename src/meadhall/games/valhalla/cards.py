"""Cards: hands, the deck, the discard pile, Valhalla, and who knows which card to be where."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import E_ANNOUNCED, E_BONUS, E_DISCARDED, E_MILLED, E_SHOWS_HAND
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
    KNOWN,
    OPEN,
    PER_WORD,
    PILE,
    PILE_SIZE,
    PUT_BY,
    RESERVE,
    SEATS,
    SHOWN,
    SURE,
    TOP,
    TOP_SEEN,
    VALHALLA,
    VALHALLA_SIZE,
    VALOUR,
    WORDS,
)
from meadhall.games.valhalla.parts import (
    KIND_AT,
    MASK_OF,
    MOST_VALOUR,
    TYPE_CARDS,
    TYPE_OF,
    TYR,
    TYR_WORD,
    VALOUR_OF,
    WARRIOR,
    WORD_OF,
)
from meadhall.games.valhalla.seats import Seats
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Cards(Seats):
    """Where cards are. A verb never asks."""

    @property
    def words(self) -> i64:
        """How many words of a set of cards are in use: the base deck needs two."""
        if self.m[FULL + 2] | self.m[FULL + 3]:
            return WORDS
        return 2

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

    def deck(self, word: i64) -> i64:
        return self.m[DECK + word]

    @property
    def deck_size(self) -> i64:
        return self.m[DECK_SIZE]

    def top(self) -> i64:
        """The kind of a card put on top of the deck, or -1."""
        return self.m[TOP] - 1

    def kind_of(self, word: i64, card: i64) -> i64:
        return KIND_AT[word * 64 + bit_of(card)]

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

    # -- out of the deck ----------------------------------------------------------------------------
    def out_of_deck(self, kind: i64) -> i64:
        """A copy leaves the deck; what was known of the top is past."""
        m = self.m
        word = WORD_OF[kind]
        copies = m[DECK + word] & MASK_OF[kind]
        card = copies & -copies
        m[DECK + word] &= ~card
        m[DECK_SIZE] -= 1
        if m[TOP]:
            self.forget_top()
        if m[DECK_SIZE] == 0:
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
        n: i64 = 0
        while waiting >> n * 8 & 255:
            n += 1
        self.m[DRAWN + seat] = waiting | (kind + 1) << n * 8

    def drawn(self, seat: Seat) -> i64:
        """Kinds + 1, eight bits each."""
        return self.m[DRAWN + seat]

    def hidden_copy(self, kind: i64) -> i64:
        """The copy of a kind that is in nobody's zone: it waits among cards drawn."""
        m = self.m
        word = WORD_OF[kind]
        found = m[OPEN + word] | m[DECK + word] | m[RESERVE + word]
        if word == TYR_WORD:
            found |= m[ASIDE]
        for seat in range(self.count):
            found |= m[HAND + seat * WORDS + word]
        copies = MASK_OF[kind] & ~found
        return copies & -copies

    def out_of_drawn(self, seat: Seat, kind: i64) -> i64:
        """A card leaves those that wait; the others close up."""
        waiting = self.m[DRAWN + seat]
        n: i64 = 0
        while waiting >> n * 8 & 255 != kind + 1:
            n += 1
        low = waiting & bit(n * 8) - 1
        card = self.hidden_copy(kind)
        self.m[DRAWN + seat] = low | waiting >> n * 8 + 8 << n * 8
        return card

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

    def set_hand_card_aside(self, seat: Seat, kind: i64) -> None:
        self.leave_hand(seat, kind)
        self.set_drawn(seat, kind)

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

    def fill_hand(self, seat: Seat, kind: i64) -> None:
        """VH-902 A card of the reserve goes into a hand, seen by all."""
        card = self.out_of_reserve(kind)
        self.show_into_hand(seat, kind, card)

    def lay_into_reserve(self, seat: Seat, kind: i64) -> None:
        card = self.leave_hand(seat, kind)
        self.m[RESERVE + WORD_OF[kind]] |= card

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

    # -- the discard pile ---------------------------------------------------------------------------
    @property
    def pile_size(self) -> i64:
        return self.m[PILE_SIZE]

    def pile_at(self, n: i64) -> i64:
        """The n-th kind of the pile, from its bottom."""
        return self.m[PILE + n // PER_WORD] >> n % PER_WORD * 8 & 255

    def push_pile(self, kind: i64) -> None:
        n = self.m[PILE_SIZE]
        self.m[PILE + n // PER_WORD] |= kind << n % PER_WORD * 8
        self.m[PILE_SIZE] = n + 1

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
        self.push_pile(KIND_AT[word * 64 + bit_of(card)])

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

    # -- out of a hand ------------------------------------------------------------------------------
    def leave_hand(self, seat: Seat, kind: i64) -> i64:
        """A card leaves a hand for a place all can see; a copy that somebody knew of first."""
        m = self.m
        word = WORD_OF[kind]
        copies = m[HAND + seat * WORDS + word] & MASK_OF[kind]
        seen = copies & m[SHOWN + seat * WORDS + word]
        if seen:
            copies = seen
        elif m[KNOWING]:
            for viewer in range(self.count):
                seen |= copies & m[KNOWN + (viewer * SEATS + seat) * WORDS + word]
            if seen:
                copies = seen
        card = copies & -copies
        m[HAND + seat * WORDS + word] &= ~card
        m[HAND_SIZE + seat] -= 1
        m[SHOWN + seat * WORDS + word] &= ~card
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

    # -- Valhalla --------------------------------------------------------------------------------------
    def valour(self, seat: Seat) -> i64:
        return self.m[VALOUR + seat]

    def valhalla(self, seat: Seat, word: i64) -> i64:
        return self.m[VALHALLA + seat * WORDS + word]

    def into_valhalla(self, seat: Seat, kind: i64, card: i64) -> None:
        """An open card goes to a seat's Valhalla."""
        word = WORD_OF[kind]
        self.m[OPEN + word] |= card
        self.m[VALHALLA + seat * WORDS + word] |= card
        self.m[VALHALLA_SIZE + seat] += 1
        self.m[VALOUR + seat] += VALOUR_OF[kind]

    def add_valour(self, seat: Seat, valour: i64) -> None:
        """VH-1034 Valour without a card."""
        self.m[VALOUR + seat] += valour

    def cheapest_in_valhalla(self, seat: Seat) -> i64:
        """VH-1051 The kind with the least valour of at least 1, or -1."""
        best: i64 = -1
        for word in range(WORDS):
            cards = self.m[VALHALLA + seat * WORDS + word]
            while cards:
                kind = self.kind_of(word, cards & -cards)
                if VALOUR_OF[kind] and (best < 0 or VALOUR_OF[kind] < VALOUR_OF[best]):
                    best = kind
                cards &= cards - 1
        return best

    def out_of_valhalla(self, seat: Seat, kind: i64) -> None:
        """From Valhalla onto the discard pile."""
        word = WORD_OF[kind]
        copies = self.m[VALHALLA + seat * WORDS + word] & MASK_OF[kind]
        card = copies & -copies
        self.m[VALHALLA + seat * WORDS + word] &= ~card
        self.m[VALHALLA_SIZE + seat] -= 1
        self.m[VALOUR + seat] -= VALOUR_OF[kind]
        self.to_pile(word, card)

    def bonus_valour(self, seat: Seat, amount: i64, why: i64) -> i64:
        """VH-700, VH-1030 Cards of that total from the discard pile, or of the highest total below it: the
        fewest, of each value the deepest (ruling: bonus_cards). Returns the total."""
        counts: i64 = 0  # of each value, eight bits
        for n in range(self.m[PILE_SIZE]):
            value = VALOUR_OF[self.pile_at(n)]
            if value:
                counts += bit((value - 1) * 8)
        total = amount
        while total > 0:
            picks = fewest(counts, total, MOST_VALOUR)
            if picks >= 0:
                self.take_bonus(seat, picks, why)
                return total
            total -= 1
        return 0

    def take_bonus(self, seat: Seat, picks: i64, why: i64) -> None:
        n: i64 = 0
        while picks:
            value = VALOUR_OF[self.pile_at(n)]
            if value and picks >> (value - 1) * 8 & 255:
                picks -= bit((value - 1) * 8)
                kind = self.pile_at(n)
                self.into_valhalla(seat, kind, self.out_of_pile(n))
                self.tell(E_BONUS, seat, kind, why)
            else:
                n += 1


def fewest(counts: i64, total: i64, value: i64) -> i64:
    """How many cards of each value make the total with the fewest cards, eight bits each; -1 if none do."""
    if total == 0:
        return 0
    if value == 0:
        return -1
    most = total // value
    if counts >> (value - 1) * 8 & 255 < most:
        most = counts >> (value - 1) * 8 & 255
    best: i64 = -1
    size: i64 = 255
    n = most
    while n >= 0:
        rest = fewest(counts, total - n * value, value - 1)
        if rest >= 0:
            picks = rest + n * bit((value - 1) * 8)
            used = (picks & 255) + (picks >> 8 & 255) + (picks >> 16 & 255) + (picks >> 24 & 255)
            if used < size:
                size = used
                best = picks
        n -= 1
    return best
