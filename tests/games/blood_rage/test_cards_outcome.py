"""Battle cards that need a winner or a loser, a reward, or the dead."""

import pytest

from tests.games.blood_rage.scenes import Scene, scene


def battle(wolf: str, raven: str, board: str = "andlang: wolf W; raven W", rage: int = 6) -> Scene:
    """Wolf pillages Andlang (a step of Horns) in the third age; each plays its one card."""
    hands = {"wolf": wolf, "raven": raven}
    s = scene(board, age=3, rage={"wolf": rage}, hand=hands, glory={"wolf": 10, "raven": 10})
    s.play("wolf pillage andlang")
    for clan, card in hands.items():
        if card:
            s.play(f"{clan} play {card}")
    return s


# -- Frigga's Grace ------------------------------------------------------------
def test_card_friggas_grace() -> None:
    """A successful pillage raises a stat that is not the token's (ruling: grace_other_stat)."""
    s = battle("friggas_grace_a1", "")
    assert s.totals["wolf"] == (1, 2)
    assert s.options("wolf") == ["raise:stat=rage", "raise:stat=axes"]
    s.play("wolf raise axes")
    assert s.step("wolf", "horns") == 2 and s.step("wolf", "axes") == 2
    assert s.glory["wolf"] == 10 + 4  # the new Axes count


@pytest.mark.parametrize("province", ["gimle", "yggdrasil"])
def test_card_friggas_grace__any_stat(province: str) -> None:
    """Free choice when the token gives glory, or all stats."""
    s = scene(f"{province}: wolf W; raven W", hand={"wolf": "friggas_grace"})
    s.play(f"wolf pillage {province}", "wolf play friggas_grace")
    assert s.options("wolf") == ["raise:stat=rage", "raise:stat=axes", "raise:stat=horns"]


def test_card_friggas_grace__not_for_a_defender_or_when_cancelled() -> None:
    assert battle("", "friggas_grace_a1").asked == "raven action"

    s = battle("friggas_grace_a1", "thors_primacy", "andlang: wolf L; raven W")
    assert s.pillaged("andlang") and s.asked == "raven action"


def test_card_friggas_grace__before_the_leader() -> None:
    """Battle step 14: Grace, then the leader's upgrade. The last step of Axes can still be chosen."""
    s = scene(
        "andlang: wolf L; raven W",
        age=3,
        hand={"wolf": "friggas_grace_a1"},
        upgrades={"wolf": "lord_of_spears"},
        steps={"wolf": {"axes": 5}},
    )
    s.play("wolf pillage andlang", "wolf play friggas_grace")
    assert s.options("wolf") == ["raise:stat=rage", "raise:stat=axes"]


# -- Loki's cards ------------------------------------------------------------
def test_card_lokis_trickery() -> None:
    """A loser takes 1 rage from the winner."""
    s = battle("tyrs_rage", "lokis_trickery_a1")
    assert s.rage == {"wolf": 5, "raven": 7, "serpent": 6, "bear": 6}
    assert s.hand("raven") == ["lokis_trickery_a1"]


def test_card_lokis_trickery__regained_rage_acts() -> None:
    """Ruling rage_regained."""
    s = scene("andlang: wolf L; raven W", rage={"raven": 0}, hand={"raven": "lokis_trickery"})
    s.play("wolf pillage andlang", "raven play lokis_trickery")
    assert s.rage["raven"] == 1 and s.asked == "raven action"


def test_card_lokis_trickery__nothing_to_take() -> None:
    """Not from a winner without rage, not as the winner, not on a tie (ruling: tie), not cancelled."""
    s = scene(
        "andlang: wolf W; raven W",
        rage={"wolf": 0},
        turn="raven",
        hand={"raven": "lokis_trickery", "wolf": "tyrs_bash"},
    )
    s.play("raven pillage andlang", "raven play lokis_trickery", "wolf play tyrs_bash")
    assert s.rage["wolf"] == 0 and s.rage["raven"] == 6

    for wolf, board in (
        ("", "andlang: wolf W; raven L"),
        ("", "andlang: wolf W; raven W"),
        ("thors_primacy", "andlang: wolf W; raven W"),
    ):
        s = battle(wolf, "lokis_trickery_a1", board)
        assert s.rage["wolf"] == 6 and s.rage["raven"] == 6


