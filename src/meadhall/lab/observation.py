"""What a seat sees, as a row of numbers: drawn from the same redacted table as its view."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from meadhall.bots.net import portrait
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
    out = vec[float]([0.0] * shown.width)
    shown.draw(t, seat, out, 0)
    drawn: NDArray[np.float64] = np.frombuffer(out, np.float64)  # type: ignore[call-overload]  # it lends its buffer
    return drawn.astype(np.float32)


def rewards(t: Table) -> list[float]:
    """Of a game that is over, one a seat: 1 for a victory, -1 for a defeat, in between where it is shared."""
    return [2.0 * share(t, seat) - 1.0 for seat in range(t.seats)]
