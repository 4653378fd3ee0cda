"""After a battle: VH-413 to VH-417, in the order of VH-1027."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import (
    ALLIANCE,
    ASK_HOLD,
    ASK_LOKI_SHIELD,
    ASK_MISSION,
    ASK_RETURN,
    ASK_SEND,
    ASK_STAY,
    ASK_STEAL_CHOSEN,
    ASK_WATCH,
    ASK_WATCH_DISCARD,
    BY_JARL,
    BY_VALKYRIE,
    E_HELD,
    E_LOOKED,
    E_MISSION,
    E_NO_WINNER,
    E_SENT,
    E_STOLEN,
    E_TAKEN_BACK,
    E_THOR,
    E_VIKING,
    F_LOKI,
    F_SEND,
    F_STEAL,
    F_TAKE,
    F_WATCH,
    PASS,
    WITH_THOR,
    WITH_VIKING,
)
from meadhall.games.valhalla.columns import ATTACK, DEFENCE, OWN_SLOTS, SLOTS, WORDS
from meadhall.games.valhalla.parts import (
    ABILITY_OF,
    ACTIVE_WANTED,
    ALONE,
    CLAN_OF,
    COLOUR,
    GROUP,
    HOLD_BACK,
    J_CHOOSE_RETURN,
    J_DRAW,
    J_KEEP_ACTIVE,
    J_RETURN,
    J_SEND_ONE,
    J_SKIP_DISCARD,
    J_STEAL,
    J_STEAL_CHOSEN,
    J_WATCH,
    KEEP_SHIELD,
    LOKI_FX,
    LOKI_LINES,
    LOKI_MOST,
    MAIN_TRIGGER,
    MARGIN,
    MARGIN_WANTED,
    MISSION,
    NO_PAID_REROLL,
    REQUIRES_OF,
    SECOND_AMOUNT,
    T_LOST,
    T_LOST_DEFENCE,
    T_WON,
    T_WON_ATTACK,
    TAKE_SHIELD,
    VALKYRIE_AMOUNT,
    VALKYRIE_CLAN,
    VALKYRIE_OF,
    VALOUR_OF,
    WORD_OF,
)
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import DONE, NEXT, NOBODY, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

COUNTER: Final = 2
BACK_AT_LEAST: Final = 2


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


# -- who goes to Valhalla ------------------------------------------------------------------------------
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
    seat = t.local(0)
    side = t.local(1)
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


# -- jarls after the battle, the attacker's first ------------------------------------------------------
def jarls_after(t: Table) -> Signal:
    """VH-1027 Local 2 counts sides, local 3 what one jarl has done already."""
    while t.local(COUNTER) < 2:
        seat = t.fighter(t.local(COUNTER))
        if seat >= 0 and t.jarl(seat) >= 0:
            signal = jarl_after(t, seat)
            if signal != NEXT:
                return signal
        t.set_local(COUNTER, t.local(COUNTER) + 1)
        t.set_local(3, 0)
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
            t.whisper(bit(seat), E_LOOKED, seat, other)
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
    """Hakon: after a battle of two others, once between two of his turns, he may draw a card."""
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
    t.push(F_TAKE, seat, 1, BY_JARL)
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
