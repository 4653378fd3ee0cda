"""Two people at each of many tables, in one cheap process: real sockets, answers drawn at random.

Frames are read only as far as needed, and nothing waits in a queue of ours: what is told to a socket is
timed as soon as the system hands it over.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import random
import sys
import time
from pathlib import Path

import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bench.hall.figures import Guests, Load, Spread, Visit
from bench.hall.process import cpu_seconds, resident_bytes, waited_seconds

SETTLE = 1.5  # seconds of load before a level counts
COMING = 20  # tables that people come to at the same time
PATIENCE = 60.0
THOUGHT = 1.0  # seconds from a question to its answer, on average


# -- what is read of a frame --------------------------------------------------------------------------
class Asked(msgspec.Struct):
    number: int
    seats: list[int]
    options: list[str] = []


class View(msgspec.Struct):
    question: Asked | None


class Row(msgspec.Struct):
    steps: int


class Told(msgspec.Struct):
    type: str
    table: Row | None = None
    view: View | None = None


TOLD = msgspec.json.Decoder(Told)


class Said(msgspec.Struct, tag_field="type", tag="answer"):
    id: str
    seat: int
    number: int
    option: str


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    seat: int
    since: int = 0


class Broken(Exception):
    """What was seen is worth nothing."""


# -- people -------------------------------------------------------------------------------------------
class Sitter(asyncio.Protocol):
    """One person's socket at a table."""

    def __init__(self, game: Game, seat: int, address: str, cookie: str) -> None:
        self.game = game
        self.seat = seat
        self.cookie = cookie
        self.wire = ClientProtocol(parse_uri(f"ws://{address}/ws/tables/{game.table}"), max_size=None)
        self.transport: asyncio.Transport | None = None
        self.question: Asked | None = None  # as this person sees it
        self.steps = -1  # answers given at the table so far

    def knock(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        request = self.wire.connect()
        request.headers["Cookie"] = f"meadhall={self.cookie}"
        self.wire.send_request(request)
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.game.crowd.leaving:
            raise Broken(f"the hall hung up: {self.wire.close_code} {self.wire.close_reason}")

    def say(self, frame: Said | Hello) -> None:
        self.wire.send_text(msgspec.json.encode(frame))
        self.flush()

    def flush(self) -> None:
        assert self.transport is not None
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
            elif isinstance(event, Frame):
                self.flush()  # a ping wants its pong
            elif isinstance(event, Response):
                self.say(Hello(self.seat))

    def hear(self, text: bytes) -> None:
        told = TOLD.decode(text)
        if told.type == "state":
            assert told.table is not None and told.view is not None
            self.question, self.steps = told.view.question, told.table.steps
            self.game.seen(self)
        elif told.type == "ack":
            self.game.acked()
        elif told.type == "refused":
            self.game.refused()


class Game:
    """A table: its people look, think and answer, one answer under way at a time."""

    def __init__(self, crowd: Crowd, guests: Guests, chance: random.Random) -> None:
        self.crowd = crowd
        self.table = guests.table
        self.chance = chance
        self.sitters = [
            Sitter(self, seat, crowd.address, cookie) for seat, cookie in enumerate(guests.cookies)
        ]
        self.ready = asyncio.Event()
        self.answers = 0
        self.answerer: Sitter | None = None  # whose answer is under way
        self.sent = 0.0
        self.wanted = 0  # answers given at the table once it is in
        self.unacked = False
        self.unseen: set[Sitter] = set()  # who has not been shown it

    async def come(self) -> None:
        loop = asyncio.get_running_loop()
        host, _, port = self.crowd.address.partition(":")
        for sitter in self.sitters:
            transport, _ = await loop.create_connection(functools.partial(itself, sitter), host, int(port))
            sitter.knock(transport)
        await asyncio.wait_for(self.ready.wait(), PATIENCE)
        self.think()

    def leave(self) -> None:
        for sitter in self.sitters:
            sitter.wire.send_close()
            sitter.flush()

    def think(self) -> None:
        """Somebody answers after a time that is as long as chance will have it, a second on average."""
        thought = 0.0 if self.crowd.hasty else self.chance.expovariate(1 / THOUGHT)
        asyncio.get_running_loop().call_later(thought, self.answer)

    def answer(self) -> None:
        if self.crowd.resting:
            self.think()
            return
        asked = [s for s in self.sitters if s.question is not None and s.seat in s.question.seats]
        if not asked:
            self.crowd.over += 1
            return
        sitter = self.chance.choice(asked)
        question = sitter.question
        assert question is not None
        self.answers += 1
        said = Said(f"a{self.answers}", sitter.seat, question.number, self.chance.choice(question.options))
        self.answerer = sitter
        self.wanted = sitter.steps + 1
        self.unacked = True
        self.unseen = set(self.sitters)
        self.sent = time.perf_counter()
        sitter.say(said)

    def seen(self, sitter: Sitter) -> None:
        """Somebody was shown a state."""
        if not self.ready.is_set() and all(s.steps >= 0 for s in self.sitters):
            self.ready.set()
        if sitter in self.unseen and sitter.steps >= self.wanted:
            self.unseen.discard(sitter)
            if sitter is not self.answerer:
                self.crowd.others.append(time.perf_counter() - self.sent)
            self.settle(sitter)

    def acked(self) -> None:
        self.unacked = False
        assert self.answerer is not None
        self.settle(self.answerer)

    def settle(self, sitter: Sitter) -> None:
        """The answerer has it when the ack and the state are there; it is done when all have seen it."""
        if self.unacked:
            return
        if sitter is self.answerer and sitter not in self.unseen:
            self.crowd.answerers.append(time.perf_counter() - self.sent)
        if not self.unseen:
            self.answerer = None
            self.think()

    def refused(self) -> None:
        self.crowd.refused += 1
        self.unseen.clear()
        self.think()


def itself(sitter: Sitter) -> Sitter:
    return sitter


# -- all of them --------------------------------------------------------------------------------------
class Crowd:
    def __init__(self, address: str, hall: int, guests: list[Guests]) -> None:
        self.address = address
        self.hall = hall  # its process
        self.guests = guests
        self.games: list[Game] = []
        self.resting = False  # nobody answers
        self.hasty = False  # nobody thinks
        self.leaving = False
        self.answerers: list[float] = []  # seconds until the answerer had ack and state
        self.others: list[float] = []
        self.refused = 0
        self.over = 0
        self.failures: list[str] = []

    async def visit(self, levels: list[int], seconds: float) -> Visit:
        asyncio.get_running_loop().set_exception_handler(self.failed)
        before = resident_bytes(self.hall)
        loads = []
        for tables in levels:
            await self.fill(tables)
            loads.append(await self.measured(seconds))
        self.hasty = True
        flat_out = await self.measured(seconds)
        self.leaving = True
        for game in self.games:
            game.leave()
        return Visit(before, loads, flat_out)

    async def fill(self, tables: int) -> None:
        """More people come; meanwhile nobody plays."""
        self.resting = True
        while len(self.games) < tables:
            first, end = len(self.games), min(len(self.games) + COMING, tables)
            coming = [Game(self, self.guests[n], random.Random(n)) for n in range(first, end)]
            try:
                await asyncio.gather(*[game.come() for game in coming])
            except TimeoutError:
                raise SystemExit(f"bench: nobody is let in {' '.join(self.failures[:1])}") from None
            self.games += coming
        self.resting = False

    async def measured(self, seconds: float) -> Load:
        await asyncio.sleep(SETTLE)
        self.answerers, self.others, self.refused = [], [], 0
        hall, waited = cpu_seconds(self.hall), waited_seconds(self.hall)
        own, begun = time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        if self.failures or not self.answerers:
            raise SystemExit(f"bench: {self.failures[0] if self.failures else 'nobody was answered'}")
        return Load(
            tables=len(self.games),
            seconds=took,
            answers=len(self.answerers),
            refused=self.refused,
            over=self.over,
            answerer=spread(self.answerers),
            other=spread(self.others),
            hall_cpu=(cpu_seconds(self.hall) - hall) / took,
            crowd_cpu=(time.process_time() - own) / took,
            waited=(waited_seconds(self.hall) - waited) / took,
            resident=resident_bytes(self.hall),
        )

    def failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        self.failures.append(str(context.get("exception") or context["message"]))


def spread(seconds: list[float]) -> Spread:
    ranked = sorted(seconds)
    p50, p99 = (ranked[int(len(ranked) * share)] for share in (0.5, 0.99))
    return Spread(p50 * 1e3, p99 * 1e3, ranked[-1] * 1e3)


def main() -> None:
    """Address, process and guest list of a hall, seconds for each level, the levels."""
    address, hall, guest_list, seconds, *levels = sys.argv[1:]
    guests = msgspec.json.decode(Path(guest_list).read_bytes(), type=list[Guests])
    gc.disable()  # a pause of ours would be told as one of the hall
    crowd = Crowd(address, int(hall), guests)
    visit = uvloop.run(crowd.visit([int(level) for level in levels], float(seconds)))
    sys.stdout.buffer.write(msgspec.json.encode(visit))


if __name__ == "__main__":
    main()
