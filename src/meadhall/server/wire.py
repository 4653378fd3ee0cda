"""Everything that crosses the wire: bodies of requests and replies, frames of the table's socket.

What comes in is checked against these shapes and nothing else is read; unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from meadhall.bots.program import PROTOCOL
from meadhall.bots.review import Review
from meadhall.server.schema import Language, Pace, Sitter, State, Watch

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=30 * 86400)]


class Inbound(Struct, frozen=True, forbid_unknown_fields=True):
    """A body or a frame somebody else wrote."""


# -- people ---------------------------------------------------------------------------------------
class NewGuest(Inbound, frozen=True):
    name: Name
    language: Language = "en"


class Credentials(Inbound, frozen=True):
    name: Name
    password: Password


class NewPassword(Inbound, frozen=True):
    old: Password
    new: Password


class Changes(Inbound, frozen=True):
    """What a person changes about themselves; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None  # "" takes it away
    webhook_kind: Literal["json", "discord"] | None = None


class NewBot(Inbound, frozen=True):
    name: Name


class Me(Struct, frozen=True):
    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    language: str
    webhook: str | None
    webhook_kind: str
    muted: list[str]


class BotAccount(Struct, frozen=True):
    id: str
    name: str
    token: str | None = None  # told once, when it is made


class Who(Struct, frozen=True):
    """A person as others see them."""

    id: str
    name: str
    kind: str


# -- games ----------------------------------------------------------------------------------------
class GameRow(Struct, frozen=True):
    key: str
    seats: list[int]
    options: dict[str, bool]
    needs: dict[int, dict[str, bool]]  # options that a number of seats cannot do without


class FormRow(Struct, frozen=True):
    """The shape of a question, an option or an event: its fields, the list each is from, its rule."""

    word: str
    rule: str
    fields: list[str]
    kinds: list[str]
    secret: list[bool]


class Kit(Struct, frozen=True):
    """All that a client needs of a game besides its words and views."""

    key: str
    version: int
    seats: list[int]
    options: dict[str, bool]
    lists: dict[str, list[str]]
    names: dict[str, list[str]]  # prefixes under which the names of each list stand in the catalogue
    stems: dict[str, dict[str, str]]  # ids whose name is found under another one
    seat_fields: list[str]
    quiet: list[str]
    questions: list[FormRow]
    verbs: list[FormRow]
    events: list[FormRow]
    data: dict[str, object]


# -- tables ---------------------------------------------------------------------------------------
class Clock(Inbound, frozen=True):
    """`step` seconds for each decision; what goes beyond is taken from the reserve."""

    step: Seconds
    reserve: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class NewTable(Inbound, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, bool] = {}
    language: Language = "en"
    public: bool = False
    pace: Pace = "live"
    clock: Clock | None = None
    watch: Watch = "off"
    away_level: Level = "warrior"
    hints: bool = False  # people may ask what a bot would do
    mine: list[Seat] = field(default_factory=lambda: [0])  # where the host sits; more than one is a hot seat
    nonce: Nonce | None = None
    bots: Level | None = None  # fills the other seats
    start: bool = False


class Sit(Inbound, frozen=True):
    seat: Seat
    nonce: Nonce | None = None
    invite: Annotated[str, Meta(max_length=32)] | None = None


class SetBot(Inbound, frozen=True):
    seat: Seat
    level: Level | None  # None clears the seat


class Fork(Inbound, frozen=True):
    step: Annotated[int, Meta(ge=0)]
    seat: Seat
    level: Level = "warrior"


class SeatRow(Struct, frozen=True):
    seat: int
    kind: Sitter
    who: Who | None
    level: str | None
    away: bool
    here: bool  # connected now
    mine: bool
    left: int | None  # milliseconds of reserve
    due: int | None  # when the seat's clock falls, if it is asked


class UndoAsked(Struct, frozen=True):
    seat: int
    step: int  # the answers that would stay
    agreed: list[int]
    needed: list[int]  # seats that have not said


class TableRow(Struct, frozen=True):
    """A table as one person sees it from outside: no card of it."""

    id: str
    game: str
    state: State
    seats: list[SeatRow]
    options: dict[str, bool]
    language: str
    public: bool
    pace: Pace
    clock: Clock | None
    watch: Watch
    away_level: str
    hints: bool
    host: str
    mine: bool  # the asker sits at it
    my_turn: bool
    waiting: list[int]
    commitment: str
    created: int
    started: int | None
    ended: int | None
    scores: list[int] | None
    winners: list[int] | None
    steps: int
    undo: UndoAsked | None = None
    undo_free: bool = False  # the asker may take the last answer back at once
    invite: str | None = None  # only for those who sit at it
    rematch: str | None = None
    fork_of: str | None = None
    now: int = 0


