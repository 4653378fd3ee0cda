"""The levels a bot may play at, weakest first: by how long they think and how steady their hand is.

None of them sees more than another.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from meadhall.bots.mcts import Mcts
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.seer import Seer
from meadhall.sim.chair import Bot


class Level(msgspec.Struct, frozen=True):
    """A bot and the seconds it may think about one answer."""

    bot: Bot
    budget: float


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "random": Level(RandomBot(), 0.0),
        "novice": Level(Mcts(games=40, temperature=1.0), 0.05),
        "warrior": Level(Mcts(games=240, temperature=0.4), 0.15),
        "jarl": Level(Mcts(games=2000), 0.4),
        "champion": Level(Seer(), 0.9),
    }
)
