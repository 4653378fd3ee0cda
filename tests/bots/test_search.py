"""The search: what its tree keeps, what it takes for good, when it stops."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

from meadhall.bots.mcts import CHECK_EVERY, Effort, Mcts, is_clear, is_settled
from meadhall.bots.search.habits import ROOM, UNKNOWN, Habits
from meadhall.bots.search.playout import TO_THE_END, Playout
from meadhall.bots.search.rooted import Manner, is_time_to_wonder, listed
from meadhall.bots.search.search import FIRST_GAMES, Search
from meadhall.bots.search.tree import FIRST_ROOM, NONE, ROOT, Tree, what_is_asked, what_is_offered
from meadhall.bots.search.worth import Worth, lead, share
from meadhall.kernel.flow import ASKED, MOST_SEATS
from meadhall.kernel.listing import Listing
from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from tests.contract.play import CASES, EXTREMES, SHARED, SMALLEST, Case, walk

GAMES = 2 * CHECK_EVERY
FEW = 12


def searched(chair: Chair, games: int, seed: int = 1) -> Search:
    search = Search(chair.seat, chair.seats, seed, Manner())
    for n in range(games):
        search.play(chair.imagine(n))
    return search


def codes_of(chair: Chair) -> list[int]:
    return chair.imagine(0).options(chair.seat).codes


def at_choices(case: Case, every: int) -> list[tuple[int, Table, int]]:
    """Questions of a random game at which a seat has a choice; of a long game, a few."""
    found = []
    t = case.start()
    for n in walk(t, case.random()):
        seat = t.question.seats[0]
        if n % every == 0 and len(t.options(seat)) > 1:
            found.append((n, t.clone(), seat))
    return found[:: len(found) // FEW + 1]


# -- the tree -------------------------------------------------------------------------------------------
def test_an_edge_is_found_by_node_seat_and_code() -> None:
    tree = Tree()
    keys = [(node, seat, code) for node in (1, 2, 60_000) for seat in (0, 5) for code in (7, 200 << 24 | 9)]
    edges = [tree.grow(*key) for key in keys]
    assert [tree.edge(*key) for key in keys] == edges == list(range(1, len(keys) + 1))
    assert tree.edge(3, 0, 7) == NONE and tree.edge(1, 1, 7) == NONE and tree.edge(1, 0, 8) == NONE


def test_keys_that_fall_on_one_slot_are_kept_apart() -> None:
    tree = Tree()
    codes = [5 + n * len(tree.keys) for n in range(4)]
    edges = [tree.grow(ROOT, 0, code) for code in codes]
    assert [tree.edge(ROOT, 0, code) for code in codes] == edges


def test_a_tree_that_grows_loses_nothing() -> None:
    tree = Tree()
    keys = [(node, seat, 100 + node) for node in range(1, FIRST_ROOM) for seat in (0, 3)]
    edges = []
    for n, key in enumerate(keys):
        edges.append(tree.grow(*key))
        tree.visits[edges[-1]] = n
        tree.total[edges[-1]] = n / 2
    nodes = [tree.node(edge, 7) for edge in edges]
    assert tree.room > FIRST_ROOM
    assert [tree.edge(*key) for key in keys] == edges
    assert [(tree.visits[edge], tree.total[edge]) for edge in edges] == [(n, n / 2) for n in range(len(keys))]
    assert [tree.known_node(edge, 7) for edge in edges] == nodes


def test_an_edge_leads_to_a_node_for_each_question() -> None:
    tree = Tree()
    edge, other = tree.grow(ROOT, 0, 7), tree.grow(ROOT, 0, 8)
    nodes = [tree.node(edge, 100), tree.node(edge, 200), tree.node(other, 100)]
    assert len({ROOT, *nodes}) == 4
    assert [tree.node(edge, 100), tree.node(edge, 200), tree.node(other, 100)] == nodes
    assert tree.known_node(other, 200) == NONE


def offered(*codes: int) -> int:
    out = Listing()
    for code in codes:
        out.add(code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255)
    return int(what_is_offered(out))


def test_offers_are_told_apart_whatever_their_order() -> None:
    a, b, c, d = (7 << 24 | n << 16 for n in range(4))
    assert offered(a, b, c) == offered(c, a, b)
    assert len({offered(), offered(a), offered(a, b), offered(a, d), offered(b, c), offered(a, b, c)}) == 6
    most = [255 << 24 | n // 256 << 8 | n % 256 for n in range(512)]
    assert 0 < offered(*most) < 1 << 62


@pytest.mark.parametrize("case", EXTREMES, ids=str)
def test_own_questions_are_told_apart_by_what_is_offered(case: Case) -> None:
    """What is offered to others may be their secret, and is the same question whatever it is."""
    t = case.start()
    chair = Chair(t, t.question.seats[0])
    search = Search(chair.seat, chair.seats, 1, Manner())
    own: dict[tuple[int, tuple[int, ...]], int] = {}
    for n in range(20):
        world = chair.imagine(n)
        for _ in walk(world, random.Random(n)):
            asked = int(what_is_asked(world.m))
            if world.m[ASKED] == 1 << chair.seat:
                codes = tuple(sorted(listed(world, chair.seat).listed()))
                assert own.setdefault((asked, codes), int(search.question(world))) == search.question(world)
            else:
                assert search.question(world) == asked
    assert len(set(own.values())) == len(own) > 20


def test_a_net_is_asked_again_when_twice_as_many_games_came_through() -> None:
    assert [n for n in range(1, 70) if is_time_to_wonder(n)] == [4, 8, 16, 32, 64]


def test_habits_are_measured_against_usual_and_the_untried_comes_first() -> None:
    habits = Habits(2)
    place = habits.place(1, 3, 9 << 24)
    assert habits.better(place) == UNKNOWN > 1
    for worth in (0.25, 0.75):
        habits.give(place, worth)
        habits.think_of(place, worth)
    habits.think_of(place, 0.0)
    habits.think_of(place, 0.2)
    assert habits.better(place) == pytest.approx(0.5 - 0.3)
    assert habits.better(habits.place(0, 3, 9 << 24)) == habits.better(habits.place(1, 4, 9 << 24)) == UNKNOWN


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_an_answer_is_no_better_for_being_on_offer_when_all_goes_well(case: Case) -> None:
    """Where every game is won in which it is thought of, giving it has changed nothing."""
    player = Playout(2, 1, 3, 1)
    habits = player.habits
    for worth in (1.0, 0.0):
        for n in range(3):
            player.begin(0)
            player.play(case.game.open(2, n, {}), TO_THE_END)
            player.learn(0, vec[float]([worth] * MOST_SEATS))
        given = [place for place in range(2 * ROOM) if habits.given[place]]
        assert len(given) > 20 and all(habits.thought_of[place] >= habits.given[place] for place in given)
        assert sum(habits.thought_of) == 3 * sum(habits.given)
        assert any(habits.better(place) for place in given) == (worth == 0.0)


# -- what an end is worth -------------------------------------------------------------------------------
@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_end_is_worth_more_to_those_who_won(case: Case) -> None:
    t = case.start()
    worth = Worth(t.seats, 0.5)
    ends = [t.determinize(0, seed) for seed in range(20)]
    for seed, end in enumerate(ends):
        playout(end, seed)
        worth.learn(end)
    for end in ends:
        worth.measure(end)
        now = [worth.now[seat] for seat in range(t.seats)]
        assert all(0 <= x <= 1 for x in now)
        for seat in range(t.seats):
            won = seat in end.winners
            assert (share(end, seat) > 0) == won
            assert now[seat] >= 0.5 * share(end, seat)
            rivals = [s for other, s in enumerate(end.scores) if not end.allies(seat) >> other & 1]
            assert lead(end, seat) == end.scores[seat] - max(rivals, default=0)
        parties = {int(end.allies(seat)): share(end, seat) for seat in range(t.seats)}
        assert sum(parties.values()) == pytest.approx(1.0 if end.winners else 0.0)


def test_a_larger_lead_is_worth_more_whatever_a_game_is_played_for() -> None:
    worth = Worth(1, 0.5)
    assert worth.squash(0, 10.0) == 0.5, "nothing is known yet"
    worth.n = 9
    worth.mean = vec[float]([40.0])
    worth.spread = vec[float]([8 * 20.0**2])
    told = [worth.squash(0, x) for x in (-100.0, 20.0, 40.0, 60.0, 200.0)]
    assert told == sorted(told) and told[2] == 0.5
    assert told[3] == pytest.approx(0.731, abs=0.001)


# -- the search -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", EXTREMES, ids=str)
def test_every_game_teaches_one_option(case: Case) -> None:
    """The first ones only tell what leads are usual; each later one goes down one edge of the root."""
    for n, t, seat in at_choices(case, 40):
        chair = Chair(t, seat)
        search = searched(chair, FIRST_GAMES + 30)
        visits = [search.visits_of(code) for code in codes_of(chair)]
        assert search.games == sum(visits) == 30
        assert sum(1 for v in visits if v) == min(30, len(visits)), "at the root every option is tried"


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_the_same_random_numbers_give_the_same_choice(case: Case) -> None:
    for n, t, seat in at_choices(case, 25):
        chair = Chair(t, seat)
        choices = {Mcts(GAMES).choose(chair, random.Random(n)) for _ in range(2)}
        assert len(choices) == 1 and choices <= set(chair.options)


@pytest.mark.parametrize("case", EXTREMES, ids=str)
def test_a_search_at_a_twin_chooses_the_same(case: Case) -> None:
    """What a seat cannot see, dealt again, moves nothing: not even what others have sealed."""
    for n, t, seat in at_choices(case, 25):
        chosen = Mcts(GAMES).choose(Chair(t, seat), random.Random(n))
        for seed in (n, n + 1):
            twin = t.determinize(seat, seed)
            assert Mcts(GAMES).choose(Chair(twin, seat), random.Random(n)) == chosen


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_those_asked_together_choose_at_one_node(case: Case) -> None:
    """A sealed question is answered by each seat blind: its edges do not hang below another seat's."""
    t = case.start()
    for n in walk(t, case.random()):
        asked = t.question.seats
        if len(asked) > 1 and all(len(t.options(seat)) > 1 for seat in asked):
            chair = Chair(t, asked[0])
            search = searched(chair, FIRST_GAMES + 40)
            for seat in asked[1:]:
                world = chair.imagine(0)
                taught = [
                    search.tree.visits[search.tree.edge(ROOT, seat, c)] for c in world.options(seat).codes
                ]
                assert 0 < sum(taught) <= 40
            return
    pytest.skip("nobody is asked together here")


