"""Where the hall's time goes for one answer: its own functions, one after the other, without sockets."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.ext.asyncio import AsyncEngine

from bench.hall.figures import GUEST_LIST, Guests, Parts
from meadhall.server.database import open_engine
from meadhall.server.hall import CHANNEL, Hall
from meadhall.server.ledger import Body, Entry, Ledger, Standing, Waiting, now
from meadhall.server.listener import Listener
from meadhall.server.live import Live
from meadhall.server.notify import Notifier
from meadhall.server.play import SPOKEN, TOLD
from meadhall.server.settings import Settings, read_settings
from meadhall.server.wire import Answer, RoomFrame, StateFrame

TABLES = 200
ROUNDS = 5


class Turn:
    """A table, those who look at it, and an answer that may be given now."""

    def __init__(self, live: Live, chance: random.Random) -> None:
        assert live.fold is not None
        table = live.fold.table
        seat = chance.choice(table.question.seats)
        option = chance.choice(table.question.options(seat).ids)
        self.live = live
        self.fold = live.fold
        self.person = live.chairs[seat].person or ""
        self.said = Answer(f"p{chance.getrandbits(32)}", seat, table.question.number, option)
        self.listeners = [Listener(chair.person or "", frozenset()) for chair in live.chairs]
        for chair, listener in zip(live.chairs, self.listeners, strict=True):
            listener.look(chair.seat, table.written())
            live.listeners.add(listener)

    def try_it(self) -> Body:
        return self.fold.tried(self.said.seat, self.said.option, self.said.number)[1]

    def show(self) -> list[StateFrame | RoomFrame]:
        """What everybody at the table is told after an answer."""
        self.live.views.clear()
        return [self.live.frame(listener) for listener in self.listeners]

    def line(self) -> Waiting:
        """The answer on its way into the database."""
        entries = [Entry(self.fold.next, now(), self.try_it())]
        standing = self.live.standing_after(self.fold, entries, self.fold.table)
        return Waiting(self.live.id, entries, standing, asyncio.get_running_loop().create_future())


class Forgetful(Ledger):
    """Writes nothing, at once."""

    async def append(
        self, room: str, entries: list[Entry], standing: Standing, nonces: tuple[bytes, ...] | None = None
    ) -> None:
        return


async def taken_apart(hall: Hall, engine: AsyncEngine, tables: list[str], rate: float) -> Parts:
    """Processor time for one answer, when so many are given in a second."""
    lives = [await hall.live(table) for table in tables]
    turns = [Turn(live, random.Random(n)) for n, live in enumerate(lives) if live.room.state == "playing"]
    texts = [msgspec.json.encode(turn.said).decode() for turn in turns]
    frames = [frame for turn in turns for frame in turn.show()]
    decode = each_us(lambda: [SPOKEN.decode(text) for text in texts], len(turns))
    rules = each_us(lambda: [turn.try_it() for turn in turns], len(turns))
    view = each_us(lambda: [turn.show() for turn in turns], len(turns))
    encode = each_us(lambda: [TOLD.encode(frame).decode() for frame in frames], len(turns))
    together, commit = await committed(hall.ledger, [turn.line() for turn in turns], rate)
    await hall.ledger.close()
    hall.ledger = Forgetful(engine)
    begun = time.process_time()
    for turn in turns:
        await turn.live.answer(turn.person, turn.said)
    keep = (time.process_time() - begun) / len(turns) * 1e6 - rules
    return Parts(decode, rules, commit, together, max(keep, 0.0), view, encode)


def each_us(work: Callable[[], object], count: int) -> float:
    """Microseconds for one of them, in the quickest round."""
    spent = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        spent.append(time.process_time() - begun)
    return min(spent) / count * 1e6


async def committed(ledger: Ledger, lines: list[Waiting], rate: float) -> tuple[int, float]:
    """How many lines come while one is written, and microseconds a line when they are written together."""
    alone, rest = lines[: len(lines) // 4], lines[len(lines) // 4 :]
    begun = time.perf_counter()
    for line in alone:
        await ledger.commit([line])
    together = max(1, round(rate * (time.perf_counter() - begun) / len(alone)))
    start = time.process_time()
    for at in range(0, len(rest), together):
        await ledger.commit(rest[at : at + together])
    return together, (time.process_time() - start) / len(rest) * 1e6


async def parts(settings: Settings, tables: list[str], rate: float) -> Parts:
    engine = open_engine(settings.database)
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    hall = Hall(engine, settings, Notifier(settings), channels)
    async with channels:
        found = await taken_apart(hall, engine, tables, rate)
    await engine.dispose()
    return found


def main() -> None:
    """The folder of a hall that is closed, and how many answers are given in a second."""
    folder, rate = Path(sys.argv[1]), float(sys.argv[2])
    settings = read_settings(["--data", str(folder)], {})[0]
    guests = msgspec.json.decode((folder / GUEST_LIST).read_bytes(), type=list[Guests])
    found = asyncio.run(parts(settings, [one.table for one in guests[-TABLES:]], rate))
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
