"""Blood Rage."""

from collections.abc import Mapping
from pathlib import Path

from meadhall.games.blood_rage.blood_rage import deal
from meadhall.games.blood_rage.lexicon import LEXICON
from meadhall.kernel.errors import BadOption
from meadhall.kernel.game import Game

OPTIONS = {"first_game": False, "fifth_player": False, "kickstarter": False, "mystics": False, "gods": False}


def check(seats: int, options: Mapping[str, bool]) -> None:
    if seats == 5 and not options["fifth_player"]:
        raise BadOption("seats", "five seats need the option fifth_player (BR-201)")


GAME = Game("blood_rage", Path(__file__).parent, 1, (2, 3, 4, 5), OPTIONS, LEXICON, deal, check)
