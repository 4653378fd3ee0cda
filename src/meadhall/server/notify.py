"""Tells people elsewhere that it is their turn: webhooks, which never reach inside.

An address that somebody gave us is only called if all its names lead out into the public network, and
the connection goes to the very address that was looked at.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

import httpx
import msgspec
import structlog
from anyio import to_thread

from meadhall.server.health import METRICS
from meadhall.server.limits import Limit
from meadhall.server.schema import Person
from meadhall.server.settings import Settings
from meadhall.sim.words import Words

SECONDS = 5.0
MOST_WAITING = 1000
CALLERS = 4
HEADERS = {"content-type": "application/json", "user-agent": "meadhall"}

PUBLIC_V6 = ip_network("2000::/3")
INSIDE = tuple(
    ip_network(network)
    for network in (
        "168.63.129.16/32",  # a cloud's own machinery behind a public number
        "192.0.0.0/24",  # protocols
        "192.88.99.0/24",  # relays into other networks
        "2001::/23",  # tunnels and other special uses
        "2001:db8::/32",
        "2002::/16",  # an IPv4 address in disguise
        "3fff::/20",
    )
)

Address: TypeAlias = IPv4Address | IPv6Address
Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]

log = structlog.get_logger()


class BadWebhook(ValueError):
    """An address we do not call."""


class Turn(msgspec.Struct, frozen=True):
    """What a plain webhook is told."""

    table: str
    game: str
    url: str
    event: str = "your-turn"


class Call(msgspec.Struct, frozen=True):
    url: str
    body: bytes


async def resolved(host: str, port: int) -> list[str]:
    """A look-up cannot be broken off, and may take minutes: it is left to itself when nobody waits for it any
    more, so that no hall that closes has to."""

    def look_up() -> list[str]:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in found]

    return await to_thread.run_sync(look_up, abandon_on_cancel=True)


def is_outside(address: Address) -> bool:
    """Whether it is somewhere in the public network, and nothing translates it into an inner one."""
    if isinstance(address, IPv6Address) and address not in PUBLIC_V6:
        return False
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    return not any(address.version == network.version and address in network for network in INSIDE)


class Notifier:
    """Calls webhooks in the background; nobody waits for one, and none that fails stops another."""

    def __init__(
        self,
        settings: Settings,
        resolve: Resolve = resolved,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.settings = settings
        self.resolve = resolve
        self.transport = transport
        self.queue: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self.each = Limit(20, 1 / 10)
        self.callers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.callers = [asyncio.create_task(self.work()) for _ in range(CALLERS)]

    async def close(self) -> None:
        for caller in self.callers:
            caller.cancel()
        await asyncio.gather(*self.callers, return_exceptions=True)

    async def turn(self, person: Person, table: str, game: str) -> None:
        """It is this person's turn at a table."""
        if not person.webhook or self.each.take(person.id):
            return
        turn = Turn(table, game, self.settings.link(f"/t/{table}"))
        said = discord(turn, person.language) if person.webhook_kind == "discord" else turn
        try:
            self.queue.put_nowait(Call(person.webhook, msgspec.json.encode(said)))
        except asyncio.QueueFull:
            METRICS.webhooks.labels("dropped").inc()
            log.warning("webhook_dropped", person=person.id)

    async def work(self) -> None:
        while True:
            call = await self.queue.get()
            try:
                status = await self.call(call)
                METRICS.webhooks.labels("called" if status < 300 else "refused").inc()
            except Exception as failure:  # whatever it is, the next call is another
                METRICS.webhooks.labels("failed").inc()
                log.warning("webhook_failed", reason=type(failure).__name__)
            finally:
                self.queue.task_done()

    async def check(self, text: str) -> tuple[httpx.URL, str]:
        """The address, and where to connect to; BadWebhook if it is none we call."""
        url = parsed(text, self.settings.inside_webhooks)
        port = url.port or (443 if url.scheme == "https" else 80)
        try:
            async with asyncio.timeout(SECONDS):
                found = await self.resolve(url.host, port)
            addresses = [ip_address(address) for address in found]
        except (OSError, UnicodeError, ValueError, TimeoutError):
            raise BadWebhook("no such host") from None
        if not addresses:
            raise BadWebhook("no such host")
        if not self.settings.inside_webhooks and not all(map(is_outside, addresses)):
            raise BadWebhook("that leads inside")
        return url, str(addresses[0])

    async def call(self, call: Call) -> int:
        """Names are looked up anew each time: what was outside when it was saved may not be now."""
        url, address = await self.check(call.url)
        headers = {"host": url.netloc.decode("ascii"), **HEADERS}
        async with (
            asyncio.timeout(SECONDS),
            httpx.AsyncClient(transport=self.transport, timeout=SECONDS, trust_env=False) as client,
            client.stream(
                "POST",
                url.copy_with(host=address),
                content=call.body,
                headers=headers,
                extensions={"sni_hostname": url.host},
                follow_redirects=False,
            ) as reply,
        ):
            return reply.status_code  # what else it says is not read


def parsed(text: str, inside: bool) -> httpx.URL:
    if not text.isprintable() or " " in text or "\\" in text:
        raise BadWebhook("no address")
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL:
        raise BadWebhook("no address") from None
    if url.scheme != "https" and not (inside and url.scheme == "http"):
        raise BadWebhook("it has to begin with https://")
    if not url.host or url.userinfo or url.fragment:
        raise BadWebhook("no address")
    if url.port not in (None, 443) and not inside:
        raise BadWebhook("no other port than 443")
    return url


def discord(turn: Turn, language: str) -> dict[str, object]:
    words = Words(turn.game, language)
    said = words.text("hook-your-turn", game=words.text("game"), url=turn.url)
    return {"content": said, "allowed_mentions": {"parse": []}}
