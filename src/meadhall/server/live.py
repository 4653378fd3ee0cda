"""A table that somebody plays at: one change at a time, each in the ledger before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

import msgspec
import structlog

from meadhall.bots.levels import LEVELS
from meadhall.kernel.errors import NotAsked, Refused, Stale
from meadhall.kernel.table import Table
from meadhall.server import wire
from meadhall.server.driver import Driver
from meadhall.server.fold import Fold, opening, waiting
from meadhall.server.health import METRICS
from meadhall.server.ledger import (
    Body,
    Changed,
    Dealt,
    Entry,
    Outrun,
    Standing,
    TakenBack,
    UndoVoice,
    UndoWanted,
    now,
)
from meadhall.server.listener import Listener
from meadhall.server.minds import packed
from meadhall.server.problems import Denied
from meadhall.server.rows import discreet, others, table_row
from meadhall.server.schema import Chair, Room

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

DELAY = 5 * 60 * 1000  # what delayed spectators are behind
BOT_GRACE = 10_000  # after this another node may take up a bot's turn
STRONGEST = list(LEVELS)[-1]
TRIES = 8  # to write a line where other processes write too
LOG = structlog.get_logger()


class No(Denied):
    """What was said cannot be done now; the table is as it was."""

    def __init__(self, key: str, rule: str = "") -> None:
        super().__init__(409, key)
        self.key = key
        self.rule = rule


class Outpaced(No):
    """Another process wrote first; what is known of the table now is what it wrote."""

    def __init__(self) -> None:
        super().__init__("stale")


class Live:
    def __init__(self, hall: Hall, room: Room, chairs: list[Chair], people: dict[str, wire.Who]) -> None:
        self.hall = hall
        self.room = room
        self.chairs = chairs
        self.people = people
        self.fold: Fold | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.said: list[wire.ChatLine] = []
        self.views: dict[int | None, dict[str, object]] = {}  # of the present table
        self.lagging: Fold | None = None  # what delayed spectators see
        self.driver = Driver(self)
        self.pondering: set[str] = set()  # people for whom a bot thinks about a hint
        self.used_at = now()

    # -- the ledger -----------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.room.id

    @property
    def playing(self) -> Fold:
        if self.fold is None:
            raise No("not-playing")
        if self.room.state != "playing":
            raise No("game-over")
        return self.fold

    async def load(self) -> None:
        """Follow the ledger from its beginning."""
        if self.room.started is not None:
            self.fold = Fold(self.room, [chair.nonce for chair in self.chairs])
            self.fold.read(await self.hall.ledger.lines(self.id))

    async def catch_up(self) -> None:
        """Follow what another process wrote."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> None:
        self.room, self.chairs, self.people = await self.hall.registry.read(self.id)
        before = self.fold
        if before is None:
            await self.load()
        else:
            before.room = self.room
            lines = await self.hall.ledger.lines(self.id, before.next)
            if lines:
                before.read(lines)
            if any(isinstance(entry.body, TakenBack) for entry in lines):
                self.forget_events(0)
        self.changed()

    async def begin(self) -> None:
        """Deal, and write the first line. Every seat has to be taken, as the database knows them."""
        await self.read_on()
        if self.room.state != "open":
            raise No("not-open")
        if any(chair.kind == "open" for chair in self.chairs):
            raise No("seats-free")
        fold = Fold(self.room, [chair.nonce for chair in self.chairs])
        await self.write(fold, [opening(fold.table)], fold.table)

    async def begin_from(self, other: Fold, step: int) -> None:
        """Begin with the deal and the first answers of another game; chance after them is our own."""
        bodies: list[Body] = [copied for entry in other.lines[:1] if isinstance(copied := entry.body, Dealt)]
        for answer in other.answers[:step]:
            bodies.append(msgspec.structs.replace(answer, by="", client=""))
        fold = Fold(self.room, [chair.nonce for chair in self.chairs])
        trial = Fold(self.room, fold.nonces)
        trial.read([Entry(n, 0, body) for n, body in enumerate(bodies)])
        await self.write(fold, bodies, trial.table)

    async def append(self, body: Body, table: Table) -> None:
        await self.write(self.playing, [body], table)

    async def write(self, fold: Fold, bodies: list[Body], table: Table) -> None:
        """Write lines, then follow them. If another process was faster, follow that one: Outpaced."""
        at = now()
        entries = [Entry(fold.next + i, at, body) for i, body in enumerate(bodies)]
        standing = self.standing_after(fold, entries, table)
        try:
            await self.hall.ledger.append(self.id, entries, standing, None if fold.next else fold.nonces)
        except Outrun:
            await self.read_on()
            raise Outpaced from None
        for entry in entries:
            fold.add(entry, table)
        self.fold = fold
        for name, value in msgspec.structs.asdict(standing).items():
            setattr(self.room, name, value)
        self.hall.publish(self.id, fold.next)
        self.changed()
        self.driver.kick()

    def standing_after(self, fold: Fold, entries: list[Entry], table: Table) -> Standing:
        """What lists of tables will show when the lines are in."""
        at = entries[-1].at
        started = self.room.started or at
        if table.over:
            scores, winners = list(table.scores), list(table.winners)
            return Standing("over", [], None, started, at, scores, winners)
        away = set(fold.away)
        for entry in entries:
            if isinstance(entry.body, Changed):
                (away.add if entry.body.away else away.discard)(entry.body.seat)
        seats = list(waiting(table))
        dues = [self.due_after(fold, at, seat, away) for seat in seats]
        deadline = min((due for due in dues if due is not None), default=None)
        return Standing("playing", seats, deadline, started)

    def due_after(self, fold: Fold, at: int, seat: int, away: set[int]) -> int | None:
        if self.chairs[seat].kind == "bot" or seat in away:
            return at + BOT_GRACE
        if self.room.step is None:
            return None
        return at + self.room.step * 1000 + fold.reserve - fold.used[seat]

    # -- what people say ------------------------------------------------------------------------
    def own(self, person: str, seat: int) -> Chair:
        if seat >= len(self.chairs) or self.chairs[seat].person != person:
            raise No("not-your-seat")
        return self.chairs[seat]

    async def answer(self, person: str, said: wire.Answer) -> None:
        async with self.lock:
            self.own(person, said.seat)
            await self.give(said.seat, said.option, said.number, person, said.id)

    async def give(self, seat: int, option: str, number: int, by: str, client: str = "") -> None:
        """Where another process wrote first, the answer still counts if it still may be given; a person's
        only once, and a bot does not change its mind."""
        for _ in range(TRIES):
            if by and self.has_heard(by, client):
                return
            if not by and seat not in self.playing.asked:
                raise No("not-asked")
            with contextlib.suppress(Outpaced):
                await self.give_now(seat, option, number, by, client)
                return
        raise No("stale")

    async def give_now(self, seat: int, option: str, number: int, by: str, client: str) -> None:
        fold = self.playing
        try:
            table, line = fold.tried(seat, option, number)
        except Stale:
            raise No("stale") from None
        except NotAsked:
            raise No("not-asked") from None
        except Refused as refused:
            raise No("not-an-option", refused.rule) from None
        bodies: list[Body] = [Changed(seat, False, by)] if by and seat in fold.away else []
        bodies.append(msgspec.structs.replace(line, by=by, client=client))
        await self.write(fold, bodies, table)
        METRICS.answers.inc()

    def has_heard(self, person: str, client: str) -> bool:
        """Whether it is in the ledger; what is said again is done once."""
        return self.fold is not None and f"{person} {client}" in self.fold.clients

    async def undo(self, person: str, seat: int, client: str) -> None:
        async with self.lock:
            self.own(person, seat)
            if self.has_heard(person, client):
                return
            fold = self.playing
            keep = fold.last_answer(seat)
            if keep is None:
                raise No("undo-nothing")
            needed = others(self.chairs, fold, self.seats_of(person))
            if needed and (refused := fold.undo_refused(seat)) is not None:
                if fold.undo is not None:
                    raise No("undo-asked")
                LOG.info("undo_wanted", table=self.id, seat=seat, because=refused.key)
                await self.append(UndoWanted(seat, keep, needed, person, client), fold.table)
            else:
                await self.take_back(seat, keep, person, client)

    async def consent(self, person: str, seat: int, yes: bool, client: str) -> None:
        async with self.lock:
            self.own(person, seat)
            if self.has_heard(person, client):
                return
            fold = self.playing
            wanted = fold.undo
            if wanted is None or seat not in wanted.needed or seat in fold.agreed:
                raise No("undo-nothing")
            voice = UndoVoice(seat, yes, person, client)
            if yes and set(wanted.needed) <= {*fold.agreed, seat}:
                await self.take_back(wanted.seat, wanted.keep, person, client, voice)
            else:
                await self.append(voice, fold.table)

    async def take_back(self, seat: int, keep: int, by: str, client: str, *voices: UndoVoice) -> None:
        table = self.playing.at(keep)
        body = TakenBack(seat, keep, waiting(table), by, client)
        await self.write(self.playing, [*voices, body], table)
        self.forget_events(table.written())

    async def back(self, person: str, seat: int) -> None:
        """The person takes the seat back from the bot that kept it."""
        async with self.lock:
            self.own(person, seat)
            fold = self.playing
            if seat in fold.away:
                await self.append(Changed(seat, False, person), fold.table)

    async def go_away(self, person: str, seats: list[int]) -> None:
        """Bots play on for these seats."""
        async with self.lock:
            for seat in seats:
                if self.room.state == "playing" and seat not in self.playing.away:
                    await self.append(Changed(seat, True, person), self.playing.table)

    def why(self, person: str, seat: int, option: str) -> str:
        self.own(person, seat)
        try:
            return self.playing.table.why(seat, option)
        except Refused:
            raise No("not-asked") from None

    async def hint(self, person: str, seat: int) -> tuple[int, str]:
        """The number of the open question, and what the strongest bot would answer for the seat."""
        self.own(person, seat)
        if not self.room.hints:
            raise No("no-hints")
        table = self.playing.table
        if seat not in (*table.question.seats, *table.question.sealed):
            raise No("not-asked")
        if person in self.pondering:
            raise No("too-often")
        self.pondering.add(person)
        try:
            log, seed = packed(self.playing.log()), secrets.randbits(48)
            option = await self.hall.minds.choose(log, seat, STRONGEST, seed, self.id)
        finally:
            self.pondering.discard(person)
        return table.question.number, option

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person]

    # -- what people see ------------------------------------------------------------------------
    def row(self, viewer: str) -> wire.TableRow:
        """The table as somebody sees it from outside; delayed spectators see it as it was."""
        return self.row_at(self.past() if self.is_behind(viewer) else self.fold, viewer)

    def row_at(self, fold: Fold | None, viewer: str) -> wire.TableRow:
        here = {listener.person for listener in self.listeners}
        row = table_row(self.room, self.chairs, self.people, viewer, fold, here)
        return discreet(row) if self.is_behind(viewer) else row

    def is_behind(self, viewer: str) -> bool:
        return self.room.watch == "delayed" and self.room.state == "playing" and not self.seats_of(viewer)

    def past(self) -> Fold | None:
        """The game as delayed spectators see it; None if for them it has not begun."""
        fold = self.fold
        assert fold is not None
        known = [entry for entry in fold.lines if entry.at <= now() - DELAY]
        if len(known) == len(fold.lines):
            return fold
        if not known:
            return None
        if self.lagging is None or self.lagging.next != len(known):
            self.lagging = Fold(self.room, fold.nonces)
            self.lagging.read(known)
        return self.lagging

    def may_enter(self, person: str, invite: str | None) -> bool:
        if self.room.public or self.seats_of(person) or self.room.host == person:
            return True
        return invite is not None and secrets.compare_digest(invite.encode(), self.room.invite.encode())

    def may_look(self, person: str, seat: int | None) -> bool:
        if seat is not None:
            return seat < len(self.chairs) and self.chairs[seat].person == person
        return self.room.state != "playing" or self.room.watch != "off" or bool(self.seats_of(person))

    def frame(self, listener: Listener) -> wire.StateFrame | wire.RoomFrame:
        """What the listener sees now; it is taken for told."""
        fold = self.shown_to(listener)
        row = self.row_at(fold, listener.person)
        if fold is None:
            return wire.RoomFrame(row)
        seat = listener.seat
        since = min(listener.events, fold.table.written())
        events = fold.table.events(seat, since)
        listener.events = since + len(events)
        view = self.view(seat) if fold is self.fold else fold.table.view(seat)
        return wire.StateFrame(row, seat, view, events, since)

    def view(self, seat: int | None) -> dict[str, object]:
        assert self.fold is not None
        if seat not in self.views:
            self.views[seat] = with_odds(self.fold.table, seat)
        return self.views[seat]

    def shown_to(self, listener: Listener) -> Fold | None:
        """The game, or for delayed spectators the game as it was."""
        fold = self.fold
        if fold is None or not self.is_behind(listener.person):
            return fold
        past = self.past()
        known = 0 if past is None else past.next
        if known < fold.next:
            listener.show_later((fold.lines[known].at + DELAY - now()) / 1000)
        return past

    def changed(self) -> None:
        self.used_at = now()
        self.views.clear()
        for listener in self.listeners:
            if listener.greeted:
                listener.show_state()
        self.hall.lobby_changed(self.room.state, {chair.person for chair in self.chairs if chair.person})

    def forget_events(self, kept: int) -> None:
        """Events past this number are void; they are told again as they happen again."""
        for listener in self.listeners:
            listener.events = min(listener.events, kept)

    def room_changed(self) -> None:
        for listener in self.listeners:
            if listener.greeted:
                listener.show_room()

    def enter(self, listener: Listener) -> None:
        self.used_at = now()
        self.listeners.add(listener)
        METRICS.sockets.inc()
        self.room_changed()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        METRICS.sockets.dec()
        self.room_changed()

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.driver.thinking and not self.lock.locked()


def with_odds(table: Table, seat: int | None) -> dict[str, object]:
    """What a seat sees, and what its options promise where the game works that out."""
    view = table.view(seat)
    question = view["question"]
    if seat is not None and isinstance(question, dict) and "options" in question:
        question["odds"] = table.odds(seat)
    return view
