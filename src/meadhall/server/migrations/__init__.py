"""How the database came to its present shape, step by step. A hall takes the missing steps when it opens."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).parent
LOCK = 0x6D656164  # any number that all nodes agree on


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def take_steps(connection: Connection) -> None:
    """Nodes that start together take them one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config(connection), "head")


async def upgrade(engine: AsyncEngine) -> None:
    """All missing steps, or none."""
    async with engine.begin() as connection:
        await connection.run_sync(take_steps)
