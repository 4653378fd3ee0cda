"""Rulings about rage, stats, places and the action phase."""

import pytest

import meadhall
from tests.games.blood_rage.scenes import scene

OUTER = ("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle")


# -- rage -------------------------------------------------------------------------------------------
def test_ruling_zero_rage() -> None:
    """At 0 rage no action, not even a free pillage; joining and battle cards all the same."""
    s = scene(
        "gimle: wolf L",
        "yggdrasil: raven W W",
        hand={"raven": "tyrs_smash"},
        rage={"raven": 0, "serpent": 0, "bear": 0},
    ).play("wolf pillage gimle", "raven join warrior", "raven join warrior", "raven play tyrs_smash")
    assert s.at("gimle") == {"raven": {"warrior": 2}}
    assert s.asked == "wolf action"  # Raven's pillage would be free, yet it is not Raven's turn


def test_ruling_zero_rage__replacement_effects() -> None:
    """The Volur Witch, who costs nothing, retreats at 0 rage, too."""
    s = scene("gimle: wolf W W W W; raven volur_witch", age=3, rage={"raven": 0})
    s.play("wolf pillage gimle", "raven retreat volur_witch yggdrasil")
    assert s.at("yggdrasil") == {"raven": {"volur_witch": 1}}


def test_ruling_rage_regained() -> None:
    """A clan at 0 that steals a rage acts again on its next turn."""
    s = scene("gimle: wolf L; raven W", hand={"raven": "lokis_trickery"}, rage={"raven": 0})
    s.play("wolf pillage gimle", "raven play lokis_trickery")
    assert s.rage["raven"] == 1 and s.rage["wolf"] == 5
    assert s.asked == "raven action"


def test_ruling_pass_final() -> None:
    """A clan that passed stays out, even with rage again, and does not keep the phase open."""
    s = scene("gimle: wolf L; raven W", hand={"raven": "lokis_trickery"}, turn="raven")
    s.play("raven pass", "serpent pass", "bear pass", "wolf pillage gimle", "raven play lokis_trickery")
    assert s.rage["raven"] == 1
    assert s.asked == "wolf action"
    s.play("wolf pass")
    assert s.asked == "raven keep"


def test_ruling_rage_cap() -> None:
    """Rage above 12 is lost."""
    s = scene("gimle: wolf L; raven W", age=3, hand={"wolf": "thors_ascension"}, rage={"wolf": 11})
    s.play("wolf pillage gimle", "wolf play thors_ascension")
    assert s.rage["wolf"] == 12


# -- the end of the action phase --------------------------------------------------------------------
def test_ruling_action_phase_end() -> None:
    """The last pillage ends the phase, whatever rage is left; destroyed provinces do not count."""
    s = scene("gimle: wolf W", pillaged=("yggdrasil", *OUTER[1:7]), destroyed="myrkulor")
    s.play("wolf pillage gimle")
    assert s.asked.endswith(" draft") and s.rage["raven"] == 6


def test_ruling_action_phase_end__yggdrasil_counts() -> None:
    """While Yggdrasil is not pillaged the phase goes on."""
    s = scene("gimle: wolf W", pillaged=OUTER[:7]).play("wolf pillage gimle")
    assert s.asked == "raven action"


def test_ruling_action_phase_end__only_after_the_whole_action() -> None:
    """All at 0 in mid-action does not end the phase if the action then brings rage."""
    s = scene(
        "gimle: raven W",
        age=3,
        rage={"wolf": 2, "raven": 0, "serpent": 0, "bear": 0},
        upgrades={"wolf": "thors_domain"},
        hand={"wolf": "thors_ascension"},
    ).play("wolf invade leader gimle", "wolf pillage_now", "wolf play thors_ascension")
    assert s.rage == {"wolf": 3, "raven": 0, "serpent": 0, "bear": 0}
    assert s.asked == "wolf action"


