"""Nodes, news and people that go, at any time."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from meadhall.server import live as live_module
from meadhall.server.minds import Minds
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack
from tests.server.databases import ON_POSTGRESQL
from tests.server.nodes import PATIENCE, Node, ledger_of, party, play, told_events, turn_of, until_told
from tests.server.players import Person, closing

pytestmark = [pytest.mark.anyio, ON_POSTGRESQL]


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
