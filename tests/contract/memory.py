"""How much is held on to by doing something again and again."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

TIMES = 30
LITTLE = 1024  # bytes a time, for caches that settle; the shortest row that could be lost has more


def kept(act: Callable[[], object]) -> float:
    """Bytes that are still held for each time something was done, once it has been done before."""
    for _ in range(3):
        act()
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(TIMES):
        act()
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / TIMES
