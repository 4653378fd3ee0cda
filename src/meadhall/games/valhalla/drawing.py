"""Drawing, keeping, stealing: how cards come into a hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import ASK_DRAW, ASK_KEEP, ASK_MILL, ASK_STEAL, E_DRAWN, E_KEPT, E_STOLEN
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import DONE, Seat, Signal
from meadhall.kernel.listing import first

# -- draw some, keep some: locals are seat, cards still to draw, cards to keep, why --------------------


def draw_cards(t: Table) -> Signal:
    """VH-301, VH-309 Draw what there is."""
    seat, left = t.pair()
    if t.answered:
        lay_before(t, seat, first(t.take_chance()))
        left -= 1
    return draw_from_deck(t, seat, left)


def draw_from_deck(t: Table, seat: Seat, left: i64) -> Signal:
    """So many more; then some of them are kept."""
    while left > 0 and t.deck_size:
        if t.asks_chance:
            t.set_local(1, left)
            return t.ask_chance(ASK_DRAW, seat)
        lay_before(t, seat, t.turn_up(seat))
        left -= 1
    t.set_local(1, left)
    t.advance()
    return keep_or_discard(t, seat, t.local(2))


def lay_before(t: Table, seat: Seat, kind: i64) -> None:
    """A card drawn waits to be kept or not."""
    t.draw_aside(seat, kind)
    if t.journal is not None:  # else nobody asks why
        t.confide(seat, E_DRAWN, seat, kind, t.local(3))


def keep_cards(t: Table) -> Signal:
    """VH-301, VH-1009 Keep so many, discard the others (ruling: discard_order)."""
    seat = t.local(0)
    keep(t, seat, first(t.take(seat)))
    return keep_or_discard(t, seat, t.local(2) - 1)


def keep_or_discard(t: Table, seat: Seat, left: i64) -> Signal:
    """There is a choice only while some are to be kept and others not."""
    waiting = t.drawn(seat)
    while waiting:
        if left == 0:
            t.discard_drawn(seat, (waiting & 255) - 1, t.local(3))
        elif waiting >> 8 * left:
            t.set_local(2, left)
            return t.ask(seat, ASK_KEEP, left)
        else:
            keep(t, seat, (waiting & 255) - 1)
            left -= 1
        waiting >>= 8
    return DONE


def keep(t: Table, seat: Seat, kind: i64) -> None:
    t.keep_drawn(seat, kind)
    t.confide(seat, E_KEPT, seat, kind)


DRAWING: Final[Steps] = (draw_cards, keep_cards)


# -- draw so many: locals are seat, cards, why ---------------------------------------------------------
def take_cards(t: Table) -> Signal:
    """VH-309 Straight into the hand."""
    seat = t.local(0)
    if t.answered:
        take_up(t, seat, first(t.take_chance()))
    while t.local(1) > 0 and t.deck_size:
        if t.asks_chance:
            return t.ask_chance(ASK_DRAW, seat)
        take_up(t, seat, t.turn_up(seat))
    return DONE


def take_up(t: Table, seat: Seat, kind: i64) -> None:
    t.draw_card(seat, kind)
    t.confide(seat, E_DRAWN, seat, kind, t.local(2))
    t.set_local(1, t.local(1) - 1)


TAKING: Final[Steps] = (take_cards,)


# -- a random card of a hand: locals are thief, victim, why --------------------------------------------
def steal_card(t: Table) -> Signal:
    """VH-722, VH-1029 Only the two see which card it is (ruling: stolen_card)."""
    thief, victim = t.pair()
    if not t.answered:
        if t.hand_size(victim) == 0:
            return DONE
        return t.ask_chance(ASK_STEAL, thief, victim)
    kind = first(t.take_chance())
    t.steal(thief, victim, kind)
    t.whisper(bit(thief) | bit(victim), E_STOLEN, thief, victim, kind, t.local(2))
    return DONE


STEALING: Final[Steps] = (steal_card,)


# -- cards from the top of the deck are lost: local is how many ----------------------------------------
def mill_cards(t: Table) -> Signal:
    """VH-807 Discarded face up, as many as there are."""
    if t.answered:
        t.mill(first(t.take_chance()))
        t.set_local(0, t.local(0) - 1)
    if t.local(0) > 0 and t.deck_size:
        return t.ask_chance(ASK_MILL)
    return DONE


MILLING: Final[Steps] = (mill_cards,)