@pytest.mark.parametrize(("has", "taken"), [(10, 2), (1, 1), (0, 0)])
def test_card_lokis_backstab(has: int, taken: int) -> None:
    """A loser takes 2 glory from the winner, who has what there is (ruling: glory_floor)."""
    s = scene("andlang: wolf L; raven W", age=2, hand={"raven": "lokis_backstab"}, glory={"wolf": has})
    s.play("wolf pillage andlang", "raven play lokis_backstab")
    assert s.glory["raven"] == taken and s.glory["wolf"] == has - taken + 3


def test_card_lokis_backstab__winner_tie_or_cancelled() -> None:
    assert battle("", "lokis_backstab_a2", "andlang: wolf W; raven L").glory["raven"] == 13
    assert battle("", "lokis_backstab_a2").glory["raven"] == 10
    assert battle("thors_primacy", "lokis_backstab_a2").glory["raven"] == 10


def test_card_lokis_poison() -> None:
    """A loser takes the winner's cards, late ones too, and its own back."""
    s = scene(
        "andlang: wolf W; raven W", age=3, hand={"wolf": "tyrs_rage heimdalls_gaze", "raven": "lokis_poison"}
    )
    s.play(
        "wolf pillage andlang", "wolf play tyrs_rage", "raven play lokis_poison", "wolf add heimdalls_gaze"
    )
    assert sorted(s.hand("raven")) == ["heimdalls_gaze_a3", "lokis_poison_a3", "tyrs_rage_a3"]
    assert s.hand("wolf") == [] and s.discard == []


def test_card_lokis_poison__beats_prowess() -> None:
    """Ruling poison_beats_prowess."""
    s = scene(
        "andlang: wolf W; raven W",
        age=3,
        hand={"wolf": "tyrs_rage", "raven": "lokis_poison"},
        upgrades={"wolf": "tyrs_prowess_a2"},
    )
    s.play("wolf pillage andlang", "wolf play tyrs_rage", "raven play lokis_poison")
    assert s.hand("wolf") == [] and s.asked == "raven action"


def test_card_lokis_poison__first_of_several() -> None:
    """Ruling poison_multiple, with the second copy of five seats."""
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        age=3,
        seats=5,
        turn="raven",
        hand={"wolf": "lokis_poison", "raven": "tyrs_rage", "serpent": "lokis_poison"},
    )
    s.play(
        "raven pillage gimle", "wolf play lokis_poison", "raven play tyrs_rage", "serpent play lokis_poison"
    )
    assert sorted(s.hand("serpent")) == ["lokis_poison_a3", "tyrs_rage_a3"]
    assert s.hand("wolf") == ["lokis_poison_a3"]


def test_card_lokis_poison__winner_or_cancelled() -> None:
    s = battle("tyrs_bash_a1", "lokis_poison", "andlang: wolf W; raven L W")
    assert s.hand("raven") == [] and s.hand("wolf") == ["tyrs_bash_a1"] and s.discard == ["lokis_poison_a3"]

    s = battle("thors_primacy", "lokis_poison")
    assert s.hand("raven") == ["lokis_poison_a3"] and s.discard == ["thors_primacy_a3"]


# -- Thor's cards ------------------------------------------------------------
def test_card_thors_hammer() -> None:
    """3 glory for the winner, besides Axes; a defender as well."""
    assert battle("thors_hammer_a1", "").glory["wolf"] == 10 + 3 + 3
    assert battle("", "thors_hammer_a1").glory["raven"] == 10 + 3 + 3


def test_card_thors_hammer__lost_or_cancelled() -> None:
    assert battle("thors_hammer_a1", "tyrs_rage").glory["wolf"] == 10
    assert battle("thors_hammer_a1", "thors_primacy", "andlang: wolf L; raven W").glory["wolf"] == 10
    assert battle("thors_hammer_a1", "thors_primacy", "andlang: wolf L W; raven W").glory["wolf"] == 10 + 3


def test_card_thors_oath() -> None:
    """The winner raises a stat, and Axes raised so are paid (ruling: oath_before_glory)."""
    s = battle("", "thors_oath_a2")
    s.play("raven raise axes")
    assert s.step("raven", "axes") == 2 and s.glory["raven"] == 10 + 4


def test_card_thors_oath__lost_or_cancelled() -> None:
    assert battle("thors_oath_a2", "tyrs_rage").asked == "raven action"
    assert battle("thors_oath_a2", "thors_primacy", "andlang: wolf L W; raven W").asked == "raven action"


