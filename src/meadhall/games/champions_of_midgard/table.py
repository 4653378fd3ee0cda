"""The table of Champions of Midgard: the roll and the fight under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mypy_extensions import i64, mypyc_attr

from meadhall.games.champions_of_midgard.asks import E_DIE, E_REROLL, E_STRUCK
from meadhall.games.champions_of_midgard.columns import (
    BLANK,
    DAMAGE,
    DICE,
    DOUBLE,
    FACES,
    FAVOR,
    FIELD,
    FIGHTER,
    HIT,
    HUNT,
    KRAKEN,
    PENDING,
    REACTING,
    SHIELD,
    SWORD,
    WEAPONS,
)
from meadhall.games.champions_of_midgard.parts import (
    ATTACK,
    DEFENCE,
    ENEMY_GLORY,
    HITS_PER_SHIELD,
    KRAKEN_ATTACK,
    KRAKEN_DEFENCE,
    KRAKEN_GLORY,
    SVANHILDR,
    SWORD_BONUS,
)
from meadhall.games.champions_of_midgard.wilds import Wilds
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Table(Wilds):
    """Verbs over the row. A verb never asks."""

    # -- the field ------------------------------------------------------------------------------------
    @property
    def field(self) -> i64:
        """The place where dice are rolled, or -1."""
        return self.m[FIELD] - 1

    @property
    def fighter(self) -> Seat:
        return self.m[FIGHTER]

    @property
    def is_hunt(self) -> bool:
        return self.m[FIELD] == HUNT + 1

    @property
    def is_kraken(self) -> bool:
        return self.m[KRAKEN] != 0

    def take_the_field(self, seat: Seat, place: i64, kraken: bool) -> None:
        m = self.m
        m[FIELD] = place + 1
        m[FIGHTER] = seat
        m[KRAKEN] = 0
        if kraken:
            m[KRAKEN] = 1
        m[DAMAGE] = 0

    def leave_the_field(self) -> None:
        """CM-616 Damage is wiped."""
        m = self.m
        m[FIELD] = 0
        m[FIGHTER] = 0
        m[KRAKEN] = 0
        m[DAMAGE] = 0
        m[REACTING] = 0
        self.clear_dice()

    def fighting(self, weapon: i64) -> i64:
        """Warriors of a weapon that roll: those sent, or in a hunt all who are at home."""
        if self.is_hunt:
            return self.at_home(self.fighter, weapon)
        return self.aboard(self.field, weapon)

    # -- the enemy --------------------------------------------------------------------------------------
    def foe_attack(self) -> i64:
        if self.m[KRAKEN]:
            return KRAKEN_ATTACK
        return ATTACK[self.enemy_at(self.field)]

    def foe_defence(self) -> i64:
        if self.m[KRAKEN]:
            return KRAKEN_DEFENCE
        return DEFENCE[self.enemy_at(self.field)]

    def foe_glory(self) -> i64:
        if self.m[KRAKEN]:
            return KRAKEN_GLORY
        return ENEMY_GLORY[self.enemy_at(self.field)]

    @property
    def damage(self) -> i64:
        return self.m[DAMAGE]

    def is_slain(self) -> bool:
        """CM-615 Damage at or over its defence."""
        return self.m[DAMAGE] >= self.foe_defence()

    # -- dice -------------------------------------------------------------------------------------------
    def clear_dice(self) -> None:
        for i in range(i64(WEAPONS * FACES)):
            self.m[DICE + i] = 0
        for weapon in range(i64(WEAPONS)):
            self.m[PENDING + weapon] = 0

    def take_up_dice(self) -> None:
        """CM-611 All warriors there are rolled."""
        self.clear_dice()
        self.m[REACTING] = 0
        for weapon in range(i64(WEAPONS)):
            self.m[PENDING + weapon] = self.fighting(weapon)

    def next_die(self) -> i64:
        """The weapon of the next die in the hand, or -1."""
        for weapon in range(i64(WEAPONS)):
            if self.m[PENDING + weapon]:
                return weapon
        return -1

    def in_hand(self) -> i64:
        """Dice taken up to be rolled."""
        return self.m[PENDING] + self.m[PENDING + 1] + self.m[PENDING + 2]

    def lay_die(self, weapon: i64, face: i64) -> None:
        self.m[PENDING + weapon] -= 1
        self.m[DICE + weapon * FACES + face] += 1
        self.tell(E_DIE, self.fighter, weapon, face)

    def pick_up(self, weapon: i64, face: i64) -> None:
        self.m[DICE + weapon * FACES + face] -= 1
        self.m[PENDING + weapon] += 1

    def dice(self, weapon: i64, face: i64) -> i64:
        return self.m[DICE + weapon * FACES + face]

    def showing(self, face: i64) -> i64:
        """Dice that show a face."""
        return self.m[DICE + face] + self.m[DICE + FACES + face] + self.m[DICE + 2 * FACES + face]

    def blanks(self) -> i64:
        return self.showing(BLANK)

    def take_away_die(self, weapon: i64) -> None:
        """A warrior fell: one of his weapon's dice leaves the roll."""
        for face in range(i64(FACES)):
            if self.m[DICE + weapon * FACES + face]:
                self.m[DICE + weapon * FACES + face] -= 1
                return

    def attacks(self) -> i64:
        """CM-612 Attack symbols; CM-804 Svanhildr's swords, CM-907 shields that attack."""
        total = self.showing(HIT) + 2 * self.showing(DOUBLE)
        bonus: i64 = 0
        if self.leader(self.fighter) == SVANHILDR:
            bonus = SWORD_BONUS
        total += bonus * (self.m[DICE + SWORD * FACES + HIT] + self.m[DICE + SWORD * FACES + DOUBLE])
        if self.m[REACTING]:
            total += HITS_PER_SHIELD * self.showing(SHIELD)
            total += bonus * self.m[DICE + SWORD * FACES + SHIELD]
        return total

    def shields(self) -> i64:
        return self.showing(SHIELD)

    def react(self) -> None:
        """CM-907 Until the next roll of all dice, shields attack too (ruling: reaction_round)."""
        self.m[REACTING] = 1

    @property
    def is_reacting(self) -> bool:
        return self.m[REACTING] != 0

    def strike(self) -> None:
        """CM-612 Damage stays on the enemy."""
        n = self.attacks()
        self.m[DAMAGE] += n
        self.tell(E_STRUCK, self.fighter, self.field, n, self.shields())

    def pay_reroll(self, seat: Seat) -> None:
        self.tell(E_REROLL, seat)
        self.spend(seat, FAVOR, 1)


Steps: TypeAlias = tuple[Callable[[Table], int], ...]
