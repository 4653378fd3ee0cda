"""Hunts, fights, voyages: CM-601 to CM-619. The end of the round: CM-701 to CM-705."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from meadhall.games.champions_of_midgard import columns as c
from tests.games.champions_of_midgard.scenes import Scene, scene

WEAPON = {"S": "sword", "P": "spear", "A": "axe"}


def fight(place: str, enemy: str, party: str, leader: str = "gylfir", **more: object) -> Scene:
    """Red alone fights with this party, about to roll."""
    location = {"troll": "troll_space", "draugr_1": "draugr_space_1", "draugr_2": "draugr_space_2"}[place]
    others = [name for name in ("ullr", "asmundr", "dagrun", "gylfir") if name != leader]
    s = scene(
        workers={"red": 1},
        leaders=(leader, *others),
        warriors={"red": party},
        enemies={place: enemy},
        **more,  # type: ignore[arg-type]
    )
    s.play(f"red place {location}")
    return s.play(*[f"red send {WEAPON[letter]} {place}" for letter in party.split()])


def voyage(
    journey: str,
    party: str,
    food: int,
    shore: str = "shore_1",
    enemy: str = "nokk_1_red",
    leader: str = "gylfir",
    **more: object,
) -> Scene:
    """Red alone sails with this party and food, all loaded; the journey is what comes next."""
    others = [name for name in ("ullr", "asmundr", "dagrun", "gylfir") if name != leader]
    store: Mapping[str, Mapping[str, int]] = {"red": {"food": food, "coin": 1, "favor": 0}}
    s = scene(
        workers={"red": 1},
        leaders=(leader, *others),
        warriors={"red": party},
        store=store,
        enemies={shore: enemy},
        journeys={shore: journey},
        **more,  # type: ignore[arg-type]
    )
    s.play("red place large_public_longship", f"red sail_to {shore}")
    s.play(*[f"red send {WEAPON[letter]} {shore}" for letter in party.split()])
    return s.play(*[f"red load {shore}"] * food)


# -- order, hunts -------------------------------------------------------------------------------------
def test_cm601_hunts_then_the_troll_the_draugr_the_shores() -> None:
    s = scene(
        workers={"red": 6},
        warriors={"red": "S S S S S S"},
        store={"red": {"food": 2, "coin": 1}},
        enemies={"troll": "troll_1", "draugr_1": "draugr_red_1", "draugr_2": "draugr_red_3"},
        journeys={"shore_1": "all_quiet", "shore_3": "all_quiet"},
    )
    s.play("red place large_public_longship", "red sail_to shore_3", "red place draugr_space_2")
    s.play("red place small_public_longship", "red sail_to shore_1")
    s.play("red place draugr_space_1", "red place troll_space", "red place hunting_grounds")
    s.play("red send sword shore_1", "red load shore_1", "red send sword shore_3", "red load shore_3")
    s.play("red send sword draugr_2", "red send sword draugr_1", "red send sword troll", "red pass")
    s.until("reveal_troll")
    told = [e for e in s.t.events(None) if e["event"] in ("hunt", "fight", "voyage")]
    order = [str(e.get("place") or e.get("shore") or "hunt") for e in told]
    assert list(dict.fromkeys(order)) == ["hunt", "troll", "draugr_1", "draugr_2", "shore_1", "shore_3"]


def test_cm602_a_hunt_brings_at_most_six_and_favour_rerolls() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "A A A A"}, store={"red": {"favor": 1}})
    s.play("red place hunting_grounds").roll("double", "double", "double", "blank")
    s.play("red reroll", "red pick axe blank", "red roll").roll("double")
    assert s.store("red", "food") == 6 and s.store("red", "favor") == 0
    assert s.home("red") == "A A A A"


def test_cm602_shields_bring_no_food() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "P P"}).play("red place hunting_grounds")
    s.roll("shield", "hit")
    assert s.store("red", "food") == 1


def test_cm603_the_trolls_killer_drops_a_blame_and_gives_one() -> None:
    s = scene(
        seats=3,
        workers={"red": 1},
        warriors={"red": "S S"},
        store={"red": {"blame": 2}},
        enemies={"troll": "troll_1"},
    )
    s.play("red place troll_space", "red send sword troll", "red send sword troll").roll("double", "blank")
    assert s.asked == "red give_blame" and s.options("red") == ["give_blame:seat=1", "give_blame:seat=2"]
    s.play("red give_blame 2")
    assert [s.store(chief, "blame") for chief in ("red", "blue", "yellow")] == [1, 0, 1]


def test_cm603_without_blame_one_is_given_all_the_same() -> None:
    s = fight("troll", "troll_1", "S S").roll("double", "blank")
    assert [s.store(chief, "blame") for chief in ("red", "blue")] == [0, 1]


# -- voyages --------------------------------------------------------------------------------------------
def test_cm604_journey_then_food_then_weapons_then_the_fight() -> None:
    s = voyage("storm", "S S P", 1, enemy="dark_elf_1_red")  # no spears
    assert s.asked == "red toll"
    s.play("red lose sword")
    assert [(e["weapon"], e["because"]) for e in s.events("fell")] == [
        ("sword", "journey"),
        ("spear", "weapon"),
    ]
    assert s.asked == "chance die" and s.events("fight")[0]["warriors"] == 1


def test_cm604_an_empty_ship_uses_the_journey_up() -> None:
    s = scene(workers={"red": 1}, journeys={"shore_1": "kraken"}, warriors={"red": "S"})
    s.play("red place small_public_longship", "red sail_to shore_1", "red pass")
    assert s.events("journey")[0]["journey"] == "kraken" and not s.events("kraken_fight")
    assert s.view()["journeys_spent"] == {"kraken": 1}


def test_cm605_losses_come_only_from_that_ship() -> None:
    s = scene(
        workers={"red": 2},
        warriors={"red": "S P"},
        store={"red": {"coin": 1, "food": 2}},
        enemies={"shore_1": "nokk_1_red", "shore_2": "nokk_1_blue"},
        journeys={"shore_1": "whirlpool", "shore_2": "all_quiet"},
    )
    s.play("red place small_public_longship", "red sail_to shore_1", "red place large_public_longship")
    s.play(
        "red sail_to shore_2",
        "red send sword shore_1",
        "red send spear shore_2",
        "red load shore_2",
        "red pass",
    )
    assert [(e["weapon"], e["place"]) for e in s.events("fell")] == [("sword", "shore_1")]
    assert s.store("red", "food") == 1 and s.events("fight")[0]["place"] == "shore_2"


@pytest.mark.parametrize(
    ("shore", "party", "food", "starved"),
    [
        ("shore_1", "S S S", 1, 1),
        ("shore_1", "S S S", 2, 0),
        ("shore_2", "S S S S", 2, 0),
        ("shore_3", "S S S", 2, 1),
        ("shore_3", "S S", 0, 2),
        ("shore_1", "S", 3, 0),
    ],
)
def test_cm606_food_aboard(shore: str, party: str, food: int, starved: int) -> None:
    s = voyage("all_quiet", party, food, shore, f"nokk_1_{'red' if shore != 'shore_2' else 'blue'}")
    if s.t.question.kind == "assign":
        s.play("red pass")
    assert sum(e["because"] == "hunger" for e in s.events("fell")) == starved
    place = 3 + int(shore[-1]) - 1
    assert s.store("red", "food") == s.t.food_aboard(place) == 0  # what is left over is lost


def test_cm606_the_owner_picks_who_starves() -> None:
    s = voyage("all_quiet", "S P A", 1)
    assert s.asked == "red starve" and s.t.question.about == {"shore": "shore_1", "left": 1}
    s.play("red lose axe")
    assert [e["weapon"] for e in s.events("fell")] == ["axe"]


def test_cm607_calm_takes_nothing() -> None:
    s = voyage("all_quiet", "S S", 1)
    assert not s.events("fell") and s.asked == "chance die"


def test_cm607_a_kraken_is_fought_for_three_glory_and_is_no_trophy() -> None:
    s = voyage("kraken", "A A A", 2)
    assert s.events("kraken_fight")[0]["warriors"] == 3
    s.roll("double", "hit", "blank")
    assert s.glory("red") == 3 and s.slain("red") == []
    assert sum(e["because"] == "fight" for e in s.events("fell")) == 2
    assert s.events("fight")[0]["warriors"] == 1  # the survivor sails on


def test_cm607_a_kraken_may_end_a_voyage() -> None:
    s = voyage("kraken", "S S", 1).roll("hit", "blank")
    assert s.glory("red") == 0 and s.home("red") == "" and not s.events("fight")


def test_cm607_the_other_journeys() -> None:
    s = voyage("lost", "S P", 2)
    assert set(s.options("red")) == {"lose_food", "lose:weapon=sword", "lose:weapon=spear"}
    s.play("red lose_food", "red lose spear")
    assert s.events("fight")[0]["warriors"] == 1
    s = voyage("no_wind", "S", 1)
    assert [e["because"] for e in s.events("fell")] == ["hunger"]
    s = voyage("storm", "S", 1)
    assert set(s.options("red")) == {"lose_food", "lose:weapon=sword"}
    s = voyage("whirlpool", "S P", 1)
    assert set(s.options("red")) == {"lose:weapon=sword", "lose:weapon=spear"}


def test_cm607_too_little_aboard_loses_what_there_is() -> None:
    s = voyage("lost", "S", 0)
    assert [e["because"] for e in s.events("fell")] == ["journey"] and not s.events("fight")
    assert not voyage("no_wind", "S S", 0).events("food_gone")


def test_cm608_a_revealed_journey_is_discarded_an_unrevealed_one_stays() -> None:
    s = voyage("storm", "S S", 2)
    stays = int(s.t.m[c.JOURNEY + 1])
    s.play("red lose_food")
    assert s.rows("shores")[0]["journey"] == "storm"
    s.until("reveal_troll")
    assert s.view()["journeys_spent"] == {"storm": 1}
    s.until("place")
    assert int(s.t.m[c.JOURNEY + 1]) == stays
    assert s.rows("shores")[0]["face_down"] is True


# -- the fight ------------------------------------------------------------------------------------------
def test_cm611_roll_all_and_reroll_any_as_often_as_one_likes() -> None:
    s = fight("troll", "troll_4", "S S P", store={"red": {"favor": 2}}).roll("blank", "hit", "blank")
    assert s.asked == "red rolled" and s.options("red") == ["stand", "reroll"]
    s.play("red reroll", "red pick sword blank", "red pick spear blank", "red roll").roll("hit", "blank")
    assert s.store("red", "favor") == 1
    s.play("red reroll", "red pick spear blank", "red roll").roll("shield")
    assert s.events("struck")[0]["damage"] == 2 and s.events("struck")[0]["shields"] == 1


def test_cm612_damage_stays_from_round_to_round() -> None:
    s = fight("troll", "troll_2", "S S S").roll("hit", "hit", "blank")  # attack 1, defence 3
    assert s.events("struck")[0]["damage"] == 2 and s.t.damage == 2
    s.roll("hit", "blank")
    assert s.slain("red") == ["troll_2"]


def test_cm613_losses_are_attack_less_shields_and_the_owner_chooses() -> None:
    s = fight("troll", "troll_4", "S P A").roll("blank", "blank", "blank")  # attack 2
    assert s.asked == "red casualties" and s.t.question.about == {"place": "troll", "left": 2}
    s.play("red lose axe", "red lose sword")
    assert [e["weapon"] for e in s.events("fell")] == ["axe", "sword"]
    s = fight("troll", "troll_4", "S P P").roll("blank", "shield", "shield")
    assert not s.events("fell") and s.asked == "chance die"


def test_cm614_a_dying_enemy_still_hurts() -> None:
    s = fight("troll", "troll_1", "S S").roll("double", "blank")
    assert s.slain("red") == ["troll_1"] and s.home("red") == "S"


def test_cm615_the_kill_counts_even_if_the_last_warrior_falls() -> None:
    s = fight("troll", "troll_1", "S").roll("double")
    assert s.slain("red") == ["troll_1"] and s.home("red") == "" and s.glory("red") == 3
    s = fight("draugr_1", "draugr_red_5", "A A A").roll("hit", "hit", "blank")  # attack 2, defence 2
    assert s.home("red") == "A"  # the survivor is back


def test_cm616_another_round_or_nothing_won() -> None:
    s = fight("troll", "troll_2", "S S").roll("hit", "blank").roll("hit")
    assert s.slain("red") == [] and s.glory("red") == 0 and s.home("red") == ""
    assert s.t.damage == 0 and [e["place"] for e in s.events("beaten")] == ["troll"]


def test_cm617_rewards() -> None:
    s = fight("troll", "troll_1", "S").roll("double")
    assert (s.glory("red"), s.store("red", "wood")) == (3, 1)
    s = fight("draugr_2", "draugr_red_6", "A A").roll("double", "hit")
    assert (s.glory("red"), s.store("red", "coin")) == (6, 4)
    s = voyage("all_quiet", "A A", 1, enemy="nokk_1_red", bounty={"shore_1": 3}).roll("double", "double")
    assert (s.glory("red"), s.store("red", "favor"), s.store("red", "coin")) == (10, 1, 3)


def test_cm618_there_is_no_retreat() -> None:
    s = fight("troll", "troll_4", "S S S", store={"red": {"favor": 1}}).roll("blank", "blank", "blank")
    assert s.options("red") == ["stand", "reroll"]
    s.play("red stand")
    assert s.asked == "chance die"


def test_cm619_defeated_enemies_are_secret() -> None:
    s = fight("troll", "troll_1", "S").roll("double")
    assert s.chief("red", 0)["slain"] == ["troll_1"]
    assert s.chief("red", 1)["slain"] == s.chief("red", None)["slain"] == []


# -- the end of the round ---------------------------------------------------------------------------------
def test_cm701_workers_and_public_longships_return_private_ones_stay() -> None:
    s = scene(workers={"red": 2}, ships={"red": "snekkar"})
    s.play("red place snekkar", "red sail_to shore_1", "red place troll_space").until("place")
    assert s.chief("red")["to_place"] == 4 and s.chief("red")["ship"] == "snekkar"
    assert all(row["seat"] is None for row in s.rows("locations"))
    assert s.rows("shores")[0]["ship"] is None


def test_cm702_a_living_troll_brings_everybody_blame() -> None:
    s = scene(seats=3, workers={"red": 1}).play("red beg").end_round()
    assert [s.store(chief, "blame") for chief in ("red", "blue", "yellow")] == [2, 1, 1]
    s = fight("troll", "troll_1", "S").roll("double").end_round()
    assert [s.store(chief, "blame") for chief in ("red", "blue")] == [0, 1]  # the one given


def test_cm703_living_draugr_leave() -> None:
    s = scene(workers={"red": 1}, enemies={"draugr_1": "draugr_red_1"}).play("red beg").end_round()
    assert [row["enemy"] for row in s.rows("enemies")] == [None] * 3
    s.until("reveal_draugr")
    assert "draugr_red_1" not in s.draws() and len(s.draws()) == 19


def test_cm704_coins_pile_up_on_living_monsters() -> None:
    s = scene(workers={"red": 1}, bounty={"shore_1": 2}).play("red beg").end_round()
    assert [row["bounty"] for row in s.rows("shores")] == [3, 1, 1]


def test_cm705_after_the_eighth_round_the_game_is_scored() -> None:
    s = scene(workers={"red": 1}, round=7).play("red beg").end_round()
    assert not s.t.over
    s = scene(workers={"red": 1}, round=8).play("red beg").end_round()
    assert s.t.over and s.view()["round"] == 8 and s.chief("red")["score"] is not None
