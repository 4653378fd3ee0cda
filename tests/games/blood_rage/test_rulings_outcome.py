"""Rulings about the end of a battle: cards, rewards, glory, and what follows."""

import pytest

from tests.games.blood_rage.scenes import scene


# -- the winner's cards -----------------------------------------------------------------------------
@pytest.mark.parametrize("rage", [1, 2])
def test_ruling_trickery_before_prowess(rage: int) -> None:
    """The rage Trickery takes can't pay for Prowess; what is left can."""
    s = scene(
        "gimle: wolf L; raven W",
        age=2,
        rage={"wolf": rage},
        upgrades={"wolf": "tyrs_prowess"},
        hand={"wolf": "tyrs_crush", "raven": "lokis_trickery_a1"},
    ).play("wolf pillage gimle", "wolf play tyrs_crush", "raven play lokis_trickery")
    assert s.rage["wolf"] == rage - 1 and s.rage["raven"] == 7
    if rage == 1:
        assert s.asked == "raven action" and s.discard == ["tyrs_crush_a2"]
    else:
        s.play("wolf take_back tyrs_crush")
        assert s.rage["wolf"] == 0 and s.hand("wolf") == ["tyrs_crush_a2"] and s.discard == []


def test_ruling_poison_beats_prowess() -> None:
    """Poison takes all the winner's cards, a late one too; Prowess is not even asked."""
    s = scene(
        "gimle: wolf L; raven W",
        age=3,
        upgrades={"wolf": "tyrs_prowess"},
        hand={"wolf": "tyrs_crush heimdalls_gaze", "raven": "lokis_poison"},
    ).play("wolf pillage gimle", "wolf play tyrs_crush", "raven play lokis_poison", "wolf add heimdalls_gaze")
    assert s.asked == "raven action" and s.rage["wolf"] == 6
    assert sorted(s.hand("raven")) == ["heimdalls_gaze_a3", "lokis_poison_a3", "tyrs_crush_a3"]
    assert s.hand("wolf") == [] and s.discard == []


@pytest.mark.parametrize(
    ("raider", "thief", "other"), [("serpent", "bear", "raven"), ("wolf", "raven", "bear")]
)
def test_ruling_poison_multiple(raider: str, thief: str, other: str) -> None:
    """Of two Poisons the first from the pillager on takes everything."""
    s = scene(
        "gimle: wolf L; raven W; serpent W; bear W",
        seats=5,
        age=3,
        turn=raider,
        hand={"wolf": "tyrs_rage", "raven": "lokis_poison", "bear": "lokis_poison"},
    ).play(
        f"{raider} pillage gimle", "wolf play tyrs_rage", "raven play lokis_poison", "bear play lokis_poison"
    )
    assert sorted(s.hand(thief)) == ["lokis_poison_a3", "tyrs_rage_a3"]
    assert s.hand(other) == ["lokis_poison_a3"]


def test_ruling_oath_before_glory() -> None:
    """An Axes step from Thor's Oath counts for the battle's glory."""
    s = scene("elvagar: wolf L; raven W", age=2, hand={"wolf": "thors_oath"})
    s.play("wolf pillage elvagar", "wolf play thors_oath", "wolf raise axes")
    assert s.glory["wolf"] == 4


def test_ruling_oath_before_glory__ascension_pays_prowess() -> None:
    """A winner at 0 rage pays Prowess with what Ascension brought."""
    s = scene(
        "elvagar: wolf L; raven W",
        age=3,
        turn="raven",
        rage={"wolf": 0},
        upgrades={"wolf": "tyrs_prowess"},
        hand={"wolf": "thors_ascension"},
    ).play("raven pillage elvagar", "wolf play thors_ascension", "wolf take_back thors_ascension")
    assert s.rage["wolf"] == 2 and s.hand("wolf") == ["thors_ascension_a3"]
    assert s.glory["wolf"] == 3 + 3


