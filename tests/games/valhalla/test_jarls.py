"""Every jarl: both abilities, with and without the condition."""

from __future__ import annotations

from tests.games.valhalla.scenes import Scene, scene

X6 = "x x x x x x"
AXE = "axe x x x x x"
BOW = "bow x x x x x"


def duel(
    jarl: str, side: int = 0, *, squads: tuple[str, str] = ("bear_axe", "bear_bow"), **more: object
) -> Scene:
    s = scene({0: squads[0], 1: squads[1]}, jarls={side: jarl}, **more)  # type: ignore[arg-type]
    return s.play("0 attack 1")


def test_card_brynjar__vh1024() -> None:
    """After an attack one card more; with few shields phase A again instead, a second attack too."""
    s = duel("brynjar").phase(0, X6)
    assert s.options(0) == ["draw", "draw_more"]
    s.play("0 draw_more", "draw fury_2 fury_3 heroic_3", "0 keep fury_2", "0 keep fury_3")
    assert len(s.hand(0)) == 2 and s.asked == "1 action"
    s = duel("brynjar", own={0: 2}).phase(0, X6).play("0 act_again", "0 attack 1").phase(0, X6)
    assert s.asked == "1 action"
    s = scene({0: "bear_axe", 1: "bear_bow"}, jarls={0: "brynjar"}, hands={0: "wolf_axe_a"})
    assert s.play("0 add wolf_axe_a").asked == "-1 draw_card"


def test_card_ulfar() -> None:
    """Of two tactics one comes back, by the opponent's choice, or his own with a small hand."""
    s = duel("ulfar", hands={0: "fury_2 heroic_3 bear_sword bear_spear"})
    s.play(f"roll {AXE}", "0 arm 0", "0 play fury_2", "0 play heroic_3", "0 spend x", "0 end").phase(1, X6)
    assert s.asked == "1 tactic_back" and not s.can("1 pass")
    s.play("1 take_back fury_2")
    assert "fury_2" in s.hand(0) and s.discard == ["heroic_3"]
    s = duel("ulfar", hands={0: "fury_2 heroic_3"})
    s.play(f"roll {AXE}", "0 arm 0", "0 play fury_2", "0 play heroic_3", "0 spend x", "0 end").phase(1, X6)
    assert s.asked == "0 tactic_back"


def test_card_egil__vh1022() -> None:
    """A die for +2, two more without tactics."""
    s = duel("egil", hands={0: "fury_2"}).play("0 lay_die", "roll axe x x x x", "0 arm 0", "0 end")
    assert s.strengths() == [3 + 4]
    s = duel("egil", hands={0: "fury_2"}).play("0 lay_die", "roll axe x x x x", "0 arm 0", "0 play fury_2")
    assert s.play("0 end").strengths() == [3 + 2 + 2]
    assert duel("egil").play("0 pass", f"roll {X6}").dice(0) == 6


def test_card_beinir__vh1023() -> None:
    """An extra die when attacking; when defending for a card, paid before the roll."""
    s = duel("beinir").play("roll x x x x x x x")
    assert s.asked == "0 fight" and s.t.grey == 2
    s = duel("beinir", 1, hands={1: "fury_2"}).phase(0, AXE)
    assert s.asked == "1 defence_die"
    s.play("1 pay fury_2", "roll x x x x x x x")
    assert s.asked == "1 fight" and s.discard == ["fury_2"]


def test_card_beinir__needs_a_die_in_the_pool() -> None:
    """Who is granted all that the pool has is not asked to pay for more."""
    for granted, asked in ((2, "1 defence_die"), (3, "-1 die")):
        s = duel("beinir", 1, hands={1: "fury_2"})
        s.t.grant_dice(1, granted)
        assert s.phase(0, AXE).asked == asked


def test_card_beinir__speaks_again_against_a_monster() -> None:
    """Surround the leader lets a silenced jarl speak: his die is rolled at once (VH-1020)."""
    s = scene({0: "bear_axe"}, seats=1, hel=True, wounds=2, jarls={0: "beinir"})
    s.give(0, "surround_the_leader")
    s.play("0 hunt", f"roll {X6}", "0 play surround_the_leader", "roll axe")
    assert s.asked == "0 fight" and s.dice(0) == 7 and s.t.grey == 2


