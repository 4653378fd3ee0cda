"""After a battle: the shield, missions, bets, Thor, the last viking, Loki, Hakon: VH-413 to VH-417."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import (
    ASK_LOKI_SHIELD,
    ASK_MISSION,
    ASK_WATCH,
    ASK_WATCH_DISCARD,
    BY_JARL,
    E_MISSION,
    E_NO_WINNER,
    E_THOR,
    E_VIKING,
    F_LOKI,
    F_TAKE,
    F_WATCH,
    PASS,
    WITH_THOR,
    WITH_VIKING,
)
from meadhall.games.valhalla.parts import (
    ACTIVE_WANTED,
    MARGIN,
    MARGIN_WANTED,
    MISSION,
    NO_PAID_REROLL,
    REQUIRES_OF,
    VALOUR_OF,
    WORD_OF,
)
from meadhall.games.valhalla.powers import (
    J_SKIP_DISCARD,
    J_WATCH,
    KEEP_SHIELD,
    LOKI_FX,
    LOKI_LINES,
    LOKI_MOST,
    TAKE_SHIELD,
)
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.flow import DONE, NEXT, NOBODY, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

COUNTER: Final = 2


def margin(t: Table) -> i64:
    """By how much the winner was stronger."""
    side = t.side_of(t.winner)
    return t.total(side) - t.total(1 - side)


# -- the shield ----------------------------------------------------------------------------------------
def loki_line_of(t: Table, fx: i64) -> bool:
    """Does the Loki card give the loser this effect, or a better line than it?"""
    if t.loki < 0:
        return False
    for line in range(LOKI_LINES):
        at = t.loki * LOKI_LINES + line
        if LOKI_FX[at] == fx:
            return margin(t) <= LOKI_MOST[at]
    return False


def choose_shield(t: Table) -> Signal:
    """VH-711, VH-1028 What Loki does to the shield is asked when the shield is due."""
    loser = t.loser
    if t.answered:
        if verb_of(t.take(loser)) != PASS:
            if loser == t.defender:
                t.set_shield_deal(1)
            else:
                t.set_shield_deal(2)
        return NEXT
    if loser == t.defender and loki_line_of(t, KEEP_SHIELD):
        return t.ask(loser, ASK_LOKI_SHIELD)
    if loser == t.attacker and loki_line_of(t, TAKE_SHIELD) and t.own_shields(t.defender):
        return t.ask(loser, ASK_LOKI_SHIELD)
    t.advance()
    return shield(t)


def shield(t: Table) -> Signal:
    """VH-413, VH-414 The attacker who wins takes one of the defender's own shields."""
    if t.winner == t.attacker:
        if t.shield_deal != 1:
            t.capture_shield(t.attacker, t.defender)
    elif t.shield_deal == 2:
        t.capture_shield(t.attacker, t.defender)
    return NEXT


# -- missions ------------------------------------------------------------------------------------------
def mission(t: Table) -> Signal:
    """VH-736, VH-1036 The winner may play one that is met."""
    seat = t.winner
    if seat < 0:
        return NEXT
    if not t.answered:
        if t.could_hold(seat, MISSION):
            return t.ask(seat, ASK_MISSION)
        return NEXT
    code = t.take(seat)
    if verb_of(code) != PASS:
        kind = first(code)
        t.tell(E_MISSION, seat, kind)
        t.into_valhalla(seat, kind, t.leave_hand(seat, kind))
    return NEXT


def is_met(t: Table, seat: Seat, kind: i64) -> bool:
    """VH-736 No die paid for a reroll; won by five or more; three active warriors."""
    side = t.side_of(seat)
    if t.monster >= 0 and t.common_valour() + VALOUR_OF[kind] > t.monster_limit():
        return False
    if REQUIRES_OF[kind] == NO_PAID_REROLL:
        return t.paid_rerolls(side) == 0
    if REQUIRES_OF[kind] == MARGIN:
        return margin(t) >= MARGIN_WANTED
    return t.active_count(side) >= ACTIVE_WANTED


# -- bets, Thor's cards, the last viking ---------------------------------------------------------------
def settle_bets(t: Table) -> Signal:
    """Gunnhild's bet pays one bonus valour."""
    if t.has_bets:
        for n in range(t.count):
            seat = t.after(t.attacker, n)
            if (t.bet(seat) == 1 and t.winner == t.attacker) or (t.bet(seat) == 2 and t.winner == t.defender):
                t.bonus_valour(seat, t.main_amount(seat), BY_JARL)
    t.advance()
    thors_cards(t)
    t.advance()
    return last_viking(t)


