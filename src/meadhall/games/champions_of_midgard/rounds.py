"""The game and its rounds: CM-101, the start of a round CM-301 to CM-305, its end CM-701 to CM-705."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_DRAUGR,
    ASK_JOURNEY,
    ASK_MERCHANT,
    ASK_MONSTER,
    ASK_RUNE_UP,
    ASK_TROLL,
    BY_TROLL,
    E_CLEANED,
    E_MERCHANT,
    E_ROUND,
    E_RUNE_UP,
    E_TROLL_LIVES,
    F_ASSIGN,
    F_FIGHT,
    F_HUNT,
    F_PLACING,
    F_ROUND,
    F_VOYAGE,
    F_WINDOW,
    IN_ASSIGNING,
    IN_CLEAN_UP,
    IN_PLACING,
    IN_RESOLVING,
    IN_ROUND_SETUP,
)
from meadhall.games.champions_of_midgard.columns import (
    BLAME,
    DRAUGR,
    MONSTERS,
    PLACES,
    RUNE_SLOTS,
    SHORE,
    TROLL,
)
from meadhall.games.champions_of_midgard.parts import ROUNDS, TROLL_BLAME
from meadhall.games.champions_of_midgard.scoring import final_scoring
from meadhall.games.champions_of_midgard.setup import (
    SHORES_OF,
    choose_leaders,
    deal_destinies,
    equip,
    lay_stalls,
    name_first_player,
)
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.flow import NEXT, NOBODY, STAY, Signal
from meadhall.kernel.listing import first


# -- the game -----------------------------------------------------------------------------------------
def rounds(t: Table) -> Signal:
    """CM-101, CM-705 Eight rounds, then the final scoring."""
    if t.round == ROUNDS:
        return NEXT
    t.next_round()
    t.tell(E_ROUND, t.round)
    t.push(F_ROUND)
    return STAY


GAME: Final[Steps] = (
    lay_stalls,
    name_first_player,
    choose_leaders,
    equip,
    deal_destinies,
    rounds,
    final_scoring,
)


# -- the start of a round: local 0 counts spaces --------------------------------------------------------
def reveal_troll(t: Table) -> Signal:
    """CM-301 One troll."""
    if not t.answered:
        t.enter_phase(IN_ROUND_SETUP)
        return t.ask_chance(ASK_TROLL)
    t.reveal_enemy(TROLL, first(t.take_chance()))
    return NEXT


def reveal_draugr(t: Table) -> Signal:
    """CM-301 Two draugr, the left one first."""
    place = DRAUGR + t.local(0)
    if not t.answered:
        if place == SHORE:
            t.set_local(0, 0)
            return NEXT
        return t.ask_chance(ASK_DRAUGR, place)
    t.reveal_enemy(place, first(t.take_chance()))
    t.set_local(0, t.local(0) + 1)
    return STAY


def lay_journeys(t: Table) -> Signal:
    """CM-302 A journey face down on every empty space; the rightmost serves only four players."""
    shore = t.local(0)
    if t.answered:
        t.lay_journey(shore, first(t.take_chance()))
    while shore < SHORES_OF[t.count]:
        if not t.laid_journeys() >> shore & 1:
            t.set_local(0, shore)
            t.refill_journeys()
            return t.ask_chance(ASK_JOURNEY, shore)
        shore += 1
    t.set_local(0, 0)
    return NEXT


def lay_runes(t: Table) -> Signal:
    """CM-303 A rune face up on every empty space, while the deck has some."""
    slot = t.local(0)
    if t.answered:
        rune = first(t.take_chance())
        t.lay_rune(slot, rune)
        t.tell(E_RUNE_UP, rune)
    while slot < RUNE_SLOTS:
        if t.rune_up(slot) < 0 and t.rune_deck():
            t.set_local(0, slot)
            return t.ask_chance(ASK_RUNE_UP)
        slot += 1
    t.set_local(0, 0)
    return NEXT


def reveal_monsters(t: Table) -> Signal:
    """CM-302 A monster face up on every empty space."""
    shore = t.local(0)
    if t.answered:
        t.reveal_enemy(SHORE + shore, first(t.take_chance()))
    while shore < SHORES_OF[t.count]:
        if t.enemy_at(SHORE + shore) < 0 and t.enemy_deck(MONSTERS):
            t.set_local(0, shore)
            return t.ask_chance(ASK_MONSTER, shore)
        shore += 1
    t.set_local(0, 0)
    return NEXT


def land_merchant(t: Table) -> Signal:
    """CM-304 A new merchant ship covers the old one."""
    if not t.answered:
        if t.merchants() == 0:
            return NEXT
        return t.ask_chance(ASK_MERCHANT)
    t.land_merchant(first(t.take_chance()))
    t.tell(E_MERCHANT, t.merchant)
    return NEXT


def restock(t: Table) -> Signal:
    """CM-305 Dice and food for the four stocks."""
    t.restock()
    return NEXT


# -- its phases -------------------------------------------------------------------------------------------
def place_workers(t: Table) -> Signal:
    """CM-401 to CM-432."""
    t.enter_phase(IN_PLACING)
    t.push(F_PLACING, t.first_player)
    return NEXT


def assign_warriors(t: Table) -> Signal:
    """CM-501 to CM-506."""
    t.enter_phase(IN_ASSIGNING)
    t.push(F_ASSIGN)
    return NEXT


def resolve(t: Table) -> Signal:
    """CM-601 Hunts in turn order, the troll, the draugr from the left, the far shores from the left."""
    n = t.local(0)
    if n == 0:
        t.enter_phase(IN_RESOLVING)
    while n < t.count:
        seat = t.after(t.first_player, n)
        n += 1
        if t.hunts(seat) and t.warriors(seat):
            t.set_local(0, n)
            t.push(F_HUNT, seat)
            return STAY
    place = n - t.count
    while place < PLACES:
        n += 1
        seat = t.fighter_at(place)
        if seat != NOBODY:
            if place >= SHORE:
                t.set_local(0, n)
                t.push(F_VOYAGE, seat, place)
                return STAY
            if t.party(place):
                t.set_local(0, n)
                t.push(F_FIGHT, seat, place)
                return STAY
        place += 1
    t.set_local(0, 0)
    return NEXT


def last_word(t: Table) -> Signal:
    """CM-901 to CM-911 Before the round is cleared away, runes may be used (ruling: rune_any_time)."""
    t.push(F_WINDOW)
    return NEXT


# -- the end of a round -----------------------------------------------------------------------------------
def clear_land(t: Table) -> Signal:
    """CM-701 to CM-703 Workers and longships come home; troll and draugr alive leave, and blame is laid."""
    t.enter_phase(IN_CLEAN_UP)
    t.call_workers_home()
    if t.enemy_at(TROLL) >= 0:
        t.tell(E_TROLL_LIVES)
        t.discard_enemy(TROLL)
        for seat in range(t.count):
            t.gain(seat, BLAME, TROLL_BLAME, BY_TROLL)
    for place in range(i64(DRAUGR), i64(SHORE)):
        if t.enemy_at(place) >= 0:
            t.discard_enemy(place)
    return NEXT


def clear_shores(t: Table) -> Signal:
    """CM-608, CM-704 Revealed journeys leave; a coin on each monster alive."""
    for shore in range(SHORES_OF[t.count]):
        t.discard_journey(shore)
    t.raise_bounties()
    t.tell(E_CLEANED, t.round)
    return NEXT


ROUND_STEPS: Final[Steps] = (
    reveal_troll,
    reveal_draugr,
    lay_journeys,
    lay_runes,
    reveal_monsters,
    land_merchant,
    restock,
    place_workers,
    assign_warriors,
    resolve,
    last_word,
    clear_land,
    clear_shores,
)
