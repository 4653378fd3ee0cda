"""Who goes to Valhalla after a battle, and what Valkyries pay: VH-413 to VH-415, VH-733, VH-734."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.aftermath import COUNTER
from meadhall.games.valhalla.asks import (
    ALLIANCE,
    ASK_HOLD,
    ASK_SEND,
    ASK_STAY,
    BY_VALKYRIE,
    E_HELD,
    E_SENT,
    F_SEND,
    PASS,
)
from meadhall.games.valhalla.columns import ATTACK, DEFENCE, OWN_SLOTS, SLOTS
from meadhall.games.valhalla.parts import (
    ABILITY_OF,
    ALONE,
    CLAN_OF,
    COLOUR,
    GROUP,
    HOLD_BACK,
    VALKYRIE_AMOUNT,
    VALKYRIE_CLAN,
    VALKYRIE_OF,
    VALOUR_OF,
)
from meadhall.games.valhalla.powers import J_KEEP_ACTIVE
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of


def choose_keep(t: Table) -> Signal:
    """Bernhard: of three or more active warriors a victorious attacker may keep one in the squad."""
    seat = t.winner
    if t.answered:
        code = t.take(seat)
        if verb_of(code) != PASS:
            t.stay(first(code))
        return NEXT
    if seat >= 0 and seat == t.attacker and t.second(seat) == J_KEEP_ACTIVE and t.condition(seat):
        if t.active(ATTACK) & OWN_SLOTS & ~t.pathed():
            return t.ask(seat, ASK_STAY)
    return NEXT


def choose_warriors(t: Table) -> Signal:
    """VH-413, VH-414, VH-415 An attacker who wins sends all active warriors, a defender any, the loser none.
    Allies' warriors go with them (VH-773), partners' do not (VH-772)."""
    seat = t.winner
    side = t.side_of(seat)
    if side == ATTACK:
        slots = t.active(side) & ~t.staying() & ~t.pathed()
        if not t.is_on(ALLIANCE):
            slots &= OWN_SLOTS
        t.set_entering(side, slots)
        t.advance()
        return choose_hold_back(t)
    if t.local(COUNTER) == 0:
        t.set_local(COUNTER, 1)
        t.push(F_SEND, seat, side, SLOTS)
        return STAY
    t.set_local(COUNTER, 0)
    if t.is_on(ALLIANCE) and t.active(side) & ~OWN_SLOTS:
        t.push(F_SEND, t.companion(seat), side, SLOTS)
    return NEXT


# locals: seat, side, how many at most, the lowest slot still to choose
def send(t: Table) -> Signal:
    """VH-414, VH-1047 Own active warriors one by one, or none."""
    seat, side = t.pair()
    if t.answered:
        code = t.take(seat)
        if verb_of(code) == PASS:
            return DONE
        t.set_entering(side, t.entering(side) | bit(first(code)))
        t.set_local(2, t.local(2) - 1)
        t.set_local(3, first(code) + 1)
    if t.local(2) > 0 and sendable(t, seat, side) >> t.local(3):
        return t.ask(seat, ASK_SEND)
    return DONE


def sendable(t: Table, seat: Seat, side: i64) -> i64:
    """Mask of the active warriors of a seat that still stand on its board and may enter."""
    slots = t.active(side) & ~t.entering(side)
    if side == ATTACK:
        slots &= ~t.pathed() & ~t.staying()
    if seat == t.fighter(side):
        slots &= OWN_SLOTS
    else:
        slots &= ~OWN_SLOTS
    found: i64 = 0
    room: i64 = 99
    if t.monster >= 0:
        room = t.monster_limit() - t.common_valour()
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1 and t.kind_in(side, slot) >= 0:
            if waiting_valour(t, side) + VALOUR_OF[t.kind_in(side, slot)] <= room:
                found |= bit(slot)
        slot += 1
    return found


def waiting_valour(t: Table, side: i64) -> i64:
    """Valour of those about to enter."""
    if t.monster < 0:
        return 0
    return valour_of(t, side, t.entering(side))


def valour_of(t: Table, side: i64, slots: i64) -> i64:
    total: i64 = 0
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1:
            total += VALOUR_OF[t.kind_in(side, slot)]
        slot += 1
    return total


def fit_together(t: Table, side: i64, slots: i64) -> bool:
    """VH-805 May all of these enter with those about to, under the monster's limit?"""
    return t.common_valour() + waiting_valour(t, side) + valour_of(t, side, slots) <= t.monster_limit()


