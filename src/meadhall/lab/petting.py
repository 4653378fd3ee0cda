"""PettingZoo: every seat an agent, one after another (`aec`) or all at once (`parallel`).

An observation is a dict: `observation`, what the seat sees as a row of numbers, and `action_mask`, which of
the game's numbered actions it may take now. In a question that several seats answer at once each of them is
asked in turn, and sees nothing of what the others have sealed.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from meadhall.kernel.table import Table
from meadhall.lab.actions import actions
from meadhall.lab.observation import observe, rewards, width
from meadhall.sim.library import game

Sight: TypeAlias = dict[str, NDArray[Any]]
SEEDS = 1 << 31
LARGEST = 32_767.0  # no track, count or score comes near it


def agent(seat: int) -> str:
    return f"seat_{seat}"


class Seating:
    """What both kinds of environment have in common: a table, its seats, their spaces."""

    render_mode = None

    def __init__(self, key: str, seats: int, options: dict[str, bool], waits: int, forgiving: bool) -> None:
        self.game = game(key)
        self.game.setup(seats, 0, options)  # refuses what cannot be, before anybody plays
        self.seats = seats
        self.options = options
        self.waits = waits  # 1: an action more, for seats that are not asked
        self.forgiving = forgiving
        self.numbers = actions(key)
        self.possible_agents = [agent(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        count = self.numbers.count + waits
        sight = Dict(
            {
                "observation": Box(-LARGEST, LARGEST, (width(key),), np.float32),
                "action_mask": Box(0, 1, (count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, sight)
        self.action_spaces = {name: Discrete(count) for name in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        dealt = int(self.chance.integers(SEEDS))
        self.table: Table = self.game.open(self.seats, dealt, self.options)
        self.agents = list(self.possible_agents)

    def sight(self, seat: int) -> Sight:
        t = self.table
        asked = not t.over and seat in t.question.seats
        mask = self.numbers.mask(t.options(seat) if asked else None, self.waits)
        if self.waits and not asked:
            mask[-1] = 1
        return {"observation": observe(t, seat), "action_mask": mask}

    def info(self, seat: int) -> dict[str, str]:
        """The question by its name, for those who look."""
        t = self.table
        return {} if t.over else {"question": t.question.kind}

    def give(self, seat: int, action: int) -> None:
        """An action that is not legal is refused; where the table is forgiving, any legal one is taken."""
        options = self.table.options(seat)
        if self.forgiving and int(action) not in self.numbers.numbers(options):
            self.table.answer(seat, options[int(self.chance.integers(len(options)))])
        else:
            self.table.answer(seat, self.numbers.code(int(action)))

    def render(self) -> None:
        return None

    def close(self) -> None:
        pass


class aec(Seating, AECEnv[str, Sight, int]):  # type: ignore[misc]  # both name the same spaces
    """One seat after another."""

    def __init__(self, key: str, seats: int, *, forgiving: bool = False, **options: bool) -> None:
        AECEnv.__init__(self)
        Seating.__init__(self, key, seats, options, 0, forgiving)
        self.metadata = {"name": f"{key}_v1", "render_modes": [], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {name: self.info(seat) for name, seat in self.seat_of.items()}
        self.agent_selection = agent(self.table.question.seats[0])

    def observe(self, agent: str) -> Sight:
        return self.sight(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        name = self.agent_selection
        if self.terminations[name]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.give(self.seat_of[name], action)
        self._cumulative_rewards[name] = 0.0
        t = self.table
        if t.over:
            self.rewards = dict(zip(self.possible_agents, rewards(t), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = agent(t.question.seats[0])
        self.infos = {name: self.info(seat) for name, seat in self.seat_of.items() if name in self.agents}
        self._accumulate_rewards()


class parallel(Seating, ParallelEnv[str, Sight, int]):  # type: ignore[misc]  # both name the same spaces
    """All seats at once. Those who are not asked have one action, the last: to wait."""

    def __init__(self, key: str, seats: int, *, forgiving: bool = False, **options: bool) -> None:
        Seating.__init__(self, key, seats, options, 1, forgiving)
        self.metadata = {"name": f"{key}_parallel_v1", "render_modes": []}

    @property
    def wait(self) -> int:
        return self.numbers.count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, str]]]:
        self.deal(seed)
        return self.told()

    def told(self) -> tuple[dict[str, Sight], dict[str, dict[str, str]]]:
        everybody = self.seat_of.items()
        return {name: self.sight(s) for name, s in everybody}, {name: self.info(s) for name, s in everybody}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Sight], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, str]]
    ]:
        """Every seat that is asked has to answer. What others say is not heard."""
        for seat in self.table.question.seats:
            self.give(seat, actions[agent(seat)])
        over = self.table.over
        paid = rewards(self.table) if over else [0.0] * self.seats
        sights, infos = self.told()
        if over:
            self.agents = []
        names = self.possible_agents
        return (
            sights,
            dict(zip(names, paid, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            infos,
        )
