"""Tactics in a fight: VH-501 to VH-506, VH-732, VH-733, VH-742; and what dvergar do when activated."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import (
    ASK_BLOCK,
    ASK_DIE,
    ASK_DISCARD_TACTIC,
    ASK_FORGE,
    ASK_PATH,
    ASK_PAY,
    ASK_SPEND,
    BY_CARD,
    E_BLOCKED,
    E_PAID,
    E_PATHED,
    E_ROLLED,
    E_SET,
    F_FORGE,
    F_PATH,
    F_REROLL,
    F_SPEND,
    F_TURN_DICE,
    PASS,
    SHOW_HAND,
)
from meadhall.games.valhalla.columns import ATTACK, BATTLE, DEFENCE, HUNT, SLOTS, WORDS
from meadhall.games.valhalla.dice import roll
from meadhall.games.valhalla.parts import (
    ABILITY,
    AMOUNT_OF,
    BEFORE_CARDS,
    BLANK,
    BLOCK,
    DISCARD_TACTIC,
    EXTRA_ROLLED,
    FACE_BITS,
    FACE_MASK,
    FACE_OF,
    FEWER,
    FX_BEST_OF,
    FX_CACHE,
    FX_CRY_ACTIVE,
    FX_CRY_TROOP,
    FX_FOR_DIE,
    FX_OF,
    FX_PATH,
    FX_REROLL,
    FX_STRENGTH,
    FX_SURROUND,
    FX_TURN_X,
    HAS_REROLL_MARK,
    REQUIRES_OF,
)
from meadhall.games.valhalla.powers import (
    J_DICE,
    J_LIMIT_TACTICS,
    J_REROLL,
    J_TACTIC_MORE,
    M_NO_REROLLS,
    M_NO_TACTICS,
    M_TWO_TACTICS,
    MAIN_ROLE,
)
from meadhall.games.valhalla.strength import plays_role
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import DONE, NEXT, Seat, Signal
from meadhall.kernel.listing import first, verb_of

PAID_STRENGTH: Final[int] = ABILITY["pay_card"].amount
TWO_AT_MOST: Final = 2


# -- what may be played --------------------------------------------------------------------------------
def tactics_left(t: Table, side: i64) -> bool:
    """Ivar allows a defender one card in the defence phase; monsters may allow two or none (VH-813)."""
    if t.mode == BATTLE:
        if side == DEFENCE and t.main(t.attacker) == J_LIMIT_TACTICS:
            return played_in_phase(t, side) < t.main_amount(t.attacker)
        return True
    if t.monster_has(M_NO_TACTICS):
        return False
    return not t.monster_has(M_TWO_TACTICS) or t.played_count(side) < TWO_AT_MOST


def played_in_phase(t: Table, side: i64) -> i64:
    """Those played before the battle do not count."""
    n = t.played_count(side)
    for word in range(WORDS):
        n -= count_bits(t.played(side, word) & BEFORE_CARDS[word])
    return n


def may_play(t: Table, seat: Seat, side: i64, kind: i64) -> bool:
    """May this tactic be played now, and could it change anything (ruling: useless_cards)?"""
    fx = FX_OF[kind]
    if fx == FX_STRENGTH:
        if t.in_ragnarok:
            return False
        return REQUIRES_OF[kind] != FEWER or t.size(seat) < t.opposing_size(seat)
    if fx == FX_FOR_DIE:
        return not t.in_ragnarok and can_spend(t, side, FACE_OF[kind])
    if fx == FX_BEST_OF:
        return t.grey > 0
    if HAS_REROLL_MARK[kind] and t.monster_has(M_NO_REROLLS):
        return False
    if fx == FX_REROLL:
        return t.dice_count(side) > 0
    if fx == FX_TURN_X:
        return t.showing(side, BLANK) > 0
    if fx == FX_SURROUND:
        return side == ATTACK and (t.mode == BATTLE or t.mode == HUNT) and not t.is_surrounded
    if fx == FX_CACHE:
        return True
    if fx == FX_PATH:
        return side == DEFENCE and t.mode == BATTLE and path_slots(t) != 0
    if fx == FX_CRY_TROOP or fx == FX_CRY_ACTIVE:
        return not t.in_ragnarok
    return False


def can_spend(t: Table, side: i64, face: i64) -> bool:
    """VH-502, VH-1016, VH-1017 A die that lies on no warrior; with a named face, one that shows it."""
    dice = t.weapons(side)
    if face < 0:
        return dice != 0
    return dice >> face * FACE_BITS & FACE_MASK != 0


def path_slots(t: Table) -> i64:
    """VH-733, VH-1038 The attacker's own active warriors that are not on the path yet."""
    return t.active(ATTACK) & ~t.pathed() & (1 << SLOTS) - 1


# -- playing -------------------------------------------------------------------------------------------
def play_tactic(t: Table, seat: Seat, side: i64, kind: i64) -> None:
    t.play_card(side, seat, kind)
    fx = FX_OF[kind]
    if fx == FX_STRENGTH:
        strengthen(t, seat, side, AMOUNT_OF[kind])
    elif fx == FX_FOR_DIE:
        strengthen(t, seat, side, AMOUNT_OF[kind])
        if FACE_OF[kind] >= 0:
            t.spend_die(side, FACE_OF[kind])
        else:
            t.push(F_SPEND, seat, side)
    elif fx == FX_BEST_OF:
        t.push(F_FORGE, seat, side, t.take_grey(EXTRA_ROLLED))
    elif fx == FX_REROLL:
        t.push(F_REROLL, seat, AMOUNT_OF[kind], 1)
    elif fx == FX_TURN_X:
        t.push(F_TURN_DICE, seat, side, t.showing(side, BLANK))
    elif fx == FX_SURROUND:
        surround(t, seat)
    elif fx == FX_CACHE:
        t.add_cache(side, FACE_OF[kind])
    elif fx == FX_PATH:
        t.push(F_PATH)
    else:
        t.note_strong(side)
        t.gain_strength(side, tactic_more(t, seat))
        t.add_cry(side, fx == FX_CRY_ACTIVE)


