"""Nothing is lost at a table of Valhalla: cards, warriors, shields, valour, what seats know."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from meadhall.games.valhalla.columns import (
    ASIDE,
    CLANS_OF,
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAWN,
    FULL,
    HAND,
    HAND_SIZE,
    HAZY,
    HELP,
    KNOWN,
    OPEN,
    OWN,
    PILE_SIZE,
    PLAYED,
    RESERVE,
    SEATS,
    SHOWN,
    SIZE,
    SLOTS,
    TOP,
    VALHALLA,
    VALHALLA_SIZE,
    VALOUR,
    WORDS,
)
from meadhall.games.valhalla.parts import CLAN_OF, KIND_AT, TYPE_OF, TYR, VALOUR_OF, WARRIOR
from meadhall.games.valhalla.valhalla import Valhalla
from meadhall.kernel.table import Table
from tests.sets import members


def check(table: Table) -> None:
    assert isinstance(table, Valhalla)
    check_cards(table)
    check_sizes(table)
    check_squads(table)
    check_knowledge(table)
    check_shields(table)


def kinds(t: Valhalla, at: int) -> list[int]:
    return [kind for word in range(WORDS) for kind in cards(word, int(t.m[at + word]))]


def cards(word: int, mask: int) -> list[int]:
    return [int(KIND_AT[word * 64 + bit]) for bit in members(mask)]


def size(t: Valhalla, at: int) -> int:
    return sum(int(t.m[at + word]).bit_count() for word in range(WORDS))


def drawn(waiting: int) -> list[int]:
    found = []
    while waiting:
        found.append((waiting & 255) - 1)
        waiting >>= 8
    return found


def on_boards(t: Valhalla) -> list[int]:
    found = []
    for seat in range(t.seats):
        for slot in range(SLOTS):
            found += [
                kind for kind in (int(t.warrior(seat, slot)), int(t.tyr_under(seat, slot))) if kind >= 0
            ]
        if t.m[HELP + seat]:
            found.append(int(t.help_card(seat)))
    return found


def check_cards(t: Valhalla) -> None:
    """Every card is in exactly one zone."""
    zones = [kinds(t, DECK), kinds(t, DISCARD), kinds(t, RESERVE), kinds(t, PLAYED), kinds(t, PLAYED + WORDS)]
    zones += [cards(WORDS - 1, int(t.m[ASIDE])), on_boards(t)]
    for seat in range(SEATS):
        zones += [kinds(t, HAND + seat * WORDS), kinds(t, VALHALLA + seat * WORDS)]
        zones.append(drawn(int(t.m[DRAWN + seat])))
    total = Counter(chain.from_iterable(zones))
    full = Counter(kinds(t, FULL))
    assert total == full, f"lost {full - total}, new {total - full}"
    bits = [int(t.m[DECK + w]) for w in range(WORDS)]
    for seat in range(SEATS):
        for word in range(WORDS):
            mask = int(t.m[HAND + seat * WORDS + word])
            assert not mask & bits[word], "one card in two places"
            bits[word] |= mask
    for word in range(WORDS):
        assert not bits[word] & int(t.m[OPEN + word]), "an open card is hidden too"
        assert int(t.m[OPEN + word]) & ~int(t.m[FULL + word]) == 0
    pile = Counter(int(t.pile_at(n)) for n in range(int(t.m[PILE_SIZE])))
    assert pile == Counter(kinds(t, DISCARD))


def check_sizes(t: Valhalla) -> None:
    m = t.m
    assert m[DECK_SIZE] == size(t, DECK)
    for seat in range(SEATS):
        assert m[HAND_SIZE + seat] == size(t, HAND + seat * WORDS)
        pile = kinds(t, VALHALLA + seat * WORDS)
        assert m[VALHALLA_SIZE + seat] == len(pile)
        extra = m[VALOUR + seat] - sum(VALOUR_OF[kind] for kind in pile)
        assert extra == 0 or (t.over and extra == 1), "valour is that of the cards"
        assert not any(TYPE_OF[kind] == TYR for kind in pile)
    if m[TOP]:
        assert int(m[TOP]) - 1 in kinds(t, DECK)


def check_squads(t: Valhalla) -> None:
    for seat in range(t.seats):
        clans: Counter[int] = Counter()
        for slot in range(SLOTS):
            kind, tyr = int(t.warrior(seat, slot)), int(t.tyr_under(seat, slot))
            assert kind >= 0 or tyr < 0, "a Tyr card without a warrior"
            if kind >= 0:
                assert TYPE_OF[kind] == WARRIOR and (tyr < 0 or TYPE_OF[tyr] == TYR)
                clans[int(CLAN_OF[kind])] += 1
        assert t.m[SIZE + seat] == clans.total() <= 6
        assert t.m[CLANS_OF + seat] == sum(n << clan * 4 for clan, n in clans.items())


def check_knowledge(t: Valhalla) -> None:
    m = t.m
    for owner in range(t.seats):
        for word in range(WORDS):
            hand = m[HAND + owner * WORDS + word]
            assert m[SHOWN + owner * WORDS + word] & ~hand == 0, "known to be held, and it is not"
            for viewer in range(t.seats):
                known = m[KNOWN + (viewer * SEATS + owner) * WORDS + word]
                assert known & ~hand == 0, "somebody knows what is not so"
            hidden = m[HAZY + owner * WORDS + word]
            assert hidden & m[OPEN + word] == 0, "hazy, and open to all"


def check_shields(t: Valhalla) -> None:
    own = [int(t.m[OWN + seat]) for seat in range(SEATS)]
    assert min(own) >= 0
    if t.monster < 0:
        taken = sum(int(t.captured(seat)) for seat in range(t.seats))
        assert sum(own) + taken == 4 * t.seats
    else:
        assert sum(own) <= 10
