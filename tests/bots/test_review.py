"""A review: what it looks at, with whose eyes, and what it makes of what it saw."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from meadhall.bots.judge import Counting, Seeing, habits_of, imagined, judge_of, part
from meadhall.bots.net import net
from meadhall.bots.review import (
    LONGER,
    Answer,
    Better,
    Cause,
    Effort,
    Looker,
    Point,
    Sight,
    Stop,
    given_up,
    how_many,
    is_ahead,
    lines,
    looked,
    review,
    seed,
    stops,
)
from meadhall.bots.search.habits import Habits
from meadhall.bots.search.worth import share
from meadhall.bots.steady import steady
from meadhall.kernel.errors import BadFile
from meadhall.kernel.flow import CHANCE
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from tests.bots.unlearnt import TOGETHER, features, made
from tests.contract.play import CHANCE as ASKED_CHANCE
from tests.contract.play import LARGEST, SHARED, SMALLEST, Case, compiled_only, play_out, walk

SMALL = Effort(6, 24, 6)
FEW = 12  # stops that are looked at closely


def finished(case: Case) -> Log:
    return play_out(case.start(), case.random()).log


def plain(log: Log) -> Counting:
    """A judge who has learnt next to nothing."""
    return Counting(habits_of(log.game, log.seats, frozenset(log.options.items()), 8))


def seen_in(log: Log, effort: Effort = SMALL, every: int = 1) -> list[Sight]:
    looker = Looker(log, plain(log), effort)
    return [looker.look(stop) for stop in stops(log) if stop.n % every == 0 or stop.table.over]


# -- where it looks -----------------------------------------------------------------------------------
@pytest.mark.parametrize("case", SMALLEST + LARGEST, ids=str)
def test_every_choice_is_looked_at_and_nothing_else(case: Case) -> None:
    """Each answer that had an alternative, its question before it, what falls after it, and the end."""
    t = case.start()
    log = play_out(t, case.random()).log
    choices: list[tuple[int, int, str]] = []
    again = case.game.replay(msgspec.structs.replace(log, answers=(), asks_chance=True))
    step = 0
    for seat, option in log.answers:
        if seat != CHANCE:
            if len(again.options(seat)) > 1:
                choices.append((step, seat, option))
            step += 1
        again.answer(seat, option)
    found = [(stop.step, stop.seat, stop.option, stop.table.over) for stop in stops(log)]
    assert [stop[:3] for stop in found if stop[1] != CHANCE] == choices
    assert found[-1] == (step, CHANCE, "", True)
    assert how_many(log) == len(found)


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_before_chance_falls_it_is_looked_at_once(case: Case) -> None:
    fallen = chosen = 0
    for stop in stops(finished(case)):
        if stop.seat != CHANCE:
            chosen += 1
        elif not stop.table.over and stop.table.question.seats == (CHANCE,):
            assert chosen, "chance fell, and nobody had chosen anything since"
            fallen, chosen = fallen + 1, 0
    assert fallen


def test_parts_come_to_the_same_as_the_whole() -> None:
    log = finished(SMALLEST[0])
    looker = Looker(log, plain(log), Effort(2, 8, 2))
    whole = looked(looker, 0, lambda: False)
    parts: list[Sight] = []
    while len(parts) < how_many(log):
        parts += looked(Looker(log, plain(log), looker.effort), len(parts), tired(37))
    assert parts == whole
    assert looked(looker, how_many(log), lambda: True) == []


def tired(after: int) -> Callable[[], bool]:
    glances = count(1)
    return lambda: next(glances) == after


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_game_that_goes_on_is_not_looked_at(case: Case) -> None:
    log = finished(case)
    *some, _ = log.answers
    with pytest.raises(BadFile, match="not over"):
        Looker(msgspec.structs.replace(log, answers=tuple(some)), plain(log), SMALL)


# -- with whose eyes ----------------------------------------------------------------------------------
@pytest.mark.parametrize("case", SHARED + LARGEST, ids=str)
def test_a_chance_is_told_from_what_the_seat_knows_itself(case: Case) -> None:
    """Deal again what the seat cannot see: its chance is the same, and so is what would be better."""
    log = finished(case)
    looker = Looker(log, plain(log), SMALL)
    every = how_many(log) // FEW
    tried = 0
    for stop in stops(log):
        if stop.n % every or stop.table.over:
            continue
        t = stop.table
        seat = stop.n // every % t.seats if stop.seat == CHANCE else stop.seat
        for twin in (t.determinize(seat, 5), t.determinize(seat, 6)):
            if stop.seat == CHANCE:
                assert looker.chance(twin, seat, stop.n) == looker.chance(t, seat, stop.n)
            else:
                assert looker.look(stop._replace(table=twin)) == looker.look(stop)
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_imagined_worlds_wait_for_somebody(case: Case) -> None:
    """Chance falls anew in each of them, and whoever has sealed an answer is asked again."""
    t = case.start(chance="ask")
    ends: set[tuple[int, ...]] = set()
    for n in walk(t, case.random()):
        if t.question.seats == (ASKED_CHANCE,) and n % 5 == 0:
            ends |= {imagined(t, 0, seed).row for seed in range(3)}
        world = imagined(t, n % t.seats, n)
        assert world.over or (world.question.sealed == () and world.question.seats != (ASKED_CHANCE,))
    assert len(ends) > 3


@pytest.mark.parametrize("case", SHARED + LARGEST, ids=str)
def test_a_net_sees_what_the_seat_could_see(case: Case, tmp_path: Path) -> None:
    """It is shown imagined worlds only, so twins come to the same; of a game that is over it is not asked."""
    log = finished(case)
    judge = Seeing(plain(log).habits, made(case.key, tmp_path), features(case.key), 5)
    looker = Looker(log, judge, Effort(4, 8, 4))
    every = how_many(log) // FEW
    for stop in stops(log):
        t = stop.table
        seat = stop.n // every % t.seats
        if t.over:
            assert judge.chances([t], seat, 0) == [share(t, seat)]
        elif stop.n % every == 0:
            told = looker.chance(t, seat, stop.n)
            assert told == looker.chance(t.determinize(seat, 5), seat, stop.n)
            assert 0 <= told <= 1


def test_a_net_looks_from_whoever_is_asked_with_all_cards_open() -> None:
    """And tells first what it hopes for that one."""
    case = next(case for case in SHARED if case.key == "champions_of_midgard")
    shown = features(case.key)

    class Proud:
        def judged(self, seen: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
            assert seen.shape == (1, shown.width_for(2)) and seen.tolist() == expected
            return np.array([[0.9, 0.1]], np.float32)

    t = case.start()
    judge = Seeing(Habits(t.seats), Proud(), shown, 0)
    for n in walk(t, case.random()):
        if n % 10 == 0:
            looker = t.question.seats[0]
            expected = [list(shown.drawn_open(t, looker))]
            own, other = (judge.chances([t], seat, 0)[0] for seat in (looker, 1 - looker))
            assert own > 0.9 > 0.1 > other


@pytest.mark.parametrize("case", [*SHARED, *TOGETHER], ids=str)
def test_the_net_judges_where_there_are_rivals(case: Case) -> None:
    seen = case not in TOGETHER and net(case.key) is not None
    assert isinstance(judge_of(finished(case)), Seeing if seen else Counting)


def test_what_a_net_hopes_reads_as_a_chance() -> None:
    t = SHARED[0].start()
    both = [part(t, seat, [0.6, 0.3]) for seat in (0, 1)]
    assert sum(both) == pytest.approx(1) and both[0] > 0.6
    assert part(t, 0, [0.5, 0.5]) == 0.5 and part(t, 0, [0.0, 0.0]) == 0.5
    assert part(t, 0, [1.2, -0.1]) == 1.0


def test_allies_hope_together_and_those_alone_by_themselves() -> None:
    valhalla = next(case for case in SMALLEST if case.key == "valhalla")
    four = valhalla.game.start(4, alliance=True)
    found = [part(four, seat, [0.8, 0.2, 0.4, 0.2]) for seat in range(4)]
    assert found[0] == found[2] > 0.5 > found[1] == found[3]
    assert part(valhalla.start(), 0, [0.3]) == 0.3


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_the_end_is_what_it_was(case: Case) -> None:
    t = play_out(case.start(), case.random())
    end = seen_in(t.log, every=10**6)[-1]
    assert isinstance(end, Point)
    assert end.step == sum(seat != CHANCE for seat, _ in t.log.answers)
    assert list(end.chances) == [share(t, seat) for seat in range(t.seats)]


@pytest.mark.parametrize("case", SHARED + LARGEST, ids=str)
def test_what_comes_to_light_at_the_end_is_nobodys_choice(case: Case) -> None:
    """The last answer is weighed by what the seat knew when it gave it, not by what was hidden from it."""
    log = finished(case)
    *_, before, end = stops(log)
    assert end.table.over
    if before.given:
        t, (seat, _) = before.table, before.given[-1]
        assert not t.over and {who for who, _ in before.given} <= set(range(t.seats))
        looker = Looker(log, plain(log), SMALL)
        told = looker.look(before)
        assert isinstance(told, Point) and (told.step, told.next) == (end.step, "end")
        for twin in (t.determinize(seat, 5), t.determinize(seat, 6)):
            assert looker.chance(twin, seat, before.n, before.given) == told.chances[seat]
    else:
        assert before.seat == CHANCE, "what falls last decides"


@compiled_only
@pytest.mark.parametrize("case", SHARED, ids=str)
def test_a_game_that_is_won_is_seen_as_won(case: Case) -> None:
    """At the last choice of a game that ends far apart everybody knows who wins it."""
    for salt in range(40):
        t = play_out(case.start(salt), case.random(salt))
        scores = sorted(t.scores)
        if scores[-1] - scores[-2] > 0.5 * scores[-1]:
            break
    else:
        pytest.fail("no game ended far apart")
    *_, last = (stop.n for stop in stops(t.log) if stop.seat == CHANCE and not stop.table.over)
    looker = Looker(t.log, plain(t.log), Effort(40, 8, 8))
    point = next(looker.look(stop) for stop in stops(t.log) if stop.n == last)
    assert isinstance(point, Point)
    for seat, chance in enumerate(point.chances):
        assert (chance > 0.9) == (seat in t.winners)


# -- what would have been better ----------------------------------------------------------------------
class Firm:
    """A judge to whom the first option tried is worth so much, and the other so much."""

    counts = True
    certainty = 1.0

    def __init__(self, *worths: float) -> None:
        self.worths = worths
        self.asked = 0

    def chances(self, worlds: Sequence[Table], seat: int, seed: int) -> list[float]:
        self.asked += 1
        return [self.worths[(self.asked - 1) % 2]] * len(worlds)


def best_of(looker: Looker, chair: Chair, own: int, games: int) -> str:
    """What a search takes for best."""
    codes = chair.imagine(0).options(chair.seat).codes
    return chair.options[looker.bot.taken(looker.searched(chair, own, games), codes, random.Random(0))]


def doubtful(log: Log) -> Stop:
    """An answer that a search would not have given, however long it thinks."""
    looker = Looker(log, plain(log), SMALL)
    for stop in stops(log):
        if stop.seat != CHANCE:
            better = Looker(log, Firm(0.7, 0.4), SMALL).answer(stop).better
            if better is not None and best_of(looker, Chair(stop.table, stop.seat), 7, 96) != stop.option:
                return stop._replace(table=stop.table.clone())
    raise AssertionError("played at random, and nothing was doubtful")


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_an_option_is_better_only_if_it_promises_clearly_more(case: Case) -> None:
    log = finished(case)
    stop = doubtful(log)
    assert stop.option in stop.table.options(stop.seat).ids
    found = Looker(log, Firm(0.7, 0.4), SMALL).look(stop)
    assert isinstance(found, Answer) and found.better is not None
    assert (found.step, found.seat, found.option) == (stop.step + 1, stop.seat, stop.option)
    assert (found.better.chance, found.better.taken) == pytest.approx((0.7, 0.4))
    assert found.better.option in stop.table.options(stop.seat).ids and found.better.option != stop.option
    for equal in (Firm(0.4, 0.7), Firm(0.41, 0.4)):
        told = Looker(log, equal, SMALL).look(stop)
        assert isinstance(told, Answer) and told.better is None


@compiled_only
def test_a_search_that_thinks_longer_has_the_last_word() -> None:
    """However the duel went: what it does not take for better is not called so."""
    log = finished(SHARED[0])
    called = 0
    for stop in stops(log):
        if stop.seat != CHANCE:
            eager = Looker(log, Firm(0.9, 0.1), SMALL)
            told = eager.answer(stop)
            if told.better is not None:
                codes = dict(zip(*named(stop), strict=True))
                longer = eager.searched(Chair(stop.table, stop.seat), seed(stop.n, 1), LONGER * SMALL.games)
                assert is_ahead(longer, codes[told.better.option], codes[stop.option])
                assert not is_ahead(longer, codes[stop.option], codes[told.better.option])
                called += 1
    assert called


def named(stop: Stop) -> tuple[list[str], list[int]]:
    options = stop.table.options(stop.seat)
    return options.ids, options.codes


@compiled_only
def test_a_blunder_is_found() -> None:
    """Answers drawn at random give up far more than those of a bot that thinks."""
    case = next(case for case in SHARED if case.key == "champions_of_midgard")
    log = finished(case)
    looker = Looker(log, None, Effort(20, 160, 160))
    drawn = thought = 0.0
    for stop in stops(log):
        if stop.seat != CHANCE and stop.n % 3 == 0:
            best = best_of(looker, Chair(stop.table, stop.seat), stop.n, 640)
            drawn += given_up(looker.answer(stop))
            thought += given_up(looker.answer(stop._replace(option=best)))
    assert drawn > 0.15 + 3 * thought


# -- what comes of it ---------------------------------------------------------------------------------
def test_noise_is_levelled_and_a_jump_stays_where_it_was() -> None:
    chance = random.Random(1)

    def counted(p: float) -> float:
        return sum(chance.random() < p for _ in range(200)) / 200

    line = [counted(0.3) for _ in range(40)] + [counted(0.55) for _ in range(40)]
    level = steady(line, 200)
    assert len(set(level[:40])) == len(set(level[40:])) == 1
    assert level[0] == pytest.approx(0.3, abs=0.02) and level[-1] == pytest.approx(0.55, abs=0.02)
    assert steady([0.0, 0.0, 1.0], 200) == pytest.approx([0.0, 0.0, 1.0])
    assert steady([], 200) == []


def point(step: int, *chances: float, next: Cause = "choice") -> Point:
    return Point(step, chances, next)


def answer(step: int, seat: int, better: Better | None = None) -> Answer:
    return Answer(step, seat, "action", "pass", better)


def test_of_an_answer_that_was_changed_the_last_counts() -> None:
    seen: list[Sight] = [point(0, 0.5, 0.5), answer(1, 0), answer(2, 1), answer(3, 0), point(3, 0.0, 1.0)]
    _, answers = lines(seen, 0)
    assert [[(one.step, one.seat) for one in given] for given in answers] == [[(3, 0), (2, 1)]]


def test_luck_own_choices_and_those_of_others_make_up_the_way() -> None:
    case = SHARED[0]
    log = finished(case)
    given_up = Better("march", 0.5, 0.3)
    seen: list[Sight] = [
        point(2, 0.5, 0.5),
        answer(3, 0, given_up),
        point(3, 0.4, 0.6, next="chance"),
        point(3, 0.7, 0.3),
        answer(4, 1),
        point(4, 0.65, 0.35),
        answer(5, 1),
        answer(6, 0),
        point(6, 0.92, 0.08, next="end"),
        point(6, 1.0, 0.0),
    ]
    looker = Looker(log, Firm(0, 0), SMALL)
    looker.judge.certainty = 1e9  # nothing is levelled
    found = review(looker, seen)
    first = found.courses[0]
    assert (first.first, first.last) == pytest.approx((0.5, 1.0))
    assert [first.luck, first.own, first.others] == pytest.approx([0.3 + 0.08, -0.1 + 0.27, -0.05])
    assert [(swing.step, swing.by, len(swing.answers)) for swing in found.swings] == [
        (3, "chance", 1),
        (6, "choice", 2),
        (3, "choice", 1),
        (6, "end", 2),
        (4, "choice", 1),
    ]
    assert [point.step for point in found.points] == [2, 3, 4, 6]
    assert found.better == (seen[1],)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_whole_review(case: Case) -> None:
    """Its chances are chances, its steps are steps of the game, and every way adds up."""
    log = finished(case)
    effort = Effort(2, 8, 2)
    found = review(Looker(log, plain(log), effort), seen_in(log, effort))
    last = sum(seat != CHANCE for seat, _ in log.answers)
    assert all(0 <= chance <= 1 for point in found.points for chance in point.chances)
    assert [point.step for point in found.points] == sorted({point.step for point in found.points})
    assert found.points[-1].step == last
    assert {swing.step for swing in found.swings} <= set(range(1, last + 1))
    for way in found.courses:
        assert way.first + way.luck + way.own + way.others == pytest.approx(way.last)
    again = msgspec.json.decode(msgspec.json.encode(found), type=type(found))
    assert again == found
