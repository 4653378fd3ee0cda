"""The engines beside ours. They have no types of their own: the protocols say what we use."""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import Protocol

from bench.lane import Missing

MIDDLES = 32


class CatanState(Protocol):
    playable_actions: Sequence[object]
    num_turns: int


class CatanGame(Protocol):
    state: CatanState

    def play_tick(self) -> object: ...
    def winning_color(self) -> object | None: ...
    def copy(self) -> CatanGame: ...


class Catanatron:
    """Four of its own random players."""

    def __init__(self) -> None:
        try:
            self.library = importlib.import_module("catanatron")
            self.turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
        except ImportError as e:
            raise Missing(f"catanatron cannot be imported: {e}") from None
        self.batch = [self.middle(seed) for seed in range(MIDDLES)]

    def start(self, seed: int) -> CatanGame:
        lib = self.library
        colors = (lib.Color.RED, lib.Color.BLUE, lib.Color.WHITE, lib.Color.ORANGE)
        game: CatanGame = lib.Game([lib.RandomPlayer(color) for color in colors], seed=seed + 1)
        return game

    def follow(self, game: CatanGame, most: int) -> tuple[int, int]:
        """Its own `play`, step by step, without the two copies that makes."""
        steps = choices = 0
        limit = self.turns_limit
        while steps < most and game.winning_color() is None and game.state.num_turns < limit:
            steps += 1
            if len(game.state.playable_actions) > 1:
                choices += 1
            game.play_tick()
        return steps, choices

    def middle(self, seed: int) -> CatanGame:
        steps = self.play(seed)[0]
        game = self.start(seed)
        self.follow(game, steps // 2)
        return game

    def play(self, seed: int) -> tuple[int, int]:
        return self.follow(self.start(seed), 1_000_000)

    def copy(self) -> int:
        for game in self.batch:
            game.copy()
        return len(self.batch)

    def determinize(self) -> int:
        return 0

    def keep(self) -> list[object]:
        return [game.copy() for game in self.batch]


class SpielState(Protocol):
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> SpielState: ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...


class OpenSpiel:
    """One of its games, driven from Python. Chance's turns take time and are no steps, as in our games."""

    def __init__(self, name: str) -> None:
        try:
            spiel = importlib.import_module("pyspiel")
            if name.startswith("python_"):
                importlib.import_module("open_spiel.python.games")
        except ImportError as e:
            raise Missing(f"open_spiel cannot be imported: {e}") from None
        if name not in spiel.registered_names():
            raise Missing(f"this open_spiel has no {name}")
        self.game: SpielGame = spiel.load_game(name)
        self.batch = [self.middle(seed) for seed in range(MIDDLES)] * 8

    def follow(self, state: SpielState, seed: int, most: int) -> tuple[int, int]:
        dice = random.Random(seed)
        steps = choices = 0
        while steps < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            steps += 1
            if len(legal) > 1:
                choices += 1
            state.apply_action(dice.choice(legal))
        return steps, choices

    def middle(self, seed: int) -> SpielState:
        steps = self.play(seed)[0]
        state = self.game.new_initial_state()
        self.follow(state, seed, steps // 2)
        return state

    def play(self, seed: int) -> tuple[int, int]:
        return self.follow(self.game.new_initial_state(), seed, 1_000_000)

    def copy(self) -> int:
        for state in self.batch:
            state.clone()
        return len(self.batch)

    def determinize(self) -> int:
        return 0

    def keep(self) -> list[object]:
        return [state.clone() for state in self.batch]
