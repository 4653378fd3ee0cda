"""A side's phase of a fight: VH-402 to VH-411. Dice, rerolls, arming; tactics are in `tactics.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.arming import best_arming
from meadhall.games.valhalla.asks import (
    ARM,
    ARM_BEST,
    ASK_DEFENCE_DIE,
    ASK_FACE,
    ASK_FIGHT,
    ASK_PICK,
    ASK_PRESET,
    ASK_TURN_X,
    BY_JARL,
    E_ARMED,
    E_DICE,
    E_DIE_LOST,
    E_REROLL,
    E_SET,
    END,
    F_ACTIVATE,
    F_BEST,
    F_REROLL,
    F_TURN_DICE,
    FREE_REROLL,
    PASS,
    PICK,
    PLAY,
    REROLL,
    TURN,
    WITH_VIKING,
)
from meadhall.games.valhalla.columns import ATTACK, BATTLE, DEFENCE, HUNT, ONSLAUGHT
from meadhall.games.valhalla.dice import roll, roll_dice
from meadhall.games.valhalla.parts import (
    ABILITY_OF,
    BATTLE_DICE,
    BLANK,
    BLOCK,
    DISCARD_TACTIC,
    FACE_BITS,
    FACE_MASK,
    ONE,
    PAY_CARD,
    SET_NEED,
    STEAL_DIE,
)
from meadhall.games.valhalla.powers import (
    J_DICE,
    J_PRESET,
    J_REROLL,
    J_TURN_X,
    M_DIE_LESS,
    MAIN_ROLE,
    SECOND_AMOUNT,
    SECOND_FX,
    SECOND_ROLE,
)
from meadhall.games.valhalla.strength import plays_role
from meadhall.games.valhalla.table import Steps, Table
from meadhall.games.valhalla.tactics import play_tactic
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

# locals: seat, side, dice to roll, dice set, the face last set + 1
SEAT: Final = 0
SIDE: Final = 1
TO_ROLL: Final = 2
PRESET: Final = 3
LAST_FACE: Final = 4


def main_helps(t: Table, seat: Seat, fx: i64, side: i64) -> bool:
    """Does the main ability have this effect for this side, in this battle?"""
    return t.main(seat) == fx and plays_role(t, MAIN_ROLE[t.jarl(seat)], side) and t.jarl_speaks(seat)


def second_helps(t: Table, seat: Seat, fx: i64, side: i64) -> bool:
    """The secondary one, its condition left aside."""
    return t.second(seat) == fx and plays_role(t, SECOND_ROLE[t.jarl(seat)], side) and t.jarl_speaks(seat)


def pay_for_die(t: Table) -> Signal:
    """Beinir: a defender may discard a card for an extra die (VH-1023)."""
    seat, side = t.pair()
    if t.answered:
        code = t.take(seat)
        if verb_of(code) != PASS:
            t.discard(seat, first(code), BY_JARL)
            t.grant_dice(side, SECOND_AMOUNT[t.jarl(seat)])
        return NEXT
    if side == DEFENCE and second_helps(t, seat, J_DICE, side) and t.hand_size(seat):
        if t.more_dice(side) >= t.grey:  # ruling: useless_cards
            return NEXT
        return t.ask(seat, ASK_DEFENCE_DIE)
    t.advance()
    return count_dice(t)


def count_dice(t: Table) -> Signal:
    """VH-402, VH-411, VH-763 Six, less those lost, and extra ones from the common pool."""
    seat, side = t.pair()
    if main_helps(t, seat, J_DICE, side):
        t.grant_dice(side, t.main_amount(seat))
    if side == ATTACK and t.mode == BATTLE and t.is_on(WITH_VIKING):
        role = t.viking_role(t.opponent(seat))
        if role >= 0:
            t.grant_dice(side, t.viking_dice(role))
    if t.monster_has(M_DIE_LESS):
        t.lose_die(side)
    if grants_reroll(t, seat, side):
        t.grant_reroll(side, 1)
    dice = BATTLE_DICE - t.fewer_dice(side)
    if dice < 0:
        dice = 0
    dice += t.take_grey(t.more_dice(side))
    t.set_local(TO_ROLL, dice)
    t.tell(E_DICE, seat, dice)
    if t.main(seat) == J_PRESET:
        return NEXT
    return roll_all(t, seat, side, dice)


def grants_reroll(t: Table, seat: Seat, side: i64) -> bool:
    """Sigurd: a free reroll when attacking, and when defending if the hand was small."""
    if main_helps(t, seat, J_REROLL, side):
        return True
    return second_helps(t, seat, J_REROLL, side) and t.condition(seat)


def preset_most(t: Table, seat: Seat) -> i64:
    """Esbjorn: how many dice may be set."""
    if t.main(seat) != J_PRESET or not t.jarl_speaks(seat):
        return 0
    if SECOND_FX[t.jarl(seat)] == J_PRESET and t.condition(seat):
        return SECOND_AMOUNT[t.jarl(seat)]
    return t.main_amount(seat)


def preset(t: Table) -> Signal:
    """Esbjorn: some dice are set to different weapons instead of rolled."""
    seat = t.local(SEAT)
    if t.answered:
        code = t.take(seat)
        if verb_of(code) == PASS:
            return NEXT
        t.add_die(t.local(SIDE), first(code))
        t.tell(E_SET, seat, first(code))
        t.set_local(TO_ROLL, t.local(TO_ROLL) - 1)
        t.set_local(PRESET, t.local(PRESET) + 1)
        t.set_local(LAST_FACE, first(code) + 1)
    if t.local(PRESET) < preset_most(t, seat) and t.local(TO_ROLL) and t.local(LAST_FACE) < BLANK:
        return t.ask(seat, ASK_PRESET)
    return NEXT


def first_roll(t: Table) -> Signal:
    seat, side = t.pair()
    return roll_all(t, seat, side, t.local(TO_ROLL))


def roll_all(t: Table, seat: Seat, side: i64, dice: i64) -> Signal:
    """VH-402 All at once."""
    t.set_rolled(side)
    t.goto(AFTER_ROLL)
    if roll(t, seat, side, dice):
        return look_at_blanks(t, seat, side)
    return STAY


def turn_blank(t: Table) -> Signal:
    """Sigvard: one void die is turned right after the first roll; an attacker pays a card."""
    seat, side = t.pair()
    if not t.answered:
        return look_at_blanks(t, seat, side)
    code = t.take(seat)
    if verb_of(code) == TURN:
        turn_die(t, seat, side, first(code))
    elif verb_of(code) != PASS:
        t.discard(seat, first(code), BY_JARL)
        t.push(F_TURN_DICE, seat, side, 1)
    return NEXT


def look_at_blanks(t: Table, seat: Seat, side: i64) -> Signal:
    """Sigvard's question, if there is one; else the fight begins."""
    if t.main(seat) == J_TURN_X and t.showing(side, BLANK):
        if main_helps(t, seat, J_TURN_X, side):
            return t.ask(seat, ASK_TURN_X, 0)
        if second_helps(t, seat, J_TURN_X, side) and t.hand_size(seat):
            return t.ask(seat, ASK_TURN_X, 1)
    t.goto(ACT)
    return t.ask(seat, ASK_FIGHT, side)


