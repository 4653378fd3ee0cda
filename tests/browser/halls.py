"""A hall in a process of its own, that can be killed and opened again where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.conftest import free_port

SERVE = (sys.executable, "-m", "meadhall.cli", "serve")


class House:
    """One data folder and one port; the process may come and go."""

    def __init__(self, data: Path, serve: tuple[str, ...] = SERVE) -> None:
        self.data = data
        self.port = free_port()
        self.serve = serve
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        place = ("--port", str(self.port), "--data", str(self.data), "--workers", "1")
        environ = {**os.environ, "MEADHALL_RATE_LIMITS": "off"}
        with (self.data / "log").open("a") as log:
            self.process = subprocess.Popen(
                [*self.serve, *place], env=environ, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        assert b"open" in self.process.stdout.readline(), (self.data / "log").read_text()

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)
