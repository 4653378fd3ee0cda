"""The recipe: a net that learns, a folder that goes on where it was. Needs PyTorch."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import numpy as np
import pytest

from meadhall.bots.net import CARD, NET, Net
from meadhall.bots.search.options import PARTS
from meadhall.bots.train.command import main
from meadhall.bots.train.games import Positions
from meadhall.kernel.flow import MOST_SEATS
from tests.contract.play import SMALLEST

torch = pytest.importorskip("torch")


def lessons(n: int) -> Positions:
    """Games of one question: whoever sees a 1 first wins, and takes the first of two options; else the
    second. Every third question was searched quickly and has no policy."""
    draw = np.random.default_rng(1)
    seen = draw.integers(0, 2, (n, 8)).astype(np.int16)
    good = seen[:, 0].astype(np.float32)
    options = np.tile(np.arange(2 * PARTS).reshape(2, PARTS), (n, 1)).astype(np.int16)
    policy = np.stack([good, 1 - good], 1)
    policy[::3] = np.nan
    won = np.full((n, MOST_SEATS), np.nan, np.float32)
    won[:, 0], won[:, 1] = good, 1 - good
    return Positions(
        np.zeros(n, np.int8),
        np.ones(n, np.int32),
        good,
        seen,
        np.full(n, 2, np.int32),
        options,
        policy.ravel(),
        won,
        9 * np.sign(won - np.float32(0.5)),
    )


def test_a_model_learns_worths_and_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine whose speed is always the same: two looks at the clock a step."""
    from meadhall.bots.train.model import Model, learn

    clock = count()
    monkeypatch.setattr("time.monotonic", lambda: float(next(clock)))
    torch.set_num_threads(1)
    model = Model(8)
    learnt = learn(model, lessons(20_000), 10.0, 300.0, 1)
    assert learnt.guess == pytest.approx(np.log(2), abs=1e-3)
    assert learnt.policy_loss < 0.7 * learnt.guess
    assert learnt.worth_loss < 0.65, "0.69 is a guess; about 0.41 is the least, as a worth is seldom 0 or 1"
    assert all(np.isfinite(value).all() for value in model.weights().values())


def test_a_position_is_worth_what_was_hoped_on_the_way_to_the_end() -> None:
    """A game of three questions, asked of seats 0, 1 and 0; seat 1 wins it. Each counts from itself on."""
    from meadhall.bots.train.model import FAR, Book

    one = lessons(1)
    won = np.full((3, MOST_SEATS), np.nan, np.float32)
    won[0, :2], won[1, :2], won[2, :2] = (0, 1), (1, 0), (0, 1)
    game = Positions(
        np.array([0, 1, 0], np.int8),
        np.array([3, 2, 1], np.int32),
        np.array([0.6, 0.7, 0.3], np.float32),
        np.tile(one.seen, (3, 1)),
        np.full(3, 2, np.int32),
        np.tile(one.options, (3, 1)),
        np.full(6, np.nan, np.float32),
        won,
        9 * np.sign(won - np.float32(0.5)),
    )
    book = Book(game, 9.0, "cpu")
    lost = 0.5 / (1 + np.e)  # a lead of -9 squashed, and no victory
    mine = [0.0, 0.0, (1 - FAR) * 0.3 + FAR * lost]
    mine[1] = mine[2]
    mine[0] = (1 - FAR) * 0.6 + FAR * mine[1]
    theirs = [0.0, (1 - FAR) * 0.7 + FAR * (1 - lost), 1 - lost]
    theirs[0] = theirs[1]
    worth = book.worth.numpy()
    assert worth[:, 0] == pytest.approx([mine[0], theirs[1], mine[2]])
    assert worth[:, 1] == pytest.approx([theirs[0], mine[1], theirs[2]])
    assert np.isnan(worth[:, 2:]).all()


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
