"""The built hand (VH-902), and the swap of a starting hand against a monster (VH-802)."""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.asks import (
    ASK_BUILD,
    ASK_FILL,
    ASK_REVEAL,
    ASK_SWAP,
    BY_SETUP,
    E_FILLED,
    E_LAID,
    E_REVEALED,
    E_SWAPPED,
    F_TAKE,
    LAY,
    SWAP,
)
from meadhall.games.valhalla.data import VARIANT
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.bits import count_bits
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

BUILT: Final = VARIANT["hand_draft"]
HAND: Final[int] = BUILT.start_cards
AT_FIRST: Final[int] = BUILT.reserve_start
REFILL: Final[int] = BUILT.reserve_refill

# -- building a hand: locals are cards still to reveal, whose turn, and 1 once the last one has laid
TO_REVEAL: Final = 0
WHOSE: Final = 1
LAST_LAID: Final = 2


def open_reserve(t: Table) -> Signal:
    t.set_local(TO_REVEAL, AT_FIRST)
    return NEXT


def reveal(t: Table) -> Signal:
    """VH-902 Cards are turned up into the common reserve."""
    if t.answered:
        kind = first(t.take_chance())
        t.reveal_card(kind)
        t.tell(E_REVEALED, kind)
        t.set_local(TO_REVEAL, t.local(TO_REVEAL) - 1)
    if t.local(TO_REVEAL) > 0 and t.deck_size:
        return t.ask_chance(ASK_REVEAL, 1)
    return NEXT


def lay_or_finish(t: Table) -> Signal:
    """VH-902 In turn: lay a card into the reserve, or finish."""
    seat = t.after(t.first_player, t.local(WHOSE))
    if not t.answered:
        if t.has_finished(seat):
            return next_one(t)
        return t.ask(seat, ASK_BUILD)
    code = t.take(seat)
    if verb_of(code) == LAY:
        t.lay_into_reserve(seat, first(code))
        t.tell(E_LAID, seat, first(code))
        if is_last(t):
            t.set_local(LAST_LAID, 1)
            return STAY
        return next_one(t)
    return NEXT


def next_one(t: Table) -> Signal:
    t.set_local(WHOSE, t.local(WHOSE) + 1)
    if t.local(WHOSE) == t.count:
        t.set_local(WHOSE, 0)
    return STAY


def is_last(t: Table) -> bool:
    return count_bits(t.finished()) == t.count - 1


def may_lay(t: Table, seat: Seat) -> bool:
    """VH-902 The last one left may lay once more."""
    return t.hand_size(seat) > 0 and not (is_last(t) and t.local(LAST_LAID))


def fill_up(t: Table) -> Signal:
    """VH-902 Who finishes fills the hand up to five from the reserve; then two more are revealed."""
    seat = t.after(t.first_player, t.local(WHOSE))
    if t.answered:
        kind = first(t.take(seat))
        t.fill_hand(seat, kind)
        t.tell(E_FILLED, seat, kind)
    if t.hand_size(seat) < HAND:
        return t.ask(seat, ASK_FILL)
    t.finish(seat)
    if count_bits(t.finished()) == t.count:
        t.discard_reserve()
        return DONE
    next_one(t)
    t.set_local(TO_REVEAL, REFILL)
    return t.goto(REVEAL)


BUILDING: Final[Steps] = (open_reserve, reveal, lay_or_finish, fill_up)
REVEAL: Final[int] = BUILDING.index(reveal)


# -- the swap: locals are whose turn (from the first player), how many cards were put aside ------------
def put_aside(t: Table) -> Signal:
    """VH-802 Any cards may be swapped, once."""
    if t.local(0) == t.count:
        return DONE
    seat = t.after(t.first_player, t.local(0))
    if not t.answered:
        return t.ask(seat, ASK_SWAP, t.local(1))
    code = t.take(seat)
    if verb_of(code) == SWAP:
        t.set_hand_card_aside(seat, first(code))
        t.set_local(1, t.local(1) + 1)
        return STAY
    t.tell(E_SWAPPED, seat, t.local(1))
    t.push(F_TAKE, seat, t.local(1), BY_SETUP)
    return NEXT


def shuffle_back(t: Table) -> Signal:
    """VH-802 As many new ones were drawn; then the others are shuffled into the deck."""
    t.return_drawn(t.after(t.first_player, t.local(0)))
    t.set_local(0, t.local(0) + 1)
    t.set_local(1, 0)
    return t.goto(0)


SWAPPING: Final[Steps] = (put_aside, shuffle_back)
