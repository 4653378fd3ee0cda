"""How a pillage ends: BR-381 to BR-386."""

import pytest

from tests.games.blood_rage.scenes import scene


def test_br381_highest_total_wins() -> None:
    """The only highest total wins, whoever pillages."""
    s = scene("gimle: wolf W; raven L; serpent W W", hand={"serpent": "tyrs_bash"})
    s.play("wolf pillage gimle", "serpent play tyrs_bash")
    assert s.at("gimle") == {"serpent": {"warrior": 2}}
    assert s.glory == {"wolf": 0, "raven": 0, "serpent": 3, "bear": 0}


def test_br381_tie_for_highest_kills_everyone() -> None:
    """On a tie for highest all participants lose, the weaker ones too."""
    s = scene("gimle: wolf W W; raven W W; serpent W").play("wolf pillage gimle")
    assert s.valhalla == {"wolf": {"warrior": 2}, "raven": {"warrior": 2}, "serpent": {"warrior": 1}}
    assert set(s.glory.values()) == {0}
    assert not s.pillaged("gimle")


def test_br381_a_tie_below_the_highest_does_not_matter() -> None:
    """Only a tie for the highest total counts."""
    s = scene("gimle: wolf L; raven W; serpent W").play("wolf pillage gimle")
    assert s.at("gimle") == {"wolf": {"leader": 1}}


def test_br382_winner_discards_losers_take_back() -> None:
    """The winner's cards are discarded, the losers' go back to hand, late ones alike."""
    s = scene(
        "gimle: wolf W W W; raven W",
        age=2,
        hand={"wolf": "tyrs_crush heimdalls_eye", "raven": "tyrs_smash heimdalls_eye"},
    ).play("wolf pillage gimle", "wolf play tyrs_crush", "raven play tyrs_smash")
    s.play("wolf add heimdalls_eye", "raven add heimdalls_eye")
    assert s.hand("wolf") == [] and sorted(s.hand("raven")) == ["heimdalls_eye_a2", "tyrs_smash_a2"]
    assert sorted(s.discard) == ["heimdalls_eye_a2", "tyrs_crush_a2"]


def test_br382_on_a_tie_all_take_back() -> None:
    """With no winner no card is discarded."""
    s = scene("gimle: wolf W W; raven W", hand={"wolf": "tyrs_bash", "raven": "tyrs_smash"})
    s.play("wolf pillage gimle", "wolf play tyrs_bash", "raven play tyrs_smash")
    assert s.hand("wolf") == ["tyrs_bash_a1"] and s.hand("raven") == ["tyrs_smash_a1"] and s.discard == []


def test_br383_losers_figures_and_ships_go_to_valhalla() -> None:
    """All the losers have in the battle dies, ships in the fjord too; nothing elsewhere does."""
    s = scene(
        "gimle: wolf W W W; raven W",
        "fjord_nw: raven S; wolf S",
        "myrkulor: raven L",
        "yggdrasil: raven W",
        "fjord_sw: bear S",
    ).play("wolf pillage gimle", "raven pass")
    assert s.valhalla == {"raven": {"warrior": 1, "ship": 1}}
    assert s.at("gimle") == {"wolf": {"warrior": 3}} and s.at("fjord_nw") == {"wolf": {"ship": 1}}
    assert s.at("myrkulor") == {"raven": {"leader": 1}} and s.at("yggdrasil") == {"raven": {"warrior": 1}}


def test_br384_the_pillager_who_wins_takes_the_reward_and_flips() -> None:
    """After a success the token is turned until the age's end."""
    s = scene("gimle: wolf L; raven W", tokens={"gimle": "pillage_rage"}).play("wolf pillage gimle")
    assert s.stat("wolf", "rage") == 7 and s.rage["wolf"] == 6  # BR-109: no rage now
    assert s.pillaged("gimle")


def test_br384_a_defender_who_wins_does_not_take_it() -> None:
    """Another winner leaves the token, and the province may be pillaged again."""
    s = scene("gimle: wolf W; raven L", tokens={"gimle": "pillage_rage"}).play("wolf pillage gimle")
    assert not s.pillaged("gimle")
    assert (s.stat("wolf", "rage"), s.stat("raven", "rage")) == (6, 6)
    s.play("raven pillage gimle")
    assert s.pillaged("gimle") and s.stat("raven", "rage") == 7


