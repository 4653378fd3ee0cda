"""The picture of a table for one pair of eyes. It is made from a redacted table and holds only ids."""

from __future__ import annotations

from meadhall.games.champions_of_midgard.asks import PHASES
from meadhall.games.champions_of_midgard.columns import (
    BEGGED,
    BOUNTY,
    CARGO,
    DAMAGE,
    DECK,
    DESTINIES,
    DESTINY,
    DESTINY_COUNT,
    DICE,
    DRAWN,
    FACES,
    FAMILIES,
    FIELD,
    FIGHTER,
    FIRST,
    GLORY,
    GOODS,
    HERE,
    HIRED,
    HOME,
    HUNTERS,
    JOURNEYS,
    KRAKEN,
    LAID,
    LOAD,
    LOCATIONS,
    PARTS,
    PEEKED,
    PENDING,
    PHASE,
    PLACES,
    PRIVATE_SHIPS,
    PRIVATES,
    PUT,
    REACTING,
    ROUND,
    RUNE_DECK,
    RUNE_SLOTS,
    SHORE,
    SLAIN,
    SPENT,
    STALLS,
    STOCK,
    STOCKS,
    STORE,
    SUPPLY,
    TO_PLACE,
    TOP_SIZE,
    UNDER_SIZE,
    USED,
    WEAPONS,
    WORKERS,
)
from meadhall.games.champions_of_midgard.parts import (
    CARD_ROW,
    DESTINY_IDS,
    ENEMY_IDS,
    FACE_IDS,
    GOOD_IDS,
    JOURNEY_IDS,
    LEADER_IDS,
    LOCATION_IDS,
    MERCHANT_IDS,
    PART_IDS,
    PLACE_IDS,
    RUNE_COUNT,
    RUNE_IDS,
    SHORE_IDS,
    WEAPON_IDS,
)
from meadhall.games.champions_of_midgard.setup import SHORES_OF
from meadhall.games.champions_of_midgard.table import Table


def picture(t: Table) -> dict[str, object]:
    m = t.m
    return {
        "game": "champions_of_midgard",
        "over": t.over,
        "round": int(m[ROUND]),
        "phase": PHASES[m[PHASE]],
        "first_player": int(m[FIRST]),
        "clans": [chief(t, seat) for seat in range(t.count)],
        "supply": {WEAPON_IDS[w]: int(m[SUPPLY + w]) for w in range(WEAPONS)},
        "locations": [location(t, n) for n in range(LOCATIONS) if t.in_play(n)],
        "hunters": [seat for seat in range(t.count) if m[HUNTERS] >> seat & 1],
        "merchant": MERCHANT_IDS[t.merchant] if t.merchant >= 0 else None,
        "runes": [RUNE_IDS[t.rune_up(slot)] for slot in range(RUNE_SLOTS) if t.rune_up(slot) >= 0],
        "rune_deck": int(m[RUNE_DECK]).bit_count(),
        "ships_on_offer": [LOCATION_IDS[PRIVATE_SHIPS + n] for n in range(PRIVATES) if t.on_offer() >> n & 1],
        "hut_price": int(t.hut_price()) if int(m[HIRED]).bit_count() < 4 else None,
        "enemies": [enemy(t, place) for place in range(SHORE)],
        "shores": [shore(t, n) for n in range(SHORES_OF[t.count])],
        "decks": [int(m[DECK + family]).bit_count() for family in range(FAMILIES)],
        "journeys_spent": {JOURNEY_IDS[j]: int(m[SPENT + j]) for j in range(JOURNEYS) if m[SPENT + j]},
        "destiny_deck": int(m[TOP_SIZE] + m[UNDER_SIZE]),
        "roll": roll(t),
        "winners": list(t.winners),
    }


