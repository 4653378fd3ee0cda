"""Pillage: BR-371 to BR-386, one function for each [[battle_step]] of the data file, in its order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.actions import warrior_may_come
from meadhall.games.blood_rage.asks import (
    ADD_CARD,
    ASK_ADD,
    ASK_BLESSING,
    ASK_JOIN,
    ASK_LEADER,
    ASK_PLAY,
    ASK_TAKE_BACK,
    BY_BATTLE,
    BY_CARD,
    BY_GOD,
    BY_REWARD,
    BY_UPGRADE,
    E_ADDED,
    E_BATTLE,
    E_CARD_BACK,
    E_CARD_SPENT,
    E_CARD_STOLEN,
    E_HOLDS_BACK,
    E_JOIN,
    E_MOVE,
    E_PILLAGE,
    E_REVEAL,
    E_REWARD,
    E_STRENGTH,
    E_TIE,
    E_UNOPPOSED,
    E_WON,
    F_INVADE,
    F_PILLAGE,
    F_RAISE,
    F_TREAT,
    HEIMDALL,
    LOKI,
    MOVE_LEADER,
    ODIN,
    PASS,
    TAKE_BACK,
    THOR,
    TYR,
)
from meadhall.games.blood_rage.columns import (
    ADDED,
    AGES,
    CLANS,
    DEATHS,
    FIELD,
    FIGHTERS,
    HAND_SIZE,
    LEADER,
    LEADER_SLOT,
    LYING,
    MYSTIC_SINGLES,
    MYSTICS,
    PILLAGED,
    PLAYED,
    RAIDER,
    RESERVE,
    SHOWN,
    SILENCED,
    STATS,
    TABLED,
    TOKEN,
    TOTAL,
    TREATED,
    VALKYRIES,
    WARRIOR,
    WINNER,
)
from meadhall.games.blood_rage.gods import move_god
from meadhall.games.blood_rage.parts import (
    AGE_OF,
    AS_LEADER,
    BLESSING,
    FX_OF,
    GLORY_IF_DESTROYED,
    GLORY_PER_DESTROYED,
    GLORY_PER_ENEMY,
    KEEP_CARDS,
    LATE_CARDS,
    MYSTIC_GLORY,
    NEIGHBOURS,
    ONLY_MONSTERS,
    PARAM2_OF,
    PARAM_OF,
    RAISE_ALL,
    RAISE_ONE,
    RAISE_OTHER,
    REWARD_AGAIN,
    TAKE_CARDS,
    THORS_GLORY,
    TOKEN_GLORY,
    TOKEN_STATS,
)
from meadhall.games.blood_rage.parts import (
    MOVE_LEADER as LEADER_MAY_MOVE,
)
from meadhall.games.blood_rage.table import Table
from meadhall.games.blood_rage.texts import (
    after_compare,
    any_treats,
    before_comparing,
    cancel_texts,
    discard_revealed,
    revealed_bonus,
    watcher,
)
from meadhall.kernel.bits import bit, count_bits
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

# -- the pillage: locals are first the raider and the province, then a round of questions ---------------
TURN: Final = 2  # how many seats after the first one
PASSES: Final = 3  # in a row
LOSERS: Final = 4  # mask of those whom Loki's Blessing may help after the battle
SUCCESS: Final = 5


def declare(t: Table) -> Signal:
    """BR-371 The raider names the province."""
    m = t.m
    m[RAIDER] = t.local(0)
    m[FIELD] = t.local(1)
    m[WINNER] = NOBODY
    m[FIGHTERS] = 0
    m[LYING] = 0
    m[SILENCED] = 0
    m[VALKYRIES] = 0
    for i in range(i64(CLANS)):
        m[PLAYED + i] = 0
        m[TREATED + i] = 0
        m[TOTAL + i] = NOBODY
        m[DEATHS + i] = 0
        m[MYSTICS + i] = 0
    for i in range(i64(CLANS * AGES)):
        m[ADDED + i] = 0
    t.tell(E_PILLAGE, m[RAIDER], m[FIELD])
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


def next_turn(t: Table, passed: bool) -> None:
    if passed:
        t.set_local(PASSES, t.local(PASSES) + 1)
    else:
        t.set_local(PASSES, 0)
    turn = t.local(TURN) + 1
    if turn == t.count:
        turn = 0
    t.set_local(TURN, turn)


def new_round(t: Table) -> Signal:
    t.set_local(TURN, 0)
    t.set_local(PASSES, 0)
    return NEXT


def unopposed(t: Table) -> Signal:
    """BR-375, BR-376 No rival there: no battle. Otherwise every figure there takes part."""
    m = t.m
    for seat in range(t.count):
        if t.is_at(seat, t.field):
            m[FIGHTERS] |= bit(seat)
    if m[FIGHTERS] & ~bit(t.raider) == 0:
        m[WINNER] = t.raider
        t.tell(E_UNOPPOSED, t.raider, t.field)
        return t.goto(PILLAGE_REWARD)
    for seat in range(t.count):
        if t.fights(seat):
            if t.has_monster_at(seat, GLORY_PER_ENEMY, t.field):
                m[VALKYRIES] |= bit(seat)
            m[MYSTICS + seat] = mystics_at(t, seat, t.field)
    t.tell(E_BATTLE, t.raider, t.field)
    return NEXT


def mystics_at(t: Table, seat: Seat, place: i64) -> i64:
    n: i64 = 0
    for single in range(i64(MYSTIC_SINGLES), i64(MYSTIC_SINGLES + 2)):
        if t.single_at(seat, single) == place:
            n += 1
    return n


def play(t: Table) -> Signal:
    """BR-377 Everyone with a card sets one face down; all are revealed together. Where Heimdall
    watches, they are played face up one after another, the raider last."""
    if t.god_at(t.field) == HEIMDALL:
        return play_openly(t)
    if not t.answered:
        armed: i64 = 0
        for seat in range(t.count):
            if t.fights(seat) and t.m[HAND_SIZE + seat] > 0:
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
        if not t.fights(seat) or t.m[HAND_SIZE + seat] == 0:
            t.set_local(TURN, t.local(TURN) + 1)
            return STAY
        return t.ask(seat, ASK_PLAY, t.field)
    reveal(t, seat, first(t.take(seat)))
    t.set_local(TURN, t.local(TURN) + 1)
    return STAY


def reveal(t: Table, seat: Seat, kind: i64) -> None:
    t.table_card(seat, kind)
    t.m[PLAYED + seat] = kind + 1
    t.m[LYING] |= bit(seat)
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
        kind = first(code)
        t.m[ADDED + seat * AGES + AGE_OF[kind]] |= t.table_card(seat, kind)
        t.tell(E_ADDED, seat, kind)
    next_turn(t, not added)


def could_add(t: Table, seat: Seat) -> bool:
    """For all that everybody knows, this hand may hold a white-circle card."""
    if t.m[HAND_SIZE + seat] == 0:
        return False
    for age in range(t.age + 1):
        late = LATE_CARDS[age] & t.dealt_from(age)
        if late and late & ~(t.public_cards(age) & ~t.m[SHOWN + seat * AGES + age]):
            return True
    return False


def compare(t: Table) -> Signal:
    """BR-379, BR-381 Figures plus cards: the only highest wins; on a tie for highest all lose."""
    best: i64 = -1
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if t.fights(seat):
            total = battle_strength(t, seat) + card_bonus(t, seat)
            t.m[TOTAL + seat] = total
            t.tell(E_STRENGTH, seat, total - card_bonus(t, seat), card_bonus(t, seat))
            if total > best:
                best = total
                t.m[WINNER] = seat
            elif total == best:
                t.m[WINNER] = NOBODY
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


def win_lose_texts(t: Table) -> Signal:
    """Card texts that need a winner or a loser, the raider's first, then clockwise (rulings:
    trickery_before_prowess, oath_before_glory)."""
    n = t.local(TURN)
    while n < t.count:
        n += 1
        t.set_local(TURN, n)
        if after_compare(t, t.after(t.raider, n - 1)):
            return STAY
    return new_round(t)


def cards(t: Table) -> Signal:
    """BR-382 Losers take their cards back; the winner's are discarded, unless Loki's Poison takes
    them or Tyr's Prowess pays for them (rulings: poison_beats_prowess, poison_multiple)."""
    winner = t.winner
    if t.answered:
        code = t.take(winner)
        if verb_of(code) == TAKE_BACK:
            t.pay(winner, t.sum_of(winner, KEEP_CARDS), BY_UPGRADE)
            back_to_hand(t, winner, winner, first(code))
            return STAY
        spend_cards(t, winner)
        return NEXT
    for seat in range(t.count):
        if t.lost(seat):
            return_cards(t, seat, seat)
    if winner == NOBODY:
        return NEXT
    thief = poisoner(t)
    if thief != NOBODY:
        return_cards(t, winner, thief)
    if has_cards(t, winner) and t.has(winner, KEEP_CARDS) and t.rage(winner) >= t.sum_of(winner, KEEP_CARDS):
        return t.ask(winner, ASK_TAKE_BACK)
    spend_cards(t, winner)
    return NEXT


