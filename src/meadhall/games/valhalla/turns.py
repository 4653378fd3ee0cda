"""The turn: VH-301 to VH-309, the last round, and the last viking's bonus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.adding import add_one, make_room, symbol_limit
from meadhall.games.valhalla.asks import (
    ACT_AGAIN,
    ADD,
    ADD_TWO,
    ASK_ACTION,
    ASK_ADD_ONE,
    ASK_PHASE_B,
    ATTACK,
    BY_PHASE,
    BY_VIKING,
    DRAW_MORE,
    E_LEVEL,
    E_PHASE_A_AGAIN,
    E_RAGNAROK,
    E_TURN,
    F_ACT,
    F_ADD,
    F_BATTLE,
    F_DRAW,
    F_HUNT,
    F_MILL,
    F_MONSTER,
    F_RAGNAROK,
    F_TURN,
    HUNT,
    IN_LAST_ROUND,
    IN_PLAY,
    IN_RAGNAROK,
    WITH_VIKING,
)
from meadhall.games.valhalla.data import DATA
from meadhall.games.valhalla.drawing import draw_from_deck
from meadhall.games.valhalla.parts import WARRIOR
from meadhall.games.valhalla.powers import (
    J_ADD_AFTER,
    J_DRAW_ACTION,
    J_DRAW_KEEP,
    J_DRAW_MORE,
    J_KEEP_MORE,
    J_REPEAT,
    M_DECK_LOSS,
    MAIN_KEEP,
    SECOND_AMOUNT,
)
from meadhall.games.valhalla.solo import check_deck
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

ACTION_DRAW: Final[int] = DATA.turn.draw_action.draw
ACTION_KEEP: Final[int] = DATA.turn.draw_action.keep
B_DRAW: Final[int] = DATA.turn.phase_b.draw
B_DRAW_FORTY: Final[int] = DATA.turn.phase_b_plus40.draw
B_KEEP: Final[int] = DATA.turn.phase_b.keep


# -- turns in order ------------------------------------------------------------------------------------
def take_turns(t: Table) -> Signal:
    """VH-301, VH-601 Clockwise until the last round is over."""
    left = t.turns_left
    if left == 0 or t.outcome_against_monster:
        return NEXT
    turn = t.turn
    if turn < 0:
        t.enter_phase(IN_PLAY)
        t.push(F_TURN, t.first_player)
        return begin(t)
    if left > 0:
        t.enter_phase(IN_LAST_ROUND)
    t.push(F_TURN, t.left_of(turn))
    return begin(t)


def everybody_dies(t: Table) -> Signal:
    """VH-603, VH-1031 Ragnarok, in the order of the last round."""
    if t.monster >= 0:
        return NEXT
    n = t.local(0)
    if n == 0:
        t.enter_phase(IN_RAGNAROK)
        t.tell(E_RAGNAROK)
    if n == t.count:
        t.set_local(0, 0)
        return NEXT
    t.set_local(0, n + 1)
    t.push(F_RAGNAROK, t.after(t.turn, n + 1))
    return STAY


# -- one turn: local is the seat -----------------------------------------------------------------------
def begin(t: Table) -> Signal:
    seat = t.local(0)
    t.begin_turn(seat)
    t.tell(E_TURN, seat)
    if t.is_on(WITH_VIKING):
        t.advance()
        return last_viking(t)
    t.goto(AFTER_A)
    return choose_action(t, seat)


def last_viking(t: Table) -> Signal:
    """VH-762 The last viking with warriors gains valour by the level, which then rises."""
    seat = t.local(0)
    role = t.viking_role(seat)
    if role >= 0 and t.size(seat):
        t.bonus_valour(seat, t.viking_valour(role), BY_VIKING)
        t.raise_level(role)
        t.tell(E_LEVEL, seat, t.viking_level(role))
    return phase_a(t)


def phase_a(t: Table) -> Signal:
    """VH-301 One action."""
    t.goto(AFTER_A)
    return choose_action(t, t.local(0))


def choose_action(t: Table, seat: Seat) -> Signal:
    t.push(F_ACT, seat)
    return t.ask(seat, ASK_ACTION)


def deck_loss(t: Table) -> Signal:
    """VH-813 Some monsters cost a card of the deck before phase B."""
    if t.monster < 0:
        return draw_phase(t, t.local(0))
    if check_deck(t, t.local(0)):
        return STAY
    if t.outcome_against_monster:
        return DONE
    if t.monster_has(M_DECK_LOSS):
        t.push(F_MILL, 1)
    return NEXT


def phase_b(t: Table) -> Signal:
    """VH-809 Against a monster the deck may be at its end."""
    seat = t.local(0)
    if t.monster >= 0 and check_deck(t, seat):
        return STAY
    if t.outcome_against_monster:
        return DONE
    return draw_phase(t, seat)


def draw_phase(t: Table, seat: Seat) -> Signal:
    """VH-301 Draw two, keep one, discard the other; three with forty cards more (VH-731, VH-1006)."""
    draw: i64 = B_DRAW
    if t.has_forty():
        draw = B_DRAW_FORTY
    keep: i64 = B_KEEP
    main = t.main(seat)
    if main == J_DRAW_KEEP:
        t.goto(PHASE_B)
        return brynjar(t, seat, draw, keep)
    if main == J_DRAW_MORE:
        draw += t.main_amount(seat)
        if t.second(seat) == J_KEEP_MORE and t.condition(seat):
            keep += SECOND_AMOUNT[t.jarl(seat)]
    t.goto(AFTER_B)
    t.push(F_DRAW, seat, draw, keep, BY_PHASE)
    return draw_from_deck(t, seat, draw)


def brynjar(t: Table, seat: Seat, draw: i64, keep: i64) -> Signal:
    """VH-1024 One card more after an attack, or phase A again instead; never both."""
    if not t.answered:
        if t.has_attacked or may_act_again(t, seat):
            return t.ask(seat, ASK_PHASE_B)
        t.push(F_DRAW, seat, draw, keep, BY_PHASE)
        return NEXT
    verb = verb_of(t.take(seat))
    if verb == ACT_AGAIN:
        t.tell(E_PHASE_A_AGAIN, seat)
        t.push(F_ACT, seat)
        return NEXT
    more: i64 = 0
    if verb == DRAW_MORE:
        more = t.main_amount(seat)
    t.push(F_DRAW, seat, draw + more, keep + more, BY_PHASE)
    return NEXT


def may_act_again(t: Table, seat: Seat) -> bool:
    return t.second(seat) == J_REPEAT and t.condition(seat)


def monster_phase(t: Table) -> Signal:
    """VH-803, VH-1050 The monster's phase, skipped while the squad is empty."""
    if t.monster < 0:
        t.end_turn()
        return DONE
    seat = t.local(0)
    if check_deck(t, seat):
        return STAY
    if t.outcome_against_monster:
        return DONE
    if t.size(seat):
        t.push(F_MONSTER, seat)
    return NEXT


