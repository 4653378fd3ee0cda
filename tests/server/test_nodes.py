"""People at different nodes sit at one table: they play, talk and take back as at one."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import ClassVar

import pytest

from meadhall.server.ledger import TakenBack
from meadhall.server.live import with_odds
from meadhall.server.minds import Minds
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack, ChatFrame
from tests.server.databases import ON_POSTGRESQL
from tests.server.nodes import (
    PATIENCE,
    Node,
    both_at_both,
    ledger_of,
    party,
    play,
    told_events,
    turn_of,
    until_told,
)
from tests.server.patience import last_state
from tests.server.players import Person, Socket

pytestmark = [pytest.mark.anyio, ON_POSTGRESQL]


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
