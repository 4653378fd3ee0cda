"""The API keeps to its own description, whatever it is sent: never a 5xx, and each 4xx is a Problem."""

from __future__ import annotations

import asyncio
import re
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from unittest import mock

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings
from schemathesis import Response
from schemathesis.checks import CheckContext, CheckFunction
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from meadhall.server import names
from meadhall.server.app import create_app
from meadhall.server.serve import configured
from meadhall.server.settings import Settings
from meadhall.server.wire import Problem, TableRow
from tests.server.conftest import Postgres, free_port

if TYPE_CHECKING:
    from schemathesis.specs.openapi.schemas import OpenApiCase as Case

Wanted: TypeAlias = dict[str, object]

PATIENCE = 60.0
TABLE = re.compile("[0-9a-z]{1,16}")
ENDS = (("DELETE", "/api/me"), ("POST", "/api/me/password"), ("POST", "/api/me/account"))

# Names, levels and webhooks have rules that a schema does not tell; what is told by OPTIONS nobody reads.
BEYOND: list[CheckFunction] = [positive_data_acceptance, allow_header_conformance]


class Hall:
    """A hall at a port, with somebody in it and tables in every state."""

    def __init__(self, folder: Path, database: str) -> None:
        told = Settings(data=folder, database=database, secret="s" * 43, rate_limits=False, port=free_port())
        self.server = uvicorn.Server(configured(told))
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()), daemon=True)
        self.address = f"http://127.0.0.1:{told.port}"
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.02)
        self.sigrid = self.newcomer()
        body = {"name": "Sigrid", "password": "a long boat"}
        assert self.sigrid.post("/api/me/account", json=body).status_code == 200
        free: Wanted = {"public": True}
        running: Wanted = {"mine": [0, 1], "start": True}
        over: Wanted = {"mine": [], "bots": "random", "start": True, "public": True}
        self.tables = [self.table(wanted) for wanted in (over, free, running)]
        until = time.monotonic() + PATIENCE
        while self.row(self.tables[0]).state != "over":
            assert time.monotonic() < until
            time.sleep(0.05)

    def newcomer(self) -> httpx.Client:
        browser = httpx.Client(base_url=self.address)
        assert browser.post("/api/guest", json={"name": "Somebody"}).status_code == 201
        return browser

    def table(self, wanted: Wanted) -> str:
        reply = self.sigrid.post("/api/tables", json={"game": "blood_rage", "seats": 2, **wanted})
        assert reply.status_code == 201, reply.text
        return msgspec.json.decode(reply.content, type=TableRow).id

    def row(self, table: str) -> TableRow:
        return msgspec.json.decode(self.sigrid.get(f"/api/tables/{table}").content, type=TableRow)

    def cookies(self, case: Case) -> dict[str, str]:
        """Of somebody who may come to an end by it, or else of one who has tables."""
        if (case.method, case.path) in ENDS:
            with closing(self.newcomer()) as browser:
                return dict(browser.cookies)
        return dict(self.sigrid.cookies)

    def point(self, case: Case) -> None:
        """Let most cases that are about a table be about one that there is."""
        table = case.path_parameters.get("table")
        if isinstance(table, str) and TABLE.fullmatch(table):
            case.path_parameters["table"] = [*self.tables, table][zlib.crc32(table.encode()) % 4]

    def close(self) -> None:
        self.sigrid.close()
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Hall]:
    """On PostgreSQL, which is the stricter. Passwords are hashed in haste."""
    with mock.patch.object(names, "HASHER", PasswordHasher(1, 8, 1)):
        made = Hall(tmp_path_factory.mktemp("hall"), postgres.new_database())
        yield made
        made.close()


def described() -> schemathesis.schemas.BaseSchema:
    app = create_app(Settings(data=Path("."), database="sqlite://", secret="s" * 43))
    return schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


def is_problem(ctx: CheckContext, response: Response, case: Case) -> None:
    """Whatever is refused is refused in one shape."""
    if response.status_code >= 400:
        told = msgspec.json.decode(response.content, type=Problem)
        assert told.status == response.status_code and told.key
        assert response.headers["content-type"] == ["application/json"]


schema = described()
quiet = list(HealthCheck)


@schema.parametrize()
@settings(max_examples=3, suppress_health_check=quiet)
def test_a_stranger(case: Case, hall: Hall) -> None:
    hall.point(case)
    response = case.call_and_validate(
        base_url=hall.address, additional_checks=[is_problem], excluded_checks=BEYOND
    )
    if "{table}" in case.path:
        assert response.status_code >= 400 or response.request.method == "OPTIONS"


@schema.parametrize()
@settings(max_examples=8, suppress_health_check=quiet)
def test_somebody(case: Case, hall: Hall) -> None:
    hall.point(case)
    case.call_and_validate(
        base_url=hall.address,
        cookies=hall.cookies(case),
        additional_checks=[is_problem],
        excluded_checks=BEYOND,
    )
