"""The wilds: enemies, far shores, journeys, and the warriors and food sent there."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.champions_of_midgard.asks import (
    BY_REWARD,
    E_BOUNTY,
    E_DRAUGR,
    E_FELL,
    E_JOURNEY,
    E_JOURNEY_LAID,
    E_LOADED,
    E_MONSTER,
    E_PEEKED,
    E_RESHUFFLED,
    E_SENT,
    E_TROLL,
)
from meadhall.games.champions_of_midgard.columns import (
    BOUNTY,
    CARGO,
    COIN,
    DECK,
    DRAUGRS,
    ENEMY,
    FOOD,
    GONE,
    GOODS,
    JOURNEY,
    JOURNEY_DECK,
    JOURNEYS,
    KNOWN,
    LAID,
    LOAD,
    MONSTERS,
    PEEKED,
    SEATS,
    SHIP_AT,
    SHORE,
    SHORES,
    SHOWN,
    SPENT,
    STORE,
    TROLL,
    TROLL_SPACE,
    TROLLS,
    WEAPONS,
)
from meadhall.games.champions_of_midgard.parts import BOUNTY_COIN, CARD_ROW, RESISTS, REWARD
from meadhall.games.champions_of_midgard.town import Town
from meadhall.kernel.bits import bit, bit_of
from meadhall.kernel.flow import NOBODY, Seat


@mypyc_attr(acyclic=True)
class Wilds(Town):
    """Troll, draugr and the far shores. A verb never asks."""

    # -- enemies ------------------------------------------------------------------------------------
    def family_at(self, place: i64) -> i64:
        if place == TROLL:
            return TROLLS
        if place < SHORE:
            return DRAUGRS
        return MONSTERS

    def enemy_deck(self, family: i64) -> i64:
        """Mask of the cards of a family still to come."""
        return self.m[DECK + family]

    def enemy_of(self, family: i64, card: i64) -> i64:
        """The enemy a card shows."""
        return CARD_ROW[family * 64 + card]

    def enemy_at(self, place: i64) -> i64:
        """The enemy that is there, or -1."""
        card = self.m[ENEMY + place]
        if card == 0:
            return -1
        return CARD_ROW[self.family_at(place) * 64 + card - 1]

    def reveal_enemy(self, place: i64, enemy: i64) -> None:
        """CM-301, CM-302 One card that shows this enemy comes from its deck."""
        family = self.family_at(place)
        cards = self.m[DECK + family]
        while CARD_ROW[family * 64 + bit_of(cards & -cards)] != enemy:
            cards &= cards - 1
        card = bit_of(cards & -cards)
        self.m[DECK + family] &= ~bit(card)
        self.m[ENEMY + place] = card + 1
        if place == TROLL:
            self.tell(E_TROLL, enemy)
        elif place < SHORE:
            self.tell(E_DRAUGR, place, enemy)
        else:
            self.tell(E_MONSTER, place - SHORE, enemy)

    def resists(self, place: i64) -> i64:
        """Mask of the weapons the enemy there resists."""
        enemy = self.enemy_at(place)
        if enemy < 0:
            return 0
        return RESISTS[enemy]

    def take_trophy(self, seat: Seat, place: i64) -> None:
        """CM-615, CM-617 The card goes to its killer, with its reward and the coins piled on it."""
        family = self.family_at(place)
        enemy = self.enemy_at(place)
        self.slay(seat, family, self.m[ENEMY + place] - 1)
        self.m[ENEMY + place] = 0
        for good in range(i64(GOODS)):
            self.gain(seat, good, REWARD[enemy * GOODS + good], BY_REWARD)
        if place >= SHORE:
            self.gain(seat, COIN, self.m[BOUNTY + place - SHORE], BY_REWARD)
            self.m[BOUNTY + place - SHORE] = 0

    def discard_enemy(self, place: i64) -> None:
        """CM-702, CM-703 Those still alive on the land leave."""
        family = self.family_at(place)
        self.m[GONE + family] |= bit(self.m[ENEMY + place] - 1)
        self.m[ENEMY + place] = 0

    def raise_bounties(self) -> None:
        """CM-704 A coin on each monster alive."""
        for shore in range(i64(SHORES)):
            if self.m[ENEMY + SHORE + shore]:
                self.m[BOUNTY + shore] += BOUNTY_COIN
                self.tell(E_BOUNTY, shore, self.m[BOUNTY + shore])

    def bounty(self, shore: i64) -> i64:
        return self.m[BOUNTY + shore]

    # -- who fights where -----------------------------------------------------------------------------
    def fighter_at(self, place: i64) -> Seat:
        """The seat whose worker or ship is bound for a place, or -1."""
        if place < SHORE:
            return self.worker_at(TROLL_SPACE + place)
        ship = self.m[SHIP_AT + place - SHORE]
        if ship == 0:
            return NOBODY
        return self.worker_at(ship - 1)

    def aboard(self, place: i64, weapon: i64) -> i64:
        """Warriors of a weapon sent to a place."""
        return self.m[LOAD + place * CARGO + weapon]

    def food_aboard(self, place: i64) -> i64:
        return self.m[LOAD + place * CARGO + WEAPONS]

    def party(self, place: i64) -> i64:
        """All warriors sent to a place."""
        at = LOAD + place * CARGO
        return self.m[at] + self.m[at + 1] + self.m[at + 2]

    def room_aboard(self, place: i64) -> i64:
        """CM-505 Units a longship can still take."""
        shore = place - SHORE
        return self.capacity(self.m[SHIP_AT + shore] - 1) - self.party(place) - self.food_aboard(place)

    def send(self, seat: Seat, weapon: i64, place: i64) -> None:
        self.call_up(seat, weapon)
        self.m[LOAD + place * CARGO + weapon] += 1
        self.tell(E_SENT, seat, weapon, place)

    def load_food(self, seat: Seat, place: i64) -> None:
        """CM-505 Food loaded leaves the store."""
        self.m[STORE + seat * GOODS + FOOD] -= 1
        self.m[LOAD + place * CARGO + WEAPONS] += 1
        self.tell(E_LOADED, seat, place)

    def lose_warrior(self, seat: Seat, weapon: i64, place: i64, why: i64) -> None:
        self.m[LOAD + place * CARGO + weapon] -= 1
        self.to_supply(weapon, 1)
        self.tell(E_FELL, seat, weapon, place, why)

    def lose_food(self, place: i64, n: i64) -> None:
        self.m[LOAD + place * CARGO + WEAPONS] -= n

    def come_home(self, seat: Seat, place: i64) -> None:
        """CM-615 Survivors return."""
        for weapon in range(i64(WEAPONS)):
            at = LOAD + place * CARGO + weapon
            self.welcome(seat, weapon, self.m[at])
            self.m[at] = 0

    # -- journeys -------------------------------------------------------------------------------------
    def laid_journeys(self) -> i64:
        """Mask of the shores with a journey face down."""
        return self.m[LAID]

    def journeys_in_deck(self, journey: i64) -> i64:
        return self.m[JOURNEY_DECK + journey]

    def refill_journeys(self) -> None:
        """CM-1203 An empty deck is the shuffled discards."""
        for journey in range(i64(JOURNEYS)):
            if self.m[JOURNEY_DECK + journey]:
                return
        for journey in range(i64(JOURNEYS)):
            self.m[JOURNEY_DECK + journey] = self.m[SPENT + journey]
            self.m[SPENT + journey] = 0
        self.tell(E_RESHUFFLED)

    def lay_journey(self, shore: i64, journey: i64) -> None:
        """CM-302 Face down."""
        self.m[JOURNEY_DECK + journey] -= 1
        self.m[JOURNEY + shore] = journey + 1
        self.m[LAID] |= bit(shore)
        self.whisper(0, E_JOURNEY_LAID, shore, journey)

    def peek(self, seat: Seat, shore: i64) -> None:
        """CM-414, CM-905 The seat alone learns it, and keeps knowing it."""
        m = self.m
        m[PEEKED + seat] |= bit(shore)
        m[KNOWN + seat] |= m[JOURNEY + shore] << shore * 4
        self.confide(seat, E_PEEKED, seat, shore, m[JOURNEY + shore] - 1)

    def peeked(self, seat: Seat) -> i64:
        """Mask of the shores whose journey a seat knows."""
        return self.m[PEEKED + seat]

    def known_journey(self, seat: Seat, shore: i64) -> i64:
        """The journey a seat has looked at, or -1."""
        return (self.m[KNOWN + seat] >> shore * 4 & 15) - 1

    def journey_at(self, shore: i64) -> i64:
        """The journey revealed at a shore, or -1."""
        return self.m[SHOWN + shore] - 1

    def reveal_journey(self, seat: Seat, shore: i64) -> None:
        """CM-604 Everybody sees it; nobody needs to remember it any longer."""
        m = self.m
        m[SHOWN + shore] = m[JOURNEY + shore]
        m[JOURNEY + shore] = 0
        m[LAID] &= ~bit(shore)
        for other in range(i64(SEATS)):
            m[PEEKED + other] &= ~bit(shore)
            m[KNOWN + other] &= ~(bit(shore * 4) * 15)
        self.tell(E_JOURNEY, seat, shore, m[SHOWN + shore] - 1)

    def turn_journey(self, seat: Seat, shore: i64, journey: i64) -> None:
        """CM-904 The next of the deck, face up."""
        self.m[JOURNEY_DECK + journey] -= 1
        self.m[SHOWN + shore] = journey + 1
        self.tell(E_JOURNEY, seat, shore, journey)

    def discard_journey(self, shore: i64) -> None:
        """CM-608."""
        if self.m[SHOWN + shore]:
            self.m[SPENT + self.m[SHOWN + shore] - 1] += 1
            self.m[SHOWN + shore] = 0

    def spent_journeys(self, journey: i64) -> i64:
        return self.m[SPENT + journey]
