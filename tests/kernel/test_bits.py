"""Sets as words."""

from __future__ import annotations

import random

import pytest

from meadhall.kernel.bits import MOST_BITS, bit, bit_of, count_bits, nth


@pytest.mark.parametrize("n", range(MOST_BITS))
def test_a_bit_and_its_place(n: int) -> None:
    """Also beyond 32 bits, where a compiled shift of the constant 1 goes wrong."""
    assert bit(n) == 2**n
    assert bit_of(bit(n)) == n
    assert count_bits(bit(n)) == 1


def test_counting() -> None:
    chance = random.Random(1)
    for mask in [0, 2**MOST_BITS - 1, *(chance.getrandbits(MOST_BITS) for _ in range(500))]:
        assert count_bits(mask) == mask.bit_count()


def test_the_nth_of_a_set() -> None:
    chance = random.Random(2)
    for mask in [
        1,
        bit(MOST_BITS - 1),
        2**MOST_BITS - 1,
        *(chance.getrandbits(MOST_BITS) for _ in range(200)),
    ]:
        places = [n for n in range(MOST_BITS) if mask >> n & 1]
        assert [bit_of(nth(mask, n)) for n in range(len(places))] == places
