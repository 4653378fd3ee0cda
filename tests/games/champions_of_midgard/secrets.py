"""Which destinies and journeys each seat may know, worked out from the row and not from views."""

from __future__ import annotations

from collections import Counter

from meadhall.games.champions_of_midgard.columns import (
    DESTINY,
    DRAWN,
    JOURNEY,
    JOURNEYS,
    KNOWN,
    OPENED,
    PEEKED,
    PUT,
    SHORES,
    SHOWN,
    SPENT,
    TOP,
    UNDER,
)
from meadhall.games.champions_of_midgard.parts import DESTINY_IDS, JOURNEY_IDS
from meadhall.kernel.table import Table

WORDS = frozenset((*DESTINY_IDS, *JOURNEY_IDS))
OPEN_VERBS = frozenset(("fulfil",))


def destinies(mask: int) -> list[str]:
    return [id for d, id in enumerate(DESTINY_IDS) if mask >> d & 1]


def sees(t: Table, seat: int) -> set[str]:
    """What lies open; and one's own destinies, those one looks at or put away, journeys peeked at."""
    m = t.row
    found = set(destinies(m[OPENED]))
    found |= {JOURNEY_IDS[j] for j in range(JOURNEYS) if m[SPENT + j]}
    found |= {JOURNEY_IDS[m[SHOWN + shore] - 1] for shore in range(SHORES) if m[SHOWN + shore]}
    if seat >= 0:
        found |= {*destinies(m[DESTINY + seat]), *destinies(m[DRAWN + seat])}
        found |= {id for d, id in enumerate(DESTINY_IDS) if m[PUT + seat] >> d * 4 & 15}
        known = [m[KNOWN + seat] >> shore * 4 & 15 for shore in range(SHORES)]
        found |= {JOURNEY_IDS[journey - 1] for journey in known if journey}
    return found


def hidden(t: Table, seat: int) -> Counter[tuple[str, str]]:
    """The others' destinies, the destiny deck, and the journeys that lie face down."""
    m = t.row
    found: Counter[tuple[str, str]] = Counter()
    for shore in range(SHORES):
        if m[JOURNEY + shore] and not m[PEEKED + seat] >> shore & 1:
            found[f"shore {shore}", JOURNEY_IDS[m[JOURNEY + shore] - 1]] += 1
    for other in range(t.seats):
        if other != seat:
            found.update((f"hand {other}", d) for d in destinies(m[DESTINY + other] & ~m[OPENED]))
            found.update((f"drawn {other}", d) for d in destinies(m[DRAWN + other]))
    found.update(("top", d) for d in destinies(m[TOP]))
    found.update(("under", d) for d in destinies(m[UNDER]))
    return found
