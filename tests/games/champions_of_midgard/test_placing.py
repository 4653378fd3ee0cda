"""Placing workers: CM-401 to CM-432."""

from __future__ import annotations

import pytest

from meadhall.games.champions_of_midgard import columns as c
from tests.games.champions_of_midgard.scenes import scene

RICH = {"food": 9, "wood": 9, "coin": 20}


def test_cm401_one_worker_at_a_time_clockwise_and_who_has_none_is_skipped() -> None:
    s = scene(seats=3, workers={"red": 1, "blue": 3, "yellow": 2})
    order = []
    while s.t.question.kind == "place":
        order.append(s.t.question.seats[0])
        s.t.answer(order[-1], "beg")
    assert order == [0, 1, 2, 1, 2, 1]


def test_cm402_one_worker_a_location_but_any_number_of_hunters() -> None:
    s = scene(workers={"red": 2, "blue": 2})
    s.play("red place troll_space")
    s.refuses("blue", "place:location=troll_space", "CM-402")
    s.play("blue place hunting_grounds", "red place hunting_grounds")
    s.refuses("blue", "place:location=hunting_grounds", "CM-402")


def test_cm403_some_act_at_once_some_later_longships_do_both() -> None:
    s = scene(workers={"red": 3}, warriors={"red": "S"}, store={"red": {"coin": 1}}, stock={"smokehouse": 2})
    s.play("red place smokehouse")
    assert s.store("red", "food") == 2
    s.play("red place troll_space")
    assert s.asked == "red place"
    s.play("red place large_public_longship")
    assert s.asked == "red shore" and s.store("red", "coin") == 0
    s.play("red sail_to shore_1")
    assert s.asked == "red assign" and s.can("red send sword troll") and s.can("red load shore_1")


@pytest.mark.parametrize(("location", "letter"), [("swordsmith", "S"), ("hafter", "P"), ("blacksmith", "A")])
def test_cm411_take_all_dice_lying_there(location: str, letter: str) -> None:
    s = scene(stock={location: 3}, workers={"red": 2})
    s.play(f"red place {location}")
    assert s.home("red") == f"{letter} {letter} {letter}"
    assert s.t.stock(["swordsmith", "hafter", "blacksmith"].index(location)) == 0


def test_cm412_take_all_food_lying_there() -> None:
    s = scene(stock={"smokehouse": 4}, workers={"red": 2}).play("red place smokehouse")
    assert s.store("red", "food") == 4 and s.t.stock(3) == 0


def test_cm413_a_sword_and_the_marker_or_pass_it_left() -> None:
    s = scene(seats=3, workers={"red": 1, "blue": 2}).play("red beg", "blue place jarls_longhouse")
    assert s.home("blue") == "S" and s.view()["first_player"] == 1
    s = scene(seats=3, workers={"red": 2}).play("red place jarls_longhouse")
    assert s.home("red") == "S" and s.view()["first_player"] == 1
    s = scene(seats=3, workers={"red": 2}).play("red beg", "red beg").until("reveal_troll").until("place")
    assert s.view()["first_player"] == 0  # nothing else moves it


def test_cm414_look_at_a_journey_then_draw_a_destiny() -> None:
    s = scene(workers={"red": 2}, journeys={"shore_2": "whirlpool"}, destinies={"red": "prepared"})
    s.play("red place sages_house", "red peek shore_2")
    assert s.chief("red", 0)["peeked"] == {"shore_2": "whirlpool"}
    assert s.chief("red", 1)["peeked"] == {} and s.chief("red", 1)["has_peeked"] == ["shore_2"]
    assert s.asked == "chance destiny" and len(s.draws()) == 11
    s.play("chance destiny runemaster")
    assert s.chief("red", 0)["destinies"] == ["prepared", "runemaster"]


def test_cm415_the_small_longship_holds_five() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S S S S"}, store={"red": {"food": 4}})
    s.play("red place small_public_longship", "red sail_to shore_1")
    s.play(*["red send sword shore_1"] * 3, "red load shore_1")
    assert s.can("red send sword shore_1")
    s.play("red load shore_1")
    assert s.asked != "red assign"  # full: nothing is left to choose


def test_cm416_the_large_longship_costs_a_coin_and_holds_ten() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S S S S S S S S"}, store={"red": {"food": 4, "coin": 1}})
    s.play("red place large_public_longship", "red sail_to shore_1")
    assert s.store("red", "coin") == 0
    s.play(*["red send sword shore_1"] * 8, "red load shore_1", "red load shore_1")
    assert s.asked != "red assign"
    s = scene(workers={"red": 1})
    s.refuses("red", "place:location=large_public_longship", "CM-426")


