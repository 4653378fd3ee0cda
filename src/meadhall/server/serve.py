"""The command `meadhall serve`: one process that listens, and workers in which bots think."""

from __future__ import annotations

import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence

import uvicorn

from meadhall.server.app import create_app
from meadhall.server.health import open_logs
from meadhall.server.settings import Settings, bracketed, read_settings

LARGEST_FRAME = 64 * 1024
EVERYWHERE = ("0.0.0.0", "::")


class Doorman(uvicorn.Server):
    """Says where the hall is as soon as it is open."""

    def __init__(self, config: uvicorn.Config, address: str, show: bool) -> None:
        super().__init__(config)
        self.address = address
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            spare_collecting()
            print(f"The hall is open: {self.address}", flush=True)
            if self.show:
                webbrowser.open(self.address)


def spare_collecting() -> None:
    """What is loaded by now stays, so the collector of garbage passes it over, and it comes round less often.
    At the usual rate it stops a full hall for tenths of a second at a time, and finds next to nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 50)


def address_of(settings: Settings) -> str:
    """Where a person at this machine finds the hall."""
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return settings.public or f"http://{bracketed(host)}:{settings.port}"


def configured(settings: Settings) -> uvicorn.Config:
    """Nothing is logged by the server itself: its lines would hold the invite of a table."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        log_level="warning",
        proxy_headers=True,
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=5,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
    )


def serve(argv: Sequence[str] | None = None) -> int:
    try:
        settings, show = read_settings(sys.argv[1:] if argv is None else argv, os.environ)
        config = configured(settings)
    except (OSError, ValueError) as failure:
        print(f"meadhall: {failure}", file=sys.stderr)
        return 2
    open_logs()
    doorman = Doorman(config, address_of(settings), show)
    doorman.run()
    return 0 if doorman.started else 1