def test_card_hod__vh1023() -> None:
    """Six warriors; any two at once for a small squad."""
    s = scene(
        {0: "bear_axe bear_sword", 1: "bear_bow"},
        jarls={0: "hod"},
        hands={0: "bear_axe_axe_spear bear_sword_bow_bow"},
    )
    s.play("0 add_two bear_axe_axe_spear", "0 add bear_sword_bow_bow")
    assert len(s.squad(0)) == 4
    s = scene(
        {0: "bear_axe bear_sword bear_spear wolf_axe_a wolf_bow_a"}, jarls={0: "hod"}, hands={0: "bear_bow"}
    )
    assert len(s.play("0 add bear_bow").squad(0)) == 6


def test_card_solveig__vh1023() -> None:
    """A lone warrior gets help from hand; with a small hand two get it too, once."""
    s = duel("solveig", hands={0: "bear_sword bear_spear fury_2"})
    s.play("0 add bear_sword")
    assert s.asked == "-1 die" and s.squad(0) == ["bear_axe", "bear_sword"]
    s = duel("solveig", squads=("bear_axe bear_bow", "bear_shield"), hands={0: "bear_sword fury_2"})
    assert s.play("0 add bear_sword").asked == "-1 die"
    s = duel("solveig", squads=("bear_axe bear_bow", "bear_shield"), hands={0: "bear_sword fury_2 fury_3"})
    assert s.asked == "-1 die"


def test_card_sigurd() -> None:
    """A free reroll when attacking; when defending with a small hand."""
    s = duel("sigurd").play(f"roll {X6}", "0 free_reroll", "0 pick x", "0 roll", "roll axe")
    assert s.dice(0) == 6 and not s.can("0 free_reroll") and s.t.paid_rerolls(0) == 0
    s = duel("sigurd", 1, hands={1: "fury_2"}).phase(0, AXE).play(f"roll {X6}")
    assert s.can("1 free_reroll")
    six = "fury_2 fury_2 fury_3 heroic_3 heroic_3 new_weapons"
    s = duel("sigurd", 1, hands={1: six}).phase(0, AXE).play(f"roll {X6}")
    assert not s.can("1 free_reroll")


def test_card_sigvard() -> None:
    """A void die is turned after the first roll: free when defending, for a card when attacking."""
    s = duel("sigvard", 1).phase(0, AXE).play(f"roll {X6}")
    assert s.asked == "1 turn_void"
    s.play("1 turn bow")
    assert s.can("1 arm 0")
    s = duel("sigvard", hands={0: "fury_2"}).play(f"roll {X6}", "0 pay fury_2", "0 turn axe")
    assert s.can("0 arm 0") and s.discard == ["fury_2"]


def test_card_agnar() -> None:
    """+1 for each active warrior beyond the first; +2 with two clans."""
    s = duel("agnar", squads=("bear_axe bear_sword", "wolf_bow_a")).phase(0, "axe sword x x x x")
    assert s.strengths() == [6 + 1]
    s = duel("agnar", squads=("bear_axe bear_sword wolf_bow_a", "wolf_axe_a")).phase(0, "axe sword x x x x")
    assert s.strengths() == [6 + 1 + 2]


def test_card_vepr() -> None:
    """+1 for each active warrior with one symbol; +1 with four in the squad."""
    s = duel("vepr", squads=("bear_axe bear_axe_axe", "wolf_bow_a")).phase(0, "axe axe axe x x x")
    assert s.strengths() == [9 + 1]
    s = duel("vepr", squads=("bear_axe bear_bow bear_sword bear_spear", "wolf_bow_a")).phase(0, AXE)
    assert s.strengths() == [3 + 1 + 1]


def test_card_valgard() -> None:
    """+1 when defending, one more with fewer warriors."""
    assert duel("valgard", 1).phase(0, AXE).phase(1, BOW).strengths() == [3, 4]
    s = duel("valgard", 1, squads=("bear_axe bear_sword", "bear_bow")).phase(0, AXE).phase(1, BOW)
    assert s.strengths() == [3, 5]
    assert duel("valgard").phase(0, AXE).strengths() == [3]


def test_card_styr() -> None:
    """+2 when attacking, +1 more without a paid reroll."""
    assert duel("styr").phase(0, AXE).strengths() == [3 + 3]
    s = duel("styr").play(f"roll {AXE}", "0 reroll x", "0 pick x", "0 roll", "roll x", "0 arm 0", "0 end")
    assert s.strengths() == [3 + 2]


def test_card_vingor() -> None:
    """Phase B: one card more to choose from; with a small hand two are kept."""
    s = scene(
        {0: "bear_axe", 1: "bear_bow"},
        jarls={0: "vingor"},
        hands={0: "bear_sword fury_2 fury_2 fury_3 fury_3 bear_axe_axe bear_bow_bow"},
    )
    s.play("0 add bear_sword", "draw heroic_3 heroic_3 new_weapons", "0 keep heroic_3")
    assert s.asked == "1 action"
    five = "fury_2 fury_2 fury_3 fury_3 bear_axe_axe"
    s = scene({0: "bear_axe", 1: "bear_bow"}, jarls={0: "vingor"}, hands={0: f"bear_sword {five}"})
    s.play("0 add bear_sword", "draw heroic_3 heroic_3 new_weapons", "0 keep heroic_3", "0 keep heroic_3")
    assert len(s.hand(0)) == 7


