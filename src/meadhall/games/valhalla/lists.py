"""Listing sets: an option for each member of a mask, each face among dice, each kind among cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.parts import FACE_BITS, FACE_MASK, KIND_AT, MASK_OF
from meadhall.games.valhalla.table import Table
from meadhall.kernel.bits import bit_of
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import Listing, pack

NEXT_FACE: Final[i64] = 1 << 16  # the first field of an option, one more


def list_mask(o: Listing, verb: i64, mask: i64) -> None:
    n: i64 = 0
    while mask:
        if mask & 1:
            o.add(verb, n)
        mask >>= 1
        n += 1


def list_faces(o: Listing, verb: i64, dice: i64) -> None:
    """One option for each face among the dice. Half of all lists are such: they are written without a call
    for each option."""
    codes = o.codes
    n = o.n
    code = pack(verb)
    while dice:
        if dice & FACE_MASK:
            codes[n] = code
            n += 1
        dice >>= FACE_BITS
        code += NEXT_FACE
    o.n = n


def list_cards(o: Listing, verb: i64, word: i64, cards: i64) -> None:
    """One option for each kind among the cards."""
    while cards:
        kind = KIND_AT[word * 64 + bit_of(cards & -cards)]
        o.add(verb, kind)
        cards &= ~MASK_OF[kind]


def list_hand(t: Table, seat: Seat, o: Listing, verb: i64) -> None:
    for word in range(t.words):
        list_cards(o, verb, word, t.hand(seat, word))


def list_type(t: Table, seat: Seat, o: Listing, verb: i64, type_: i64) -> None:
    for word in range(t.words):
        list_cards(o, verb, word, t.hand_of_type(seat, type_, word))
