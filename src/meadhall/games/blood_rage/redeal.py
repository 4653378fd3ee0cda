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

# places of a class: taken by a seat, in a pack (or left over by its last holder), never dealt
HELD: Final = CLANS
UNDEALT: Final = 2 * CLANS
WAYS: Final = UNDEALT + 1
PAST: Final = 16  # the class of cards kept from past ages
CLASSES: Final = 17
VIEWS: Final = 3  # times a seat may see one pack
NEVER: Final = -1

# the sheet a deal is worked out on
POOL: Final = 0  # [class], cards whose place the seat does not know
QUESTS: Final = POOL + CLASSES  # [class], how many of them are quests
ROOM: Final = QUESTS + CLASSES  # [class * WAYS + way], places to fill
FOUND: Final = ROOM + CLASSES * WAYS  # [class * WAYS + way], cards there, first those the seat knows of
WANTED: Final = FOUND + CLASSES * WAYS  # [class * CLANS + seat], quests that must go there
SHEET_SIZE: Final = WANTED + CLASSES * CLANS
BLANK: Final[vec[i64]] = vec[i64]([0] * SHEET_SIZE)


def redeal(t: Table, seat: Seat) -> None:
    m = t.m
    if m[PHASE] == IN_SETUP:
        return
    d = BLANK[:]
    past = m[AGE]
    if m[PHASE] > IN_DISCARD:
        past += 1
    if past > AGES:
        past = AGES
    drafted = past == m[AGE] and past < AGES
    if drafted:
        sort_places(t, seat, d)
    count_kept(t, seat, d, past)
    place_quests(t, seat, d, past)
    if drafted:
        fill_places(t, d)
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


def class_of(seat: Seat, pack: i64, moment: i64, seats: i64) -> i64:
    """The class of a card that left a pack in the given round, or was still in it: which view of the
    pack, if any, was the seat's last before that."""
    first_view = (seat + seats - pack) % seats
    if moment < first_view:
        return 0
    return 1 + pack * VIEWS + (moment - first_view) // seats


def sort_places(t: Table, seat: Seat, d: vec[i64]) -> None:
    """Put every card of this age into its class, and count the places to fill."""
    m = t.m
    seats = t.count
    age = m[AGE]
    known = located(t, seat, age)
    dealt: i64 = 0
    kept = m[ROUND]
    swaps = kept <= KEPT  # otherwise the first-game option: packs stay with their owners
    c = picks_a_round(seats)
    last_round = KEPT // c - 1
    for pack in range(seats):
        for pick in range(i64(PACK_SIZE)):
            taken = m[ORIGIN + pack * PACK_SIZE + pick]
            if taken == 0:
                continue
            card = bit(taken - 1)
            dealt |= card
            way = pack
            group: i64 = 0
            if swaps:
                moment = pick // c
                if pick < KEPT:
                    way = (pack + moment) % seats
                    group = class_of(seat, pack, moment, seats)
                else:
                    way = HELD + (pack + last_round) % seats
                    group = class_of(seat, pack, last_round, seats)
            enter(d, group, way, card, known)
        if m[PHASE] == IN_GIFTS:
            moment = kept // c
            if moment > last_round:
                moment = last_round
            holder = (pack + moment) % seats
            cards = m[PACK + holder]
            dealt |= cards
            group = class_of(seat, pack, moment, seats)
            while cards:
                enter(d, group, HELD + holder, cards & -cards, known)
                cards &= cards - 1
    cards = m[FULL + age] & ~dealt
    d[POOL] |= cards & ~known
    d[ROOM + UNDEALT] = count_bits(cards & ~known)


def enter(d: vec[i64], group: i64, way: i64, card: i64, known: i64) -> None:
    at = group * WAYS + way
    if card & known:
        d[FOUND + at] |= card
    else:
        d[POOL + group] |= card
        d[ROOM + at] += 1


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
def place_quests(t: Table, seat: Seat, d: vec[i64], past: i64) -> None:
    """Reserve, for every quest others have laid, a quest among the cards they may have."""
    m = t.m
    units: i64 = 0
    for other in range(t.count):
        if other != seat and m[LAID_SIZE + other]:
            units |= missing_quests(t, other) << other * 8
    if units == 0:
        return
    age = m[AGE]
    if age < AGES:
        for group in range(i64(PAST)):
            d[QUESTS + group] = count_bits(d[POOL + group] & QUEST_CARDS[age])
    for old in range(past):
        d[QUESTS + PAST] += count_bits(m[FULL + old] & ~located(t, seat, old) & QUEST_CARDS[old])
    settle(d, units, below(m, RANDOM, CLASSES))


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
    n = below(t.m, RANDOM, count_bits(cards))
    while n:
        cards &= cards - 1
        n -= 1
    return cards & -cards


