"""A hall in one process that can be killed at any point of its writing, and all that a table is."""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal, NoReturn, TypeAlias

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from meadhall.server import play
from meadhall.server.fold import Fold
from meadhall.server.hall import CHANNEL, Hall
from meadhall.server.ledger import Ledger, Waiting
from meadhall.server.live import Live
from meadhall.server.migrations import upgrade
from meadhall.server.minds import Minds
from meadhall.server.notify import Notifier
from meadhall.server.schema import Chair, Person, Room
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack, Answer, Back, Consent, Spoken, Undo
from meadhall.sim.library import game

GAME, SEATS = "blood_rage", 3
PEOPLE = ("ann", "bo", "cy")
BEGIN = 1_700_000_000_000  # milliseconds
STEP, RESERVE = 60, 600  # seconds of the table's clock
SECRET = bytes(range(32))
PATIENCE = 30.0

Kind: TypeAlias = Literal["start", "answer", "change", "undo", "consent", "away", "back", "bot", "clock"]
Point: TypeAlias = Literal["line", "standing", "commit", "durable", "sometime", "acked"]


class Deed(msgspec.Struct, frozen=True):
    """What a seat does, and when."""

    kind: Kind
    seat: int
    at: int
    option: str = ""
    number: int = 0
    yes: bool = False
    client: str = ""


class Found(msgspec.Struct, frozen=True):
    """Everything there is to know about a table, as hashes."""

    standing: str
    saved: str = ""
    views: str = ""
    events: str = ""
    question: str = ""
    sealed: str = ""
    clocks: str = ""
    hands: str = ""  # who is away, undo, whose answers were heard
    lines: str = ""


def digest(part: object) -> str:
    return hashlib.sha256(msgspec.json.encode(part)).hexdigest()[:16]


def look(fold: Fold, standing: str) -> Found:
    t = fold.table
    eyes = (None, *range(SEATS))
    q = None if t.over else t.question
    asked = None if q is None else [q.number, q.kind, q.about, q.seats, q.sealed]
    options = [] if q is None else [q.options(seat).ids for seat in (*q.seats, *q.sealed)]
    return Found(
        standing,
        saved=hashlib.sha256(t.save()).hexdigest()[:16],
        views=digest([t.view(seat) for seat in eyes]),
        events=digest([t.events(seat) for seat in eyes]),
        question=digest([asked, options]),
        sealed=digest([] if q is None else [[seat, t.given(seat)] for seat in q.sealed]),
        clocks=digest([fold.used, fold.asked, [fold.due(seat) for seat in range(SEATS)]]),
        hands=digest([sorted(fold.away), fold.undo, sorted(fold.agreed), fold.undone, sorted(fold.clients)]),
        lines=digest(fold.lines),
    )


class Clock:
    """The time of day is what the deeds say."""

    def __init__(self) -> None:
        self.at = BEGIN

    def nanoseconds(self) -> int:
        return self.at * 1_000_000


# -- a hall that can be killed ----------------------------------------------------------------------------
def die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody lives after that")


class MortalLedger(Ledger):
    """Dies while it writes, or when all is durable and nobody has heard of it, if it is to."""

    point: Point = "acked"

    async def commit(self, batch: list[Waiting]) -> None:
        await super().commit(batch)
        if self.point == "durable":
            die()

    def arm(self, point: Point) -> None:
        self.point = point
        begins = {"line": "INSERT INTO line", "standing": "UPDATE room"}.get(point)

        def before_statement(connection: object, cursor: object, statement: str, *_: object) -> None:
            if begins is not None and statement.startswith(begins):
                die()

        def before_commit(connection: object) -> None:
            if point == "commit":
                die()

        event.listen(self.engine.sync_engine, "before_cursor_execute", before_statement)
        event.listen(self.engine.sync_engine, "commit", before_commit)


class Puppets(Minds):
    """Bots that answer what they are told to, and until then think."""

    def __init__(self) -> None:
        super().__init__(1)
        self.words: dict[int, asyncio.Future[str]] = {}

    def word(self, seat: int) -> asyncio.Future[str]:
        return self.words.setdefault(seat, asyncio.get_running_loop().create_future())

    async def choose(self, log_bytes: bytes, seat: int, level: str, seed: int, key: str = "") -> str:
        option = await asyncio.shield(self.word(seat))
        del self.words[seat]
        return option


