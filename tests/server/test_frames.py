"""Whatever a socket is sent: a reply or a clear close code, and the table is as it was."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TypeAlias

import httpx
import msgspec
import pytest
import structlog
from structlog.testing import LogCapture
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meadhall.server.serve import LARGEST_FRAME
from meadhall.server.settings import Settings
from meadhall.server.wire import Ack, Because, Hello, RefusedFrame, Spoken, StateFrame, Told
from tests.server.conftest import listening
from tests.server.databases import ON_SQLITE
from tests.server.patience import state_at
from tests.server.players import PATIENCE, Asked, Person, Socket, seen

pytestmark = [pytest.mark.anyio, ON_SQLITE]
Json: TypeAlias = dict[str, object]
MALFORMED, FOREIGN, FLOOD = 4400, 4403, 4429
NOT_UTF8, TOO_LARGE, BROKEN = 1007, 1009, 1011
STEPS = 24

ODD: list[object] = [
    None, True, False, 0, 1, -1, 5, 6, 0.0, 1.5, -0.0, 1e308, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30,
    "", " ", "0", "\0", "a\0b", "\x7f", "\u202e", "é" * 40, "x" * 40, "x" * 41, "x" * 120, "x" * 121,
    "🛡" * 120, "y" * 500, "y" * 501, "../../etc/passwd", "%00", "'; DROP TABLE line;--", "{}", [], [[]],
    {}, {"type": "hello"}, ["hello"],
]  # fmt: skip

RAW = [
    "", " ", "null", "true", "0", "-", '"hello"', "[]", "{}", "{", "}", "[1,2", "NaN", "Infinity", "\0",
    "\ufeff{}", '{"type":null}', '{"type":0}', '{"type":["hello"]}', '{"type":"Hello"}', '{"type":"state"}',
    '{"type":"ack","id":"x"}', '{"type":"hello"', '{"type":"hello"}{"type":"hello"}', '{"type":"hello"},',
    '{"type":"hello","seat":0,"seat":1}', '{"seat":0,"type":"hello","type":"undo"}',
    '{"type":"why","id":"\\ud800","seat":0,"option":"pass"}',
    '{"type":"why","id":"\\udc00\\ud800","seat":0,"option":"pass"}',
    '{"type":"why","id":"x","seat":0,"option":"\\ud800"}', '{"type":"say","id":"x","text":"\\ud83d"}',
    '{"type":"why","id":"x","seat":0,"option":"\\u00"}', '{"type":"why","id":"x","seat":0,"option":"\\x00"}',
    '{"type":"why","id":"x","seat":1e0,"option":"pass"}', '{"type":"why","id":"x","seat":0e9,"option":"p"}',
    '{"type":"hello","since":' + "9" * 5000 + "}", '{"type":"hello","since":1e400}',
    '{"type":"hello","since":-1}', '{"type":"hello","seat":-1}', '{"type":"hello","seat":"0"}',
    "[" * 30_000, "[" * 30_000 + "]" * 30_000, '{"a":' * 10_000, '{"a":' * 10_000 + "1" + "}" * 10_000,
    '{"type":"hello","x":' + "[" * 20_000 + "]" * 20_000 + "}",
    '{"x":' + "[" * 20_000 + "]" * 20_000 + ',"type":"hello"}',
    '{"x":' + '{"x":' * 9_000 + "1" + "}" * 9_000 + ',"type":"hello"}',
    '{"type":"say","id":"x","text":"' + "z" * 60_000 + '"}', " " * 60_000, '{"type":"' + "h" * 60_000 + '"}',
]  # fmt: skip


# -- a table to be disturbed ----------------------------------------------------------------------------
class Scene:
    """A game under way between Ann, who disturbs, and Bo, who does not notice."""

    def __init__(self, address: str, ann: Person, bo: Person, table: str) -> None:
        self.address = address
        self.ann = ann
        self.bo = bo
        self.table = table

    @asynccontextmanager
    async def raw(self, person: Person | None = None) -> AsyncIterator[ClientConnection]:
        cookie = f"meadhall={(person or self.ann).browser.cookies['meadhall']}"
        url = f"ws://{self.address}/ws/tables/{self.table}"
        async with connect(url, additional_headers={"cookie": cookie}, max_queue=None) as raw:
            yield raw

    async def now(self) -> list[bytes]:
        """All that both can see from the beginning."""
        found = []
        for seat, person in enumerate((self.ann, self.bo)):
            async with person.at(self.table, seat) as socket:
                state = await socket.state()
                found.append(msgspec.json.encode([state.view, state.events, state.table.steps]))
        return found


async def set_scene(address: str, stack: AsyncExitStack) -> Scene:
    people = []
    for name in ("Ann", "Bo"):
        browser = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}"))
        people.append(Person(address, browser))
        await people[-1].post("/api/guest", {"name": name}, 201)
    ann, bo = people
    table = (await ann.open(seats=2, public=True, watch="public")).id
    await bo.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table}/start")
    chance = random.Random(50)
    async with ann.at(table, 0) as first, bo.at(table, 1) as second:
        for steps in range(STEPS):
            await one_turn([first, second], steps, chance)
    return Scene(address, ann, bo, table)


async def one_turn(sockets: list[Socket], steps: int, chance: random.Random) -> None:
    for seat, socket in enumerate(sockets):
        question = seen(await state_at(socket, steps)).question
        if question is not None and seat in question.seats:
            assert isinstance(await socket.answer(seat, question, chance.choice(question.options)), Ack)
            return
    raise AssertionError("nobody is asked")


@pytest.fixture
async def scene(address: str) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        yield await set_scene(address, stack)


@pytest.fixture
def nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No error is written down, by us or by a library."""
    before = structlog.get_config()["processors"]
    capture = LogCapture()
    structlog.configure(processors=[capture])
    yield
    structlog.configure(processors=before)
    assert [entry for entry in capture.entries if entry["log_level"] not in ("info", "debug")] == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# -- frames ---------------------------------------------------------------------------------------------
