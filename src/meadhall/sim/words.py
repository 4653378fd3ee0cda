"""Ids into sentences: questions, options, events, rules and cards in the reader's language.

A game's `text.py` says how its ids find their words (`Speech`); the sentences are in `locale/*.ftl`,
the shared ones beside this package, a game's own in its folder.
"""

from __future__ import annotations

import functools
import importlib
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, Protocol, TypeAlias, runtime_checkable

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from meadhall.kernel.ask import Option
from meadhall.kernel.lexicon import Form
from meadhall.sim.library import game

LANGUAGES = ("en", "ru", "uk", "bg")
SHARED = Path(__file__).parent.parent / "locale"
NOTHING = "—"
ONE_STOP = re.compile(r"(?<=[!?])\.(?!\.)")  # a name that ends in "!" ends a sentence by itself

View: TypeAlias = dict[str, object]
Value: TypeAlias = int | str
Piece: TypeAlias = tuple[Literal["title", "heading", "line", "item", "detail"], str]


class Asked(msgspec.Struct, frozen=True):
    """The open question of a view."""

    number: int
    kind: str
    about: dict[str, int | str | None]
    rule: str
    seats: tuple[int, ...]
    sealed: tuple[int, ...]
    options: tuple[str, ...] = ()
    prices: dict[str, int] = {}
    given: str | None = None


class Seen(msgspec.Struct, frozen=True):
    question: Asked | None


def asked(view: View) -> Asked | None:
    return msgspec.convert(view, Seen).question


@runtime_checkable
class Speech(Protocol):
    """What a game's `text.py` tells about its ids. A module fits."""

    NAMES: Mapping[str, tuple[str, ...]]
    """Under which prefixes the names of each list of ids stand in the catalogue."""
    SEATS: frozenset[str]
    """Number fields that are seats; `seat` is told as $clan, and as $seat counted from 1."""
    QUIET: frozenset[str]
    """Events too small for the table; the log has them."""

    def stem(self, kind: str, id: str) -> str:
        """The part of an id that its name is found by."""

    def seat_id(self, view: View, seat: int) -> tuple[str, str] | None:
        """What a seat is called, as a list and an id of it; None as long as it has no name."""

    def rule_of(self, rule: str, verb: str, question: str, question_rule: str) -> str:
        """The rule behind an option, where it depends on the question."""

    def colours(self, words: Words, view: View) -> dict[str, str]:
        """Names that stand out, each with its colour."""

    def table(self, words: Words, view: View) -> list[Piece]:
        """The table as headings and lists."""


def speech(key: str) -> Speech:
    found = importlib.import_module(f"meadhall.games.{key}.text")
    assert isinstance(found, Speech)
    return found


@functools.cache
def bundle(key: str, language: str) -> FluentBundle:
    """The catalogue of a game and the shared one; "" is the shared one alone."""
    if language not in LANGUAGES:
        raise KeyError(language)
    made = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, game(key).folder / "locale") if key else (SHARED,):
        made.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return made


