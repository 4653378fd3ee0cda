"""Dealing again what a seat cannot see, consistently with what it knows.

The seat knows its own hand, everything open, cards shown in hands, and those it has seen itself (a theft,
a look into a hand, a card it has put on the deck). Of hands that lost a card unseen it knows what was in
one or the other: such cards are hazy and go to one of those hands again. All other cards are any.
Nothing here reads the truth beyond what the seat could tell itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.adding import ADDING, HOW_MANY, SYMBOLS, place_second
from meadhall.games.valhalla.adding import KIND as FIRST_KIND
from meadhall.games.valhalla.adding import SEAT as ADDER
from meadhall.games.valhalla.asks import ASK_STEAL_CHOSEN, F_ADD, IN_SETUP
from meadhall.games.valhalla.columns import (
    ASIDE,
    DECK,
    DRAWN,
    FULL,
    HAND,
    HAND_SIZE,
    HAZY,
    HAZY_AT,
    JARL_DECK,
    JARL_HAND,
    KNOWING,
    KNOWN,
    OPEN,
    PHASE,
    RESERVE,
    SEATS,
    SHOWN,
    SURE,
    TOP,
    TOP_SEEN,
    WORDS,
)
from meadhall.games.valhalla.parts import (
    KIND_AT,
    MASK_OF,
    SYMBOL_CARDS,
    SYMBOLS_OF,
    TYPE_CARDS,
    TYR,
    TYR_WORD,
    WORD_OF,
)
from meadhall.games.valhalla.table import Table
from meadhall.kernel.bits import bit, bit_of, count_bits, nth
from meadhall.kernel.chance import below, spin
from meadhall.kernel.flow import ABOUT, ANSWERED, ASKED, DEPTH, GAVE, GIVEN, KIND, RANDOM, STACK, WIDTH, Seat

HALF: Final = 28  # bits used of each half of the generator
FEW: Final = 8  # cards of a word: below that, guessing takes longer than counting
TYR_CARDS: Final[int] = int(TYPE_CARDS[TYR * WORDS + TYR_WORD])
PLACE_SECOND: Final[int] = ADDING.index(place_second)


def redeal(t: Table, seat: Seat) -> None:
    """What the seat cannot place is taken up into the deck and dealt out of it again."""
    m = t.m
    if m[PHASE] == IN_SETUP:
        redeal_jarls(t, seat)
    gather(t, seat)
    keep_own_drawn(t, seat)
    top = m[TOP_SEEN + seat] - 1
    held: i64 = 0
    if top >= 0:
        held = take_out(m, top)
    if m[FULL + TYR_WORD] & TYR_CARDS:
        lay_aside(t, seat)
    if m[KNOWING]:
        deal_hazy(t, seat)
    promise_second(t, seat)
    deal_hands(t, seat)
    if top >= 0:
        m[DECK + WORD_OF[top]] |= held
    elif m[TOP]:
        put_on_top(t, seat)
    seal_anew(t, seat)


def gather(t: Table, seat: Seat) -> None:
    """Take up every card whose place the seat does not know; hands are left with what it knows there."""
    m = t.m
    knowing = m[KNOWING]
    for word in range(t.words):
        free = m[FULL + word] & ~(m[OPEN + word] | m[RESERVE + word] | m[HAND + seat * WORDS + word])
        for other in range(t.count):
            if other != seat:
                seen = m[SHOWN + other * WORDS + word]
                if knowing:
                    seen |= m[KNOWN + (seat * SEATS + other) * WORDS + word]
                m[HAND + other * WORDS + word] = seen
                free &= ~seen
        m[DECK + word] = free


def take_out(m: vec[i64], kind: i64) -> i64:
    """A copy of a kind leaves the deck."""
    word = WORD_OF[kind]
    copies = m[DECK + word] & MASK_OF[kind]
    card = copies & -copies
    m[DECK + word] &= ~card
    return card


def keep_own_drawn(t: Table, seat: Seat) -> None:
    """Cards the seat has drawn and not yet kept are its own."""
    waiting = t.m[DRAWN + seat]
    while waiting:
        take_out(t.m, (waiting & 255) - 1)
        waiting >>= 8


def room_in(m: vec[i64], other: Seat, words: i64) -> i64:
    """Cards of a hand still to deal."""
    room = m[HAND_SIZE + other]
    for word in range(words):
        cards = m[HAND + other * WORDS + word]
        if cards:
            room -= count_bits(cards)
    return room


def draw_from(t: Table, word: i64, among: i64) -> i64:
    """One of the cards of a word, each as likely; returns it and takes it out of the deck."""
    card = nth(among, below(t.m, RANDOM, count_bits(among)))
    t.m[DECK + word] &= ~card
    return card


# -- hands ----------------------------------------------------------------------------------------------
def deal_hands(t: Table, seat: Seat) -> None:
    """The rest of the others' hands, and what they have drawn: any cards of the deck."""
    m = t.m
    words = t.words
    left: i64 = 0
    for word in range(words):
        left += count_bits(m[DECK + word])
    for other in range(t.count):
        if other != seat:
            room = room_in(m, other, words)
            left -= room
            if left < words * FEW:
                for n in range(room):
                    at = pick(t)
                    m[HAND + other * WORDS + (at >> 6)] |= bit(at & 63)
            else:
                deal(m, HAND + other * WORDS, room, words)
            if m[DRAWN + other]:
                left -= redraw(t, other)


