"""Assigning warriors: CM-501 to CM-506."""

from __future__ import annotations

from tests.games.champions_of_midgard.scenes import scene


def test_cm501_strict_order_from_the_first_player() -> None:
    s = scene(seats=3, warriors={"red": "S", "blue": "S", "yellow": "S"})
    s.play("red place troll_space", "blue place jarls_longhouse", "yellow place small_public_longship")
    s.play("yellow sail_to shore_1")
    assert s.asked == "yellow assign"  # blue has the marker now and no fight; then yellow, then red
    s.play("yellow send sword shore_1")
    assert s.asked == "red assign"
    assert s.rows("enemies")[0]["sent"] == {}
    s.refuses("red", "send:weapon=sword:place=shore_1", "CM-501")


def test_cm502_sending_nobody_is_allowed() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S"}).play("red place troll_space", "red pass")
    assert not s.events("fight") and s.home("red") == "S"
    assert s.asked == "chance reveal_troll"


def test_cm503_a_weapon_it_resists_is_not_sent_on_land() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S P A"}, enemies={"draugr_1": "draugr_red_7"})
    s.play("red place draugr_space_1")
    assert not s.can("red send sword") and s.can("red send spear") and s.can("red send axe")
    s.refuses("red", "send:weapon=sword:place=draugr_1", "CM-503")


def test_cm504_any_weapon_may_sail_but_dies_on_arrival() -> None:
    s = scene(
        workers={"red": 1},
        warriors={"red": "P A"},
        store={"red": {"food": 1}},
        enemies={"shore_1": "dark_elf_1_red"},  # no spears
        journeys={"shore_1": "all_quiet"},
    )
    s.play("red place small_public_longship", "red sail_to shore_1")
    s.play("red send spear shore_1", "red send axe shore_1", "red load shore_1")
    fell = s.events("fell")
    assert [(e["weapon"], e["because"]) for e in fell] == [("spear", "weapon")]
    assert s.asked == "chance die" and s.t.question.about == {"weapon": "axe"}


def test_cm505_the_load_never_exceeds_the_capacity_and_food_leaves_the_store() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S S S"}, store={"red": {"food": 9}})
    s.play("red place small_public_longship", "red sail_to shore_1")
    s.play("red send sword shore_1", *["red load shore_1"] * 3)
    assert s.store("red", "food") == 6
    s.play("red send sword shore_1")
    assert s.asked != "red assign"
    s = scene(workers={"red": 2}, warriors={"red": "S"}, store={"red": {"food": 9}})
    s.play("red place small_public_longship", "red sail_to shore_1", "red place troll_space")
    s.play(*["red load shore_1"] * 5)
    s.refuses("red", "send:weapon=sword:place=shore_1", "CM-505")
    s.refuses("red", "load:place=shore_1", "CM-505")


def test_cm506_those_not_assigned_hunt() -> None:
    s = scene(workers={"red": 2}, warriors={"red": "S A"})
    s.play("red place hunting_grounds", "red place troll_space", "red send axe troll", "red pass")
    assert s.events("hunt")[0]["warriors"] == 1 and s.t.question.about == {"weapon": "sword"}
    s = scene(workers={"red": 1}, warriors={"red": "S A"}).play("red place troll_space", "red pass")
    assert not s.events("hunt")
