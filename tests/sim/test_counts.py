"""Tallies add up, intervals hold what they promise, and what a game declares is counted."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.sim.counts import Counts, Mean, Plain, Rate, Tally, counts_of, share_of
from tests.contract.play import Case, play_out


def played(case: Case, salt: int = 0) -> tuple[Counts, Tally]:
    counts, tally = counts_of(case.key), Tally()
    tally.count(counts, play_out(case.start(salt), case.random(salt)))
    return counts, tally


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (25, 100, 0.1755, 0.3430)],
)
def test_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    """Figures worked out elsewhere."""
    assert Rate(of, hits).interval == pytest.approx((low, high), abs=5e-5)


def test_nothing_counted_is_nothing_known() -> None:
    assert Rate().interval == (0.0, 1.0) and Rate().share == 0.0 and Mean().mean == 0.0


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(400):
        rate = Rate()
        for _ in range(60):
            rate.count(chance.random() < 0.25)
        held += rate.interval[0] <= 0.25 <= rate.interval[1]
    assert 0.92 < held / 400 < 0.98


def test_a_mean_and_its_spread() -> None:
    mean = Mean()
    for value in (1, 2, 3, 4):
        mean.count(value)
    assert mean.mean == 2.5 and mean.spread == pytest.approx(1.29099, abs=1e-5)
    assert mean.interval == pytest.approx((1.2348, 3.7652), abs=1e-4)


@pytest.mark.parametrize("key", meadhall.games())
def test_tallies_add_up(key: str) -> None:
    """Two games counted apart and added are two games counted together."""
    case = Case(key, 2)
    counts, both = played(case, 1)
    both.count(counts, play_out(case.start(2), case.random(2)))
    _, one = played(case, 1)
    one.add(played(case, 2)[1])
    assert one == both and one.games == 2


@pytest.mark.parametrize("key", meadhall.games())
def test_every_victory_is_shared_out_once(key: str) -> None:
    _, tally = played(Case(key, 3))
    assert sum(rate.hits for rate in tally.seats.values()) == pytest.approx(1.0) and not tally.together
    for rates in tally.traits.values():
        assert sum(rate.hits for rate in rates.values()) == pytest.approx(1.0)


def test_allies_share_and_companions_against_a_monster_do_not() -> None:
    t = play_out(Case("valhalla", 4, ("alliance",)).start(), random.Random(1))
    assert sorted(share_of(t, seat) for seat in range(4)) == [0.0, 0.0, 0.5, 0.5]
    _, tally = played(Case("valhalla", 3, ("cooperative",)))
    assert tally.won.of == tally.together == 1
    t = play_out(Case("valhalla", 3, ("cooperative",)).start(), random.Random(1))
    t.set_outcome(1)  # type: ignore[attr-defined]
    assert [share_of(t, seat) for seat in range(3)] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("key", meadhall.games())
def test_what_a_game_declares_is_there(key: str) -> None:
    """Events and fields it names exist, suites are tables that may be opened."""
    counts = counts_of(key)
    lexicon = meadhall.game(key).lexicon
    events = {form.word: form for form in lexicon.events.values()}
    questions = {form.word for form in lexicon.questions.values()}
    assert questions >= counts.BY_LOT and counts.TURN in ("", *events)
    assert set(counts.OFFERED) == set(counts.USED)
    for told in (counts.OFFERED, counts.USED):
        for field, words in told.items():
            assert all({field, "seat"} <= set(events[word].fields) for word in words)
    assert not isinstance(counts, Plain) and counts.USED
    for boxes in counts.SUITES.values():
        assert len({name for name, _, _ in boxes}) == len(boxes)
        for _, seats, options in boxes:
            meadhall.game(key).setup(seats, 0, dict.fromkeys(options, True))


def test_what_valhalla_counts() -> None:
    """Every seat's jarl, the valour that clans made, cards that were drawn and used, turns."""
    case = Case("valhalla", 4)
    t = play_out(case.start(), case.random())
    tally = Tally()
    tally.count(counts_of("valhalla"), t)
    assert sum(rate.of for rate in tally.traits["jarl"].values()) == 4
    players = t.reveal()["players"]
    assert isinstance(players, list)
    made = sum(mean.total for mean in tally.gains["clan"].values())
    assert 0 < made <= sum(player["valour"] for player in players)
    told = [event["event"] for event in t.all_events()]
    assert tally.turns.total == told.count("turn")
    uses = tally.uses["card"].values()
    assert sum(use.used.of for use in uses) == told.count("drawn") + told.count("took_warrior")
    assert sum(use.used.hits for use in uses) == told.count("added") + told.count("played")
    had = sum(use.had.of for use in uses)
    assert 0 < had <= sum(use.used.of for use in uses), "a seat that draws a card twice has it once"


def test_what_blood_rage_counts() -> None:
    """Every seat's clan, its stats at the end, cards drafted and played, and how those fared who did."""
    case = Case("blood_rage", 4)
    t = play_out(case.start(), case.random())
    tally = Tally()
    tally.count(counts_of("blood_rage"), t)
    clans = t.reveal()["clans"]
    assert isinstance(clans, list)
    assert set(tally.traits["clan"]) == {clan["clan"] for clan in clans}
    for stat, mean in tally.gains["stat"].items():
        assert mean.total == sum(clan["stats"][stat]["value"] for clan in clans)
    told = t.all_events()
    uses = tally.uses["card"]
    picked = [(event["card"], event["seat"]) for event in told if event["event"] == "picked"]
    stolen = sum(event["event"] == "card_stolen" for event in told)
    assert len(picked) == 4 * 6 * 3 and sum(use.used.of for use in uses.values()) == len(picked) + stolen
    winner = t.winners[0]
    for card, seat in picked:
        assert uses[str(card)].had.hits > 0 or seat != winner
    quests = [event["card"] for event in told if event["event"] == "quest_laid"]
    assert quests and all(uses[str(card)].won.of for card in quests)


def test_what_champions_of_midgard_counts() -> None:
    """Every seat's leader, the parts of its score, destinies kept, runes used, places gone to, turns."""
    case = Case("champions_of_midgard", 4)
    t = play_out(case.start(), case.random())
    tally = Tally()
    tally.count(counts_of("champions_of_midgard"), t)
    told = t.all_events()
    words = [event["event"] for event in told]
    assert set(tally.traits["leader"]) == {e["leader"] for e in told if e["event"] == "leader"}
    assert tally.turns.total == words.count("placed")
    for event in told:
        if event["event"] == "scored":
            assert str(event["part"]) in tally.gains["part"]
    scored = [e for e in told if e["event"] == "scored"]
    made = sum(int(str(e["gained"])) - int(str(e["forfeited"])) for e in scored)
    assert sum(mean.total for mean in tally.gains["part"].values()) == made
    destinies = tally.uses["destiny"].values()
    assert sum(use.used.of for use in destinies) == words.count("drew_destiny") >= 4
    assert sum(use.used.hits for use in destinies) == words.count("kept_destiny") >= 4
    assert sum(use.used.hits for use in tally.uses["rune"].values()) == words.count("rune_used")
    places = tally.uses["location"]
    assert set(places) == {e["location"] for e in told if e["event"] == "placed"}
    assert all(0 < use.won.of <= 4 for use in places.values())
