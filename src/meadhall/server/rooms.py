"""Tables over HTTP: opening, sitting down, starting, lists."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from meadhall.server.hall import Hall
from meadhall.server.schema import Person
from meadhall.server.wire import Fork, Lobby, NewTable, SetBot, Sit, TableRow

TableId: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,16}$")]
Invite: TypeAlias = FromQuery[str | None]


@get("/api/tables")
async def lobby(hall: Given[Hall], person: Given[Person]) -> Lobby:
    """My tables, those with a free seat, those to watch."""
    return await hall.lobby(person.id)


@post("/api/tables")
async def open_table(hall: Given[Hall], person: Given[Person], data: JSONBody[NewTable]) -> TableRow:
    """Open a table; with bots in the other seats it can start at once."""
    return (await hall.new_table(person.id, data)).row(person.id)


@get("/api/tables/{table:str}")
async def table(hall: Given[Hall], person: Given[Person], table: TableId, invite: Invite = None) -> TableRow:
    return (await hall.entered(table, person.id, invite)).row(person.id)


@post("/api/tables/{table:str}/sit", status_code=HTTP_200_OK)
async def sit(hall: Given[Hall], person: Given[Person], table: TableId, data: JSONBody[Sit]) -> TableRow:
    live = await hall.entered(table, person.id, data.invite)
    await hall.sit(live, data.seat, person.id, data.nonce)
    return live.row(person.id)


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK)
async def leave(hall: Given[Hall], person: Given[Person], table: TableId) -> TableRow:
    """Before the start my seats are free again; later bots play on for me."""
    live = await hall.entered(table, person.id)
    await hall.leave(live, person.id)
    return live.row(person.id)


@post("/api/tables/{table:str}/bots", status_code=HTTP_200_OK)
async def set_bot(
    hall: Given[Hall], person: Given[Person], table: TableId, data: JSONBody[SetBot]
) -> TableRow:
    """Put a bot on a free seat, or take one away."""
    live = await hall.entered(table, person.id)
    await hall.set_bot(live, person.id, data.seat, data.level)
    return live.row(person.id)


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start(hall: Given[Hall], person: Given[Person], table: TableId) -> TableRow:
    live = await hall.entered(table, person.id)
    await hall.start(live, person.id)
    return live.row(person.id)


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def rematch(hall: Given[Hall], person: Given[Person], table: TableId) -> TableRow:
    """The table that follows this one. It is made once."""
    follows = await hall.rematch(await hall.entered(table, person.id), person.id)
    return follows.row(person.id)


@post("/api/tables/{table:str}/fork")
async def fork(
    hall: Given[Hall], person: Given[Person], table: TableId, data: JSONBody[Fork], invite: Invite = None
) -> TableRow:
    """Go on from a step of a finished game, against bots."""
    live = await hall.entered(table, person.id, invite)
    return (await hall.fork(live, person.id, data)).row(person.id)


@delete("/api/tables/{table:str}")
async def give_up(hall: Given[Hall], person: Given[Person], table: TableId) -> None:
    """Close a table that was never begun."""
    await hall.give_up(await hall.entered(table, person.id), person.id)


ROUTES = (lobby, open_table, table, sit, leave, set_bot, start, rematch, fork, give_up)
