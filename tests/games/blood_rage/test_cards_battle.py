"""Battle cards, card by card: bonus, text, the winner and the loser, and Thor's Primacy against it.

Andlang, where most battles are, pays a step of Horns; Axes are worth 3 glory.
"""

import pytest

from tests.games.blood_rage.scenes import Scene, scene


def battle(wolf: str, raven: str, age: int = 3, board: str = "andlang: wolf W; raven W") -> Scene:
    """Wolf pillages Andlang; each has one card, which is played."""
    s = scene(board, age=age, hand={"wolf": wolf, "raven": raven}, glory={"wolf": 10, "raven": 10})
    s.play("wolf pillage andlang")
    for clan, card in (("wolf", wolf), ("raven", raven)):
        if card:
            s.play(f"{clan} play {card}")
    return s


# -- cards without text ------------------------------------------------------------
def plain(card: str, bonus: int) -> None:
    """The bonus decides; the winner discards, a loser takes the card back; nothing else happens."""
    s = battle(card, "")
    assert s.totals == {"wolf": (1, bonus), "raven": (1, 0)}
    assert s.discard == [card] and s.hand("wolf") == []
    assert s.glory == {"wolf": 13, "raven": 10, "serpent": 0, "bear": 0} and s.rage["wolf"] == 6

    s = battle(card, "", board="andlang: wolf W; raven frost_giant fire_giant")
    assert s.hand("wolf") == [card] and s.discard == [] and s.valhalla == {"wolf": {"warrior": 1}}


def test_card_tyrs_bash() -> None:
    plain("tyrs_bash_a1", 2)


@pytest.mark.parametrize("age", [1, 2])
def test_card_tyrs_smash(age: int) -> None:
    plain(f"tyrs_smash_a{age}", 3)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_card_tyrs_crush(age: int) -> None:
    plain(f"tyrs_crush_a{age}", 4)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_card_tyrs_smite(age: int) -> None:
    plain(f"tyrs_smite_a{age}", 5)


@pytest.mark.parametrize("age", [2, 3])
def test_card_tyrs_rage(age: int) -> None:
    plain(f"tyrs_rage_a{age}", 6)


def test_card_tyrs_judgement() -> None:
    """+8, in the deck of five seats only."""
    s = scene(
        "andlang: wolf W; raven W", seats=5, age=3, hand={"wolf": "tyrs_judgement", "raven": "tyrs_rage"}
    )
    s.play("wolf pillage andlang", "wolf play tyrs_judgement", "raven play tyrs_rage")
    assert s.totals == {"wolf": (1, 8), "raven": (1, 6)} and s.discard == ["tyrs_judgement_a3"]


# -- Odin's Smite ------------------------------------------------------------
def test_card_odins_smite() -> None:
    """Each opponent loses one warrior before strengths are compared (ruling: smite_scope)."""
    s = scene("gimle: wolf W; raven W W; serpent L", hand={"wolf": "odins_smite"}, turn="serpent")
    s.play("serpent pillage gimle", "wolf play odins_smite")
    assert s.totals == {"serpent": (3, 0), "wolf": (1, 1), "raven": (1, 0)}
    assert s.valhalla == {"wolf": {"warrior": 1}, "raven": {"warrior": 2}}


def test_card_odins_smite__wins_alone_with_the_card() -> None:
    """Ruling no_figures_left: both smite, and Raven wins on the better figures that are left."""
    s = battle("odins_smite_a1", "odins_smite_a1", board="andlang: wolf W; raven W W")
    assert s.totals == {"wolf": (0, 1), "raven": (1, 1)}


def test_card_odins_smite__cancelled() -> None:
    s = battle("odins_smite_a1", "thors_primacy")
    assert s.totals == {"wolf": (1, 1), "raven": (1, 3)}


