"""Assigning warriors: CM-501 to CM-506."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_ASSIGN,
    ASK_RUNES,
    E_READY,
    LOAD_FOOD,
    SEND,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.columns import FOOD, SHORE, WEAPONS
from meadhall.games.champions_of_midgard.runes import usable, use_rune
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.bits import bit_of
from meadhall.kernel.flow import NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

TURN: Final = 0  # how many seats after the first one


def assign(t: Table) -> Signal:
    """CM-501, CM-502 In strict order, one warrior or food at a time, as many or few as one likes."""
    if t.answered:
        seat = t.after(t.first_player, t.local(TURN))
        code = t.take(seat)
        verb = verb_of(code)
        if verb == SEND:
            t.send(seat, first(code), second(code))
        elif verb == LOAD_FOOD:
            t.load_food(seat, first(code))
        elif verb == USE_RUNE:
            use_rune(t, seat, first(code))
            return STAY
        else:
            ready(t, seat)
    while t.local(TURN) < t.count:
        seat = t.after(t.first_player, t.local(TURN))
        if t.fights_at(seat):
            if can_send(t, seat) or usable(t, seat):
                return t.ask(seat, ASK_ASSIGN)
            ready(t, seat)
        elif usable(t, seat):
            return t.ask(seat, ASK_RUNES)
        else:
            t.set_local(TURN, t.local(TURN) + 1)
    return NEXT


def ready(t: Table, seat: Seat) -> None:
    t.tell(E_READY, seat)
    t.set_local(TURN, t.local(TURN) + 1)


def can_send(t: Table, seat: Seat) -> bool:
    """Is there a warrior or food that may go somewhere?"""
    places = t.fights_at(seat)
    warriors = t.warriors(seat)
    if warriors == 0 and t.has(seat, FOOD) == 0:
        return False
    while places:
        place = bit_of(places & -places)
        places &= places - 1
        if place >= SHORE:
            if t.room_aboard(place) > 0:
                return True
        elif warriors:
            for weapon in range(i64(WEAPONS)):
                if may_go(t, seat, weapon, place):
                    return True
    return False


def may_go(t: Table, seat: Seat, weapon: i64, place: i64) -> bool:
    """CM-503 to CM-505 On land not with a weapon the enemy resists; on a ship while there is room."""
    if t.at_home(seat, weapon) == 0:
        return False
    if place < SHORE:
        return not t.resists(place) >> weapon & 1
    return t.room_aboard(place) > 0


ASSIGNING: Final[Steps] = (assign,)
