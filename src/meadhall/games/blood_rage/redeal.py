"""Dealing again what a seat cannot see, so that it fits all that the seat knows.

In the draft a seat sees packs come by. Of a pack it saw in one round and sees again (or not) later, it
knows the set of cards that others took or left over in between, but not who took which: those cards are
one *class*. Cards it has never seen are class 0. Within a class any card may be in any of its places, so
each class is shuffled over its places. Quests laid face down are quests, which is seen to first.

Of past ages a seat knows what lies open and what it held or threw away itself; a card another clan kept
is any of the rest. Nothing here reads the truth beyond what the seat could tell itself: two tables that
look alike to a seat are dealt again alike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.blood_rage.asks import IN_DISCARD, IN_GIFTS, IN_SETUP
from meadhall.games.blood_rage.columns import (
    AGE,
    AGES,
    BURIED,
    CLANS,
    DECK,
    DISCARD,
    FULL,
    GONE,
    HAND,
    LAID,
    LAID_SIZE,
    ORIGIN,
    PACK,
    PACK_SIZE,
    PHASE,
    ROUND,
    SHOWN,
    SURE,
    TABLED,
)
from meadhall.games.blood_rage.gifts import KEPT, picks_a_round
from meadhall.games.blood_rage.parts import QUEST_CARDS
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.chance import below
from meadhall.kernel.flow import ANSWERED, ASKED, GAVE, GIVEN, RANDOM, Seat
from meadhall.kernel.rows import ints

# places of a class: taken by a seat, in a pack (or left over by its last holder), never dealt
HELD: Final = CLANS
UNDEALT: Final = 2 * CLANS
WAYS: Final = UNDEALT + 1
PAST: Final = 16  # the class of cards kept from past ages
CLASSES: Final = 17
VIEWS: Final = 3  # times a seat may see one pack

# the sheet a deal is worked out on
POOL: Final = 0  # [class], cards whose place the seat does not know
QUESTS: Final = POOL + CLASSES  # [class], how many of them are quests
ROOM: Final = QUESTS + CLASSES  # [cell], places to fill; a cell is class * WAYS + way
FOUND: Final = ROOM + CLASSES * WAYS  # [cell], cards there, first those the seat knows of
WANTED: Final = FOUND + CLASSES * WAYS  # [class * CLANS + seat], quests that must go there
GOT: Final = WANTED + CLASSES * CLANS  # [way], the cards dealt anew
KNOWN: Final = GOT + WAYS  # [age], cards whose place the seat knows
OLD: Final = KNOWN + AGES  # [age], cards of past ages it does not
KEPT_OLD: Final = OLD + AGES  # [seat * AGES + age], cards of past ages dealt anew
SHEET_SIZE: Final = KEPT_OLD + CLANS * AGES
BLANK: Final[vec[i64]] = ints([0] * SHEET_SIZE)


# -- which class a place belongs to, by the number of seats and the seat that looks --------------------
def class_of(seat: int, pack: int, moment: int, seats: int) -> int:
    """The class of a card that left a pack in the given round, or was still in it: which view of the
    pack, if any, was the seat's last before that."""
    first_view = (seat - pack) % seats
    if moment < first_view:
        return 0
    return 1 + pack * VIEWS + (moment - first_view) // seats


