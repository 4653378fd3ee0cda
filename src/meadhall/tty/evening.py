"""One evening at the keyboard: people at some seats, chance-driven bots at the others."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from meadhall.bots.random_bot import RandomBot
from meadhall.kernel.errors import Refused
from meadhall.kernel.record import MAGIC
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.words import Asked, Piece, View, Words, asked
from meadhall.tty import render

EVENTS_SHOWN = 24
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
COMMANDS = ("help", "table", "log", "undo", "save", "quit")


class Left(Exception):
    """The people have left."""


class Evening:
    """A table, who plays which seat, and what each has been shown."""

    def __init__(self, table: Table, words: Words, you: Iterable[int]) -> None:
        self.t = table
        self.words = words
        self.you = frozenset(you)
        self.bot = RandomBot()
        self.whims = {seat: random.Random(f"{table.setup.seed} {seat}") for seat in range(table.seats)}
        self.since = dict.fromkeys(self.you, 0)
        self.seen: frozenset[tuple[Piece, ...]] = frozenset()
        self.at_keyboard = -1
        self.ink = render.Ink(render.has_colour(sys.stdout), words.speech.colours(words, table.view(None)))
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "table": self.show_table,
            "log": self.show_log,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }
        self.typed_as = {words.text(f"ui-command-{name}"): name for name in COMMANDS}

    # -- the evening ----------------------------------------------------------------------------
    def play(self) -> None:
        try:
            self.welcome()
            while not self.t.over:
                self.answer_next()
            self.finish()
        except Left:
            self.say(self.words.text("ui-bye"))
        except (EOFError, KeyboardInterrupt):
            print()
            self.say(self.words.text("ui-bye"))

    def welcome(self) -> None:
        words = self.words
        self.say(words.text("ui-welcome", name=words.text("game"), seats=self.t.seats))
        view = self.t.view(None)
        if len(self.you) == self.t.seats:
            self.say(words.text("ui-you-all"))
        else:
            seats = ", ".join(words.seat(view, seat) for seat in sorted(self.you))
            self.say(words.text("ui-you", seats=seats))

    def answer_next(self) -> None:
        """Bots answer before people do: a sealed question then waits for nobody else."""
        waiting = self.t.question.seats
        for seat in waiting:
            if seat not in self.you:
                self.t.answer(seat, self.bot.choose(Chair(self.t, seat), self.whims[seat]))
                return
        self.prompt(waiting[0])

    def finish(self) -> None:
        words, view = self.words, self.t.view(None)
        seat = next(iter(self.you)) if len(self.you) == 1 else None
        told = render.happened(words, self.t.events(seat, min(self.since.values())), view, True)
        self.print(render.events(words, told, EVENTS_SHOWN))
        self.print(result(words, self.t, view))
        self.say(words.text("ui-seed", seed=str(self.t.setup.seed)))

    # -- asking a person --------------------------------------------------------------------------
    def prompt(self, seat: int) -> None:
        """Show what is new and ask until there is an answer."""
        if len(self.you) > 1 and self.at_keyboard != seat:
            self.pass_keyboard(seat)
        self.at_keyboard = seat
        self.show(seat)
        number = self.t.question.number
        while not self.t.over and self.t.question.number == number and seat in self.t.question.seats:
            typed = input(self.words.text("ui-prompt") + " ").strip()
            if typed:
                self.obey(seat, typed)

    def pass_keyboard(self, seat: int) -> None:
        """The last player's cards leave the screen before the next one looks."""
        if self.at_keyboard >= 0:
            self.clear()
        clan = self.words.seat(self.t.view(None), seat)
        self.print([("line", ""), ("line", self.words.text("ui-pass-keyboard", clan=clan))])
        input()
        self.clear()
        self.seen = frozenset()

    def clear(self) -> None:
        if render.has_screen(sys.stdout):
            print(CLEAR, end="")

    def show(self, seat: int) -> None:
        """The sections that changed since this seat looked, the events, the question."""
        words, view = self.words, self.t.view(seat)
        q = asked(view)
        assert q is not None
        laid = render.sections(words.speech.table(words, view))
        names = frozenset(name for option in q.options for name, _ in words.notes(option))
        self.print(render.fresh(laid, self.seen, names))
        self.seen = frozenset(laid)
        new = self.t.events(seat, self.since[seat])
        self.print(render.events(words, render.happened(words, new, view, True), EVENTS_SHOWN))
        self.since[seat] += len(new)
        self.show_question(q, view, seat)

    def show_question(self, q: Asked, view: View, seat: int) -> None:
        for line in render.question(self.words, q, view, seat, self.ink):
            print(line)

    # -- what was typed -----------------------------------------------------------------------------
    def obey(self, seat: int, typed: str) -> None:
        view = self.t.view(seat)
        q = asked(view)
        assert q is not None
        word, _, rest = typed.partition(" ")
        command = self.typed_as.get(word.lower(), word.lower())
        if typed.startswith("?"):
            self.explain(q, view, typed[1:].strip())
        elif typed.isdecimal():
            if 1 <= int(typed) <= len(q.options):
                self.t.answer(seat, q.options[int(typed) - 1], q.number)
            else:
                self.say(self.words.text("ui-range", most=len(q.options)))
        elif typed in q.options:
            self.t.answer(seat, typed, q.number)
        elif command in self.commands:
            self.commands[command](rest.strip())
        else:
            self.refuse(seat, typed)

    def explain(self, q: Asked, view: View, which: str) -> None:
        """`?` the rule behind the question, `? 3` the rule behind an option and what it names; with both,
        the odds where the game tells them."""
        words = self.words
        odds = self.t.odds(self.at_keyboard)
        if not which:
            self.say_rule(q.rule)
            for promised, figures in odds.items():
                label = words.option(promised, view)
                self.say(words.text("odds-option", option=label, odds=words.odds(figures)))
        elif which.isdecimal() and 1 <= int(which) <= len(q.options):
            option = q.options[int(which) - 1]
            self.say(words.option(option, view))
            self.say_rule(words.option_rule(option, view))
            if option in odds:
                self.say(words.odds(odds[option]))
            for name, text in words.notes(option):
                self.say(words.text("ui-about", name=name, text=text))
            self.say(words.text("ui-id", id=option))
        else:
            self.say(words.text("ui-range", most=len(q.options)))

    def refuse(self, seat: int, typed: str) -> None:
        """Why an option that was typed in full is none now."""
        try:
            self.t.setup.lexicon.code(typed)
        except Refused:
            self.say(self.words.text("ui-unknown", typed=typed))
            return
        try:
            self.t.answer(seat, typed)
        except Refused as e:
            self.say(self.words.text("ui-refused"))
            if e.rule:
                self.say_rule(e.rule)

    # -- commands -----------------------------------------------------------------------------------
    def show_help(self, rest: str) -> None:
        words = self.words
        topics = ("number", "why", "table", "log", "undo", "save", "quit")
        self.print([("heading", words.text("ui-help"))])
        self.print([("item", words.text(f"ui-help-{topic}")) for topic in topics])

    def show_table(self, rest: str) -> None:
        self.seen = frozenset()
        self.show(self.at_keyboard)

    def show_log(self, rest: str) -> None:
        words, view = self.words, self.t.view(self.at_keyboard)
        told = render.happened(words, self.t.events(self.at_keyboard), view, False)
        self.print([("heading", words.text("ui-log"))])
        self.print([("item", line) for line in told] or [("line", words.text("ui-log-empty"))])

    def undo(self, rest: str) -> None:
        try:
            self.t = self.t.undo(self.at_keyboard)
        except Refused as e:
            clan = self.words.seat(self.t.view(None), e.seat) if e.seat >= 0 else ""
            self.say(self.words.text(f"ui-{e.key}", clan=clan))
            return
        written = len(self.t.events(None))
        self.since = {seat: min(n, written) for seat, n in self.since.items()}
        self.say(self.words.text("ui-undone"))

    def save(self, name: str) -> None:
        words = self.words
        if not name:
            self.say(words.text("ui-save-name"))
            return
        path = Path(name).expanduser()
        try:
            if path.exists() and not path.read_bytes().startswith(MAGIC):
                self.say(words.text("ui-save-foreign", file=name))
                return
            write_whole(path, self.t.save())
        except OSError as e:
            self.say(words.text("ui-save-failed", file=name, reason=e.strerror or str(e)))
        else:
            self.say(words.text("ui-saved", file=name))

    def quit(self, rest: str) -> None:
        self.say(self.words.text("ui-leaving"))
        name = input("> ").strip()
        if name:
            self.save(name)
        raise Left

    # -- printing -------------------------------------------------------------------------------------
    def print(self, pieces: Iterable[Piece]) -> None:
        for line in render.lines(pieces, self.ink):
            print(line)

    def say(self, text: str) -> None:
        self.print([("line", text)])

    def say_rule(self, rule: str) -> None:
        self.say(self.words.text("ui-rule", rule=rule, text=self.words.rule(rule)))


def write_whole(path: Path, data: bytes) -> None:
    """The new file or the old one, never half of either, whenever the machine stops."""
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def result(words: Words, table: Table, view: View) -> list[Piece]:
    """Scores, the highest first, and who won."""
    laid: list[Piece] = [("heading", words.text("ui-over"))]
    scores = table.scores
    for seat in sorted(range(table.seats), key=lambda seat: -scores[seat]):
        key = "ui-score-winner" if seat in table.winners else "ui-score"
        laid.append(("item", words.text(key, clan=words.seat(view, seat), score=scores[seat])))
    if table.all_lost:
        return [*laid, ("line", words.text("ui-lost"))]
    winners = ", ".join(words.seat(view, seat) for seat in table.winners)
    laid.append(("line", words.text("ui-winners", count=len(table.winners), winners=winners)))
    return laid