# -- Heimdall's cards ------------------------------------------------------------
@pytest.mark.parametrize(
    ("raven", "worth"), [("tyrs_rage", 6), ("tyrs_bash_a1", 2), ("quest_alfheim", 0), ("", 0)]
)
def test_card_heimdalls_sight(raven: str, worth: int) -> None:
    """Worth the highest card of an enemy, 0 if they show none."""
    s = battle("heimdalls_sight_a1", raven, board="andlang: wolf W; raven W W")
    assert s.totals == {"wolf": (1, worth), "raven": (2, worth)}


def test_card_heimdalls_sight__highest_of_several() -> None:
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        hand={"wolf": "heimdalls_sight", "raven": "tyrs_smash", "serpent": "tyrs_crush"},
    )
    s.play(
        "wolf pillage gimle", "wolf play heimdalls_sight", "raven play tyrs_smash", "serpent play tyrs_crush"
    )
    assert s.totals == {"wolf": (1, 4), "raven": (1, 3), "serpent": (1, 4)}


def test_card_heimdalls_sight__follows_late_cards() -> None:
    """Ruling sight_value: single cards, late ones included, never their sum."""
    s = scene(
        "andlang: wolf W; raven W",
        age=3,
        hand={"wolf": "heimdalls_sight_a1", "raven": "tyrs_bash_a1 heimdalls_gaze"},
    )
    s.play(
        "wolf pillage andlang",
        "wolf play heimdalls_sight",
        "raven play tyrs_bash",
        "raven add heimdalls_gaze",
    )
    assert s.totals == {"wolf": (1, 3), "raven": (1, 5)}


def test_card_heimdalls_sight__cancelled() -> None:
    assert battle("heimdalls_sight_a1", "thors_primacy").totals == {"wolf": (1, 0), "raven": (1, 3)}


@pytest.mark.parametrize(("key", "age", "bonus"), [("heimdalls_eye", 2, 2), ("heimdalls_gaze", 3, 3)])
def test_card_heimdalls_eye__and_heimdalls_gaze(key: str, age: int, bonus: int) -> None:
    """Added after the reveal, with the winner discarding both cards; or simply played."""
    hands = {"wolf": f"tyrs_crush {key}", "raven": "tyrs_crush_a1 troll"}
    s = scene("andlang: wolf W; raven W", age=age, hand=hands)
    s.play(
        "wolf pillage andlang",
        "wolf play tyrs_crush",
        "raven play tyrs_crush",
        f"wolf add {key}",
        "raven pass",
    )
    assert s.totals == {"wolf": (1, 4 + bonus), "raven": (1, 4)}
    assert s.discard == [f"tyrs_crush_a{age}", f"{key}_a{age}"] and s.hand("wolf") == []

    s = battle(f"{key}_a{age}", "", age=age)
    assert s.totals["wolf"] == (1, bonus) and s.discard == [f"{key}_a{age}"]


def test_card_heimdalls_gaze__lap_after_lap_and_back_to_a_loser() -> None:
    """The raider first, round and round; a loser takes back all of it."""
    s = scene(
        "andlang: wolf W; raven L",
        age=3,
        hand={"wolf": "tyrs_crush heimdalls_gaze", "raven": "tyrs_smite heimdalls_gaze"},
    )
    s.play("wolf pillage andlang", "wolf play tyrs_crush", "raven play tyrs_smite")
    s.play("wolf pass", "raven add heimdalls_gaze", "wolf add heimdalls_gaze")
    assert s.totals == {"wolf": (1, 7), "raven": (3, 8)}
    assert s.hand("wolf") == ["tyrs_crush_a3", "heimdalls_gaze_a3"]


def test_card_heimdalls_eye__beyond_primacy() -> None:
    """Ruling primacy_scope: a late card is not cancelled, and no plain card may be added."""
    s = scene(
        "andlang: wolf W; raven W",
        age=3,
        hand={"wolf": "tyrs_crush heimdalls_eye_a2 tyrs_rage", "raven": "thors_primacy"},
    )
    s.play("wolf pillage andlang", "wolf play tyrs_crush", "raven play thors_primacy")
    assert s.options("wolf") == ["add:card=heimdalls_eye_a2", "pass"]
    s.play("wolf add heimdalls_eye", "wolf pass")
    assert s.totals == {"wolf": (1, 6), "raven": (1, 3)}


