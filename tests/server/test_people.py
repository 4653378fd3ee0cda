"""People: guests, accounts, names, passwords, bots, mutes, and leaving for good."""

from __future__ import annotations

import httpx
import pytest
from argon2 import PasswordHasher
from argon2.profiles import RFC_9106_LOW_MEMORY
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from meadhall.server.database import open_engine
from meadhall.server.guard import COOKIE
from meadhall.server.names import HASHER, clean_name, login_of
from meadhall.server.problems import Denied
from meadhall.server.schema import Mute, Person, Room, Said
from meadhall.server.settings import Settings
from tests.server.conftest import Newcomer

pytestmark = pytest.mark.anyio
SHIPPED = HASHER  # what people get; tests hash in haste
PASSWORD = "correct horse battery"


def problem(reply: httpx.Response) -> tuple[int, str]:
    """Status and key of a refusal, which has the one shape."""
    told = reply.json()
    assert set(told) == {"status", "key", "detail", "field"} and told["status"] == reply.status_code
    return reply.status_code, told["key"]


async def make_account(client: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/me/account", json={"name": name, "password": password})


async def log_in(client: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/login", json={"name": name, "password": password})


# -- guests and accounts ------------------------------------------------------------------------------
async def test_a_guest_is_known_by_the_cookie(client: httpx.AsyncClient) -> None:
    assert problem(await client.get("/api/me")) == (401, "not-signed-in")
    made = await client.post("/api/guest", json={"name": "Sigrid", "language": "bg"})
    assert made.status_code == 201
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    me = (await client.get("/api/me")).json()
    assert me == made.json()
    assert (me["kind"], me["name"], me["language"], me["muted"]) == ("guest", "Sigrid", "bg", [])


async def test_a_guest_becomes_an_account_and_stays_the_same_person(newcomer: Newcomer) -> None:
    here, elsewhere = await newcomer("Sigrid"), await newcomer("")
    before = (await here.get("/api/me")).json()
    made = await make_account(here, "Sigrid the Wise")
    assert made.status_code == 200
    assert (made.json()["id"], made.json()["kind"]) == (before["id"], "account")
    entered = await log_in(elsewhere, "  sigrid THE wise ")
    assert entered.status_code == 200 and entered.json()["id"] == before["id"]
    assert (await elsewhere.get("/api/me")).json()["name"] == "Sigrid the Wise"
    assert problem(await make_account(here, "Another")) == (409, "account-already")


async def test_an_account_name_is_taken_however_it_is_written(newcomer: Newcomer) -> None:
    first, second = await newcomer("A"), await newcomer("B")
    assert (await make_account(first, "Straße")).status_code == 200
    for same in ("STRASSE", "straße", "ｓｔｒａｓｓｅ"):
        assert problem(await make_account(second, same)) == (409, "name-taken")
    assert (await make_account(second, "Gasse")).status_code == 200
    assert problem(await second.patch("/api/me", json={"name": "strasse"})) == (409, "name-taken")
    assert (await second.get("/api/me")).json()["name"] == "Gasse"
    assert (await second.patch("/api/me", json={"name": "Weg"})).status_code == 200
    assert (await log_in(first, "weg")).status_code == 200


async def test_a_wrong_password_and_an_unknown_name_look_alike(newcomer: Newcomer) -> None:
    someone, other = await newcomer("Sigrid"), await newcomer("")
    await make_account(someone, "Sigrid")
    wrong, unknown = await log_in(other, "Sigrid", "not the password"), await log_in(other, "Nobody")
    assert problem(wrong) == problem(unknown) == (401, "bad-credentials")
    assert wrong.content == unknown.content
    assert COOKIE not in other.cookies


def test_passwords_are_hashed_as_argon2_advises() -> None:
    advised = RFC_9106_LOW_MEMORY
    assert SHIPPED.type == advised.type
    assert SHIPPED.time_cost >= advised.time_cost and SHIPPED.memory_cost >= advised.memory_cost


async def test_a_password_is_stored_hashed_and_hashed_anew_when_that_gets_stronger(
    newcomer: Newcomer, settings: Settings
) -> None:
    someone = await newcomer("Sigrid")
    await make_account(someone, "Sigrid")
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    engine = open_engine(settings.database)
    async with AsyncSession(engine) as session, session.begin():
        stored = await session.scalar(select(Person.password))
        assert stored is not None and stored.startswith("$argon2id$") and PASSWORD not in stored
        await session.execute(update(Person).values(password=weak))
    assert (await log_in(someone, "Sigrid")).status_code == 200
    async with AsyncSession(engine) as session:
        renewed = await session.scalar(select(Person.password))
    await engine.dispose()
    assert renewed not in (weak, None)
    assert (await log_in(someone, "Sigrid")).status_code == 200


async def test_a_new_password_signs_every_other_device_out(newcomer: Newcomer) -> None:
    here, there = await newcomer("Sigrid"), await newcomer("")
    await make_account(here, "Sigrid")
    await log_in(there, "Sigrid")
    wrong = await here.post("/api/me/password", json={"old": "something else", "new": "another one"})
    assert problem(wrong) == (403, "bad-credentials")
    assert (await there.get("/api/me")).status_code == 200
    done = await here.post("/api/me/password", json={"old": PASSWORD, "new": "another one"})
    assert done.status_code == 200
    assert (await here.get("/api/me")).status_code == 200
    assert problem(await there.get("/api/me")) == (401, "not-signed-in")
    assert problem(await log_in(there, "Sigrid")) == (401, "bad-credentials")
    assert (await log_in(there, "Sigrid", "another one")).status_code == 200


async def test_who_logs_out_is_gone_from_this_device(newcomer: Newcomer) -> None:
    someone = await newcomer("Sigrid")
    assert (await someone.post("/api/logout")).status_code == 204
    assert problem(await someone.get("/api/me")) == (401, "not-signed-in")


async def test_changes_leave_the_rest_as_it_was(newcomer: Newcomer) -> None:
    someone = await newcomer("Sigrid")
    hook = "https://example.com/hook"
    changed = (await someone.patch("/api/me", json={"webhook": hook, "webhook_kind": "discord"})).json()
    assert (changed["name"], changed["webhook"], changed["webhook_kind"]) == ("Sigrid", hook, "discord")
    changed = (await someone.patch("/api/me", json={"language": "uk"})).json()
    assert (changed["language"], changed["webhook"]) == ("uk", hook)
    assert (await someone.patch("/api/me", json={"webhook": ""})).json()["webhook"] is None
    wrong: list[object] = [{"language": "de"}, {"kind": "account"}, {"webhook": 7}, []]
    for bad in wrong:
        assert problem(await someone.patch("/api/me", json=bad)) == (400, "bad-request")
    bad_hook = await someone.patch("/api/me", json={"webhook": "http://example.com/"})
    assert problem(bad_hook) == (400, "bad-webhook")


# -- names --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Sigrid  ", "Sigrid"),
        ("Sigrid \t the\u00a0\u2003Wise", "Sigrid the Wise"),
        ("e\u0301", "é"),
        ("Сигрид", "Сигрид"),
        ("Р2-Д2 (бот)", "Р2-Д2 (бот)"),
        ("x" * 24, "x" * 24),
        ("حسن", "حسن"),
    ],
)
async def test_a_name_is_tidied(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 25,
        "a\u0000b",
        "a\u0007b",
        "admin\u202ekcab",  # turns the line around
        "a\u200bb",  # zero-width space
        "a\u200db",
        "\ufeffa",
        "a\u2066b",
        "a\u00adb",  # soft hyphen
        "a\ud800",
        "a\ue000",  # private use
        "a\u2028b\u2060",
        "\u3164",  # blank letters
        "a\u3164",
        "Bob\ufe0f",
        "a\U000e0001",
        "...",
        "\U0001f600",
    ],
)
async def test_a_name_that_hides_something_is_refused(given: str) -> None:
    with pytest.raises(Denied, match="bad-name"):
        clean_name(given)