def test_cm417_a_private_longship_is_ones_own_and_sails_at_once() -> None:
    s = scene(workers={"red": 3, "blue": 2}, store={"red": {"wood": 2, "coin": 2}})
    s.play("red place shipwright", "red build snekkar")
    assert (s.store("red", "wood"), s.store("red", "coin")) == (1, 1)
    assert s.chief("red")["ship"] == "snekkar"
    s.refuses("blue", "place:location=snekkar", "CM-417")
    s.play("blue beg", "red place snekkar", "red sail_to shore_3")
    s.play("blue beg")
    assert "drekkar" in s.listed("ships_on_offer") and "snekkar" not in s.listed("ships_on_offer")
    s.play("red beg").until("reveal_troll").until("place")
    assert s.chief("red")["ship"] == "snekkar" and s.can("red place snekkar")


def test_cm417_at_most_one_and_its_price() -> None:
    s = scene(workers={"red": 2}, ships={"red": "snekkar"}, store={"red": RICH})
    s.refuses("red", "place:location=shipwright", "CM-417")
    s = scene(workers={"red": 2}, store={"red": {"wood": 1, "coin": 1}}).play("red place shipwright")
    assert s.chief("red")["ship"] == "snekkar"  # the only one he could pay
    s = scene(workers={"red": 2}, store={"red": {"coin": 9}})
    s.refuses("red", "place:location=shipwright", "CM-426")


def test_cm417_a_private_longship_has_its_own_capacity() -> None:
    s = scene(workers={"red": 1}, ships={"red": "drekkar"}, warriors={"red": "S"}, store={"red": {"food": 9}})
    s.play("red place drekkar", "red sail_to shore_1", *["red load shore_1"] * 8)
    assert s.asked != "red assign"


def test_cm418_swaps_one_for_one() -> None:
    s = scene(workers={"red": 2}, store={"red": {"food": 2, "coin": 1}})
    s.play("red place market", "red trade food wood", "red trade coin food")
    assert [s.store("red", g) for g in ("food", "wood", "coin")] == [2, 1, 0]
    s.play("red trade food coin")
    assert [s.store("red", g) for g in ("food", "wood", "coin")] == [1, 1, 1]
    assert s.asked == "red place"  # all that was brought along is swapped


def test_cm419_the_merchant_ship() -> None:
    s = scene(workers={"red": 1, "blue": 2}, store={"blue": {"coin": 1}}, merchant="merchant_1").play(
        "red beg"
    )
    s.play("blue place merchant_ship")
    assert [s.store("blue", g) for g in ("food", "wood", "coin")] == [2, 1, 0]
    s = scene(workers={"red": 1, "blue": 2}, merchant="merchant_1").play("red beg")
    s.refuses("blue", "place:location=merchant_ship", "CM-426")


def test_cm420_a_rune_face_up_or_the_top_of_the_deck() -> None:
    s = scene(workers={"red": 2}, store={"red": {"wood": 1}}).play("red place runesmith")
    assert s.store("red", "wood") == 0 and len(s.options("red")) == 3
    s.play("red take_top")
    assert s.asked == "chance rune_top" and len(s.draws()) == 8
    s.play("chance rune wealth")
    assert s.chief("red")["runes"] == [{"rune": "wealth", "used": False}]  # a spectator sees it
    s = scene(workers={"red": 2})
    s.refuses("red", "place:location=runesmith", "CM-426")


def test_cm421_favour_for_coins() -> None:
    for n, coins in ((1, 1), (2, 3), (3, 6), (4, 10)):
        s = scene(workers={"red": 2}, store={"red": {"coin": 12}}).play(
            "red place stave_church", f"red buy {n}"
        )
        assert (s.store("red", "favor"), s.store("red", "coin")) == (n, 12 - coins)
    s = scene(workers={"red": 2}, store={"red": {"coin": 7}}).play("red place stave_church")
    assert len(s.options("red")) == 3
    s.refuses("red", "buy:favor=4", "CM-426")


def test_cm422_the_extra_worker_costs_five_then_four_three_two() -> None:
    s = scene(seats=4, workers={"red": 2, "blue": 1}, store={chief: {"coin": 5} for chief in ("red", "blue")})
    s.play("red place worker_huts")
    assert s.store("red", "coin") == 0 and s.chief("red")["to_place"] == 2
    assert s.t.hut_price() == 4
    s.t.hire(1)
    assert s.t.hut_price() == 3
    s.t.hire(2)
    assert s.t.hut_price() == 2


