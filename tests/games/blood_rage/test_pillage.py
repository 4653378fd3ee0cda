"""Pillage, from the choice of a province to the last card: BR-371 to BR-380."""

import pytest

from tests.games.blood_rage.scenes import Scene, scene


def asked_to_add(s: Scene) -> list[str]:
    """Who is asked in the late round, in order, while all pass."""
    found = []
    while s.asked.endswith("late_card"):
        clan = s.asked.split()[0]
        found.append(clan)
        s.play(f"{clan} pass")
    return found


# -- the choice of a province -----------------------------------------------------------------------
def test_br371_a_figure_there_or_in_a_supporting_fjord() -> None:
    """A clan pillages where it stands, or where its ship supports; a neighbour is not enough."""
    s = scene("gimle: wolf W", "fjord_se: wolf S", "elvagar: raven W")
    assert set(s.options("wolf", "pillage")) == {
        "pillage:province=gimle",
        "pillage:province=muspelheim",
        "pillage:province=horgr",
    }
    s.refuses("wolf", "pillage:province=elvagar", "BR-371")
    s.refuses("wolf", "pillage:province=myrkulor", "BR-371")


def test_br371_not_destroyed_and_not_pillaged_this_age() -> None:
    """A destroyed province, or one pillaged this age, can't be pillaged."""
    s = scene("yggdrasil: wolf W", "fjord_se: wolf S", destroyed="muspelheim", pillaged="yggdrasil")
    assert s.options("wolf", "pillage") == ["pillage:province=horgr"]
    s.refuses("wolf", "pillage:province=muspelheim", "BR-371")
    s.refuses("wolf", "pillage:province=yggdrasil", "BR-371")


def test_br371_costs_nothing() -> None:
    """Pillaging costs 0 rage."""
    s = scene("gimle: wolf W", rage=1).play("wolf pillage gimle")
    assert s.pillaged("gimle")
    assert s.rage["wolf"] == 1


# -- the call to battle -----------------------------------------------------------------------------
def test_br372_from_the_left_clockwise_the_pillager_last() -> None:
    """The call starts at the pillager's left and comes to the pillager too."""
    s = scene("gimle: raven W", "yggdrasil: wolf W; raven W; serpent W; bear W", turn="raven")
    s.play("raven pillage gimle")
    for clan in ("serpent", "bear", "wolf", "raven"):
        assert s.asked == f"{clan} join"
        s.play(f"{clan} pass")
    assert s.asked == "serpent action"


def test_br372_one_adjacent_figure_a_turn_ships_never() -> None:
    """Each may bring one figure from an adjacent province; no ship, and nobody from afar."""
    s = scene(
        "gimle: wolf W",
        "andlang: raven W L",
        "yggdrasil: raven W; wolf W",
        "elvagar: raven W; serpent W",
        "fjord_sw: raven S",
    )
    s.play("wolf pillage gimle")
    assert set(s.options("raven")) == {
        "join:figure=warrior:from=andlang",
        "join:figure=leader:from=andlang",
        "join:figure=warrior:from=yggdrasil",
        "pass",
    }
    s.refuses("raven", "join:figure=ship:from=fjord_sw", "BR-372")
    s.refuses("raven", "join:figure=warrior:from=elvagar", "BR-372")
    s.play("raven join leader andlang")
    assert s.asked == "wolf join"  # Serpent, not adjacent, has nothing to bring
    assert s.at("gimle") == {"wolf": {"warrior": 1}, "raven": {"leader": 1}}
    assert s.at("andlang") == {"raven": {"warrior": 1}}


def test_br372_joining_is_free_even_at_0_rage() -> None:
    """A clan at 0 rage may join, and pays nothing; nor does one with rage."""
    s = scene("gimle: wolf W", "yggdrasil: wolf W; raven L", rage={"raven": 0})
    s.play("wolf pillage gimle", "raven join leader", "wolf join warrior")
    assert s.rage == {"wolf": 6, "raven": 0, "serpent": 6, "bear": 6}
    assert s.valhalla == {"wolf": {"warrior": 2}}


def test_br373_a_pass_does_not_bar_joining_later() -> None:
    """Who passed may still join in a later lap of the same call."""
    s = scene("gimle: wolf W", "yggdrasil: raven W; serpent W")
    s.play("wolf pillage gimle", "raven pass", "serpent join warrior", "raven join warrior")
    assert [e["seat"] for e in s.events("join")] == [2, 1]
    assert s.totals == {"wolf": (1, 0), "raven": (1, 0), "serpent": (1, 0)}


def test_br373_ends_when_all_pass_in_a_row() -> None:
    """After a figure joined, everyone gets another chance, the one who joined too."""
    s = scene("gimle: wolf W", "yggdrasil: wolf W; raven W W; serpent W")
    s.play("wolf pillage gimle", "raven join warrior", "serpent pass", "wolf pass")
    assert s.asked == "raven join"
    s.play("raven pass")
    assert s.asked == "raven action"  # four in a row have passed; the battle is over


