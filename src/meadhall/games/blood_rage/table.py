"""The table of Blood Rage: the battle under way, and figures about to fall."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.blood_rage.asks import (
    BY_RAGNAROK,
    BY_SACRIFICE,
    BY_UPGRADE,
    E_FELL,
    F_DESTROY,
)
from meadhall.games.blood_rage.columns import (
    ADDED,
    AGES,
    DEATHS,
    DIED,
    DOOMED_AT,
    DOOMED_SINGLES,
    DOOMED_WARRIORS,
    FIELD,
    FIGHTERS,
    LYING,
    MONSTER_SINGLES,
    MYSTIC_SINGLES,
    MYSTICS,
    PLAYED,
    RAIDER,
    SHIP_SINGLE,
    SHIP_SLOT,
    SILENCED,
    SINGLES,
    TABLED,
    TOTAL,
    TREATED,
    VALHALLA,
    VALKYRIES,
    WARRIOR,
    WINNER,
    YGGDRASIL,
)
from meadhall.games.blood_rage.holdings import Holdings
from meadhall.games.blood_rage.parts import (
    AGE_OF,
    AS_SHIP,
    BATTLE,
    FJORD_OF,
    FX_OF,
    GAIN_GLORY,
    GLORY_PER_ENEMY,
    MYSTIC_RETREAT,
    PARAM_OF,
    PROTECTION,
    RETREAT,
    STRENGTH_OF,
    TYPE_OF,
)
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import NOBODY, Seat


@mypyc_attr(acyclic=True)
class Table(Holdings):
    """Verbs over the row. A verb never asks."""

    # -- the battle -----------------------------------------------------------------------------
    @property
    def field(self) -> i64:
        """The province being pillaged, or -1."""
        return self.m[FIELD]

    @property
    def raider(self) -> Seat:
        return self.m[RAIDER]

    @property
    def winner(self) -> Seat:
        return self.m[WINNER]

    def fights(self, seat: Seat) -> bool:
        return self.m[FIGHTERS] >> seat & 1 != 0

    def lost(self, seat: Seat) -> bool:
        return self.fights(seat) and seat != self.m[WINNER]

    def played(self, seat: Seat) -> i64:
        """The kind of card a clan has revealed, or -1."""
        return self.m[PLAYED + seat] - 1

    def discard_revealed(self, seat: Seat) -> None:
        kind = self.played(seat)
        self.m[LYING] &= ~bit(seat)
        self.to_discard(AGE_OF[kind], self.tabled_copy(kind))

    def text_of(self, seat: Seat) -> i64:
        """The effect of the battle card revealed, unless it is cancelled; 0 for none."""
        kind = self.m[PLAYED + seat] - 1
        if kind < 0 or TYPE_OF[kind] != BATTLE or self.m[SILENCED] >> seat & 1:
            return 0
        return FX_OF[kind]

    def text_param(self, seat: Seat) -> i64:
        return PARAM_OF[self.m[PLAYED + seat] - 1]

    def lies(self, seat: Seat) -> bool:
        """Is the card revealed still in the battle?"""
        return self.m[LYING] >> seat & 1 != 0

    def added_bonus(self, seat: Seat) -> i64:
        """The bonus of cards added after the reveal."""
        total: i64 = 0
        for age in range(i64(AGES)):
            cards = self.m[ADDED + seat * AGES + age]
            while cards:
                total += STRENGTH_OF[self.kind_of(age, cards & -cards)]
                cards &= cards - 1
        return total

    def highest_added(self, seat: Seat) -> i64:
        """The best single card a clan added after the reveal."""
        best: i64 = 0
        for age in range(i64(AGES)):
            cards = self.m[ADDED + seat * AGES + age]
            while cards:
                bonus = STRENGTH_OF[self.kind_of(age, cards & -cards)]
                if bonus > best:
                    best = bonus
                cards &= cards - 1
        return best

    def begin_battle(self, raider: Seat, province: i64) -> None:
        """BR-371 A pillage begins: nothing of the last one is left."""
        m = self.m
        m[RAIDER] = raider
        m[FIELD] = province
        m[WINNER] = NOBODY
        m[FIGHTERS] = 0
        m[VALKYRIES] = 0
        for seat in range(self.count):
            m[TOTAL + seat] = NOBODY
            m[DEATHS + seat] = 0
            m[MYSTICS + seat] = 0
            for age in range(i64(AGES)):
                m[ADDED + seat * AGES + age] = 0
        self.clear_revealed()

    def end_battle(self) -> None:
        self.m[FIELD] = NOBODY

    def clear_revealed(self) -> None:
        """No card is revealed, none is treated as another or silenced."""
        for seat in range(self.count):
            self.m[PLAYED + seat] = 0
            self.m[TREATED + seat] = 0
        self.m[LYING] = 0
        self.m[SILENCED] = 0

    def muster(self) -> None:
        """BR-376 Every clan with a figure in the province or its fjord takes part."""
        for seat in range(self.count):
            if self.is_at(seat, self.field):
                self.m[FIGHTERS] |= bit(seat)
                self.m[MYSTICS + seat] = self.mystics_at(seat, self.field)
                if self.has_monster_at(seat, GLORY_PER_ENEMY, self.field):
                    self.m[VALKYRIES] |= bit(seat)

    def mystics_at(self, seat: Seat, place: i64) -> i64:
        n: i64 = 0
        for single in range(i64(MYSTIC_SINGLES), i64(MONSTER_SINGLES)):
            if self.single_at(seat, single) == place:
                n += 1
        return n

    def is_contested(self) -> bool:
        """BR-375 Is there a rival to the raider?"""
        return self.m[FIGHTERS] & ~bit(self.raider) != 0

    def set_winner(self, seat: Seat) -> None:
        self.m[WINNER] = seat

    def set_total(self, seat: Seat, total: i64) -> None:
        self.m[TOTAL + seat] = total

    def lay_open(self, seat: Seat, kind: i64) -> None:
        """BR-377 A card from the hand lies open in the battle."""
        self.table_card(seat, kind)
        self.m[PLAYED + seat] = kind + 1
        self.m[LYING] |= bit(seat)

    def add_card(self, seat: Seat, kind: i64) -> None:
        """BR-380 A card is added after the reveal."""
        self.m[ADDED + seat * AGES + AGE_OF[kind]] |= self.table_card(seat, kind)

    def added(self, seat: Seat, age: i64) -> i64:
        """The cards of an age a clan added after the reveal."""
        return self.m[ADDED + seat * AGES + age]

    def has_cards(self, seat: Seat) -> bool:
        """Are cards of this clan still in the battle?"""
        if self.lies(seat):
            return True
        for age in range(i64(AGES)):
            if self.added(seat, age):
                return True
        return False

    def take_card(self, owner: Seat, taker: Seat, kind: i64) -> None:
        """BR-382 A card of the battle goes, seen by all, to somebody's hand."""
        age = AGE_OF[kind]
        if self.lies(owner) and self.played(owner) == kind:
            card = self.tabled_copy(kind)
            self.m[LYING] &= ~bit(owner)
        else:
            card = self.copy_in(ADDED + owner * AGES, kind)
            self.m[ADDED + owner * AGES + age] &= ~card
        self.m[TABLED + age] &= ~card
        self.show_in_hand(taker, age, card)

    def discard_added(self, seat: Seat, age: i64, card: i64) -> None:
        self.to_discard(age, card)
        self.m[ADDED + seat * AGES + age] &= ~card

    def silence_others(self, seat: Seat) -> None:
        """The texts of all other fighters' cards are cancelled."""
        self.m[SILENCED] |= self.m[FIGHTERS] & ~bit(seat)

    def treat(self, seat: Seat, worth: i64) -> None:
        self.m[TREATED + seat] = worth

    def treated(self, seat: Seat) -> i64:
        """What a revealed quest counts for."""
        return self.m[TREATED + seat]

    def deaths(self, seat: Seat) -> i64:
        """Figures lost from the reveal on."""
        return self.m[DEATHS + seat]

    def valkyrie_fights(self, seat: Seat) -> bool:
        return self.m[VALKYRIES] >> seat & 1 != 0

    def mystics_fighting(self, seat: Seat) -> i64:
        return self.m[MYSTICS + seat]

    def figures_in_battle(self, seat: Seat) -> i64:
        """Mask of the different figures of a clan in the province and its supporting fjord."""
        mask = self.own_figures(seat, self.field)
        fjord = FJORD_OF[self.field]
        if fjord >= 0:
            mask |= self.own_figures(seat, fjord)
        return mask

    # -- figures about to fall ------------------------------------------------------------------
    def doom_warriors(self, seat: Seat, province: i64, n: i64) -> None:
        here = self.warriors(seat, province)
        if n > here:
            n = here
        self.m[DOOMED_WARRIORS + seat] = n
        self.m[DOOMED_AT] = province

    def doom_single(self, seat: Seat, single: i64, province: i64) -> None:
        self.m[DOOMED_SINGLES + seat] |= bit(single)
        self.m[DOOMED_AT] = province

    def doom_all(self, seat: Seat, province: i64) -> None:
        """Everything a clan has in a province and its supporting fjord."""
        self.doom_warriors(seat, province, self.warriors(seat, province))
        fjord = FJORD_OF[province]
        for single in range(i64(SINGLES)):
            place = self.single_at(seat, single)
            if place == province or place == fjord:
                self.doom_single(seat, single, province)

    def doomed_figures(self, seat: Seat) -> i64:
        """Mask of the figures of a clan that are about to fall."""
        mask: i64 = 0
        if self.m[DOOMED_WARRIORS + seat]:
            mask = 1 << WARRIOR
        singles = self.m[DOOMED_SINGLES + seat]
        for single in range(i64(SINGLES)):
            if singles >> single & 1:
                mask |= bit(self.figure_of(seat, single))
        return mask

    @property
    def doomed_at(self) -> i64:
        """The province where figures are about to fall."""
        return self.m[DOOMED_AT]

    def is_single_doomed(self, seat: Seat, single: i64) -> bool:
        return self.m[DOOMED_SINGLES + seat] >> single & 1 != 0

    def died(self, seat: Seat) -> i64:
        """How many of a clan fell in the last destruction."""
        return self.m[DIED + seat]

    def forget_died(self) -> None:
        for seat in range(self.count):
            self.m[DIED + seat] = 0

    def is_doomed(self, seat: Seat) -> bool:
        return self.m[DOOMED_WARRIORS + seat] != 0 or self.m[DOOMED_SINGLES + seat] != 0

    def reprieve(self, seat: Seat, figure: i64) -> i64:
        """Take one figure off the list; returns its single, or -1 for a warrior."""
        if figure == WARRIOR:
            self.m[DOOMED_WARRIORS + seat] -= 1
            return -1
        for single in range(i64(SINGLES)):
            if self.m[DOOMED_SINGLES + seat] >> single & 1 and self.figure_of(seat, single) == figure:
                self.m[DOOMED_SINGLES + seat] &= ~bit(single)
                return single
        return -1

    def may_pay(self, seat: Seat, why: i64) -> bool:
        """Frigga's Protection (ruling: protection_scope)."""
        return (
            self.has(seat, PROTECTION)
            and why != BY_SACRIFICE
            and why != BY_RAGNAROK
            and self.rage(seat) >= self.sum_of(seat, PROTECTION)
        )

    def may_retreat(self, seat: Seat, single: i64, why: i64) -> bool:
        """The Volur Witch, out of an outer province (rulings: volur_battle, volur_other)."""
        return (
            single >= MONSTER_SINGLES
            and why != BY_SACRIFICE
            and self.m[DOOMED_AT] != YGGDRASIL
            and self.monster_power(seat, single) == RETREAT
        )

    def mystics_may_flee(self, seat: Seat, why: i64) -> bool:
        return (
            why != BY_SACRIFICE
            and self.has(seat, MYSTIC_RETREAT)
            and self.m[DOOMED_SINGLES + seat] >> MYSTIC_SINGLES & 3 != 0
        )

    def bury_doomed(self, seat: Seat, why: i64) -> i64:
        """BR-112 To Valhalla with all that is still on the list; returns how many."""
        n: i64 = 0
        province = self.m[DOOMED_AT]
        while self.m[DOOMED_WARRIORS + seat]:
            self.m[DOOMED_WARRIORS + seat] -= 1
            self.move_warrior(seat, province, VALHALLA)
            self.tell(E_FELL, seat, WARRIOR, province, why)
            n += 1
        singles = self.m[DOOMED_SINGLES + seat]
        self.m[DOOMED_SINGLES + seat] = 0
        for single in range(i64(SINGLES)):
            if singles >> single & 1:
                self.tell(E_FELL, seat, self.figure_of(seat, single), self.single_at(seat, single), why)
                self.move_single(seat, single, VALHALLA)
                n += 1
                if single == SHIP_SINGLE or self.is_sea_monster(seat, single):
                    self.ship_destroyed(seat)
        self.m[DIED + seat] += n
        if self.m[FIELD] >= 0:
            self.m[DEATHS + seat] += n
        return n

    def is_sea_monster(self, seat: Seat, single: i64) -> bool:
        return single >= MONSTER_SINGLES and self.monster_power(seat, single) == AS_SHIP

    def ship_destroyed(self, seat: Seat) -> None:
        """A ship upgrade pays for each ship destroyed (ruling: sea_serpent)."""
        kind = self.upgrade_in(seat, SHIP_SLOT)
        if kind >= 0 and FX_OF[kind] == GAIN_GLORY:
            self.gain_glory(seat, PARAM_OF[kind], BY_UPGRADE)

    def destroy_doomed(self, first: Seat, why: i64) -> None:
        """A death can be answered, so it is a frame of its own."""
        self.forget_died()
        self.push(F_DESTROY, first, why)
