"""People: guests, the accounts made of them, their bots, and whom they do not want to hear."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Response, delete, get, patch, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody as Sent
from litestar.params import PathParameter
from sqlalchemy import delete as sql_delete
from sqlalchemy import func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from meadhall.server.guard import (
    RENEW_SECONDS,
    Connection,
    Limits,
    Seal,
    bearer,
    client_address,
    new_token,
    token_hash,
)
from meadhall.server.hall import Hall
from meadhall.server.ledger import now
from meadhall.server.names import HASHER, clean_name, fits, hash_of, login_of
from meadhall.server.notify import BadWebhook, Notifier
from meadhall.server.problems import Asked, Denied
from meadhall.server.registry import new_id
from meadhall.server.schema import Chair, Mute, Person, Said
from meadhall.server.wire import BotAccount, Changes, Credentials, Me, NewBot, NewGuest, NewPassword

MOST_BOTS = 10
MOST_MUTES = 500

PersonId: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9A-Za-z_-]{1,16}$")]


def writing(engine: AsyncEngine) -> AsyncSession:
    return AsyncSession(engine, expire_on_commit=False)


async def me(session: AsyncSession, person: Person) -> Me:
    muted = await session.scalars(select(Mute.muted).where(Mute.person == person.id).order_by(Mute.muted))
    return Me(
        id=person.id,
        kind=person.kind,  # type: ignore[arg-type]  # the column holds these words only
        name=person.name,
        language=person.language,
        webhook=person.webhook,
        webhook_kind=person.webhook_kind,
        muted=list(muted),
    )


def account(person: Person) -> Person:
    if person.kind != "account":
        raise Denied(403, "account-needed")
    return person


async def tables_of(session: AsyncSession, person: str) -> list[str]:
    """Every table that shows the person: they sit there, or said something."""
    sat, said = (
        select(Chair.room).where(Chair.person == person),
        select(Said.room).where(Said.person == person),
    )
    return list(await session.scalars(sat.union(said)))


async def show_anew(tables: list[str], hall: Hall) -> None:
    """The person is called otherwise from now on, at tables in memory too, here and at other nodes."""
    for table in tables:
        if table in hall.tables:
            live = hall.tables[table]
            async with live.lock:
                live.said = await hall.registry.said(table, live.chairs)
                await hall.reseated(live)
        else:
            hall.publish(table, -1)


# -- coming and going ---------------------------------------------------------------------------------
@get("/api/me")
async def show_me(
    request: Asked,
    person: Given[Person],
    engine: Given[AsyncEngine],
    seal: Given[Seal],
) -> Response[Me]:
    """Who is signed in. A cookie that grows old is renewed."""
    async with AsyncSession(engine.execution_options(reads=True)) as session:
        told = await me(session, person)
    connection = Connection(request.scope)
    fresh = bearer(connection) is not None or seal.badge(connection, RENEW_SECONDS) is not None
    return Response(told, cookies=[] if fresh else [seal.cookie(person)])


@post("/api/guest")
async def come_as_guest(
    request: Asked,
    data: Sent[NewGuest],
    engine: Given[AsyncEngine],
    seal: Given[Seal],
    limits: Given[Limits],
) -> Response[Me]:
    """Sit down at once, under any name."""
    name = clean_name(data.name)
    limits.spend(limits.arriving, client_address(Connection(request.scope)))
    person = Person(
        id=new_id(),
        kind="guest",
        name=name,
        epoch=0,
        language=data.language,
        webhook_kind="json",
        created=now(),
    )
    async with writing(engine) as session, session.begin():
        session.add(person)
        await session.flush()
        told = await me(session, person)
    return Response(told, cookies=[seal.cookie(person)])


@post("/api/login", status_code=200)
async def log_in(
    request: Asked,
    data: Sent[Credentials],
    engine: Given[AsyncEngine],
    seal: Given[Seal],
    limits: Given[Limits],
) -> Response[Me]:
    login = login_of(clean_name(data.name))
    limits.spend(limits.guessing, client_address(Connection(request.scope)))
    limits.spend(limits.guessing_one, login)
    async with AsyncSession(engine.execution_options(reads=True)) as session:
        person = await session.scalar(select(Person).where(Person.login == login))
    known = None if person is None else person.password
    if not await fits(known, data.password) or person is None or known is None:
        raise Denied(401, "bad-credentials")
    renewed = await hash_of(data.password) if HASHER.check_needs_rehash(known) else known
    async with writing(engine) as session, session.begin():
        if renewed != known:
            await session.execute(
                update(Person)
                .where(Person.id == person.id, Person.password == known)
                .values(password=renewed)
            )
        told = await me(session, person)
    return Response(told, cookies=[seal.cookie(person)])


@post("/api/logout", status_code=204)
async def log_out(seal: Given[Seal]) -> Response[None]:
    return Response(None, cookies=[seal.no_cookie()])


# -- changes ------------------------------------------------------------------------------------------
@patch("/api/me")
async def change_me(
    data: Sent[Changes],
    person: Given[Person],
    engine: Given[AsyncEngine],
    hall: Given[Hall],
    notifier: Given[Notifier],
) -> Me:
    """Change what is named; the rest stays."""
    if data.webhook:
        try:
            await notifier.check(data.webhook)
        except BadWebhook as bad:
            raise Denied(400, "bad-webhook", str(bad), "webhook") from None
    try:
        async with writing(engine) as session, session.begin():
            row = await session.get_one(Person, person.id)
            if data.name is not None:
                row.name = clean_name(data.name)
                if row.kind == "account":
                    row.login = login_of(row.name)
            if data.language is not None:
                row.language = data.language
            if data.webhook is not None:
                row.webhook = data.webhook or None
            if data.webhook_kind is not None:
                row.webhook_kind = data.webhook_kind
            await session.flush()
            told = await me(session, row)
            tables = [] if data.name is None else await tables_of(session, person.id)
    except IntegrityError:
        raise Denied(409, "name-taken", field="name") from None
    await show_anew(tables, hall)
    return told


@post("/api/me/account", status_code=200)
async def make_account(
    data: Sent[Credentials], person: Given[Person], engine: Given[AsyncEngine], hall: Given[Hall]
) -> Me:
    """The guest stays the same person, with the same tables, and can log in elsewhere from now on."""
    name = clean_name(data.name)
    login = login_of(name)
    if person.kind != "guest":
        raise Denied(409, "account-already")
    password = await hash_of(data.password)
    try:
        async with writing(engine) as session, session.begin():
            row = await session.get_one(Person, person.id, with_for_update=True)
            if row.kind != "guest":
                raise Denied(409, "account-already")
            row.kind, row.name, row.login, row.password = "account", name, login, password
            await session.flush()
            told, tables = await me(session, row), await tables_of(session, person.id)
    except IntegrityError:
        raise Denied(409, "name-taken", field="name") from None
    await show_anew(tables, hall)
    return told


@post("/api/me/password", status_code=200)
async def change_password(
    data: Sent[NewPassword],
    person: Given[Person],
    engine: Given[AsyncEngine],
    hall: Given[Hall],
    seal: Given[Seal],
    limits: Given[Limits],
) -> Response[Me]:
    """Every other device is signed out."""
    account(person)
    limits.spend(limits.guessing_one, person.login or person.id)
    if not await fits(person.password, data.old):
        raise Denied(403, "bad-credentials", field="old")
    password = await hash_of(data.new)
    async with writing(engine) as session, session.begin():
        row = await session.get_one(Person, person.id, with_for_update=True)
        if row.epoch != person.epoch:
            raise Denied(401, "not-signed-in")
        row.password = password
        row.epoch += 1
        await session.flush()
        told = await me(session, row)
    hall.sign_out(person.id)
    return Response(told, cookies=[seal.cookie(row)])


@delete("/api/me", status_code=204)
async def leave_for_good(
    person: Given[Person],
    engine: Given[AsyncEngine],
    hall: Given[Hall],
    seal: Given[Seal],
) -> Response[None]:
    """Nothing of the person stays but a nameless mark where others' games need one."""
    if person.kind == "bot":
        raise Denied(403, "account-needed")
    async with AsyncSession(engine.execution_options(reads=True)) as session:
        bots = list(await session.scalars(select(Person.id).where(Person.owner == person.id)))
    for gone in (*bots, person.id):
        await forget(gone, engine, hall)
    return Response(None, cookies=[seal.no_cookie()])


