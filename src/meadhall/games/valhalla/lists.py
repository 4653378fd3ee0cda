"""Listing sets: an option for each face among dice, each kind among cards."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.valhalla.parts import FACE_BITS, FACE_MASK, KIND_OF, MASK_OF
from meadhall.games.valhalla.table import Table
from meadhall.kernel.bits import RESIDUES
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import NEXT_FIRST, Listing


def list_faces(o: Listing, verb: i64, dice: i64) -> None:
    """One option for each face among the dice. Half of all lists are such: they are written without a call
    for each option."""
    codes = o.codes
    n = o.n
    code = verb << 24
    while dice:
        if dice & FACE_MASK:
            codes[n] = code
            n += 1
        dice >>= FACE_BITS
        code += NEXT_FIRST
    o.n = n


def list_cards(o: Listing, verb: i64, word: i64, cards: i64) -> None:
    """One option for each kind among the cards."""
    codes = o.codes
    n = o.n
    code = verb << 24
    while cards:
        kind = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
        codes[n] = code + kind * NEXT_FIRST
        n += 1
        cards &= ~MASK_OF[kind]
    o.n = n


def list_hand(t: Table, seat: Seat, o: Listing, verb: i64) -> None:
    for word in range(t.words):
        list_cards(o, verb, word, t.hand(seat, word))


def list_type(t: Table, seat: Seat, o: Listing, verb: i64, type_: i64) -> None:
    for word in range(t.words):
        list_cards(o, verb, word, t.hand_of_type(seat, type_, word))
