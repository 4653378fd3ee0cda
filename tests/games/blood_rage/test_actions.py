"""The action phase: BR-321 to BR-328."""

from __future__ import annotations

import pytest

import meadhall
from tests.games.blood_rage.scenes import scene
from tests.games.blood_rage.tables import OUTER, until

ONLY_WOLF = {"raven": 0, "serpent": 0, "bear": 0}


def test_br321_rage_is_set_to_the_stat() -> None:
    """At the start of an age rage left over or spent does not matter."""
    steps = {"wolf": {"rage": 2}, "raven": {"rage": 4}, "serpent": {"rage": 5}}
    s = until(scene(rage={"wolf": 12, "raven": 1}, steps=steps).end_age(), "action")

    assert s.rage == {"wolf": 7, "raven": 9, "serpent": 12, "bear": 6}


def test_br321_rage_left_over_is_not_added() -> None:
    """What was left when the last province was pillaged is gone."""
    s = scene("gimle: wolf W", pillaged=["yggdrasil", *OUTER[:-1]]).play("wolf pillage gimle")

    assert until(s, "action").rage == {"wolf": 6, "raven": 6, "serpent": 6, "bear": 6}


def test_br322_first_player_starts_and_turns_go_clockwise() -> None:
    """One action each, then the next clan to the left, round and round."""
    s = scene(hand={"wolf": "quest_alfheim"})
    s.play("wolf quest quest_alfheim", "raven invade warrior gimle", "serpent invade leader gimle")
    assert s.asked == "bear action"
    s.play("bear invade ship fjord_ne")

    assert s.asked == "wolf action"


def test_br322_first_player_of_a_later_age_starts_it() -> None:
    """The second age begins with the clan to the left of the first age's first player."""
    s = until(scene(turn="bear").end_age(), "action")

    assert s.asked == "raven action"


def test_br322_nobody_acts_out_of_turn() -> None:
    """While Wolf is asked, Raven has nothing to answer."""
    s = scene()
    with pytest.raises(meadhall.NotAsked):
        s.t.answer(1, "pass")

    assert s.asked == "wolf action"


def test_br322_even_a_free_action_is_the_whole_turn() -> None:
    """After a leader who came for nothing the turn is over."""
    assert scene().play("wolf invade leader gimle").asked == "raven action"


def test_br323_an_action_that_cannot_be_paid_in_full_is_refused() -> None:
    """With 1 rage no ship (2) and no upgrade of strength 2; a warrior (1) and free actions remain."""
    s = scene(rage=1, hand={"wolf": "thors_glory lokis_domain friggas_charm quest_alfheim"})

    assert not any("figure=ship" in option for option in s.options("wolf"))
    s.refuses("wolf", "invade:figure=ship:to=fjord_ne", "BR-323")
    assert s.options("wolf", "upgrade") == ["upgrade:card=lokis_domain_a1", "upgrade:card=friggas_charm_a1"]
    s.refuses("wolf", "upgrade:card=thors_glory_a1", "BR-323")
    assert "invade:figure=warrior:to=gimle" in s.options("wolf")
    assert s.options("wolf", "quest") == ["quest:card=quest_alfheim_a1"]


def test_br323_the_exact_price_is_enough() -> None:
    """The last 2 rage pay for a ship."""
    s = scene(rage=2).play("wolf invade ship fjord_ne")

    assert s.rage["wolf"] == 0
    assert s.at("fjord_ne") == {"wolf": {"ship": 1}}


@pytest.mark.parametrize(
    ("action", "deed"),
    [
        ("wolf invade warrior gimle", "invade"),
        ("wolf march utgard", "march"),
        ("wolf upgrade lokis_domain", "upgrade"),
    ],
)
def test_br323_the_price_is_paid_before_the_action(action: str, deed: str) -> None:
    """Rage goes first, then the deed is done."""
    s = scene("utgard: wolf W", hand={"wolf": "lokis_domain"})
    n = len(s.t.events(None))
    s.play(action)
    if deed == "march":
        assert s.rage["wolf"] == 5  # before the target is named
        s.play("wolf march_to gimle")

    assert [e["event"] for e in s.t.events(None, n)][:2] == ["rage", deed]
    assert s.rage["wolf"] == 5


def test_br324_at_0_rage_no_action_not_even_a_free_one() -> None:
    """Leader, quest and pillage cost nothing, and still Wolf is passed over."""
    s = scene("gimle: wolf W", rage={"wolf": 0}, hand={"wolf": "quest_alfheim"})
    assert s.asked == "raven action"
    with pytest.raises(meadhall.NotAsked):
        s.t.answer(0, "quest:card=quest_alfheim_a1")
    s.play("raven pass", "serpent pass", "bear pass")

    assert s.asked == "wolf keep"


def test_br324_spending_the_last_rage_ends_ones_actions() -> None:
    """From then on Wolf's turn is skipped."""
    s = scene("gimle: wolf W", rage={"wolf": 1}).play("wolf invade warrior gimle")
    s.play("raven invade leader utgard", "serpent invade leader utgard", "bear invade leader utgard")

    assert s.asked == "raven action"


