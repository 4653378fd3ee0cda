"""Reviews in a hurry: what the workers do in tests, where nobody reads what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.bots.judge import Counting, habits_of
from meadhall.bots.review import Effort, Looker, Sight, how_many, looked, review
from meadhall.kernel.record import Log
from meadhall.server.worker import Glance

HASTE = Effort(2, 4, 2)
AT_ONCE = 20  # stops


def looker(log_bytes: bytes) -> Looker:
    log = msgspec.msgpack.decode(log_bytes, type=Log)
    habits = habits_of(log.game, log.seats, frozenset(log.options.items()), 2)
    return Looker(log, Counting(habits), HASTE)


def glance(log_bytes: bytes, begin: int) -> Glance:
    left = AT_ONCE

    def enough() -> bool:
        nonlocal left
        left -= 1
        return left == 0

    found = looker(log_bytes)
    return Glance(looked(found, begin, enough), how_many(found.log))


def put_together(log_bytes: bytes, seen: Sequence[Sight]) -> bytes:
    return msgspec.json.encode(review(looker(log_bytes), seen))


def broken(log_bytes: bytes, begin: int) -> Glance:
    raise RuntimeError("a log that leads nowhere")
