"""Answers over sockets: acknowledged, repeated, stale, sealed, and told to every eye in order."""

from __future__ import annotations

import random

import msgspec
import pytest

from meadhall.server.wire import Ack, Because, RefusedFrame, StateFrame
from tests.server.pairs import Arrive, refused, two_at_a_table, until, whose_turn
from tests.server.players import newest, play_on, seen

pytestmark = pytest.mark.anyio


async def test_an_answer_is_acknowledged_and_seen_by_all(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        assert isinstance(await socket.answer(seat, question, question.options[0]), Ack)
        for other in (first, second):
            assert (await newest(other)).table.steps == 1


async def test_a_repeat_is_harmless(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        frame = {
            "type": "answer",
            "id": "once",
            "seat": seat,
            "number": question.number,
            "option": question.options[0],
        }
        for _ in range(3):
            await socket.send(frame)
            assert isinstance(await socket.reply("once"), Ack)
        assert (await newest(first)).table.steps == 1


async def test_a_stale_answer_is_refused_with_what_changed(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        await socket.answer(seat, question, question.options[0])
        other = await whose_turn(first, second)
        await other[1].answer(other[0], other[2], other[2].options[0])
        await newest(socket)
        assert refused(await socket.answer(seat, question, question.options[0])) == "stale"
        assert (await socket.state()).table.steps == 2


async def test_what_is_no_option_is_refused_with_its_rule(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        question = await until("action", first, second, random.Random(3))
        seat, socket, _ = await whose_turn(first, second)
        steps = (await newest(first)).table.steps
        reply = await socket.answer(seat, question, "invade:figure=ship:to=gimle")
        assert isinstance(reply, RefusedFrame)
        assert (reply.key, reply.rule[:3]) == ("not-an-option", "BR-")
        assert refused(await socket.answer(seat, question, "dance")) == "not-an-option"
        assert refused(await socket.answer(1 - seat, question, question.options[0])) == "not-your-seat"
        assert refused(await socket.answer(5, question, question.options[0])) == "not-your-seat"
        why = await socket.say("why", seat=seat, option="invade:figure=ship:to=gimle")
        assert why == Because(why.id, reply.rule)
        assert (await newest(first)).table.steps == steps


async def test_one_who_is_not_asked_is_told_so(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, _, question = await whose_turn(first, second)
        other = (second, first)[seat]
        assert refused(await other.answer(1 - seat, question, question.options[0])) == "not-asked"
        assert refused(await other.say("why", seat=1 - seat, option="pass")) == "not-asked"


async def test_a_sealed_answer_can_be_changed_and_the_other_learns_nothing(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        question = await until("draft", first, second, random.Random(4))
        before = msgspec.json.encode((await newest(second)).view)
        told = len(second.frames)
        assert isinstance(await first.answer(0, question, question.options[0]), Ack)
        one = (await newest(second)).view
        assert isinstance(await first.answer(0, question, question.options[1]), Ack)
        two = (await newest(second)).view
        mine = seen(await newest(first)).question
        assert mine is not None
        assert mine.given == question.options[1]
        assert one == two
        assert msgspec.json.encode(one) != before  # that somebody has answered is no secret
        assert {type(frame) for frame in second.frames[told:]} == {StateFrame, RefusedFrame}
        assert not any(frame.events for frame in second.frames[told:] if isinstance(frame, StateFrame))


async def test_reconnecting_resumes_where_it_was(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    chance = random.Random(5)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], chance, 40)
        last = await newest(first)
        had = last.events_from + len(last.events)
        await whose_turn(first, second)
    async with ann.at(table.id, 0, since=had) as again:
        state = await again.state()
        assert (state.view, state.events, state.events_from) == (last.view, [], had)
    async with ann.at(table.id, 0) as afresh:
        state = await afresh.state()
        assert len(state.events) == had
        assert [event["n"] for event in state.events] == list(range(had))


async def test_events_reach_each_eye_once_and_in_order(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], random.Random(6), 60)
        for socket in (first, second):
            await newest(socket)
            numbers = [
                event["n"]
                for frame in socket.frames
                if isinstance(frame, StateFrame)
                for event in frame.events
            ]
            assert numbers == list(range(len(numbers)))


async def test_hot_seat_is_one_person_with_several_seats(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open(seats=2, mine=[0, 1], start=True)
    async with ann.at(table.id, 0) as socket:
        for _ in range(30):
            state = await newest(socket)
            question = seen(state).question
            assert question is not None
            if state.seat not in question.seats:
                await socket.hello(question.seats[0])
                state = await socket.state()
                question = seen(state).question
                assert question is not None
            assert state.seat is not None
            assert isinstance(await socket.answer(state.seat, question, question.options[0]), Ack)
        assert (await newest(socket)).table.steps == 30
