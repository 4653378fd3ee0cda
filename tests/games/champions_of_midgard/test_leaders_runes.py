"""Leaders CM-801 to CM-805, runes CM-901 to CM-911."""

from __future__ import annotations

import pytest

from meadhall.games.champions_of_midgard import columns as c
from tests.games.champions_of_midgard.scenes import scene
from tests.games.champions_of_midgard.test_resolving import fight, voyage


# -- leaders ----------------------------------------------------------------------------------------------
def test_cm801_asmundr_scores_favour_spent_on_rerolls() -> None:
    s = fight("troll", "troll_4", "S S", leader="asmundr", store={"red": {"favor": 2}}).roll("blank", "blank")
    s.play("red reroll", "red roll").roll("blank")
    assert s.glory("red") == 2
    s = scene(
        workers={"red": 1},
        leaders=("asmundr", "ullr"),
        warriors={"red": "S"},
        store={"red": {"favor": 1}},
    )
    s.play("red place hunting_grounds").roll("blank").play("red reroll").roll("hit")
    assert s.glory("red") == 2  # hunting too
    s = scene(round=8, workers={"red": 1}, leaders=("asmundr", "ullr"), store={"red": {"favor": 3}})
    s.play("red beg").end_round()
    assert s.part("red", "favor") == 6


def test_cm802_dagrun_draws_one_more_and_keeps_one() -> None:
    s = scene(workers={"red": 2}, leaders=("dagrun", "ullr"), destinies={"red": "prepared"})
    s.play("red place sages_house", "red peek shore_1")
    s.play("chance destiny craftsman", "chance destiny prosperous")
    assert s.chief("red", 0)["drawn"] == ["craftsman", "prosperous"] and s.chief("red", 1)["drawn"] == []
    s.play("red keep prosperous")
    assert s.chief("red", 0)["destinies"] == ["prepared", "prosperous"]
    assert s.t.m[c.UNDER_SIZE] == 1 and s.chief("red", 0)["put_under"] == ["craftsman"]


def test_cm802_cm909_dagrun_with_true_vision_draws_four() -> None:
    s = scene(workers={"red": 2}, leaders=("dagrun", "ullr"), runes={"red": "true_vision"})
    s.play("red place sages_house", "red peek shore_1")
    assert s.asked == "red vision"
    s.play("red use true_vision")
    for n in range(4):
        assert s.asked == "chance destiny"
        s.t.answer(-1, s.t.options(-1)[0])
    assert s.asked == "red keep_destiny" and len(s.options("red")) == 4


def test_cm803_gylfir_pays_nothing_at_the_merchant_ship() -> None:
    s = scene(workers={"red": 2}, merchant="merchant_3").play("red place merchant_ship")
    assert s.store("red", "food") == 3 and s.store("red", "coin") == 0


def test_cm804_svanhildrs_swords_deal_one_more() -> None:
    s = fight("troll", "troll_4", "S P", leader="svanhildr").roll("hit", "hit")
    assert s.events("struck")[0]["damage"] == 3
    s = fight("troll", "troll_4", "S P", leader="svanhildr").roll("double", "blank")
    assert s.events("struck")[0]["damage"] == 3
    s = fight("troll", "troll_4", "S P", leader="svanhildr").roll("shield", "blank")
    assert s.events("struck")[0]["damage"] == 0
    s = scene(workers={"red": 1}, leaders=("svanhildr", "ullr"), warriors={"red": "S S S"})
    s.play("red place hunting_grounds").roll("hit", "double", "double")
    assert s.store("red", "food") == 6  # 2 + 3 + 3, within the limit


def test_cm805_ullr_gains_glory_for_a_double() -> None:
    s = fight("troll", "troll_4", "S S S", leader="ullr").roll("double", "double", "blank")
    assert s.glory("red") == 1 + 6  # once a round; the troll dies of 4
    s = fight("troll", "troll_3", "S S", leader="ullr").roll("double", "blank")
    assert s.glory("red") == 1 and s.slain("red") == []  # whatever the outcome
    s = fight("troll", "troll_4", "A A", leader="ullr", store={"red": {"favor": 1}}).roll("double", "hit")
    s.play("red reroll", "red pick axe double", "red roll").roll("hit")
    assert s.glory("red") == 0  # judged on the final faces
    s = voyage("kraken", "A A A", 0, leader="ullr").roll("double", "hit", "blank")
    assert s.glory("red") == 4  # a kraken's fight counts
    s = scene(workers={"red": 1}, leaders=("ullr", "gylfir"), warriors={"red": "A"})
    s.play("red place hunting_grounds").roll("double")
    assert s.glory("red") == 0


# -- runes ------------------------------------------------------------------------------------------------
def test_cm901_gifts() -> None:
    s = scene(workers={"red": 2}, runes={"red": "gifts"}).play("red use gifts")
    s.play("red gain wood", "red gain food", "red gain coin", "red gain coin")
    assert [s.store("red", g) for g in ("food", "wood", "coin")] == [1, 1, 2]
    assert s.asked == "red place" and s.chief("red")["to_place"] == 2


def test_cm902_glory_half_again_rounded_down() -> None:
    s = voyage("all_quiet", "A A", 1, enemy="frost_giant_1_red", runes={"red": "glory"}).roll(
        "double", "double"
    )
    assert s.glory("red") == 13 and s.asked == "red killed"
    s.play("red use glory")
    assert s.glory("red") == 19  # the rulebook's example
    s = voyage("kraken", "A A", 1, runes={"red": "glory"}).roll("double", "hit")
    s.play("red use glory")
    assert s.glory("red") == 4


