"""One battle from start to end: the thinnest whole path."""

from tests.games.blood_rage.scenes import scene


def test_br501_wolf_pillages_andlang_from_a_ship() -> None:
    """The rulebooks' battle: call, cards, deaths, reward, glory."""
    s = scene(
        "fjord_sw: wolf S",
        "gimle: raven W",
        "horgr: serpent W",
        "yggdrasil: wolf W; raven W",
        tokens={"andlang": "pillage_axes"},
        hand={"wolf": "tyrs_crush", "raven": "friggas_succor"},
    )
    s.play("wolf pillage andlang")
    s.play("raven join warrior gimle", "wolf join warrior yggdrasil", "raven join warrior yggdrasil")
    assert s.asked == "wolf+raven battle_card"  # the third village is full; Serpent was never asked
    s.play("wolf play tyrs_crush", "raven play friggas_succor")

    totals = {e["seat"]: (e["figures"], e["cards"]) for e in s.events("strength")}
    assert totals == {0: (3, 4), 1: (2, 0)}
    assert s.valhalla == {"raven": {"warrior": 2}}
    assert s.hand("raven") == ["friggas_succor_a1"] and s.hand("wolf") == []
    assert s.stat("wolf", "axes") == 4
    assert s.glory["wolf"] == 4
    assert s.discard == ["tyrs_crush_a1"]
    assert s.pillaged("andlang")