def test_br384_nobody_takes_it_on_a_tie() -> None:
    """A tie leaves the token, too."""
    s = scene(
        "gimle: wolf W", "fjord_nw: wolf S; raven S", "gimle: raven W", tokens={"gimle": "pillage_rage"}
    )
    s.play("wolf pillage gimle")
    assert not s.pillaged("gimle") and s.stat("wolf", "rage") == 6
    assert s.options("raven", "pillage") == []  # nobody is left there to try again


def test_br385_the_winner_gains_axes_pillager_or_not() -> None:
    """A defender who wins gains glory equal to its own Axes."""
    s = scene("gimle: wolf W; raven L", steps={"raven": {"axes": 3}}, glory={"raven": 10})
    s.play("wolf pillage gimle")
    assert s.glory == {"wolf": 0, "raven": 15, "serpent": 0, "bear": 0}


def test_br385_an_axes_reward_counts_already() -> None:
    """The Axes step of the token is there when the glory is counted."""
    s = scene("gimle: wolf L; raven W", tokens={"gimle": "pillage_axes"}).play("wolf pillage gimle")
    assert s.stat("wolf", "axes") == 4 and s.glory["wolf"] == 4


@pytest.mark.parametrize(
    ("token", "raised", "glory"),
    [
        ("pillage_rage", {"rage": 7}, 0),
        ("pillage_axes", {"axes": 4}, 0),
        ("pillage_horns", {"horns": 5}, 0),
        ("pillage_glory", {}, 5),
    ],
)
def test_br386_rewards(token: str, raised: dict[str, int], glory: int) -> None:
    """A token gives one step on its stat, or 5 glory."""
    s = scene("gimle: wolf W", tokens={"gimle": token}).play("wolf pillage gimle")
    assert {stat: s.stat("wolf", stat) for stat in ("rage", "axes", "horns")} == {
        "rage": 6,
        "axes": 3,
        "horns": 4,
        **raised,
    }
    assert s.glory["wolf"] == glory


def test_br386_yggdrasil_raises_all_three() -> None:
    """Yggdrasil's token gives a step on each stat."""
    s = scene("yggdrasil: wolf W").play("wolf pillage yggdrasil")
    assert [s.stat("wolf", stat) for stat in ("rage", "axes", "horns")] == [7, 4, 5]
    assert s.glory["wolf"] == 0


def test_br376_br378_a_second_battle_starts_afresh() -> None:
    """Nothing of one battle, its fighters, cards, cancelled texts or dead, is left in the next."""
    s = scene(
        "gimle: wolf L valkyrie; raven W; serpent W; bear W",
        "elvagar: wolf W; raven W W; serpent W",
        age=3,
        upgrades={"serpent": "tyrs_domain"},
        hand={"wolf": "thors_primacy", "raven": "odins_judgement heimdalls_gaze", "serpent": "quest_alfheim"},
        tokens={"gimle": "pillage_rage"},
    ).play("wolf pillage gimle", "wolf play thors_primacy", "raven play odins_judgement")
    s.play("serpent play quest_alfheim", "serpent treat 3", "raven add heimdalls_gaze")
    assert s.totals == {"wolf": (5, 3), "raven": (1, 5), "serpent": (1, 3), "bear": (1, 0)}
    assert s.glory == {"wolf": 3 + 2 * 3, "raven": 0, "serpent": 0, "bear": 0}
    assert s.t.view(0)["battle"] is None

    s.play(
        "raven pillage elvagar", "raven play odins_judgement", "serpent play quest_alfheim", "serpent pass"
    )
    s.play("raven pass")
    second = [(e["seat"], e["figures"], e["cards"]) for e in s.events("strength")[4:]]
    assert second == [(1, 2, 2), (2, 1, 0), (0, 1, 0)]
    assert s.glory == {"wolf": 9, "raven": 3 + 2 * 2, "serpent": 0, "bear": 0}
