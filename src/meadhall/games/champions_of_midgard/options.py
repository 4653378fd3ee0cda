"""What is legal: every option of every question, said once."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    AGAIN,
    ASK_AGAIN,
    ASK_ASSIGN,
    ASK_BLAME,
    ASK_BUILD,
    ASK_BUY,
    ASK_DESTINY,
    ASK_DIE,
    ASK_DRAUGR,
    ASK_FIRST,
    ASK_GIFTS,
    ASK_JOURNEY,
    ASK_KEEP,
    ASK_KILLED,
    ASK_LEADER,
    ASK_LOSSES,
    ASK_MERCHANT,
    ASK_MONSTER,
    ASK_PEEK,
    ASK_PICK,
    ASK_PLACE,
    ASK_ROLLED,
    ASK_RUNE,
    ASK_RUNE_TOP,
    ASK_SAIL_ON,
    ASK_SHORE,
    ASK_STALL,
    ASK_STARVE,
    ASK_SUCCESS,
    ASK_SURPLUS,
    ASK_TOLL,
    ASK_TRADE,
    ASK_TROLL,
    ASK_VISION,
    BEG,
    BUILD,
    BUY,
    DRAWN_DESTINY,
    DRAWN_ENEMY,
    DRAWN_FACE,
    DRAWN_FIRST,
    DRAWN_JOURNEY,
    DRAWN_MERCHANT,
    DRAWN_RUNE,
    DRAWN_STALL,
    FULFIL,
    GAIN,
    GIVE_BLAME,
    KEEP,
    LOAD_FOOD,
    LOSE,
    LOSE_FOOD,
    PASS,
    PEEK,
    PICK,
    PLACE,
    REROLL,
    RETURN_ONE,
    ROLL,
    SAIL_TO,
    SEND,
    STAND,
    TAKE_LEADER,
    TAKE_RUNE,
    TAKE_TOP,
    TRADE,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.assigning import may_go
from meadhall.games.champions_of_midgard.columns import (
    COIN,
    DRAUGRS,
    FACES,
    FAVOR,
    FOOD,
    JOURNEYS,
    MONSTERS,
    PRIVATE_SHIPS,
    RUNE_SLOTS,
    SHORE,
    STALL_COUNT,
    STALLS,
    TRADED,
    TROLLS,
    WEAPONS,
)
from meadhall.games.champions_of_midgard.fights import can_heal, may_pick, roll_runes, weapons_there
from meadhall.games.champions_of_midgard.parts import (
    FACE_WEIGHT,
    FAVOR_MOST,
    FAVOR_PRICE,
    GLORY_RUNE,
    HEALING,
    JOURNEY_RUNE,
    LEADERS,
    STALL_KIND,
    TRUE_VISION,
)
from meadhall.games.champions_of_midgard.placing import (
    GIVE,
    TRADES_MADE,
    buildable,
    takeable,
)
from meadhall.games.champions_of_midgard.runes import usable
from meadhall.games.champions_of_midgard.setup import TRADES
from meadhall.games.champions_of_midgard.table import Table
from meadhall.games.champions_of_midgard.voyages import toll_takes, toll_takes_food
from meadhall.kernel.bits import bit, bit_of
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import Listing


def list_options(t: Table, seat: Seat, o: Listing) -> None:
    """Every legal answer to the open question."""
    kind = t.asked_kind
    if kind == ASK_PLACE:
        list_place(t, seat, o)
    elif kind == ASK_ASSIGN:
        list_assign(t, seat, o)
    elif kind == ASK_LOSSES:
        list_losses(t, seat, o)
    elif kind == ASK_ROLLED:
        list_rolled(t, seat, o)
    elif kind == ASK_PICK:
        list_pick(t, o)
    elif kind == ASK_TRADE:
        list_trade(t, o)
    elif kind == ASK_DIE:
        for face in range(i64(FACES)):
            weight = FACE_WEIGHT[t.asked_about * FACES + face]
            if weight:
                o.add_chance(weight, DRAWN_FACE, face)
    elif kind < ASK_PLACE or kind == ASK_RUNE_TOP:
        list_chance(t, kind, o)
    elif kind < ASK_ASSIGN:
        list_location(t, seat, kind, o)
    else:
        list_resolution(t, seat, kind, o)


def list_runes(mask: i64, o: Listing) -> None:
    while mask:
        o.add(USE_RUNE, bit_of(mask & -mask))
        mask &= mask - 1


# -- placing and assigning -------------------------------------------------------------------------------
def list_place(t: Table, seat: Seat, o: Listing) -> None:
    """CM-402, CM-425, CM-426."""
    locations = takeable(t, seat)
    while locations:
        o.add(PLACE, bit_of(locations & -locations))
        locations &= locations - 1
    o.add(BEG)
    list_runes(usable(t, seat), o)


def list_assign(t: Table, seat: Seat, o: Listing) -> None:
    """CM-502 to CM-505."""
    places = t.fights_at(seat)
    while places:
        place = bit_of(places & -places)
        places &= places - 1
        if place < SHORE:
            for weapon in range(i64(WEAPONS)):
                if may_go(t, seat, weapon, place):
                    o.add(SEND, weapon, place)
        elif t.room_aboard(place) > 0:
            for weapon in range(i64(WEAPONS)):
                if t.at_home(seat, weapon):
                    o.add(SEND, weapon, place)
            if t.has(seat, FOOD):
                o.add(LOAD_FOOD, place)
    o.add(PASS)
    list_runes(usable(t, seat), o)


def list_trade(t: Table, o: Listing) -> None:
    """CM-418 At least one swap, or the worker would do nothing (CM-426)."""
    for give in range(i64(TRADED)):
        if t.local(GIVE + give):
            for take in range(i64(TRADED)):
                if take != give:
                    o.add(TRADE, give, take)
    if t.local(TRADES_MADE):
        o.add(PASS)


def list_location(t: Table, seat: Seat, kind: i64, o: Listing) -> None:
    """What a location asks further."""
    if kind == ASK_SHORE:
        list_shores(t.free_shores(), SAIL_TO, o)
    elif kind == ASK_PEEK:
        list_shores(t.laid_journeys(), PEEK, o)
    elif kind == ASK_BUY:
        for n in range(i64(1), i64(FAVOR_MOST + 1)):
            if t.has(seat, COIN) >= FAVOR_PRICE[n]:
                o.add(BUY, n)
    elif kind == ASK_AGAIN:
        o.add(AGAIN)
        o.add(PASS)
    elif kind == ASK_RUNE:
        for slot in range(i64(RUNE_SLOTS)):
            if t.rune_up(slot) >= 0:
                o.add(TAKE_RUNE, t.rune_up(slot))
        if t.rune_deck():
            o.add(TAKE_TOP)
    elif kind == ASK_BUILD:
        ships = buildable(t, seat)
        while ships:
            o.add(BUILD, PRIVATE_SHIPS + bit_of(ships & -ships))
            ships &= ships - 1
    elif kind == ASK_SURPLUS:
        for weapon in range(i64(WEAPONS)):
            if t.at_home(seat, weapon):
                o.add(RETURN_ONE, weapon)
    elif kind == ASK_VISION:
        o.add(USE_RUNE, TRUE_VISION)
        o.add(PASS)
    elif kind == ASK_KEEP:
        list_destinies(t.drawn(seat), KEEP, o)


def list_shores(mask: i64, verb: i64, o: Listing) -> None:
    while mask:
        o.add(verb, bit_of(mask & -mask))
        mask &= mask - 1


def list_destinies(mask: i64, verb: i64, o: Listing) -> None:
    while mask:
        o.add(verb, bit_of(mask & -mask))
        mask &= mask - 1


# -- rolls, losses, runes ---------------------------------------------------------------------------------
def list_rolled(t: Table, seat: Seat, o: Listing) -> None:
    """CM-611, CM-906, CM-907."""
    o.add(STAND)
    if t.has(seat, FAVOR):
        o.add(REROLL)
    list_runes(roll_runes(t, seat) | usable(t, seat), o)


def list_pick(t: Table, o: Listing) -> None:
    for weapon in range(i64(WEAPONS)):
        for face in range(i64(FACES)):
            if may_pick(t, weapon, face):
                o.add(PICK, weapon, face)
    if t.in_hand():
        o.add(ROLL)


def list_losses(t: Table, seat: Seat, o: Listing) -> None:
    """CM-613, CM-903."""
    list_weapons(weapons_there(t, t.asked_about), o)
    if can_heal(t, seat):
        o.add(USE_RUNE, HEALING)


def list_weapons(mask: i64, o: Listing) -> None:
    for weapon in range(i64(WEAPONS)):
        if mask >> weapon & 1:
            o.add(LOSE, weapon)


def list_resolution(t: Table, seat: Seat, kind: i64, o: Listing) -> None:
    if kind == ASK_TOLL:
        place = SHORE + t.asked_about
        if toll_takes_food(t, place):
            o.add(LOSE_FOOD)
        list_weapons(toll_takes(t, place), o)
    elif kind == ASK_STARVE:
        list_weapons(weapons_there(t, SHORE + t.asked_about), o)
    elif kind == ASK_GIFTS:
        for good in range(i64(TRADED)):
            o.add(GAIN, good)
    elif kind == ASK_SUCCESS:
        list_destinies(t.destinies(seat), FULFIL, o)
    elif kind == ASK_BLAME:
        for other in range(t.count):
            if other != seat:
                o.add(GIVE_BLAME, other)
    else:
        list_window(t, seat, kind, o)


def list_window(t: Table, seat: Seat, kind: i64, o: Listing) -> None:
    """A rune, or none."""
    mask = usable(t, seat)
    if kind == ASK_KILLED:
        mask |= bit(GLORY_RUNE)
    elif kind == ASK_SAIL_ON:
        mask |= bit(JOURNEY_RUNE)
    list_runes(mask, o)
    o.add(PASS)


# -- chance, and the leaders ---------------------------------------------------------------------------------
def list_chance(t: Table, kind: i64, o: Listing) -> None:
    if kind == ASK_LEADER:
        for leader in range(i64(LEADERS)):
            if not t.is_led(leader):
                o.add(TAKE_LEADER, leader)
    elif kind == ASK_STALL:
        for stall in range(i64(STALL_COUNT)):
            if STALL_KIND[stall] == TRADES[t.asked_about] and not t.in_play(STALLS + stall):
                o.add_chance(1, DRAWN_STALL, STALLS + stall)
    elif kind == ASK_FIRST:
        for seat in range(t.count):
            o.add_chance(1, DRAWN_FIRST, seat)
    elif kind == ASK_DESTINY:
        list_cards(t.next_destinies(), DRAWN_DESTINY, o)
    elif kind == ASK_TROLL:
        list_enemies(t, TROLLS, o)
    elif kind == ASK_DRAUGR:
        list_enemies(t, DRAUGRS, o)
    elif kind == ASK_MONSTER:
        list_enemies(t, MONSTERS, o)
    elif kind == ASK_JOURNEY:
        for journey in range(i64(JOURNEYS)):
            if t.journeys_in_deck(journey):
                o.add_chance(t.journeys_in_deck(journey), DRAWN_JOURNEY, journey)
    elif kind == ASK_MERCHANT:
        list_cards(t.merchants(), DRAWN_MERCHANT, o)
    else:
        list_cards(t.rune_deck(), DRAWN_RUNE, o)


def list_cards(mask: i64, verb: i64, o: Listing) -> None:
    while mask:
        o.add_chance(1, verb, bit_of(mask & -mask))
        mask &= mask - 1


def list_enemies(t: Table, family: i64, o: Listing) -> None:
    """Each enemy once, as likely as it has cards left; copies stand side by side."""
    cards = t.enemy_deck(family)
    last: i64 = -1
    weight: i64 = 0
    while cards:
        enemy = t.enemy_of(family, bit_of(cards & -cards))
        cards &= cards - 1
        if enemy != last and weight:
            o.add_chance(weight, DRAWN_ENEMY, last)
            weight = 0
        last = enemy
        weight += 1
    if weight:
        o.add_chance(weight, DRAWN_ENEMY, last)
