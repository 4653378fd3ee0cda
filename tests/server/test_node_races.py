"""What is said at two nodes in one moment: one of them is first, and nothing counts twice."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from meadhall.server.ledger import Entry, Standing
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack, RefusedFrame, TableRow
from tests.server.databases import ON_POSTGRESQL
from tests.server.nodes import Node, both_at_both, ledger_of, party, turn_of, until_told
from tests.server.players import seen

pytestmark = [pytest.mark.anyio, ON_POSTGRESQL]


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
