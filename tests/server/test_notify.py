"""Webhooks: what is said, to whom, and that none of them reaches inside."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from pathlib import Path

import httpx
import msgspec
import pytest
import structlog

from meadhall.server import notify
from meadhall.server.notify import BadWebhook, Call, Notifier, is_outside, resolved
from meadhall.server.schema import Person
from meadhall.server.settings import Settings
from meadhall.sim.library import games
from meadhall.sim.words import LANGUAGES, Words
from tests.server.conftest import PUBLIC_ADDRESS, Newcomer, outside
from tests.server.test_people import problem

pytestmark = pytest.mark.anyio
GAME = games()[0]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """No webhook depends on it."""
    return f"sqlite:///{tmp_path / 'hall.sqlite'}"


def at(*addresses: str) -> Callable[[str, int], Awaitable[list[str]]]:
    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


def somebody(webhook: str | None, kind: str = "json", language: str = "en") -> Person:
    return Person(id="p1", kind="guest", name="Sigrid", webhook=webhook, webhook_kind=kind, language=language)


class Wire(httpx.AsyncBaseTransport):
    """Keeps what would have gone out."""

    def __init__(self, status: int = 204, headers: dict[str, str] | None = None) -> None:
        self.sent: list[httpx.Request] = []
        self.status = status
        self.headers = headers

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        self.sent.append(request)
        return httpx.Response(self.status, headers=self.headers)


@asynccontextmanager
async def at_work(notifier: Notifier) -> AsyncIterator[Notifier]:
    await notifier.open()
    try:
        yield notifier
        await asyncio.wait_for(notifier.queue.join(), 10)
    finally:
        await notifier.close()


# -- what is said -------------------------------------------------------------------------------------
async def test_a_plain_webhook_is_told_the_table(settings: Settings) -> None:
    wire = Wire()
    async with at_work(Notifier(settings, outside, wire)) as notifier:
        await notifier.turn(somebody("https://example.com/hook?key=1"), "t1", GAME)
        await notifier.turn(somebody(None), "t1", GAME)
    (request,) = wire.sent
    url = f"http://127.0.0.1:{settings.port}/t/t1"
    told = msgspec.json.decode(request.content)
    assert told == {"event": "your-turn", "table": "t1", "game": GAME, "url": url}
    assert (request.method, request.headers["content-type"]) == ("POST", "application/json")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_discord_is_told_in_the_persons_language(settings: Settings, language: str) -> None:
    wire = Wire()
    public = msgspec.structs.replace(settings, public="https://play.example")
    async with at_work(Notifier(public, outside, wire)) as notifier:
        await notifier.turn(somebody("https://example.com/", "discord", language), "t1", GAME)
    told = msgspec.json.decode(wire.sent[0].content)
    assert Words(GAME, language).text("game") in told["content"]
    assert "https://play.example/t/t1" in told["content"]
    assert told["allowed_mentions"] == {"parse": []}


def test_each_language_says_it_in_its_own_words() -> None:
    said = {Words("", language).text("hook-your-turn", game="x", url="y") for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


# -- where it goes ------------------------------------------------------------------------------------
async def test_the_connection_goes_to_the_address_that_was_looked_at(settings: Settings) -> None:
    wire = Wire()
    notifier = Notifier(settings, at(PUBLIC_ADDRESS), wire)
    assert await notifier.call(Call("https://example.com/a?b=c", b"{}")) == 204
    (request,) = wire.sent
    assert str(request.url) == f"https://{PUBLIC_ADDRESS}/a?b=c"
    assert request.headers["host"] == "example.com"
    assert request.extensions["sni_hostname"] == "example.com"


async def test_a_name_is_looked_up_anew_for_each_call(settings: Settings) -> None:
    """One that led outside when it was saved may lead inside when it is called."""
    wire = Wire()
    answers = [[PUBLIC_ADDRESS], ["127.0.0.1"]]

    async def turning(host: str, port: int) -> list[str]:
        return answers.pop(0)

    notifier = Notifier(settings, turning, wire)
    await notifier.check("https://example.com/")
    with pytest.raises(BadWebhook):
        await notifier.call(Call("https://example.com/", b"{}"))
    assert wire.sent == []


INSIDE = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "168.63.129.16",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:93.184.215.14",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "3fff::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "4000::1",
]


@pytest.mark.parametrize("address", INSIDE)
async def test_nothing_inside_is_called(settings: Settings, address: str) -> None:
    assert not is_outside(ip_address(address))
    wire = Wire()
    for found in ([address], [PUBLIC_ADDRESS, address]):
        notifier = Notifier(settings, at(*found), wire)
        with pytest.raises(BadWebhook, match="inside"):
            await notifier.check("https://example.com/")
        with pytest.raises(BadWebhook):
            await notifier.call(Call("https://example.com/", b"{}"))
    assert wire.sent == []


@pytest.mark.parametrize("address", [PUBLIC_ADDRESS, "8.8.8.8", "162.159.128.233", "2606:4700::6810:84e5"])
def test_what_is_outside_may_be_called(address: str) -> None:
    assert is_outside(ip_address(address))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "0177.0.0.1",
        "0x7f.0.0.1",
        "2130706433",
        "0x7f000001",
        "017700000001",
        "0",
        "localhost",
        "LOCALHOST.",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "169.254.169.254",
        "[fe80::1%25lo]",
        "①②⑦.⓪.⓪.①",
    ],
)
async def test_however_an_inner_address_is_written(settings: Settings, host: str) -> None:
    """With the machine's own way of reading names."""
    with pytest.raises(BadWebhook):
        await Notifier(settings, resolved, Wire()).check(f"https://{host}/hook")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/",
        "ftp://example.com/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "//example.com/",
        "example.com",
        "https://",
        "https:///path",
        "https://user@example.com/",
        "https://example.com@127.0.0.1/",
        "https://user:word@example.com/",
        "https://example.com:22/",
        "https://example.com:8443/",
        "https://example.com:99999/",
        "https://example.com/#part",
        "https://example.com/ a",
        "https://example.com/\n",
        "https://exa\u0000mple.com/",
        "https:\\\\example.com",
        "https://[::1",
        "not an address",
    ],
)
async def test_an_address_we_do_not_call(settings: Settings, newcomer: Newcomer, url: str) -> None:
    with pytest.raises(BadWebhook):
        await Notifier(settings, outside, Wire()).check(url)
    someone = await newcomer("Sigrid")
    assert problem(await someone.patch("/api/me", json={"webhook": url})) == (400, "bad-webhook")
    assert (await someone.get("/api/me")).json()["webhook"] is None


