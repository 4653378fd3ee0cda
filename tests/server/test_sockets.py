"""How a socket ends: what it may say, whose it is, and the door with its list of tables."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meadhall.server import live
from meadhall.server.wire import Ack
from tests.server.databases import ON_SQLITE
from tests.server.pairs import Arrive, two_at_a_table
from tests.server.players import closing

pytestmark = pytest.mark.anyio


@ON_SQLITE
@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4400),
        ("[]", 4400),
        ('{"type":"dance"}', 4400),
        ('{"type":"answer","id":"a","seat":0,"number":0,"option":"pass"}', 4400),
        ('{"type":"hello","seat":7}', 4400),
        ('{"type":"hello","seat":null,"more":1}', 4400),
        ('{"type":"hello","seat":1}', 4403),
    ],
)
async def test_a_malformed_frame_ends_the_call(arrive: Arrive, frame: str, code: int) -> None:
    ann = await arrive("Ann")
    table = await ann.open(bots="random", start=True)
    cookie = "; ".join(f"{name}={value}" for name, value in ann.browser.cookies.items())
    url = f"ws://{ann.address}/ws/tables/{table.id}"
    async with connect(url, additional_headers={"cookie": cookie}) as raw:
        await raw.send(frame)
        await raw.wait_closed()
        assert raw.close_code == code


async def test_a_frame_too_large_ends_the_call(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open(bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        await socket.state()
        await socket.send({"type": "say", "id": "x", "text": "x" * 100_000})
        await socket.raw.wait_closed()
    assert (await ann.row(table.id)).state == "playing"


async def test_a_socket_without_a_cookie_or_a_table_is_closed(arrive: Arrive) -> None:
    ann, eve = await arrive("Ann"), await arrive("Eve")
    table = await ann.open(bots="random", start=True)
    for person, path, code in (
        (None, table.id, 4401),
        (eve, table.id, 4404),
        (eve, "nosuchone2", 4404),
    ):
        cookie = "" if person is None else f"meadhall={person.browser.cookies['meadhall']}"
        url = f"ws://{ann.address}/ws/tables/{path}"
        async with connect(url, additional_headers={"cookie": cookie}) as raw:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(raw.recv(), 10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_sockets_end_with_the_password_they_were_opened_with(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    account = {"name": "Ann", "password": "a long one, for now"}
    await ann.post("/api/me/account", account)
    stolen = f"meadhall={ann.browser.cookies['meadhall']}"
    door = connect(f"ws://{ann.address}/ws/lobby", additional_headers={"cookie": stolen})
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second, door as lobby:
        await first.state()
        await ann.post("/api/me/password", {"old": account["password"], "new": "quite another one"})
        assert [await closing(first.raw), await closing(lobby)] == [1012, 1012]
        assert isinstance(await second.say("say", text="still here"), Ack)
    url = f"ws://{ann.address}/ws/tables/{table.id}"
    async with connect(url, additional_headers={"cookie": stolen}) as again:
        assert await closing(again) == 4401
    async with ann.at(table.id, 0) as first:
        assert (await first.state()).seat == 0


async def test_sockets_end_with_the_person(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await first.state()
        assert (await ann.browser.delete("/api/me")).status_code == 204
        assert await closing(first.raw) == 1012
        assert isinstance(await second.say("say", text="gone?"), Ack)


async def test_a_socket_that_cannot_be_told_is_closed(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await arrive("Ann")
    table = await ann.open(bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        await socket.state()

        def broken(*_: object) -> None:
            raise ValueError("what cannot be told")

        monkeypatch.setattr(live.Live, "frame", broken)
        await socket.hello(0)
        assert await closing(socket.raw) == 1011
    monkeypatch.undo()
    async with ann.at(table.id, 0) as socket:
        assert (await socket.state()).seat == 0


async def test_the_door_tells_when_lists_change(arrive: Arrive) -> None:
    ann, bo = await arrive("Ann"), await arrive("Bo")
    cookie = f"meadhall={bo.browser.cookies['meadhall']}"
    async with connect(f"ws://{ann.address}/ws/lobby", additional_headers={"cookie": cookie}) as door:
        await ann.open(public=True)
        assert await asyncio.wait_for(door.recv(), 10) == '{"type":"lobby"}'
