"""Valhalla as the kernel runs it: frames, options, what each seat sees, dealing out a table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla import (
    adding,
    aftermath,
    asks,
    battle,
    drawing,
    fight,
    loki,
    options,
    ragnarok,
    reasons,
    sending,
    setup,
    solo,
    tactics,
    turns,
    variants,
)
from meadhall.games.valhalla.asks import F_FIGHT, F_REROLL
from meadhall.games.valhalla.choices import list_fight, list_picks
from meadhall.games.valhalla.columns import (
    ATTACKER,
    DECK,
    DECK_SIZE,
    DEFENDER,
    FLAGS,
    FULL,
    GREY,
    HAND,
    HAZY,
    HAZY_AT,
    JARL,
    JARL_DECK,
    JARL_HAND,
    KNOWN,
    LEFT,
    LEVEL,
    LOKI,
    MONSTER,
    MONSTER_FREE,
    OWN,
    SEATS,
    TOP,
    TOTAL,
    TURN,
    VALHALLA,
    VALOUR,
    VIKING,
    WIDTH_OF_ROW,
    WINNER,
    WORDS,
)
from meadhall.games.valhalla.data import DATA
from meadhall.games.valhalla.fight import ACT, act, pick_dice
from meadhall.games.valhalla.parts import DECK_CARDS, FACES, GREY_DICE, KIND_COUNT, KIND_OF, TYPE_CARDS
from meadhall.games.valhalla.powers import M_DICE, SHIELDS
from meadhall.games.valhalla.redeal import redeal
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.ask import Setup
from meadhall.kernel.bits import RESIDUES, bit, bit_of, count_bits, nth
from meadhall.kernel.chance import Committed
from meadhall.kernel.event import Journal
from meadhall.kernel.flow import ABOUT, DONE, KIND, NOBODY, Seat, Signal
from meadhall.kernel.listing import Listing, pack
from meadhall.kernel.redact import Whitelist
from meadhall.kernel.rows import ints

FRAMES: Final[tuple[Steps, ...]] = (
    (),
    (*setup.SETUP, turns.take_turns, turns.everybody_dies, *ragnarok.ENDING),
    turns.TURNS,
    turns.ACTING,
    adding.ADDING,
    drawing.DRAWING,
    drawing.TAKING,
    drawing.STEALING,
    battle.BATTLING,
    battle.PREPARING,
    fight.FIGHTING,
    fight.ROLLING,
    fight.REROLLING,
    fight.TURNING,
    tactics.SPENDING,
    tactics.FORGING,
    tactics.ACTIVATING,
    tactics.PATHING,
    fight.BEST_ARMING,
    adding.CALLING,
    sending.SENDING,
    loki.LOKIS,
    aftermath.WATCHING,
    ragnarok.FALLING,
    solo.HUNTING,
    solo.DEFENDING,
    solo.MONSTER_PHASE,
    variants.BUILDING,
    variants.SWAPPING,
    drawing.MILLING,
)


def leave(t: Table) -> Signal:
    """Past the last step of a frame."""
    return DONE


# the same in one row: the steps of all frames, each with its end, and where those of a frame begin
STEPS: Final[Steps] = tuple([step for steps in FRAMES for step in (*steps, leave)])
FIRST_STEP: Final[vec[i64]] = ints(
    [sum([len(steps) + 1 for steps in FRAMES[:frame]]) for frame in range(len(FRAMES))]
)

BLANK_ROW: Final[vec[i64]] = ints([0] * WIDTH_OF_ROW)

# outcomes of chance, ready made: [face] and [kind]
ROLLS: Final[vec[i64]] = ints([pack(asks.ROLLED, face) for face in range(FACES)])
DRAWS: Final[vec[i64]] = ints([pack(asks.DRAWN_CARD, kind) for kind in range(KIND_COUNT)])

# VH-208, VH-418 Hands, Valhalla and what a seat has seen are its own; the deck is nobody's.
OWN_WIDTHS: Final = [
    (HAND, WORDS),
    (HAND + SEATS * WORDS, WORDS),
    (HAND + 2 * SEATS * WORDS, 1),
    (KNOWN, SEATS * WORDS),
    (HAZY, WORDS),
    (HAZY_AT, 1),
    (HAZY_AT + SEATS, 1),
    (HAZY_AT + 2 * SEATS, 1),
    (JARL_HAND, 1),
]
WHITELIST: Final = Whitelist(WIDTH_OF_ROW, [(FLAGS, HAND)], OWN_WIDTHS)
# VH-805 Against a monster Valhalla lies face up: its valour is strength.
OPEN_VALHALLA: Final = Whitelist(WIDTH_OF_ROW, [(FLAGS, HAND), (VALHALLA, VALOUR + SEATS)], OWN_WIDTHS)


@final
@mypyc_attr(acyclic=True)
class Valhalla(Table):
    """A table of Valhalla."""

    def step(self, frame: i64, pc: i64) -> i64:
        # Half of all answers lead to these two: compiled, a call through the tuple is four times as dear.
        if frame == F_FIGHT and pc == ACT:
            return act(self)
        if frame == F_REROLL:
            return pick_dice(self)
        return STEPS[FIRST_STEP[frame] + pc](self)

    def list_options(self, seat: Seat, out: Listing) -> None:
        kind = self.m[KIND]
        if kind == asks.ASK_FIGHT:  # half of all questions are these two
            list_fight(self, seat, out, self.m[ABOUT])
        elif kind == asks.ASK_PICK:
            list_picks(self, seat, out)
        else:
            options.list_options(self, seat, out, kind)

    def why_not(self, seat: Seat, code: i64) -> str:
        rule = reasons.why_not(self, seat, code)
        return f"VH-{rule}" if rule else ""

    def score(self, seat: Seat) -> i64:
        if self.over:
            return self.final_score(seat)
        return ragnarok.score_now(self, seat)

    def allies(self, seat: Seat) -> i64:
        """VH-773, VH-1107 Allies, or all against a monster."""
        if self.monster >= 0:
            return self.everyone
        if self.is_on(asks.ALLIANCE):
            return bit(seat) | bit(self.companion(seat))
        return bit(seat)

    @property
    def all_lost(self) -> bool:
        """VH-809 Against a monster everybody may lose."""
        return self.outcome_against_monster == solo.LOST

    @property
    def winners(self) -> tuple[int, ...]:
        """VH-610 Ties: more captured shields, then more own ones, then shared."""
        if not self.over or self.all_lost:
            return ()
        ranks = [self.rank(seat) for seat in range(self.setup.seats)]
        return tuple([seat for seat in range(len(ranks)) if ranks[seat] == max(ranks)])

    def rank(self, seat: int) -> tuple[int, int, int]:
        """What decides who has won; allies count together (VH-773)."""
        captured = int(self.captured(seat))
        own = int(self.own_shields(seat))
        ally = self.companion(seat)
        if ally >= 0 and self.is_on(asks.ALLIANCE):
            captured += int(self.captured(ally))
            own += int(self.own_shields(ally))
        return int(self.final_score(seat)), captured, own

    def clone(self) -> Valhalla:
        journal = self.journal
        committed = self.committed
        t = Valhalla(
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

    def afresh(self) -> Valhalla:
        c = self.committed
        return deal(
            self.setup,
            None if self.journal is None else Journal(),
            None if c is None else Committed(c.seed, c.nonces),
            self.asks_chance,
        )

    def redact(self, seat: Seat) -> Valhalla:
        row = OPEN_VALHALLA.redacted(self.m, seat) if self.monster >= 0 else WHITELIST.redacted(self.m, seat)
        return Valhalla(self.setup, row, None, None, None, True, self.scratch)

    def outcome(self) -> i64:
        """Dice, draws and what is dealt in every game are by far the most of chance: no need to list them."""
        m = self.m
        kind = m[KIND]
        if kind == asks.ASK_DIE or kind == asks.ASK_MONSTER_DIE:
            return ROLLS[self.draw(FACES)]
        if (kind == asks.ASK_DRAW or kind == asks.ASK_MILL) and m[TOP] == 0:
            return DRAWS[self.nth_of_deck(self.draw(m[DECK_SIZE]))]
        if kind == asks.ASK_REVEAL and m[ABOUT] == 0:
            return DRAWS[self.any_warrior()]
        if kind == asks.ASK_JARL_DEAL:
            return pack(asks.DRAWN_JARL, bit_of(nth(m[JARL_DECK], self.draw(count_bits(m[JARL_DECK])))))
        return super().outcome()

    def any_warrior(self) -> i64:
        """VH-204 The kind of one of the warriors of the deck."""
        total: i64 = 0
        for word in range(WORDS):
            total += count_bits(self.m[DECK + word] & TYPE_CARDS[word])
        n = self.draw(total)
        word = 0
        cards = self.m[DECK] & TYPE_CARDS[0]
        while n >= count_bits(cards):
            n -= count_bits(cards)
            word += 1
            cards = self.m[DECK + word] & TYPE_CARDS[word]
        return KIND_OF[word * RESIDUES + nth(cards, n) % RESIDUES]

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)

    def foresee(self, seat: Seat) -> dict[str, dict[str, float]]:
        """By option in a fight: the chance to arm each warrior, and to reach the strength that wins."""
        from meadhall.games.valhalla.odds import foresee

        return foresee(self, seat)

    def picture(self) -> dict[str, object]:
        from meadhall.games.valhalla.view import picture

        return picture(self)


def flags_of(setup: Setup) -> i64:
    flags: i64 = 0
    for n, option in enumerate(asks.OPTION_IDS):
        if setup.options[option]:
            flags |= 1 << n
    return flags


def monster_of(setup: Setup) -> i64:
    """VH-801 The monster chosen; the first unless another is."""
    if setup.seats > 1 and not setup.options["cooperative"]:
        return NOBODY
    for n, name in enumerate(("jormungandr", "surtr", "hel")):
        if setup.options[name]:
            return n + 1
    return 0


def deck_of(t: Valhalla) -> None:
    """VH-201 The base deck and the cards of the expansions in play."""
    m = t.m
    decks = ["base"]
    for option, deck in (("thor", "thor"), ("valkyries", "valkyrie"), ("dvergar", "dvergr"), ("tyr", "tyr")):
        if t.setup.options[option]:
            decks.append(deck)
    for name in decks:
        cards = DECK_CARDS[name]
        for word in range(WORDS):
            m[FULL + word] |= cards[word]
    for word in range(WORDS):
        m[DECK + word] = m[FULL + word]
        m[DECK_SIZE] += count_bits(m[FULL + word])


def deal(setup: Setup, journal: Journal | None, committed: Committed | None, asks_chance: bool) -> Valhalla:
    """VH-102 A table before its first step: shields on the boards, nothing drawn yet."""
    m = BLANK_ROW[:]
    t = Valhalla(setup, m, None, journal, committed, asks_chance, Listing())
    t.reseed(setup.seed)
    m[FLAGS] = flags_of(setup)
    m[MONSTER] = monster_of(setup)
    for at in (TURN, LEFT, LOKI, VIKING, VIKING + 1, ATTACKER, DEFENDER, WINNER, TOTAL, TOTAL + 1):
        m[at] = NOBODY
    for seat in range(SEATS):
        m[JARL + seat] = NOBODY
    m[LEVEL] = 0
    m[GREY] = GREY_DICE
    if m[MONSTER] >= 0:
        m[OWN] = DATA.solo.shields
        if setup.seats > 1:
            m[OWN] = DATA.cooperative.shields[str(setup.seats)]
        m[MONSTER_FREE] = M_DICE
    else:
        for seat in range(t.count):
            m[OWN + seat] = SHIELDS
    deck_of(t)
    t.push(asks.F_GAME)
    return t
