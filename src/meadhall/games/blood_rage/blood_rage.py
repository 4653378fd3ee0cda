"""Blood Rage as the kernel runs it: frames, options, what each seat sees, dealing out a table."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.games.blood_rage import (
    actions,
    ages,
    asks,
    deaths,
    gifts,
    gods,
    invade,
    options,
    pillage,
    reasons,
    texts,
    upgrade,
)
from meadhall.games.blood_rage.columns import (
    AGE,
    AGES,
    AT,
    BURIED,
    CLAN,
    CLANS,
    DECK,
    FIELD,
    FULL,
    GLORY,
    GOD,
    GOD_AT,
    GONE,
    HAND,
    HAND_SIZE,
    LAID,
    LEADER_SINGLE,
    NOWHERE,
    ORIGIN,
    PACK,
    PLACES,
    PROVINCES,
    RAGE,
    RESERVE,
    SHIP_SINGLE,
    SHOWN,
    SINGLES,
    SPARE,
    TABLED,
    TOKEN,
    WARRIORS,
    WIDTH_OF_ROW,
    WINNER,
)
from meadhall.games.blood_rage.data import DATA
from meadhall.games.blood_rage.parts import WARRIOR_COUNT, deck_masks
from meadhall.games.blood_rage.redeal import redeal
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.ask import Setup
from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.chance import Committed
from meadhall.kernel.event import Journal
from meadhall.kernel.flow import (
    DONE,
    KIND,
    NOBODY,
    Seat,
)
from meadhall.kernel.listing import Listing, pack
from meadhall.kernel.redact import Whitelist
from meadhall.kernel.rows import ints

Steps: TypeAlias = tuple[Callable[[Table], int], ...]

FRAMES: Final[tuple[Steps, ...]] = (
    (),
    ages.GAME,
    ages.AGE_STEPS,
    gifts.GIFTS,
    actions.ACTIONS,
    invade.INVASION,
    actions.MARCHING,
    upgrade.UPGRADING,
    actions.SACRIFICING,
    pillage.ATTEMPT,
    pillage.PILLAGING,
    texts.TREATING,
    texts.TIDES,
    deaths.DESTRUCTION,
    deaths.RAISING,
    ages.QUESTING,
    gods.GODS_COME,
    invade.DRIVING_OUT,
)

# the same in one row: the steps of all frames, and where those of a frame begin
STEPS: Final[Steps] = tuple([step for steps in FRAMES for step in steps])
FIRST_STEP: Final[vec[i64]] = ints(
    [sum([len(steps) for steps in FRAMES[:frame]]) for frame in range(len(FRAMES) + 1)]
)

# BR-316, BR-361 Hands, packs, laid quests and what a seat threw away are its own; the deck, what left
# the game face down and where cards came from are nobody's.
WHITELIST: Final = Whitelist(
    WIDTH_OF_ROW,
    [(AGE, HAND), (SHOWN, BURIED), (FULL, GONE), (TABLED, PACK), (HAND_SIZE, ORIGIN), (FIELD, WIDTH_OF_ROW)],
    [(HAND, AGES), (LAID, AGES), (BURIED, AGES), (PACK, 1)],
)


@final
@mypyc_attr(acyclic=True)
class BloodRage(Table):
    """A table of Blood Rage."""

    def step(self, frame: i64, pc: i64) -> i64:
        at = FIRST_STEP[frame] + pc
        if at == FIRST_STEP[frame + 1]:
            return DONE
        return STEPS[at](self)

    def list_options(self, seat: Seat, out: Listing) -> None:
        options.list_options(self, seat, out)

    def why_not(self, seat: Seat, code: i64) -> str:
        rule = reasons.why_not(self, seat, code)
        return f"BR-{rule}" if rule else ""

    def price_of(self, seat: Seat, code: i64) -> i64:
        return reasons.price_of(self, seat, code)

    def score(self, seat: Seat) -> i64:
        return self.m[GLORY + seat]

    def clone(self) -> BloodRage:
        journal = self.journal
        committed = self.committed
        t = BloodRage(
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

    def afresh(self) -> BloodRage:
        c = self.committed
        return deal(
            self.setup,
            None if self.journal is None else Journal(),
            None if c is None else Committed(c.seed, c.nonces),
            self.asks_chance,
        )

    def redact(self, seat: Seat) -> BloodRage:
        row = WHITELIST.redacted(self.m, seat)
        return BloodRage(self.setup, row, None, None, None, True, self.scratch)

    def outcome(self) -> i64:
        """The deal is by far the most of chance: draw its card without listing the deck."""
        if self.m[KIND] != asks.ASK_DEAL:
            return super().outcome()
        cards = self.m[DECK]
        n = self.draw(count_bits(cards))
        while n:
            cards &= cards - 1
            n -= 1
        return pack(asks.DRAWN_CARD, self.kind_of(self.age, cards & -cards))

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)

    def picture(self) -> dict[str, object]:
        from meadhall.games.blood_rage.view import picture

        return picture(self)


decks: Final = functools.cache(deck_masks)


def deal(setup: Setup, journal: Journal | None, committed: Committed | None, asks_chance: bool) -> BloodRage:
    """BR-202 A table before its first step: every figure in reserve, nothing drawn yet."""
    m = ints([0] * WIDTH_OF_ROW)
    t = BloodRage(setup, m, None, journal, committed, asks_chance, Listing())
    t.reseed(setup.seed)
    m[FIELD] = NOBODY
    m[WINNER] = NOBODY
    for i in range(i64(2)):
        m[GOD + i] = NOBODY
        m[GOD_AT + i] = NOBODY
    for province in range(i64(PROVINCES)):
        m[TOKEN + province] = NOBODY
        t.count_room(province)
        if province:
            m[SPARE] |= bit(province)
    for i in range(i64(CLANS * SINGLES)):
        m[AT + i] = NOWHERE
    for seat in range(i64(CLANS)):
        m[CLAN + seat] = NOBODY
    for seat in range(t.count):
        m[RAGE + seat] = DATA.setup.start_rage
        m[GLORY + seat] = DATA.setup.start_glory
        m[WARRIORS + seat * PLACES + RESERVE] = WARRIOR_COUNT
        m[AT + seat * SINGLES + LEADER_SINGLE] = RESERVE
        m[AT + seat * SINGLES + SHIP_SINGLE] = RESERVE
        t.read_sheet(seat)
    chosen = setup.options
    masks = decks(setup.seats, chosen["fifth_player"], chosen["kickstarter"], chosen["mystics"])
    for age in range(AGES):
        m[FULL + age] = masks[age]
    t.push(asks.F_GAME)
    return t
