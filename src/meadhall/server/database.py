"""The database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_MS = 10_000


def is_postgresql(database: str) -> bool:
    return database.startswith(("postgresql:", "postgres:"))


def engine_url(database: str) -> URL:
    """A plain address as SQLAlchemy wants it, with the asynchronous driver."""
    if is_postgresql(database):
        url = make_url(database.replace("postgres:", "postgresql:", 1)).set(drivername="postgresql+asyncpg")
        if "sslmode" in url.query:  # the driver calls it otherwise
            query = dict(url.query)
            query["ssl"] = query.pop("sslmode")
            url = url.set(query=query)
        return url
    if database.startswith("sqlite:"):
        return make_url(database).set(drivername="sqlite+aiosqlite")
    raise ValueError("a database is sqlite:///file or postgresql://user@host/name")


def open_engine(database: str) -> AsyncEngine:
    """Errors that reach a log tell no values."""
    url = engine_url(database)
    if is_postgresql(database):
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def prepare(raw: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """What is committed survives a power cut; readers and the writer do not wait for each other."""
    raw.isolation_level = None  # transactions begin where `begin` says so
    cursor = raw.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Take the writer's place at once: a reader that wants to write later on may find it has gone by.

    With the execution option `reads` a transaction only reads and waits for nobody.
    """
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
