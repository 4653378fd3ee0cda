"""The game and its ages: BR-301, BR-302, and the phases after the action phase: BR-391 to BR-402."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_KEEP,
    BY_QUEST,
    BY_RAGNAROK,
    BY_STATS,
    BY_UPGRADE,
    BY_VALHALLA,
    E_AGE,
    E_KEPT,
    E_QUEST_FAILED,
    E_QUEST_MET,
    E_QUEST_SHOWN,
    E_RAGNAROK,
    E_RELEASED,
    E_SCORED,
    E_THREW,
    F_ACTIONS,
    F_AGE,
    F_GIFTS,
    F_GODS,
    F_QUESTS,
    F_RAISE,
    IN_DISCARD,
    IN_QUESTS,
    IN_RAGNAROK,
    IN_VALHALLA,
    KEEP,
)
from meadhall.games.blood_rage.columns import (
    AGES,
    HAND,
    MONSTER_SINGLES,
    PROVINCES,
    RESERVE,
    SINGLES,
    STATS,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.games.blood_rage.parts import (
    CARDS_KEPT,
    CONQUEST,
    DEAD_IN_VALHALLA,
    DOOM_GLORY,
    DOUBLE_QUESTS,
    DOUBLE_RAGNAROK,
    FX_OF,
    GLORY_OF,
    MOST_IN_PROVINCE,
    MOST_IN_PROVINCES,
    PARAM_OF,
    REDIRECT,
    REGIONS,
    RELEASE_GLORY,
    STAT_REWARD_OF,
    STEP_BONUS,
)
from meadhall.games.blood_rage.setup import (
    choose_clans,
    destroy_early,
    lay_pillage_tokens,
    lay_ragnarok_tokens,
    name_first_player,
)
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of


# -- the game -----------------------------------------------------------------------------------------
def ages(t: Table) -> Signal:
    """BR-301, BR-302 Three ages, one after another."""
    if t.age == AGES:
        return NEXT
    t.tell(E_AGE, t.age + 1)
    t.push(F_AGE)
    return STAY


def final_glory(t: Table) -> Signal:
    """BR-401 Stats far along their tracks; Thor's Conquest (ruling: conquest_timing)."""
    t.end_game()
    for seat in range(t.count):
        for stat in range(i64(STATS)):
            glory = STEP_BONUS[t.stat_step(seat, stat)]
            if glory:
                t.tell(E_SCORED, seat, stat, glory)
                t.gain_glory(seat, glory, BY_STATS)
        t.gain_glory(seat, t.sum_of(seat, CONQUEST) * t.on_board(seat), BY_UPGRADE)
    return NEXT


GAME: Final = (
    name_first_player,
    choose_clans,
    lay_pillage_tokens,
    lay_ragnarok_tokens,
    destroy_early,
    ages,
    final_glory,
)


# -- the age --------------------------------------------------------------------------------------------
def gods(t: Table) -> Signal:
    """Gods of Asgard, if they are in the game, come at the start of each age."""
    if t.setup.options["gods"]:
        t.push(F_GODS)
    return NEXT


def gods_gifts(t: Table) -> Signal:
    """BR-311 to BR-316 Deal and draft."""
    t.push(F_GIFTS)
    return NEXT


def actions(t: Table) -> Signal:
    """BR-321 to BR-328 Turns until the rage or the provinces are spent."""
    t.push(F_ACTIONS)
    return NEXT


def discard(t: Table) -> Signal:
    """BR-391 Each keeps at most one card in hand, all at once; in the third age none."""
    if not t.answered:
        t.enter_phase(IN_DISCARD)
        holders: i64 = 0
        for seat in range(t.count):
            if t.hand_size(seat):
                if CARDS_KEPT[t.age]:
                    holders |= bit(seat)
                else:
                    throw_away(t, seat, -1)
        if holders == 0:
            return NEXT
        t.set_local(0, holders)
        return t.ask_all(holders, ASK_KEEP)
    holders = t.local(0)
    for seat in range(t.count):
        if holders >> seat & 1:
            code = t.given(seat)
            if verb_of(code) == KEEP:
                throw_away(t, seat, first(code))
            else:
                throw_away(t, seat, -1)
    t.taken()
    return NEXT


def throw_away(t: Table, seat: Seat, kept: i64) -> None:
    """Everything but one card of the kept kind leaves the hand, face down."""
    if kept >= 0:
        t.confide(seat, E_KEPT, seat, kept)
    spared: i64 = 0
    spared_age: i64 = -1
    if kept >= 0:
        spared = t.copy_in(HAND + seat * AGES, kept)
        spared_age = t.kind_age(kept)
    thrown: i64 = 0
    for age in range(t.age + 1):
        cards = t.hand(seat, age)
        if age == spared_age:
            cards &= ~spared
        n = count_bits(cards)
        thrown += n
        t.bury_hand(seat, age, cards, n)
    t.forget_shown(seat)
    t.tell(E_THREW, seat, thrown)


def quests(t: Table) -> Signal:
    """BR-392 All quests laid are revealed."""
    t.enter_phase(IN_QUESTS)
    for n in range(t.count):
        seat = t.after(t.first_player, n)
        for age in range(i64(AGES)):
            show_quests(t, seat, age, t.laid(seat, age))
    t.push(F_QUESTS)
    return NEXT


