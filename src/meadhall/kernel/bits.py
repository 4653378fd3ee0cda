"""Sets as words of at most 62 bits."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.rows import INTERPRETED, ints

MOST_BITS: Final = 62
RESIDUES: Final = 67  # a prime of which 2 generates every residue: each power of two leaves another


def bit(n: i64) -> i64:
    """The set of n alone."""
    # mypyc 2.4 compiles a shift of the constant 1 to one of 32 bits: enough for seats, not for all that fits.
    return (n & 0 | 1) << n


def by_residue(values: list[int]) -> list[int]:
    """[power of two % RESIDUES], the value of its exponent."""
    at = [0] * RESIDUES
    for n, value in enumerate(values):
        at[(1 << n) % RESIDUES] = value
    return at


BIT_POSITION: Final[vec[i64]] = ints(by_residue(list(range(MOST_BITS + 1))))


def bit_of(lowest: i64) -> i64:
    """The position of the one bit that is set."""
    return BIT_POSITION[lowest % RESIDUES]


def count_bits(mask: i64) -> i64:
    """How many are in the set: added up in pairs, fours, bytes, then all."""
    if INTERPRETED:
        return int.bit_count(mask)  # a tenth of the time there; compiled, it would be a call of Python's
    x = mask - (mask >> 1 & 0x1555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def nth_of_byte(byte: int) -> list[int]:
    """The bits of a byte, each as a set of its own."""
    return ([1 << n for n in range(8) if byte >> n & 1] + [0] * 8)[:8]


BITS_IN_BYTE: Final[vec[i64]] = ints([byte.bit_count() for byte in range(256)])
NTH_OF_BYTE: Final[vec[i64]] = ints([bit for byte in range(256) for bit in nth_of_byte(byte)])


def nth(mask: i64, n: i64) -> i64:
    """The n-th of the set, from 0, as a set of its own: in which half, in which byte, then by a table."""
    below: i64 = 0
    half = count_bits(mask & 0xFFFFFFFF)
    if n >= half:
        n -= half
        below = 32
    byte = mask >> below & 255
    size = BITS_IN_BYTE[byte]
    while n >= size:
        n -= size
        below += 8
        byte = mask >> below & 255
        size = BITS_IN_BYTE[byte]
    return NTH_OF_BYTE[byte * 8 + n] << below
