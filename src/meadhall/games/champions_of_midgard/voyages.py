"""Voyages to the far shores: CM-604 to CM-608, with the rune of the journey (CM-904)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_JOURNEY,
    ASK_SAIL_ON,
    ASK_STARVE,
    ASK_TOLL,
    BY_HUNGER,
    BY_JOURNEY,
    BY_WEAPON,
    E_FOOD_LEFT,
    E_VOYAGE,
    F_FIGHT,
    LOSE_FOOD,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.columns import SHORE, WEAPONS
from meadhall.games.champions_of_midgard.fights import weapons_there
from meadhall.games.champions_of_midgard.parts import (
    FED_PER_FOOD,
    JOURNEY_RUNE,
    KRAKEN_JOURNEY,
    TAKES_FOOD,
    TAKES_WARRIORS,
    TOLL,
)
from meadhall.games.champions_of_midgard.runes import use_rune
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.bits import bit_of, count_bits
from meadhall.kernel.flow import NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of

# locals are the seat, the place, 1 while another journey is to be turned up, and losses still to come
SEAT: Final = 0
PLACE: Final = 1
REDRAW: Final = 2
LEFT: Final = 3


def put_to_sea(t: Table) -> Signal:
    """CM-604 The journey is revealed, even by an empty ship."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    t.tell(E_VOYAGE, seat, place - SHORE, t.party(place), t.food_aboard(place))
    t.reveal_journey(seat, place - SHORE)
    return NEXT


def sail_on(t: Table) -> Signal:
    """CM-904 The rune of the journey: this one is discarded, the next is applied instead."""
    seat = t.local(SEAT)
    if not t.answered:
        if not t.is_ready(seat, JOURNEY_RUNE):
            return NEXT
        return t.ask(seat, ASK_SAIL_ON, t.local(PLACE) - SHORE, t.journey_at(t.local(PLACE) - SHORE))
    code = t.take(seat)
    if verb_of(code) != USE_RUNE:
        return NEXT
    if first(code) != JOURNEY_RUNE:
        use_rune(t, seat, first(code))
        return STAY
    t.spend_rune(seat, JOURNEY_RUNE)
    t.discard_journey(t.local(PLACE) - SHORE)
    t.set_local(REDRAW, 1)
    return NEXT


def turn_another(t: Table) -> Signal:
    """CM-904 The next of the deck, even if it is worse."""
    if t.local(REDRAW) == 0:
        return NEXT
    shore = t.local(PLACE) - SHORE
    if not t.answered:
        t.refill_journeys()
        return t.ask_chance(ASK_JOURNEY, shore)
    t.turn_journey(t.local(SEAT), shore, first(t.take_chance()))
    t.set_local(REDRAW, 0)
    return NEXT


def begin_toll(t: Table) -> Signal:
    t.set_local(LEFT, TOLL[t.journey_at(t.local(PLACE) - SHORE)])
    return NEXT


def pay_toll(t: Table) -> Signal:
    """CM-605, CM-607 The journey takes food or warriors of this ship; too little aboard, all there is."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    if t.answered:
        code = t.take(seat)
        if verb_of(code) == LOSE_FOOD:
            drop_food(t, seat, place)
        else:
            drown(t, seat, first(code), place)
    while t.local(LEFT):
        food = toll_takes_food(t, place)
        kinds = toll_takes(t, place)
        n = count_bits(kinds)
        if food:
            n += 1
        if n == 0:
            break
        if n > 1:
            return t.ask(seat, ASK_TOLL, place - SHORE, t.local(LEFT))
        if food:
            drop_food(t, seat, place)
        else:
            drown(t, seat, bit_of(kinds), place)
    t.set_local(LEFT, 0)
    return NEXT


def toll_takes_food(t: Table, place: i64) -> bool:
    return TAKES_FOOD[t.journey_at(place - SHORE)] != 0 and t.food_aboard(place) > 0


def toll_takes(t: Table, place: i64) -> i64:
    """Mask of the weapons whose warriors the journey may take."""
    if TAKES_WARRIORS[t.journey_at(place - SHORE)] == 0:
        return 0
    return weapons_there(t, place)


def drop_food(t: Table, seat: Seat, place: i64) -> None:
    t.lose_food(place, 1)
    t.tell(E_FOOD_LEFT, seat, place, 1, BY_JOURNEY)
    t.set_local(LEFT, t.local(LEFT) - 1)


def drown(t: Table, seat: Seat, weapon: i64, place: i64) -> None:
    t.lose_warrior(seat, weapon, place, BY_JOURNEY)
    t.set_local(LEFT, t.local(LEFT) - 1)


def meet_kraken(t: Table) -> Signal:
    """CM-607 It is fought; survivors sail on."""
    place = t.local(PLACE)
    if t.journey_at(place - SHORE) == KRAKEN_JOURNEY and t.party(place):
        t.push(F_FIGHT, t.local(SEAT), place, 1)
    return NEXT


def count_the_hungry(t: Table) -> Signal:
    """CM-606 Near shores one food for two, far ones one for each; what is left over is lost."""
    place = t.local(PLACE)
    food = t.food_aboard(place)
    hungry = t.party(place) - food * FED_PER_FOOD[place - SHORE]
    if hungry < 0:
        hungry = 0
    t.set_local(LEFT, hungry)
    if food:
        t.tell(E_FOOD_LEFT, t.local(SEAT), place, food, BY_HUNGER)
    t.lose_food(place, food)
    return NEXT


def starve(t: Table) -> Signal:
    """CM-606 The owner picks who starves."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    if t.answered:
        go_hungry(t, seat, first(t.take(seat)), place)
    while t.local(LEFT):
        kinds = weapons_there(t, place)
        if count_bits(kinds) > 1 and t.party(place) > t.local(LEFT):
            return t.ask(seat, ASK_STARVE, place - SHORE, t.local(LEFT))
        go_hungry(t, seat, bit_of(kinds & -kinds), place)
    return NEXT


def go_hungry(t: Table, seat: Seat, weapon: i64, place: i64) -> None:
    t.lose_warrior(seat, weapon, place, BY_HUNGER)
    t.set_local(LEFT, t.local(LEFT) - 1)


def land(t: Table) -> Signal:
    """CM-504 Warriors whose weapon the monster resists die before the first roll."""
    place = t.local(PLACE)
    for weapon in range(i64(WEAPONS)):
        if t.resists(place) >> weapon & 1:
            while t.aboard(place, weapon):
                t.lose_warrior(t.local(SEAT), weapon, place, BY_WEAPON)
    return NEXT


def fight_monster(t: Table) -> Signal:
    """CM-604 Last, the fight."""
    if t.party(t.local(PLACE)):
        return t.become(F_FIGHT, t.local(SEAT), t.local(PLACE))
    return NEXT


VOYAGE: Final[Steps] = (
    put_to_sea,
    sail_on,
    turn_another,
    begin_toll,
    pay_toll,
    meet_kraken,
    count_the_hungry,
    starve,
    land,
    fight_monster,
)
