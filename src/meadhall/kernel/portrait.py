"""A table as numbers, for one pair of eyes: what a net is shown.

A game says in a few lines what there is to see: tracks, counts, sets, places. It is drawn from a redacted
table, so what a seat cannot see is not in the picture. Seats stand in the order of the table, the viewer
first.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.bits import bit, count_bits
from meadhall.kernel.flow import ABOUT, ASKED, KIND, MOST_SEATS, Seat
from meadhall.kernel.rows import ints
from meadhall.kernel.table import Table

# a line: what is drawn, the column, how many columns or how large, and how many columns a seat has of them
# (negative: only the viewer's own are drawn)
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


def bits_own(at: int, n: int, apart: int = 1) -> Line:
    """Of the viewer alone: what others hold nobody else sees."""
    return (BITS, at, n, -apart)


QUESTION: Final[list[Line]] = [
    choice(KIND, KINDS),
    choice(ABOUT, THINGS),
    choice(ABOUT + 1, THINGS),
    seats_in_set(ASKED),
]


@final
class Portrait:
    def __init__(self, seats: int, lines: list[Line]) -> None:
        """`seats` is what the game's columns have room for."""
        self.seats: i64 = seats
        whole = [*QUESTION, *lines]
        self.lines: vec[i64] = ints([part for line in whole for part in line])
        self.width: int = MOST_SEATS + sum([breadth(line, seats) for line in whole])

    def draw(self, t: Table, seat: Seat, out: vec[float], at: i64) -> None:
        """What a seat sees, into `width` numbers from `at` on."""
        m = t.redact(seat).m
        out[at + t.count - 1] = 1.0
        at += MOST_SEATS
        for i in range(i64(0), i64(len(self.lines)), 4):
            op = self.lines[i]
            first = self.lines[i + 1]
            n = self.lines[i + 2]
            apart = self.lines[i + 3]
            if apart == ONCE:
                at = self.line(op, m, first, n, t.count, seat, out, at)
            elif apart < 0:
                at = self.line(op, m, first - seat * apart, n, t.count, seat, out, at)
            else:
                for other in range(self.seats):
                    if other < t.count:
                        place = first + (seat + other) % t.count * apart
                        at = self.line(op, m, place, n, t.count, seat, out, at)
                    else:
                        at += n & LOWER

    def line(
        self, op: i64, m: vec[i64], first: i64, n: i64, count: i64, viewer: Seat, out: vec[float], at: i64
    ) -> i64:
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
        elif op == TALLY:
            for i in range(n >> HALF):
                thing = m[first + i] & 255
                if thing:
                    out[at + thing - 1] += 1.0
            n &= LOWER
        else:
            for i in range(count):
                seat = (viewer + i) % count
                if op == SEATS:
                    out[at + i] = float(value >> seat & 1)
                elif value == seat + n:
                    out[at + i] = 1.0
            return at + self.seats
        return at + n


def breadth(line: Line, seats: int) -> int:
    op, _, n, apart = line
    if op == SEAT or op == SEATS:
        return seats
    n &= LOWER
    return n * seats if apart > 0 else n
