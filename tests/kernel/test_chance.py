"""Chance: every number as likely, every vector fixed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.chance import Committed, below, seeded, sow, spin

SEED = bytes(range(32))


def source(seed: int) -> vec[i64]:
    m = vec[i64]([0, 0])
    sow(m, 0, seed)
    return m


def chi_square(counts: Counter[int], n: int) -> float:
    expected = counts.total() / n
    return sum((counts[i] - expected) ** 2 / expected for i in range(n))


def is_even(counts: Counter[int], n: int) -> bool:
    """Within about four deviations of what an even source gives, and not suspiciously even."""
    freedom = n - 1
    return (chi_square(counts, n) - freedom) ** 2 < 4.5**2 * 2 * freedom


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 34, 97])
@pytest.mark.parametrize("seed", [0, 1, 12345, (1 << 62) - 1])
def test_below_is_even(n: int, seed: int) -> None:
    m = source(seed)
    counts = Counter(int(below(m, 0, n)) for _ in range(60 * n + 2000))
    assert set(counts) <= set(range(n))
    assert is_even(counts, n)


@pytest.mark.parametrize("n", [2, 4, 8, 20, 34])
@pytest.mark.parametrize("start", [0, 1 << 31, 1 << 40, 1 << 61])
def test_the_first_draw_is_even_over_neighbouring_seeds(n: int, start: int) -> None:
    """People number their games 1, 2, 3."""
    counts = Counter(int(below(source(start + seed), 0, n)) for seed in range(200 * n))
    assert is_even(counts, n)


def test_neighbouring_draws_are_independent() -> None:
    m = source(5)
    draws = [int(below(m, 0, 6)) for _ in range(20_001)]
    for gap in (1, 2, 5):
        pairs = Counter(6 * a + b for a, b in zip(draws, draws[gap:], strict=False))
        assert is_even(pairs, 36)


def test_neighbouring_seeds_are_independent() -> None:
    pairs = Counter(6 * int(below(source(s), 0, 6)) + int(below(source(s + 1), 0, 6)) for s in range(8000))
    assert is_even(pairs, 36)


def test_one_game_in_two_thousand_does_not_repeat_another() -> None:
    starts = set()
    for seed in range(2000):
        m = source(seed)
        starts.add(tuple(int(below(m, 0, 34)) for _ in range(12)))
    assert len(starts) == 2000


def test_no_part_of_a_wide_range_is_favoured() -> None:
    """A plain remainder of 2**31 numbers would fall on the lower third of these twice."""
    n = 1_500_000_000
    m = source(9)
    draws = [int(below(m, 0, n)) for _ in range(4000)]
    assert min(draws) >= 0 and max(draws) < n
    assert is_even(Counter(draw * 10 // n for draw in draws), 10)


def test_fixed_numbers() -> None:
    """A seed means the same game for ever."""
    m = source(7)
    assert [int(spin(m, 0)) for _ in range(4)] == SPUN
    assert [int(seeded(seed)) for seed in (0, 1, 2, 1 << 40)] == SEEDED


SPUN = [2017613663, 2129752038, 1621268569, 204721977]
SEEDED = [1, 740230774, 1480461547, 919919559]


def test_a_source_is_never_stuck() -> None:
    for seed in range(500):
        m = source(seed)
        assert m[0] > 0 and m[1] > 0
        assert len({int(spin(m, 0)) for _ in range(20)}) == 20


def test_two_sources_in_one_row_do_not_touch() -> None:
    m = vec[i64]([8, 0, 0, 9])
    sow(m, 1, 7)
    assert int(spin(m, 1)) == SPUN[0]
    assert (m[0], m[3]) == (8, 9)


# -- committed ------------------------------------------------------------------------------------------
def stream(seed: bytes, nonces: tuple[bytes, ...], counter: int) -> int:
    """The same written out once more."""
    text = b"meadhall chance" + seed + b"".join(len(n).to_bytes(4, "big") + n for n in nonces)
    key = hashlib.sha256(text).digest()
    return int.from_bytes(hmac.new(key, counter.to_bytes(8, "big"), "sha256").digest()[:8], "big")


def test_committed_is_what_it_says() -> None:
    c = Committed(SEED, (b"a", b"bc"))
    numbers = [stream(SEED, (b"a", b"bc"), counter) for counter in range(50)]
    assert [c.below(1000) for _ in range(50)] == [number % 1000 for number in numbers]
    assert c.counter == 50


def test_committed_vectors() -> None:
    c = Committed(SEED, (b"north", b"south"))
    assert c.commitment == COMMITMENT
    assert [c.below(6) for _ in range(12)] == DICE


COMMITMENT = "58b7b6719e036adce382880b9570bdffbdc939dfc251fa411f4dd16e83a9f30e"
DICE = [2, 1, 5, 1, 0, 2, 0, 2, 3, 3, 4, 0]


def test_committed_rejects_what_would_be_biased() -> None:
    n = (1 << 63) + 1
    c = Committed(SEED, ())
    draws = [c.below(n) for _ in range(40)]
    numbers = [stream(SEED, (), counter) for counter in range(c.counter)]
    assert draws == [number for number in numbers if number < n]
    assert c.counter > 50


@pytest.mark.parametrize("n", [2, 6, 34])
def test_committed_is_even(n: int) -> None:
    c = Committed(SEED, (b"x",))
    assert is_even(Counter(c.below(n) for _ in range(60 * n + 500)), n)


def test_commitment_hides_the_nonces_and_binds_the_seed() -> None:
    assert Committed(SEED, (b"a",)).commitment == Committed(SEED, (b"b",)).commitment
    assert Committed(SEED, ()).commitment != Committed(bytes(32), ()).commitment
    assert Committed(SEED, (b"ab", b"c")).key != Committed(SEED, (b"a", b"bc")).key


def test_a_copy_goes_its_own_way() -> None:
    c = Committed(SEED, ())
    c.below(6)
    copied = c.copy()
    assert [c.below(100) for _ in range(5)] == [copied.below(100) for _ in range(5)]
    c.below(6)
    assert copied.counter == c.counter - 1


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Committed(seed, ())
