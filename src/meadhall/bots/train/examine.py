"""How far a net is off about answers, by the kind of question: what searches found against what it says.

Kinds differ much: which card to play may decide a game, which die to roll hardly ever. So a search trusts a
net more about some than about others.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.net import Net
from meadhall.bots.train.games import Pictures, Questions, Told
from meadhall.kernel.portrait import KINDS, Portrait

TRIED = 10.0  # games through an answer after which half of what it came to is known
FIRM = 3  # through an answer that tell anything
ENOUGH = 100  # answers to a kind of question that tell how far off a net is
SMALLEST = 0.015  # that a net is believed to be off, however well it did

Floats = npt.NDArray[np.float64]


class Found(NamedTuple):
    told: float  # the part of what answers differ by
    foretold: float  # and of that, some answers before they were asked for
    errors: list[float]  # by kind of question; 0 where too few were asked


def weights(visits: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """How much what a search found about answers is to be believed."""
    return (visits / (visits + TRIED) * (visits >= FIRM)).astype(np.float32)


def levelled(x: Floats, weight: Floats, row: npt.NDArray[np.int64]) -> Floats:
    """Against the mean of each row."""
    mean = np.bincount(row, weight * x) / np.maximum(np.bincount(row, weight), 1e-9)
    return x - mean[row]


def in_full(pictures: Pictures, width: int) -> Floats:
    seen = np.zeros((len(pictures.many), width))
    seen[np.repeat(np.arange(len(seen)), pictures.many), pictures.places] = pictures.numbers
    return seen


def examine(net: Net, shown: Portrait, told: list[Told]) -> Found:
    """All but for what the searches did not know themselves."""
    sums = np.zeros((4, KINDS))  # by kind: answers, their weight, how far off, how different
    before = np.zeros((4, KINDS))
    for seats, _, questions in told:
        if len(questions.options):
            width = shown.width_for(seats)
            sums += compared(net, questions, in_full(questions.pictures, width))
            before += compared(net, questions, in_full(questions.before, width))
    answers, weight, off, _ = sums
    errors = np.sqrt(np.maximum(off / np.maximum(weight, 1e-9), SMALLEST**2)) * (answers >= ENOUGH)
    return Found(part(sums), part(before), errors.round(4).tolist())


def part(sums: Floats) -> float:
    off, differ = sums[2:].sum(1)
    return float(1 - off / differ) if differ > 0 else 0.0


def compared(net: Net, questions: Questions, seen: Floats) -> Floats:
    row = np.repeat(np.arange(len(questions.options)), questions.options)
    _, minds = net.told(seen)
    weight = weights(questions.visits).astype(np.float64)
    said = levelled((net.words[questions.answers] * minds[row]).sum(1), weight, row)
    better = levelled(questions.worth.astype(np.float64), weight, row)
    noise = questions.error.astype(np.float64) ** 2
    kinds = questions.kinds[row]
    columns = (weight > 0, weight, weight * ((said - better) ** 2 - noise), weight * (better**2 - noise))
    return np.stack([np.bincount(kinds, column, KINDS) for column in columns])
