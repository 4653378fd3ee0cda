"""Against a monster: VH-801 to VH-813, alone or together (VH-1101 to VH-1107)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.aftermath import mission
from meadhall.games.valhalla.asks import (
    ASK_DISMISS,
    ASK_MONSTER_CARD,
    ASK_MONSTER_DIE,
    ASK_MONSTER_WARRIOR,
    ASK_RANDOM_LOSS,
    ASK_SEND,
    BY_MONSTER,
    E_HUNT,
    E_MONSTER_ATTACKS,
    E_MONSTER_DIE,
    E_MONSTER_WON,
    E_MONSTER_WOUNDED,
    E_STRENGTH,
    E_VALOUR_LOST,
    F_BEFORE,
    F_FIGHT,
    F_HUNT,
    F_MILL,
    F_ONSLAUGHT,
    F_SEND,
)
from meadhall.games.valhalla.columns import ATTACK, DEFENCE, HUNT, ONSLAUGHT, OWN_SLOTS, SLOTS
from meadhall.games.valhalla.jarls_after import jarl_after
from meadhall.games.valhalla.powers import (
    M_DISCARD_BEFORE,
    M_RANDOM_AFTER,
    M_VALOUR_DEFEAT,
    M_VALOUR_EACH,
    M_WARRIOR_BEFORE,
)
from meadhall.games.valhalla.sending import choose_keep, fit_together, send_all, sendable
from meadhall.games.valhalla.strength import strength
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import DONE, NEXT, NOBODY, STAY, Seat, Signal
from meadhall.kernel.listing import first

WON: Final = 1
LOST: Final = 2


def check_deck(t: Table, seat: Seat) -> bool:
    """VH-809 The last card of the deck is gone: lost, unless the last monster card is active; then one final
    attack decides. Returns whether that attack has just begun."""
    if not t.is_ending() or t.outcome_against_monster or t.is_final_attack:
        return False
    if not t.is_last_card():
        lose(t)
        return False
    t.set_final_attack()
    t.push(F_HUNT, seat)
    return True


def lose(t: Table) -> None:
    t.set_outcome(LOST)
    t.tell(E_MONSTER_WON)


# -- a fight with the monster: locals are the seat, what its card could do after the battle, scratch ---
POWERS: Final = 1
SCRATCH: Final = 2
SCRATCH_2: Final = 3
VALOUR_EACH: Final = 1
VALOUR_DEFEAT: Final = 2
RANDOM_AFTER: Final = 4


def hunt(t: Table) -> Signal:
    """VH-807 A player attacks the monster."""
    t.begin_fight(HUNT, t.local(0), NOBODY)
    t.tell(E_HUNT, t.local(0))
    return NEXT


def onslaught(t: Table) -> Signal:
    """VH-808 The monster attacks."""
    t.begin_fight(ONSLAUGHT, NOBODY, t.local(0))
    t.tell(E_MONSTER_ATTACKS, t.local(0))
    return NEXT


def discard_card_before(t: Table) -> Signal:
    """VH-813 A hand card is discarded before the battle."""
    seat = t.local(0)
    if t.answered:
        t.discard(seat, first(t.take(seat)), BY_MONSTER)
        return NEXT
    if t.monster_has(M_DISCARD_BEFORE) and t.hand_size(seat):
        return t.ask(seat, ASK_MONSTER_CARD)
    return NEXT


def discard_warrior_before(t: Table) -> Signal:
    """VH-813 A warrior of the squad is discarded before the battle."""
    seat = t.local(0)
    if t.answered:
        t.dismiss(seat, first(t.take(seat)))
        return NEXT
    if t.monster_has(M_WARRIOR_BEFORE) and t.size(seat):
        return t.ask(seat, ASK_MONSTER_WARRIOR)
    return NEXT


def prepare(t: Table) -> Signal:
    t.push(F_BEFORE, t.local(0))
    return NEXT


def fight(t: Table) -> Signal:
    """VH-806 The player's phase; the monster rolls nothing."""
    t.push(F_FIGHT, t.local(0), t.side_of(t.local(0)))
    return NEXT


