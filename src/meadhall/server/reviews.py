"""Reviews of finished games: made once, one after another, by workers that no bot wants just then."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
import structlog

from meadhall.bots.review import VERSION, Review, Sight
from meadhall.server import worker
from meadhall.server.fold import Fold
from meadhall.server.ledger import now
from meadhall.server.live import No
from meadhall.server.minds import Minds, packed
from meadhall.server.registry import Registry
from meadhall.server.wire import Reviewing

FORGOTTEN = 60_000  # milliseconds after which nobody waits any more for a review that was not begun
MOST_FAILED = 1000  # tables that are known to have none

journal: structlog.stdlib.BoundLogger = structlog.get_logger("meadhall.reviews")


class Making:
    """A review that is being made, or waits for its turn."""

    def __init__(self, room: str, log_bytes: bytes) -> None:
        self.room = room
        self.log_bytes = log_bytes
        self.seen: list[Sight] = []
        self.stops = 0
        self.asked_at = now()


class Reviews:
    def __init__(self, minds: Minds, registry: Registry) -> None:
        self.minds = minds
        self.registry = registry
        self.making: dict[str, Making] = {}
        self.queue: asyncio.Queue[Making] = asyncio.Queue()
        self.failed: deque[str] = deque(maxlen=MOST_FAILED)

    async def tell(self, room: str, fold: Fold) -> Reviewing:
        """The review of a game that is over; if there is none yet, it is put in the queue."""
        if room not in self.making:  # it is kept before it leaves there, so that none is begun twice
            kept = await self.registry.reviewed(room, VERSION)
            if kept is not None:
                return Reviewing(1, 1, msgspec.json.decode(kept, type=Review))
            if room in self.failed:
                raise No("no-review")
        if room not in self.making:
            self.making[room] = Making(room, packed(fold.log()))
            self.queue.put_nowait(self.making[room])
        making = self.making[room]
        making.asked_at = now()
        return Reviewing(len(making.seen), making.stops)

    async def make_all(self) -> None:
        """For ever, in the order they were asked for."""
        while True:
            making = await self.queue.get()
            try:
                if now() - making.asked_at < FORGOTTEN:
                    await self.make(making)
            except Exception as failure:  # the next ones have to be made all the same
                journal.error("review failed", table=making.room, exc_info=failure)
                self.failed.append(making.room)
            finally:
                del self.making[making.room]

    async def make(self, making: Making) -> None:
        """Bit by bit: between two parts a worker is free for bots."""
        while not making.stops or len(making.seen) < making.stops:
            part = await self.minds.aside(worker.glance, making.log_bytes, len(making.seen))
            making.seen += part.seen
            making.stops = part.stops
        body = await self.minds.aside(worker.put_together, making.log_bytes, making.seen)
        await self.registry.keep_review(making.room, VERSION, body.decode())