def test_br373_ends_when_the_villages_are_full() -> None:
    """No one is asked once every village is taken, not even before the first lap."""
    s = scene("utgard: wolf W W", "yggdrasil: raven W W")
    s.play("wolf pillage utgard", "raven join warrior")
    assert s.events("won") and s.at("yggdrasil") == {"raven": {"warrior": 1}}

    full = scene("utgard: wolf W W W", "yggdrasil: raven L").play("wolf pillage utgard")
    assert full.asked == "raven action" and full.pillaged("utgard")


def test_br373_a_ship_fills_no_village() -> None:
    """Ships in the fjord take no village from those who join."""
    s = scene("utgard: wolf W W", "fjord_sw: wolf S", "yggdrasil: raven W").play("wolf pillage utgard")
    assert s.asked == "raven join"


def test_br374_yggdrasil_takes_any_number() -> None:
    """In Yggdrasil only passing ends the call."""
    s = scene("yggdrasil: wolf W W W W", "gimle: raven W W W W W")
    s.play("wolf pillage yggdrasil", *["raven join warrior"] * 5)
    assert s.totals == {"wolf": (4, 0), "raven": (5, 0)}
    assert s.at("yggdrasil") == {"raven": {"warrior": 5}}


# -- with and without a battle ----------------------------------------------------------------------
def test_br375_unopposed_succeeds_without_battle_glory() -> None:
    """No rival there: no cards, the reward, and no glory for Axes."""
    s = scene(
        "gimle: wolf W",
        "andlang: raven W",
        "fjord_sw: raven S",
        tokens={"gimle": "pillage_horns"},
        hand={"wolf": "tyrs_bash"},
    ).play("wolf pillage gimle", "raven pass")
    assert s.asked == "raven action"
    assert s.pillaged("gimle") and s.stat("wolf", "horns") == 5
    assert s.glory["wolf"] == 0 and s.hand("wolf") == ["tyrs_bash_a1"]


def test_br375_a_ship_in_a_supporting_fjord_opposes() -> None:
    """A rival ship in the supporting fjord makes it a battle."""
    s = scene("myrkulor: wolf L", "fjord_nw: raven S").play("wolf pillage myrkulor")
    assert s.glory["wolf"] == 3 and s.valhalla == {"raven": {"ship": 1}}


def test_br376_br379_all_figures_there_and_in_the_fjord_count() -> None:
    """Every figure in the province and its fjord takes part, of third clans too; no others do."""
    s = scene(
        "gimle: wolf W L; raven W; serpent W",
        "fjord_nw: raven S; bear S",
        "myrkulor: serpent L",
        "fjord_sw: wolf S",
        hand={"serpent": "tyrs_bash", "bear": "tyrs_smash"},
    )
    s.play("wolf pillage gimle", "serpent pass", "serpent play tyrs_bash", "bear play tyrs_smash")
    assert s.totals == {"wolf": (4, 0), "raven": (3, 0), "serpent": (1, 2), "bear": (2, 3)}


# -- battle cards -----------------------------------------------------------------------------------
def test_br377_all_with_cards_choose_at_once_and_secretly() -> None:
    """Participants with cards are asked together, must play one, and nothing is seen before the last."""
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        hand={"wolf": "tyrs_bash", "raven": "tyrs_smash quest_alfheim", "bear": "tyrs_crush"},
    ).play("wolf pillage gimle")
    assert s.asked == "wolf+raven battle_card"  # Serpent has no card, Bear is not there
    assert set(s.options("raven")) == {"play:card=tyrs_smash_a1", "play:card=quest_alfheim_a1"}
    s.refuses("wolf", "pass", "BR-377")
    s.play("wolf play tyrs_bash")
    assert s.events("reveal") == []
    s.play("raven play tyrs_smash")
    assert [(e["seat"], e["card"]) for e in s.events("reveal")] == [(0, "tyrs_bash_a1"), (1, "tyrs_smash_a1")]


def test_br378_bonus_and_text_of_a_battle_card() -> None:
    """A battle card adds its bonus and its text works."""
    s = scene("elvagar: wolf W; raven W", hand={"wolf": "thors_hammer"})
    s.play("wolf pillage elvagar", "wolf play thors_hammer")
    assert s.totals == {"wolf": (1, 1), "raven": (1, 0)}
    assert s.glory["wolf"] == 3 + 3


