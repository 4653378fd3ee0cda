"""The interleaved run: a worker for each engine, one of them working at a time, all on one core."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

import meadhall
from bench.lane import Hello, Round

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 9
SEEDS_A_ROUND = 1_000_000
SPIEL = ("backgammon", "gin_rummy", "hanabi", "python_block_dominoes")


class Worker:
    """The near end of a worker's pipes."""

    def __init__(self, kind: str, game: str, tree: Path, core: int) -> None:
        self.name = f"{kind} {game}".strip()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", str(core), kind, game],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def heard(self) -> bytes:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: {self.name} stopped with status {self.process.wait()}")
        return line

    def hello(self) -> Hello:
        return msgspec.json.decode(self.heard(), type=Hello)

    def round(self, seed: int) -> Round:
        assert self.process.stdin is not None
        self.process.stdin.write(b"%d\n" % seed)
        self.process.stdin.flush()
        return msgspec.json.decode(self.heard(), type=Round)

    def close(self) -> None:
        """No more seeds: the worker ends by itself."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Result:
    """All rounds of one lane."""

    def __init__(self, kind: str, game: str, hello: Hello) -> None:
        self.kind = kind
        self.game = game
        self.hello = hello
        self.rounds: list[Round] = []

    def median(self, figure: Callable[[Round], float]) -> float:
        return statistics.median(figure(r) for r in self.rounds)

    @property
    def share(self) -> float:
        """Real choices among the steps."""
        return sum(r.choices for r in self.rounds) / sum(r.steps for r in self.rounds)


def lanes() -> list[tuple[str, str, Path]]:
    """Kind, game and tree of everything to measure. Our games are found, not listed."""
    wanted = [("catanatron", "", SOURCES)]
    for game in meadhall.games():
        if COMPILED.is_dir():
            wanted += [("loop", game, COMPILED), ("python", game, COMPILED)]
        wanted.append(("uncompiled", game, SOURCES))
    return wanted + [("open_spiel", name, SOURCES) for name in SPIEL]


def measure() -> list[Result]:
    core = max(os.sched_getaffinity(0)) if sys.platform == "linux" else -1
    wanted = lanes()
    workers = [Worker(kind, game, tree, core) for kind, game, tree in wanted]
    results = [Result(kind, game, w.hello()) for w, (kind, game, tree) in zip(workers, wanted, strict=True)]
    pairs = [(w, r) for w, r in zip(workers, results, strict=True) if not r.hello.missing]
    for n in range(ROUNDS):
        print(f"bench: round {n + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        for w, r in pairs if n % 2 == 0 else reversed(pairs):
            r.rounds.append(w.round(n * SEEDS_A_ROUND))
    for w in workers:
        w.close()
    return results
