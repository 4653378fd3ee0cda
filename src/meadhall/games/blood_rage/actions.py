"""The action phase: BR-321 to BR-343, BR-361. Turns, marches, quests, sacrifices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_ACTION,
    ASK_MARCH_TO,
    ASK_MOVE,
    ASK_OFFER,
    BY_PRICE,
    BY_SACRIFICE,
    BY_START,
    DRIVE_OUT,
    E_MARCH,
    E_MOVE,
    E_PASS,
    E_QUEST_LAID,
    E_RAGE_SET,
    E_UPGRADE,
    F_ATTEMPT,
    F_DRIVE_OUT,
    F_INVADE,
    F_MARCH,
    F_RAISE,
    F_SACRIFICE,
    F_UPGRADE,
    IN_ACTIONS,
    INVADE,
    LAY_QUEST,
    LAY_UPGRADE,
    MARCH,
    MOVE,
    OFFER_TWO,
    PASS,
    PILLAGE,
    PILLAGE_AGAIN,
    RAISE_DEAD,
)
from meadhall.games.blood_rage.columns import (
    CLAN_SLOTS,
    MYSTIC,
    PROVINCES,
    RAGE_STAT,
    RESERVE,
    VALHALLA,
    WARRIOR,
)
from meadhall.games.blood_rage.parts import (
    FX_OF,
    PARAM2_OF,
    RAISE_THE_DEAD,
    REPILLAGE,
    SACRIFICE,
)
from meadhall.games.blood_rage.table import Table
from meadhall.games.blood_rage.upgrade import upgrade_price
from meadhall.kernel.flow import NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, third, verb_of


# -- turns ------------------------------------------------------------------------------------------
def set_rage(t: Table) -> Signal:
    """BR-321 Each clan's rage is set to its Rage stat."""
    t.enter_phase(IN_ACTIONS)
    t.nobody_passed()
    for seat in range(t.count):
        t.set_rage(seat, t.value(seat, RAGE_STAT))
        t.tell(E_RAGE_SET, seat, t.rage(seat), 0, BY_START)
    t.set_local(0, t.first_player)
    return NEXT


def turn(t: Table) -> Signal:
    """BR-322, BR-324 to BR-327 The next clan with rage left takes one action."""
    seat = t.local(0)
    if t.answered:
        code = t.take(seat)
        next_seat = t.left_of(seat)
        t.set_local(0, next_seat)
        if act(t, seat, code):
            return STAY
        seat = next_seat
    if t.pillaged() | t.destroyed() == (1 << PROVINCES) - 1:  # BR-327, ruling: action_phase_end
        return NEXT
    for n in range(t.count):
        if can_act(t, seat):
            t.set_local(0, seat)
            return t.ask(seat, ASK_ACTION)
        seat = t.left_of(seat)
    return NEXT


def can_act(t: Table, seat: Seat) -> bool:
    """BR-324, BR-326 With rage, and not having passed (rulings: zero_rage, pass_final)."""
    return t.rage(seat) > 0 and not t.has_passed(seat)


def act(t: Table, seat: Seat, code: i64) -> bool:
    """BR-323 The cost is paid before the action. False if it is over at once."""
    verb = verb_of(code)
    if verb == INVADE:
        t.pay(seat, t.price(seat, first(code), second(code)), BY_PRICE)
        t.push(F_INVADE, seat, first(code), second(code), RESERVE)
    elif verb == MARCH:
        t.pay(seat, 1, BY_PRICE)
        t.push(F_MARCH, seat, first(code))
    elif verb == LAY_UPGRADE:
        t.pay(seat, upgrade_price(t, seat, first(code)), BY_PRICE)
        t.tell(E_UPGRADE, seat, first(code))
        t.table_card(seat, first(code))
        t.push(F_UPGRADE, seat, first(code), -1)
    elif verb == LAY_QUEST:
        t.lay_quest(seat, first(code))
        t.confide(seat, E_QUEST_LAID, seat, first(code))
        return False
    elif verb == PILLAGE:
        t.push(F_ATTEMPT, seat, first(code))
    elif verb == PASS:
        t.tell(E_PASS, seat, t.rage(seat))
        t.pass_age(seat)
        return False
    elif verb == DRIVE_OUT:
        t.pay(seat, t.price(seat, MYSTIC, first(code)), BY_PRICE)
        t.push(F_DRIVE_OUT, seat, first(code), second(code), third(code))
    elif verb == RAISE_DEAD:
        t.pay(seat, t.sum_of(seat, RAISE_THE_DEAD), BY_PRICE)
        t.push(F_INVADE, seat, first(code), second(code), VALHALLA)
    elif verb == PILLAGE_AGAIN:
        t.pay(seat, t.sum_of(seat, REPILLAGE), BY_PRICE)
        t.push(F_ATTEMPT, seat, first(code))
    elif verb == OFFER_TWO:
        t.push(F_SACRIFICE, seat, t.sum_of(seat, SACRIFICE))
    return True