# -- when it stops --------------------------------------------------------------------------------------
def taught(*told: tuple[int, float]) -> tuple[Search, list[int]]:
    """A search in which option n was tried so many times and came to so much each time, give or take 0.1."""
    search = Search(0, 2, 1, Manner())
    tree = search.tree
    for code, (times, mean) in enumerate(told):
        edge = tree.grow(ROOT, 0, code + 1)
        tree.visits[edge] = times
        tree.total[edge] = times * mean
        tree.squares[edge] = times * (mean**2 + 0.1**2)
    return search, list(range(1, len(told) + 1))


def test_a_choice_is_clear_when_chance_hardly_explains_the_lead() -> None:
    assert is_clear(*taught((50, 0.8), (50, 0.4), (9, 0.3)))
    assert not is_clear(*taught((50, 0.8), (50, 0.78)))
    assert not is_clear(*taught((50, 0.8), (1, 0.1))), "what was tried once may be better"
    assert not is_clear(*taught((50, 0.8), (50, 0.8)))


def test_it_stops_when_the_leader_cannot_be_overtaken() -> None:
    close = taught((60, 0.52), (40, 0.5))
    assert not is_settled(*close, left=20)
    assert is_settled(*close, left=19)
    assert is_settled(*taught((40, 0.5), (40, 0.5)), left=0)


