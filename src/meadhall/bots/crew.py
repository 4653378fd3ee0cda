"""Many tasks on all cores, with a bar to watch and a Ctrl-C that loses nothing."""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

BAR = 30
AHEAD = 2  # tasks handed out for each process: enough that none is idle, few enough to stop soon


class Bar:
    """How far it is, on a terminal; nothing elsewhere."""

    def __init__(self, total: int, done: int = 0) -> None:
        self.total = total
        self.done = self.first = done
        self.begun = time.monotonic()
        self.shown = sys.stderr.isatty()

    def step(self, note: str = "", by: int = 1) -> None:
        self.done += by
        if self.shown:
            full = BAR * self.done // max(1, self.total)
            spent = time.monotonic() - self.begun
            left = spent / (self.done - self.first) * (self.total - self.done)
            line = f"{'█' * full}{'░' * (BAR - full)} {self.done}/{self.total}  {clock(left)}  {note}"
            print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown and self.done > self.first:
            print(file=sys.stderr)


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def work(
    task: Callable[[Task], Result], tasks: Sequence[Task], processes: int = 0, ray: bool = False
) -> Generator[tuple[Task, Result], None, None]:
    """The tasks with what came of them, as they are done; on this machine, or on those of a Ray cluster. A
    Ctrl-C, or closing it, ends it after those that are done."""
    if ray:
        yield from on_cluster(task, tasks)
        return
    processes = min(processes or os.cpu_count() or 1, len(tasks))
    if processes <= 1:
        for one in tasks:
            yield one, task(one)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), live_with_parent) as pool:
        waiting = iter(tasks)
        running: dict[Future[Result], Task] = {}
        try:
            while True:
                for one in waiting:
                    running[pool.submit(task, one)] = one
                    if len(running) >= processes * AHEAD:
                        break
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        finally:
            end(pool)


def on_cluster(
    task: Callable[[Task], Result], tasks: Sequence[Task]
) -> Generator[tuple[Task, Result], None, None]:
    """Every machine of the cluster must have meadhall; results come back through Ray's own store."""
    cluster = importlib.import_module("ray")
    cluster.init(address="auto", ignore_reinit_error=True)
    remote = cluster.remote(task)
    waiting = iter(tasks)
    running: dict[object, Task] = {}
    try:
        while True:
            cores = int(cluster.cluster_resources().get("CPU", 1))
            for one in waiting:
                running[remote.remote(one)] = one
                if len(running) >= cores * AHEAD:
                    break
            if not running:
                return
            for done in cluster.wait(list(running))[0]:
                yield running.pop(done), cluster.get(done)
    finally:
        for left in running:
            cluster.cancel(left, force=True)


def live_with_parent() -> None:
    """A worker, with the programs that play for it, is a group of its own: a Ctrl-C is for the parent alone,
    and when the parent is gone, whatever became of it, so is the group."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.setpgrp()
        threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None and sys.platform != "win32"
    parent.join()
    os.killpg(0, signal.SIGKILL)


def end(pool: ProcessPoolExecutor) -> None:
    """Stop at once what still runs: its results are no longer wanted."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        kill_group(process)


def kill_group(process: BaseProcess) -> None:
    """A worker that has not come to make its group has begun nothing either."""
    assert process.pid is not None
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
