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
    E_PICKED,
    IN_GIFTS,
)
from meadhall.games.blood_rage.columns import (
    PACK_SIZE,
)
from meadhall.games.blood_rage.data import DATA
from meadhall.games.blood_rage.parts import MASK_OF
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import count_bits
from meadhall.kernel.flow import NEXT, Seat, Signal
from meadhall.kernel.listing import first

KEPT: Final[int] = DATA.draft.kept_per_player


def open_deck(t: Table) -> Signal:
    """BR-207, BR-312 The age's deck, without the cards for more players."""
    t.enter_phase(IN_GIFTS)
    t.open_deck()
    return NEXT


def deal(t: Table) -> Signal:
    """BR-312 Eight cards to each; the rest of the deck is out of the game."""
    n = t.local(0)
    if t.answered:
        kind = first(t.take_chance())
        t.deal_card(n // PACK_SIZE, kind)
        t.confide(n // PACK_SIZE, E_DEALT, n // PACK_SIZE, kind)
        n += 1
        t.set_local(0, n)
    if n < t.count * PACK_SIZE:
        return t.ask_chance(ASK_DEAL, n // PACK_SIZE)
    t.close_deck()
    t.set_local(0, 0)
    return NEXT


def first_game(t: Table) -> Signal:
    """BR-315 First-game option: in the first age play with the eight cards dealt."""
    if t.age != 0 or not t.setup.options["first_game"]:
        return NEXT
    for seat in range(t.count):
        for pick in range(i64(PACK_SIZE)):
            t.keep_card(seat, seat, pick, t.pack(seat) & -t.pack(seat))
    t.set_drafted(PACK_SIZE)
    return NEXT


def draft(t: Table) -> Signal:
    """BR-313, BR-314 All keep one card at once and pass the rest left; two players keep two at a time."""
    pick = t.drafted()
    if t.answered:
        for seat in range(t.count):
            kind = first(t.given(seat))
            copies = t.pack(seat) & MASK_OF[kind]
            t.keep_card(seat, pack_before(t, seat, pick), pick, copies & -copies)
            t.confide(seat, E_PICKED, seat, kind)
        t.taken()
        pick += 1
        t.set_drafted(pick)
        if pick < KEPT and pick % picks_a_round(t.count) == 0:
            t.pass_packs()
            t.whisper(t.everyone, E_PASSED_PACK)
    if pick < KEPT:
        return t.ask_all(t.everyone, ASK_DRAFT, pick)
    return NEXT


def leave_over(t: Table) -> Signal:
    """BR-313 The last cards are out of the game; only who held them last has seen them."""
    for seat in range(t.count):
        if t.pack(seat):
            t.confide(seat, E_LEFT_OVER, seat, count_bits(t.pack(seat)))
            t.bury_pack(seat, pack_before(t, seat, KEPT - 1), KEPT)
    return NEXT


def picks_a_round(seats: i64) -> i64:
    """BR-314 Two players keep two cards before they pass."""
    if seats == 2:
        return 2
    return 1


def pack_before(t: Table, seat: Seat, pick: i64) -> i64:
    """Whose pack (by the seat it was dealt to) a seat holds at a pick."""
    return (seat + t.count * PACK_SIZE - pick // picks_a_round(t.count)) % t.count


GIFTS: Final = (open_deck, deal, first_game, draft, leave_over)
