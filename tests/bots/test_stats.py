"""`meadhall stats`: one seed is one set of games, in any number of processes; stopping loses nothing."""

from __future__ import annotations

import json

import pytest

import meadhall
from meadhall import cli
from meadhall.bots import stats
from meadhall.sim.counts import Box, Tally
from meadhall.sim.words import LANGUAGES

FEW = ["valhalla", "--games", "9", "--seats", "3"]


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert stats.main([*FEW, "--json", *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    alone = told(capsys, "--workers", "1")
    assert told(capsys, "--workers", "2") == alone
    assert told(capsys, "--workers", "1", "--seed", "1") != alone
    table = alone["tables"][0]  # type: ignore[index]
    assert table["games"] == 9 and table["seats"]["0"]["of"] == 9


def test_the_quick_bot_knows_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    """Equal bots that think make more of their cards than equal bots that do not."""
    scores = []
    for bot in ("random", "quick"):
        few = ("--workers", "1", "--games", "3", "--seats", "2", "--playouts", "8")
        found = told(capsys, *few, "--bot", bot)
        scores.append(found["tables"][0]["scores"]["mean"])  # type: ignore[index]
    assert scores[1] > scores[0] + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert cli.main(["stats", *FEW, "--workers", "1", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 30 and max(len(line) for line in lines) <= 120
    assert any(line.startswith("Egil") for line in lines) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", meadhall.games())
def test_every_figure_has_a_line_of_its_own(
    key: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Things that share a name are told apart, and no line is too long to read."""
    few = [key, "--games", "16", "--workers", "1", "--language", language]
    assert stats.main([*few, "--json"]) == 0
    table = json.loads(capsys.readouterr().out)["tables"][0]
    things = [len(table["seats"])]
    things += [len(ids) for part in ("traits", "gains", "uses") for ids in table[part].values()]
    had = [sum(use["had"]["of"] > 0 for use in uses.values()) for uses in table["uses"].values()]
    assert stats.main(few) == 0
    parts = capsys.readouterr().out.split("\n\n")[2:]
    lines = sorted(len(part.strip().splitlines()) - 1 for part in parts)
    assert lines == sorted([*things, *[n for n in had if n]])
    names = [line.split("  ")[0] for line in parts[-1].splitlines()]
    assert (
        len(set(names)) == len(names) and max(len(line) for part in parts for line in part.split("\n")) <= 120
    )


def test_tables_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    stats.main(["valhalla", "--suite", "solo", "--games", "2", "--workers", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("hel ")]) == 3 and len(lines) == 2 + 1 + 12


def test_stopping_loses_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run = stats.run
    done: list[stats.Job] = []

    def stop_after_one(job: stats.Job) -> tuple[Box, Tally]:
        if done:
            raise KeyboardInterrupt
        done.append(job)
        return run(job)

    monkeypatch.setattr(stats, "run", stop_after_one)
    found = told(capsys, "--workers", "1")
    assert found["tables"][0]["games"] == stats.CHUNK  # type: ignore[index]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (["valhalla", "--suite", "teams"], "solo"),
        (["valhalla", "--seats", "9"], "1 to 6"),
        (["valhalla", "--seats", "2", "--option", "thor"], "VH-1035"),
        (["valhalla", "--option", "dragons"], "dragons"),
        (["chess"], "chess"),
    ],
)
def test_what_cannot_be_measured_is_said(
    capsys: pytest.CaptureFixture[str], asked: list[str], reason: str
) -> None:
    with pytest.raises(SystemExit) as left:
        stats.main(asked)
    assert left.value.code == 2 and reason in capsys.readouterr().err
