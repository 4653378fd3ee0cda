"""What an answer has been worth on average, wherever it was given: a hint where nothing better is known."""

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
        self.times: vec[float] = EMPTY[: ROOM * seats]
        self.total: vec[float] = EMPTY[: ROOM * seats]

    def place(self, seat: Seat, kind: i64, code: i64) -> i64:
        """Where an answer of a seat is remembered."""
        return seat * ROOM + place_of(kind, code)

    def worth(self, place: i64) -> float:
        n = self.times[place]
        if n == 0.0:
            return UNKNOWN
        return self.total[place] / n

    def add(self, place: i64, worth: float) -> None:
        self.times[place] += 1.0
        self.total[place] += worth
