"""The end: Ragnarok (VH-603) and the counting of valour (VH-604 to VH-610)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import (
    ALLIANCE,
    BY_VIKING,
    E_LEFT_OVER,
    E_SCORED,
    F_BEFORE,
    F_FIGHT,
    PARTNERSHIP,
    WITH_VIKING,
)
from meadhall.games.valhalla.columns import ATTACK, OWN_SLOTS, RAGNAROK, SLOTS
from meadhall.games.valhalla.data import DATA
from meadhall.games.valhalla.powers import ALLIANCE_AID, FOREIGN_VALOUR, OWN_VALOUR, SHIELD_SETS
from meadhall.games.valhalla.sending import send_all
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.flow import NEXT, NOBODY, Seat, Signal

VIKING_END: Final[int] = DATA.last_viking.end_of_game_valor


# -- one seat's Ragnarok: local is the seat ------------------------------------------------------------
def stand_up(t: Table) -> Signal:
    """VH-603, VH-1032 As an attacker without an opponent."""
    t.begin_fight(RAGNAROK, t.local(0), NOBODY)
    t.push(F_BEFORE, t.local(0))
    return NEXT


def last_fight(t: Table) -> Signal:
    t.push(F_FIGHT, t.local(0), ATTACK)
    return NEXT


def fall(t: Table) -> Signal:
    """VH-603 Active warriors enter Valhalla, all others and the hand are discarded."""
    seat = t.local(0)
    send_all(t, ATTACK, t.active(ATTACK) & OWN_SLOTS)
    for slot in range(SLOTS):
        if t.warrior(seat, slot) >= 0:
            t.dismiss(seat, slot)
    t.tell(E_LEFT_OVER, seat, t.hand_size(seat))
    t.discard_hand(seat)
    t.end_fight()
    return NEXT


FALLING: Final[Steps] = (stand_up, last_fight, fall)


# -- counting ------------------------------------------------------------------------------------------
def last_bonus(t: Table) -> Signal:
    """VH-764, VH-1034 The last viking gets a point; VH-772 partners exchange a shield."""
    if t.monster >= 0:
        return NEXT
    if t.is_on(WITH_VIKING):
        for role in range(i64(2)):
            seat = t.viking(role)
            if seat >= 0:
                short = VIKING_END - t.bonus_valour(seat, VIKING_END, BY_VIKING)
                t.add_valour(seat, short)
    if t.is_on(PARTNERSHIP):
        had = [t.own_shields(seat) for seat in range(t.count)]
        for seat in range(t.count):
            if had[t.companion(seat)]:
                t.share_shield(seat, t.companion(seat))
    return NEXT


def count_valour(t: Table) -> Signal:
    """VH-609 Valour in Valhalla and the worth of shields."""
    for seat in range(t.count):
        t.set_score(seat, score_now(t, seat))
        t.tell(E_SCORED, seat, t.final_score(seat))
    t.end_game()
    return NEXT


def score_now(t: Table, seat: Seat) -> i64:
    """What a seat would score if the game ended now; allies together (VH-773)."""
    if t.monster >= 0:
        return t.monster_card()  # ruling: solo_score
    valour = t.valour(seat)
    if t.is_on(ALLIANCE):
        valour += t.valour(t.companion(seat))
    return valour + sum(shield_parts(t, seat))


def shield_parts(t: Table, seat: Seat) -> tuple[int, int, int]:
    """VH-604 to VH-608, VH-773 The worth of own shields, captured ones, sets of them; allies pool theirs."""
    players = int(t.count)
    own = int(t.own_shields(seat))
    counts = [int(t.captured_from(seat, other)) for other in range(t.count)]
    if t.is_on(ALLIANCE):
        ally = t.companion(seat)
        players = ALLIANCE_AID[players]
        own += int(t.own_shields(ally))
        counts = [n + int(t.captured_from(ally, other)) for other, n in enumerate(counts)]
    sets = best_sets(counts, SHIELD_SETS[players])
    return own * OWN_VALOUR[players], sum(counts) * FOREIGN_VALOUR[players], sets


def best_sets(counts: list[int], sets: list[tuple[int, int]]) -> int:
    """VH-608, VH-1033 The most that sets of different shields are worth, each shield in one set only."""
    best = 0
    for different, valour in sets:
        left = sorted(counts, reverse=True)
        if len(left) >= different and left[different - 1] > 0:
            for i in range(different):
                left[i] -= 1
            best = max(best, valour + best_sets(left, sets))
    return best


ENDING: Final[Steps] = (last_bonus, count_valour)
