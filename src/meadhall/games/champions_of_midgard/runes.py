"""Runes that may be used at any time: CM-901, CM-905, CM-908, CM-910."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_GIFTS,
    ASK_RUNES,
    ASK_SUCCESS,
    BY_RUNE,
    E_FULFILLED,
    F_GIFTS,
    F_SUCCESS,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.columns import COIN, SHORES
from meadhall.games.champions_of_midgard.parts import (
    ANY_TIME,
    GIFT_COUNT,
    GIFTS,
    KNOWLEDGE,
    SUCCESS,
    WEALTH,
    WEALTH_MOST,
)
from meadhall.games.champions_of_midgard.scoring import worth
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.bits import bit, bit_of
from meadhall.kernel.flow import NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

SEAT: Final = 0


def usable(t: Table, seat: Seat) -> i64:
    """Mask of the runes for any time that would do something (rulings: rune_any_time, rune_in_vain)."""
    ready = t.ready_runes(seat) & ANY_TIME
    if ready == 0:
        return 0
    if t.laid_journeys() & ~t.peeked(seat) == 0:
        ready &= ~bit(KNOWLEDGE)
    if t.destiny_count(seat) == 0:
        ready &= ~bit(SUCCESS)
    if t.has(seat, COIN) == 0:
        ready &= ~bit(WEALTH)
    return ready


def use_rune(t: Table, seat: Seat, rune: i64) -> None:
    t.spend_rune(seat, rune)
    if rune == GIFTS:
        t.push(F_GIFTS, seat, GIFT_COUNT)
    elif rune == KNOWLEDGE:
        study(t, seat)
    elif rune == SUCCESS:
        t.push(F_SUCCESS, seat)
    elif rune == WEALTH:
        gain = t.has(seat, COIN)
        if gain > WEALTH_MOST:
            gain = WEALTH_MOST
        t.gain(seat, COIN, gain, BY_RUNE)


def study(t: Table, seat: Seat) -> None:
    """CM-905 Look at all journeys that lie face down."""
    for shore in range(i64(SHORES)):
        if (t.laid_journeys() & ~t.peeked(seat)) >> shore & 1:
            t.peek(seat, shore)


# -- gifts: locals are the seat and how many are left ------
def receive(t: Table) -> Signal:
    """CM-901 Four of wood, food and coins in any mix."""
    seat = t.local(SEAT)
    if not t.answered:
        if t.local(1) == 0:
            return NEXT
        return t.ask(seat, ASK_GIFTS, t.local(1))
    t.gain(seat, first(t.take(seat)), 1, BY_RUNE)
    t.set_local(1, t.local(1) - 1)
    return STAY


RECEIVING: Final[Steps] = (receive,)


# -- success: local 0 is the seat ------
def fulfil(t: Table) -> Signal:
    """CM-908, CM-1205 Reveal one of your destinies and score it by the standing of this moment."""
    seat = t.local(SEAT)
    if not t.answered:
        if t.destiny_count(seat) > 1:
            return t.ask(seat, ASK_SUCCESS)
        destiny = bit_of(t.destinies(seat))
    else:
        destiny = first(t.take(seat))
    t.show_destiny(seat, destiny)
    glory = worth(t, seat, destiny)
    t.tell(E_FULFILLED, seat, destiny, glory)
    t.gain_glory(seat, glory, BY_RUNE)
    return NEXT


FULFILLING: Final[Steps] = (fulfil,)


# -- a window: local 0 counts the seats that have been asked ------
def window(t: Table) -> Signal:
    """Everybody with a rune for any time may use it (ruling: rune_any_time)."""
    if t.answered:
        seat = t.after(t.first_player, t.local(0))
        code = t.take(seat)
        if verb_of(code) == USE_RUNE:
            use_rune(t, seat, first(code))
            return STAY
        t.set_local(0, t.local(0) + 1)
    while t.local(0) < t.count:
        seat = t.after(t.first_player, t.local(0))
        if usable(t, seat):
            return t.ask(seat, ASK_RUNES)
        t.set_local(0, t.local(0) + 1)
    return NEXT


WINDOW: Final[Steps] = (window,)
