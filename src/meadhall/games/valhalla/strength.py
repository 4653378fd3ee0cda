"""Strength: VH-409, VH-511 to VH-513 and what jarls, Tyr and Valhalla add, line by line."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.valhalla.columns import ATTACK, BATTLE, DEFENCE, HUNT, ONSLAUGHT
from meadhall.games.valhalla.parts import (
    ABILITY,
    ABILITY_CLAN,
    ABILITY_OF,
    AMOUNT_OF,
    CLAN_OF,
    CRY_STEPS,
    FX_OF,
    FX_STRENGTH,
    FX_VS_CLAN,
    OPP_CLAN,
    OWN_CLAN,
    OWN_DIVERSITY,
    STRENGTH_OF,
    SYMBOLS_OF,
    TYR_CLAN,
)
from meadhall.games.valhalla.powers import (
    J_DIE_MORE,
    J_PER_ACTIVE,
    J_PER_SINGLE,
    J_STRENGTH,
    M_BOAR,
    M_IGNORE_CLAN,
    M_IGNORED,
    MAIN_AMOUNT,
    MAIN_FX,
    MAIN_ROLE,
    MAIN_TRIGGER,
    SECOND_AMOUNT,
    SECOND_FX,
    SECOND_ROLE,
    T_TARGET_FOUGHT,
)
from meadhall.games.valhalla.table import Table
from meadhall.kernel.flow import Seat

AGAINST_CLAN: int = ABILITY["opp_clan"].amount
ONE_OF_CLAN: int = ABILITY["own_clan"].one
TWO_OF_CLAN: int = ABILITY["own_clan"].two_or_more
THREE_CLANS: int = ABILITY["own_diversity"].three
FOUR_CLANS: int = ABILITY["own_diversity"].four_or_more


def ability_strength(t: Table, side: i64, kind: i64) -> i64:
    """What a warrior's ability adds (VH-511 to VH-513); a monster may ignore a clan (VH-813)."""
    ability = ABILITY_OF[kind]
    if ability == 0 or ability > OWN_DIVERSITY:
        return 0
    if t.monster_has(M_IGNORE_CLAN) and M_IGNORED[t.monster_side()] >> CLAN_OF[kind] & 1:
        return 0
    seat = t.fighter(side)
    if ability == OPP_CLAN:
        if not t.opposing_has(seat, ABILITY_CLAN[kind]):
            return 0
        if t.mode == BATTLE:
            return AGAINST_CLAN
        return M_BOAR
    counts = own_clans(t, seat)
    if ability == OWN_CLAN:
        n = counts >> ABILITY_CLAN[kind] * 4 & 15
        if n >= 2:
            return TWO_OF_CLAN
        if n == 1:
            return ONE_OF_CLAN
        return 0
    clans = t.clans_shown(counts)
    if clans >= 4:
        return FOUR_CLANS
    if clans == 3:
        return THREE_CLANS
    return 0


def own_clans(t: Table, seat: Seat) -> i64:
    """VH-771 The clans in one's own squad; a companion's squad counts as one's own."""
    counts = t.clan_counts(seat)
    ally = t.companion(seat)
    if ally >= 0:
        counts += t.clan_counts(ally)
    return counts


def tyr_strength(t: Table, side: i64, slot: i64) -> i64:
    """VH-753 What the Tyr card under a warrior adds."""
    tyr = t.tyr_in(side, slot)
    if tyr < 0:
        return 0
    if FX_OF[tyr] == FX_STRENGTH:
        return AMOUNT_OF[tyr]
    if FX_OF[tyr] == FX_VS_CLAN:
        other = t.opponent(t.fighter(side))
        if other >= 0 and t.clan_count(other, TYR_CLAN[tyr]):
            return AMOUNT_OF[tyr]
    return 0


def warrior_strength(t: Table, side: i64, slot: i64) -> i64:
    """A warrior's strength with its ability and its Tyr card."""
    kind = t.kind_in(side, slot)
    return STRENGTH_OF[kind] + ability_strength(t, side, kind) + tyr_strength(t, side, slot)


