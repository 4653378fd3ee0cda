"""Tables in the database: opening them, sitting down, lists of them."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Sequence

from sqlalchemy import Select, and_, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from meadhall.server.ledger import now
from meadhall.server.schema import Chair, Line, Person, Reviewed, Room, Said
from meadhall.server.wire import ChatLine, NewTable, Who
from meadhall.sim.library import game

MOST_LISTED = 50
NONCE = 16
ID = 10
INVITE = 20  # 99 bits


def new_id(length: int = ID) -> str:
    """Characters that say nothing and can be read aloud. None is a dash: an invite that began with one would
    be taken for an option on a command line."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(length))


def nonce(given: str | None) -> bytes:
    """What a seat adds to the chance of its game; the hall's own for bots and those who sent none."""
    return secrets.token_bytes(NONCE) if given is None else bytes.fromhex(given)


class Listed:
    """A table and its chairs, for a list."""

    def __init__(self, room: Room, chairs: list[Chair]) -> None:
        self.room = room
        self.chairs = chairs


class Registry:
    def __init__(self, engine: AsyncEngine) -> None:
        self.write = async_sessionmaker(engine, expire_on_commit=False)
        self.alone = engine.dialect.name == "sqlite"
        self.reads = async_sessionmaker(engine.execution_options(reads=True), expire_on_commit=False)

    # -- one table ------------------------------------------------------------------------------
    async def create(self, host: str, wanted: NewTable, fork_of: str | None = None, copied: int = 0) -> str:
        """Options were checked; seats in `mine` are the host's, the rest open or bots."""
        found = game(wanted.game)
        setup = found.setup(wanted.seats, 0, wanted.options)
        room = Room(
            id=new_id(),
            game=found.key,
            state="open",
            count=wanted.seats,
            options=setup.options,
            language=wanted.language,
            public=wanted.public,
            invite=new_id(INVITE),
            pace=wanted.pace,
            step=None if wanted.clock is None else wanted.clock.step,
            reserve=None if wanted.clock is None else wanted.clock.reserve,
            watch=wanted.watch,
            away_level=wanted.away_level,
            hints=wanted.hints,
            host=host,
            secret=secrets.token_bytes(32),
            version=found.version,
            data=found.data_hash,
            created=now(),
            waiting=[],
            fork_of=fork_of,
            copied=copied,
        )
        chairs = [Chair(room=room.id, seat=seat, kind="open") for seat in range(wanted.seats)]
        for chair in chairs:
            if chair.seat in wanted.mine:
                chair.kind, chair.person, chair.nonce = "human", host, nonce(wanted.nonce)
            elif wanted.bots is not None:
                chair.kind, chair.level, chair.nonce = "bot", wanted.bots, nonce(None)
        async with self.write.begin() as session:
            session.add(room)
            await session.flush()
            session.add_all(chairs)
        return room.id

    async def read(self, room_id: str) -> tuple[Room, list[Chair], dict[str, Who]]:
        """KeyError if there is no such table."""
        async with self.reads() as session:
            room = await session.get(Room, room_id)
            if room is None:
                raise KeyError(room_id)
            query = select(Chair).where(Chair.room == room_id).order_by(Chair.seat)
            chairs = list((await session.scalars(query)).all())
            return room, chairs, await people_at(session, chairs)

    async def sit(self, room: str, seat: int, person: str, given: str | None) -> bool:
        """Whether the seat was free."""
        return await self.reseat(
            room, seat, "open", {"kind": "human", "person": person, "nonce": nonce(given), "level": None}
        )

    async def put_bot(self, room: str, seat: int, level: str) -> bool:
        return await self.reseat(
            room, seat, "open", {"kind": "bot", "person": None, "nonce": nonce(None), "level": level}
        )

    async def clear(self, room: str, seat: int, kind: str) -> bool:
        return await self.reseat(
            room, seat, kind, {"kind": "open", "person": None, "nonce": b"", "level": None}
        )

    async def reseat(self, room: str, seat: int, was: str, to: dict[str, str | bytes | None]) -> bool:
        """Only before the start, and only if the chair is what it is thought to be."""
        still_open = select(Room.id).where(Room.id == room, Room.state == "open").with_for_update()
        change = (
            update(Chair)
            .where(Chair.room == room, Chair.seat == seat, Chair.kind == was)
            .values(**to)
            .returning(Chair.seat)
        )
        async with self.write.begin() as session:
            if await session.scalar(still_open) is None:
                return False
            return (await session.execute(change)).first() is not None

    async def close(self, room: str) -> bool:
        """Give up a table that was never begun."""
        change = (
            update(Room)
            .where(Room.id == room, Room.state == "open")
            .values(state="closed", ended=now())
            .returning(Room.id)
        )
        async with self.write.begin() as session:
            return (await session.execute(change)).first() is not None

    async def link_rematch(self, room: str, follows: str) -> str:
        """The table that follows this one: the given, or the one somebody linked before."""
        async with self.write.begin() as session:
            await session.execute(
                update(Room).where(Room.id == room, Room.rematch.is_(None)).values(rematch=follows)
            )
            linked = await session.scalar(select(Room.rematch).where(Room.id == room))
            if linked != follows:
                await session.execute(delete(Chair).where(Chair.room == follows))
                await session.execute(delete(Room).where(Room.id == follows))
            assert linked is not None
            return linked

    async def mark_told(self, room: str, seat: int, number: int) -> bool:
        """Whether nobody has told this seat's person of the question yet."""
        change = (
            update(Chair)
            .where(Chair.room == room, Chair.seat == seat, Chair.told < number)
            .values(told=number)
            .returning(Chair.seat)
        )
        async with self.write.begin() as session:
            return (await session.execute(change)).first() is not None

    async def reviewed(self, room: str, version: int) -> str | None:
        """The review of a finished game, if there is one of this version."""
        query = select(Reviewed.body).where(Reviewed.room == room, Reviewed.version == version)
        async with self.reads() as session:
            return await session.scalar(query)

    async def keep_review(self, room: str, version: int, body: str) -> None:
        """If another node has kept one meanwhile, that one stays."""
        with contextlib.suppress(IntegrityError):
            async with self.write.begin() as session:
                await session.merge(Reviewed(room=room, version=version, body=body))

    # -- lists ----------------------------------------------------------------------------------
    async def mine(self, person: str) -> list[Listed]:
        """Tables where the person sits or is the host, those still going on first."""
        sits = select(Chair.room).where(Chair.person == person)
        query = (
            select(Room)
            .where(or_(Room.id.in_(sits), Room.host == person), Room.state != "closed")
            .order_by(Room.state == "over", Room.created.desc())
        )
        return await self.listed(query)

    async def free(self, person: str) -> list[Listed]:
        """Public tables with a free chair."""
        has_chair = select(Chair.room).where(Chair.kind == "open")
        sits = select(Chair.room).where(Chair.person == person)
        query = (
            select(Room)
            .where(Room.state == "open", Room.public, Room.id.in_(has_chair), Room.id.not_in(sits))
            .order_by(Room.created.desc())
        )
        return await self.listed(query)

    async def watchable(self, person: str) -> list[Listed]:
        sits = select(Chair.room).where(Chair.person == person)
        query = (
            select(Room)
            .where(Room.state == "playing", Room.public, Room.watch != "off", Room.id.not_in(sits))
            .order_by(Room.started.desc())
        )
        return await self.listed(query)

    async def listed(self, query: Select[Room]) -> list[Listed]:
        async with self.reads() as session:
            rooms = (await session.scalars(query.limit(MOST_LISTED))).all()
            chairs = select(Chair).where(Chair.room.in_([room.id for room in rooms])).order_by(Chair.seat)
            found: dict[str, list[Chair]] = {room.id: [] for room in rooms}
            for chair in (await session.scalars(chairs)).all():
                found[chair.room].append(chair)
            return [Listed(room, found[room.id]) for room in rooms]

    async def names(self, listed: Iterable[Listed]) -> dict[str, Who]:
        async with self.reads() as session:
            return await people_at(session, [chair for table in listed for chair in table.chairs])

    async def overdue(self, at: int) -> list[str]:
        """Running tables where something should have happened by then: a clock, a bot."""
        query = select(Room.id).where(
            and_(Room.state == "playing", Room.deadline.is_not(None), Room.deadline <= at)
        )
        async with self.reads() as session:
            return list((await session.scalars(query)).all())

    async def seats_of(self, person: str) -> list[tuple[str, int, str]]:
        """Where a person sits at tables that are not over: table, seat, its state."""
        query = (
            select(Chair.room, Chair.seat, Room.state)
            .join(Room, Room.id == Chair.room)
            .where(Chair.person == person, Room.state.in_(("open", "playing")))
        )
        async with self.reads() as session:
            return [(room, seat, state) for room, seat, state in (await session.execute(query)).all()]

    async def person(self, person: str) -> Person | None:
        async with self.reads() as session:
            return await session.get(Person, person)

    # -- chat -----------------------------------------------------------------------------------
    async def say(self, room: str, n: int, person: str, text: str, at: int) -> None:
        async with self.write.begin() as session:
            session.add(Said(room=room, n=n, person=person, text=text, at=at))

    async def said(self, room: str, chairs: Sequence[Chair]) -> list[ChatLine]:
        seats = {chair.person: chair.seat for chair in reversed(chairs) if chair.person is not None}
        query = (
            select(Said, Person)
            .join(Person, Person.id == Said.person)
            .where(Said.room == room)
            .order_by(Said.n.desc())
            .limit(MOST_LISTED * 4)
        )
        async with self.reads() as session:
            rows = (await session.execute(query)).all()
        return [
            ChatLine(said.n, who(person), seats.get(person.id), said.text, said.at)
            for said, person in reversed(rows)
        ]

    async def written_elsewhere(self, known: dict[str, int]) -> list[str]:
        """Tables whose ledgers are longer than known, because news was lost. One process alone has none."""
        if self.alone or not known:
            return []
        query = select(Line.room, func.max(Line.n)).where(Line.room.in_(known)).group_by(Line.room)
        async with self.reads() as session:
            return [room for room, last in (await session.execute(query)).all() if last >= known[room]]


def who(person: Person) -> Who:
    return Who(person.id, person.name, person.kind)


async def people_at(session: AsyncSession, chairs: Iterable[Chair]) -> dict[str, Who]:
    ids = {chair.person for chair in chairs if chair.person is not None}
    rows = (await session.scalars(select(Person).where(Person.id.in_(ids)))).all()
    return {person.id: who(person) for person in rows}