@pytest.mark.parametrize("age", [2, 3])
def test_card_heimdalls_watch(age: int) -> None:
    """The cards revealed are discarded, their sum is glory, and new ones are played."""
    s = scene(
        "andlang: wolf W; raven W",
        age=age,
        hand={"wolf": "heimdalls_watch troll", "raven": "tyrs_rage tyrs_bash_a1"},
    )
    s.play("wolf pillage andlang", "wolf play heimdalls_watch", "raven play tyrs_rage")
    assert s.glory["wolf"] == 6
    assert sorted(s.discard) == [f"heimdalls_watch_a{age}", f"tyrs_rage_a{age}"]

    s.play("wolf play troll", "raven play tyrs_bash")
    assert s.totals == {"wolf": (1, 0), "raven": (1, 2)}
    assert s.hand("wolf") == ["troll_a1"] and s.hand("raven") == []


def test_card_heimdalls_watch__no_cards_left() -> None:
    """Ruling watch_replay: then figures alone decide."""
    s = battle("heimdalls_watch", "odins_smite_a1", board="andlang: wolf L; raven W W")
    assert s.totals == {"wolf": (3, 0), "raven": (2, 0)}
    assert s.glory["wolf"] == 10 + 1 + 3


def test_card_heimdalls_watch__two_of_them() -> None:
    """Ruling double_watch: only the first, from the pillager on, pays."""
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        age=3,
        turn="raven",
        hand={"wolf": "heimdalls_watch_a2", "serpent": "heimdalls_watch_a3", "raven": "tyrs_rage"},
    )
    s.play(
        "raven pillage gimle",
        "wolf play heimdalls_watch",
        "serpent play heimdalls_watch",
        "raven play tyrs_rage",
    )
    assert s.glory == {"wolf": 0, "raven": 0, "serpent": 6, "bear": 0}


def test_card_heimdalls_watch__sum() -> None:
    """Ruling watch_sum: a quest counts as what it is treated as, Heimdall's Sight as its worth."""
    s = scene(
        "gimle: wolf W; raven W; serpent W",
        age=3,
        hand={"wolf": "heimdalls_watch", "raven": "quest_alfheim", "serpent": "heimdalls_sight_a1"},
        upgrades={"raven": "tyrs_wrath"},
    )
    s.play("wolf pillage gimle", "wolf play heimdalls_watch", "raven play quest_alfheim")
    s.play("serpent play heimdalls_sight", "raven treat 5")
    assert s.glory["wolf"] == 10


def test_card_heimdalls_watch__cancelled() -> None:
    """Ruling text_order: Thor's Primacy comes before."""
    s = battle("heimdalls_watch", "thors_primacy")
    assert s.totals == {"wolf": (1, 0), "raven": (1, 3)} and s.glory["wolf"] == 10


# -- Odin's Tide ------------------------------------------------------------
def test_card_odins_tide() -> None:
    """Each keeps one figure of its choice, its owner too; ships are in the battle (ruling: tide_scope)."""
    s = scene(
        "gimle: wolf L W; raven W W", "fjord_nw: raven S", age=2, hand={"raven": "odins_tide"}, turn="raven"
    )
    s.play("raven pillage gimle", "raven play odins_tide", "raven spare ship", "wolf spare warrior")
    assert s.totals == {"raven": (2, 1), "wolf": (1, 0)}
    assert s.valhalla == {"wolf": {"warrior": 1, "leader": 1}, "raven": {"warrior": 2}}


def test_card_odins_tide__nothing_to_choose() -> None:
    s = battle("odins_tide_a2", "", board="andlang: wolf W; raven W")
    assert s.totals == {"wolf": (1, 1), "raven": (1, 0)}


def test_card_odins_tide__cancelled() -> None:
    s = battle("odins_tide_a2", "thors_primacy", board="andlang: wolf L W; raven W")
    assert s.totals == {"wolf": (4, 1), "raven": (1, 3)}
