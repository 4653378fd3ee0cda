"""The sockets: one at a table for playing, one at the door for lists of tables."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TypeAlias

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import select

from meadhall.server.hall import Door, Hall
from meadhall.server.limits import Limit
from meadhall.server.listener import Listener
from meadhall.server.live import Live, No
from meadhall.server.problems import Denied
from meadhall.server.rooms import Invite, TableId
from meadhall.server.schema import Mute, Person
from meadhall.server.wire import (
    Ack,
    Answer,
    Back,
    Because,
    ChatFrame,
    Consent,
    Hello,
    Hint,
    Hinted,
    RefusedFrame,
    RoomFrame,
    Say,
    Spoken,
    Told,
    Undo,
    Why,
)

Socket: TypeAlias = WebSocket[Person | None, None, State]
SPOKEN = msgspec.json.Decoder(Spoken)
TOLD = msgspec.json.Encoder()
BURST, RATE = 60, 20.0  # frames at once, and a second
DOOR_PAUSE = 0.5  # lists are not told to be new more often
SIGN_IN_AGAIN = 1012  # a client that hears this comes back, and has to show who it is
LOG = structlog.get_logger()


class Hangup(Exception):
    """The socket is closed by us."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/ws/tables/{table:str}")
async def at_table(
    socket: Socket,
    hall: Given[Hall],
    visitor: Given[Person | None],
    table: TableId,
    invite: Invite = None,
) -> None:
    await socket.accept()
    try:
        if visitor is None:
            raise Hangup(4401, "not-signed-in")
        try:
            live = await hall.entered(table, visitor.id, invite)
        except Denied as denied:
            raise Hangup(4000 + denied.problem.status, denied.problem.key) from None
        await attend(socket, hall, live, Listener(visitor.id, await muted(hall, visitor.id)))
    except Hangup as hangup:
        await socket.close(code=hangup.code, reason=hangup.reason)
    except Exception as failure:  # what went wrong is for our log, not for the one who hears us hang up
        LOG.error("socket_failed", table=table, exc_info=failure)
        await socket.close(code=1011, reason="broken")


async def attend(socket: Socket, hall: Hall, live: Live, listener: Listener) -> None:
    """Read and write until one side has gone."""
    live.enter(listener)
    writing = asyncio.create_task(write(socket, live, listener))
    try:
        await read(socket, hall, live, listener)
    except WebSocketDisconnect:
        pass
    finally:
        writing.cancel()
        listener.hush()
        live.leave(listener)
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writing


async def muted(hall: Hall, person: str) -> frozenset[str]:
    async with hall.registry.reads() as session:
        return frozenset((await session.scalars(select(Mute.muted).where(Mute.person == person))).all())


# -- what the client says -----------------------------------------------------------------------------
async def read(socket: Socket, hall: Hall, live: Live, listener: Listener) -> None:
    pace = Limit(BURST, RATE)
    while True:
        frame = await socket.receive_data(mode="text")
        if listener.gone:
            raise Hangup(SIGN_IN_AGAIN, "sign-in-again")
        if pace.take("") and hall.settings.rate_limits:
            raise Hangup(4429, "too-often")
        try:
            said = SPOKEN.decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Hangup(4400, "bad-frame") from None
        if isinstance(said, Hello):
            if not live.may_look(listener.person, said.seat):
                raise Hangup(4403, "not-allowed")
            listener.look(said.seat, said.since)
        elif not listener.greeted:
            raise Hangup(4400, "no-hello")
        else:
            listener.reply(await replied(hall, live, listener, said))


async def replied(hall: Hall, live: Live, listener: Listener, said: Spoken) -> Told:
    assert not isinstance(said, Hello)
    try:
        return await obeyed(hall, live, listener.person, said)
    except No as no:
        listener.show_state()
        return RefusedFrame(said.id, no.key, no.rule)
    except Exception as failure:
        LOG.error("frame_failed", table=live.id, frame=type(said).__name__, exc_info=failure)
        return RefusedFrame(said.id, "broken")


async def obeyed(hall: Hall, live: Live, person: str, said: Spoken) -> Told:
    if isinstance(said, Why):
        return Because(said.id, live.why(person, said.seat, said.option))
    if isinstance(said, Hint):
        return Hinted(said.id, *await live.hint(person, said.seat))
    if isinstance(said, Answer):
        await live.answer(person, said)
    elif isinstance(said, Undo):
        await live.undo(person, said.seat, said.id)
    elif isinstance(said, Consent):
        await live.consent(person, said.seat, said.yes, said.id)
    elif isinstance(said, Back):
        await live.back(person, said.seat)
    elif isinstance(said, Say):
        await hall.say(live, person, said.text, said.id)
    assert not isinstance(said, Hello)
    return Ack(said.id)


# -- what the hall says -------------------------------------------------------------------------------
async def write(socket: Socket, live: Live, listener: Listener) -> None:
    """Closing the socket ends the one who reads it, too."""
    try:
        await tell(socket, live, listener)
    except Hangup as hangup:
        await socket.close(code=hangup.code, reason=hangup.reason)
    except (OSError, WebSocketDisconnect):
        pass  # whoever listened has gone
    except Exception as failure:
        LOG.error("socket_failed", table=live.id, exc_info=failure)
        await socket.close(code=1011, reason="broken")


async def tell(socket: Socket, live: Live, listener: Listener) -> None:
    while True:
        await listener.bell.wait()
        listener.bell.clear()
        if listener.gone:
            raise Hangup(SIGN_IN_AGAIN, "sign-in-again")
        while listener.replies:
            await send(socket, listener.replies.popleft())
        if listener.stale:
            listener.stale = listener.out_of_date = False
            if not live.may_look(listener.person, listener.seat):
                raise Hangup(4403, "not-allowed")
            await send(socket, live.frame(listener))
        elif listener.out_of_date:
            listener.out_of_date = False
            await send(socket, RoomFrame(live.row(listener.person)))
        if listener.greeted:
            await send_chat(socket, live, listener)


async def send_chat(socket: Socket, live: Live, listener: Listener) -> None:
    lines = [line for line in live.said if line.n >= listener.heard]
    if lines:
        listener.heard = lines[-1].n + 1
        await send(socket, ChatFrame([line for line in lines if line.who.id not in listener.muted]))


async def send(socket: Socket, told: Told) -> None:
    await socket.send_data(TOLD.encode(told).decode(), mode="text")


# -- the door -----------------------------------------------------------------------------------------
@websocket("/ws/lobby")
async def at_door(socket: Socket, hall: Given[Hall], visitor: Given[Person | None]) -> None:
    """Tells whenever the lists of tables may have changed."""
    await socket.accept()
    if visitor is None:
        await socket.close(code=4401, reason="not-signed-in")
        return
    door = Door(visitor.id)
    hall.doors.add(door)
    ringing = asyncio.create_task(ring(socket, door))
    ringing.add_done_callback(lambda task: task.cancelled() or task.exception())
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        pass
    finally:
        hall.doors.discard(door)
        ringing.cancel()


async def ring(socket: Socket, door: Door) -> None:
    while True:
        await door.bell.wait()
        door.bell.clear()
        if door.gone:
            await socket.close(code=SIGN_IN_AGAIN, reason="sign-in-again")
            return
        await socket.send_data('{"type":"lobby"}', mode="text")
        await asyncio.sleep(DOOR_PAUSE)


ROUTES = (at_table, at_door)
