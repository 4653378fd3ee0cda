"""A finished game: replayed, forked, played again."""

from __future__ import annotations

import pytest

from meadhall.server.wire import Ack
from tests.server.pairs import Arrive
from tests.server.players import Person, seen

pytestmark = pytest.mark.anyio


async def finished(ann: Person, seats: int = 2) -> str:
    table = await ann.open(seats=seats, bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        while True:
            state = await socket.state()
            view = seen(state)
            if view.over:
                return table.id
            if view.question is not None and 0 in view.question.seats:
                await socket.answer(0, view.question, view.question.options[0])


async def test_a_finished_game_is_replayed_forked_and_played_again(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await finished(ann)
    row = await ann.row(table)
    assert (row.state, row.waiting) == ("over", [])
    assert row.scores is not None
    assert row.winners == [seat for seat, score in enumerate(row.scores) if score == max(row.scores)]

    first = (await ann.browser.get(f"/api/tables/{table}/replay/0")).json()
    last = (await ann.browser.get(f"/api/tables/{table}/replay/{row.steps}?seat=1")).json()
    assert (first["step"], first["steps"], last["view"]["over"]) == (0, row.steps, True)
    assert (await ann.browser.get(f"/api/tables/{table}/replay/{row.steps + 1}")).status_code == 404
    assert (await ann.browser.get(f"/api/tables/{table}/replay/1?seat=2")).status_code == 404

    forked = (
        await ann.post(f"/api/tables/{table}/fork", {"step": 9, "seat": 1, "level": "random"}, 201)
    ).json()
    assert forked["fork_of"] == table
    async with ann.at(forked["id"], 1) as socket:
        state, question = await socket.asked()
        assert state.table.steps >= 9
        assert isinstance(await socket.answer(1, question, question.options[0]), Ack)

    again = (await ann.post(f"/api/tables/{table}/rematch")).json()
    assert again["id"] == (await ann.post(f"/api/tables/{table}/rematch")).json()["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["human", "bot"]
    assert (await ann.row(table)).rematch == again["id"]


async def test_the_all_seeing_replay_hides_nothing_and_a_seats_does(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await finished(ann, 3)
    step = 20  # hands are held by then
    everything = (await ann.browser.get(f"/api/tables/{table}/replay/{step}")).json()["view"]
    seat = (await ann.browser.get(f"/api/tables/{table}/replay/{step}?seat=0")).json()["view"]
    assert all(clan["hand"] for clan in everything["clans"])
    assert seat["clans"][0]["hand"] == everything["clans"][0]["hand"]
    assert seat["clans"][1]["hand"] == seat["clans"][2]["hand"] == []
