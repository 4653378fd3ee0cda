"""What the database holds. Times are milliseconds since 1970; ids are random and say nothing."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(16)
State: TypeAlias = Literal["open", "playing", "over", "closed"]
Sitter: TypeAlias = Literal["open", "human", "bot"]
Language: TypeAlias = Literal["en", "ru", "uk", "bg"]
Pace: TypeAlias = Literal["live", "turns"]
Watch: TypeAlias = Literal["off", "public", "delayed"]


class Base(DeclarativeBase):
    pass


class Person(Base):
    """A guest, an account made of one, or a bot that belongs to an account."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # guest, account, bot, gone
    name: Mapped[str] = mapped_column(String(32))
    login: Mapped[str | None] = mapped_column(String(64), unique=True)  # the name, casefolded
    password: Mapped[str | None] = mapped_column(Text)
    epoch: Mapped[int] = mapped_column(default=0)  # cookies of an earlier one are void
    token: Mapped[str | None] = mapped_column(String(64), unique=True)  # of a bot, hashed
    owner: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    language: Mapped[str] = mapped_column(String(2), default="en")
    webhook: Mapped[str | None] = mapped_column(Text)
    webhook_kind: Mapped[str] = mapped_column(String(8), default="json")  # json, discord
    created: Mapped[int] = mapped_column(BigInteger)


class Mute(Base):
    """One person does not hear another."""

    __tablename__ = "mute"

    person: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    muted: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)


class Room(Base):
    """A table of the hall: what was agreed, and where it stands. What happened at it is its ledger."""

    __tablename__ = "room"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    state: Mapped[State] = mapped_column(String(8))
    count: Mapped[int]
    options: Mapped[dict[str, bool]] = mapped_column(JSON)
    language: Mapped[Language] = mapped_column(String(2))
    public: Mapped[bool]
    invite: Mapped[str] = mapped_column(String(32))
    pace: Mapped[Pace] = mapped_column(String(8))
    step: Mapped[int | None]  # seconds for each decision
    reserve: Mapped[int | None]  # seconds beyond that, for the whole game
    watch: Mapped[Watch] = mapped_column(String(8))
    away_level: Mapped[str] = mapped_column(String(16))
    hints: Mapped[bool] = mapped_column(
        default=False, server_default=false()
    )  # people may ask what a bot would do
    host: Mapped[str] = mapped_column(ForeignKey("person.id"))
    secret: Mapped[bytes] = mapped_column(LargeBinary)  # the committed seed
    version: Mapped[int]
    data: Mapped[str] = mapped_column(String(16))
    created: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    waiting: Mapped[list[int]] = mapped_column(JSON, default=list)  # seats that have to answer
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    scores: Mapped[list[int] | None] = mapped_column(JSON)
    winners: Mapped[list[int] | None] = mapped_column(JSON)
    rematch: Mapped[str | None] = mapped_column(ID)  # the table that follows this one
    fork_of: Mapped[str | None] = mapped_column(ID)
    copied: Mapped[int] = mapped_column(default=0)  # answers taken over from that one

    __table_args__ = (Index("ix_room_state_created", "state", "created"),)


class Chair(Base):
    """A seat of a table and who sits there."""

    __tablename__ = "chair"

    room: Mapped[str] = mapped_column(ForeignKey("room.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[Sitter] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    level: Mapped[str | None] = mapped_column(String(16))
    away: Mapped[bool] = mapped_column(default=False)
    nonce: Mapped[bytes] = mapped_column(LargeBinary, default=b"")
    told: Mapped[int] = mapped_column(default=-1)  # the question its person was last notified of


class Line(Base):
    """One line of a table's ledger. Lines are added, never changed; two with one number cannot be."""

    __tablename__ = "line"

    room: Mapped[str] = mapped_column(ForeignKey("room.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    body: Mapped[str] = mapped_column(Text)


class Said(Base):
    """Chat at a table."""

    __tablename__ = "said"

    room: Mapped[str] = mapped_column(ForeignKey("room.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Reviewed(Base):
    """The review of a finished game, made once."""

    __tablename__ = "reviewed"

    room: Mapped[str] = mapped_column(ForeignKey("room.id"), primary_key=True)
    version: Mapped[int]  # of what reviews tell
    body: Mapped[str] = mapped_column(Text)
