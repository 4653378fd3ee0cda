"""Opening tables, sitting down, filling seats, starting, lists."""

from __future__ import annotations

from typing import TypeAlias

import httpx
import msgspec
import pytest

from meadhall.server.registry import INVITE, new_id
from meadhall.server.wire import Lobby, Problem, TableRow
from tests.server.conftest import Newcomer
from tests.server.databases import ON_SQLITE

pytestmark = pytest.mark.anyio
Fields: TypeAlias = dict[str, object]

GAME = "blood_rage"


def row(reply: httpx.Response, status: int = 200) -> TableRow:
    assert reply.status_code == status, reply.text
    return msgspec.json.decode(reply.content, type=TableRow)


def problem(reply: httpx.Response, status: int, key: str) -> Problem:
    told = msgspec.json.decode(reply.content, type=Problem)
    assert (reply.status_code, told.status, told.key) == (status, status, key), told
    return told


async def opened(who: httpx.AsyncClient, **wanted: object) -> TableRow:
    return row(await who.post("/api/tables", json={"game": GAME, "seats": 3, **wanted}), 201)


async def lobby(who: httpx.AsyncClient) -> Lobby:
    return msgspec.json.decode((await who.get("/api/tables")).content, type=Lobby)


async def test_a_table_against_bots_starts_at_once(newcomer: Newcomer) -> None:
    ann = await newcomer("Ann")
    table = await opened(ann, bots="random", start=True)
    assert table.state == "playing"
    assert [seat.kind for seat in table.seats] == ["human", "bot", "bot"]
    assert [listed.id for listed in (await lobby(ann)).mine] == [table.id]


async def test_friends_sit_down_by_invitation(newcomer: Newcomer) -> None:
    ann, bo, cy = await newcomer("Ann"), await newcomer("Bo"), await newcomer("Cy")
    table = await opened(ann)
    assert table.invite is not None
    problem(await bo.get(f"/api/tables/{table.id}"), 404, "no-such-table")
    problem(await bo.post(f"/api/tables/{table.id}/sit", json={"seat": 1}), 404, "no-such-table")
    problem(
        await bo.post(f"/api/tables/{table.id}/sit", json={"seat": 1, "invite": "не то"}),
        404,
        "no-such-table",
    )
    sat = row(await bo.post(f"/api/tables/{table.id}/sit", json={"seat": 1, "invite": table.invite}))
    assert [seat.who and seat.who.name for seat in sat.seats] == ["Ann", "Bo", None]
    problem(
        await cy.post(f"/api/tables/{table.id}/sit", json={"seat": 1, "invite": table.invite}),
        409,
        "seat-taken",
    )
    problem(await ann.post(f"/api/tables/{table.id}/start"), 409, "seats-free")
    row(await cy.post(f"/api/tables/{table.id}/sit", json={"seat": 2, "invite": table.invite}))
    problem(await bo.post(f"/api/tables/{table.id}/start"), 403, "host-only")
    assert row(await ann.post(f"/api/tables/{table.id}/start")).state == "playing"
    problem(await ann.post(f"/api/tables/{table.id}/start"), 409, "not-open")
    problem(await cy.post(f"/api/tables/{table.id}/sit", json={"seat": 0}), 409, "not-open")


def test_an_invite_can_stand_on_a_command_line() -> None:
    """It is never taken for an option, and too long to be guessed."""
    invites = {new_id(INVITE) for _ in range(500)}
    assert len(invites) == 500
    assert all(invite.isascii() and invite.isalnum() and len(invite) >= 20 for invite in invites)


async def test_only_those_at_the_table_are_told_how_to_invite(newcomer: Newcomer) -> None:
    ann, bo = await newcomer("Ann"), await newcomer("Bo")
    table = await opened(ann, public=True)
    assert row(await bo.get(f"/api/tables/{table.id}")).invite is None
    assert all(listed.invite is None for listed in (await lobby(bo)).open)


async def test_public_tables_are_listed_while_a_seat_is_free(newcomer: Newcomer) -> None:
    ann, bo = await newcomer("Ann"), await newcomer("Bo")
    hidden, shown = await opened(ann), await opened(ann, public=True, seats=2)
    assert [listed.id for listed in (await lobby(bo)).open] == [shown.id]
    row(await bo.post(f"/api/tables/{shown.id}/sit", json={"seat": 1}))
    lists = await lobby(bo)
    assert lists.open == []
    assert [listed.id for listed in lists.mine] == [shown.id]
    assert {listed.id for listed in (await lobby(ann)).mine} == {hidden.id, shown.id}


async def test_leaving_before_the_start_frees_the_seat(newcomer: Newcomer) -> None:
    ann, bo = await newcomer("Ann"), await newcomer("Bo")
    table = await opened(ann, public=True)
    row(await bo.post(f"/api/tables/{table.id}/sit", json={"seat": 2}))
    left = row(await bo.post(f"/api/tables/{table.id}/leave"))
    assert [seat.kind for seat in left.seats] == ["human", "open", "open"]


