"""Kickstarter monsters and Mystics of Midgard, card by card."""

import pytest

from tests.games.blood_rage.scenes import Scene, scene

ALONE = {"raven": 0, "serpent": 0, "bear": 0}  # only Wolf has rage left to act


# -- Mountain Giant ------------------------------------------------------------
def test_card_mountain_giant() -> None:
    """The card costs 3, but a leader invades for nothing."""
    s = scene(hand={"wolf": "mountain_giant"}, rage={**ALONE}, kickstarter=True)
    s.play("wolf upgrade mountain_giant", "wolf pass")
    assert s.rage["wolf"] == 3
    s.play("wolf invade mountain_giant gimle")
    assert s.rage["wolf"] == 3 and s.strength("wolf", "gimle") == 3


def test_card_mountain_giant__uses_the_leader_upgrade() -> None:
    """Ruling mountain_giant_leader: in the leader's stead; with both there, once."""
    for board in ("andlang: wolf mountain_giant", "andlang: wolf mountain_giant L"):
        s = scene(board, age=3, upgrades={"wolf": "lord_of_spears"}, kickstarter=True).play(
            "wolf pillage andlang"
        )
        assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [2, 2, 3]


def test_card_mountain_giant__moves_with_lord_of_hammers() -> None:
    s = scene("gimle: wolf mountain_giant L", upgrades={"wolf": "lord_of_hammers"}, kickstarter=True)
    s.play("wolf pillage gimle")
    assert s.can("wolf move_leader leader andlang")
    s.play("wolf move_leader mountain_giant andlang")
    assert s.at("andlang") == {"wolf": {"mountain_giant": 1}} and s.asked == "raven action"


def test_card_mountain_giant__comes_with_a_leader_upgrade() -> None:
    s = scene(upgrades={"wolf": "mountain_giant"}, hand={"wolf": "lord_of_hammers"}, kickstarter=True)
    s.play("wolf upgrade lord_of_hammers", "wolf invade mountain_giant gimle")
    assert s.at("gimle") == {"wolf": {"mountain_giant": 1}}


def test_card_mountain_giant__survives_the_fire_giant() -> None:
    """He counts as a leader, and is a monster still."""
    s = scene("gimle: raven mountain_giant L", age=2, upgrades={"wolf": "fire_giant"}, kickstarter=True)
    s.play("wolf invade fire_giant gimle")
    assert s.valhalla == {"raven": {"leader": 1}}


# -- Fenrir ------------------------------------------------------------
def test_card_fenrir() -> None:
    """Ragnarok strikes where he stands and spares the doomed province."""
    s = scene("gimle: wolf fenrir; raven W", "muspelheim: serpent W", kickstarter=True).end_age()
    assert s.destroyed("gimle") and not s.destroyed("muspelheim")
    assert s.glory == {"wolf": 2, "raven": 2, "serpent": 0, "bear": 0}
    assert s.at("muspelheim") == {"serpent": {"warrior": 1}}


@pytest.mark.parametrize("place", ["yggdrasil", "valhalla", "reserve"])
def test_card_fenrir__off_the_outer_provinces(place: str) -> None:
    """Ruling fenrir_redirect: there he changes nothing."""
    s = scene(f"{place}: wolf fenrir", "muspelheim: serpent W", kickstarter=True).end_age()
    assert s.destroyed("muspelheim") and s.glory["serpent"] == 2


def test_card_fenrir__the_doomed_province_burnt_earlier() -> None:
    """Ruling fenrir_redirect: it is not destroyed again, nor the ships beside it."""
    s = scene("fjord_sw: wolf S", age=2, destroyed="utgard", kickstarter=True).end_age()
    assert s.at("fjord_sw") == {"wolf": {"ship": 1}} and s.glory["wolf"] == 0


# -- Wolfman ------------------------------------------------------------
def test_card_wolfman() -> None:
    """Only monsters count their strength, for all clans; cards count as usual."""
    s = scene(
        "gimle: wolf wolfman W; raven L W; serpent troll",
        age=2,
        hand={"raven": "tyrs_bash_a1"},
        kickstarter=True,
    )
    s.play("wolf pillage gimle", "raven play tyrs_bash")
    assert s.totals == {"wolf": (3, 0), "raven": (0, 2), "serpent": (2, 0)}


