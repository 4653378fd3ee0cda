"""How a hall is set up: by the command line, by the environment, else by defaults that just work."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8137
SHORTEST_SECRET = 32
NO = ("", "0", "no", "off", "false")


class Settings(Struct, frozen=True):
    """What a hall is told before it opens."""

    data: Path
    database: str  # sqlite:///file or postgresql://user@host/name
    secret: str  # signs cookies; several nodes on one database share it
    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    workers: int = 1  # processes in which bots think
    public: str = ""  # the address people know the hall by
    secure_cookies: bool = False  # cookies travel over https only
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For is believed
    rate_limits: bool = True
    inside_webhooks: bool = False  # lets webhooks point into this machine and network; for tests

    def link(self, path: str) -> str:
        """The address of a page as people know it."""
        return (self.public or f"http://{bracketed(self.host)}:{self.port}") + path


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def read_settings(argv: Sequence[str], environ: Mapping[str, str]) -> tuple[Settings, bool]:
    """The settings, and whether a browser is to be opened."""
    args = parser(environ).parse_args(argv)
    data = Path(args.data).expanduser().absolute()
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    public = args.public.rstrip("/")
    secure = environ.get("MEADHALL_SECURE_COOKIES")
    proxies = environ.get("MEADHALL_TRUSTED_PROXIES", "127.0.0.1,::1").split(",")
    settings = Settings(
        data=data,
        database=args.database or f"sqlite:///{data / 'hall.sqlite'}",
        secret=environ.get("MEADHALL_SECRET") or own_secret(data),
        host=args.host,
        port=args.port,
        workers=args.workers,
        public=public,
        secure_cookies=public.startswith("https://") if secure is None else secure.lower() not in NO,
        trusted_proxies=tuple(proxy.strip() for proxy in proxies if proxy.strip()),
        rate_limits=environ.get("MEADHALL_RATE_LIMITS", "on").lower() not in NO,
    )
    if len(settings.secret) < SHORTEST_SECRET:
        raise ValueError(f"MEADHALL_SECRET needs {SHORTEST_SECRET} characters or more")
    return settings, args.open


def parser(environ: Mapping[str, str]) -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(
        prog="meadhall serve",
        description="Open the hall: people and bots play in the browser.",
        epilog="Each of these can stand in the environment too, as MEADHALL_PORT and so on.",
    )

    def given(name: str, default: str) -> str:
        return environ.get(f"MEADHALL_{name}", default)

    told.add_argument("--host", default=given("HOST", DEFAULT_HOST), help="where to listen (%(default)s)")
    told.add_argument(
        "--port", type=port, default=given("PORT", str(DEFAULT_PORT)), help="at which port (%(default)s)"
    )
    told.add_argument(
        "--database",
        default=given("DATABASE", ""),
        metavar="URL",
        help="postgresql://user@host/name or sqlite:///file (a file in the data folder)",
    )
    told.add_argument(
        "--data",
        default=given("DATA", str(user_data_path("meadhall", False))),
        metavar="FOLDER",
        help="where the hall keeps its things (%(default)s)",
    )
    told.add_argument(
        "--workers",
        type=workers,
        default=given("WORKERS", str(max(1, (os.cpu_count() or 2) - 1))),
        metavar="N",
        help="processes in which bots think (%(default)s)",
    )
    told.add_argument(
        "--public", default=given("PUBLIC", ""), metavar="URL", help="the address people know the hall by"
    )
    told.add_argument("--open", action="store_true", help="open the browser")
    return told


def port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(text)


def workers(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 64:
        raise argparse.ArgumentTypeError("a number from 1 to 64")
    return int(text)


def own_secret(data: Path) -> str:
    """The key of this data folder, made when it is first asked for. It is there whole or not at all."""
    path = data / "secret"
    if not path.exists():
        draft = data / f"secret.{os.getpid()}"
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(48))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):  # another process was first
            os.link(draft, path)
        draft.unlink()
    return path.read_text()
