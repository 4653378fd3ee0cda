"""The recipe: a net that learns, a folder that goes on where it was. Needs PyTorch."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import numpy as np
import pytest

from meadhall.bots.net import CARD, NET, Net
from meadhall.bots.train.command import main
from meadhall.bots.train.games import Positions
from meadhall.kernel.flow import MOST_SEATS
from tests.contract.play import SMALLEST

torch = pytest.importorskip("torch")


def lessons(n: int, seed: int) -> Positions:
    """Whoever sees a 1 first wins by nine."""
    draw = np.random.default_rng(seed)
    seen = draw.integers(0, 2, (n, 8)).astype(np.int16)
    good = seen[:, 0].astype(np.float32)
    won = np.full((n, MOST_SEATS), np.nan, np.float32)
    won[:, 0], won[:, 1] = good, 1 - good
    return Positions(seen, won, 9 * np.sign(won - np.float32(0.5)))


def test_a_model_learns_what_positions_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine whose speed is always the same: two looks at the clock a step."""
    from meadhall.bots.train.model import Book, Model, explained, learn

    clock = count()
    monkeypatch.setattr("time.monotonic", lambda: float(next(clock)))
    torch.set_num_threads(1)
    model = Model(8)
    learnt = learn(model, lessons(20_000, 1), lessons(500, 2), 10.0, 300.0, 1)
    assert learnt.explained > 0.95
    assert explained(model, Book(lessons(500, 3), 10.0, "cpu")) == pytest.approx(learnt.explained, abs=0.05)
    assert all(np.isfinite(value).all() for value in model.weights().values())


def test_what_depends_on_nothing_seen_is_not_explained() -> None:
    from meadhall.bots.train.model import Book, Model, explained

    luck = lessons(500, 4)._replace(seen=np.zeros((500, 8), np.int16))
    assert explained(Model(8), Book(luck, 10.0, "cpu")) <= 1e-6


def test_a_recipe_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = SMALLEST[0].key
    monkeypatch.setattr("meadhall.bots.mcts.CHECK_EVERY", 32)
    command = [key, "--folder", str(tmp_path), "--minutes", "0.02", "--games", "32", "--processes", "1"]
    assert main([*command, "--rounds", "1"]) == 0
    assert Net(tmp_path).card.figures["number"] == 0
    first = (tmp_path / NET).read_bytes()
    assert main([*command, "--rounds", "1"]) == 0
    assert (tmp_path / NET).read_bytes() == first, "nothing was left to do"
    assert main([*command, "--rounds", "2"]) == 0
    card = Net(tmp_path).card
    assert card.figures["number"] == 1 and card.game == key and (tmp_path / CARD).exists()
    assert len((tmp_path / "rounds.jsonl").read_bytes().splitlines()) == 2
