"""The sage's house: CM-414, with Dagrun (CM-802) and True Vision (CM-909)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_DESTINY,
    ASK_KEEP,
    ASK_PEEK,
    ASK_VISION,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.parts import DAGRUN, DAGRUN_DRAWS, TRUE_VISION, VISION_DRAWS
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.bits import bit_of, count_bits
from meadhall.kernel.flow import NEXT, Signal
from meadhall.kernel.listing import first, verb_of

# locals are the seat and how many destinies are still to be drawn
SEAT: Final = 0
TO_DRAW: Final = 1


def peek(t: Table) -> Signal:
    """CM-414 Look at one journey that lies face down."""
    seat = t.local(SEAT)
    if not t.answered:
        shores = t.laid_journeys()
        if count_bits(shores) > 1:
            return t.ask(seat, ASK_PEEK)
        shore = bit_of(shores)
    else:
        shore = first(t.take(seat))
    t.peek(seat, shore)
    return NEXT


def look_further(t: Table) -> Signal:
    """CM-802, CM-909 Dagrun draws one more, True Vision two (ruling: vision_before_draw)."""
    seat = t.local(SEAT)
    n: i64 = 1
    if t.leader(seat) == DAGRUN:
        n += DAGRUN_DRAWS
    if not t.answered:
        if t.is_ready(seat, TRUE_VISION) and t.destiny_deck_size() > n:
            return t.ask(seat, ASK_VISION)
    elif verb_of(t.take(seat)) == USE_RUNE:
        t.spend_rune(seat, TRUE_VISION)
        n += VISION_DRAWS
    if n > t.destiny_deck_size():  # CM-1203
        n = t.destiny_deck_size()
    t.set_local(TO_DRAW, n)
    if n:
        t.begin_visit(seat)
    return NEXT


def draw(t: Table) -> Signal:
    """CM-414 Destinies, one at a time."""
    seat = t.local(SEAT)
    if t.answered:
        t.draw_destiny(seat, first(t.take_chance()))
        t.set_local(TO_DRAW, t.local(TO_DRAW) - 1)
    if t.local(TO_DRAW):
        return t.ask_chance(ASK_DESTINY, seat)
    return NEXT


def keep(t: Table) -> Signal:
    """CM-802, CM-909 One is kept, the rest go under the deck."""
    seat = t.local(SEAT)
    if not t.answered:
        if t.drawn_count() == 0:
            return NEXT
        if t.drawn_count() > 1:
            return t.ask(seat, ASK_KEEP)
        t.keep_destiny(seat, bit_of(t.drawn(seat)))
        return NEXT
    t.keep_destiny(seat, first(t.take(seat)))
    return NEXT


SAGE: Final[Steps] = (peek, look_further, draw, keep)
