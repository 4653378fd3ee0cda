"""The screen: 80 columns in every language, plain without colour, one's own cards and nobody else's."""

from __future__ import annotations

import io
import re

import pytest

import meadhall
from meadhall.games.blood_rage.data import CARDS
from meadhall.kernel.table import Table
from meadhall.sim.words import LANGUAGES, Piece, Words, asked
from meadhall.tty import render
from tests.tty.plays import games, questions

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def screen(words: Words, t: Table, seat: int, ink: render.Ink = render.PLAIN) -> list[str]:
    """All that a seat is shown at a question."""
    view = t.view(seat)
    printed = render.lines(words.speech.table(words, view), ink)
    latest = max(0, len(t.events(seat)) - 40)
    told = render.happened(words, t.events(seat, latest), view, True)
    printed += render.lines(render.events(words, told, 24), ink)
    q = asked(view)
    if q is not None and q.options:
        printed += render.question(words, q, view, seat, ink)
    return printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", meadhall.games())
def test_no_line_is_over_80_columns(key: str, language: str) -> None:
    words = Words(key, language)
    for n, t in enumerate(games(key=key)):
        if n % 5 == 0 or t.over:
            for seat in range(t.seats) if t.over else t.question.seats:
                long = [line for line in screen(words, t, seat) if len(line) > render.WIDTH]
                assert long == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_hand_is_shown_and_no_other(language: str) -> None:
    words = Words("blood_rage", language)
    heading = words.text("table-hand").upper()
    for n, t in enumerate(questions(3, {}, 5)):
        if n % 10:
            continue
        for seat in range(t.seats):
            view = t.view(seat)
            laid = render.sections(words.speech.table(words, view))
            own = own_cards(view, seat)
            text = "\n".join(render.lines(piece for section in laid for piece in section))
            assert (heading in text) == bool(hand(view, seat))
            listed = {piece[1].partition(" (")[0].partition(" ×")[0] for piece in card_items(words, laid)}
            assert listed == {words.card(card) for card in own}


def card_items(words: Words, laid: list[tuple[Piece, ...]]) -> list[Piece]:
    """The entries that spell a card out."""
    names = tuple({words.card(card.kind) for card in CARDS})
    return [
        piece for section in laid for piece in section if piece[0] == "item" and piece[1].startswith(names)
    ]


def own_cards(view: dict[str, object], seat: int) -> list[str]:
    return [*hand(view, seat), *zone(view, seat, "quests"), *zone(view, seat, "pack")]


def hand(view: dict[str, object], seat: int) -> list[str]:
    return zone(view, seat, "hand")


def zone(view: dict[str, object], seat: int, name: str) -> list[str]:
    clans = view["clans"]
    assert isinstance(clans, list)
    return list(clans[seat][name])


def test_a_spectator_sees_no_hand() -> None:
    words = Words("blood_rage", "en")
    for n, t in enumerate(questions(3, {}, 5)):
        if n % 10 == 0:
            laid = render.sections(words.speech.table(words, t.view(None)))
            assert card_items(words, laid) == []


def test_colour_says_nothing_of_its_own() -> None:
    words = Words("blood_rage", "en")
    t = list(questions(4, {}, 3))[-1]
    ink = render.Ink(True, words.speech.colours(words, t.view(0)))
    coloured = screen(words, t, 0, ink)
    assert any("\x1b[91mWolf\x1b[0m" in line for line in coloured)
    assert [ESCAPES.sub("", line) for line in coloured] == screen(words, t, 0)


def test_a_name_within_a_word_is_not_coloured() -> None:
    ink = render.Ink(True, {"Wolf": "red"})
    assert ink.names("Wolfman") == "Wolfman"


def test_colour_only_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert render.has_colour(Terminal())
    assert not render.has_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not render.has_colour(Terminal())
    assert render.has_screen(Terminal())
    monkeypatch.setenv("TERM", "dumb")
    assert not render.has_screen(Terminal())


def test_options_stand_in_columns() -> None:
    assert render.columns(["a", "b", "c", "d"], 9, 2) == [
        " 9. a                      10. b                      11. c",
        "12. d",
    ]
    long = render.columns(["word " * 30], 1, 1)
    assert long[0].startswith("1. word") and long[1].startswith("   word")
    assert max(len(line) for line in long) <= render.WIDTH


def test_only_what_changed_is_shown_again() -> None:
    title: tuple[Piece, ...] = (("title", "t"),)
    board: tuple[Piece, ...] = (("heading", "board"), ("item", "Gimle"))
    hand: tuple[Piece, ...] = (("heading", "hand"), ("item", "Troll (2)"))
    laid = [title, board, hand]
    assert render.sections([*title, *board, *hand]) == laid
    assert render.fresh(laid, frozenset(), frozenset()) == [*title, *board, *hand]
    assert render.fresh(laid, frozenset(laid), frozenset()) == []
    assert render.fresh(laid, frozenset((title, hand)), frozenset()) == [*board]
    assert render.fresh(laid, frozenset(laid), frozenset(("Troll",))) == [*hand]
    assert render.fresh(laid, frozenset((board, hand)), frozenset()) == [*title, *board, *hand]


def test_repeated_events_are_told_once() -> None:
    words = Words("blood_rage", "en")
    t = list(questions(2, {}, 1))[20]
    told = render.happened(words, t.events(0), t.view(0), False)
    assert any(line.endswith("is dealt a card. ×8") for line in told)
    assert len(render.events(words, told, 3)) == 5  # heading, "earlier", three lines
