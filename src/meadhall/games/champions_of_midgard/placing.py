"""Placing workers: CM-401 to CM-432. Turns, and what each location does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_AGAIN,
    ASK_BUILD,
    ASK_BUY,
    ASK_PLACE,
    ASK_RUNE,
    ASK_RUNE_TOP,
    ASK_SHORE,
    ASK_SURPLUS,
    ASK_TRADE,
    BEG,
    BY_BEGGING,
    BY_LOCATION,
    BY_SWAP,
    E_BEGGED,
    E_BUILT,
    E_MARKER,
    E_SAILS,
    E_WORKER,
    F_BUILD,
    F_CHURCH,
    F_MARKET,
    F_RUNESMITH,
    F_SAGE,
    F_SAIL,
    F_STALL,
    F_SURPLUS,
    PASS,
    TAKE_TOP,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.columns import (
    BLAME,
    COIN,
    FAVOR,
    FOOD,
    GOODS,
    HUNTING_GROUNDS,
    JARLS_LONGHOUSE,
    LARGE_SHIP,
    MARKET,
    MERCHANT_SHIP,
    PRIVATE_SHIPS,
    RUNE_SLOTS,
    RUNESMITH,
    SAGES_HOUSE,
    SHIPWRIGHT,
    SMALL_SHIP,
    SMOKEHOUSE,
    STALLS,
    STAVE_CHURCH,
    SWORD,
    TRADED,
    TROLL_SPACE,
    WEAPONS,
    WOOD,
    WORKER_HUTS,
)
from meadhall.games.champions_of_midgard.parts import (
    BEG_BLAME,
    BEG_FOOD,
    FAVOR_PRICE,
    GAIN_DICE,
    GAIN_GLORY,
    MARKET_STALLS,
    REPEATS,
    SHIP_COST,
)
from meadhall.games.champions_of_midgard.runes import use_rune
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

SEAT: Final = 0
# CM-413, CM-414, CM-423 they cost nothing and always do something
AT_ANY_TIME: Final = 1 << JARLS_LONGHOUSE | 1 << SAGES_HOUSE | 7 << TROLL_SPACE
TRADERS: Final = MARKET_STALLS | 1 << MERCHANT_SHIP


# -- turns: local 0 is the seat whose turn it is ---------------------------------------------------------
def turn(t: Table) -> Signal:
    """CM-401 One worker at a time, clockwise; who has none left is skipped."""
    seat = t.local(SEAT)
    if t.answered:
        code = t.take(seat)
        if verb_of(code) == USE_RUNE:
            use_rune(t, seat, first(code))
            return STAY
        t.set_local(SEAT, t.left_of(seat))
        if verb_of(code) == BEG:
            beg(t, seat)
        else:
            occupy(t, seat, first(code))
        return STAY
    for n in range(t.count):
        if t.to_place(seat):
            t.set_local(SEAT, seat)
            return t.ask(seat, ASK_PLACE)
        seat = t.left_of(seat)
    return NEXT


PLACING: Final[Steps] = (turn,)


def beg(t: Table, seat: Seat) -> None:
    """CM-425 Ask for help: a food and a blame."""
    t.lay_down_worker(seat)
    t.tell(E_BEGGED, seat)
    t.gain(seat, FOOD, BEG_FOOD, BY_BEGGING)
    t.gain(seat, BLAME, BEG_BLAME, BY_BEGGING)


def takeable(t: Table, seat: Seat) -> i64:
    """CM-402, CM-426 Mask of the locations a chief may take: free, payable, and not in vain."""
    free = t.free_locations()
    mask: i64 = AT_ANY_TIME | t.stocked()
    food = t.has(seat, FOOD)
    wood = t.has(seat, WOOD)
    coins = t.has(seat, COIN)
    if food + wood + coins:
        mask |= bit(MARKET)
    if wood >= t.price(seat, RUNESMITH, WOOD) and t.has_runes_left():
        mask |= bit(RUNESMITH)
    if coins >= FAVOR_PRICE[1]:
        mask |= bit(STAVE_CHURCH)
    if coins and free >> SHIPWRIGHT & 1 and buildable(t, seat):
        mask |= bit(SHIPWRIGHT)
    if coins and not t.has_hired(seat) and coins >= t.hut_price():
        mask |= bit(WORKER_HUTS)
    if not t.hunts(seat):
        mask |= bit(HUNTING_GROUNDS)
    if t.free_shores():
        mask |= ships_to_man(t, seat)
    traders = free & TRADERS
    while traders:
        location = bit_of(traders & -traders)
        traders &= traders - 1
        if t.can_pay(seat, location) and t.gives_something(location):
            mask |= bit(location)
    return mask & free


def ships_to_man(t: Table, seat: Seat) -> i64:
    """CM-415 to CM-417 Mask of the longships a chief could pay for; of private ones only his own."""
    mask: i64 = 1 << SMALL_SHIP
    if t.can_pay(seat, LARGE_SHIP):
        mask |= bit(LARGE_SHIP)
    own = t.own_ship(seat)
    if own >= 0:
        mask |= bit(PRIVATE_SHIPS + own)
    return mask


def buildable(t: Table, seat: Seat) -> i64:
    """CM-417 Mask of the private longships a chief could pay; none if he has one."""
    mask: i64 = 0
    if t.own_ship(seat) < 0:
        offer = t.on_offer()
        for ship in range(i64(4)):
            if offer >> ship & 1 and t.can_pay_ship(seat, ship):
                mask |= bit(ship)
    return mask


def occupy(t: Table, seat: Seat, location: i64) -> None:
    """CM-403 The worker stands there, the cost is paid, and what acts at once acts."""
    t.place_worker(seat, location)
    t.pay(seat, location)
    if location <= SMOKEHOUSE:
        t.take_stock(seat, location)
        check_longhouse(t, seat)
    elif location >= STALLS or location == MERCHANT_SHIP:
        collect(t, seat, location)
    elif location == JARLS_LONGHOUSE:
        visit_jarl(t, seat)
    elif location == SAGES_HOUSE:
        t.push(F_SAGE, seat)
    elif location == RUNESMITH:
        t.push(F_RUNESMITH, seat)
    elif location == STAVE_CHURCH:
        t.push(F_CHURCH, seat)
    elif location == MARKET:
        t.push(F_MARKET, seat, t.has(seat, FOOD), t.has(seat, WOOD), t.has(seat, COIN))
    elif location == SHIPWRIGHT:
        t.push(F_BUILD, seat)
    elif location == WORKER_HUTS:
        t.spend(seat, COIN, t.hut_price())
        t.hire(seat)
        t.tell(E_WORKER, seat, t.workers(seat))
    elif location >= SMALL_SHIP:
        t.push(F_SAIL, seat, location)


def collect(t: Table, seat: Seat, location: i64) -> None:
    """CM-419, CM-431, CM-432 What the merchant ship or a stall gives, once."""
    for good in range(i64(GOODS)):
        t.gain(seat, good, t.goods_of(location, good), BY_LOCATION)
    for weapon in range(i64(WEAPONS)):
        t.recruit(seat, weapon, t.goods_of(location, GAIN_DICE + weapon))
    t.gain_glory(seat, t.goods_of(location, GAIN_GLORY), BY_LOCATION)
    check_longhouse(t, seat)
    if location >= STALLS and REPEATS[location - STALLS] > 1:
        t.push(F_STALL, seat, location, 1)


def visit_jarl(t: Table, seat: Seat) -> None:
    """CM-413 A sword and the marker; one's own marker passes to the left."""
    t.recruit(seat, SWORD, 1)
    if t.first_player == seat:
        t.name_first(t.left_of(seat))
    else:
        t.name_first(seat)
    t.tell(E_MARKER, t.first_player)
    check_longhouse(t, seat)


