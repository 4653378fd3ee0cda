"""How nodes on one PostgreSQL hear of each other, through restarts of the database too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import asyncpg  # type: ignore[import-untyped]
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

RETRY_SECONDS = 1.0
log = structlog.get_logger()


class PatientBackend(AsyncPgChannelsBackend):
    """Keeps one connection to speak and one to listen, and makes them anew when they break.

    What is said while there is no database is lost: nodes look at overdue tables by themselves.
    """

    def __init__(self, database: str) -> None:
        super().__init__(make_connection=self.connect)
        self.database = database
        self.speaker: asyncpg.Connection | None = None
        self.speaking = asyncio.Lock()
        self.mending: asyncio.Task[None] | None = None
        self.closing = False

    async def connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.database)

    async def on_startup(self) -> None:
        self.closing = False
        await super().on_startup()
        self._listener_conn.add_termination_listener(self.broke)

    async def on_shutdown(self) -> None:
        self.closing = True
        if self.mending is not None:
            self.mending.cancel()
        if self.speaker is not None:
            await self.speaker.close()
            self.speaker = None
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self.speaking:
            try:
                if self.speaker is None or self.speaker.is_closed():
                    self.speaker = await self.connect()
                for channel in channels:
                    await self.speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except Exception as failure:  # our caller would end with it, and this node be mute
                log.warning("news_lost", reason=type(failure).__name__)
                self.drop_speaker()

    def drop_speaker(self) -> None:
        if self.speaker is not None:
            self.speaker.terminate()
            self.speaker = None

    def broke(self, connection: object) -> None:
        if not self.closing:
            log.warning("news_broke")
            self.mending = asyncio.get_running_loop().create_task(self.mend())

    async def mend(self) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with self._listener_lock:
                    self._listener_conn = await self.connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                    self._listener_conn.add_termination_listener(self.broke)
                log.info("news_mended")
                return
            except Exception as failure:
                log.warning("news_away", reason=type(failure).__name__)
