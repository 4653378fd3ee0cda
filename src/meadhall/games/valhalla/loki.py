"""Loki's cunning: VH-711, VH-712, what the loser of a battle gets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import (
    ADD,
    ASK_ADD_ONE,
    ASK_LOKI,
    ASK_LOKI_TACTIC,
    ASK_LOKI_VICTIM,
    ASK_LOKI_WARRIOR,
    ASK_PUT_BACK,
    BY_LOKI,
    E_LOKI,
    E_PUT_BACK,
    E_TAKEN_BACK,
    F_ADD,
    F_DRAW,
    F_SEND,
    F_STEAL,
    F_TAKE,
    PASS,
)
from meadhall.games.valhalla.columns import ATTACK, DEFENCE
from meadhall.games.valhalla.jarls_after import tactics_there
from meadhall.games.valhalla.parts import WARRIOR
from meadhall.games.valhalla.powers import (
    DRAW_RETURN,
    DRAW_TWO,
    KEEP_SHIELD,
    LOKI_AMOUNT,
    LOKI_DRAW,
    LOKI_FX,
    LOKI_LINES,
    LOKI_MOST,
    OWN_TACTIC_BACK,
    PLACE_ONE,
    PLACE_TWO,
    POINTS,
    SEND_ALL,
    SEND_ONE,
    STEAL_ANY,
    STEAL_OPPONENT,
    TAKE_SHIELD,
    TAKE_TACTIC,
    TAKE_TACTIC_WINNER,
    TOP_WARRIOR_BACK,
    WARRIOR_BACK,
)
from meadhall.games.valhalla.sending import send_all, sendable
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

# locals: the loser, the difference, the line chosen, how far it is carried out
LOSER: Final = 0
LINE: Final = 2
DONE_SO_FAR: Final = 3


def lines_open(t: Table, loser: Seat, difference: i64) -> i64:
    """Mask of the lines that may be chosen: the one that holds the difference and those below it, if they
    can do anything; shields were asked about before."""
    found: i64 = 0
    for line in range(LOKI_LINES):
        at = t.loki * LOKI_LINES + line
        if difference <= LOKI_MOST[at] and can_do(t, loser, LOKI_FX[at]):
            found |= bit(line)
    return found


def can_do(t: Table, loser: Seat, fx: i64) -> bool:
    """VH-1029 A line that could do nothing is not offered."""
    side = t.side_of(loser)
    if fx == KEEP_SHIELD or fx == TAKE_SHIELD:
        return False
    if fx == SEND_ALL or fx == SEND_ONE:
        return sendable(t, loser, side) != 0
    if fx == STEAL_ANY:
        return victims(t, loser) != 0
    if fx == STEAL_OPPONENT:
        return t.hand_size(t.opponent(loser)) > 0
    if fx == TAKE_TACTIC or fx == TAKE_TACTIC_WINNER:
        return tactics_there(t, ATTACK) or tactics_there(t, DEFENCE)
    if fx == OWN_TACTIC_BACK:
        return tactics_there(t, side)
    if fx == LOKI_DRAW or fx == DRAW_RETURN or fx == DRAW_TWO:
        return t.deck_size > 0
    if fx == WARRIOR_BACK or fx == TOP_WARRIOR_BACK:
        return t.top_warrior() >= 0
    if fx == PLACE_ONE or fx == PLACE_TWO:
        return t.could_hold(loser, WARRIOR)
    return t.pile_size > 0


def victims(t: Table, thief: Seat) -> i64:
    """Mask of the others who hold cards."""
    found: i64 = 0
    for seat in range(t.count):
        if seat != thief and t.hand_size(seat):
            found |= bit(seat)
    return found


def choose_line(t: Table) -> Signal:
    """VH-711 The line of the difference, a lower one, or nothing."""
    loser = t.local(LOSER)
    if not t.answered:
        if lines_open(t, loser, t.local(1)) == 0:
            return DONE
        return t.ask(loser, ASK_LOKI, t.local(1))
    code = t.take(loser)
    if verb_of(code) == PASS:
        return DONE
    t.set_local(LINE, first(code))
    t.tell(E_LOKI, loser, LOKI_FX[t.loki * LOKI_LINES + first(code)])
    return NEXT


def carry_out(t: Table) -> Signal:
    """The bonus of the line."""
    loser = t.local(LOSER)
    at = t.loki * LOKI_LINES + t.local(LINE)
    fx = LOKI_FX[at]
    if fx == SEND_ALL or fx == SEND_ONE:
        return send_some(t, loser, fx)
    if fx == STEAL_ANY:
        return steal_from_any(t, loser)
    if fx == TAKE_TACTIC or fx == TAKE_TACTIC_WINNER or fx == OWN_TACTIC_BACK:
        return take_tactic(t, loser, fx)
    if fx == DRAW_RETURN:
        return draw_and_return(t, loser)
    if fx == WARRIOR_BACK:
        return pick_warrior(t, loser)
    if fx == PLACE_ONE:
        return add_some(t, loser, 1)
    if fx == PLACE_TWO:
        return add_some(t, loser, 2)
    if fx == STEAL_OPPONENT:
        return t.become(F_STEAL, loser, t.opponent(loser), BY_LOKI)
    if fx == LOKI_DRAW:
        return t.become(F_TAKE, loser, 1, BY_LOKI)
    if fx == DRAW_TWO:
        return t.become(F_DRAW, loser, 2, 1, BY_LOKI)
    if fx == TOP_WARRIOR_BACK:
        take_from_pile(t, loser, t.top_warrior())
    elif fx == POINTS:
        t.bonus_valour(loser, LOKI_AMOUNT[at], BY_LOKI)
    return DONE


def send_some(t: Table, loser: Seat, fx: i64) -> Signal:
    """Active warriors of the loser go to Valhalla after all: all of them, or one."""
    side = t.side_of(loser)
    if fx == SEND_ALL:
        t.set_entering(side, sendable(t, loser, side))
    elif t.local(DONE_SO_FAR) == 0:
        t.set_local(DONE_SO_FAR, 1)
        t.push(F_SEND, loser, side, 1)
        return STAY
    send_all(t, side, t.entering(side))
    return DONE


def steal_from_any(t: Table, loser: Seat) -> Signal:
    """A random card of any player's hand."""
    if not t.answered:
        return t.ask(loser, ASK_LOKI_VICTIM)
    return t.become(F_STEAL, loser, first(t.take(loser)), BY_LOKI)


