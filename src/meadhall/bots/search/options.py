"""An option as a net is told of it: the rows of a table of meanings that add up to what it means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.listing import first, second, third, verb_of

PARTS: Final = 5  # rows that an option is told by: its verb, its three fields, and all of it at this question
ROWS: Final = 4096
FIELDS: Final = 256  # where the rows of fields begin; those of verbs come before
FIELD_ROWS: Final = 1789  # a prime, as is the next: what falls on the same row shares it
WHOLES: Final = 2048
WHOLE_ROWS: Final = 2039


def describe(kind: i64, code: i64, out: vec[i64], at: i64) -> None:
    verb = verb_of(code)
    out[at] = verb
    out[at + 1] = field_row(verb, 0, first(code))
    out[at + 2] = field_row(verb, 1, second(code))
    out[at + 3] = field_row(verb, 2, third(code))
    out[at + 4] = WHOLES + (code ^ kind << 33) % WHOLE_ROWS


def field_row(verb: i64, field: i64, value: i64) -> i64:
    return FIELDS + ((verb * 3 + field) * 256 + value) % FIELD_ROWS
