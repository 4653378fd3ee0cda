"""The end of an age and of the game: BR-391 to BR-402."""

from collections.abc import Mapping

import pytest

from tests.games.blood_rage.scenes import CLANS, Scene, scene


def pass_all(s: Scene) -> Scene:
    """Everybody passes for the rest of the age; stops at the question about kept cards."""
    while s.asked.endswith(" action"):
        s.play(f"{s.asked.split()[0]} pass")
    return s


# -- discard ----------------------------------------------------------------------------------------
def test_br391_each_keeps_at_most_one_card() -> None:
    """Of the cards in hand one may stay; all with cards choose at once."""
    s = pass_all(
        scene(hand={"wolf": "troll tyrs_bash tyrs_smash", "raven": "tyrs_crush", "bear": "quest_manheim"})
    )
    assert s.asked == "wolf+raven+bear keep"
    assert set(s.options("wolf")) == {
        "keep:card=troll_a1",
        "keep:card=tyrs_bash_a1",
        "keep:card=tyrs_smash_a1",
        "keep_none",
    }
    s.play("wolf keep troll", "raven keep_none", "bear keep quest_manheim")
    assert [s.hand(clan) for clan in s.glory] == [["troll_a1"], [], [], ["quest_manheim_a1"]]


def test_br391_two_of_a_kind_only_one_stays() -> None:
    """Two copies of a card are two cards."""
    s = pass_all(scene(hand={"wolf": "tyrs_smash tyrs_smash"})).play("wolf keep tyrs_smash")
    assert s.hand("wolf") == ["tyrs_smash_a1"]


def test_br391_a_card_kept_twice() -> None:
    """A card kept from an earlier age may be kept again."""
    s = pass_all(scene(age=2, hand={"wolf": "troll_a1 tyrs_rage"})).play("wolf keep troll")
    assert s.hand("wolf") == ["troll_a1"]


def test_br391_which_card_was_kept_is_secret() -> None:
    """A card all have seen return to a hand is no longer known to be there."""
    s = scene("gimle: wolf L; raven W", hand={"raven": "tyrs_bash troll"}).play("wolf pillage gimle")
    pass_all(s.play("raven play tyrs_bash"))
    assert known(s, "raven") == ["tyrs_bash_a1"] and s.t.view(0)["phase"] == "discard"
    s.play("raven keep tyrs_bash")
    assert known(s, "raven") == []
    kept = {seat: [e.get("card") for e in s.t.events(seat) if e["event"] == "kept"] for seat in (0, 1)}
    assert kept[1] == ["tyrs_bash_a1"] and "tyrs_bash_a1" not in kept[0]


def known(s: Scene, clan: str) -> list[str]:
    """The cards everybody knows a clan to hold, as Wolf sees it."""
    clans = s.t.view(0)["clans"]
    assert isinstance(clans, list)
    return list(clans[CLANS.index(clan)]["known"])


def test_br391_in_the_third_age_all_are_discarded() -> None:
    """Nothing can be kept after the third age, and nobody is asked."""
    s = pass_all_to_the_end(scene(age=3, hand={"wolf": "tyrs_rage frost_giant"}))
    assert s.hand("wolf") == []
    assert [e["cards"] for e in s.events("threw_away") if e["seat"] == 0] == [2]


def pass_all_to_the_end(s: Scene) -> Scene:
    while not s.t.over:
        s.play(f"{s.asked.split()[0]} pass")
    return s


# -- quests -----------------------------------------------------------------------------------------
def test_br392_a_quest_met_pays_glory_and_a_stat_of_choice() -> None:
    """Met: the glory printed and one step on any stat; the card is discarded."""
    s = scene("gimle: wolf W", quests={"wolf": "quest_alfheim"}).end_age()
    assert s.asked == "wolf stat"
    assert set(s.options("wolf")) == {"raise:stat=rage", "raise:stat=axes", "raise:stat=horns"}
    s.play("wolf raise horns")
    assert s.glory["wolf"] == 5
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 2]
    assert s.quests("wolf") == [] and s.discard == ["quest_alfheim_a1"]


