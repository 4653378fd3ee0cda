"""The age and Gods' Gifts: BR-301, BR-302, BR-311 to BR-316."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.blood_rage.scenes import CLANS, scene
from tests.games.blood_rage.tables import fresh, sheet, until

SEATS = [2, 3, 4, 5]
PHASES = ["gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla"]


@pytest.mark.parametrize("seats", SEATS)
def test_br301_br302_three_ages_of_six_phases_then_the_end(seats: int) -> None:
    """Six phases in order, three times over; after the third Valhalla the game is over."""
    s = until(fresh(seats), "the end")

    assert s.t.over
    story = [e for e in s.t.events(None) if e["event"] in ("age", "phase")]
    assert [e["phase"] for e in story if e["event"] == "phase"] == PHASES * 3
    assert [i for i, e in enumerate(story) if e["event"] == "age"] == [0, 7, 14]


def test_br301_actions_end_before_the_discard() -> None:
    """Nobody is asked which card to keep while anyone still acts."""
    s = scene(hand={"wolf": "tyrs_bash", "raven": "tyrs_smash"})
    s.play("wolf pass", "raven pass", "serpent pass")
    assert s.asked == "bear action"
    s.play("bear pass")

    assert s.asked == "wolf+raven keep"


@pytest.mark.parametrize("age", [1, 2])
def test_br302_an_earlier_age_does_not_end_the_game(age: int) -> None:
    """After it comes the next age's draft."""
    s = scene(age=age).end_age()

    assert not s.t.over
    assert s.asked == "wolf+raven+serpent+bear draft"
    assert s.t.view(None)["age"] == age + 1


def test_br302_third_age_ends_the_game() -> None:
    """Figures return from Valhalla once more, then nothing is asked."""
    s = scene(age=3, valhalla={"wolf": "W"}).end_age()

    assert s.t.over
    assert s.reserve("wolf") == {"warrior": 8, "leader": 1, "ship": 1}


@pytest.mark.parametrize("seats", SEATS)
def test_br311_kept_card_stays_out_of_the_draft(seats: int) -> None:
    """It is in no pack, cannot be drafted, and is in the new hand with the six others."""
    s = scene(seats=seats, hand={"wolf": "tyrs_bash quest_alfheim"})
    while s.t.question.kind == "action":
        s.t.answer(s.t.question.seats[0], "pass")
    s.play("wolf keep tyrs_bash")

    assert s.t.question.kind == "draft"
    for clan in CLANS[:seats]:
        assert len(s.pack(clan)) == 8
        assert all(card.endswith("_a2") or "_a2_" in card for card in s.pack(clan))
    s.refuses("wolf", "draft:card=tyrs_bash_a1", "BR-313")
    until(s, "action")
    assert len(s.hand("wolf")) == 7 and s.hand("wolf").count("tyrs_bash_a1") == 1
    assert "quest_alfheim_a1" not in s.hand("wolf")
    assert len(s.hand("raven")) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_br312_eight_cards_each_and_no_more_from_that_deck(seats: int) -> None:
    """The rest of the deck never comes up again."""
    s = until(fresh(seats), "deal")
    dealt = [0] * seats
    while s.t.question.kind == "deal":
        seat = s.t.question.about["seat"]
        assert isinstance(seat, int)
        dealt[seat] += 1
        s.t.answer(-1, s.t.options(-1)[0])

    assert dealt == [8] * seats
    packs = [card for clan in CLANS[:seats] for card in s.pack(clan)]
    until(s, "keep")
    hands = [card for clan in CLANS[:seats] for card in s.hand(clan)]
    assert Counter(hands) <= Counter(packs)
    assert len(s.events("dealt")) == 8 * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_br313_all_keep_one_and_pass_the_rest_left(seats: int) -> None:
    """Six picks out of packs that shrink as they go round; the last two are out of the game."""
    s = until(fresh(seats), "draft")
    clans = CLANS[:seats]
    kept: dict[str, list[str]] = {clan: [] for clan in clans}
    for pick in range(6):
        packs = {clan: s.pack(clan) for clan in clans}
        assert all(len(pack) == 8 - pick for pack in packs.values())
        for clan in clans:
            s.play(f"{clan} draft {packs[clan][0]}")
            kept[clan].append(packs[clan][0])
        for i, clan in enumerate(clans):
            if pick < 5:
                assert s.pack(clan) == packs[clans[i - 1]][1:]

    assert s.t.question.kind == "action"
    for seat, clan in enumerate(clans):
        assert sorted(s.hand(clan)) == sorted(kept[clan])
        assert s.pack(clan) == []
        assert sheet(s, seat, seat)["buried"] == packs[clan][1:]
        assert sheet(s, (seat + 1) % seats, seat)["buried"] == []
        assert sheet(s, None, seat)["buried"] == []
    assert s.discard == []


