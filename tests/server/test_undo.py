"""Taking back over sockets: free, by consent, never of nothing."""

from __future__ import annotations

import random

import pytest

from meadhall.server.wire import Ack
from tests.server.pairs import Arrive, refused, two_at_a_table, until, whose_turn
from tests.server.players import newest, play_on

pytestmark = pytest.mark.anyio


async def test_undo_is_free_while_nobody_learnt_anything(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        question = await until("action", first, second, random.Random(9))
        seat, socket, _ = await whose_turn(first, second)
        before = await newest(socket)
        march = next((option for option in question.options if option.startswith("march")), None)
        option = march or next(option for option in question.options if option.startswith("invade"))
        assert isinstance(await socket.answer(seat, question, option), Ack)
        assert (await newest(socket)).table.undo_free
        assert isinstance(await socket.say("undo", seat=seat), Ack)
        after = await newest(socket)
        assert after.view == before.view
        assert after.table.steps == before.table.steps
        assert after.events_from + len(after.events) == before.events_from + len(before.events)


async def test_otherwise_the_others_are_asked(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        chance = random.Random(10)
        await play_on([(0, first), (1, second)], chance, 30)
        while (await newest(first)).table.undo_free:
            seat, socket, question = await whose_turn(first, second)
            await socket.answer(seat, question, chance.choice(question.options))
        for yes in (False, True):
            before = await newest(first)
            assert isinstance(await first.say("undo", seat=0), Ack)
            asked = (await newest(second)).table.undo
            assert asked is not None
            assert (asked.seat, asked.needed) == (0, [1])
            assert refused(await first.say("consent", seat=0, yes=True)) == "undo-nothing"
            assert refused(await first.say("undo", seat=0)) == "undo-asked"
            assert isinstance(await second.say("consent", seat=1, yes=yes), Ack)
            after = await newest(first)
            assert after.table.undo is None
            assert (after.table.steps == asked.step) == yes
            assert (after.table.steps == before.table.steps) != yes


async def test_against_bots_undo_is_always_allowed(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open(seats=3, bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        for _ in range(12):
            _, question = await socket.asked()
            await socket.answer(0, question, question.options[-1])
        state, _ = await socket.asked()
        assert state.table.undo_free
        assert isinstance(await socket.say("undo", seat=0), Ack)
        again, question = await socket.asked()
        assert again.table.steps < state.table.steps
        assert isinstance(await socket.answer(0, question, question.options[0]), Ack)


async def test_there_is_nothing_to_take_back_at_first(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first:
        await first.state()
        assert refused(await first.say("undo", seat=0)) == "undo-nothing"
