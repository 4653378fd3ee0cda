"""Pieces into lines of at most 80 columns; colour is added last and carries no meaning of its own."""

from __future__ import annotations

import itertools
import os
import re
import textwrap
from collections.abc import Iterable, Mapping
from typing import TextIO

from meadhall.sim.words import Asked, Piece, View, Words

WIDTH = 80
GAP = 2
INDENT = {"line": ("", "  "), "item": ("- ", "    "), "detail": ("    ", "      ")}
BOLD = "1"
CODES = {"red": "91", "blue": "94", "yellow": "93", "brown": "33", "green": "92"}
Event = dict[str, int | str | None]


class Ink:
    """Colour where the terminal has it."""

    def __init__(self, on: bool, names: Mapping[str, str]) -> None:
        self.codes = {name: CODES[colour] for name, colour in names.items()} if on else {}
        self.on = on
        longest_first = sorted(self.codes, key=len, reverse=True)
        self.pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b")

    def bold(self, line: str) -> str:
        return f"\x1b[{BOLD}m{line}\x1b[0m" if self.on and line else line

    def names(self, line: str) -> str:
        if not self.codes:
            return line
        return self.pattern.sub(lambda found: f"\x1b[{self.codes[found[0]]}m{found[0]}\x1b[0m", line)


PLAIN = Ink(False, {})


def has_screen(out: TextIO) -> bool:
    """A terminal that obeys: it can be cleared."""
    return out.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def has_colour(out: TextIO) -> bool:
    """Such a terminal, and nobody asked for no colour (no-color.org)."""
    return has_screen(out) and not os.environ.get("NO_COLOR")


def wrap(text: str, first: str = "", rest: str = "") -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
    ) or [first.rstrip()]


def lines(pieces: Iterable[Piece], ink: Ink = PLAIN) -> list[str]:
    printed: list[str] = []
    for kind, text in pieces:
        if kind == "title" or kind == "heading":
            printed += ["", *(ink.bold(line) for line in wrap(text.upper()))]
        else:
            printed += [ink.names(line) for line in wrap(text, *INDENT[kind])]
    return printed


# -- sections -----------------------------------------------------------------------------------------
def sections(pieces: Iterable[Piece]) -> list[tuple[Piece, ...]]:
    """The pieces cut before each heading."""
    cut: list[list[Piece]] = []
    for piece in pieces:
        if not cut or piece[0] in ("title", "heading"):
            cut.append([])
        cut[-1].append(piece)
    return [tuple(section) for section in cut]


def fresh(
    laid: list[tuple[Piece, ...]], seen: frozenset[tuple[Piece, ...]], names: frozenset[str]
) -> list[Piece]:
    """Sections not shown before, and those that list what the options are about; under a new title, all."""
    shown: list[Piece] = []
    if laid[0] not in seen:
        seen = frozenset()
    for section in laid:
        listed = any(kind == "item" and text.startswith(tuple(names)) for kind, text in section)
        if section not in seen or listed:
            shown += section
    return shown


# -- events -------------------------------------------------------------------------------------------
def happened(words: Words, events: Iterable[Event], view: View, quiet: bool) -> list[str]:
    """The events in words; a line that repeats is told once, with how often."""
    told = (
        words.event(event, view) for event in events if not quiet or event["event"] not in words.speech.QUIET
    )
    folded = []
    for line, same in itertools.groupby(told):
        times = len(list(same))
        folded.append(line if times == 1 else words.text("ui-times", line=line, times=times))
    return folded


def events(words: Words, told: list[str], most: int) -> list[Piece]:
    """The latest lines; the log keeps the others."""
    if not told:
        return []
    laid: list[Piece] = [("heading", words.text("ui-since"))]
    if len(told) > most:
        laid.append(("line", words.text("ui-earlier", lines=len(told) - most)))
    return [*laid, *(("item", line) for line in told[-most:])]


# -- the question -------------------------------------------------------------------------------------
def question(words: Words, q: Asked, view: View, seat: int, ink: Ink) -> list[str]:
    printed = lines([("heading", words.seat(view, seat))], ink)
    printed += [ink.bold(line) for line in wrap(words.ask(q, view))]
    labels = [words.option(option, view) for option in q.options]
    start = 0
    digits = len(str(len(labels)))
    for _, group in itertools.groupby(q.options, family):
        size = len(list(group))
        printed += [ink.names(line) for line in columns(labels[start : start + size], start + 1, digits)]
        start += size
    return printed


def family(option: str) -> str:
    """Options that differ in their last field only stand together."""
    return option.rpartition(":")[0] if option.count(":") > 1 else option.partition(":")[0]


def columns(labels: list[str], first: int, digits: int) -> list[str]:
    """Numbered labels, row by row, in as many columns as fit."""
    numbered = [f"{n:>{digits}}. {label}" for n, label in enumerate(labels, first)]
    widest = max(len(label) for label in numbered)
    across = next((n for n in (3, 2) if widest <= column(n)), 1)
    if across == 1:
        rest = " " * (digits + 2)
        return [line for label in numbered for line in hanging(label, rest)]
    rows = [numbered[i : i + across] for i in range(0, len(numbered), across)]
    return [(" " * GAP).join(label.ljust(column(across)) for label in row).rstrip() for row in rows]


def column(across: int) -> int:
    """The width of one of so many columns."""
    return (WIDTH + GAP) // across - GAP


def hanging(label: str, rest: str) -> list[str]:
    lead = label[: len(label) - len(label.lstrip())]
    return wrap(label.lstrip(), lead, rest)
