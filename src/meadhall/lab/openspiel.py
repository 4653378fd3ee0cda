"""OpenSpiel: each game and number of seats as a game of theirs, with chance spelt out.

`register()` makes them known to `pyspiel.load_game("meadhall_blood_rage(seats=2)")`.
A question that several seats answer at once is asked of them one after another; nobody sees what is sealed.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-untyped]
from numpy.typing import NDArray

from meadhall.kernel.flow import CHANCE
from meadhall.kernel.table import Table
from meadhall.lab.actions import actions
from meadhall.lab.observation import observe, rewards, width
from meadhall.sim.library import game, games

LONGEST = 20_000  # answers and draws in a game


def name_of(key: str) -> str:
    return f"meadhall_{key}"


def kind(key: str) -> pyspiel.GameType:
    seats = game(key).seats
    return pyspiel.GameType(
        short_name=name_of(key),
        long_name=f"Meadhall: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(2, seats[0])},
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]  # they have no types
    """A game of ours as one of theirs."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        self.key = key
        self.seats = int((params or {}).get("seats", max(2, game(key).seats[0])))
        self.numbers = actions(key)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.count,
            max_chance_outcomes=self.numbers.count,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind(key), info, {"seats": self.seats})

    def new_initial_state(self) -> Place:
        return Place(self, game(self.key).start(self.seats, chance="ask", events=True))

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Watcher:
        return Watcher(self.key)


class Place(pyspiel.State):  # type: ignore[misc]  # they have no types
    """A table between two answers."""

    def __init__(self, spiel: Spiel, table: Table) -> None:
        super().__init__(spiel)
        self.spiel = spiel
        self.table = table

    def current_player(self) -> int:
        t = self.table
        if t.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = t.question.seats[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.spiel.numbers.numbers(self.table.options(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        drawn = self.table.chances()
        total = sum(weight for _, weight in drawn)
        return [(self.spiel.numbers.number(option.code), weight / total) for option, weight in drawn]

    def _apply_action(self, action: int) -> None:
        t = self.table
        t.answer(t.question.seats[0], self.spiel.numbers.code(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.spiel.numbers.option(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        return rewards(self.table) if self.table.over else [0.0] * self.spiel.seats

    def observation_string(self, player: int) -> str:
        return json.dumps(self.table.view(player), sort_keys=True)

    def information_state_string(self, player: int) -> str:
        """What the seat sees, and all that it saw happen."""
        return json.dumps([self.table.view(player), self.table.events(player)], sort_keys=True)

    def observation_tensor(self, player: int) -> list[float]:
        return observe(self.table, player).tolist()

    def resample_from_infostate(self, player: int, sampler: object) -> Place:
        """A place that could be this one for all that the seat knows."""
        seed = int(sampler() * (1 << 53)) if callable(sampler) else 0
        world = self.table.determinize(player, seed)
        return Place(self.spiel, world)

    def __deepcopy__(self, memo: object) -> Place:
        return Place(self.spiel, self.table.clone())

    def __str__(self) -> str:
        return json.dumps(self.table.reveal(), sort_keys=True)


class Watcher:
    """What a seat sees, as their observers give it."""

    def __init__(self, key: str) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(width(key), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Place, player: int) -> None:
        self.tensor[:] = observe(state.table, player)

    def string_from(self, state: Place, player: int) -> str:
        return state.observation_string(player)


def register() -> None:
    for key in games():
        if name_of(key) not in pyspiel.registered_names():
            pyspiel.register_game(kind(key), lambda params=None, key=key: Spiel(key, params))
