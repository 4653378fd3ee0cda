"""Which cards each seat may know, worked out from the row and not from the engine's views."""

from __future__ import annotations

from collections import Counter

from meadhall.games.blood_rage.columns import (
    AGE,
    AGES,
    BURIED,
    DISCARD,
    GONE,
    HAND,
    LAID,
    PACK,
    SHOWN,
    TABLED,
)
from meadhall.games.blood_rage.parts import KIND_AT, KIND_IDS
from meadhall.kernel.table import Table
from tests.sets import members

WORDS = frozenset(KIND_IDS)
OPEN_VERBS = frozenset(("play", "add", "upgrade", "take_back"))


def kinds(age: int, mask: int) -> list[str]:
    return [KIND_IDS[KIND_AT[age * 64 + bit]] for bit in members(mask)]


def age_of(t: Table) -> int:
    return min(int(t.m[AGE]), AGES - 1)


def sees(t: Table, seat: int) -> set[str]:
    """Open piles, sheets and battles, cards all saw go to a hand; and what is one's own."""
    found: set[str] = set()
    for age in range(AGES):
        mask = int(t.m[DISCARD + age] | t.m[TABLED + age])
        for other in range(t.seats):
            mask |= int(t.m[SHOWN + other * AGES + age])
        if seat >= 0:
            for zone in (HAND, LAID, BURIED):
                mask |= int(t.m[zone + seat * AGES + age])
        found.update(kinds(age, mask))
    if seat >= 0:
        found.update(kinds(age_of(t), int(t.m[PACK + seat])))
    return found


def hidden(t: Table, seat: int) -> Counter[tuple[str, str]]:
    """The others' hands, quests and packs, and what is out of the game face down."""
    found: Counter[tuple[str, str]] = Counter()
    for age in range(AGES):
        found.update(("gone", k) for k in kinds(age, int(t.m[GONE + age] & ~t.m[BURIED + seat * AGES + age])))
    for other in range(t.seats):
        if other == seat:
            continue
        for age in range(AGES):
            found.update((f"hand {other}", k) for k in kinds(age, int(t.m[HAND + other * AGES + age])))
            found.update((f"laid {other}", k) for k in kinds(age, int(t.m[LAID + other * AGES + age])))
        found.update((f"pack {other}", k) for k in kinds(age_of(t), int(t.m[PACK + other])))
    return found
