"""Pieces, set-up and the start of a round: CM-101 to CM-106, CM-201 to CM-206, CM-301 to CM-305."""

from __future__ import annotations

import tomllib

import pytest

import meadhall
from meadhall.games.champions_of_midgard import columns as c
from meadhall.games.champions_of_midgard.champions_of_midgard import ChampionsOfMidgard
from meadhall.kernel.table import Table
from tests.games.champions_of_midgard.scenes import CHIEFS, Scene, opening, scene

GAME = meadhall.game("champions_of_midgard")
DATA = tomllib.loads((GAME.folder / "data.toml").read_text("utf-8"))


def fresh(seats: int, **options: bool) -> Scene:
    t = GAME.open(seats, 1, options, chance="ask", events=True)
    assert isinstance(t, ChampionsOfMidgard)
    return Scene(t)


def random_end(seats: int, seed: int) -> Table:
    t = GAME.start(seats, seed)
    while not t.over:
        seat = t.question.seats[0]
        options = t.options(seat)
        t.answer(seat, options[(seed * 7 + t.question.number * 13) % len(options)])
    return t


def test_cm101_two_to_four_seats_eight_rounds_most_glory_wins() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(meadhall.BadOption):
            GAME.start(seats)
    t = random_end(3, 5)
    assert t.view(None)["round"] == 8
    assert all(t.scores[seat] == max(t.scores) for seat in t.winners)


def test_cm102_five_leaders_each_with_a_longhouse_for_eight() -> None:
    s = fresh(4).play("chance stall folk_warriors")
    s.until("leader")
    assert len(s.options(CHIEFS[s.t.question.seats[0]], "leader")) == 5
    effects = {row["effect"] for row in DATA["leader"]}
    assert len(effects) == 5 and {row["warrior_limit"] for row in DATA["leader"]} == {8}


def test_cm103_thirty_four_dice_limited_by_the_supply() -> None:
    assert {row["id"]: row["copies"] for row in DATA["die"]} == {"sword": 12, "spear": 12, "axe": 10}
    t = fresh(2).t
    assert [int(t.supply(weapon)) for weapon in range(3)] == [12, 12, 10]
    s = scene(stalls="raiders", store={"red": {"wood": 1}}, warriors={"red": "", "blue": "P P P P P P P P"})
    s.t.m[c.SUPPLY + 1] = 1  # one spear is left
    s.play("red place raiders")
    assert s.home("red") == "P" and s.supply("spear") == 0


def test_cm104_never_more_than_eight_warriors() -> None:
    s = scene(warriors={"red": "S S S S S S S"}, stock={"swordsmith": 3}, workers={"red": 2})
    before = s.supply("sword")
    s.play("red place swordsmith")
    assert s.home("red") == "S S S S S S S S"
    assert s.supply("sword") == before + 2


def test_cm105_goods_are_unlimited() -> None:
    s = scene(store={"red": {"food": 500, "coin": 500}}, stock={"smokehouse": 99})
    s.play("red place smokehouse")
    assert s.store("red", "food") == 599


def test_cm106_the_cards_of_the_box() -> None:
    count = {kind: sum(row.get("copies", 1) for row in DATA[kind]) for kind in DATA if kind in COUNTED}
    assert count == COUNTED
    assert not any("colour" in row for row in DATA["troll"])
    for kind in ("draugr", "monster"):
        assert {row["colour"] for row in DATA[kind]} == {"red", "yellow", "blue"}
    kinds = [row["kind"] for row in DATA["stall"]]
    assert kinds.count("military") == kinds.count("economic") == 4


COUNTED = {
    "troll": 16,
    "draugr": 21,
    "monster": 36,
    "journey": 18,
    "rune": 10,
    "destiny": 12,
    "merchant_ship": 8,
    "private_longship": 4,
    "stall": 8,
}