def test_card_thors_ascension() -> None:
    """3 rage and 3 glory for the winner; the track ends at 12 (ruling: rage_cap)."""
    s = battle("thors_ascension", "")
    assert s.rage["wolf"] == 9 and s.glory["wolf"] == 10 + 3 + 3
    assert battle("thors_ascension", "", rage=11).rage["wolf"] == 12


def test_card_thors_ascension__pays_prowess() -> None:
    """Ruling oath_before_glory: the rage gained may be spent on Tyr's Prowess."""
    s = scene(
        "andlang: wolf W; raven W",
        age=3,
        rage={"raven": 0},
        hand={"raven": "thors_ascension"},
        upgrades={"raven": "tyrs_prowess_a2"},
    )
    s.play("wolf pillage andlang", "raven play thors_ascension", "raven take_back thors_ascension")
    assert s.rage["raven"] == 2 and s.hand("raven") == ["thors_ascension_a3"]


def test_card_thors_ascension__lost_or_cancelled() -> None:
    for raven, board in (
        ("tyrs_rage", "andlang: wolf W; raven W"),
        ("thors_primacy", "andlang: wolf L; raven W"),
    ):
        s = battle("thors_ascension", raven, board)
        assert s.rage["wolf"] == 6 and s.glory["wolf"] == 10


def test_card_thors_primacy() -> None:
    """Opponents' texts are cancelled, their bonuses stay, clan upgrades too (ruling: primacy_scope)."""
    s = scene(
        "andlang: wolf W; raven W",
        age=3,
        hand={"wolf": "thors_primacy", "raven": "quest_alfheim"},
        upgrades={"raven": "tyrs_wrath"},
    )
    s.play("wolf pillage andlang", "wolf play thors_primacy", "raven play quest_alfheim", "raven treat 5")
    assert s.totals == {"wolf": (1, 3), "raven": (1, 5)}

    assert battle("thors_primacy", "thors_hammer_a1", "andlang: wolf W; raven L").totals["raven"] == (3, 1)


def test_card_thors_primacy__all_opponents_but_not_its_owner() -> None:
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        age=3,
        hand={"wolf": "odins_smite_a1", "raven": "thors_primacy", "serpent": "odins_smite_a1"},
    )
    s.play(
        "wolf pillage gimle", "wolf play odins_smite", "raven play thors_primacy", "serpent play odins_smite"
    )
    assert s.totals == {"wolf": (1, 1), "raven": (1, 3), "serpent": (1, 1)}


def test_card_thors_primacy__two_of_them() -> None:
    """Ruling double_primacy: the pillager's is first; a third clan's text is cancelled all the same."""
    s = scene(
        "gimle: wolf L; raven W; serpent W",
        age=3,
        hand={"wolf": "thors_primacy", "raven": "thors_primacy", "serpent": "odins_smite_a1"},
    )
    s.play(
        "wolf pillage gimle",
        "wolf play thors_primacy",
        "raven play thors_primacy",
        "serpent play odins_smite",
    )
    assert s.events("silenced") == [s.events("silenced")[0]] and s.events("silenced")[0]["seat"] == 0
    assert s.totals == {"wolf": (3, 3), "raven": (1, 3), "serpent": (1, 1)}


# -- Odin's Judgement ------------------------------------------------------------
def test_card_odins_judgement() -> None:
    """2 glory for each figure destroyed, own ones too, won or lost."""
    assert battle("odins_judgement", "", "andlang: wolf W; raven W W").glory["wolf"] == 10 + 4 + 3
    assert battle("odins_judgement", "tyrs_rage").glory["wolf"] == 10 + 2

    s = scene("gimle: wolf W W; raven W; serpent L W", age=3, hand={"wolf": "odins_judgement"})
    s.play("wolf pillage gimle", "wolf play odins_judgement")
    assert s.glory["wolf"] == 2 * 5  # a tie of 4: all five fall


def test_card_odins_judgement__counts_from_the_reveal() -> None:
    """Ruling destruction_count: the victims of Odin's Smite as well."""
    s = battle("odins_judgement", "odins_smite_a1", "andlang: wolf W; raven W W")
    assert s.totals == {"wolf": (0, 2), "raven": (2, 1)}
    assert s.glory["wolf"] == 10 + 2


def test_card_odins_judgement__cancelled() -> None:
    assert battle("odins_judgement", "thors_primacy").glory["wolf"] == 10