class Lobby(Struct, frozen=True):
    mine: list[TableRow]
    open: list[TableRow]
    watch: list[TableRow]


class Step(Struct, frozen=True):
    """One moment of a finished game."""

    table: TableRow
    step: int
    steps: int
    seat: int | None
    view: dict[str, object]
    events: list[dict[str, int | str | None]]
    events_from: int
    by: int | None  # the seat whose answer led here
    option: str | None


class Reviewing(Struct, frozen=True):
    """The review of a finished game, or how far it is: `done` of `stops` have been looked at."""

    done: int
    stops: int  # 0 while others are reviewed first
    review: Review | None = None


class Proof(Struct, frozen=True):
    """A finished game that anybody can check: the log, the seed and nonces behind its chance."""

    log: dict[str, object]
    seed: str
    nonces: list[str]
    copied: int = 0  # answers from another game, that this one was forked from


class Problem(Struct, frozen=True):
    """Why a request was refused. `key` is told in the reader's language."""

    status: int
    key: str
    detail: str
    field: str = ""


# -- the table's socket: what a client says ---------------------------------------------------------
class Hello(Inbound, frozen=True, tag_field="type", tag="hello"):
    """First frame, and again whenever the client wants another pair of eyes: one of its own seats, or
    None to watch. `since` is the number of events it has of that seat, `protocol` what it speaks: another
    is not spoken here."""

    seat: Seat | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    protocol: Annotated[int, Meta(ge=PROTOCOL, le=PROTOCOL)] = PROTOCOL


class Answer(Inbound, frozen=True, tag_field="type", tag="answer"):
    id: ClientId
    seat: Seat
    number: Annotated[int, Meta(ge=0)]
    option: Annotated[str, Meta(max_length=120)]


class Undo(Inbound, frozen=True, tag_field="type", tag="undo"):
    """Take the seat's last answer back, or ask the others for it."""

    id: ClientId
    seat: Seat


class Consent(Inbound, frozen=True, tag_field="type", tag="consent"):
    id: ClientId
    seat: Seat
    yes: bool


class Back(Inbound, frozen=True, tag_field="type", tag="back"):
    """Take the seat back from the bot that keeps it."""

    id: ClientId
    seat: Seat


class Why(Inbound, frozen=True, tag_field="type", tag="why"):
    """Why is this no option?"""

    id: ClientId
    seat: Seat
    option: Annotated[str, Meta(max_length=120)]


class Hint(Inbound, frozen=True, tag_field="type", tag="hint"):
    """What would a bot answer, knowing what the seat knows?"""

    id: ClientId
    seat: Seat


class Say(Inbound, frozen=True, tag_field="type", tag="say"):
    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


Spoken: TypeAlias = Hello | Answer | Undo | Consent | Back | Why | Hint | Say


# -- what the hall says -------------------------------------------------------------------------------
class RoomFrame(Struct, frozen=True, tag_field="type", tag="room"):
    """Something about the table changed that no view shows: who is here, clocks, an undo asked for."""

    table: TableRow


class StateFrame(Struct, frozen=True, tag_field="type", tag="state"):
    """What the seat sees now, and its events from number `events_from` on; later ones it had are void."""

    table: TableRow
    seat: int | None
    view: dict[str, object]
    events: list[dict[str, int | str | None]]
    events_from: int


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """It is in the ledger."""

    id: str


class RefusedFrame(Struct, frozen=True, tag_field="type", tag="refused"):
    id: str
    key: str
    rule: str = ""
    seat: int | None = None


class Because(Struct, frozen=True, tag_field="type", tag="because"):
    """The rule against an option; "" where no single rule is."""

    id: str
    rule: str


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """What a bot would answer to question `number`."""

    id: str
    number: int
    option: str


class ChatLine(Struct, frozen=True):
    n: int
    who: Who
    seat: int | None
    text: str
    at: int


class ChatFrame(Struct, frozen=True, tag_field="type", tag="chat"):
    lines: list[ChatLine]


Told: TypeAlias = RoomFrame | StateFrame | Ack | RefusedFrame | Because | Hinted | ChatFrame
