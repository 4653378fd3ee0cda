"""The hall: tables in memory, one writer, bots and clocks that go on whether anybody looks or not."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Collection, Coroutine

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall.bots.levels import LEVELS
from meadhall.server.health import METRICS
from meadhall.server.ledger import Ledger, now
from meadhall.server.listener import Listener
from meadhall.server.live import Live, No
from meadhall.server.minds import Minds
from meadhall.server.notify import Notifier
from meadhall.server.problems import Denied
from meadhall.server.registry import Listed, Registry
from meadhall.server.reviews import Reviews
from meadhall.server.rows import clock, discreet, table_row
from meadhall.server.schema import Chair
from meadhall.server.settings import Settings
from meadhall.server.wire import ChatLine, Fork, Lobby, NewTable, TableRow

SWEEP = 2.0  # seconds between looks for what is overdue
IDLE = 10 * 60 * 1000  # a table nobody looked at for so long leaves memory
CHANNEL = "hall"
CHAT_LINES, CHAT_SPAN = 5, 10_000  # so many lines in so many milliseconds
CHAT_IDS = 1000  # lines that are known again when a client says them again
LOG = structlog.get_logger()


class News(msgspec.Struct, frozen=True):
    """What a node tells the others."""

    node: str
    room: str = ""
    n: int = -1  # lines of its ledger; -1: who sits where, or the chat
    signed_out: str = ""  # somebody whose sockets are void


class Door:
    """A socket that hears when lists of tables change."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.gone = False
        self.bell = asyncio.Event()

    def hang_up(self) -> None:
        self.gone = True
        self.bell.set()