def compare(t: Table) -> Signal:
    """VH-807, VH-808, VH-1049 An attack needs as much strength, a defence more, both an active warrior."""
    seat = t.local(0)
    side = t.side_of(seat)
    own = strength(t, side)
    t.set_total(side, own)
    t.set_total(1 - side, t.monster_strength())
    t.tell(E_STRENGTH, seat, own)
    won = own > t.monster_strength() or (side == ATTACK and own == t.monster_strength())
    if won and t.active(side):
        t.set_winner(seat)
    powers: i64 = 0
    if t.monster_has(M_VALOUR_EACH):
        powers |= VALOUR_EACH
    if t.monster_has(M_VALOUR_DEFEAT):
        powers |= VALOUR_DEFEAT
    if t.monster_has(M_RANDOM_AFTER):
        powers |= RANDOM_AFTER
    t.set_local(POWERS, powers)
    return NEXT


def wound(t: Table) -> Signal:
    """VH-807, VH-810 A won attack overcomes the card; after the last one the game is won."""
    if t.winner >= 0:
        t.clear_monster_dice()
        last = t.is_last_card()
        t.next_monster_card()
        t.tell(E_MONSTER_WOUNDED, t.monster_card())
        if last:
            t.set_outcome(WON)
            t.end_fight()
            return DONE
    elif t.is_final_attack:
        lose(t)
        t.end_fight()
        return DONE
    return NEXT


def send_after_attack(t: Table) -> Signal:
    """VH-805, VH-807, VH-1056 After a victory all active warriors that fit enter under the new limit, in the
    player's choice, and the others are discarded; after a defeat one may enter."""
    seat = t.local(0)
    if t.winner < 0:
        return send_one(t)
    if t.answered:
        t.set_entering(ATTACK, t.entering(ATTACK) | bit(first(t.take(seat))))
    fitting = sendable(t, seat, ATTACK)
    waiting = t.active(ATTACK) & OWN_SLOTS & ~t.entering(ATTACK) & ~t.staying()
    if fitting:
        if not fit_together(t, ATTACK, fitting):
            return t.ask(seat, ASK_SEND, 1)
        t.set_entering(ATTACK, t.entering(ATTACK) | fitting)
        waiting &= ~fitting
    entering = t.entering(ATTACK)
    for slot in range(SLOTS):
        if waiting >> slot & 1:
            t.dismiss(seat, slot)
    send_all(t, ATTACK, entering)
    return NEXT


def send_one(t: Table) -> Signal:
    """VH-807, VH-808 After a defeat one active warrior may enter."""
    seat = t.local(0)
    side = t.side_of(seat)
    if t.local(SCRATCH) == 0:
        t.set_local(SCRATCH, 1)
        t.push(F_SEND, seat, side, 1)
        return STAY
    t.set_local(SCRATCH, 0)
    send_all(t, side, t.entering(side))
    return NEXT


def send_after_defence(t: Table) -> Signal:
    """VH-808 After a victory any active warriors may enter, after a defeat one."""
    seat = t.local(0)
    if t.winner < 0:
        return send_one(t)
    if t.local(SCRATCH) == 0:
        t.set_local(SCRATCH, 1)
        t.push(F_SEND, seat, DEFENCE, SLOTS)
        return STAY
    t.set_local(SCRATCH, 0)
    send_all(t, DEFENCE, t.entering(DEFENCE))
    return NEXT


def lose_slot(t: Table) -> Signal:
    """VH-1052 A new card may leave room for one warrior less, on every board."""
    seat = t.local(SCRATCH)
    if t.answered:
        t.dismiss(seat, first(t.take(seat)))
    while seat < t.count:
        if t.size(seat) > t.squad_limit(seat):
            t.set_local(SCRATCH, seat)
            return t.ask(seat, ASK_DISMISS, 0)
        seat += 1
    t.set_local(SCRATCH, 0)
    return NEXT