def act(t: Table) -> Signal:
    """VH-402 In any order, as often as one likes: reroll, tactics, arming."""
    seat, side = t.pair()
    if not t.answered:
        return t.ask(seat, ASK_FIGHT, side)
    code = t.take(seat)
    verb = verb_of(code)
    if verb == END:
        return DONE
    if verb == REROLL:
        t.drop_die(side, first(code))
        t.pay_reroll(side)
        t.tell(E_REROLL, seat, first(code))
        t.push(F_REROLL, seat, 1)
        return choose_dice(t, seat, side, 1, 0)
    if verb == ARM:
        arm(t, seat, side, first(code), second(code))
    elif verb == PLAY:
        play_tactic(t, seat, side, first(code))
    elif verb == FREE_REROLL:
        t.grant_reroll(side, -1)
        t.tell(E_REROLL, seat, -1)
        t.push(F_REROLL, seat, 1)
    elif verb == ARM_BEST:
        t.push(F_BEST, seat, side)
    return STAY


FIGHTING: Final[Steps] = (pay_for_die, count_dice, preset, first_roll, turn_blank, act)
AFTER_ROLL: Final[int] = FIGHTING.index(turn_blank)
ACT: Final[int] = FIGHTING.index(act)


# -- arming --------------------------------------------------------------------------------------------
def arm(t: Table, seat: Seat, side: i64, slot: i64, with_: i64) -> None:
    """VH-404, VH-406, VH-1013 Dice on a warrior: it is active, and stays so."""
    need = SET_NEED[with_]
    if with_ == 0:
        need = t.need_in(side, slot)
    kind = t.kind_in(side, slot)
    t.lock_dice(side, need)
    t.activate(side, slot)
    t.tell(E_ARMED, seat, kind, slot)
    ability = ABILITY_OF[kind]
    if ability == STEAL_DIE:
        giant(t, seat, side)
    elif ability == BLOCK or ability == DISCARD_TACTIC or ability == PAY_CARD:
        t.push(F_ACTIVATE, seat, ability)


