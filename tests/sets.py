"""Sets that a row holds as the bits of a word."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """From the lowest; most sets are small, so only what is in them is looked at."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
