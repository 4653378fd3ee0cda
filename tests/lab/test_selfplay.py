"""`meadhall selfplay`: every decision is in the table, once, as the seat saw it; stopping loses no game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import meadhall
from meadhall import cli
from meadhall.lab import selfplay
from meadhall.lab.actions import actions
from meadhall.lab.observation import observe
from tests.bots.programs import faulty

KEY = "valhalla"


def run(out: Path, *more: str, key: str = KEY) -> int:
    return cli.main(["selfplay", key, "--bots", "random", "--processes", "1", "--out", str(out), *more])


def rows(out: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (
        pq.read_table(out).sort_by([("game", "ascending"), ("step", "ascending")]).to_pylist()
    )
    return found


@pytest.mark.parametrize("key", meadhall.games())
def test_the_rows_are_the_game(key: str, tmp_path: Path) -> None:
    """Played again by the actions that were written, the table is the same at every step."""
    assert run(tmp_path / "out", "--games", "2", "--seed", "5", "--seats", "3", key=key) == 0
    found = rows(tmp_path / "out")
    for n in (0, 1):
        t = meadhall.game(key).start(3, 5 + n)
        mine = [row for row in found if row["game"] == n]
        for step, row in enumerate(mine):
            seat = t.question.seats[0]
            assert (row["step"], row["seat"], row["seed"]) == (step, seat, 5 + n)
            assert row["question"] == t.question.kind
            assert row["offered"] == actions(key).numbers(t.options(seat))
            assert actions(key).option(row["action"]) == row["option"]  # type: ignore[arg-type]
            assert np.array_equal(np.array(row["observation"], np.float32), observe(t, seat))
            t.answer(seat, actions(key).code(row["action"]))  # type: ignore[arg-type]
        assert t.over
        for row in mine:
            assert row["scores"] == list(t.scores) and row["bots"] == ["random"] * 3
            won = 1 / len(t.winners) if row["seat"] in t.winners else 0.0
            assert row["won"] == pytest.approx(won)


def test_bots_go_around_the_table() -> None:
    plan = selfplay.Plan(KEY, "", 3, (), ("a", "b"), 0)
    assert [plan.line_up(n) for n in range(2)] == [["a", "b", "a"], ["b", "a", "b"]]


def test_stopping_loses_no_game_and_the_same_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "SHARD", 2)
    played, begun = selfplay.played, []

    def interrupted(plan: selfplay.Plan, n: int) -> pa.Table:
        begun.append(n)
        if len(begun) == 4:
            raise KeyboardInterrupt
        return played(plan, n)

    monkeypatch.setattr(selfplay, "played", interrupted)
    out = tmp_path / "out"
    assert run(out, "--games", "6") == 130
    assert {row["game"] for row in rows(out)} == {0, 1, 2} and len(selfplay.shards(out)) == 2
    assert run(out, "--games", "6") == 0
    assert begun == [0, 1, 2, 3, 3, 4, 5], "what was there is not played again"
    monkeypatch.undo()
    assert run(tmp_path / "at_once", "--games", "6") == 0
    assert rows(out) == rows(tmp_path / "at_once")


def test_processes_change_nothing(tmp_path: Path) -> None:
    assert (
        run(tmp_path / "one", "--games", "3")
        == run(tmp_path / "two", "--games", "3", "--processes", "2")
        == 0
    )
    assert rows(tmp_path / "one") == rows(tmp_path / "two")


def test_all_in_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "SHARD", 2)
    file = tmp_path / "games.parquet"
    assert run(file, "--games", "3") == 0
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    assert {row["game"] for row in rows(file)} == {0, 1, 2}
    assert pq.ParquetFile(file).num_row_groups == 2
    assert run(file, "--games", "3") == 2, "it is not written over"


def test_a_program_that_fails_ends_it_with_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = f"program:{faulty(tmp_path, 'dies')}"
    assert run(tmp_path / "out", "--games", "3", "--bots", bot) == 1
    assert "has gone" in capsys.readouterr().err and not selfplay.shards(tmp_path / "out")


@pytest.mark.parametrize(
    ("more", "word"),
    [
        (["--seats", "9"], "seats"),
        (["--bots", "nobody"], "nobody"),
        (["--option", "dragons"], "dragons"),
        (["--seed", "-1"], "seed"),
        (["--seed", "3"], "other games"),
        (["--bots", "novice"], "other games"),
    ],
)
def test_what_cannot_be_played_is_said(
    more: list[str], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "out", "--games", "1") == 0
    before = rows(tmp_path / "out")
    assert run(tmp_path / "out", "--games", "2", *more) == 2
    assert word in capsys.readouterr().err and rows(tmp_path / "out") == before
