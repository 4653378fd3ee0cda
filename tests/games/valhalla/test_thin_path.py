"""One battle from start to end: the thinnest whole path."""

from tests.games.valhalla.scenes import scene


def test_vh304_vh412_vh413_vh414_vh415_vh417_one_battle() -> None:
    """Attack, dice, arming, a tactic, strength, a shield, Valhalla."""
    s = scene({0: "bear_axe wolf_sword_a", 1: "bear_bow"}, hands={0: "fury_2"})
    s.play("0 attack 1", "roll axe sword x x x x", "0 arm 0", "0 arm 1", "0 play fury_2", "0 end")
    s.play("roll bow x x x x x", "1 arm_best", "1 end")
    assert s.strengths() == [8, 3]
    assert s.own(1) == 3 and s.captured(0) == 1
    assert s.valhalla(0) == ["bear_axe", "wolf_sword_a"] and s.squad(0) == []
    assert s.squad(1) == ["bear_bow"] and s.valhalla(1) == []
    assert s.discard[-1] == "fury_2" and s.t.view(None)["fight"] is None
    assert s.asked == "-1 draw_card"
