"""A game's net, if it has one: a function in an ONNX file, and a card that tells how it was made."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from librt.vecs import vec

from meadhall.bots.search.advice import Advice
from meadhall.bots.search.guided import Guided
from meadhall.kernel.portrait import Portrait
from meadhall.kernel.table import Table
from meadhall.sim.library import game

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

NET = "net.onnx"
CARD = "net.json"
DOUBT = 2.0  # times as far off as usual a net may be: now and then it is, and that costs most


class Card(msgspec.Struct):
    """What is known about a net."""

    game: str
    data: str  # names the component data of its games
    width: int  # numbers it is shown, of as many seats as there can be
    spread: float  # what a lead is divided by before it is squashed
    answers: float  # that a seat gives in a game, more or less
    errors: list[float] = []  # how far off it is about an answer, by kind of question; 0 where nobody knows
    command: str = ""
    examined: str = ""  # by which command, since
    seed: int = 0
    figures: dict[str, float] = {}


class Files(NamedTuple):
    """A net as it is kept, and sent to other machines."""

    card: bytes
    model: bytes


def read(folder: Path) -> Files:
    return Files((folder / CARD).read_bytes(), (folder / NET).read_bytes())


class Net:
    """Runs on one core: the hall has many tables."""

    def __init__(self, files: Files) -> None:
        import onnxruntime  # type: ignore[import-untyped]

        self.card = msgspec.json.decode(files.card, type=Card)
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(files.model, settings, providers=["CPUExecutionProvider"])
        self.words: npt.NDArray[np.float32]  # a row for every place that answers have
        (self.words,) = self.session.run(["words"], {"seen": self.nothing()})
        doubted = [DOUBT * error for error in self.card.errors]
        self.advice = Advice(self.words.ravel().tolist(), self.words.shape[1], doubted)

    @property
    def knows_answers(self) -> bool:
        return any(self.card.errors)

    def nothing(self) -> npt.NDArray[np.float32]:
        """What there is to see where nobody sits."""
        import numpy as np

        return np.zeros((1, self.card.width), np.float32)

    def lead(self, guided: Guided, t: Table) -> None:
        """Tell a search that wants to know what the net leans to at a table, whoever is asked whatever."""
        seen = numbers_in(guided.survey(t)).reshape(-1, int(guided.width))
        _, minds = self.told(seen)
        guided.lean(minds.ravel().tolist())

    def look(self, guided: Guided) -> None:
        """Tell a search what the net thinks of the games that wait, and of the questions wondered about."""
        import numpy as np

        games, width = int(guided.waiting), int(guided.width)
        seen = numbers_in(guided.seen)[: games * width]
        shown = numbers_in(guided.shown)[: int(guided.wondering) * width]
        worths, minds = self.told(np.concatenate([seen, shown]).reshape(-1, width))
        guided.hear(worths[:games].ravel().tolist(), minds[games:].ravel().tolist())

    def judged(self, seen: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
        """What positions are worth to each seat, from the one that looks on."""
        return self.told(seen)[0]

    def told(self, seen: npt.NDArray[np.float64]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """What positions are worth, and what is made of them where answers are asked about."""
        worth, mind = self.session.run(["worth", "mind"], {"seen": seen.astype("float32")})
        return worth, mind


def picture(shown: Portrait, t: Table, viewer: int) -> npt.NDArray[np.float64]:
    """What a seat sees of a table."""
    return numbers_in(shown.drawn(t, viewer))


def open_picture(shown: Portrait, t: Table, viewer: int) -> npt.NDArray[np.float64]:
    """All that an imagined table has, as seen from a seat."""
    return numbers_in(shown.drawn_open(t, viewer))


def numbers_in(row: vec[float]) -> npt.NDArray[np.float64]:
    """The same numbers: a vec lends its buffer, which its types do not say."""
    import numpy as np

    return np.frombuffer(row, np.float64)  # type: ignore[call-overload,no-any-return]


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
        found = Net(read(folder))
    except ModuleNotFoundError:
        return None
    return found if found.card.width == shown.width else None
