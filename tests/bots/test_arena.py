"""The arena: fair line-ups, games that are played once, figures that hold."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from meadhall.bots import arena
from meadhall.bots.arena import (
    Match,
    Played,
    left_behind,
    line_ups,
    main,
    matches,
    play,
    played,
    recorded,
    standings,
    turns,
)
from meadhall.bots.crew import clock, work
from meadhall.bots.levels import LEVELS
from meadhall.bots.rating import ratings, wilson
from meadhall.bots.roster import NoSuchBot, seated
from meadhall.sim.words import LANGUAGES, Words
from tests.contract.play import EXTREMES, LARGEST, SMALLEST, Case, compiled_only

KEY = SMALLEST[0].key


def result(names: tuple[str, ...], won: tuple[float, ...], deal: int = 0) -> Played:
    seats = len(names)
    return Played(
        Match(KEY, (), names, deal), (0,) * seats, won, (1,) * seats, (0.5,) * seats, (0.5,) * seats
    )


# -- who sits where ---------------------------------------------------------------------------------------
def test_two_bots_at_a_large_table_are_one_among_many() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert line_ups(["a"], 1) == [("a",)]


@pytest.mark.parametrize("names", [("a", "b"), ("a", "b", "b", "b"), ("a", "b", "c"), ("a", "a")])
def test_every_deal_is_played_from_every_seat(names: tuple[str, ...]) -> None:
    rotated = turns(names)
    assert len(set(rotated)) == len(rotated)
    for seat in range(len(names)):
        sat = Counter(turn[seat] for turn in rotated)
        assert {name: n * len(names) for name, n in sat.items()} == {
            name: n * len(rotated) for name, n in Counter(names).items()
        }
    planned = matches(KEY, [], ["a", "b"], 2, 3, 5)
    assert [(m.deal, m.names) for m in planned[:3]] == [(5, ("a", "b")), (5, ("b", "a")), (6, ("a", "b"))]
    assert {m.deal for m in planned} == {5, 6, 7}


def test_bots_by_name() -> None:
    assert seated("random") is LEVELS["random"]
    assert seated("mcts:0.5s").budget == 0.5
    assert seated("greedy:40").budget == 0.0
    for wrong in (
        "nobody",
        "mcts",
        "random:",
        "mcts:",
        "mcts:-3",
        "mcts:soon",
        "mcts:0s",
        "mcts:nans",
        "random:3",
    ):
        with pytest.raises(NoSuchBot):
            seated(wrong)


# -- games ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", EXTREMES, ids=str)
def test_a_game_is_played_to_its_end_and_the_same_again(case: Case) -> None:
    levels = [LEVELS["random"]] * case.seats
    one, other = case.start(), case.start()
    thoughts = play(one, levels, 1)
    play(other, levels, 1)
    assert one.over and one.row == other.row
    assert sum(len(each) for each in thoughts) == sum(1 for seat, _ in one.log.answers if seat >= 0)
    play(other := case.start(), levels, 2)
    assert one.row != other.row, "another seed, other answers"


@compiled_only
@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_search_beats_the_random_bot(case: Case) -> None:
    if case.seats < 2:
        case = Case(case.key, 2)
    won = [
        played(m).won[m.names.index("mcts:64")] for m in matches(case.key, [], ["mcts:64", "random"], 2, 2, 0)
    ]
    assert sum(won) >= 3


def test_options_reach_the_table() -> None:
    game = LARGEST[0].game
    option = next(name for name in game.options if not game.options[name])
    plain = played(Match(game.key, (), ("random", "random"), 3))
    changed = played(Match(game.key, (option,), ("random", "random"), 3))
    assert plain.scores != changed.scores or plain.answers != changed.answers


# -- figures ----------------------------------------------------------------------------------------------
def test_wilson_intervals() -> None:
    """Figures from the formula's textbook examples."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(10, 10) == pytest.approx((0.722, 1.0), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_one_who_wins_is_rated_higher_and_surer_with_every_game() -> None:
    few = ratings([(("a", "b", "b"), (1.0, 0.0, 0.0))] * 5)
    many = ratings([(("a", "b", "b"), (1.0, 0.0, 0.0))] * 50)
    for rated in (few, many):
        assert rated["a"][0] > rated["b"][0]
    assert many["a"][1] < few["a"][1]
    even = ratings([(("a", "b"), (1.0, 0.0)), (("b", "a"), (1.0, 0.0))] * 20)
    assert abs(even["a"][0] - even["b"][0]) < even["a"][1]