def check_longhouse(t: Table, seat: Seat) -> None:
    if t.surplus(seat) > 0:
        t.push(F_SURPLUS, seat)


# -- too many warriors: local 0 is the seat ----------------------------------------------------------------
def send_away(t: Table) -> Signal:
    """CM-104 The surplus goes back to the supply; its chief picks who (ruling: surplus_choice)."""
    seat = t.local(SEAT)
    if t.answered:
        t.dismiss(seat, first(t.take(seat)))
    while t.surplus(seat) > 0:
        kinds: i64 = 0
        for weapon in range(i64(WEAPONS)):
            if t.at_home(seat, weapon):
                kinds |= bit(weapon)
        if count_bits(kinds) > 1:
            return t.ask(seat, ASK_SURPLUS, t.surplus(seat))
        t.dismiss(seat, bit_of(kinds))
    return NEXT


SURPLUS: Final[Steps] = (send_away,)


# -- ships: locals are the seat and the ship's location ---------------------------------------------------
def set_sail(t: Table) -> Signal:
    """CM-415 to CM-417, CM-427 A free shore is picked when the worker is placed."""
    seat = t.local(SEAT)
    ship = t.local(1)
    if not t.answered:
        shores = t.free_shores()
        if count_bits(shores) > 1:
            return t.ask(seat, ASK_SHORE, ship)
        shore = bit_of(shores)
    else:
        shore = first(t.take(seat))
    t.set_sail(seat, ship, shore)
    t.tell(E_SAILS, seat, ship, shore)
    return NEXT