def thors_cards(t: Table) -> Signal:
    """VH-723 Into the helper's Valhalla if the side helped has won, else onto the discard pile."""
    if not t.is_on(WITH_THOR):
        return NEXT
    for n in range(t.count):
        seat = t.after(t.attacker, n)
        kind = t.help_card(seat)
        if kind < 0:
            continue
        card = t.help_copy(seat)
        if t.winner >= 0 and t.helped_side(seat) == t.side_of(t.winner):
            t.into_valhalla(seat, kind, card)
            t.tell(E_THOR, seat, kind, 1)
        else:
            t.to_pile(WORD_OF[kind], card)
            t.tell(E_THOR, seat, kind, 0)
        t.clear_help(seat)
    return NEXT


def last_viking(t: Table) -> Signal:
    """VH-761, VH-765 The first winner, then whoever beats the last viking."""
    if not t.is_on(WITH_VIKING):
        t.advance()
        return lokis_bonus(t)
    winner = t.winner
    beaten = t.viking_role(t.loser)
    holds = t.viking_role(winner)
    if beaten >= 0:
        if holds >= 0:
            t.name_viking(beaten, NOBODY)
        else:
            t.name_viking(beaten, winner)
            t.tell(E_VIKING, winner)
    elif holds < 0:
        role = free_role(t)
        if role >= 0:
            t.name_viking(role, winner)
            t.tell(E_VIKING, winner)
    t.advance()
    return lokis_bonus(t)


def free_role(t: Table) -> i64:
    """A role nobody has: one with up to five players, two with six."""
    if t.viking(0) < 0:
        return 0
    if t.count == 6 and t.viking(1) < 0:
        return 1
    return -1


def lokis_bonus(t: Table) -> Signal:
    """VH-711 The loser's bonus comes last."""
    if t.loki >= 0 and not t.loki_used and t.local(COUNTER) == 0:
        t.set_local(COUNTER, 1)
        t.push(F_LOKI, t.loser, margin(t))
        return STAY
    t.set_local(COUNTER, 0)
    t.advance()
    return no_winner(t)


def no_winner(t: Table) -> Signal:
    """VH-408, VH-1025 Nothing is won and nothing lost; Thor's cards are discarded."""
    if t.winner < 0:
        t.tell(E_NO_WINNER, t.attacker)
        thors_cards(t)
    t.note_battle(t.attacker, t.defender)
    t.advance()
    return watch(t)


# -- Hakon ---------------------------------------------------------------------------------------------
def watch(t: Table) -> Signal:
    """Hakon: after a battle of two others, once between two of his turns, he may draw cards."""
    if not t.is_with_us(J_WATCH):
        return clean_up(t)
    n = t.local(COUNTER)
    if t.answered:
        seat = t.after(t.attacker, n)
        if verb_of(t.take(seat)) != PASS:
            t.spend(seat)
            t.push(F_WATCH, seat)
            return STAY
    while n < t.count - 1:
        n += 1
        t.set_local(COUNTER, n)
        seat = t.after(t.attacker, n)
        if seat != t.defender and t.main(seat) == J_WATCH and not t.has_spent(seat) and t.deck_size:
            return t.ask(seat, ASK_WATCH)
    t.set_local(COUNTER, 0)
    t.advance()
    return clean_up(t)


def watch_draw(t: Table) -> Signal:
    """Local 1 tells whether the discard may be skipped."""
    seat = t.local(0)
    if t.second(seat) == J_SKIP_DISCARD and t.condition(seat):
        t.set_local(1, 1)
    t.push(F_TAKE, seat, t.main_amount(seat), BY_JARL)
    return NEXT


def watch_discard(t: Table) -> Signal:
    seat = t.local(0)
    if not t.answered:
        return t.ask(seat, ASK_WATCH_DISCARD, t.local(1))
    code = t.take(seat)
    if verb_of(code) != PASS:
        t.discard(seat, first(code), BY_JARL)
    return DONE


WATCHING: Final[Steps] = (watch_draw, watch_discard)


def clean_up(t: Table) -> Signal:
    """VH-417 Dice come off, tactics played are discarded."""
    t.end_fight()
    return DONE
