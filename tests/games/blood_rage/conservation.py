"""Nothing is lost at a table of Blood Rage: cards, figures, counters, glory."""

from __future__ import annotations

from collections import Counter

from meadhall.games.blood_rage.asks import E_GLORY, IN_RAGNAROK, IN_SETUP, IN_VALHALLA
from meadhall.games.blood_rage.blood_rage import BloodRage
from meadhall.games.blood_rage.columns import (
    ADDED,
    AGE,
    AGES,
    AT,
    BOARD,
    BURIED,
    CLAN,
    CLANS,
    DECK,
    DESTROYED,
    DISCARD,
    DOOM,
    DOOMED_WARRIORS,
    FILLED,
    FULL,
    GLORY,
    GOD,
    GOD_AT,
    GONE,
    HAND,
    HAND_SIZE,
    HERE,
    LAID,
    LAID_SIZE,
    LEADER_SINGLE,
    MONSTER_SINGLES,
    MYSTIC_SINGLES,
    NOWHERE,
    ON_BOARD,
    ORIGIN,
    PACK,
    PACK_SIZE,
    PHASE,
    PLACES,
    PRESENT,
    PROVINCES,
    RAGE,
    RESERVE,
    ROOMS,
    SHIP_SINGLE,
    SHOWN,
    SINGLES,
    SLOTS,
    SPARE,
    STATS,
    STEP,
    SURE,
    TABLED,
    TOKEN,
    VALHALLA,
    WARRIORS,
)
from meadhall.games.blood_rage.data import DATA
from meadhall.games.blood_rage.parts import (
    AS_SHIP,
    KIND_AT,
    KIND_IDS,
    LAST_STEP,
    MONSTER_FX,
    RAGE_MAX,
    TOKEN_COUNT,
    VILLAGES,
    WARRIOR_COUNT,
)
from meadhall.kernel.table import Table
from tests.sets import members


def check(table: Table) -> None:
    assert isinstance(table, BloodRage)
    check_cards(table)
    check_tabled(table)
    check_knowledge(table)
    check_figures(table)
    check_counters(table)
    check_sheets(table)
    check_tracks(table)
    check_tokens(table)


def bits(mask: int) -> int:
    return mask.bit_count()


def kinds(age: int, mask: int) -> Counter[int]:
    return Counter(int(KIND_AT[age * 64 + bit]) for bit in members(mask))


def opened(t: BloodRage) -> int:
    """How many ages have been dealt out. Between ages the next deck is still closed."""
    closed = int(t.m[PHASE]) in (IN_SETUP, IN_VALHALLA)
    return min(int(t.m[AGE]) + (0 if closed else 1), AGES)


def check_cards(t: BloodRage) -> None:
    """Every card of each age is in exactly one zone; a later age's are still in their deck."""
    m = t.row
    for age in range(AGES):
        zones = [m[DISCARD + age], m[GONE + age], m[TABLED + age]]
        for seat in range(CLANS):
            zones += [m[HAND + seat * AGES + age], m[LAID + seat * AGES + age]]
        if age == min(m[AGE], AGES - 1):
            zones += [m[DECK], *m[PACK : PACK + CLANS]]
        union = 0
        for zone in zones:
            assert union & zone == 0, f"age {age + 1}: cards {kinds(age, union & zone)} are in two zones"
            union |= zone
        whole = m[FULL + age] if age < opened(t) else 0
        assert union == whole, f"age {age + 1}: lost {kinds(age, whole & ~union)}, new {union & ~whole:b}"
    for seat in range(CLANS):
        assert m[HAND_SIZE + seat] == sum(bits(m[HAND + seat * AGES + age]) for age in range(AGES))
        assert m[LAID_SIZE + seat] == sum(bits(m[LAID + seat * AGES + age]) for age in range(AGES))
    taken = [bit for bit in m[ORIGIN : ORIGIN + CLANS * PACK_SIZE] if bit]
    assert len(taken) == len(set(taken)), "a card was taken from two packs"


def check_tabled(t: BloodRage) -> None:
    """What lies on the table is on a sheet or in the battle."""
    found: Counter[int] = Counter()
    for seat in range(t.seats):
        found.update(int(t.upgrade_in(seat, slot)) for slot in range(SLOTS) if t.upgrade_in(seat, slot) >= 0)
        if t.lies(seat):
            found[int(t.played(seat))] += 1
        for age in range(AGES):
            added = int(t.m[ADDED + seat * AGES + age])
            assert added & ~int(t.m[TABLED + age]) == 0
            found += kinds(age, added)
    if not t.over and t.question.kind == "slot":
        found[KIND_IDS.index(str(t.question.about["card"]))] += 1  # announced, its slot not yet chosen
    tabled: Counter[int] = Counter()
    for age in range(AGES):
        tabled += kinds(age, int(t.m[TABLED + age]))
    assert tabled == found


