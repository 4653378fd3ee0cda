"""Who is asking, from where, and how often."""

from __future__ import annotations

import hashlib
import secrets
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency as Given
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct, ValidationError, convert
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from meadhall.server.limits import Limit, neighbourhood
from meadhall.server.problems import Denied
from meadhall.server.schema import Person
from meadhall.server.settings import Settings

COOKIE = "meadhall"
COOKIE_SECONDS = 400 * 86400  # browsers keep none longer
RENEW_SECONDS = 30 * 86400
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
ORIGINLESS = ("same-origin", "none")

Connection = ASGIConnection[BaseRouteHandler, Person | None, None, State]

HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
    b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    b"cross-origin-opener-policy": b"same-origin",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
}


# -- cookies and tokens -------------------------------------------------------------------------------
class Badge(Struct, frozen=True, array_like=True):
    """What a cookie says: a person, as of an epoch."""

    person: str
    epoch: int


class Seal:
    """Signs cookies and reads them back."""

    def __init__(self, settings: Settings) -> None:
        self.serializer = URLSafeTimedSerializer(settings.secret, salt="meadhall-cookie")
        self.secure = settings.secure_cookies

    def cookie(self, person: Person) -> Cookie:
        value = self.serializer.dumps([person.id, person.epoch])
        assert isinstance(value, str)
        return self.made(value, COOKIE_SECONDS)

    def no_cookie(self) -> Cookie:
        return self.made("", 0)

    def made(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=self.secure
        )

    def badge(self, connection: Connection, seconds: int = COOKIE_SECONDS) -> Badge | None:
        """What the cookie says, if it is ours and no older than that."""
        try:
            return convert(self.serializer.loads(connection.cookies[COOKIE], max_age=seconds), Badge)
        except (KeyError, BadData, ValidationError):
            return None


def new_token() -> str:
    return f"mh_{secrets.token_urlsafe(32)}"


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(connection: Connection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


# -- who ----------------------------------------------------------------------------------------------
async def visitor(scope: Scope, engine: Given[AsyncEngine], seal: Given[Seal]) -> Person | None:
    """Whoever is signed in by a cookie or a token, if anybody is."""
    connection = Connection(scope)
    token = bearer(connection)
    async with AsyncSession(engine.execution_options(reads=True), expire_on_commit=False) as session:
        if token is not None:
            person = await session.scalar(select(Person).where(Person.token == token_hash(token)))
            return person if person is not None and person.kind == "bot" else None
        badge = seal.badge(connection)
        person = None if badge is None else await session.get(Person, badge.person)
    if person is None or badge is None or person.epoch != badge.epoch or person.kind in ("gone", "bot"):
        return None
    return person


async def signed_in(visitor: Given[Person | None]) -> Person:
    if visitor is None:
        raise Denied(401, "not-signed-in")
    return visitor


# -- from where ---------------------------------------------------------------------------------------
def same_origin(connection: Connection, public: str) -> bool:
    """Browsers say which page a request comes from; it has to be ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ORIGINLESS
    if public and origin == public:
        return True
    try:
        asked, own = urlsplit(origin), urlsplit(f"//{connection.headers.get('host', '')}")
        port = DEFAULT_PORTS.get(asked.scheme)
        if asked.scheme not in ("http", "https") or not asked.hostname:
            return False
        return (asked.hostname, asked.port or port) == (own.hostname, own.port or port)
    except ValueError:  # no port at all
        return False


def client_address(connection: Connection) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


# -- how often ----------------------------------------------------------------------------------------
class Limits:
    """Everything that may be done only so often. Frames of sockets are counted at the table."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.looking = Limit(600, 40)
        self.doing = Limit(120, 4)
        self.arriving = Limit(20, 1 / 15)
        self.guessing = Limit(20, 1 / 10)
        self.guessing_one = Limit(8, 1 / 30)

    def spend(self, limit: Limit, key: str) -> None:
        wait = limit.take(key) if self.on else 0
        if wait:
            raise Denied(429, "too-often", f"Try again in {wait} seconds", wait=wait)


class Gate(ASGIMiddleware):
    """Stands before every route: other pages' requests and those that come too fast go no further."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, seal: Seal, limits: Limits) -> None:
        self.settings = settings
        self.seal = seal
        self.limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection = Connection(scope)
        try:
            self.check(connection)
        except Denied as denied:
            if scope["type"] == ScopeType.WEBSOCKET:
                code = 4000 + denied.problem.status
                await send({"type": "websocket.close", "code": code, "reason": denied.problem.key})
                return
            raise
        await next_app(scope, receive, send)

    def check(self, connection: Connection) -> None:
        scope = connection.scope
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if changes and not same_origin(connection, self.settings.public):
            raise Denied(403, "wrong-origin")
        if not changes and not scope["path"].startswith("/api/"):
            return
        badge = self.seal.badge(connection)
        key = client_address(connection) if badge is None else f"person {badge.person}"
        self.limits.spend(self.limits.doing if changes else self.limits.looking, key)


async def guard_reply(message: Message, scope: Scope) -> None:
    """Adds the headers that tell a browser what our pages never do."""
    if message["type"] == "http.response.start":
        there = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(h for h in HEADERS.items() if h[0] not in there)]
