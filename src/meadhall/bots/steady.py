"""A line that was counted, without the noise of counting: it moves where more than chance moved it."""

from __future__ import annotations

import math
from collections.abc import Sequence

JUMP = 7.0  # what a jump must explain, in squares of the standard error


def steady(line: Sequence[float], worlds: float) -> list[float]:
    """The best line of level pieces (Potts), where each piece must earn its place. In this scale of angles
    the noise of a chance counted in so many worlds is the same everywhere."""
    angles = [2 * math.asin(math.sqrt(chance)) for chance in line]
    sums, squares = [0.0], [0.0]
    for angle in angles:
        sums.append(sums[-1] + angle)
        squares.append(squares[-1] + angle * angle)
    best, begins = [-JUMP], [0]
    for end in range(1, len(angles) + 1):
        costs = []
        for begin in range(end):
            total = sums[end] - sums[begin]
            apart = squares[end] - squares[begin] - total * total / (end - begin)
            costs.append(best[begin] + JUMP + apart * worlds)
        best.append(min(costs))
        begins.append(costs.index(best[-1]))
    level: list[float] = []
    end = len(angles)
    while end:
        begin = begins[end]
        level[:0] = [math.sin((sums[end] - sums[begin]) / (end - begin) / 2) ** 2] * (end - begin)
        end = begin
    return level
