"""Gods' Gifts: BR-311 to BR-316, the deal and the draft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_DEAL,
    ASK_DRAFT,
    E_DEALT,
    E_LEFT_OVER,
    E_PASSED_PACK,
    E_PHASE,
    E_PICKED,
    IN_GIFTS,
)
from meadhall.games.blood_rage.columns import (
    AGE,
    AGES,
    BURIED,
    CLANS,
    DECK,
    GONE,
    ORIGIN,
    PACK,
    PACK_SIZE,
    PHASE,
    ROUND,
)
from meadhall.games.blood_rage.data import DATA
from meadhall.games.blood_rage.parts import MASK_OF
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.flow import NEXT, Seat, Signal
from meadhall.kernel.listing import first

KEPT: Final[int] = DATA.draft.kept_per_player


def open_deck(t: Table) -> Signal:
    """BR-207, BR-312 The age's deck, without the cards for more players."""
    t.m[PHASE] = IN_GIFTS
    t.tell(E_PHASE, IN_GIFTS)
    t.m[DECK] = t.dealt_from(t.age)
    t.m[ROUND] = 0
    for i in range(i64(CLANS * PACK_SIZE)):
        t.m[ORIGIN + i] = 0
    return NEXT


def deal(t: Table) -> Signal:
    """BR-312 Eight cards to each; the rest of the deck is out of the game."""
    n = t.local(0)
    if t.answered:
        deal_card(t, n // PACK_SIZE, first(t.take_chance()))
        n += 1
        t.set_local(0, n)
    if n < t.count * PACK_SIZE:
        return t.ask_chance(ASK_DEAL, n // PACK_SIZE)
    t.m[GONE + t.m[AGE]] |= t.m[DECK]
    t.m[DECK] = 0
    t.set_local(0, 0)
    return NEXT


def deal_card(t: Table, seat: Seat, kind: i64) -> None:
    copies = t.m[DECK] & MASK_OF[kind]
    card = copies & -copies
    t.m[DECK] &= ~card
    t.m[PACK + seat] |= card
    t.whisper(bit(seat), E_DEALT, seat, kind)


def first_game(t: Table) -> Signal:
    """BR-315 First-game option: in the first age play with the eight cards dealt."""
    if t.m[AGE] != 0 or not t.setup.options["first_game"]:
        return NEXT
    for seat in range(t.count):
        for pick in range(i64(PACK_SIZE)):
            keep(t, seat, seat, pick, t.m[PACK + seat] & -t.m[PACK + seat])
    t.m[ROUND] = PACK_SIZE
    return NEXT


def draft(t: Table) -> Signal:
    """BR-313, BR-314 All keep one card at once and pass the rest left; two players keep two at a time."""
    if t.answered:
        for seat in range(t.count):
            kind = first(t.given(seat))
            cards = t.m[PACK + seat] & MASK_OF[kind]
            keep(t, seat, pack_before(t, seat, t.m[ROUND]), t.m[ROUND], cards & -cards)
            t.whisper(bit(seat), E_PICKED, seat, kind)
        t.taken()
        t.m[ROUND] += 1
        if t.m[ROUND] < KEPT and t.m[ROUND] % picks_a_round(t.count) == 0:
            pass_packs(t)
    if t.m[ROUND] < KEPT:
        return t.ask_all(t.everyone, ASK_DRAFT, t.m[ROUND])
    return NEXT


def leave_over(t: Table) -> Signal:
    """BR-313 The last cards are out of the game; only who held them last has seen them."""
    age = t.m[AGE]
    for seat in range(t.count):
        cards = t.m[PACK + seat]
        if cards:
            t.whisper(bit(seat), E_LEFT_OVER, seat, count_bits(cards))
        origin = ORIGIN + pack_before(t, seat, KEPT - 1) * PACK_SIZE + KEPT
        t.m[GONE + age] |= cards
        t.m[BURIED + seat * AGES + age] |= cards
        t.m[PACK + seat] = 0
        while cards:
            t.m[origin] = bit_of(cards & -cards) + 1
            origin += 1
            cards &= cards - 1
    return NEXT


def keep(t: Table, seat: Seat, pack: i64, pick: i64, card: i64) -> None:
    """Into the hand, noting out of which pack and when it came."""
    t.m[PACK + seat] &= ~card
    t.m[ORIGIN + pack * PACK_SIZE + pick] = bit_of(card) + 1
    t.add_to_hand(seat, t.m[AGE], card)


def picks_a_round(seats: i64) -> i64:
    """BR-314 Two players keep two cards before they pass."""
    if seats == 2:
        return 2
    return 1


def pack_before(t: Table, seat: Seat, pick: i64) -> i64:
    """Whose pack (by the seat it was dealt to) a seat holds at a pick."""
    return (seat + t.count * PACK_SIZE - pick // picks_a_round(t.count)) % t.count


def pass_packs(t: Table) -> None:
    last = t.m[PACK + t.count - 1]
    seat = t.count - 1
    while seat > 0:
        t.m[PACK + seat] = t.m[PACK + seat - 1]
        seat -= 1
    t.m[PACK] = last
    t.whisper(t.everyone, E_PASSED_PACK)


GIFTS: Final = (open_deck, deal, first_game, draft, leave_over)
