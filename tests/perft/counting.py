"""Perft: how many different sequences of answers there are. Chance counts as one outcome."""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable
from pathlib import Path

import meadhall
from meadhall.kernel.table import Table

FOLDER = Path(__file__).resolve().parent
MOST = 20_000  # sequences worth counting in a test


def perft(t: Table, depth: int) -> int:
    """Sequences of so many answers, shorter ones that end the game too; sealed ones in the order of seats."""
    if depth == 0 or t.over:
        return 1
    seat = t.question.seats[0]
    options = t.options(seat)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        c = t.clone()
        c.answer(seat, option)
        total += perft(c, depth - 1)
    return total


def scenes(key: str) -> dict[str, Callable[[], Table]]:
    """<game>.py lays them out; a game may do without."""
    if not (FOLDER / f"{key}.py").exists():
        return {}
    found: dict[str, Callable[[], Table]] = importlib.import_module(f"tests.perft.{key}").SCENES
    return found


def recorded(key: str) -> dict[str, list[int]]:
    """[scene], the counts at the depths 1, 2, 3..."""
    path = FOLDER / f"{key}.toml"
    table: dict[str, list[int]] = tomllib.loads(path.read_text()) if path.exists() else {}
    return table


def count(make: Callable[[], Table]) -> list[int]:
    """As deep as is worth it."""
    counts: list[int] = []
    t = make()
    while len(counts) < 8:
        n = perft(t, len(counts) + 1)
        counts.append(n)
        if n * n // max(counts[-2] if len(counts) > 1 else 1, 1) > MOST:
            break
    return counts


ALL = [(key, name) for key in meadhall.games() for name in scenes(key)]
