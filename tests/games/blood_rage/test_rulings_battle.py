"""Rulings about battle cards: the order of their texts, and what they reach."""

import pytest

from tests.games.blood_rage.scenes import scene


# -- the order of texts -----------------------------------------------------------------------------
def test_ruling_text_order__primacy_before_watch() -> None:
    """Raven's Primacy cancels the pillager's Watch: no discard, no glory, no second card."""
    s = scene(
        "elvagar: wolf W; raven W",
        age=3,
        hand={"wolf": "heimdalls_watch tyrs_rage", "raven": "thors_primacy"},
    ).play("wolf pillage elvagar", "wolf play heimdalls_watch", "raven play thors_primacy", "wolf pass")
    assert s.totals == {"wolf": (1, 0), "raven": (1, 3)}
    assert s.glory["wolf"] == 0 and sorted(s.hand("wolf")) == ["heimdalls_watch_a3", "tyrs_rage_a3"]


def test_ruling_text_order__watch_before_the_rest() -> None:
    """Raven's Watch discards the pillager's Tide before it kills anybody."""
    s = scene("gimle: wolf W W; raven W", age=2, hand={"wolf": "odins_tide", "raven": "heimdalls_watch"})
    s.play("wolf pillage gimle", "wolf play odins_tide", "raven play heimdalls_watch")
    assert s.totals == {"wolf": (2, 0), "raven": (1, 0)}
    assert sorted(s.discard) == ["heimdalls_watch_a2", "odins_tide_a2"]


@pytest.mark.parametrize(("raider", "left"), [("wolf", 0), ("raven", 1)])
def test_ruling_text_order__pillager_first(raider: str, left: int) -> None:
    """Wolf's Tide leaves one warrior, and Raven's Smite takes one: which is first, the pillager decides."""
    s = scene(
        "gimle: wolf W W; raven W", age=2, turn=raider, hand={"wolf": "odins_tide", "raven": "odins_smite"}
    ).play(f"{raider} pillage gimle", "wolf play odins_tide", "raven play odins_smite")
    assert s.totals == {"wolf": (left, 1), "raven": (1, 1)}


@pytest.mark.parametrize(("raider", "seat"), [("wolf", 0), ("raven", 1)])
def test_ruling_double_primacy(raider: str, seat: int) -> None:
    """Of two Primacies only the first from the pillager on works; the other is cancelled, too."""
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        age=3,
        turn=raider,
        hand={"wolf": "thors_primacy", "raven": "thors_primacy", "serpent": "odins_smite"},
    ).play(
        f"{raider} pillage gimle",
        "wolf play thors_primacy",
        "raven play thors_primacy",
        "serpent play odins_smite",
    )
    assert [e["seat"] for e in s.events("silenced")] == [seat]
    assert s.totals == {"wolf": (1, 3), "raven": (1, 3), "serpent": (1, 1)}


# -- Heimdall's Watch and Sight ---------------------------------------------------------------------
@pytest.mark.parametrize(("raider", "paid"), [("wolf", "wolf"), ("raven", "raven"), ("serpent", "wolf")])
def test_ruling_double_watch(raider: str, paid: str) -> None:
    """Both Watches are discarded with the rest; only the first from the pillager on pays."""
    s = scene(
        "elvagar: wolf W; raven W; serpent W",
        age=3,
        turn=raider,
        hand={"wolf": "heimdalls_watch", "raven": "heimdalls_watch_a2", "serpent": "tyrs_rage"},
    ).play(
        f"{raider} pillage elvagar",
        "wolf play heimdalls_watch",
        "raven play heimdalls_watch",
        "serpent play tyrs_rage",
    )
    assert s.glory == {"wolf": 0, "raven": 0, "serpent": 0, "bear": 0, paid: 6}
    assert sorted(s.discard) == ["heimdalls_watch_a2", "heimdalls_watch_a3", "tyrs_rage_a3"]


def test_ruling_watch_sum() -> None:
    """Watch counts +6, a Sight that copies it, and a quest treated as +3; an upgrade counts nothing."""
    s = scene(
        "gimle: wolf W; raven W; serpent W; bear W; ram W",
        seats=5,
        age=2,
        upgrades={"bear": "tyrs_domain"},
        hand={
            "wolf": "heimdalls_watch",
            "raven": "heimdalls_sight",
            "serpent": "tyrs_rage",
            "bear": "quest_alfheim",
            "ram": "valkyrie",
        },
    ).play(
        "wolf pillage gimle",
        "wolf play heimdalls_watch",
        "raven play heimdalls_sight",
        "serpent play tyrs_rage",
    )
    s.play("bear play quest_alfheim", "ram play valkyrie", "bear treat 3")
    assert [(e["seat"], e["glory"]) for e in s.events("watch")] == [(0, 6 + 6 + 3)]
    assert s.glory["wolf"] == 15