def test_br392_a_quest_unmet_costs_nothing() -> None:
    """Unmet: nothing is lost or gained; it is revealed and discarded."""
    s = scene("gimle: raven W", quests={"wolf": "quest_alfheim"}, glory={"wolf": 4}).end_age()
    assert s.asked.endswith("draft")
    assert s.glory["wolf"] == 4
    assert [e["card"] for e in s.events("quest_failed")] == ["quest_alfheim_a1"]
    assert s.quests("wolf") == [] and s.discard == ["quest_alfheim_a1"]


def test_br392_quests_of_all_clans_are_settled() -> None:
    """All laid quests count, several of one clan and those of several clans."""
    s = scene(
        "gimle: wolf W",
        "elvagar: raven W; wolf L",
        quests={"wolf": "quest_alfheim quest_manheim", "raven": "quest_manheim quest_glorious_death"},
        valhalla={"raven": "W W W W"},
    ).end_age()
    s.play("wolf raise rage", "wolf raise rage", "raven raise axes")
    assert s.glory == {"wolf": 10, "raven": 6, "serpent": 0, "bear": 0}
    assert s.step("wolf", "rage") == 3 and s.step("raven", "axes") == 2
    assert len(s.discard) == 4


@pytest.mark.parametrize(("dead", "glory"), [("W W W", 0), ("W W W W", 6), ("W W L S W", 6)])
def test_br392_glorious_death(dead: str, glory: int) -> None:
    """Four figures in Valhalla before Ragnarok; those Ragnarok kills come too late."""
    s = scene(
        "angerboda: wolf W",
        doom=("angerboda", "utgard", "horgr"),
        valhalla={"wolf": dead},
        quests={"wolf": "quest_glorious_death"},
    ).end_age()
    if glory:
        s.play("wolf raise rage")
    assert s.glory["wolf"] == glory + 2


@pytest.mark.parametrize(
    ("lines", "met"),
    [
        (("elvagar: wolf L; raven W W",), True),  # 3 to 2
        (("elvagar: wolf L; raven W W W",), False),  # a tie fails
        (("elvagar: wolf L; raven W W", "fjord_ne: serpent S"), True),  # 3 to 2 and 2: no clan has as much
        (("elvagar: wolf W W", "fjord_ne: raven S"), False),  # a rival's ship counts
        (("elvagar: wolf W; raven W", "fjord_ne: wolf S; raven S", "myrkulor: wolf W; raven W"), False),
        (("elvagar: wolf W; raven W W", "myrkulor: wolf W"), True),  # one province of the region is enough
        (("fjord_ne: wolf S", "elvagar: raven L", "angerboda: raven W"), True),  # the ship supports both
        (("gimle: wolf L", "horgr: wolf W", "yggdrasil: wolf W"), False),  # other regions
        ((), False),
    ],
)
def test_br393_most_strength_in_a_province(lines: tuple[str, ...], met: bool) -> None:
    """Strictly more than each other clan, supporting fjords included, in one province of the region."""
    s = scene(*lines, quests={"wolf": "quest_manheim"}).end_age()
    assert [e["card"] for e in s.events("quest_met" if met else "quest_failed")] == ["quest_manheim_a1"]


def test_br393_yggdrasil() -> None:
    """A tie in Yggdrasil fails both; more strength there succeeds."""
    tie = scene("yggdrasil: wolf W; raven W", quests={"wolf": "quest_yggdrasil"}).end_age()
    assert tie.events("quest_met") == []
    more = scene("yggdrasil: wolf W W; raven W", quests={"wolf": "quest_yggdrasil"}).end_age()
    assert [e["glory"] for e in more.events("quest_met")] == [6]


# -- Ragnarok ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_br394_ragnarok_destroys_and_pays(age: int, each: int) -> None:
    """The age's province burns for good; figures there and in its fjord die for 2, 3 or 4 glory each."""
    s = scene(
        "gimle: wolf W L; raven W",
        "fjord_nw: raven S",
        "myrkulor: wolf W",
        age=age,
        doom=("gimle",) * 3,
    ).end_age()
    assert s.destroyed("gimle") and not s.destroyed("myrkulor")
    assert s.glory == {"wolf": 2 * each, "raven": 2 * each, "serpent": 0, "bear": 0}
    assert s.at("gimle") == {} and s.at("fjord_nw") == {}
    assert s.at("myrkulor") == {"wolf": {"warrior": 1}}


