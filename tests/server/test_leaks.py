"""Two people, a bot and a spectator play a whole game; nobody is told what they cannot know by then.

Everything each of them received is kept. Afterwards the ledger tells what was true at every step, and what
the game's own rules let each seat know: a view must be the same, byte for byte, in a game in which all that
the seat cannot see was dealt anew.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import httpx
import msgspec
import pytest
import structlog
from structlog.testing import LogCapture
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import meadhall
from meadhall.kernel.table import Table
from meadhall.server import live
from meadhall.server.fold import Fold
from meadhall.server.ledger import Answered
from meadhall.server.settings import Settings
from meadhall.server.wire import RefusedFrame, StateFrame
from tests.contract.play import CHANCE, secrets
from tests.server.databases import ON_SQLITE
from tests.server.nodes import ledger_of
from tests.server.players import Asked, Person, Seen

pytestmark = [pytest.mark.anyio, ON_SQLITE]

SEATS = 3
TOKEN = re.compile(r"[a-z0-9_]+")
PATIENCE = 60.0
DELAY = 250  # milliseconds; a game takes a few times as long


# -- those at the table -------------------------------------------------------------------------------
class Heard(msgspec.Struct):
    """A text, and when it came."""

    text: str
    at: int


class Row(msgspec.Struct):
    steps: int
    state: str
    waiting: list[int]
    undo: object


class Shown(msgspec.Struct):
    """A frame as far as it matters here; what is compared byte for byte is left as it is."""

    type: str
    table: Row | None = None
    view: msgspec.Raw = msgspec.Raw(b"")
    events: msgspec.Raw = msgspec.Raw(b"")
    events_from: int = 0


class Ear:
    """A socket that keeps everything, and knows the newest state."""

    def __init__(self, name: str, seat: int | None, person: Person, guesses: list[str]) -> None:
        self.name = name
        self.guesses = guesses  # words that may be secret
        self.seat = seat
        self.person = person
        self.heard: list[Heard] = []
        self.replies: list[Heard] = []  # over HTTP
        self.question: Asked | None = None
        self.steps = -1
        self.over = False
        self.news = asyncio.Event()
        self.sent = 0

    async def listen(self, raw: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in raw:
                assert isinstance(text, str)
                self.heard.append(Heard(text, time.time_ns() // 1_000_000))
                if msgspec.json.decode(text, type=Shown).type == "state":
                    state = msgspec.json.decode(text, type=StateFrame)
                    seen = msgspec.convert(state.view, Seen)
                    self.question, self.over, self.steps = seen.question, seen.over, state.table.steps
                self.news.set()

    async def until_news(self) -> None:
        await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.news.clear()

    async def play(self, raw: ClientConnection, chance: random.Random) -> None:
        """Answer when asked, change one's mind now and then, ask for what cannot be."""
        changed = -1
        while not self.over:
            q = self.question
            if q is not None and self.seat in q.seats:
                if chance.random() < 0.2:
                    word = chance.choice(self.guesses)
                    await self.say(raw, "why", option=f"play:card={word}")
                    await self.say(raw, "answer", number=q.number, option=f"upgrade:card={word}")
                await self.say(raw, "answer", number=q.number, option=chance.choice(q.options))
            elif q is not None and self.seat in q.sealed and changed < q.number and chance.random() < 0.5:
                changed = q.number
                await self.say(raw, "answer", number=q.number, option=chance.choice(q.options))
            else:
                await self.until_news()

    async def say(self, raw: ClientConnection, kind: str, **fields: object) -> None:
        """Send it, and wait until it is replied to and seen."""
        self.sent += 1
        name, before = f"{self.name}-says-{self.sent}", self.steps
        frame = {"type": kind, "id": name, "seat": self.seat, **fields}
        await raw.send(msgspec.json.encode(frame).decode())
        while not (reply := [heard.text for heard in self.heard[-20:] if name in heard.text]):
            await self.until_news()
        if '"ack"' in reply[0] and kind == "answer":
            while self.steps == before and not self.over:
                await self.until_news()

    async def ask_around(self, table: str) -> None:
        """Everything there is over HTTP that could tell something."""
        paths = ["/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/log", "/metrics", "/healthz"]
        paths.append(f"/api/tables/{table}/review")
        paths += [f"/api/tables/{table}/replay/{step}" for step in (0, max(0, self.steps))]
        paths += [f"/api/tables/{table}/replay/{max(0, self.steps)}?seat={seat}" for seat in range(SEATS)]
        replies = [await self.person.browser.get(path) for path in paths]
        for body in ({"step": 0, "seat": 0}, {"step": max(0, self.steps), "seat": 1}):
            replies.append(await self.person.browser.post(f"/api/tables/{table}/fork", json=body))
        replies.append(await self.person.browser.post(f"/api/tables/{table}/rematch"))
        if (await self.person.row(table)).state == "over":
            return  # by now all may be told
        for reply in replies:
            headers = " ".join(f"{name}: {value}" for name, value in reply.headers.items())
            self.replies.append(Heard(f"{headers}\n{reply.text}", 0))
            if re.search("/(replay|review|log|fork|rematch)", str(reply.url)):
                assert reply.status_code == 409, reply.text