# -- the reward -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("province", "token", "choice"),
    [
        ("elvagar", "pillage_axes", {"rage", "horns"}),
        ("elvagar", "pillage_rage", {"axes", "horns"}),
        ("elvagar", "pillage_glory", {"rage", "axes", "horns"}),
        ("yggdrasil", "", {"rage", "axes", "horns"}),
    ],
)
def test_ruling_grace_other_stat(province: str, token: str, choice: set[str]) -> None:
    """Frigga's Grace raises a stat other than the token's; any, if that gives glory or all three."""
    s = scene(
        f"{province}: wolf L; raven W",
        hand={"wolf": "friggas_grace"},
        tokens={province: token} if token else {},
    )
    s.play(f"wolf pillage {province}", "wolf play friggas_grace")
    assert set(s.options("wolf")) == {f"raise:stat={stat}" for stat in choice}
    s.play("wolf raise horns")
    assert s.step("wolf", "horns") == (3 if province == "yggdrasil" else 2)


def test_ruling_grace_other_stat__only_for_a_pillage() -> None:
    """A defender who wins with Grace raises nothing."""
    s = scene("elvagar: wolf W; raven L", hand={"raven": "friggas_grace"})
    s.play("wolf pillage elvagar", "raven play friggas_grace")
    assert s.asked == "raven action" and s.glory["raven"] == 3


def test_ruling_success_without_battle() -> None:
    """Unopposed, the leader's upgrade and the Frost Giant pay; no battle glory."""
    s = scene(
        "elvagar: wolf L frost_giant",
        age=3,
        upgrades={"wolf": "lord_of_spears"},
        tokens={"elvagar": "pillage_horns"},
        hand={"wolf": "thors_ascension"},
    ).play("wolf pillage elvagar")
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [2, 2, 4]
    assert s.glory["wolf"] == 0 and s.hand("wolf") == ["thors_ascension_a3"]


@pytest.mark.parametrize(("piece", "spared"), [("L", "leader"), ("L", "warrior"), ("frost_giant", "warrior")])
def test_ruling_must_still_stand(piece: str, spared: str) -> None:
    """A leader or Frost Giant that fell to Tide brings nothing to the pillage won without it."""
    s = scene(
        f"elvagar: wolf W {piece}; raven W",
        age=3,
        upgrades={"wolf": "lord_of_spears"},
        tokens={"elvagar": "pillage_horns"},
        hand={"wolf": "odins_tide_a2"},
    ).play("wolf pillage elvagar", "wolf play odins_tide", f"wolf spare {spared}")
    assert s.pillaged("elvagar")
    assert s.step("wolf", "horns") == (3 if spared == "leader" else 2)
    assert s.step("wolf", "rage") == (2 if spared == "leader" else 1)


def test_ruling_must_still_stand__elsewhere() -> None:
    """A leader next door does not count; nor does a Frost Giant."""
    s = scene(
        "elvagar: wolf W",
        "myrkulor: wolf L frost_giant",
        age=3,
        upgrades={"wolf": "lord_of_spears"},
        tokens={"elvagar": "pillage_horns"},
    ).play("wolf pillage elvagar", "wolf pass")
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 2]


def test_ruling_axes_same_battle() -> None:
    """Both Axes steps of a Frost Giant's reward count for the glory of the battle just won."""
    s = scene("elvagar: wolf frost_giant; raven W", age=3, tokens={"elvagar": "pillage_axes"}).play(
        "wolf pillage elvagar"
    )
    assert s.stat("wolf", "axes") == 5 and s.glory["wolf"] == 5


