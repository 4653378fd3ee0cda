"""Golden games: a log, and a hash of what everybody saw at every question.

`scripts/golden --write` makes them anew; do so only when a change of the rules or of the views is meant.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

import meadhall
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from tests.contract.play import ALL, Case, play_out, viewers

FOLDER = Path(__file__).resolve().parent


class Golden(msgspec.Struct):
    log: Log
    views: list[str]  # before each answer and at the end: 8 digits for the views of all seats and a spectator


def file_of(case: Case, salt: int) -> Path:
    name = "+".join(case.changed) if len(case.changed) < len(case.game.options) else "all"
    return FOLDER / case.key / f"{case.seats}-{name or 'plain'}-{salt}.json"


def planned() -> dict[Path, tuple[Case, int]]:
    """Every case once, those without options or with all of them twice."""
    found: dict[Path, tuple[Case, int]] = {}
    for case in ALL:
        for salt in (1, 2) if len(case.changed) in (0, len(case.game.options)) else (1,):
            found[file_of(case, salt)] = (case, salt)
    return found


def seen(t: Table) -> str:
    texts = [json.dumps(t.view(seat)) for seat in viewers(t)]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:8]


def follow(log: Log) -> list[str]:
    """Give every answer of a log through the public face, chance's too."""
    game = meadhall.game(log.game)
    t = game.open(log.seats, log.seed, log.options, chance="ask")
    views = [seen(t)]
    for seat, option in log.answers:
        t.answer(seat, option)
        views.append(seen(t))
    assert t.over
    return views


def record(case: Case, salt: int) -> Golden:
    log = play_out(case.start(salt, events=False), case.random(salt)).log
    return Golden(log, follow(log))


def encode(golden: Golden) -> bytes:
    """One answer a line, so that a difference can be read."""
    return msgspec.json.encode(golden).replace(b"],[", b"],\n[").replace(b',"views"', b',\n"views"') + b"\n"


def decode(data: bytes) -> Golden:
    return msgspec.json.decode(data, type=Golden)