# -- what was true --------------------------------------------------------------------------------------
class Truth:
    """The table at every step, and which cards each viewer may know by then."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold
        self.of = secrets(fold.game.key)
        self.tables = [fold.at(step) for step in range(len(fold.answers) + 1)]
        self.known: list[dict[int | None, set[str]]] = []
        may_know: dict[int | None, set[str]] = {viewer: set() for viewer in (None, *range(SEATS))}
        sealed: list[str] = []
        for step, t in enumerate(self.tables):
            if step:
                sealed.append(fold.answers[step - 1].option)
                if t.over or t.question.number != self.tables[step - 1].question.number:
                    for option in sealed:
                        if option.split(":")[0] in self.of.open_verbs:
                            for known in may_know.values():
                                known |= self.words(option)
                    sealed.clear()
            for viewer, known in may_know.items():
                known |= self.of.sees(t, CHANCE if viewer is None else viewer)
            self.known.append({viewer: set(known) for viewer, known in may_know.items()})

    def came(self, step: int) -> int:
        """When the line that led to this step was written."""
        answers = [entry.at for entry in self.fold.lines if isinstance(entry.body, Answered)]
        return answers[step - 1] if step else self.fold.lines[0].at

    def words(self, text: str) -> set[str]:
        """Those in it that can be secret."""
        return set(TOKEN.findall(text)) & self.of.words

    def twin(self, step: int, viewer: int | None) -> Table:
        return self.tables[step].determinize(step % SEATS if viewer is None else viewer, step)


def check_frames(ear: Ear, truth: Truth) -> int:
    """Returns how many states were compared."""
    states = 0
    for heard in ear.heard:
        frame = msgspec.json.decode(heard.text, type=Shown)
        if frame.table is None:
            assert not truth.words(heard.text), heard.text
            continue
        step = frame.table.steps
        leaked = truth.words(heard.text) - truth.known[step][ear.seat]
        assert not leaked, f"{ear.name} is told of {leaked} at step {step}"
        if frame.type == "state":
            states += 1
            view = live.with_odds(truth.twin(step, ear.seat), ear.seat)
            assert bytes(frame.view) == msgspec.json.encode(view), step
            events = truth.tables[step].events(ear.seat, frame.events_from)
            assert bytes(frame.events) == msgspec.json.encode(events), step
    return states


# -- the game -------------------------------------------------------------------------------------------
@pytest.fixture
def logged() -> Iterator[LogCapture]:
    before = structlog.get_config()["processors"]
    capture = LogCapture()
    structlog.configure(processors=[capture])
    yield capture
    structlog.configure(processors=before)


async def arrived(address: str, name: str, stack: AsyncExitStack) -> Person:
    browser = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}"))
    person = Person(address, browser)
    await person.post("/api/guest", {"name": name}, 201)
    return person


async def played(address: str, game: str, watch: str, chance: random.Random) -> tuple[str, list[Ear]]:
    """A whole game; what everybody heard of it."""
    async with AsyncExitStack() as stack:
        ann, bo, eve = [await arrived(address, name, stack) for name in ("Ann", "Bo", "Eve")]
        nonces = ["a" * 32, "b" * 32]
        opened = await ann.open(game=game, seats=SEATS, public=True, watch=watch, nonce=nonces[0])
        table, guesses = opened.id, sorted(secrets(game).words)
        await bo.post(f"/api/tables/{table}/sit", {"seat": 1, "nonce": nonces[1]})
        await ann.post(f"/api/tables/{table}/bots", {"seat": 2, "level": "random"})
        await ann.post(f"/api/tables/{table}/start")
        sitting = (("ann", 0, ann), ("bo", 1, bo), ("eve", None, eve))
        ears = [Ear(name, seat, person, guesses) for name, seat, person in sitting]
        raws: list[ClientConnection] = []
        for ear in ears:
            raws.append((await stack.enter_async_context(ear.person.at(table, ear.seat))).raw)
        listening = [asyncio.create_task(ear.listen(raw)) for ear, raw in zip(ears, raws, strict=True)]
        playing = (ear.play(raw, chance) for ear, raw in zip(ears[:2], raws, strict=False))
        await asyncio.gather(*playing, ask_often(ears, table))
        while not ears[2].over:
            await ears[2].until_news()
        for task in listening:
            task.cancel()
        return table, ears


async def ask_often(ears: list[Ear], table: str) -> None:
    while not any(ear.over for ear in ears):
        for ear in ears:
            await ear.ask_around(table)
        await asyncio.sleep(0.2)


@pytest.mark.parametrize("watch", ["public", "delayed"])
@pytest.mark.parametrize("game", meadhall.games())
async def test_nobody_is_told_what_they_cannot_know(
    address: str,
    settings: Settings,
    game: str,
    watch: str,
    logged: LogCapture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "DELAY", DELAY)
    table, ears = await played(address, game, watch, random.Random(40))
    truth = Truth(await ledger_of(settings, table))
    compared = [check_frames(ear, truth) for ear in ears]
    assert min(compared[:2]) > 80 and compared[2] > 3
    assert len(truth.fold.answers) > 80
    refused = [heard.text for heard in ears[0].heard if '"refused"' in heard.text]
    assert {msgspec.json.decode(text, type=RefusedFrame).key for text in refused} >= {"not-an-option"}

    for ear in ears:
        assert len(ear.replies) > 10
        for reply in ear.replies:
            assert not truth.words(reply.text), reply.text
    if watch == "delayed":
        check_delay(ears[2], truth)
    check_texts(ears, truth, logged)


def check_delay(eve: Ear, truth: Truth) -> None:
    """While they play, nothing is told of what was written just now."""
    for heard in eve.heard:
        frame = msgspec.json.decode(heard.text, type=Shown)
        if frame.table is not None and frame.table.state == "playing":
            assert (frame.table.waiting, frame.table.undo) == ([], None)
            if frame.table.steps or frame.type == "state":
                assert heard.at >= truth.came(frame.table.steps) + DELAY


def check_texts(ears: list[Ear], truth: Truth, logged: LogCapture) -> None:
    """No seed, nonce, invite, cookie or client id is where it does not belong."""
    room = truth.fold.room
    hidden = [room.secret.hex(), *(nonce.hex() for nonce in truth.fold.nonces)]
    cookies = {ear.name: ear.person.browser.cookies["meadhall"] for ear in ears}
    for ear in ears:
        texts = [*ear.heard, *ear.replies]
        others = [f"{other.name}-says-" for other in ears if other is not ear]
        others += [cookie for name, cookie in cookies.items() if name != ear.name]
        for word in (*hidden, *others, *([room.invite] if ear.seat is None else [])):
            assert not any(word in heard.text for heard in texts), (ear.name, word)
    diary = msgspec.json.encode(logged.entries, enc_hook=repr).decode()
    assert len(logged.entries) > 30
    assert not truth.words(diary)
    for word in (*hidden, room.invite, *cookies.values(), *(f"{ear.name}-says-" for ear in ears)):
        assert word not in diary
