"""The battle of two players: VH-401 to VH-412, with Thor's help and bets before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.aftermath import (
    COUNTER,
    choose_shield,
    clean_up,
    last_viking,
    lokis_bonus,
    mission,
    no_winner,
    settle_bets,
    shield,
    thors_cards,
    watch,
)
from meadhall.games.valhalla.asks import (
    ADD,
    ASK_BEFORE,
    ASK_BET,
    ASK_THOR,
    BET_ATTACKER,
    BY_JARL,
    BY_THOR,
    E_ATTACK,
    E_BET,
    E_HELPED,
    E_LAID_DIE,
    E_STRENGTH,
    E_WON,
    F_ADD,
    F_BEFORE,
    F_CALL,
    F_FIGHT,
    F_STEAL,
    F_TAKE,
    LAY_DIE,
    PASS,
    WITH_DVERGAR,
    WITH_THOR,
)
from meadhall.games.valhalla.columns import ATTACK, BATTLE, DEFENCE, WORDS
from meadhall.games.valhalla.jarls_after import jarls_after
from meadhall.games.valhalla.parts import (
    AMOUNT_OF,
    BEFORE_CARDS,
    FEWER,
    FX_DICE,
    FX_DRAW,
    FX_OF,
    FX_REROLL,
    FX_STEAL,
    REQUIRES_OF,
    THOR,
)
from meadhall.games.valhalla.powers import (
    J_ADD,
    J_BET_DEFENDER,
    J_DIE,
    J_FEWER_DICE,
    MAIN_SIZES,
    SECOND_SIZES,
)
from meadhall.games.valhalla.sending import choose_hold_back, choose_keep, choose_warriors, enter_valhalla
from meadhall.games.valhalla.strength import strength
from meadhall.games.valhalla.table import Steps, Table
from meadhall.games.valhalla.tactics import tactics_left
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

# locals: attacker, defender, a counter, and two for what is under way


def declare(t: Table) -> Signal:
    """VH-304 A player attacks another."""
    t.begin_fight(BATTLE, t.local(0), t.local(1))
    t.tell(E_ATTACK, t.attacker, t.defender)
    t.advance()
    return help_of_thor(t)


# -- before the battle ---------------------------------------------------------------------------------
def help_of_thor(t: Table) -> Signal:
    """VH-721, VH-1012 The others, clockwise from the attacker's left, may each help one side with a card."""
    if not t.is_on(WITH_THOR):
        t.advance()
        return bets(t)
    n = t.local(COUNTER)
    if t.answered:
        seat = t.after(t.attacker, n)
        code = t.take(seat)
        if verb_of(code) != PASS:
            help_with(t, seat, first(code), second(code))
            return STAY
    while n < t.count - 1:
        n += 1
        t.set_local(COUNTER, n)
        seat = t.after(t.attacker, n)
        if seat != t.defender and t.could_hold(seat, THOR):
            return t.ask(seat, ASK_THOR, t.attacker, t.defender)
    t.set_local(COUNTER, 0)
    return NEXT


def may_help(t: Table, kind: i64, side: i64) -> bool:
    """VH-721 Fewer warriors than the opponent, or as many at most."""
    own = t.size(t.fighter(side))
    other = t.size(t.fighter(1 - side))
    if REQUIRES_OF[kind] == FEWER:
        return own < other
    return own <= other


def help_with(t: Table, helper: Seat, kind: i64, helped: Seat) -> None:
    """VH-722 The bonus of a Thor card."""
    side = t.side_of(helped)
    t.lay_help(helper, kind, side)
    t.tell(E_HELPED, helper, kind, helped)
    fx = FX_OF[kind]
    if fx == FX_DRAW:
        t.push(F_TAKE, helped, AMOUNT_OF[kind], BY_THOR)
    elif fx == FX_REROLL:
        t.grant_reroll(side, AMOUNT_OF[kind])
    elif fx == FX_STEAL:
        t.push(F_STEAL, helped, t.opponent(helped), BY_THOR)
    elif fx == FX_DICE:
        t.grant_dice(side, AMOUNT_OF[kind])
    else:
        t.gain_strength(side, AMOUNT_OF[kind])


def bets(t: Table) -> Signal:
    """Gunnhild: before a battle of two others, once between two of her turns, she names who will win."""
    if not t.is_with_us(J_BET_DEFENDER):
        t.advance()
        return before_attack(t)
    n = t.local(COUNTER)
    if t.answered:
        seat = t.after(t.attacker, n)
        code = t.take(seat)
        if verb_of(code) != PASS:
            lay_bet(t, seat, code)
    while n < t.count - 1:
        n += 1
        t.set_local(COUNTER, n)
        seat = t.after(t.attacker, n)
        if seat != t.defender and t.main(seat) == J_BET_DEFENDER and not t.has_spent(seat):
            return t.ask(seat, ASK_BET, t.attacker, t.defender)
    t.set_local(COUNTER, 0)
    t.advance()
    return before_attack(t)


def lay_bet(t: Table, seat: Seat, code: i64) -> None:
    """A bet on the attacker costs a card."""
    t.spend(seat)
    if verb_of(code) == BET_ATTACKER:
        t.discard(seat, first(code), BY_JARL)
        t.lay_bet(seat, 1)
        t.tell(E_BET, seat, t.attacker)
    else:
        t.lay_bet(seat, 2)
        t.tell(E_BET, seat, t.defender)


