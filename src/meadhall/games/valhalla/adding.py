"""Adding warriors to a squad: VH-302, VH-303, VH-209, and Tyr cards under them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import ASK_DISMISS, ASK_SECOND, ASK_TYR, F_ADD, PASS, WITH_TYR
from meadhall.games.valhalla.parts import (
    FACE_BITS,
    FACE_MASK,
    FACE_OF,
    FX_OF,
    FX_SKIP,
    MOST_SYMBOLS,
    NEED_OF,
    TYR,
)
from meadhall.games.valhalla.powers import J_ANY_TWO, J_SYMBOLS, SECOND_AMOUNT, TWO_SYMBOLS
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.flow import DONE, NEXT, Seat, Signal
from meadhall.kernel.listing import first, verb_of

# locals: seat, the first warrior, how many, symbols together, the slot of the last one added
SEAT: Final = 0
KIND: Final = 1
HOW_MANY: Final = 2
SYMBOLS: Final = 3
SLOT: Final = 4


def symbol_limit(t: Table, seat: Seat) -> i64:
    """VH-303 Symbols two warriors may have together; a jarl may allow more."""
    limit: i64 = TWO_SYMBOLS
    if t.main(seat) == J_SYMBOLS:
        limit = t.main_amount(seat)
        if t.condition(seat):
            limit = SECOND_AMOUNT[t.jarl(seat)]
    if t.second(seat) == J_ANY_TWO and t.condition(seat):
        limit = MOST_SYMBOLS
    return limit


def add_one(t: Table, seat: Seat, kind: i64) -> Signal:
    """VH-302 The last thing of an action; where there is room, and no Tyr card to lay, it takes no frame."""
    if t.size(seat) < t.squad_limit(seat) and not t.is_on(WITH_TYR):
        t.add_from_hand(seat, kind)
        return DONE
    t.become(F_ADD, seat, kind, 1)
    return make_room(t)


def make_room(t: Table) -> Signal:
    """VH-302, VH-1008 Only the excess is discarded, before anybody is placed; the newcomer is shown."""
    seat = t.local(SEAT)
    if t.answered:
        t.dismiss(seat, first(t.take(seat)))
    if t.size(seat) + t.local(HOW_MANY) > t.squad_limit(seat):
        t.announce(seat, t.local(KIND))
        return t.ask(seat, ASK_DISMISS, t.local(HOW_MANY))
    t.advance()
    return place_first(t)


def place_first(t: Table) -> Signal:
    """VH-302 A warrior from hand."""
    t.set_local(SLOT, t.add_from_hand(t.local(SEAT), t.local(KIND)))
    t.advance()
    if t.is_on(WITH_TYR):
        return bless(t)
    t.advance()
    return place_second(t)


def bless(t: Table) -> Signal:
    """VH-752 A Tyr card may go under the warrior at this moment, one each."""
    seat = t.local(SEAT)
    slot = t.local(SLOT)
    if not t.answered:
        if not t.is_on(WITH_TYR) or not t.could_hold(seat, TYR):
            return NEXT
        return t.ask(seat, ASK_TYR, t.warrior(seat, slot))
    code = t.take(seat)
    if verb_of(code) != PASS:
        t.lay_under(seat, slot, first(code))
    return NEXT


def place_second(t: Table) -> Signal:
    """VH-303 The other warrior of action 2."""
    seat = t.local(SEAT)
    if t.local(HOW_MANY) < 2:
        return DONE
    if not t.answered:
        return t.ask(seat, ASK_SECOND, t.local(KIND))
    t.set_local(SLOT, t.add_from_hand(seat, first(t.take(seat))))
    return NEXT


def fits_under(tyr: i64, warrior: i64) -> bool:
    """VH-1044 A card that spares a symbol goes only under a warrior that shows it."""
    if FX_OF[tyr] != FX_SKIP:
        return True
    return NEED_OF[warrior] >> FACE_OF[tyr] * FACE_BITS & FACE_MASK != 0


ADDING: Final[Steps] = (make_room, place_first, bless, place_second, bless)

# -- the topmost warrior of the discard pile joins: local is the seat ----------------------------------


def make_room_for_one(t: Table) -> Signal:
    """VH-1042 The limit of the squad holds."""
    seat = t.local(SEAT)
    if t.answered:
        t.dismiss(seat, first(t.take(seat)))
        t.set_local(KIND, t.local(KIND) + 1)
    if t.size(seat) >= t.squad_limit(seat):
        return t.ask(seat, ASK_DISMISS, 1)
    return NEXT


def join(t: Table) -> Signal:
    """VH-741 The topmost warrior as the card was played: those dismissed for it lie above."""
    seat = t.local(SEAT)
    at = t.local(HOW_MANY)
    kind = t.pile_at(at)
    t.set_local(SLOT, t.place(seat, kind, t.out_of_pile(at)))
    return NEXT


CALLING: Final[Steps] = (make_room_for_one, join, bless)