def test_standings_count_every_seat_of_a_bot() -> None:
    games = [
        result(("a", "b", "b", "b"), (1.0, 0.0, 0.0, 0.0), 0),
        result(("b", "a", "b", "b"), (0.5, 0.5, 0, 0), 1),
    ]
    one, other = standings(games)
    assert (one.bot, one.games, one.share, one.fair) == ("a", 2, 0.75, 0.25)
    assert (other.bot, other.games) == ("b", 2) and other.share == pytest.approx(0.5 / 6)
    assert one.mean_ms == one.slowest_ms == 500
    assert standings(games[::-1]) == [one, other], "in whatever order they were done"


def test_a_bot_is_ahead_of_those_it_left_behind() -> None:
    """Victory first, then what they scored; a draw is half. Copies of it are no rivals."""
    names = ("a", "b", "b", "b")
    games = [
        result(names, (1.0, 0.0, 0.0, 0.0), 0),
        msgspec.structs.replace(result(names, (0.0, 1.0, 0.0, 0.0), 1), scores=(5, 9, 5, 4)),
        result(("b", "b"), (1.0, 0.0), 2),
    ]
    assert left_behind("a", games) == [1.0, 0.5]
    assert left_behind("b", games) == [0.0, 0.5]
    assert left_behind("a", games[2:]) == []
    assert standings(games)[0].ahead == (0.75, *wilson(1.5, 2)) and standings(games[2:])[0].ahead is None


# -- the command ------------------------------------------------------------------------------------------
def test_a_tournament_in_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([KEY, "greedy:1", "random", "--deals", "1", "--processes", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["planned"], report["played"]) == (2, 2)
    assert {one["bot"]: one["games"] for one in report["standings"]} == {"greedy:1": 2, "random": 2}
    for language in LANGUAGES:
        one_deal = ["--deals", "1", "--processes", "1", "--language", language]
        assert main([KEY, "random", *one_deal]) == 0
        title, head, line = capsys.readouterr().out.splitlines()
        assert Words(KEY, language).text("game") in title and line.startswith("random")
        assert len(head) == len(line)


def test_an_interrupted_tournament_tells_what_it_played_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[Match] = []

    def interrupted(match: Match) -> Played:
        begun.append(match)
        if len(begun) == 4:
            raise KeyboardInterrupt
        return played(match)

    monkeypatch.setattr(arena, "played", interrupted)
    out = tmp_path / "games.jsonl"
    command = [KEY, "random", "--deals", "6", "--processes", "1", "--out", str(out), "--json"]
    assert main(command) == 130
    assert json.loads(capsys.readouterr().out)["played"] == 3
    with out.open("ab") as file:
        file.write(b'{"match": {"ga')
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out)["played"] == 6
    assert len(begun) == 4 + 3, "what was there is not played again"
    assert len({one.match for one in recorded(out)}) == 6


def test_refusals_name_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([KEY, "random", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main([KEY, "random", "--seats", "9"]) == 2
    assert "seats" in capsys.readouterr().err


def double(n: int) -> int:
    return 2 * n


def test_work_is_done_by_processes_and_none_is_lost() -> None:
    assert sorted(work(double, range(7), 2)) == [(n, 2 * n) for n in range(7)]
    assert list(work(double, [3], 4)) == [(3, 6)]
    assert clock(125.2) == "2:05"
