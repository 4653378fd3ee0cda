"""The API keeps to its own description, whatever it is sent: never a 5xx, and each 4xx is a Problem."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis import Case

from meadhall.server.app import create_app
from meadhall.server.serve import configured
from meadhall.server.settings import Settings
from meadhall.server.wire import Problem
from tests.server.conftest import Postgres, free_port

EXAMPLES = settings(max_examples=6, suppress_health_check=list(HealthCheck))


class Hall:
    """A hall at a port, with somebody in it and tables in every state."""

    def __init__(self, folder: Path, database: str) -> None:
        told = Settings(data=folder, database=database, secret="s" * 43, rate_limits=False, port=free_port())
        self.server = uvicorn.Server(configured(told))
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()), daemon=True)
        self.address = f"http://127.0.0.1:{told.port}"
        self.browser = httpx.Client(base_url=self.address)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.02)

    def close(self) -> None:
        self.browser.close()
        self.server.should_exit = True
        self.thread.join()

    def sign_in(self) -> None:
        if self.browser.get("/api/me").status_code != 200:
            self.browser.cookies.clear()
            assert self.browser.post("/api/guest", json={"name": "Sigrid"}).status_code == 201


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Hall]:
    made = Hall(tmp_path_factory.mktemp("hall"), postgres.new_database())
    yield made
    made.close()


def described() -> schemathesis.schemas.BaseSchema:
    app = create_app(Settings(data=Path("."), database="sqlite://", secret="s" * 43))
    return schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


schema = described()


@schema.parametrize()
@EXAMPLES
def test_a_stranger(case: Case, hall: Hall) -> None:
    case.call_and_validate(base_url=hall.address)


@schema.parametrize()
@EXAMPLES
def test_somebody(case: Case, hall: Hall) -> None:
    hall.sign_in()
    case.call_and_validate(base_url=hall.address, cookies=dict(hall.browser.cookies))