def has_cards(t: Table, seat: Seat) -> bool:
    if t.lies(seat):
        return True
    for age in range(i64(AGES)):
        if t.m[ADDED + seat * AGES + age]:
            return True
    return False


def poisoner(t: Table) -> Seat:
    """The first loser, from the raider on, whose Loki's Poison works."""
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if t.lost(seat) and t.text_of(seat) == TAKE_CARDS:
            return seat
    return NOBODY


def back_to_hand(t: Table, owner: Seat, taker: Seat, kind: i64) -> None:
    """One card of a battle goes, seen by all, to somebody's hand."""
    age = AGE_OF[kind]
    if t.lies(owner) and t.played(owner) == kind:
        card = t.tabled_copy(kind)
        t.m[LYING] &= ~bit(owner)
    else:
        card = t.copy_in(ADDED + owner * AGES, kind)
        t.m[ADDED + owner * AGES + age] &= ~card
    t.m[TABLED + age] &= ~card
    t.show_in_hand(taker, age, card)
    if owner == taker:
        t.tell(E_CARD_BACK, taker, kind)
    else:
        t.tell(E_CARD_STOLEN, taker, owner, kind)


def return_cards(t: Table, owner: Seat, taker: Seat) -> None:
    if t.lies(owner):
        back_to_hand(t, owner, taker, t.played(owner))
    for age in range(i64(AGES)):
        added = t.m[ADDED + owner * AGES + age]
        while added:
            back_to_hand(t, owner, taker, t.kind_of(age, added & -added))
            added &= added - 1


