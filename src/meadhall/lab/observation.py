"""What a seat sees, as a row of numbers: drawn from the same redacted table as its view."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.net import picture, portrait
from meadhall.bots.search.worth import share
from meadhall.kernel.portrait import Portrait
from meadhall.kernel.table import Table


def drawn_by(key: str) -> Portrait:
    found = portrait(key)
    if found is None:
        raise LookupError(f"{key} has no features.py")
    return found


def width(key: str) -> int:
    return drawn_by(key).width


def observe(t: Table, seat: int) -> NDArray[np.float32]:
    shown = drawn_by(t.setup.game)
    seen = np.zeros(shown.width, np.float32)  # as long for every number of seats
    drawn = picture(shown, t, seat)
    seen[: len(drawn)] = drawn
    return seen


def rewards(t: Table) -> list[float]:
    """Of a game that is over, one a seat: 1 for a victory, -1 for a defeat, in between where it is shared."""
    return [2.0 * share(t, seat) - 1.0 for seat in range(t.seats)]
