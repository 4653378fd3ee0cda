"""Two people at a table of Blood Rage, over sockets."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from meadhall.server.wire import Ack, RefusedFrame, TableRow
from tests.server.players import Asked, Person, Reply, Socket, newest, seen

Arrive: TypeAlias = Callable[[str], Awaitable[Person]]


async def two_at_a_table(arrive: Arrive, **wanted: object) -> tuple[Person, Person, TableRow]:
    ann, bo = await arrive("Ann"), await arrive("Bo")
    table = await ann.open(seats=2, public=True, **wanted)
    await bo.post(f"/api/tables/{table.id}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table.id}/start")
    return ann, bo, table


def refused(reply: Reply) -> str:
    assert isinstance(reply, RefusedFrame), reply
    return reply.key


async def whose_turn(first: Socket, second: Socket) -> tuple[int, Socket, Asked]:
    """The one seat that is asked."""
    for seat, socket in enumerate((first, second)):
        question = seen(await newest(socket)).question
        if question is not None and seat in question.seats:
            return seat, socket, question
    raise AssertionError("nobody is asked")


async def until(kind: str, first: Socket, second: Socket, chance: random.Random) -> Asked:
    """Play on at random until this is asked."""
    for _ in range(400):
        seat, socket, question = await whose_turn(first, second)
        if question.kind == kind:
            return question
        assert isinstance(await socket.answer(seat, question, chance.choice(question.options)), Ack)
    raise AssertionError(f"{kind} is never asked")
