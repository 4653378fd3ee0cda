"""Which cards each seat may know, worked out from the row and not from the engine's views."""

from __future__ import annotations

from collections import Counter

from meadhall.games.valhalla.columns import (
    ASIDE,
    DRAWN,
    HAND,
    HELP,
    JARL,
    JARL_HAND,
    KNOWN,
    MONSTER,
    OPEN,
    PLAYED,
    RESERVE,
    SEATS,
    SHOWN,
    SLOTS,
    SQUAD,
    TOP,
    TOP_SEEN,
    VALHALLA,
)
from meadhall.games.valhalla.columns import WORDS as WIDTH
from meadhall.games.valhalla.parts import KIND_AT, KIND_IDS
from meadhall.games.valhalla.powers import JARL_IDS
from meadhall.kernel.table import Table
from tests.sets import members

WORDS = frozenset((*KIND_IDS, *JARL_IDS))
OPEN_VERBS = frozenset(
    (
        "add",
        "add_two",
        "attack",
        "bet_attacker",
        "discard",
        "discard_two",
        "fill",
        "help",
        "jarl",
        "lay",
        "lay_under",
        "mission",
        "pay",
        "play",
        "take_back",
        "take_warrior",
    )
)


def cards(word: int, mask: int) -> list[str]:
    return [KIND_IDS[KIND_AT[word * 64 + bit]] for bit in members(mask)]


def zone(t: Table, at: int) -> list[str]:
    return [name for word in range(WIDTH) for name in cards(word, int(t.m[at + word]))]


def packed(value: int) -> list[str]:
    found = []
    while value:
        if value & 255:
            found.append(KIND_IDS[(value & 255) - 1])
        value >>= 8
    return found


def sees(t: Table, seat: int) -> set[str]:
    """What lies open or did so on its way to where it is, hands that were shown; and what is one's own or was
    seen by this seat alone."""
    found = {*zone(t, OPEN), *zone(t, RESERVE), *zone(t, PLAYED), *zone(t, PLAYED + WIDTH)}
    for other in range(t.seats):
        found |= {*zone(t, SHOWN + other * WIDTH)}
        found |= {*packed(int(t.m[HELP + other]) & 255)}
        for slot in range(SLOTS):
            found |= {*packed(int(t.m[SQUAD + other * SLOTS + slot]))}
        if t.m[JARL + other] >= 0:
            found.add(JARL_IDS[t.m[JARL + other]])
        if t.m[MONSTER] >= 0:
            found |= {*zone(t, VALHALLA + other * WIDTH)}
    if seat >= 0:
        found |= {*zone(t, HAND + seat * WIDTH), *zone(t, VALHALLA + seat * WIDTH)}
        found |= {*packed(int(t.m[DRAWN + seat])), *packed(int(t.m[TOP_SEEN + seat]))}
        for other in range(t.seats):
            found |= {*zone(t, KNOWN + (seat * SEATS + other) * WIDTH)}
        found |= {JARL_IDS[n] for n in range(len(JARL_IDS)) if t.m[JARL_HAND + seat] >> n & 1}
    return found


def hidden(t: Table, seat: int) -> Counter[tuple[str, str]]:
    """The others' hands, cards and jarls to choose from, and Tyr cards that are out of the game."""
    found: Counter[tuple[str, str]] = Counter()
    found.update(("aside", name) for name in cards(WIDTH - 1, int(t.m[ASIDE])))
    if t.m[TOP] and not t.m[TOP_SEEN + seat]:
        found["top", KIND_IDS[t.m[TOP] - 1]] += 1
    for other in range(t.seats):
        if other == seat:
            continue
        for word in range(WIDTH):  # copies apart: a deal is even over cards, not over kinds
            mask = int(t.m[HAND + other * WIDTH + word])
            found.update((f"hand {other}", f"{word} {bit}") for bit in members(mask))
        found.update((f"drawn {other}", name) for name in packed(int(t.m[DRAWN + other])))
        jarls = int(t.m[JARL_HAND + other])
        found.update((f"jarls {other}", JARL_IDS[n]) for n in range(len(JARL_IDS)) if jarls >> n & 1)
    return found