@pytest.mark.parametrize(("seats", "military", "economic"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_cm201_stalls_by_lot(seats: int, military: int, economic: int) -> None:
    s = fresh(seats)
    trades = []
    while s.t.question.kind == "stall":
        trades.append(s.t.question.about["trade"])
        kinds = {row["id"] for row in DATA["stall"] if row["kind"] == trades[-1]}
        assert set(s.draws()) <= kinds and set(s.draws().values()) == {1}
        s.t.answer(-1, s.t.options(-1)[0])
    assert trades == ["military"] * military + ["economic"] * economic
    assert len(s.events("stall", None)) == seats if seats == 4 else military + economic


@pytest.mark.parametrize(("seats", "marks"), [(2, {2}), (3, {2, 3}), (4, {2, 3, 4})])
def test_cm202_longships_by_players(seats: int, marks: set[int]) -> None:
    offered = fresh(seats).view()["ships_on_offer"]
    assert offered == [row["id"] for row in DATA["private_longship"] if row["players_min"] in marks]


def test_cm203_leaders_are_chosen_from_the_right_of_the_first_player() -> None:
    s = fresh(4)
    while s.t.question.kind == "stall":
        s.t.answer(-1, s.t.options(-1)[0])
    assert s.draws() == {"0": 1, "1": 1, "2": 1, "3": 1}
    s.play("chance first_player 1")
    order = []
    while s.t.question.kind == "leader":
        order.append(s.t.question.seats[0])
        s.t.answer(order[-1], s.t.options(order[-1])[0])
    assert order == [0, 3, 2, 1]
    assert len({s.chief(chief)["leader"] for chief in CHIEFS}) == 4


@pytest.mark.parametrize(("seats", "workers"), [(2, 4), (3, 3), (4, 3)])
def test_cm204_what_each_starts_with(seats: int, workers: int) -> None:
    s = Scene(opening(seats))
    for chief in CHIEFS[:seats]:
        assert [s.store(chief, g) for g in ("food", "wood", "coin", "favor", "blame")] == [1, 1, 1, 1, 0]
        assert s.home(chief) == "S"
        assert s.chief(chief)["workers"] == s.chief(chief)["to_place"] == workers
        assert s.chief(chief)["hired"] is False  # one more waits in the huts


def test_cm205_a_secret_destiny_each() -> None:
    s = fresh(3).until("destiny")
    assert len(s.draws()) == 12 and set(s.draws().values()) == {1}
    s.until("place")
    for seat, chief in enumerate(CHIEFS[:3]):
        own = s.chief(chief, seat)["destinies"]
        assert isinstance(own, list) and len(own) == 1
        for viewer in (None, *{0, 1, 2} - {seat}):
            assert s.chief(chief, viewer)["destinies"] == []
            assert s.chief(chief, viewer)["destiny_count"] == 1
    drawn = s.events("drew_destiny", 1)
    assert sum("destiny" in event for event in drawn) == 1


def test_cm206_decks_are_shuffled_and_glory_is_nought() -> None:
    s = fresh(2).until("reveal_troll")
    assert s.draws() == {"troll_1": 4, "troll_2": 4, "troll_3": 4, "troll_4": 4}
    assert [s.glory(chief) for chief in CHIEFS[:2]] == [0, 0]
    s.until("journey")
    assert s.draws() == {row["id"]: row["copies"] for row in DATA["journey"]}


# -- the start of a round -------------------------------------------------------------------------------
def revealed(seats: int) -> list[str]:
    s = fresh(seats).until("reveal_troll")
    kinds = []
    while s.t.question.kind != "place":
        kinds.append(s.t.question.kind)
        s.t.answer(-1, s.t.options(-1)[0])
    return kinds


def test_cm301_a_troll_and_two_draugr() -> None:
    kinds = revealed(2)
    assert kinds[:3] == ["reveal_troll", "reveal_draugr", "reveal_draugr"]
    s = fresh(2).until("place")
    assert [e["place"] for e in s.events("draugr")] == ["draugr_1", "draugr_2"]


def test_the_order_of_the_round_setup_is_the_data_files() -> None:
    words = {"troll": "reveal_troll", "draugr": "reveal_draugr", "journey": "journey"}
    words |= {"rune": "reveal_rune", "monster": "reveal_monster", "merchant": "reveal_merchant"}
    order = [words[row["id"]] for row in DATA["round_setup_step"] if row["id"] in words]
    assert list(dict.fromkeys(revealed(4))) == order


@pytest.mark.parametrize(("seats", "shores"), [(2, 3), (3, 3), (4, 4)])
def test_cm302_journeys_face_down_and_monsters_face_up(seats: int, shores: int) -> None:
    kinds = revealed(seats)
    assert kinds.count("journey") == kinds.count("reveal_monster") == shores
    s = fresh(seats).until("place")
    rows = s.rows("shores")
    assert isinstance(rows, list) and len(rows) == shores
    assert all(row["face_down"] and row["journey"] is None and row["enemy"] for row in rows)
    assert not any("journey" in event for event in s.events("journey_laid", 0))


def test_cm302_only_empty_spaces_are_filled() -> None:
    s = scene(workers={"red": 1}, enemies={"shore_1": "lindworm_1_red"}, journeys={"shore_1": "storm"})
    s.play("red place small_public_longship", "red sail_to shore_2").end_round()
    s.until("place")
    laid = [e["shore"] for e in s.events("journey_laid")][-1:]
    assert laid == ["shore_2"]
    assert s.t.m[c.JOURNEY] == 5 and s.rows("shores")[0]["enemy"] == "lindworm_1_red"


def test_cm303_runes_are_filled_face_up() -> None:
    s = fresh(2).until("place")
    assert len(s.listed("runes")) == 2
    s.play("red place runesmith", f"red take_rune {s.listed('runes')[0]}")
    assert len(s.listed("runes")) == 1
    s.until("reveal_rune")
    assert len(s.draws()) == 8
    s.until("place")
    assert len(s.listed("runes")) == 2


def test_cm304_a_new_merchant_ship_covers_the_old_one() -> None:
    s = fresh(2).until("place")
    old = s.view()["merchant"]
    s.until("reveal_merchant")
    assert old not in s.draws() and len(s.draws()) == 7
    s.until("place")
    assert s.view()["merchant"] != old


def test_cm305_stocks_grow_and_pile_up() -> None:
    s = scene(workers={"red": 1}, stock={"swordsmith": 2, "hafter": 0, "blacksmith": 1, "smokehouse": 3})
    s.play("red beg").until("reveal_troll").until("place")
    assert [int(s.t.stock(n)) for n in range(4)] == [3, 1, 2, 4]


def test_cm305_cm1202_an_empty_supply_adds_nothing() -> None:
    s = scene(workers={"red": 1}, stock={"blacksmith": 0}, warriors={"red": "A A A A A A A A", "blue": "A A"})
    assert s.supply("axe") == 0
    s.play("red beg").until("reveal_troll").until("place")
    assert s.t.stock(2) == 0 and s.t.stock(0) == 2
