"""What a net is shown of strength is what the seat's own view tells."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

import meadhall
from meadhall.games.blood_rage.columns import PROVINCES
from meadhall.games.blood_rage.features import FEATURES, OF_BATTLE
from meadhall.games.blood_rage.parts import KIND_IDS, KIND_ROWS
from meadhall.kernel.table import Table

BATTLE_CARDS = {
    name: row.strength
    for name, row in zip(KIND_IDS, KIND_ROWS, strict=True)
    if row.type == "battle" and row.fx != "copy_highest_enemy_card"
}


class Province(msgspec.Struct):
    id: str
    god: str | None
    strength: dict[str, int]


class Battle(msgspec.Struct):
    province: str
    fighters: list[int]
    cards: dict[str, str]
    added: dict[str, list[str]]


class View(msgspec.Struct):
    provinces: list[Province]
    battle: Battle | None


def shown(t: Table, viewer: int, seat: int) -> list[float]:
    """Those numbers of a clan that stand in no column."""
    drawn = list(FEATURES.drawn(t, viewer))
    end = FEATURES.shared + ((seat - viewer) % t.seats + 1) * FEATURES.block
    return drawn[end - PROVINCES - OF_BATTLE : end]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"gods": True}), (4, {"kickstarter": True})])
def test_strength_is_shown_as_the_view_tells(seats: int, options: dict[str, bool]) -> None:
    chance = random.Random(seats)
    met = Counter[str]()
    for deal in range(6):
        t = meadhall.game("blood_rage").open(seats, deal, options)
        while not t.over:
            check(t, chance.randrange(seats), met)
            asked = t.question.seats[0]
            t.answer(asked, chance.choice(t.question.options(asked).ids))
    assert met["strong"] and met["fights"] and met["plays"] and met["watches"]


def check(t: Table, viewer: int, met: Counter[str]) -> None:
    view = msgspec.convert(t.view(viewer), View)
    battle = view.battle
    for seat in range(t.seats):
        *strengths, figures, cards = shown(t, viewer, seat)
        assert strengths == [province.strength.get(str(seat), 0) for province in view.provinces]
        met["strong"] += any(strengths)
        if battle is None or seat not in battle.fighters:
            assert figures == cards == 0
            met["watches"] += battle is not None
            continue
        met["fights"] += 1
        field = next(province for province in view.provinces if province.id == battle.province)
        if field.god == "tyr":
            assert figures == 0
        elif not t.setup.options.get("kickstarter"):  # a Wolfman counts monsters alone
            assert figures == field.strength.get(str(seat), 0)
        played = battle.cards.get(str(seat))
        if played in BATTLE_CARDS:
            met["plays"] += 1
            assert cards == BATTLE_CARDS[played] + sum(
                BATTLE_CARDS[one] for one in battle.added.get(str(seat), [])
            )
