"""The picture of a table for one pair of eyes. It is made from a redacted table and holds only ids."""

from __future__ import annotations

from meadhall.games.blood_rage.asks import PHASES
from meadhall.games.blood_rage.columns import (
    ADDED,
    AGE,
    AGES,
    BURIED,
    CLAN,
    DESTROYED,
    DISCARD,
    DOOM,
    FIRST,
    GLORY,
    HAND,
    HAND_SIZE,
    LAID,
    LAID_SIZE,
    ON_BOARD,
    PACK,
    PASSED,
    PHASE,
    PILLAGED,
    PROVINCES,
    RAGE,
    RESERVE,
    ROUND,
    SHOWN,
    SILENCED,
    SINGLES,
    SLOTS,
    STATS,
    STEP,
    TOKEN,
    TOTAL,
    TREATED,
    VALHALLA,
    WARRIOR,
)
from meadhall.games.blood_rage.lexicon import SLOT_IDS
from meadhall.games.blood_rage.parts import (
    CLAN_IDS,
    FIGURE_IDS,
    FJORD_IDS,
    GOD_IDS,
    KIND_AT,
    KIND_IDS,
    PLACE_IDS,
    PROVINCE_IDS,
    STAT_IDS,
    TOKEN_IDS,
    VILLAGES,
)
from meadhall.games.blood_rage.table import Table


def picture(t: Table) -> dict[str, object]:
    m = t.m
    age = min(int(m[AGE]), AGES - 1)
    return {
        "game": "blood_rage",
        "over": t.over,
        "age": age + 1,
        "phase": PHASES[m[PHASE]],
        "first_player": int(m[FIRST]),
        "doom": [PROVINCE_IDS[m[DOOM + a]] if m[DOOM + a] else None for a in range(AGES)],
        "clans": [clan(t, seat) for seat in range(t.count)],
        "provinces": [province(t, p) for p in range(PROVINCES)],
        "fjords": [fjord(t, p) for p in range(PROVINCES, PROVINCES + len(FJORD_IDS))],
        "discard": zone(t, DISCARD),
        "drafted": int(m[ROUND]),
        "battle": battle(t),
        "winners": list(t.winners),
    }


def clan(t: Table, seat: int) -> dict[str, object]:
    m = t.m
    return {
        "seat": seat,
        "clan": CLAN_IDS[m[CLAN + seat]] if m[CLAN + seat] >= 0 else None,
        "glory": int(m[GLORY + seat]),
        "rage": int(m[RAGE + seat]),
        "passed": bool(m[PASSED] >> seat & 1),
        "stats": {
            STAT_IDS[s]: {"step": int(m[STEP + seat * STATS + s]) + 1, "value": int(t.value(seat, s))}
            for s in range(STATS)
        },
        "on_board": int(m[ON_BOARD + seat]),
        "reserve": figures(t, seat, RESERVE),
        "valhalla": figures(t, seat, VALHALLA),
        "upgrades": {
            SLOT_IDS[slot]: KIND_IDS[t.upgrade_in(seat, slot)]
            for slot in range(SLOTS)
            if t.upgrade_in(seat, slot) >= 0
        },
        "hand_size": int(m[HAND_SIZE + seat]),
        "quests_laid": int(m[LAID_SIZE + seat]),
        "known": zone(t, SHOWN + seat * AGES),
        "hand": zone(t, HAND + seat * AGES),
        "quests": zone(t, LAID + seat * AGES),
        "pack": cards(t, min(int(m[AGE]), AGES - 1), int(m[PACK + seat])),
        "buried": zone(t, BURIED + seat * AGES),
    }


def province(t: Table, p: int) -> dict[str, object]:
    m = t.m
    god = t.god_at(p)
    return {
        "id": PROVINCE_IDS[p],
        "villages": int(VILLAGES[p]) if p else None,
        "token": TOKEN_IDS[m[TOKEN + p]] if m[TOKEN + p] >= 0 else None,
        "pillaged": bool(m[PILLAGED] >> p & 1),
        "destroyed": bool(m[DESTROYED] >> p & 1),
        "god": GOD_IDS[god] if god >= 0 else None,
        "figures": {str(seat): figures(t, seat, p) for seat in range(t.count) if t.figures(seat, p)},
        "strength": {str(seat): int(t.strength(seat, p)) for seat in range(t.count) if t.is_at(seat, p)},
    }


def fjord(t: Table, place: int) -> dict[str, object]:
    return {
        "id": PLACE_IDS[place],
        "closed": t.is_closed(place),
        "figures": {str(seat): figures(t, seat, place) for seat in range(t.count) if t.figures(seat, place)},
    }


def figures(t: Table, seat: int, place: int) -> dict[str, int]:
    """How many of each figure a clan has in a place."""
    found: dict[str, int] = {}
    if t.warriors(seat, place):
        found[FIGURE_IDS[WARRIOR]] = int(t.warriors(seat, place))
    for single in range(SINGLES):
        if t.single_at(seat, single) == place:
            name = FIGURE_IDS[t.figure_of(seat, single)]
            found[name] = found.get(name, 0) + 1
    return found


def battle(t: Table) -> dict[str, object] | None:
    """The pillage under way: what has been revealed so far."""
    if t.field < 0:
        return None
    m = t.m
    return {
        "province": PROVINCE_IDS[t.field],
        "raider": int(t.raider),
        "fighters": [seat for seat in range(t.count) if t.fights(seat)],
        "winner": int(t.winner) if t.winner >= 0 else None,
        "cards": {str(seat): KIND_IDS[t.played(seat)] for seat in range(t.count) if t.played(seat) >= 0},
        "added": {
            str(seat): zone(t, ADDED + seat * AGES) for seat in range(t.count) if zone(t, ADDED + seat * AGES)
        },
        "treated": {str(seat): int(m[TREATED + seat]) for seat in range(t.count) if m[TREATED + seat]},
        "silenced": [seat for seat in range(t.count) if m[SILENCED] >> seat & 1],
        "totals": {str(seat): int(m[TOTAL + seat]) for seat in range(t.count) if m[TOTAL + seat] >= 0},
    }


def zone(t: Table, at: int) -> list[str]:
    """The cards in a zone of one word an age, copies side by side."""
    found = []
    for age in range(AGES):
        found += cards(t, age, int(t.m[at + age]))
    return found


def cards(t: Table, age: int, mask: int) -> list[str]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(KIND_IDS[KIND_AT[age * 64 + lowest.bit_length() - 1]])
        mask ^= lowest
    return found
