"""Two halls on one PostgreSQL: people at different nodes sit at one table, and a node may go at any time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import ClassVar

import httpx
import msgspec
import pytest
import uvicorn

from meadhall.server import hall as hall_module
from meadhall.server import live as live_module
from meadhall.server.database import open_engine
from meadhall.server.fold import Fold
from meadhall.server.hall import Hall
from meadhall.server.ledger import Entry, Ledger, Standing, TakenBack
from meadhall.server.live import with_odds
from meadhall.server.minds import Minds
from meadhall.server.registry import Registry
from meadhall.server.serve import configured
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack, ChatFrame, RefusedFrame, StateFrame, TableRow
from tests.server.conftest import free_port
from tests.server.patience import last_state, state_at
from tests.server.players import Asked, Person, Socket, closing, seen

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("database", ["postgresql"], indirect=True)]
PATIENCE = 30.0


# -- two nodes ------------------------------------------------------------------------------------------
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


@pytest.fixture
async def nodes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Node]]:
    """They look after what is overdue more often than usual."""
    monkeypatch.setattr("meadhall.server.app.Hall", Opened)
    monkeypatch.setattr(hall_module, "SWEEP", 0.2)
    async with AsyncExitStack() as stack:
        ports = [settings.port, free_port()]
        yield [
            await stack.enter_async_context(node(msgspec.structs.replace(settings, port=port)))
            for port in ports
        ]


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
            browser = httpx.AsyncClient(base_url=f"http://{where.address}")
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


# -- playing --------------------------------------------------------------------------------------------
async def test_people_at_two_nodes_play_one_game(nodes: list[Node], settings: Settings) -> None:
    async with party(nodes, seats=3) as p, p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:
        await play([first, second], 40, random.Random(60))
        await turn_of([first, second])
        truth = await ledger_of(settings, p.table)
        for seat, socket in enumerate((first, second)):
            state = await until_told(socket, len(truth.answers))
            assert state.view == with_odds(truth.table, seat)
            assert told_events(socket) == truth.table.events(seat)
        by = {answer.by for answer in truth.answers}
        assert len(by) == 3 and "" in by
        for n, answer in enumerate(truth.answers):  # a bot answers what it is asked, once
            if not answer.by:
                assert answer.seat in truth.at(n).question.seats


class Chorus(Minds):
    """Says what it thought out at the very moment at which the other node has thought out the same."""

    thoughts: ClassVar[dict[tuple[int, bytes], asyncio.Event]] = {}

    async def choose(self, log_bytes: bytes, seat: int, level: str, seed: int, key: str = "") -> str:
        option = await super().choose(log_bytes, seat, level, seed, key)
        if (seat, log_bytes) in self.thoughts:
            self.thoughts[seat, log_bytes].set()
        else:
            self.thoughts[seat, log_bytes] = asyncio.Event()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.thoughts[seat, log_bytes].wait(), 0.2)
        return option


async def test_bots_that_two_nodes_think_for_answer_once(nodes: list[Node], settings: Settings) -> None:
    """Both have the table in memory, both look after it all the time, and both speak at once."""
    for where in nodes:
        await where.hall.minds.close()
        where.hall.minds = Chorus(1)
        await where.hall.minds.open()
    async with party(nodes, seats=4) as p, p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:

        async def look_after() -> None:
            while True:
                for where in nodes:
                    if p.table in where.hall.tables:
                        where.hall.tables[p.table].driver.kick()
                await asyncio.sleep(0.01)

        looking = asyncio.create_task(look_after())
        await play([first, second], 16, random.Random(61))
        looking.cancel()
    truth = await ledger_of(settings, p.table)
    bots = [n for n, answer in enumerate(truth.answers) if not answer.by]
    assert len(bots) > 12
    assert any(event.is_set() for event in Chorus.thoughts.values()), "never did both speak at once"
    for n in bots:
        assert truth.answers[n].seat in truth.at(n).question.seats


async def test_chat_is_heard_at_both_nodes_in_one_order(nodes: list[Node]) -> None:
    async with party(nodes) as p, p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:
        for n in range(3):
            replies = await asyncio.gather(first.say("say", text=f"a{n}"), second.say("say", text=f"b{n}"))
            assert all(isinstance(reply, Ack) for reply in replies), replies
        for person, seat in ((p.ann, 0), (p.bo, 1)):
            async with asyncio.timeout(PATIENCE):
                while len(lines := await chat_of(person, p.table, seat)) < 6:
                    await asyncio.sleep(0.05)
            assert sorted(lines) == ["a0", "a1", "a2", "b0", "b1", "b2"]
            assert lines == await chat_of(p.bo, p.table, 1)
        async with asyncio.timeout(PATIENCE):
            while not {"a0", "a1", "a2"} <= set(heard_at(second)):
                await second.next()


def heard_at(socket: Socket) -> list[str]:
    return [line.text for frame in socket.frames if isinstance(frame, ChatFrame) for line in frame.lines]


async def chat_of(person: Person, table: str, seat: int) -> list[str]:
    async with person.at(table, seat) as socket:
        return [line.text for line in (await socket.chat()).lines]


# -- races ----------------------------------------------------------------------------------------------
@asynccontextmanager
async def both_at_both(nodes: list[Node], p: Party) -> AsyncIterator[list[list[Socket]]]:
    """For each seat a socket at each node."""
    async with AsyncExitStack() as stack:
        yield [
            [await stack.enter_async_context(p.at(where, person).at(p.table, seat)) for where in nodes]
            for seat, person in enumerate((p.ann, p.bo))
        ]


async def test_of_two_answers_one_wins_and_the_other_is_stale(nodes: list[Node], settings: Settings) -> None:
    """One person with a socket at each node, who says two things at once. Sealed answers may be changed."""
    chance = random.Random(62)
    steps = races = 0
    async with party(nodes) as p, both_at_both(nodes, p) as pairs:
        while races < 10:
            for socket in (*pairs[0], *pairs[1]):
                await until_told(socket, steps)
            seat, question = await turn_of([pair[0] for pair in pairs])
            told = [socket.answer(seat, question, chance.choice(question.options)) for socket in pairs[seat]]
            replies = await asyncio.gather(*told)
            acked = [isinstance(reply, Ack) for reply in replies]
            if len(question.seats) > 1:
                assert all(acked), replies
            elif sum(acked) == 1:
                races += 1
                lost = replies[acked.index(False)]
                assert isinstance(lost, RefusedFrame)
                assert lost.key == "stale"
            else:
                raise AssertionError(replies)
            steps += sum(acked)
        assert len((await ledger_of(settings, p.table)).answers) == steps


async def test_sealed_answers_at_two_nodes_do_not_get_in_each_others_way(nodes: list[Node]) -> None:
    """What another seat says at the same moment makes nobody's own answer stale."""
    chance = random.Random(68)
    sealed = steps = 0
    async with party(nodes) as p, p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:
        while sealed < 6:
            states = [await until_told(socket, steps) for socket in (first, second)]
            questions = [seen(state).question for state in states]
            asked = [
                (socket, seat, question, chance.choice(question.options))
                for seat, (socket, question) in enumerate(zip((first, second), questions, strict=True))
                if question is not None and seat in question.seats
            ]
            said = (socket.answer(seat, question, option) for socket, seat, question, option in asked)
            replies = await asyncio.gather(*said)
            assert all(isinstance(reply, Ack) for reply in replies), replies
            sealed += len(asked) == 2
            steps += len(asked)