def test_ruling_watch_sum__a_quest_not_treated() -> None:
    """A quest its owner leaves a quest counts nothing."""
    s = scene(
        "gimle: wolf W; raven W",
        age=2,
        upgrades={"raven": "tyrs_domain"},
        hand={"wolf": "heimdalls_watch", "raven": "quest_alfheim"},
    ).play("wolf pillage gimle", "wolf play heimdalls_watch", "raven play quest_alfheim", "raven pass")
    assert s.glory["wolf"] == 0 and len(s.discard) == 2


def test_ruling_watch_replay() -> None:
    """Who has cards left must play one; who has none fights on with figures."""
    s = scene(
        "elvagar: wolf W; raven W W",
        age=2,
        hand={"wolf": "heimdalls_watch thors_hammer_a1 tyrs_bash_a1", "raven": "tyrs_rage"},
    ).play("wolf pillage elvagar", "wolf play heimdalls_watch", "raven play tyrs_rage")
    assert s.asked == "wolf battle_card"
    assert set(s.options("wolf")) == {"play:card=thors_hammer_a1", "play:card=tyrs_bash_a1"}
    s.play("wolf play tyrs_bash", "wolf pass")
    assert s.totals == {"wolf": (1, 2), "raven": (2, 0)}


def test_ruling_watch_replay__a_second_watch() -> None:
    """A Watch among the new cards works like the first; what a quest is treated as is settled anew."""
    s = scene(
        "elvagar: wolf W; raven W W",
        age=3,
        upgrades={"wolf": "tyrs_domain"},
        hand={"wolf": "heimdalls_watch quest_alfheim", "raven": "tyrs_rage heimdalls_watch_a2"},
    ).play("wolf pillage elvagar", "wolf play heimdalls_watch", "raven play tyrs_rage")
    s.play("wolf play quest_alfheim", "raven play heimdalls_watch", "wolf treat 3")
    assert s.glory == {"wolf": 6, "raven": 3 + 3, "serpent": 0, "bear": 0}
    assert s.totals == {"wolf": (1, 0), "raven": (2, 0)} and len(s.discard) == 4


def test_ruling_watch_replay__a_treatment_is_gone() -> None:
    """What the quest discarded was treated as is not added to the next one."""
    s = scene(
        "elvagar: wolf W; raven W W",
        age=2,
        upgrades={"wolf": "tyrs_domain"},
        hand={"wolf": "quest_alfheim quest_manheim", "raven": "heimdalls_watch"},
    ).play("wolf pillage elvagar", "wolf play quest_alfheim", "raven play heimdalls_watch", "wolf treat 3")
    s.play("wolf play quest_manheim", "wolf pass")
    assert s.totals == {"wolf": (1, 0), "raven": (2, 0)}


def test_ruling_watch_replay__nobody_has_cards() -> None:
    """With no cards left the battle goes on with figures alone."""
    s = scene("elvagar: wolf W; raven W W", age=2, hand={"wolf": "heimdalls_watch", "raven": "tyrs_rage"})
    s.play("wolf pillage elvagar", "wolf play heimdalls_watch", "raven play tyrs_rage")
    assert s.totals == {"wolf": (1, 0), "raven": (2, 0)}
    assert s.glory == {"wolf": 6, "raven": 3, "serpent": 0, "bear": 0}


def test_ruling_sight_value() -> None:
    """Sight is the highest single enemy card: 3 for a late Gaze, not 5 with the +2 beside it."""
    s = scene(
        "gimle: wolf W; raven W",
        age=3,
        hand={"wolf": "tyrs_bash_a1 heimdalls_gaze", "raven": "heimdalls_sight_a1"},
    ).play(
        "wolf pillage gimle", "wolf play tyrs_bash", "raven play heimdalls_sight", "wolf add heimdalls_gaze"
    )
    assert s.totals == {"wolf": (1, 5), "raven": (1, 3)}


def test_ruling_sight_value__only_enemies() -> None:
    """Its owner's own late card is added, not copied; cards of no bonus make it 0."""
    s = scene(
        "gimle: wolf W; raven W",
        age=2,
        hand={"wolf": "lokis_backstab", "raven": "heimdalls_sight_a1 heimdalls_eye"},
    ).play(
        "wolf pillage gimle",
        "wolf play lokis_backstab",
        "raven play heimdalls_sight",
        "raven add heimdalls_eye",
    )
    assert s.totals == {"wolf": (1, 0), "raven": (1, 2)}


def test_ruling_sight_value__cancelled() -> None:
    """Cancelled by Primacy it is worth 0."""
    s = scene("gimle: wolf W; raven W", age=3, hand={"wolf": "thors_primacy", "raven": "heimdalls_sight_a1"})
    s.play("wolf pillage gimle", "wolf play thors_primacy", "raven play heimdalls_sight")
    assert s.totals == {"wolf": (1, 3), "raven": (1, 0)}