def test_br324_at_0_rage_one_still_joins_a_battle_and_plays_cards() -> None:
    """Wolf at 0 comes from next door and wins on its card."""
    s = scene(
        "gimle: raven W",
        "myrkulor: wolf W",
        turn="raven",
        rage={"wolf": 0},
        hand={"wolf": "tyrs_smite", "raven": "tyrs_bash"},
    )
    s.play("raven pillage gimle", "wolf join warrior myrkulor")
    assert s.asked == "wolf+raven battle_card"
    s.play("wolf play tyrs_smite", "raven play tyrs_bash")

    assert s.glory["wolf"] == 3
    assert s.rage["wolf"] == 0
    assert s.at("gimle") == {"wolf": {"warrior": 1}}


def test_br325_rage_gained_at_0_lets_one_act_again() -> None:
    """Loki's Trickery brings Wolf 1 rage, and with it a turn."""
    s = scene("gimle: wolf W; raven L", turn="raven", rage={"wolf": 0}, hand={"wolf": "lokis_trickery"})
    s.play("raven pillage gimle", "wolf play lokis_trickery")
    assert (s.rage["wolf"], s.rage["raven"]) == (1, 5)
    s.play("serpent pass", "bear pass")

    assert s.asked == "wolf action"
    s.play("wolf invade leader gimle")
    assert s.at("gimle") == {"wolf": {"leader": 1}, "raven": {"leader": 1}}


def test_br326_passing_loses_all_rage_and_further_actions() -> None:
    """Wolf passes with 5 rage and is not asked again, however long the others go on."""
    s = scene(rage=5).play("wolf pass")
    assert s.rage["wolf"] == 0
    for _ in range(3):
        s.play("raven invade warrior gimle", "serpent invade warrior utgard", "bear invade warrior horgr")
        assert s.asked == "raven action"

    assert s.rage == {"wolf": 0, "raven": 2, "serpent": 2, "bear": 2}


def test_br326_passing_is_for_the_whole_age() -> None:
    """Rage gained later gives no action back (ruling pass_final), but the next age does."""
    s = scene("gimle: wolf W; raven L", hand={"wolf": "lokis_trickery"}).play("wolf pass")
    s.play("raven pillage gimle", "wolf play lokis_trickery", "serpent pass", "bear pass")
    assert s.rage["wolf"] == 1
    assert s.asked == "raven action"

    assert until(s.end_age(), "action").asked == "raven action"
    s.play("raven pass", "serpent pass", "bear pass")
    assert s.asked == "wolf action"


def test_br326_one_may_always_pass() -> None:
    """With nothing else to do, passing remains."""
    s = scene("gimle: wolf W W W W", rage=1, pillaged="gimle", destroyed="myrkulor")

    assert s.options("wolf") == ["pass", "march:from=gimle"]
    s.play("wolf pass")
    assert s.asked == "raven action"


def test_br327_phase_ends_when_all_are_at_0_rage() -> None:
    """With Wolf's last rage the actions end, and at once."""
    s = scene("gimle: wolf W", rage={"wolf": 1, **ONLY_WOLF}, hand={"raven": "tyrs_bash"})
    s.play("wolf march gimle", "wolf march_to utgard")

    assert s.asked == "raven keep"


def test_br327_the_last_action_is_finished_first() -> None:
    """An upgrade bought with the last rage still lets its figure invade."""
    s = scene(rage={"wolf": 1, **ONLY_WOLF}, hand={"wolf": "brothers_in_arms"})
    s.play("wolf upgrade brothers_in_arms")
    assert s.rage["wolf"] == 0
    assert s.asked == "wolf free_invade"
    s.play("wolf invade warrior gimle")

    assert s.asked == "wolf+raven+serpent+bear draft"
    assert s.at("gimle") == {"wolf": {"warrior": 1}}


@pytest.mark.parametrize("destroyed", ["", "utgard horgr"])
def test_br327_phase_ends_when_every_province_is_pillaged(destroyed: str) -> None:
    """All that still stand are pillaged: it ends with 6 rage in every hand."""
    done = [p for p in ("yggdrasil", *OUTER) if p not in ("gimle", *destroyed.split())]
    s = scene("gimle: wolf W", pillaged=done, destroyed=destroyed, hand={"wolf": "tyrs_bash"})
    s.play("wolf pillage gimle")

    assert s.asked == "wolf keep"
    assert s.rage == {"wolf": 6, "raven": 6, "serpent": 6, "bear": 6}


def test_br327_yggdrasil_must_be_pillaged_too() -> None:
    """With only Yggdrasil left the phase goes on."""
    s = scene("gimle: wolf W", pillaged=OUTER[:-1]).play("wolf pillage gimle")

    assert s.asked == "raven action"


def test_br327_a_failed_pillage_does_not_end_the_phase() -> None:
    """The last province is still to be taken."""
    s = scene("gimle: wolf W; raven L", pillaged=["yggdrasil", *OUTER[:-1]]).play("wolf pillage gimle")
    assert s.asked == "raven action"
    s.play("raven pillage gimle")

    assert s.asked == "wolf+raven+serpent+bear draft"


def test_br328_the_same_action_again_and_again() -> None:
    """Three invasions, two marches and two quests in one phase."""
    s = scene(rage={"wolf": 9, **ONLY_WOLF}, hand={"wolf": "quest_alfheim quest_manheim"})
    s.play("wolf invade warrior gimle", "wolf invade warrior gimle", "wolf invade warrior utgard")
    s.play("wolf march utgard", "wolf march_to horgr", "wolf march horgr", "wolf march_to elvagar")
    s.play("wolf quest quest_alfheim", "wolf quest quest_manheim")

    assert s.asked == "wolf action"
    assert s.rage["wolf"] == 4
    assert len(s.quests("wolf")) == 2
