"""Gods of Asgard: what each god does where he stands, and how gods come and go."""

import pytest

from meadhall.games.blood_rage.columns import SPARE
from meadhall.games.blood_rage.parts import GOD_IDS, PROVINCE_IDS
from tests.games.blood_rage.scenes import Scene, action_phase, scene


def gods(s: Scene) -> dict[str, str]:
    """Which god stands where."""
    at = {i: int(s.t.god_at(i)) for i in range(len(PROVINCE_IDS))}
    return {GOD_IDS[god]: PROVINCE_IDS[i] for i, god in at.items() if god >= 0}


def here(god: str, province: str = "andlang") -> dict[str, str]:
    return {god: province, "odin" if god != "odin" else "thor": "angerboda"}


# -- each god, here and elsewhere -------------------------------------------------------------------
@pytest.mark.parametrize(("province", "steps"), [("andlang", 3), ("elvagar", 2)])
def test_god_odin(province: str, steps: int) -> None:
    """A successful pillage pays the reward again; battle glory is paid once."""
    s = scene("andlang: wolf L; raven W", gods=here("odin", province)).play("wolf pillage andlang")
    assert s.step("wolf", "horns") == steps and s.glory["wolf"] == 3


def test_god_odin__a_pillage_that_failed() -> None:
    s = scene("andlang: wolf W; raven L", gods=here("odin")).play("wolf pillage andlang")
    assert s.step("wolf", "horns") == s.step("raven", "horns") == 1


@pytest.mark.parametrize(("province", "glory"), [("andlang", 4), ("elvagar", 0)])
def test_god_thor(province: str, glory: int) -> None:
    """The winner, pillager or not, gains 2 for each enemy figure destroyed."""
    s = scene("andlang: wolf W W; raven L", gods=here("thor", province)).play("wolf pillage andlang")
    assert s.valhalla == {"wolf": {"warrior": 2}}
    assert s.glory == {"wolf": 0, "raven": 3 + glory, "serpent": 0, "bear": 0}


@pytest.mark.parametrize(("province", "winner"), [("andlang", "wolf"), ("elvagar", "raven")])
def test_god_tyr(province: str, winner: str) -> None:
    """Only cards count in battles there."""
    s = scene("andlang: wolf W; raven L W", hand={"wolf": "tyrs_bash"}, gods=here("tyr", province))
    s.play("wolf pillage andlang", "wolf play tyrs_bash")
    assert s.totals == (
        {"wolf": (0, 2), "raven": (0, 0)} if winner == "wolf" else {"wolf": (1, 2), "raven": (4, 0)}
    )
    assert s.glory[winner] == 3


def test_god_tyr__wolfman() -> None:
    """Ruling god_tyr_wolfman: monsters neither."""
    s = scene("andlang: wolf wolfman; raven W", age=2, gods=here("tyr"), kickstarter=True).play(
        "wolf pillage andlang"
    )
    assert s.totals == {"wolf": (0, 0), "raven": (0, 0)}


def test_god_heimdall() -> None:
    """Cards are played face up one after another, the pillager last."""
    hands = {"wolf": "tyrs_crush", "raven": "tyrs_bash", "serpent": "tyrs_smash"}
    s = scene("gimle: wolf W; raven W; serpent W", turn="raven", hand=hands, gods=here("heimdall", "gimle"))
    s.play("raven pillage gimle")
    assert s.asked == "serpent battle_card"
    s.play("serpent play tyrs_smash")
    assert [e["card"] for e in s.events("reveal")] == ["tyrs_smash_a1"] and s.asked == "wolf battle_card"
    s.play("wolf play tyrs_crush")
    assert s.asked == "raven battle_card"
    s.play("raven play tyrs_bash")
    assert s.totals == {"wolf": (1, 4), "raven": (1, 2), "serpent": (1, 3)}


def test_god_heimdall__after_his_watch() -> None:
    """The cards played anew are shown in the same order."""
    hands = {"wolf": "heimdalls_watch tyrs_rage", "raven": "tyrs_crush tyrs_bash_a1"}
    s = scene("andlang: wolf W; raven W", age=2, hand=hands, gods=here("heimdall"))
    s.play("wolf pillage andlang", "raven play tyrs_crush", "wolf play heimdalls_watch")
    assert s.glory["wolf"] == 4 and s.asked == "raven battle_card"
    s.play("raven play tyrs_bash", "wolf play tyrs_rage")
    assert s.totals == {"wolf": (1, 6), "raven": (1, 2)}