def deal(m: vec[i64], hand: i64, room: i64, words: i64) -> None:
    """So many cards of the deck, each as likely. A place in the deck is guessed, and a card there leaves
    it: done with bits alone, since a branch on something random costs more than the guess. What has left the
    deck in the end is the hand."""
    bits: i64 = 7
    if words > 2:
        bits = 8
    for word in range(words):
        m[hand + word] |= m[DECK + word]
    seed: i64 = 0
    spare: i64 = 0
    while room > 0:
        if spare < bits:
            seed = noise(m)
            spare = 2 * HALF
        at = DECK + (seed >> 6 & words - 1)
        place = seed & 63
        card = m[at] & bit(place)
        m[at] ^= card
        room -= card >> place
        seed >>= bits
        spare -= bits
    for word in range(words):
        m[hand + word] &= ~m[DECK + word]


def noise(m: vec[i64]) -> i64:
    """As many random bits as one turn of the generator gives: both its halves, less their lowest bits. They
    are good enough to guess places with, and a turn takes longer than all guesses made of it."""
    spin(m, RANDOM)
    return m[RANDOM] >> 31 - HALF << HALF | m[RANDOM + 1] >> 31 - HALF


def pick(t: Table) -> i64:
    """Any card of the deck, counted out: word * 64 + bit."""
    m = t.m
    total: i64 = 0
    for word in range(t.words):
        total += count_bits(m[DECK + word])
    rank = below(m, RANDOM, total)
    word = 0
    while rank >= count_bits(m[DECK + word]):
        rank -= count_bits(m[DECK + word])
        word += 1
    card = nth(m[DECK + word], rank)
    m[DECK + word] &= ~card
    return word * 64 + bit_of(card)


def redraw(t: Table, other: Seat) -> i64:
    """Cards another has drawn and not yet kept; returns how many."""
    waiting = t.m[DRAWN + other]
    fresh: i64 = 0
    n: i64 = 0
    while waiting:
        fresh |= KIND_AT[pick(t)] + 1 << n * 8
        n += 1
        waiting >>= 8
    t.m[DRAWN + other] = fresh
    return n


# -- what is known of hands, and less than that ---------------------------------------------------------
def lay_aside(t: Table, seat: Seat) -> None:
    """VH-751 Tyr cards out of the deck, and one in each hand that surely holds one."""
    m = t.m
    asides = count_bits(m[ASIDE])
    m[ASIDE] = 0
    for n in range(asides):
        free = m[DECK + TYR_WORD] & TYR_CARDS & ~m[HAZY + seat * WORDS + TYR_WORD]
        if free == 0:
            free = m[DECK + TYR_WORD] & TYR_CARDS
        m[ASIDE] |= draw_from(t, TYR_WORD, free)
    for other in range(t.count):
        if other == seat or not m[SURE] >> other & 1 or room_in(t.m, other, t.words) == 0:
            continue
        if m[HAND + other * WORDS + TYR_WORD] & TYR_CARDS == 0:
            free = m[DECK + TYR_WORD] & TYR_CARDS
            if free:
                m[HAND + other * WORDS + TYR_WORD] |= draw_from(t, TYR_WORD, free)


def deal_hazy(t: Table, seat: Seat) -> None:
    """Cards known to be in one of some hands go to one of them, or on top of the deck if there is one."""
    m = t.m
    for word in range(WORDS):
        hazy = m[HAZY + seat * WORDS + word] & m[DECK + word]
        while hazy:
            card = hazy & -hazy
            hazy &= hazy - 1
            other = hand_for(t, seat)
            if other >= 0:
                m[DECK + word] &= ~card
                m[HAND + other * WORDS + word] |= card


def hand_for(t: Table, seat: Seat) -> Seat:
    """One of the hands, by the room they have; -1 where none has."""
    hands = t.m[HAZY_AT + seat] & ~bit(seat)
    room: i64 = 0
    for other in range(t.count):
        if hands >> other & 1:
            room += room_in(t.m, other, t.words)
    if room == 0:
        return -1
    n = below(t.m, RANDOM, room)
    for other in range(t.count):
        if hands >> other & 1:
            if n < room_in(t.m, other, t.words):
                return other
            n -= room_in(t.m, other, t.words)
    return -1