async def test_an_answer_sent_again_to_the_other_node_counts_once(
    nodes: list[Node], settings: Settings
) -> None:
    """A client that lost its node goes to another with what was not acknowledged."""
    chance = random.Random(63)
    async with party(nodes) as p, both_at_both(nodes, p) as pairs:
        for steps in range(12):
            for socket in (*pairs[0], *pairs[1]):
                await until_told(socket, steps)
            seat, question = await turn_of([pair[0] for pair in pairs])
            name, option = f"once-{steps}", chance.choice(question.options)
            frame = {"type": "answer", "id": name, "seat": seat, "number": question.number, "option": option}
            for socket in pairs[seat]:
                await socket.send(frame)
            replies = [await socket.reply(name) for socket in pairs[seat]]
            assert all(isinstance(reply, Ack) for reply in replies), replies
        truth = await ledger_of(settings, p.table)
        assert [answer.client for answer in truth.answers] == [f"once-{steps}" for steps in range(12)]


async def test_one_seat_is_taken_by_one(nodes: list[Node]) -> None:
    async with party(nodes, seats=2) as p:
        table = await p.ann.open(seats=3, public=True)
        await p.bo.row(table.id)  # both nodes have it in memory
        path = f"/api/tables/{table.id}/sit"
        tried = await asyncio.gather(
            p.ann.browser.post(path, json={"seat": 1}), p.bo.browser.post(path, json={"seat": 1})
        )
        assert sorted(reply.status_code for reply in tried) == [200, 409]
        rows = [msgspec.json.decode(reply.content, type=TableRow) for reply in tried if reply.is_success]
        assert rows[0].seats[1].mine


