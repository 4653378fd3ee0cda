"""How soon a bot answers tells nothing of its hand: with one option or with many, it goes the same way."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.ext.asyncio import AsyncSession

from meadhall.bots.levels import LEVELS
from meadhall.kernel.record import Log
from meadhall.server import driver, registry
from meadhall.server.database import open_engine
from meadhall.server.fold import Fold
from meadhall.server.hall import CHANNEL, Hall
from meadhall.server.live import Live
from meadhall.server.migrations import upgrade
from meadhall.server.minds import Minds
from meadhall.server.notify import Notifier
from meadhall.server.schema import Person
from meadhall.server.settings import Settings
from meadhall.server.wire import NewTable
from meadhall.sim.library import game
from tests.server.crash_table import until

pytestmark = pytest.mark.anyio
LEVEL = "champion"
SEED = 1  # of a game in which some have no choice
GLANCES = 20  # times that everything else may go on, before we look whether it has


class Quick(Minds):
    """Has its answer at once; remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: Counter[tuple[bool, bool]] = Counter()  # is it forced, is it sealed

    async def choose(self, log_bytes: bytes, seat: int, level: str, seed: int, key: str = "") -> str:
        log = msgspec.msgpack.decode(log_bytes, type=Log)
        q = game(log.game).replay(log).question
        options = q.options(seat).ids
        self.asked[len(options) == 1, len(q.seats) + len(q.sealed) > 1] += 1
        cards = [option for option in options if "card=" in option]  # who has none left has no choice
        return random.Random(len(log_bytes)).choice(cards or options)


class Rest:
    """The time a bot takes: as long as we like."""

    def __init__(self) -> None:
        self.seconds: set[float] = set()
        self.taken = 0
        self.waiting: list[asyncio.Future[None]] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.add(seconds)
        self.taken += 1
        self.waiting.append(asyncio.get_running_loop().create_future())
        await self.waiting[-1]


@asynccontextmanager
async def bots_only(folder: Path, minds: Minds, seats: int) -> AsyncIterator[Live]:
    """A game between bots that has just begun."""
    engine = open_engine(f"sqlite:///{folder / 'hall.sqlite'}")
    await upgrade(engine)
    async with AsyncSession(engine) as session, session.begin():
        session.add(Person(id="ann", kind="guest", name="Ann", created=0))
    settings = Settings(data=folder, database="", secret="s" * 43)
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    hall = Hall(engine, settings, Notifier(settings), channels)
    hall.minds = minds
    async with channels:
        await hall.ledger.open()
        yield await hall.new_table("ann", NewTable("blood_rage", seats, mine=[], bots=LEVEL, start=True))
        await hall.close()
    await engine.dispose()


async def test_every_answer_takes_the_same_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of bots. None of them speaks before it has rested, whatever it is asked."""
    minds, rest, chance = Quick(), Rest(), random.Random(70)
    monkeypatch.setattr(driver, "asyncio", SimpleNamespace(gather=asyncio.gather, sleep=rest.sleep))
    monkeypatch.setattr(registry, "nonce", lambda given: b"")
    dice = SimpleNamespace(token_bytes=lambda size: bytes([SEED]) * size, token_urlsafe=str, choice=min)
    monkeypatch.setattr(registry, "secrets", dice)
    async with bots_only(tmp_path, minds, 4) as live:
        fold = live.playing
        for lines in count(fold.next):
            await until(lambda: len(rest.waiting) == len(fold.asked))
            if live.room.state == "over":
                break
            for _ in range(GLANCES):
                await asyncio.sleep(0)
            assert fold.next == lines, "somebody did not wait"
            rest.waiting.pop(chance.randrange(len(rest.waiting))).set_result(None)
            await until(partial(is_at, fold, lines + 1))
    assert rest.taken == sum(minds.asked.values()) == len(fold.answers)
    assert rest.seconds == {LEVELS[LEVEL].budget}
    assert minds.asked[True, True] > 2 and minds.asked[False, True] > 50, minds.asked


def is_at(fold: Fold, lines: int) -> bool:
    return fold.next == lines


async def test_a_rested_bot_still_has_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = asyncio.Event()

    class Slow(Quick):
        async def choose(self, log_bytes: bytes, seat: int, level: str, seed: int, key: str = "") -> str:
            await thought.wait()
            return await super().choose(log_bytes, seat, level, seed, key)

    async def rested(seconds: float) -> None:
        assert seconds > 0

    monkeypatch.setattr(driver, "asyncio", SimpleNamespace(gather=asyncio.gather, sleep=rested))
    async with bots_only(tmp_path, Slow(), 2) as live:
        fold = live.playing
        for _ in range(GLANCES):
            await asyncio.sleep(0)
        assert fold.answers == []
        thought.set()
        await until(lambda: len(fold.answers) > 5)
