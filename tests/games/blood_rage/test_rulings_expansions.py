"""Rulings for the small expansions: the monsters of the Kickstarter, mystics, gods."""

import pytest

import meadhall
from tests.games.blood_rage.scenes import scene

OUTER = ("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle")


# -- monsters ---------------------------------------------------------------------------------------
def test_ruling_mountain_giant_leader() -> None:
    """It invades for free and pays the leader's upgrade alone."""
    s = scene(
        age=3, kickstarter=True, rage={"wolf": 1}, upgrades={"wolf": "mountain_giant_a1 lord_of_spears"}
    )
    s.play("wolf invade mountain_giant elvagar")
    assert s.rage["wolf"] == 1
    s.play("raven pass", "serpent pass", "bear pass", "wolf pillage elvagar")
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [3, 2, 2]


def test_ruling_mountain_giant_leader__pays_once() -> None:
    """Leader and giant in one province: one step of Lord of Axes."""
    s = scene("gimle: wolf L mountain_giant", age=2, kickstarter=True, upgrades={"wolf": "lord_of_axes"})
    s.play("wolf pillage gimle", "wolf raise horns")
    assert s.asked == "raven action" and s.step("wolf", "horns") == 2


def test_ruling_mountain_giant_leader__hammers_move_one() -> None:
    """Lord of Hammers moves either of them, not both."""
    s = scene("gimle: wolf L mountain_giant", kickstarter=True, upgrades={"wolf": "lord_of_hammers"})
    s.play("wolf pillage gimle")
    for figure in ("leader", "mountain_giant"):
        assert {
            p for p in ("andlang", "myrkulor", "yggdrasil") if s.can(f"wolf move_leader {figure} {p}")
        } == {
            "andlang",
            "myrkulor",
            "yggdrasil",
        }
    s.play("wolf move_leader mountain_giant yggdrasil")
    assert s.asked == "raven action"
    assert s.at("gimle") == {"wolf": {"leader": 1}} and s.at("yggdrasil") == {"wolf": {"mountain_giant": 1}}


@pytest.mark.parametrize(
    ("place", "burns"),
    [("gimle", "gimle"), ("yggdrasil", "horgr"), ("valhalla", "horgr"), ("horgr", "horgr")],
)
def test_ruling_fenrir_redirect(place: str, burns: str) -> None:
    """Where Fenrir stands in an outer province, that one burns and the doomed one is spared."""
    s = scene(
        f"{place}: wolf fenrir", "horgr: raven W", doom=("horgr", "utgard", "elvagar"), kickstarter=True
    ).end_age()
    assert [e["province"] for e in s.events("ragnarok")] == [burns]
    assert s.destroyed(burns) and s.destroyed("horgr") == (burns == "horgr")
    assert s.glory["wolf"] == (2 if place == burns else 0)
    assert s.glory["raven"] == (2 if burns == "horgr" else 0)


def test_ruling_fenrir_redirect__burnt_already() -> None:
    """A doomed province Fenrir burnt earlier is not destroyed again: the ship in its fjord survives."""
    s = scene(
        "fjord_nw: wolf S", age=2, doom=("horgr", "gimle", "elvagar"), destroyed="gimle", kickstarter=True
    )
    s.end_age()
    assert s.events("ragnarok") == [] and s.at("fjord_nw") == {"wolf": {"ship": 1}} and s.glory["wolf"] == 0


def test_ruling_fenrir_redirect__nobody_burns_nobody_is_paid() -> None:
    """Figures that fell in the age's last battle earn nothing when no province burns."""
    s = scene(
        "elvagar: wolf L; raven W W",
        age=2,
        doom=("horgr", "gimle", "utgard"),
        destroyed="gimle",
        kickstarter=True,
    ).play("wolf pillage elvagar")
    s.end_age()
    assert s.events("ragnarok") == [] and s.glory["raven"] == 0


def test_ruling_wolfman_scope() -> None:
    """With the Wolfman there only monsters count, of all clans and in the fjord; cards count as usual."""
    s = scene(
        "gimle: wolf wolfman W; raven L troll; serpent L",
        "fjord_nw: serpent sea_serpent",
        age=2,
        kickstarter=True,
        hand={"serpent": "tyrs_crush"},
    ).play("wolf pillage gimle", "serpent play tyrs_crush")
    assert s.totals == {"wolf": (3, 0), "raven": (2, 0), "serpent": (3, 4)}


