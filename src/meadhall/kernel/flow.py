"""The flow: a stack of frames, each a list of steps, and at most one open question.

All of a table is one row of ints: a header (the question, the sealed answers, the generator, the
stack), then the game's own columns. So a clone is one copy, a save is a list, and a table can be
put down and taken up again at every question.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.kernel.chance import Committed, below, sow
from meadhall.kernel.event import Journal
from meadhall.kernel.listing import Listing, pack
from meadhall.kernel.rows import ints

Seat: TypeAlias = i64
Signal: TypeAlias = int

NEXT: Final = 0  # this step is over: go on to the following one
STAY: Final = 1  # run this frame's current step again
DONE: Final = 2  # this frame is over
WAIT: Final = 3  # a question is open

NOBODY: Final = -1
CHANCE: Final = -1
MOST_SEATS: Final = 6
CHANCE_BIT: Final = 1 << MOST_SEATS
FIRST_SEAT: Final[vec[i64]] = ints(  # [mask of seats], the lowest
    [0, *[(mask & -mask).bit_length() - 1 for mask in range(1, CHANCE_BIT)]]
)

# the header's columns
KIND: Final = 0  # what is asked
ASKED: Final = 1  # mask of the seats asked
GAVE: Final = 2  # mask of those who have answered
ANSWERED: Final = 3  # 1 while the step that asked takes the answers
NUMBER: Final = 4  # questions asked so far
DEPTH: Final = 5
RANDOM: Final = 6  # two columns
ABOUT: Final = 8  # two columns: what the question is about
GIVEN: Final = 10  # an answer for each seat, then chance's
STACK: Final = 17
WIDTH: Final = 8  # frame, step, six locals
MOST_FRAMES: Final = 24
HEADER: Final = STACK + WIDTH * MOST_FRAMES

# to be added to WIDTH times the depth: where the running frame stands, its step, its locals
TOP: Final = STACK - WIDTH
STEP: Final = TOP + 1
LOCALS: Final = TOP + 2


@mypyc_attr(acyclic=True)
class Flow:
    """Runs the frames until a question is open. A game's table adds its columns, steps and options."""

    def __init__(
        self,
        m: vec[i64],
        committed: Committed | None,
        journal: Journal | None,
        asks_chance: bool,
        scratch: Listing,
    ) -> None:
        self.m: vec[i64] = m
        self.committed = committed
        self.journal = journal
        self.asks_chance = asks_chance
        self.scratch = scratch  # shared with clones: a table and its clones belong to one thread
        self.rootless = False  # its log does not begin at the set-up: nothing need be noted

    # -- what a game defines ------------------------------------------------------------------
    def step(self, frame: i64, pc: i64) -> i64:
        """Run one step of a frame; DONE past its last one."""
        raise NotImplementedError

    def list_options(self, seat: Seat, out: Listing) -> None:
        """Every legal answer of this seat, or of chance, to the open question."""
        raise NotImplementedError

    def note_chance(self, code: i64) -> None:
        """Chance has answered, and the log is kept: a table writes it down."""

    # -- asking and taking --------------------------------------------------------------------
    @property
    def asked_kind(self) -> i64:
        return self.m[KIND]

    @property
    def asked_about(self) -> i64:
        return self.m[ABOUT]

    @property
    def asked_also(self) -> i64:
        return self.m[ABOUT + 1]

    @property
    def answered(self) -> bool:
        return self.m[ANSWERED] != 0

    def ask(self, seat: Seat, kind: i64, about: i64 = 0, also: i64 = 0) -> Signal:
        """One question to one seat: so are most, and it is written out without a call of `ask_all`."""
        m = self.m
        m[KIND] = kind
        m[ASKED] = 1 << seat
        m[NUMBER] += 1
        m[ABOUT] = about
        m[ABOUT + 1] = also
        return WAIT

    def ask_all(self, seats: i64, kind: i64, about: i64 = 0, also: i64 = 0) -> Signal:
        """One question to several seats; their answers stay sealed until the last is in."""
        m = self.m
        m[KIND] = kind
        m[ASKED] = seats
        m[NUMBER] += 1
        m[ABOUT] = about
        m[ABOUT + 1] = also
        return WAIT

    def ask_chance(self, kind: i64, about: i64 = 0, also: i64 = 0) -> Signal:
        return self.ask_all(CHANCE_BIT, kind, about, also)

    def fall(self, kind: i64, about: i64 = 0, also: i64 = 0) -> i64:
        """Ask chance and take its answer at once, so that a step may go on without being run again; -1 if the
        answer is waited for. Of a question answered and taken only its number and matter are left."""
        if self.asks_chance:
            self.ask_all(CHANCE_BIT, kind, about, also)
            return -1
        m = self.m
        m[KIND] = kind
        m[NUMBER] += 1
        m[ABOUT] = about
        m[ABOUT + 1] = also
        code = self.outcome()
        if not self.rootless:
            self.note_chance(code)
        m[KIND] = 0
        return code

    def cast(self, n: i64, verb: i64, about: i64 = 0) -> i64:
        """As `fall`, for a die of n sides that are all alike, where no answer is waited for: its side is the
        answer's first field, and nothing need be listed."""
        m = self.m
        m[NUMBER] += 1
        m[ABOUT] = about
        m[ABOUT + 1] = 0
        if self.committed is None:
            side = below(m, RANDOM, n)
        else:
            side = self.draw(n)
        if not self.rootless:
            self.note_chance(pack(verb, side))
        return side

    def cast_together(self, dice: i64, values: vec[i64], verb: i64, about: i64 = 0) -> i64:
        """Several such dice, each with a side for each value: the sum of what they show."""
        total: i64 = 0
        n = i64(len(values))
        if self.committed is not None or not self.rootless:
            for die in range(dice):
                total += values[self.cast(n, verb, about)]
            return total
        m = self.m
        for die in range(dice):
            total += values[below(m, RANDOM, n)]
        if dice > 0:
            m[NUMBER] += dice
            m[ABOUT] = about
            m[ABOUT + 1] = 0
        return total

    def given(self, seat: Seat) -> i64:
        """The answer of a seat that was asked. A step that has taken all says so with `taken`."""
        return self.m[GIVEN + seat]

    def taken(self) -> None:
        """Close the question: its answers have been read."""
        m = self.m
        m[ANSWERED] = 0
        m[KIND] = 0
        m[ASKED] = 0
        m[GAVE] = 0
        for i in range(i64(MOST_SEATS + 1)):
            m[GIVEN + i] = 0

    def take(self, seat: Seat) -> i64:
        """The answer of the only seat asked."""
        m = self.m
        code = m[GIVEN + seat]
        m[ANSWERED] = 0
        m[KIND] = 0
        m[ASKED] = 0
        m[GAVE] = 0
        m[GIVEN + seat] = 0
        return code

    def take_chance(self) -> i64:
        return self.take(MOST_SEATS)

    # -- frames -------------------------------------------------------------------------------
    def push(self, frame: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Begin a frame on top; it ends before the one below goes on. `leave` has left its place empty."""
        m = self.m
        depth = m[DEPTH]
        if depth == MOST_FRAMES:
            raise OverflowError(f"more than {MOST_FRAMES} frames")
        at = STACK + depth * WIDTH
        m[DEPTH] = depth + 1
        m[at] = frame
        m[at + 2] = a
        m[at + 3] = b
        m[at + 4] = c
        m[at + 5] = d

    def become(self, frame: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Signal:
        """End the running frame and begin another in its place: for what comes last in a frame, so that
        a chain of such things does not pile up."""
        self.leave()
        self.push(frame, a, b, c, d)
        return STAY

    def local(self, i: i64) -> i64:
        """A value of the frame that is running."""
        m = self.m
        return m[LOCALS + m[DEPTH] * WIDTH + i]

    def pair(self) -> tuple[i64, i64]:
        """Its first two values."""
        m = self.m
        at = LOCALS + m[DEPTH] * WIDTH
        return m[at], m[at + 1]

    def set_local(self, i: i64, value: i64) -> None:
        m = self.m
        m[LOCALS + m[DEPTH] * WIDTH + i] = value

    def goto(self, pc: i64) -> Signal:
        """Go on with another step of the running frame."""
        self.m[STEP + self.m[DEPTH] * WIDTH] = pc
        return STAY

    def advance(self) -> None:
        """Leave the running step for the following one, which the caller runs itself: saves a turn of `run`
        where a step has nothing to ask."""
        m = self.m
        m[STEP + m[DEPTH] * WIDTH] += 1

    @property
    def over(self) -> bool:
        return self.m[DEPTH] == 0

    def run(self) -> None:
        """Run steps until a question is open or the last frame has ended."""
        m = self.m
        depth = m[DEPTH]
        while depth:
            at = TOP + depth * WIDTH
            signal = self.step(m[at], m[at + 1])
            if signal == WAIT:
                if m[ASKED] != CHANCE_BIT or self.asks_chance:
                    return
                self.roll()
            elif signal == DONE:
                self.leave()
            elif signal == NEXT:
                m[at + 1] += 1
            depth = m[DEPTH]

    def leave(self) -> None:
        """End the running frame. Nothing of it stays behind: equal tables have equal rows."""
        m = self.m
        depth = m[DEPTH] - 1
        m[DEPTH] = depth
        at = STACK + depth * WIDTH
        m[at] = 0
        m[at + 1] = 0
        m[at + 2] = 0
        m[at + 3] = 0
        m[at + 4] = 0
        m[at + 5] = 0
        m[at + 6] = 0
        m[at + 7] = 0

    # -- answers ------------------------------------------------------------------------------
    def give(self, seat: Seat, code: i64) -> None:
        """Seal an answer known to be legal; the last one in lets the rules go on."""
        m = self.m
        m[GIVEN + seat] = code
        gave = m[GAVE] | 1 << seat
        m[GAVE] = gave
        if gave == m[ASKED]:
            m[ANSWERED] = 1
            self.run()

    def give_chance(self, code: i64) -> None:
        if not self.rootless:
            self.note_chance(code)
        self.m[GIVEN + MOST_SEATS] = code
        self.m[ANSWERED] = 1

    def roll(self) -> None:
        """Chance answers."""
        self.give_chance(self.outcome())

    def outcome(self) -> i64:
        """What chance answers, by the weights of its options."""
        out = self.scratch
        out.clear()
        self.list_options(CHANCE, out)
        return out.outcome(self.draw(out.total))

    def draw(self, n: i64) -> i64:
        """A number below n from the table's own source."""
        if self.committed is not None:
            return self.committed.below(n)
        return below(self.m, RANDOM, n)

    def reseed(self, seed: i64) -> None:
        sow(self.m, RANDOM, seed)

    # -- events -------------------------------------------------------------------------------
    def confide(self, seat: Seat, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Everybody sees that it happened; only this seat sees its secret part."""
        if self.journal is not None:
            self.journal.write(event, 1 << seat, a, b, c, d)

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Everybody sees this."""
        if self.journal is not None:
            self.journal.write(event, -1, a, b, c, d)

    def whisper(self, knowers: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Everybody sees that it happened; only these seats (a mask) see its secret part."""
        if self.journal is not None:
            self.journal.write(event, knowers, a, b, c, d)
