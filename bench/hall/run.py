"""The evening: seed a database, open the hall on it, let the crowd in, and take the hall's work apart."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
from pathlib import Path

import msgspec

from bench.hall.figures import GUEST_LIST, HELD, Evening, Parts, Start, Visit
from bench.hall.process import HallProcess, run
from bench.runner import COMPILED, ROOT, SOURCES

LEVELS = (50, 200, 500, 1000)
SECONDS = 8.0  # for each level
STARTS = 3
FOLDER = ROOT / "build" / "bench"  # on a real disk, as a hall's data are


def tell(what: str) -> None:
    print(f"bench: hall: {what}", file=sys.stderr, flush=True)


def evening(levels: tuple[int, ...] = LEVELS, seconds: float = SECONDS) -> Evening:
    tree = COMPILED if COMPILED.is_dir() else SOURCES
    cores = sorted(os.sched_getaffinity(0))
    hall_core, crowd_core = cores[-1], cores[0]
    full = FOLDER / "full"
    shutil.rmtree(FOLDER, ignore_errors=True)
    try:
        tell(f"{levels[-1]} games are begun")
        run(tree, crowd_core, "bench.hall.seed", str(full), str(levels[-1]))
        tell("the doors open")
        empty = statistics.median(opened(tree, FOLDER / f"empty{n}", hall_core) for n in range(STARTS))
        hall = HallProcess(tree, full, hall_core)
        try:
            tell(f"people come to {', '.join(map(str, levels))} tables")
            visit = visited(hall, tree, full, crowd_core, levels, seconds)
        finally:
            hall.stop()
        tell("an answer is taken apart")
        told = run(tree, hall_core, "bench.hall.parts", str(full), str(min(HELD, levels[-1])))
        parts = msgspec.json.decode(told, type=Parts)
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)
    return Evening(Start(empty, hall.start_s), visit, parts, hall_core != crowd_core, tree == COMPILED)


def opened(tree: Path, folder: Path, core: int) -> float:
    """Seconds until a hall with an empty folder is open."""
    hall = HallProcess(tree, folder, core)
    hall.stop()
    return hall.start_s


def visited(
    hall: HallProcess, tree: Path, folder: Path, core: int, levels: tuple[int, ...], seconds: float
) -> Visit:
    told = run(
        tree,
        core,
        "bench.hall.crowd",
        f"127.0.0.1:{hall.port}",
        str(hall.process.pid),
        str(folder / GUEST_LIST),
        str(seconds),
        *map(str, levels),
    )
    return msgspec.json.decode(told, type=Visit)
