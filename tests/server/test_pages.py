"""The client's files, what it needs of the games, the API's page, health and numbers."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import structlog
from litestar import Litestar

from meadhall.bots.levels import LEVELS
from meadhall.server import pages
from meadhall.server.app import create_app
from meadhall.server.health import METRICS, open_logs
from meadhall.server.settings import Settings
from meadhall.server.wire import GameRow, Kit
from meadhall.sim.library import game, games
from meadhall.sim.words import LANGUAGES, SHARED, Words
from tests.server.conftest import Newcomer
from tests.server.test_guard import browser
from tests.server.test_people import PASSWORD, log_in, make_account, problem

pytestmark = pytest.mark.anyio
INDEX = "<!doctype html><title>hall</title>"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'hall.sqlite'}"


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-a1b2.js").write_text("let hall = 1;" * 100)
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("nobody may read this")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
async def reader(static: Path, app: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(app) as client:
        yield client


# -- the client ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay?step=3", "/new", "/docs", "/assets"])
async def test_paths_without_a_dot_are_pages_of_the_client(reader: httpx.AsyncClient, path: str) -> None:
    reply = await reader.get(path)
    assert (reply.status_code, reply.text) == (200, INDEX)
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"


async def test_a_page_can_be_asked_for_without_its_body(reader: httpx.AsyncClient) -> None:
    whole, head = await reader.get("/"), await reader.head("/")
    assert (head.status_code, head.headers["etag"]) == (200, whole.headers["etag"])


async def test_files_are_kept_as_long_as_their_name_says(reader: httpx.AsyncClient, static: Path) -> None:
    script = await reader.get("/assets/index-a1b2.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip" and script.text.startswith("let hall")
    picture = await reader.get("/favicon.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["cache-control"] == "no-cache"
    again = await reader.get("/favicon.svg", headers={"if-none-match": picture.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (static / "favicon.svg").write_text("<svg></svg>")
    changed = await reader.get("/favicon.svg", headers={"if-none-match": picture.headers["etag"]})
    assert (changed.status_code, changed.text) == (200, "<svg></svg>")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing.js",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/host.conf",
        "/%2fetc%2fhost.conf",
        "/link.txt",
        "/a%00.txt",
        "/x" * 300 + ".js",
        "/" + "x" * 3000 + ".js",
        "/api/nothing",
        "/api",
        "/ws/nothing",
    ],
)
async def test_nothing_else_is_given_out(reader: httpx.AsyncClient, path: str) -> None:
    reply = await reader.get(httpx.URL("http://hall.test").copy_with(raw_path=path.encode()))
    assert problem(reply) == (404, "not-found")


async def test_a_client_that_was_not_built_says_so(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    app = create_app(settings)
    async with app.lifespan(), browser(app) as client:
        reply = await client.get("/")
        assert reply.status_code == 503 and "make play" in reply.text
        assert reply.headers["content-type"].startswith("text/plain")
        assert (await client.get("/api/games")).status_code == 200


# -- games --------------------------------------------------------------------------------------------
async def test_the_games_there_are(client: httpx.AsyncClient) -> None:
    rows = msgspec.json.decode((await client.get("/api/games")).content, type=list[GameRow])
    assert tuple(row.key for row in rows) == games()
    assert all(row.options == game(row.key).options for row in rows)
    assert (await client.get("/api/levels")).json() == list(LEVELS)


@pytest.mark.parametrize("key", games())
async def test_a_kit_has_all_that_names_and_sentences_need(client: httpx.AsyncClient, key: str) -> None:
    reply = await client.get(f"/api/games/{key}")
    kit = msgspec.json.decode(reply.content, type=Kit)
    found, words = game(key), Words(key, "en")
    assert (kit.version, kit.seats, kit.options) == (found.version, list(found.seats), found.options)
    for kind, prefixes in kit.names.items():
        for id in kit.lists[kind]:
            stem = kit.stems[kind].get(id, id)
            named = [f"{prefix}-{stem}" for prefix in prefixes if words.has(f"{prefix}-{stem}")]
            if named:
                assert words.text(named[0]) == words.name(kind, id)
    for told, forms in (
        (kit.questions, found.lexicon.questions),
        (kit.verbs, found.lexicon.verbs),
        (kit.events, found.lexicon.events),
    ):
        assert [(row.word, row.fields, row.kinds, row.secret) for row in told] == [
            (form.word, form.fields, form.kinds, form.secret) for form in forms.values()
        ]
    again = await client.get(f"/api/games/{key}", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await client.get(f"/api/games/{key}", headers={"if-none-match": '"another", W/"older"'})
    assert other.status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_are_the_catalogues_as_they_are(client: httpx.AsyncClient, language: str) -> None:
    paths = {f"/api/words/{language}": SHARED}
    paths |= {f"/api/words/{language}/{key}": game(key).folder / "locale" for key in games()}
    for path, folder in paths.items():
        reply = await client.get(path)
        assert reply.headers["content-type"].startswith("text/plain")
        assert reply.text == (folder / f"{language}.ftl").read_text("utf-8")
        again = await client.get(path, headers={"if-none-match": f"W/{reply.headers['etag']}"})
        assert again.status_code == 304


async def test_words_and_games_that_are_not_there(client: httpx.AsyncClient) -> None:
    assert problem(await client.get("/api/games/chess")) == (404, "no-such-game")
    assert problem(await client.get("/api/words/de")) == (404, "no-such-language")
    assert problem(await client.get(f"/api/words/..%2f..%2fen/{games()[0]}"))[0] == 404
    assert problem(await client.get("/api/words/en/chess")) == (404, "no-such-game")


# -- the API's page -----------------------------------------------------------------------------------
async def test_the_api_is_documented_without_another_host(client: httpx.AsyncClient) -> None:
    page = await client.get("/api/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "http" not in page.text and "<script>" not in page.text
    assert "/docs/swagger-ui-bundle.js" in page.text
    start = await client.get("/api/schema/start.js")
    assert start.headers["content-type"].startswith("text/javascript")
    assert "/api/schema/openapi.json" in start.text
    schema = (await client.get("/api/schema/openapi.json")).json()
    assert {"/api/me", "/api/guest", "/api/tables", "/api/games/{key}"} <= set(schema["paths"])
    refusal = schema["paths"]["/api/guest"]["post"]["responses"]["400"]["content"]["application/json"]
    assert refusal["schema"] == {"$ref": "#/components/schemas/Problem"}
    assert set(schema["components"]["schemas"]["Problem"]["properties"]) == {
        "status",
        "key",
        "detail",
        "field",
    }
    assert not {"/healthz", "/metrics", "/"} & set(schema["paths"])


# -- health -------------------------------------------------------------------------------------------
async def test_the_hall_is_well_as_long_as_its_database_is(settings: Settings, tmp_path: Path) -> None:
    app = create_app(settings)
    async with browser(app) as client:
        async with app.lifespan():
            assert (await client.get("/healthz")).json() == {"status": "well"}
        gone = f"sqlite:///{tmp_path / 'nowhere' / 'hall.sqlite'}"
    app = create_app(msgspec.structs.replace(settings, database=gone))
    async with browser(app) as client:
        assert problem(await client.get("/healthz")) == (503, "database-away")


async def test_numbers_for_prometheus(newcomer: Newcomer) -> None:
    someone = await newcomer("Sigrid")
    METRICS.answers.inc()
    await someone.get("/api/games/nothing-of-this-name")
    told = (await someone.get("/metrics")).text
    for name in (
        "meadhall_tables ",
        "meadhall_sockets ",
        "meadhall_answers_total ",
        "meadhall_requests_total{",
    ):
        assert f"\n{name}" in told
    assert 'path="/api/games/{key}"' in told and "nothing-of-this-name" not in told


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the log holds afterwards."""
    handlers, level = logging.root.handlers[:], logging.root.level
    stream = io.StringIO()
    open_logs(stream)
    yield stream
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