async def test_a_host_that_is_nowhere_is_refused(settings: Settings) -> None:
    async def nowhere(host: str, port: int) -> list[str]:
        raise OSError

    for resolve in (nowhere, at(), at("not an address")):
        with pytest.raises(BadWebhook, match="no such host"):
            await Notifier(settings, resolve, Wire()).check("https://example.com/")


# -- what may go wrong --------------------------------------------------------------------------------
async def test_a_redirect_is_not_followed(settings: Settings) -> None:
    wire = Wire(302, {"location": "http://127.0.0.1/"})
    notifier = Notifier(settings, outside, wire)
    assert await notifier.call(Call("https://example.com/", b"{}")) == 302
    assert len(wire.sent) == 1


async def test_one_that_fails_stops_no_other_and_tells_no_secret(settings: Settings) -> None:
    class Broken(Wire):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            await super().handle_async_request(request)
            raise httpx.ConnectError("no way to https://example.com/secret")

    broken = Broken()
    with structlog.testing.capture_logs() as logs:
        async with at_work(Notifier(settings, outside, broken)) as notifier:
            for _ in range(notify.CALLERS * 3):
                await notifier.turn(somebody("https://example.com/secret"), "t1", GAME)
    assert len(broken.sent) == len(logs) == notify.CALLERS * 3
    assert "secret" not in str(logs)


async def test_too_many_at_once_are_dropped(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "MOST_WAITING", 2)
    idle = Notifier(settings, outside, Wire())
    for n in range(5):
        person = somebody("https://example.com/")
        person.id = str(n)
        await idle.turn(person, "t1", GAME)
    assert idle.queue.qsize() == 2


