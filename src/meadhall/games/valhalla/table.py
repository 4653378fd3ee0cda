"""The table of Valhalla: the fight under way, who is active in it, tactics, jarls, help and bets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import COMPANIONS, E_PLAYED
from meadhall.games.valhalla.columns import (
    ACTIVE,
    ATTACK,
    ATTACKER,
    BATTLE,
    BEFORE,
    BETS,
    BLOCKED,
    BONUS,
    CRIES,
    DEFENCE,
    DEFENDER,
    DIE_STOLEN,
    DISCARD,
    ENTER,
    FLAGS,
    GREY,
    HAND_SIZE,
    HELP,
    HUNT,
    LOKI_USED,
    MODE,
    NO_FIGHT,
    ONSLAUGHT,
    OPEN,
    PAID,
    PATHED,
    PLAYED,
    PLAYED_SIZE,
    RAGNAROK,
    SHIELD_DEAL,
    SIDES,
    SLOTS,
    SQUAD,
    STAYING,
    STRONG,
    SURROUNDED,
    TOTAL,
    VALHALLA,
    WINNER,
    WORDS,
)
from meadhall.games.valhalla.parts import GREY_DICE, MASK_OF, PLENTY, TACTICS_FROM, WORD_OF
from meadhall.games.valhalla.powers import (
    C_ACTIVE,
    C_CLANS,
    C_FEWER,
    C_FEWER_CARDS,
    C_HAND,
    C_HAND_BEFORE,
    C_MORE_SHIELDS,
    C_NO_REROLL,
    C_NO_TACTICS,
    C_ONLY_TACTIC,
    C_SHIELDS,
    C_TROOP_LEAST,
    C_TROOP_MOST,
    CONDITION,
    CONDITION_AMOUNT,
    M_CLANS,
    M_NO_JARL,
    M_WARRIORS,
)
from meadhall.games.valhalla.weapons import Weapons
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import NOBODY, Seat


@mypyc_attr(acyclic=True)
class Table(Weapons):
    """Verbs over the row. A verb never asks."""

    # -- the fight ------------------------------------------------------------------------------------
    @property
    def mode(self) -> i64:
        return self.m[MODE]

    @property
    def attacker(self) -> Seat:
        return self.m[ATTACKER]

    @property
    def defender(self) -> Seat:
        return self.m[DEFENDER]

    @property
    def winner(self) -> Seat:
        """Who has won; the monster is nobody."""
        return self.m[WINNER]

    def set_winner(self, seat: Seat) -> None:
        self.m[WINNER] = seat

    @property
    def loser(self) -> Seat:
        if self.m[WINNER] == self.m[ATTACKER]:
            return self.m[DEFENDER]
        return self.m[ATTACKER]

    def side_of(self, seat: Seat) -> i64:
        if seat == self.m[DEFENDER]:
            return DEFENCE
        return ATTACK

    def fighter(self, side: i64) -> Seat:
        return self.m[ATTACKER + side]

    def opponent(self, seat: Seat) -> Seat:
        """The other player in the fight, or -1."""
        if self.m[MODE] != BATTLE:
            return NOBODY
        if seat == self.m[DEFENDER]:
            return self.m[ATTACKER]
        return self.m[DEFENDER]

    def begin_fight(self, mode: i64, attacker: Seat, defender: Seat) -> None:
        """The end of the last fight has left nothing behind."""
        m = self.m
        m[MODE] = mode
        m[ATTACKER] = attacker
        m[DEFENDER] = defender
        if attacker >= 0:
            m[BEFORE + ATTACK] = m[HAND_SIZE + attacker]
        if defender >= 0:
            m[BEFORE + DEFENCE] = m[HAND_SIZE + defender]

    def end_fight(self) -> None:
        """VH-417 Dice come off, tactics played are discarded."""
        m = self.m
        for side in range(SIDES):
            if m[PLAYED_SIZE + side]:
                for word in range(TACTICS_FROM, self.words):
                    cards = m[PLAYED + side * WORDS + word]
                    while cards:
                        self.to_pile(word, cards & -cards)
                        cards &= cards - 1
        m[MODE] = NO_FIGHT
        m[ATTACKER] = NOBODY
        m[DEFENDER] = NOBODY
        m[WINNER] = NOBODY
        for at in range(SURROUNDED, TOTAL):
            m[at] = 0
        m[TOTAL] = -1
        m[TOTAL + 1] = -1
        m[ENTER] = 0
        m[ENTER + 1] = 0
        m[SHIELD_DEAL] = 0
        m[LOKI_USED] = 0
        m[GREY] = GREY_DICE

    # -- warriors in the fight -------------------------------------------------------------------------
    def active(self, side: i64) -> i64:
        """Mask of the active slots; from 6 on the companion's."""
        return self.m[ACTIVE + side]

    def is_active(self, side: i64, slot: i64) -> bool:
        return self.m[ACTIVE + side] >> slot & 1 != 0

    def activate(self, side: i64, slot: i64) -> None:
        self.m[ACTIVE + side] |= bit(slot)

    def set_active(self, side: i64, slots: i64) -> None:
        self.m[ACTIVE + side] = slots

    def active_count(self, side: i64) -> i64:
        return count_bits(self.m[ACTIVE + side])

    def owner_of(self, side: i64, slot: i64) -> Seat:
        """Whose warrior a slot of a side is."""
        if slot >= SLOTS:
            return self.companion(self.fighter(side))
        return self.fighter(side)

    def kind_in(self, side: i64, slot: i64) -> i64:
        """The warrior in a slot of a side, companion's slots included; -1 for none."""
        if slot >= SLOTS:
            return self.warrior(self.companion(self.fighter(side)), slot - SLOTS)
        m = self.m
        return (m[SQUAD + m[ATTACKER + side] * SLOTS + slot] & 255) - 1

    def need_in(self, side: i64, slot: i64) -> i64:
        if slot >= SLOTS:
            return self.need(self.companion(self.fighter(side)), slot - SLOTS)
        return self.need(self.m[ATTACKER + side], slot)

    def tyr_in(self, side: i64, slot: i64) -> i64:
        if slot >= SLOTS:
            return self.tyr_under(self.companion(self.fighter(side)), slot - SLOTS)
        m = self.m
        return (m[SQUAD + m[ATTACKER + side] * SLOTS + slot] >> 8) - 1

    def idle(self, side: i64) -> i64:
        """Mask of the slots whose warrior is neither active nor blocked."""
        return self.armable(side, PLENTY)

    def armable(self, side: i64, dice: i64) -> i64:
        """Those of them whose symbols are all among these dice; one that takes sets of dice shows none."""
        m = self.m
        seat = m[ATTACKER + side]
        if seat < 0:
            return 0
        slots = self.coverable(seat, dice)
        if m[MODE] == BATTLE and m[FLAGS] & COMPANIONS:
            slots |= self.coverable(self.companion(seat), dice) << SLOTS
        if side == DEFENCE:
            slots &= ~m[BLOCKED]
        return slots & ~m[ACTIVE + side]

    def are_alike(self, side: i64, slot: i64, other: i64) -> bool:
        """The same warrior, with the same Tyr card, in both slots of a board?"""
        seat = self.fighter(side)
        if slot >= SLOTS:
            seat = self.companion(seat)
            slot -= SLOTS
            other -= SLOTS
        return self.m[SQUAD + seat * SLOTS + slot] == self.m[SQUAD + seat * SLOTS + other]

    def slots_of(self, side: i64) -> i64:
        """How many slots to look through."""
        if self.m[MODE] == BATTLE and self.companion(self.fighter(side)) >= 0:
            return 2 * SLOTS
        return SLOTS

    def blocked(self) -> i64:
        """Mask of the defender's blocked slots."""
        return self.m[BLOCKED]

    def block(self, slot: i64) -> None:
        self.m[BLOCKED] |= bit(slot)

    def pathed(self) -> i64:
        """Mask of the attacker's warriors that go to Valhalla whatever happens."""
        return self.m[PATHED]

    def path(self, slot: i64) -> None:
        self.m[PATHED] |= bit(slot)

    def staying(self) -> i64:
        """Mask of the attacker's warriors that stay in the squad although they have won."""
        return self.m[STAYING]

    def stay(self, slot: i64) -> None:
        self.m[STAYING] |= bit(slot)

    @property
    def die_stolen(self) -> bool:
        return self.m[DIE_STOLEN] != 0

    def set_die_stolen(self) -> None:
        self.m[DIE_STOLEN] = 1

    def opposing_size(self, seat: Seat) -> i64:
        """VH-806 Warriors of the opponent, or warrior symbols on the monster's card; 0 in Ragnarok."""
        other = self.opponent(seat)
        if other >= 0:
            return self.size(other)
        if self.m[MODE] == HUNT or self.m[MODE] == ONSLAUGHT:
            return M_WARRIORS[self.monster_side()]
        return 0

    def opposing_has(self, seat: Seat, clan: i64) -> bool:
        """Does the opponent have a warrior of a clan, active or not (VH-511, VH-771, VH-806)?"""
        other = self.opponent(seat)
        if other >= 0:
            if self.clan_count(other, clan):
                return True
            ally = self.companion(other)
            return ally >= 0 and self.clan_count(ally, clan) > 0
        if self.m[MODE] == HUNT or self.m[MODE] == ONSLAUGHT:
            return M_CLANS[self.monster_side()] >> clan & 1 != 0
        return False

    def entering(self, side: i64) -> i64:
        return self.m[ENTER + side]

    def set_entering(self, side: i64, slots: i64) -> None:
        self.m[ENTER + side] = slots

    # -- tactics and strength --------------------------------------------------------------------------
    def play_card(self, side: i64, seat: Seat, kind: i64) -> None:
        card = self.leave_hand(seat, kind)
        self.m[OPEN + WORD_OF[kind]] |= card
        self.m[PLAYED + side * WORDS + WORD_OF[kind]] |= card
        self.m[PLAYED_SIZE + side] += 1
        self.tell(E_PLAYED, seat, kind)

    def played(self, side: i64, word: i64) -> i64:
        """Tactics of this battle that still lie there."""
        return self.m[PLAYED + side * WORDS + word]

    def played_count(self, side: i64) -> i64:
        """Tactics played in this battle."""
        return self.m[PLAYED_SIZE + side]

    def out_of_played(self, kind: i64) -> i64:
        """A tactic played leaves the battle, whoever played it."""
        word = WORD_OF[kind]
        for side in range(SIDES):
            copies = self.m[PLAYED + side * WORDS + word] & MASK_OF[kind]
            if copies:
                card = copies & -copies
                self.m[PLAYED + side * WORDS + word] &= ~card
                return card
        return 0

    def strong_played(self, side: i64) -> i64:
        """Tactics that gave strength."""
        return self.m[STRONG + side]

    def note_strong(self, side: i64) -> None:
        self.m[STRONG + side] += 1

    def bonus(self, side: i64) -> i64:
        """Strength of tactics, Thor's help and cards paid."""
        return self.m[BONUS + side]

    def gain_strength(self, side: i64, n: i64) -> None:
        self.m[BONUS + side] += n

    def cries(self, side: i64) -> i64:
        """War cries: of the squad, and 256 times those of the active."""
        return self.m[CRIES + side]

    def add_cry(self, side: i64, of_active: bool) -> None:
        if of_active:
            self.m[CRIES + side] += 256
        else:
            self.m[CRIES + side] += 1

    def total(self, side: i64) -> i64:
        """The strength compared, or -1."""
        return self.m[TOTAL + side]

    def set_total(self, side: i64, total: i64) -> None:
        self.m[TOTAL + side] = total

    def surround(self) -> None:
        self.m[SURROUNDED] = 1

    @property
    def is_surrounded(self) -> bool:
        return self.m[SURROUNDED] != 0

    # -- jarls in the fight ----------------------------------------------------------------------------
    def jarl_speaks(self, seat: Seat) -> bool:
        """VH-506, VH-813 Do a jarl's abilities in battle work?"""
        if self.m[MODE] == BATTLE:
            return not (self.m[SURROUNDED] and seat == self.m[DEFENDER])
        return not self.monster_has(M_NO_JARL)

    def condition(self, seat: Seat) -> bool:
        """Does the condition of the secondary ability hold? One that is paid for is asked elsewhere."""
        jarl = self.jarl(seat)
        if jarl < 0:
            return False
        kind = CONDITION[jarl]
        amount = CONDITION_AMOUNT[jarl]
        side = self.side_of(seat)
        if kind == C_SHIELDS:
            return self.own_shields(seat) <= amount
        if kind == C_HAND_BEFORE:
            return self.m[BEFORE + side] <= amount
        if kind == C_NO_TACTICS:
            return self.m[PLAYED_SIZE + side] == 0
        if kind == C_TROOP_MOST:
            return self.size(seat) <= amount
        if kind == C_CLANS:
            return self.clans_shown(self.clan_counts(seat)) >= amount
        if kind == C_TROOP_LEAST:
            return self.size(seat) >= amount
        if kind == C_FEWER:
            return self.size(seat) < self.opposing_size(seat)
        if kind == C_NO_REROLL:
            return self.m[PAID + side] == 0
        if kind == C_HAND:
            return self.hand_size(seat) <= amount
        if kind == C_ONLY_TACTIC:
            return self.m[PLAYED_SIZE + side] == 1 and self.m[STRONG + side] == 1
        if kind == C_ACTIVE:
            return self.active_count(side) >= amount
        if kind == C_FEWER_CARDS:
            other = self.opponent(seat)
            return other >= 0 and self.hand_size(seat) < self.hand_size(other)
        if kind == C_MORE_SHIELDS:
            other = self.opponent(seat)
            return other >= 0 and self.own_shields(other) > self.own_shields(seat)
        return False

    # -- Thor's help and bets --------------------------------------------------------------------------
    def help_card(self, seat: Seat) -> i64:
        """The Thor card a seat has played for somebody, or -1."""
        return (self.m[HELP + seat] & 255) - 1

    def helped_side(self, seat: Seat) -> i64:
        return self.m[HELP + seat] >> 8

    def lay_help(self, seat: Seat, kind: i64, side: i64) -> None:
        card = self.leave_hand(seat, kind)
        self.m[OPEN + WORD_OF[kind]] |= card
        self.m[HELP + seat] = kind + 1 | side << 8

    def help_copy(self, seat: Seat) -> i64:
        """The copy a seat has played: open, in no pile, and not another helper's of the same kind."""
        m = self.m
        kind = self.help_card(seat)
        word = WORD_OF[kind]
        gone = m[DISCARD + word]
        for other in range(self.count):
            gone |= m[VALHALLA + other * WORDS + word]
        copies = m[OPEN + word] & MASK_OF[kind] & ~gone
        return copies & -copies

    def clear_help(self, seat: Seat) -> None:
        self.m[HELP + seat] = 0

    @property
    def has_bets(self) -> bool:
        return self.m[BETS] != 0

    def bet(self, seat: Seat) -> i64:
        """0 none, 1 on the attacker, 2 on the defender."""
        return self.m[BETS] >> seat * 2 & 3

    def lay_bet(self, seat: Seat, on: i64) -> None:
        self.m[BETS] |= on << seat * 2

    @property
    def shield_deal(self) -> i64:
        """What Loki does to the shield: 1 the defender keeps it, 2 the attacker takes it."""
        return self.m[SHIELD_DEAL]

    def set_shield_deal(self, deal: i64) -> None:
        self.m[SHIELD_DEAL] = deal
        self.m[LOKI_USED] = 1

    @property
    def loki_used(self) -> bool:
        return self.m[LOKI_USED] != 0

    @property
    def in_ragnarok(self) -> bool:
        return self.m[MODE] == RAGNAROK


Steps: TypeAlias = tuple[Callable[[Table], int], ...]