class Outcome(msgspec.Struct):
    code: int | None  # None: the socket is still open
    replies: list[Ack | RefusedFrame | Because]


async def sent(raw: ClientConnection, frame: str | bytes, name: str) -> Outcome:
    """What comes of it: all that is said until something harmless is replied to, or the end."""
    replies: list[Ack | RefusedFrame | Because] = []
    try:
        await raw.send(frame)
        await raw.send(msgspec.json.encode({"type": "back", "id": name, "seat": 5}).decode())
        while True:
            told: Told = msgspec.json.decode(await raw.recv(), type=Told)
            if isinstance(told, RefusedFrame) and told.id == name:
                return Outcome(None, replies)
            if isinstance(told, Ack | RefusedFrame | Because):
                replies.append(told)
    except ConnectionClosed:
        return Outcome(raw.close_code, replies)


def meant(frame: str) -> Spoken | None:
    try:
        said: Spoken = msgspec.json.decode(frame, type=Spoken)
        return said
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def check(frame: str, outcome: Outcome, greeted: bool) -> None:
    """A frame that means something is replied to once; hello is no question; anything else is the end."""
    said, told = meant(frame), frame[:200]
    if isinstance(said, Hello):
        assert outcome.code == (None if said.seat in (None, 0) else FOREIGN), told
    elif said is None or not greeted:
        assert (outcome.code, outcome.replies) == (MALFORMED, []), told
    else:
        assert outcome.code is None, told
        assert [reply.id for reply in outcome.replies] == [said.id], told


def mutants(question: Asked, chance: random.Random) -> Iterator[str]:
    """Frames that were once in order and would still change nothing."""
    frames: list[Json] = [
        {"type": "hello", "seat": 0, "since": 0},
        {"type": "answer", "id": "m", "seat": 0, "number": question.number - 1, "option": "pass"},
        {"type": "answer", "id": "m", "seat": 1, "number": question.number, "option": "pass"},
        {"type": "undo", "id": "m", "seat": 1},
        {"type": "consent", "id": "m", "seat": 0, "yes": True},
        {"type": "back", "id": "m", "seat": 0},
        {"type": "why", "id": "m", "seat": 0, "option": "pass"},
        {"type": "say", "id": "m", "text": "hm"},
    ]
    for _ in range(200):
        frame = dict(chance.choice(frames))
        key = chance.choice(list(frame))
        how = chance.randrange(5)
        if how == 0:
            del frame[key]
        elif how == 1:
            frame[chance.choice(("more", "Type", "", "seat ", "__proto__", "\0"))] = chance.choice(ODD)
        elif how < 4 and (frame["type"], key) not in (("answer", "number"), ("undo", "seat")):
            frame[key] = chance.choice(ODD)
        text = msgspec.json.encode(frame).decode()
        yield torn(text, chance) if how == 4 else text