def giant(t: Table, seat: Seat, side: i64) -> None:
    """VH-514 The defender loses a die, once a battle; against a monster each gives an extra one (VH-806)."""
    if t.mode == BATTLE:
        if side == ATTACK and not t.die_stolen:
            t.set_die_stolen()
            t.lose_die(DEFENCE)
            t.tell(E_DIE_LOST, t.defender)
    elif t.mode == HUNT or t.mode == ONSLAUGHT:
        if t.take_grey(1):
            roll(t, seat, side, 1)


def arm_best(t: Table) -> Signal:
    """The shortcut: arm for the most strength (in Ragnarok valour), one warrior after another."""
    choice = best_arming(t, t.local(SIDE))
    if choice < 0:
        return DONE
    arm(t, t.local(SEAT), t.local(SIDE), choice >> 8, choice & 255)
    return STAY


BEST_ARMING: Final[Steps] = (arm_best,)


ROLLING: Final[Steps] = (roll_dice,)

# -- rerolling: locals are seat, times, whether it may be left, dice picked, the lowest face left
TIMES: Final = 1
MAY_STOP: Final = 2
PICKED: Final = 3
LOWEST: Final = 4


def pick_dice(t: Table) -> Signal:
    """VH-403, VH-504 Dice are chosen one by one, by rising faces, and rolled together."""
    seat, times = t.pair()
    side = t.side_of(seat)
    if not t.answered:
        return choose_dice(t, seat, side, times, t.local(MAY_STOP))
    code = t.take(seat)
    verb = verb_of(code)
    if verb == PASS:
        return DONE
    picked = t.local(PICKED)
    if verb == PICK:
        face = first(code)
        picked += ONE[face]
        if left_to_pick(t.dice(side), picked, face):
            t.set_local(PICKED, picked)
            t.set_local(LOWEST, face)
            return t.ask(seat, ASK_PICK, t.asked_about)
    return reroll(t, seat, side, times, picked)


def is_rerolling(t: Table, side: i64) -> bool:
    """A side is picking dice to roll again."""
    return t.asked_kind == ASK_PICK and t.local(SEAT) == t.fighter(side)


def choose_dice(t: Table, seat: Seat, side: i64, times: i64, may_stop: i64) -> Signal:
    """There is nothing to choose about a single die, unless it may be left."""
    dice = t.dice(side)
    if times == 0 or dice == 0:
        return DONE
    if may_stop or dice % FACE_MASK > 1:
        return t.ask(seat, ASK_PICK, may_stop)
    return reroll(t, seat, side, times, dice)


def left_to_pick(dice: i64, picked: i64, lowest: i64) -> i64:
    """Dice not picked yet, from the lowest face that may still be picked on; as counts of faces."""
    low = lowest * FACE_BITS
    return dice - picked >> low << low


def reroll(t: Table, seat: Seat, side: i64, times: i64, picked: i64) -> Signal:
    """VH-403 The dice picked, together, as often as a tactic says; then the fight goes on."""
    t.drop_dice(side, picked)
    if times == 1 and not t.asks_chance:
        roll(t, seat, side, picked % FACE_MASK)
        t.leave()
        return t.ask(seat, ASK_FIGHT, side)
    t.set_local(PICKED, 0)
    t.set_local(LOWEST, 0)
    t.set_local(TIMES, times - 1)
    roll(t, seat, side, picked % FACE_MASK)
    return STAY


REROLLING: Final[Steps] = (pick_dice,)


# -- turning void dice: locals are seat, side, how many, the lowest face still to turn to --------------
def turn_dice(t: Table) -> Signal:
    """VH-505 Each to a weapon of its own (ruling: first_roll_faces)."""
    seat = t.local(SEAT)
    if t.answered:
        face = first(t.take(seat))
        turn_die(t, seat, t.local(SIDE), face)
        t.set_local(2, t.local(2) - 1)
        t.set_local(3, face)
    if t.local(2) > 0:
        return t.ask(seat, ASK_FACE, t.local(2))
    return DONE


def turn_die(t: Table, seat: Seat, side: i64, face: i64) -> None:
    t.drop_die(side, BLANK)
    t.add_die(side, face)
    t.tell(E_SET, seat, face)


TURNING: Final[Steps] = (turn_dice,)
