"""Options as packed ints, and the buffer the rules list them into."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.rows import ints

MOST_OPTIONS: Final = 512
BLANK: Final[vec[i64]] = ints([0] * MOST_OPTIONS)
NEXT_FIRST: Final[i64] = 1 << 16  # one more in the first field of an option
NEXT_SECOND: Final[i64] = 1 << 8


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return verb << 24 | a << 16 | b << 8 | c


def verb_of(code: i64) -> i64:
    return code >> 24


def first(code: i64) -> i64:
    return code >> 16 & 255


def second(code: i64) -> i64:
    return code >> 8 & 255


def third(code: i64) -> i64:
    return code & 255


@final
class Listing:
    """What may be answered, while it is being listed. Reused from question to question."""

    def __init__(self) -> None:
        self.codes: vec[i64] = BLANK[:]
        self.weights: vec[i64] = BLANK[:]
        self.n: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.n = 0
        self.total = 0

    def add(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        n = self.n
        self.codes[n] = verb << 24 | a << 16 | b << 8 | c
        self.n = n + 1

    def add_chance(self, weight: i64, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
        """An outcome of chance, `weight` times as likely as one of weight 1."""
        self.weights[self.n] = weight
        self.total += weight
        self.add(verb, a, b)

    def outcome(self, at: i64) -> i64:
        """The outcome that covers `at`, one of the numbers below `total`."""
        i: i64 = 0
        while at >= self.weights[i]:
            at -= self.weights[i]
            i += 1
        return self.codes[i]

    def listed(self) -> vec[i64]:
        return self.codes[: self.n]


def list_mask(o: Listing, verb: i64, mask: i64) -> None:
    """One option for each member of a set, written without a call for each."""
    codes = o.codes
    n = o.n
    code = verb << 24
    while mask:
        if mask & 1:
            codes[n] = code
            n += 1
        mask >>= 1
        code += NEXT_FIRST
    o.n = n
