"""People with a browser and a socket, as programs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meadhall.server.wire import (
    Ack,
    Because,
    ChatFrame,
    Hinted,
    RefusedFrame,
    RoomFrame,
    StateFrame,
    TableRow,
    Told,
)

PATIENCE = 20.0
NOBODYS = 5  # a seat that our small tables do not have
Json: TypeAlias = Mapping[str, object]
Reply: TypeAlias = Ack | RefusedFrame | Because | Hinted


class Asked(msgspec.Struct):
    number: int
    kind: str
    seats: list[int]
    sealed: list[int]
    options: list[str] = []
    given: str | None = None


class Seen(msgspec.Struct):
    question: Asked | None
    over: bool


def seen(state: StateFrame) -> Seen:
    return msgspec.convert(state.view, Seen)


class Person:
    """Somebody signed in at a hall."""

    def __init__(self, address: str, browser: httpx.AsyncClient) -> None:
        self.address = address
        self.browser = browser

    async def post(self, path: str, body: Json | None = None, status: int = 200) -> httpx.Response:
        reply = await self.browser.post(path, json=body)
        assert reply.status_code == status, (reply.status_code, reply.text)
        return reply

    async def open(self, **wanted: object) -> TableRow:
        body = {"game": "blood_rage", "seats": 2, **wanted}
        reply = await self.post("/api/tables", body, 201)
        return msgspec.json.decode(reply.content, type=TableRow)

    async def row(self, table: str) -> TableRow:
        reply = await self.browser.get(f"/api/tables/{table}")
        assert reply.status_code == 200, reply.text
        return msgspec.json.decode(reply.content, type=TableRow)

    @asynccontextmanager
    async def at(
        self, table: str, seat: int | None = 0, since: int = 0, query: str = ""
    ) -> AsyncIterator[Socket]:
        """A socket at a table that has said hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        url = f"ws://{self.address}/ws/tables/{table}{query}"
        async with connect(url, additional_headers={"cookie": cookie}) as raw:
            socket = Socket(raw)
            await socket.hello(seat, since)
            yield socket


class Socket:
    """One seat's connection; frames are kept in the order they came."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.frames: list[Told] = []
        self.texts: list[str] = []
        self.names = 0

    async def hello(self, seat: int | None, since: int = 0) -> None:
        await self.send({"type": "hello", "seat": seat, "since": since})

    async def send(self, frame: Json) -> None:
        await self.raw.send(msgspec.json.encode(frame).decode())

    async def next(self) -> Told:
        text = await asyncio.wait_for(self.raw.recv(), PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        frame: Told = msgspec.json.decode(text, type=Told)
        self.frames.append(frame)
        return frame

    async def state(self) -> StateFrame:
        while True:
            frame = await self.next()
            if isinstance(frame, StateFrame):
                return frame

    async def room(self) -> RoomFrame:
        while True:
            frame = await self.next()
            if isinstance(frame, RoomFrame):
                return frame

    async def chat(self) -> ChatFrame:
        while True:
            frame = await self.next()
            if isinstance(frame, ChatFrame):
                return frame

    async def reply(self, name: str) -> Reply:
        while True:
            frame = await self.next()
            if isinstance(frame, Reply) and frame.id == name:
                return frame

    def name(self) -> str:
        self.names += 1
        return f"c{self.names}-{id(self)}"

    async def say(self, kind: str, **fields: object) -> Reply:
        """Anything that is replied to."""
        name = self.name()
        await self.send({"type": kind, "id": name, **fields})
        return await self.reply(name)

    async def asked(self) -> tuple[StateFrame, Asked]:
        """The first state in which this seat has to answer."""
        while True:
            state = await self.state()
            question = seen(state).question
            if question is not None and state.seat in question.seats:
                return state, question

    async def answer(self, seat: int, question: Asked, option: str) -> Reply:
        return await self.say("answer", seat=seat, number=question.number, option=option)


async def closing(raw: ClientConnection) -> int | None:
    """The code a socket is closed with, whatever was said before."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await raw.recv()
    return raw.close_code


async def play_on(sockets: Sequence[tuple[int, Socket]], chance: random.Random, answers: int) -> int:
    """Seats answer at random in turn, whoever is asked; returns how many did."""
    given = 0
    states = {seat: await socket.state() for seat, socket in sockets}
    while given < answers:
        by_seat = dict(sockets)
        for seat, state in states.items():
            question = seen(state).question
            if question is None:
                return given
            if seat in question.seats:
                reply = await by_seat[seat].answer(seat, question, chance.choice(question.options))
                assert isinstance(reply, Ack | RefusedFrame)
                given += isinstance(reply, Ack)
                break
        states = {seat: await newest(socket) for seat, socket in sockets}
    return given


async def newest(socket: Socket) -> StateFrame:
    """The table as it stands: whoever asks for a seat that is not theirs is refused, and shown it anew."""
    assert isinstance(await socket.say("why", seat=NOBODYS, option=""), RefusedFrame)
    return await socket.state()
