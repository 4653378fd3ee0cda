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
from meadhall.games.valhalla.asks import ASK_STEAL_CHOSEN, F_ADD
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
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.chance import below, spin
from meadhall.kernel.flow import (
    ABOUT,
    ANSWERED,
    ASKED,
    DEPTH,
    GAVE,
    GIVEN,
    KIND,
    RANDOM,
    STACK,
    WIDTH,
    Seat,
)

# the sheet a deal is worked out on
POOL: Final = 0  # [word], cards whose place the seat does not know
ROOM: Final = POOL + WORDS  # [seat], cards of a hand still to deal
SEED: Final = ROOM + SEATS  # guesses not used yet
SPARE: Final = SEED + 1  # how many
GUESS: Final = SPARE + 1  # bits of a guess: a word and a card of it
SHEET_SIZE: Final = GUESS + 1
RANDOM_BITS: Final = 28  # used of one number of chance
BLANK: Final[vec[i64]] = vec[i64]([0] * SHEET_SIZE)
TYR_CARDS: Final[int] = int(TYPE_CARDS[TYR * WORDS + TYR_WORD])
PLACE_SECOND: Final[int] = ADDING.index(place_second)


def redeal(t: Table, seat: Seat) -> None:
    m = t.m
    redeal_jarls(t, seat)
    d = BLANK[:]
    d[GUESS] = 7
    if t.words > 2:
        d[GUESS] = 8
    asides = gather(t, seat, d)
    if m[FULL + TYR_WORD] & TYR_CARDS:
        lay_aside(t, d, seat, asides)
    if m[KNOWING]:
        deal_hazy(t, seat, d)
    promise_second(t, seat, d)
    for other in range(t.count):
        if other != seat:
            for n in range(d[ROOM + other]):
                deal(t, d, other)
            redraw(t, d, other)
    top = m[TOP] != 0 and m[TOP_SEEN + seat] == 0
    if top:
        put_on_top(t, seat, d)
    for word in range(t.words):
        m[DECK + word] |= d[POOL + word]
    seal_anew(t, seat)


def gather(t: Table, seat: Seat, d: vec[i64]) -> i64:
    """Take up every card whose place the seat does not know; returns how many Tyr cards lay aside."""
    m = t.m
    asides = count_bits(m[ASIDE])
    m[ASIDE] = 0
    for word in range(t.words):
        known = m[OPEN + word] | m[RESERVE + word] | m[HAND + seat * WORDS + word]
        for other in range(t.count):
            if other != seat:
                seen = t.known_in_hand(seat, other, word)
                known |= seen
                m[HAND + other * WORDS + word] = seen
        d[POOL + word] = m[FULL + word] & ~known
        m[DECK + word] = 0
    for other in range(t.count):
        if other != seat:
            d[ROOM + other] = m[HAND_SIZE + other]
            for word in range(t.words):
                d[ROOM + other] -= count_bits(m[HAND + other * WORDS + word])
    drop_drawn(t, seat, d)
    if m[TOP_SEEN + seat]:
        kind = m[TOP_SEEN + seat] - 1
        copies = d[POOL + WORD_OF[kind]] & MASK_OF[kind]
        d[POOL + WORD_OF[kind]] &= ~(copies & -copies)
        m[DECK + WORD_OF[kind]] |= copies & -copies
    return asides


def drop_drawn(t: Table, seat: Seat, d: vec[i64]) -> None:
    """Cards the seat has drawn and not yet kept are its own; each takes a copy out of the pool."""
    waiting = t.m[DRAWN + seat]
    while waiting:
        kind = (waiting & 255) - 1
        copies = d[POOL + WORD_OF[kind]] & MASK_OF[kind]
        d[POOL + WORD_OF[kind]] &= ~(copies & -copies)
        waiting >>= 8


def draw_from(t: Table, d: vec[i64], word: i64, among: i64) -> i64:
    """One of the cards of a word, each as likely; returns it and takes it out of the pool."""
    n = below(t.m, RANDOM, count_bits(among))
    while n:
        among &= among - 1
        n -= 1
    card = among & -among
    d[POOL + word] &= ~card
    return card


def pick(t: Table, d: vec[i64]) -> i64:
    """Any card of the pool, each as likely: word * 64 + bit. Guesses until one fits, then counts."""
    bits = d[GUESS]
    seed = d[SEED]
    spare = d[SPARE]
    for n in range(i64(24)):
        if spare < bits:
            seed = spin(t.m, RANDOM) >> 31 - RANDOM_BITS
            spare = RANDOM_BITS
        at = seed & bit(bits) - 1
        seed >>= bits
        spare -= bits
        word = at >> 6
        card = bit(at & 63)
        if d[POOL + word] & card:
            d[POOL + word] &= ~card
            d[SEED] = seed
            d[SPARE] = spare
            return at
    d[SPARE] = 0
    total: i64 = 0
    for w in range(t.words):
        total += count_bits(d[POOL + w])
    rank = below(t.m, RANDOM, total)
    word = 0
    while rank >= count_bits(d[POOL + word]):
        rank -= count_bits(d[POOL + word])
        word += 1
    cards = d[POOL + word]
    while rank:
        cards &= cards - 1
        rank -= 1
    d[POOL + word] &= ~(cards & -cards)
    return word * 64 + bit_of(cards & -cards)


def deal(t: Table, d: vec[i64], other: Seat) -> None:
    at = pick(t, d)
    t.m[HAND + other * WORDS + (at >> 6)] |= bit(at & 63)


