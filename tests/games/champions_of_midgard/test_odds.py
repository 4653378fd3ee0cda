"""The odds are exact: the engine itself, followed over every face and every best choice, agrees."""

from __future__ import annotations

import pytest

from meadhall.games.champions_of_midgard import columns as c
from meadhall.games.champions_of_midgard.champions_of_midgard import ChampionsOfMidgard
from meadhall.games.champions_of_midgard.parts import JOURNEY_COPIES, JOURNEY_IDS
from meadhall.kernel.table import Table
from tests.games.champions_of_midgard.scenes import scene
from tests.games.champions_of_midgard.test_resolving import fight, voyage


def followed(t: Table, before: int, spend: bool = False) -> tuple[float, float]:
    """Chance of a kill, and losses, from here on: red plays for the kill and spends no favour unless told."""
    assert isinstance(t, ChampionsOfMidgard)
    told = t.events(None, before)
    lost = sum(e["event"] == "fell" for e in told)
    if any(e["event"] == "killed" for e in told):
        return 1.0, float(lost)
    if t.question.kind == "reveal_troll":
        return 0.0, float(lost)
    seat = t.question.seats[0]
    if seat < 0:
        kill = losses = total = 0.0
        for option, weight in t.chances():
            after = t.clone()
            after.answer(-1, option)
            k, n = followed(after, before, spend)
            kill, losses, total = kill + k * weight, losses + n * weight, total + weight
        return kill / total, losses / total
    best = (-1.0, 0.0)
    for option in t.options(seat):
        if option.verb == "reroll" and not spend:
            continue
        after = t.clone()
        after.answer(seat, option)
        found = followed(after, before, spend)
        if (found[0], -found[1]) > (best[0] + 1e-12, -best[1]):
            best = found
    return best


@pytest.mark.parametrize(
    ("enemy", "party"),
    [("troll_1", "A"), ("troll_1", "A A"), ("troll_2", "A A"), ("troll_3", "A P"), ("troll_4", "P A")],
)
def test_a_fight_on_land(enemy: str, party: str) -> None:
    s = fight("troll", enemy, party)
    n = [party.split().count(letter) for letter in "SPA"]
    found = s.t.fight_odds(0, "troll", *n)
    expected = followed(s.t, s.t.written())
    assert (found["kill"], found["losses"]) == pytest.approx(expected)


def test_one_sword_against_a_small_troll() -> None:
    """Only a double kills; a shield means another round: 1/6 in 5/6. The troll always takes him."""
    found = scene().t.fight_odds(0, "troll", 1, 0, 0)
    assert found == pytest.approx({"kill": 0.2, "losses": 1.0})


def test_svanhildrs_swords_count_for_more() -> None:
    s = scene(leaders=("svanhildr", "ullr"), enemies={"troll": "troll_1"})
    assert s.t.fight_odds(0, "troll", 1, 0, 0)["kill"] == pytest.approx(0.4)


def test_nobody_kills_nothing() -> None:
    assert scene().t.fight_odds(0, "troll", 0, 0, 0) == {"kill": 0.0, "losses": 0.0}


@pytest.mark.parametrize("journey", JOURNEY_IDS)
def test_a_voyage_with_a_journey_peeked_at(journey: str) -> None:
    s = voyage(journey, "A A", 1, enemy="fenris_cub_1_red")  # attack 1, defence 3
    expected = followed(s.t, before_voyage(s.t))
    other = scene(
        enemies={"shore_1": "fenris_cub_1_red"}, journeys={"shore_1": journey}, runes={"red": "knowledge"}
    )
    other.play("red use knowledge")
    found = other.t.fight_odds(0, "shore_1", 0, 0, 2, 1)
    assert (found["kill"], found["losses"]) == pytest.approx(expected)


def before_voyage(t: Table) -> int:
    return next(int(e["n"] or 0) for e in t.events(None) if e["event"] == "voyage")


