"""Cookies, tokens, origins, sizes, how often, and the one shape of every refusal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest
import websockets
from itsdangerous import URLSafeTimedSerializer
from litestar import Litestar, get

from meadhall.kernel.errors import BadOption, Refused
from meadhall.server.app import LARGEST_BODY, create_app
from meadhall.server.guard import COOKIE, COOKIE_SECONDS, HEADERS, RENEW_SECONDS
from meadhall.server.limits import MOST_KEYS, Bucket, Limit, neighbourhood
from meadhall.server.problems import HANDLERS, Denied
from meadhall.server.settings import Settings
from tests.server.conftest import Newcomer, listening
from tests.server.databases import ON_SQLITE
from tests.server.test_people import PASSWORD, log_in, make_account, problem

pytestmark = pytest.mark.anyio
SIGNED_OUT = (401, "not-signed-in")


def signed(secret: str, *what: object, salt: str = "meadhall-cookie") -> str:
    made = URLSafeTimedSerializer(secret, salt=salt).dumps(list(what))
    assert isinstance(made, str)
    return made


async def as_cookie(client: httpx.AsyncClient, value: str) -> httpx.Response:
    client.cookies.clear()
    return await client.get("/api/me", headers={"cookie": f"{COOKIE}={value}"})


# -- cookies ------------------------------------------------------------------------------------------
async def test_only_our_own_cookies_sign_in(newcomer: Newcomer, settings: Settings) -> None:
    someone = await newcomer("Sigrid")
    me, cookie = (await someone.get("/api/me")).json()["id"], someone.cookies[COOKIE]
    assert (await as_cookie(someone, signed(settings.secret, me, 0))).status_code == 200
    body, stamp, signature = cookie.split(".")
    forged = [
        signed("another secret" * 4, me, 0),
        signed(settings.secret, me, 0, salt="another use"),
        signed(settings.secret, me, 1),  # an epoch that is not now
        signed(settings.secret, me, "0"),
        signed(settings.secret, me),
        signed(settings.secret, "nobody", 0),
        signed(settings.secret, {"person": me}),
        f"{body}.{stamp}.{signature[:-2]}AA",
        f"{body[:-1]}.{stamp}.{signature}",
        f"{body}.{stamp}.",
        body,
        "",
        "....",
        "x" * 5000,
        me,
    ]
    for value in forged:
        assert problem(await as_cookie(someone, value)) == SIGNED_OUT, value
    assert (await as_cookie(someone, cookie)).status_code == 200


async def test_an_old_cookie_is_void_and_one_that_ages_is_renewed(
    newcomer: Newcomer, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    someone = await newcomer("Sigrid")
    now, cookie = time.time(), someone.cookies[COOKIE]
    assert "set-cookie" not in (await as_cookie(someone, cookie)).headers
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + RENEW_SECONDS + 10)
    renewed = await as_cookie(someone, cookie)
    assert renewed.status_code == 200 and renewed.cookies[COOKIE] != cookie
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + COOKIE_SECONDS + 10)
    assert problem(await as_cookie(someone, cookie)) == SIGNED_OUT
    assert (await as_cookie(someone, renewed.cookies[COOKIE])).status_code == 200


async def test_a_cookie_does_not_sign_in_a_bot_and_a_token_no_person(
    newcomer: Newcomer, settings: Settings
) -> None:
    owner = await newcomer("Sigrid")
    await make_account(owner, "Sigrid")
    bot = (await owner.post("/api/bots", json={"name": "Loki"})).json()
    assert problem(await as_cookie(owner, signed(settings.secret, bot["id"], 0))) == SIGNED_OUT
    for authorization in (
        f"Bearer {bot['token']}x",
        "Bearer ",
        "Bearer",
        f"Basic {bot['token']}",
        bot["token"],
    ):
        reply = await owner.get("/api/me", headers={"authorization": authorization})
        assert problem(reply) == SIGNED_OUT, authorization


async def test_cookies_are_secure_where_the_hall_is(settings: Settings) -> None:
    app = create_app(msgspec.structs.replace(settings, secure_cookies=True))
    async with app.lifespan(), browser(app) as client:
        made = await client.post("/api/guest", json={"name": "Sigrid"})
        assert "; secure" in made.headers["set-cookie"].lower()


def browser(app: Litestar, address: str = "1.2.3.4") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 1))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url="http://hall.test")


# -- origins ------------------------------------------------------------------------------------------
OWN = ("http://hall.test", "http://hall.test:80", "https://hall.test", "HTTP://HALL.TEST")
FOREIGN = (
    "http://evil.test",
    "http://hall.test:8080",
    "http://hall.test.evil.test",
    "http://sub.hall.test",
    "null",
    "",
    "file://",
    "hall.test",
    "ftp://hall.test",
    "http://hall.test:99999",
    "http://[",
)


@ON_SQLITE
async def test_other_pages_change_nothing(client: httpx.AsyncClient) -> None:
    for origin in FOREIGN:
        refused = await client.post("/api/guest", json={"name": "Sigrid"}, headers={"origin": origin})
        assert problem(refused) == (403, "wrong-origin"), origin
    for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/me"), ("PUT", "/api/mutes/x")):
        assert problem(await client.request(method, path, headers={"origin": FOREIGN[0]}))[0] == 403
    for origin in OWN:
        made = await client.post("/api/guest", json={"name": "Sigrid"}, headers={"origin": origin})
        assert made.status_code == 201, origin
    assert (await client.get("/api/me", headers={"origin": FOREIGN[0]})).status_code == 200
    crossed = await client.post("/api/logout", headers={"sec-fetch-site": "cross-site"})
    assert problem(crossed) == (403, "wrong-origin")


@ON_SQLITE
async def test_the_public_address_is_our_own(settings: Settings) -> None:
    app = create_app(msgspec.structs.replace(settings, public="https://play.example"))
    async with app.lifespan(), browser(app) as client:
        for origin, status in (("https://play.example", 204), ("https://play.example.evil", 403)):
            reply = await client.post("/api/logout", headers={"origin": origin})
            assert reply.status_code == status


@ON_SQLITE
async def test_other_pages_open_no_socket(address: str) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(f"ws://{address}/ws/lobby", origin=websockets.Origin("http://evil.test"))
    assert refused.value.response.status_code == 403
    own = websockets.Origin(f"http://{address}")
    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
        await client.post("/api/guest", json={"name": "Sigrid"})
        cookie = {"cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
    async with websockets.connect(
        f"ws://{address}/ws/lobby", origin=own, additional_headers=cookie
    ) as opened:
        await opened.ping()


# -- sizes and shapes ---------------------------------------------------------------------------------
async def test_a_body_has_a_largest_size(client: httpx.AsyncClient, address: str) -> None:
    large = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    headers = {"content-type": "application/json"}
    assert problem(await client.post("/api/guest", content=large, headers=headers)) == (413, "too-large")

    async def in_pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(large), 1000):
            yield large[at : at + 1000]

    async with httpx.AsyncClient(base_url=f"http://{address}") as real:
        piecewise = await real.post("/api/guest", content=in_pieces(), headers=headers)
        assert problem(piecewise) == (413, "too-large")


@ON_SQLITE
async def test_every_refusal_has_one_shape(newcomer: Newcomer) -> None:
    client = await newcomer("Sigrid")
    json = {"content-type": "application/json"}
    assert problem(await client.get("/api/nothing")) == (404, "not-found")
    assert problem(await client.get("/api/games/nothing")) == (404, "no-such-game")
    assert problem(await client.delete("/api/games")) == (405, "not-found")
    assert problem(await client.post("/nowhere")) == (405, "not-found")
    for body in (b"", b"{", b"[]", b"\xff", b'{"name": 7}', b'{"nome": "x"}', b'{"name": "x", "more": 1}'):
        assert problem(await client.post("/api/guest", content=body, headers=json)) == (400, "bad-request")
    told = (await client.post("/api/guest", json={"name": "x", "language": "de"})).json()
    assert told["field"] == "language"


def test_the_engines_errors_are_refusals() -> None:
    @get("/refused")
    async def refused() -> None:
        raise Refused("not now", "BR-1", key="stale")

    @get("/bad")
    async def bad() -> None:
        raise BadOption("seats", "too many")

    @get("/denied")
    async def denied() -> None:
        raise Denied(429, "too-often", wait=7)

    @get("/broken")
    async def broken() -> None:
        raise RuntimeError("the secret of the hall")

    app = Litestar([refused, bad, denied, broken], exception_handlers=HANDLERS, logging_config=None)

    async def ask() -> None:
        async with browser(app) as client:
            assert problem(await client.get("/refused")) == (409, "stale")
            assert problem(await client.get("/bad")) == (400, "bad-option")
            late = await client.get("/denied")
            assert problem(late) == (429, "too-often") and late.headers["retry-after"] == "7"
            reply = await client.get("/broken")
            assert problem(reply) == (500, "broken") and "secret" not in reply.text

    asyncio.run(ask())


@ON_SQLITE
@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/games", "/healthz", "/api/schema", "/x.js", "/api/no"]
)
async def test_every_reply_tells_the_browser_what_we_never_do(client: httpx.AsyncClient, path: str) -> None:
    reply = await client.get(path)
    for name, value in HEADERS.items():
        assert reply.headers[name.decode()] == value.decode()
    policy = reply.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "script" not in policy and "http" not in policy


# -- how often ----------------------------------------------------------------------------------------
@ON_SQLITE
async def test_guessing_passwords_gets_slow(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def quick(known: str | None, password: str) -> bool:
        return password == PASSWORD

    app = create_app(msgspec.structs.replace(settings, rate_limits=True))
    monkeypatch.setattr("meadhall.server.people.fits", quick)
    async with app.lifespan(), browser(app) as client:
        await client.post("/api/guest", json={"name": "Sigrid"})
        await make_account(client, "Sigrid")
        seen: list[str] = []
        for _ in range(9):
            async with browser(app, f"1.2.3.{len(seen)}") as guesser:  # from everywhere
                seen.append(problem(await log_in(guesser, "sigrid", "not this one"))[1])
        assert seen == ["bad-credentials"] * 8 + ["too-often"]
        async with browser(app, "9.9.9.9") as guesser:  # one who tries many names
            seen = [problem(await log_in(guesser, f"name {n}", "not this one"))[1] for n in range(21)]
        assert seen == ["bad-credentials"] * 20 + ["too-often"]
        late = await log_in(client, "sigrid")
        assert problem(late) == (429, "too-often") and int(late.headers["retry-after"]) >= 1


@ON_SQLITE
async def test_guests_come_one_by_one(settings: Settings) -> None:
    app = create_app(msgspec.structs.replace(settings, rate_limits=True))
    async with app.lifespan(), browser(app) as client, browser(app, "5.6.7.8") as neighbour:
        seen = [(await client.post("/api/guest", json={"name": "S"})).status_code for _ in range(21)]
        assert seen == [201] * 20 + [429]
        assert (await neighbour.post("/api/guest", json={"name": "S"})).status_code == 201


@ON_SQLITE
async def test_requests_are_counted_for_the_person(settings: Settings) -> None:
    app = create_app(msgspec.structs.replace(settings, rate_limits=True))
    async with app.lifespan(), browser(app) as one, browser(app) as other:
        await one.post("/api/guest", json={"name": "One"})
        await other.post("/api/guest", json={"name": "Other"})
        seen = {(await one.patch("/api/me", json={})).status_code for _ in range(150)}
        assert seen == {200, 429}
        assert (await other.patch("/api/me", json={})).status_code == 200
        assert (await one.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    ("database", "trusted", "told_apart"),
    [("sqlite", ("127.0.0.1",), True), ("sqlite", ("10.0.0.1",), False)],
    indirect=["database"],
)
async def test_only_trusted_proxies_say_who_asks(
    settings: Settings, trusted: tuple[str, ...], told_apart: bool
) -> None:
    behind = msgspec.structs.replace(settings, rate_limits=True, trusted_proxies=trusted)
    seen = []
    async with listening(behind) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
        for n in range(25):
            headers = {"x-forwarded-for": f"1.1.1.{n}"}
            seen.append((await client.post("/api/guest", json={"name": "S"}, headers=headers)).status_code)
            client.cookies.clear()
    assert (429 not in seen) == told_apart


def test_a_bucket_refills() -> None:
    now = 0.0
    bucket = Bucket(2, 0.5, lambda: now)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert bucket.wait() == 2
    now = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 1000.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_limit_forgets_those_longest_away() -> None:
    limit = Limit(1, 0.001, lambda: 0.0)
    assert limit.take("first") == 0 and limit.take("first") > 0
    for n in range(MOST_KEYS):
        limit.take(str(n))
    assert len(limit.buckets) == MOST_KEYS and limit.take("first") == 0


def test_a_household_counts_as_one() -> None:
    assert neighbourhood("1.2.3.4") == "1.2.3.4" == neighbourhood("::ffff:1.2.3.4")
    assert neighbourhood("2001:db8:1:2::1") == neighbourhood("2001:db8:1:2:ffff::9")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("a socket") == "a socket"
