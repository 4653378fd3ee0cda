"""The commands of the terminal: play, list the games, replay a saved one."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from meadhall.kernel import flow
from meadhall.kernel.errors import BadFile, BadOption
from meadhall.kernel.game import Game
from meadhall.kernel.record import read
from meadhall.kernel.table import Table
from meadhall.sim.library import game, games
from meadhall.sim.words import LANGUAGES, Words, own_language
from meadhall.tty import render
from meadhall.tty.evening import Evening, result

DEFAULT_SEATS = 3
MOST_SEED = 1 << 62


class Mistake(Exception):
    """A command line that can't be followed; the message is for the person who typed it."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Mistake(message)


def main(argv: Sequence[str] | None = None) -> int:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    shared = Words("", own_language())
    try:
        args = parser().parse_args(argv)
        shared = Words("", args.language)
        if args.command == "games":
            list_games(shared)
        elif args.command == "replay":
            replay(shared, Path(args.file))
        else:
            play(shared, args)
    except Mistake as e:
        print(shared.text("ui-error", reason=" ".join(str(e).split())), file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader had enough, as in `meadhall replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return 0


def parser() -> argparse.ArgumentParser:
    top = Parser(
        prog="meadhall",
        description="Viking board games at the terminal.",
        epilog="Besides: 'meadhall serve' opens the hall in the browser, "
        "'meadhall verify FILE' checks the dice of a finished game, "
        "'meadhall stats GAME' counts how many games among bots come out, "
        "'meadhall arena GAME BOT BOT' tells which bot is stronger, "
        "'meadhall selfplay GAME --out FOLDER' writes games to learn from, "
        "'meadhall connect HALL TABLE PROGRAM' brings your bot to a table.",
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    playing = commands.add_parser("play", help="sit down at a table")
    playing.add_argument("game", nargs="?", help="see: meadhall games")
    playing.add_argument("--seats", type=int, metavar="N", help=f"how many play ({DEFAULT_SEATS})")
    playing.add_argument("--you", metavar="SEATS", default="1", help="your seats, from 1: 1 or 1,3")
    playing.add_argument("--seed", metavar="S", help="the same seed and answers are the same game")
    playing.add_argument("--option", nargs="+", action="extend", default=[], metavar="NAME", help="switch on")
    playing.add_argument("--load", metavar="FILE", help="go on with a saved game")
    listing = commands.add_parser("games", help="list the games and their options")
    replaying = commands.add_parser("replay", help="tell a saved game from its start")
    replaying.add_argument("file", metavar="FILE")
    for command in (playing, listing, replaying):
        command.add_argument("--language", choices=LANGUAGES, default=own_language())
    return top


# -- play ---------------------------------------------------------------------------------------------
def play(shared: Words, args: argparse.Namespace) -> None:
    table = load(shared, Path(args.load), args) if args.load else start(shared, args)
    you = own_seats(shared, args.you, table.seats)
    words = Words(table.setup.game, args.language)
    if (flow.__file__ or "").endswith(".py") and "MEADHALL_TREE" not in os.environ:  # else it was said
        for line in render.wrap(words.text("ui-interpreted")):
            print(line)
    edit_lines()
    Evening(table, words, you).play()


def edit_lines() -> None:
    """Arrow keys at the prompt, where Python has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401


def start(shared: Words, args: argparse.Namespace) -> Table:
    if args.game is None:
        raise Mistake(shared.text("ui-no-game", games=", ".join(games())))
    found = named(shared, args.game)
    seats = DEFAULT_SEATS if args.seats is None else args.seats
    if seats not in found.seats:
        raise Mistake(
            shared.text(
                "ui-bad-seats", game=found.key, least=found.seats[0], most=found.seats[-1], seats=seats
            )
        )
    for option in args.option:
        if option not in found.options:
            options = ", ".join(found.options)
            raise Mistake(shared.text("ui-bad-option", game=found.key, option=option, options=options))
    try:
        return found.open(seats, seed_of(shared, args.seed), dict.fromkeys(args.option, True), events=True)
    except BadOption as e:
        raise Mistake(shared.text("ui-bad-setup", reason=str(e))) from None


def named(shared: Words, key: str) -> Game:
    if key not in games():
        raise Mistake(shared.text("ui-bad-game", game=key, games=", ".join(games())))
    return game(key)


def seed_of(shared: Words, given: str | None) -> int:
    if given is None:
        return secrets.randbelow(1 << 31)
    if not given.isdecimal() or int(given) >= MOST_SEED:
        raise Mistake(shared.text("ui-bad-seed"))
    return int(given)


def own_seats(shared: Words, given: str, seats: int) -> list[int]:
    """`1,3` is the first and the third seat."""
    parts = [part.strip() for part in given.split(",")]
    if not all(part.isdecimal() and 1 <= int(part) <= seats for part in parts):
        raise Mistake(shared.text("ui-bad-you", most=seats, you=given))
    return sorted({int(part) - 1 for part in parts})


# -- files --------------------------------------------------------------------------------------------
def load(shared: Words, path: Path, args: argparse.Namespace) -> Table:
    for name, given in (("--seats", args.seats), ("--seed", args.seed), ("--option", args.option)):
        if given:
            raise Mistake(shared.text("ui-load-alone", given=name))
    table = opened(shared, path)
    if args.game is not None and args.game != table.setup.game:
        named(shared, args.game)
        raise Mistake(shared.text("ui-load-other", file=str(path), game=table.setup.game))
    return table


def opened(shared: Words, path: Path) -> Table:
    try:
        data = path.read_bytes()
        return named(shared, read(data).log.game).load(data)
    except OSError as e:
        raise Mistake(shared.text("ui-bad-file", file=str(path), reason=e.strerror or str(e))) from None
    except BadFile as e:
        raise Mistake(shared.text("ui-bad-file", file=str(path), reason=str(e))) from None


def replay(shared: Words, path: Path) -> None:
    """What everybody could see, from the first event to where the game stands."""
    table = opened(shared, path)
    if table.journal is None:
        table = game(table.setup.game).replay(table.log, events=True)
    words = Words(table.setup.game, shared.language)
    view = table.view(None)
    ink = render.Ink(render.has_colour(sys.stdout), words.speech.colours(words, view))
    title = words.text("ui-replay", name=words.text("game"), answers=len(table.log.answers))
    told = render.happened(words, table.events(None), view, False)
    printed = render.lines([("title", title)], ink)
    printed += render.lines([("item", line) for line in told], ink)
    printed += render.lines(words.speech.table(words, view), ink)
    if table.over:
        printed += render.lines(result(words, table, view), ink)
    else:
        printed += render.lines([("line", words.text("ui-unfinished"))], ink)
    print("\n".join(printed))


# -- games --------------------------------------------------------------------------------------------
def list_games(shared: Words) -> None:
    for key in games():
        found = game(key)
        words = Words(key, shared.language)
        told = words.text(
            "ui-game", key=key, name=words.text("game"), least=found.seats[0], most=found.seats[-1]
        )
        options = ", ".join(f"{option} ({option_name(words, option)})" for option in found.options)
        pieces = render.lines([("line", told), ("line", words.text("ui-options", options=options))])
        print("\n".join(pieces))


def option_name(words: Words, option: str) -> str:
    """What a set-up option is called: an expansion or a variant."""
    return words.text(f"expansion-{option}" if words.has(f"expansion-{option}") else f"option-{option}")


if __name__ == "__main__":
    sys.exit(main())
