"""Champions of Midgard as the kernel runs it: frames, options, what each seat sees, dealing out a table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.games.champions_of_midgard import (
    asks,
    assigning,
    fights,
    odds,
    options,
    placing,
    reasons,
    rounds,
    runes,
    sage,
    voyages,
)
from meadhall.games.champions_of_midgard.columns import (
    DECK,
    DESTINIES,
    DESTINY,
    DRAUGRS,
    DRAWN,
    FAMILIES,
    FREE_SHORES,
    GLORY,
    JOURNEY_DECK,
    JOURNEYS,
    KNOWN,
    MERCHANTS,
    MONSTERS,
    ON_OFFER,
    OPEN,
    PRIVATES,
    PUT,
    ROUND,
    RUNE_DECK,
    SLAIN,
    SUPPLY,
    TO_PLACE,
    TOP,
    TOP_SIZE,
    TROLLS,
    WEAPONS,
    WIDTH_OF_ROW,
    WORKERS,
)
from meadhall.games.champions_of_midgard.data import DATA
from meadhall.games.champions_of_midgard.parts import (
    ALL_DESTINIES,
    ALL_RUNES,
    BOARD_LOCATIONS,
    DICE_COUNT,
    FACE_AT,
    FAMILY_MASK,
    JOURNEY_COPIES,
    MERCHANT_IDS,
    PLACE_IDS,
    SIDES,
)
from meadhall.games.champions_of_midgard.redeal import redeal
from meadhall.games.champions_of_midgard.setup import SHORES_OF, START_WORKERS
from meadhall.games.champions_of_midgard.table import Steps, Table
from meadhall.kernel.ask import Setup
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.chance import Committed
from meadhall.kernel.event import Journal
from meadhall.kernel.flow import ABOUT, DONE, KIND, Seat
from meadhall.kernel.listing import Listing, pack
from meadhall.kernel.redact import Whitelist
from meadhall.kernel.rows import ints

FRAMES: Final[tuple[Steps, ...]] = (
    (),
    rounds.GAME,
    rounds.ROUND_STEPS,
    placing.PLACING,
    placing.SAILING,
    placing.BUILDING,
    placing.RUNESMITHING,
    placing.CHURCH,
    placing.STALL,
    placing.TRADING,
    sage.SAGE,
    placing.SURPLUS,
    assigning.ASSIGNING,
    runes.WINDOW,
    runes.RECEIVING,
    runes.FULFILLING,
    fights.HUNTING,
    fights.FIGHTING,
    voyages.VOYAGE,
    fights.ROLLING,
    fights.PICKING,
    fights.BURYING,
)

assert FRAMES[asks.F_PLACING] == (placing.turn,) and FRAMES[asks.F_ASSIGN] == (assigning.assign,)

# the same in one row: the steps of all frames, and where those of a frame begin
STEPS: Final[Steps] = tuple([step for steps in FRAMES for step in steps])
FIRST_STEP: Final[vec[i64]] = ints(
    [sum([len(steps) for steps in FRAMES[:frame]]) for frame in range(len(FRAMES) + 1)]
)

# CM-205, CM-619 Destinies, what one has peeked at and one's defeated enemies are one's own; journeys that
# lie face down and the order of decks are nobody's. CM-1101 In the Hall of Records enemies lie open.
OWN: Final = [(KNOWN, 1), (DESTINY, 1), (DRAWN, 1), (PUT, 1)]
WHITELIST: Final = Whitelist(WIDTH_OF_ROW, [(ROUND, SLAIN)], [(SLAIN, FAMILIES), *OWN])
HALL_OF_RECORDS: Final = Whitelist(WIDTH_OF_ROW, [(ROUND, KNOWN)], OWN)


@final
@mypyc_attr(acyclic=True)
class ChampionsOfMidgard(Table):
    """A table of Champions of Midgard."""

    def step(self, frame: i64, pc: i64) -> i64:
        if frame == asks.F_PLACING and pc == 0:  # the steps run most, without the way through a tuple
            return placing.turn(self)
        if frame == asks.F_ASSIGN and pc == 0:
            return assigning.assign(self)
        at = FIRST_STEP[frame] + pc
        if at == FIRST_STEP[frame + 1]:
            return DONE
        return STEPS[at](self)

    def list_options(self, seat: Seat, out: Listing) -> None:
        options.list_options(self, seat, out)

    def why_not(self, seat: Seat, code: i64) -> str:
        rule = reasons.why_not(self, seat, code)
        return f"CM-{rule}" if rule else ""

    def price_of(self, seat: Seat, code: i64) -> i64:
        return reasons.price_of(self, seat, code)

    def score(self, seat: Seat) -> i64:
        return self.m[GLORY + seat]

    @property
    def winners(self) -> tuple[int, ...]:
        """CM-101, CM-1006 Most glory; then most enemies defeated; then shared."""
        if not self.over:
            return ()
        ranks = [(int(self.score(seat)), int(self.trophies(seat))) for seat in range(self.count)]
        return tuple([seat for seat in range(len(ranks)) if ranks[seat] == max(ranks)])

    def foresee(self, seat: Seat) -> dict[str, dict[str, float]]:
        """By option: the chance to kill and the warriors lost on average, exactly."""
        found: dict[str, dict[str, float]] = {}
        for option in self.options(seat):
            chance = odds.option_odds(self, seat, option.code)
            if chance is not None:
                found[option.id] = {"kill": chance[0], "losses": chance[1]}
        return found

    def fight_odds(
        self, seat: int, place: str, sword: int, spear: int, axe: int, food: int = 0
    ) -> dict[str, float]:
        """The same for any party a seat thinks of sending to a place, from what the seat can see."""
        seen = self.redact(seat)
        kill, losses = odds.fight_odds(seen, seat, PLACE_IDS.index(place), (sword, spear, axe), food)
        return {"kill": kill, "losses": losses}

    def clone(self) -> ChampionsOfMidgard:
        journal = self.journal
        committed = self.committed
        t = ChampionsOfMidgard(
            self.setup,
            self.m[:],
            self.entry,
            None if journal is None else journal.copy(),
            None if committed is None else committed.copy(),
            self.asks_chance,
            self.scratch,
        )
        t.rootless = self.rootless
        return t

    def afresh(self) -> ChampionsOfMidgard:
        c = self.committed
        return deal(
            self.setup,
            None if self.journal is None else Journal(),
            None if c is None else Committed(c.seed, c.nonces),
            self.asks_chance,
        )

    def redact(self, seat: Seat) -> ChampionsOfMidgard:
        if self.over or self.setup.options["hall_of_records"]:
            row = HALL_OF_RECORDS.redacted(self.m, seat)
        else:
            row = WHITELIST.redacted(self.m, seat)
        return ChampionsOfMidgard(self.setup, row, None, None, None, True, self.scratch)

    def outcome(self) -> i64:
        """Dice and cards are most of chance: draw them without listing what may come."""
        kind = self.m[KIND]
        if kind == asks.ASK_DIE:
            return pack(asks.DRAWN_FACE, FACE_AT[self.m[ABOUT] * SIDES + self.draw(SIDES)])
        if kind == asks.ASK_TROLL:
            return self.next_enemy(TROLLS)
        if kind == asks.ASK_DRAUGR:
            return self.next_enemy(DRAUGRS)
        if kind == asks.ASK_MONSTER:
            return self.next_enemy(MONSTERS)
        return super().outcome()

    def next_enemy(self, family: i64) -> i64:
        cards = self.m[DECK + family]
        n = self.draw(count_bits(cards))
        while n:
            cards &= cards - 1
            n -= 1
        return pack(asks.DRAWN_ENEMY, self.enemy_of(family, bit_of(cards & -cards)))

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)

    def picture(self) -> dict[str, object]:
        from meadhall.games.champions_of_midgard.view import picture

        return picture(self)


def deal(
    setup: Setup, journal: Journal | None, committed: Committed | None, asks_chance: bool
) -> ChampionsOfMidgard:
    """CM-202, CM-206 A table before its first step: every deck whole, every die in the supply."""
    m = ints([0] * WIDTH_OF_ROW)
    t = ChampionsOfMidgard(setup, m, None, journal, committed, asks_chance, Listing())
    t.reseed(setup.seed)
    m[OPEN] = BOARD_LOCATIONS
    m[FREE_SHORES] = bit(SHORES_OF[t.count]) - 1
    for family in range(i64(FAMILIES)):
        m[DECK + family] = FAMILY_MASK[family]
    m[MERCHANTS] = (1 << len(MERCHANT_IDS)) - 1
    m[RUNE_DECK] = ALL_RUNES
    m[TOP] = ALL_DESTINIES
    m[TOP_SIZE] = DESTINIES
    for journey in range(i64(JOURNEYS)):
        m[JOURNEY_DECK + journey] = JOURNEY_COPIES[journey]
    for weapon in range(i64(WEAPONS)):
        m[SUPPLY + weapon] = DICE_COUNT[weapon]
    for ship in range(PRIVATES):
        if setup.seats >= DATA.private_longship[ship].players_min:
            m[ON_OFFER] |= bit(ship)
    for seat in range(t.count):
        m[WORKERS + seat] = START_WORKERS[t.count]
        m[TO_PLACE + seat] = START_WORKERS[t.count]
        m[GLORY + seat] = DATA.setup.start_glory
    t.push(asks.F_GAME)
    return t
