"""Meadhall: Viking board games for people and for programs.

import meadhall
game = meadhall.game("blood_rage")
table = game.start(seats=4, seed=7)
"""

from meadhall.kernel.errors import BadFile, BadOption, NotAsked, Refused, Stale
from meadhall.sim.library import game, games

__version__ = "0.1.0"
__all__ = ["BadFile", "BadOption", "NotAsked", "Refused", "Stale", "game", "games"]