# -- what a text reaches ----------------------------------------------------------------------------
def test_ruling_primacy_scope() -> None:
    """Primacy stops Raven's Smite, not its +1, its late card or Serpent's upgrade."""
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        age=3,
        upgrades={"serpent": "tyrs_domain"},
        hand={"wolf": "thors_primacy", "raven": "odins_smite_a1 heimdalls_gaze", "serpent": "quest_alfheim"},
    ).play(
        "wolf pillage gimle",
        "wolf play thors_primacy",
        "raven play odins_smite",
        "serpent play quest_alfheim",
    )
    s.play("serpent treat 3", "raven add heimdalls_gaze")
    assert s.totals == {"wolf": (1, 3), "raven": (1, 4), "serpent": (1, 3)}


def test_ruling_smite_scope() -> None:
    """Each opponent loses one warrior; a leader and a ship are no warriors, and the owner loses none."""
    s = scene("gimle: wolf W; raven W W; serpent L", "fjord_nw: bear S", hand={"wolf": "odins_smite"}).play(
        "wolf pillage gimle", "wolf play odins_smite"
    )
    assert s.totals == {"wolf": (1, 1), "raven": (1, 0), "serpent": (3, 0), "bear": (2, 0)}


def test_ruling_tide_scope() -> None:
    """All keep exactly one figure of their choice, the owner too; a ship is a figure in the battle."""
    s = scene(
        "gimle: wolf W L; raven W W; serpent W", "fjord_nw: raven S", age=2, hand={"wolf": "odins_tide"}
    ).play("wolf pillage gimle", "wolf play odins_tide")
    assert set(s.options("wolf")) == {"spare:figure=warrior", "spare:figure=leader"}
    s.play("wolf spare warrior")
    assert set(s.options("raven")) == {"spare:figure=warrior", "spare:figure=ship"}
    s.play("raven spare ship")
    assert s.totals == {"wolf": (1, 1), "raven": (2, 0), "serpent": (1, 0)}


def test_ruling_tide_scope__nobody_falls_before_all_have_chosen() -> None:
    """A clan of one kind of figure is not asked; it keeps one."""
    s = scene("gimle: wolf W W W; raven W L", age=2, hand={"wolf": "odins_tide"})
    s.play("wolf pillage gimle", "wolf play odins_tide")
    assert s.asked == "raven spare" and s.at("gimle")["wolf"] == {"warrior": 3}
    s.play("raven spare leader")
    assert s.totals == {"wolf": (1, 1), "raven": (3, 0)}


def test_ruling_no_figures_left() -> None:
    """The pillager loses its only warrior to Smite, wins on its card, and pillages."""
    s = scene(
        "elvagar: wolf W; raven W",
        hand={"wolf": "tyrs_smite", "raven": "odins_smite"},
        tokens={"elvagar": "pillage_horns"},
    ).play("wolf pillage elvagar", "wolf play tyrs_smite", "raven play odins_smite")
    assert s.totals == {"wolf": (0, 5), "raven": (1, 1)}
    assert s.valhalla == {"wolf": {"warrior": 1}, "raven": {"warrior": 1}}
    assert s.pillaged("elvagar") and s.stat("wolf", "horns") == 5 and s.glory["wolf"] == 3


def test_ruling_must_play() -> None:
    """The winner's upgrade is discarded like any card; nobody may hold back."""
    s = scene("gimle: wolf L; raven W", hand={"wolf": "troll", "raven": "quest_manheim"}).play(
        "wolf pillage gimle"
    )
    assert s.options("wolf") == ["play:card=troll_a1"] and s.options("raven") == [
        "play:card=quest_manheim_a1"
    ]
    s.play("wolf play troll", "raven play quest_manheim")
    assert s.discard == ["troll_a1"] and s.hand("raven") == ["quest_manheim_a1"]
    assert s.at("gimle") == {"wolf": {"leader": 1}}


def test_ruling_tie() -> None:
    """On a tie all lose, nothing is taken from a winner, and Loki's Blessing works."""
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        age=2,
        hand={"wolf": "lokis_trickery_a1", "raven": "lokis_backstab", "serpent": "troll_a1"},
        upgrades={"raven": "lokis_blessing"},
        glory={"wolf": 5, "serpent": 5},
    ).play(
        "wolf pillage gimle", "wolf play lokis_trickery", "raven play lokis_backstab", "serpent play troll"
    )
    assert s.glory == {"wolf": 5, "raven": 0, "serpent": 5, "bear": 0}
    assert s.rage == {"wolf": 6, "raven": 6, "serpent": 6, "bear": 6}
    assert not s.pillaged("gimle")
    s.play("raven return_warrior")
    assert s.at("gimle") == {"raven": {"warrior": 1}}
    assert s.valhalla == {"wolf": {"warrior": 1}, "raven": {"warrior": 1}, "serpent": {"warrior": 1}}
