"""What a picture of the table tells besides the pieces: where a score came from, dice taken up."""

from __future__ import annotations

import random

import msgspec
import pytest

import meadhall
from tests.games.valhalla.scenes import scene


class Row(msgspec.Struct):
    score: int
    own_shields: int
    captured: dict[str, int]
    parts: dict[str, int] | None


class Side(msgspec.Struct):
    dice: dict[str, int]
    worth: dict[str, int]
    ledger: list[dict[str, object]]
    picked: dict[str, int]


class Fight(msgspec.Struct):
    sides: list[Side | None]


class Picture(msgspec.Struct):
    players: list[Row]
    fight: Fight | None


MIXTURES = [(2, {}), (3, {}), (4, {"alliance": True}), (5, {}), (6, {"partnership": True})]


@pytest.mark.parametrize(("seats", "options"), MIXTURES)
def test_a_score_is_told_by_its_parts(seats: int, options: dict[str, bool]) -> None:
    """VH-604 to VH-609 Everybody sees them, and they make the score; nothing is told before the end."""
    chance = random.Random(seats)
    t = meadhall.game("valhalla").open(seats, 3, options)
    assert all(row.parts is None for row in msgspec.convert(t.view(None), Picture).players)
    while not t.over:
        seat = t.question.seats[0]
        t.answer(seat, chance.choice(t.question.options(seat).ids))
    for viewer in (None, 0):
        for row in msgspec.convert(t.view(viewer), Picture).players:
            assert row.parts is not None and sum(row.parts.values()) == row.score
            if seats != 4:
                assert row.parts["captured"] == 2 * sum(row.captured.values())
                assert row.parts["own_shields"] == (0 if seats == 2 else 2 * row.own_shields)


def test_dice_taken_up_are_seen() -> None:
    """VH-403 They are told until they are rolled, on the side that rerolls."""
    s = scene({0: "bear_axe", 1: "bear_bow"}).play("0 attack 1", "roll axe bow bow x x x")

    def picked() -> list[dict[str, int]]:
        fight = msgspec.convert(s.t.view(1), Picture).fight
        assert fight is not None
        return [side.picked for side in fight.sides if side is not None]

    s.play("0 reroll x", "0 pick bow", "0 pick x")
    assert picked() == [{"bow": 1, "x": 1}, {}]
    s.play("0 roll", "roll x x")
    assert picked() == [{}, {}]


def test_what_an_idle_warrior_would_add_is_seen() -> None:
    """VH-511, VH-512 With its ability; once it is active the ledger tells the same."""
    s = scene({0: "boar_axe deer_axe", 1: "bear_bow"}).play("0 attack 1", "roll axe axe x x x x")

    def attack() -> Side:
        fight = msgspec.convert(s.t.view(1), Picture).fight
        assert fight is not None and fight.sides[0] is not None
        return fight.sides[0]

    assert attack().worth == {"0": 4, "1": 1}, "a bear stands against the boar, none with the deer"
    s.play("0 arm 0")
    assert attack().worth == {"1": 1}
    assert [line["strength"] for line in attack().ledger] == [4]
