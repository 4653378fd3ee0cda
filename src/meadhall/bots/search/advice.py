"""What a net knows of answers, and which ones it leans to from where a search stands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.search.habits import EMPTY, ROOM
from meadhall.kernel.flow import Seat
from meadhall.kernel.rows import ints

LEAN: Final = 1.5  # times as much as habit, which knows less about each


@final
class Advice:
    """`words` has a row of numbers for every place that answers have. With what a net made of a question,
    number by number, they tell how much better an answer is than others."""

    def __init__(self, words: list[float], size: int, errors: list[float]) -> None:
        """`errors` is how far off it is, more or less, by kind of question; 0 where it knows nothing."""
        self.words: vec[float] = vec[float](words)
        self.size: i64 = size
        self.errors: vec[float] = vec[float](errors)
        self.kinds: vec[i64] = ints([kind for kind, error in enumerate(errors) if error])  # it knows about
        self.rank: vec[i64] = ints([0] * len(errors))  # by kind, among these
        for i in range(i64(len(self.kinds))):
            self.rank[self.kinds[i]] = i

    def error(self, kind: i64) -> float:
        return self.errors[kind] if kind < len(self.errors) else 0.0

    def told(self, place: i64, minds: vec[float], row: i64) -> float:
        """How good the answer of a place is, against others, where this row was made of the question."""
        words = self.words
        size = self.size
        first = place * size
        x = 0.0
        for i in range(size):
            x += words[first + i] * minds[row * size + i]
        return x


@final
class Leaning:
    """Habit tells how answers have paid in the games of one search, a net how they compare at such a table.
    What it makes of the table as it stands is a hint for a good while to come, and costs nothing more."""

    def __init__(self, advice: Advice, seats: int) -> None:
        self.advice = advice
        self.seats: i64 = seats
        self.worlds: float = 0.0
        # the mean of what a net made of so many worlds: [seat, kind it knows about, number]
        self.minds: vec[float] = vec[float]([0.0] * (seats * len(advice.kinds) * int(advice.size)))
        self.leans: vec[float] = EMPTY[: ROOM * seats]  # by place of habit, once somebody wanted to know

    def hear(self, minds: list[float]) -> None:
        """What a net makes of one world more. In each the others hold something else."""
        self.worlds += 1.0
        for i in range(len(minds)):
            self.minds[i] += (minds[i] - self.minds[i]) / self.worlds
        self.leans = EMPTY[: ROOM * self.seats]

    def to(self, seat: Seat, kind: i64, place: i64) -> float:
        """How much it leans to the answer with this place among the seat's habits."""
        advice = self.advice
        if advice.error(kind) == 0.0:
            return 0.0
        if self.leans[place] == 0.0:
            row = seat * len(advice.kinds) + advice.rank[kind]
            self.leans[place] = LEAN * advice.told(place - seat * ROOM, self.minds, row)
        return self.leans[place]