def torn(text: str, chance: random.Random) -> str:
    at, width = chance.randrange(len(text)), chance.randrange(1, 4)
    put = "".join(chance.choice('{}[]",:0e\\ \0é') for _ in range(chance.randrange(3)))
    return text[:at] + put + text[at + width :]


async def test_odd_frames_change_nothing(scene: Scene, nothing_breaks: None) -> None:
    before = await scene.now()
    async with AsyncExitStack() as stack:
        bystander = await stack.enter_async_context(scene.bo.at(scene.table, 1))
        state = await bystander.state()
        question = seen(state).question
        assert question is not None
        listening = asyncio.create_task(drained(bystander.raw))
        frames = [*RAW, *mutants(question, random.Random(51))]
        codes = []
        raw: ClientConnection | None = None
        for n, frame in enumerate(frames):
            if raw is None or raw.close_code is not None:
                raw = await stack.enter_async_context(scene.raw())
                await raw.send('{"type":"hello","seat":0}')
            outcome = await sent(raw, frame, f"probe{n}")
            check(frame, outcome, True)
            codes.append(outcome.code)
        assert codes.count(None) > 20 and codes.count(MALFORMED) > 120 and codes.count(FOREIGN) > 0
        assert await scene.now() == before
        assert not listening.done()
        assert await bystander.raw.ping() is not None
        listening.cancel()


async def drained(raw: ClientConnection) -> None:
    async for _ in raw:
        pass


async def test_nothing_is_said_before_hello(scene: Scene, nothing_breaks: None) -> None:
    before = await scene.now()
    async with scene.bo.at(scene.table, 1) as bystander:
        question = seen(await bystander.state()).question
        assert question is not None
    for n, frame in enumerate([*RAW[-8:], *list(mutants(question, random.Random(52)))[:40]]):
        async with scene.raw() as raw:
            check(frame, await sent(raw, frame, f"probe{n}"), isinstance(meant(frame), Hello))
    early: list[Json] = [
        {"type": "answer", "id": "e", "seat": 0, "number": question.number, "option": "pass"},
        {"type": "undo", "id": "e", "seat": 0},
        {"type": "consent", "id": "e", "seat": 0, "yes": True},
        {"type": "back", "id": "e", "seat": 0},
        {"type": "why", "id": "e", "seat": 0, "option": "pass"},
        {"type": "say", "id": "e", "text": "hm"},
    ]
    for said in early:
        frame = msgspec.json.encode(said).decode()
        assert meant(frame) is not None
        async with scene.raw() as raw:
            assert (await sent(raw, frame, "probe")).code == MALFORMED
    assert await scene.now() == before


async def test_what_is_no_text_or_too_much_ends_the_call(scene: Scene, nothing_breaks: None) -> None:
    before = await scene.now()
    frames: list[tuple[str | bytes, int]] = [
        (b'{"type":"hello","seat":0}', MALFORMED),
        (b"", MALFORMED),
        (b"\0\xff\xfe", MALFORMED),
        ("x" * (LARGEST_FRAME + 1), TOO_LARGE),
        ('{"type":"say","id":"x","text":"' + "я" * LARGEST_FRAME + '"}', TOO_LARGE),
    ]
    for frame, code in frames:
        for greeted in (True, False):
            async with scene.raw() as raw:
                if greeted:
                    await raw.send('{"type":"hello","seat":0}')
                assert (await sent(raw, frame, "probe")).code == code, frame[:40]
    assert await scene.now() == before


async def test_text_that_is_none_ends_the_call(scene: Scene, nothing_breaks: None) -> None:
    before = await scene.now()
    for frame in (b"\xff\xfe", b'{"type":"hello","x":"\xed\xa0\x80"}', b'{"type":"say","text":"\xc3"}'):
        async with scene.raw() as raw:
            await raw.send('{"type":"hello","seat":0}')
            await raw.send(frame, text=True)
            await raw.wait_closed()
            assert raw.close_code == NOT_UTF8
    assert await scene.now() == before


