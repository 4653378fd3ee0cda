"""What a net is shown of the final scoring is what the seat's own view tells."""

from __future__ import annotations

import random
import tomllib
from collections import Counter

import msgspec
import pytest
from librt.vecs import vec

import meadhall
from meadhall.games.champions_of_midgard.columns import PARTS
from meadhall.games.champions_of_midgard.features import FEATURES
from meadhall.games.champions_of_midgard.parts import COLOUR_IDS, COLOURS, PART_IDS
from meadhall.kernel.table import Table

DATA = tomllib.loads((meadhall.game("champions_of_midgard").folder / "data.toml").read_text("utf-8"))
COLOUR_OF = {row["id"]: row["colour"] for row in [*DATA["draugr"], *DATA["monster"]]}
SCORING = DATA["scoring"]


class Chief(msgspec.Struct):
    slain: list[str]
    destinies: list[str]
    favor: int
    coin: int
    score: dict[str, int] | None


class View(msgspec.Struct):
    clans: list[Chief]


def shown(t: Table, drawn: vec[float], viewer: int, seat: int) -> tuple[dict[str, float], dict[str, float]]:
    """Those numbers of a chief that stand in no column: parts of the score, and enemies by colour."""
    row = list(drawn)
    end = FEATURES.shared + ((seat - viewer) % t.seats + 1) * FEATURES.block
    parts, colours = row[end - COLOURS - PARTS : end - COLOURS], row[end - COLOURS : end]
    return dict(zip(PART_IDS, parts, strict=True)), dict(zip(COLOUR_IDS, colours, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_of_the_score_are_shown_as_the_view_tells(seats: int) -> None:
    chance = random.Random(seats)
    for deal in range(5):
        t = meadhall.game("champions_of_midgard").open(seats, deal, {})
        while not t.over:
            viewer = chance.randrange(seats)
            for seat, chief in enumerate(msgspec.convert(t.view(viewer), View).clans):
                parts, colours = shown(t, FEATURES.drawn(t, viewer), viewer, seat)
                slain = Counter(COLOUR_OF.get(enemy) for enemy in chief.slain)
                assert colours == {colour: slain[colour] for colour in COLOUR_IDS}
                assert parts["favor"] == chief.favor * SCORING["glory_per_favor"]
                assert parts["coins"] == chief.coin // SCORING["coins_per_glory"]
                assert chief.destinies or parts["destinies"] == 0, "what is hidden counts for nothing"
            asked = t.question.seats[0]
            t.answer(asked, chance.choice(t.question.options(asked).ids))
        for seat, chief in enumerate(msgspec.convert(t.view(None), View).clans):
            assert shown(t, FEATURES.drawn_open(t, 0), 0, seat)[0] == chief.score
