"""Set-up: CM-201 to CM-206."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_DESTINY,
    ASK_FIRST,
    ASK_LEADER,
    ASK_STALL,
    BY_START,
    E_FIRST,
    E_LEADER,
    E_STALL,
)
from meadhall.games.champions_of_midgard.columns import BLAME, GOODS, SEATS, WEAPONS
from meadhall.games.champions_of_midgard.data import DATA
from meadhall.games.champions_of_midgard.parts import START_DICE, START_GOODS
from meadhall.games.champions_of_midgard.table import Table
from meadhall.kernel.flow import NEXT, STAY, Signal
from meadhall.kernel.listing import first
from meadhall.kernel.rows import ints

TRADES: Final = ("military", "economic")
SIZES: Final = {row.players: row for row in DATA.setup_players}
# [seats], how many there are of a thing
MILITARY: Final[vec[i64]] = ints([SIZES[n].stalls_military if n in SIZES else 0 for n in range(SEATS + 1)])
ALL_STALLS: Final[vec[i64]] = ints(
    [SIZES[n].stalls_military + SIZES[n].stalls_economic if n in SIZES else 0 for n in range(SEATS + 1)]
)
SHORES_OF: Final[vec[i64]] = ints([SIZES[n].shore_slots if n in SIZES else 0 for n in range(SEATS + 1)])
START_WORKERS: Final[vec[i64]] = ints([SIZES[n].start_workers if n in SIZES else 0 for n in range(SEATS + 1)])


def lay_stalls(t: Table) -> Signal:
    """CM-201 Stalls by lot, face up: first the military ones, then the economic ones."""
    n = t.local(0)
    if not t.answered:
        if n == ALL_STALLS[t.count]:
            t.set_local(0, 0)
            return NEXT
        trade: i64 = 0
        if n >= MILITARY[t.count]:
            trade = 1
        return t.ask_chance(ASK_STALL, trade)
    location = first(t.take_chance())
    t.open_location(location)
    t.tell(E_STALL, location)
    t.set_local(0, n + 1)
    return STAY


def name_first_player(t: Table) -> Signal:
    """CM-203 A first player is named, by lot."""
    if not t.answered:
        return t.ask_chance(ASK_FIRST)
    t.name_first(first(t.take_chance()))
    t.tell(E_FIRST, t.first_player)
    return NEXT


def choose_leaders(t: Table) -> Signal:
    """CM-203 From the first player's right, counter-clockwise; the first player takes what is left."""
    n = t.local(0)
    seat = t.after(t.first_player, t.count - 1 - n)
    if not t.answered:
        if n == t.count:
            t.set_local(0, 0)
            return NEXT
        return t.ask(seat, ASK_LEADER)
    t.take_leader(seat, first(t.take(seat)))
    t.tell(E_LEADER, seat, t.leader(seat))
    t.set_local(0, n + 1)
    return STAY


def equip(t: Table) -> Signal:
    """CM-204 The same for each; CM-1102 and a blame where the townsfolk are wary."""
    for seat in range(t.count):
        for good in range(i64(GOODS)):
            t.gain(seat, good, START_GOODS[good], BY_START)
        for weapon in range(i64(WEAPONS)):
            t.recruit(seat, weapon, START_DICE[weapon])
        if t.setup.options["mistrustful_villagers"]:
            t.gain(seat, BLAME, 1, BY_START)
    return NEXT


def deal_destinies(t: Table) -> Signal:
    """CM-205 One each, at random and secret."""
    n = t.local(0)
    seat = t.after(t.first_player, n)
    if not t.answered:
        if n == t.count:
            t.set_local(0, 0)
            return NEXT
        return t.ask_chance(ASK_DESTINY, seat)
    destiny = first(t.take_chance())
    t.begin_visit(seat)
    t.draw_destiny(seat, destiny)
    t.keep_destiny(seat, destiny)
    t.set_local(0, n + 1)
    return STAY


assert DATA.setup.start_destinies == 1
