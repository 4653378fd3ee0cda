"""Nothing is lost at a table of Champions of Midgard: dice, cards, workers, glory, what is known."""

from __future__ import annotations

from meadhall.games.champions_of_midgard import columns as c
from meadhall.games.champions_of_midgard.asks import (
    ASK_LOSSES,
    E_GLORY,
    E_SCORED,
    F_SURPLUS,
    IN_PLACING,
    IN_SETUP,
    IS_OVER,
)
from meadhall.games.champions_of_midgard.champions_of_midgard import ChampionsOfMidgard
from meadhall.games.champions_of_midgard.data import DATA
from meadhall.games.champions_of_midgard.parts import (
    ALL_DESTINIES,
    ALL_RUNES,
    FAMILY_MASK,
    JOURNEY_COPIES,
    LONGHOUSE,
    ROUNDS,
)
from meadhall.games.champions_of_midgard.setup import SHORES_OF, START_WORKERS
from meadhall.kernel.flow import DEPTH, KIND, STACK, WIDTH
from meadhall.kernel.table import Table


def check(table: Table) -> None:
    assert isinstance(table, ChampionsOfMidgard)
    m = table.row
    check_dice(m)
    check_enemies(table, m)
    check_cards(m)
    check_journeys(table, m)
    check_destinies(table, m)
    check_workers(table, m)
    check_ships(table, m)
    check_counters(table, m)
    check_stores(table, m)
    check_roll(table, m)
    check_glory(table, m)


def disjoint(masks: list[int], whole: int) -> None:
    union = 0
    for mask in masks:
        assert union & mask == 0, f"{union & mask:b} is in two places"
        union |= mask
    assert union == whole, f"lost {whole & ~union:b}, new {union & ~whole:b}"


def check_dice(m: tuple[int, ...]) -> None:
    """CM-103 Every die is in the supply, at its location, at home or sent out."""
    for weapon, die in enumerate(DATA.die):
        found = m[c.SUPPLY + weapon] + m[c.STOCK + weapon]
        found += sum(m[c.HOME + seat * c.WEAPONS + weapon] for seat in range(c.SEATS))
        found += sum(m[c.LOAD + place * c.CARGO + weapon] for place in range(c.PLACES))
        assert found == die.copies, f"{found} of {die.copies} dice: {die.id}"
    assert min(m[c.SUPPLY : c.SUPPLY + c.WEAPONS]) >= 0
    assert min(m[c.HOME : c.HOME + c.SEATS * c.WEAPONS]) >= 0
    assert min(m[c.LOAD : c.LOAD + c.PLACES * c.CARGO]) >= 0
    sheltering = any(m[at] == F_SURPLUS for at in frames(m))
    for seat in range(c.SEATS):
        home = sum(m[c.HOME + seat * c.WEAPONS : c.HOME + (seat + 1) * c.WEAPONS])
        assert home <= LONGHOUSE or sheltering


def frames(m: tuple[int, ...]) -> list[int]:
    return [STACK + n * WIDTH for n in range(m[DEPTH])]


