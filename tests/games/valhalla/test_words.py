"""Every word of Valhalla stands in all four languages, takes the same variables, and speaks."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.games.valhalla import text as valhalla_text
from meadhall.games.valhalla.asks import OPTION_IDS, PHASES
from meadhall.games.valhalla.data import DATA
from meadhall.games.valhalla.lexicon import LEXICON
from meadhall.games.valhalla.parts import JARL_IDS, KIND_IDS, MONSTER_FX, MONSTER_IDS
from meadhall.kernel.lexicon import Form
from meadhall.sim.words import LANGUAGES, Speech, Words, asked
from meadhall.tty import render
from tests.contract.play import Case

FOLDER = meadhall.game("valhalla").folder
LATIN = re.compile(r"[A-Za-z]+")
SPEECH: Speech = valhalla_text  # the module keeps the promise, says mypy
BOXES = (
    Case("valhalla", 2),
    Case("valhalla", 3, ("dvergar", "last_viking", "loki", "thor", "tyr", "valkyries")),
    Case("valhalla", 4, ("built_hand", "loki", "partnership")),
    Case("valhalla", 1, ("hel", "valkyries")),
)


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@cache
def catalogue(language: str) -> dict[str, Variables]:
    """Every message and attribute, with its variables and its plain text."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse((FOLDER / "locale" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            patterns = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for suffix, pattern in patterns:
                if pattern is not None:
                    seen = Variables()
                    seen.visit(pattern)
                    assert entry.id.name + suffix not in found, "twice"
                    found[entry.id.name + suffix] = seen
    return found


def needed() -> set[str]:
    keys = {"game"}
    keys |= {f"ask-{form.word}" for form in LEXICON.questions.values()}
    keys |= {f"option-{form.word}" for form in LEXICON.verbs.values()}
    for form in LEXICON.events.values():
        keys.add(f"event-{form.word}")
        if any(form.secret):
            keys.add(f"event-{form.word}-known")
    keys |= {f"phase-{id}" for id in PHASES} | {f"expansion-{id}" for id in OPTION_IDS}
    keys |= {f"card-{id}{suffix}" for id in KIND_IDS for suffix in ("", ".text")}
    keys |= {f"jarl-{id}{suffix}" for id in JARL_IDS for suffix in ("", ".text")}
    keys |= {f"monster-{id}" for id in MONSTER_IDS} | {f"power-{id}" for id in MONSTER_FX}
    keys |= {f"ruling-{ruling.id}" for ruling in DATA.ruling}
    rules = (FOLDER / "RULES.md").read_text("utf-8")
    return keys | {f"rule-{rule}" for rule in re.findall(r"^- (VH-\d+) ", rules, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_takes_the_same_variables(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert needed() - set(other) == set() and set(english) == set(other)
    assert {k for k in english if english[k].names != other[k].names} == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    left = {k: found for k, v in catalogue(language).items() if (found := LATIN.findall(" ".join(v.texts)))}
    assert left == {}


def test_sentences_use_only_what_they_are_told() -> None:
    told = catalogue("en")
    forms = (("ask", LEXICON.questions), ("option", LEXICON.verbs), ("event", LEXICON.events))
    words = {prefix: {form.word: form for form in table.values()} for prefix, table in forms}
    for key, found in told.items():
        prefix, _, rest = key.partition("-")
        if prefix in words:
            form = words[prefix].get(rest.partition("-")[0])
            assert form is not None, f"{key} is about something that is gone"
            assert found.names <= variables(form), key


def variables(form: Form) -> set[str]:
    return {*form.fields, "clan"} if "seat" in form.fields else set(form.fields)


@pytest.mark.parametrize(("case", "language"), list(zip(BOXES, LANGUAGES, strict=True)), ids=str)
def test_random_games_are_told_without_a_gap(case: Case, language: str) -> None:
    """Questions, options, events, and the table in 80 columns."""
    words = Words("valhalla", language)
    t = case.start(chance="ask")
    rng = random.Random(3)
    told: set[str] = set()
    while not t.over:
        seat = t.question.seats[0]
        view = t.view(seat if seat >= 0 else None)
        q = asked(view)
        assert q is not None and words.ask(q, view) and words.rule(q.rule)
        for option in t.options(seat) if q.kind not in told else [t.options(seat)[0]]:
            assert words.option(option, view)
            assert words.rule(words.option_rule(option, view))
        told.add(q.kind)
        if q.number % 17 == 0:
            printed = render.lines(words.speech.table(words, view), render.PLAIN)
            assert all(len(line) <= render.WIDTH for line in printed)
        t.answer(seat, rng.choice(t.options(seat).ids))
    for viewer in (None, *range(t.seats)):
        for event in t.events(viewer):
            assert words.event(event, t.view(None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language: str) -> None:
    words = Words("valhalla", language)
    for kind, ids in LEXICON.lists.items():
        assert all(words.name(kind, id) for id in ids)
