"""Rolling and fighting: CM-602, CM-603, CM-611 to CM-619, and what runes and leaders do there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_BLAME,
    ASK_DIE,
    ASK_KILLED,
    ASK_LOSSES,
    ASK_PICK,
    ASK_ROLLED,
    BY_FIGHT,
    BY_HUNT,
    BY_LEADER,
    BY_REROLL,
    BY_REWARD,
    BY_RUNE,
    BY_TROLL,
    E_BEATEN,
    E_BLAMED,
    E_FIGHT,
    E_HUNT,
    E_HUNTED,
    E_KILLED,
    E_KRAKEN,
    E_KRAKEN_KILLED,
    F_LOSSES,
    F_PICK,
    F_ROLL,
    PICK,
    REROLL,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.columns import (
    BLAME,
    BLANK,
    DOUBLE,
    FACES,
    FAVOR,
    FOOD,
    HUNT,
    TROLL,
    WEAPONS,
)
from meadhall.games.champions_of_midgard.parts import (
    ASMUNDR,
    BLAME_DROPPED,
    BLAME_GIVEN,
    GLORY_PER_DOUBLE,
    GLORY_PER_REROLL,
    GLORY_PERCENT,
    GLORY_RUNE,
    HEALING,
    HUNT_MOST,
    POTENTIAL,
    REACTION,
    ULLR,
)
from meadhall.games.champions_of_midgard.runes import use_rune
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

SEAT: Final = 0
PLACE: Final = 1


# -- a roll: local 0 is the seat ------
def throw(t: Table) -> Signal:
    """CM-611 Every die in the hand falls, one by one."""
    weapon = t.next_die()
    if t.answered:
        t.lay_die(weapon, first(t.take_chance()))
        weapon = t.next_die()
    while weapon >= 0:
        signal = t.ask_chance(ASK_DIE, weapon)
        if t.asks_chance:
            return signal
        t.roll()  # as the kernel would, without leaving the step: dice are most of chance
        t.lay_die(weapon, first(t.take_chance()))
        weapon = t.next_die()
    return NEXT


def decide(t: Table) -> Signal:
    """CM-611, CM-906, CM-907 Stand, or reroll with favour as often as one likes, or use a rune."""
    seat = t.local(SEAT)
    if not t.answered:
        if t.has(seat, FAVOR) == 0 and roll_runes(t, seat) == 0:
            return NEXT
        return t.ask(seat, ASK_ROLLED, t.field)
    code = t.take(seat)
    if verb_of(code) == REROLL:
        t.pay_reroll(seat)
        if t.leader(seat) == ASMUNDR:  # CM-801
            t.gain_glory(seat, GLORY_PER_REROLL, BY_REROLL)
        t.goto(0)
        t.push(F_PICK, seat)
        return STAY
    if verb_of(code) != USE_RUNE:
        return NEXT
    rune = first(code)
    if rune == POTENTIAL:
        t.spend_rune(seat, rune)
        t.goto(0)
        t.push(F_PICK, seat, 1)
    elif rune == REACTION:
        t.spend_rune(seat, rune)
        t.react()
    else:
        use_rune(t, seat, rune)
    return STAY


def roll_runes(t: Table, seat: Seat) -> i64:
    """Mask of the runes that change this roll: CM-906 needs a blank, CM-907 a shield."""
    mask: i64 = 0
    if t.is_ready(seat, POTENTIAL) and t.blanks():
        mask |= bit(POTENTIAL)
    if t.is_ready(seat, REACTION) and t.shields():
        mask |= bit(REACTION)
    return mask


ROLLING: Final[Steps] = (throw, decide)


# -- picking dice to roll again: locals are the seat, and 1 if only blanks may be picked ------
def pick_dice(t: Table) -> Signal:
    """CM-611, CM-906 Any of the dice, one after another; with Potential only blanks."""
    seat = t.local(SEAT)
    if t.answered:
        code = t.take(seat)
        if verb_of(code) != PICK:
            return NEXT
        t.pick_up(first(code), second(code))
    kinds = kinds_to_pick(t)
    if kinds == 1 and t.in_hand() == 0:
        pick_the_only_kind(t)
        kinds = kinds_to_pick(t)
    if kinds == 0:
        return NEXT
    return t.ask(seat, ASK_PICK, t.field)


def may_pick(t: Table, weapon: i64, face: i64) -> bool:
    if t.local(1) and face != BLANK:
        return False
    return t.dice(weapon, face) > 0


def kinds_to_pick(t: Table) -> i64:
    """Dice that differ by weapon or face."""
    n: i64 = 0
    for weapon in range(i64(WEAPONS)):
        for face in range(i64(FACES)):
            if may_pick(t, weapon, face):
                n += 1
    return n


def pick_the_only_kind(t: Table) -> None:
    """One die at least is rolled again."""
    for weapon in range(i64(WEAPONS)):
        for face in range(i64(FACES)):
            if may_pick(t, weapon, face):
                t.pick_up(weapon, face)
                return


PICKING: Final[Steps] = (pick_dice,)


# -- a hunt: local 0 is the seat ------
def go_hunting(t: Table) -> Signal:
    """CM-506, CM-602 All who stayed at home roll."""
    seat = t.local(SEAT)
    t.take_the_field(seat, HUNT, False)
    t.tell(E_HUNT, seat, t.warriors(seat))
    t.take_up_dice()
    t.push(F_ROLL, seat)
    return NEXT


def bring_food(t: Table) -> Signal:
    """CM-602 Food for each attack, at most six."""
    seat = t.local(SEAT)
    food = t.attacks()
    if food > HUNT_MOST:
        food = HUNT_MOST
    t.tell(E_HUNTED, seat, food)
    t.gain(seat, FOOD, food, BY_HUNT)
    t.leave_the_field()
    return NEXT


HUNTING: Final[Steps] = (go_hunting, bring_food)


# -- a fight: locals are the seat, the place, 1 for a kraken, and the glory won ------
KRAKEN: Final = 2
WON: Final = 3


def meet(t: Table) -> Signal:
    """CM-611 The enemy and those sent against it."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    t.take_the_field(seat, place, t.local(KRAKEN) != 0)
    if t.is_kraken:
        t.tell(E_KRAKEN, seat, place, t.party(place))
    else:
        t.tell(E_FIGHT, seat, place, t.enemy_at(place), t.party(place))
    return NEXT


