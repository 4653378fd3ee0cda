"""The recipe: a net that learns, a folder that goes on where it was. Needs PyTorch."""

from __future__ import annotations

import math
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from meadhall.bots.net import CARD, DOUBT, NET, Card, Net, picture, portrait, read
from meadhall.bots.search.worth import lead, share
from meadhall.bots.seer import has_rivals
from meadhall.bots.train.command import main
from meadhall.bots.train.examine import examine
from meadhall.bots.train.export import export
from meadhall.bots.train.games import (
    Lesson,
    Pictures,
    Positions,
    Questions,
    Scribe,
    Told,
    Usual,
    joined,
    unpacked,
)
from meadhall.kernel.flow import MOST_SEATS
from meadhall.kernel.playout import playout
from meadhall.kernel.portrait import Portrait
from meadhall.sim.library import game, games
from tests.contract.play import SMALLEST

if TYPE_CHECKING:
    from meadhall.bots.train.book import Book
    from meadhall.bots.train.model import Model

torch = pytest.importorskip("torch")


SHARED, BLOCK = MOST_SEATS, 4
GOOD, BAD = 5, 9  # places of answers
KIND = 3  # of question


def kept(seen: npt.NDArray[np.int16]) -> Pictures:
    """As a scribe would write it down."""
    rows, places = np.nonzero(seen)
    many = np.bincount(rows, minlength=len(seen))
    return Pictures(many.astype(np.int16), places.astype(np.int16), seen[rows, places])


def scene(n: int, seed: int) -> npt.NDArray[np.int16]:
    """Of two seats one has a 1."""
    draw = np.random.default_rng(seed)
    seen = draw.integers(0, 2, (n, SHARED + 2 * BLOCK)).astype(np.int16)
    seen[:, :SHARED] = np.eye(MOST_SEATS)[1]
    seen[:, SHARED + BLOCK] = 1 - seen[:, SHARED]
    return seen


def questions(seen: npt.NDArray[np.int16]) -> Questions:
    """Of two answers one is good for whoever has the 1, and the other for everybody else."""
    n = len(seen)
    has = seen[:, SHARED].astype(np.float32)
    worth = np.stack([0.4 + 0.2 * has, 0.6 - 0.2 * has], 1).ravel()
    same = np.ones(2 * n, np.float32)
    answers = np.tile(np.array([GOOD, BAD], np.int16), n)
    kinds, two = np.full(n, KIND, np.int16), np.full(n, 2, np.int16)
    before = seen.copy()
    before[:, :SHARED] = 0
    return Questions(kept(seen), kept(before), kinds, two, answers, worth, 100 * same, 0.01 * same)


def lessons(n: int, seed: int) -> Told:
    """Whoever has the 1 wins."""
    seen = scene(n, seed)
    worth = seen[:, [SHARED, SHARED + BLOCK]].astype(np.float32)
    return Told(2, Positions(kept(seen), worth), questions(seen))


def book(told: list[Told]) -> Book:
    from meadhall.bots.train.book import Book

    return Book(told, SHARED, BLOCK, "cpu")


def shown_here() -> Portrait:
    shown = Portrait(2, [])
    shown.shared, shown.block = SHARED, BLOCK
    return shown


def written(model: Model, folder: Path) -> Net:
    """As a net that plays."""
    export(model.weights(), folder / NET)
    card = Card("", "", SHARED + 2 * BLOCK, 10.0, 60.0, [0.05])
    (folder / CARD).write_bytes(msgspec.json.encode(card))
    return Net(read(folder))


