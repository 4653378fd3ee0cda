"""Processes on a core of their own: the hall, watched from outside, and those that work on it."""

from __future__ import annotations

import functools
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parent.parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
FILES = 65536


class HallProcess:
    """`meadhall serve` with its durable settings; only the limits on how often people do things are off."""

    def __init__(self, tree: Path, folder: Path, core: int) -> None:
        self.port = free_port()
        self.log = folder / "log"
        folder.mkdir(parents=True, exist_ok=True)
        args = ("meadhall.cli", "serve", "--port", str(self.port), "--data", str(folder), "--workers", "1")
        begun = time.monotonic()
        with self.log.open("wb") as log:
            self.process = spawn(tree, core, args, log, log)
        self.wait(begun + PATIENCE)
        self.start_s = time.monotonic() - begun

    def wait(self, until: float) -> None:
        """Until it says that it is well."""
        while time.monotonic() < until and self.process.poll() is None:
            probe = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            try:
                probe.request("GET", "/healthz")
                if probe.getresponse().status == 200:
                    return
            except (OSError, HTTPException):
                time.sleep(0.005)
            finally:
                probe.close()
        self.stop()
        raise SystemExit(f"bench: the hall did not open\n{self.log.read_text()}")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def spawn(
    tree: Path, core: int, module: tuple[str, ...], out: int | IO[bytes], errors: IO[bytes] | None = None
) -> subprocess.Popen[bytes]:
    """A module run on one core."""
    return subprocess.Popen(
        [sys.executable, "-m", *module],
        cwd=ROOT,
        env=surroundings(tree),
        stdout=out,
        stderr=errors,
        preexec_fn=functools.partial(settle, core),
    )


def settle(core: int) -> None:
    """In the new process: its core, and files enough for everybody's sockets."""
    os.sched_setaffinity(0, {core})
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most >= 0 else FILES, most))


def run(tree: Path, core: int, *module: str) -> bytes:
    """What a module prints, run to its end on one core."""
    process = spawn(tree, core, module, subprocess.PIPE)
    told = process.communicate()[0]
    if process.returncode:
        raise SystemExit(f"bench: {module[0]} stopped with status {process.returncode}")
    return told


def surroundings(tree: Path) -> dict[str, str]:
    """The environment, without what it may say to other halls."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MEADHALL_")}
    return {**kept, "PYTHONPATH": str(tree), "MEADHALL_RATE_LIMITS": "off"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


# -- from outside -------------------------------------------------------------------------------------
def cpu_seconds(pid: int) -> float:
    """Processor time of a process and its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waited_seconds(pid: int) -> float:
    """How long its first thread could have run and did not, because others had its core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def resident_bytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise SystemExit("bench: the hall has gone")