# -- stats and glory --------------------------------------------------------------------------------
def test_ruling_stat_cap() -> None:
    """A stat on its last step is no longer offered, and a token's step on it is lost."""
    s = scene(
        "elvagar: wolf W",
        steps={"wolf": {"axes": 6}},
        tokens={"elvagar": "pillage_axes"},
        quests={"wolf": "quest_manheim"},
    ).play("wolf pillage elvagar")
    assert s.step("wolf", "axes") == 6 and s.stat("wolf", "axes") == 8
    s.end_age()
    assert set(s.options("wolf")) == {"raise:stat=rage", "raise:stat=horns"}


def test_ruling_stat_cap__one_left() -> None:
    """With two at the end the third rises without a question."""
    s = scene(
        "gimle: wolf W", steps={"wolf": {"rage": 6, "axes": 6}}, quests={"wolf": "quest_alfheim"}
    ).end_age()
    assert s.asked.endswith(" draft") and s.step("wolf", "horns") == 2


def test_ruling_stat_cap__all_at_the_end() -> None:
    """With all three at the end the step of a quest is lost; the glory is not."""
    s = scene(
        "gimle: wolf W", steps={"wolf": {"rage": 6, "axes": 6, "horns": 6}}, quests={"wolf": "quest_alfheim"}
    )
    s.end_age()
    assert s.asked.endswith(" draft") and s.glory["wolf"] == 5