# -- undo -----------------------------------------------------------------------------------------------
async def test_an_undo_at_one_node_reaches_the_other(nodes: list[Node], settings: Settings) -> None:
    async with party(nodes) as p, p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:
        sockets = [first, second]
        steps = await play(sockets, 20, random.Random(64))
        assert isinstance(await first.say("undo", seat=0), Ack)
        async with asyncio.timeout(PATIENCE):
            if (await p.ann.row(p.table)).undo is not None:
                while (await p.bo.row(p.table)).undo is None:
                    await asyncio.sleep(0.02)
                assert isinstance(await second.say("consent", seat=1, yes=True), Ack)
            for socket in sockets:
                while (state := last_state(socket)) is None or state.table.steps >= steps:
                    await socket.next()
        truth = await ledger_of(settings, p.table)
        assert any(isinstance(entry.body, TakenBack) for entry in truth.lines)
        for seat, socket in enumerate(sockets):
            state = last_state(socket)
            assert state is not None
            assert (state.view, state.table.steps) == (with_odds(truth.table, seat), len(truth.answers))
            assert told_events(socket) == truth.table.events(seat)
        before = len(truth.answers)
        seat, question = await turn_of(sockets)
        assert isinstance(await sockets[seat].answer(seat, question, question.options[0]), Ack)
        for socket in sockets:
            await until_told(socket, before + 1)


