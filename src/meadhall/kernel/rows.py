"""Rows and tables of ints, each in the form that is read fastest."""

from __future__ import annotations

from types import FunctionType
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def ints(values: list[int]) -> vec[i64]:
    """A vec; interpreted a list, which is read in half the time and does all that is asked of a row."""
    if INTERPRETED:
        return values  # type: ignore[return-value]
    return vec[i64](values)


INTERPRETED: Final = isinstance(ints, FunctionType)
