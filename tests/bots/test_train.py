"""The recipe: a net that learns, a folder that goes on where it was. Needs PyTorch."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import msgspec
import numpy as np
import pytest

from meadhall.bots.net import CARD, NET, Card, Net, read
from meadhall.bots.train.command import main
from meadhall.bots.train.export import export
from meadhall.bots.train.games import Positions, joined
from meadhall.kernel.flow import MOST_SEATS
from tests.contract.play import SMALLEST

torch = pytest.importorskip("torch")


SHARED, BLOCK = MOST_SEATS, 4
SPREAD = 10.0


def lessons(n: int, seed: int) -> Positions:
    """Of two seats one has a 1, and wins by nine."""
    draw = np.random.default_rng(seed)
    seen = draw.integers(0, 2, (n, SHARED + 2 * BLOCK)).astype(np.int16)
    seen[:, :SHARED] = np.eye(MOST_SEATS)[1]
    seen[:, SHARED + BLOCK] = 1 - seen[:, SHARED]
    won = seen[:, [SHARED, SHARED + BLOCK]].astype(np.float32)
    return Positions(seen, won, 9 * np.sign(won - np.float32(0.5)))


def test_a_model_learns_what_positions_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine whose speed is always the same: two looks at the clock a step."""
    from meadhall.bots.train.model import Book, Model, explained, learn

    clock = count()
    monkeypatch.setattr("time.monotonic", lambda: float(next(clock)))
    torch.set_num_threads(1)
    model = Model(SHARED, BLOCK)
    learnt = learn(model, [lessons(60_000, 1)], [lessons(500, 2)], SPREAD, 900.0, 1)
    assert learnt.explained > 0.95
    again = explained(model, Book([lessons(500, 3)], SPREAD, "cpu"))
    assert again == pytest.approx(learnt.explained, abs=0.05)
    assert all(np.isfinite(value).all() for value in model.weights().values())


def test_what_depends_on_nothing_seen_is_not_explained() -> None:
    from meadhall.bots.train.model import Book, Model, explained

    luck = lessons(500, 4)
    luck.seen[:, SHARED:] = 0
    assert explained(Model(SHARED, BLOCK), Book([luck], SPREAD, "cpu")) <= 1e-6


def test_a_file_judges_as_the_model_it_is_of(tmp_path: Path) -> None:
    from meadhall.bots.train.model import Model, judged

    model = Model(SHARED, BLOCK)
    some = lessons(50, 5)
    seen = some.seen
    model.measure([some])
    export(model.weights(), tmp_path / NET)
    (tmp_path / CARD).write_bytes(msgspec.json.encode(Card("", "", seen.shape[1], SPREAD, 60.0)))
    (told,) = Net(read(tmp_path)).session.run(None, {"seen": seen.astype(np.float32)})
    assert told == pytest.approx(judged(model, torch.from_numpy(seen)).numpy(), abs=1e-5)


def test_a_position_is_worth_the_victory_and_the_lead() -> None:
    from meadhall.bots.train.model import Book

    won, lead = np.array([[1, 0, 0.5]], np.float32), np.array([[10, -10, 0]], np.float32)
    (page,) = Book([Positions(np.zeros((1, 1), np.int16), won, lead)], 10.0, "cpu").pages
    some = 1 / (1 + np.exp(-1))
    assert page.worth.numpy()[0] == pytest.approx([0.5 + 0.5 * some, 0.5 - 0.5 * some, 0.5])


def test_tables_of_any_size_are_learnt_from_and_none_has_empty_seats() -> None:
    from meadhall.bots.train.model import Book

    two = lessons(5000, 6)
    three = Positions(*[np.concatenate([part, part[:, -BLOCK:]], 1) for part in two])
    three = Positions(three.seen, three.won[:, :3], three.lead[:, :3])
    book = Book(joined([two, three, two]), SPREAD, "cpu")
    assert [page.worth.shape for page in book.pages] == [(10_000, 2), (5000, 3)]
    parts = book.shuffled()
    assert sum(len(which) for _, which in parts) == 15_000
    for page in book.pages:
        met = torch.cat([which for of, which in parts if of is page])
        assert met.sort().values.equal(torch.arange(len(page.seen))), "each once"


def test_a_recipe_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = SMALLEST[0].key
    monkeypatch.setattr("meadhall.bots.mcts.CHECK_EVERY", 32)
    command = [key, "--folder", str(tmp_path), "--minutes", "0.02", "--games", "32", "--processes", "1"]
    assert main([*command, "--rounds", "1"]) == 0
    assert Net(read(tmp_path)).card.figures["number"] == 0
    first = (tmp_path / NET).read_bytes()
    assert main([*command, "--rounds", "1"]) == 0
    assert (tmp_path / NET).read_bytes() == first, "nothing was left to do"
    assert main([*command, "--rounds", "2"]) == 0
    card = Net(read(tmp_path)).card
    assert card.figures["number"] == 1 and card.game == key and (tmp_path / CARD).exists()
    assert len((tmp_path / "rounds.jsonl").read_bytes().splitlines()) == 2