SENDING: Final[Steps] = (send,)


def choose_hold_back(t: Table) -> Signal:
    """VH-744, VH-1041 An active dvergr of the other side may keep one of them out of Valhalla."""
    side = t.side_of(t.winner)
    seat = t.loser
    if t.answered:
        slot = first(t.take(seat))
        t.set_entering(side, t.entering(side) & ~bit(slot))
        t.tell(E_HELD, seat, t.kind_in(side, slot))
        t.set_local(COUNTER, t.local(COUNTER) + 1)
    if t.local(COUNTER) < holders(t, 1 - side) and t.entering(side):
        return t.ask(seat, ASK_HOLD)
    t.set_local(COUNTER, 0)
    t.advance()
    return enter_valhalla(t)


def holders(t: Table, side: i64) -> i64:
    """How many active warriors of a side hold others back."""
    n: i64 = 0
    slots = t.active(side)
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1 and ABILITY_OF[t.kind_in(side, slot)] == HOLD_BACK:
            n += 1
        slot += 1
    return n


def enter_valhalla(t: Table) -> Signal:
    """VH-413, VH-733, VH-734 They go, those on the path whatever happened; then Valkyries pay."""
    send_all(t, ATTACK, t.entering(ATTACK) | t.pathed())
    send_all(t, DEFENCE, t.entering(DEFENCE))
    return NEXT


def send_all(t: Table, side: i64, slots: i64) -> None:
    """Warriors enter their owners' Valhalla together."""
    if slots & OWN_SLOTS:
        send_own(t, t.fighter(side), slots & OWN_SLOTS)
    if slots & ~OWN_SLOTS:
        send_own(t, t.companion(t.fighter(side)), slots >> SLOTS)
    t.set_entering(side, 0)


def send_own(t: Table, seat: Seat, slots: i64) -> None:
    bonus = valkyries(t, seat, slots)
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1:
            kind = t.warrior(seat, slot)
            t.into_valhalla(seat, kind, t.leave_squad(seat, slot))
            t.tell(E_SENT, seat, kind)
        slot += 1
    if bonus:
        gain_bonus(t, seat, bonus, BY_VALKYRIE)


def gain_bonus(t: Table, seat: Seat, amount: i64, why: i64) -> None:
    """VH-1054 Bonus valour obeys a monster's limit."""
    if t.monster >= 0:
        room = t.monster_limit() - t.common_valour()
        if amount > room:
            amount = room
    if amount > 0:
        t.bonus_valour(seat, amount, why)


def valkyries(t: Table, seat: Seat, slots: i64) -> i64:
    """VH-734 Bonus valour of warriors that enter together."""
    bonus: i64 = 0
    together = count_bits(slots)
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1:
            kind = t.warrior(seat, slot)
            mark = VALKYRIE_OF[kind]
            if mark == GROUP:
                bonus += VALKYRIE_AMOUNT[kind] * (together - 1)
            elif mark == ALONE:
                if together == 1:
                    bonus += VALKYRIE_AMOUNT[kind]
            elif mark == COLOUR:
                if has_other_of(t, seat, slots & ~bit(slot), VALKYRIE_CLAN[kind]):
                    bonus += VALKYRIE_AMOUNT[kind]
        slot += 1
    return bonus


def has_other_of(t: Table, seat: Seat, slots: i64, clan: i64) -> bool:
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1 and CLAN_OF[t.warrior(seat, slot)] == clan:
            return True
        slot += 1
    return False