def before_attack(t: Table) -> Signal:
    """VH-401 First the attacker."""
    if could_prepare(t, t.attacker, True):
        t.push(F_BEFORE, t.attacker)
        return NEXT
    t.advance()
    return before_defence(t)


def before_defence(t: Table) -> Signal:
    """VH-401 Then the defender."""
    if could_prepare(t, t.defender, True):
        t.push(F_BEFORE, t.defender)
        return NEXT
    t.advance()
    return attack(t)


# -- a side before the fight: locals are the seat, and 1 once a jarl has added somebody ----------------
def prepare(t: Table) -> Signal:
    """VH-401, VH-741 Tactics and jarls marked "before battle"."""
    seat = t.local(0)
    if not t.answered:
        if could_prepare(t, seat, t.local(1) == 0):
            return t.ask(seat, ASK_BEFORE, 1 - t.local(1))
        return DONE
    code = t.take(seat)
    verb = verb_of(code)
    side = t.side_of(seat)
    if verb == PASS:
        return DONE
    if verb == LAY_DIE:
        t.lay_on_jarl(side)
        t.tell(E_LAID_DIE, seat)
    elif verb == ADD:
        t.set_local(1, 1)
        t.push(F_ADD, seat, first(code), 1)
    else:
        t.play_card(side, seat, first(code))
        t.push(F_CALL, seat, 0, t.top_warrior())
    return STAY


def could_prepare(t: Table, seat: Seat, unused: bool) -> bool:
    """Whether, for all that everybody knows, there is something to do."""
    main = t.main(seat)
    if main == J_DIE and may_lay_die(t, seat):
        return True
    if main == J_ADD and may_join(t, seat, unused):
        return t.hand_size(seat) > 0
    return could_call(t, seat)


def may_lay_die(t: Table, seat: Seat) -> bool:
    """Egil (VH-1022)."""
    return t.main(seat) == J_DIE and t.dice_on_jarl(t.side_of(seat)) == 0


def may_join(t: Table, seat: Seat, unused: bool) -> bool:
    """Solveig: a small squad grows by one; either ability, once."""
    if t.main(seat) != J_ADD or not unused:
        return False
    sizes = MAIN_SIZES[t.jarl(seat)]
    if t.condition(seat):
        sizes |= SECOND_SIZES[t.jarl(seat)]
    return sizes >> t.size(seat) & 1 != 0


def could_call(t: Table, seat: Seat) -> bool:
    """Might this hand hold a Call to arms, and would a warrior come?"""
    if not t.is_on(WITH_DVERGAR) or t.top_warrior() < 0 or t.hand_size(seat) == 0:
        return False
    if not tactics_left(t, t.side_of(seat)) and t.mode != BATTLE:
        return False
    for word in range(WORDS):
        if BEFORE_CARDS[word] and t.could_be_there(seat, word, BEFORE_CARDS[word]):
            return True
    return False


PREPARING: Final[Steps] = (prepare,)


# -- the two phases ------------------------------------------------------------------------------------
def attack(t: Table) -> Signal:
    """VH-402 The attack phase."""
    t.push(F_FIGHT, t.attacker, ATTACK)
    return NEXT


def end_attack(t: Table) -> Signal:
    """VH-408, VH-409 Without an active warrior there is no winner; otherwise the strength is fixed."""
    if t.active(ATTACK) == 0:
        return t.goto(NO_WINNER)
    if t.second(t.attacker) == J_FEWER_DICE and t.condition(t.attacker):
        t.lose_die(DEFENCE)
    if t.journal is not None:  # it counts when both are compared
        t.tell(E_STRENGTH, t.attacker, strength(t, ATTACK))
    t.advance()
    return defence(t)


def defence(t: Table) -> Signal:
    """VH-410 The same with the other dice."""
    t.push(F_FIGHT, t.defender, DEFENCE)
    return NEXT


def compare(t: Table) -> Signal:
    """VH-410, VH-412 The higher strength wins, a tie goes to the attacker; without an active warrior the
    defender loses."""
    t.set_total(ATTACK, strength(t, ATTACK))
    t.set_total(DEFENCE, strength(t, DEFENCE))
    t.tell(E_STRENGTH, t.defender, t.total(DEFENCE))
    if t.active(DEFENCE) and t.total(DEFENCE) > t.total(ATTACK):
        t.set_winner(t.defender)
    else:
        t.set_winner(t.attacker)
    t.tell(E_WON, t.winner, t.loser)
    t.advance()
    return choose_shield(t)


# VH-1027 The order after the battle
BATTLING: Final[Steps] = (
    declare,
    help_of_thor,
    bets,
    before_attack,
    before_defence,
    attack,
    end_attack,
    defence,
    compare,
    choose_shield,
    shield,
    choose_keep,
    choose_warriors,
    choose_hold_back,
    enter_valhalla,
    mission,
    jarls_after,
    settle_bets,
    thors_cards,
    last_viking,
    lokis_bonus,
    no_winner,
    watch,
    clean_up,
)
NO_WINNER: Final[int] = BATTLING.index(no_winner)
