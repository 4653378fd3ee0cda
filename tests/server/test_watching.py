"""Whose eyes somebody may look through: their own, and those of spectators, at once or later."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.server import live
from tests.server.pairs import Arrive, refused, two_at_a_table
from tests.server.players import play_on, seen

pytestmark = pytest.mark.anyio


async def test_nobody_looks_through_anothers_eyes(arrive: Arrive) -> None:
    _, bo, table = await two_at_a_table(arrive)
    with pytest.raises(ConnectionClosed) as closed:
        async with bo.at(table.id, 0) as socket:
            await socket.state()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize(("watch", "may"), [("off", False), ("public", True)])
async def test_spectators_see_what_a_table_lets_them(arrive: Arrive, watch: str, may: bool) -> None:
    *_, table = await two_at_a_table(arrive, watch=watch)
    eve = await arrive("Eve")
    if may:
        async with eve.at(table.id, None) as socket:
            state = await socket.state()
            assert state.seat is None
            question = seen(state).question
            assert question is not None
            assert question.options == []
            assert refused(await socket.say("say", text="psst")) == "chat-seats"
    else:
        with pytest.raises(ConnectionClosed):
            async with eve.at(table.id, None) as socket:
                await socket.state()


async def test_delayed_spectators_see_the_past(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "DELAY", 600_000)
    ann, bo, table = await two_at_a_table(arrive, watch="delayed")
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], random.Random(7), 10)
        eve = await arrive("Eve")
        async with eve.at(table.id, None) as socket:
            frame = await socket.room()
            assert (frame.table.steps, frame.table.waiting) == (0, [])
        monkeypatch.setattr(live, "DELAY", 0)
        async with eve.at(table.id, None) as socket:
            assert (await socket.state()).table.steps == 10


async def test_the_tables_past_comes_to_a_delayed_spectator_by_itself(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "DELAY", 700)
    ann, bo, table = await two_at_a_table(arrive, watch="delayed")
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], random.Random(8), 5)
        eve = await arrive("Eve")
        async with eve.at(table.id, None) as socket:
            while (await socket.state()).table.steps < 5:
                pass
