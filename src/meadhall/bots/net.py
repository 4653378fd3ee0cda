"""A game's net, if it has one: a function in an ONNX file, and a card that tells how it was made."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec

from meadhall.bots.search.guided import Guided
from meadhall.kernel.portrait import Portrait
from meadhall.sim.library import game

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

NET = "net.onnx"
CARD = "net.json"


class Card(msgspec.Struct):
    """What is known about a net."""

    game: str
    data: str  # names the component data of its games
    width: int  # numbers it is shown
    spread: float  # what a lead is divided by before it is squashed
    command: str = ""
    seed: int = 0
    figures: dict[str, float] = {}


class Net:
    """Runs on one core: the hall has many tables."""

    def __init__(self, folder: Path) -> None:
        import onnxruntime  # type: ignore[import-untyped]

        self.card = msgspec.json.decode((folder / CARD).read_bytes(), type=Card)
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(
            str(folder / NET), settings, providers=["CPUExecutionProvider"]
        )

    def look(self, guided: Guided) -> None:
        """Tell a search what the net thinks of the games that wait."""
        n = int(guided.waiting)
        guided.hear(vec[float](self.judged(guided.seen, n).ravel().tolist()))

    def worths(self, seen: vec[float], n: int) -> list[list[float]]:
        """What n positions are worth to each seat, from the one that looks on."""
        worths: list[list[float]] = self.judged(seen, n).tolist()
        return worths

    def judged(self, seen: vec[float], n: int) -> npt.NDArray[np.float32]:
        import numpy as np

        # a vec lends its buffer, which its types do not say
        shown = np.frombuffer(seen, np.float64)[: n * self.card.width]  # type: ignore[call-overload]
        worths: npt.NDArray[np.float32]
        (worths,) = self.session.run(None, {"seen": shown.reshape(n, -1).astype(np.float32)})
        return worths


@functools.cache
def portrait(key: str) -> Portrait | None:
    """What a net of this game is shown; None where nobody has said."""
    try:
        found = importlib.import_module(f"meadhall.games.{key}.features").FEATURES
    except ModuleNotFoundError:
        return None
    assert isinstance(found, Portrait)
    return found


@functools.cache
def net(key: str) -> Net | None:
    """The net that came with a game, if there is one, it can be run here, and it fits the game as it is."""
    shown = portrait(key)
    folder = game(key).folder
    if shown is None or not (folder / NET).exists():
        return None
    try:
        found = Net(folder)
    except ModuleNotFoundError:
        return None
    return found if found.card.width == shown.width else None