def cells() -> vec[i64]:
    """[((seats * 5 + seat) * 5 + pack) * 8 + pick], the cell of a card taken then, or left over."""
    found = [0] * (6 * CLANS * CLANS * PACK_SIZE)
    for seats in range(2, CLANS + 1):
        rounds = KEPT // picks_a_round(seats)
        for seat in range(seats):
            for pack in range(seats):
                for pick in range(PACK_SIZE):
                    moment = min(pick // int(picks_a_round(seats)), int(rounds) - 1)
                    way = (pack + moment) % seats + (HELD if pick >= KEPT else 0)
                    at = ((seats * CLANS + seat) * CLANS + pack) * PACK_SIZE + pick
                    found[at] = class_of(seat, pack, moment, seats) * WAYS + way
    return ints(found)


CELLS: Final[vec[i64]] = cells()


def cell_of(seats: i64, seat: Seat, pack: i64, pick: i64) -> i64:
    return CELLS[((seats * CLANS + seat) * CLANS + pack) * PACK_SIZE + pick]


def redeal(t: Table, seat: Seat) -> None:
    m = t.m
    if m[PHASE] == IN_SETUP:
        return
    d = BLANK[:]
    past = m[AGE]
    if m[PHASE] > IN_DISCARD and past < AGES:
        past += 1
    for age in range(i64(AGES)):
        if age <= m[AGE]:
            d[KNOWN + age] = located(t, seat, age)
        if age < past:
            d[OLD + age] = m[FULL + age] & ~d[KNOWN + age]
    drafted = past == m[AGE] and past < AGES
    if drafted:
        sort_places(t, seat, d)
    count_kept(t, seat, d, past)
    laid = place_quests(t, seat, d, past)
    if drafted:
        fill_places(t, d, laid)
        write_origins(t, seat, d)
    keep_anew(t, d, past)
    hand_out(t, seat, d, past, drafted)
    seal_anew(t, seat)


# -- what the seat knows --------------------------------------------------------------------------
def located(t: Table, seat: Seat, age: i64) -> i64:
    """The cards of an age whose place the seat knows."""
    m = t.m
    own = seat * AGES + age
    cards = t.public_cards(age) | m[HAND + own] | m[LAID + own] | m[BURIED + own]
    if age == m[AGE]:
        cards |= m[PACK + seat]
    return cards


def packs_stay(t: Table) -> bool:
    """BR-315 The first-game option: each keeps the pack dealt, and nobody sees another."""
    return t.m[ROUND] > KEPT


def sort_places(t: Table, seat: Seat, d: vec[i64]) -> None:
    """Put every card of this age into its class, and count the places to fill."""
    m = t.m
    seats = t.count
    age = m[AGE]
    known = d[KNOWN + age]
    dealt: i64 = 0
    stay = packs_stay(t)
    for pack in range(seats):
        for pick in range(i64(PACK_SIZE)):
            taken = m[ORIGIN + pack * PACK_SIZE + pick]
            if taken == 0:
                break
            card = bit(taken - 1)
            dealt |= card
            cell = pack
            if not stay:
                cell = cell_of(seats, seat, pack, pick)
            enter(d, cell, card, known)
        if m[PHASE] == IN_GIFTS:
            dealt |= sort_pack(t, seat, pack, d)
    cards = m[FULL + age] & ~(dealt | known)
    d[POOL] |= cards
    d[ROOM + UNDEALT] = count_bits(cards)


def sort_pack(t: Table, seat: Seat, pack: i64, d: vec[i64]) -> i64:
    """The cards still in a pack; returns them."""
    m = t.m
    next_pick = m[ROUND]
    if next_pick >= KEPT:
        next_pick = KEPT - 1
    cell = cell_of(t.count, seat, pack, next_pick)
    holder = cell % WAYS
    cards = m[PACK + holder]
    rest = cards
    while rest:
        enter(d, cell + HELD, rest & -rest, d[KNOWN + m[AGE]])
        rest &= rest - 1
    return cards


def enter(d: vec[i64], cell: i64, card: i64, known: i64) -> None:
    if card & known:
        d[FOUND + cell] |= card
    else:
        d[POOL + cell // WAYS] |= card
        d[ROOM + cell] += 1


def count_kept(t: Table, seat: Seat, d: vec[i64], past: i64) -> None:
    """Cards of past ages that others hold and the seat has not seen."""
    m = t.m
    for other in range(t.count):
        if other != seat:
            for age in range(past):
                zone = other * AGES + age
                hidden = (m[HAND + zone] | m[LAID + zone]) & ~m[SHOWN + zone]
                d[ROOM + PAST * WAYS + other] += count_bits(hidden)


# -- quests laid face down ------------------------------------------------------------------------
def place_quests(t: Table, seat: Seat, d: vec[i64], past: i64) -> bool:
    """Reserve, for every quest others have laid, a quest among the cards they may have."""
    m = t.m
    units: i64 = 0
    for other in range(t.count):
        if other != seat and m[LAID_SIZE + other]:
            units |= missing_quests(t, other) << other * 8
    if units == 0:
        return False
    age = m[AGE]
    if age < AGES:
        for group in range(i64(PAST)):
            d[QUESTS + group] = count_bits(d[POOL + group] & QUEST_CARDS[age])
    for old in range(past):
        d[QUESTS + PAST] += count_bits(d[OLD + old] & QUEST_CARDS[old])
    return settle(d, units, below(m, RANDOM, CLASSES))


def missing_quests(t: Table, other: Seat) -> i64:
    """Quests laid by a clan that are none of those all have seen in its hand."""
    seen: i64 = 0
    for age in range(i64(AGES)):
        zone = other * AGES + age
        seen += count_bits(t.m[SHOWN + zone] & ~t.m[SURE + zone] & QUEST_CARDS[age])
    missing = t.m[LAID_SIZE + other] - seen
    if missing < 0:
        return 0
    return missing


def settle(d: vec[i64], units: i64, start: i64) -> bool:
    """Find a class for each quest wanted; a search, for a careless choice may leave another without."""
    if units == 0:
        return True
    other: i64 = 0
    while not units >> other * 8 & 255:
        other += 1
    for n in range(i64(CLASSES)):
        group = (start + n * 5) % CLASSES
        room = group * WAYS + other
        if d[ROOM + room] and d[QUESTS + group]:
            d[ROOM + room] -= 1
            d[QUESTS + group] -= 1
            d[WANTED + group * CLANS + other] += 1
            if settle(d, units - bit(other * 8), start + 3):
                return True
            d[ROOM + room] += 1
            d[QUESTS + group] += 1
            d[WANTED + group * CLANS + other] -= 1
    return False


# -- dealing ----------------------------------------------------------------------------------------
def pick(t: Table, cards: i64) -> i64:
    """One of the cards, each as likely."""
    return nth_card(cards, below(t.m, RANDOM, count_bits(cards)))


def nth_card(cards: i64, n: i64) -> i64:
    while n:
        cards &= cards - 1
        n -= 1
    return cards & -cards


def fill_places(t: Table, d: vec[i64], quests_laid: bool) -> None:
    """Shuffle each class over its places."""
    seats = t.count
    for group in range(1 + seats * VIEWS):
        if d[POOL + group] == 0:
            continue
        cell = group * WAYS
        if quests_laid:
            for other in range(seats):
                for n in range(d[WANTED + group * CLANS + other]):
                    take(t, d, group, other, d[POOL + group] & QUEST_CARDS[t.m[AGE]])
        for way in range(seats):
            for n in range(d[ROOM + cell + way]):
                take(t, d, group, way, d[POOL + group])
        for way in range(i64(HELD), HELD + seats):
            for n in range(d[ROOM + cell + way]):
                take(t, d, group, way, d[POOL + group])


def take(t: Table, d: vec[i64], group: i64, way: i64, choice: i64) -> None:
    card = pick(t, choice)
    d[POOL + group] &= ~card
    d[FOUND + group * WAYS + way] |= card
    d[GOT + way] |= card


def write_origins(t: Table, seat: Seat, d: vec[i64]) -> None:
    """Note which pack each card came from: a place of a class gets the lowest card found for it."""
    m = t.m
    seats = t.count
    stay = packs_stay(t)
    for pack in range(seats):
        for pick_number in range(i64(PACK_SIZE)):
            at = ORIGIN + pack * PACK_SIZE + pick_number
            if m[at] == 0:
                break
            cell = FOUND + pack
            if not stay:
                cell = FOUND + cell_of(seats, seat, pack, pick_number)
            cards = d[cell]
            m[at] = bit_of(cards & -cards) + 1
            d[cell] = cards & (cards - 1)


def keep_anew(t: Table, d: vec[i64], past: i64) -> None:
    """The card each of the others kept from a past age."""
    for other in range(t.count):
        for n in range(d[WANTED + PAST * CLANS + other]):
            draw_old(t, d, other, past, True)
    for other in range(t.count):
        for n in range(d[ROOM + PAST * WAYS + other]):
            draw_old(t, d, other, past, False)


def draw_old(t: Table, d: vec[i64], other: Seat, past: i64, quest: bool) -> None:
    total: i64 = 0
    for age in range(past):
        total += count_bits(old_choice(d, age, quest))
    n = below(t.m, RANDOM, total)
    for age in range(past):
        choice = old_choice(d, age, quest)
        size = count_bits(choice)
        if n < size:
            card = nth_card(choice, n)
            d[OLD + age] &= ~card
            d[KEPT_OLD + other * AGES + age] |= card
            return
        n -= size


def old_choice(d: vec[i64], age: i64, quest: bool) -> i64:
    if quest:
        return d[OLD + age] & QUEST_CARDS[age]
    return d[OLD + age]


def hand_out(t: Table, seat: Seat, d: vec[i64], past: i64, drafted: bool) -> None:
    """Lay the cards out anew: hands, packs, quests, what is out of the game."""
    m = t.m
    age = m[AGE]
    for other in range(t.count):
        if other != seat:
            if drafted:
                if m[PHASE] == IN_GIFTS:
                    m[PACK + other] = d[GOT + HELD + other]
                else:
                    m[BURIED + other * AGES + age] = d[GOT + HELD + other]
            lay_out(t, other, d, past, drafted)
    for a in range(i64(AGES)):
        if a <= age:
            clear_away(t, a)


def lay_out(t: Table, other: Seat, d: vec[i64], past: i64, drafted: bool) -> None:
    """Part a clan's cards between its hand and the quests it has laid."""
    m = t.m
    for age in range(i64(AGES)):
        zone = other * AGES + age
        cards = m[SHOWN + zone]
        if age < past:
            cards |= d[KEPT_OLD + zone]
            m[BURIED + zone] = 0
        elif age == past and drafted:
            cards |= d[GOT + other]
        m[HAND + zone] = cards
        m[LAID + zone] = 0
    for n in range(m[LAID_SIZE + other]):
        lay_one(t, other)


def lay_one(t: Table, other: Seat) -> None:
    """Any quest the clan has, but for those all know to be in its hand."""
    m = t.m
    total: i64 = 0
    for age in range(i64(AGES)):
        zone = other * AGES + age
        total += count_bits(m[HAND + zone] & ~m[SURE + zone] & QUEST_CARDS[age])
    n = below(m, RANDOM, total)
    for age in range(i64(AGES)):
        zone = other * AGES + age
        choice = m[HAND + zone] & ~m[SURE + zone] & QUEST_CARDS[age]
        size = count_bits(choice)
        if n < size:
            card = nth_card(choice, n)
            m[HAND + zone] &= ~card
            m[LAID + zone] |= card
            return
        n -= size


def clear_away(t: Table, age: i64) -> None:
    """What is nowhere else is out of the game, or still in the deck."""
    m = t.m
    cards = m[FULL + age] & ~(m[DISCARD + age] | m[TABLED + age])
    for other in range(t.count):
        zone = other * AGES + age
        cards &= ~(m[HAND + zone] | m[LAID + zone])
        if age == m[AGE]:
            cards &= ~m[PACK + other]
    if age == m[AGE] and m[DECK]:
        m[DECK] = cards
    else:
        m[GONE + age] = cards


def seal_anew(t: Table, seat: Seat) -> None:
    """Answers others have sealed are any of those they could have given."""
    m = t.m
    if m[ANSWERED]:
        return
    out = t.scratch
    for other in range(t.count):
        if other != seat and m[ASKED] & m[GAVE] & bit(other):
            out.clear()
            t.list_options(other, out)
            m[GIVEN + other] = out.codes[below(m, RANDOM, out.n)]
