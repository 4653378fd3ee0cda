"""Bots by what they are called on a command line: a level, or a kind of bot with a budget of its own.

`warrior`, `champion` are levels as people meet them; `mcts:1s` thinks a second, `mcts:400` counts 400 games
and so plays the same again. `program:python bot.py` is a program of one's own, `program:10s:python bot.py`
one that may think ten seconds about an answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from meadhall.bots.greedy import Greedy
from meadhall.bots.levels import LEVELS, Level
from meadhall.bots.mcts import Mcts
from meadhall.bots.program import Program
from meadhall.bots.seer import Seer
from meadhall.sim.chair import Bot

KINDS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "mcts": Mcts, "seer": Seer}
PROGRAM = re.compile(r"program:(?:([0-9.]+)s:)?(.*\S.*)")
PROGRAM_BUDGET = 2.0
BOTS = "levels, kinds with a budget (mcts:1s, mcts:400, greedy:0.2s), or program:COMMAND"


class NoSuchBot(ValueError):
    """A name that means no bot."""


def seated(name: str) -> Level:
    """The bot of a name, and the seconds it may think."""
    if name in LEVELS:
        return LEVELS[name]
    if (own := PROGRAM.fullmatch(name)) is not None:
        return Level(Program(own[2]), seconds(name, own[1]) if own[1] else PROGRAM_BUDGET)
    kind, _, budget = name.partition(":")
    if kind not in KINDS:
        raise NoSuchBot(f"there is {', '.join([*LEVELS, *KINDS, 'program:COMMAND'])}, not {name!r}")
    if budget.endswith("s"):
        return Level(KINDS[kind](0), seconds(name, budget[:-1]))
    try:
        return Level(KINDS[kind](int(positive(int(budget)))), 0.0)
    except ValueError:
        raise NoSuchBot(f"{name!r}: a budget is {kind}:0.5s for seconds, {kind}:400 for games") from None


def seconds(name: str, text: str) -> float:
    try:
        return positive(float(text))
    except ValueError:
        raise NoSuchBot(f"{name!r}: {text!r} is no number of seconds") from None


def positive(x: float) -> float:
    if not 0 < x < 1e9:
        raise ValueError(x)
    return x


@contextmanager
def sitting(names: Sequence[str]) -> Iterator[list[Level]]:
    """The bots of one game, by seat; programs among them are ended with it."""
    levels = [seated(name) for name in names]
    try:
        yield levels
    finally:
        dismiss(levels)


def dismiss(levels: Iterable[Level]) -> None:
    """Programs among them end; asked again, they begin anew."""
    for level in levels:
        if isinstance(level.bot, Program):
            level.bot.close()