def test_a_model_learns_what_positions_are_worth_and_which_answers_are_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine whose speed is always the same: two looks at the clock a step."""
    from meadhall.bots.train.model import Model, explained, learn

    clock = count()
    monkeypatch.setattr("time.monotonic", lambda: float(next(clock)))
    torch.set_num_threads(1)
    model = Model(SHARED, BLOCK)
    learnt = learn(model, [lessons(60_000, 1)], [lessons(500, 2)], 900.0, 1)
    assert learnt.explained > 0.95
    assert explained(model, book([lessons(500, 3)])) == pytest.approx(learnt.explained, abs=0.05)
    found = examine(written(model, tmp_path), shown_here(), [lessons(500, 3)])
    assert found.told > 0.9 and found.foretold > 0.9
    assert all(np.isfinite(value).all() for value in model.weights().values())


def test_what_depends_on_nothing_seen_is_not_explained(tmp_path: Path) -> None:
    from meadhall.bots.train.model import Model, explained

    some = lessons(500, 4)
    nothing = kept(np.zeros((500, SHARED + 2 * BLOCK), np.int16))
    asked = some.questions._replace(pictures=nothing, before=nothing)
    luck = Told(2, some.positions._replace(pictures=nothing), asked)
    model = Model(SHARED, BLOCK)
    assert explained(model, book([luck])) <= 1e-6
    assert examine(written(model, tmp_path), shown_here(), [luck]).told < 0.05


def test_without_questions_nothing_is_told_of_answers(tmp_path: Path) -> None:
    from meadhall.bots.train.model import Model

    none = lessons(50, 4)._replace(questions=questions(scene(0, 1)))
    told, foretold, errors = examine(written(Model(SHARED, BLOCK), tmp_path), shown_here(), [none])
    assert told == foretold == 0 and not any(errors)


def test_a_file_judges_as_the_model_it_is_of(tmp_path: Path) -> None:
    from meadhall.bots.train.model import Model, judged

    model = Model(SHARED, BLOCK)
    (ends,) = book([lessons(50, 5)]).ends
    model.measure([ends])
    seen = scene(50, 5)
    net = written(model, tmp_path)
    worth, mind = net.told(seen.astype(np.float64))
    assert worth == pytest.approx(judged(model, ends).numpy(), abs=1e-5)
    model.eval()
    assert mind == pytest.approx(model(ends.seen(torch.arange(50)))[1].detach().numpy(), abs=1e-4)
    words = model.words.weight.detach().numpy()
    assert (net.advice.size, list(net.advice.errors)) == (words.shape[1], [DOUBT * 0.05])
    assert list(net.advice.words) == pytest.approx(words.ravel().tolist())


def test_a_net_is_off_about_answers_as_far_as_they_lie_from_what_it_says(tmp_path: Path) -> None:
    """Measured by kind of question, against what searches found, and not where too few were asked."""
    from meadhall.bots.train.model import Model

    model = Model(SHARED, BLOCK)
    for value in (model.sense.weight, model.sense.bias, model.words.weight):
        torch.nn.init.zeros_(value)
    net, shown = written(model, tmp_path), shown_here()
    told, _, errors = examine(net, shown, [lessons(400, 9)])
    assert told == pytest.approx(0) and errors[KIND] == pytest.approx(np.sqrt(0.1**2 - 0.01**2), abs=1e-3)
    assert sum(error > 0 for error in errors) == 1
    assert not any(examine(net, shown, [lessons(40, 9)]).errors)
    model.words.weight.data[GOOD, -1] = 0.1
    told, foretold, errors = examine(written(model, tmp_path), shown, [lessons(400, 9)])
    assert told == foretold == pytest.approx(-0.25, abs=0.1), (
        "praise of one answer everywhere is worse than none"
    )
    assert errors[KIND] == pytest.approx(np.sqrt((0.05**2 + 0.15**2) / 2), abs=5e-3)


def test_pictures_are_kept_by_what_is_there_and_told_apart_by_seat() -> None:
    from meadhall.bots.train.book import Page

    shared, block, seats = 3, 2, 2
    seen = np.random.default_rng(7).integers(-3, 3, (40, shared + seats * block)).astype(np.int16)
    seen[[0, 17, 39]] = 0
    page = Page(kept(seen), seats, shared, block, "cpu")
    which = torch.tensor([39, 3, 0, 3, 21])
    columns, numbers, many = page.seen(which)
    full = torch.zeros(len(which) * (1 + seats), shared + block)
    full[torch.arange(len(full)).repeat_interleave(many.flatten()), columns] = numbers
    full = full.view(len(which), 1 + seats, -1)
    assert not full[:, 0, shared:].any() and not full[:, 1:, :shared].any()
    assert (
        torch.cat([full[:, 0, :shared], full[:, 1:, shared:].flatten(1)], 1).tolist() == seen[which].tolist()
    )


def test_tables_of_any_size_are_learnt_from_and_none_has_empty_seats() -> None:
    two = lessons(5000, 6)
    seen = np.concatenate([scene(5000, 6), scene(5000, 6)[:, -BLOCK:]], 1)
    three = Told(3, Positions(kept(seen), np.zeros((5000, 3), np.float32)), questions(seen))
    whole = book(joined([two, three, two]))
    assert [page.worth.shape for page in whole.ends] == [(10_000, 2), (5000, 3)]
    assert [page.seen(torch.tensor([0])).many.shape for page in whole.ends] == [(1, 3), (1, 4)]
    met = [list[int](), list[int]()]
    for n, which in whole.shuffled(500):
        met[n] += which.tolist()
    assert [sorted(which) for which in met] == [list(range(10_000)), list(range(5000))], "each once"
    asked = whole.asked(100)
    assert 80 <= len(asked) <= 100 and sum(len(which) for _, which in asked) == 2 * 15_000


def test_what_answers_are_worth_is_measured_against_the_others_to_the_same_question() -> None:
    from meadhall.bots.train.book import Choices

    told = lessons(3, 8).questions
    page = Choices(told, told.pictures, 2, SHARED, BLOCK, "cpu")
    assert page.better.abs().tolist() == pytest.approx([0.1] * 6)
    assert page.better.reshape(3, 2).sum(1).tolist() == pytest.approx([0] * 3, abs=1e-6)


def test_what_a_lesson_tells_is_seen_by_whoever_is_asked_and_worth_what_it_came_to() -> None:
    """The same numbers and the same measure as in a search that the net leads."""
    key = SMALLEST[0].key
    usual = Usual(10.0, 60.0)
    scribe = Scribe(Lesson(key, 2, {}, 1, 16, usual, None))
    t = game(key).open(2, 1, {})
    looker = t.question.seats[0]
    scribe.pass_by(t, looker)
    shown = portrait(key)
    assert shown is not None
    seen = picture(shown, t, looker)
    (there,) = np.nonzero(seen)
    playout(t, 5)
    scribe.end(t, looker)
    pictures, worth = unpacked(scribe.told().packed()).positions
    assert pictures.many.tolist() == [len(there)] and pictures.places.tolist() == there.tolist()
    assert pictures.numbers.tolist() == seen[there].tolist()
    ends = [0.5 * share(t, seat) + 0.5 / (1 + math.exp(-lead(t, seat) / usual.lead)) for seat in (0, 1)]
    assert worth[0] == pytest.approx(ends if looker == 0 else ends[::-1])


@pytest.mark.parametrize("key", games())
def test_lessons_are_of_tables_where_somebody_plays_against_others(key: str) -> None:
    from meadhall.bots.train.recipe import seating

    for seed in range(60):
        seats, options = seating(key, seed)
        assert has_rivals(game(key).open(seats, 0, options))


def test_rounds_have_all_the_time_there_is_and_the_first_the_least_of_it(tmp_path: Path) -> None:
    from meadhall.bots.train.recipe import Plan, seconds_for

    for rounds in (1, 2, 5):
        plan = Plan("valhalla", tmp_path, rounds, 10.0, 160, 1, 1, False)
        first, *others = [seconds_for(plan, number) for number in range(rounds)]
        assert first + sum(others) == pytest.approx(600)
        assert all(each > first for each in others)


def test_games_that_take_too_long_leave_a_round_time_to_learn() -> None:
    from meadhall.bots.train.recipe import PLAYING, seconds_to_learn

    assert seconds_to_learn(100, spent=100 * PLAYING) == pytest.approx(100 * (1 - PLAYING))
    assert (
        seconds_to_learn(100, spent=99)
        == seconds_to_learn(100, spent=500)
        == pytest.approx(100 * (1 - PLAYING))
    )
    assert seconds_to_learn(100, spent=10) == 90


def test_a_recipe_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.bots.train.recipe import ALONE_IN

    key = SMALLEST[0].key
    for module in ("alone", "recipe"):
        monkeypatch.setattr(f"meadhall.bots.train.{module}.SIDE_BY_SIDE", 8)
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
    assert any(card.errors), "what it says about answers is trusted from now on"
    assert not any((tmp_path / ALONE_IN).iterdir()), "until now it said nothing about them"
    assert main([*command, "--examine"]) == 0
    again = Net(read(tmp_path)).card
    assert again.figures["examined"] > 0 and again.command == card.command
    assert again.examined.startswith(f"meadhall train {key} --examine ")
    assert main([*command, "--rounds", "3"]) == 0
    figures = Net(read(tmp_path)).card.figures
    alone = [unpacked(file.read_bytes()) for file in (tmp_path / ALONE_IN).iterdir()]
    assert len(alone) * 8 == figures["alone"] > 0


def test_ends_of_playouts_count_no_more_where_a_net_has_played_alone(tmp_path: Path) -> None:
    from meadhall.bots.train.recipe import ALONE_IN, GAMES_IN, gathered, to_learn

    searched, by_word = lessons(40, 1), lessons(30, 2)._replace(questions=questions(scene(0, 1)))
    for kind in (GAMES_IN, ALONE_IN):
        (tmp_path / kind).mkdir()
    (tmp_path / GAMES_IN / "000-000000.npz").write_bytes(searched.packed())
    for n in range(2):
        (tmp_path / GAMES_IN / f"001-{n:06}.npz").write_bytes(searched.packed())
    taught, tests, old = gathered(tmp_path, 1)
    assert [len(part.positions.worth) for part in (*taught, *tests)] == [40, 80] and old == 0
    (tmp_path / ALONE_IN / "001-000000.npz").write_bytes(by_word.packed())
    taught, tests, _ = gathered(tmp_path, 1)
    assert [len(part.positions.worth) for part in (*taught, *tests)] == [0, 30]
    assert to_learn(taught, tests) == [*taught, *tests], "too few to hold any back"
    with pytest.raises(RuntimeError, match="minutes"):
        to_learn(taught, [])
    for n in (1, 2):
        (tmp_path / ALONE_IN / f"001-{n:06}.npz").write_bytes(by_word.packed())
    taught, tests, old = gathered(tmp_path, 1)
    assert [len(part.positions.worth) for part in (*taught, *tests)] == [60, 30]
    assert [len(part.questions.options) for part in (*taught, *tests)] == [40, 80]
    assert to_learn(taught, tests) == taught
    assert [len(page.worth) for page in book(taught).ends] == [60]
