"""Champions of Midgard."""

from collections.abc import Mapping
from pathlib import Path

from meadhall.games.champions_of_midgard.champions_of_midgard import deal
from meadhall.games.champions_of_midgard.lexicon import LEXICON
from meadhall.kernel.game import Game

OPTIONS = {"hall_of_records": False, "mistrustful_villagers": False}


def check(seats: int, options: Mapping[str, bool]) -> None:
    """Every mixture is possible."""


GAME = Game("champions_of_midgard", Path(__file__).parent, 1, (2, 3, 4), OPTIONS, LEXICON, deal, check)