def check_knowledge(t: BloodRage) -> None:
    m = t.row
    for at in range(CLANS * AGES):
        assert m[SURE + at] & ~(m[SHOWN + at] & m[HAND + at]) == 0, "surely in hand, and it is not"
        assert m[SHOWN + at] & ~(m[HAND + at] | m[LAID + at]) == 0, "known to be held, and it is not"
        assert m[BURIED + at] & ~m[GONE + at % AGES] == 0, "known to be gone, and it is not"


def check_figures(t: BloodRage) -> None:
    m = t.row
    for seat in range(CLANS):
        warriors = m[WARRIORS + seat * PLACES : WARRIORS + (seat + 1) * PLACES]
        singles = m[AT + seat * SINGLES : AT + (seat + 1) * SINGLES]
        if seat >= t.seats:
            assert not any(warriors) and set(singles) == {NOWHERE}
            continue
        assert min(warriors) >= 0 and sum(warriors) == WARRIOR_COUNT
        assert warriors[NOWHERE] == 0 and not any(warriors[PROVINCES:BOARD]), "warriors stay on land"
        assert m[DOOMED_WARRIORS + seat] >= 0
        assert singles[LEADER_SINGLE] != NOWHERE and singles[SHIP_SINGLE] != NOWHERE
        if not t.setup.options["mystics"]:
            assert set(singles[MYSTIC_SINGLES:MONSTER_SINGLES]) == {NOWHERE}
        for single, place in enumerate(singles):
            assert 0 <= place <= NOWHERE
            if single >= MONSTER_SINGLES:
                assert (place == NOWHERE) == (t.monster_in(seat, single) < 0), "a monster and its card"
            if place < BOARD:
                monster = t.monster_in(seat, single) if single >= MONSTER_SINGLES else -1
                at_sea = single == SHIP_SINGLE or (monster >= 0 and MONSTER_FX[monster] == AS_SHIP)
                assert (place >= PROVINCES) == at_sea, "ships in fjords, all others on land"


def check_counters(t: BloodRage) -> None:
    m = t.row
    for place in range(BOARD):
        here = [m[WARRIORS + seat * PLACES + place] for seat in range(CLANS)]
        for seat in range(CLANS):
            here[seat] += m[AT + seat * SINGLES : AT + (seat + 1) * SINGLES].count(place)
        assert list(m[HERE + place * CLANS : HERE + (place + 1) * CLANS]) == here
        assert m[FILLED + place] == sum(here)
        assert [m[PRESENT + seat] >> place & 1 for seat in range(CLANS)] == [int(n > 0) for n in here]
        if place < PROVINCES:
            assert sum(here) <= VILLAGES[place], "more figures than villages"
            room = sum(here) < VILLAGES[place] and not m[DESTROYED] >> place & 1
            assert m[ROOMS] >> place & 1 == room
            if m[DESTROYED] >> place & 1 and m[PHASE] != IN_RAGNAROK:
                assert not any(here), "figures in a destroyed province"
    for seat in range(CLANS):
        board = sum(m[HERE + place * CLANS + seat] for place in range(BOARD))
        assert m[ON_BOARD + seat] == board
        off = [m[WARRIORS + seat * PLACES + place] for place in (RESERVE, VALHALLA)]
        assert board + sum(off) >= (WARRIOR_COUNT if seat < t.seats else 0)


def check_sheets(t: BloodRage) -> None:
    """Reading the sheets again changes nothing."""
    again = t.clone()
    for seat in range(t.seats):
        again.read_sheet(seat)
    assert again.row == t.row


def check_tracks(t: BloodRage) -> None:
    m = t.row
    for seat in range(t.seats):
        assert 0 <= m[RAGE + seat] <= RAGE_MAX
        assert m[GLORY + seat] >= 0
        for stat in range(STATS):
            assert 0 <= m[STEP + seat * STATS + stat] <= LAST_STEP
    if t.journal is not None:
        glory = [DATA.setup.start_glory] * t.seats
        for e in t.journal.events:
            if e.kind == E_GLORY:
                glory[e.values[0]] += e.values[1] - e.values[2]
        assert list(m[GLORY : GLORY + t.seats]) == glory, "glory is the sum of its events"


def check_tokens(t: BloodRage) -> None:
    m = t.row
    clans = [clan for clan in m[CLAN : CLAN + t.seats] if clan >= 0]
    assert len(clans) == len(set(clans))
    laid = Counter(token for token in m[TOKEN : TOKEN + PROVINCES] if token >= 0)
    assert all(n <= TOKEN_COUNT[token] for token, n in laid.items())
    doom = [province for province in m[DOOM : DOOM + AGES] if province]
    assert len(doom) == len(set(doom)) and not any(m[SPARE] >> province & 1 for province in doom)
    for column in (GOD, GOD_AT):
        gods = [value for value in m[column : column + 2] if value >= 0]
        assert len(gods) == len(set(gods))
