"""Counting many games: what a game says is worth counting, tallies that add up, and honest intervals.

A game's `counts.py` says what its seats are compared by (`Counts`); without one, only what every game has is
counted.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

import msgspec

from meadhall.kernel.table import Table

NORMAL = 1.959963984540054  # standard deviations that hold 95 %
Worth: TypeAlias = Callable[[Table, int], float]
Box: TypeAlias = tuple[str, int, tuple[str, ...]]  # a name, seats, and the options switched on


@runtime_checkable
class Counts(Protocol):
    """What is counted in a game. A module fits."""

    BY_LOT: frozenset[str]
    """Questions that are answered by lot, so that everything chosen there is seen equally often."""
    TURN: str
    """The event that begins a turn; "" where none does."""
    OFFERED: Mapping[str, tuple[str, ...]]
    """By a field of events: those that tell of something a seat could have used."""
    USED: Mapping[str, tuple[str, ...]]
    """And those that tell of its use."""
    SUITES: Mapping[str, Sequence[Box]]
    """Tables that are measured side by side."""

    def traits(self, t: Table, seat: int) -> Mapping[str, str]:
        """What a seat had from the start, by kind: it wins or loses with it."""

    def gains(self, t: Table, seat: int) -> Mapping[str, Mapping[str, int]]:
        """What a seat has made of each thing of a kind, at the end."""

    @property
    def worth(self) -> Worth | None:
        """How well a seat stands in the middle of a game, for bots that look only some answers ahead; None
        where scores say it."""


class Plain:
    """What every game has: seats."""

    BY_LOT: frozenset[str] = frozenset()
    TURN = ""
    OFFERED: Mapping[str, tuple[str, ...]] = {}
    USED: Mapping[str, tuple[str, ...]] = {}
    SUITES: Mapping[str, Sequence[Box]] = {}

    def traits(self, t: Table, seat: int) -> Mapping[str, str]:
        return {}

    def gains(self, t: Table, seat: int) -> Mapping[str, Mapping[str, int]]:
        return {}

    @property
    def worth(self) -> Worth | None:
        return None


def counts_of(key: str) -> Counts:
    name = f"meadhall.games.{key}.counts"
    found = Plain() if importlib.util.find_spec(name) is None else importlib.import_module(name)
    assert isinstance(found, Counts)
    return found


# -- numbers that add up ------------------------------------------------------------------------------
class Rate(msgspec.Struct):
    """So many of so many; a victory shared by two is half a one."""

    of: int = 0
    hits: float = 0.0

    def count(self, hit: float) -> None:
        self.of += 1
        self.hits += hit

    def add(self, other: Rate) -> None:
        self.of += other.of
        self.hits += other.hits

    @property
    def share(self) -> float:
        """At most 1: something may be used that nobody was seen to come by."""
        return min(1.0, self.hits / self.of) if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, 95 %: it holds for few games and near 0 and 1 too."""
        if self.of == 0:
            return 0.0, 1.0
        n, p, z = self.of, self.share, NORMAL
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


class Mean(msgspec.Struct):
    """A number in each game or of each seat."""

    of: int = 0
    total: float = 0.0
    squares: float = 0.0

    def count(self, value: float) -> None:
        self.of += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Mean) -> None:
        self.of += other.of
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.of if self.of else 0.0

    @property
    def spread(self) -> float:
        if self.of < 2:
            return 0.0
        return math.sqrt(max(0.0, (self.squares - self.total * self.mean) / (self.of - 1)))

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of the mean."""
        half = NORMAL * self.spread / math.sqrt(self.of) if self.of else 0.0
        return self.mean - half, self.mean + half


class Use(msgspec.Struct):
    """Of the times something was to be had, how often it was used; and how seats fared that had it, or used
    it."""

    used: Rate = msgspec.field(default_factory=Rate)
    had: Rate = msgspec.field(default_factory=Rate)
    won: Rate = msgspec.field(default_factory=Rate)

    def add(self, other: Use) -> None:
        self.used.add(other.used)
        self.had.add(other.had)
        self.won.add(other.won)


class Tally(msgspec.Struct):
    """Many games at one kind of table."""

    games: int = 0
    together: int = 0  # games in which all win or lose together
    won: Rate = msgspec.field(default_factory=Rate)  # games that somebody has won
    turns: Mean = msgspec.field(default_factory=Mean)
    scores: Mean = msgspec.field(default_factory=Mean)
    seats: dict[str, Rate] = {}
    traits: dict[str, dict[str, Rate]] = {}
    gains: dict[str, dict[str, Mean]] = {}
    uses: dict[str, dict[str, Use]] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.together += other.together
        self.won.add(other.won)
        self.turns.add(other.turns)
        self.scores.add(other.scores)
        for seat, rate in other.seats.items():
            self.seats.setdefault(seat, Rate()).add(rate)
        for kind, rates in other.traits.items():
            for id, rate in rates.items():
                self.traits.setdefault(kind, {}).setdefault(id, Rate()).add(rate)
        for kind, means in other.gains.items():
            for id, mean in means.items():
                self.gains.setdefault(kind, {}).setdefault(id, Mean()).add(mean)
        for kind, uses in other.uses.items():
            for id, use in uses.items():
                self.uses.setdefault(kind, {}).setdefault(id, Use()).add(use)

    # -- one game more ----------------------------------------------------------------------------
    def count(self, counts: Counts, t: Table) -> None:
        """A game that is over, with its events."""
        self.games += 1
        self.together += is_together(t)
        self.won.count(1.0 if t.winners else 0.0)
        shares = [share_of(t, seat) for seat in range(t.seats)]
        for seat, share in enumerate(shares):
            self.scores.count(t.scores[seat])
            self.seats.setdefault(str(seat), Rate()).count(share)
            for kind, id in counts.traits(t, seat).items():
                self.traits.setdefault(kind, {}).setdefault(id, Rate()).count(share)
            for kind, made in counts.gains(t, seat).items():
                for id, amount in made.items():
                    self.gains.setdefault(kind, {}).setdefault(id, Mean()).count(amount)
        self.count_events(counts, t, shares)

    def count_events(self, counts: Counts, t: Table, shares: Sequence[float]) -> None:
        told = t.all_events()
        if counts.TURN:
            self.turns.count(sum(event["event"] == counts.TURN for event in told))
        for kind in counts.USED:
            here = self.uses.setdefault(kind, {})
            users: set[tuple[str, int]] = set()
            holders: set[tuple[str, int]] = set()
            for event in told:
                used = event["event"] in counts.USED[kind]
                if used or event["event"] in counts.OFFERED[kind]:
                    id, seat = str(event[kind]), int(str(event["seat"]))
                    use = here.setdefault(id, Use())
                    use.used.of += not used
                    use.used.hits += used
                    seen, rate = (users, use.won) if used else (holders, use.had)
                    if (id, seat) not in seen:
                        seen.add((id, seat))
                        rate.count(shares[seat])


def share_of(t: Table, seat: int) -> float:
    """A seat's part of the victory. Who plays together against the game itself wins it whole."""
    if seat not in t.winners:
        return 0.0
    return 1.0 if is_together(t) else 1 / len(t.winners)


def is_together(t: Table) -> bool:
    return int(t.allies(0)) == (1 << t.seats) - 1
