"""OpenSpiel's own tests, its playthroughs and its search, on every game."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from numpy.typing import NDArray
from open_spiel.python.algorithms import generate_playthrough, ismcts

import meadhall
from meadhall.lab.openspiel import Place, Rollouts, World, name_of
from tests.contract.play import compiled_only

GAMES = pytest.mark.parametrize("key", meadhall.games())
LARGE = ["blood_rage(players=5,fifth_player=true,mystics=true)", "champions_of_midgard(players=4)"]


def walked(state: Place, steps: int, chance: np.random.Generator) -> Place:
    for _ in range(steps):
        if not state.is_terminal():
            step(state, chance)
    return state


def step(state: Place, chance: np.random.Generator) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chance.choice(outcomes, p=weights)))
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))


@compiled_only
@pytest.mark.parametrize("name", [*meadhall.games(), *LARGE])
def test_their_simulation_test(name: str) -> None:
    """Legal actions, masks, clones, saves, strings, tensors, returns: at every state of a random game."""
    game = pyspiel.load_game(name_of(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@compiled_only
@GAMES
def test_a_playthrough_comes_out_the_same_again(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the numbers of a tensor in one piece: rounding each would take most of the time."""

    def in_one_piece(tensor: NDArray[np.float32], name: str) -> list[str]:
        return [f"{name} = {tensor.tobytes().hex()}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", in_one_piece)
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / f"{key}.txt"
    file.write_text(generate_playthrough.playthrough(f"{name_of(key)}(players=2)", None, seed=1), "utf-8")
    before, now = generate_playthrough.replay(str(file))
    assert before == now and "IsTerminal() = True" in now and "ObservationTensor(1)" in now


@GAMES
def test_their_search_plays_to_the_end(key: str) -> None:
    """In one seat, among others that answer at random; the worlds it searches are the seat's own."""
    game = pyspiel.load_game(f"{name_of(key)}(players=3)")
    bot = ismcts.ISMCTSBot(
        game, Rollouts(), uct_c=1.5, max_simulations=4, random_state=np.random.RandomState(1)
    )
    state, chance = game.new_initial_state(), np.random.default_rng(1)
    thoughts = 0
    while not state.is_terminal():
        if state.current_player() == 1:
            state.apply_action(bot.step(state))
            thoughts += 1
        else:
            step(state, chance)
    assert thoughts > 10
    won = [seat for seat, paid in enumerate(state.returns()) if paid > -1.0]
    assert tuple(won) == state.table.winners


@GAMES
def test_tables_that_look_alike_are_told_alike(key: str) -> None:
    """Where chance falls one way or another and a seat does not see which, it is told the same of both; and
    those who see it are told apart. Dice lie open: all are told of them, even where no picture shows it."""
    game = pyspiel.load_game(f"{name_of(key)}(players=3)")
    state, chance = game.new_initial_state(), np.random.default_rng(6)
    alike = apart = 0
    while not state.is_terminal():
        hidden = state.is_chance_node() and state.table.question.kind != "die"
        if hidden and len(state.chance_outcomes()) > 1:
            one, other = (state.child(action) for action, _ in state.chance_outcomes()[:2])
            for seat in range(3):
                same = Place.seen(one, seat) == Place.seen(other, seat)
                assert same == (one.information_state_string(seat) == other.information_state_string(seat))
                alike += same
                apart += not same
        step(state, chance)
    assert alike > 20 and apart > 20


@GAMES
def test_what_a_seat_knows_holds_no_secret(key: str) -> None:
    """Dealt again what the seat cannot see, the seat's strings and numbers stay as they were; and others
    have been told nothing in the new deal that the seat does not know of."""
    game = pyspiel.load_game(f"{name_of(key)}(players=3)")
    state, chance = game.new_initial_state(), np.random.default_rng(2)
    differ = looked = 0
    while not state.is_terminal():
        walked(state, 7, chance)
        for seat in range(3):
            twin = state.resample_from_infostate(seat, chance.random)
            for told in (Place.seen, Place.recalled, Place.private):
                assert told(twin, seat) == told(state, seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.world.heard((seat + 1) % 3) == state.world.heard(seat)
            differ += str(twin) != str(state)
            looked += 1
        assert Place.public(state, 0) == Place.public(state.resample_from_infostate(0, chance.random), 1)
    assert differ > looked // 3


@GAMES
def test_a_seat_remembers_what_it_was_told(key: str) -> None:
    """Two tables that look alike are told apart by what happened there."""
    game = pyspiel.load_game(name_of(key))
    chance = np.random.default_rng(3)
    state = walked(game.new_initial_state(), 60, chance)
    forgetful = Place(game, World(state.table.determinize(0, 1), ()))
    assert Place.seen(forgetful, 0) == Place.seen(state, 0)
    assert Place.recalled(forgetful, 0) != Place.recalled(state, 0)
    assert state.information_state_string(0) == Place.recalled(state, 0)
    assert state.observation_string(0) == Place.seen(state, 0)


@GAMES
def test_a_state_can_be_put_down_and_taken_up(key: str) -> None:
    game = pyspiel.load_game(name_of(key))
    state = walked(game.new_initial_state(), 60, np.random.default_rng(4))
    for again in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(again) == str(state) and again.history() == state.history()
        assert again.information_state_string(0) == state.information_state_string(0)
    copied = state.clone()
    walked(copied, 5, np.random.default_rng(5))
    assert copied.history()[: len(state.history())] == state.history() and str(copied) != str(state)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("meadhall_blood_rage(players=5,fifth_player=true)")
    options = game.new_initial_state().table.setup.options
    assert game.num_players() == 5 and options["fifth_player"] and not options["mystics"]
    with pytest.raises(meadhall.BadOption, match="fifth_player"):
        pyspiel.load_game("meadhall_blood_rage(players=5)")
