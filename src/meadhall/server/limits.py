"""How often something may be done: buckets that refill."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil

MOST_KEYS = 20_000


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, size: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.level = float(size)
        self.at = clock()

    def take(self) -> bool:
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def wait(self) -> int:
        """Seconds until the next one may be taken."""
        return max(1, ceil((1 - self.level) / self.per_second))


class Limit:
    """A bucket for everybody who comes; those longest away are forgotten first."""

    def __init__(self, size: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> int:
        """0 if it may be done now, else the seconds to wait."""
        if key not in self.buckets:
            if len(self.buckets) >= MOST_KEYS:
                self.buckets.popitem(last=False)
            self.buckets[key] = Bucket(self.size, self.per_second, self.clock)
        bucket = self.buckets[key]
        self.buckets.move_to_end(key)
        return 0 if bucket.take() else bucket.wait()


def neighbourhood(address: str) -> str:
    """Whom an address counts for: one IPv4 address, or the IPv6 network a household is given."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
