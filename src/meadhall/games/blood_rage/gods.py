"""Gods of Asgard: two gods stand on the board and move on after a pillage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import ASK_GOD, ASK_GOD_AT, ASK_MOVE_GOD, E_GOD, E_GOD_MOVED
from meadhall.games.blood_rage.columns import PROVINCES
from meadhall.games.blood_rage.parts import GODS_IN_PLAY
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NEXT, NOBODY, STAY, Signal
from meadhall.kernel.listing import first

# -- the gods come: the local counts draws, a god and its province in turn -----------------------------


def gods_leave(t: Table) -> Signal:
    """At the start of each age the gods are drawn anew (ruling: gods_redrawn)."""
    for i in range(i64(GODS_IN_PLAY)):
        t.set_god(i, NOBODY, NOBODY)
    return NEXT


def gods_come(t: Table) -> Signal:
    n = t.local(0)
    at = n >> 1
    if not t.answered:
        if at == GODS_IN_PLAY or god_seats(t) == 0:
            return NEXT
        if n & 1:
            return t.ask_chance(ASK_GOD_AT, t.god(at))
        return t.ask_chance(ASK_GOD)
    drawn = first(t.take_chance())
    if n & 1:
        t.set_god(at, t.god(at), drawn)
        t.tell(E_GOD, t.god(at), drawn)
    else:
        t.set_god(at, drawn, NOBODY)
    t.set_local(0, n + 1)
    return STAY


GODS_COME: Final = (gods_leave, gods_come)


def god_roads(t: Table) -> i64:
    """Mask of the provinces a god may move to: not pillaged, not destroyed, without a god."""
    taken = t.pillaged() | t.destroyed()
    for i in range(i64(GODS_IN_PLAY)):
        if t.god_place(i) >= 0:
            taken |= bit(t.god_place(i))
    return ~taken & (1 << PROVINCES) - 1


def god_seats(t: Table) -> i64:
    """Mask of the provinces a god may be drawn to: their tokens are in the box, and they still stand."""
    return t.spare_tokens() & god_roads(t)


def move_god(t: Table) -> Signal:
    """After a pillage attempt, successful or not, the raider moves the god who stands there."""
    raider = t.local(0)
    province = t.local(1)
    if t.god_at(province) == NOBODY:
        return NEXT
    if not t.answered:
        if god_roads(t) == 0:
            return NEXT
        return t.ask(raider, ASK_MOVE_GOD, t.god_at(province), province)
    target = first(t.take(raider))
    for i in range(i64(GODS_IN_PLAY)):
        if t.god_place(i) == province:
            t.tell(E_GOD_MOVED, t.god(i), target)
            t.set_god(i, t.god(i), target)
            return NEXT
    return NEXT
