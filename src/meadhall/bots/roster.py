"""Bots by what they are called on a command line: a level, or a kind of bot with a budget of its own.

`warrior`, `champion` are levels as people meet them; `mcts:1s` thinks a second, `mcts:400` counts 400 games
and so plays the same again.
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.bots.greedy import Greedy
from meadhall.bots.levels import LEVELS, Level
from meadhall.bots.mcts import Mcts
from meadhall.bots.seer import Seer
from meadhall.sim.chair import Bot

KINDS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "mcts": Mcts, "seer": Seer}


class NoSuchBot(ValueError):
    """A name that means no bot."""


def seated(name: str) -> Level:
    """The bot of a name, and the seconds it may think."""
    if name in LEVELS:
        return LEVELS[name]
    kind, _, budget = name.partition(":")
    if kind not in KINDS:
        raise NoSuchBot(f"there is {', '.join([*LEVELS, *KINDS])}, not {name!r}")
    try:
        if budget.endswith("s"):
            return Level(KINDS[kind](0), positive(float(budget[:-1])))
        return Level(KINDS[kind](int(positive(int(budget)))), 0.0)
    except ValueError:
        raise NoSuchBot(f"{name!r}: a budget is {kind}:0.5s for seconds, {kind}:400 for games") from None


def positive(x: float) -> float:
    if not 0 < x < 1e9:
        raise ValueError(x)
    return x
