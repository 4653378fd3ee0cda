"""The town: locations and their workers, stocks, longships, runes and destinies."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.champions_of_midgard.asks import (
    BY_LOCATION,
    E_DESTINY_SHOWN,
    E_DREW,
    E_KEPT,
    E_PLACED,
    E_RUNE,
    E_RUNE_USED,
    E_STOCK,
)
from meadhall.games.champions_of_midgard.chiefs import Chiefs
from meadhall.games.champions_of_midgard.columns import (
    BEGGED,
    BOUND,
    COIN,
    DESTINY,
    DESTINY_COUNT,
    DRAWN,
    DRAWN_COUNT,
    FOOD,
    FREE_SHORES,
    FROM_UNDER,
    GOODS,
    HERE,
    HIRED,
    HUNTERS,
    HUNTING_GROUNDS,
    MERCHANT,
    MERCHANT_SHIP,
    MERCHANTS,
    ON_OFFER,
    OPEN,
    OPENED,
    OWNER,
    PRIVATE_SHIPS,
    PUT,
    PUT_BACK,
    RUNE_DECK,
    RUNE_SLOTS,
    RUNE_UP,
    RUNES,
    SHIP_AT,
    SHIP_OF,
    SHORE,
    SHORES,
    SMALL_SHIP,
    SMOKEHOUSE,
    STALLS,
    STOCK,
    STOCKED,
    TAKE,
    TAKEN,
    TAKER,
    TO_PLACE,
    TOP,
    TOP_SIZE,
    TROLL_SPACE,
    UNDER,
    UNDER_SIZE,
    USED,
    VISIT,
    WEAPONS,
    WORKERS,
)
from meadhall.games.champions_of_midgard.parts import (
    CAPACITY,
    GAINS,
    GYLFIR,
    GYLFIR_PAYS,
    HUT_PRICE,
    MERCHANT_DICE,
    MERCHANT_GAIN,
    PRICE,
    PRICE_GOOD,
    RESTOCK,
    STALL_DICE,
    STALL_GAIN,
)
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Town(Chiefs):
    """Where workers stand and what they get. A verb never asks."""

    # -- workers ----------------------------------------------------------------------------------
    def to_place(self, seat: Seat) -> i64:
        """Workers still in hand this round."""
        return self.m[TO_PLACE + seat]

    def workers(self, seat: Seat) -> i64:
        return self.m[WORKERS + seat]

    def place_worker(self, seat: Seat, location: i64) -> None:
        m = self.m
        m[TO_PLACE + seat] -= 1
        if location == HUNTING_GROUNDS:
            m[HUNTERS] |= bit(seat)
        else:
            m[TAKEN] |= bit(location)
            m[HERE + location] = seat + 1
            if TROLL_SPACE <= location < SMALL_SHIP:
                m[BOUND + seat] |= bit(location - TROLL_SPACE)
        self.tell(E_PLACED, seat, location)

    def lay_down_worker(self, seat: Seat) -> None:
        """CM-425 On the own board."""
        self.m[TO_PLACE + seat] -= 1
        self.m[BEGGED + seat] += 1

    def worker_at(self, location: i64) -> Seat:
        """The seat whose worker stands there, or -1."""
        return self.m[HERE + location] - 1

    def hunts(self, seat: Seat) -> bool:
        return self.m[HUNTERS] >> seat & 1 != 0

    def call_workers_home(self) -> None:
        """CM-701 Workers come home, and the longships with them."""
        m = self.m
        taken = m[TAKEN]
        while taken:
            m[HERE + bit_of(taken & -taken)] = 0
            taken &= taken - 1
        m[TAKEN] = 0
        m[HUNTERS] = 0
        for shore in range(i64(SHORES)):
            if m[SHIP_AT + shore]:
                m[SHIP_AT + shore] = 0
                m[FREE_SHORES] |= bit(shore)
        for seat in range(self.count):
            m[BOUND + seat] = 0
            m[BEGGED + seat] = 0
            m[TO_PLACE + seat] = m[WORKERS + seat]

    def hire(self, seat: Seat) -> None:
        """CM-422 The extra worker is usable at once."""
        self.m[HIRED] |= bit(seat)
        self.m[WORKERS + seat] += 1
        self.m[TO_PLACE + seat] += 1

    def has_hired(self, seat: Seat) -> bool:
        return self.m[HIRED] >> seat & 1 != 0

    def hut_price(self) -> i64:
        """CM-422 The first buyer pays most."""
        return HUT_PRICE[count_bits(self.m[HIRED])]

    # -- locations --------------------------------------------------------------------------------
    def free_locations(self) -> i64:
        """CM-402 Mask of the locations in play where nobody stands."""
        return self.m[OPEN] & ~self.m[TAKEN]

    def in_play(self, location: i64) -> bool:
        return self.m[OPEN] >> location & 1 != 0

    def open_location(self, location: i64) -> None:
        self.m[OPEN] |= bit(location)

    def price(self, seat: Seat, location: i64, good: i64) -> i64:
        """What a worker there costs; CM-803 Gylfir pays nothing at the merchant ship."""
        if location == MERCHANT_SHIP and good == COIN and self.leader(seat) == GYLFIR:
            return GYLFIR_PAYS
        return PRICE[location * GOODS + good]

    def can_pay(self, seat: Seat, location: i64) -> bool:
        good = PRICE_GOOD[location]
        return good < 0 or self.has(seat, good) >= self.price(seat, location, good)

    def pay(self, seat: Seat, location: i64) -> None:
        good = PRICE_GOOD[location]
        if good >= 0:
            self.spend(seat, good, self.price(seat, location, good))

    def stock(self, location: i64) -> i64:
        return self.m[STOCK + location]

    def stocked(self) -> i64:
        """Mask of the locations where something lies."""
        return self.m[STOCKED]

    def restock(self) -> None:
        """CM-305 What was not taken piles up; dice come while the supply has them."""
        for location in range(i64(WEAPONS)):
            n = self.from_supply(location, RESTOCK[location])
            self.m[STOCK + location] += n
            if self.m[STOCK + location]:
                self.m[STOCKED] |= bit(location)
            self.tell(E_STOCK, location, n)
        self.m[STOCK + SMOKEHOUSE] += RESTOCK[SMOKEHOUSE]
        self.m[STOCKED] |= 1 << SMOKEHOUSE
        self.tell(E_STOCK, SMOKEHOUSE, RESTOCK[SMOKEHOUSE])

    def take_stock(self, seat: Seat, location: i64) -> None:
        """CM-411, CM-412 Everything that lies there."""
        n = self.m[STOCK + location]
        self.m[STOCK + location] = 0
        self.m[STOCKED] &= ~bit(location)
        if location == SMOKEHOUSE:
            self.gain(seat, FOOD, n, BY_LOCATION)
        else:
            self.to_supply(location, n)
            self.recruit(seat, location, n)

    # -- stalls and the merchant ------------------------------------------------------------------
    @property
    def merchant(self) -> i64:
        """The merchant ship in port, or -1."""
        return self.m[MERCHANT] - 1

    def merchants(self) -> i64:
        """Mask of the merchant ships still to come."""
        return self.m[MERCHANTS]

    def land_merchant(self, merchant: i64) -> None:
        """CM-304 A new one covers the old one."""
        self.m[MERCHANTS] &= ~bit(merchant)
        self.m[MERCHANT] = merchant + 1

    def merchant_gives(self, gain: i64) -> i64:
        return MERCHANT_GAIN[self.merchant * GAINS + gain]

    def stall_gives(self, stall: i64, gain: i64) -> i64:
        return STALL_GAIN[stall * GAINS + gain]

    def goods_of(self, location: i64, gain: i64) -> i64:
        """What the merchant ship or a stall gives."""
        if location == MERCHANT_SHIP:
            return self.merchant_gives(gain)
        return self.stall_gives(location - STALLS, gain)

    def gives_something(self, location: i64) -> bool:
        """CM-426 Goods and glory always; dice only while the supply has one."""
        if location == MERCHANT_SHIP:
            dice = MERCHANT_DICE[self.merchant]
        else:
            dice = STALL_DICE[location - STALLS]
        if dice == 0:
            return True
        for weapon in range(i64(WEAPONS)):
            if dice >> weapon & 1 and self.supply(weapon):
                return True
        return False

    # -- longships ----------------------------------------------------------------------------------
    def on_offer(self) -> i64:
        """Mask of the private longships at the shipwright."""
        return self.m[ON_OFFER]

    def own_ship(self, seat: Seat) -> i64:
        """The private longship a chief owns, or -1."""
        return self.m[SHIP_OF + seat] - 1

    def ship_owner(self, ship: i64) -> Seat:
        """Who owns a private longship, or -1."""
        return self.m[OWNER + ship] - 1

    def build_ship(self, seat: Seat, ship: i64) -> None:
        """CM-417 It is a location of its own from now on."""
        self.m[ON_OFFER] &= ~bit(ship)
        self.m[OWNER + ship] = seat + 1
        self.m[SHIP_OF + seat] = ship + 1
        self.open_location(PRIVATE_SHIPS + ship)

    def capacity(self, ship: i64) -> i64:
        """Units of warriors and food on a longship, by its location."""
        return CAPACITY[ship - SMALL_SHIP]

    # -- runes ------------------------------------------------------------------------------------
    def rune_up(self, slot: i64) -> i64:
        """The rune face up at the runesmith, or -1."""
        return self.m[RUNE_UP + slot] - 1

    def rune_deck(self) -> i64:
        return self.m[RUNE_DECK]

    def lay_rune(self, slot: i64, rune: i64) -> None:
        self.m[RUNE_DECK] &= ~bit(rune)
        self.m[RUNE_UP + slot] = rune + 1

    def has_runes_left(self) -> bool:
        if self.m[RUNE_DECK]:
            return True
        for slot in range(i64(RUNE_SLOTS)):
            if self.m[RUNE_UP + slot]:
                return True
        return False

    def take_rune(self, seat: Seat, rune: i64) -> None:
        """CM-420 From the smith or the deck; it lies face up before its owner."""
        self.m[RUNE_DECK] &= ~bit(rune)
        for slot in range(i64(RUNE_SLOTS)):
            if self.m[RUNE_UP + slot] == rune + 1:
                self.m[RUNE_UP + slot] = 0
        self.m[RUNES + seat] |= bit(rune)
        self.tell(E_RUNE, seat, rune)

    def runes(self, seat: Seat) -> i64:
        return self.m[RUNES + seat]

    def ready_runes(self, seat: Seat) -> i64:
        """Mask of the runes a chief has not used yet."""
        return self.m[RUNES + seat] & ~self.m[USED]

    def is_ready(self, seat: Seat, rune: i64) -> bool:
        return self.ready_runes(seat) >> rune & 1 != 0

    def spend_rune(self, seat: Seat, rune: i64) -> None:
        """CM-911 Used once; it stays before its owner."""
        self.m[USED] |= bit(rune)
        self.tell(E_RUNE_USED, seat, rune)

    # -- destinies ----------------------------------------------------------------------------------
    def destinies(self, seat: Seat) -> i64:
        """Mask of a chief's destinies."""
        return self.m[DESTINY + seat]

    def destiny_count(self, seat: Seat) -> i64:
        return self.m[DESTINY_COUNT + seat]

    def destiny_deck_size(self) -> i64:
        return self.m[TOP_SIZE] + self.m[UNDER_SIZE]

    def next_destinies(self) -> i64:
        """Mask of the destinies that may be drawn next (ruling: destiny_under)."""
        if self.m[TOP_SIZE]:
            return self.m[TOP]
        return self.m[UNDER]

    def begin_visit(self, seat: Seat) -> None:
        """Somebody is about to take a destiny."""
        self.m[VISIT] += 1
        self.m[TAKER + self.m[VISIT]] = seat

    def draw_destiny(self, seat: Seat, destiny: i64) -> None:
        """CM-414 Looked at by the seat alone."""
        m = self.m
        if m[TOP_SIZE]:
            m[TOP] &= ~bit(destiny)
            m[TOP_SIZE] -= 1
        else:
            m[UNDER] &= ~bit(destiny)
            m[UNDER_SIZE] -= 1
            m[FROM_UNDER + m[VISIT]] += 1
            m[PUT + seat] &= ~(bit(destiny * 4) * 15)
        m[DRAWN + seat] |= bit(destiny)
        m[DRAWN_COUNT] += 1
        self.confide(seat, E_DREW, seat, destiny)

    def drawn(self, seat: Seat) -> i64:
        """Mask of the destinies a seat looks at now."""
        return self.m[DRAWN + seat]

    def drawn_count(self) -> i64:
        return self.m[DRAWN_COUNT]

    def keep_destiny(self, seat: Seat, destiny: i64) -> None:
        """CM-802, CM-909 One is kept, the rest go under the deck."""
        m = self.m
        visit = m[VISIT]
        m[DESTINY + seat] |= bit(destiny)
        m[DESTINY_COUNT + seat] += 1
        m[TAKE + visit] = destiny
        rest = m[DRAWN + seat] & ~bit(destiny)
        m[PUT_BACK + visit] = m[DRAWN_COUNT] - 1
        m[UNDER] |= rest
        m[UNDER_SIZE] += m[DRAWN_COUNT] - 1
        while rest:
            m[PUT + seat] |= visit << bit_of(rest & -rest) * 4
            rest &= rest - 1
        m[DRAWN + seat] = 0
        m[DRAWN_COUNT] = 0
        self.confide(seat, E_KEPT, seat, destiny, m[PUT_BACK + visit])

    def show_destiny(self, seat: Seat, destiny: i64) -> None:
        """Everybody has seen it now."""
        if not self.m[OPENED] >> destiny & 1:
            self.m[OPENED] |= bit(destiny)
            self.tell(E_DESTINY_SHOWN, seat, destiny)

    def show_all_destinies(self) -> None:
        for seat in range(self.count):
            cards = self.m[DESTINY + seat]
            while cards:
                self.show_destiny(seat, bit_of(cards & -cards))
                cards &= cards - 1

    def ship_sailing_to(self, shore: i64) -> i64:
        """The location that is the ship bound for a shore, or -1."""
        return self.m[SHIP_AT + shore] - 1

    def set_sail(self, seat: Seat, ship: i64, shore: i64) -> None:
        self.m[SHIP_AT + shore] = ship + 1
        self.m[FREE_SHORES] &= ~bit(shore)
        self.m[BOUND + seat] |= bit(SHORE + shore)

    def free_shores(self) -> i64:
        """CM-427 Mask of the shores no ship is bound for."""
        return self.m[FREE_SHORES]

    def fights_at(self, seat: Seat) -> i64:
        """Mask of the places where a chief fights this round."""
        return self.m[BOUND + seat]
