"""A hall for each test, on SQLite and on a real PostgreSQL that is started here."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import httpx
import msgspec
import pytest
import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar

from meadhall.server import hall, names, people
from meadhall.server.app import create_app
from meadhall.server.database import open_engine
from meadhall.server.migrations import upgrade
from meadhall.server.notify import Notifier
from meadhall.server.serve import configured
from meadhall.server.settings import Settings
from tests.server.nodes import Node, Opened, node
from tests.server.pairs import Arrive
from tests.server.players import PATIENCE, Person
from tests.server.workers import Lent

START_SECONDS = 30
HASTY = PasswordHasher(2, 16, 1)
PUBLIC_ADDRESS = "93.184.215.14"

Newcomer: TypeAlias = Callable[[str], Awaitable[httpx.AsyncClient]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# -- PostgreSQL ---------------------------------------------------------------------------------------
class Postgres:
    """A server of our own, thrown away at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.programs = programs()
        self.data = str(folder / "data")
        self.run("initdb", "-D", self.data, "-U", "hall", "--auth=trust", "--no-sync", "-E", "UTF8")
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(folder),
            "fsync": "off",
            "full_page_writes": "off",
            "max_connections": "100",
        }
        told = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        self.server = subprocess.Popen(
            self.command("postgres", "-D", self.data, *told),
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=(folder / "log").open("w"),
        )

    def command(self, program: str, *args: str) -> list[str]:
        """PostgreSQL refuses to run as root; the server goes when we go."""
        found = [str(self.programs / program), *args]
        if os.getuid():
            return found
        user = pwd.getpwnam(server_user())
        groups = (f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups")
        return ["setpriv", *groups, "--pdeathsig=QUIT", "--", *found]

    def run(self, program: str, *args: str) -> None:
        subprocess.run(self.command(program, *args), cwd=self.folder, check=True, capture_output=True)

    def wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.server.poll() is None:
            ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def new_database(self, name: str = "", template: str = "template1") -> str:
        name = name or f"hall_{secrets.token_hex(6)}"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "hall")
        self.run("createdb", *where, "-T", template, name)
        return f"postgresql://hall@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.server.terminate()
        try:
            self.server.wait(10)
        except subprocess.TimeoutExpired:
            self.server.kill()


def programs() -> Path:
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return found.parent
    found_by_name = shutil.which("initdb")
    if found_by_name is None:
        pytest.fail("there is no PostgreSQL here: scripts/services installs one")
    return Path(found_by_name).resolve().parent


def server_user() -> str:
    return "postgres" if "postgres" in {user.pw_name for user in pwd.getpwall()} else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-"))
    if not os.getuid():
        shutil.chown(folder, server_user())
    server = Postgres(folder)
    try:
        server.wait()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


# -- a hall -------------------------------------------------------------------------------------------
@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database for each test in which there is nothing yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite'}"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One for each test with all its tables: a copy, which takes a tenth of making them."""
    made = request.getfixturevalue(f"{request.param}_tables")
    if isinstance(made, Path):
        return f"sqlite:///{shutil.copy(made, tmp_path / 'hall.sqlite')}"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres) and isinstance(made, str)
    return server.new_database(template=made)


async def make_tables(database: str) -> None:
    engine = open_engine(database)
    await upgrade(engine)
    await engine.dispose()


@pytest.fixture(scope="session")
def sqlite_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("tables") / "hall.sqlite"
    asyncio.run(make_tables(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgresql_tables(postgres: Postgres) -> str:
    """The name of the database to copy."""
    asyncio.run(make_tables(postgres.new_database("tables")))
    return "tables"


@pytest.fixture(scope="session")
def lent() -> Iterator[type[Lent]]:
    yield Lent
    Lent.end()


@pytest.fixture(autouse=True)
def workers(lent: type[Lent], monkeypatch: pytest.MonkeyPatch) -> None:
    """Halls in this process borrow their workers."""
    monkeypatch.setattr(hall, "Minds", lent)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed in haste: as for people, each would take a core for a tenth of a second."""
    for module in (names, people):
        monkeypatch.setattr(module, "HASHER", HASTY)
    monkeypatch.setattr(names, "NOBODY", HASTY.hash("nobody has this password"))


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(data=tmp_path, database=database, secret="s" * 43, rate_limits=False, port=free_port())


async def outside(host: str, port: int) -> list[str]:
    """Every name leads to one public address; numbers are what they are."""
    return [PUBLIC_ADDRESS]


@pytest.fixture
def notifier(settings: Settings) -> Notifier:
    """Calls nobody."""
    return Notifier(settings, outside, httpx.MockTransport(lambda request: httpx.Response(204)))


@pytest.fixture
async def app(settings: Settings, notifier: Notifier) -> AsyncIterator[Litestar]:
    made = create_app(settings, notifier)
    async with made.lifespan():
        yield made


@pytest.fixture
async def newcomer(app: Litestar) -> AsyncIterator[Newcomer]:
    """Somebody with a browser of their own, signed in as a guest; nameless ones are not signed in."""
    async with AsyncExitStack() as stack:

        async def come(name: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # they spell ASGI differently
            client = httpx.AsyncClient(transport=transport, base_url="http://hall.test")
            await stack.enter_async_context(client)
            if name:
                reply = await client.post("/api/guest", json={"name": name})
                assert reply.status_code == 201, reply.text
            return client

        yield come


@pytest.fixture
async def client(newcomer: Newcomer) -> httpx.AsyncClient:
    """A browser nobody is signed in with."""
    return await newcomer("")


@asynccontextmanager
async def listening(settings: Settings) -> AsyncIterator[str]:
    """A hall that listens at a port, for sockets and for what the server itself does."""
    server = uvicorn.Server(configured(settings))
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    assert server.started
    try:
        yield f"127.0.0.1:{settings.port}"
    finally:
        server.should_exit = True
        await running


@pytest.fixture
async def address(settings: Settings) -> AsyncIterator[str]:
    async with listening(settings) as found:
        yield found


@pytest.fixture
async def arrive(address: str) -> AsyncIterator[Arrive]:
    """Somebody comes to a hall that listens, signed in as a guest."""
    async with AsyncExitStack() as stack:

        async def come(name: str) -> Person:
            browser = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
            person = Person(address, await stack.enter_async_context(browser))
            await person.post("/api/guest", {"name": name}, 201)
            return person

        yield come


@pytest.fixture
async def nodes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Node]]:
    """Two, that look after what is overdue more often than usual."""
    monkeypatch.setattr("meadhall.server.app.Hall", Opened)
    monkeypatch.setattr(hall, "SWEEP", 0.2)
    async with AsyncExitStack() as stack:
        ports = [settings.port, free_port()]
        yield [
            await stack.enter_async_context(node(msgspec.structs.replace(settings, port=port)))
            for port in ports
        ]
