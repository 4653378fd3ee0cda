"""What a net is shown, what it tells, and a search that listens to it."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.net import CARD, NET, Card, Net, portrait
from meadhall.bots.search.guided import Guided
from meadhall.bots.search.options import PARTS, ROWS, describe
from meadhall.bots.search.tree import ROOT
from meadhall.bots.seer import BATCH, Seer, fixed
from meadhall.bots.train.export import export
from meadhall.bots.train.games import Lesson, joined, play, unpacked
from meadhall.kernel.flow import ASKED, MOST_SEATS
from meadhall.kernel.portrait import KINDS, THINGS, Portrait, numbers
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from tests.contract.play import CASES, LARGEST, SMALLEST, Case, compiled_only, walk

SHOWN = [case for case in CASES if portrait(case.key) is not None]
SMALL = [case for case in SMALLEST if portrait(case.key) is not None]
FIRST, SECOND, MEANING = 16, 8, 4


def features(key: str) -> Portrait:
    shown = portrait(key)
    assert shown is not None
    return shown


def drawn(t: Table, seat: int) -> list[float]:
    shown = features(t.setup.game)
    out = vec[float]([0.0] * shown.width)
    shown.draw(t, seat, out, 0)
    return list(out)


def weights(width: int, seed: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    draw = np.random.default_rng(seed)
    shapes = {
        "see.weight": (FIRST, width),
        "see.bias": (FIRST,),
        "think.weight": (SECOND, FIRST),
        "think.bias": (SECOND,),
        "judge.weight": (MOST_SEATS, SECOND),
        "judge.bias": (MOST_SEATS,),
        "want.weight": (MEANING, SECOND),
        "want.bias": (MEANING,),
        "meaning": (ROWS, MEANING),
    }
    return {name: draw.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}


def made(key: str, folder: Path, seed: int = 1) -> Net:
    """A net that knows nothing."""
    width = features(key).width
    export(weights(width, seed), folder / NET)
    (folder / CARD).write_bytes(msgspec.json.encode(Card(key, "", width, 10.0)))
    return Net(folder)


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
                rows.append(vec[float]([0.0] * everything.width))
                everything.draw(table, seat, rows[-1], 0)
            assert list(rows[0]) == list(rows[1]) == list(rows[2])


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
def test_a_portrait_begins_with_its_viewer(case: Case) -> None:
    """At the very beginning all seats are alike but for who is asked and who is first."""
    t = case.start()
    seen = [drawn(t, seat) for seat in range(t.seats)]
    assert len({tuple(each[:MOST_SEATS]) for each in seen}) == 1
    asked = MOST_SEATS + KINDS + 2 * THINGS
    for seat in range(t.seats):
        told = seen[seat][asked : asked + t.seats]
        mask = [float(t.m[ASKED] >> (seat + n) % t.seats & 1) for n in range(t.seats)]
        assert told == mask


def test_options_are_told_by_their_parts() -> None:
    def told(kind: int, code: int) -> list[int]:
        row = vec[i64]([0] * PARTS)
        describe(kind, code, row, 0)
        return [int(x) for x in row]

    one, other = told(3, 7 << 24 | 5 << 16 | 1), told(3, 7 << 24 | 6 << 16 | 1)
    assert [a == b for a, b in zip(one, other, strict=True)] == [True, False, True, True, False]
    assert told(3, 7 << 24)[4] != told(4, 7 << 24)[4], "the same answer to another question"
    for code in (0, 255 << 24 | 0xFFFFFF):
        assert all(0 <= row < ROWS for row in told(63, code))


# -- what it tells ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_file_computes_what_its_weights_say(case: Case, tmp_path: Path) -> None:
    net = made(case.key, tmp_path)
    assert (tmp_path / NET).stat().st_size < 5_000_000
    w = weights(net.card.width, 1)
    draw = np.random.default_rng(2)
    seen = draw.normal(size=(3, net.card.width)).astype(np.float32)
    options = draw.integers(0, ROWS, (3, 7, PARTS))
    worth, logit = net.session.run(None, {"seen": seen, "options": options})
    first = np.maximum(seen @ w["see.weight"].T + w["see.bias"], 0)
    second = np.maximum(first @ w["think.weight"].T + w["think.bias"], 0)
    judged = second @ w["judge.weight"].T + w["judge.bias"]
    wish = second @ w["want.weight"].T + w["want.bias"]
    assert worth == pytest.approx(1 / (1 + np.exp(-judged)), abs=1e-4)
    assert logit == pytest.approx(np.einsum("pom,pm->po", w["meaning"][options].sum(2), wish), abs=1e-3)


# -- a search that listens --------------------------------------------------------------------------------
def guided(chair: Chair, played: float = 0.0) -> Guided:
    worth = fixed(chair.seats, 0.5, 10.0)
    return Guided(chair.seat, chair.seats, 1, features(chair.game), worth, BATCH, 1.0, played)


def listening(chair: Chair, games: int, favourite: int, worths: list[float]) -> Guided:
    """A search told that one option of the root is best, and always the same worths from the looker on."""
    search = guided(chair)
    for n in range(games):
        search.send(chair.imagine(n))
        if search.waiting:
            most = int(search.most_offered())
            logits = [0.0] * most
            for i in range(int(search.offer[0])):
                if search.codes[i] == favourite:
                    logits[i] = 5.0
            search.learn(vec[float](worths), vec[float](logits))
    return search


@pytest.mark.parametrize("case", [*SMALL, *[case for case in LARGEST if case in SHOWN]], ids=str)
def test_priors_lead_the_search(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        codes = t.options(seat).codes
        if n % 30 == 0 and len(codes) > 1:
            favourite = codes[n % len(codes)]
            search = listening(Chair(t, seat), 40, favourite, [0.5] * MOST_SEATS)
            visits = {code: search.visits_of(code) for code in codes}
            assert max(visits, key=lambda code: visits[code]) == favourite
            assert sum(visits.values()) == 39, "the first game is for the root itself"
            assert search.games == 40 and search.waiting == 0


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_worths_go_to_the_seats_they_are_told_of(case: Case) -> None:
    """A net tells them from the looker on, round the table."""
    told = [0.1 * (n + 1) for n in range(MOST_SEATS)]
    lookers = set()
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        codes = t.options(seat).codes
        if len(codes) > 1:
            search = listening(Chair(t, seat), 2, -1, told)
            tried = [code for code in codes if search.visits_of(code)]
            looker = int(search.looker[0])
            if tried and search.leaf[0] != ROOT:  # those asked together are all looked at before one answers
                lookers.add(looker == seat)
                assert search.mean_of(tried[0]) == told[(seat - looker) % t.seats]
    assert lookers == {True, False} or t.seats == 1


@compiled_only
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_seer_at_a_twin_chooses_the_same(case: Case, tmp_path: Path) -> None:
    net = made(case.key, tmp_path)
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        if n % 40 == 0 and len(t.options(seat)) > 1:
            chosen = {
                Seer(64, own=net).choose(Chair(table, seat), random.Random(n))
                for table in (t, t.determinize(seat, n), t.determinize(seat, n + 1))
            }
            assert len(chosen) == 1 and chosen <= set(t.options(seat).ids)


# -- lessons ----------------------------------------------------------------------------------------------
@compiled_only
@pytest.mark.parametrize("case", SMALL, ids=str)
@pytest.mark.parametrize("with_net", [False, True])
def test_a_lesson_tells_what_was_seen_and_how_it_ended(
    case: Case, with_net: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.bots.mcts.CHECK_EVERY", 2)
    if with_net:
        made(case.key, tmp_path)
    seats = case.game.seats[-1 if case.seats == 1 else 0]
    lesson = Lesson(case.key, seats, {}, 7, 10.0, 60, str(tmp_path) if with_net else "")
    p = unpacked(play(lesson))
    n = len(p.offer)
    assert n > 10 and len(p.seen) == len(p.won) == len(p.lead) == n
    assert p.seen.shape[1] == features(case.key).width
    assert len(p.options) == len(p.policy) == p.offer.sum() and (p.offer > 1).all()
    sums = [part.sum() for part in np.split(p.policy, np.cumsum(p.offer)[:-1])]
    searched = [x for x in sums if not np.isnan(x)]
    assert (0 < len(searched) < n) == with_net and searched == pytest.approx([1.0] * len(searched))
    hopes = p.hope[~np.isnan(p.hope)]
    assert (
        len(hopes) > 10 and ((hopes >= 0) & (hopes <= 1)).all() and p.left.tolist() == list(range(n, 0, -1))
    )
    assert (p.seat >= 0).all() and (p.seat < seats).all()
    assert np.isnan(p.won[:, lesson.seats :]).all() and not np.isnan(p.won[:, : lesson.seats]).any()
    assert np.nansum(p.won, 1) == pytest.approx(np.ones(n)) or lesson.seats == 1
    twice = joined([p, p])
    assert len(twice.offer) == 2 * n and len(twice.policy) == 2 * len(p.policy)
