"""What there is to see at a table of Champions of Midgard, for a net."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import PHASES
from meadhall.games.champions_of_midgard.columns import (
    BEGGED,
    BOUND,
    BOUNTY,
    CARGO,
    DAMAGE,
    DESTINIES,
    DESTINY,
    DESTINY_COUNT,
    DICE,
    DRAWN,
    ENEMY,
    FACES,
    FAMILIES,
    FIELD,
    FIGHTER,
    FIRST,
    GLORY,
    GOODS,
    HERE,
    HIRED,
    HOME,
    HUNTERS,
    JOURNEYS,
    KNOWN,
    KRAKEN,
    LAID,
    LEADER,
    LOAD,
    LOCATIONS,
    MERCHANT,
    ON_OFFER,
    OPEN,
    PARTS,
    PEEKED,
    PENDING,
    PHASE,
    PLACES,
    PRIVATES,
    REACTING,
    ROUND,
    RUNE_SLOTS,
    RUNE_UP,
    RUNES,
    SEATS,
    SHIP_AT,
    SHIP_OF,
    SHORES,
    SHOWN,
    SLAIN,
    SPENT,
    STOCK,
    STOCKS,
    STORE,
    SUPPLY,
    TAKEN,
    TO_PLACE,
    USED,
    WEAPONS,
    WORKERS,
)
from meadhall.games.champions_of_midgard.parts import (
    COLOURS,
    FAMILY_MASK,
    LEADER_IDS,
    MERCHANT_IDS,
    RUNE_COUNT,
)
from meadhall.games.champions_of_midgard.scoring import part_worth
from meadhall.games.champions_of_midgard.table import Table
from meadhall.kernel.bits import count_bits
from meadhall.kernel.flow import Seat
from meadhall.kernel.portrait import (
    Portrait,
    bits,
    bits_each,
    choice,
    choice_each,
    choices,
    count_each,
    numbers,
    numbers_each,
    seat_at,
    seats_in_set,
)
from meadhall.kernel.table import Table as AnyTable

MOST_ROUNDS: Final = 10
MOST_CARDS: Final = max([int(count_bits(FAMILY_MASK[family])) for family in range(FAMILIES)])


@final
class Tally(Portrait):
    """What the final scoring would bring a chief now, part by part, and what its parts are counted by."""

    def draw_more(self, shown: AnyTable, seat: Seat, out: vec[float], at: i64) -> None:
        assert isinstance(shown, Table)
        for part in range(i64(PARTS)):
            out[at + part] = float(part_worth(shown, seat, part))
        for colour in range(i64(COLOURS)):
            out[at + PARTS + colour] = float(shown.trophies_of(seat, colour))


FEATURES: Final = Tally(
    SEATS,
    [
        choice(ROUND, MOST_ROUNDS),
        choice(PHASE, len(PHASES)),
        seat_at(FIRST),
        # every chief
        choice_each(LEADER, len(LEADER_IDS) + 1),
        numbers_each(GLORY),
        numbers_each(STORE, GOODS),
        numbers_each(HOME, WEAPONS),
        numbers_each(WORKERS),
        numbers_each(TO_PLACE),
        numbers_each(BEGGED),
        seats_in_set(HIRED),
        bits_each(RUNES, RUNE_COUNT),
        choice_each(SHIP_OF, PRIVATES + 1),
        bits_each(BOUND, PLACES),
        bits_each(PEEKED, SHORES),
        numbers_each(DESTINY_COUNT),
        count_each(SLAIN, FAMILIES),
        *[bits_each(SLAIN + family, MOST_CARDS, FAMILIES) for family in range(FAMILIES)],
        bits_each(DESTINY, DESTINIES),
        bits_each(DRAWN, DESTINIES),
        bits_each(KNOWN, 4 * SHORES),
        # the town
        bits(OPEN, LOCATIONS),
        bits(TAKEN, LOCATIONS),
        *[seat_at(HERE + location, 1) for location in range(LOCATIONS)],
        seats_in_set(HUNTERS),
        numbers(SUPPLY, WEAPONS),
        numbers(STOCK, STOCKS),
        choice(MERCHANT, len(MERCHANT_IDS) + 1),
        *choices(RUNE_UP, RUNE_SLOTS, RUNE_COUNT + 1),
        bits(USED, RUNE_COUNT),
        bits(ON_OFFER, PRIVATES),
        # enemies and voyages
        *choices(ENEMY, PLACES, MOST_CARDS + 1),
        numbers(BOUNTY, SHORES),
        *choices(SHIP_AT, SHORES, LOCATIONS),
        numbers(LOAD, PLACES * CARGO),
        bits(LAID, SHORES),
        *choices(SHOWN, SHORES, JOURNEYS + 1),
        numbers(SPENT, JOURNEYS),
        # the roll
        choice(FIELD, PLACES + 2),
        seat_at(FIGHTER),
        numbers(KRAKEN),
        numbers(DAMAGE),
        numbers(REACTING),
        numbers(DICE, WEAPONS * FACES),
        numbers(PENDING, WEAPONS),
    ],
    PARTS + COLOURS,
)
