"""Upgrade: BR-351 to BR-357."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_FREE_INVADE,
    ASK_SLOT,
    E_MYSTIC,
    F_INVADE,
    INVADE,
)
from meadhall.games.blood_rage.columns import (
    CLAN_SLOTS,
    LEADER_SLOT,
    MONSTER,
    MONSTER_SINGLES,
    MONSTER_SLOTS,
    MYSTIC_SINGLES,
    NOWHERE,
    RESERVE,
    SHIP_SLOT,
    WARRIOR,
    WARRIOR_SLOT,
)
from meadhall.games.blood_rage.parts import (
    COST_OF,
    DISCOUNT,
    FX_OF,
    MONSTER_OF,
    MYSTIC_GLORY,
    MYSTIC_RETREAT,
    MYSTIC_TAKES,
    MYSTICS_PER_CLAN,
    SLOT_OF,
)
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NEXT, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

# -- upgrade: locals are seat, kind of card, slot ------------------------------------------------------
SEAT: Final = 0
KIND: Final = 1
SLOT: Final = 2


def upgrade_price(t: Table, seat: Seat, kind: i64) -> i64:
    """BR-352 The card's strength in rage, less Frigga's Charm."""
    price = COST_OF[kind] - t.sum_of(seat, DISCOUNT)
    if price < 0:
        return 0
    return price


def slots_for(kind: i64) -> i64:
    """How many slots fit this card (BR-351)."""
    slot = SLOT_OF[kind]
    if slot == CLAN_SLOTS:
        return 3
    if slot == MONSTER_SLOTS:
        return 2
    return 1


def empty_slot(t: Table, seat: Seat, kind: i64) -> i64:
    for slot in range(SLOT_OF[kind], SLOT_OF[kind] + slots_for(kind)):
        if t.upgrade_in(seat, slot) < 0:
            return slot
    return -1


def choose_slot(t: Table) -> Signal:
    """BR-352 Choose among fitting slots; a card already there will be replaced."""
    seat = t.local(SEAT)
    kind = t.local(KIND)
    if not t.answered:
        if slots_for(kind) == 1 or only_empty(t, seat, kind):
            t.set_local(SLOT, SLOT_OF[kind])
            return NEXT
        return t.ask(seat, ASK_SLOT, kind)
    t.set_local(SLOT, first(t.take(seat)))
    return NEXT


def only_empty(t: Table, seat: Seat, kind: i64) -> bool:
    """All fitting slots are empty, so that it does not matter which is taken."""
    for slot in range(SLOT_OF[kind], SLOT_OF[kind] + slots_for(kind)):
        if t.upgrade_in(seat, slot) >= 0:
            return False
    return True


def lay_card(t: Table) -> Signal:
    """BR-352, BR-353, BR-355 The upgrade lies and works; a monster's figure joins the reserve."""
    seat = t.local(SEAT)
    kind = t.local(KIND)
    slot = t.local(SLOT)
    t.lay_upgrade(seat, kind, slot)
    if SLOT_OF[kind] == MONSTER_SLOTS:
        t.to_reserve(seat, MONSTER_SINGLES + slot - MONSTER_SLOTS)
    elif is_mystic_card(kind):
        add_mystic(t, seat)
    return NEXT


def is_mystic_card(kind: i64) -> bool:
    fx = FX_OF[kind]
    return fx == MYSTIC_RETREAT or fx == MYSTIC_TAKES or fx == MYSTIC_GLORY


def add_mystic(t: Table, seat: Seat) -> None:
    """Each Mystic card brings one of the clan's mystics (ruling: mystic_card_replaced)."""
    for single in range(i64(MYSTIC_SINGLES), i64(MYSTIC_SINGLES) + MYSTICS_PER_CLAN):
        if t.single_at(seat, single) == NOWHERE:
            t.to_reserve(seat, single)
            t.tell(E_MYSTIC, seat)
            return


def invade_at_once(t: Table) -> Signal:
    """BR-354, BR-355, BR-357 One such figure may invade without paying."""
    seat = t.local(SEAT)
    kind = t.local(KIND)
    if not t.answered:
        if SLOT_OF[kind] == CLAN_SLOTS or free_figures(t, seat, kind) == 0 or not t.horns_left(seat):
            return NEXT
        return t.ask(seat, ASK_FREE_INVADE, kind)
    code = t.take(seat)
    if verb_of(code) == INVADE:
        t.push(F_INVADE, seat, first(code), second(code), RESERVE)
    return NEXT


def free_figures(t: Table, seat: Seat, kind: i64) -> i64:
    """Mask of the figures in reserve that this upgrade lets invade (ruling: sea_serpent)."""
    slot = SLOT_OF[kind]
    mask: i64 = 0
    reserve = t.own_figures(seat, RESERVE)
    for figure in range(i64(MONSTER + 16)):
        if reserve >> figure & 1:
            if slot == WARRIOR_SLOT:
                fits = figure == WARRIOR
            elif slot == LEADER_SLOT:
                fits = t.is_leader(figure)
            elif slot == SHIP_SLOT:
                fits = t.is_ship(figure)
            else:
                fits = figure == MONSTER + MONSTER_OF[kind]
            if fits:
                mask |= bit(figure)
    return mask


UPGRADING: Final = (choose_slot, lay_card, invade_at_once)
