"""Final scoring CM-1001 to CM-1006, variants CM-1101 and CM-1102, rulings of the rules CM-1201 to CM-1205."""

from __future__ import annotations

import tomllib

import pytest

import meadhall
from meadhall.games.champions_of_midgard import columns as c
from tests.games.champions_of_midgard.scenes import Scene, scene
from tests.games.champions_of_midgard.test_resolving import voyage

DATA = tomllib.loads((meadhall.game("champions_of_midgard").folder / "data.toml").read_text("utf-8"))
SETTERS: dict[str, dict[str, dict[str, object]]] = {
    "wood": {"store": {"red": {"wood": 2}}},
    "food": {"store": {"red": {"food": 3}}},
    "coin": {"store": {"red": {"coin": 2}}},
    "favor": {"store": {"red": {"favor": 1}}},
    "warriors": {"warriors": {"red": "S P"}},
    "runes": {"runes": {"red": "gifts"}},
    "trolls_defeated": {"slain": {"red": "troll_1 troll_2"}},
    "draugr_defeated": {"slain": {"red": "draugr_red_1"}},
    "monsters_defeated": {"slain": {"red": "nokk_1_red"}},
    "enemies_red": {"slain": {"red": "draugr_red_1 nokk_1_red"}},
    "enemies_yellow": {"slain": {"red": "draugr_yellow_1"}},
    "enemies_blue": {"slain": {"red": "nokk_1_blue"}},
}


def end(**laid: object) -> Scene:
    """The last round of a game, ended; red asks for help, blue has nothing to do."""
    laid.setdefault("workers", {"red": 1})
    s = scene(round=8, **laid)  # type: ignore[arg-type]
    s.play("red beg")
    while not s.t.over:
        seat = s.t.question.seats[0]
        s.t.answer(seat, "pass" if seat >= 0 else s.t.options(seat)[0])
    return s


def part(s: Scene, chief: str, name: str) -> int:
    return s.part(chief, name)


@pytest.mark.parametrize("row", DATA["destiny"], ids=lambda row: row["id"])
def test_cm1001_every_destiny_alone_tied_and_behind(row: dict[str, object]) -> None:
    laid = SETTERS[str(row["metric"])]
    s = end(destinies={"red": str(row["id"])}, **laid)
    assert part(s, "red", "destinies") == row["glory_alone"]
    same = {key: {**value, "blue": twin(key, value["red"])} for key, value in laid.items()}
    if row["metric"] == "food":
        same = {"store": {"red": {"food": 2}, "blue": {"food": 3}}}  # red asks for one more
    if row["metric"] == "runes":
        same = {"runes": {"red": "gifts", "blue": "glory"}}
    s = end(destinies={"red": str(row["id"])}, **same)
    assert part(s, "red", "destinies") == row["glory_tied"]
    s = end(destinies={"blue": str(row["id"])}, **laid)
    assert part(s, "blue", "destinies") == 0 and part(s, "red", "destinies") == 0  # only one's own


def twin(key: str, value: object) -> object:
    """As many of the same for blue."""
    if key == "slain":
        return {"troll_1 troll_2": "troll_1 troll_2"}.get(str(value)) or " ".join(
            id.replace("_1", "_2") for id in str(value).split()
        )
    return value


def test_cm1001_at_least_one_is_required() -> None:
    assert part(end(destinies={"red": "craftsman"}), "red", "destinies") == 0


def test_cm1002_sets_of_all_colours_trolls_have_none() -> None:
    s = end(slain={"red": "draugr_red_1 nokk_1_red draugr_yellow_1 nokk_1_blue troll_1"})
    assert part(s, "red", "sets") == 5
    s = end(slain={"red": "draugr_red_1 nokk_1_red draugr_yellow_1 nokk_1_yellow nokk_1_blue draugr_blue_1"})
    assert part(s, "red", "sets") == 10
    assert part(end(slain={"red": "draugr_red_1 nokk_1_yellow troll_1"}), "red", "sets") == 0


def test_cm1003_runes_and_longships_score_what_is_printed() -> None:
    s = end(runes={"red": "glory reaction"}, ships={"red": "drekkar", "blue": "snekkar"})
    assert part(s, "red", "runes") == 4
    assert (part(s, "red", "private_longships"), part(s, "blue", "private_longships")) == (8, 4)


def test_cm1004_favour_and_coins() -> None:
    s = end(store={"red": {"favor": 3, "coin": 8}, "blue": {"coin": 2}})
    assert (part(s, "red", "favor"), part(s, "red", "coins"), part(s, "blue", "coins")) == (6, 2, 0)


@pytest.mark.parametrize(
    ("blame", "lost"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (9, -21)]
)
def test_cm1005_blame(blame: int, lost: int) -> None:
    s = scene(round=8, workers={"red": 1}, store={"blue": {"blame": blame}}, enemies={"troll": "troll_1"})
    s.t.discard_enemy(0)  # the troll is gone: nobody is blamed for it
    s.play("red beg").end_round()
    assert part(s, "blue", "blame") == lost


