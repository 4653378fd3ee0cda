"""Games that a net plays by its word alone."""

from __future__ import annotations

import math
import random
from pathlib import Path

import numpy as np
import pytest

from meadhall.bots.net import open_picture, read
from meadhall.bots.search.guided import first_asked
from meadhall.bots.search.habits import place_of
from meadhall.bots.search.worth import lead as ahead
from meadhall.bots.search.worth import share
from meadhall.bots.train import alone
from meadhall.bots.train.alone import Course, play_alone, spoken
from meadhall.bots.train.games import Album, Lesson, Usual, unpacked
from meadhall.kernel.flow import KIND
from meadhall.kernel.table import Table
from tests.bots.unlearnt import ANSWERS, SMALL, features, made
from tests.contract.play import SHARED, Case

USUAL = Usual(10.0, ANSWERS)
FEW = 6


def lesson(case: Case, folder: Path, seed: int = 1) -> Lesson:
    made(case.key, folder)
    return Lesson(case.key, case.seats, dict(case.options), seed, 16, USUAL, read(folder))


def course(case: Case, seed: int) -> Course:
    return Course(case.game.open(case.seats, seed, dict(case.options)), random.Random(seed), ANSWERS)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "SIDE_BY_SIDE", FEW)


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_what_a_net_says_is_its_words_by_what_it_makes_of_each_table(case: Case, tmp_path: Path) -> None:
    own = made(case.key, tmp_path)
    courses = [course(case, seed) for seed in range(FEW)]
    going = [each for each in courses if each.goes_on()]
    options = [each.codes() for each in going]
    said = iter(spoken(own, features(case.key), going, options).tolist())
    for each, codes in zip(going, options, strict=True):
        t, seat = each.table, each.seat()
        _, mind = own.told(np.array([list(features(case.key).drawn(t, seat))]))
        for code in codes:
            words = own.words[place_of(int(t.m[KIND]), code)]
            assert next(said) == pytest.approx(float(words @ mind[0]), abs=1e-5)


@pytest.mark.parametrize("steady", [False, True])
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_hand_that_never_shakes_gives_the_answer_spoken_best_of(
    case: Case, steady: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is loose up to the disturbance, and steady from there on."""
    monkeypatch.setattr(alone, "LOOSE", 1e9 if steady else 0.0)
    monkeypatch.setattr(alone, "STEADY", 0.0 if steady else 1e9)
    own, shown = made(case.key, tmp_path), features(case.key)
    one = course(case, 3)
    one.disturbed = 0.0 if steady else 1e9
    while one.goes_on() and one.given < 40:
        codes = one.codes()
        said = spoken(own, shown, [one], [codes])
        then = one.table.clone()
        alone.lead(own, shown, [one], np.random.default_rng(1))
        then.answer(then.question.seats[0], codes[int(said.argmax())])
        assert one.table.row == then.row
    assert one.given >= 40


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_only_what_comes_after_the_slips_is_written_down(case: Case) -> None:
    """The first of it at once, and then one position in so many."""
    slips, looked = set(), 0
    for seed in range(12):
        one = course(case, seed)
        slips.add(one.slips)
        last = None
        while one.goes_on():
            if one.slips_now:
                one.slip()
                assert not one.lookers
                continue
            is_due = one.is_disturbed and (last is None or one.given - last >= one.apart)
            before = len(one.lookers)
            one.look(features(case.key))
            if len(one.lookers) > before:
                assert one.is_disturbed and not one.slips
                assert last is None or one.given > last
                last = one.given
                looked += 1
            else:
                assert not is_due
            one.give(one.codes()[0])
    assert looked and min(slips) == 0 and max(slips) == alone.MOST_SLIPS


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_where_it_stood_is_kept_open_and_by_whoever_is_asked(case: Case) -> None:
    one = course(case, 2)
    one.disturbed, one.slips = 0.0, 0
    assert one.goes_on()
    one.look(features(case.key))
    looker = first_asked(one.table)
    expected = Album()
    expected.add(open_picture(features(case.key), one.table, int(looker)))
    assert one.lookers == [looker]
    assert one.album.kept().places.tolist() == expected.kept().places.tolist()
    assert one.album.kept().numbers.tolist() == expected.kept().numbers.tolist()


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_every_position_has_the_end_of_its_own_game(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    courses: list[Course] = []

    def noted(t: Table, chance: random.Random, usual: float) -> Course:
        courses.append(Course(t, chance, usual))
        return courses[-1]

    monkeypatch.setattr(alone, "Course", noted)
    told = unpacked(play_alone(lesson(case, tmp_path)))
    seats, (pictures, worth), questions = told
    assert seats == case.seats and len(questions.options) == 0 and len(courses) == FEW
    many, ends = list[int](), list[list[float]]()
    for each in courses:
        t = each.table
        assert t.over
        by_seat = [0.5 * share(t, s) + 0.5 / (1 + math.exp(-ahead(t, s) / USUAL.lead)) for s in range(seats)]
        many += [len(places) for places in each.album.places]
        ends += [by_seat[looker:] + by_seat[:looker] for looker in each.lookers]
    assert pictures.many.tolist() == many and len(many) > FEW
    assert worth == pytest.approx(np.array(ends), abs=1e-5) and worth.std() > 0


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_same_lesson_tells_the_same(case: Case, tmp_path: Path) -> None:
    one = lesson(case, tmp_path)
    first, again, other = map(play_alone, (one, one, one._replace(seed=2)))
    assert first == again != other