def take_tactic(t: Table, loser: Seat, fx: i64) -> Signal:
    """A tactic of this battle: any, one the winner chooses, or one of one's own."""
    chooser = loser
    if fx == TAKE_TACTIC_WINNER:
        chooser = t.winner
    if not t.answered:
        return t.ask(chooser, ASK_LOKI_TACTIC, loser, fx)
    kind = first(t.take(chooser))
    t.show_into_hand(loser, kind, t.out_of_played(kind))
    t.tell(E_TAKEN_BACK, loser, kind)
    return DONE


def draw_and_return(t: Table, loser: Seat) -> Signal:
    """Draw a card, then put one from hand face down on top of the deck."""
    if t.local(DONE_SO_FAR) == 0:
        t.set_local(DONE_SO_FAR, 1)
        t.push(F_TAKE, loser, 1, BY_LOKI)
        return STAY
    if not t.answered:
        return t.ask(loser, ASK_PUT_BACK)
    kind = first(t.take(loser))
    t.put_on_deck(loser, kind)
    t.confide(loser, E_PUT_BACK, loser, kind)
    return DONE


def pick_warrior(t: Table, loser: Seat) -> Signal:
    """Any warrior of the discard pile."""
    if not t.answered:
        return t.ask(loser, ASK_LOKI_WARRIOR)
    take_from_pile(t, loser, t.deepest(first(t.take(loser))))
    return DONE


def take_from_pile(t: Table, seat: Seat, at: i64) -> None:
    kind = t.pile_at(at)
    t.show_into_hand(seat, kind, t.out_of_pile(at))
    t.tell(E_TAKEN_BACK, seat, kind)


def add_some(t: Table, loser: Seat, most: i64) -> Signal:
    """Up to so many warriors join the squad."""
    if t.answered:
        code = t.take(loser)
        if verb_of(code) != ADD:
            return DONE
        t.set_local(DONE_SO_FAR, t.local(DONE_SO_FAR) + 1)
        t.push(F_ADD, loser, first(code), 1)
        return STAY
    if t.local(DONE_SO_FAR) < most and t.could_hold(loser, WARRIOR):
        return t.ask(loser, ASK_ADD_ONE)
    return DONE


LOKIS: Final[Steps] = (choose_line, carry_out)