ACTIONS: Final = (set_rage, turn)

# -- march: locals are seat, source, target, figures moved --------------------------------------------
SEAT: Final = 0
FROM: Final = 1
TO: Final = 2
MOVED: Final = 3


def march_to(t: Table) -> Signal:
    """BR-341 to BR-343 One source, one target, adjacent or not."""
    seat = t.local(SEAT)
    if not t.answered:
        return t.ask(seat, ASK_MARCH_TO, t.local(FROM))
    t.set_local(TO, first(t.take(seat)))
    t.tell(E_MARCH, seat, t.local(FROM), t.local(TO))
    return NEXT


def march_figures(t: Table) -> Signal:
    """BR-341 Any number of figures, at least one, while villages are free."""
    seat = t.local(SEAT)
    source = t.local(FROM)
    target = t.local(TO)
    if not t.answered:
        if t.figures(seat, source) == 0 or not t.has_room(target):
            return NEXT
        if t.local(MOVED) == 0 and t.figures(seat, source) == 1:
            march_one(t, seat, lone_figure(t, seat, source), source, target)
            return NEXT
        return t.ask(seat, ASK_MOVE, source, target)
    code = t.take(seat)
    if verb_of(code) != MOVE:
        return NEXT
    march_one(t, seat, first(code), source, target)
    return STAY


def march_one(t: Table, seat: Seat, figure: i64, source: i64, target: i64) -> None:
    t.move_figure(seat, figure, source, target)
    t.tell(E_MOVE, seat, figure, source, target)
    t.set_local(MOVED, t.local(MOVED) + 1)


def lone_figure(t: Table, seat: Seat, place: i64) -> i64:
    figure: i64 = 0
    mask = t.own_figures(seat, place)
    while not mask >> figure & 1:
        figure += 1
    return figure


MARCHING: Final = (march_to, march_figures)

# -- sacrifice: locals are seat, figures still to offer -----------------------------------------------
LEFT: Final = 1


def offer(t: Table) -> Signal:
    """Frigga's Sacrifice: own figures on the board are destroyed (ruling: sacrifice)."""
    seat = t.local(SEAT)
    if not t.answered:
        if t.local(LEFT) == 0:
            return NEXT
        return t.ask(seat, ASK_OFFER, t.local(LEFT))
    code = t.take(seat)
    figure = first(code)
    place = second(code)
    if figure == WARRIOR:
        t.doom_warriors(seat, place, 1)
    else:
        t.doom_single(seat, t.find(seat, figure, place), place)
    t.set_local(LEFT, t.local(LEFT) - 1)
    t.destroy_doomed(seat, BY_SACRIFICE)
    return STAY


def sacrifice_reward(t: Table) -> Signal:
    """A stat of choice rises."""
    seat = t.local(SEAT)
    for slot in range(i64(CLAN_SLOTS), i64(CLAN_SLOTS + 3)):
        kind = t.upgrade_in(seat, slot)
        if kind >= 0 and FX_OF[kind] == SACRIFICE:
            t.push(F_RAISE, seat, PARAM2_OF[kind], 0, BY_SACRIFICE)
            return NEXT
    return NEXT


SACRIFICING: Final = (offer, sacrifice_reward)