def strengthen(t: Table, seat: Seat, side: i64, amount: i64) -> None:
    """VH-501, VH-502 Strength, and what Thord adds."""
    t.note_strong(side)
    t.gain_strength(side, amount + tactic_more(t, seat))


def tactic_more(t: Table, seat: Seat) -> i64:
    """Thord: each tactic for strength gives one more."""
    if t.main(seat) == J_TACTIC_MORE and t.jarl_speaks(seat):
        return t.main_amount(seat)
    return 0


def surround(t: Table, seat: Seat) -> None:
    """VH-506, VH-1021 The defender's jarl falls silent; or the monster's abilities, and then a jarl that the
    monster had silenced may speak again (VH-806)."""
    silent = not t.jarl_speaks(seat)
    t.surround()
    if silent and t.jarl(seat) >= 0 and plays_role(t, MAIN_ROLE[t.jarl(seat)], ATTACK):
        if t.main(seat) == J_REROLL:
            t.grant_reroll(ATTACK, 1)
        elif t.main(seat) == J_DICE:
            roll(t, seat, ATTACK, t.take_grey(t.main_amount(seat)))  # VH-1020


# -- Heroic attack: locals are seat, side --------------------------------------------------------------
def spend_die(t: Table) -> Signal:
    """VH-502 One of the rolled dice is discarded."""
    seat = t.local(0)
    if not t.answered:
        return t.ask(seat, ASK_SPEND)
    t.spend_die(t.local(1), first(t.take(seat)))
    return DONE


SPENDING: Final[Steps] = (spend_die,)


# -- New weapons: locals are seat, side, dice to roll, faces rolled as counts --------------------------
def roll_new(t: Table) -> Signal:
    """VH-503 Two extra dice are rolled."""
    if t.answered:
        face = first(t.take_chance())
        t.tell(E_ROLLED, t.local(0), face)
        t.set_local(2, t.local(2) - 1)
        t.set_local(3, t.local(3) + bit(face * FACE_BITS))
    if t.local(2) > 0:
        return t.ask_chance(ASK_DIE, t.local(0))
    return NEXT


def keep_new(t: Table) -> Signal:
    """VH-503, VH-1019 One is kept, the other returns to the pool."""
    seat = t.local(0)
    if t.answered:
        face = first(t.take(seat))
        t.add_die(t.local(1), face)
        t.tell(E_SET, seat, face)
        t.return_grey()
        return DONE
    if t.local(3) % FACE_MASK > 1:
        return t.ask(seat, ASK_FORGE)
    face = 0
    while not t.local(3) >> face * FACE_BITS & FACE_MASK:
        face += 1
    t.add_die(t.local(1), face)
    return DONE


FORGING: Final[Steps] = (roll_new, keep_new)


# -- Path to Valhalla ----------------------------------------------------------------------------------
def choose_path(t: Table) -> Signal:
    """VH-733 The attacker picks an own active warrior, whose strength no longer counts."""
    if not t.answered:
        return t.ask(t.attacker, ASK_PATH)
    slot = first(t.take(t.attacker))
    t.path(slot)
    t.tell(E_PATHED, t.attacker, t.kind_in(ATTACK, slot), slot)
    return DONE


PATHING: Final[Steps] = (choose_path,)


# -- dvergar: locals are seat and ability --------------------------------------------------------------
def dvergr_acts(t: Table) -> Signal:
    """VH-743, VH-745, VH-746 What a dvergr does as soon as it is active."""
    ability = t.local(1)
    if ability == BLOCK:
        return block_warrior(t, t.local(0))
    if ability == DISCARD_TACTIC:
        return drop_tactic(t, t.opponent(t.local(0)))
    return pay_card(t, t.local(0))


def block_warrior(t: Table, seat: Seat) -> Signal:
    """VH-743, VH-1039 Attack only; never the last one that is not blocked."""
    if t.answered:
        slot = first(t.take(seat))
        t.block(slot)
        t.tell(E_BLOCKED, t.defender, t.warrior(t.defender, slot), slot)
        return DONE
    if t.mode != BATTLE or seat != t.attacker:
        return DONE
    if count_bits(t.squad_mask(t.defender) & ~t.blocked()) < 2:
        return DONE
    return t.ask(seat, ASK_BLOCK)


def drop_tactic(t: Table, other: Seat) -> Signal:
    """VH-745 The opponent discards a tactic, or shows that there is none."""
    if not t.answered:
        if other < 0 or t.hand_size(other) == 0:
            return DONE
        return t.ask(other, ASK_DISCARD_TACTIC)
    code = t.take(other)
    if verb_of(code) == SHOW_HAND:
        t.show_hand(other)
    else:
        t.discard(other, first(code), BY_CARD)
    return DONE


def pay_card(t: Table, seat: Seat) -> Signal:
    """VH-746 Any card from hand for strength."""
    if not t.answered:
        if t.hand_size(seat) == 0 or t.in_ragnarok:
            return DONE
        return t.ask(seat, ASK_PAY)
    code = t.take(seat)
    if verb_of(code) != PASS:
        t.discard(seat, first(code), BY_CARD)
        t.gain_strength(t.side_of(seat), PAID_STRENGTH)
        t.tell(E_PAID, seat, PAID_STRENGTH)
    return DONE


ACTIVATING: Final[Steps] = (dvergr_acts,)
