"""Worker processes that halls of one session of tests lend each other."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import ClassVar

from meadhall.server.minds import Minds

AT_ONCE = 0.3  # seconds within which a worker with nothing to do replies


class Lent(Minds):
    """Starting a worker takes a second of a processor, and most tests have no bot: it is started when one is
    first asked for, and left to the next hall unless it still thinks. Workers are told all they need with
    each question, so nothing of one test is left for another."""

    left: ClassVar[list[tuple[ProcessPoolExecutor, list[BaseProcess]]]] = []

    async def open(self) -> None:
        self.is_open = True

    async def start(self) -> ProcessPoolExecutor:
        if self.workers != 1 or not self.left:
            return await super().start()
        self.pool, self.processes = self.left.pop()
        return self.pool

    async def close(self) -> None:
        self.is_open = False
        async with self.changing:
            if self.pool is not None and self.workers == 1 and await replies(self.pool):
                self.left.append((self.pool, self.processes))
                self.pool = None
            await self.stop()

    @classmethod
    def end(cls) -> None:
        """Nobody comes any more."""
        for pool, processes in cls.left:
            for process in processes:
                process.kill()
            pool.shutdown()
        cls.left.clear()


async def replies(pool: ProcessPoolExecutor) -> bool:
    try:
        await asyncio.wait_for(asyncio.wrap_future(pool.submit(os.getpid)), AT_ONCE)
    except Exception:  # it is lost, or it thinks
        return False
    return True
