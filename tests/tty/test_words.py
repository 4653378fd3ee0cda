"""Every key that is needed stands in all four languages, takes the same variables, and speaks."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.games.blood_rage import text as blood_rage_text
from meadhall.games.blood_rage.data import CARDS, DATA
from meadhall.games.blood_rage.lexicon import SLOT_IDS
from meadhall.games.champions_of_midgard import text as champions_text
from meadhall.games.valhalla import text as valhalla_text
from meadhall.games.valhalla.asks import OPTION_IDS, PHASES
from meadhall.games.valhalla.parts import KIND_IDS
from meadhall.games.valhalla.powers import JARL_IDS, MONSTER_FX, MONSTER_IDS
from meadhall.kernel.lexicon import Form, Lexicon
from meadhall.sim.luck import measures_of
from meadhall.sim.words import LANGUAGES, SHARED, Speech, Words, asked
from meadhall.tty.evening import COMMANDS
from tests.tty.plays import games

GAMES = meadhall.games()
FOLDERS = {"": SHARED, **{key: meadhall.game(key).folder / "locale" for key in GAMES}}
SOURCES = Path(meadhall.__file__ or "").parent
LATIN = re.compile(r"[A-Za-z]+(?:[-.][A-Za-z]+)*")
TYPED = {*COMMANDS, "play", "load", "you", "Enter", "meadhall", "vecher.game", "vechir.game"}
SPEECHES: tuple[Speech, ...] = (blood_rage_text, champions_text, valhalla_text)  # promises kept, says mypy


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
def entries(key: str, language: str) -> tuple[ast.EntryType, ...]:
    text = (FOLDERS[key] / f"{language}.ftl").read_text("utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def catalogue(key: str, language: str) -> dict[str, Variables]:
    """Every message and attribute, with its variables and its plain text."""
    found = {}
    for entry in entries(key, language):
        if isinstance(entry, ast.Message):
            patterns = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for suffix, pattern in patterns:
                if pattern is not None:
                    seen = Variables()
                    seen.visit(pattern)
                    found[entry.id.name + suffix] = seen
    return found


def variables(form: Form) -> set[str]:
    """What a sentence about a form may name."""
    return {*form.fields, "clan"} if "seat" in form.fields else set(form.fields)


def lexicon(key: str) -> Lexicon:
    return meadhall.game(key).lexicon


def needed(key: str) -> set[str]:
    """What every game tells, and what only this one has."""
    game = meadhall.game(key)
    keys = {"game"}
    keys |= {f"ask-{form.word}" for form in game.lexicon.questions.values()}
    keys |= {f"option-{form.word}" for form in game.lexicon.verbs.values()}
    for form in game.lexicon.events.values():
        keys.add(f"event-{form.word}")
        if any(form.secret):
            keys.add(f"event-{form.word}-known")
    for kind in ("because", "phase"):
        keys |= {f"{kind}-{id}" for id in game.lexicon.lists.get(kind, ())}
    keys |= {f"luck-{measure}" for measure in measures_of(key)}
    rulings = game.data["ruling"]
    assert isinstance(rulings, list)
    keys |= {f"ruling-{ruling['id']}" for ruling in rulings}
    rules = (game.folder / "RULES.md").read_text("utf-8")
    keys |= {f"rule-{rule}" for rule in re.findall(r"^- ([A-Z]+-\d+) ", rules, re.MULTILINE)}
    return keys | OWN_KEYS[key]()


def blood_rage_keys() -> set[str]:
    keys = {f"slot-{id}" for id in SLOT_IDS}
    keys |= {f"card-{card.key}{suffix}" for card in CARDS for suffix in ("", ".text")}
    return (
        keys | {f"god-{god.id}.text" for god in DATA.god} | {f"region-{region.id}" for region in DATA.region}
    )


def champions_keys() -> set[str]:
    lists = lexicon("champions_of_midgard").lists
    kinds = ("leader", "location", "rune", "destiny", "journey")
    keys = {f"{kind}-{id}.text" for kind in kinds for id in lists[kind]}
    options = meadhall.game("champions_of_midgard").options
    return keys | {f"expansion-{option}{suffix}" for option in options for suffix in ("", ".text")} | {"odds"}


def valhalla_keys() -> set[str]:
    keys = {f"phase-{id}" for id in PHASES} | {f"expansion-{id}" for id in OPTION_IDS}
    keys |= {f"card-{id}{suffix}" for id in KIND_IDS for suffix in ("", ".text")}
    keys |= {f"jarl-{id}{suffix}" for id in JARL_IDS for suffix in ("", ".text")}
    return keys | {f"monster-{id}" for id in MONSTER_IDS} | {f"power-{id}" for id in MONSTER_FX}


OWN_KEYS = {
    "blood_rage": blood_rage_keys,
    "champions_of_midgard": champions_keys,
    "valhalla": valhalla_keys,
}


# -- the catalogues -----------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOLDERS)
def test_a_catalogue_has_no_junk_and_nothing_twice(key: str, language: str) -> None:
    assert not [entry.content for entry in entries(key, language) if isinstance(entry, ast.Junk)]
    ids = Counter(entry.id.name for entry in entries(key, language) if isinstance(entry, ast.Message))
    assert [id for id, n in ids.items() if n > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("key", FOLDERS)
def test_languages_have_the_same_keys_and_variables(key: str, language: str) -> None:
    english, other = catalogue(key, "en"), catalogue(key, language)
    assert set(english) == set(other)
    assert {k for k in english if english[k].names != other[k].names} == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("key", FOLDERS)
def test_nothing_is_left_in_english(key: str, language: str) -> None:
    """Only what is typed as it stands may be in Latin letters."""
    left = {
        k: words
        for k, found in catalogue(key, language).items()
        if (words := set(LATIN.findall(" ".join(found.texts))) - TYPED)
    }
    assert left == {}


@pytest.mark.parametrize("key", GAMES)
def test_games_and_the_terminal_share_no_key(key: str) -> None:
    assert set(catalogue("", "en")) & set(catalogue(key, "en")) == set()


def test_the_shared_words_know_no_game() -> None:
    told = " ".join(text for found in catalogue("", "en").values() for text in found.texts)
    assert not re.search(r"clan|rage|glory|province|card", told, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_key_that_the_game_needs_is_there(key: str, language: str) -> None:
    assert needed(key) - set(catalogue(key, language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_id_has_a_name(key: str, language: str) -> None:
    words = Words(key, language)
    for kind, ids in lexicon(key).lists.items():
        assert all(words.name(kind, id) for id in ids)


@pytest.mark.parametrize("game", GAMES)
def test_sentences_use_only_what_they_are_told(game: str) -> None:
    told = catalogue(game, "en")
    for prefix, forms in (
        ("ask", lexicon(game).questions),
        ("option", lexicon(game).verbs),
        ("event", lexicon(game).events),
    ):
        for form in forms.values():
            for key in told:
                if key == f"{prefix}-{form.word}" or key.startswith(f"{prefix}-{form.word}-"):
                    assert told[key].names <= variables(form), key


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_about_something_that_is_gone(game: str) -> None:
    words = {"ask": set[str](), "option": {"first_game"}, "event": set[str]()}
    words["ask"] |= {form.word for form in lexicon(game).questions.values()}
    words["option"] |= {form.word for form in lexicon(game).verbs.values()}
    words["event"] |= {form.word for form in lexicon(game).events.values()}
    for key in catalogue(game, "en"):
        prefix, _, rest = key.partition("-")
        if prefix in words:
            word, _, special = rest.partition(".")[0].partition("-")
            assert word in words[prefix], key
            assert prefix != "option" or not special or special in words["ask"], key


def test_every_word_of_the_terminal_is_used() -> None:
    folders = (SOURCES / "tty", SOURCES / "sim")
    code = " ".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.py"))
    unused = {key for key in catalogue("", "en") if key.startswith("ui-") and f'"{key}"' not in code}
    assert unused == {key for key in unused if key.startswith(("ui-command-", "ui-help-", "ui-undo-"))}


# -- speaking -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_random_games_are_told_without_a_gap(key: str, language: str) -> None:
    """Questions, options of seats and of chance, and events as each viewer reads them."""
    words = Words(key, language)
    told = set()
    for t in games(chance="ask", key=key):
        view = t.view(None)
        if t.over:
            for viewer in (None, *range(t.seats)):
                for event in t.events(viewer):
                    assert "\u2068" not in words.event(event, view)
            continue
        seat = t.question.seats[0]
        if seat >= 0:
            view = t.view(seat)
        q = asked(view)
        assert q is not None
        assert words.ask(q, view)
        assert words.rule(q.rule)
        for option in t.options(seat):
            if (q.kind, option.id) in told:
                continue
            told.add((q.kind, option.id))
            assert words.option(option, view) == words.option(option.id, view)
            assert words.rule(words.option_rule(option, view))
            assert all(text for _, text in words.notes(option))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_can_be_said(game: str, language: str) -> None:
    """With the first id of each list and numbers of every grammatical kind, rare events too."""
    words = Words(game, language)
    told = lexicon(game)
    view: dict[str, object] = {
        "clans": [{"clan": "wolf", "leader": "ullr"}] * 22,
        "players": [{"shield": "raven"}] * 22,
        "question": None,
    }
    for n in (0, 1, 2, 5, 21):
        for form in (*told.questions.values(), *told.verbs.values(), *told.events.values()):
            given = {f: ids[0] if ids else n for f, ids in zip(form.fields, form.lists, strict=True)}
            args = words.told(form, given, view)
            for key in catalogue(game, language):
                if key.startswith(("ask-", "option-", "event-")) and key.split("-")[1] == form.word:
                    kind = {"ask": words.questions, "option": words.verbs, "event": words.events}
                    if kind[key.split("-")[0]].get(form.word) is form:
                        assert words.text(key, **args)


def test_what_is_hidden_is_told_without_it() -> None:
    words = Words("blood_rage", "en")
    t = next(iter(games()))
    view: dict[str, object] = {**t.view(None), "clans": [{"clan": "wolf"}, {"clan": "raven"}]}
    seen: dict[str, int | str | None] = {"event": "dealt", "seat": 1, "card": "troll_a1"}
    assert words.event(seen, view) == "Raven is dealt Troll."
    assert words.event({"event": "dealt", "seat": 1}, view) == "Raven is dealt a card."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["discards nothing.", "discards 1 card.", "discards 2 cards.", "discards 5 cards."]),
        ("ru", ["ничего не сбрасывает.", "сбрасывает 1 карту.", "сбрасывает 2 карты.", "сбрасывает 5 карт."]),
        ("uk", ["нічого не скидає.", "скидає 1 карту.", "скидає 2 карти.", "скидає 5 карт."]),
        ("bg", ["не изчиства нищо.", "изчиства 1 карта.", "изчиства 2 карти.", "изчиства 5 карти."]),
    ],
)
def test_numbers_agree_with_their_nouns(language: str, told: list[str]) -> None:
    words = Words("blood_rage", language)
    lines = [words.text("event-threw_away", clan="X", cards=n) for n in (0, 1, 2, 5)]
    assert lines == [f"X {line}" for line in told]


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [
        ("en", "X: +21 glory (battle).", "X: −2 glory (theft)."),
        ("ru", "X: +21 слава (битва).", "X: −2 славы (кража)."),
        ("uk", "X: +21 очко слави (битва).", "X: −2 очки слави (крадіжка)."),
        ("bg", "X: +21 слава (битка).", "X: −2 слава (кражба)."),
    ],
)
def test_glory_is_won_and_lost(language: str, won: str, lost: str) -> None:
    words = Words("blood_rage", language)
    battle, theft = words.name("because", "battle"), words.name("because", "theft")
    assert words.text("event-glory", clan="X", gained=21, lost=0, because=battle) == won
    assert words.text("event-glory", clan="X", gained=0, lost=2, because=theft) == lost


def test_the_odds_are_told_in_every_language() -> None:
    told = [Words("champions_of_midgard", lang).odds({"kill": 0.625, "losses": 1.5}) for lang in LANGUAGES]
    assert told[0] == "Kill 62.5 %, expected losses 1.50"
    assert all("62.5" in line and "1.50" in line for line in told)
    told = [Words("valhalla", lang).odds({"slot_1": 0.625, "reach": 0.5}) for lang in LANGUAGES]
    assert told[0] == "slot 2 armed: 62.5 %; enough strength: 50.0 %"
    assert all("62.5" in line and "50.0" in line for line in told)


def test_declining_is_no_pass() -> None:
    """The same answer reads otherwise where it only turns an offer down, and has another rule."""
    words = Words("blood_rage", "en")
    for t in games():
        if not t.over and t.question.kind == "join":
            view = t.view(t.question.seats[0])
            assert words.option("pass", view) == "Bring nobody"
            assert words.option_rule("pass", view) == "BR-372"
            return
    raise AssertionError("nobody was called to a battle")


def test_cards_of_different_ages_share_their_words() -> None:
    words = Words("blood_rage", "en")
    assert words.card("tyrs_crush_a1") == words.card("tyrs_crush_a3") == "Tyr's Crush"
    assert words.card_text("troll_a1").startswith("Invading")


def test_a_name_that_ends_a_sentence_ends_it_once() -> None:
    told = Words("blood_rage", "en").text("event-dealt-known", clan="Wolf", card="For Odin!")
    assert told == "Wolf is dealt For Odin!"


def test_a_missing_key_is_an_error() -> None:
    words = Words("blood_rage", "en")
    for key in ("no-such", "card-troll.no-such"):
        with pytest.raises(KeyError):
            words.text(key)
    with pytest.raises(KeyError):
        words.text("event-age")  # without its variable
    with pytest.raises(KeyError):
        words.name("place", "no_such")
    with pytest.raises(KeyError):
        Words("blood_rage", "fr")