def test_card_aslaug() -> None:
    """Four symbols together, six with an empty squad."""
    s = scene({0: "bear_axe", 1: "bear_bow"}, jarls={0: "aslaug"}, hands={0: "bear_axe_axe bear_bow_bow"})
    assert s.can("0 add_two bear_axe_axe")
    hand = {0: "bear_axe_axe_spear bear_sword_bow_bow"}
    assert not scene({0: "bear_axe"}, jarls={0: "aslaug"}, hands=hand).options(0, "add_two")
    assert scene({1: "bear_axe"}, jarls={0: "aslaug"}, hands=hand).options(0, "add_two")


def test_card_einar() -> None:
    """A lost battle gives two cards, three with few shields."""
    s = duel("einar", 1).phase(0, AXE).phase(1, X6).play("draw fury_2 fury_2")
    assert s.hand(1) == ["fury_2", "fury_2"] and s.t.question.about["seat"] == 0
    s = duel("einar", 1, own={1: 3}).phase(0, AXE).phase(1, X6).play("draw fury_2 fury_2 fury_3")
    assert s.hand(1) == ["fury_2", "fury_2", "fury_3"]


def test_card_thord() -> None:
    """Each tactic for strength gives one more; a lone one two more."""
    s = duel("thord", hands={0: "fury_2 heroic_3"}).play(f"roll {AXE}", "0 arm 0", "0 play fury_2", "0 end")
    assert s.strengths() == [3 + 2 + 1 + 1]
    s = duel("thord", hands={0: "fury_2 heroic_3"})
    s.play(f"roll {AXE}", "0 arm 0", "0 play fury_2", "0 play heroic_3", "0 spend x", "0 end")
    assert s.strengths() == [3 + 3 + 4]


def test_card_ottar() -> None:
    """The draw action draws three and keeps two; a small squad may grow afterwards."""
    s = scene({0: "bear_axe", 1: "bear_bow"}, jarls={0: "ottar"})
    s.play("0 draw", "draw fury_2 bear_sword heroic_3", "0 keep fury_2", "0 keep bear_sword")
    assert s.asked == "0 add_one"
    s.play("0 add bear_sword")
    assert s.squad(0) == ["bear_axe", "bear_sword"] and s.hand(0) == ["fury_2"]


def test_card_esbjorn() -> None:
    """Two dice are set to different weapons; three with fewer warriors."""
    s = duel("esbjorn").play("0 set_die axe")
    assert s.options(0) == [*(f"set_die:face={f}" for f in ("sword", "spear", "shield", "bow")), "pass"]
    s.play("0 set_die bow", "roll x x x x")
    assert s.asked == "0 fight" and s.dice(0) == 6
    s = duel("esbjorn", squads=("bear_axe", "bear_bow bear_sword"))
    s.play("0 set_die axe", "0 set_die sword", "0 set_die spear", "roll x x x")
    assert s.asked == "0 fight"


def test_card_bernhard() -> None:
    """A card after a victory; one of three active warriors may stay."""
    s = duel("bernhard").phase(0, AXE).phase(1, X6).play("draw fury_2")
    assert s.hand(0) == ["fury_2"]
    s = duel("bernhard", squads=("bear_axe bear_sword bear_spear", "bear_bow"))
    s.phase(0, "axe sword spear x x x").phase(1, X6).play("0 stay 1")
    assert s.squad(0) == ["bear_sword"] and s.valhalla(0) == ["bear_axe", "bear_spear"]


def test_card_bernhard__against_a_monster() -> None:
    """Of three who have won one may stay, the others enter; the mission for three is met all the same."""
    s = scene(
        {0: "bear_axe bear_sword bear_spear"},
        seats=1,
        jarls={0: "bernhard"},
        hands={0: "assignment_three"},
        valkyries=True,
    )
    s.play("0 hunt").phase(0, "axe sword spear x x x")
    assert s.options(0) == ["stay:slot=0", "stay:slot=1", "stay:slot=2", "pass"]
    s.play("0 stay 1")
    assert s.squad(0) == ["bear_sword"] and s.valhalla(0) == ["bear_axe", "bear_spear"]
    assert s.can("0 mission assignment_three")