def test_card_wolfman__elsewhere_or_destroyed_before() -> None:
    """Ruling wolfman_scope: he must stand there when strengths are compared."""
    s = scene("gimle: wolf W; raven L", "andlang: wolf wolfman", age=2, kickstarter=True)
    s.play("wolf pillage gimle", "wolf pass")
    assert s.totals == {"wolf": (1, 0), "raven": (3, 0)}

    s = scene("gimle: wolf wolfman W; raven L", age=2, hand={"raven": "odins_tide"}, kickstarter=True)
    s.play("wolf pillage gimle", "raven play odins_tide", "wolf spare warrior")
    assert s.totals == {"wolf": (1, 0), "raven": (3, 1)}


def test_card_wolfman__quests_count_everybody() -> None:
    """Only battles are changed."""
    s = scene("gimle: wolf wolfman; raven L W", age=2, quests={"raven": "quest_alfheim"}, kickstarter=True)
    assert s.end_age().glory["raven"] == 7


# -- Mystic Troll ------------------------------------------------------------
def test_card_mystic_troll() -> None:
    """The owner's figures invade its province for nothing."""
    s = scene(
        "gimle: wolf mystic_troll", age=3, upgrades={"wolf": "masters_in_arms valkyrie_a2"}, kickstarter=True
    )
    s = s.play(
        "wolf invade warrior gimle", "raven pass", "serpent pass", "bear pass", "wolf invade valkyrie gimle"
    )
    assert s.rage["wolf"] == 6
    s.play("wolf invade warrior andlang")
    assert s.rage["wolf"] == 4  # elsewhere as ever


def test_card_mystic_troll__others_pay() -> None:
    s = scene("gimle: wolf mystic_troll", age=3, turn="raven", kickstarter=True).play(
        "raven invade warrior gimle"
    )
    assert s.rage["raven"] == 5


# -- second copies of five seats ------------------------------------------------------------
def test_card_dwarf_chieftain__two_in_one_clan() -> None:
    """The fifth player's box has another of each: they are two figures."""
    s = scene("gimle: wolf dwarf_chieftain dwarf_chieftain; raven L", seats=5, turn="raven", kickstarter=True)
    assert s.strength("wolf", "gimle") == 4
    s.play("raven pillage gimle")
    assert s.glory["wolf"] == 3 and s.at("gimle") == {"wolf": {"dwarf_chieftain": 2}}


@pytest.mark.parametrize(("key", "age", "paid"), [("dark_elf", 2, 1), ("soldier_of_hel", 3, 0)])
def test_card_dark_elf__and_soldier_of_hel_twice(key: str, age: int, paid: int) -> None:
    s = scene(seats=5, age=age, upgrades={"wolf": key, "raven": key}, kickstarter=True)
    s.play(f"wolf invade {key} gimle", f"raven invade {key} gimle")
    assert s.rage["wolf"] == s.rage["raven"] == 6 - paid


# -- Mystics ------------------------------------------------------------
CHOSEN = [("friggas_chosen", 1), ("odins_chosen", 2), ("thors_chosen", 3)]


@pytest.mark.parametrize(("key", "age"), CHOSEN)
def test_mystics_come_with_their_cards(key: str, age: int) -> None:
    """A clan slot, no rage, one Mystic into the reserve, and no invasion at once."""
    s = scene(age=age, hand={"wolf": key}, mystics=True)
    assert "mystic" not in s.reserve("wolf")
    s.play(f"wolf upgrade {key}")

    assert s.asked == "raven action" and s.rage["wolf"] == 6
    assert s.reserve("wolf")["mystic"] == 1 and s.upgrades("wolf") == [f"{key}_a{age}"]


