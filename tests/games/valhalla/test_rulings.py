"""Rulings that need a scene of their own."""

from __future__ import annotations

from meadhall.games.valhalla.parts import KIND_IDS
from tests.games.valhalla.conservation import check
from tests.games.valhalla.scenes import Scene, scene

X6 = "x x x x x x"
AXE = "axe x x x x x"


def test_vh1027_the_order_after_a_battle() -> None:
    """Shield, warriors, mission, jarls, Thor, the last viking, Loki; tactics are discarded last."""
    s = scene(
        {0: "bear_axe wolf_sword_b", 1: "bear_bow", 2: "bear_spear"},
        seats=3,
        jarls={0: "bernhard", 1: "einar"},
        hands={0: "assignment_no_reroll fury_2", 1: "bear_sword", 2: "thor_strength_2"},
        loki="loki_02",
        thor=True,
        valkyries=True,
        last_viking=True,
    ).play("0 attack 1", "2 help thor_strength_2 1")
    s.play(f"roll {AXE}", "0 arm 0", "0 play fury_2", "0 end").phase(1, "bow x x x x x")
    assert s.strengths() == [5, 5] and s.asked == "0 mission"
    s.play("0 mission assignment_no_reroll", "draw fury_3", "draw heroic_3 heroic_3", "1 loki 0", "1 send 0")
    words = [str(e["event"]) for e in s.t.events(None)]
    order = [
        words.index(w, words.index("won"))
        for w in ("shield", "sent", "mission", "drawn", "thor", "viking", "loki")
    ]
    assert order == sorted(order)
    assert s.discard == ["thor_strength_2", "fury_2"] and s.valhalla(1) == ["bear_bow"]


def test_vh1032_effects_in_ragnarok() -> None:
    """Before-battle abilities work, Valkyries pay, what needs an opponent does nothing."""
    s = scene(
        {0: "valk_bear_alone_axe_spear_bow", 1: "bear_bow"},
        jarls={0: "solveig", 1: "styr"},
        hands={0: "bear_sword surround_the_leader fury_3 new_weapons"},
        valkyries=True,
    ).shrink_deck(1)
    s.play("0 draw").skip("action").play("1 draw").skip("action").play("0 draw").skip("fight").play("1 end")
    assert s.asked == "0 before_battle"
    s.play("0 pass", "roll axe spear bow x x x")
    assert [o.split("=")[1] for o in s.options(0, "play")] == ["new_weapons"]
    s.play("0 arm 0", "0 end")
    assert s.t.over and s.valour(0) == 1 + 3


def test_ruling_discard_order() -> None:
    """Cards not kept go to the pile as they were drawn."""
    s = scene({0: "bear_axe", 1: "bear_bow"}, hands={0: "bear_sword"}, valkyries=True)
    s.play("0 add bear_sword", "draw fury_3 heroic_3 fury_2", "0 keep heroic_3")
    assert s.discard == ["fury_3", "fury_2"]


def test_ruling_stolen_card() -> None:
    """The thief and the victim know which card it was; others know only that one went."""
    s = scene(
        {0: "bear_axe", 1: "bear_bow", 2: "bear_spear"},
        seats=3,
        jarls={0: "freydis"},
        hands={0: "fury_2", 1: "fury_3"},
    )
    s.play("0 attack 1").phase(0, AXE).phase(1, X6).play("draw fury_3")
    told = [[e.get("card") for e in s.t.events(seat) if e["event"] == "stolen"] for seat in (0, 1, 2, None)]
    assert told == [["fury_3"], ["fury_3"], [None], [None]]
    players = s.t.view(1)["players"]
    assert isinstance(players, list) and players[0]["known"] == ["fury_3"]
    for seed in range(20):
        twin = s.t.determinize(1, seed)
        known = twin.view(1)["players"]
        assert isinstance(known, list) and known[0]["known"] == ["fury_3"]


def test_stolen_cards_are_hazy_to_others() -> None:
    """A third seat that knew the hand knows the card is in one of the two hands."""
    s = scene(
        {0: "bear_axe", 1: "bear_bow", 2: "bear_spear"},
        seats=4,
        hands={1: "fury_3 heroic_3", 3: "fury_2 fury_2"},
    )
    s.t.show_hand(1)
    s.t.steal(0, 1, KIND_IDS.index("fury_3"))
    for seed in range(40):
        twin = s.t.determinize(2, seed)
        hands = [twin.reveal()["players"][seat]["hand"] for seat in (0, 1)]  # type: ignore[index]
        assert sorted(hands[0] + hands[1]) == ["fury_3", "heroic_3"]
        assert [len(hand) for hand in hands] == [1, 1]


def put_on_deck_of_a_shown_hand() -> Scene:
    """All know seat 1's two cards; it puts one of them, nobody else sees which, on the deck."""
    s = scene({0: "bear_axe", 1: "bear_bow", 2: "bear_spear"}, seats=3, hands={1: "fury_3 heroic_3"})
    s.t.show_hand(1)
    s.t.put_on_deck(1, KIND_IDS.index("fury_3"))
    return s


def test_a_card_put_on_the_deck_is_hazy_until_it_lies_open() -> None:
    s = put_on_deck_of_a_shown_hand()
    held = {tuple(s.t.determinize(2, seed).reveal()["players"][1]["hand"]) for seed in range(40)}  # type: ignore[index]
    assert held <= {("fury_3",), ("heroic_3",)}
    s.t.mill(KIND_IDS.index("fury_3"))
    check(s.t)
    held = {tuple(s.t.determinize(2, seed).reveal()["players"][1]["hand"]) for seed in range(40)}  # type: ignore[index]
    assert held == {("heroic_3",)}


def test_who_draws_a_card_put_on_the_deck_may_hold_what_was_known() -> None:
    s = put_on_deck_of_a_shown_hand()
    s.t.draw_card(0, KIND_IDS.index("fury_3"))
    for seed in range(40):
        players = s.t.determinize(2, seed).reveal()["players"]
        hands = [players[seat]["hand"] for seat in (0, 1)]  # type: ignore[index]
        assert sorted(hands[0] + hands[1]) == ["fury_3", "heroic_3"] and len(hands[0]) == 1