async def forget(person: str, engine: AsyncEngine, hall: Hall) -> None:
    """First the seats, then the name: cut short between the two, it can be asked for again."""
    await hall.forget(person)
    async with writing(engine) as session, session.begin():
        tables = await tables_of(session, person)
        await session.execute(sql_delete(Said).where(Said.person == person))
        await session.execute(sql_delete(Mute).where(or_(Mute.person == person, Mute.muted == person)))
        await session.execute(
            update(Person)
            .where(Person.id == person)
            .values(
                kind="gone",
                name="",
                login=None,
                password=None,
                token=None,
                owner=None,
                webhook=None,
                epoch=Person.epoch + 1,
            )
        )
    hall.sign_out(person)
    await show_anew(tables, hall)


# -- bots ---------------------------------------------------------------------------------------------
@get("/api/bots")
async def list_bots(person: Given[Person], engine: Given[AsyncEngine]) -> list[BotAccount]:
    """The bot accounts of an account."""
    account(person)
    async with AsyncSession(engine.execution_options(reads=True)) as session:
        bots = await session.scalars(
            select(Person).where(Person.owner == person.id).order_by(Person.created, Person.id)
        )
        return [BotAccount(bot.id, bot.name) for bot in bots]


@post("/api/bots")
async def make_bot(data: Sent[NewBot], person: Given[Person], engine: Given[AsyncEngine]) -> BotAccount:
    """Its token is told this once."""
    account(person)
    token = new_token()
    bot = Person(
        id=new_id(),
        kind="bot",
        name=clean_name(data.name),
        epoch=0,
        token=token_hash(token),
        owner=person.id,
        language=person.language,
        webhook_kind="json",
        created=now(),
    )
    async with writing(engine) as session, session.begin():
        await session.get_one(Person, person.id, with_for_update=True)  # two at once are counted in turn
        have = await session.scalar(select(func.count()).where(Person.owner == person.id))
        if (have or 0) >= MOST_BOTS:
            raise Denied(409, "too-many-bots", f"An account has at most {MOST_BOTS}")
        session.add(bot)
    return BotAccount(bot.id, bot.name, token)