async def test_an_undo_and_what_follows_may_be_heard_at_once(
    nodes: list[Node], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that was behind tells the events that were taken back otherwise."""
    chance = random.Random(69)
    async with party(nodes) as p, both_at_both(nodes, p) as pairs:
        here, there = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        steps = await play(here, 20, chance)
        for socket in there:
            await until_told(socket, steps)

        async def deaf(news: object) -> None:
            pass

        monkeypatch.setattr(nodes[1].hall, "heard", deaf)
        truth = await ledger_of(settings, p.table)
        last = truth.answers[-1]
        assert isinstance(await here[last.seat].say("undo", seat=last.seat), Ack)
        if (await p.ann.row(p.table)).undo is not None:
            assert isinstance(await here[1 - last.seat].say("consent", seat=1 - last.seat, yes=True), Ack)
        question = truth.at(len(truth.answers) - 1).question
        other = next(option for option in question.options(last.seat).ids if option != last.option)
        said = {"seat": last.seat, "number": question.number, "option": other}
        assert isinstance(await here[last.seat].say("answer", **said), Ack)
        truth = await ledger_of(settings, p.table)
        for seat, socket in enumerate(here):
            while (state := last_state(socket)) is None or state.view != with_odds(truth.table, seat):
                await socket.next()
        await play(here, 6, chance)
        await nodes[1].hall.tables[p.table].catch_up()
        truth = await ledger_of(settings, p.table)
        for seat, socket in enumerate(there):
            assert (await until_told(socket, len(truth.answers))).view == with_odds(truth.table, seat)
            assert told_events(socket) == truth.table.events(seat)


# -- nodes that go --------------------------------------------------------------------------------------
class Asleep(Minds):
    """Thinks for ever."""

    async def choose(self, log_bytes: bytes, seat: int, level: str, seed: int, key: str = "") -> str:
        await asyncio.sleep(3600)
        return ""


async def test_a_node_that_dies_leaves_its_bots_to_the_other(
    nodes: list[Node], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "BOT_GRACE", 300)
    first, second = nodes
    await first.hall.minds.close()
    first.hall.minds = Asleep(1)
    async with httpx.AsyncClient(base_url=f"http://{first.address}") as browser:
        ann = Person(first.address, browser)
        await ann.post("/api/guest", {"name": "Ann"}, 201)
        table = (await ann.open(seats=3, mine=[], bots="random", start=True, public=True)).id
        await first.die()
        async with asyncio.timeout(PATIENCE):
            while len((await ledger_of(settings, table)).answers) < 5:
                await asyncio.sleep(0.1)
        assert table in second.hall.tables


async def test_a_node_that_dies_leaves_its_clocks_to_the_other(nodes: list[Node], settings: Settings) -> None:
    async with party(nodes, clock={"step": 5, "reserve": 0}, away_level="random") as p:
        del nodes[1].hall.tables[p.table]  # as if it had never heard of it
        await nodes[0].die()
        async with asyncio.timeout(PATIENCE):
            while len((truth := await ledger_of(settings, p.table)).answers) < 1 or not truth.away:
                await asyncio.sleep(0.1)


async def test_people_go_to_another_node_and_go_on(nodes: list[Node], settings: Settings) -> None:
    async with party(nodes) as p:
        async with p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:
            steps = await play([first, second], 10, random.Random(65))
            had = len(told_events(first))
        await nodes[0].die()
        async with (
            p.at(nodes[1], p.ann).at(p.table, 0, since=had) as first,
            p.bo.at(p.table, 1) as second,
        ):
            state = await until_told(first, steps)
            assert (state.events, state.events_from) == ([], had)
            seat, question = await turn_of([first, second])
            assert isinstance(await [first, second][seat].answer(seat, question, question.options[0]), Ack)


async def test_a_node_that_stumbles_over_news_hears_the_next(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party(nodes) as p, p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:
        steps = await play([first, second], 6, random.Random(66))
        registry = nodes[1].hall.registry

        async def away(table: str) -> None:
            raise OSError("the database is away")

        monkeypatch.setattr(registry, "read", away)
        assert isinstance(await first.say("say", text="anybody?"), Ack)
        await asyncio.sleep(0.5)
        monkeypatch.undo()
        await play([first, second], 2, random.Random(67))
        assert (await until_told(second, steps + 2)).table.steps == steps + 2


async def test_news_that_was_lost_is_read_all_the_same(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party(nodes) as p, p.ann.at(p.table, 0) as first, p.bo.at(p.table, 1) as second:
        steps = await play([first, second], 6, random.Random(68))
        monkeypatch.setattr(nodes[0].hall, "tell_others", lambda news: None)
        seat, question = await turn_of([first, second])
        by = p.ann if seat == 0 else p.at(nodes[0], p.bo)
        async with by.at(p.table, seat) as here:
            assert isinstance(await here.answer(seat, question, question.options[0]), Ack)
        assert (await until_told(second, steps + 1)).table.steps == steps + 1


async def test_one_who_is_signed_out_at_one_node_is_at_the_other(nodes: list[Node]) -> None:
    async with party(nodes) as p, p.at(nodes[1], p.ann).at(p.table, 0) as there:
        await there.state()
        assert (await p.ann.browser.delete("/api/me")).status_code == 204
        assert await closing(there.raw) == 1012


async def test_a_game_is_dealt_for_those_who_sit_there(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody changes chairs by way of one node in the moment in which the other deals."""
    async with party(nodes) as p:
        open_one = await p.ann.open(seats=2, public=True)
        await p.bo.post(f"/api/tables/{open_one.id}/sit", {"seat": 1})
        dealing, elsewhere = nodes[0].hall.ledger, nodes[1].hall.registry
        append = dealing.append

        async def late(
            room: str, entries: list[Entry], standing: Standing, nonces: tuple[bytes, ...] | None = None
        ) -> None:
            monkeypatch.setattr(dealing, "append", append)
            assert await elsewhere.clear(room, 1, "human")
            assert await elsewhere.put_bot(room, 1, "random")
            await append(room, entries, standing, nonces)

        monkeypatch.setattr(dealing, "append", late)
        await p.ann.post(f"/api/tables/{open_one.id}/start", status=409)
        assert (await p.ann.row(open_one.id)).state == "open"
        await p.ann.post(f"/api/tables/{open_one.id}/start")
        row = await p.ann.row(open_one.id)
        assert (row.state, row.seats[1].kind) == ("playing", "bot")
        assert not await elsewhere.clear(open_one.id, 1, "bot")