# -- the dead ---------------------------------------------------------------------------------------
def test_ruling_destruction_count() -> None:
    """Smite's victim counts; the loser's Valkyrie, dead herself, pays; Judgement counts its owner's dead."""
    s = scene(
        "elvagar: wolf valkyrie; raven W L",
        age=3,
        hand={"wolf": "odins_smite_a1", "raven": "odins_judgement"},
        upgrades={"raven": "thors_glory"},
    ).play("wolf pillage elvagar", "wolf play odins_smite", "raven play odins_judgement")
    assert s.totals == {"wolf": (2, 1), "raven": (3, 2)}
    assert s.glory["wolf"] == 2  # one enemy destroyed
    assert s.glory["raven"] == 2 * 2 + 3  # two destroyed in all, Axes; Thor's Glory wants two enemies


def test_ruling_destruction_count__a_loser_is_paid() -> None:
    """Judgement and Thor's Glory pay a clan that lost, for all who fell in the battle."""
    s = scene(
        "gimle: wolf L; raven W; serpent W W",
        age=3,
        turn="raven",
        hand={"raven": "odins_judgement"},
        upgrades={"raven": "thors_glory"},
    ).play("raven pillage gimle", "raven play odins_judgement")
    assert s.events("tie") and s.valhalla == {
        "wolf": {"leader": 1},
        "raven": {"warrior": 1},
        "serpent": {"warrior": 2},
    }
    assert s.glory == {"wolf": 0, "raven": 2 * 4 + 2, "serpent": 0, "bear": 0}


# -- Loki's Blessing --------------------------------------------------------------------------------
def test_ruling_blessing() -> None:
    """The village of Raven's own dead is free by then; all others are Wolf's."""
    s = scene("utgard: wolf W W; raven W", upgrades={"raven": "lokis_blessing"})
    s.play("wolf pillage utgard", "raven return_warrior")
    assert s.at("utgard") == {"wolf": {"warrior": 2}, "raven": {"warrior": 1}}
    assert s.rage["raven"] == 6 and s.valhalla == {"raven": {"warrior": 1}}


def test_ruling_blessing__no_village() -> None:
    """A clan that fought from its ship finds every village taken."""
    s = scene("utgard: wolf W W W", "fjord_sw: raven S", upgrades={"raven": "lokis_blessing"})
    s.play("wolf pillage utgard")
    assert s.asked == "raven action" and s.valhalla == {"raven": {"ship": 1}}


def test_ruling_blessing__after_lord_of_hammers() -> None:
    """The village the winner's leader moved out of is free, too."""
    s = scene(
        "utgard: wolf L W W",
        "fjord_sw: raven S",
        upgrades={"wolf": "lord_of_hammers", "raven": "lokis_blessing"},
    ).play("wolf pillage utgard", "wolf move_leader leader yggdrasil", "raven return_warrior")
    assert s.at("utgard") == {"wolf": {"warrior": 2}, "raven": {"warrior": 1}}


@pytest.mark.parametrize("others", [3, 4])
def test_ruling_blessing__horns(others: int) -> None:
    """With 4 figures left elsewhere and Horns 4 no warrior comes."""
    s = scene(
        "utgard: wolf L; raven W", f"gimle: raven {'W ' * others}", upgrades={"raven": "lokis_blessing"}
    )
    s.play("wolf pillage utgard")
    assert s.asked == ("raven action" if others == 4 else "raven return_warrior")


def test_ruling_blessing__not_for_the_winner() -> None:
    """A winner is not asked, whether or not cards were played."""
    s = scene("utgard: wolf L; raven W", upgrades={"wolf": "lokis_blessing"}, hand={"wolf": "tyrs_bash"})
    s.play("wolf pillage utgard", "wolf play tyrs_bash")
    assert s.asked == "raven action"


def test_ruling_blessing__last_in_turn() -> None:
    """A loser at the pillager's right is asked as well."""
    s = scene("utgard: raven L; wolf W", turn="raven", upgrades={"wolf": "lokis_blessing"})
    s.play("raven pillage utgard", "wolf return_warrior")
    assert s.at("utgard") == {"wolf": {"warrior": 1}, "raven": {"leader": 1}}
