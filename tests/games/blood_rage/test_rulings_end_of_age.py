"""Rulings about quests, Ragnarok, Valhalla and the end of the game."""

import pytest

from tests.games.blood_rage.scenes import scene


@pytest.mark.parametrize(
    ("lines", "met"),
    [
        (("gimle: wolf W",), True),  # no rival: any strength will do
        (("fjord_sw: wolf S",), True),  # a ship alone, for Andlang
        (("gimle: wolf W W; raven W",), True),
        (("gimle: wolf W W", "fjord_nw: raven S"), False),  # a tie with a ship in the fjord
        (("gimle: wolf W W W; raven W; serpent L",), False),  # as much as one of two rivals
        ((), False),  # nobody is there: 0 is not the most
    ],
)
def test_ruling_quest_majority(lines: tuple[str, ...], met: bool) -> None:
    """Strictly more strength than every other clan, the fjord included."""
    s = scene(*lines, quests={"wolf": "quest_alfheim"}).end_age()
    assert bool(s.events("quest_met")) is met


def test_ruling_quest_once_each() -> None:
    """Two alike both pay glory and a step; the failed one costs nothing; all three are discarded."""
    s = scene("gimle: wolf W", quests={"wolf": "quest_alfheim quest_alfheim quest_yggdrasil"}).end_age()
    s.play("wolf raise axes", "wolf raise horns")
    assert s.glory["wolf"] == 10
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [1, 2, 2]
    assert sorted(s.discard) == ["quest_alfheim_a1", "quest_alfheim_a1", "quest_yggdrasil_a1"]


def test_ruling_quest_kept_card() -> None:
    """A first-age quest laid in the third age is worth 5, beside the third age's 9."""
    s = scene("gimle: wolf W", age=3, hand={"wolf": "quest_alfheim_a1 quest_alfheim_a3"})
    s.play(
        "wolf quest quest_alfheim_a1",
        "raven pass",
        "serpent pass",
        "bear pass",
        "wolf quest quest_alfheim_a3",
    )
    s.end_age().play("wolf raise rage", "wolf raise axes")
    assert s.glory["wolf"] == 5 + 9


@pytest.mark.parametrize(
    ("upgrade", "glory"),
    [
        ("odins_throne", 9 * 2 + 4),
        ("odins_inspiration", 9 + 4 * 2),
        ("odins_throne odins_inspiration", 18 + 8),
    ],
)
def test_ruling_throne_inspiration(upgrade: str, glory: int) -> None:
    """Throne doubles a quest's glory, Inspiration Ragnarok's; the stat still rises one step."""
    s = scene(
        "gimle: wolf W",
        age=3,
        doom=("horgr", "utgard", "gimle"),
        upgrades={"wolf": upgrade},
        quests={"wolf": "quest_alfheim"},
    ).end_age()
    s.play("wolf raise horns")
    assert s.t.over and s.glory["wolf"] == glory and s.step("wolf", "horns") == 2


@pytest.mark.parametrize("age", [2, 3])
def test_ruling_stacking(age: int) -> None:
    """Loki's Domain and Eminence together pay 3 for each figure released."""
    s = scene(age=age, upgrades={"wolf": "lokis_domain lokis_eminence"}, valhalla={"wolf": "W W L"}).end_age()
    assert s.glory["wolf"] == 3 * 3


def test_ruling_conquest_timing() -> None:
    """Counted after Ragnarok and Valhalla of the third age: who burnt does not count, a ship does."""
    s = scene(
        "gimle: wolf W L",
        "fjord_ne: wolf S",
        "horgr: wolf W",
        age=3,
        doom=("muspelheim", "utgard", "horgr"),
        upgrades={"wolf": "thors_conquest"},
        valhalla={"wolf": "W W"},
    ).end_age()
    assert s.t.over and s.glory["wolf"] == 4 + 3 * 3
