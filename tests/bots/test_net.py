"""What a net is shown, what it tells, and how it is taught."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from meadhall.bots.net import NET, net, portrait, read
from meadhall.bots.search.habits import ROOM
from meadhall.bots.train.examine import examine, in_full
from meadhall.bots.train.games import Lesson, Usual, joined, play, unpacked
from meadhall.kernel.flow import ASKED, MOST_SEATS
from meadhall.kernel.portrait import Portrait, numbers
from meadhall.kernel.table import Table
from tests.bots.unlearnt import ANSWERS, SMALL, drawn, features, made, weights
from tests.contract.play import CASES, LARGEST, SHARED, SMALLEST, Case, compiled_only, walk

SHOWN = [case for case in CASES if portrait(case.key) is not None]
COME_WITH_ONE = [case for case in SHARED if (case.game.folder / NET).exists()]
USUALLY = Usual(10.0, ANSWERS)
ASIDE = ("number", "seats", "sealed")


# -- what it is shown -------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_portrait_is_the_same_for_twins(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        if n % 9 == 0:
            for seat in {n % t.seats, t.question.seats[0]}:
                assert drawn(t.determinize(seat, n), seat) == drawn(t, seat)


@pytest.mark.parametrize("case", SMALLEST + LARGEST, ids=str)
def test_a_portrait_of_every_column_is_the_same_for_twins(case: Case) -> None:
    """Whatever a game asks to be drawn, nothing hidden is."""
    t = case.start()
    width = len(t.row)
    everything = Portrait(t.seats, [numbers(0, width)])
    for n in walk(t, case.random()):
        if n % 20 == 0:
            seat = n // 20 % t.seats
            rows = []
            for table in (t, t.determinize(seat, n), t.determinize(seat, n + 1)):
                rows.append(list(everything.drawn(table, seat)))
            assert rows[0] == rows[1] == rows[2]


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_portrait_shows_what_its_seat_holds(case: Case) -> None:
    """What one seat knows and others do not is in its own portrait alone."""
    t = case.start()
    own = others = 0
    for n in walk(t, case.random()):
        if n % 9 == 0 and t.seats > 1:
            other = t.determinize(1, n)  # what seat 0 holds is dealt again
            own += drawn(other, 0) != drawn(t, 0)
            others += drawn(other, 1) != drawn(t, 1)
    assert others == 0 and (own > 0 or t.seats == 1)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_an_open_portrait_shows_what_everybody_holds(case: Case) -> None:
    """So what a world that is only imagined is worth hangs on every hand, whoever looks."""
    t = case.start()
    shown = features(case.key)
    hidden = 0
    for n in walk(t, case.random()):
        if n % 9 == 0 and t.seats > 1:
            other = t.determinize(1, n)  # what seat 0 holds is dealt again
            hidden += list(shown.drawn_open(other, 1)) != list(shown.drawn_open(t, 1))
            assert list(shown.drawn_open(t.redact(1), 1)) == drawn(t, 1)
    assert hidden > 0 or t.seats == 1


@compiled_only
@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_portrait_changes_with_what_its_seat_sees(case: Case) -> None:
    """What a net does not see it takes to be as usual, and a search that believes it goes astray there."""
    t = case.start()
    before = dict[int, tuple[list[float], str]]()
    for _ in walk(t, case.random()):
        for seat in t.question.seats:
            picture, view = drawn(t, seat), matter(t, seat)
            if seat in before and before[seat][0] == picture:
                assert before[seat][1] == view
            before[seat] = picture, view


def matter(t: Table, seat: int) -> str:
    """What a seat sees, but for the number of the question, and who has sealed an answer to it."""
    view = t.view(seat)
    question = msgspec.convert(view["question"], dict[str, object])
    rest = {key: told for key, told in question.items() if key not in ASIDE}
    return msgspec.json.encode(view | {"question": rest}).decode()


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_portrait_begins_with_its_viewer(case: Case) -> None:
    """At the very beginning all seats are alike but for who is asked and who is first."""
    t = case.start()
    seen = [drawn(t, seat) for seat in range(t.seats)]
    assert len({tuple(each[:MOST_SEATS]) for each in seen}) == 1
    shown = features(case.key)
    for seat in range(t.seats):
        told = seen[seat][shown.shared :: shown.block][: t.seats]
        mask = [float(t.m[ASKED] >> (seat + n) % t.seats & 1) for n in range(t.seats)]
        assert told == mask


# -- what it tells ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_file_computes_what_its_weights_say(case: Case, tmp_path: Path) -> None:
    own = made(case.key, tmp_path)
    assert (tmp_path / NET).stat().st_size < 5_000_000
    shown = features(case.key)
    w = weights(shown, 1)
    draw = np.random.default_rng(2)
    for seats in (2, 3):
        seen = draw.normal(size=(5, shown.width_for(seats))).astype(np.float32)
        worth, mind = own.told(seen.astype(np.float64))
        rest, each = seen[:, : shown.shared], seen[:, shown.shared :].reshape(5, seats, shown.block)
        first = each @ w["see.weight"].T + w["see.bias"] + (rest @ w["view.weight"].T)[:, None]
        first[:, 0] += rest @ w["hold.weight"].T
        found = np.maximum(first, 0)
        thought = found @ w["think.weight"].T + w["think.bias"]
        second = np.maximum(thought + (found.sum(1) @ w["weigh.weight"].T)[:, None], 0)
        pondered = second @ w["ponder.weight"].T + w["ponder.bias"]
        third = np.maximum(pondered + (second.sum(1) @ w["balance.weight"].T)[:, None], 0)
        judged = third @ w["judge.weight"][0] + w["judge.bias"][0]
        assert worth == pytest.approx(1 / (1 + np.exp(-judged)), abs=1e-4)
        sensed = third[:, 0] @ w["sense.weight"].T + w["sense.bias"]
        assert mind == pytest.approx(np.concatenate([sensed, np.ones((5, 1))], 1), abs=1e-3)


# -- lessons ----------------------------------------------------------------------------------------------
@compiled_only
@pytest.mark.parametrize("led", [False, True], ids=["unled", "led"])
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_imagined_games_tell_where_they_were_seen_and_how_each_ended(
    case: Case, led: bool, tmp_path: Path
) -> None:
    """Whether a net leads the game that they are imagined in or not, while it knows nothing of answers."""
    if led:
        made(case.key, tmp_path, error=0.0)
    lesson = Lesson(case.key, 2, {}, 7, 64, USUALLY, read(tmp_path) if led else None)
    seats, (pictures, worth), questions = unpacked(play(lesson))
    n = len(worth)
    assert n > 100 and worth.shape == (n, 2) and seats == 2
    seen = in_full(pictures, features(case.key).width_for(seats))
    assert len({row.tobytes() for row in seen}) > n // 2
    assert 0.9 < worth.sum(1).mean() < 1.1, "what one has won, the other has lost"
    assert len({tuple(sorted(row)) for row in worth.tolist()}) > 10, "each was played out for itself"
    assert (len(questions.options) > 40) == led, "playouts alone tell too little of answers"
    assert questions.options.sum() == len(questions.answers) == len(questions.worth)
    if led:
        first = np.cumsum(questions.options) - questions.options
        tried = np.add.reduceat(questions.visits, first)
        assert (tried == 64).all() and (questions.options > 1).all()
        assert len(questions.kinds) == len(questions.options) and len(set(questions.kinds.tolist())) > 2
        assert ((questions.answers >= 0) & (questions.answers < ROOM)).all()


@compiled_only
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_where_a_net_knows_answers_searches_tell_of_these_alone(case: Case, tmp_path: Path) -> None:
    """It plays better than playouts do: so what positions are worth is told by other games."""
    made(case.key, tmp_path)
    told = unpacked(play(Lesson(case.key, 2, {}, 7, 8, USUALLY, read(tmp_path))))
    assert len(told.positions.worth) == len(told.positions.pictures.many) == 0 < len(told.questions.options)


# -- the nets that come with the games --------------------------------------------------------------------
@pytest.mark.parametrize("case", COME_WITH_ONE, ids=str)
def test_a_game_comes_with_the_net_that_its_card_tells_of(case: Case) -> None:
    found = net(case.key)
    assert found is not None
    card = found.card
    assert card.game == case.key and card.command.startswith(f"meadhall train {case.key} --rounds ")
    assert f"--seed {card.seed}" in card.command
    assert card.examined.startswith(f"meadhall train {case.key} --examine ") or not card.examined
    assert {"positions", "explained", "questions", "told", "epochs"} <= card.figures.keys()
    assert (case.game.folder / NET).stat().st_size < 5_000_000


@compiled_only
@pytest.mark.parametrize("case", COME_WITH_ONE, ids=str)
def test_the_net_of_a_game_foresees_ends(case: Case) -> None:
    """In games it was not taught. It could not if it were shown other numbers in the places it knows."""
    found = net(case.key)
    assert found is not None
    usual = Usual(found.card.spread, found.card.answers)
    lessons = [Lesson(case.key, 2, {}, 10**9 + n, 0, usual, None) for n in range(8)]
    ((_, (pictures, worth), _),) = joined([unpacked(play(lesson)) for lesson in lessons])
    missed = (found.judged(in_full(pictures, features(case.key).width_for(2))) - worth).var()
    assert missed < 0.85 * worth.var()


@compiled_only
@pytest.mark.parametrize("case", COME_WITH_ONE, ids=str)
def test_the_net_of_a_game_tells_good_answers(case: Case) -> None:
    """Much of what answers differ by, as a search finds it in games the net was not taught. About most kinds
    of question its card knows how far off it is."""
    found = net(case.key)
    assert found is not None
    usual = Usual(found.card.spread, found.card.answers)
    files = read(case.game.folder)
    lessons = [Lesson(case.key, 2, {}, 10**9 + n, 128, usual, files) for n in range(4)]
    told = joined([unpacked(play(lesson)) for lesson in lessons])
    assert examine(found, features(case.key), told).told > 0.2
    kinds = told[0].questions.kinds
    assert np.mean([found.card.errors[kind] > 0 for kind in kinds]) > 0.9