def test_god_heimdall__elsewhere() -> None:
    s = scene(
        "gimle: wolf W; raven W",
        hand={"wolf": "tyrs_crush", "raven": "tyrs_bash"},
        gods=here("heimdall", "elvagar"),
    )
    assert s.play("wolf pillage gimle").asked == "wolf+raven battle_card"


@pytest.mark.parametrize(("province", "dead"), [("andlang", False), ("elvagar", True)])
def test_god_frigga(province: str, dead: bool) -> None:
    """Nobody falls in a battle there, by a card or by losing; it is won all the same."""
    s = scene("andlang: wolf L; raven W", hand={"wolf": "odins_smite"}, gods=here("frigga", province))
    s.play("wolf pillage andlang", "wolf play odins_smite")
    assert s.totals["raven"] == ((0, 0) if dead else (1, 0))
    assert s.valhalla == ({"raven": {"warrior": 1}} if dead else {})
    assert s.pillaged("andlang") and s.glory["wolf"] == 3


def test_god_frigga__tide_and_invasion() -> None:
    """Odin's Tide takes nobody there; an invading Troll is no battle."""
    s = scene("andlang: wolf L; raven W W", age=2, hand={"raven": "odins_tide"}, gods=here("frigga"))
    s.play("wolf pillage andlang", "raven play odins_tide")
    assert s.totals == {"wolf": (3, 0), "raven": (2, 1)} and s.valhalla == {}

    s = scene("andlang: raven W", upgrades={"wolf": "troll"}, gods=here("frigga")).play(
        "wolf invade troll andlang"
    )
    assert s.valhalla == {"raven": {"warrior": 1}}


@pytest.mark.parametrize(("province", "glory"), [("gimle", [0, 3, 4, 0]), ("elvagar", [3, 0, 0, 0])])
def test_god_loki(province: str, glory: list[int]) -> None:
    """The losers gain their battle glory, each its own Axes; the winner gains none."""
    s = scene(
        "gimle: wolf L; raven W; serpent W",
        gods=here("loki", province),
        tokens={"gimle": "pillage_rage"},
        steps={"serpent": {"axes": 2}},
    ).play("wolf pillage gimle")
    assert list(s.glory.values()) == glory
    assert s.pillaged("gimle") and s.step("wolf", "rage") == 2


# -- coming and going ------------------------------------------------------------
@pytest.mark.parametrize("winner", ["wolf", "raven"])
def test_gods_move_on_after_a_pillage(winner: str) -> None:
    """The pillager moves the god, whether the pillage succeeded or not."""
    board = "andlang: wolf L; raven W" if winner == "wolf" else "andlang: wolf W; raven L"
    s = scene(board, pillaged="gimle", destroyed="horgr", gods={"thor": "andlang", "odin": "elvagar"})
    s.play("wolf pillage andlang")
    assert s.asked == "wolf move_god"
    assert s.options("wolf") == [
        f"move_god:to={p}" for p in ("yggdrasil", "myrkulor", "angerboda", "muspelheim", "utgard")
    ]
    s.play("wolf move_god utgard")
    assert gods(s) == {"thor": "utgard", "odin": "elvagar"} and s.asked == "raven action"


def test_gods_stay_where_nobody_pillages_or_nowhere_is_free() -> None:
    s = scene("gimle: wolf L", gods={"thor": "andlang", "odin": "elvagar"}).play("wolf pillage gimle")
    assert gods(s) == {"thor": "andlang", "odin": "elvagar"} and s.asked == "raven action"

    taken = "yggdrasil myrkulor angerboda muspelheim horgr utgard gimle"
    s = scene("andlang: wolf W; raven L", pillaged=taken, gods={"thor": "andlang", "odin": "elvagar"})
    s.play("wolf pillage andlang")
    assert gods(s) == {"thor": "andlang", "odin": "elvagar"} and s.asked == "raven action"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gods_are_drawn_each_age(seats: int) -> None:
    """Ruling gods_redrawn: two of the six, in provinces whose Ragnarok tokens are in the box."""
    s = Scene(action_phase(seats, {"gods": True}))
    drawn = [gods(s)]
    s.t.asks_chance = False
    for _ in range(2):
        s.end_age()
        drawn.append(gods(s))
        s.skip_to("action")
    told = s.events("god")
    assert [{str(e["god"]): str(e["province"]) for e in told[i : i + 2]} for i in (0, 2, 4)] == drawn
    for pair in drawn:
        assert len(pair) == 2 and len(set(pair.values())) == 2
        assert all(s.t.m[SPARE] >> PROVINCE_IDS.index(p) & 1 for p in pair.values())
