"""What outlasts the process: logs, save files, replay, undo."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from meadhall.kernel.errors import BadFile, Refused
from meadhall.kernel.flow import CHANCE

if TYPE_CHECKING:
    from meadhall.kernel.ask import Entry
    from meadhall.kernel.table import Table

FORMAT = 1
MAGIC = b"meadhall1"


class Log(msgspec.Struct, frozen=True):
    """Every answer of a game, chance's too, by telling ids. A replay needs no generator."""

    game: str
    version: int
    data: str
    seats: int
    options: dict[str, bool]
    seed: int
    answers: tuple[tuple[int, str], ...]
    commitment: str = ""
    asks_chance: bool = False


class Saved(msgspec.Struct, frozen=True):
    """A table put down at a question."""

    format: int
    log: Log
    row: tuple[int, ...]
    events: bool
    committed_seed: bytes = b""
    nonces: tuple[bytes, ...] = ()
    counter: int = 0


def entries(t: Table, after: Entry | None = None) -> list[Entry]:
    """The log's entries, oldest first; with `after` only those that came later."""
    chain: list[Entry] = []
    entry = t.entry
    while entry is not after:
        if entry is None:
            raise Refused("an entry of another log")
        chain.append(entry)
        entry = entry.before
    chain.reverse()
    return chain


def since(t: Table, entry: Entry | None) -> list[tuple[int, str]]:
    """The answers logged after an entry of this table, chance's too, oldest first; all for None."""
    lexicon = t.setup.lexicon
    return [(e.seat, lexicon.option_id(e.code)) for e in entries(t, entry)]


def log_of(t: Table) -> Log:
    return Log(
        t.setup.game,
        t.setup.version,
        t.setup.data,
        t.setup.seats,
        t.setup.options,
        t.setup.seed,
        tuple(since(t, None)),
        t.committed.commitment if t.committed is not None else "",
        t.asks_chance,
    )


def save(t: Table) -> bytes:
    if t.rootless:
        raise Refused("a determinized table is nobody's game: it has no log to be saved with")
    c = t.committed
    saved = Saved(
        FORMAT,
        log_of(t),
        t.row,
        t.journal is not None,
        c.seed if c is not None else b"",
        c.nonces if c is not None else (),
        c.counter if c is not None else 0,
    )
    body = msgspec.msgpack.encode(saved)
    return MAGIC + hashlib.sha256(body).digest() + body


def read(data: bytes) -> Saved:
    """Open a save file, or say what is wrong with it."""
    if not data.startswith(MAGIC):
        raise BadFile("file", "not a save file of this program, or of a newer one")
    digest, body = data[len(MAGIC) : len(MAGIC) + 32], data[len(MAGIC) + 32 :]
    if hashlib.sha256(body).digest() != digest:
        raise BadFile("checksum", "the file is truncated or was changed")
    try:
        saved = msgspec.msgpack.decode(body, type=Saved)
    except msgspec.MsgspecError as e:
        raise BadFile("content", str(e)) from None
    if saved.format != FORMAT:
        raise BadFile("format", f"this program reads format {FORMAT}, not {saved.format}")
    return saved


def follow(t: Table, answers: tuple[tuple[int, str], ...], verify_from: int | None = None) -> Table:
    """Give a table every answer of a log. Chance is answered from it; the generator keeps pace, and after
    the first `verify_from` answers it must agree."""
    asks_chance = t.asks_chance
    t.asks_chance = True
    t.run()
    try:
        for n, (seat, text) in enumerate(answers):
            if seat == CHANCE and not asks_chance and not t.over and t.question.seats == (CHANCE,):
                drawn = t.name_of(t.outcome())
                if verify_from is not None and n >= verify_from and drawn != text:
                    raise BadFile(f"answer {n + 1}", f"chance says {drawn}, not {text}")
            try:
                t.answer(seat, text)
            except Refused as e:
                raise BadFile(f"answer {n + 1}", str(e)) from None
    finally:
        t.asks_chance = asks_chance
    return t


def may_undo(t: Table, seat: int) -> None:
    """Refused unless nothing was learnt: no chance, no other seat's answer, no secret seen since."""
    last = t.entry
    if t.rootless or last is None or t.journal is None:
        raise Refused("there is nothing to take back", key="undo-nothing")
    if last.seat == CHANCE:
        raise Refused("chance has answered since", key="undo-chance")
    if last.seat != seat:
        raise Refused(f"seat {last.seat} has answered since", key="undo-seat", seat=last.seat)
    if t.learnt(last.events):
        raise Refused("somebody has learnt something since", key="undo-learnt")


def undo(t: Table, seat: int) -> Table:
    """The table before the seat's last answer, if it may be taken back."""
    may_undo(t, seat)
    return follow(t.afresh(), t.log.answers[:-1])
