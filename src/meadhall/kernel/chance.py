"""Where the answers of chance come from: a fast source for simulation, a committed one for real tables."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# L'Ecuyer's combined generator: two small linear ones, no product above 2**47, period about 2**61.
M1: Final = 2147483563
M2: Final = 2147483399
SPAN: Final = M1 - 1  # how many different numbers


def seeded(seed: i64) -> i64:
    """A first state of one half, never 0. Seeds are any non-negative number below 2**62."""
    x = (seed ^ seed >> 31) & 0x7FFFFFFF
    x = (x ^ x >> 15) * 668265261 & 0x7FFFFFFF
    x = (x ^ x >> 13) * 374761393 & 0x7FFFFFFF
    return (x ^ x >> 16) % (M2 - 1) + 1


def sow(m: vec[i64], at: i64, seed: i64) -> None:
    """Seed the generator kept in m[at] and m[at + 1]."""
    m[at] = seeded(seed)
    m[at + 1] = seeded(seed + 0x2545F491)


def below(m: vec[i64], at: i64, n: i64) -> i64:
    """A number below n, each as likely to one part in 2**31 / n."""
    a = m[at] * 40014 % M1
    b = m[at + 1] * 40692 % M2
    m[at] = a
    m[at + 1] = b
    z = a - b
    if z < 0:
        z += SPAN
    return z * n // SPAN


def spin(m: vec[i64], at: i64) -> i64:
    """The next number of 31 bits."""
    return below(m, at, SPAN)


@final
class Committed:
    """A stream nobody can foresee and anybody can check: HMAC-SHA256 of a counter under a key made
    of a 256-bit seed, whose hash is published first, and of a nonce from each seat."""

    def __init__(self, seed: bytes, nonces: tuple[bytes, ...], counter: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("the committed seed has 32 bytes")
        self.seed = seed
        self.nonces = nonces
        self.counter = counter
        parts = [seed]
        for nonce in nonces:
            parts.append(len(nonce).to_bytes(4, "big") + nonce)
        self.key: bytes = hashlib.sha256(b"meadhall chance" + b"".join(parts)).digest()

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return hashlib.sha256(b"meadhall commitment" + self.seed).hexdigest()

    def copy(self) -> Committed:
        return Committed(self.seed, self.nonces, self.counter)

    def below(self, n: int) -> int:
        """A number below n, each as likely."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hmac.new(self.key, self.counter.to_bytes(8, "big"), "sha256").digest()
            self.counter += 1
            z = int.from_bytes(block[:8], "big")
            if z < limit:
                return z % n