def fill_places(t: Table, d: vec[i64]) -> None:
    """Shuffle each class over its places, and note which pack each card came from."""
    quests = QUEST_CARDS[t.m[AGE]]
    for group in range(i64(PAST)):
        if d[POOL + group] == 0:
            continue
        for other in range(i64(CLANS)):
            for n in range(d[WANTED + group * CLANS + other]):
                take(t, d, group, other, d[POOL + group] & quests)
        for way in range(i64(UNDEALT)):
            for n in range(d[ROOM + group * WAYS + way]):
                take(t, d, group, way, d[POOL + group])
        d[FOUND + group * WAYS + UNDEALT] |= d[POOL + group]


def take(t: Table, d: vec[i64], group: i64, way: i64, choice: i64) -> None:
    card = pick(t, choice)
    d[POOL + group] &= ~card
    d[FOUND + group * WAYS + way] |= card


def hand_out(t: Table, seat: Seat, d: vec[i64], past: i64, drafted: bool) -> None:
    """Lay the cards out anew: hands, packs, quests, what is out of the game."""
    m = t.m
    age = m[AGE]
    fresh = vec[i64]([0, 0, 0, 0, 0])
    if drafted:
        write_origins(t, seat, d)
        known = located(t, seat, age)
        for other in range(t.count):
            held: i64 = 0
            for group in range(i64(PAST)):
                fresh[other] |= d[FOUND + group * WAYS + other] & ~known
                held |= d[FOUND + group * WAYS + HELD + other]
            if other != seat:
                if m[PHASE] == IN_GIFTS:
                    m[PACK + other] = held
                else:
                    m[BURIED + other * AGES + age] = held
    kept = keep_anew(t, seat, d, past)
    for other in range(t.count):
        if other != seat:
            lay_out(t, other, fresh[other], kept, past, drafted)
    for a in range(i64(AGES)):
        if a <= age:
            clear_away(t, a)


def write_origins(t: Table, seat: Seat, d: vec[i64]) -> None:
    """Each place of a class gets the lowest of the cards found for it."""
    m = t.m
    seats = t.count
    swaps = m[ROUND] <= KEPT
    c = picks_a_round(seats)
    last_round = KEPT // c - 1
    rest = d[FOUND:ROOM_AFTER]
    for pack in range(seats):
        for pick_number in range(i64(PACK_SIZE)):
            at = ORIGIN + pack * PACK_SIZE + pick_number
            if m[at] == 0:
                continue
            way = pack
            group: i64 = 0
            if swaps:
                moment = pick_number // c
                if pick_number < KEPT:
                    way = (pack + moment) % seats
                    group = class_of(seat, pack, moment, seats)
                else:
                    way = HELD + (pack + last_round) % seats
                    group = class_of(seat, pack, last_round, seats)
            cards = rest[group * WAYS + way]
            m[at] = bit_of(cards & -cards) + 1
            rest[group * WAYS + way] = cards & (cards - 1)


ROOM_AFTER: Final = WANTED


def keep_anew(t: Table, seat: Seat, d: vec[i64], past: i64) -> vec[i64]:
    """[seat * AGES + age], the card each of the others kept from a past age."""
    m = t.m
    kept = vec[i64]([0] * (CLANS * AGES))
    pools = vec[i64]([0, 0, 0])
    for age in range(past):
        pools[age] = m[FULL + age] & ~located(t, seat, age)
    for other in range(t.count):
        for n in range(d[WANTED + PAST * CLANS + other]):
            draw_past(t, kept, pools, other, past, True)
    for other in range(t.count):
        for n in range(d[ROOM + PAST * WAYS + other]):
            draw_past(t, kept, pools, other, past, False)
    return kept


def draw_past(t: Table, kept: vec[i64], pools: vec[i64], other: Seat, past: i64, quest: bool) -> None:
    total: i64 = 0
    for age in range(past):
        total += count_bits(choice_of(pools, age, quest))
    n = below(t.m, RANDOM, total)
    for age in range(past):
        choice = choice_of(pools, age, quest)
        size = count_bits(choice)
        if n < size:
            while n:
                choice &= choice - 1
                n -= 1
            card = choice & -choice
            pools[age] &= ~card
            kept[other * AGES + age] |= card
            return
        n -= size


def choice_of(pools: vec[i64], age: i64, quest: bool) -> i64:
    if quest:
        return pools[age] & QUEST_CARDS[age]
    return pools[age]


def lay_out(t: Table, other: Seat, fresh: i64, kept: vec[i64], past: i64, drafted: bool) -> None:
    """Part a clan's cards between its hand and the quests it has laid."""
    m = t.m
    for age in range(i64(AGES)):
        zone = other * AGES + age
        cards = m[SHOWN + zone]
        if age < past:
            cards |= kept[zone]
            m[BURIED + zone] = 0
        elif age == past and drafted:
            cards |= fresh
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
            while n:
                choice &= choice - 1
                n -= 1
            card = choice & -choice
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
