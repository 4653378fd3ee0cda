"""Finished games: any step of them, through any eyes, their review, and the file that proves their chance."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from meadhall.server.fold import Fold
from meadhall.server.hall import Hall
from meadhall.server.live import Live, No
from meadhall.server.problems import Denied
from meadhall.server.rooms import Invite, TableId
from meadhall.server.schema import Person
from meadhall.server.wire import Proof, Reviewing, Step


def finished(live: Live) -> Fold:
    if live.fold is None or live.room.state != "over":
        raise No("not-over")
    return live.fold


@get("/api/tables/{table:str}/replay/{step:int}")
async def replay(
    hall: Given[Hall],
    person: Given[Person],
    table: TableId,
    step: FromPath[int],
    seat: FromQuery[int | None] = None,
    invite: Invite = None,
) -> Step:
    """The table after so many answers, as a seat saw it; without a seat, with nothing hidden."""
    live = await hall.entered(table, person.id, invite)
    fold = finished(live)
    if not 0 <= step <= len(fold.answers):
        raise Denied(404, "no-such-step", field="step")
    if seat is not None and not 0 <= seat < live.room.count:
        raise Denied(404, "no-such-seat", field="seat")
    shown = fold.at(step)
    last = fold.answers[step - 1] if step else None
    since = fold.at(step - 1).written() if step else 0
    return Step(
        table=live.row(person.id),
        step=step,
        steps=len(fold.answers),
        seat=seat,
        view=shown.reveal() if seat is None else shown.view(seat),
        events=shown.all_events(since) if seat is None else shown.events(seat, since),
        events_from=since,
        by=None if last is None else last.seat,
        option=None if last is None else last.option,
    )


@get("/api/tables/{table:str}/review")
async def review(
    hall: Given[Hall], person: Given[Person], table: TableId, invite: Invite = None
) -> Reviewing:
    """What became of the game: chances, swings, better options, luck. It is made when somebody asks for it
    first; ask again to hear how far it is."""
    live = await hall.entered(table, person.id, invite)
    return await hall.reviews.tell(live.id, finished(live))


@get("/api/tables/{table:str}/log")
async def log(
    hall: Given[Hall], person: Given[Person], table: TableId, invite: Invite = None
) -> Response[Proof]:
    """The game's log with the seed and nonces behind its chance: `meadhall verify FILE` checks it."""
    live = await hall.entered(table, person.id, invite)
    fold = finished(live)
    proof = Proof(
        log=msgspec.to_builtins(fold.log()),
        seed=live.room.secret.hex(),
        nonces=[nonce.hex() for nonce in fold.nonces],
        copied=len(fold.log(live.room.copied).answers) if live.room.fork_of else 0,
    )
    name = f'attachment; filename="{live.room.game}-{live.id}.json"'
    return Response(proof, headers={"content-disposition": name})


ROUTES = (replay, review, log)
