"""OpenSpiel: every game as one of theirs, with chance spelt out.

Importing this makes them known: `pyspiel.load_game("meadhall_blood_rage(players=3,mystics=true)")`.
A question that several seats answer at once is asked of them one after another; nobody sees what is sealed.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from meadhall.kernel.event import Journal
from meadhall.kernel.flow import CHANCE
from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table
from meadhall.lab.actions import actions
from meadhall.lab.observation import observe, rewards, width
from meadhall.sim.library import game, games

Params: TypeAlias = Mapping[str, int | bool]
Line: TypeAlias = dict[str, int | str | None]

LONGEST = 5000  # answers, and draws, in a game
SEEDS = 1 << 53  # as many as a random number from 0 to 1 tells apart


def name_of(key: str) -> str:
    return f"meadhall_{key}"


def fewest(key: str) -> int:
    """Seats unless told: company where there may be."""
    return max(2, game(key).seats[0])


@functools.cache
def kind(key: str) -> pyspiel.GameType:
    found = game(key)
    return pyspiel.GameType(
        short_name=name_of(key),
        long_name=f"Meadhall: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest(key), **found.options},
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]  # they have no types
    """A game of ours as one of theirs; the options of the game are its parameters."""

    key: str

    def __init__(self, params: Params | None = None) -> None:
        key = self.key
        given = {"players": fewest(key), **(params or {})}
        self.seats = int(given["players"])
        options = {name: bool(on) for name, on in given.items() if name != "players"}
        self.first = game(key).open(self.seats, 0, options, chance="ask", events=True)
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
        super().__init__(kind(key), info, given)

    def new_initial_state(self) -> Place:
        return Place(self, World(self.first.clone(), ()))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):
            return Sight(self.key)
        if iig_obs_type.perfect_recall:
            return Observer(Place.recalled)
        if not iig_obs_type.public_info:
            return Observer(Place.private)
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE:
            return Observer(Place.public)
        return Sight(self.key)


class World:
    """A table, and what its seats were told before it was imagined. OpenSpiel copies and pickles all that
    a state holds, and so it holds this alone."""

    def __init__(self, table: Table, told: tuple[Line, ...]) -> None:
        self.table = table
        self.told = told

    def __deepcopy__(self, memo: object) -> World:
        return World(self.table.clone(), self.told)

    def __reduce__(self) -> tuple[Callable[[str, bytes], World], tuple[str, bytes]]:
        return opened, (self.table.setup.game, self.table.save())

    def heard(self, seat: int) -> tuple[Line, ...]:
        """All that the seat saw happen. Lines are not numbered: an imagined table counts its own."""
        new = [{name: value for name, value in e.items() if name != "n"} for e in self.table.events(seat)]
        return (*self.told, *new)

    def imagined(self, seat: int, seed: int) -> World:
        """Others too have heard only what the seat knows that they have: no secret is carried over."""
        table = self.table.determinize(seat, seed)
        table.journal = Journal()
        return World(table, self.heard(seat))


def opened(key: str, data: bytes) -> World:
    return World(game(key).load(data), ())


class Place(pyspiel.State):  # type: ignore[misc]  # they have no types
    """A table between two answers."""

    def __init__(self, spiel: Spiel, world: World) -> None:
        super().__init__(spiel)
        self.world = world

    @property
    def table(self) -> Table:
        return self.world.table

    # -- what they ask of a state ----------------------------------------------------------------
    def current_player(self) -> int:
        t = self.table
        if t.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = t.question.seats[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(actions(self.table.setup.game).numbers(self.table.options(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        drawn = self.table.chances()
        total = sum(weight for _, weight in drawn)
        number = actions(self.table.setup.game).number
        return sorted((number(option.code), weight / total) for option, weight in drawn)

    def _apply_action(self, action: int) -> None:
        t = self.table
        t.answer(t.question.seats[0], actions(t.setup.game).code(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return actions(self.table.setup.game).option(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        return rewards(self.table) if self.table.over else [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Place:
        """A place that could be this one for all that the seat knows."""
        return Place(self.get_game(), self.world.imagined(player, int(sampler() * SEEDS)))

    def __str__(self) -> str:
        return text(self.table.reveal())

    # -- what is seen ----------------------------------------------------------------------------
    def seen(self, player: int) -> str:
        return text(self.table.view(player))

    def recalled(self, player: int) -> str:
        """What the seat sees, and all that it saw happen."""
        return text([self.table.view(player), self.world.heard(player)])

    def public(self, player: int) -> str:
        return text(self.table.view(None))

    def private(self, player: int) -> str:
        """What the seat sees and a spectator does not."""
        public = self.table.view(None)
        return text({name: part for name, part in self.table.view(player).items() if part != public[name]})


def text(plain: object) -> str:
    return msgspec.json.encode(plain, order="sorted").decode()


class Observer:
    """What a seat knows, as a text."""

    tensor: NDArray[np.float32] | None = None

    def __init__(self, told: Callable[[Place, int], str]) -> None:
        self.told = told
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: Place, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: Place, player: int) -> str:
        return self.told(state, player)


class Sight(Observer):
    """What a seat sees now, as numbers too."""

    def __init__(self, key: str) -> None:
        super().__init__(Place.seen)
        self.row: NDArray[np.float32] = np.zeros(width(key), np.float32)
        self.tensor = self.row
        self.dict["observation"] = self.row

    def set_from(self, state: Place, player: int) -> None:
        self.row[:] = observe(state.table, player)


class Rollouts:
    """For the tree searches of OpenSpiel: games to their end at random, in the compiled core."""

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self.games = games
        self.chance = np.random.default_rng(seed)

    def evaluate(self, state: Place) -> NDArray[np.float64]:
        worth = np.zeros(state.table.seats)
        for _ in range(self.games):
            t = state.table.clone()
            t.journal = None
            t.reseed(int(self.chance.integers(SEEDS)))
            playout(t, int(self.chance.integers(SEEDS)))
            worth += rewards(t)
        return worth / self.games

    def prior(self, state: Place) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


# They keep what makes a game longer than Python lives: a class of its own for each, since a class is not
# taken apart when its last owner lets go of it.
for found in games():
    pyspiel.register_game(kind(found), type(name_of(found), (Spiel,), {"key": found}))