def test_ruling_wolfman_scope__only_while_he_stands() -> None:
    """Fallen to Tide before the comparison he changes nothing."""
    s = scene("gimle: wolf wolfman W; raven L", age=2, kickstarter=True, hand={"wolf": "odins_tide"})
    s.play("wolf pillage gimle", "wolf play odins_tide", "wolf spare warrior")
    assert s.totals == {"wolf": (1, 1), "raven": (3, 0)}


# -- mystics ----------------------------------------------------------------------------------------
def test_ruling_mystic_card_replaced() -> None:
    """Its card replaced, a mystic stays where it is; only the text goes."""
    s = scene(
        "gimle: wolf M; raven L",
        mystics=True,
        upgrades={"wolf": "friggas_chosen_a1 friggas_charm thors_glory"},
        hand={"wolf": "lokis_domain"},
    ).play("wolf upgrade lokis_domain", "wolf slot clan_1")
    assert s.at("gimle")["wolf"] == {"mystic": 1} and s.discard == ["friggas_chosen_a1"]
    s.play("raven pillage gimle")
    assert s.valhalla == {"wolf": {"mystic": 1}}  # it could not flee


def test_ruling_mystic_card_replaced__a_third_card() -> None:
    """Each of two cards brings a mystic; a third one brings its text alone."""
    s = scene(
        age=3, mystics=True, rage=1, hand={"wolf": "friggas_chosen_a1 odins_chosen_a2 thors_chosen_a3"}
    ).play("wolf upgrade friggas_chosen", "raven pass", "serpent pass", "bear pass")
    assert s.reserve("wolf")["mystic"] == 1
    s.play("wolf upgrade odins_chosen", "wolf slot clan_2", "wolf upgrade thors_chosen", "wolf slot clan_3")
    assert s.reserve("wolf")["mystic"] == 2 and len(s.upgrades("wolf")) == 3


def test_ruling_mystic_retreat() -> None:
    """A beaten mystic may flee to a free village next door or to Yggdrasil, and was not destroyed."""
    s = scene(
        "gimle: wolf L valkyrie; raven M",
        "myrkulor: serpent W W W",
        age=2,
        mystics=True,
        turn="raven",
        upgrades={"raven": "friggas_chosen"},
        tokens={"gimle": "pillage_rage"},
    ).play("raven pillage gimle", "serpent pass")
    assert set(s.options("raven")) == {
        "retreat:figure=mystic:to=andlang",
        "retreat:figure=mystic:to=yggdrasil",
        "pass",
    }
    s.play("raven retreat andlang")
    assert s.at("andlang") == {"raven": {"mystic": 1}} and s.valhalla == {}
    assert s.glory["wolf"] == 3  # the Valkyrie has nothing to count


def test_ruling_mystic_retreat__ragnarok_and_sacrifice() -> None:
    """It flees Ragnarok for no glory, but not Frigga's Sacrifice."""
    s = scene(
        "gimle: wolf M W",
        doom=("gimle", "utgard", "horgr"),
        mystics=True,
        upgrades={"wolf": "friggas_chosen"},
    )
    s.end_age().play("wolf retreat myrkulor")
    assert s.glory["wolf"] == 2 and s.at("myrkulor") == {"wolf": {"mystic": 1}}
    s = scene("gimle: wolf M W", age=3, mystics=True, upgrades={"wolf": "friggas_chosen friggas_sacrifice"})
    s.play("wolf sacrifice", "wolf offer mystic", "wolf offer warrior", "wolf raise rage")
    assert s.valhalla == {"wolf": {"warrior": 1, "mystic": 1}}


