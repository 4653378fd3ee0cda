"""Settings, the command that opens a hall, and nodes that hear of each other."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from litestar.channels import ChannelsPlugin

from meadhall import cli
from meadhall.server import news
from meadhall.server.news import PatientBackend
from meadhall.server.settings import Settings, own_secret, read_settings
from tests.server.conftest import Postgres, free_port

anyio = pytest.mark.anyio


# -- settings -----------------------------------------------------------------------------------------
def read(*argv: str, **environ: str) -> Settings:
    return read_settings(argv, environ)[0]


def test_defaults_just_work(tmp_path: Path) -> None:
    settings, show = read_settings(["--data", str(tmp_path / "new")], {})
    assert settings.database == f"sqlite:///{tmp_path / 'new' / 'hall.sqlite'}"
    assert (settings.host, settings.port, settings.public, show) == ("127.0.0.1", 8137, "", False)
    assert settings.rate_limits and not settings.inside_webhooks and not settings.secure_cookies
    assert settings.link("/t/x") == "http://127.0.0.1:8137/t/x"
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_the_secret_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    first = read("--data", str(tmp_path)).secret
    assert len(first) >= 43 and first == read("--data", str(tmp_path)).secret == own_secret(tmp_path)
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    assert read("--data", str(tmp_path), MEADHALL_SECRET="x" * 40).secret == "x" * 40
    with pytest.raises(ValueError, match="32 characters"):
        read("--data", str(tmp_path), MEADHALL_SECRET="short")
    (tmp_path / "secret").write_text("")
    with pytest.raises(ValueError, match="32 characters"):
        read("--data", str(tmp_path))


def test_the_command_line_goes_before_the_environment(tmp_path: Path) -> None:
    environ = {
        "MEADHALL_DATA": str(tmp_path),
        "MEADHALL_PORT": "9000",
        "MEADHALL_DATABASE": "postgresql://h/d",
        "MEADHALL_PUBLIC": "https://play.example/",
        "MEADHALL_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2",
        "MEADHALL_WORKERS": "3",
        "MEADHALL_RATE_LIMITS": "off",
    }
    settings = read_settings(["--host", "::", "--port", "9001"], environ)[0]
    assert (settings.host, settings.port, settings.workers) == ("::", 9001, 3)
    assert (settings.database, settings.public) == ("postgresql://h/d", "https://play.example")
    assert settings.secure_cookies and not settings.rate_limits
    assert settings.trusted_proxies == ("10.0.0.1", "10.0.0.2")
    assert not read_settings([], {**environ, "MEADHALL_SECURE_COOKIES": "no"})[0].secure_cookies


@pytest.mark.parametrize("wrong", [["--port", "0"], ["--port", "x"], ["--workers", "0"], ["--colour", "red"]])
def test_a_line_that_cannot_be_followed(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_settings(wrong, {})
    assert "meadhall serve" in capsys.readouterr().err


# -- the command --------------------------------------------------------------------------------------
def test_help_tells_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    told = capsys.readouterr().out
    besides = ("serve", "verify", "stats", "arena", "selfplay", "connect")
    assert all(command in told for command in ("play", "games", "replay", *besides))
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    assert "--database" in capsys.readouterr().out


def test_the_terminal_does_not_wait_for_the_hall() -> None:
    code = "import sys, meadhall.cli; sys.exit('litestar' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_a_hall_that_cannot_open_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--data", str(tmp_path), "--database", "mysql://h/d"]) == 2
    assert "postgresql://" in capsys.readouterr().err


def test_the_hall_opens_and_closes(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "meadhall.cli", "serve", "--port", str(port), "--data", str(tmp_path)]
    hall = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert hall.stdout is not None
        told = hall.stdout.readline()
        assert re.search(rf"http://127\.0\.0\.1:{port}", told)
        address = f"http://127.0.0.1:{port}"
        assert httpx.get(f"{address}/healthz").json() == {"status": "well"}
        reply = httpx.post(f"{address}/api/guest", json={"name": "Sigrid"})
        assert reply.status_code == 201 and "server" not in reply.headers
    finally:
        hall.send_signal(signal.SIGTERM)
        _, err = hall.communicate(timeout=20)
    assert "Traceback" not in err, err
    assert all(line.startswith("{") for line in err.splitlines()), err
    assert stat.S_IMODE(os.stat(tmp_path / "secret").st_mode) == 0o600


# -- nodes --------------------------------------------------------------------------------------------
async def heard(what: bytes, said: ChannelsPlugin, ears: list[bytes]) -> bool:
    """Whether it is heard within a while; what is said while the line is cut is lost."""
    for _ in range(100):
        said.publish(what, "hall")
        await asyncio.sleep(0.05)
        if what in ears:
            return True
    return False


@anyio
async def test_nodes_hear_each_other_again_after_the_database_was_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "RETRY_SECONDS", 0.05)
    database = postgres.new_database()
    one, other = (ChannelsPlugin(PatientBackend(database), channels=["hall"]) for _ in range(2))
    ears: list[bytes] = []

    async def hear(what: bytes) -> None:
        ears.append(what)

    async with (
        one,
        other,
        one.start_subscription(["hall"]) as subscriber,
        subscriber.run_in_background(hear),
    ):
        assert await heard(b"good morning", other, ears)
        admin = await asyncpg.connect(database)
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await admin.close()
        assert await heard(b"good evening", other, ears)
        assert await heard(b"good night", one, ears)
