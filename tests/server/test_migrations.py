"""The steps lead from an empty database to what the models say, on both databases, once and for all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from meadhall.server import migrations
from meadhall.server.database import engine_url, open_engine
from meadhall.server.migrations import config, upgrade
from meadhall.server.schema import Base

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


async def test_the_steps_lead_to_the_models(empty: str) -> None:
    engine = open_engine(empty)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) != []
    for _ in range(2):  # the second time there is nothing to do
        await upgrade(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
    async with engine.connect() as connection:
        await connection.run_sync(lambda c: command.check(config(c)))
        tables = await connection.run_sync(lambda c: set(inspect(c).get_table_names()))
    await engine.dispose()
    assert tables == {*Base.metadata.tables, "alembic_version"}


def a_script(folder: Path, number: str, before: str | None, body: str) -> None:
    head = "import sqlalchemy as sa\nfrom alembic import op\n"
    ids = f"revision = {number!r}\ndown_revision = {before!r}\n"
    (folder / f"{number}.py").write_text(f"{head}{ids}def upgrade() -> None:\n    {body}\n")


async def test_tables_that_were_opened_before_stay_and_allow_no_hints(empty: str) -> None:
    engine = open_engine(empty)
    row = {
        "id": "room", "game": "blood_rage", "state": "open", "count": 2, "options": "{}", "language": "en",
        "public": False, "invite": "", "pace": "live", "watch": "off", "away_level": "random",
        "host": "ann", "secret": b"", "version": 1, "data": "", "created": 0, "waiting": "[]", "copied": 0,
    }  # fmt: skip
    names = ", ".join(row)
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: command.upgrade(config(c), "0001"))
        person = "INSERT INTO person (id, kind, name, epoch, language, webhook_kind, created)"
        await connection.execute(text(f"{person} VALUES ('ann', 'guest', 'Ann', 0, 'en', 'json', 0)"))
        values = ", ".join(f":{name}" for name in row)
        await connection.execute(text(f"INSERT INTO room ({names}) VALUES ({values})"), row)
    await upgrade(engine)
    async with engine.begin() as connection:
        assert (await connection.execute(text("SELECT id, hints FROM room"))).all() == [("room", False)]
    await engine.dispose()


async def test_steps_are_taken_all_or_none(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = tmp_path / "migrations" / "versions"
    versions.mkdir(parents=True)
    (versions.parent / "env.py").write_text((migrations.FOLDER / "env.py").read_text())
    a_script(versions, "1", None, 'op.create_table("first", sa.Column("id", sa.Integer, primary_key=True))')
    a_script(versions, "2", "1", 'op.execute("this is no step")')
    monkeypatch.setattr(migrations, "FOLDER", versions.parent)
    engine = open_engine(empty)
    with pytest.raises(Exception, match="syntax"):
        await upgrade(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda c: inspect(c).get_table_names()) == []
    await engine.dispose()


async def test_nodes_that_start_together(empty: str) -> None:
    engines = [open_engine(empty) for _ in range(4)]
    await asyncio.gather(*map(upgrade, engines))
    async with engines[0].connect() as connection:
        assert await connection.run_sync(differences) == []
    for engine in engines:
        await engine.dispose()


async def test_there_is_one_line_of_steps(empty: str) -> None:
    engine = open_engine(empty)
    async with engine.connect() as connection:
        scripts = await connection.run_sync(lambda c: ScriptDirectory.from_config(config(c)))
    await engine.dispose()
    assert len(scripts.get_heads()) == 1
    assert [script.revision for script in scripts.walk_revisions()][-1] == "0001"


# -- the database -------------------------------------------------------------------------------------
async def test_the_database_keeps_what_was_committed_and_whole(empty: str) -> None:
    engine = open_engine(empty)
    await upgrade(engine)
    async with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            told = {}
            for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
                told[pragma] = await connection.scalar(text(f"PRAGMA {pragma}"))
            assert told == {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 10_000,
            }
    with pytest.raises(IntegrityError) as refused:
        async with engine.begin() as connection:
            await connection.execute(
                text("INSERT INTO mute VALUES (:a, :b)"), {"a": "whispered", "b": "whispered"}
            )
    assert "whispered" not in str(refused.value).split("DETAIL")[0]
    await engine.dispose()


async def test_one_who_reads_first_may_write_later(empty: str) -> None:
    """Two at once, each of which looks before it writes: neither is told that it came too late."""
    engine = open_engine(empty)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE counter (n INTEGER)"))
        await connection.execute(text("INSERT INTO counter VALUES (0)"))

    async def count() -> None:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT n FROM counter"))
            await asyncio.sleep(0.05)
            await connection.execute(text("UPDATE counter SET n = n + 1"))

    await asyncio.gather(*(count() for _ in range(5)))
    async with engine.execution_options(reads=True).connect() as connection:
        assert await connection.scalar(text("SELECT n FROM counter")) == 5
    await engine.dispose()


async def test_readers_do_not_wait_for_the_writer(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    await upgrade(engine)
    async with engine.begin() as writer:
        await writer.execute(text("DELETE FROM line"))
        async with asyncio.timeout(2), engine.execution_options(reads=True).connect() as reader:
            await reader.execute(text("SELECT * FROM line"))
    await engine.dispose()


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://u:p@h:1/d", "postgresql+asyncpg://u:p@h:1/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql://u@h/d?sslmode=require", "postgresql+asyncpg://u@h/d?ssl=require"),
        ("sqlite:////a/b.sqlite", "sqlite+aiosqlite:////a/b.sqlite"),
    ],
)
def test_addresses_of_databases(given: str, used: str) -> None:
    assert engine_url(given).render_as_string(hide_password=False) == used


@pytest.mark.parametrize("given", ["mysql://h/d", "hall.sqlite", ""])
def test_another_database_is_refused(given: str) -> None:
    with pytest.raises(ValueError, match="postgresql"):
        engine_url(given)