def three(jarl: str, **more: object) -> Scene:
    s = scene({0: "bear_axe", 1: "bear_bow", 2: "bear_sword"}, seats=3, jarls={2: jarl}, **more)  # type: ignore[arg-type]
    return s.play("0 attack 1")


def test_card_hakon() -> None:
    """After a battle of two others he draws two and discards one, once between his turns."""
    s = three("hakon", hands={2: "fury_2 fury_2 fury_2 fury_2 fury_2 fury_2 fury_3"}).phase(0, X6)
    assert s.asked == "2 watch"
    s.play("2 watch", "draw heroic_3 heroic_3")
    assert s.asked == "2 watch_discard" and not s.can("2 pass")
    s.play("2 discard heroic_3").skip("action").play("1 attack 0").phase(1, X6)
    assert s.asked == "-1 draw_card"  # not again before his turn
    s = three("hakon", hands={2: "fury_2"}).phase(0, X6).play("2 watch", "draw heroic_3 fury_3", "2 pass")
    assert len(s.hand(2)) == 3


def test_card_gunnhild() -> None:
    """She names the winner before a battle of two others; a bet on the attacker costs a card."""
    s = three("gunnhild", hands={2: "fury_2"}, discard="bear_axe_axe bear_spear")
    assert s.options(2) == ["bet_defender", "bet_attacker:card=fury_2", "pass"]
    s.play("2 bet_attacker fury_2").phase(0, AXE).phase(1, X6)
    assert s.valhalla(2) == ["bear_axe_axe"] and "fury_2" in s.discard
    s = three("gunnhild", discard="bear_spear").play("2 bet_defender").phase(0, AXE).phase(1, X6)
    assert s.valhalla(2) == []


def test_card_ragnar__ruling_ragnar_second() -> None:
    """+2 against one who has fought since his last turn, +1 more if that one has more shields."""
    s = scene({0: "bear_axe", 1: "bear_bow bear_spear", 2: "bear_sword"}, seats=3, jarls={1: "ragnar"})
    s.play("0 attack 2").phase(0, X6).skip("action").play("1 attack 0").phase(1, BOW)
    assert s.strengths() == [3 + 2]
    s = scene({0: "bear_axe", 1: "bear_bow", 2: "bear_sword"}, seats=3, jarls={1: "ragnar"}, own={1: 3})
    s.play("0 attack 2").phase(0, X6).skip("action").play("1 attack 0").phase(1, BOW)
    assert s.strengths() == [3 + 3]
    s = (
        scene({0: "bear_axe", 1: "bear_bow"}, jarls={0: "ragnar"}, own={0: 3})
        .play("0 attack 1")
        .phase(0, AXE)
    )
    assert s.strengths() == [3]


def test_card_freydis() -> None:
    """A random card of the beaten defender; with fewer cards she looks and chooses."""
    s = duel("freydis", hands={0: "bear_sword", 1: "fury_2"}).phase(0, AXE).phase(1, X6)
    assert s.asked == "-1 steal_random"
    s.play("draw fury_2")
    assert s.hand(0) == ["bear_sword", "fury_2"] or set(s.hand(0)) == {"bear_sword", "fury_2"}
    s = duel("freydis", hands={1: "fury_2 heroic_3"}).phase(0, AXE).phase(1, X6)
    assert s.options(0) == ["steal:card=fury_2", "steal:card=heroic_3"]
    s.play("0 steal heroic_3")
    assert s.hand(0) == ["heroic_3"] and s.hand(1) == ["fury_2"]
    players = s.t.view(0)["players"]
    assert isinstance(players, list) and players[1]["known"] == ["fury_2"]


def test_card_ivar() -> None:
    """The defender plays one tactic at most; with few shields he loses a die too."""
    s = duel("ivar", hands={1: "fury_2 fury_2"}).phase(0, AXE).play(f"roll {BOW}", "1 play fury_2")
    s.refuses(1, "play:card=fury_2", "VH-105")
    s = duel("ivar", own={0: 2}).phase(0, AXE).play("roll x x x x x")
    assert s.asked == "1 fight"


def test_card_torstein() -> None:
    """A beaten defender takes a random card; with few shields one active warrior may enter Valhalla."""
    s = duel("torstein", 1, squads=("bear_axe_axe", "bear_bow"), hands={0: "fury_2"}, own={1: 4})
    s.phase(0, "axe axe x x x x").phase(1, BOW).play("draw fury_2")
    assert s.hand(1) == ["fury_2"] and s.asked == "1 send"
    s.play("1 send 0")
    assert s.valhalla(1) == ["bear_bow"]
