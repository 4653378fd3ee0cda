"""Scenes of Champions of Midgard to count from."""

from __future__ import annotations

from collections.abc import Callable

import meadhall
from meadhall.kernel.table import Table
from tests.games.champions_of_midgard.scenes import Scene, scene


def rolled(s: Scene) -> Table:
    """Chance answers by itself from here on."""
    s.t.asks_chance = False
    return s.t


def opening() -> Table:
    """Leaders are chosen, then the first workers placed."""
    return meadhall.game("champions_of_midgard").start(4, 5)


def town() -> Table:
    """A rich chief at the first worker: every location asks further."""
    goods = {"food": 2, "wood": 3, "coin": 6, "favor": 1}
    s = scene(stalls="aumingi jomsvikings", store={"red": goods, "blue": goods}, runes={"red": "gifts"})
    return rolled(s)


def sending() -> Table:
    """Two fights and a ship to fill."""
    s = scene(workers={"red": 3}, warriors={"red": "S S P A"}, store={"red": {"food": 2}})
    s.play("red place troll_space", "red place draugr_space_1", "red place small_public_longship")
    return rolled(s.play("red sail_to shore_1"))


def fight() -> Table:
    """A roll on the table, favour and runes in hand."""
    s = scene(
        workers={"red": 1},
        warriors={"red": "S P A"},
        store={"red": {"favor": 2}},
        runes={"red": "healing reaction potential glory"},
        enemies={"troll": "troll_4"},
    )
    s.play("red place troll_space", *[f"red send {weapon} troll" for weapon in ("sword", "spear", "axe")])
    return rolled(s.roll("blank", "shield", "hit"))


def voyage() -> Table:
    """A journey that takes its toll, hunger, a monster that resists."""
    s = scene(
        workers={"red": 1},
        warriors={"red": "S P A A"},
        store={"red": {"food": 3, "coin": 1, "favor": 1}},
        enemies={"shore_3": "lindworm_1_red"},
        journeys={"shore_3": "lost"},
        runes={"red": "journey"},
    )
    s.play("red place large_public_longship", "red sail_to shore_3")
    s.play(*[f"red send {weapon} shore_3" for weapon in ("sword", "spear", "axe", "axe")])
    return rolled(s.play(*["red load shore_3"] * 3))


SCENES: dict[str, Callable[[], Table]] = {
    "opening": opening,
    "town": town,
    "sending": sending,
    "fight": fight,
    "voyage": voyage,
}