class Hall:
    def __init__(
        self, engine: AsyncEngine, settings: Settings, notifier: Notifier, channels: ChannelsPlugin
    ) -> None:
        self.settings = settings
        self.notifier = notifier
        self.channels = channels
        self.node = secrets.token_hex(8)
        self.ledger = Ledger(engine)
        self.registry = Registry(engine)
        self.minds = Minds(settings.workers)
        self.reviews = Reviews(self.minds, self.registry)
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.doors: set[Door] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.chatted: dict[str, list[int]] = {}
        self.chat_ids: deque[tuple[str, str]] = deque(maxlen=CHAT_IDS)

    async def open(self) -> None:
        await self.ledger.open()
        await self.minds.open()
        self.spawn(self.sweep())
        self.spawn(self.hear())
        self.spawn(self.reviews.make_all())

    async def close(self) -> None:
        for live in self.tables.values():
            live.driver.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.ledger.close()
        await self.minds.close()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            LOG.error("task_failed", exc_info=failure)

    # -- tables in memory -----------------------------------------------------------------------
    async def live(self, room: str) -> Live:
        """The table, read from its ledger if it is not in memory."""
        if room in self.tables:
            return self.tables[room]
        try:
            async with self.opening.setdefault(room, asyncio.Lock()):
                if room not in self.tables:
                    try:
                        live = Live(self, *await self.registry.read(room))
                    except KeyError:
                        raise Denied(404, "no-such-table") from None
                    await live.load()
                    live.said = await self.registry.said(room, live.chairs)
                    live = self.tables.setdefault(room, live)
                    METRICS.tables.set(len(self.tables))
                    live.driver.kick()
        finally:
            self.opening.pop(room, None)
        return self.tables[room]

    async def entered(self, room: str, person: str, invite: str | None = None) -> Live:
        """The same, for somebody who may know of it."""
        live = await self.live(room)
        if not live.may_enter(person, invite):
            raise Denied(404, "no-such-table")
        return live

    async def sweep(self) -> None:
        """Take up what is overdue, whoever let it lie; let go of what nobody uses."""
        while True:
            with contextlib.suppress(Exception):
                for room in await self.registry.overdue(now() - 1000):
                    live = await self.live(room)
                    live.driver.kick()
                self.let_go()
                for room in await self.registry.written_elsewhere(self.followed()):
                    await self.tables[room].catch_up()
            await asyncio.sleep(SWEEP)

    def followed(self) -> dict[str, int]:
        """Tables somebody looks at, and the lines of their ledgers that are known."""
        return {
            room: 0 if live.fold is None else live.fold.next
            for room, live in self.tables.items()
            if live.listeners
        }

    def let_go(self) -> None:
        for room, live in list(self.tables.items()):
            if live.idle and now() - live.used_at > IDLE:
                live.driver.stop()
                del self.tables[room]
        METRICS.tables.set(len(self.tables))

    # -- other nodes ----------------------------------------------------------------------------
    def publish(self, room: str, n: int) -> None:
        self.tell_others(News(self.node, room, n))

    def tell_others(self, news: News) -> None:
        self.channels.publish(msgspec.json.encode(news), CHANNEL)

    async def hear(self) -> None:
        """Follow what other nodes write."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for told in subscriber.iter_events():
                news = msgspec.json.decode(told, type=News)
                if news.node != self.node:
                    try:
                        await self.heard(news)
                    except Exception as failure:  # the next ones have to be heard all the same
                        LOG.error("news_failed", table=news.room, exc_info=failure)

    async def heard(self, news: News) -> None:
        if news.signed_out:
            self.hang_up(news.signed_out)
            return
        live = self.tables.get(news.room)
        if live is None:
            self.lobby_changed("open", ())
        elif news.n < 0 or live.fold is None or live.fold.next < news.n:
            await live.catch_up()
            live.said = await self.registry.said(news.room, live.chairs)
            live.room_changed()

    # -- opening and filling tables ---------------------------------------------------------------
    async def new_table(self, person: str, wanted: NewTable) -> Live:
        known_level(wanted.away_level)
        if wanted.bots is not None:
            known_level(wanted.bots)
        if any(seat >= wanted.seats for seat in wanted.mine):
            raise Denied(400, "no-such-seat", field="mine")
        live = await self.live(await self.registry.create(person, wanted))
        if wanted.start:
            await self.start(live, person)
        self.lobby_changed(live.room.state, ())
        return live

    async def sit(self, live: Live, seat: int, person: str, nonce: str | None) -> None:
        async with live.lock:
            if seat >= live.room.count:
                raise Denied(400, "no-such-seat", field="seat")
            if not await self.registry.sit(live.id, seat, person, nonce):
                raise No("seat-taken" if live.room.state == "open" else "not-open")
            await self.reseated(live)

    async def leave(self, live: Live, person: str) -> None:
        """Before the start the seats are free again; later bots play on."""
        await live.catch_up()
        seats = live.seats_of(person)
        if live.room.state == "playing":
            await live.go_away(person, seats)
            return
        async with live.lock:
            for seat in seats:
                await self.registry.clear(live.id, seat, "human")
            await self.reseated(live)

    async def set_bot(self, live: Live, person: str, seat: int, level: str | None) -> None:
        host_only(live, person)
        if seat >= live.room.count:
            raise Denied(400, "no-such-seat", field="seat")
        async with live.lock:
            if level is None:
                done = await self.registry.clear(live.id, seat, "bot")
            else:
                done = await self.registry.put_bot(live.id, seat, known_level(level))
            if not done:
                raise No("seat-taken" if live.room.state == "open" else "not-open")
            await self.reseated(live)

    async def reseated(self, live: Live) -> None:
        await live.read_on()
        self.publish(live.id, -1)

    async def start(self, live: Live, person: str) -> None:
        host_only(live, person)
        async with live.lock:
            await live.begin()

    async def give_up(self, live: Live, person: str) -> None:
        host_only(live, person)
        async with live.lock:
            if not await self.registry.close(live.id):
                raise No("not-open")
            await self.reseated(live)

    async def rematch(self, live: Live, person: str) -> Live:
        """The same people and bots at a new table; whoever asks first makes it."""
        if live.room.state != "over":
            raise No("not-over")
        if not live.seats_of(person):
            raise No("not-your-seat")
        if live.room.rematch is None:
            made = await self.registry.create(person, terms(live, live.seats_of(person)))
            linked = await self.registry.link_rematch(live.id, made)
            if linked == made:
                await self.seat_bots(made, live.chairs)
            async with live.lock:
                await self.reseated(live)
        assert live.room.rematch is not None
        return await self.live(live.room.rematch)

    async def seat_bots(self, room: str, like: list[Chair]) -> None:
        for chair in like:
            if chair.kind == "bot" and chair.level is not None:
                await self.registry.put_bot(room, chair.seat, chair.level)

    async def fork(self, live: Live, person: str, wanted: Fork) -> Live:
        """A new table against bots that goes on from a step of a finished one, with a chance of its own."""
        fold = live.fold
        if fold is None or live.room.state != "over":
            raise No("not-over")
        if wanted.seat >= live.room.count or wanted.step >= len(fold.answers):
            raise Denied(400, "no-such-step", field="step")
        agreed = terms(live, [wanted.seat])
        agreed = msgspec.structs.replace(agreed, bots=known_level(wanted.level), public=False, clock=None)
        made = await self.live(await self.registry.create(person, agreed, live.id, wanted.step))
        async with made.lock:
            await made.begin_from(fold, wanted.step)
        return made

    async def forget(self, person: str) -> None:
        """Somebody is gone for good: free their seats, or let bots play them."""
        for room in {room for room, _, _ in await self.registry.seats_of(person)}:
            await self.leave(await self.live(room), person)
        for listed in await self.registry.mine(person):
            if listed.room.state == "open" and listed.room.host == person:
                await self.give_up(await self.live(listed.room.id), person)

    def sign_out(self, person: str) -> None:
        """Sockets that were opened with a cookie or a token that is void now, here and at other nodes."""
        self.hang_up(person)
        self.tell_others(News(self.node, signed_out=person))

    def hang_up(self, person: str) -> None:
        sockets: list[Door | Listener] = [*self.doors]
        for live in self.tables.values():
            sockets += live.listeners
        for socket in sockets:
            if socket.person == person:
                socket.hang_up()

    # -- chat and notifications -------------------------------------------------------------------
    async def say(self, live: Live, person: str, text: str, client: str) -> None:
        if (person, client) in self.chat_ids:
            return
        seats = live.seats_of(person)
        if not seats:
            raise No("chat-seats")
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not text:
            raise No("chat-empty")
        recent = [at for at in self.chatted.get(person, []) if at > now() - CHAT_SPAN]
        if len(recent) >= CHAT_LINES:
            raise No("chat-often")
        self.chatted[person] = [*recent, now()]
        async with live.lock:
            await self.put_line(live, person, text)
        self.chat_ids.append((person, client))
        self.publish(live.id, -1)

    async def put_line(self, live: Live, person: str, text: str) -> None:
        for _ in range(3):
            n = live.said[-1].n + 1 if live.said else 0
            at = now()
            try:
                await self.registry.say(live.id, n, person, text, at)
            except IntegrityError:  # another node had a line of this number
                live.said = await self.registry.said(live.id, live.chairs)
                continue
            live.said.append(ChatLine(n, live.people[person], live.seats_of(person)[0], text, at))
            live.room_changed()
            return
        raise No("chat-often")

    def mute(self, person: str, other: str, on: bool) -> None:
        """Sockets that are open hear of it too."""
        for live in self.tables.values():
            for listener in live.listeners:
                if listener.person == person:
                    listener.muted = listener.muted | {other} if on else listener.muted - {other}

    def notify(self, live: Live, chair: Chair) -> None:
        """It is this person's turn and they are not here: tell them, once a question."""
        assert live.fold is not None
        number = live.fold.table.question.number
        if chair.told < number and chair.person is not None:
            chair.told = number
            self.spawn(self.notified(live, chair.seat, chair.person, number))

    async def notified(self, live: Live, seat: int, person: str, number: int) -> None:
        row = await self.registry.person(person)
        if row is not None and row.webhook and await self.registry.mark_told(live.id, seat, number):
            await self.notifier.turn(row, live.id, live.room.game)

    # -- lists ----------------------------------------------------------------------------------
    async def lobby(self, person: str) -> Lobby:
        mine, free = await self.registry.mine(person), await self.registry.free(person)
        watch = await self.registry.watchable(person)
        people = await self.registry.names([*mine, *free, *watch])

        def rows(listed: list[Listed]) -> list[TableRow]:
            return [table_row(table.room, table.chairs, people, person, None) for table in listed]

        own = sorted(rows(mine), key=lambda row: not row.my_turn)
        seen = [discreet(row) if row.watch == "delayed" else row for row in rows(watch)]
        return Lobby(own, rows(free), seen)

    def lobby_changed(self, state: str, people: Collection[str]) -> None:
        """A running table concerns those who sit at it, any other everybody."""
        for door in self.doors:
            if state != "playing" or door.person in people:
                door.bell.set()


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise Denied(400, "no-such-level", field="level")
    return level


def host_only(live: Live, person: str) -> None:
    if live.room.host != person:
        raise Denied(403, "host-only")


def terms(live: Live, mine: list[int]) -> NewTable:
    """What was agreed at a table, for another one like it."""
    room = live.room
    return NewTable(
        game=room.game,
        seats=room.count,
        options=room.options,
        language=room.language,
        public=room.public,
        pace=room.pace,
        clock=clock(room),
        watch=room.watch,
        away_level=room.away_level,
        hints=room.hints,
        mine=mine,
    )
