"""Pillage: BR-371 to BR-386, one function for each [[battle_step]] of the data file, in its order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.aftermath import (
    after_battle_destruction,
    after_battle_lost,
    battle_glory,
    cards,
    destroy,
    pillage_reward,
    win_lose_texts,
)
from meadhall.games.blood_rage.asks import (
    ADD_CARD,
    ASK_ADD,
    ASK_JOIN,
    ASK_PLAY,
    E_ADDED,
    E_BATTLE,
    E_HOLDS_BACK,
    E_JOIN,
    E_PILLAGE,
    E_REVEAL,
    E_STRENGTH,
    E_TIE,
    E_UNOPPOSED,
    E_WON,
    F_PILLAGE,
    F_TREAT,
    HEIMDALL,
    PASS,
    TYR,
)
from meadhall.games.blood_rage.gods import move_god
from meadhall.games.blood_rage.parts import (
    LATE_CARDS,
    NEIGHBOURS,
    ONLY_MONSTERS,
)
from meadhall.games.blood_rage.rounds import LOSERS, PASSES, TURN, new_round, next_turn
from meadhall.games.blood_rage.table import Table
from meadhall.games.blood_rage.texts import (
    any_treats,
    before_comparing,
    cancel_texts,
    discard_revealed,
    revealed_bonus,
    watcher,
)
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NEXT, NOBODY, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of

# -- an attempt: the pillage, and the god who moves on afterwards. Locals are raider and province -------


def pillage(t: Table) -> Signal:
    """BR-371 A province not destroyed and not pillaged, where the raider stands or supports it."""
    if not t.setup.options["gods"]:
        return t.become(F_PILLAGE, t.local(0), t.local(1))
    t.push(F_PILLAGE, t.local(0), t.local(1))
    return NEXT


ATTEMPT: Final = (pillage, move_god)


# -- the pillage: locals are the raider and the province, then those of a round of questions ---------------
def declare(t: Table) -> Signal:
    """BR-371 The raider names the province."""
    t.begin_battle(t.local(0), t.local(1))
    t.tell(E_PILLAGE, t.raider, t.field)
    return NEXT


def call_to_battle(t: Table) -> Signal:
    """BR-372 to BR-374 From the raider's left, lap after lap, each may bring one adjacent figure,
    until all pass in a row or no village is free."""
    if t.answered:
        answer_call(t, t.after(t.raider, t.local(TURN) + 1))
    while t.local(PASSES) < t.count and t.has_room(t.field):
        seat = t.after(t.raider, t.local(TURN) + 1)
        if can_join(t, seat):
            return t.ask(seat, ASK_JOIN, t.field)
        next_turn(t, True)
    return new_round(t)


def answer_call(t: Table, seat: Seat) -> None:
    code = t.take(seat)
    if verb_of(code) == PASS:
        t.tell(E_HOLDS_BACK, seat, t.field)
    else:
        t.move_figure(seat, first(code), second(code), t.field)
        t.tell(E_JOIN, seat, first(code), second(code), t.field)
    next_turn(t, verb_of(code) == PASS)


def can_join(t: Table, seat: Seat) -> bool:
    return t.present(seat) & NEIGHBOURS[t.field] != 0


def unopposed(t: Table) -> Signal:
    """BR-375, BR-376 No rival there: no battle. Otherwise every figure there takes part."""
    t.muster()
    if t.is_contested():
        t.tell(E_BATTLE, t.raider, t.field)
        return NEXT
    t.set_winner(t.raider)
    t.tell(E_UNOPPOSED, t.raider, t.field)
    return t.goto(PILLAGE_REWARD)


def play(t: Table) -> Signal:
    """BR-377 Everyone with a card sets one face down; all are revealed together. Where Heimdall
    watches, they are played face up one after another, the raider last."""
    if t.god_at(t.field) == HEIMDALL:
        return play_openly(t)
    if not t.answered:
        armed: i64 = 0
        for seat in range(t.count):
            if t.fights(seat) and t.hand_size(seat) > 0:
                armed |= bit(seat)
        if armed == 0:
            return NEXT
        t.set_local(LOSERS, armed)
        return t.ask_all(armed, ASK_PLAY, t.field)
    armed = t.local(LOSERS)
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if armed >> seat & 1:
            reveal(t, seat, first(t.given(seat)))
    t.taken()
    return NEXT


def play_openly(t: Table) -> Signal:
    seat = t.after(t.raider, t.local(TURN) + 1)
    if not t.answered:
        if t.local(TURN) == t.count:
            return new_round(t)
        if not t.fights(seat) or t.hand_size(seat) == 0:
            t.set_local(TURN, t.local(TURN) + 1)
            return STAY
        return t.ask(seat, ASK_PLAY, t.field)
    reveal(t, seat, first(t.take(seat)))
    t.set_local(TURN, t.local(TURN) + 1)
    return STAY


def reveal(t: Table, seat: Seat, kind: i64) -> None:
    t.lay_open(seat, kind)
    t.tell(E_REVEAL, seat, kind)


def reveal_first(t: Table) -> Signal:
    """BR-378 Thor's Primacy, the raider's first (rulings: text_order, double_primacy, primacy_scope)."""
    cancel_texts(t)
    return NEXT


def reveal_second(t: Table) -> Signal:
    """BR-378 Heimdall's Watch; after it, new cards are played (rulings: double_watch, watch_replay).
    What quests are treated as is settled first, since it counts (ruling: watch_sum)."""
    owner = watcher(t)
    if owner == NOBODY:
        return new_round(t)
    if t.local(TURN) == 0:
        t.set_local(TURN, 1)
        t.push(F_TREAT)
        return STAY
    discard_revealed(t, owner)
    t.set_local(TURN, 0)
    return t.goto(PLAY)


def before_compare(t: Table) -> Signal:
    """BR-378 All other immediate texts, the raider's first, then clockwise; last, quests as battle cards."""
    n = t.local(TURN)
    while n < t.count:
        n += 1
        t.set_local(TURN, n)
        if before_comparing(t, t.after(t.raider, n - 1)):
            return STAY
    new_round(t)
    if any_treats(t):
        t.push(F_TREAT)
    return NEXT


