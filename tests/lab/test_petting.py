"""PettingZoo's and Gymnasium's own tests, on every game."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import meadhall
from meadhall.bots.program import Program
from meadhall.kernel.errors import Refused
from meadhall.lab.petting import aec, parallel
from meadhall.lab.single import Seat
from tests.bots.programs import examples

GAMES = pytest.mark.parametrize("key", meadhall.games())
# theirs too have a mask beside what is seen, and so a dict
pytestmark = pytest.mark.filterwarnings("error", "ignore:Observation:UserWarning")


@GAMES
def test_one_after_another(key: str) -> None:
    api_test(aec(key, 2), num_cycles=300)
    seed_test(lambda: aec(key, 3), num_cycles=100)


@GAMES
def test_all_at_once(key: str) -> None:
    parallel_api_test(parallel(key, 2), num_cycles=2000)
    parallel_seed_test(lambda: parallel(key, 2, forgiving=True), num_cycles=60)


@GAMES
def test_a_whole_game_is_paid_at_its_end(key: str) -> None:
    env = aec(key, 3)
    env.reset(seed=5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    chance = np.random.default_rng(1)
    for name in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[name] += reward
        assert not cut
        legal = seen["action_mask"].nonzero()[0]
        assert (len(legal) == 0) == over
        env.step(None if over else int(chance.choice(legal)))
    assert env.table.over and env.agents == []
    won = {f"seat_{seat}" for seat in env.table.winners}
    assert {name for name in paid if paid[name] > -1.0} == won
    assert sum(paid[name] + 1.0 for name in won) == pytest.approx(2.0)


@GAMES
def test_one_seat_among_bots(key: str) -> None:
    check_env(Seat(key, 2, bots=["random"], forgiving=True), skip_render_check=True)
    env = Seat(key, 3, bots=["random", "random"], seat=1)
    seen, _ = env.reset(seed=2)
    over, paid, steps = False, 0.0, 0
    while not over:
        assert seen["action_mask"].any()
        seen, paid, over, _, _ = env.step(np.int64(seen["action_mask"].nonzero()[0][0]))
        steps += 1
    assert steps > 10 and -1.0 <= paid <= 1.0 and not seen["action_mask"].any()


def test_the_others_may_be_of_any_kind() -> None:
    """A level unless told, another kind for each, programs too; a new game is a new process."""
    assert Seat("valhalla", 2).reset(seed=1)[0]["action_mask"].any()
    env = Seat("valhalla", 3, bots=["greedy:2", f"program:{examples()['python']}"])
    program = env.levels[2].bot
    assert isinstance(program, Program)
    pids = []
    for seed in (1, 2):
        seen, _ = env.reset(seed=seed)
        while program.process is None:
            seen, _, over, _, _ = env.step(np.int64(seen["action_mask"].nonzero()[0][0]))
            assert not over
        pids.append(program.process.pid)
    env.close()
    assert pids[0] != pids[1] and program.process is None
    for wrong in (["random"] * 3, ["nobody"]):
        with pytest.raises(ValueError, match=r"bots|nobody"):
            Seat("valhalla", 3, bots=wrong)


def test_what_is_no_action_is_refused() -> None:
    env = aec("blood_rage", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        env.step(illegal)