def test_budgets_are_counted_or_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Effort(100, 0.0)
    counted.played = 64
    assert counted.left() == 36
    clock = iter([10.0, 10.25, 11.0])
    monkeypatch.setattr("time.perf_counter", lambda: next(clock))
    timed = Effort(0, 1.0)
    timed.played = 50
    assert timed.left() == 150, "three quarters of the time are left"
    assert timed.left() <= 0


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_without_a_choice_nothing_is_imagined(case: Case) -> None:
    t = case.start()
    for _ in walk(t, case.random()):
        seat = t.question.seats[0]
        if len(t.options(seat)) == 1:
            bot = Mcts(GAMES)
            assert bot.choose(Chair(t, seat), random.Random(1)) == t.options(seat).ids[0]
            assert not bot.recent
            return


def test_temperature_takes_options_by_their_games() -> None:
    search, codes = taught((80, 0.6), (20, 0.7), (0, 0.0))
    chance = random.Random(1)
    assert {Mcts().taken(search, codes, chance) for _ in range(50)} == {0}
    warm = [Mcts(temperature=1.0).taken(search, codes, chance) for _ in range(2000)]
    assert warm.count(1) / 2000 == pytest.approx(0.2, abs=0.03) and 2 not in warm
    cold = [Mcts(temperature=0.5).taken(search, codes, chance) for _ in range(2000)]
    assert cold.count(1) / 2000 == pytest.approx(1 / 17, abs=0.02)


# -- going on -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_an_answer_that_leads_straight_on_takes_the_tree_along(case: Case) -> None:
    resumed = 0
    for n, t, seat in at_choices(case, 3):
        bot = Mcts(GAMES)
        t.answer(seat, bot.choose(Chair(t, seat), random.Random(n)))
        if not t.over and t.question.seats == (seat,):
            chair = Chair(t, seat)
            search = bot.resumed(chair)
            if search is not None:
                resumed += 1
                assert search.root != ROOT
                assert sum(search.visits_of(code) for code in codes_of(chair)) > 0
                assert bot.resumed(chair) is None, "it is taken up once"
    assert resumed
