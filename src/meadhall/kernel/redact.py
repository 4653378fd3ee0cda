"""Leaving out what a viewer cannot see: only columns on a list are copied, all others stay empty."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.flow import ABOUT, DEPTH, GIVEN, HEADER, KIND, STACK, Seat
from meadhall.kernel.rows import ints

OPEN_HEADER: Final = ((KIND, DEPTH + 1), (ABOUT, ABOUT + 2), (STACK, HEADER))


@final
class Whitelist:
    """The columns everybody sees, as (first, end), and those each seat sees of its own, as
    (first of seat 0, columns a seat)."""

    def __init__(self, width: int, everybody: list[tuple[int, int]], own: list[tuple[int, int]]) -> None:
        self.open: vec[i64] = ints([at for span in (*OPEN_HEADER, *everybody) for at in span])
        self.own: vec[i64] = ints([at for span in ((GIVEN, 1), *own) for at in span])
        self.blank: vec[i64] = ints([0] * width)

    def redacted(self, m: vec[i64], seat: Seat) -> vec[i64]:
        """The row as a seat sees it, or a spectator (-1)."""
        seen = self.blank[:]
        for i in range(i64(0), i64(len(self.open)), 2):
            for at in range(self.open[i], self.open[i + 1]):
                seen[at] = m[at]
        if seat >= 0:
            for i in range(i64(0), i64(len(self.own)), 2):
                width = self.own[i + 1]
                first = self.own[i] + seat * width
                for at in range(first, first + width):
                    seen[at] = m[at]
        return seen
