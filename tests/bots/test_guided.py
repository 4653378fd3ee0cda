"""A search that listens to a net."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest

from meadhall.bots.net import picture, portrait
from meadhall.bots.search.advice import LEAN, Advice, Leaning
from meadhall.bots.search.guided import MOST_OPTIONS, Guided
from meadhall.bots.search.habits import ROOM, UNKNOWN, place_of
from meadhall.bots.search.playout import TO_THE_END
from meadhall.bots.search.rooted import USUAL, Manner
from meadhall.bots.search.search import Search
from meadhall.bots.seer import BATCH, Seer, fixed
from meadhall.kernel.flow import ABOUT, ASKED, KIND, MOST_SEATS
from meadhall.kernel.portrait import KINDS
from meadhall.lab.observation import observe
from meadhall.sim.chair import Chair
from tests.bots.unlearnt import ANSWERS, SMALL, TOGETHER, features, made
from tests.contract.memory import LITTLE, kept
from tests.contract.play import CASES, LARGEST, SHARED, Case, compiled_only, walk

SHOWN = [case for case in CASES if portrait(case.key) is not None]
SILENT = Advice([0.0] * ROOM, 1, [])


def guided(chair: Chair, horizon: int = 0, advice: Advice = SILENT) -> Guided:
    worth = fixed(chair.seats, 0.5, 10.0)
    manner = Manner(horizon=horizon)
    return Guided(chair.seat, chair.seats, 1, manner, features(chair.game), worth, advice, BATCH)


@pytest.mark.parametrize("case", [*SMALL, *[case for case in LARGEST if case in SHOWN]], ids=str)
def test_what_a_net_promises_leads_the_search(case: Case) -> None:
    """Told that games are good for the seat exactly where one of its answers was given, it goes there."""
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        codes = t.options(seat).codes
        if n % 30 == 0 and len(codes) > 1:
            chair = Chair(t, seat)
            favourite = codes[n % len(codes)]
            search = guided(chair)
            for k in range(30 * len(codes)):
                before = search.visits_of(favourite)
                search.send(chair.imagine(k))
                if search.waiting:
                    good = search.visits_of(favourite) > before
                    told = [0.0] * MOST_SEATS
                    told[(seat - int(search.looker[0])) % t.seats] = 0.9 if good else 0.1
                    search.hear(told, [])
            visits = {code: search.visits_of(code) for code in codes}
            assert max(visits, key=lambda code: visits[code]) == favourite
            assert sum(visits.values()) == search.games == 30 * len(codes)


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
            search = guided(Chair(t, seat))
            search.send(t.determinize(seat, n))
            if search.waiting:
                search.hear(told, [])
                looker = int(search.looker[0])
                lookers.add(looker == seat)
                (tried,) = [code for code in codes if search.visits_of(code)]
                assert search.mean_of(tried) == told[(seat - looker) % t.seats]
    assert lookers == {True, False} or t.seats == 1


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_untried_draws_as_much_as_words_differ(case: Case) -> None:
    """A net's words lie closer together than ends do, and how close depends on the position."""
    t = case.start()
    seat = t.question.seats[0]
    search = guided(Chair(t, seat))
    for k in range(BATCH):
        search.send(t.determinize(seat, k))
    assert search.reach(seat) == pytest.approx(search.manner.explore * USUAL), "nothing was heard yet"
    told = np.random.default_rng(1).uniform(0.4, 0.6, (int(search.waiting), t.seats))
    own = [row[(seat - int(looker)) % t.seats] for row, looker in zip(told, search.looker, strict=False)]
    search.hear(told.ravel().tolist(), [])
    assert search.reach(seat) == pytest.approx(search.manner.explore * np.std(own))