SAILING: Final[Steps] = (set_sail,)


def build(t: Table) -> Signal:
    """CM-417 Pay the price of a private longship on offer and take it."""
    seat = t.local(SEAT)
    if not t.answered:
        ships = buildable(t, seat)
        if count_bits(ships) > 1:
            return t.ask(seat, ASK_BUILD)
        ship = bit_of(ships)
    else:
        ship = first(t.take(seat)) - PRIVATE_SHIPS
    for good in range(i64(TRADED)):
        t.spend(seat, good, SHIP_COST[ship * GOODS + good])
    t.build_ship(seat, ship)
    t.tell(E_BUILT, seat, PRIVATE_SHIPS + ship)
    return NEXT


BUILDING: Final[Steps] = (build,)


# -- the runesmith: locals are the seat, and whether the deck was chosen -----------------------------------
def choose_rune(t: Table) -> Signal:
    """CM-420 A face-up rune, or the top of the deck."""
    seat = t.local(SEAT)
    if not t.answered:
        if rune_choices(t) > 1:
            return t.ask(seat, ASK_RUNE)
        for slot in range(i64(RUNE_SLOTS)):
            if t.rune_up(slot) >= 0:
                t.take_rune(seat, t.rune_up(slot))
                return DONE
        return NEXT
    code = t.take(seat)
    if verb_of(code) == TAKE_TOP:
        return NEXT
    t.take_rune(seat, first(code))
    return DONE


def rune_choices(t: Table) -> i64:
    n: i64 = 0
    if t.rune_deck():
        n = 1
    for slot in range(i64(RUNE_SLOTS)):
        if t.rune_up(slot) >= 0:
            n += 1
    return n


def draw_rune(t: Table) -> Signal:
    """CM-420 The top of the deck."""
    seat = t.local(SEAT)
    if not t.answered:
        return t.ask_chance(ASK_RUNE_TOP, seat)
    t.take_rune(seat, first(t.take_chance()))
    return NEXT


RUNESMITHING: Final[Steps] = (choose_rune, draw_rune)


# -- the stave church, a stall, the market ----------------------------------------------------------------
def buy_favor(t: Table) -> Signal:
    """CM-421 1, 3, 6 or 10 coins for 1 to 4 favour."""
    seat = t.local(SEAT)
    n: i64 = 1
    if not t.answered:
        if t.has(seat, COIN) >= FAVOR_PRICE[2]:
            return t.ask(seat, ASK_BUY)
    else:
        n = first(t.take(seat))
    t.spend(seat, COIN, FAVOR_PRICE[n])
    t.gain(seat, FAVOR, n, BY_LOCATION)
    return NEXT


CHURCH: Final[Steps] = (buy_favor,)


def once_more(t: Table) -> Signal:
    """CM-431 The blessed man trades up to three times. Locals are seat, location, times."""
    seat = t.local(SEAT)
    location = t.local(1)
    if t.answered:
        if verb_of(t.take(seat)) == PASS:
            return NEXT
        t.pay(seat, location)
        for good in range(i64(GOODS)):
            t.gain(seat, good, t.goods_of(location, good), BY_LOCATION)
        t.set_local(2, t.local(2) + 1)
    if t.local(2) < REPEATS[location - STALLS] and t.can_pay(seat, location):
        return t.ask(seat, ASK_AGAIN, location)
    return NEXT


STALL: Final[Steps] = (once_more,)

GIVE: Final = 1  # locals 1 to 3 of the market: goods brought along and not given yet
TRADES_MADE: Final = 4


def trade(t: Table) -> Signal:
    """CM-418 Food, wood and coins one for one, any number of times (ruling: market_once)."""
    seat = t.local(SEAT)
    if t.answered:
        code = t.take(seat)
        if verb_of(code) == PASS:
            return NEXT
        t.spend(seat, first(code), 1, BY_SWAP)
        t.gain(seat, second(code), 1, BY_SWAP)
        t.set_local(GIVE + first(code), t.local(GIVE + first(code)) - 1)
        t.set_local(TRADES_MADE, 1)
    if t.local(GIVE) + t.local(GIVE + 1) + t.local(GIVE + 2):
        return t.ask(seat, ASK_TRADE)
    return NEXT


TRADING: Final[Steps] = (trade,)
