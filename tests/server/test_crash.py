"""Kill -9: what was acknowledged is there, what was not is there wholly or not at all."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from meadhall.server.database import open_engine
from meadhall.server.ledger import Answered, Body
from meadhall.server.schema import Line
from meadhall.server.wire import Ack, StateFrame
from tests.server.conftest import free_port
from tests.server.crash_child import EARLY, Outcome
from tests.server.patience import state_at
from tests.server.players import Person, Socket, seen

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60


# -- every question of a game -------------------------------------------------------------------------
def test_a_hall_killed_at_every_question_comes_back_byte_for_byte(database: str) -> None:
    command = [sys.executable, "-m", "tests.server.crash_child", database]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    outcome = msgspec.json.decode(ran.stdout.splitlines()[-1], type=Outcome)
    assert outcome.wrong == ""
    assert outcome.deeds["answer"] + outcome.deeds["bot"] >= 150
    assert all(
        outcome.deeds[kind] for kind in ("start", "change", "undo", "consent", "away", "back", "clock")
    )
    assert outcome.doubles["answer"] and outcome.doubles["consent"]
    assert outcome.deaths["acked"] == sum(outcome.deeds.values())
    assert all(outcome.deaths[point] > 8 for point in EARLY)


# -- a real server ------------------------------------------------------------------------------------
class Served:
    """`meadhall serve` on one data folder, as often as it is killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.log = folder / "log"

    @contextmanager
    def running(self) -> Iterator[subprocess.Popen[str]]:
        """Until it is killed."""
        command = [sys.executable, "-m", "meadhall.cli", "serve", "--port", str(self.port), "--workers", "1"]
        command += ["--data", str(self.folder)]
        environ = {**os.environ, "MEADHALL_RATE_LIMITS": "off"}
        with self.log.open("a") as log:
            served = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environ)
        try:
            assert served.stdout is not None
            assert self.address in served.stdout.readline()
            yield served
        finally:
            served.kill()
            assert served.wait(START_SECONDS) == -signal.SIGKILL
            assert served.stdout is not None
            served.stdout.close()

    async def answers(self, table: str) -> list[Answered]:
        engine = open_engine(f"sqlite:///{self.folder / 'hall.sqlite'}")
        async with engine.execution_options(reads=True).connect() as connection:
            rows = await connection.scalars(select(Line.body).where(Line.room == table).order_by(Line.n))
            bodies = [msgspec.json.decode(body, type=Body) for body in rows]
        await engine.dispose()
        return [body for body in bodies if isinstance(body, Answered)]


class Player:
    """One seat's client: keeps its events, and what it sent until it is acknowledged."""

    def __init__(self, seat: int, person: Person) -> None:
        self.seat = seat
        self.person = person
        self.events: list[object] = []
        self.read = 0  # frames of the present socket
        self.unacked: dict[str, object] | None = None
        self.sent = 0

    def heard(self, socket: Socket) -> None:
        """Events go on exactly where they were."""
        for frame in socket.frames[self.read :]:
            if isinstance(frame, StateFrame):
                assert frame.events_from <= len(self.events)
                self.events[frame.events_from :] = frame.events
        self.read = len(socket.frames)

    async def turn(self, socket: Socket, steps: int, chance: random.Random, wait: bool) -> bool:
        """Answer if asked; whether it was."""
        state = await state_at(socket, steps)
        self.heard(socket)
        question = seen(state).question
        if question is None or self.seat not in question.seats:
            return False
        self.sent += 1
        self.unacked = {
            "type": "answer",
            "id": f"{self.seat}-{self.sent}",
            "seat": self.seat,
            "number": question.number,
            "option": chance.choice(question.options),
        }
        if wait:
            await self.deliver(socket)
        else:
            await socket.send(self.unacked)
        return True

    async def deliver(self, socket: Socket) -> None:
        """Send what is not acknowledged, until it is; it may be there already."""
        if self.unacked is not None:
            await socket.send(self.unacked)
            reply = await socket.reply(str(self.unacked["id"]))
            assert isinstance(reply, Ack), reply
            self.unacked = None

    async def knows_all(self, socket: Socket, table: str) -> None:
        """Somebody who comes without anything is told the same story."""
        async with self.person.at(table, self.seat) as afresh:
            state = await afresh.state()
        self.heard(socket)
        while len(self.events) < len(state.events):
            await socket.next()
            self.heard(socket)
        assert (state.events_from, state.events) == (0, self.events)


@pytest.mark.anyio
async def test_clients_go_on_with_a_server_that_was_killed(tmp_path: Path) -> None:
    """Those who come back with what they had, and send again what was not acknowledged, lose nothing."""
    served, chance = Served(tmp_path), random.Random(30)
    players: list[Player] = []
    table = ""
    async with AsyncExitStack() as browsers:
        for life in range(3):
            with served.running() as process:
                if not players:
                    for seat, name in enumerate(("Ann", "Bo")):
                        browser = httpx.AsyncClient(base_url=f"http://{served.address}")
                        person = Person(served.address, await browsers.enter_async_context(browser))
                        await person.post("/api/guest", {"name": name}, 201)
                        players.append(Player(seat, person))
                    table = (await players[0].person.open(seats=2, public=True)).id
                    await players[1].person.post(f"/api/tables/{table}/sit", {"seat": 1})
                    await players[0].person.post(f"/api/tables/{table}/start")
                await one_life(process, players, table, chance, 12 if life < 2 else 0)
    answers = await served.answers(table)
    clients = [answer.client for answer in answers]
    assert len(clients) == len(set(clients)) == sum(player.sent for player in players) >= 24
    assert "Traceback" not in served.log.read_text()


async def one_life(
    process: subprocess.Popen[str], players: list[Player], table: str, chance: random.Random, turns: int
) -> None:
    """Come back, send again, play on; the server is killed with an answer on its way."""
    async with AsyncExitStack() as sockets:
        seats = []
        for player in players:
            call = player.person.at(table, player.seat, since=len(player.events))
            seats.append((player, await sockets.enter_async_context(call)))
        for player, socket in seats:
            player.read = 0
            await player.deliver(socket)
        for player, socket in seats:
            await player.knows_all(socket, table)
        for turn in range(turns):
            for player, socket in seats:
                steps = sum(player.sent for player in players)
                if await player.turn(socket, steps, chance, wait=turn < turns - 1):
                    break
        if turns:
            await asyncio.sleep(chance.choice((0, 0.001, 0.005)))
        process.kill()
        for _, socket in seats:
            with pytest.raises(ConnectionClosed):
                await last_frame(socket)


async def last_frame(socket: Socket) -> None:
    while True:
        await socket.next()