def show_quests(t: Table, seat: Seat, age: i64, cards: i64) -> None:
    t.show_laid(seat, age)
    while cards:
        t.tell(E_QUEST_SHOWN, seat, t.kind_of(age, cards & -cards))
        cards &= cards - 1


def ragnarok(t: Table) -> Signal:
    """BR-394 The age's province burns, with all figures there and in its supporting fjord."""
    t.enter_phase(IN_RAGNAROK)
    province = doomed_province(t)
    t.forget_died()
    if t.is_destroyed(province):  # ruling: fenrir_redirect
        return NEXT
    t.tell(E_RAGNAROK, province)
    t.burn(province)
    for seat in range(t.count):
        t.doom_all(seat, province)
    t.destroy_doomed(t.first_player, BY_RAGNAROK)
    return NEXT


def doomed_province(t: Table) -> i64:
    """The province of the age's token, or the one Fenrir stands in."""
    for seat in range(t.count):
        if t.has(seat, REDIRECT):
            for single in range(i64(MONSTER_SINGLES), i64(SINGLES)):
                place = t.single_at(seat, single)
                if t.monster_power(seat, single) == REDIRECT and YGGDRASIL < place < PROVINCES:
                    return place
    return t.doom_of(t.age)


def ragnarok_glory(t: Table) -> Signal:
    """BR-394 Each figure destroyed so earns its clan glory, more in later ages."""
    for n in range(t.count):
        seat = t.after(t.first_player, n)
        glory = t.died(seat) * DOOM_GLORY[t.age]
        if t.has(seat, DOUBLE_RAGNAROK):
            glory *= t.sum_of(seat, DOUBLE_RAGNAROK)
        t.gain_glory(seat, glory, BY_RAGNAROK)
    return NEXT


def release_valhalla(t: Table) -> Signal:
    """BR-396 Every figure in Valhalla returns to its reserve (ruling: stacking)."""
    t.enter_phase(IN_VALHALLA)
    for seat in range(t.count):
        n: i64 = 0
        while t.warriors(seat, VALHALLA):
            t.move_warrior(seat, VALHALLA, RESERVE)
            n += 1
        for single in range(i64(SINGLES)):
            if t.single_at(seat, single) == VALHALLA:
                t.move_single(seat, single, RESERVE)
                n += 1
        if n:
            t.tell(E_RELEASED, seat, n)
            t.gain_glory(seat, n * t.sum_of(seat, RELEASE_GLORY), BY_VALHALLA)
    return NEXT


def close_age(t: Table) -> Signal:
    """BR-395, BR-397 Tokens turn reward side up, the first-player marker passes left."""
    t.next_age()
    return NEXT


AGE_STEPS: Final = (
    gods,
    gods_gifts,
    actions,
    discard,
    quests,
    ragnarok,
    ragnarok_glory,
    release_valhalla,
    close_age,
)


# -- quests: locals are seats done and the quests of the present one that are settled -----------------------
def settle_quests(t: Table) -> Signal:
    """BR-392 Met: its glory and a step on a stat of choice; unmet: nothing (ruling: quest_once_each)."""
    while t.local(0) < t.count:
        seat = t.after(t.first_player, t.local(0))
        for age in range(i64(AGES)):
            cards = t.laid(seat, age)
            if cards:
                card = cards & -cards
                t.discard_quest(seat, age, card)
                settle(t, seat, t.kind_of(age, card))
                return STAY
        t.set_local(0, t.local(0) + 1)
    return NEXT


def settle(t: Table, seat: Seat, kind: i64) -> None:
    if not is_met(t, seat, kind):
        t.tell(E_QUEST_FAILED, seat, kind)
        return
    glory = GLORY_OF[kind]
    if t.has(seat, DOUBLE_QUESTS):  # ruling: throne_inspiration
        glory *= t.sum_of(seat, DOUBLE_QUESTS)
    t.tell(E_QUEST_MET, seat, kind, glory)
    t.gain_glory(seat, glory, BY_QUEST)
    t.push(F_RAISE, seat, STAT_REWARD_OF[kind], 0, BY_QUEST)


def is_met(t: Table, seat: Seat, kind: i64) -> bool:
    """BR-393 What a quest asks for (ruling: quest_majority)."""
    fx = FX_OF[kind]
    if fx == DEAD_IN_VALHALLA:
        return dead(t, seat) >= PARAM_OF[kind]
    if fx == MOST_IN_PROVINCE:
        return leads(t, seat, PARAM_OF[kind])
    wanted: i64 = 1
    where: i64 = (1 << PROVINCES) - 1
    if fx == MOST_IN_PROVINCES:
        wanted = PARAM_OF[kind]
    else:
        where = REGIONS[PARAM_OF[kind]]
    led: i64 = 0
    for province in range(i64(PROVINCES)):
        if where >> province & 1 and leads(t, seat, province):
            led += 1
    return led >= wanted


def dead(t: Table, seat: Seat) -> i64:
    n = t.warriors(seat, VALHALLA)
    for single in range(i64(SINGLES)):
        if t.single_at(seat, single) == VALHALLA:
            n += 1
    return n


def leads(t: Table, seat: Seat, province: i64) -> bool:
    """BR-393 Strictly more strength than each other clan, the supporting fjord included."""
    if t.is_destroyed(province):
        return False
    mine = t.strength(seat, province)
    if mine == 0:
        return False
    for rival in range(t.count):
        if rival != seat and t.strength(rival, province) >= mine:
            return False
    return True


QUESTING: Final = (settle_quests,)