def test_mystics_are_figures() -> None:
    """Strength 2, invading for nothing, marching, falling and returning like others."""
    s = scene(
        "gimle: raven L", upgrades={"wolf": "friggas_chosen friggas_chosen"}, rage={**ALONE}, mystics=True
    )
    s.play("wolf invade mystic gimle", "wolf invade mystic andlang")
    assert s.rage["wolf"] == 6 and s.strength("wolf", "gimle") == 2 and "mystic" not in s.reserve("wolf")

    s.play("wolf march andlang", "wolf march_to horgr")
    assert s.at("horgr") == {"wolf": {"mystic": 1}}

    s = scene("muspelheim: wolf M", mystics=True).end_age()
    assert s.glory["wolf"] == 2 and s.reserve("wolf")["mystic"] == 1


def test_mystics_count_for_horns() -> None:
    s = scene("gimle: wolf W W W W", upgrades={"wolf": "friggas_chosen"}, mystics=True)
    s.refuses("wolf", "invade:figure=mystic:to=andlang", "BR-334")


def test_mystics_stay_when_the_card_goes() -> None:
    """Ruling mystic_card_replaced: only the text is lost; a third card brings no third Mystic."""
    s = scene(
        "gimle: wolf M M",
        age=3,
        hand={"wolf": "thors_chosen"},
        upgrades={"wolf": "friggas_chosen_a1 odins_chosen_a2 tyrs_domain"},
        mystics=True,
    )
    s.play("wolf upgrade thors_chosen", "wolf slot clan_1")
    assert s.at("gimle") == {"wolf": {"mystic": 2}} and "mystic" not in s.reserve("wolf")
    assert s.discard == ["friggas_chosen_a1"]


# -- Frigga's Chosen ------------------------------------------------------------
def lost_battle(upgrades: str, board: str = "gimle: wolf M; raven L W", *more: str) -> Scene:
    s = scene(board, *more, turn="raven", upgrades={"wolf": upgrades}, mystics=True)
    return s.play(f"raven pillage {board.split(':')[0]}")


def test_card_friggas_chosen() -> None:
    """A Mystic retreats to a free village next door, or to Yggdrasil (ruling: mystic_retreat)."""
    s = lost_battle("friggas_chosen", "gimle: wolf M W; raven L W", "myrkulor: serpent W W W")
    s.play("serpent pass")
    assert s.options("wolf") == [
        "retreat:figure=mystic:to=yggdrasil",
        "retreat:figure=mystic:to=andlang",  # Myrkulor is full
        "pass",
    ]
    s.play("wolf retreat mystic andlang")
    assert s.at("andlang") == {"wolf": {"mystic": 1}} and s.valhalla == {"wolf": {"warrior": 1}}


def test_card_friggas_chosen__both_mystics() -> None:
    """One by one, each where it likes; it may also be left to die."""
    s = lost_battle("friggas_chosen friggas_chosen", "gimle: wolf M M; raven L W W")
    s.play("wolf retreat mystic andlang", "wolf retreat mystic yggdrasil")
    assert s.at("andlang") == s.at("yggdrasil") == {"wolf": {"mystic": 1}} and s.valhalla == {}

    s = lost_battle("friggas_chosen").play("wolf pass")
    assert s.valhalla == {"wolf": {"mystic": 1}}


def test_card_friggas_chosen__not_without_it() -> None:
    s = lost_battle("odins_chosen_a2")
    assert s.valhalla == {"wolf": {"mystic": 1}} and s.asked == "serpent action"


def test_card_friggas_chosen__ragnarok_and_sacrifice() -> None:
    """Ruling mystic_retreat: from Ragnarok too, then without glory; not from a sacrifice."""
    s = scene("muspelheim: wolf M W", upgrades={"wolf": "friggas_chosen"}, mystics=True).end_age()
    s.play("wolf retreat mystic horgr")
    assert s.at("horgr") == {"wolf": {"mystic": 1}} and s.glory["wolf"] == 2

    s = scene("horgr: wolf M W", upgrades={"wolf": "friggas_chosen friggas_sacrifice_a3"}, mystics=True)
    s.play("wolf sacrifice", "wolf offer mystic", "wolf offer warrior", "wolf raise axes")
    assert s.valhalla == {"wolf": {"warrior": 1, "mystic": 1}}