def end_of_turn(t: Table) -> Signal:
    if check_deck(t, t.local(0)):
        return STAY
    t.end_turn()
    return DONE


TURNS: Final[Steps] = (begin, last_viking, phase_a, deck_loss, phase_b, monster_phase, end_of_turn)
AFTER_A: Final[int] = TURNS.index(deck_loss)
PHASE_B: Final[int] = TURNS.index(phase_b)
AFTER_B: Final[int] = PHASE_B + 1


# -- phase A: locals are the seat, and 1 once it has drawn ---------------------------------------------
def action(t: Table) -> Signal:
    """VH-302 to VH-305 One of four actions."""
    seat = t.local(0)
    if not t.answered:
        return t.ask(seat, ASK_ACTION)
    code = t.take(seat)
    verb = verb_of(code)
    if verb == ADD:
        return add_one(t, seat, first(code))
    if verb == ADD_TWO:
        t.become(F_ADD, seat, first(code), 2, symbol_limit(t, seat))
        return make_room(t)
    if verb == ATTACK:
        return t.become(F_BATTLE, seat, first(code))
    if verb == HUNT:
        return t.become(F_HUNT, seat)
    t.set_local(1, 1)
    draw_action(t, seat)
    return NEXT


def draw_action(t: Table, seat: Seat) -> None:
    """VH-305, VH-307 Whoever has no warrior at all shows the hand first."""
    if t.size(seat) == 0:
        t.show_hand(seat)
    draw: i64 = ACTION_DRAW
    keep: i64 = ACTION_KEEP
    if t.main(seat) == J_DRAW_ACTION:
        draw = t.main_amount(seat)
        keep = MAIN_KEEP[t.jarl(seat)]
    t.push(F_DRAW, seat, draw, keep, BY_PHASE)


def add_after_drawing(t: Table) -> Signal:
    """Ottar: after the draw action a warrior may join a small squad."""
    seat = t.local(0)
    if not t.answered:
        if t.local(1) == 0 or t.second(seat) != J_ADD_AFTER or not t.condition(seat):
            return NEXT
        if not t.could_hold(seat, WARRIOR):
            return NEXT
        return t.ask(seat, ASK_ADD_ONE)
    code = t.take(seat)
    if verb_of(code) == ADD:
        t.push(F_ADD, seat, first(code), 1)
    return NEXT


ACTING: Final[Steps] = (action, add_after_drawing)
