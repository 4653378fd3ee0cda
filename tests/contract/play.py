"""Every game at every size, found by discovery, and random play through the public face."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import random
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
import pytest

import meadhall
from meadhall.kernel.chance import Committed
from meadhall.kernel.game import Game
from meadhall.kernel.table import Table

CHANCE = -1
MOST_ANSWERS = 5000  # no game is longer


@dataclass(frozen=True)
class Case:
    """A game, its seats, and the options that are not at their defaults."""

    key: str
    seats: int
    changed: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}-{'+'.join(self.changed) or 'plain'}"

    @property
    def game(self) -> Game:
        return meadhall.game(self.key)

    @property
    def options(self) -> dict[str, bool]:
        return {name: not self.game.options[name] for name in self.changed}

    @property
    def is_possible(self) -> bool:
        try:
            self.game.setup(self.seats, 0, self.options)
        except meadhall.BadOption:
            return False
        return True

    def seed(self, salt: int = 0) -> int:
        return zlib.crc32(f"{self} {salt}".encode())

    def random(self, salt: int = 0) -> random.Random:
        return random.Random(self.seed(salt))

    def start(
        self,
        salt: int = 0,
        *,
        chance: str = "table",
        events: bool = True,
        committed: Committed | None = None,
    ) -> Table:
        return self.game.open(
            self.seats, self.seed(salt), self.options, chance=chance, events=events, committed=committed
        )


def cases() -> list[Case]:
    """Plain and with everything at every size; each option alone and each pair of neighbours somewhere; and
    mixtures of a game's own."""
    found: list[Case] = []
    for key in meadhall.games():
        game = meadhall.game(key)
        names = tuple(game.options)
        for seats in game.seats:
            found += [Case(key, seats), Case(key, seats, names)]
        for i, name in enumerate(names):
            for changed in ((name,), tuple(sorted({name, names[i - 1]}))):
                fitting = [c for c in [Case(key, s, changed) for s in game.seats] if c.is_possible]
                found += fitting[i % len(fitting) :][:1] if fitting else []
        found += mixtures(key)
    return [case for case in dict.fromkeys(found) if case.is_possible]


def mixtures(key: str) -> list[Case]:
    """mixtures.py of a game whose options exclude each other: those worth playing everywhere."""
    name = f"tests.games.{key}.mixtures"
    if importlib.util.find_spec(name) is None:
        return []
    return [Case(key, seats, changed) for seats, changed in importlib.import_module(name).MIXTURES]


def is_compiled(module: str = "meadhall.kernel.flow") -> bool:
    file = importlib.import_module(module).__file__
    assert file is not None
    return not file.endswith(".py")


compiled_only = pytest.mark.skipif(not is_compiled(), reason="whole games of search take minutes uncompiled")
ALL = cases()
PLAIN = [case for case in ALL if not case.changed]
LARGEST = [max((c for c in ALL if c.key == key), key=lambda c: len(c.changed)) for key in meadhall.games()]
# Golden games and traces are kept of all. Of the rest each size is tried plain, each game with most of its
# options, and every other mixture between; uncompiled, which takes many times as long, small tables and the
# largest. That both trees play alike is proved on all, row by row (tests/test_trees.py), and `make fuzz`
# plays any mixture.
BETWEEN = [case for case in ALL if case not in (*PLAIN, *LARGEST)]
SMALL = [case for case in PLAIN if case.seats <= 2]
CASES = [*PLAIN, *LARGEST, *BETWEEN[::2]] if is_compiled() else [*SMALL, *LARGEST]
SMALLEST = [next(case for case in CASES if case.key == key) for key in meadhall.games()]
# for what takes long at every step: uncompiled, a game of six with everything takes a minute
EXTREMES = [*SMALLEST, *(LARGEST if is_compiled() else ())]
# alone one is always asked, and by oneself
SHARED = [next(c for c in CASES if c.key == key and c.seats > 1) for key in meadhall.games()]


def step(t: Table, rng: random.Random) -> tuple[int, str]:
    """One random answer, chance's by its weights."""
    q = t.question
    seat = rng.choice(q.seats)
    if seat == CHANCE:
        outcomes = t.chances()
        option = rng.choices([o.id for o, _ in outcomes], [weight for _, weight in outcomes])[0]
    else:
        option = rng.choice(q.options(seat).ids)
    t.answer(seat, option)
    return seat, option


def walk(t: Table, rng: random.Random) -> Iterator[int]:
    """Stop before every answer on the way to the end."""
    for n in range(MOST_ANSWERS):
        if t.over:
            return
        yield n
        step(t, rng)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def play_out(t: Table, rng: random.Random) -> Table:
    for _ in walk(t, rng):
        pass
    return t


def viewers(t: Table) -> list[int | None]:
    return [None, *range(t.seats)]


def view_text(t: Table, seat: int | None) -> str:
    return msgspec.json.encode(t.view(seat)).decode()


def view_texts(t: Table) -> list[str]:
    return [view_text(t, seat) for seat in viewers(t)]


def all_of(t: Table) -> dict[str, str]:
    """Everything there is to compare about a table, as short hashes."""
    events = [] if t.journal is None else [(e.kind, e.knowers, e.values) for e in t.journal.events]
    parts = {"row": t.row, "log": t.log, "events": events, "views": view_texts(t)}
    return {name: hashlib.sha256(repr(part).encode()).hexdigest()[:16] for name, part in parts.items()}


# -- what only a game knows about itself, in tests/games/<game>/ ----------------------------------------
def conservation(key: str) -> Callable[[Table], None]:
    """conservation.py: fails if a thing of the game is lost, doubled or miscounted."""
    check: Callable[[Table], None] = importlib.import_module(f"tests.games.{key}.conservation").check
    return check


@dataclass(frozen=True)
class Secrets:
    """secrets.py: which words can be secret, and who may know them."""

    words: frozenset[str]
    """All ids that can be hidden."""
    sees: Callable[[Table, int], set[str]]
    """Those a seat, or a spectator (-1), can see right now by the rules."""
    open_verbs: frozenset[str]
    """Answers that show everybody the words in them."""
    hidden: Callable[[Table, int], Counter[tuple[str, str]]]
    """What a seat cannot see: places and the words there."""


def secrets(key: str) -> Secrets:
    module = importlib.import_module(f"tests.games.{key}.secrets")
    return Secrets(module.WORDS, module.sees, module.OPEN_VERBS, module.hidden)
