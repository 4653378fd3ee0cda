"""A hall's database with games under way, written by the hall's own code."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

import meadhall
from bench.hall.figures import GUEST_LIST, Guests
from meadhall.kernel.playout import playout
from meadhall.server.database import open_engine
from meadhall.server.fold import Fold, opening, waiting
from meadhall.server.guard import Seal
from meadhall.server.ledger import Body, Entry, Ledger, Standing, now
from meadhall.server.migrations import upgrade
from meadhall.server.registry import Registry, new_id
from meadhall.server.schema import Chair, Person
from meadhall.server.settings import Settings, read_settings
from meadhall.server.wire import NewTable

SEATS = 2
DEEPEST = 0.5  # of a game is played at most before the crowd comes


async def seed(settings: Settings, tables: int) -> list[Guests]:
    """Tables of all games in turn, each with two people, at any point of the first half of its game."""
    engine = open_engine(settings.database)
    await upgrade(engine)
    people = [
        Person(id=new_id(), kind="guest", name=f"Guest {n}", created=now()) for n in range(SEATS * tables)
    ]
    await register(engine, people)
    registry, ledger, seal = Registry(engine), Ledger(engine), Seal(settings)
    await ledger.open()
    games = [key for key in meadhall.games() if SEATS in meadhall.game(key).seats]
    guests = []
    begun = []
    for n in range(tables):
        sitting = people[n * SEATS : (n + 1) * SEATS]
        wanted = NewTable(games[n % len(games)], SEATS, mine=list(range(SEATS)))
        room = await registry.create(sitting[0].id, wanted)
        guests.append(Guests(room, [seal.cookie(person).value or "" for person in sitting]))
        begun.append(asyncio.create_task(begin(registry, ledger, room, n)))
    await asyncio.gather(*begun)
    await sit(engine, guests, people)
    await ledger.close()
    await engine.dispose()
    return guests


async def register(engine: AsyncEngine, people: list[Person]) -> None:
    rows = [{"id": p.id, "kind": p.kind, "name": p.name, "epoch": 0, "created": p.created} for p in people]
    async with engine.begin() as connection:
        await connection.execute(insert(Person), rows)
    for person in people:
        person.epoch = 0


async def sit(engine: AsyncEngine, guests: list[Guests], people: list[Person]) -> None:
    """The hosts took all seats; the others get theirs."""
    change = (
        update(Chair)
        .where(Chair.room == bindparam("at"), Chair.seat == bindparam("chair"))
        .values(person=bindparam("who"))
        .execution_options(synchronize_session=False)
    )
    rows = [
        {"at": there.table, "chair": seat, "who": people[n * SEATS + seat].id}
        for n, there in enumerate(guests)
        for seat in range(1, SEATS)
    ]
    async with engine.begin() as connection:
        await connection.execute(change, rows)


async def begin(registry: Registry, ledger: Ledger, table: str, n: int) -> None:
    room, chairs, _ = await registry.read(table)
    fold = Fold(room, [chair.nonce for chair in chairs])
    bodies = played(fold, random.Random(n))
    entries = [Entry(i, now(), body) for i, body in enumerate(bodies)]
    await ledger.append(table, entries, Standing("playing", list(waiting(fold.table)), None, now()))


def played(fold: Fold, chance: random.Random) -> list[Body]:
    """The lines of a game played at random up to some point of its first half."""
    length = playout(fold.table.clone(), chance.getrandbits(32))[0]
    bodies: list[Body] = [opening(fold.table)]
    for _ in range(int(length * chance.uniform(0, DEEPEST))):
        question = fold.table.question
        seat = chance.choice(question.seats)
        option = chance.choice(question.options(seat).ids)
        fold.table, line = fold.tried(seat, option, question.number)
        bodies.append(line)
        if fold.table.over:
            raise SystemExit(f"bench: a game was over after {len(bodies)} lines")
    return bodies


def main() -> None:
    folder, tables = Path(sys.argv[1]), int(sys.argv[2])
    settings = read_settings(["--data", str(folder)], {})[0]
    guests = asyncio.run(seed(settings, tables))
    (folder / GUEST_LIST).write_bytes(msgspec.json.encode(guests))


if __name__ == "__main__":
    main()
