"""Bots beside people: they play on for those who are away, and hint where a table allows it."""

from __future__ import annotations

import pytest

from meadhall.server.wire import Ack, Hinted
from tests.server.pairs import Arrive, refused, two_at_a_table, whose_turn
from tests.server.players import newest

pytestmark = pytest.mark.anyio


async def test_a_bot_plays_on_for_one_who_left_and_the_seat_is_theirs_again(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive, away_level="random")
    await bo.post(f"/api/tables/{table.id}/leave")
    async with ann.at(table.id, 0) as first:
        for _ in range(10):
            _, question = await first.asked()
            await first.answer(0, question, question.options[0])
        assert (await ann.row(table.id)).seats[1].away
        async with bo.at(table.id, 1) as second:
            await second.state()
            assert isinstance(await second.say("back", seat=1), Ack)
            assert not (await ann.row(table.id)).seats[1].away


async def test_when_the_clock_falls_a_bot_plays_on(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive, away_level="random", clock={"step": 5, "reserve": 0})
    async with ann.at(table.id, 0) as first:
        state = await first.state()
        while not any(seat.away for seat in state.table.seats):
            state = await first.state()
        due = [seat.due for seat in state.table.seats if seat.due is not None]
        assert all(at > state.table.now for at in due)


async def test_a_bot_tells_what_it_would_answer_where_the_table_allows_it(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive, hints=True)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        hinted = await socket.say("hint", seat=seat)
        assert isinstance(hinted, Hinted)
        assert hinted.number == question.number and hinted.option in question.options
        assert refused(await socket.say("hint", seat=1 - seat)) == "not-your-seat"
        assert (await newest(socket)).table.steps == 0
        other = second if socket is first else first
        assert not any("hinted" in text for text in other.texts)


async def test_there_are_no_hints_elsewhere(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, _ = await whose_turn(first, second)
        assert refused(await socket.say("hint", seat=seat)) == "no-hints"