def chief(t: Table, seat: int) -> dict[str, object]:
    m = t.m
    ship = t.own_ship(seat)
    return {
        "seat": seat,
        "leader": LEADER_IDS[t.leader(seat)] if t.leader(seat) >= 0 else None,
        "glory": int(m[GLORY + seat]),
        **{GOOD_IDS[g]: int(m[STORE + seat * GOODS + g]) for g in range(GOODS)},
        "warriors": {WEAPON_IDS[w]: int(m[HOME + seat * WEAPONS + w]) for w in range(WEAPONS)},
        "workers": int(m[WORKERS + seat]),
        "to_place": int(m[TO_PLACE + seat]),
        "begged": int(m[BEGGED + seat]),
        "hired": bool(m[HIRED] >> seat & 1),
        "ship": LOCATION_IDS[PRIVATE_SHIPS + ship] if ship >= 0 else None,
        "runes": [
            {"rune": RUNE_IDS[r], "used": bool(m[USED] >> r & 1)}
            for r in range(RUNE_COUNT)
            if t.runes(seat) >> r & 1
        ],
        "destiny_count": int(m[DESTINY_COUNT + seat]),
        "destinies": destinies(int(m[DESTINY + seat])),
        "drawn": destinies(int(m[DRAWN + seat])),
        "put_under": [DESTINY_IDS[d] for d in range(DESTINIES) if m[PUT + seat] >> d * 4 & 15],
        "peeked": {
            SHORE_IDS[n]: JOURNEY_IDS[t.known_journey(seat, n)]
            for n in range(len(SHORE_IDS))
            if t.known_journey(seat, n) >= 0
        },
        "has_peeked": [SHORE_IDS[n] for n in range(len(SHORE_IDS)) if m[PEEKED + seat] >> n & 1],
        "slain": slain(t, seat),
        "score": {PART_IDS[p]: int(t.settled(seat, p)) for p in range(PARTS)} if t.over else None,
    }


def destinies(mask: int) -> list[str]:
    return [DESTINY_IDS[d] for d in range(DESTINIES) if mask >> d & 1]


def slain(t: Table, seat: int) -> list[str]:
    """The enemies a chief has defeated, as far as the viewer may know."""
    found = []
    for family in range(FAMILIES):
        mask = int(t.m[SLAIN + seat * FAMILIES + family])
        found += [ENEMY_IDS[CARD_ROW[family * 64 + card]] for card in range(62) if mask >> card & 1]
    return found


def location(t: Table, n: int) -> dict[str, object]:
    seat = int(t.m[HERE + n]) - 1
    told: dict[str, object] = {"id": LOCATION_IDS[n], "seat": seat if seat >= 0 else None}
    if n < STOCKS:
        told["stock"] = int(t.m[STOCK + n])
    if PRIVATE_SHIPS <= n < STALLS:
        told["owner"] = int(t.ship_owner(n - PRIVATE_SHIPS))
    return told


def enemy(t: Table, place: int) -> dict[str, object]:
    found = t.enemy_at(place)
    seat = t.fighter_at(place)
    return {
        "place": PLACE_IDS[place],
        "enemy": ENEMY_IDS[found] if found >= 0 else None,
        "seat": int(seat) if seat >= 0 else None,
        "sent": sent(t, place),
    }


def sent(t: Table, place: int) -> dict[str, int]:
    """Warriors and food there."""
    at = LOAD + place * CARGO
    names = (*WEAPON_IDS, "food")
    return {names[i]: int(t.m[at + i]) for i in range(CARGO) if t.m[at + i]}


def shore(t: Table, n: int) -> dict[str, object]:
    ship = t.ship_sailing_to(n)
    return {
        "shore": SHORE_IDS[n],
        **enemy(t, SHORE + n),
        "bounty": int(t.m[BOUNTY + n]),
        "face_down": bool(t.m[LAID] >> n & 1),
        "journey": JOURNEY_IDS[t.journey_at(n)] if t.journey_at(n) >= 0 else None,
        "ship": LOCATION_IDS[ship] if ship >= 0 else None,
        "room": int(t.room_aboard(SHORE + n)) if ship >= 0 else None,
    }


def roll(t: Table) -> dict[str, object] | None:
    """The dice on the table, and what they are rolled against."""
    m = t.m
    if m[FIELD] == 0:
        return None
    fight = t.field < PLACES
    return {
        "place": PLACE_IDS[t.field],
        "seat": int(m[FIGHTER]),
        "sea_fight": bool(m[KRAKEN]),
        "attack": int(t.foe_attack()) if fight else None,
        "defence": int(t.foe_defence()) if fight else None,
        "damage": int(m[DAMAGE]),
        "dice": {
            WEAPON_IDS[w]: {
                FACE_IDS[f]: int(m[DICE + w * FACES + f]) for f in range(FACES) if m[DICE + w * FACES + f]
            }
            for w in range(WEAPONS)
            if any(m[DICE + w * FACES + f] for f in range(FACES))
        },
        "in_hand": {WEAPON_IDS[w]: int(m[PENDING + w]) for w in range(WEAPONS) if m[PENDING + w]},
        "attacks": int(t.attacks()),
        "shields": int(t.shields()),
        "shields_attack": bool(m[REACTING]),
    }
