"""A table as numbers, for one pair of eyes: what a net is shown.

A game says in a few lines what there is to see: tracks, counts, sets, places. It is drawn from a redacted
table, so what a seat cannot see is not in the picture. A world that is only imagined may be drawn with all
cards open: there is nothing real to be seen in it. Seats stand in the order of the table, the viewer first.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import ABOUT, ASKED, KIND, MOST_SEATS, Seat
from meadhall.kernel.rows import ints
from meadhall.kernel.table import Table

# a line: what is drawn, the column, how many columns or how large, and how many columns a seat has of them
Line: TypeAlias = tuple[int, int, int, int]

NUMBER: Final = 0
COUNT: Final = 1  # of a set
BITS: Final = 2
CHOICE: Final = 3
SEAT: Final = 4  # a seat's number + the line's size; the viewer's own comes first
SEATS: Final = 5  # a set of seats
PACKED: Final = 6  # small numbers in one column, the bits of each in the upper half of the size
TALLY: Final = 7  # how often each thing stands in some columns, whose number is in the upper half of the size

LOWER: Final = 0xFFFF
HALF: Final = 16  # bits of a size; where it has two halves, the lower is how much is drawn

ONCE: Final = 0  # no column of a seat
KINDS: Final = 64  # of questions
THINGS: Final = 24  # that a question may be about, told apart


def numbers(at: int, n: int = 1) -> Line:
    return (NUMBER, at, n, ONCE)


def choice(at: int, n: int) -> Line:
    """One of n, from 0."""
    return (CHOICE, at, n, ONCE)


def choices(at: int, columns: int, n: int) -> list[Line]:
    return [choice(at + i, n) for i in range(columns)]


def bits(at: int, n: int) -> Line:
    return (BITS, at, n, ONCE)


def seat_at(at: int, first: int = 0) -> Line:
    """Whose it is; `first` is what stands there for seat 0."""
    return (SEAT, at, first, ONCE)


def seats_in_set(at: int) -> Line:
    return (SEATS, at, 0, ONCE)


def numbers_each(at: int, n: int = 1, apart: int = 0) -> Line:
    """The same of every seat, whose columns are so far apart."""
    return (NUMBER, at, n, apart or n)


def bits_each(at: int, n: int, apart: int = 1) -> Line:
    return (BITS, at, n, apart)


def choice_each(at: int, n: int, apart: int = 1) -> Line:
    return (CHOICE, at, n, apart)


def count_each(at: int, n: int = 1, apart: int = 0) -> Line:
    """How many are in each of n sets of a seat."""
    return (COUNT, at, n, apart or n)


def packed(at: int, n: int, width: int) -> Line:
    """n numbers of so many bits, the lowest first."""
    return (PACKED, at, width << HALF | n, ONCE)


def packed_each(at: int, n: int, width: int, apart: int = 1) -> Line:
    return (PACKED, at, width << HALF | n, apart)


def tally_each(at: int, columns: int, n: int) -> Line:
    """Of n things, how many of each stand in the columns of a seat: the low byte is the thing + 1."""
    return (TALLY, at, columns << HALF | n, columns)


QUESTION: Final[list[Line]] = [  # comes first: see `foretell`
    choice(KIND, KINDS),
    choice(ABOUT, THINGS),
    choice(ABOUT + 1, THINGS),
    seats_in_set(ASKED),
]


class Portrait:
    """First what is about no seat; then every seat in turn, all in one way."""

    def __init__(self, seats: int, lines: list[Line], more: int = 0) -> None:
        """`seats` is what the game's columns have room for, `more` how many numbers `draw_more` has."""
        whole = [*QUESTION, *lines]
        once = [line for line in whole if not is_of_each(line)]
        each = [line for line in whole if is_of_each(line)]
        self.once: vec[i64] = ints([part for line in once for part in line])
        self.each: vec[i64] = ints([part for line in each for part in line])
        self.shared: int = MOST_SEATS + sum([breadth(line) for line in once])
        self.more: i64 = more
        self.block: int = sum([breadth(line) for line in each]) + more
        self.width: int = self.width_for(seats)  # of the widest

    def width_for(self, seats: int) -> int:
        """How many numbers a table of so many seats is drawn with."""
        return self.shared + seats * self.block

    def drawn(self, t: Table, viewer: Seat) -> vec[float]:
        """What a seat sees, in a row of its own. For those outside: what mypyc 2.4.1 compiles never lets go
        of a vec that it is handed by what it does not."""
        out = vec[float]([0.0] * self.width_for(t.seats))
        self.draw(t, viewer, out, 0)
        return out

    def drawn_open(self, t: Table, viewer: Seat) -> vec[float]:
        """All that a table has, in such a row."""
        out = vec[float]([0.0] * self.width_for(t.seats))
        self.draw_open(t, viewer, out, 0)
        return out

    def foretold(self, t: Table, viewer: Seat, kind: i64) -> vec[float]:
        """The same, if nothing were asked yet but a kind of question to come were known."""
        out = self.drawn(t, viewer)
        self.foretell(out, 0, t.count, kind)
        return out

    def wipe(self, t: Table, out: vec[float], at: i64) -> None:
        """Whatever was drawn there before."""
        for i in range(at, at + self.width_for(t.seats)):
            out[i] = 0.0

    def draw(self, t: Table, viewer: Seat, out: vec[float], at: i64) -> None:
        """What a seat sees, into numbers from `at` on that are all 0."""
        self.draw_open(t.redact(viewer), viewer, out, at)

    def draw_open(self, shown: Table, viewer: Seat, out: vec[float], at: i64) -> None:
        """All that a table has, hidden or not, as seen from a seat."""
        m = shown.m
        out[at + shown.count - 1] = 1.0
        at += MOST_SEATS
        once = self.once
        for i in range(i64(0), i64(len(once)), 4):
            at = line(once[i], m, once[i + 1], once[i + 2], out, at)
        each = self.each
        for after in range(shown.count):
            seat = (viewer + after) % shown.count
            for i in range(i64(0), i64(len(each)), 4):
                op = each[i]
                first = each[i + 1]
                if op == SEATS:
                    out[at] = float(m[first] >> seat & 1)
                    at += 1
                elif op == SEAT:
                    out[at] = 1.0 if m[first] == seat + each[i + 2] else 0.0
                    at += 1
                else:
                    at = line(op, m, first + seat * each[i + 3], each[i + 2], out, at)
            if self.more:
                self.draw_more(shown, seat, out, at)
                at += self.more

    def draw_more(self, shown: Table, seat: Seat, out: vec[float], at: i64) -> None:
        """What can be seen of a seat, but stands in no column."""

    def foretell(self, out: vec[float], at: i64, seats: i64, kind: i64) -> None:
        """Change a picture: nobody is asked anything, but the viewer will be something of this kind."""
        question = at + MOST_SEATS
        for i in range(question, question + KINDS + 2 * THINGS):
            out[i] = 0.0
        out[question + kind] = 1.0
        for seat in range(seats):
            out[at + self.shared + seat * self.block] = 0.0


def line(op: i64, m: vec[i64], first: i64, n: i64, out: vec[float], at: i64) -> i64:
    """Draw one; returns where the next begins."""
    value = m[first]
    if op == NUMBER:
        for i in range(n):
            out[at + i] = float(m[first + i])
    elif op == COUNT:
        for i in range(n):
            out[at + i] = float(count_bits(m[first + i]))
    elif op == BITS:
        for i in range(n):
            out[at + i] = float(value >> i & 1)
    elif op == CHOICE:
        if 0 <= value < n:
            out[at + value] = 1.0
    elif op == PACKED:
        width = n >> HALF
        n &= LOWER
        for i in range(n):
            out[at + i] = float(value >> i * width & bit(width) - 1)
    else:  # a tally
        for i in range(n >> HALF):
            thing = m[first + i] & 255
            if thing:
                out[at + thing - 1] += 1.0
        n &= LOWER
    return at + n


def is_of_each(line: Line) -> bool:
    """Whether it tells something of every seat."""
    return line[0] == SEAT or line[0] == SEATS or line[3] > 0


def breadth(line: Line) -> int:
    """How many numbers it is, of one seat where it is of each."""
    return 1 if line[0] == SEAT or line[0] == SEATS else line[2] & LOWER