def test_br313_picks_are_secret_and_made_at_once() -> None:
    """All are asked together; nobody sees a pick, and nothing moves until the last is made."""
    s = until(fresh(4), "draft")
    assert s.asked == "wolf+raven+serpent+bear draft"
    packs = [s.pack(clan) for clan in CLANS[:4]]
    s.play(f"bear draft {packs[3][0]}", f"wolf draft {packs[0][0]}")
    assert s.asked == "raven+serpent draft"
    assert [s.pack(clan) for clan in CLANS[:4]] == packs
    for viewer in (1, None):
        assert sheet(s, viewer, 0)["pack"] == sheet(s, viewer, 0)["hand"] == []
    assert "given" not in str(s.t.view(None)["question"])
    s.play(f"raven draft {packs[1][0]}", f"serpent draft {packs[2][0]}")

    told = [e.get("card") for e in s.t.events(1) if e["event"] == "picked"]
    assert told == [None, packs[1][0], None, None]


def test_br313_nobody_keeps_a_card_of_another_pack() -> None:
    """Only the pack in hand is to choose from."""
    s = until(fresh(4), "draft")
    other = next(card for card in s.pack("raven") if card not in s.pack("wolf"))

    assert sorted(set(s.options("wolf"))) == sorted({f"draft:card={card}" for card in s.pack("wolf")})
    s.refuses("wolf", f"draft:card={other}", "BR-313")


def test_br314_two_players_keep_two_at_a_time() -> None:
    """The packs change hands after every second pick, twice; the last two are out of the game."""
    s = until(fresh(2), "draft")
    kept: dict[str, list[str]] = {"wolf": [], "raven": []}
    for turn in range(3):
        packs = {clan: s.pack(clan) for clan in kept}
        for pick in range(2):
            for clan, pack in packs.items():
                assert s.pack(clan) == pack[pick:] and len(s.pack(clan)) == 8 - 2 * turn - pick
            for clan in kept:
                s.play(f"{clan} draft {packs[clan][pick]}")
                kept[clan].append(packs[clan][pick])
        if turn < 2:
            assert (s.pack("wolf"), s.pack("raven")) == (packs["raven"][2:], packs["wolf"][2:])

    assert s.t.question.kind == "action"
    for clan in kept:
        assert sorted(s.hand(clan)) == sorted(kept[clan]) and s.pack(clan) == []
    assert sheet(s, 0, 0)["buried"] == packs["wolf"][2:]
    assert sheet(s, 1, 0)["buried"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_br315_first_game_plays_the_first_age_with_the_cards_dealt(seats: int) -> None:
    """Eight cards and no draft in the first age; the second is drafted as always."""
    s = until(fresh(seats, first_game=True), "deal")
    while s.t.question.kind == "deal":
        s.t.answer(-1, s.t.options(-1)[0])
    assert s.t.question.kind == "action"
    for seat in range(seats):
        mine = sheet(s, seat, seat)
        dealt = [str(e["card"]) for e in s.t.events(seat) if e["event"] == "dealt" and e["seat"] == seat]
        assert mine["hand_size"] == 8 and mine["hand"] == sorted(dealt, key=s.kind)

    until(s, "draft")
    assert s.t.view(None)["age"] == 2
    until(s, "action")
    assert [len(s.hand(clan)) for clan in CLANS[:seats]] == [6] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_br316_hands_of_six_secret_with_public_sizes(seats: int) -> None:
    """One sees one's own hand, and of the others only how many cards they hold."""
    s = until(fresh(seats), "action")
    for seat in range(seats):
        assert len(s.hand(CLANS[seat])) == 6
        for viewer in (*range(seats), None):
            seen = sheet(s, viewer, seat)
            assert seen["hand_size"] == 6
            assert seen["hand"] == (s.hand(CLANS[seat]) if viewer == seat else [])
            assert seen["known"] == []
    for viewer in (0, None):
        dealt = [e for e in s.t.events(viewer) if e["event"] == "dealt"]
        assert [e for e in dealt if "card" in e] == [e for e in dealt if e["seat"] == viewer]


def test_br316_kept_card_makes_seven() -> None:
    """The size shows that a card was kept, not which."""
    s = scene(hand={"wolf": "tyrs_bash tyrs_smash", "raven": "tyrs_smite"})
    s.play("wolf pass", "raven pass", "serpent pass", "bear pass", "wolf keep tyrs_bash", "raven keep_none")
    until(s, "action")

    assert [sheet(s, 3, seat)["hand_size"] for seat in range(4)] == [7, 6, 6, 6]
    assert [e.get("card") for e in s.t.events(3) if e["event"] == "kept"] == [None]
    assert sheet(s, 3, 0)["hand"] == []


def test_br316_only_a_card_in_hand_can_be_laid() -> None:
    """A quest or an upgrade in someone else's hand is refused."""
    s = scene(hand={"raven": "quest_alfheim lokis_domain"})

    assert s.options("wolf", "quest") == s.options("wolf", "upgrade") == []
    s.refuses("wolf", "quest:card=quest_alfheim_a1", "BR-316")
    s.refuses("wolf", "upgrade:card=lokis_domain_a1", "BR-316")
