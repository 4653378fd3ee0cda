"""Whole games by the public face. Chance is asked, so a test sees what may be drawn."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import meadhall
from meadhall.games import blood_rage
from meadhall.games.blood_rage.blood_rage import BloodRage
from tests.games.blood_rage.scenes import Scene

DATA = tomllib.loads((Path(blood_rage.__file__).parent / "data.toml").read_text(encoding="utf-8"))
CARDS = {row["id"]: row for row in DATA["card"]}  # the base game's, as the data file has them
OUTER = ("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle")
FJORDS = ("fjord_ne", "fjord_se", "fjord_sw", "fjord_nw")


def fresh(seats: int, **options: bool) -> Scene:
    """A new table at its first question."""
    if seats == 5:
        options["fifth_player"] = True
    t = meadhall.game("blood_rage").open(seats, 1, options, chance="ask", events=True)
    assert isinstance(t, BloodRage)
    return Scene(t)


def until(s: Scene, kind: str, seed: int = 1) -> Scene:
    """Go on until this is asked, or to the end: everybody passes and keeps nothing, the rest is random."""
    dice = random.Random(seed)
    while not s.t.over and s.t.question.kind != kind:
        seat = s.t.question.seats[0]
        ids = s.t.options(seat).ids
        plain = [option for option in ids if option in ("pass", "keep_none")]
        s.t.answer(seat, dice.choice(plain or ids))
    return s


def draws(s: Scene) -> dict[str, int]:
    """What chance may draw now, each with its weight: {"troll_a1": 1}."""
    found = {}
    for option, weight in s.t.chances():
        (drawn,) = option.fields.values()
        found[str(drawn)] = weight
    return found


def decks(seats: int, **options: bool) -> list[dict[str, int]]:
    """The deck of each age before its first card is dealt, as kinds and copies."""
    s = fresh(seats, **options)
    found = []
    for age in range(3):
        until(s, "deal")
        found.append(draws(s))
        until(s, "draft")
    return found


def sheet(s: Scene, viewer: int | None, seat: int) -> dict[str, object]:
    """What a viewer (None: a spectator) sees of a seat."""
    clans = s.t.view(viewer)["clans"]
    assert isinstance(clans, list)
    found = clans[seat]
    assert isinstance(found, dict)
    return found


def provinces(s: Scene) -> dict[str, dict[str, object]]:
    """The provinces as a spectator sees them, by id."""
    rows = s.t.view(None)["provinces"]
    assert isinstance(rows, list)
    return {row["id"]: row for row in rows}