def roll(t: Table) -> Signal:
    """CM-611 Roll all warriors there."""
    t.take_up_dice()
    t.push(F_ROLL, t.local(SEAT))
    return NEXT


def exchange(t: Table) -> Signal:
    """CM-612 to CM-614 Both strike at once; CM-805 Ullr's glory for a double."""
    seat = t.local(SEAT)
    t.strike()
    if t.leader(seat) == ULLR and t.showing(DOUBLE):
        t.gain_glory(seat, GLORY_PER_DOUBLE, BY_LEADER)
    losses = t.foe_attack() - t.shields()
    if losses > 0:
        t.push(F_LOSSES, seat, t.local(PLACE), losses)
    return NEXT


def fall_or_fight_on(t: Table) -> Signal:
    """CM-615, CM-616, CM-618 Until one side is gone."""
    if t.is_slain():
        return NEXT
    if t.party(t.local(PLACE)):
        return t.goto(ROLL_STEP)
    t.tell(E_BEATEN, t.local(SEAT), t.local(PLACE))
    t.leave_the_field()
    return DONE


def win(t: Table) -> Signal:
    """CM-615, CM-617 The card, its glory and its reward; CM-607 a kraken is no trophy."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    glory = t.foe_glory()
    t.set_local(WON, glory)
    if t.is_kraken:
        t.tell(E_KRAKEN_KILLED, seat)
        t.gain_glory(seat, glory, BY_REWARD)
    else:
        t.tell(E_KILLED, seat, place, t.enemy_at(place))
        t.gain_glory(seat, glory, BY_REWARD)
        t.take_trophy(seat, place)
        t.come_home(seat, place)
    t.leave_the_field()
    return NEXT


def boast(t: Table) -> Signal:
    """CM-902 The rune of glory: half as much again, rounded down."""
    seat = t.local(SEAT)
    if not t.answered:
        if not t.is_ready(seat, GLORY_RUNE):
            return NEXT
        return t.ask(seat, ASK_KILLED, t.local(PLACE))
    code = t.take(seat)
    if verb_of(code) != USE_RUNE:
        return NEXT
    if first(code) != GLORY_RUNE:
        use_rune(t, seat, first(code))
        return STAY
    t.spend_rune(seat, GLORY_RUNE)
    t.gain_glory(seat, t.local(WON) * GLORY_PERCENT // 100, BY_RUNE)
    return NEXT


def shift_blame(t: Table) -> Signal:
    """CM-603 The killer of the troll drops a blame and gives one to another."""
    if t.local(PLACE) != TROLL:
        return NEXT
    seat = t.local(SEAT)
    if not t.answered:
        if t.has(seat, BLAME):
            t.spend(seat, BLAME, BLAME_DROPPED, BY_TROLL)
        if t.count > 2:
            return t.ask(seat, ASK_BLAME)
        other = t.left_of(seat)
    else:
        other = first(t.take(seat))
    t.tell(E_BLAMED, seat, other)
    t.gain(other, BLAME, BLAME_GIVEN, BY_TROLL)
    return NEXT


FIGHTING: Final[Steps] = (meet, roll, exchange, fall_or_fight_on, win, boast, shift_blame)
ROLL_STEP: Final = 1


# -- losses of a fight round: locals are the seat, the place, how many, and 1 after the first ------
LEFT: Final = 2
BEGUN: Final = 3


def bury(t: Table) -> Signal:
    """CM-613 The owner chooses who falls; CM-903 Healing ignores all losses of the round."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    if t.answered:
        code = t.take(seat)
        if verb_of(code) == USE_RUNE:
            t.spend_rune(seat, HEALING)
            return NEXT
        fall(t, seat, first(code), place)
    healable = can_heal(t, seat)
    while t.local(LEFT) and t.party(place):
        kinds = weapons_there(t, place)
        if healable or (count_bits(kinds) > 1 and t.party(place) > t.local(LEFT)):
            return t.ask(seat, ASK_LOSSES, place, t.local(LEFT))
        fall(t, seat, bit_of(kinds & -kinds), place)
    return NEXT


def can_heal(t: Table, seat: Seat) -> bool:
    return t.local(BEGUN) == 0 and t.is_ready(seat, HEALING)


def fall(t: Table, seat: Seat, weapon: i64, place: i64) -> None:
    t.lose_warrior(seat, weapon, place, BY_FIGHT)
    t.take_away_die(weapon)
    t.set_local(LEFT, t.local(LEFT) - 1)
    t.set_local(BEGUN, 1)


def weapons_there(t: Table, place: i64) -> i64:
    """Mask of the weapons of those at a place."""
    mask: i64 = 0
    for weapon in range(i64(WEAPONS)):
        if t.aboard(place, weapon):
            mask |= bit(weapon)
    return mask


BURYING: Final[Steps] = (bury,)
