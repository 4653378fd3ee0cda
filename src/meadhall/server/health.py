"""Whether the hall is well: a check, numbers for Prometheus, and logs that hold no secrets."""

from __future__ import annotations

import logging
import sys
import time
from typing import TextIO

import structlog
from litestar import get
from litestar.di import NamedDependency as Given
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Gauge
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall.server.problems import Denied

log = structlog.get_logger()


class Metrics:
    """What the hall counts besides requests."""

    def __init__(self) -> None:
        self.tables = Gauge("meadhall_tables", "Tables in memory")
        self.sockets = Gauge("meadhall_sockets", "Open sockets")
        self.answers = Counter("meadhall_answers", "Answers written to a ledger")
        self.webhooks = Counter("meadhall_webhooks", "Webhooks called", ["result"])


METRICS = Metrics()
REQUESTS = PrometheusConfig(app_name="meadhall", prefix="meadhall", group_path=True, scopes={ScopeType.HTTP})


class MetricsPage(PrometheusController):
    include_in_schema = False


@get("/healthz", include_in_schema=False)
async def healthz(engine: Given[AsyncEngine]) -> dict[str, str]:
    """Well, as long as the database answers."""
    try:
        async with engine.execution_options(reads=True).connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as failure:
        log.error("database_away", reason=type(failure).__name__)
        raise Denied(503, "database-away") from None
    return {"status": "well"}


ROUTES = (healthz, MetricsPage)


# -- logs ---------------------------------------------------------------------------------------------
class Diary(ASGIMiddleware):
    """One line for each request to the API: no query, no body, no cookie, nothing that opens a door."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api/"):
            await next_app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, told)
        finally:
            took = round((time.perf_counter() - begun) * 1000, 1)
            log.info("request", method=scope["method"], path=scope["path"], status=status, ms=took)


def open_logs(stream: TextIO = sys.stderr) -> None:
    """Every line is one JSON object, those of libraries too."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    json = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, json],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, json],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
