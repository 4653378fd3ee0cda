"""Random games seen through views, for the tests of words and screens."""

from __future__ import annotations

import random
from collections.abc import Iterator

import meadhall
from meadhall.kernel.table import Table

BOXES: dict[str, tuple[tuple[int, dict[str, bool]], ...]] = {
    "blood_rage": (
        (2, {}),
        (3, {"first_game": True}),
        (4, {"kickstarter": True, "mystics": True, "gods": True}),
        (5, {"fifth_player": True, "kickstarter": True, "mystics": True, "gods": True}),
    ),
    "champions_of_midgard": (
        (2, {}),
        (3, {"mistrustful_villagers": True}),
        (4, {"hall_of_records": True}),
    ),
    "valhalla": (
        (1, {"hel": True, "valkyries": True}),
        (2, {}),
        (3, dict.fromkeys(("dvergar", "last_viking", "loki", "thor", "tyr", "valkyries"), True)),
        (4, {"built_hand": True, "loki": True, "partnership": True}),
    ),
}


def questions(
    seats: int, options: dict[str, bool], seed: int, chance: str = "table", key: str = "blood_rage"
) -> Iterator[Table]:
    """A random game, stopped at every question, and at its end. Passing is rare, so that more happens."""
    t = meadhall.game(key).start(seats, seed, chance=chance, events=True, **options)
    pick = random.Random(seed)
    while not t.over:
        yield t
        seat = t.question.seats[0]
        ids = t.options(seat).ids
        others = [option for option in ids if option != "pass"]
        t.answer(seat, pick.choice(others if others and pick.random() < 0.9 else ids))
    yield t


def games(seeds: int = 1, chance: str = "table", key: str = "blood_rage") -> Iterator[Table]:
    for seed in range(seeds):
        for seats, options in BOXES[key]:
            yield from questions(seats, options, seed * 100 + seats, chance, key)
