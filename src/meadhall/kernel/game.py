"""A game as the rest of the program knows it: seats, options, starting, loading, replaying."""

from __future__ import annotations

import functools
import hashlib
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from meadhall.kernel.ask import Setup
from meadhall.kernel.chance import Committed
from meadhall.kernel.errors import BadFile, BadOption
from meadhall.kernel.event import Journal
from meadhall.kernel.lexicon import Lexicon
from meadhall.kernel.record import Log, follow, read
from meadhall.kernel.table import Table

Deal: TypeAlias = Callable[[Setup, Journal | None, Committed | None, bool], Table]
Check: TypeAlias = Callable[[int, Mapping[str, bool]], None]


class Game:
    """One rulebook. `deal` lays out a table before its first step; `check` refuses impossible options."""

    def __init__(
        self,
        key: str,
        folder: Path,
        version: int,
        seats: tuple[int, ...],
        options: Mapping[str, bool],
        lexicon: Lexicon,
        deal: Deal,
        check: Check,
    ) -> None:
        self.key = key
        self.folder = folder
        self.version = version
        self.seats = seats
        self.options = dict(options)
        self.lexicon = lexicon
        self.deal = deal
        self.check = check

    def __repr__(self) -> str:
        return f"Game({self.key!r})"

    def setup(self, seats: int, seed: int, options: Mapping[str, bool]) -> Setup:
        for name, value in options.items():
            if name not in self.options:
                raise BadOption(name, f"{self.key} has the options {', '.join(self.options)}")
            if not isinstance(value, bool):
                raise BadOption(name, "on or off is True or False")
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption("seats", f"{self.key} is for {self.seats[0]} to {self.seats[-1]}, not {seats!r}")
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 62:
            raise BadOption("seed", "a whole number from 0, below 2**62")
        agreed = {**self.options, **options}
        self.check(seats, agreed)
        return Setup(self.key, self.version, self.data_hash, seats, agreed, seed, self.lexicon)

    def start(
        self, seats: int, seed: int = 0, *, chance: str = "table", events: bool = False, **options: bool
    ) -> Table:
        """A new table at its first question.

        Chance is answered by the table itself, from `seed`, unless chance="ask". Events are written
        only when asked for.
        """
        return self.open(seats, seed, options, chance=chance, events=events)

    def open(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, bool],
        *,
        chance: str = "table",
        events: bool = False,
        committed: Committed | None = None,
    ) -> Table:
        """As `start`, with the options in one mapping, and perhaps a committed source of chance."""
        if chance not in ("table", "ask"):
            raise BadOption("chance", '"table" or "ask"')
        journal = Journal() if events else None
        t = self.deal(self.setup(seats, seed, options), journal, committed, chance == "ask")
        t.run()
        return t

    def replay(
        self,
        log: Log,
        *,
        events: bool = False,
        committed: Committed | None = None,
        verify_from: int | None = None,
    ) -> Table:
        """The table a log leads to, bit for bit."""
        if log.game != self.key:
            raise BadFile("game", f"a log of {log.game!r}, not of {self.key!r}")
        if log.version != self.version:
            raise BadFile("version", f"rules version {log.version}; this program plays {self.version}")
        if log.data != self.data_hash:
            raise BadFile("data", f"played with component data {log.data}; here it is {self.data_hash}")
        try:
            setup = self.setup(log.seats, log.seed, log.options)
        except BadOption as e:
            raise BadFile(e.field, str(e)) from None
        t = self.deal(setup, Journal() if events else None, committed, log.asks_chance)
        return follow(t, log.answers, verify_from)

    def verify(self, log: Log, committed: Committed, copied: int = 0) -> Table:
        """The same, if every draw is the one the committed seed and the seats' nonces lead to. The first
        `copied` answers were taken over from another game: its seed answers for their draws."""
        if log.commitment != committed.commitment:
            raise BadFile("commitment", "another seed was committed to")
        if log.asks_chance:
            raise BadFile("chance", "its outcomes were given from outside")
        return self.replay(log, committed=committed, verify_from=copied)

    def load(self, data: bytes) -> Table:
        """A table put down with `save`. One that its own log does not lead to is refused."""
        saved = read(data)
        c = Committed(saved.committed_seed, saved.nonces) if saved.committed_seed else None
        t = self.replay(saved.log, events=saved.events, committed=c)
        if t.row != saved.row or (c is not None and c.counter != saved.counter):
            raise BadFile("row", "the log does not lead to this table")
        return t

    @functools.cached_property
    def data_hash(self) -> str:
        """Names the component data in use, corrections of an owner included."""
        return hashlib.sha256((self.folder / "data.toml").read_bytes()).hexdigest()[:16]

    @functools.cached_property
    def data(self) -> dict[str, object]:
        """Every component of the game, as data.toml has it."""
        return tomllib.loads((self.folder / "data.toml").read_text("utf-8"))
