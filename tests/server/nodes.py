"""Two halls on one PostgreSQL, and people at both."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import uvicorn

from meadhall.server.database import open_engine
from meadhall.server.fold import Fold
from meadhall.server.hall import Hall
from meadhall.server.ledger import Ledger
from meadhall.server.registry import Registry
from meadhall.server.serve import configured
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack, StateFrame
from tests.server.patience import last_state, state_at
from tests.server.players import Asked, Person, Socket, seen

PATIENCE = 30.0


class Node:
    """One hall at its own port."""

    def __init__(self, address: str, hall: Hall, server: uvicorn.Server, running: asyncio.Task[None]) -> None:
        self.address = address
        self.hall = hall
        self.server = server
        self.running = running

    async def die(self) -> None:
        """It hands nothing over."""
        self.server.should_exit = True
        await self.running


class Opened(Hall):
    """Remembers the last one that was made."""

    last: Hall | None = None

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]  # whatever a hall is given
        Opened.last = self


@asynccontextmanager
async def node(settings: Settings) -> AsyncIterator[Node]:
    server = uvicorn.Server(configured(settings))
    assert Opened.last is not None
    running = asyncio.create_task(server.serve())
    made = Node(f"127.0.0.1:{settings.port}", Opened.last, server, running)
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield made
    finally:
        await made.die()


class Party:
    """Ann at one node, Bo at the other, perhaps a bot at their table."""

    def __init__(self, ann: Person, bo: Person, table: str) -> None:
        self.ann = ann
        self.bo = bo
        self.table = table

    def at(self, where: Node, person: Person) -> Person:
        """The same person, by way of another node."""
        return Person(where.address, person.browser)


@asynccontextmanager
async def party(nodes: list[Node], seats: int = 2, **wanted: object) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack:
        people = []
        for where, name in zip(nodes, ("Ann", "Bo"), strict=True):
            browser = httpx.AsyncClient(base_url=f"http://{where.address}", timeout=PATIENCE)
            people.append(Person(where.address, await stack.enter_async_context(browser)))
            await people[-1].post("/api/guest", {"name": name}, 201)
        ann, bo = people
        table = await ann.open(seats=seats, public=True, **wanted)
        await bo.post(f"/api/tables/{table.id}/sit", {"seat": 1})
        for seat in range(2, seats):
            await ann.post(f"/api/tables/{table.id}/bots", {"seat": seat, "level": "random"})
        await ann.post(f"/api/tables/{table.id}/start")
        yield Party(ann, bo, table.id)


async def ledger_of(settings: Settings, table: str) -> Fold:
    engine = open_engine(settings.database)
    room, chairs, _ = await Registry(engine).read(table)
    fold = Fold(room, [chair.nonce for chair in chairs])
    fold.read(await Ledger(engine).lines(table))
    await engine.dispose()
    return fold


async def turn_of(sockets: list[Socket]) -> tuple[int, Asked]:
    """Wait until a seat of these is asked in the newest state of its own socket."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat, socket in enumerate(sockets):
                state = last_state(socket)
                question = None if state is None else seen(state).question
                if question is not None and seat in question.seats:
                    return seat, question
            readers = [asyncio.create_task(socket.next()) for socket in sockets]
            await asyncio.wait(readers, return_when=asyncio.FIRST_COMPLETED)
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)  # one at a time may listen


async def until_told(socket: Socket, steps: int) -> StateFrame:
    return await asyncio.wait_for(state_at(socket, steps), PATIENCE)


async def play(sockets: list[Socket], answers: int, chance: random.Random) -> int:
    """Whoever is asked answers at their own node; the steps there are then."""
    steps = 0
    for _ in range(answers):
        seat, question = await turn_of(sockets)
        reply = await sockets[seat].answer(seat, question, chance.choice(question.options))
        assert isinstance(reply, Ack), reply
        state = last_state(sockets[seat])
        assert state is not None
        steps = state.table.steps + 1
        for socket in sockets:
            await until_told(socket, steps)
    return steps


def told_events(socket: Socket) -> list[object]:
    """As a client keeps them."""
    events: list[object] = []
    for frame in socket.frames:
        if isinstance(frame, StateFrame):
            assert frame.events_from <= len(events)
            events[frame.events_from :] = frame.events
    return events


@asynccontextmanager
async def both_at_both(nodes: list[Node], p: Party) -> AsyncIterator[list[list[Socket]]]:
    """For each seat a socket at each node."""
    async with AsyncExitStack() as stack:
        yield [
            [await stack.enter_async_context(p.at(where, person).at(p.table, seat)) for where in nodes]
            for seat, person in enumerate((p.ann, p.bo))
        ]
