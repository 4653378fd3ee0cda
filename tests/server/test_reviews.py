"""Reviews of finished games: for whom the replay is, made once, and never in the way of a bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
from sqlalchemy import func, select

from meadhall.bots.review import VERSION, Review
from meadhall.kernel.record import Log
from meadhall.server import worker
from meadhall.server.database import open_engine
from meadhall.server.fold import Fold
from meadhall.server.minds import Minds, packed
from meadhall.server.registry import Registry
from meadhall.server.reviews import FORGOTTEN, Reviews
from meadhall.server.schema import Reviewed
from meadhall.server.settings import Settings
from meadhall.server.wire import Problem, Reviewing, TableRow
from tests.contract.play import SMALLEST, play_out
from tests.server import hasty
from tests.server.conftest import Newcomer
from tests.server.databases import ON_SQLITE

pytestmark = pytest.mark.anyio
PATIENCE = 60.0
CASE = SMALLEST[0]


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "glance", hasty.glance)
    monkeypatch.setattr(worker, "put_together", hasty.put_together)


async def finished(ann: httpx.AsyncClient) -> TableRow:
    """A game among bots."""
    wanted = {"game": CASE.key, "seats": CASE.seats, "mine": [], "bots": "random", "start": True}
    reply = await ann.post("/api/tables", json=wanted)
    table = msgspec.json.decode(reply.content, type=TableRow)
    async with asyncio.timeout(PATIENCE):
        while table.state != "over":
            await asyncio.sleep(0.05)
            reply = await ann.get(f"/api/tables/{table.id}")
            table = msgspec.json.decode(reply.content, type=TableRow)
    return table


async def told(somebody: httpx.AsyncClient, table: str) -> Reviewing:
    reply = await somebody.get(f"/api/tables/{table}/review")
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=Reviewing)


async def reviewed(somebody: httpx.AsyncClient, table: str) -> tuple[Review, list[Reviewing]]:
    """The review, and what was told on the way to it."""
    heard = []
    async with asyncio.timeout(PATIENCE):
        while (now := await told(somebody, table)).review is None:
            heard.append(now)
            await asyncio.sleep(0.01)
    return now.review, heard


async def kept(settings: Settings) -> int:
    engine = open_engine(settings.database)
    async with engine.execution_options(reads=True).connect() as connection:
        found = await connection.scalar(select(func.count()).select_from(Reviewed))
    await engine.dispose()
    return int(found or 0)


async def test_a_finished_game_is_reviewed_once(
    newcomer: Newcomer, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks meanwhile hears how far it is; who asks later is given what was kept."""
    ann = await newcomer("Ann")
    table = await finished(ann)
    found, heard = await reviewed(ann, table.id)
    assert heard[0] == Reviewing(0, 0)
    assert [now.done for now in heard] == sorted(now.done for now in heard)
    assert all(now.done <= now.stops for now in heard)
    assert found.points[-1].step == table.steps
    assert len(found.courses) == CASE.seats
    assert await kept(settings) == 1
    monkeypatch.setattr(worker, "glance", hasty.broken)
    assert (await told(ann, table.id)).review == found


@ON_SQLITE
async def test_strangers_hear_nothing_of_it(newcomer: Newcomer, settings: Settings) -> None:
    ann, eve, nobody = await newcomer("Ann"), await newcomer("Eve"), await newcomer("")
    table = await finished(ann)
    for _ in range(2):  # before there is one, and when there is
        for somebody, status in ((eve, 404), (nobody, 401)):
            reply = await somebody.get(f"/api/tables/{table.id}/review")
            assert msgspec.json.decode(reply.content, type=Problem).status == reply.status_code == status
        await reviewed(ann, table.id)
    invited = await eve.get(f"/api/tables/{table.id}/review?invite={table.invite}")
    assert invited.status_code == 200


@ON_SQLITE
async def test_a_game_that_goes_on_is_not_reviewed(newcomer: Newcomer, settings: Settings) -> None:
    ann = await newcomer("Ann")
    wanted = {"game": CASE.key, "seats": CASE.seats, "mine": [0], "bots": "random", "start": True}
    table = (await ann.post("/api/tables", json=wanted)).json()["id"]
    reply = await ann.get(f"/api/tables/{table}/review")
    assert (reply.status_code, reply.json()["key"]) == (409, "not-over")
    assert await kept(settings) == 0