def test_cm903_healing_ignores_the_losses_of_one_round() -> None:
    s = fight("troll", "troll_4", "S S P", runes={"red": "healing"}).roll("blank", "blank", "blank")
    assert s.can("red use healing")
    s.play("red use healing")
    assert not s.events("fell")
    s.roll("blank", "blank", "blank")
    assert s.asked == "red casualties" and not s.can("red use healing")  # full losses again


def test_cm904_journey_is_replaced_by_the_next() -> None:
    s = voyage("whirlpool", "S S", 1, runes={"red": "journey"})
    assert s.asked == "red sail_on" and s.t.question.about["journey"] == "whirlpool"
    s.play("red use journey")
    assert s.asked == "chance journey"
    s.play("chance journey no_wind")
    assert s.view()["journeys_spent"] == {"whirlpool": 1, "no_wind": 1}
    assert [e["journey"] for e in s.events("journey")] == ["whirlpool", "no_wind"]
    assert [e["because"] for e in s.events("fell")] == ["hunger"] * 2


def test_cm905_knowledge_shows_all_journeys() -> None:
    s = scene(workers={"red": 2}, runes={"red": "knowledge"}, journeys={"shore_2": "kraken"})
    s.play("red use knowledge")
    peeked = s.chief("red", 0)["peeked"]
    assert isinstance(peeked, dict) and set(peeked) == {"shore_1", "shore_2", "shore_3"}
    assert peeked["shore_2"] == "kraken" and s.chief("red", 1)["peeked"] == {}


def test_cm906_potential_rerolls_blanks() -> None:
    s = fight("troll", "troll_4", "S S P", runes={"red": "potential"}).roll("blank", "hit", "blank")
    s.play("red use potential")
    assert s.options("red") == ["pick:weapon=sword:face=blank", "pick:weapon=spear:face=blank"]
    s.play("red pick sword blank", "red pick spear blank").roll("double", "hit")
    assert s.events("struck")[0]["damage"] == 4
    s = fight("troll", "troll_1", "S", runes={"red": "potential"}).roll("hit")
    assert not s.events("rune_used")  # no blank, no question
    s = scene(workers={"red": 1}, warriors={"red": "S"}, runes={"red": "potential"})
    s.play("red place hunting_grounds").roll("blank").play("red use potential").roll("hit")
    assert s.store("red", "food") == 1


def test_cm907_reaction_makes_shields_attack_too() -> None:
    s = fight("troll", "troll_4", "P P", runes={"red": "reaction"}).roll("shield", "shield")
    s.play("red use reaction")
    assert s.events("struck")[0] == {
        "event": "struck",
        "seat": 0,
        "place": "troll",
        "damage": 2,
        "shields": 2,
        "n": s.events("struck")[0]["n"],
    }
    assert not s.events("fell")
    s = fight("troll", "troll_4", "S P", leader="svanhildr", runes={"red": "reaction"}).roll(
        "shield", "shield"
    )
    assert s.play("red use reaction").events("struck")[0]["damage"] == 3
    s = fight("troll", "troll_4", "S P", leader="ullr", runes={"red": "reaction"}).roll("shield", "shield")
    assert s.play("red use reaction").glory("red") == 0
    s = scene(workers={"red": 1}, warriors={"red": "P"}, runes={"red": "reaction"})
    s.play("red place hunting_grounds").roll("shield").play("red use reaction")
    assert s.store("red", "food") == 1


def test_cm908_success_scores_a_destiny_now_and_again() -> None:
    s = scene(
        workers={"red": 1},
        round=8,
        runes={"red": "success"},
        destinies={"red": "prepared craftsman", "blue": "runemaster"},
        store={"red": {"wood": 1}},
    )
    s.play("red use success", "red fulfil craftsman")
    assert s.glory("red") == 5
    assert s.events("destiny_shown", 1)[0]["destiny"] == "craftsman"
    s.play("red beg").end_round()
    assert s.part("red", "destinies") == 10  # craftsman again, prepared alone


def test_cm909_true_vision_draws_two_more_keeps_one() -> None:
    s = scene(workers={"red": 2}, runes={"red": "true_vision"}, destinies={"red": "prepared"})
    s.play("red place sages_house", "red peek shore_1", "red use true_vision")
    s.play("chance destiny craftsman", "chance destiny runemaster", "chance destiny prosperous")
    s.play("red keep runemaster")
    assert s.chief("red", 0)["destinies"] == ["prepared", "runemaster"]
    assert s.t.m[c.UNDER_SIZE] == 2
    s = scene(workers={"red": 2}, runes={"red": "true_vision"}, destinies={"red": "prepared"})
    s.play("red place sages_house", "red peek shore_1", "red pass", "chance destiny craftsman")
    assert s.asked == "red place"


@pytest.mark.parametrize(("coins", "after"), [(1, 2), (4, 8), (5, 10), (7, 12)])
def test_cm910_wealth_doubles_coins_up_to_five(coins: int, after: int) -> None:
    s = scene(workers={"red": 2}, runes={"red": "wealth"}, store={"red": {"coin": coins}})
    assert s.play("red use wealth").store("red", "coin") == after


def test_cm911_a_used_rune_stays_is_used_once_and_scores() -> None:
    s = scene(workers={"red": 1}, round=8, runes={"red": "wealth"}, store={"red": {"coin": 1}})
    s.play("red use wealth")
    s.refuses("red", "use:rune=wealth", "CM-911")
    assert s.chief("red")["runes"] == [{"rune": "wealth", "used": True}]
    s.play("red beg").end_round()
    assert s.part("red", "runes") == 3
