"""Quests, card by card and age by age; and Odin's Throne, which doubles them."""

import pytest

from tests.games.blood_rage.scenes import scene

REGIONS = {
    "alfheim": ("gimle", "horgr"),  # one of its provinces, and one of another region
    "jotunheim": ("horgr", "elvagar"),
    "manheim": ("elvagar", "gimle"),
}
FJORDS = {"gimle": "fjord_nw", "horgr": "fjord_se", "elvagar": "fjord_ne"}


@pytest.mark.parametrize(("age", "glory"), [(1, 5), (2, 7), (3, 9)])
@pytest.mark.parametrize("region", REGIONS)
def test_card_quest_alfheim__quest_jotunheim_quest_manheim(region: str, age: int, glory: int) -> None:
    """Alone the strongest in one province of the region: its glory and a step on a stat of choice."""
    home, _ = REGIONS[region]
    s = scene(f"{home}: wolf W W; raven W", age=age, quests={"wolf": f"quest_{region}"}, doom=["utgard"] * 3)
    s.end_age()
    assert s.asked == "wolf stat" and s.glory["wolf"] == glory

    s.play("wolf raise horns")
    assert s.step("wolf", "horns") == 2 and s.step("wolf", "axes") == 1
    assert s.quests("wolf") == [] and f"quest_{region}_a{age}" in s.discard


@pytest.mark.parametrize("region", REGIONS)
def test_card_quest_jotunheim__regions_tie_or_elsewhere(region: str) -> None:
    """A tie fails, and strength in another region does not count; the card is discarded."""
    home, abroad = REGIONS[region]
    for board in (f"{home}: wolf W W; raven W W", f"{abroad}: wolf W W", "yggdrasil: wolf W"):
        s = scene(board, quests={"wolf": f"quest_{region}"}, doom=["utgard"] * 3).end_age()
        assert s.glory["wolf"] == 0 and s.asked.endswith("draft")
        assert s.discard == [f"quest_{region}_a1"]


@pytest.mark.parametrize("region", REGIONS)
def test_card_quest_manheim__regions_count_the_fjord(region: str) -> None:
    """Ships of the supporting fjord count, one's own and a rival's; no rival is needed."""
    home, _ = REGIONS[region]
    board = [f"{home}: wolf W; raven W W"]
    for ship, met in ((f"{FJORDS[home]}: wolf S", True), (f"{FJORDS[home]}: raven S", False)):
        s = scene(*board, ship, quests={"wolf": f"quest_{region}"}, doom=["utgard"] * 3).end_age()
        assert s.glory["wolf"] == (5 if met else 0)

    s = scene(f"{FJORDS[home]}: wolf S", quests={"wolf": f"quest_{region}"}, doom=["utgard"] * 3).end_age()
    assert s.glory["wolf"] == 5


def test_card_quest_alfheim__every_province_of_each_region() -> None:
    for region, provinces in (
        ("alfheim", "andlang gimle"),
        ("jotunheim", "muspelheim horgr utgard"),
        ("manheim", "myrkulor elvagar angerboda"),
    ):
        for province in provinces.split():
            s = scene(f"{province}: wolf W", quests={"wolf": f"quest_{region}"}).end_age()
            assert s.asked == "wolf stat" and s.glory["wolf"] == 5


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_card_quest_yggdrasil(age: int, glory: int) -> None:
    """Alone the strongest in Yggdrasil."""
    s = scene("yggdrasil: wolf L; raven W W", age=age, quests={"wolf": "quest_yggdrasil"}).end_age()
    s.play("wolf raise rage")
    assert s.glory["wolf"] == glory and s.step("wolf", "rage") == 2


