"""How much better than usual an answer has been, wherever it was given: a hint where nothing else is known.

An answer may be on offer only when all goes well. So how games ended in which it was given is measured
against how those ended in which it was thought of: given then, or not.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.flow import MOST_SEATS, Seat

ROOM: Final = 4093  # a prime; answers that fall on the same place share it
UNKNOWN: Final = 2.0  # better than any: what was never tried comes first
EMPTY: Final[vec[float]] = vec[float]([0.0] * (ROOM * MOST_SEATS))


def place_of(kind: i64, code: i64) -> i64:
    """Where an answer to a kind of question has its place, whoever gives it."""
    return (code ^ kind << 33) % ROOM


@final
class Habits:
    def __init__(self, seats: i64) -> None:
        self.given: vec[float] = EMPTY[: ROOM * seats]
        self.given_worth: vec[float] = EMPTY[: ROOM * seats]
        self.thought_of: vec[float] = EMPTY[: ROOM * seats]
        self.thought_of_worth: vec[float] = EMPTY[: ROOM * seats]

    def place(self, seat: Seat, kind: i64, code: i64) -> i64:
        """Where an answer of a seat is remembered."""
        return seat * ROOM + place_of(kind, code)

    def better(self, place: i64) -> float:
        """By how much games ended better in which it was given."""
        if self.given[place] == 0.0:
            return UNKNOWN
        given = self.given_worth[place] / self.given[place]
        return given - self.thought_of_worth[place] / self.thought_of[place]

    def give(self, place: i64, worth: float) -> None:
        self.given[place] += 1.0
        self.given_worth[place] += worth

    def think_of(self, place: i64, worth: float) -> None:
        self.thought_of[place] += 1.0
        self.thought_of_worth[place] += worth
