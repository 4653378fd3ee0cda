"""Valhalla."""

from collections.abc import Mapping
from pathlib import Path

from meadhall.games.valhalla.asks import OPTION_IDS
from meadhall.games.valhalla.lexicon import LEXICON
from meadhall.games.valhalla.valhalla import deal
from meadhall.kernel.errors import BadOption
from meadhall.kernel.game import Game

OPTIONS = dict.fromkeys(OPTION_IDS, False)
MONSTERS = ("jormungandr", "surtr", "hel")
LEVELS = ("level_2", "level_3")
COMPANIONS = ("partnership", "alliance")
VARIANTS = ("first_game", "simple", "built_hand", "five_jarls")
NOT_AGAINST_MONSTERS = ("loki", "thor", "dvergar", "tyr", "last_viking", *COMPANIONS)


def refuse(option: str, reason: str, rule: str) -> None:
    raise BadOption(option, f"{reason} ({rule})")


def check(seats: int, options: Mapping[str, bool]) -> None:
    """Any mixture the rules allow; the others are refused with the rule's id."""
    on = [option for option in OPTIONS if options[option]]
    if seats == 1 or options["cooperative"]:
        check_monster(seats, on)
    else:
        check_players(seats, on)


def check_monster(seats: int, on: list[str]) -> None:
    if "cooperative" in on and not 2 <= seats <= 4:
        refuse("cooperative", "two to four play together", "VH-1101")
    for option in on:
        if option in NOT_AGAINST_MONSTERS:
            refuse(option, "against a monster the Valkyries alone fit", "VH-812")
        if option in VARIANTS and not (seats > 1 and option == "five_jarls"):
            refuse(option, "a game against a monster has a set-up of its own", "VH-802")
    at_most_one(on, MONSTERS, "one monster at a time", "VH-801")
    at_most_one(on, LEVELS, "one level at a time", "VH-811")


def check_players(seats: int, on: list[str]) -> None:
    for option in on:
        if option in MONSTERS:
            refuse(option, "a monster is for one player or for cooperative play", "VH-801")
        if option in LEVELS:
            refuse(option, "levels are for games against a monster", "VH-811")
    if "thor" in on and seats < 3:
        refuse("thor", "Thor needs three players", "VH-1035")
    at_most_one(on, COMPANIONS, "partnership or alliance", "VH-771")
    for option in COMPANIONS:
        if option in on and seats not in (4, 6):
            refuse(option, "companions are four or six", "VH-771")
    if "simple" in on:
        for option in ("first_game", "five_jarls"):
            if option in on:
                refuse(option, "the simple variant has no jarls", "VH-901")
    at_most_one(on, ("simple", "built_hand"), "one way to a starting hand", "VH-902")
    at_most_one(on, ("first_game", "five_jarls"), "one way to a jarl", "VH-903")


def at_most_one(on: list[str], names: tuple[str, ...], reason: str, rule: str) -> None:
    chosen = [name for name in names if name in on]
    if len(chosen) > 1:
        refuse(chosen[1], reason, rule)


GAME = Game("valhalla", Path(__file__).parent, 1, (1, 2, 3, 4, 5, 6), OPTIONS, LEXICON, deal, check)