def test_a_voyage_is_an_average_over_the_journeys_unseen() -> None:
    one = {}
    for journey in JOURNEY_IDS:
        s = scene(
            enemies={"shore_1": "fenris_cub_1_red"}, journeys={"shore_1": journey}, runes={"red": "knowledge"}
        )
        one[journey] = s.play("red use knowledge").t.fight_odds(0, "shore_1", 0, 0, 2, 1)
    s = scene(enemies={"shore_1": "fenris_cub_1_red"}, journeys={"shore_2": "kraken"})
    s.t.peek(0, 1)
    s.t.m[c.JOURNEY_DECK] -= 3
    s.t.m[c.SPENT] += 3  # three calm ones are gone, a kraken is known to lie elsewhere
    left = {id: int(JOURNEY_COPIES[n]) for n, id in enumerate(JOURNEY_IDS)}
    left["all_quiet"] -= 3
    left["kraken"] -= 1
    for key in ("kill", "losses"):
        expected = sum(one[id][key] * n for id, n in left.items()) / sum(left.values())
        assert s.t.fight_odds(0, "shore_1", 0, 0, 2, 1)[key] == pytest.approx(expected)


def test_the_option_that_sends_one_more_tells_what_that_promises() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "A A"}, enemies={"troll": "troll_1"})
    s.play("red place troll_space")
    promised = s.odds("red", "send axe troll")
    assert promised == pytest.approx(tuple(s.t.fight_odds(0, "troll", 0, 0, 1).values()))
    s.play("red send axe troll")
    assert s.odds("red", "send axe troll")[0] > promised[0]


def test_before_a_worker_is_placed_all_who_may_go_are_counted() -> None:
    s = scene(warriors={"red": "S A A"}, enemies={"draugr_1": "draugr_red_7"})  # no swords
    assert s.odds("red", "place draugr_space_1") == pytest.approx(
        tuple(s.t.fight_odds(0, "draugr_1", 0, 0, 2).values())
    )


def test_standing_and_rerolling() -> None:
    s = fight("troll", "troll_3", "A P", store={"red": {"favor": 1}}).roll("hit", "blank")
    stand, reroll = s.odds("red", "stand"), s.odds("red", "reroll")
    before = s.t.written()
    standing, rerolling = s.t.clone(), s.t.clone()
    standing.answer(0, "stand")
    standing.m[c.STORE + c.FAVOR] = 0
    assert stand == pytest.approx(followed(standing, before))
    rerolling.answer(0, "reroll")
    assert reroll == pytest.approx(followed(rerolling, before, True))
    assert reroll[0] > stand[0]


def test_picking_dice_tells_what_the_roll_promises() -> None:
    s = fight("troll", "troll_3", "A P", store={"red": {"favor": 1}}).roll("hit", "blank").play("red reroll")
    promised = s.odds("red", "pick axe blank")
    s.play("red pick axe blank")
    assert s.odds("red", "roll") == pytest.approx(promised)
    before = s.t.written()
    s.play("red roll")
    assert promised == pytest.approx(followed(s.t, before))


def test_choosing_who_falls_tells_what_is_left() -> None:
    s = fight("troll", "troll_4", "S P A").roll("hit", "blank", "blank")
    found = {id: s.t.odds(0)[id] for id in s.options("red")}
    for id, odds in found.items():
        after = s.t.clone()
        after.answer(0, id)
        assert (odds["kill"], odds["losses"]) == pytest.approx(followed(after, s.t.written()))


def test_the_rune_of_the_journey_is_weighed() -> None:
    s = voyage("whirlpool", "A A", 1, enemy="fenris_cub_1_red", runes={"red": "journey"})
    sail = s.odds("red", "pass")
    before = s.t.written()
    other = s.t.clone()
    other.answer(0, "pass")
    assert sail == pytest.approx(followed(other, before))
    assert s.odds("red", "use journey")[0] > sail[0]


def test_hunts_have_no_odds() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S"}, store={"red": {"favor": 1}})
    s.play("red place hunting_grounds").roll("blank")
    assert s.t.odds(0) == {}
