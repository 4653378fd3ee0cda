"""A game of a few ints, to watch the flow at work.

Classes of a compiled module can't be built upon by interpreted code, so the toy always stands on the
flow's source; the games stand on the compiled one.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

import meadhall.kernel
from meadhall.kernel.event import Journal
from meadhall.kernel.flow import CHANCE, DONE, HEADER, KIND, RANDOM, Seat
from meadhall.kernel.listing import Listing

if TYPE_CHECKING:
    from meadhall.kernel.flow import Flow
else:
    path = Path(meadhall.kernel.__file__).parent / "flow.py"
    spec = importlib.util.spec_from_file_location("flow_source", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    Flow = module.Flow

SCORE = HEADER
COLUMNS = HEADER + 4
Step = Callable[["Toy"], int]


class Toy(Flow):
    """Frames are given as tuples of steps; question n has n options, and chance n outcomes of weight 1..n."""

    def __init__(self, *frames: tuple[Step, ...], seed: int = 1, asks_chance: bool = False) -> None:
        m = vec[i64]([0] * COLUMNS)
        super().__init__(m, None, Journal(), asks_chance, Listing())
        self.frames = frames
        self.trace: list[str] = []
        self.reseed(seed)

    def step(self, frame: i64, pc: i64) -> i64:
        steps = self.frames[frame]
        return DONE if pc == len(steps) else steps[pc](self)

    def list_options(self, seat: Seat, out: Listing) -> None:
        for n in range(self.m[KIND]):
            if seat == CHANCE:
                out.add_chance(n + 1, 1, n)
            else:
                out.add(1, n)

    def note_chance(self, code: i64) -> None:
        self.trace.append(f"chance {code >> 16 & 255}")

    def begin(self, *values: int) -> Toy:
        """Push frame 0 and run."""
        self.push(0, *values)
        self.run()
        return self

    @property
    def header(self) -> list[int]:
        return [int(self.m[i]) for i in range(HEADER) if i not in (RANDOM, RANDOM + 1)]