# -- Odin's Chosen ------------------------------------------------------------
def test_card_odins_chosen() -> None:
    """A Mystic takes the village of an enemy warrior or Mystic, who is destroyed."""
    s = scene("utgard: raven W M L", age=2, upgrades={"wolf": "odins_chosen"}, mystics=True)
    assert not s.can("wolf invade mystic utgard") and not s.can("wolf drive_out utgard leader")
    assert s.can("wolf drive_out utgard 1 warrior")
    s.play("wolf drive_out utgard 1 mystic")

    assert s.rage["wolf"] == 6
    assert s.at("utgard") == {"wolf": {"mystic": 1}, "raven": {"warrior": 1, "leader": 1}}
    assert s.valhalla == {"raven": {"mystic": 1}}


@pytest.mark.parametrize(
    ("board", "upgrades"),
    [
        ("yggdrasil: raven W", "odins_chosen"),
        ("utgard: wolf W", "odins_chosen"),
        ("utgard: raven L troll", "odins_chosen"),
        ("utgard: raven W", "friggas_chosen_a1"),
    ],
)
def test_card_odins_chosen__not_there(board: str, upgrades: str) -> None:
    """Not in Yggdrasil, not one's own, no leader or monster, and only with the card."""
    s = scene(board, age=2, upgrades={"wolf": upgrades}, mystics=True)
    assert s.can("wolf invade mystic gimle") and s.options("wolf", "drive_out") == []


def test_card_odins_chosen__horns() -> None:
    s = scene(
        "gimle: wolf W W W W", "utgard: raven W", age=2, upgrades={"wolf": "odins_chosen"}, mystics=True
    )
    assert s.options("wolf", "drive_out") == []


@pytest.mark.parametrize(("board", "comes"), [("utgard: raven W W W", False), ("utgard: raven W W", True)])
def test_card_odins_chosen__saved(board: str, comes: bool) -> None:
    """Ruling drive_out_saved: without a free village the Mystic stays in the reserve."""
    laid = {"wolf": "odins_chosen", "raven": "friggas_protection"}
    s = scene(board, age=2, upgrades=laid, mystics=True).play(
        "wolf drive_out utgard 1 warrior", "raven save warrior"
    )
    assert s.valhalla == {} and ("wolf" in s.at("utgard")) == comes
    assert ("mystic" in s.reserve("wolf")) != comes


def test_card_odins_chosen__against_friggas_chosen() -> None:
    """A Mystic who retreats leaves its village free."""
    laid = {"wolf": "odins_chosen", "raven": "friggas_chosen_a1"}
    s = scene("utgard: raven M W W", age=2, upgrades=laid, mystics=True)
    s.play("wolf drive_out utgard 1 mystic", "raven retreat mystic horgr")
    assert s.at("utgard") == {"wolf": {"mystic": 1}, "raven": {"warrior": 2}} and s.valhalla == {}


# -- Thor's Chosen ------------------------------------------------------------
@pytest.mark.parametrize(("board", "glory"), [("wolf M M", 6), ("wolf M W", 3), ("wolf W W", 0)])
def test_card_thors_chosen(board: str, glory: int) -> None:
    """3 glory for each own Mystic in a battle won."""
    s = scene(f"andlang: {board}; raven W", age=3, upgrades={"wolf": "thors_chosen"}, mystics=True)
    assert s.play("wolf pillage andlang").glory["wolf"] == 3 + glory


def test_card_thors_chosen__lost_unopposed_or_not_laid() -> None:
    s = scene("andlang: wolf M; raven L", age=3, upgrades={"wolf": "thors_chosen"}, mystics=True)
    assert s.play("wolf pillage andlang").glory["wolf"] == 0

    s = scene("andlang: wolf M", age=3, upgrades={"wolf": "thors_chosen"}, mystics=True)
    assert s.play("wolf pillage andlang").glory["wolf"] == 0

    s = scene("andlang: wolf M; raven W", age=3, upgrades={"wolf": "odins_chosen_a2"}, mystics=True)
    assert s.play("wolf pillage andlang").glory["wolf"] == 3