def test_br394_the_quests_come_before_ragnarok() -> None:
    """A province that will burn still counts for a quest, and the glory is paid for both."""
    s = scene("gimle: wolf W", doom=("gimle", "utgard", "horgr"), quests={"wolf": "quest_alfheim"}).end_age()
    s.play("wolf raise rage")
    assert s.glory["wolf"] == 5 + 2


def test_br394_destroyed_for_good() -> None:
    """In the next age nobody can invade the province."""
    s = scene(doom=("gimle", "utgard", "horgr")).end_age().skip_to("action")
    assert "invade:figure=leader:to=gimle" not in s.options("raven")
    s.refuses("raven", "invade:figure=leader:to=gimle", "BR-206")


def test_br395_doom_moves_to_the_next_ages_province() -> None:
    """Each age has its own doomed province."""
    s = scene(doom=("gimle", "utgard", "horgr"))
    for _ in range(3):
        s.end_age()
        if not s.t.over:
            s.skip_to("action")
    assert [e["province"] for e in s.events("ragnarok")] == ["gimle", "utgard", "horgr"]
    assert s.t.over


# -- Valhalla and the end of the age ----------------------------------------------------------------
def test_br396_valhalla_releases_all_the_board_stays() -> None:
    """Every figure in Valhalla returns to its reserve, Ragnarok's dead too; the board stays."""
    s = scene(
        "gimle: wolf W",
        "fjord_ne: raven S",
        "horgr: raven W",
        doom=("horgr", "utgard", "elvagar"),
        valhalla={"wolf": "W W L troll", "raven": "W"},
    ).end_age()
    assert s.valhalla == {}
    assert s.reserve("wolf") == {"warrior": 7, "leader": 1, "ship": 1, "troll": 1}
    assert s.reserve("raven") == {"warrior": 8, "leader": 1}
    assert s.at("gimle") == {"wolf": {"warrior": 1}} and s.at("fjord_ne") == {"raven": {"ship": 1}}


def test_br397_tokens_turn_reward_side_up_where_they_lie() -> None:
    """A province pillaged before may be pillaged in the next age, for the same reward."""
    s = scene("gimle: wolf W", "elvagar: wolf W", pillaged="gimle elvagar", tokens={"gimle": "pillage_axes"})
    s.end_age().skip_to("action")
    assert s.asked == "raven action"
    s.play("raven pass", "serpent pass", "bear pass", "wolf pillage gimle")
    assert s.pillaged("gimle") and not s.pillaged("elvagar")
    assert s.stat("wolf", "axes") == 4


def test_br397_the_first_player_marker_passes_left() -> None:
    """Wolf, then Raven, then, with two seats, Wolf again."""
    s = scene(seats=2)
    for first in ("raven", "wolf"):
        s.end_age().skip_to("action")
        assert s.asked == f"{first} action"


# -- the end of the game ----------------------------------------------------------------------------
@pytest.mark.parametrize(("step", "glory"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_br401_stats_far_along_their_tracks(stat: str, step: int, glory: int) -> None:
    """The 4th and 5th step pay 10, the last 20."""
    s = scene(age=3, steps={"raven": {stat: step}}).end_age()
    assert s.t.over
    assert s.glory == {"wolf": 0, "raven": glory, "serpent": 0, "bear": 0}


def test_br401_each_stat_pays_and_only_at_the_end() -> None:
    """The three stats add up; nothing is paid at the end of an earlier age."""
    stats = {"rage": 4, "axes": 5, "horns": 6}
    assert scene(age=3, steps={"wolf": stats}).end_age().glory["wolf"] == 40
    assert scene(age=2, steps={"wolf": stats}).end_age().glory["wolf"] == 0


@pytest.mark.parametrize(
    ("glory", "winners"),
    [
        ({"wolf": 9, "raven": 10}, (1,)),
        ({"wolf": 10, "raven": 10, "bear": 9}, (0, 1)),
        ({}, (0, 1, 2, 3)),
    ],
)
def test_br402_most_glory_wins_and_a_tie_is_shared(
    glory: Mapping[str, int], winners: tuple[int, ...]
) -> None:
    """The clan with the most glory wins, together with any that has as much."""
    assert scene(age=3, glory=glory).end_age().t.winners == winners


def test_br402_the_stats_count_before_the_winner_is_named() -> None:
    """The end bonus decides, too."""
    s = scene(age=3, glory={"wolf": 9}, steps={"raven": {"axes": 4}}).end_age()
    assert s.t.winners == (1,)
