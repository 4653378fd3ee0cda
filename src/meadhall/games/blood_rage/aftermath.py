"""After the comparison: cards, deaths, rewards, glory (BR-382 to BR-386), a function a [[battle_step]]."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_BLESSING,
    ASK_LEADER,
    ASK_TAKE_BACK,
    BY_BATTLE,
    BY_CARD,
    BY_GOD,
    BY_REWARD,
    BY_UPGRADE,
    E_CARD_BACK,
    E_CARD_SPENT,
    E_CARD_STOLEN,
    E_MOVE,
    E_REWARD,
    F_INVADE,
    F_RAISE,
    LOKI,
    MOVE_LEADER,
    ODIN,
    PASS,
    TAKE_BACK,
    THOR,
)
from meadhall.games.blood_rage.columns import (
    AGES,
    LEADER,
    LEADER_SLOT,
    RESERVE,
    STATS,
    WARRIOR,
)
from meadhall.games.blood_rage.invade import warrior_may_come
from meadhall.games.blood_rage.parts import (
    AS_LEADER,
    BLESSING,
    FX_OF,
    GLORY_IF_DESTROYED,
    GLORY_PER_DESTROYED,
    GLORY_PER_ENEMY,
    KEEP_CARDS,
    MYSTIC_GLORY,
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
from meadhall.games.blood_rage.rounds import LOSERS, SUCCESS, TURN, new_round
from meadhall.games.blood_rage.table import Table
from meadhall.games.blood_rage.texts import (
    after_compare,
)
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NEXT, NOBODY, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, verb_of


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
    if t.has_cards(winner) and t.has(winner, KEEP_CARDS) and t.rage(winner) >= t.sum_of(winner, KEEP_CARDS):
        return t.ask(winner, ASK_TAKE_BACK)
    spend_cards(t, winner)
    return NEXT


def poisoner(t: Table) -> Seat:
    """The first loser, from the raider on, whose Loki's Poison works."""
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if t.lost(seat) and t.text_of(seat) == TAKE_CARDS:
            return seat
    return NOBODY


def back_to_hand(t: Table, owner: Seat, taker: Seat, kind: i64) -> None:
    """One card of a battle goes, seen by all, to somebody's hand."""
    t.take_card(owner, taker, kind)
    if owner == taker:
        t.tell(E_CARD_BACK, taker, kind)
    else:
        t.tell(E_CARD_STOLEN, taker, owner, kind)


def return_cards(t: Table, owner: Seat, taker: Seat) -> None:
    if t.lies(owner):
        back_to_hand(t, owner, taker, t.played(owner))
    for age in range(i64(AGES)):
        added = t.added(owner, age)
        while added:
            back_to_hand(t, owner, taker, t.kind_of(age, added & -added))
            added &= added - 1


def spend_cards(t: Table, seat: Seat) -> None:
    if t.lies(seat):
        t.discard_revealed(seat)
        t.tell(E_CARD_SPENT, seat, t.played(seat))
    for age in range(i64(AGES)):
        added = t.added(seat, age)
        while added:
            card = added & -added
            added &= added - 1
            t.discard_added(seat, age, card)
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
        all_dead += t.deaths(seat)
    for n in range(t.count):
        seat = t.after(t.raider, n)
        if not t.fights(seat):
            continue
        enemies = all_dead - t.deaths(seat)
        if t.text_of(seat) == GLORY_PER_DESTROYED:
            t.gain_glory(seat, t.text_param(seat) * all_dead, BY_CARD)
        if t.valkyrie_fights(seat):
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
    token = t.token(t.field)
    if t.local(TURN) == 0:
        t.set_local(TURN, 1)
        t.set_local(SUCCESS, 1)
        t.turn_token(t.field)
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
    if not t.is_contested():
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
    return t.sum_of(seat, MYSTIC_GLORY) * t.mystics_fighting(seat)


def after_battle_lost(t: Table) -> Signal:
    """Lord of Hammers moves on, then Loki's Blessing, the raider's first (ruling: blessing). The
    battle is over: a pillage that follows from here is another one."""
    raider = t.local(0)
    province = t.local(1)
    t.end_battle()
    if t.local(TURN) == 0:
        if not t.answered and hammers_wait(t, raider, province):
            return t.ask(raider, ASK_LEADER, province)
        if t.answered:
            move_leader(t, raider, province, t.take(raider))
        t.set_local(TURN, 1)
    elif t.answered:
        seat = t.after(raider, t.local(TURN) - 1)
        t.set_local(LOSERS, t.local(LOSERS) & ~bit(seat))
        if verb_of(t.take(seat)) != PASS:
            if t.local(LOSERS) == 0:
                return t.become(F_INVADE, seat, WARRIOR, province, RESERVE)
            t.push(F_INVADE, seat, WARRIOR, province, RESERVE)
            return STAY
    while t.local(LOSERS) and t.local(TURN) <= t.count:
        seat = t.after(raider, t.local(TURN) - 1)
        if t.local(LOSERS) >> seat & 1 and warrior_may_come(t, seat, province):
            return t.ask(seat, ASK_BLESSING, province)
        t.set_local(TURN, t.local(TURN) + 1)
    return NEXT


def hammers_wait(t: Table, raider: Seat, province: i64) -> bool:
    """Lord of Hammers: after a successful pillage the leader may move to an adjacent province."""
    return t.local(SUCCESS) != 0 and t.has(raider, LEADER_MAY_MOVE) and leader_stands(t, raider, province)


def move_leader(t: Table, raider: Seat, province: i64, code: i64) -> None:
    if verb_of(code) == MOVE_LEADER:
        t.move_figure(raider, first(code), province, second(code))
        t.tell(E_MOVE, raider, first(code), province, second(code))
