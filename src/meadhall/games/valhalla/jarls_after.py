"""What jarls do after a battle, the attacker's first (VH-1027)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.aftermath import COUNTER, settle_bets
from meadhall.games.valhalla.asks import (
    ASK_RETURN,
    ASK_STEAL_CHOSEN,
    BY_JARL,
    E_LOOKED,
    E_STOLEN,
    E_TAKEN_BACK,
    F_SEND,
    F_STEAL,
    F_TAKE,
    PASS,
)
from meadhall.games.valhalla.columns import SIDES, WORDS
from meadhall.games.valhalla.powers import (
    J_CHOOSE_RETURN,
    J_DRAW,
    J_RETURN,
    J_SEND_ONE,
    J_STEAL,
    J_STEAL_CHOSEN,
    MAIN_TRIGGER,
    SECOND_AMOUNT,
    T_LOST,
    T_LOST_DEFENCE,
    T_WON,
    T_WON_ATTACK,
)
from meadhall.games.valhalla.sending import send_all
from meadhall.games.valhalla.table import Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

BACK_AT_LEAST: Final = 2  # tactics played


def jarls_after(t: Table) -> Signal:
    """VH-1027 Local 2 counts sides, local 3 what one jarl has done already."""
    n = t.local(COUNTER)
    while n < SIDES:
        seat = t.fighter(n)
        main = t.main(seat)
        if main == J_RETURN or main == J_DRAW or main == J_STEAL:
            t.set_local(COUNTER, n)
            signal = jarl_after(t, seat)
            if signal != NEXT:
                return signal
            t.set_local(3, 0)
        n += 1
    t.set_local(COUNTER, 0)
    t.advance()
    return settle_bets(t)


def jarl_after(t: Table, seat: Seat) -> Signal:
    """NEXT when this jarl has done all."""
    main = t.main(seat)
    if main == J_RETURN:
        return take_tactic_back(t, seat)
    if main == J_DRAW and t.local(3) == 0:
        return draw_after(t, seat)
    if main == J_STEAL:
        return steal_after(t, seat)
    return NEXT


def has_trigger(t: Table, seat: Seat) -> bool:
    """Won or lost, as the ability asks."""
    trigger = MAIN_TRIGGER[t.jarl(seat)]
    won = t.winner == seat
    if trigger == T_WON:
        return won
    if trigger == T_LOST:
        return not won
    if trigger == T_WON_ATTACK:
        return won and seat == t.attacker
    if trigger == T_LOST_DEFENCE:
        return not won and seat == t.defender
    return True


def draw_after(t: Table, seat: Seat) -> Signal:
    """Einar after a defeat, Bernhard after a victory."""
    t.set_local(3, 1)
    if not has_trigger(t, seat):
        return NEXT
    cards = t.main_amount(seat)
    if t.second(seat) == J_DRAW and t.condition(seat):
        cards += SECOND_AMOUNT[t.jarl(seat)]
    t.push(F_TAKE, seat, cards, BY_JARL)
    return STAY


def tactics_there(t: Table, side: i64) -> bool:
    for word in range(WORDS):
        if t.played(side, word):
            return True
    return False


def take_tactic_back(t: Table, seat: Seat) -> Signal:
    """Ulfar: of two or more tactics one comes back; the opponent says which, or he himself."""
    side = t.side_of(seat)
    chooser = t.opponent(seat)
    if t.second(seat) == J_CHOOSE_RETURN and t.condition(seat):
        chooser = seat
    if not t.answered:
        if t.local(3) or t.played_count(side) < BACK_AT_LEAST or not tactics_there(t, side):
            return NEXT
        return t.ask(chooser, ASK_RETURN, seat)
    code = t.take(chooser)
    if verb_of(code) != PASS:
        kind = first(code)
        t.show_into_hand(seat, kind, t.out_of_played(kind))
        t.tell(E_TAKEN_BACK, seat, kind)
    t.set_local(3, 1)
    return STAY


def steal_after(t: Table, seat: Seat) -> Signal:
    """Freydis as a victorious attacker, Torstein as a beaten defender."""
    other = t.opponent(seat)
    if t.answered:
        kind = first(t.take(seat))
        t.steal(seat, other, kind)
        t.whisper(bit(seat) | bit(other), E_STOLEN, seat, other, kind, BY_JARL)
        t.set_local(3, 1)
        return STAY
    if not has_trigger(t, seat):
        return NEXT
    if t.local(3) == 0:
        t.set_local(3, 1)
        if t.hand_size(other) == 0:
            return STAY
        if t.second(seat) == J_STEAL_CHOSEN and t.condition(seat):
            t.look_at_hand(seat, other)
            t.confide(seat, E_LOOKED, seat, other)
            return t.ask(seat, ASK_STEAL_CHOSEN, other)
        t.push(F_STEAL, seat, other, BY_JARL)
        return STAY
    if t.local(3) == 1:
        t.set_local(3, 2)
        if t.second(seat) == J_SEND_ONE and t.condition(seat):
            t.push(F_SEND, seat, t.side_of(seat), 1)
            return STAY
        return NEXT
    send_all(t, t.side_of(seat), t.entering(t.side_of(seat)))
    return NEXT