def test_cm1006_a_tie_goes_to_most_enemies_then_is_shared() -> None:
    s = end(slain={"blue": "troll_1"}, glory={"red": 12, "blue": 10})  # red is blamed twice, blue once
    assert s.t.scores == (9, 9) and s.t.winners == (1,)
    s = end(glory={"red": 12, "blue": 10})
    assert s.t.scores == (9, 9) and s.t.winners == (0, 1)


def test_scores_are_glory_and_the_parts() -> None:
    s = end(glory={"red": 7}, store={"red": {"favor": 1, "coin": 3}}, runes={"red": "gifts"})
    score = s.chief("red")["score"]
    assert isinstance(score, dict)
    assert s.t.scores[0] == 7 + sum(score.values()) == 7 + 2 + 1 + 2 - 3


# -- variants ---------------------------------------------------------------------------------------------
def test_cm1101_hall_of_records_shows_defeated_enemies() -> None:
    s = scene(workers={"red": 2}, slain={"red": "troll_1 nokk_1_red"}, hall_of_records=True)
    assert s.chief("red", 1)["slain"] == s.chief("red", None)["slain"] == ["troll_1", "nokk_1_red"]


def test_cm1102_wary_townsfolk_start_with_blame() -> None:
    t = meadhall.game("champions_of_midgard").start(3, mistrustful_villagers=True, seed=1)
    while t.question.kind != "place":
        t.answer(t.question.seats[0], t.options(t.question.seats[0])[0])
    rows = t.view(None)["clans"]
    assert isinstance(rows, list) and [row["blame"] for row in rows] == [1, 1, 1]


# -- rulings of the rules -----------------------------------------------------------------------------------
def test_cm1201_food_hunted_comes_too_late_for_the_ships() -> None:
    s = scene(
        workers={"red": 2},
        warriors={"red": "S A"},
        enemies={"shore_3": "nokk_1_red"},
        journeys={"shore_3": "all_quiet"},
    )
    s.play("red place hunting_grounds", "red place small_public_longship", "red sail_to shore_3")
    s.play("red send sword shore_3", "red pass").roll("double")
    assert s.store("red", "food") == 2
    assert [e["because"] for e in s.events("fell")] == ["hunger"]


def test_cm1202_an_empty_supply_adds_no_dice() -> None:
    s = scene(workers={"red": 1}, stock={"blacksmith": 2}, warriors={"red": "A A A A", "blue": "A A A A"})
    assert s.supply("axe") == 0
    s.play("red beg").until("reveal_troll").until("place")
    assert s.t.stock(2) == 2


def test_cm1203_an_empty_journey_deck_is_the_shuffled_discards() -> None:
    s = voyage("storm", "S", 1).play("red lose_food")
    for journey in range(c.JOURNEYS):
        s.t.m[c.SPENT + journey] += s.t.m[c.JOURNEY_DECK + journey]
        s.t.m[c.JOURNEY_DECK + journey] = 0
    s.until("journey")
    assert sum(s.draws().values()) == 16 and s.events("reshuffled")  # two lie face down


def test_cm1203_empty_rune_and_destiny_decks_give_nothing() -> None:
    s = scene(workers={"red": 2}, store={"red": {"wood": 1}})
    s.t.m[c.RUNE_DECK] = s.t.m[c.RUNE_UP] = s.t.m[c.RUNE_UP + 1] = 0
    s.refuses("red", "place:location=runesmith", "CM-426")
    s.t.m[c.TOP] = s.t.m[c.TOP_SIZE] = 0
    s.play("red place sages_house", "red peek shore_1")
    assert s.asked == "red place" and s.chief("red")["destiny_count"] == 1


def test_cm1204_destiny_items_are_counted_before_they_become_glory() -> None:
    s = end(
        destinies={"red": "prosperous odins_favored master_of_flames"},
        store={"red": {"coin": 3, "favor": 1}},
        slain={"red": "draugr_red_1 nokk_1_red", "blue": "nokk_2_red"},
    )
    assert part(s, "red", "destinies") == 5 + 4 + 6
    assert end(store={"red": {"blame": 9}}).t.scores[0] < 0


def test_cm1205_success_scores_by_the_standing_of_the_moment() -> None:
    s = scene(
        workers={"red": 2},
        runes={"red": "success"},
        destinies={"red": "troll_slayer"},
        slain={"red": "troll_1", "blue": "troll_2"},
    )
    s.play("red use success")
    assert s.glory("red") == 3  # tied, with a trophy nobody sees
    assert s.events("fulfilled")[0]["destiny"] == "troll_slayer"


def test_everybody_is_shown_all_at_the_end() -> None:
    s = end(slain={"red": "troll_1"}, destinies={"red": "prepared", "blue": "craftsman"})
    for viewer in (None, 0, 1):
        assert s.chief("red", viewer)["slain"] == ["troll_1"]
    shown = {(e["seat"], e["destiny"]) for e in s.events("destiny_shown", None)}
    assert shown == {(0, "prepared"), (1, "craftsman")}