def spend_cards(t: Table, seat: Seat) -> None:
    if t.lies(seat):
        t.discard_revealed(seat)
        t.tell(E_CARD_SPENT, seat, t.played(seat))
    for age in range(i64(AGES)):
        added = t.m[ADDED + seat * AGES + age]
        while added:
            card = added & -added
            added &= added - 1
            t.to_discard(age, card)
            t.m[ADDED + seat * AGES + age] &= ~card
            t.tell(E_CARD_SPENT, seat, t.kind_of(age, card))


def destroy(t: Table) -> Signal:
    """BR-383 Losers' figures fall, those in supporting fjords too."""
    if t.spares_all(t.field):
        return NEXT
    for seat in range(t.count):
        if t.lost(seat):
            t.doom_all(seat, t.field)
    t.destroy_doomed(t.raider, BY_BATTLE)
    return NEXT


def after_battle_destruction(t: Table) -> Signal:
    """Odin's Judgement, the Valkyrie, Thor's Glory, Thor himself (ruling: destruction_count)."""
    all_dead: i64 = 0
    for seat in range(t.count):
        all_dead += t.m[DEATHS + seat]
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if not t.fights(seat):
            continue
        enemies = all_dead - t.m[DEATHS + seat]
        if t.text_of(seat) == GLORY_PER_DESTROYED:
            t.gain_glory(seat, t.text_param(seat) * all_dead, BY_CARD)
        if t.m[VALKYRIES] >> seat & 1:
            t.gain_glory(seat, t.sum_of(seat, GLORY_PER_ENEMY) * enemies, BY_UPGRADE)
        if t.has(seat, GLORY_IF_DESTROYED):
            glory_if_destroyed(t, seat, enemies)
        if seat == t.winner and t.god_at(t.field) == THOR:
            t.gain_glory(seat, THORS_GLORY * enemies, BY_GOD)
    return NEXT


def glory_if_destroyed(t: Table, seat: Seat, enemies: i64) -> None:
    for slot in range(i64(8)):
        kind = t.upgrade_in(seat, slot)
        if kind >= 0 and FX_OF[kind] == GLORY_IF_DESTROYED and enemies >= PARAM2_OF[kind]:
            t.gain_glory(seat, PARAM_OF[kind], BY_UPGRADE)


def pillage_reward(t: Table) -> Signal:
    """BR-384, BR-386 Only a raider who won takes the reward; the token is turned over (rulings:
    success_without_battle, must_still_stand, grace_other_stat)."""
    raider = t.raider
    if t.winner != raider:
        return new_round(t)
    token = t.m[TOKEN + t.field]
    if t.local(TURN) == 0:
        t.set_local(TURN, 1)
        t.set_local(SUCCESS, 1)
        t.m[PILLAGED] |= bit(t.field)
        take_reward(t, raider, token)
        if t.has_monster_at(raider, REWARD_AGAIN, t.field):
            take_reward(t, raider, token)
        if t.god_at(t.field) == ODIN:
            take_reward(t, raider, token)
        if t.text_of(raider) == RAISE_OTHER:
            t.push(F_RAISE, raider, t.text_param(raider), barred_stats(token), BY_CARD)
        return STAY
    new_round(t)
    if leader_stands(t, raider, t.field):
        leader_reward(t, raider)
    return NEXT


