"""Bots think in processes of their own, never in the one that serves people.

A worker is given a game's log and nothing else. The log holds what chance has answered so far, but not
the committed seed behind it: whatever a bot does, it cannot foresee the dice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

import msgspec
import structlog

from meadhall.bots.levels import LEVELS
from meadhall.kernel.record import Log
from meadhall.server import worker
from meadhall.server.worker import Thought

WEAKEST = next(iter(LEVELS))
GRACE = 3.0  # seconds past its limit after which a worker is taken for hanging
GIVING_WAY = 0.05  # seconds between looks for a worker that no bot wants
LONGEST_ASIDE = 60.0  # seconds; what is done aside takes far less
P = ParamSpec("P")
R = TypeVar("R")

journal: structlog.stdlib.BoundLogger = structlog.get_logger("meadhall.minds")


class NoAnswer(Exception):
    """There is nothing to choose: the log leads nowhere, or the seat is not asked."""


def packed(log: Log) -> bytes:
    """A log as workers take it."""
    return msgspec.msgpack.encode(log)


class Minds:
    """A few worker processes. Who asks first is answered first."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.free = asyncio.Semaphore(workers)  # hands out workers in the order they were asked for
        self.changing = asyncio.Lock()
        self.is_open = False
        self.pool: ProcessPoolExecutor | None = None
        self.processes: list[BaseProcess] = []

    async def open(self) -> None:
        """Start the workers and wait until each has everything loaded."""
        self.is_open = True
        await self.running()

    async def close(self) -> None:
        """End the workers at once, whatever they think about."""
        self.is_open = False
        async with self.changing:
            await self.stop()

    async def choose(self, log_bytes: bytes, seat: int, level: str, seed: int, key: str = "") -> str:
        """The option that a bot of this level takes, by id; the same seed draws the same random numbers.

        With a `key` a worker keeps the table, and next time follows only the answers that are new. A bot
        that fails or takes too long has its answer drawn for it. If the worker goes down with the bot, it
        is asked once more, and then one of the weakest level is.
        """
        for trying in (level, level, WEAKEST):
            async with self.free:
                thought = await self.ask(log_bytes, seat, trying, seed, key)
            if thought is not None:
                break
            journal.warning("worker lost", key=key, seat=seat, bot=trying)
        else:
            raise NoAnswer("no worker lives long enough to answer")
        if not thought.option:
            raise NoAnswer(thought.failure)
        if thought.failure:
            journal.warning("bot failed", key=key, seat=seat, bot=level, failure=thought.failure)
        return thought.option

    async def ask(self, log_bytes: bytes, seat: int, level: str, seed: int, key: str) -> Thought | None:
        """One worker's thought; None if the worker is lost."""
        return await self.done(
            worker.time_limit(level) + GRACE, worker.think, log_bytes, seat, level, seed, key
        )

    async def aside(self, task: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Something short that is in no hurry: by a worker for whom no bot waits. NoAnswer if the worker is
        lost over it."""
        while self.free.locked():
            await asyncio.sleep(GIVING_WAY)
        async with self.free:
            found = await self.done(LONGEST_ASIDE, task, *args, **more)
        if found is None:
            raise NoAnswer("the worker is lost")
        return found

    async def done(self, limit: float, task: Callable[P, R], *args: P.args, **more: P.kwargs) -> R | None:
        """What a worker makes of a task; None if it is lost."""
        pool = await self.running()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(task, *args, **more)), limit)
        except (BrokenProcessPool, TimeoutError):
            async with self.changing:
                if self.pool is pool:
                    await self.stop()
            return None

    # -- the workers ----------------------------------------------------------------------------
    async def running(self) -> ProcessPoolExecutor:
        """The workers; new ones if they were lost."""
        async with self.changing:
            if not self.is_open:
                raise RuntimeError("the minds are not open")
            return self.pool or await self.start()

    async def start(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        others = active_children()
        pool = ProcessPoolExecutor(self.workers, spawn, worker.prepare, (spawn.Barrier(self.workers),))
        meeting = [asyncio.wrap_future(pool.submit(worker.meet)) for _ in range(self.workers)]
        self.processes = [process for process in active_children() if process not in others]
        self.pool = pool
        try:
            await asyncio.gather(*meeting)
        except BaseException:
            await self.stop()
            raise
        return pool

    async def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in self.processes:
                process.kill()
            await asyncio.to_thread(pool.shutdown)