async def test_a_person_is_told_only_so_often(settings: Settings) -> None:
    idle = Notifier(settings, outside, Wire())
    for _ in range(100):
        await idle.turn(somebody("https://example.com/"), "t1", GAME)
    assert idle.queue.qsize() == 20


# -- over a real connection ---------------------------------------------------------------------------
class Listener:
    """A server at this machine that answers each connection with some bytes."""

    def __init__(self, reply: bytes, more: bytes = b"", tls: ssl.SSLContext | None = None) -> None:
        self.reply = reply
        self.more = more
        self.tls = tls
        self.heard: list[bytes] = []
        self.written = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        self.heard.append(head + await reader.readexactly(length))
        try:
            writer.write(self.reply)
            while self.more:
                writer.write(self.more)
                await writer.drain()
                self.written += len(self.more)
        except ConnectionError:
            pass
        finally:
            writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self.answer, "127.0.0.1", 0, ssl=self.tls)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()


async def test_an_endless_reply_is_not_read(settings: Settings) -> None:
    listener = Listener(b"HTTP/1.1 200 OK\r\n\r\n", b"x" * 65536)
    inside = msgspec.structs.replace(settings, inside_webhooks=True)
    async with listener.open() as port:
        status = await asyncio.wait_for(
            Notifier(inside).call(Call(f"http://127.0.0.1:{port}/hook", b'{"a":1}')), 4
        )
    assert status == 200 and listener.written < 20_000_000
    assert listener.heard[0].startswith(b"POST /hook HTTP/1.1\r\n") and listener.heard[0].endswith(b'{"a":1}')


async def test_a_reply_that_never_comes_is_not_awaited(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "SECONDS", 0.2)
    listener = Listener(b"HTTP/1.1 200 OK\r\ncontent-length: 9\r\n")
    inside = msgspec.structs.replace(settings, inside_webhooks=True)

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(5)
        writer.close()

    listener.answer = never  # type: ignore[method-assign]
    async with listener.open() as port:
        with pytest.raises((TimeoutError, httpx.TimeoutException)):
            await asyncio.wait_for(Notifier(inside).call(Call(f"http://127.0.0.1:{port}/", b"{}")), 4)


async def test_the_certificate_has_to_be_for_the_name(settings: Settings, tmp_path: Path) -> None:
    """The connection goes to a number, yet it is the name that is checked."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", "key.pem"]
    command += ["-out", "cert.pem", "-subj", "/CN=hook.test", "-addext", "subjectAltName=DNS:hook.test"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    served = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    served.load_cert_chain(tmp_path / "cert.pem", tmp_path / "key.pem")
    known = ssl.create_default_context(cafile=tmp_path / "cert.pem")
    listener = Listener(b"HTTP/1.1 204 No Content\r\n\r\n", tls=served)
    inside = msgspec.structs.replace(settings, inside_webhooks=True)
    async with listener.open() as port:
        for host, fits in (("hook.test", True), ("other.test", False)):
            transport = httpx.AsyncHTTPTransport(verify=known)
            call = Notifier(inside, at("127.0.0.1"), transport).call(Call(f"https://{host}:{port}/", b"{}"))
            if fits:
                assert await call == 204
                assert f"host: {host}:{port}".encode() in listener.heard[0].lower()
            else:
                with pytest.raises(httpx.ConnectError):
                    await call


def test_a_look_up_that_hangs_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither whoever gave the address, nor a hall that closes meanwhile."""
    asked, go_on = threading.Event(), threading.Event()

    def hanging(*args: object, **more: object) -> list[object]:
        asked.set()
        go_on.wait(120)
        return []

    monkeypatch.setattr("socket.getaddrinfo", hanging)

    async def give_up() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await resolved("example.com", 443)

    hall = threading.Thread(target=lambda: asyncio.run(give_up()), daemon=True)
    hall.start()
    hall.join(60)
    closed = not hall.is_alive()
    go_on.set()
    assert asked.is_set() and closed