async def test_the_host_sets_bots_and_takes_them_away(newcomer: Newcomer) -> None:
    ann, bo = await newcomer("Ann"), await newcomer("Bo")
    table = await opened(ann, public=True)
    path = f"/api/tables/{table.id}/bots"
    problem(await bo.post(path, json={"seat": 1, "level": "random"}), 403, "host-only")
    assert row(await ann.post(path, json={"seat": 1, "level": "warrior"})).seats[1].level == "warrior"
    problem(await ann.post(path, json={"seat": 0, "level": "random"}), 409, "seat-taken")
    problem(await ann.post(path, json={"seat": 5, "level": "random"}), 400, "no-such-seat")
    assert row(await ann.post(path, json={"seat": 1, "level": None})).seats[1].kind == "open"
    problem(await ann.post(path, json={"seat": 0, "level": None}), 409, "seat-taken")


@ON_SQLITE
@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "bad-option"),
        ({"seats": 1}, "bad-option"),
        ({"seats": 5}, "bad-option"),
        ({"seats": 9}, "bad-request"),
        ({"options": {"dragons": True}}, "bad-option"),
        ({"options": {"gods": 3}}, "bad-request"),
        ({"bots": "god"}, "no-such-level"),
        ({"away_level": "god"}, "no-such-level"),
        ({"mine": [3]}, "no-such-seat"),
        ({"clock": {"step": 0}}, "bad-request"),
        ({"language": "xx"}, "bad-request"),
        ({"unknown": 1}, "bad-request"),
        ({"nonce": "zz"}, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(newcomer: Newcomer, wanted: Fields, key: str) -> None:
    ann = await newcomer("Ann")
    problem(await ann.post("/api/tables", json={"game": GAME, "seats": 3, **wanted}), 400, key)
    assert (await lobby(ann)).mine == []


async def test_a_table_never_begun_can_be_given_up(newcomer: Newcomer) -> None:
    ann, bo = await newcomer("Ann"), await newcomer("Bo")
    table = await opened(ann, public=True)
    problem(await bo.delete(f"/api/tables/{table.id}"), 403, "host-only")
    assert (await ann.delete(f"/api/tables/{table.id}")).status_code == 204
    assert (await lobby(ann)).mine == []
    problem(await bo.post(f"/api/tables/{table.id}/sit", json={"seat": 1}), 409, "not-open")
    problem(await ann.delete(f"/api/tables/{table.id}"), 409, "not-open")


async def test_a_running_table_cannot_be_given_up(newcomer: Newcomer) -> None:
    ann = await newcomer("Ann")
    table = await opened(ann, bots="random", start=True)
    problem(await ann.delete(f"/api/tables/{table.id}"), 409, "not-open")


async def test_nothing_of_a_finished_game_is_told_before_its_end(newcomer: Newcomer) -> None:
    ann = await newcomer("Ann")
    table = await opened(ann, bots="random", start=True)
    problem(await ann.get(f"/api/tables/{table.id}/log"), 409, "not-over")
    problem(await ann.get(f"/api/tables/{table.id}/replay/0"), 409, "not-over")
    problem(await ann.get(f"/api/tables/{table.id}/review"), 409, "not-over")
    problem(await ann.post(f"/api/tables/{table.id}/fork", json={"step": 0, "seat": 0}), 409, "not-over")
    problem(await ann.post(f"/api/tables/{table.id}/rematch"), 409, "not-over")


async def test_strangers_do_nothing_at_a_private_table(newcomer: Newcomer) -> None:
    ann, eve = await newcomer("Ann"), await newcomer("Eve")
    table = await opened(ann, bots="random", start=True)
    for path in ("leave", "start", "rematch"):
        problem(await eve.post(f"/api/tables/{table.id}/{path}"), 404, "no-such-table")
    problem(await eve.get(f"/api/tables/{table.id}"), 404, "no-such-table")
    problem(await eve.get(f"/api/tables/{table.id}/log"), 404, "no-such-table")


async def test_nobody_signed_in_is_told_so(client: httpx.AsyncClient) -> None:
    problem(await client.get("/api/tables"), 401, "not-signed-in")
    problem(await client.post("/api/tables", json={"game": GAME, "seats": 2}), 401, "not-signed-in")


async def test_the_commitment_stands_before_anybody_sits_down(newcomer: Newcomer) -> None:
    ann, bo = await newcomer("Ann"), await newcomer("Bo")
    table = await opened(ann, public=True, seats=2, nonce="0" * 32)
    body = {"seat": 1, "nonce": "1" * 32}
    sat = row(await bo.post(f"/api/tables/{table.id}/sit", json=body))
    begun = row(await ann.post(f"/api/tables/{table.id}/start"))
    assert table.commitment == sat.commitment == begun.commitment