class Words:
    """One game's words in one language. A missing key is a KeyError."""

    def __init__(self, game_key: str, language: str) -> None:
        self.bundle = bundle(game_key, language)
        self.language = language
        self.key = game_key
        self.named: dict[tuple[str, str], str] = {}
        if game_key:
            self.speech = speech(game_key)
            lexicon = game(game_key).lexicon
            self.questions = by_word(lexicon.questions.values())
            self.verbs = by_word(lexicon.verbs.values())
            self.events = by_word(lexicon.events.values())

    # -- catalogue ------------------------------------------------------------------------------
    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def text(self, key: str, /, **args: Value) -> str:
        """A message, or with `key.attribute` an attribute of one."""
        if not self.has(key):
            raise KeyError(f"{key} ({self.language})")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{key} ({self.language})")
        told, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"{key} ({self.language}): {errors[0]}")
        return ONE_STOP.sub("", str(told))

    def name(self, kind: str, id: str) -> str:
        """The name of an id in one of the game's lists."""
        if (kind, id) not in self.named:
            self.named[kind, id] = self.text(self.name_key(kind, id))
        return self.named[kind, id]

    def name_key(self, kind: str, id: str) -> str:
        stem = self.speech.stem(kind, id)
        for prefix in self.speech.NAMES[kind]:
            if self.has(f"{prefix}-{stem}"):
                return f"{prefix}-{stem}"
        raise KeyError(f"{kind} {id} ({self.language})")

    def seat(self, view: View, seat: int) -> str:
        """A seat by its name in the game, or by its number."""
        called = self.speech.seat_id(view, seat)
        return self.text("ui-seat", seat=seat + 1) if called is None else self.name(*called)

    # -- sentences ------------------------------------------------------------------------------
    def ask(self, question: Asked | Mapping[str, object], view: View) -> str:
        q = question if isinstance(question, Asked) else msgspec.convert(question, Asked)
        return self.text(f"ask-{q.kind}", **self.told(self.questions[q.kind], q.about, view))

    def option(self, option: str | Option, view: View) -> str:
        """A label; a verb may have its own for one kind of question, `option-pass-join`."""
        form, fields = self.option_parts(option)
        q = asked(view)
        key = f"option-{form.word}"
        if q is not None and self.has(f"{key}-{q.kind}"):
            key = f"{key}-{q.kind}"
        label = self.text(key, **self.told(form, fields, view))
        price = 0 if q is None else q.prices.get(option if isinstance(option, str) else option.id, 0)
        return self.text("label-price", label=label, price=price) if price else label

    def event(self, event: Mapping[str, int | str | None], view: View) -> str:
        """A line of the log; one who saw the secret part reads `event-…-known`."""
        word = event["event"]
        assert isinstance(word, str)
        form = self.events[word]
        secret = [field for field, hidden in zip(form.fields, form.secret, strict=True) if hidden]
        key = f"event-{word}"
        if secret and all(event.get(field) is not None for field in secret):
            key += "-known"
        return self.text(key, **self.told(form, event, view))

    def odds(self, figures: Mapping[str, float]) -> str:
        """Exact odds of an option: chances in percent, losses as a number; in one sentence where the game has
        one, else figure by figure. `slot_3` is the chance of a thing."""
        told = {name: f"{n:.2f}" if name == "losses" else f"{n * 100:.1f}" for name, n in figures.items()}
        if self.has("odds"):
            return self.text("odds", **told)
        return "; ".join(self.chance(*figure.partition("_"), chance) for figure, chance in told.items())

    def chance(self, kind: str, _: str, id: str, chance: str) -> str:
        args = {kind: self.name(kind, id)} if id else {}
        return self.text(f"odds-{kind}", chance=chance, **args)

    def rule(self, rule_id: str) -> str:
        return self.text(f"rule-{rule_id}")

    def card(self, kind_id: str) -> str:
        return self.name("card", kind_id)

    def card_text(self, kind_id: str) -> str:
        return self.text(f"{self.name_key('card', kind_id)}.text")

    def option_rule(self, option: str | Option, view: View) -> str:
        """The id of the rule behind an option."""
        form, _ = self.option_parts(option)
        q = asked(view)
        return form.rule if q is None else self.speech.rule_of(form.rule, form.word, q.kind, q.rule)

    def notes(self, option: str | Option) -> list[tuple[str, str]]:
        """Name and text of whatever an option names that has a text: cards, monsters, gods."""
        form, fields = self.option_parts(option)
        found = []
        for field, kind in zip(form.fields, form.kinds, strict=True):
            value = fields[field]
            if isinstance(value, str):
                key = self.name_key(kind, value)
                if self.has(f"{key}.text"):
                    found.append((self.text(key), self.text(f"{key}.text")))
        return found

    # -- fields ---------------------------------------------------------------------------------
    def option_parts(self, option: str | Option) -> tuple[Form, dict[str, int | str]]:
        if isinstance(option, Option):
            return self.verbs[option.verb], option.fields
        word, *given = option.split(":")
        form = self.verbs[word]
        values = [part.partition("=")[2] for part in given]
        fields: dict[str, int | str] = {}
        for field, ids, value in zip(form.fields, form.lists, values, strict=True):
            fields[field] = value if ids else int(value)
        return form, fields

    def told(self, form: Form, given: Mapping[str, int | str | None], view: View) -> dict[str, Value]:
        """The fields of a form as a sentence takes them; hidden ones are left out."""
        args: dict[str, Value] = {}
        for field, kind in zip(form.fields, form.kinds, strict=True):
            if field not in given:
                continue
            value = given[field]
            if isinstance(value, str):
                args[field] = self.name(kind, value)
            elif value is None:
                args[field] = 0 if kind == "number" else NOTHING
            elif field in self.speech.SEATS:
                if field == "seat":
                    args["seat"] = value + 1
                    args.setdefault("clan", self.seat(view, value))
                else:
                    args[field] = self.seat(view, value)
            else:
                args[field] = value
        return args


def own_language() -> str:
    """The reader's language, as the environment has it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            language = os.environ[variable][:2]
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def by_word(forms: Iterable[Form]) -> dict[str, Form]:
    return {form.word: form for form in forms}