def put_on_top(t: Table, seat: Seat) -> None:
    """A card somebody else has put on the deck: a hazy one if any is left, else any."""
    m = t.m
    for word in range(WORDS):
        hazy = m[HAZY + seat * WORDS + word] & m[DECK + word]
        if hazy:
            at = word * 64 + bit_of(draw_from(t, word, hazy))
            break
    else:
        at = pick(t)
    m[DECK + (at >> 6)] |= bit(at & 63)
    m[TOP] = KIND_AT[at] + 1
    for other in range(t.count):
        if m[TOP_SEEN + other]:
            m[TOP_SEEN + other] = m[TOP]


def redeal_jarls(t: Table, seat: Seat) -> None:
    """Jarls the others choose from."""
    m = t.m
    jarls = m[JARL_DECK]
    for other in range(t.count):
        if other != seat:
            jarls |= m[JARL_HAND + other]
    for other in range(t.count):
        if other != seat and m[JARL_HAND + other]:
            wanted = count_bits(m[JARL_HAND + other])
            m[JARL_HAND + other] = 0
            for n in range(wanted):
                jarl = nth(jarls, below(m, RANDOM, count_bits(jarls)))
                m[JARL_HAND + other] |= jarl
                jarls &= ~jarl
    m[JARL_DECK] = jarls


def seal_anew(t: Table, seat: Seat) -> None:
    """Answers others have sealed are any of those they could have given; what others know of hands stays
    true of the hands dealt."""
    m = t.m
    if m[KNOWING]:
        know_anew(t, seat)
    sealed = m[ASKED] & m[GAVE] & ~bit(seat)
    if m[ANSWERED] or sealed == 0:
        return
    out = t.scratch
    for other in range(t.count):
        if sealed >> other & 1:
            out.clear()
            t.list_options(other, out)
            m[GIVEN + other] = out.codes[below(m, RANDOM, out.n)]


def know_anew(t: Table, seat: Seat) -> None:
    """What the others know of hands, the seat does not: they begin with what all know. Only who looks into
    a hand at this moment sees it."""
    m = t.m
    for viewer in range(t.count):
        if viewer == seat:
            continue
        m[HAZY_AT + viewer] = 0
        for word in range(t.words):
            m[HAZY + viewer * WORDS + word] = 0
            for owner in range(t.count):
                at = KNOWN + (viewer * SEATS + owner) * WORDS + word
                m[at] = 0
                if m[KIND] == ASK_STEAL_CHOSEN and m[ASKED] == bit(viewer) and m[ABOUT] == owner:
                    m[at] = m[HAND + owner * WORDS + word] & ~m[SHOWN + owner * WORDS + word]


def promise_second(t: Table, seat: Seat) -> None:
    """VH-303 Who adds two warriors has a second one that fits beside the first."""
    m = t.m
    at = STACK + m[DEPTH] * WIDTH - WIDTH
    if m[DEPTH] == 0 or m[at] != F_ADD or m[at + 1] > PLACE_SECOND or m[at + 2 + HOW_MANY] != 2:
        return
    other = m[at + 2 + ADDER]
    if other == seat or room_in(t.m, other, t.words) == 0:
        return
    kind = m[at + 2 + FIRST_KIND]
    room = m[at + 2 + SYMBOLS] - SYMBOLS_OF[kind]
    total: i64 = 0
    for word in range(WORD_OF[kind], t.words):
        cards = fitting(kind, room, word)
        if m[HAND + other * WORDS + word] & cards & ~announced(t, other, kind, word):
            return
        total += count_bits(m[DECK + word] & cards)
    if total == 0:
        return
    n = below(m, RANDOM, total)
    for word in range(WORD_OF[kind], t.words):
        cards = m[DECK + word] & fitting(kind, room, word)
        if n < count_bits(cards):
            card = nth(cards, n)
            m[DECK + word] &= ~card
            m[HAND + other * WORDS + word] |= card
            return
        n -= count_bits(cards)


def fitting(kind: i64, room: i64, word: i64) -> i64:
    """Warriors from this kind on with so many symbols at most."""
    cards = SYMBOL_CARDS[room * WORDS + word]
    if word == WORD_OF[kind]:
        cards &= ~((MASK_OF[kind] & -MASK_OF[kind]) - 1)
    return cards


def announced(t: Table, other: Seat, kind: i64, word: i64) -> i64:
    """The copy of the first warrior that is still in the hand, if the squad must make room first."""
    m = t.m
    at = STACK + m[DEPTH] * WIDTH - WIDTH
    if m[at + 1] > 0 or word != WORD_OF[kind]:
        return 0
    copies = m[SHOWN + other * WORDS + word] & MASK_OF[kind]
    return copies & -copies
