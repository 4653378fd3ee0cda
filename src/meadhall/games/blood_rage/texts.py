"""What battle cards say, in the order their texts work (BR-378, ruling: text_order)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_SPARE,
    ASK_TREAT,
    BY_CARD,
    BY_THEFT,
    E_SILENCED,
    E_TREATED,
    E_WATCH,
    F_RAISE,
    F_TIDE,
    TREAT_AS,
)
from meadhall.games.blood_rage.parts import (
    BATTLE,
    CANCEL_TEXT,
    COPY_HIGHEST,
    FX_OF,
    GAIN_GLORY,
    GAIN_RAGE_AND_GLORY,
    PARAM2_OF,
    QUEST,
    QUEST_AS_BATTLE,
    RAISE_ONE,
    SMITE,
    STEAL_GLORY,
    STEAL_RAGE,
    STRENGTH_OF,
    TIDE,
    TYPE_OF,
    WATCH,
)
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.flow import NEXT, NOBODY, STAY, Seat, Signal
from meadhall.kernel.listing import first, verb_of


# -- Thor's Primacy -----------------------------------------------------------------------------------
def cancel_texts(t: Table) -> None:
    """The first Primacy from the raider on cancels the texts of all opponents, a second one too."""
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if t.fights(seat) and t.text_of(seat) == CANCEL_TEXT:
            t.silence_others(seat)
            t.tell(E_SILENCED, seat)
            return


# -- Heimdall's Watch ---------------------------------------------------------------------------------
def watcher(t: Table) -> Seat:
    """Whose Watch works: the first from the raider on."""
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if t.fights(seat) and t.text_of(seat) == WATCH:
            return seat
    return NOBODY


def watch_sum(t: Table) -> i64:
    """What the revealed cards are worth together (ruling: watch_sum)."""
    total: i64 = 0
    for seat in range(t.count):
        total += revealed_bonus(t, seat)
    return total


def discard_revealed(t: Table, owner: Seat) -> None:
    """All revealed cards go to the discard pile, and their owner's Watch pays (ruling: double_watch)."""
    glory = watch_sum(t)
    t.tell(E_WATCH, owner, glory)
    t.gain_glory(owner, glory, BY_CARD)
    for seat in range(t.count):
        if t.lies(seat):
            t.discard_revealed(seat)
    t.clear_revealed()


# -- a card's worth -----------------------------------------------------------------------------------
def revealed_bonus(t: Table, seat: Seat) -> i64:
    """BR-378 The bonus of the card revealed; of a quest, what its owner treats it as."""
    kind = t.played(seat)
    if kind < 0:
        return 0
    if TYPE_OF[kind] != BATTLE:
        return t.treated(seat)
    if FX_OF[kind] == COPY_HIGHEST:
        if t.text_of(seat) != COPY_HIGHEST:
            return 0
        return highest_enemy_card(t, seat)
    return STRENGTH_OF[kind]


def highest_enemy_card(t: Table, seat: Seat) -> i64:
    """Heimdall's Sight: the highest single enemy card, late ones too (ruling: sight_value)."""
    best: i64 = 0
    for other in range(t.count):
        if other == seat or not t.fights(other):
            continue
        kind = t.played(other)
        if kind >= 0 and FX_OF[kind] != COPY_HIGHEST:
            bonus = revealed_bonus(t, other)
            if bonus > best:
                best = bonus
        bonus = t.highest_added(other)
        if bonus > best:
            best = bonus
    return best


# -- a quest as a battle card (Tyr's Domain, Tyr's Wrath): locals are the seat asked, counted from the raider
def treat_quests(t: Table) -> Signal:
    """The owner of a revealed quest may treat it as a battle card (ruling: tyr_domain_and_wrath)."""
    n = t.local(0)
    if n == t.count:
        return NEXT
    seat = t.after(t.raider, n)
    if not t.answered:
        if not may_treat(t, seat):
            t.set_local(0, n + 1)
            return STAY
        return t.ask(seat, ASK_TREAT, t.played(seat))
    code = t.take(seat)
    if verb_of(code) == TREAT_AS:
        t.treat(seat, first(code))
        t.tell(E_TREATED, seat, t.played(seat), first(code))
    t.set_local(0, n + 1)
    return STAY


def may_treat(t: Table, seat: Seat) -> bool:
    return t.has(seat, QUEST_AS_BATTLE) and t.lies(seat) and TYPE_OF[t.played(seat)] == QUEST


def any_treats(t: Table) -> bool:
    for seat in range(t.count):
        if may_treat(t, seat):
            return True
    return False


TREATING: Final = (treat_quests,)


# -- immediate texts ----------------------------------------------------------------------------------
def before_comparing(t: Table, seat: Seat) -> bool:
    """Odin's Smite and Odin's Tide. True if something is to be seen through first."""
    if not t.fights(seat) or t.spares_all(t.field):
        return False
    text = t.text_of(seat)
    if text == SMITE:
        for rival in range(t.count):
            if rival != seat and t.fights(rival):
                t.doom_warriors(rival, t.field, t.text_param(seat))  # ruling: smite_scope
        t.destroy_doomed(t.raider, BY_CARD)
        return True
    if text == TIDE:
        t.push(F_TIDE)
        return True
    return False


def tide(t: Table) -> Signal:
    """Odin's Tide: each fighter chooses one figure to keep, the raider first (ruling: tide_scope)."""
    n = t.local(0)
    if n == t.count:
        return NEXT
    seat = t.after(t.raider, n)
    if not t.answered:
        here = t.figures_in_battle(seat)
        if here & here - 1:
            return t.ask(seat, ASK_SPARE, t.field)
        if here:
            t.doom_all(seat, t.field)
            t.reprieve(seat, lowest(here))
    else:
        figure = first(t.take(seat))
        t.doom_all(seat, t.field)
        t.reprieve(seat, figure)
    t.set_local(0, n + 1)
    return STAY


def tide_takes(t: Table) -> Signal:
    """All others fall together."""
    t.destroy_doomed(t.raider, BY_CARD)
    return NEXT


def lowest(mask: i64) -> i64:
    figure: i64 = 0
    while not mask >> figure & 1:
        figure += 1
    return figure


TIDES: Final = (tide, tide_takes)


# -- texts that need a winner or a loser -----------------------------------------------------------------
def after_compare(t: Table, seat: Seat) -> bool:
    """Trickery, Backstab, Hammer, Oath, Ascension. True if a stat is to be chosen first."""
    if not t.fights(seat):
        return False
    text = t.text_of(seat)
    winner = t.winner
    if seat == winner:
        if text == GAIN_GLORY:
            t.gain_glory(seat, t.text_param(seat), BY_CARD)
        elif text == RAISE_ONE:
            t.push(F_RAISE, seat, t.text_param(seat), 0, BY_CARD)
            return True
        elif text == GAIN_RAGE_AND_GLORY:
            t.gain_rage(seat, PARAM2_OF[t.played(seat)], BY_CARD)
            t.gain_glory(seat, t.text_param(seat), BY_CARD)
    elif winner != NOBODY:
        if text == STEAL_RAGE:
            steal_rage(t, seat, winner, t.text_param(seat))
        elif text == STEAL_GLORY:
            t.gain_glory(seat, t.lose_glory(winner, t.text_param(seat), BY_THEFT), BY_THEFT)
    return False


def steal_rage(t: Table, thief: Seat, winner: Seat, amount: i64) -> None:
    if amount > t.rage(winner):
        amount = t.rage(winner)
    t.pay(winner, amount, BY_THEFT)
    t.gain_rage(thief, amount, BY_THEFT)