def test_cm422_once_per_player() -> None:
    s = scene(workers={"red": 2}, store={"red": {"coin": 20}})
    s.t.m[c.HIRED] = 1
    s.refuses("red", "place:location=worker_huts", "CM-422")
    s = scene(workers={"red": 2}, store={"red": {"coin": 4}})
    s.refuses("red", "place:location=worker_huts", "CM-426")


def test_cm423_a_fight_this_round() -> None:
    for location, place in (
        ("troll_space", "troll"),
        ("draugr_space_1", "draugr_1"),
        ("draugr_space_2", "draugr_2"),
    ):
        s = scene(
            workers={"red": 1},
            warriors={"red": "S"},
            enemies={"draugr_1": "draugr_red_1", "draugr_2": "draugr_red_3"},
        )
        s.play(f"red place {location}")
        assert s.options("red", "send") == [f"send:weapon=sword:place={place}"]


def test_cm424_a_hunt_this_round() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S A"}).play("red place hunting_grounds")
    assert s.asked == "chance die"
    s.roll("hit", "double")
    assert s.store("red", "food") == 3


def test_cm425_asking_for_help_is_always_possible() -> None:
    s = scene(workers={"red": 4})
    for n in (1, 2, 3):
        s.play("red beg")
        assert (s.store("red", "food"), s.store("red", "blame")) == (n, n)


def test_cm426_what_cannot_be_paid_or_does_nothing_cannot_be_taken() -> None:
    s = scene(
        workers={"red": 1, "blue": 1}, stock={"swordsmith": 0, "smokehouse": 0}, stalls="folk_warriors skald"
    )
    poor = {"swordsmith", "smokehouse", "runesmith", "stave_church", "market", "shipwright", "folk_warriors"}
    assert s.places("red") & poor == set()
    for location in poor:
        s.refuses("red", f"place:location={location}", "CM-426")
    assert "skald" in s.places("red")
    s.refuses("red", "place:location=raiders", "CM-201")  # not in this game


def test_cm427_excess_dice_go_to_the_supply() -> None:
    s = scene(workers={"red": 2}, warriors={"red": "S S S S S S S S"}, stock={"swordsmith": 3})
    before = s.supply("sword")
    s.play("red place swordsmith")
    assert s.supply("sword") == before + 3 and s.t.stock(0) == 0


def test_cm427_one_ship_a_shore_several_ships_a_player() -> None:
    s = scene(workers={"red": 3}, store={"red": {"coin": 1}}, ships={"red": "snekkar"})
    s.play("red place small_public_longship", "red sail_to shore_2", "red place snekkar")
    assert s.options("red") == ["sail_to:shore=shore_1", "sail_to:shore=shore_3"]
    s.play("red sail_to shore_1", "red place large_public_longship")
    assert s.events("sails")[-1]["shore"] == "shore_3"  # the last one free


def test_cm427_no_free_shore_no_sailing() -> None:
    s = scene(workers={"red": 2})
    for shore in range(3):
        s.t.set_sail(1, 17, shore)
    s.refuses("red", "place:location=small_public_longship", "CM-427")


def test_cm431_the_economic_stalls() -> None:
    s = scene(workers={"red": 2}, stalls="aumingi", store={"red": {"food": 4}})
    s.play("red place aumingi", "red again", "red again")
    assert (s.store("red", "food"), s.store("red", "favor")) == (1, 3) and s.asked == "red place"
    s = scene(workers={"red": 2}, stalls="aumingi", store={"red": {"food": 4}})
    assert s.play("red place aumingi", "red pass").store("red", "favor") == 1
    assert scene(workers={"red": 2}, stalls="skald").play("red place skald").glory("red") == 2
    s = scene(workers={"red": 2}, stalls="generous_merchant").play("red place generous_merchant")
    assert (s.store("red", "food"), s.store("red", "wood")) == (1, 1)
    s = scene(workers={"red": 2}, stalls="wealthy_stranger").play("red place wealthy_stranger")
    assert s.store("red", "coin") == 2


@pytest.mark.parametrize(
    ("stall", "good", "price", "gained"),
    [
        ("folk_warriors", "food", 1, "S S"),
        ("raiders", "wood", 1, "P P"),
        ("jomsvikings", "coin", 2, "S A"),
        ("varyags", "coin", 1, "S P"),
    ],
)
def test_cm432_the_military_stalls(stall: str, good: str, price: int, gained: str) -> None:
    s = scene(workers={"red": 2}, stalls=stall, store={"red": {good: price}}).play(f"red place {stall}")
    assert s.home("red") == gained and s.store("red", good) == 0
    s = scene(workers={"red": 2}, stalls=stall, store={"red": {good: price - 1}})
    s.refuses("red", f"place:location={stall}", "CM-426")