@ON_SQLITE
async def test_one_that_cannot_be_made_is_refused_and_not_tried_again(
    newcomer: Newcomer, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await newcomer("Ann")
    first, second = await finished(ann), await finished(ann)
    monkeypatch.setattr(worker, "glance", hasty.broken)
    async with asyncio.timeout(PATIENCE):
        while (reply := await ann.get(f"/api/tables/{first.id}/review")).status_code == 200:
            await asyncio.sleep(0.02)
    assert (reply.status_code, reply.json()["key"]) == (409, "no-review")
    monkeypatch.setattr(worker, "glance", hasty.glance)
    assert (await ann.get(f"/api/tables/{first.id}/review")).status_code == 409
    await reviewed(ann, second.id)  # others are made all the same
    assert await kept(settings) == 1


# -- beside bots ----------------------------------------------------------------------------------------
class Kept(Registry):
    """Keeps reviews in memory."""

    def __init__(self) -> None:
        self.bodies: dict[str, str] = {}

    async def reviewed(self, room: str, version: int) -> str | None:
        assert version == VERSION
        return self.bodies.get(room)

    async def keep_review(self, room: str, version: int, body: str) -> None:
        self.bodies[room] = body


class Game(Fold):
    """A game that is over."""

    def __init__(self, log: Log) -> None:
        self.told = log

    def log(self, keep: int | None = None) -> Log:
        return self.told


@asynccontextmanager
async def opened(minds: Minds, registry: Registry) -> AsyncIterator[Reviews]:
    await minds.open()
    found = Reviews(minds, registry)
    making = asyncio.create_task(found.make_all())
    try:
        yield found
    finally:
        making.cancel()
        await minds.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def test_bots_come_first() -> None:
    """As long as bots want the worker, no review is given one."""
    minds, registry = Minds(1), Kept()
    log = play_out(CASE.start(), CASE.random()).log
    table = CASE.start()
    begun, seat = packed(table.log), table.question.seats[0]
    async with opened(minds, registry) as found:
        await minds.free.acquire()
        await found.tell("room", Game(log))
        making = found.making["room"]
        await asyncio.sleep(0.2)
        thinking = [asyncio.create_task(minds.choose(begun, seat, "random", n)) for n in range(3)]
        await asyncio.sleep(0)
        minds.free.release()
        await asyncio.gather(*thinking)
        assert making.seen == []
        await until(lambda: bool(making.seen))
        await minds.choose(begun, seat, "random", 9)
        assert "room" in found.making, "a bot had to wait for a whole review"
        await until(lambda: "room" in registry.bodies)


async def test_those_that_nobody_waits_for_any_more_are_not_made() -> None:
    minds, registry = Minds(1), Kept()
    log = play_out(CASE.start(), CASE.random()).log
    async with opened(minds, registry) as found:
        await minds.free.acquire()
        for room in ("begun", "forgotten", "waited for"):
            await found.tell(room, Game(log))
        found.making["forgotten"].asked_at -= FORGOTTEN
        minds.free.release()
        await until(lambda: not found.making)
        assert set(registry.bodies) == {"begun", "waited for"}


class Slow(Kept):
    """Tells what there was when it was asked, as late as it can."""

    def __init__(self) -> None:
        super().__init__()
        self.hurry = asyncio.Event()

    async def reviewed(self, room: str, version: int) -> str | None:
        there = await super().reviewed(room, version)
        await self.hurry.wait()
        return there


async def test_one_that_is_ready_while_somebody_asks_is_not_begun_again() -> None:
    minds, registry = Minds(1), Slow()
    game = Game(play_out(CASE.start(), CASE.random()).log)
    async with opened(minds, registry) as found:
        registry.hurry.set()
        await found.tell("room", game)
        registry.hurry.clear()
        asking = asyncio.create_task(found.tell("room", game))
        await until(lambda: not found.making)
        registry.hurry.set()
        await asking
        assert not found.making
        assert (await found.tell("room", game)).review is not None
