"""Nets that know nothing, and what they are shown."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from meadhall.bots.net import CARD, NET, Card, Net, portrait, read
from meadhall.bots.search.habits import ROOM
from meadhall.bots.train.export import export
from meadhall.kernel.portrait import KINDS, Portrait
from meadhall.kernel.table import Table
from tests.contract.play import SMALLEST, Case

SMALL = [case for case in SMALLEST if portrait(case.key) is not None]
TOGETHER = [Case("valhalla", 1), Case("valhalla", 3, ("cooperative",))]
FIRST, SECOND, THIRD, MIND = 16, 8, 6, 4
ANSWERS = 60.0
ERROR = 0.05


def features(key: str) -> Portrait:
    shown = portrait(key)
    assert shown is not None
    return shown


def drawn(t: Table, seat: int) -> list[float]:
    return list(features(t.setup.game).drawn(t, seat))


def weights(shown: Portrait, seed: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    draw = np.random.default_rng(seed)
    shapes = {
        "see.weight": (FIRST, shown.block),
        "see.bias": (FIRST,),
        "view.weight": (FIRST, shown.shared),
        "hold.weight": (FIRST, shown.shared),
        "think.weight": (SECOND, FIRST),
        "think.bias": (SECOND,),
        "weigh.weight": (SECOND, FIRST),
        "ponder.weight": (THIRD, SECOND),
        "ponder.bias": (THIRD,),
        "balance.weight": (THIRD, SECOND),
        "judge.weight": (1, THIRD),
        "judge.bias": (1,),
        "sense.weight": (MIND - 1, THIRD),
        "sense.bias": (MIND - 1,),
        "words.weight": (ROOM, MIND),
    }
    return {name: draw.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}


def made(key: str, folder: Path, seed: int = 1, error: float = ERROR) -> Net:
    """Without any `error` it knows nothing about answers."""
    shown = features(key)
    export(weights(shown, seed), folder / NET)
    (folder / CARD).write_bytes(
        msgspec.json.encode(Card(key, "", shown.width, 10.0, ANSWERS, [error] * KINDS))
    )
    return Net(read(folder))
