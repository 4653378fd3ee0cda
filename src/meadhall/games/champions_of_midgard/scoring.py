"""Destinies and the final scoring: CM-1001 to CM-1006, CM-1204, CM-1205."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import E_SCORED, IS_OVER
from meadhall.games.champions_of_midgard.columns import BLAME, COIN, FAVOR, PARTS
from meadhall.games.champions_of_midgard.parts import (
    ALONE,
    AT_LEAST,
    COINS_PER_GLORY,
    COLOURS,
    FAVOR_GLORY,
    M_COLOURS,
    M_RUNES,
    M_TROLLS,
    M_WARRIORS,
    METRIC_OF,
    PENALTY,
    PENALTY_CAP,
    RUNE_GLORY,
    SET_GLORY,
    SHIP_GLORY,
    TIED,
)
from meadhall.games.champions_of_midgard.table import Table
from meadhall.kernel.bits import bit_of, count_bits
from meadhall.kernel.flow import NEXT, Seat, Signal

# the parts, in the data file's order
DESTINY_PART: Final = 0
SET_PART: Final = 1
RUNE_PART: Final = 2
SHIP_PART: Final = 3
FAVOR_PART: Final = 4
COIN_PART: Final = 5
BLAME_PART: Final = 6


def measure(t: Table, seat: Seat, metric: i64) -> i64:
    """How many a chief has of what a destiny counts (CM-1204)."""
    if metric < M_WARRIORS:
        return t.has(seat, metric)
    if metric == M_WARRIORS:
        return t.warriors(seat)
    if metric == M_RUNES:
        return count_bits(t.runes(seat))
    if metric < M_COLOURS:
        return count_bits(t.slain(seat, metric - M_TROLLS))
    return t.trophies_of(seat, metric - M_COLOURS)


def worth(t: Table, seat: Seat, destiny: i64) -> i64:
    """CM-1001 Alone in first the larger bonus, tied the smaller; at least one is needed."""
    metric = METRIC_OF[destiny]
    mine = measure(t, seat, metric)
    if mine < AT_LEAST[destiny]:
        return 0
    glory = ALONE[destiny]
    for other in range(t.count):
        if other != seat:
            theirs = measure(t, other, metric)
            if theirs > mine:
                return 0
            if theirs == mine:
                glory = TIED[destiny]
    return glory


def destinies_worth(t: Table, seat: Seat) -> i64:
    glory: i64 = 0
    cards = t.destinies(seat)
    while cards:
        glory += worth(t, seat, bit_of(cards & -cards))
        cards &= cards - 1
    return glory


def sets_worth(t: Table, seat: Seat) -> i64:
    """CM-1002 One enemy of every colour is a set."""
    sets = t.trophies_of(seat, 0)
    for colour in range(i64(1), i64(COLOURS)):
        n = t.trophies_of(seat, colour)
        if n < sets:
            sets = n
    return sets * SET_GLORY


def runes_worth(t: Table, seat: Seat) -> i64:
    """CM-1003, CM-911 Used or not."""
    glory: i64 = 0
    runes = t.runes(seat)
    while runes:
        glory += RUNE_GLORY[bit_of(runes & -runes)]
        runes &= runes - 1
    return glory


def ship_worth(t: Table, seat: Seat) -> i64:
    ship = t.own_ship(seat)
    if ship < 0:
        return 0
    return SHIP_GLORY[ship]


def blame_costs(t: Table, seat: Seat) -> i64:
    """CM-1005."""
    n = t.has(seat, BLAME)
    if n > PENALTY_CAP:
        n = PENALTY_CAP
    return PENALTY[n]


def part_worth(t: Table, seat: Seat, part: i64) -> i64:
    """CM-1001 to CM-1005 What a part is worth as things stand; of destinies, those that can be seen."""
    if part == DESTINY_PART:
        return destinies_worth(t, seat)
    if part == SET_PART:
        return sets_worth(t, seat)
    if part == RUNE_PART:
        return runes_worth(t, seat)
    if part == SHIP_PART:
        return ship_worth(t, seat)
    if part == FAVOR_PART:
        return t.has(seat, FAVOR) * FAVOR_GLORY  # CM-1004
    if part == COIN_PART:
        return t.has(seat, COIN) // COINS_PER_GLORY
    return blame_costs(t, seat)


def final_scoring(t: Table) -> Signal:
    """CM-1001 to CM-1005 Every part is counted before any becomes glory."""
    t.show_all_destinies()
    for seat in range(t.count):
        for part in range(i64(PARTS)):
            score(t, seat, part, part_worth(t, seat, part))
    t.enter_phase(IS_OVER)
    return NEXT


def score(t: Table, seat: Seat, part: i64, glory: i64) -> None:
    t.settle(seat, part, glory)
    if glory < 0:
        t.tell(E_SCORED, seat, part, 0, -glory)
    elif glory:
        t.tell(E_SCORED, seat, part, glory, 0)