async def test_logs_are_json_and_tell_no_secret(written: io.StringIO, settings: Settings) -> None:
    app = create_app(settings)
    async with app.lifespan(), browser(app) as client:
        await client.post("/api/guest", json={"name": "Sigrid"})
        await make_account(client, "Sigrid")
        await log_in(client, "Sigrid")
        bot = (await client.post("/api/bots", json={"name": "Loki"})).json()
        await client.get("/api/me", headers={"authorization": f"Bearer {bot['token']}"})
        await client.get("/api/tables/none?invite=letmein")
        cookie = client.cookies["meadhall"]
    logging.getLogger("some.library").warning("careful with %s", "that")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"method": "POST", "path": "/api/guest", "status": 201}.items() <= next(
        line for line in lines if line.get("path") == "/api/guest"
    ).items()
    assert any(line["event"] == "careful with that" and line["level"] == "warning" for line in lines)
    for secret in (PASSWORD, bot["token"], "letmein", cookie, settings.secret):
        assert secret not in written.getvalue()


async def test_what_breaks_is_written_down(
    written: io.StringIO, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(settings)

    def broken(path: str, static: Path) -> None:
        raise RuntimeError("it broke")

    monkeypatch.setattr(pages, "file_of", broken)
    async with app.lifespan(), browser(app) as client:
        assert problem(await client.get("/")) == (500, "broken")
    told = next(
        line for line in map(json.loads, written.getvalue().splitlines()) if line["event"] == "broken"
    )
    assert told["level"] == "error" and "RuntimeError: it broke" in told["exception"]