@compiled_only
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_answers_that_a_net_thinks_well_of_are_tried_more(case: Case) -> None:
    """Where ends do not tell answers apart, deeper in the tree all go where it says; at the root, where every
    answer is tried often, only what they came to counts."""
    draw = np.random.default_rng(1)
    words = draw.normal(0, 0.2, ROOM)
    t = case.start()
    checked = 0
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        if n % 60 != 20 or len(t.options(seat)) < 2:
            continue
        search = guided(Chair(t, seat), advice=Advice(words.tolist(), 1, [0.03] * KINDS))
        for k in range(1500):
            search.send(t.determinize(seat, k))
            worths = draw.uniform(0.3, 0.7, int(search.waiting) * t.seats)
            search.hear(worths.tolist(), [1.0] * int(search.wondering))
        tree = search.tree
        advised = [edge for edge in range(1, int(tree.edges) + 1) if tree.prior[edge] != 0.0]
        visits = np.array([int(tree.visits[edge]) for edge in advised])
        prior = np.array([tree.prior[edge] for edge in advised])
        if visits.sum() > 200:
            checked += 1
            assert visits[prior > 0.1].mean() > 3 * visits[prior < -0.1].mean()
        root = [search.visits_of(code) for code in t.options(seat).codes]
        assert min(root) > 0 and not any(
            tree.prior[tree.edge(search.root, seat, code)] for code in t.options(seat).codes
        )
    assert checked


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_what_a_net_says_again_of_a_question_is_averaged(case: Case) -> None:
    """It is asked in other worlds, where the same seat may be offered something else."""
    draw = np.random.default_rng(1)
    words = draw.normal(0, 0.2, ROOM)
    chair = Chair(t := case.start(), t.question.seats[0])
    search = guided(chair, advice=Advice(words.tolist(), 1, [0.1] * KINDS))
    said = defaultdict[tuple[int, int, int], list[float]](list)
    for k in range(400):
        search.send(chair.imagine(k))
        minds = draw.normal(1, 1, int(search.wondering)).tolist()
        for slot, mind in enumerate(minds):
            first, many = slot * MOST_OPTIONS, int(search.options[slot])
            codes = [int(search.codes[i]) for i in range(first, first + many)]
            told = [mind * words[place_of(search.kind[slot], code)] for code in codes]
            for code, x in zip(codes, told, strict=True):
                said[int(search.node[slot]), int(search.asked[slot]), code].append(x - sum(told) / many)
        search.hear([0.5] * (int(search.waiting) * t.seats), minds)
    assert max(map(len, said.values())) > 2
    for key, words_of_it in said.items():
        edge = search.tree.edge(*key)
        assert search.tree.prior[edge] == pytest.approx(np.mean(words_of_it))


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_however_badly_a_net_thinks_of_all_answers_one_is_given(case: Case) -> None:
    """Others may have been offered where it was asked."""
    t = case.start()
    checked = 0
    for n in walk(t, case.random()):
        if n % 20 == 10 and len(t.question.seats) == 1:
            checked += answered_against_all_advice(Chair(t, t.question.seats[0]))
    assert checked


def answered_against_all_advice(chair: Chair) -> int:
    """How many questions that follow in a search still have an answer when nothing good is said of any."""
    search = guided(chair, advice=Advice([0.0] * ROOM, 1, [0.1] * KINDS))
    for k in range(100):
        search.send(chair.imagine(k))
        search.hear([0.5] * (int(search.waiting) * chair.seats), [0.0] * int(search.wondering))
    tree = search.tree
    found = 0
    for code in chair.imagine(0).options(chair.seat).codes:
        world = chair.imagine(3)
        world.answer(chair.seat, code)
        seat = -1 if world.over else world.question.seats[0]
        node = tree.known_node(tree.edge(search.root, chair.seat, code), search.question(world))
        if node and tree.ended[node] and seat >= 0:
            tree.advised[node] = 1
            for answer in world.options(seat).codes:
                tree.prior[tree.edge(node, seat, answer) or tree.grow(node, seat, answer)] = -50.0
            assert search.choose(world, node, seat)
            found += 1
    return found


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_a_picture_can_foretell_a_question(case: Case) -> None:
    """Nobody is asked anything, only its kind is told: nothing else in it changes."""
    shown = features(case.key)
    t = case.start()
    for n in walk(t, case.random()):
        if n % 40 == 0:
            for seat in range(t.seats):
                world = t.redact(seat).clone()
                world.m[KIND], world.m[ASKED], world.m[ABOUT], world.m[ABOUT + 1] = 3, 0, -1, -1
                assert list(shown.foretold(t, seat, 3)) == list(shown.drawn(world, seat))


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_a_search_is_led_by_what_the_net_leans_to(case: Case, tmp_path: Path) -> None:
    """By what it says of the answers to questions that are foretold."""
    own = made(case.key, tmp_path)
    shown = features(case.key)
    t = case.start()
    seat = t.question.seats[0]
    kind = int(t.m[KIND])
    search = guided(Chair(t, seat), advice=own.advice)
    places = {code: search.playout.habits.place(seat, kind, code) for code in t.options(seat).codes}
    before = [search.playout.hope(seat, kind, place) for place in places.values()]
    assert set(before) == {UNKNOWN}
    own.lead(search, t.determinize(seat, 1))
    _, (mind,) = own.told(np.array(shown.foretold(t, seat, kind))[None])
    words = np.array(own.advice.words).reshape(ROOM, -1)
    for _ in range(2):
        for code, place in places.items():
            told = words[place_of(kind, code)] @ mind
            hope = search.playout.hope(seat, kind, place)
            assert hope == pytest.approx(UNKNOWN + LEAN * float(told), abs=1e-5)


def test_what_a_net_leans_to_is_the_mean_over_worlds() -> None:
    leaning = Leaning(Advice([1.0] * ROOM, 1, [0.1]), 2)
    told = []
    for minds in ([0.5, 0.1], [0.2, 0.3], [0.2, 0.8]):
        leaning.hear(minds)
        told.append([leaning.to(seat, 0, seat * ROOM + 7) / LEAN for seat in (0, 1)])
    assert told == [pytest.approx(mean) for mean in ([0.5, 0.1], [0.35, 0.2], [0.3, 0.4])]


