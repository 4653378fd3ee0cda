"""What a client needs to know of the games before it shows one: shapes, lists, words, bot levels."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import itertools
from collections.abc import Iterable
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader, ETag
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from meadhall.bots.levels import LEVELS
from meadhall.kernel.errors import BadOption
from meadhall.kernel.game import Game
from meadhall.kernel.lexicon import Form
from meadhall.server.problems import Asked, Denied
from meadhall.server.wire import FormRow, GameRow, Kit
from meadhall.sim.library import game, games
from meadhall.sim.words import LANGUAGES, SHARED, speech

Key: TypeAlias = Annotated[str, PathParameter(max_length=40)]
T = TypeVar("T")

ASK_AGAIN = CacheControlHeader(no_cache=True, public=True)
UNCHANGED = {304: ResponseSpec(None, description="As the asker has it")}


def form_rows(forms: Iterable[Form]) -> list[FormRow]:
    return [FormRow(form.word, form.rule, form.fields, form.kinds, form.secret) for form in forms]


@functools.cache
def kit(key: str) -> Kit:
    found, said = game(key), speech(key)
    lists = {name: list(ids) for name, ids in found.lexicon.lists.items()}
    return Kit(
        key=key,
        version=found.version,
        seats=list(found.seats),
        options=found.options,
        lists=lists,
        names={kind: list(prefixes) for kind, prefixes in said.NAMES.items()},
        stems={
            kind: {id: said.stem(kind, id) for id in lists[kind] if said.stem(kind, id) != id}
            for kind in said.NAMES
        },
        seat_fields=sorted(said.SEATS),
        quiet=sorted(said.QUIET),
        questions=form_rows(found.lexicon.questions.values()),
        verbs=form_rows(found.lexicon.verbs.values()),
        events=form_rows(found.lexicon.events.values()),
        data=found.data,
    )


@functools.cache
def game_row(key: str) -> GameRow:
    found = game(key)
    needs = {seats: needed for seats in found.seats if (needed := options_needed(found, seats))}
    return GameRow(key, list(found.seats), found.options, needs)


def options_needed(found: Game, seats: int) -> dict[str, bool]:
    """The fewest options that have to be set otherwise for so many seats."""
    for count in range(len(found.options) + 1):
        for names in itertools.combinations(found.options, count):
            changed = {name: not found.options[name] for name in names}
            with contextlib.suppress(BadOption):
                found.setup(seats, 0, changed)
                return changed
    raise BadOption("seats", f"{found.key} cannot be set up for {seats}")


@functools.cache
def words(language: str, key: str = "") -> str:
    """A catalogue of a game, or the shared one."""
    folder = game(key).folder / "locale" if key else SHARED
    return (folder / f"{language}.ftl").read_text("utf-8")


def mark(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]


@functools.cache
def kit_mark(key: str) -> str:
    return mark(msgspec.json.encode(kit(key)))


def known(request: Asked, etag: str) -> bool:
    """Whether the asker has this already."""
    asked = request.headers.get("if-none-match", "")
    return etag in (part.strip().removeprefix("W/").strip('"') for part in asked.split(","))


def marked(request: Asked, content: T, etag: str, media_type: MediaType) -> Response[T | None]:
    """The content, unless the asker has it."""
    there = known(request, etag)
    return Response(
        None if there else content,
        status_code=304 if there else 200,
        media_type=media_type,
        headers={"etag": ETag(value=etag).to_header(), "cache-control": ASK_AGAIN.to_header()},
    )


def a_game(key: str) -> str:
    if key not in games():
        raise Denied(404, "no-such-game")
    return key


def a_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Denied(404, "no-such-language")
    return language


@get("/api/games")
async def list_games() -> list[GameRow]:
    """The games that can be played here."""
    return [game_row(key) for key in games()]


@get("/api/games/{key:str}", responses=UNCHANGED)
async def show_kit(request: Asked, key: Key) -> Response[Kit | None]:
    """All of a game but its words."""
    return marked(request, kit(a_game(key)), kit_mark(key), MediaType.JSON)


@get("/api/words/{language:str}", responses=UNCHANGED, media_type=MediaType.TEXT)
async def show_words(request: Asked, language: Key) -> Response[str | None]:
    """The words that all games share, as a Fluent catalogue."""
    told = words(a_language(language))
    return marked(request, told, mark(told.encode()), MediaType.TEXT)


@get("/api/words/{language:str}/{key:str}", responses=UNCHANGED, media_type=MediaType.TEXT)
async def show_game_words(request: Asked, language: Key, key: Key) -> Response[str | None]:
    """The words of one game."""
    told = words(a_language(language), a_game(key))
    return marked(request, told, mark(told.encode()), MediaType.TEXT)


@get("/api/levels")
async def list_levels() -> list[str]:
    """How well bots may play, weakest first."""
    return list(LEVELS)


ROUTES = (list_games, show_kit, show_words, show_game_words, list_levels)