def lay_aside(t: Table, d: vec[i64], seat: Seat, asides: i64) -> None:
    """VH-751 Tyr cards out of the deck, and one in each hand that surely holds one."""
    m = t.m
    for n in range(asides):
        free = d[POOL + TYR_WORD] & TYR_CARDS & ~m[HAZY + seat * WORDS + TYR_WORD]
        if free == 0:
            free = d[POOL + TYR_WORD] & TYR_CARDS
        m[ASIDE] |= draw_from(t, d, TYR_WORD, free)
    for other in range(t.count):
        if other == seat or not m[SURE] >> other & 1 or d[ROOM + other] == 0:
            continue
        if m[HAND + other * WORDS + TYR_WORD] & TYR_CARDS == 0:
            free = d[POOL + TYR_WORD] & TYR_CARDS
            if free:
                m[HAND + other * WORDS + TYR_WORD] |= draw_from(t, d, TYR_WORD, free)
                d[ROOM + other] -= 1


def deal_hazy(t: Table, seat: Seat, d: vec[i64]) -> None:
    """Cards known to be in one of some hands go to one of them, or on top of the deck if there is one."""
    m = t.m
    for word in range(i64(WORDS)):
        hazy = m[HAZY + seat * WORDS + word] & d[POOL + word]
        while hazy:
            card = hazy & -hazy
            hazy &= hazy - 1
            other = hand_for(t, seat, d)
            if other >= 0:
                d[POOL + word] &= ~card
                m[HAND + other * WORDS + word] |= card
                d[ROOM + other] -= 1


def hand_for(t: Table, seat: Seat, d: vec[i64]) -> Seat:
    """One of the hands, by the room they have; -1 where none has."""
    room: i64 = 0
    for other in range(t.count):
        if other != seat and t.m[HAZY_AT + seat] >> other & 1:
            room += d[ROOM + other]
    if room == 0:
        return -1
    n = below(t.m, RANDOM, room)
    for other in range(t.count):
        if other != seat and t.m[HAZY_AT + seat] >> other & 1:
            if n < d[ROOM + other]:
                return other
            n -= d[ROOM + other]
    return -1


def redraw(t: Table, d: vec[i64], other: Seat) -> None:
    """Cards another has drawn and not yet kept."""
    waiting = t.m[DRAWN + other]
    if waiting == 0:
        return
    fresh: i64 = 0
    shift: i64 = 0
    while waiting:
        at = pick(t, d)
        fresh |= KIND_AT[at] + 1 << shift
        shift += 8
        waiting >>= 8
    t.m[DRAWN + other] = fresh


def put_on_top(t: Table, seat: Seat, d: vec[i64]) -> None:
    """A card somebody else has put on the deck: a hazy one if any is left, else any."""
    m = t.m
    for word in range(i64(WORDS)):
        hazy = m[HAZY + seat * WORDS + word] & d[POOL + word]
        if hazy:
            card = draw_from(t, d, word, hazy)
            m[DECK + word] |= card
            m[TOP] = KIND_AT[word * 64 + bit_of(card)] + 1
            break
    else:
        at = pick(t, d)
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
    if jarls == 0:
        return
    for other in range(t.count):
        if other != seat and m[JARL_HAND + other]:
            wanted = count_bits(m[JARL_HAND + other])
            m[JARL_HAND + other] = 0
            for n in range(wanted):
                rank = below(m, RANDOM, count_bits(jarls))
                rest = jarls
                while rank:
                    rest &= rest - 1
                    rank -= 1
                m[JARL_HAND + other] |= rest & -rest
                jarls &= ~(rest & -rest)
    m[JARL_DECK] = jarls


def seal_anew(t: Table, seat: Seat) -> None:
    """Answers others have sealed are any of those they could have given; what others know of hands stays
    true of the hands dealt."""
    m = t.m
    if m[KNOWING]:
        know_anew(t, seat)
    if m[ANSWERED]:
        return
    out = t.scratch
    for other in range(t.count):
        if other != seat and m[ASKED] & m[GAVE] & bit(other):
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


def promise_second(t: Table, seat: Seat, d: vec[i64]) -> None:
    """VH-303 Who adds two warriors has a second one that fits beside the first."""
    m = t.m
    at = STACK + m[DEPTH] * WIDTH - WIDTH
    if m[DEPTH] == 0 or m[at] != F_ADD or m[at + 1] > PLACE_SECOND or m[at + 2 + HOW_MANY] != 2:
        return
    other = m[at + 2 + ADDER]
    if other == seat or d[ROOM + other] == 0:
        return
    kind = m[at + 2 + FIRST_KIND]
    room = m[at + 2 + SYMBOLS] - SYMBOLS_OF[kind]
    total: i64 = 0
    for word in range(WORD_OF[kind], t.words):
        cards = fitting(kind, room, word)
        if m[HAND + other * WORDS + word] & cards & ~announced(t, other, kind, word):
            return
        total += count_bits(d[POOL + word] & cards)
    if total == 0:
        return
    n = below(m, RANDOM, total)
    for word in range(WORD_OF[kind], t.words):
        cards = d[POOL + word] & fitting(kind, room, word)
        if n < count_bits(cards):
            while n:
                cards &= cards - 1
                n -= 1
            d[POOL + word] &= ~(cards & -cards)
            m[HAND + other * WORDS + word] |= cards & -cards
            d[ROOM + other] -= 1
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
