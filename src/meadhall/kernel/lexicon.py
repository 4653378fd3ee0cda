"""Ids that mean something: options, questions and events between packed ints and text.

A game writes its verbs, questions and events as short declarations, `"invade figure:figure to:place"`,
over named lists of ids. Text ids look like `invade:figure=warrior:to=gimle`.
"""

from __future__ import annotations

from typing import TypeAlias

from meadhall.kernel.errors import Refused

Ids: TypeAlias = tuple[str, ...]
NUMBERS: Ids = ()  # a field over this list is a plain number


class Form:
    """The shape of a verb, a question or an event: a word and its fields."""

    def __init__(self, text: str, rule: str, lists: dict[str, Ids], reveals: bool = False) -> None:
        words = text.split()
        self.word = words[0]
        self.rule = rule
        self.reveals = reveals  # an event from which those who see it learn something hidden
        self.fields: list[str] = []
        self.lists: list[Ids] = []
        self.kinds: list[str] = []
        self.secret: list[bool] = []
        for field in words[1:]:
            name, _, kind = field.partition(":")
            self.secret.append(kind.endswith("!"))
            kind = kind.rstrip("!")
            self.fields.append(name)
            self.kinds.append(kind)
            self.lists.append(lists[kind])

    def id_of(self, i: int, value: int) -> int | str | None:
        """The id of a field's value; None where the field is empty (-1)."""
        if value < 0:
            return None
        return self.lists[i][value] if self.lists[i] else value

    def value_of(self, i: int, text: str) -> int:
        if self.lists[i]:
            return self.lists[i].index(text)
        if not text.isascii() or not text.isdigit() or str(int(text[:9])) != text:
            raise ValueError(text)  # one spelling a number, or one option had many ids
        return int(text)


class Lexicon:
    """All forms of one game, by number and by word."""

    def __init__(
        self,
        lists: dict[str, Ids],
        verbs: dict[int, tuple[str, str]],
        questions: dict[int, tuple[str, str]],
        events: dict[int, tuple[str, str]],
        revealing: frozenset[int],
    ) -> None:
        lists = {"number": NUMBERS, **lists}
        self.lists = lists
        self.verbs = {n: Form(text, rule, lists) for n, (text, rule) in verbs.items()}
        self.questions = {n: Form(text, rule, lists) for n, (text, rule) in questions.items()}
        self.events = {n: Form(text, rule, lists, n in revealing) for n, (text, rule) in events.items()}
        self.verb_numbers = {form.word: n for n, form in self.verbs.items()}

    def option_id(self, code: int) -> str:
        form = self.verbs[code >> 24]
        parts = [form.word]
        for i, field in enumerate(form.fields):
            value = code >> 16 - 8 * i & 255
            parts.append(f"{field}={form.lists[i][value] if form.lists[i] else value}")
        return ":".join(parts)

    def option_fields(self, code: int) -> dict[str, int | str]:
        form = self.verbs[code >> 24]
        fields: dict[str, int | str] = {}
        for i, field in enumerate(form.fields):
            value = code >> 16 - 8 * i & 255
            fields[field] = form.lists[i][value] if form.lists[i] else value
        return fields

    def code(self, text: str) -> int:
        """The packed form of an option's id; Refused if it is none of this game's."""
        word, *given = text.split(":")
        if word not in self.verb_numbers:
            raise Refused(f"there is no option {text!r}")
        n = self.verb_numbers[word]
        form = self.verbs[n]
        code = n << 24
        if [part.partition("=")[0] for part in given] != form.fields:
            raise Refused(f"{word!r} takes {', '.join(form.fields) or 'nothing more'}")
        for i, part in enumerate(given):
            try:
                value = form.value_of(i, part.partition("=")[2])
            except ValueError:
                raise Refused(f"{part!r} names nothing in this game") from None
            if not 0 <= value <= 255:
                raise Refused(f"{part!r} names nothing in this game")
            code |= value << 16 - 8 * i
        return code

    def event(self, kind: int, values: tuple[int, ...], sees_all: bool) -> dict[str, int | str | None]:
        """An event as one viewer reads it; its secret fields are left out for the others."""
        form = self.events[kind]
        told: dict[str, int | str | None] = {"event": form.word}
        for i, field in enumerate(form.fields):
            if sees_all or not form.secret[i]:
                told[field] = form.id_of(i, values[i])
        return told