async def test_a_name_that_folds_too_long_is_no_account_name(newcomer: Newcomer) -> None:
    with pytest.raises(Denied, match="bad-name"):
        login_of("\ufb03" * 24)
    someone = await newcomer("Sigrid")
    assert problem(await make_account(someone, "\ufb03" * 24)) == (400, "bad-name")


async def test_every_route_that_takes_a_name_tidies_it(newcomer: Newcomer) -> None:
    someone = await newcomer("Sigrid")
    bad = "a\u202eb"
    assert problem(await someone.post("/api/guest", json={"name": bad})) == (400, "bad-name")
    assert problem(await someone.patch("/api/me", json={"name": bad})) == (400, "bad-name")
    assert problem(await make_account(someone, bad)) == (400, "bad-name")
    assert problem(await log_in(someone, bad)) == (400, "bad-name")
    await make_account(someone, " Sigrid   II ")
    assert (await someone.get("/api/me")).json()["name"] == "Sigrid II"
    assert problem(await someone.post("/api/bots", json={"name": bad})) == (400, "bad-name")


# -- bots ---------------------------------------------------------------------------------------------
async def test_a_bot_plays_by_its_token(newcomer: Newcomer, settings: Settings) -> None:
    owner, program = await newcomer("Sigrid"), await newcomer("")
    assert problem(await owner.post("/api/bots", json={"name": "Loki"})) == (403, "account-needed")
    await make_account(owner, "Sigrid")
    made = (await owner.post("/api/bots", json={"name": "Loki"})).json()
    assert (await owner.get("/api/bots")).json() == [{"id": made["id"], "name": "Loki", "token": None}]
    program.headers["authorization"] = f"Bearer {made['token']}"
    me = await program.get("/api/me")
    assert (me.json()["id"], me.json()["kind"]) == (made["id"], "bot")
    assert "set-cookie" not in me.headers
    for path in ("/api/me/account", "/api/me/password"):
        body = (
            {"name": "Loki", "password": PASSWORD}
            if "account" in path
            else {"old": PASSWORD, "new": PASSWORD}
        )
        assert (await program.post(path, json=body)).status_code in (403, 409)
    assert problem(await program.delete("/api/me")) == (403, "account-needed")
    assert problem(await program.post("/api/bots", json={"name": "Spawn"})) == (403, "account-needed")
    engine = open_engine(settings.database)
    async with AsyncSession(engine) as session:
        stored = await session.scalar(select(Person.token).where(Person.id == made["id"]))
    await engine.dispose()
    assert stored is not None and stored not in made["token"] and made["token"] not in stored