def late_play(t: Table) -> Signal:
    """BR-380 From the raider on, lap after lap, each may add a white-circle card. Everyone who could
    hold one is asked: who is asked must not tell who does."""
    if t.answered:
        add_card(t, t.after(t.raider, t.local(TURN)))
    while t.local(PASSES) < t.count:
        seat = t.after(t.raider, t.local(TURN))
        if t.fights(seat) and could_add(t, seat):
            return t.ask(seat, ASK_ADD, t.field)
        next_turn(t, True)
    return new_round(t)


def add_card(t: Table, seat: Seat) -> None:
    code = t.take(seat)
    added = verb_of(code) == ADD_CARD
    if added:
        t.add_card(seat, first(code))
        t.tell(E_ADDED, seat, first(code))
    next_turn(t, not added)


def could_add(t: Table, seat: Seat) -> bool:
    """For all that everybody knows, this hand may hold a white-circle card."""
    if t.hand_size(seat) == 0:
        return False
    for age in range(t.age + 1):
        late = LATE_CARDS[age] & t.dealt_from(age)
        if late and late & ~(t.public_cards(age) & ~t.shown(seat, age)):
            return True
    return False


def compare(t: Table) -> Signal:
    """BR-379, BR-381 Figures plus cards: the only highest wins; on a tie for highest all lose."""
    best: i64 = -1
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if t.fights(seat):
            total = battle_strength(t, seat) + card_bonus(t, seat)
            t.set_total(seat, total)
            t.tell(E_STRENGTH, seat, total - card_bonus(t, seat), card_bonus(t, seat))
            if total > best:
                best = total
                t.set_winner(seat)
            elif total == best:
                t.set_winner(NOBODY)
    if t.winner == NOBODY:
        t.tell(E_TIE, t.field)
    else:
        t.tell(E_WON, t.winner, t.field)
    return NEXT


def battle_strength(t: Table, seat: Seat) -> i64:
    """BR-379 Tyr's presence counts cards only; a Wolfman in the battle, monsters only."""
    if t.god_at(t.field) == TYR:
        return 0
    for other in range(t.count):
        if t.has(other, ONLY_MONSTERS) and t.has_monster_at(other, ONLY_MONSTERS, t.field):
            return t.monsters_strength(seat, t.field)
    return t.strength(seat, t.field)


def card_bonus(t: Table, seat: Seat) -> i64:
    """BR-378 The bonus of the battle card, of a quest treated as one, and of cards added later."""
    return revealed_bonus(t, seat) + t.added_bonus(seat)


PILLAGING: Final = (
    declare,
    call_to_battle,
    unopposed,
    play,
    reveal_first,
    reveal_second,
    before_compare,
    late_play,
    compare,
    win_lose_texts,
    cards,
    destroy,
    after_battle_destruction,
    pillage_reward,
    battle_glory,
    after_battle_lost,
)
PLAY: Final[int] = PILLAGING.index(play)
PILLAGE_REWARD: Final[int] = PILLAGING.index(pillage_reward)
