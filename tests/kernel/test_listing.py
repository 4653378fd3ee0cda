"""Packed options and the buffer they are listed into."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.listing import MOST_OPTIONS, Listing, first, list_mask, pack, second, third, verb_of

BYTE = st.integers(0, 255)


@given(BYTE, BYTE, BYTE, BYTE)
def test_packed_and_unpacked(verb: int, a: int, b: int, c: int) -> None:
    code = pack(verb, a, b, c)
    assert (verb_of(code), first(code), second(code), third(code)) == (verb, a, b, c)


def test_options_are_listed_in_order() -> None:
    out = Listing()
    out.add(3)
    out.add(2, 1, 0, 255)
    assert list(out.listed()) == [pack(3), pack(2, 1, 0, 255)]
    kept = out.listed()
    out.clear()
    assert list(out.listed()) == [] and len(kept) == 2, "what was listed is a copy"


def test_a_set_is_listed_member_by_member() -> None:
    out = Listing()
    out.add(3)
    list_mask(out, 2, 0b100101)
    list_mask(out, 4, 0)
    out.add(5)
    assert list(out.listed()) == [pack(3), pack(2, 0), pack(2, 2), pack(2, 5), pack(5)]


def test_an_outcome_covers_as_many_numbers_as_its_weight() -> None:
    out = Listing()
    for n, weight in enumerate((2, 1, 4)):
        out.add_chance(weight, 9, n)
    assert out.total == 7
    assert [int(first(out.outcome(at))) for at in range(7)] == [0, 0, 1, 2, 2, 2, 2]
    out.clear()
    assert out.total == 0


def test_a_listing_has_room_and_an_end() -> None:
    out = Listing()
    for n in range(MOST_OPTIONS):
        out.add(1, n & 255, n >> 8)
    assert len(set(out.listed())) == MOST_OPTIONS
    with pytest.raises(IndexError):
        out.add(2)