@pytest.mark.parametrize("villages", ["W W W", "W W"])
def test_ruling_drive_out_saved(villages: str) -> None:
    """If the victim is saved and no village is free, the mystic stays in reserve; else it comes."""
    s = scene(
        f"utgard: raven {villages}",
        age=2,
        mystics=True,
        upgrades={"wolf": "odins_chosen", "raven": "friggas_protection"},
    ).play("wolf drive_out utgard 1 warrior", "raven save warrior")
    assert s.at("utgard")["raven"] == {"warrior": len(villages.split())} and s.rage["raven"] == 5
    if villages == "W W W":
        assert s.reserve("wolf")["mystic"] == 1 and "wolf" not in s.at("utgard")
    else:
        assert s.at("utgard")["wolf"] == {"mystic": 1}
    assert s.asked == "raven action"


def test_ruling_drive_out_saved__not_saved() -> None:
    """Unsaved, the victim dies and the mystic takes its village, even in a full province."""
    s = scene("utgard: raven W W; serpent M", age=2, mystics=True, upgrades={"wolf": "odins_chosen"})
    s.play("wolf drive_out utgard 2 mystic")
    assert s.at("utgard") == {"wolf": {"mystic": 1}, "raven": {"warrior": 2}}
    assert s.valhalla == {"serpent": {"mystic": 1}}


# -- gods -------------------------------------------------------------------------------------------
def test_ruling_gods_redrawn() -> None:
    """In every age all six gods may come, to provinces whose Ragnarok tokens are in the box."""
    t = meadhall.game("blood_rage").open(4, 1, {"gods": True}, chance="ask", events=True)
    drawn: list[tuple[str, set[str]]] = []
    while not t.over:
        q = t.question
        seat = q.seats[0]
        if q.kind in ("god", "god_province"):
            drawn.append((q.kind, {str(value) for o in t.options(seat) for value in o.fields.values()}))
        ids = t.options(seat).ids
        t.answer(seat, "pass" if q.kind == "action" else ids[0])
    events = t.events(0)
    used = {str(e["province"]) for e in events if e["event"] in ("doom", "destroyed_early")}
    gods = [e for e in events if e["event"] == "god"]
    assert [kind for kind, _ in drawn] == ["god", "god_province"] * 6
    assert [len(choice) for kind, choice in drawn if kind == "god"] == [6, 5] * 3
    assert len(used) == 4
    places = [choice for kind, choice in drawn if kind == "god_province"]
    for n, choice in enumerate(places):
        earlier = {str(gods[n - 1]["province"])} if n % 2 else set()
        assert choice == set(OUTER) - used - earlier


def test_ruling_gods_redrawn__moves_after_the_whole_pillage() -> None:
    """The god moves once, after Loki's Blessing, where the pillager likes: no god, not pillaged or burnt."""
    s = scene(
        "gimle: wolf L; raven W",
        upgrades={"raven": "lokis_blessing"},
        gods={"odin": "gimle", "tyr": "elvagar"},
        pillaged="horgr",
        destroyed="utgard",
    ).play("wolf pillage gimle", "raven pass")
    assert s.asked == "wolf move_god"
    assert {o.removeprefix("move_god:to=") for o in s.options("wolf")} == {
        "yggdrasil",
        "myrkulor",
        "angerboda",
        "muspelheim",
        "andlang",
    }
    s.play("wolf move_god andlang")
    assert s.asked == "raven action"
    assert [(e["god"], e["province"]) for e in s.events("god_moved")] == [("odin", "andlang")]


def test_ruling_gods_redrawn__a_failed_pillage() -> None:
    """The god moves after a pillage that failed, too, and may not stay."""
    s = scene("gimle: wolf W; raven L", gods={"heimdall": "gimle"}).play("wolf pillage gimle")
    assert s.asked == "wolf move_god" and not s.can("wolf move_god gimle")


def test_ruling_god_tyr_wolfman() -> None:
    """Where Tyr stands no figure counts, the Wolfman's monsters neither; cards alone decide."""
    s = scene(
        "gimle: wolf wolfman; raven troll L; serpent W",
        age=2,
        kickstarter=True,
        gods={"tyr": "gimle"},
        hand={"serpent": "thors_oath", "raven": "lokis_backstab"},
    ).play("wolf pillage gimle", "serpent play thors_oath", "raven play lokis_backstab", "serpent raise axes")
    assert s.totals == {"wolf": (0, 0), "raven": (0, 0), "serpent": (0, 1)}
    assert s.glory["serpent"] == 4
