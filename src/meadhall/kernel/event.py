"""Events: what happened, who may see which part of it, and what each viewer learnt."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final = -1


@final
class Event:
    """One line of the ledger, as ints; a lexicon makes words of it."""

    def __init__(self, kind: int, knowers: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.knowers = knowers  # mask of the seats that see the secret part; EVERYBODY if none is secret
        self.values = values


@final
class Journal:
    """The ledger of one table. Simulation has none."""

    def __init__(self, events: list[Event] | None = None) -> None:
        self.events: list[Event] = [] if events is None else events

    def copy(self) -> Journal:
        return Journal(self.events[:])

    def write(self, kind: i64, knowers: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.events.append(Event(kind, knowers, (a, b, c, d)))