class Bench:
    """A hall in this process, without sockets, and one table of it."""

    def __init__(self, hall: Hall, ledger: MortalLedger, puppets: Puppets, clock: Clock, live: Live) -> None:
        self.hall = hall
        self.ledger = ledger
        self.puppets = puppets
        self.clock = clock
        self.live = live

    async def found(self) -> Found:
        room, _, _ = await self.hall.registry.read(self.live.id)
        standing = digest([room.state, room.waiting, room.deadline, room.started, room.scores, room.winners])
        return Found(standing) if self.live.fold is None else look(self.live.fold, standing)

    async def do(self, deed: Deed) -> None:
        """Returns when it is acknowledged."""
        live, self.clock.at = self.live, deed.at
        if deed.kind == "start":
            await self.hall.start(live, PEOPLE[0])
        elif deed.kind == "away":
            await self.hall.leave(live, PEOPLE[deed.seat])
        elif deed.kind == "clock":
            late = [seat for seat in live.playing.asked if (live.playing.due(seat) or deed.at + 1) <= deed.at]
            live.driver.kick()
            await until(lambda: {deed.seat, *late} <= live.playing.away)
        elif deed.kind == "bot":
            await self.let_bot(deed)
        else:
            said = spoken(deed)
            assert await play.obeyed(self.hall, live, PEOPLE[deed.seat], said) == Ack(deed.client)

    async def let_bot(self, deed: Deed) -> None:
        """It begins to think anew, and is told what."""
        fold = self.live.playing
        self.live.driver.stop()
        await until(lambda: not self.live.driver.thinking)
        self.live.driver.kick()
        lines = fold.next
        self.puppets.word(deed.seat).set_result(deed.option)
        await until(lambda: fold.next > lines)


def spoken(deed: Deed) -> Spoken:
    if deed.kind == "undo":
        return Undo(deed.client, deed.seat)
    if deed.kind == "consent":
        return Consent(deed.client, deed.seat, deed.yes)
    if deed.kind == "back":
        return Back(deed.client, deed.seat)
    return Answer(deed.client, deed.seat, deed.number, deed.option)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def taken_up(engine: AsyncEngine, room: str, clock: Clock) -> AsyncIterator[Bench]:
    """The table as its ledger tells it."""
    settings = Settings(data=Path("."), database="", secret="s" * 43)
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    hall = Hall(engine, settings, Notifier(settings), channels)
    ledger, puppets = MortalLedger(engine), Puppets()
    hall.ledger, hall.minds = ledger, puppets
    async with channels:
        await ledger.open()
        yield Bench(hall, ledger, puppets, clock, await hall.live(room))
        for task in list(hall.tasks):
            task.cancel()
        await asyncio.gather(*hall.tasks, return_exceptions=True)
        await ledger.close()
    await engine.dispose()


async def prepare(engine: AsyncEngine, rooms: tuple[str, ...]) -> None:
    """Tables of one and the same seed, at which everybody sits."""
    await upgrade(engine)
    found = game(GAME)
    async with AsyncSession(engine) as session, session.begin():
        session.add_all(Person(id=name, kind="guest", name=name, created=0) for name in PEOPLE)
        await session.flush()
        session.add_all(
            Room(
                id=room,
                game=GAME,
                state="open",
                count=SEATS,
                options=found.setup(SEATS, 0, {}).options,
                language="en",
                public=True,
                invite="",
                pace="live",
                step=STEP,
                reserve=RESERVE,
                watch="off",
                away_level="random",
                host=PEOPLE[0],
                secret=SECRET,
                version=found.version,
                data=found.data_hash,
                created=BEGIN,
            )
            for room in rooms
        )
        await session.flush()
        session.add_all(
            Chair(room=room, seat=seat, kind="human", person=person, nonce=bytes([seat]) * 16)
            for room in rooms
            for seat, person in enumerate(PEOPLE)
        )