async def test_a_dropped_bot_is_locked_out(newcomer: Newcomer) -> None:
    owner, program, other = await newcomer("Sigrid"), await newcomer(""), await newcomer("Other")
    await make_account(owner, "Sigrid")
    made = (await owner.post("/api/bots", json={"name": "Loki"})).json()
    program.headers["authorization"] = f"Bearer {made['token']}"
    assert problem(await other.delete(f"/api/bots/{made['id']}")) == (404, "not-found")
    assert (await program.get("/api/me")).status_code == 200
    assert (await owner.delete(f"/api/bots/{made['id']}")).status_code == 204
    assert problem(await program.get("/api/me")) == (401, "not-signed-in")
    assert (await owner.get("/api/bots")).json() == []
    assert problem(await owner.delete(f"/api/bots/{made['id']}")) == (404, "not-found")


async def test_an_account_has_so_many_bots(newcomer: Newcomer) -> None:
    owner = await newcomer("Sigrid")
    await make_account(owner, "Sigrid")
    for n in range(10):
        assert (await owner.post("/api/bots", json={"name": f"Bot {n}"})).status_code == 201
    assert problem(await owner.post("/api/bots", json={"name": "Bot 10"})) == (409, "too-many-bots")


# -- mutes --------------------------------------------------------------------------------------------
async def test_mutes(newcomer: Newcomer) -> None:
    someone, loud = await newcomer("Sigrid"), await newcomer("Loud")
    mine, theirs = (await someone.get("/api/me")).json()["id"], (await loud.get("/api/me")).json()["id"]
    for _ in range(2):
        assert (await someone.put(f"/api/mutes/{theirs}")).status_code == 204
    assert (await someone.get("/api/me")).json()["muted"] == [theirs]
    assert (await loud.get("/api/me")).json()["muted"] == []
    for _ in range(2):
        assert (await someone.delete(f"/api/mutes/{theirs}")).status_code == 204
    assert (await someone.get("/api/me")).json()["muted"] == []
    assert problem(await someone.put(f"/api/mutes/{mine}")) == (400, "not-yourself")
    assert problem(await someone.put("/api/mutes/nobody")) == (404, "not-found")
    assert problem(await someone.put("/api/mutes/%00")) == (400, "bad-request")


