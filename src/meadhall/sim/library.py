"""The games there are: every folder under `meadhall.games` that defines one."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from meadhall.kernel.errors import BadOption
from meadhall.kernel.game import Game

GAMES = importlib.import_module("meadhall.games")  # `meadhall.games` itself is the function below


@functools.cache
def games() -> tuple[str, ...]:
    return tuple(sorted(found.name for found in pkgutil.iter_modules(GAMES.__path__) if found.ispkg))


@functools.cache
def game(key: str) -> Game:
    if key not in games():
        raise BadOption("game", f"there is {', '.join(games())}, not {key!r}")
    found = importlib.import_module(f"meadhall.games.{key}").GAME
    assert isinstance(found, Game)
    return found
