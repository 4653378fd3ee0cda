"""`meadhall connect`: the example bots play at a real hall, each by the token of its account."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from meadhall.bots.program import Answer, State
from tests.bots.programs import examples, faulty
from tests.pages import fences, shell
from tests.server.databases import ON_SQLITE
from tests.server.players import Seen, closing
from tests.server.test_people import PASSWORD

pytestmark = [pytest.mark.anyio, ON_SQLITE]


async def bots(address: str, *names: str) -> list[str]:
    """Tokens of new bot accounts."""
    async with httpx.AsyncClient(base_url=f"http://{address}") as owner:
        await owner.post("/api/guest", json={"name": "Sigrid"})
        await owner.post("/api/me/account", json={"name": "Sigrid", "password": PASSWORD})
        made = [await owner.post("/api/bots", json={"name": name}) for name in names]
        return [reply.json()["token"] for reply in made]


async def connected(
    address: str, table: str, program: str, token: str, *more: str
) -> asyncio.subprocess.Process:
    command = [sys.executable, "-m", "meadhall.cli", "connect", f"http://{address}", table, program, *more]
    environ = {**os.environ, "MEADHALL_TOKEN": token}
    return await asyncio.create_subprocess_exec(*command, env=environ, stderr=asyncio.subprocess.PIPE)


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    _, err = await asyncio.wait_for(process.communicate(), 120)
    return process.returncode, err.decode()


async def test_the_examples_play_a_game_at_a_hall(address: str) -> None:
    """One opened the table, the other takes the free seat; then the game begins, and both play to its end."""
    first, second = await bots(address, "Huginn", "Muninn")
    programs = examples()
    headers = {"authorization": f"Bearer {first}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as host:
        made = (await host.post("/api/tables", json={"game": "valhalla", "seats": 2})).json()
        table, invite = made["id"], made["invite"]
        guest = await connected(address, table, programs["javascript"], second, "--invite", invite)
        row = made
        while any(seat["kind"] == "open" for seat in row["seats"]):
            assert guest.returncode is None, await ended(guest)
            await asyncio.sleep(0.1)
            row = (await host.get(f"/api/tables/{table}")).json()
        assert (await host.post(f"/api/tables/{table}/start")).status_code == 200
        opener = await connected(address, table, programs["python"], first)
        for process in (guest, opener):
            assert await ended(process) == (0, "")
        row = (await host.get(f"/api/tables/{table}")).json()
        assert row["state"] == "over" and row["winners"]
        assert not any(seat["away"] for seat in row["seats"])


async def test_the_command_on_the_page(address: str, tmp_path: Path) -> None:
    """docs/bots.md: the bot that it shows, and the command that brings it to a hall."""
    blocks = dict(fences("docs/bots.md"))
    (tmp_path / "my_bot.py").write_text(blocks["python my_bot.py"])
    token, *_ = await bots(address, "Huginn")
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as host:
        alone = {"game": "valhalla", "seats": 2, "bots": "random", "start": True}
        table = (await host.post("/api/tables", json=alone)).json()["id"]
        command = blocks["sh hall"].replace("=TOKEN", f"={token}").replace(" TABLE ", f" {table} ")
        command = command.replace("127.0.0.1:8137", address)
        process = await asyncio.create_subprocess_exec(
            "bash", "-ec", command, cwd=tmp_path, env=shell(tmp_path), stderr=asyncio.subprocess.PIPE
        )
        assert await ended(process) == (0, "")
        assert (await host.get(f"/api/tables/{table}")).json()["state"] == "over"


async def test_a_program_may_speak_to_the_hall_itself(address: str) -> None:
    """The same messages over the socket, by the token; a version that the hall does not speak is refused."""
    token, *_ = await bots(address, "Huginn")
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as host:
        alone = {"game": "valhalla", "seats": 2, "bots": "random", "start": True}
        table = (await host.post("/api/tables", json=alone)).json()["id"]
    url = f"ws://{address}/ws/tables/{table}"
    async with connect(url, additional_headers=headers) as socket:
        await socket.send('{"type": "hello", "seat": 0, "protocol": 1}')
        question = None
        while question is None or 0 not in question.seats:
            told = msgspec.json.decode(await socket.recv())
            if told["type"] == "state":
                state = msgspec.convert(told, State)
                assert (state.table.game, state.seat) == ("valhalla", 0)
                question = msgspec.convert(state.view, Seen).question
        answer = Answer(0, question.number, question.options[0], "mine")
        await socket.send(msgspec.json.encode(answer).decode())
        while told["type"] != "ack":
            told = msgspec.json.decode(await socket.recv())
        assert told == {"type": "ack", "id": "mine"}
    async with connect(url, additional_headers=headers) as socket:
        await socket.send('{"type": "hello", "seat": 0, "protocol": 2}')
        assert await closing(socket) == 4400


async def test_what_cannot_be_is_said(address: str, tmp_path: Path) -> None:
    token, *_ = await bots(address, "Huginn")
    program = examples()["python"]
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as host:
        alone = {"game": "valhalla", "seats": 2, "bots": "random", "start": True}
        table = (await host.post("/api/tables", json=alone)).json()["id"]
    for told, words in (
        ((address, table, program, "wrong"), "401"),
        ((address, "nowhere", program, token), "404"),
        ((address, table, program, token, "--seat", "2"), "409"),
        ((address, table, faulty(tmp_path, "dies"), token), "has gone"),
        (("127.0.0.1:9", table, program, token), "meadhall connect"),
    ):
        status, err = await ended(await connected(*told))
        assert status == 1 and words in err and "Traceback" not in err, (told, err)