@compiled_only
@pytest.mark.parametrize("case", [case for case in SMALL if case.seats > 1], ids=str)
def test_a_net_is_surveyed_anew_each_time_twice_as_many_games_were_played(case: Case, tmp_path: Path) -> None:
    bot = Seer(own=made(case.key, tmp_path))
    t = case.start()
    chair = Chair(t, t.question.seats[0])
    search = bot.begun(chair, 1)
    assert isinstance(search, Guided)
    surveys = []
    for n in range(1, 41):
        bot.advance(search, chair, random.Random(n), BATCH)
        assert search.playout.leaning is not None
        surveys.append(int(search.playout.leaning.worlds))
    assert BATCH == 32 and [surveys.index(n) for n in range(1, 5)] == [0, 8, 16, 32]


def test_where_a_net_knows_nothing_it_leans_to_nothing() -> None:
    chair = Chair(t := SMALL[0].start(), t.question.seats[0])
    leaning = Leaning(Advice([1.0] * ROOM, 1, [0.0, 0.1]), t.seats)
    leaning.hear([0.25] * t.seats)
    assert not guided(chair).wants_survey
    search = guided(chair, advice=leaning.advice)
    assert search.wants_survey
    place = search.playout.habits.place(chair.seat, 0, 7)
    assert [leaning.to(chair.seat, kind, place) for kind in (0, 1, 2)] == [0.0, LEAN * 0.25, 0.0]


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_a_net_is_trusted_as_far_as_it_is_right(case: Case) -> None:
    """Its word counts as many games as it takes to know as well. Where it knows nothing it is not asked."""
    t = case.start()
    chair = Chair(t, t.question.seats[0])
    search = guided(chair, advice=Advice([0.0] * ROOM, 1, [0.1, 0.2]))
    assert [search.trust(chair.seat, kind) for kind in (0, 1)] == pytest.approx(
        [(USUAL / 0.1) ** 2, (USUAL / 0.2) ** 2]
    )
    for errors, wonders in (([], False), ([0.0] * KINDS, False), ([0.1] * KINDS, True)):
        search = guided(chair, advice=Advice([0.0] * ROOM, 1, errors))
        asked = 0
        for k in range(300):
            search.send(chair.imagine(k))
            asked += int(search.wondering)
            search.hear([0.5] * (int(search.waiting) * t.seats), [0.0] * int(search.wondering))
        assert (asked > 0) == wonders


@pytest.mark.parametrize("case", [*SHARED, *LARGEST], ids=str)
def test_a_net_looks_a_part_of_a_game_ahead(case: Case, tmp_path: Path) -> None:
    """However long the game, and however many play."""
    t = case.start()
    bot = Seer(own=made(case.key, tmp_path), horizon=0.25)
    search = bot.begun(Chair(t, t.question.seats[0]), 1)
    assert isinstance(search, Guided) and search.manner.horizon == 0.25 * ANSWERS * t.seats


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_where_all_win_or_lose_together_no_net_is_asked(case: Case, tmp_path: Path) -> None:
    t = case.start()
    search = Seer(own=made(case.key, tmp_path)).begun(Chair(t, t.question.seats[0]), 1)
    assert isinstance(search, Search) and search.manner.horizon == TO_THE_END


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_net_looks_at_its_horizon_or_hears_nothing(case: Case) -> None:
    """Every game either waits to be looked at or was over before: then its end counts, and not the net."""
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        if n % 50 == 0 and len(t.options(seat)) > 1:
            far, near = guided(Chair(t, seat), TO_THE_END), guided(Chair(t, seat))
            for k in range(BATCH):
                far.send(t.determinize(seat, k))
                near.send(t.determinize(seat, k))
            assert far.waiting == 0 and far.games == near.games == BATCH
            ends = sum(far.visits_of(code) * far.mean_of(code) for code in t.options(seat).codes)
            assert ends > 0
            waited = int(near.waiting)
            before = sum(near.visits_of(code) * near.mean_of(code) for code in t.options(seat).codes)
            near.hear([0.75] * (waited * t.seats), [])
            after = sum(near.visits_of(code) * near.mean_of(code) for code in t.options(seat).codes)
            assert after == pytest.approx(before + 0.75 * waited) and near.waiting == 0


@compiled_only
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_nothing_is_kept_of_what_was_looked_at(case: Case, tmp_path: Path) -> None:
    """By a search that a net leads, by a net alone, by a learner."""
    bot = Seer(own=made(case.key, tmp_path))
    t = case.start()
    chair = Chair(t, t.question.seats[0])

    def search() -> None:
        bot.advance(bot.begun(chair, 1), chair, random.Random(1), BATCH)

    assert kept(search) < LITTLE
    assert kept(lambda: picture(features(case.key), t, chair.seat)) < LITTLE
    assert kept(lambda: observe(t, chair.seat)) < LITTLE


@compiled_only
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_seer_at_a_twin_chooses_the_same(case: Case, tmp_path: Path) -> None:
    own = made(case.key, tmp_path)
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        if n % 40 == 0 and len(t.options(seat)) > 1:
            chosen = {
                Seer(64, own=own).choose(Chair(table, seat), random.Random(n))
                for table in (t, t.determinize(seat, n), t.determinize(seat, n + 1))
            }
            assert len(chosen) == 1 and chosen <= set(t.options(seat).ids)
