"""What the parts of the hall's benchmark tell each other."""

from __future__ import annotations

import msgspec

GUEST_LIST = "guests.json"
HELD = 500  # tables at the level that has a bar


class Guests(msgspec.Struct, frozen=True):
    """A table in mid-game and the cookies of those who sit at it, seat by seat."""

    table: str
    cookies: list[str]


class Spread(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds."""

    p50: float
    p99: float
    most: float


class Load(msgspec.Struct, frozen=True):
    """What one level of load came to."""

    tables: int
    seconds: float
    answers: int
    refused: int
    over: int  # tables whose game has ended
    answerer: Spread  # until the ack and the state it led to
    other: Spread  # until the state at the other seat
    hall_cpu: float  # share of a core
    crowd_cpu: float
    waited: float  # share of the time in which others had the hall's core
    resident: int  # bytes of the hall's process

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    @property
    def p99(self) -> float:
        return max(self.answerer.p99, self.other.p99)

    @property
    def cost_us(self) -> float:
        """Processor time of the hall for one answer."""
        return self.hall_cpu * self.seconds / self.answers * 1e6


class Visit(msgspec.Struct, frozen=True):
    """All that the crowd found out."""

    resident: int  # of the hall before anybody came
    levels: list[Load]
    flat_out: Load  # everybody answers as soon as they are asked


class Parts(msgspec.Struct, frozen=True):
    """Processor time in microseconds for one answer at a table of two, part by part."""

    decode: float
    rules: float
    commit: float  # together with as many others as under load
    together: int  # answers in that commit
    keep: float  # the rest of what is done before anybody hears of it
    view: float  # views, events and the table's row for both seats
    encode: float

    @property
    def sum(self) -> float:
        return self.decode + self.rules + self.commit + self.keep + self.view + self.encode


class Start(msgspec.Struct, frozen=True):
    """Seconds from the command to a hall that says it is well."""

    empty: float  # with a new database
    full: float  # with all tables of the benchmark in it


class Evening(msgspec.Struct, frozen=True):
    """The whole benchmark of the hall."""

    start: Start
    visit: Visit
    parts: Parts
    own_core: bool  # whether the crowd had another core than the hall
    compiled: bool

    @property
    def held(self) -> Load:
        """The level that has a bar, or the highest."""
        return next((load for load in self.visit.levels if load.tables == HELD), self.visit.levels[-1])

    @property
    def bytes_a_table(self) -> float:
        """With the sockets of its people."""
        last = self.visit.levels[-1]
        return (last.resident - self.visit.resident) / last.tables
