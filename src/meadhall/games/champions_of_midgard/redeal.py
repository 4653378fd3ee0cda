"""Dealing again what a seat cannot see, so that it fits all that the seat knows.

Journeys that lie face down are any of those not seen, but for those the seat has looked at.

Destinies: a card the seat has never seen may be in any place it cannot see. A card it has itself put
under the deck is still there, or was taken by somebody who has drawn from under the deck since (ruling:
destiny_under). The later it was put there, the fewer such places there are, and each set of places holds
the next: so the cards are dealt from the latest to the earliest, each to any place left for it, and the
unseen ones last. Nothing here reads the truth beyond what the seat could tell itself: two tables that look
alike to a seat are dealt again alike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.champions_of_midgard.columns import (
    DESTINIES,
    DESTINY,
    DRAWN,
    DRAWN_COUNT,
    FROM_UNDER,
    JOURNEY,
    JOURNEY_DECK,
    JOURNEYS,
    KNOWN,
    LAID,
    OPENED,
    PEEKED,
    PUT,
    PUT_BACK,
    SEATS,
    SHORES,
    TAKE,
    TAKER,
    TOP,
    TOP_SIZE,
    UNDER,
    UNDER_SIZE,
    VISIT,
    VISITS,
)
from meadhall.games.champions_of_midgard.parts import ALL_DESTINIES
from meadhall.games.champions_of_midgard.table import Table
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.chance import below
from meadhall.kernel.flow import NOBODY, RANDOM, Seat
from meadhall.kernel.rows import ints

# places of a destiny: taken at a visit (its number), looked at now, never drawn, under the deck
LOOKED_AT: Final = VISITS
NEVER_DRAWN: Final = VISITS + 1
UNDERNEATH: Final = VISITS + 2
KINDS: Final = VISITS + 3
# the sheet a deal is worked out on, one for all: a new one would take a tenth of the time
ROOM: Final = 0  # [place], cards to deal there
GOT: Final = ROOM + KINDS  # [place], mask of the cards dealt
SHEET: Final[vec[i64]] = ints([0] * (GOT + KINDS))

COUNT_AT: Final = 4 * DESTINIES


def listings() -> vec[i64]:
    """[set of destinies], the number of each in four bits, the lowest first; above them, how many."""
    found = []
    for cards in range(1 << DESTINIES):
        numbers = [destiny for destiny in range(DESTINIES) if cards >> destiny & 1]
        found.append(sum([n << 4 * i for i, n in enumerate(numbers)]) | len(numbers) << COUNT_AT)
    return ints(found)


LISTED: Final[vec[i64]] = listings()


def redeal(t: Table, seat: Seat) -> None:
    redeal_journeys(t, seat)
    redeal_destinies(t, seat)


# -- journeys ---------------------------------------------------------------------------------------
def redeal_journeys(t: Table, seat: Seat) -> None:
    m = t.m
    hidden = m[LAID] & ~m[PEEKED + seat]
    if hidden == 0:
        return
    left: i64 = 0
    for shore in range(i64(SHORES)):
        if hidden >> shore & 1:
            m[JOURNEY_DECK + m[JOURNEY + shore] - 1] += 1
    for journey in range(i64(JOURNEYS)):
        left += m[JOURNEY_DECK + journey]
    for shore in range(i64(SHORES)):
        if hidden >> shore & 1:
            m[JOURNEY + shore] = draw_journey(t, left) + 1
            left -= 1
    for other in range(t.count):
        if m[PEEKED + other] & hidden:
            know_journeys(t, other, m[PEEKED + other] & hidden)


def know_journeys(t: Table, seat: Seat, shores: i64) -> None:
    """Somebody has looked at what was dealt there."""
    m = t.m
    for shore in range(i64(SHORES)):
        if shores >> shore & 1:
            m[KNOWN + seat] &= ~(bit(shore * 4) * 15)
            m[KNOWN + seat] |= m[JOURNEY + shore] << shore * 4


def draw_journey(t: Table, left: i64) -> i64:
    n = below(t.m, RANDOM, left)
    journey: i64 = 0
    while n >= t.m[JOURNEY_DECK + journey]:
        n -= t.m[JOURNEY_DECK + journey]
        journey += 1
    t.m[JOURNEY_DECK + journey] -= 1
    return journey


# -- destinies --------------------------------------------------------------------------------------
def redeal_destinies(t: Table, seat: Seat) -> None:
    m = t.m
    unseen = ALL_DESTINIES & ~(m[OPENED] | m[DESTINY + seat] | m[DRAWN + seat])
    if unseen == 0:
        return
    d = SHEET
    for i in range(i64(GOT + KINDS)):
        d[i] = 0
    looker = count_places(t, seat, d)
    if m[PUT + seat]:
        unseen = lay_known(t, seat, d, unseen)
    for visit in range(i64(1), m[VISIT] + 1):
        if d[ROOM + visit]:
            unseen = fill(t, d, visit, unseen)
    unseen = fill(t, d, LOOKED_AT, unseen)
    unseen = fill(t, d, UNDERNEATH, unseen)
    d[GOT + NEVER_DRAWN] = unseen
    hand_out(t, seat, d, looker)
    if has_put_back(t):
        remember(t, seat)


def lay_known(t: Table, seat: Seat, d: vec[i64], unseen: i64) -> i64:
    """The cards the seat put under the deck, the latest first; returns those it has never seen."""
    m = t.m
    visit = m[VISIT]
    while visit > 0:
        if m[TAKER + visit] == seat and m[PUT_BACK + visit]:
            for destiny in range(i64(DESTINIES)):
                if unseen >> destiny & 1 and m[PUT + seat] >> destiny * 4 & 15 == visit:
                    unseen &= ~bit(destiny)
                    lay(d, bit(destiny), place_after(t, d, visit))
        visit -= 1
    return unseen


def count_places(t: Table, seat: Seat, d: vec[i64]) -> Seat:
    """How many cards the seat cannot see are in each place; returns who looks at some now, or nobody."""
    m = t.m
    looker: i64 = NOBODY
    last = m[VISIT]
    if m[DRAWN_COUNT]:
        looker = m[TAKER + last]
        last -= 1
        if looker != seat:
            d[ROOM + LOOKED_AT] = m[DRAWN_COUNT]
    elif last and is_open_visit(t):
        last -= 1
    for visit in range(i64(1), last + 1):
        if m[TAKER + visit] != seat and not m[OPENED] >> m[TAKE + visit] & 1:
            d[ROOM + visit] = 1
    d[ROOM + NEVER_DRAWN] = m[TOP_SIZE]
    d[ROOM + UNDERNEATH] = m[UNDER_SIZE]
    return looker


def is_open_visit(t: Table) -> bool:
    """Has somebody come to the sage and drawn nothing yet? Then nothing was taken at the last visit."""
    taken: i64 = 0
    for seat in range(t.count):
        taken += t.destiny_count(seat)
    return taken < t.m[VISIT]


def place_after(t: Table, d: vec[i64], visit: i64) -> i64:
    """One of the places left for a card put under the deck at a visit, each as likely."""
    m = t.m
    total = d[ROOM + UNDERNEATH]
    for later in range(visit + 1, m[VISIT] + 1):
        if m[FROM_UNDER + later]:
            total += d[ROOM + later]
    total += looked_at_from_under(t, d)
    n = below(m, RANDOM, total)
    for later in range(visit + 1, m[VISIT] + 1):
        if m[FROM_UNDER + later] and d[ROOM + later]:
            if n == 0:
                return later
            n -= 1
    if n < looked_at_from_under(t, d):
        return LOOKED_AT
    return UNDERNEATH


def looked_at_from_under(t: Table, d: vec[i64]) -> i64:
    """Cards now looked at that came from under the deck and are not dealt yet."""
    n = t.m[FROM_UNDER + t.m[VISIT]] - count_bits(d[GOT + LOOKED_AT])
    if d[ROOM + LOOKED_AT] == 0 or n < 0:
        return 0
    return n


def fill(t: Table, d: vec[i64], place: i64, cards: i64) -> i64:
    """Deal a place what it still needs; returns the cards left."""
    while d[ROOM + place]:
        card = any_of(t, cards)
        cards &= ~card
        lay(d, card, place)
    return cards


def lay(d: vec[i64], card: i64, place: i64) -> None:
    d[ROOM + place] -= 1
    d[GOT + place] |= card


def any_of(t: Table, cards: i64) -> i64:
    """One of the cards, each as likely."""
    listed = LISTED[cards]
    n = below(t.m, RANDOM, listed >> COUNT_AT)
    return bit(listed >> 4 * n & 15)


def hand_out(t: Table, seat: Seat, d: vec[i64], looker: Seat) -> None:
    m = t.m
    m[TOP] = d[GOT + NEVER_DRAWN]
    m[UNDER] = d[GOT + UNDERNEATH]
    for other in range(t.count):
        if other != seat:
            m[DESTINY + other] &= m[OPENED]
            m[DRAWN + other] = 0
    if looker != NOBODY and looker != seat:
        m[DRAWN + looker] = d[GOT + LOOKED_AT]
    for visit in range(i64(1), m[VISIT] + 1):
        if d[GOT + visit]:
            m[TAKE + visit] = bit_of(d[GOT + visit])
            m[DESTINY + m[TAKER + visit]] |= d[GOT + visit]


def has_put_back(t: Table) -> bool:
    """Has anything ever gone under the deck?"""
    m = t.m
    if m[UNDER_SIZE]:
        return True
    for visit in range(i64(1), m[VISIT] + 1):
        if m[PUT_BACK + visit]:
            return True
    return False


def remember(t: Table, seat: Seat) -> None:
    """What the others put under the deck: any cards that may have been there."""
    m = t.m
    for other in range(i64(SEATS)):
        if other != seat:
            m[PUT + other] = 0
    for visit in range(i64(1), m[VISIT] + 1):
        other = m[TAKER + visit]
        if other != seat and m[PUT_BACK + visit]:
            cards = may_have_lain(t, visit) & ~(m[DESTINY + other] | m[DRAWN + other])
            for n in range(m[PUT_BACK + visit]):
                if cards:
                    card = any_of(t, cards)
                    cards &= ~card
                    at = bit_of(card) * 4
                    m[PUT + other] &= ~(bit(at) * 15)
                    m[PUT + other] |= visit << at


def may_have_lain(t: Table, visit: i64) -> i64:
    """Cards that may have been under the deck after a visit."""
    m = t.m
    cards = m[UNDER]
    for later in range(visit + 1, m[VISIT] + 1):
        if m[FROM_UNDER + later]:
            if later == m[VISIT] and m[DRAWN_COUNT]:
                cards |= m[DRAWN + m[TAKER + later]]
            else:
                cards |= bit(m[TAKE + later])
    return cards
