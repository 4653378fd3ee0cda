"""Sets as words of at most 62 bits."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_BITS: Final = 62


def bit(n: i64) -> i64:
    """The set of n alone."""
    return (n & 0 | 1) << n  # mypyc 2.4 compiles a shift of the constant 1 to one of 32 bits


def bit_positions() -> vec[i64]:
    """[power of two % 67], its exponent: 2 generates every residue of the prime 67."""
    at = [0] * 67
    for n in range(MOST_BITS + 1):
        at[(1 << n) % 67] = n
    return vec[i64](at)


BIT_POSITION: Final[vec[i64]] = bit_positions()


def bit_of(lowest: i64) -> i64:
    """The position of the one bit that is set."""
    return BIT_POSITION[lowest % 67]


def count_bits(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
