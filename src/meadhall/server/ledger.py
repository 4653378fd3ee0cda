"""A table's ledger: lines that are added and never changed, durable before anybody is told.

A line's number is unique at its table, in the database too: of two writers one is `Outrun`, and reads on.
Lines that wait at the same moment are committed together.
Lines stay in memory as long as their table; they refer to nothing that refers back, so the collector of
garbage is told to leave them alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

import msgspec
from sqlalchemy import URL, Connection, bindparam, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall.server.database import begin, prepare
from meadhall.server.schema import Chair, Line, Room

MOST_TOGETHER = 200


# -- what a line may say ------------------------------------------------------------------------------
class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """The game began; `drawn` is what chance answered before the first question."""

    drawn: tuple[str, ...]
    waiting: tuple[int, ...]


class Answered(msgspec.Struct, frozen=True, gc=False, tag="answered"):
    """A seat answered, and chance after it."""

    seat: int
    option: str
    drawn: tuple[str, ...]
    waiting: tuple[int, ...]  # seats that have to answer now
    by: str = ""  # the person; "" is a bot
    client: str = ""  # the client's own id of this answer


class UndoWanted(msgspec.Struct, frozen=True, gc=False, tag="undo_wanted"):
    """A seat asks the others to take its last answer back."""

    seat: int
    keep: int  # answers that would stay
    needed: tuple[int, ...]
    by: str = ""  # the person
    client: str = ""  # the client's own id of what was said


class UndoVoice(msgspec.Struct, frozen=True, gc=False, tag="undo_voice"):
    seat: int
    yes: bool
    by: str = ""
    client: str = ""


class TakenBack(msgspec.Struct, frozen=True, gc=False, tag="taken_back"):
    """All answers but the first `keep` are void."""

    seat: int
    keep: int
    waiting: tuple[int, ...]
    by: str = ""
    client: str = ""


class Changed(msgspec.Struct, frozen=True, gc=False, tag="changed"):
    """A seat changed hands: away, its bot plays on; not away, its person is back."""

    seat: int
    away: bool
    by: str = ""  # "" is the clock


Body: TypeAlias = Dealt | Answered | UndoWanted | UndoVoice | TakenBack | Changed


class Entry(msgspec.Struct, frozen=True, gc=False):
    n: int
    at: int
    body: Body


class Standing(msgspec.Struct, frozen=True):
    """What lists of tables show; written with the line it follows from."""

    state: str
    waiting: list[int]
    deadline: int | None
    started: int | None
    ended: int | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None


class Outrun(Exception):
    """Another line has this number, or what the line was made from has changed."""


def now() -> int:
    return time.time_ns() // 1_000_000


def encoded(body: Body) -> str:
    return msgspec.json.encode(body).decode()


class Waiting(msgspec.Struct):
    """Lines of a table on their way into the database."""

    room: str
    entries: list[Entry]
    standing: Standing
    done: asyncio.Future[None]
    nonces: tuple[bytes, ...] | None = None  # of the chairs as they have to be still, for a first line


WRITE_LINE = insert(Line)
WRITE_STANDING = (
    update(Room)
    .where(Room.id == bindparam("room_id"))
    .values(
        {
            name: bindparam(name)
            for name in ("state", "waiting", "deadline", "started", "ended", "scores", "winners")
        }
    )
    .execution_options(synchronize_session=False)
)


class Desk:
    """Where lines are written into a SQLite file: a thread of its own, to which a commit is one errand.

    Through the asynchronous driver it would be a dozen, and each waits until the hall has a moment.
    """

    def __init__(self, url: URL) -> None:
        self.sync_engine = create_engine(url.set(drivername="sqlite+pysqlite"), hide_parameters=True)
        event.listen(self.sync_engine, "connect", prepare)
        event.listen(self.sync_engine, "begin", begin)
        self.thread = ThreadPoolExecutor(1, "desk")
        self.connection: Connection | None = None

    async def put(self, batch: list[Waiting]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, batch)

    def write(self, batch: list[Waiting]) -> None:
        if self.connection is None:
            self.connection = self.sync_engine.connect()
        with self.connection.begin():
            write_down(self.connection, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.leave)
        self.thread.shutdown()

    def leave(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        self.sync_engine.dispose()


class Ledger:
    """The one that writes lines."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = Desk(engine.url) if engine.dialect.name == "sqlite" else engine
        self.reader = engine.execution_options(reads=True)
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self.queue.join()
        if self.writer is not None:
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        if isinstance(self.engine, Desk):
            await self.engine.close()

    async def append(
        self, room: str, entries: list[Entry], standing: Standing, nonces: tuple[bytes, ...] | None = None
    ) -> None:
        """Returns when the lines are durable; Outrun if a number is taken, or somebody changed chairs."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Waiting(room, entries, standing, done, nonces))
        await done

    async def write(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self.commit(batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def commit(self, batch: list[Waiting]) -> None:
        """All together; if one of them cannot be, each for itself."""
        try:
            await self.put(batch)
        except Exception as failure:
            if len(batch) > 1:
                for waiting in batch:
                    await self.commit([waiting])
            elif not batch[0].done.done():
                batch[0].done.set_exception(Outrun() if isinstance(failure, IntegrityError) else failure)
            return
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result(None)

    async def put(self, batch: list[Waiting]) -> None:
        if isinstance(self.engine, Desk):
            await self.engine.put(batch)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(write_down, batch)

    async def lines(self, room: str, since: int = 0) -> list[Entry]:
        query = select(Line.n, Line.at, Line.body).where(Line.room == room, Line.n >= since).order_by(Line.n)
        async with self.reader.connect() as connection:
            rows = await connection.execute(query)
            return [Entry(n, at, msgspec.json.decode(body, type=Body)) for n, at, body in rows]


def write_down(connection: Connection, batch: list[Waiting]) -> None:
    lines = [
        {"room": w.room, "n": entry.n, "at": entry.at, "body": encoded(entry.body)}
        for w in batch
        for entry in w.entries
    ]
    connection.execute(WRITE_LINE, lines)
    connection.execute(
        WRITE_STANDING, [{"room_id": w.room, **msgspec.structs.asdict(w.standing)} for w in batch]
    )
    for w in batch:
        if w.nonces is not None:  # the room's row is ours now: nobody changes chairs any more
            query = select(Chair.nonce).where(Chair.room == w.room).order_by(Chair.seat)
            if tuple(connection.scalars(query)) != w.nonces:
                raise Outrun
