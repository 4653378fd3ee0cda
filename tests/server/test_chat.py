"""What people say to each other at a table."""

from __future__ import annotations

import pytest

from meadhall.server.wire import Ack, ChatFrame
from tests.server.pairs import Arrive, refused, two_at_a_table
from tests.server.players import newest

pytestmark = pytest.mark.anyio


async def test_chat_is_heard_kept_and_limited(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await second.state()
        assert isinstance(await first.say("say", text="  Skål,\n\0 Bo! "), Ack)
        line = (await second.chat()).lines[0]
        assert (line.text, line.who.name, line.seat) == ("Skål, Bo!", "Ann", 0)
        assert refused(await first.say("say", text=" \n ")) == "chat-empty"
        for n in range(4):
            assert isinstance(await first.say("say", text=str(n)), Ack)
        assert refused(await first.say("say", text="enough?")) == "chat-often"
    async with bo.at(table.id, 1) as later:
        assert [line.text for line in (await later.chat()).lines] == ["Skål, Bo!", "0", "1", "2", "3"]


async def test_what_is_said_again_is_heard_once(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        for _ in range(2):
            await first.send({"type": "say", "id": "the-same", "text": "Skål!"})
            assert isinstance(await first.reply("the-same"), Ack)
        assert isinstance(await second.say("say", text="Skål!"), Ack)
    async with bo.at(table.id, 1) as later:
        assert [line.who.name for line in (await later.chat()).lines] == ["Ann", "Bo"]


async def test_one_who_is_muted_is_not_heard(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    row = await ann.row(table.id)
    other = row.seats[0].who
    assert other is not None
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await second.state()
        assert (await bo.browser.put(f"/api/mutes/{other.id}")).status_code == 204
        await first.say("say", text="can you hear me?")
        for _ in range(2):  # chat comes after a state
            await newest(second)
        assert all(frame.lines == [] for frame in second.frames if isinstance(frame, ChatFrame))
        assert not any("hear me" in text for text in second.texts)
