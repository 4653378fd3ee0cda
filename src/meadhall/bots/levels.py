"""The levels a bot may play at, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from meadhall.bots.greedy import Greedy
from meadhall.bots.random_bot import RandomBot
from meadhall.sim.chair import Bot


class Level(msgspec.Struct, frozen=True):
    """A bot and the seconds it may think about one answer."""

    bot: Bot
    budget: float


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "random": Level(RandomBot(), 0.0),
        "greedy": Level(Greedy(), 0.15),
    }
)