def test_br378_upgrades_and_quests_do_nothing() -> None:
    """An upgrade or a quest played in battle adds no strength and does not work."""
    s = scene(
        "gimle: wolf W W W; raven W; serpent W",
        hand={"raven": "troll", "serpent": "quest_alfheim"},
        tokens={"gimle": "pillage_rage"},
    ).play("wolf pillage gimle", "raven play troll", "serpent play quest_alfheim")
    assert s.totals == {"wolf": (3, 0), "raven": (1, 0), "serpent": (1, 0)}
    assert s.hand("raven") == ["troll_a1"] and s.upgrades("raven") == []
    assert s.hand("serpent") == ["quest_alfheim_a1"] and s.quests("serpent") == []


@pytest.mark.parametrize("raider", ["wolf", "raven"])
def test_br379_a_clan_without_figures_wins_on_its_card(raider: str) -> None:
    """A clan that lost all its figures before the comparison may win, and pillage, on its card alone."""
    s = scene(
        "gimle: wolf W; raven W",
        hand={"wolf": "odins_smite", "raven": "tyrs_smite"},
        turn=raider,
        tokens={"gimle": "pillage_horns"},
    ).play(f"{raider} pillage gimle", "wolf play odins_smite", "raven play tyrs_smite")
    assert s.totals == {"wolf": (1, 1), "raven": (0, 5)}
    assert s.glory["raven"] == 3
    assert s.pillaged("gimle") == (raider == "raven")
    assert s.stat("raven", "horns") == (5 if raider == "raven" else 4)


# -- white-circle cards -----------------------------------------------------------------------------
def test_br380_pillager_first_then_clockwise_until_all_pass() -> None:
    """Late cards come from the pillager on, lap after lap, until everyone passed in turn."""
    s = scene(
        "gimle: wolf W; raven W; bear W",
        age=2,
        turn="raven",
        hand={
            "wolf": "tyrs_crush heimdalls_eye",
            "raven": "tyrs_crush_a1 tyrs_bash",
            "bear": "thors_oath troll",
        },
    ).play("raven pillage gimle", "wolf play tyrs_crush", "raven play tyrs_crush", "bear play thors_oath")
    assert s.asked == "raven late_card"
    assert s.options("raven") == ["pass"]
    s.play("raven pass", "bear pass")
    assert set(s.options("wolf")) == {"add:card=heimdalls_eye_a2", "pass"}
    s.play("wolf add heimdalls_eye")
    for clan in ("raven", "bear"):
        assert s.asked == f"{clan} late_card"
        s.play(f"{clan} pass")
    assert s.totals == {"wolf": (1, 6), "raven": (1, 4), "bear": (1, 1)}
    assert s.glory["wolf"] == 3


@pytest.mark.parametrize("secret", ["heimdalls_eye", "tyrs_rage", "quest_alfheim"])
def test_br380_everyone_who_could_hold_one_is_asked(secret: str) -> None:
    """Who is asked does not depend on what is in the hands."""
    s = scene(
        "gimle: wolf W; raven W; bear W",
        "elvagar: serpent W",
        age=2,
        hand={
            "wolf": "tyrs_crush troll",
            "raven": f"tyrs_smite {secret}",
            "serpent": "heimdalls_eye",
            "bear": "odins_smite",
        },
    ).play("wolf pillage gimle", "wolf play tyrs_crush", "raven play tyrs_smite", "bear play odins_smite")
    assert asked_to_add(s) == ["wolf", "raven"]  # Bear's hand is empty, Serpent takes no part


def test_br380_no_late_cards_in_the_first_age() -> None:
    """The first age's deck has no white-circle card, so nobody is asked."""
    s = scene("gimle: wolf W W; raven W", hand={"wolf": "tyrs_bash tyrs_smash", "raven": "tyrs_crush troll"})
    s.play("wolf pillage gimle", "wolf play tyrs_bash", "raven play tyrs_crush")
    assert s.asked == "raven action"


def test_br380_a_kept_one_may_be_added_in_a_later_age() -> None:
    """Eye and Gaze are added alike, several by one clan too, whatever age they are from."""
    s = scene(
        "gimle: wolf W; raven W W",
        age=3,
        hand={"wolf": "thors_ascension heimdalls_eye_a2 heimdalls_gaze", "raven": "tyrs_crush"},
    ).play("wolf pillage gimle", "wolf play thors_ascension", "raven play tyrs_crush")
    s.play("wolf add heimdalls_eye", "wolf add heimdalls_gaze")
    assert s.totals == {"wolf": (1, 6), "raven": (2, 4)}
    assert s.hand("wolf") == [] and s.hand("raven") == ["tyrs_crush_a3"]


def test_br380_a_white_circle_card_may_be_played_normally() -> None:
    """An Eye may also be the card a clan reveals."""
    s = scene("gimle: wolf W; raven W", age=2, hand={"wolf": "heimdalls_eye"})
    s.play("wolf pillage gimle", "wolf play heimdalls_eye")
    assert s.totals["wolf"] == (1, 2) and s.discard == ["heimdalls_eye_a2"]
