"""What an option costs, and the rule against an answer that is none."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_ASSIGN,
    ASK_BUILD,
    ASK_BUY,
    ASK_PLACE,
    BUILD,
    BUY,
    LOAD_FOOD,
    PLACE,
    SEND,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.columns import (
    COIN,
    GOODS,
    HUNTING_GROUNDS,
    LOCATIONS,
    PLACES,
    PRIVATE_SHIPS,
    PRIVATES,
    SHIPWRIGHT,
    SHORE,
    STALLS,
    WEAPONS,
    WORKER_HUTS,
)
from meadhall.games.champions_of_midgard.lexicon import LEXICON
from meadhall.games.champions_of_midgard.parts import FAVOR_MOST, FAVOR_PRICE, SHIP_COST
from meadhall.games.champions_of_midgard.table import Table
from meadhall.kernel.flow import NOBODY, Seat
from meadhall.kernel.listing import first, second, verb_of
from meadhall.kernel.rows import ints

RULE_OF_QUESTION: Final[vec[i64]] = ints(
    [
        int(LEXICON.questions[kind].rule.removeprefix("CM-")) if kind in LEXICON.questions else 0
        for kind in range(max(LEXICON.questions) + 1)
    ]
)


# -- what it costs ----------------------------------------------------------------------------------
def price_of(t: Table, seat: Seat, code: i64) -> i64:
    """The coins an option costs."""
    verb = verb_of(code)
    if verb == PLACE:
        if first(code) == WORKER_HUTS:
            return t.hut_price()
        return t.price(seat, first(code), COIN)
    if verb == BUY:
        return FAVOR_PRICE[first(code)]
    if verb == BUILD:
        return SHIP_COST[(first(code) - PRIVATE_SHIPS) * GOODS + COIN]
    return 0


# -- the number of the rule against it ---------------------------------------------------------------
def why_not(t: Table, seat: Seat, code: i64) -> i64:
    """The rule against an answer that is not an option, or 0 where none says it alone."""
    verb = verb_of(code)
    kind = t.asked_kind
    if verb == USE_RUNE:
        return 911
    if kind == ASK_PLACE:
        if verb == PLACE:
            return why_not_place(t, seat, first(code))
        return 401
    if kind == ASK_ASSIGN:
        if verb == SEND:
            return why_not_send(t, seat, first(code), second(code))
        if verb == LOAD_FOOD:
            return 505
        return 501
    if kind == ASK_BUY and verb == BUY and first(code) <= FAVOR_MOST:
        return 426
    if kind == ASK_BUILD and verb == BUILD:
        return 426
    return RULE_OF_QUESTION[kind]


def why_not_place(t: Table, seat: Seat, location: i64) -> i64:
    if location >= LOCATIONS or not t.in_play(location):
        return why_not_there(location)
    if location == HUNTING_GROUNDS or t.worker_at(location) != NOBODY:
        return 402
    if PRIVATE_SHIPS <= location < STALLS and t.ship_owner(location - PRIVATE_SHIPS) != seat:
        return 417
    if location == SHIPWRIGHT and t.own_ship(seat) >= 0:
        return 417
    if location == WORKER_HUTS and t.has_hired(seat):
        return 422
    if location > HUNTING_GROUNDS and location < STALLS and t.free_shores() == 0:
        return 427
    return 426


def why_not_there(location: i64) -> i64:
    """A stall that is not in the game, a longship nobody has built."""
    if PRIVATE_SHIPS <= location < PRIVATE_SHIPS + PRIVATES:
        return 417
    return 201


def why_not_send(t: Table, seat: Seat, weapon: i64, place: i64) -> i64:
    if weapon >= WEAPONS or place >= PLACES or t.fighter_at(place) != seat:
        return 501
    if t.at_home(seat, weapon) == 0:
        return 501
    if place < SHORE:
        return 503
    return 505
