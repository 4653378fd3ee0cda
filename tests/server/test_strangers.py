"""Other people's tables: every route and every frame, with no cookie, a forged one, another's seat, from
another page. A clear refusal, nothing shown, nothing changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TypeAlias

import httpx
import msgspec
import pytest
import websockets
from itsdangerous import URLSafeTimedSerializer
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.routes import HTTPRoute
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meadhall.server.app import create_app
from meadhall.server.database import open_engine
from meadhall.server.hall import CHANNEL, Hall
from meadhall.server.migrations import upgrade
from meadhall.server.notify import Notifier
from meadhall.server.problems import Denied
from meadhall.server.schema import Chair, Line, Room, Said
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack, Problem, RefusedFrame, TableRow
from tests.server.databases import ON_SQLITE
from tests.server.patience import last_state, state_at
from tests.server.players import Person, Socket, seen

pytestmark = [pytest.mark.anyio, ON_SQLITE]
Json: TypeAlias = dict[str, object]
PATIENCE = 30.0
EVIL = "http://evil.test"

ROUTES: dict[tuple[str, str], Json | None] = {
    ("GET", ""): None,
    ("DELETE", ""): None,
    ("POST", "/sit"): {"seat": 1},
    ("POST", "/leave"): None,
    ("POST", "/bots"): {"seat": 1, "level": None},
    ("POST", "/start"): None,
    ("POST", "/rematch"): None,
    ("POST", "/fork"): {"step": 0, "seat": 0},
    ("GET", "/replay/0"): None,
    ("GET", "/review"): None,
    ("GET", "/log"): None,
}
FRAMES: list[Json] = [
    {"type": "answer", "number": 0, "option": "pass"},
    {"type": "undo"},
    {"type": "consent", "yes": True},
    {"type": "back"},
    {"type": "why", "option": "pass"},
]


def problem(reply: httpx.Response) -> tuple[int, str]:
    told = msgspec.json.decode(reply.content, type=Problem)
    assert told.status == reply.status_code
    return told.status, told.key


class Village:
    """Ann, who has tables in every state, Bo, who plays at some of them, and Eve, who is nobody there."""

    def __init__(self, address: str, settings: Settings, ann: Person, bo: Person, eve: Person) -> None:
        self.address = address
        self.settings = settings
        self.ann = ann
        self.bo = bo
        self.eve = eve
        self.tables: dict[str, TableRow] = {}

    async def settle(self) -> None:
        self.tables["open"] = await self.ann.open(seats=3)
        self.tables["playing"] = await self.with_bo(public=False)

    async def finish(self, **wanted: object) -> TableRow:
        """A game that bots have played."""
        self.tables["over"] = await self.ann.open(seats=2, mine=[], bots="random", start=True, **wanted)
        async with asyncio.timeout(PATIENCE):
            while (await self.ann.row(self.tables["over"].id)).state != "over":
                await asyncio.sleep(0.05)
        return self.tables["over"]

    async def with_bo(self, **wanted: object) -> TableRow:
        table = await self.ann.open(seats=2, **wanted)
        await self.bo.post(f"/api/tables/{table.id}/sit", {"seat": 1, "invite": table.invite})
        await self.ann.post(f"/api/tables/{table.id}/start")
        return table

    async def all_there_is(self) -> bytes:
        engine = open_engine(self.settings.database)
        async with engine.execution_options(reads=True).connect() as connection:
            rows = [
                [list(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
                for table in (Room.__table__, Chair.__table__, Line.__table__, Said.__table__)
            ]
        await engine.dispose()
        return msgspec.json.encode(rows)

    def forged(self) -> list[str]:
        """Cookies that say Ann and are none of ours."""
        cookie = self.ann.browser.cookies["meadhall"]
        body, stamp, signature = cookie.split(".")
        other = URLSafeTimedSerializer("another secret" * 4, salt="meadhall-cookie").dumps(["ann", 0])
        return [f"{body}.{stamp}.{signature[:-3]}AAA", f"{body}.{stamp}.", body, "", str(other), "x" * 3000]

    @asynccontextmanager
    async def socket(self, table: str, cookie: str, query: str = "") -> AsyncIterator[ClientConnection]:
        url = f"ws://{self.address}/ws/tables/{table}{query}"
        headers = {"cookie": f"meadhall={cookie}"} if cookie else {}
        async with connect(url, additional_headers=headers) as raw:
            yield raw


@pytest.fixture
async def village(address: str, settings: Settings) -> AsyncIterator[Village]:
    async with AsyncExitStack() as stack:
        people = []
        for name in ("Ann", "Bo", "Eve"):
            browser = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}"))
            people.append(Person(address, browser))
            await people[-1].post("/api/guest", {"name": name}, 201)
        made = Village(address, settings, *people)
        await made.settle()
        yield made


# -- routes ---------------------------------------------------------------------------------------------
def test_every_route_of_a_table_is_tried_here(settings: Settings) -> None:
    found = set()
    for route in create_app(settings).routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/tables/{"):
            path = route.path.removeprefix("/api/tables/{table:str}").replace("{step:int}", "0")
            found |= {(method, path) for method in route.methods if method != "OPTIONS"}
    assert found == set(ROUTES)


async def told(
    browser: httpx.AsyncClient, table: str, headers: dict[str, str], query: str = ""
) -> dict[tuple[str, str], httpx.Response]:
    """What every route says."""
    return {
        (method, path): await browser.request(
            method, f"/api/tables/{table}{path}{query}", json=body, headers=headers
        )
        for (method, path), body in ROUTES.items()
    }


async def test_nobody_and_forgers_are_not_signed_in(village: Village) -> None:
    await village.finish()
    before = await village.all_there_is()
    for table in village.tables.values():
        for cookie in village.forged():
            async with httpx.AsyncClient(base_url=f"http://{village.address}") as browser:
                for reply in (await told(browser, table.id, {"cookie": f"meadhall={cookie}"})).values():
                    assert problem(reply) == (401, "not-signed-in")
                    assert not set(reply.headers) & {"set-cookie", "location"}
    assert await village.all_there_is() == before


async def test_a_private_table_is_not_there_for_others(village: Village) -> None:
    """With a wrong invitation or none; it is told like a table that never was."""
    await village.finish()
    before = await village.all_there_is()
    for table in village.tables.values():
        assert table.invite is not None
        for query in ("", "?invite=", "?invite=wrong", f"?invite={table.invite[:-1]}", "?invite=%00"):
            for reply in (await told(village.eve.browser, table.id, {}, query)).values():
                assert problem(reply) == (404, "no-such-table")
    for reply in (await told(village.eve.browser, "nosuchone2", {})).values():
        assert problem(reply) == (404, "no-such-table")
    assert await village.all_there_is() == before


async def test_other_pages_change_nothing_with_our_cookie(village: Village) -> None:
    await village.finish()
    before = await village.all_there_is()
    for table in village.tables.values():
        replies = await told(village.ann.browser, table.id, {"origin": EVIL})
        for (method, _), reply in replies.items():
            if method != "GET":
                assert problem(reply) == (403, "wrong-origin")
    assert await village.all_there_is() == before


async def test_guests_at_a_public_table_run_nothing_there(village: Village) -> None:
    """They may look; what is the host's or the players' is not theirs, and no invitation is told."""
    tables = [
        await village.ann.open(seats=2, public=True),
        await village.with_bo(public=True),
        await village.finish(public=True, watch="public"),
    ]
    expected = {
        ("DELETE", ""): [(403, "host-only")] * 3,
        ("POST", "/bots"): [(403, "host-only")] * 3,
        ("POST", "/start"): [(403, "host-only")] * 3,
        ("POST", "/rematch"): [(409, "not-over")] * 2 + [(409, "not-your-seat")],
        ("POST", "/fork"): [(409, "not-over")] * 2 + [(201, "")],
        ("GET", "/replay/0"): [(409, "not-over")] * 2 + [(200, "")],
        ("GET", "/review"): [(409, "not-over")] * 2 + [(200, "")],
        ("GET", "/log"): [(409, "not-over")] * 2 + [(200, "")],
        ("POST", "/sit"): [(200, "")] + [(409, "not-open")] * 2,
        ("POST", "/leave"): [(200, "")] * 3,
        ("GET", ""): [(200, "")] * 3,
    }
    for n, table in enumerate(tables):
        replies = await told(village.eve.browser, table.id, {})
        for route, reply in replies.items():
            status, key = expected[route][n]
            if key:
                assert problem(reply) == (status, key), route
            else:
                assert reply.status_code == status, (route, reply.text)
            if route not in (("POST", "/sit"), ("POST", "/fork")):
                assert table.invite is not None and table.invite not in reply.text
    rows = [await village.ann.row(table.id) for table in tables]
    assert [[seat.kind for seat in row.seats] for row in rows] == [
        ["human", "open"],
        ["human", "human"],
        ["bot", "bot"],
    ]
    assert not any(seat.away for row in rows for seat in row.seats)


async def test_a_body_of_boxes_in_boxes_is_refused(village: Village) -> None:
    deep = ["[" * 30_000, '{"seat":' * 6_000, '{"a":' * 9_000 + "1" + "}" * 9_000]
    deep += ['{"seat":0,"nonce":' + "[" * 30_000 + "]" * 30_000 + "}", "[" * 30_000 + "]" * 30_000]
    for body in deep:
        for path in ("/api/tables", f"/api/tables/{village.tables['open'].id}/sit", "/api/guest"):
            reply = await village.ann.browser.post(
                path, content=body, headers={"content-type": "application/json"}
            )
            assert problem(reply) == (400, "bad-request")


async def test_asking_for_what_is_not_there_leaves_nothing_behind(settings: Settings) -> None:
    hall = Hall(
        engine := open_engine(settings.database),
        settings,
        Notifier(settings),
        ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]),
    )
    await upgrade(engine)
    asked = [hall.live(f"nosuchone{n % 4}") for n in range(12)]
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(answer, Denied) and answer.problem.key == "no-such-table"
    assert (hall.opening, hall.tables) == ({}, {})
    await engine.dispose()


# -- sockets --------------------------------------------------------------------------------------------
async def closed(raw: ClientConnection) -> int | None:
    await asyncio.wait_for(raw.wait_closed(), PATIENCE)
    return raw.close_code


async def test_sockets_are_for_those_who_may_enter(village: Village) -> None:
    eve = village.eve.browser.cookies["meadhall"]
    for table in village.tables.values():
        for cookie in ("", *village.forged()):
            async with village.socket(table.id, cookie) as raw:
                assert await closed(raw) == 4401
        for query in ("", "?invite=", "?invite=wrong", "?invite=%00"):
            async with village.socket(table.id, eve, query) as raw:
                assert await closed(raw) == 4404
    async with village.socket("nosuchone2", eve) as raw:
        assert await closed(raw) == 4404
    playing = village.tables["playing"]
    for hello in ('{"type":"hello"}', '{"type":"hello","seat":0}', '{"type":"hello","seat":5}'):
        async with village.socket(playing.id, eve, f"?invite={playing.invite}") as raw:
            await raw.send(hello)
            assert await closed(raw) == 4403  # nobody watches this one
            with pytest.raises(ConnectionClosed):
                await raw.recv()


async def test_sockets_are_not_for_other_pages(village: Village) -> None:
    cookie = {"cookie": f"meadhall={village.ann.browser.cookies['meadhall']}"}
    for path in (f"/ws/tables/{village.tables['playing'].id}", "/ws/lobby"):
        for origin in (EVIL, f"http://{village.address}.evil.test", "null"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(
                    f"ws://{village.address}{path}",
                    origin=websockets.Origin(origin),
                    additional_headers=cookie,
                )
            assert refused.value.response.status_code == 403


async def test_nobody_speaks_for_anothers_seat(village: Village) -> None:
    """Neither somebody who watches nor somebody who plays."""
    table = await village.with_bo(public=True, watch="public")
    async with village.ann.at(table.id, 0) as ann:
        question = seen(await ann.state()).question
        assert question is not None
        before = await village.all_there_is()
        for person, own in ((village.eve, None), (village.bo, 1)):
            async with person.at(table.id, own) as socket:
                await socket.state()
                for frame in FRAMES:
                    for seat in {0, 5} if own == 1 else {0, 1, 5}:
                        fields = {**frame, "seat": seat}
                        if frame["type"] == "answer":
                            fields["number"] = question.number
                        reply = await socket.say(str(fields.pop("type")), **fields)
                        assert reply == RefusedFrame(reply.id, "not-your-seat")
                if own is None:
                    reply = await socket.say("say", text="psst")
                    assert reply == RefusedFrame(reply.id, "chat-seats")
                await socket.hello(0)
                assert await closed(socket.raw) == 4403
        assert await village.all_there_is() == before


async def test_one_who_gave_up_a_seat_does_not_see_through_it(village: Village) -> None:
    """Bo sat down, looked, and left; Eve took the seat; the socket Bo forgot is told nothing of hers."""
    table = await village.ann.open(seats=2, public=True)
    await village.bo.post(f"/api/tables/{table.id}/sit", {"seat": 1})
    async with village.bo.at(table.id, 1) as forgotten:
        await forgotten.room()
        await village.bo.post(f"/api/tables/{table.id}/leave")
        await village.eve.post(f"/api/tables/{table.id}/sit", {"seat": 1})
        await village.ann.post(f"/api/tables/{table.id}/start")
        assert await drained(forgotten) == 4403
        assert last_state(forgotten) is None


async def test_one_who_leaves_an_open_private_table_is_out(village: Village) -> None:
    """The row is still told to those with the invitation; without it there is no such table any more."""
    table = village.tables["open"]
    path = f"/api/tables/{table.id}"
    await village.bo.post(f"{path}/sit", {"seat": 1, "invite": table.invite})
    await village.bo.post(f"{path}/leave")
    assert problem(await village.bo.browser.get(path)) == (404, "no-such-table")
    assert (await village.bo.browser.get(f"{path}?invite={table.invite}")).status_code == 200


async def test_a_socket_plays_at_its_own_table_only(village: Village) -> None:
    one, other = await village.with_bo(public=True), await village.with_bo(public=True)
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(person.at(one.id, seat))
            for seat, person in enumerate((village.ann, village.bo))
        ]
        for seat, socket in enumerate(sockets):
            question = seen(await state_at(socket, 0)).question
            assert question is not None
            if seat in question.seats:
                assert isinstance(await socket.answer(seat, question, question.options[0]), Ack)
                break
    assert (await village.ann.row(one.id)).steps == 1
    assert (await village.ann.row(other.id)).steps == 0


async def drained(socket: Socket) -> int | None:
    """The code with which it is closed."""
    try:
        while True:
            await socket.next()
    except ConnectionClosed:
        return socket.raw.close_code