def test_card_quest_yggdrasil__tie_or_nobody() -> None:
    for board in ("yggdrasil: wolf L; raven W W; serpent L", "gimle: wolf L"):
        s = scene(board, quests={"wolf": "quest_yggdrasil"}).end_age()
        assert s.glory["wolf"] == 0 and s.asked.endswith("draft")


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_card_quest_glorious_death(age: int, glory: int) -> None:
    """Four own figures of any kind in Valhalla."""
    s = scene(age=age, valhalla={"wolf": "W W L S"}, quests={"wolf": "quest_glorious_death"}).end_age()
    s.play("wolf raise axes")
    assert s.glory["wolf"] == glory and s.step("wolf", "axes") == 2


def test_card_quest_glorious_death__before_ragnarok_and_own_dead_only() -> None:
    s = scene(
        "muspelheim: wolf W W",  # Ragnarok comes too late for the quest
        valhalla={"wolf": "W W L", "raven": "W W W W"},
        quests={"wolf": "quest_glorious_death"},
    ).end_age()
    assert s.glory["wolf"] == 4 and s.asked.endswith("draft")


@pytest.mark.parametrize(("age", "glory"), [(1, 7), (2, 10), (3, 15)])
def test_card_quest_widespread(age: int, glory: int) -> None:
    """Alone the strongest in two provinces, Yggdrasil among them; five seats only."""
    s = scene(
        "gimle: wolf W W; raven W", "yggdrasil: wolf W", seats=5, age=age, quests={"wolf": "quest_widespread"}
    ).end_age()
    s.play("wolf raise horns")
    assert s.glory["wolf"] == glory and s.step("wolf", "horns") == 2


def test_card_quest_widespread__one_is_not_enough() -> None:
    for board in (["gimle: wolf W W W"], ["gimle: wolf W W W", "horgr: wolf W; raven W"]):
        s = scene(*board, seats=5, quests={"wolf": "quest_widespread"}).end_age()
        assert s.glory["wolf"] == 0 and s.asked.endswith("draft")


def test_card_quest_widespread__one_ship_leads_two_provinces() -> None:
    """Ruling fjord_scope: a ship counts for both provinces of its fjord."""
    s = scene("fjord_nw: wolf S", seats=5, quests={"wolf": "quest_widespread"}).end_age()
    assert s.glory["wolf"] == 7


def test_card_quest_alfheim__twice_and_from_an_earlier_age() -> None:
    """Rulings quest_once_each and quest_kept_card: both pay, each what is printed on it."""
    s = scene("gimle: wolf W", age=2, quests={"wolf": "quest_alfheim_a1 quest_alfheim_a2"}).end_age()
    s.play("wolf raise axes", "wolf raise axes")
    assert s.glory["wolf"] == 5 + 7 and s.step("wolf", "axes") == 3


def test_card_quest_manheim__laid_for_nothing() -> None:
    """Laying a quest costs no rage and takes it out of the hand."""
    s = scene(hand={"wolf": "quest_manheim"}).play("wolf quest quest_manheim")
    assert s.rage["wolf"] == 6 and s.hand("wolf") == [] and s.quests("wolf") == ["quest_manheim_a1"]


# -- Odin's Throne ------------------------------------------------------------
def test_card_odins_throne() -> None:
    """Quest glory is doubled, the step is not, and Ragnarok pays as ever (ruling: throne_inspiration)."""
    s = scene(
        "gimle: wolf W; raven L",
        "andlang: wolf W",
        "horgr: wolf W; raven W W",
        age=3,
        upgrades={"wolf": "odins_throne"},
        quests={"wolf": "quest_alfheim", "raven": "quest_jotunheim"},
    ).end_age()
    s.play("wolf raise axes", "raven raise axes")
    assert s.step("wolf", "axes") == 2
    assert s.glory == {"wolf": 18 + 4, "raven": 9 + 8, "serpent": 0, "bear": 0}


def test_card_odins_throne__unmet() -> None:
    s = scene(
        "gimle: raven L", age=3, upgrades={"wolf": "odins_throne"}, quests={"wolf": "quest_alfheim"}
    ).end_age()
    assert s.glory["wolf"] == 0
