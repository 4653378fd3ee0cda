"""The hall as a web application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeVar

import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall import __version__
from meadhall.server import health, kits, pages, people, play, problems, replays, rooms
from meadhall.server.database import is_postgresql, open_engine
from meadhall.server.guard import Gate, Limits, Seal, guard_reply, signed_in, visitor
from meadhall.server.hall import CHANNEL, Hall
from meadhall.server.migrations import upgrade
from meadhall.server.news import PatientBackend
from meadhall.server.notify import Notifier
from meadhall.server.settings import Settings

LARGEST_BODY = 64 * 1024
SMALLEST_COMPRESSED = 1000
T = TypeVar("T")

log = structlog.get_logger()


def create_app(settings: Settings, notifier: Notifier | None = None) -> Litestar:
    engine = open_engine(settings.database)
    told = notifier or Notifier(settings)
    channels = open_channels(settings)
    hall = Hall(engine, settings, told, channels)
    seal, limits = Seal(settings), Limits(settings.rate_limits)
    app = Litestar(
        [
            *people.ROUTES,
            *kits.ROUTES,
            *rooms.ROUTES,
            *play.ROUTES,
            *replays.ROUTES,
            *health.ROUTES,
            *pages.ROUTES,
        ],
        dependencies={
            "engine": given(engine),
            "hall": given(hall),
            "limits": given(limits),
            "notifier": given(told),
            "seal": given(seal),
            "settings": given(settings),
            "static": given(pages.STATIC),
            "person": Provide(signed_in),
            "visitor": Provide(visitor),
        },
        middleware=[health.REQUESTS.middleware, health.Diary(), Gate(settings, seal, limits)],
        before_send=[guard_reply],
        exception_handlers=problems.HANDLERS,
        lifespan=[opened(engine, channels, hall, told)],
        openapi_config=documentation(),
        compression_config=CompressionConfig("gzip", minimum_size=SMALLEST_COMPRESSED),
        request_class=problems.ShallowRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    problems.document(app.openapi_schema)
    return app


def given(thing: T) -> Provide:
    """One and the same thing for every request."""

    def provide() -> T:
        return thing

    return Provide(provide, use_cache=True, sync_to_thread=False)


def open_channels(settings: Settings) -> ChannelsPlugin:
    """How nodes on one database hear of each other; a hall on SQLite is alone."""
    if is_postgresql(settings.database):
        return ChannelsPlugin(PatientBackend(settings.database), channels=[CHANNEL])
    return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])


def opened(
    engine: AsyncEngine, channels: ChannelsPlugin, hall: Hall, notifier: Notifier
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        """The database is brought up to date, and others are heard, before anybody comes in."""
        await upgrade(engine)
        async with channels:
            await notifier.open()
            await hall.open()
            log.info("open", version=__version__)
            try:
                yield
            finally:
                await hall.close()
                await notifier.close()
        await engine.dispose()

    return lifespan


def documentation() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Meadhall",
        version=__version__,
        description="Tables, people and games of a hall. Play itself is on the socket /ws/tables/{id}.",
        path="/api/schema",
        render_plugins=[pages.Documentation(path="/"), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