def check_enemies(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    """Every card is in its deck, on the board, discarded or somebody's."""
    for family in range(c.FAMILIES):
        masks = [m[c.DECK + family], m[c.GONE + family]]
        masks += [m[c.SLAIN + seat * c.FAMILIES + family] for seat in range(c.SEATS)]
        for place in range(c.PLACES):
            if t.family_at(place) == family and m[c.ENEMY + place]:
                masks.append(1 << m[c.ENEMY + place] - 1)
        disjoint(masks, int(FAMILY_MASK[family]))
    for shore in range(c.SHORES):
        assert m[c.BOUNTY + shore] == 0 or m[c.ENEMY + c.SHORE + shore], "coins on no monster"


def check_cards(m: tuple[int, ...]) -> None:
    up = [1 << m[c.RUNE_UP + slot] - 1 for slot in range(c.RUNE_SLOTS) if m[c.RUNE_UP + slot]]
    runes = [m[c.RUNES + seat] for seat in range(c.SEATS)]
    disjoint([m[c.RUNE_DECK], *up, *runes], ALL_RUNES)
    assert m[c.USED] & ~sum(runes) == 0, "used by nobody"
    used = len(DATA.merchant_ship) - m[c.MERCHANTS].bit_count()
    assert (m[c.MERCHANT] > 0) == (used > 0)
    assert not m[c.MERCHANT] or not m[c.MERCHANTS] >> m[c.MERCHANT] - 1 & 1


def check_journeys(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    counts = [0] * c.JOURNEYS
    for shore in range(c.SHORES):
        assert bool(m[c.JOURNEY + shore]) == bool(m[c.LAID] >> shore & 1)
        assert not (m[c.JOURNEY + shore] and m[c.SHOWN + shore])
        for column in (c.JOURNEY, c.SHOWN):
            if m[column + shore]:
                counts[m[column + shore] - 1] += 1
    for journey in range(c.JOURNEYS):
        counts[journey] += m[c.JOURNEY_DECK + journey] + m[c.SPENT + journey]
        assert counts[journey] == JOURNEY_COPIES[journey]
    for seat in range(c.SEATS):
        for shore in range(c.SHORES):
            known = m[c.KNOWN + seat] >> shore * 4 & 15
            assert (known > 0) == (m[c.PEEKED + seat] >> shore & 1 > 0)
            assert known in (0, m[c.JOURNEY + shore]), "somebody knows what is not so"
    if m[c.PHASE] >= IN_PLACING and not t.over:
        laid = [bool(m[c.JOURNEY + s] or m[c.SHOWN + s]) for s in range(SHORES_OF[t.count])]
        assert all(laid) or t.m[KIND] == 7 or m[c.PHASE] == 5


def check_destinies(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    hands = [m[c.DESTINY + seat] for seat in range(c.SEATS)]
    drawn = [m[c.DRAWN + seat] for seat in range(c.SEATS)]
    disjoint([m[c.TOP], m[c.UNDER], *hands, *drawn], ALL_DESTINIES)
    assert m[c.TOP].bit_count() == m[c.TOP_SIZE]
    assert m[c.UNDER].bit_count() == m[c.UNDER_SIZE]
    assert sum(mask.bit_count() for mask in drawn) == m[c.DRAWN_COUNT]
    assert m[c.OPENED] & ~sum(hands) == 0
    taken = [0] * c.SEATS
    open_visit = sum(mask.bit_count() for mask in hands) < m[c.VISIT]
    for visit in range(1, m[c.VISIT] + 1 - open_visit):
        taken[m[c.TAKER + visit]] |= 1 << m[c.TAKE + visit]
    assert taken == hands
    for seat in range(c.SEATS):
        assert hands[seat].bit_count() == m[c.DESTINY_COUNT + seat]
        put = [d for d in range(c.DESTINIES) if m[c.PUT + seat] >> d * 4 & 15]
        assert not any((hands[seat] | drawn[seat]) >> d & 1 for d in put), "put away and still in hand"
    assert m[c.UNDER_SIZE] == sum(m[c.PUT_BACK : c.PUT_BACK + c.VISITS]) - sum(
        m[c.FROM_UNDER : c.FROM_UNDER + c.VISITS]
    )


def check_workers(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    for seat in range(t.count):
        hired = m[c.HIRED] >> seat & 1
        assert m[c.WORKERS + seat] == START_WORKERS[t.count] + hired
        standing = sum(m[c.HERE + n] == seat + 1 for n in range(c.LOCATIONS))
        standing += (m[c.HUNTERS] >> seat & 1) + m[c.BEGGED + seat]
        assert m[c.TO_PLACE + seat] + standing == m[c.WORKERS + seat]
        assert m[c.TO_PLACE + seat] >= 0
    for n in range(c.LOCATIONS):
        assert bool(m[c.HERE + n]) == bool(m[c.TAKEN] >> n & 1)
        assert not m[c.HERE + n] or m[c.OPEN] >> n & 1


def check_ships(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    for ship in range(c.PRIVATES):
        owner = m[c.OWNER + ship]
        in_game = DATA.private_longship[ship].players_min <= t.count
        assert (owner > 0) + (m[c.ON_OFFER] >> ship & 1) == int(in_game)
        assert bool(owner) == bool(m[c.OPEN] >> c.PRIVATE_SHIPS + ship & 1)
        here = m[c.HERE + c.PRIVATE_SHIPS + ship]
        assert here in (0, owner), "somebody else's ship"
    owners = [m[c.OWNER + ship] for ship in range(c.PRIVATES) if m[c.OWNER + ship]]
    assert len(owners) == len(set(owners)), "two longships"
    bound = [m[c.SHIP_AT + shore] for shore in range(c.SHORES) if m[c.SHIP_AT + shore]]
    assert len(bound) == len(set(bound)) and all(m[c.HERE + ship - 1] for ship in bound)
    for shore in range(c.SHORES):
        load = m[c.LOAD + (c.SHORE + shore) * c.CARGO :][: c.CARGO]
        if m[c.SHIP_AT + shore]:
            assert sum(load) <= t.capacity(m[c.SHIP_AT + shore] - 1)
        else:
            assert sum(load) == 0
    for place in range(c.SHORE):
        load = m[c.LOAD + place * c.CARGO :][: c.CARGO]
        assert load[c.WEAPONS] == 0
        assert sum(load) == 0 or t.fighter_at(place) >= 0
        for weapon in range(c.WEAPONS):
            assert not load[weapon] or not t.resists(place) >> weapon & 1


def check_counters(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    """What is counted along the way: stocks, free shores, who owns a ship, who fights where."""
    assert m[c.STOCKED] == sum(1 << n for n in range(c.STOCKS) if m[c.STOCK + n])
    shores = range(SHORES_OF[t.count])
    assert m[c.FREE_SHORES] == sum(1 << shore for shore in shores if not m[c.SHIP_AT + shore])
    for seat in range(t.count):
        owned = [ship + 1 for ship in range(c.PRIVATES) if m[c.OWNER + ship] == seat + 1]
        assert m[c.SHIP_OF + seat] == sum(owned)
        bound = sum(1 << place for place in range(c.PLACES) if t.fighter_at(place) == seat)
        assert m[c.BOUND + seat] == bound or t.question.kind == "shore"


def check_stores(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    assert min(m[c.STORE : c.STORE + c.SEATS * c.GOODS]) >= 0
    assert m[c.STOCK + c.SMOKEHOUSE] >= 0
    assert 0 <= m[c.ROUND] <= ROUNDS and 0 <= m[c.FIRST] < t.count
    leaders = [m[c.LEADER + seat] for seat in range(t.count) if m[c.LEADER + seat]]
    assert len(leaders) == len(set(leaders))
    assert m[c.PHASE] == IN_SETUP or len(leaders) == t.count
    assert t.over == (m[c.PHASE] == IS_OVER)


def check_roll(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    """While dice are out, each is a warrior of the one who rolls."""
    dice = m[c.DICE : c.DICE + c.WEAPONS * c.FACES]
    hand = m[c.PENDING : c.PENDING + c.WEAPONS]
    assert min(dice) >= 0 and min(hand) >= 0
    if not m[c.FIELD]:
        assert not any(dice) and not any(hand) and not m[c.DAMAGE] and not m[c.REACTING]
        return
    for weapon in range(c.WEAPONS):
        shown = sum(dice[weapon * c.FACES : (weapon + 1) * c.FACES]) + hand[weapon]
        assert shown == t.fighting(weapon), "a die that is nobody"
    if m[KIND] == ASK_LOSSES:
        assert not any(hand)


def check_glory(t: ChampionsOfMidgard, m: tuple[int, ...]) -> None:
    """Glory is what the events say; the final scoring is its parts."""
    if t.journal is None:
        return
    told = [0] * t.count
    for event in t.journal.events:
        if event.kind == E_GLORY:
            told[event.values[0]] += event.values[1]
        elif event.kind == E_SCORED:
            told[event.values[0]] += event.values[2] - event.values[3]
    assert told == [m[c.GLORY + seat] for seat in range(t.count)]
