"""Waiting for what must come, however slow the machine is."""

from __future__ import annotations

from meadhall.server.wire import StateFrame
from tests.server.players import Socket


def last_state(socket: Socket) -> StateFrame | None:
    for frame in reversed(socket.frames):
        if isinstance(frame, StateFrame):
            return frame
    return None


async def state_at(socket: Socket, steps: int) -> StateFrame:
    """The newest state, when so many answers stand in it."""
    while (state := last_state(socket)) is None or state.table.steps < steps:
        await socket.next()
    return state