# -- leaving for good ---------------------------------------------------------------------------------
async def test_who_leaves_for_good_leaves_nothing(newcomer: Newcomer, settings: Settings) -> None:
    someone, other, program = await newcomer("Sigrid"), await newcomer("Other"), await newcomer("")
    me = (await make_account(someone, "Sigrid")).json()["id"]
    await someone.patch("/api/me", json={"webhook": "https://example.com/"})
    bot = (await someone.post("/api/bots", json={"name": "Loki"})).json()
    program.headers["authorization"] = f"Bearer {bot['token']}"
    await someone.put(f"/api/mutes/{(await other.get('/api/me')).json()['id']}")
    await other.put(f"/api/mutes/{me}")
    cookie = someone.cookies[COOKIE]
    engine = open_engine(settings.database)
    async with AsyncSession(engine) as session, session.begin():
        host = (await other.get("/api/me")).json()["id"]
        session.add(a_room("r1", host))
        await session.flush()
        session.add_all(
            [
                Said(room="r1", n=0, person=me, text="my secret", at=0),
                Said(room="r1", n=1, person=host, text="stays", at=0),
            ]
        )

    assert (await someone.delete("/api/me")).status_code == 204
    someone.cookies.set(COOKIE, cookie)
    assert problem(await someone.get("/api/me")) == (401, "not-signed-in")
    assert problem(await program.get("/api/me")) == (401, "not-signed-in")
    assert problem(await log_in(other, "Sigrid")) == (401, "bad-credentials")
    async with AsyncSession(engine) as session:
        row = await session.get_one(Person, me)
        assert (row.kind, row.name, row.login, row.password, row.webhook) == ("gone", "", None, None, None)
        epoch = row.epoch
        assert (await session.get_one(Person, bot["id"])).token is None
        assert list(await session.scalars(select(Said.text))) == ["stays"]
        assert list(await session.scalars(select(Mute.person))) == []
    await engine.dispose()
    now = URLSafeTimedSerializer(settings.secret, salt="meadhall-cookie").dumps([me, epoch])
    assert problem(await someone.get("/api/me", headers={"cookie": f"{COOKIE}={now!s}"})) == (
        401,
        "not-signed-in",
    )
    assert (await make_account(other, "Sigrid")).status_code == 200


async def test_tables_show_who_is_called_otherwise_and_who_left_for_good(newcomer: Newcomer) -> None:
    someone, other = await newcomer("Sigrid"), await newcomer("Other")
    game = (await someone.get("/api/games")).json()[0]
    wanted = {"game": game["key"], "seats": 2, "away_level": "random"}
    table = (await someone.post("/api/tables", json=wanted)).json()
    path = f"/api/tables/{table['id']}"
    sat = await other.post(f"{path}/sit", json={"seat": 1, "invite": table["invite"]})
    assert sat.status_code == 200
    assert (await someone.post(f"{path}/start")).json()["state"] == "playing"
    await someone.patch("/api/me", json={"name": "Sigrid II"})
    assert (await other.get(path)).json()["seats"][0]["who"]["name"] == "Sigrid II"
    waiting = (await someone.post("/api/tables", json=wanted)).json()
    assert (await someone.delete("/api/me")).status_code == 204
    seats = (await other.get(path)).json()["seats"]
    assert [(seat["away"], seat["who"]["name"]) for seat in seats] == [(True, ""), (False, "Other")]
    gone = await other.get(f"/api/tables/{waiting['id']}?invite={waiting['invite']}")
    assert gone.status_code == 404 or gone.json()["state"] == "closed"


def a_room(id: str, host: str) -> Room:
    return Room(
        id=id,
        game="none",
        state="over",
        count=1,
        options={},
        language="en",
        public=False,
        invite="",
        pace="live",
        watch="off",
        away_level="random",
        host=host,
        secret=b"",
        version=1,
        data="",
        created=0,
        waiting=[],
        copied=0,
    )