async def test_odd_names_of_answers_are_names(scene: Scene, nothing_breaks: None) -> None:
    """An id is the client's own business."""
    chance = random.Random(53)
    async with scene.ann.at(scene.table, 0) as first, scene.bo.at(scene.table, 1) as second:
        for n, name in enumerate(("\0", "🛡" * 40, "' --", "\u202e", "\x7f\x80", "a b")):
            for seat, socket in enumerate((first, second)):
                question = seen(await state_at(socket, STEPS + n)).question
                assert question is not None
                if seat in question.seats:
                    frame = {"number": question.number, "option": chance.choice(question.options)}
                    for _ in range(2):
                        await socket.send({"type": "answer", "id": name, "seat": seat, **frame})
                        assert isinstance(await socket.reply(name), Ack)
                    break
    assert (await scene.ann.row(scene.table)).steps == STEPS + 6


async def test_what_breaks_is_written_down_and_not_told(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of the house")

    monkeypatch.setattr("meadhall.server.play.muted", broken)
    async with scene.raw() as raw:
        await raw.wait_closed()
        assert (raw.close_code, raw.close_reason) == (BROKEN, "broken")
    monkeypatch.undo()
    monkeypatch.setattr("meadhall.server.play.obeyed", broken)
    async with scene.ann.at(scene.table, 0) as socket:
        reply = await socket.say("back", seat=0)
        assert reply == RefusedFrame(reply.id, "broken")
        assert not any("secret" in text for text in socket.texts)


# -- too many -------------------------------------------------------------------------------------------
async def test_a_flood_ends_the_call_and_nobody_elses(settings: Settings, nothing_breaks: None) -> None:
    """With limits on, as they are by default. Each socket is counted for itself."""
    strict = msgspec.structs.replace(settings, rate_limits=True)
    async with listening(strict) as address, AsyncExitStack() as stack:
        scene = await set_scene(address, stack)
        before = await scene.now()
        async with scene.bo.at(scene.table, 1) as bystander:
            await bystander.state()
            for frame in (
                '{"type":"why","id":"f","seat":0,"option":"pass"}',
                '{"type":"hello","seat":0}',
                '{"type":"answer","id":"f","seat":0,"number":0,"option":"pass"}',
            ):
                async with scene.raw() as raw:
                    await raw.send('{"type":"hello","seat":0}')
                    told = await flooded(raw, frame, 400)
                    assert raw.close_code == FLOOD
                    assert told < 200
            assert isinstance(await bystander.say("back", seat=1), Ack)
            assert bystander.raw.close_code is None
        assert await scene.now() == before


async def flooded(raw: ClientConnection, frame: str, times: int) -> int:
    """How many frames came back."""
    told = 0
    try:
        for _ in range(times):
            await raw.send(frame)
        while True:
            await asyncio.wait_for(raw.recv(), PATIENCE)
            told += 1
    except ConnectionClosed:
        return told


async def test_a_reader_that_does_not_read_is_no_burden(scene: Scene, nothing_breaks: None) -> None:
    """One who sends and never listens holds up nobody at the table."""
    async with (
        scene.raw() as deaf,
        scene.bo.at(scene.table, 1) as second,
        scene.ann.at(scene.table, 0) as first,
    ):
        deaf.transport.pause_reading()
        for _ in range(50):
            await deaf.send('{"type":"hello","seat":0,"since":0}')
        chance = random.Random(54)
        for n in range(10):
            await one_turn([first, second], STEPS + n, chance)
        deaf.transport.abort()
    assert (await scene.ann.row(scene.table)).steps == STEPS + 10


async def test_state_frames_can_be_read_by_the_strict(scene: Scene) -> None:
    """What the hall says is exactly what `wire` describes."""
    async with scene.ann.at(scene.table, 0) as socket:
        state = await socket.state()
        text = socket.texts[socket.frames.index(state)]
        assert msgspec.json.encode(msgspec.json.decode(text, type=StateFrame)).decode() == text
