"""Seats: turn order, shields, jarls, the last viking, and how far the game has come."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import (
    COMPANIONS,
    COOPERATIVE,
    E_ENDING,
    E_NO_SHIELD,
    E_SHIELD,
    E_SHIELD_GONE,
    IS_OVER,
    LEVEL_2,
    LEVEL_3,
    WITH_DVERGAR,
    WITH_VALKYRIES,
)
from meadhall.games.valhalla.columns import (
    ATTACKED,
    CAPTURED,
    ENDING,
    FINISHED,
    FIRST,
    FLAGS,
    FOUGHT,
    JARL,
    JARL_DECK,
    JARL_HAND,
    LEFT,
    LEVEL,
    LOKI,
    MONSTER,
    OUTCOME,
    OWN,
    PHASE,
    SCORE,
    SPENT,
    TURN,
    VIKING,
)
from meadhall.games.valhalla.powers import (
    LEVELS,
    LOST_BATTLE,
    MAIN_AMOUNT,
    MAIN_FX,
    SECOND_FX,
    VIKING_DICE,
    VIKING_VALOUR,
)
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NOBODY, Seat
from meadhall.kernel.table import Table as KernelTable


@mypyc_attr(acyclic=True)
class Seats(KernelTable):
    """The row's columns as words. A verb never asks."""

    def left_of(self, seat: Seat) -> Seat:
        seat += 1
        if seat == self.count:
            return 0
        return seat

    def after(self, seat: Seat, n: i64) -> Seat:
        """The n-th seat clockwise from this one."""
        seat += n
        while seat >= self.count:
            seat -= self.count
        return seat

    @property
    def everyone(self) -> i64:
        return bit(self.count) - 1

    def is_on(self, option: i64) -> bool:
        """Is an option of the game in play?"""
        return self.m[FLAGS] >> option & 1 != 0

    @property
    def first_player(self) -> Seat:
        return self.m[FIRST]

    def name_first(self, seat: Seat) -> None:
        self.m[FIRST] = seat

    # -- turns and the end ------------------------------------------------------------------------
    @property
    def turn(self) -> Seat:
        return self.m[TURN]

    def begin_turn(self, seat: Seat) -> None:
        self.m[TURN] = seat
        self.m[ATTACKED] = 0
        self.m[SPENT] &= ~bit(seat)

    def end_turn(self) -> None:
        """VH-601 The turn in which the end was triggered is finished; then everybody has one more."""
        m = self.m
        m[FOUGHT + m[TURN]] = 0
        if m[LEFT] > 0:
            m[LEFT] -= 1
        elif m[ENDING] and m[LEFT] < 0:
            m[LEFT] = self.count

    @property
    def turns_left(self) -> i64:
        """Of the last round; -1 before it."""
        return self.m[LEFT]

    def enter_phase(self, phase: i64) -> None:
        self.m[PHASE] = phase

    @property
    def phase(self) -> i64:
        return self.m[PHASE]

    def trigger_end(self) -> None:
        """VH-601, VH-1011 Once is enough."""
        if not self.m[ENDING]:
            self.m[ENDING] = 1
            if self.m[MONSTER] < 0:
                self.tell(E_ENDING)

    def is_ending(self) -> bool:
        return self.m[ENDING] != 0

    def set_score(self, seat: Seat, score: i64) -> None:
        self.m[SCORE + seat] = score

    def final_score(self, seat: Seat) -> i64:
        return self.m[SCORE + seat]

    def end_game(self) -> None:
        self.m[PHASE] = IS_OVER

    # -- shields --------------------------------------------------------------------------------------
    def own_shields(self, seat: Seat) -> i64:
        """One's own; against a monster all share those of the first seat."""
        if self.m[MONSTER] >= 0:
            return self.m[OWN]
        return self.m[OWN + seat]

    def captured_from(self, seat: Seat, other: Seat) -> i64:
        return self.m[CAPTURED + seat] >> other * 4 & 15

    def captured(self, seat: Seat) -> i64:
        """How many shields of others a seat has."""
        n: i64 = 0
        shields = self.m[CAPTURED + seat]
        while shields:
            n += shields & 15
            shields >>= 4
        return n

    def capture_shield(self, taker: Seat, owner: Seat) -> None:
        """VH-413, VH-416 One of the owner's own shields changes sides for good."""
        if self.m[OWN + owner] == 0:
            self.tell(E_NO_SHIELD, taker, owner)
            return
        self.m[OWN + owner] -= 1
        self.m[CAPTURED + taker] += bit(owner * 4)
        self.tell(E_SHIELD, taker, owner)
        if self.m[OWN + owner] == 0:
            self.trigger_end()

    def lose_shield(self, seat: Seat) -> None:
        """VH-808 Against a monster a lost shield is gone (ruling: shield_loss)."""
        self.m[OWN] -= 1
        self.tell(E_SHIELD_GONE, seat, self.m[OWN])

    def share_shield(self, taker: Seat, owner: Seat) -> None:
        """VH-772 A companion's own shield at the end of the game."""
        self.m[OWN + owner] -= 1
        self.m[CAPTURED + taker] += bit(owner * 4)
        self.tell(E_SHIELD, taker, owner)

    # -- companions -----------------------------------------------------------------------------------
    def companion(self, seat: Seat) -> Seat:
        """VH-771 Opposite at the table; -1 without companions."""
        if self.m[FLAGS] & COMPANIONS == 0 or seat < 0:
            return NOBODY
        return self.after(seat, self.count // 2)

    # -- jarls ----------------------------------------------------------------------------------------
    def jarl(self, seat: Seat) -> i64:
        """The jarl of a seat, or -1."""
        return self.m[JARL + seat]

    def take_jarl(self, seat: Seat, jarl: i64) -> None:
        self.m[JARL + seat] = jarl
        self.m[JARL_HAND + seat] = 0

    def jarl_hand(self, seat: Seat) -> i64:
        return self.m[JARL_HAND + seat]

    def jarl_deck(self) -> i64:
        return self.m[JARL_DECK]

    def set_jarl_deck(self, jarls: i64) -> None:
        self.m[JARL_DECK] = jarls

    def deal_jarl(self, seat: Seat, jarl: i64) -> None:
        self.m[JARL_DECK] &= ~bit(jarl)
        self.m[JARL_HAND + seat] |= bit(jarl)

    def main(self, seat: Seat) -> i64:
        """The effect of a jarl's main ability, or -1."""
        jarl = self.m[JARL + seat]
        if jarl < 0:
            return -1
        return MAIN_FX[jarl]

    def second(self, seat: Seat) -> i64:
        """The effect of the secondary ability, or -1, whether or not its condition holds."""
        jarl = self.m[JARL + seat]
        if jarl < 0:
            return -1
        return SECOND_FX[jarl]

    def is_with_us(self, fx: i64) -> bool:
        """Has a jarl at the table this main ability?"""
        m = self.m
        for at in range(JARL, JARL + self.count):
            if m[at] >= 0 and MAIN_FX[m[at]] == fx:
                return True
        return False

    def main_amount(self, seat: Seat) -> i64:
        return MAIN_AMOUNT[self.m[JARL + seat]]

    def has_spent(self, seat: Seat) -> bool:
        return self.m[SPENT] >> seat & 1 != 0

    def spend(self, seat: Seat) -> None:
        self.m[SPENT] |= bit(seat)

    def note_battle(self, attacker: Seat, defender: Seat) -> None:
        """Who fought since each seat's last turn; and the attacker has attacked."""
        fought = bit(attacker)
        if defender >= 0:
            fought |= bit(defender)
        for seat in range(self.count):
            self.m[FOUGHT + seat] |= fought
        if attacker == self.m[TURN]:
            self.m[ATTACKED] = 1

    def fought_since(self, seat: Seat, other: Seat) -> bool:
        return self.m[FOUGHT + seat] >> other & 1 != 0

    @property
    def has_attacked(self) -> bool:
        return self.m[ATTACKED] != 0

    # -- Loki and the last viking ----------------------------------------------------------------------
    @property
    def loki(self) -> i64:
        return self.m[LOKI]

    def set_loki(self, card: i64) -> None:
        self.m[LOKI] = card

    def viking(self, role: i64) -> Seat:
        return self.m[VIKING + role]

    def viking_role(self, seat: Seat) -> i64:
        """Which last viking a seat is, or -1."""
        for role in range(i64(2)):
            if self.m[VIKING + role] == seat:
                return role
        return -1

    def viking_level(self, role: i64) -> i64:
        return self.m[LEVEL + role]

    def name_viking(self, role: i64, seat: Seat) -> None:
        """VH-761 A new last viking begins at level 1."""
        self.m[VIKING + role] = seat
        self.m[LEVEL + role] = 0
        if seat >= 0:
            self.m[LEVEL + role] = 1

    def raise_level(self, role: i64) -> None:
        """VH-1046 The last level stays."""
        if self.m[LEVEL + role] < LEVELS:
            self.m[LEVEL + role] += 1

    def viking_valour(self, role: i64) -> i64:
        return VIKING_VALOUR[self.count * 8 + self.m[LEVEL + role]]

    def viking_dice(self, role: i64) -> i64:
        return VIKING_DICE[self.count * 8 + self.m[LEVEL + role]]

    # -- against a monster -----------------------------------------------------------------------------
    @property
    def monster(self) -> i64:
        """The monster fought against, or -1."""
        return self.m[MONSTER]

    @property
    def is_cooperative(self) -> bool:
        return self.m[FLAGS] >> COOPERATIVE & 1 != 0

    @property
    def outcome_against_monster(self) -> i64:
        """1 won, 2 lost, 0 still open."""
        return self.m[OUTCOME]

    def set_outcome(self, outcome: i64) -> None:
        self.m[OUTCOME] = outcome

    def lost_battle_cards(self) -> i64:
        """VH-811 Cards of the deck a lost battle costs."""
        return LOST_BATTLE[self.monster_level()]

    def monster_level(self) -> i64:
        """VH-811 From 0, the easiest."""
        if self.is_on(LEVEL_3):
            return 2
        if self.is_on(LEVEL_2):
            return 1
        return 0

    def has_forty(self) -> bool:
        """Is an expansion of forty cards in play?"""
        return self.m[FLAGS] & ((1 << WITH_VALKYRIES) | (1 << WITH_DVERGAR)) != 0

    # -- the built hand --------------------------------------------------------------------------------
    def has_finished(self, seat: Seat) -> bool:
        return self.m[FINISHED] >> seat & 1 != 0

    def finish(self, seat: Seat) -> None:
        self.m[FINISHED] |= bit(seat)

    def finished(self) -> i64:
        return self.m[FINISHED]
