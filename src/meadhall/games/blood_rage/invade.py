"""Invade: BR-331 to BR-335, and what may follow an invasion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_FOLLOW,
    ASK_PILLAGE_NOW,
    BY_INVASION,
    BY_PRICE,
    E_INVADE,
    F_ATTEMPT,
    F_INVADE,
    FOLLOW,
    PASS,
)
from meadhall.games.blood_rage.columns import (
    MONSTER,
    MONSTER_SINGLES,
    MYSTIC,
    PROVINCES,
    RESERVE,
    WARRIOR,
)
from meadhall.games.blood_rage.parts import (
    FJORD_OF,
    KILL_NON_MONSTERS,
    KILL_WARRIORS,
    MONSTER_FX,
    PILLAGE_NOW,
    SUCCOR,
)
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.flow import DONE, NEXT, Seat, Signal
from meadhall.kernel.listing import verb_of

# -- invade: locals are seat, figure, place, where it comes from ------------------------------------------
SEAT: Final = 0
FIGURE: Final = 1
PLACE: Final = 2
SOURCE: Final = 3


def put_down(t: Table) -> Signal:
    """BR-331, BR-332 From the reserve into a free village, or a ship into a fjord."""
    seat = t.local(SEAT)
    figure = t.local(FIGURE)
    place = t.local(PLACE)
    t.move_figure(seat, figure, t.local(SOURCE), place)
    t.tell(E_INVADE, seat, figure, place, t.local(SOURCE))
    if figure < MONSTER and not t.has(seat, SUCCOR) and not t.has(seat, PILLAGE_NOW):
        return DONE  # nothing can follow
    return NEXT


def strike(t: Table) -> Signal:
    """Troll and Fire Giant, when they invade (rulings: invade_triggers, fire_giant_fjord)."""
    figure = t.local(FIGURE)
    if figure < MONSTER:
        return NEXT
    fx = MONSTER_FX[figure - MONSTER]
    if fx != KILL_WARRIORS and fx != KILL_NON_MONSTERS:
        return NEXT
    seat = t.local(SEAT)
    province = t.local(PLACE)
    for rival in range(t.count):
        if rival != seat:
            t.doom_warriors(rival, province, t.warriors(rival, province))
            if fx == KILL_NON_MONSTERS:
                doom_singles(t, rival, province)
    t.destroy_doomed(seat, BY_INVASION)
    return NEXT


def doom_singles(t: Table, rival: Seat, province: i64) -> None:
    """A rival's leader, ship and mystics here and in the fjord; monsters stay."""
    for single in range(i64(MONSTER_SINGLES)):
        place = t.single_at(rival, single)
        if place == province or place == FJORD_OF[province]:
            t.doom_single(rival, single, province)


def succor(t: Table) -> Signal:
    """Frigga's Succor: one more warrior may follow (rulings: succor_once, invade_yggdrasil)."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    if not t.answered:
        if not t.has(seat, SUCCOR) or not warrior_may_come(t, seat, place):
            return NEXT
        return t.ask(seat, ASK_FOLLOW, place)
    if verb_of(t.take(seat)) == FOLLOW:
        t.move_warrior(seat, RESERVE, place)
        t.tell(E_INVADE, seat, WARRIOR, place, RESERVE)
    return NEXT


def warrior_may_come(t: Table, seat: Seat, place: i64) -> bool:
    """A warrior in reserve, Horns to spare and a free village in an outer province."""
    return t.warriors(seat, RESERVE) > 0 and t.horns_left(seat) and t.can_enter(WARRIOR, place)


def thors_domain(t: Table) -> Signal:
    """Thor's Domain: for rage, pillage the province just invaded (ruling: thors_domain)."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    if not t.answered:
        if not t.has(seat, PILLAGE_NOW) or place >= PROVINCES or t.is_pillaged(place):
            return NEXT
        if t.rage(seat) < t.sum_of(seat, PILLAGE_NOW):
            return NEXT
        return t.ask(seat, ASK_PILLAGE_NOW, place)
    if verb_of(t.take(seat)) != PASS:
        t.pay(seat, t.sum_of(seat, PILLAGE_NOW), BY_PRICE)
        return t.become(F_ATTEMPT, seat, place)
    return NEXT


INVASION: Final = (put_down, strike, succor, thors_domain)

# -- drive out (Odin's Chosen): locals are seat, province, whose figure, and which ----------------------
PROVINCE: Final = 1
RIVAL: Final = 2
VICTIM: Final = 3


def clear_village(t: Table) -> Signal:
    """Odin's Chosen: the enemy warrior or mystic in that village is destroyed first."""
    rival = t.local(RIVAL)
    province = t.local(PROVINCE)
    if t.local(VICTIM) == WARRIOR:
        t.doom_warriors(rival, province, 1)
    else:
        t.doom_single(rival, t.find(rival, t.local(VICTIM), province), province)
    t.destroy_doomed(t.local(SEAT), BY_INVASION)
    return NEXT


def take_village(t: Table) -> Signal:
    """Odin's Chosen: a mystic invades in its place, if a village is free now (ruling: drive_out_saved)."""
    if not t.has_room(t.local(PROVINCE)):
        return NEXT
    return t.become(F_INVADE, t.local(SEAT), MYSTIC, t.local(PROVINCE), RESERVE)


DRIVING_OUT: Final = (clear_village, take_village)