@delete("/api/bots/{bot:str}", status_code=204)
async def drop_bot(
    bot: PersonId,
    person: Given[Person],
    engine: Given[AsyncEngine],
    hall: Given[Hall],
) -> None:
    async with AsyncSession(engine.execution_options(reads=True)) as session:
        found = await session.get(Person, bot)
    if found is None or found.owner != person.id:
        raise Denied(404, "not-found")
    await forget(bot, engine, hall)


# -- mutes --------------------------------------------------------------------------------------------
@put("/api/mutes/{other:str}", status_code=204)
async def mute(other: PersonId, person: Given[Person], engine: Given[AsyncEngine], hall: Given[Hall]) -> None:
    """Hear somebody no more."""
    if other == person.id:
        raise Denied(400, "not-yourself")
    async with writing(engine) as session, session.begin():
        await session.get_one(Person, person.id, with_for_update=True)
        found = await session.get(Person, other)
        if found is None or found.kind == "gone":
            raise Denied(404, "not-found")
        have = await session.scalar(select(func.count()).where(Mute.person == person.id))
        if (have or 0) >= MOST_MUTES:
            raise Denied(409, "too-many-mutes", f"At most {MOST_MUTES}")
        await session.merge(Mute(person=person.id, muted=other))
    hall.mute(person.id, other, True)


@delete("/api/mutes/{other:str}", status_code=204)
async def unmute(
    other: PersonId, person: Given[Person], engine: Given[AsyncEngine], hall: Given[Hall]
) -> None:
    async with writing(engine) as session, session.begin():
        await session.execute(sql_delete(Mute).where(Mute.person == person.id, Mute.muted == other))
    hall.mute(person.id, other, False)


ROUTES = (
    show_me,
    come_as_guest,
    log_in,
    log_out,
    change_me,
    make_account,
    change_password,
    leave_for_good,
    list_bots,
    make_bot,
    drop_bot,
    mute,
    unmute,
)