def barred_stats(token: i64) -> i64:
    """Frigga's Grace raises another stat than the token did; any, if that was none or all."""
    if TOKEN_STATS[token] == (1 << STATS) - 1:
        return 0
    return TOKEN_STATS[token]


def is_contested(t: Table) -> bool:
    return count_bits(t.m[FIGHTERS]) > 1


def take_reward(t: Table, raider: Seat, token: i64) -> None:
    """BR-386 A stat, all three, or glory."""
    t.tell(E_REWARD, raider, token)
    t.gain_glory(raider, TOKEN_GLORY[token], BY_REWARD)
    for stat in range(i64(STATS)):
        if TOKEN_STATS[token] >> stat & 1:
            t.raise_stat(raider, stat, BY_REWARD)


def leader_stands(t: Table, seat: Seat, province: i64) -> bool:
    """The leader, or a monster that counts as one (ruling: mountain_giant_leader)."""
    return t.find(seat, LEADER, province) >= 0 or t.has_monster_at(seat, AS_LEADER, province)


def leader_reward(t: Table, raider: Seat) -> None:
    """Lord of Axes and Lord of Spears."""
    kind = t.upgrade_in(raider, LEADER_SLOT)
    if kind < 0:
        return
    if FX_OF[kind] == RAISE_ONE:
        t.push(F_RAISE, raider, PARAM_OF[kind], 0, BY_UPGRADE)
    elif FX_OF[kind] == RAISE_ALL:
        for stat in range(i64(STATS)):
            for n in range(PARAM_OF[kind]):
                t.raise_stat(raider, stat, BY_UPGRADE)


def battle_glory(t: Table) -> Signal:
    """BR-385 The winner gains Axes in glory; an Axes reward just taken counts already. Where Loki
    stands, the losers gain theirs instead."""
    t.set_local(LOSERS, 0)
    if not is_contested(t):
        return NEXT
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if t.lost(seat):
            if t.has(seat, BLESSING):
                t.set_local(LOSERS, t.local(LOSERS) | bit(seat))
            if t.god_at(t.field) == LOKI:
                t.gain_glory(seat, t.axes(seat), BY_GOD)
    if t.winner != NOBODY:
        if t.god_at(t.field) != LOKI:
            t.gain_glory(t.winner, t.axes(t.winner), BY_BATTLE)
        t.gain_glory(t.winner, mystic_glory(t, t.winner), BY_UPGRADE)
    return NEXT


def mystic_glory(t: Table, seat: Seat) -> i64:
    """Thor's Chosen: glory for each own mystic that took part in a battle won."""
    return t.sum_of(seat, MYSTIC_GLORY) * t.m[MYSTICS + seat]


def after_battle_lost(t: Table) -> Signal:
    """Lord of Hammers moves on, then Loki's Blessing, the raider's first (ruling: blessing). The
    battle is over: a pillage that follows from here is another one."""
    province = t.local(1)
    raider = t.local(0)
    t.m[FIELD] = NOBODY
    n = t.local(TURN)
    if n == 0:
        return move_leader(t, raider, province)
    if n > t.count:
        return NEXT
    seat = t.after(raider, n - 1)
    if not t.answered:
        if not t.local(LOSERS) >> seat & 1 or not warrior_may_come(t, seat, province):
            t.set_local(TURN, n + 1)
            return STAY
        return t.ask(seat, ASK_BLESSING, province)
    t.set_local(TURN, n + 1)
    t.set_local(LOSERS, t.local(LOSERS) & ~bit(seat))
    if verb_of(t.take(seat)) == PASS:
        return STAY
    if t.local(LOSERS) == 0:
        return t.become(F_INVADE, seat, WARRIOR, province, RESERVE)
    t.push(F_INVADE, seat, WARRIOR, province, RESERVE)
    return STAY


def move_leader(t: Table, raider: Seat, province: i64) -> Signal:
    """Lord of Hammers: after a successful pillage the leader may move to an adjacent province."""
    if not t.answered:
        if t.local(SUCCESS) and t.has(raider, LEADER_MAY_MOVE) and leader_stands(t, raider, province):
            return t.ask(raider, ASK_LEADER, province)
    else:
        code = t.take(raider)
        if verb_of(code) == MOVE_LEADER:
            t.move_figure(raider, first(code), province, second(code))
            t.tell(E_MOVE, raider, first(code), province, second(code))
    t.set_local(TURN, 1)
    return STAY


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