def warriors_strength(t: Table, side: i64) -> i64:
    """VH-404 Active warriors, but for those on the path to Valhalla (VH-733)."""
    total: i64 = 0
    slots = t.active(side)
    if side == ATTACK:
        slots &= ~t.pathed()
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1:
            total += warrior_strength(t, side, slot)
        slot += 1
    return total


def cry_strength(t: Table, side: i64) -> i64:
    """VH-742, VH-1043 War cries."""
    cries = t.cries(side)
    if cries == 0:
        return 0
    n = t.active_count(side)
    if n >= len(CRY_STEPS):
        n = len(CRY_STEPS) - 1
    return (cries & 255) * t.size(t.fighter(side)) + (cries >> 8) * CRY_STEPS[n]


def plays_role(t: Table, role: i64, side: i64) -> bool:
    """Does an ability for attackers (1), defenders (2) or both (0) fit this side?"""
    return role == 0 or (role == 1) == (side == ATTACK)


def main_strength(t: Table, seat: Seat, side: i64) -> i64:
    """The main ability of a jarl."""
    jarl = t.jarl(seat)
    if not plays_role(t, MAIN_ROLE[jarl], side):
        return 0
    fx = MAIN_FX[jarl]
    if fx == J_STRENGTH:
        if MAIN_TRIGGER[jarl] == T_TARGET_FOUGHT and not target_fought(t, seat):
            return 0
        return MAIN_AMOUNT[jarl]
    if fx == J_PER_ACTIVE:
        return MAIN_AMOUNT[jarl] * (t.active_count(side) - 1)
    if fx == J_PER_SINGLE:
        return MAIN_AMOUNT[jarl] * singles(t, side)
    return 0


def target_fought(t: Table, seat: Seat) -> bool:
    other = t.opponent(seat)
    return other >= 0 and t.fought_since(seat, other)


def singles(t: Table, side: i64) -> i64:
    """Active warriors with exactly one symbol."""
    n: i64 = 0
    slots = t.active(side)
    slot: i64 = 0
    while slots >> slot:
        if slots >> slot & 1 and SYMBOLS_OF[t.kind_in(side, slot)] == 1:
            n += 1
        slot += 1
    return n


def second_strength(t: Table, seat: Seat, side: i64) -> i64:
    """The secondary ability, while its condition holds (ruling: ragnar_second)."""
    jarl = t.jarl(seat)
    if SECOND_FX[jarl] != J_STRENGTH or not plays_role(t, SECOND_ROLE[jarl], side):
        return 0
    if MAIN_TRIGGER[jarl] == T_TARGET_FOUGHT and not target_fought(t, seat):
        return 0
    if not t.condition(seat):
        return 0
    return SECOND_AMOUNT[jarl]


def jarl_strength(t: Table, side: i64) -> i64:
    """VH-104 What the jarl adds; Egil's die was laid before the battle, so nothing silences it."""
    seat = t.fighter(side)
    if t.jarl(seat) < 0:
        return 0
    total: i64 = 0
    if t.dice_on_jarl(side):
        total = t.main_amount(seat)
        if t.second(seat) == J_DIE_MORE and t.condition(seat):
            total += SECOND_AMOUNT[t.jarl(seat)]
    if t.jarl_speaks(seat):
        total += main_strength(t, seat, side) + second_strength(t, seat, side)
    return total


def valhalla_strength(t: Table) -> i64:
    """VH-805 Against a monster all valour in Valhalla counts, up to the limit."""
    mode = t.mode
    if mode != HUNT and mode != ONSLAUGHT:
        return 0
    valour = t.common_valour()
    if valour > t.monster_limit():
        return t.monster_limit()
    return valour


def strength(t: Table, side: i64) -> i64:
    """VH-409, VH-1026 The strength of a side; nothing without an active warrior."""
    mode = t.mode
    if (side == DEFENCE and mode == HUNT) or (side == ATTACK and mode == ONSLAUGHT):
        return t.monster_strength()
    if t.active(side) == 0:
        return 0
    total = warriors_strength(t, side) + t.bonus(side) + cry_strength(t, side)
    return total + jarl_strength(t, side) + valhalla_strength(t)