def pay_for_defeat(t: Table) -> Signal:
    """VH-807, VH-808, VH-811 A lost battle costs cards of the deck, a lost defence a shield too."""
    if t.winner < 0:
        if t.mode == ONSLAUGHT:
            t.lose_shield(t.local(0))
            if t.own_shields(0) == 0:
                lose(t)
                t.end_fight()
                return DONE
        t.push(F_MILL, t.lost_battle_cards())
    return NEXT


def jarl_speaks_last(t: Table) -> Signal:
    """Einar and Bernhard."""
    seat = t.local(0)
    signal: Signal = NEXT
    if t.jarl(seat) >= 0:
        signal = jarl_after(t, seat)
    if signal == NEXT:
        t.set_local(SCRATCH_2, 0)
    return signal


def lose_valour(t: Table) -> Signal:
    """VH-813, VH-1051 One valour, or the least above it; together, from whoever has it cheapest."""
    powers = t.local(POWERS)
    if powers & VALOUR_EACH or (powers & VALOUR_DEFEAT and t.winner < 0):
        seat = t.local(0)
        for n in range(t.count):
            other = t.after(seat, n)
            kind = t.cheapest_in_valhalla(other)
            if kind >= 0:
                t.out_of_valhalla(other, kind)
                t.tell(E_VALOUR_LOST, other, kind)
                return NEXT
    return NEXT


def lose_random_card(t: Table) -> Signal:
    """VH-813 A random hand card is discarded after the battle."""
    seat = t.local(0)
    if t.answered:
        t.discard(seat, first(t.take_chance()), BY_MONSTER)
        return NEXT
    if t.local(POWERS) & RANDOM_AFTER and t.hand_size(seat):
        return t.ask_chance(ASK_RANDOM_LOSS, seat)
    return NEXT


def end_hunt(t: Table) -> Signal:
    t.note_battle(t.local(0), NOBODY)
    t.end_fight()
    return NEXT


def end_onslaught(t: Table) -> Signal:
    """VH-808 Either way the monster's dice come off."""
    t.clear_monster_dice()
    t.end_fight()
    return NEXT


HUNTING: Final[Steps] = (
    hunt,
    discard_card_before,
    discard_warrior_before,
    prepare,
    fight,
    compare,
    wound,
    choose_keep,
    send_after_attack,
    lose_slot,
    pay_for_defeat,
    mission,
    jarl_speaks_last,
    lose_valour,
    lose_random_card,
    end_hunt,
)

DEFENDING: Final[Steps] = (
    onslaught,
    discard_card_before,
    discard_warrior_before,
    prepare,
    fight,
    compare,
    send_after_defence,
    pay_for_defeat,
    mission,
    jarl_speaks_last,
    lose_valour,
    lose_random_card,
    end_onslaught,
)


# -- the monster's phase: locals are the seat, dice still to roll --------------------------------------
def count_free(t: Table) -> Signal:
    t.set_local(1, t.monster_free())
    return NEXT


def roll_monster(t: Table) -> Signal:
    """VH-804 Its free dice are rolled; matching ones stay on the card."""
    if t.answered:
        face = first(t.take_chance())
        t.tell(E_MONSTER_DIE, face)
        if t.monster_wants(face):
            t.lay_monster_die(face)
        t.set_local(1, t.local(1) - 1)
    if t.local(1) > 0:
        return t.ask_chance(ASK_MONSTER_DIE)
    return NEXT


def strike(t: Table) -> Signal:
    """VH-804 All symbols covered: it attacks whose turn it is."""
    if t.monster_dice() == t.monster_need():
        t.push(F_ONSLAUGHT, t.local(0))
    return NEXT


MONSTER_PHASE: Final[Steps] = (count_free, roll_monster, strike)