@pytest.mark.parametrize(("has", "taken"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_ruling_glory_floor(has: int, taken: int) -> None:
    """Loki's Backstab takes 2 glory, or what there is, before the battle's glory comes."""
    s = scene("elvagar: wolf L; raven W", age=2, hand={"raven": "lokis_backstab"}, glory={"wolf": has})
    s.play("wolf pillage elvagar", "raven play lokis_backstab")
    assert s.glory["wolf"] == has - taken + 3 and s.glory["raven"] == taken


# -- invading ---------------------------------------------------------------------------------------
def test_ruling_horns_limit() -> None:
    """With 4 figures in provinces and fjords and Horns 4, nothing invades; not for free either."""
    s = scene(
        "gimle: wolf W W W",
        "fjord_nw: wolf S",
        valhalla={"wolf": "W"},
        hand={"wolf": "brothers_in_arms troll"},
    )
    assert s.options("wolf", "invade") == []
    s.refuses("wolf", "invade:figure=leader:to=elvagar", "BR-334")
    s.play("wolf upgrade troll")
    assert s.asked == "raven action"  # no free invasion for the troll


def test_ruling_horns_limit__valhalla_does_not_count() -> None:
    """With 3 on the board one more may come, however many are dead."""
    s = scene("gimle: wolf W W", "fjord_nw: wolf S", valhalla={"wolf": "W W W"}).play(
        "wolf invade leader elvagar"
    )
    assert s.at("elvagar") == {"wolf": {"leader": 1}}


def test_ruling_invade_yggdrasil() -> None:
    """Only the Dark Elf invades Yggdrasil, and no warrior follows it by Frigga's Succor."""
    s = scene(age=2, upgrades={"wolf": "dark_elf friggas_succor soldier_of_hel"})
    assert [o for o in s.options("wolf", "invade") if "yggdrasil" in o] == [
        "invade:figure=dark_elf:to=yggdrasil"
    ]
    for figure in ("warrior", "leader", "soldier_of_hel"):
        s.refuses("wolf", f"invade:figure={figure}:to=yggdrasil", "BR-332")
    s.play("wolf invade dark_elf yggdrasil")
    assert s.asked == "raven action"


def test_ruling_invade_yggdrasil__blessing() -> None:
    """Loki's Blessing brings no warrior back to Yggdrasil."""
    s = scene("yggdrasil: wolf L; raven W", upgrades={"raven": "lokis_blessing"}).play(
        "wolf pillage yggdrasil"
    )
    assert s.asked == "raven action" and s.at("yggdrasil") == {"wolf": {"leader": 1}}


@pytest.mark.parametrize(("to", "strength"), [("yggdrasil", 3), ("gimle", 1)])
def test_ruling_dark_elf_cost(to: str, strength: int) -> None:
    """The Dark Elf costs 1 rage everywhere, though it is worth 3 in Yggdrasil."""
    s = scene(age=2, upgrades={"wolf": "dark_elf"}).play(f"wolf invade dark_elf {to}")
    assert s.rage["wolf"] == 5 and s.strength("wolf", to) == strength


def test_ruling_asterisk() -> None:
    """Dwarf Chieftain and Soldier of Hel have a strength, and yet cost nothing to lay or to invade with."""
    s = scene(age=3, rage=1, hand={"wolf": "dwarf_chieftain_a1 soldier_of_hel"})
    s.play("wolf upgrade dwarf_chieftain", "wolf invade dwarf_chieftain gimle")
    s.play("raven pass", "serpent pass", "bear pass")
    s.play(
        "wolf upgrade soldier_of_hel", "wolf slot monster_2", "wolf pass", "wolf invade soldier_of_hel gimle"
    )
    assert s.rage["wolf"] == 1 and s.strength("wolf", "gimle") == 2 + 3


# -- fjords and provinces ---------------------------------------------------------------------------
@pytest.mark.parametrize(("province", "quest"), [("gimle", "quest_alfheim"), ("myrkulor", "quest_manheim")])
def test_ruling_fjord_scope(province: str, quest: str) -> None:
    """A ship fights, counts for quests and burns with either province its fjord supports."""
    battle = scene(f"{province}: wolf L", "fjord_nw: raven S").play(f"wolf pillage {province}")
    assert battle.totals == {"wolf": (3, 0), "raven": (2, 0)} and battle.valhalla == {"raven": {"ship": 1}}
    s = scene("fjord_nw: wolf S", doom=(province, "utgard", "horgr"), quests={"wolf": quest}).end_age()
    s.play("wolf raise rage")
    assert s.glory["wolf"] == 5 + 2 and s.at("fjord_nw") == {}


def test_ruling_fjord_scope__effects() -> None:
    """A Fire Giant invading either province sinks the ship in the fjord."""
    for province in ("gimle", "myrkulor"):
        s = scene("fjord_nw: raven S", age=2, upgrades={"wolf": "fire_giant"}).play(
            f"wolf invade fire_giant {province}"
        )
        assert s.valhalla == {"raven": {"ship": 1}}


def test_ruling_fjord_half_destroyed() -> None:
    """With one shore destroyed a fjord is open and supports the other one; with both it is closed."""
    s = scene(destroyed="muspelheim utgard andlang").play("wolf invade ship fjord_se")
    s.refuses("raven", "invade:figure=ship:to=fjord_sw", "BR-206")
    s.play("raven pass", "serpent pass", "bear pass")
    assert s.options("wolf", "pillage") == ["pillage:province=horgr"]


def test_ruling_fjord_half_destroyed__supports_the_other_shore() -> None:
    """A ship off burnt Gimle counts for Manheim, by Myrkulor, and no longer for Alfheim."""
    s = scene("fjord_nw: wolf S", destroyed="gimle", quests={"wolf": "quest_alfheim quest_manheim"}).end_age()
    assert [e["card"] for e in s.events("quest_failed")] == ["quest_alfheim_a1"]
    assert [e["card"] for e in s.events("quest_met")] == ["quest_manheim_a1"]


def test_ruling_fjord_half_destroyed__ships_die() -> None:
    """When Ragnarok takes one shore every ship in the fjord dies."""
    s = scene("fjord_se: wolf S; raven S", doom=("muspelheim", "utgard", "gimle")).end_age()
    assert s.at("fjord_se") == {} and s.glory["wolf"] == s.glory["raven"] == 2


def test_ruling_yggdrasil_never_destroyed() -> None:
    """No Ragnarok token shows Yggdrasil: eight tokens are drawn from, one for each outer province."""
    t = meadhall.game("blood_rage").open(4, 1, {}, chance="ask")
    while t.question.kind != "ragnarok_token":
        seat = t.question.seats[0]
        t.answer(seat, t.question.options(seat)[0])
    assert sorted(str(o.fields["province"]) for o in t.options(-1)) == sorted(OUTER)
