"""Figures fall: replacement effects first, then Valhalla (BR-112). And a clan raises a stat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_SAVE,
    ASK_STAT,
    BY_PRICE,
    E_RETREATED,
    E_SAVED,
    RETREAT_TO,
    SAVE_ONE,
)
from meadhall.games.blood_rage.columns import (
    MONSTER_SINGLES,
    PROVINCES,
    SINGLES,
    STATS,
)
from meadhall.games.blood_rage.parts import PROTECTION
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

# -- destroy: locals are the first seat asked, the cause, and how many seats have been asked ------------
FIRST_ASKED: Final = 0
CAUSE: Final = 1
DONE_WITH: Final = 2


def offer_rescue(t: Table) -> Signal:
    """Owners may save doomed figures, clockwise from the first (rulings: volur_battle, volur_other,
    protection_scope)."""
    n = t.local(DONE_WITH)
    cause = t.local(CAUSE)
    if not t.answered:
        while n < t.count:
            seat = t.after(t.local(FIRST_ASKED), n)
            if can_rescue(t, seat, cause):
                t.set_local(DONE_WITH, n)
                return t.ask(seat, ASK_SAVE, t.doomed_at, cause)
            n += 1
        return NEXT
    seat = t.after(t.local(FIRST_ASKED), n)
    code = t.take(seat)
    verb = verb_of(code)
    if verb == SAVE_ONE:
        t.pay(seat, t.sum_of(seat, PROTECTION), BY_PRICE)
        t.reprieve(seat, first(code))
        t.tell(E_SAVED, seat, first(code), t.doomed_at)
    elif verb == RETREAT_TO:
        single = t.reprieve(seat, first(code))
        t.tell(E_RETREATED, seat, first(code), t.single_at(seat, single), second(code))
        t.move_single(seat, single, second(code))
    else:
        t.set_local(DONE_WITH, n + 1)
    return STAY


def can_rescue(t: Table, seat: Seat, cause: i64) -> bool:
    if not t.is_doomed(seat):
        return False
    if t.may_pay(seat, cause):
        return True
    for single in range(i64(MONSTER_SINGLES), i64(SINGLES)):
        if t.is_single_doomed(seat, single) and t.may_retreat(seat, single, cause):
            return True
    return t.mystics_may_flee(seat, cause) and refuges(t, cause) != 0


def refuges(t: Table, cause: i64) -> i64:
    """Mask of the provinces next to the doomed one that a mystic could flee to."""
    mask: i64 = 0
    for province in range(i64(PROVINCES)):
        if t.is_adjacent(t.doomed_at, province) and t.has_room(province):
            mask |= bit(province)
    return mask


def bury(t: Table) -> Signal:
    """BR-112 What nobody saved goes to Valhalla."""
    for n in range(t.count):
        t.bury_doomed(t.after(t.local(FIRST_ASKED), n), t.local(CAUSE))
    return NEXT


DESTRUCTION: Final = (offer_rescue, bury)

# -- raise a stat: locals are seat, steps left, stats not to choose (mask), and why -------------------
SEAT: Final = 0
LEFT: Final = 1
BARRED: Final = 2
WHY: Final = 3


def choose_stat(t: Table) -> Signal:
    """BR-392 and card texts: a stat of the owner's choice rises one step (ruling: stat_cap)."""
    seat = t.local(SEAT)
    if not t.answered:
        able = stats_able(t, seat, t.local(BARRED))
        if t.local(LEFT) == 0 or able == 0:
            return NEXT
        if able & able - 1:
            return t.ask(seat, ASK_STAT, t.local(BARRED), t.local(WHY))
        stat: i64 = 0
        while not able >> stat & 1:
            stat += 1
    else:
        stat = first(t.take(seat))
    t.raise_stat(seat, stat, t.local(WHY))
    t.set_local(LEFT, t.local(LEFT) - 1)
    return STAY


def stats_able(t: Table, seat: Seat, barred: i64) -> i64:
    mask: i64 = 0
    for stat in range(i64(STATS)):
        if not barred >> stat & 1 and t.can_rise(seat, stat):
            mask |= bit(stat)
    return mask


RAISING: Final = (choose_stat,)
