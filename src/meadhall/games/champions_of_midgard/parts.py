"""Locations, dice, cards and enemies as tables of ints, made from the data file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.champions_of_midgard.columns import (
    DESTINIES,
    FAMILIES,
    GOODS,
    JOURNEYS,
    LARGE_SHIP,
    LOCATIONS,
    MERCHANT_SHIP,
    PARTS,
    PRIVATE_SHIPS,
    PRIVATES,
    RUNE_SLOTS,
    RUNESMITH,
    SEATS,
    SHORES,
    SMALL_SHIP,
    SMOKEHOUSE,
    STALL_COUNT,
    STALLS,
    STAVE_CHURCH,
    STOCKS,
    SWORDSMITH,
    TRADED,
    WORKER_HUTS,
)
from meadhall.games.champions_of_midgard.data import DATA, Enemy
from meadhall.kernel.bits import MOST_BITS
from meadhall.kernel.rows import ints

# -- ids ----------------------------------------------------------------------------------------------
WEAPON_IDS: Final = ("sword", "spear", "axe")
FACE_IDS: Final = ("blank", "hit", "double", "shield")
GOOD_IDS: Final = ("food", "wood", "coin", "favor", "blame")
PLACE_IDS: Final = ("troll", "draugr_1", "draugr_2", "shore_1", "shore_2", "shore_3", "shore_4", "hunt")
SHORE_IDS: Final = PLACE_IDS[3:7]
COLOUR_IDS: Final = DATA.scoring.set_colours
BOARD_ROWS: Final = tuple([row for row in DATA.location if row.id not in ("private_longship", "beg")])
LOCATION_IDS: Final = (
    *[row.id for row in BOARD_ROWS],
    *[row.id for row in DATA.private_longship],
    *[row.id for row in DATA.stall],
)
LEADER_IDS: Final = tuple([row.id for row in DATA.leader])
RUNE_IDS: Final = tuple([row.id for row in DATA.rune])
DESTINY_IDS: Final = tuple([row.id for row in DATA.destiny])
JOURNEY_IDS: Final = tuple([row.id for row in DATA.journey])
MERCHANT_IDS: Final = tuple([row.id for row in DATA.merchant_ship])
ENEMY_ROWS: Final = (*DATA.troll, *DATA.draugr, *DATA.monster)
ENEMY_IDS: Final = tuple([row.id for row in ENEMY_ROWS])
PART_IDS: Final = DATA.scoring.order

# -- leaders, in the data file's order ------------------------------------------------------------------
ASMUNDR: Final = 0
DAGRUN: Final = 1
GYLFIR: Final = 2
SVANHILDR: Final = 3
ULLR: Final = 4
LEADERS: Final = 5
LEADER_EFFECTS: Final = (
    "favor_reroll_glory",
    "extra_destiny_draw",
    "free_merchant_ship",
    "sword_bonus_damage",
    "double_hit_glory",
)
GLORY_PER_REROLL: Final[int] = DATA.leader[ASMUNDR].params["glory_per_favor_spent"]
DAGRUN_DRAWS: Final[int] = DATA.leader[DAGRUN].params["extra_draw"]
GYLFIR_PAYS: Final[int] = DATA.leader[GYLFIR].params["merchant_cost"]
SWORD_BONUS: Final[int] = DATA.leader[SVANHILDR].params["bonus_per_sword_die_with_hits"]
GLORY_PER_DOUBLE: Final[int] = DATA.leader[ULLR].params["glory_per_combat_round"]
LONGHOUSE: Final[int] = DATA.supply.warrior_limit_per_player

# -- runes, in the data file's order --------------------------------------------------------------------
GIFTS: Final = 0
GLORY_RUNE: Final = 1
HEALING: Final = 2
JOURNEY_RUNE: Final = 3
KNOWLEDGE: Final = 4
POTENTIAL: Final = 5
REACTION: Final = 6
SUCCESS: Final = 7
TRUE_VISION: Final = 8
WEALTH: Final = 9
RUNE_COUNT: Final = 10
RUNE_EFFECTS: Final = (
    "gain_resources",
    "bonus_enemy_glory",
    "cancel_losses_this_combat_round",
    "replace_journey",
    "peek_all_board_journeys",
    "reroll_blanks",
    "shields_also_hit",
    "score_destiny_now",
    "extra_destiny_draw",
    "double_coins",
)
RUNE_GLORY: Final[vec[i64]] = ints([row.glory for row in DATA.rune])
GIFT_COUNT: Final[int] = DATA.rune[GIFTS].number("amount")
GLORY_PERCENT: Final[int] = DATA.rune[GLORY_RUNE].number("percent")
HITS_PER_SHIELD: Final[int] = DATA.rune[REACTION].number("hits_per_shield")
VISION_DRAWS: Final[int] = DATA.rune[TRUE_VISION].number("extra_draw")
WEALTH_MOST: Final[int] = DATA.rune[WEALTH].number("max_gain")
ALL_RUNES: Final = (1 << RUNE_COUNT) - 1
ANY_TIME: Final = 1 << GIFTS | 1 << KNOWLEDGE | 1 << SUCCESS | 1 << WEALTH  # ruling: rune_any_time

# -- destinies ------------------------------------------------------------------------------------------
METRICS: Final = (
    "food",
    "wood",
    "coin",
    "favor",
    "warriors",
    "runes",
    "trolls_defeated",
    "draugr_defeated",
    "monsters_defeated",
    *[f"enemies_{colour}" for colour in COLOUR_IDS],
)
M_WARRIORS: Final = 4
M_RUNES: Final = 5
M_TROLLS: Final = 6  # then draugr, then monsters
M_COLOURS: Final = 9
METRIC_OF: Final[vec[i64]] = ints([METRICS.index(row.metric) for row in DATA.destiny])
ALONE: Final[vec[i64]] = ints([row.glory_alone for row in DATA.destiny])
TIED: Final[vec[i64]] = ints([row.glory_tied for row in DATA.destiny])
AT_LEAST: Final[vec[i64]] = ints([row.minimum for row in DATA.destiny])
ALL_DESTINIES: Final = (1 << DESTINIES) - 1

# -- journeys -------------------------------------------------------------------------------------------
JOURNEY_COPIES: Final[vec[i64]] = ints([row.copies for row in DATA.journey])
TOLL: Final[vec[i64]] = ints([row.number("amount") for row in DATA.journey])  # items lost
TAKES_FOOD: Final[vec[i64]] = ints([int(row.takes("food")) for row in DATA.journey])
TAKES_WARRIORS: Final[vec[i64]] = ints([int(row.takes("warrior")) for row in DATA.journey])
KRAKEN_JOURNEY: Final[int] = next(i for i, row in enumerate(DATA.journey) if row.effect == "fight_kraken")
KRAKEN_ATTACK: Final[int] = DATA.journey[KRAKEN_JOURNEY].number("attack")
KRAKEN_DEFENCE: Final[int] = DATA.journey[KRAKEN_JOURNEY].number("defence")
KRAKEN_GLORY: Final[int] = DATA.journey[KRAKEN_JOURNEY].number("glory")
FED_PER_FOOD: Final[vec[i64]] = ints([row.warriors_fed_per_food for row in DATA.shore_slot])

# -- dice -----------------------------------------------------------------------------------------------
DICE_COUNT: Final[vec[i64]] = ints([row.copies for row in DATA.die])
SIDES: Final = 6
FACE_WEIGHT: Final[vec[i64]] = ints([row.faces.count(face) for row in DATA.die for face in FACE_IDS])
# [weapon * 6 + n], the face that covers n when the faces stand in order
FACE_AT: Final[vec[i64]] = ints([f for row in DATA.die for f in sorted(map(FACE_IDS.index, row.faces))])

# -- what locations cost and give -------------------------------------------------------------------------
GAIN_IDS: Final = (*GOOD_IDS, *WEAPON_IDS, "glory")
GAINS: Final = 9
GAIN_DICE: Final = 5  # the first weapon among the gains
GAIN_GLORY: Final = 8


def prices() -> vec[i64]:
    """[location * 5 + good], what a worker there costs."""
    costs = [row.cost for row in BOARD_ROWS] + [{}] * PRIVATES + [row.cost for row in DATA.stall]
    return ints([cost.get(good, 0) for cost in costs for good in GOOD_IDS])


def capacities() -> vec[i64]:
    """[ship], units of warriors and food; a ship is a location counted from the small public one."""
    public = [row.ship_capacity for row in BOARD_ROWS[SMALL_SHIP : LARGE_SHIP + 1]]
    return ints([int(n) for n in public] + [row.capacity for row in DATA.private_longship])


def gains(rows: list[dict[str, int]]) -> vec[i64]:
    """[row * 9 + gain]."""
    return ints([row.get(gain, 0) for row in rows for gain in GAIN_IDS])


PRICE: Final[vec[i64]] = prices()


def priced_in() -> vec[i64]:
    """[location], the good a worker there costs; -1 for none."""
    found = []
    for location in range(LOCATIONS):
        goods = [good for good in range(GOODS) if PRICE[location * GOODS + good]]
        if len(goods) > 1:
            raise ValueError(f"{LOCATION_IDS[location]}: the rules know a price in one good only")
        found.append(goods[0] if goods else -1)
    return ints(found)


def dice_masks(rows: list[dict[str, int]]) -> vec[i64]:
    """[row], the weapons among its gains, if it gives nothing else; otherwise 0."""
    return ints(
        [
            sum([1 << WEAPON_IDS.index(gain) for gain in row]) if set(row) <= set(WEAPON_IDS) else 0
            for row in rows
        ]
    )


PRICE_GOOD: Final[vec[i64]] = priced_in()
STALL_DICE: Final[vec[i64]] = dice_masks([row.gain for row in DATA.stall])
MERCHANT_DICE: Final[vec[i64]] = dice_masks([row.goods for row in DATA.merchant_ship])
CAPACITY: Final[vec[i64]] = capacities()
STALL_GAIN: Final[vec[i64]] = gains([row.gain for row in DATA.stall])
MERCHANT_GAIN: Final[vec[i64]] = gains([row.goods for row in DATA.merchant_ship])
REPEATS: Final[vec[i64]] = ints([row.max_repeats for row in DATA.stall])
STALL_KIND: Final = tuple([row.kind for row in DATA.stall])
RESTOCK: Final[vec[i64]] = ints([row.stock_per_round for row in BOARD_ROWS[:STOCKS]])
FAVOR_PRICE: Final[vec[i64]] = ints(
    [0] + [row["coin"] for row in BOARD_ROWS[STAVE_CHURCH].price_table]  # [favour], in coins
)
FAVOR_MOST: Final[int] = len(BOARD_ROWS[STAVE_CHURCH].price_table)
HUT_PRICE: Final[vec[i64]] = ints(list(BOARD_ROWS[WORKER_HUTS].price_by_use))
SHIP_COST: Final[vec[i64]] = ints(
    [row.cost.get(good, 0) for row in DATA.private_longship for good in GOOD_IDS]
)
SHIP_GLORY: Final[vec[i64]] = ints([row.glory for row in DATA.private_longship])
MARKET_STALLS: Final = ((1 << STALL_COUNT) - 1) << STALLS
BOARD_LOCATIONS: Final = (1 << PRIVATE_SHIPS) - 1

# -- enemies --------------------------------------------------------------------------------------------
ATTACK: Final[vec[i64]] = ints([row.attack for row in ENEMY_ROWS])
DEFENCE: Final[vec[i64]] = ints([row.defence for row in ENEMY_ROWS])
ENEMY_GLORY: Final[vec[i64]] = ints([row.glory for row in ENEMY_ROWS])
REWARD: Final[vec[i64]] = ints(
    [n for row in ENEMY_ROWS for n in (0, row.wood, row.coin, row.favor, 0)]  # [enemy * 5 + good]
)
RESISTS: Final[vec[i64]] = ints(
    [sum([1 << WEAPON_IDS.index(weapon) for weapon in row.resist]) for row in ENEMY_ROWS]
)
FAMILY_ROWS: Final = (DATA.troll, DATA.draugr, DATA.monster)
FIRST_ROW: Final = (0, len(DATA.troll), len(DATA.troll) + len(DATA.draugr))


def spread(rows: tuple[Enemy, ...]) -> list[int]:
    """The row of each card, copies side by side."""
    found = [i for i, row in enumerate(rows) for copy in range(row.copies)]
    if len(found) > MOST_BITS:
        raise ValueError(f"a family has more than {MOST_BITS} cards")
    return found


FAMILY_CARDS: Final = tuple([spread(rows) for rows in FAMILY_ROWS])


def rows_of_cards() -> vec[i64]:
    """[family * 64 + card], the enemy it shows."""
    found = [-1] * (FAMILIES * 64)
    for family in range(FAMILIES):
        for card, row in enumerate(FAMILY_CARDS[family]):
            found[family * 64 + card] = FIRST_ROW[family] + row
    return ints(found)


def colour_masks() -> vec[i64]:
    """[family * 3 + colour], the cards of that colour."""
    return ints(
        [
            sum([1 << card for card, row in enumerate(cards) if FAMILY_ROWS[family][row].colour == colour])
            for family, cards in enumerate(FAMILY_CARDS)
            for colour in COLOUR_IDS
        ]
    )


CARD_ROW: Final[vec[i64]] = rows_of_cards()
COLOURED: Final[vec[i64]] = colour_masks()
COLOURS: Final = 3
FAMILY_MASK: Final[vec[i64]] = ints([(1 << len(cards)) - 1 for cards in FAMILY_CARDS])

# -- numbers of the rules ---------------------------------------------------------------------------------
ROUNDS: Final[int] = DATA.tracks.round_last
HUNT_MOST: Final[int] = DATA.hunting.food_limit
BEG_FOOD: Final[int] = next(row.gain["food"] for row in DATA.location if row.id == "beg")
BEG_BLAME: Final[int] = DATA.blame.beg
TROLL_BLAME: Final[int] = DATA.blame.unbeaten_troll_each_player
BLAME_DROPPED: Final[int] = DATA.blame.troll_killer_discards
BLAME_GIVEN: Final[int] = DATA.blame.troll_killer_gives_other_player
PENALTY: Final[vec[i64]] = ints(list(DATA.blame.penalty_by_count))
PENALTY_CAP: Final[int] = len(DATA.blame.penalty_by_count) - 1
BOUNTY_COIN: Final[int] = DATA.bounty.coin_per_round_on_unbeaten_monster
SET_GLORY: Final[int] = DATA.scoring.glory_per_set
FAVOR_GLORY: Final[int] = DATA.scoring.glory_per_favor
COINS_PER_GLORY: Final[int] = DATA.scoring.coins_per_glory
START_DICE: Final[vec[i64]] = ints([DATA.setup.start.get(weapon, 0) for weapon in WEAPON_IDS])
START_GOODS: Final[vec[i64]] = ints([DATA.setup.start.get(good, 0) for good in GOOD_IDS])

assert LOCATION_IDS[STALLS] == DATA.stall[0].id and len(LOCATION_IDS) == LOCATIONS
assert LOCATION_IDS[:STOCKS] == ("swordsmith", "hafter", "blacksmith", "smokehouse")
assert LOCATION_IDS[MERCHANT_SHIP] == "merchant_ship" and LOCATION_IDS[RUNESMITH] == "runesmith"
assert [row.stock for row in BOARD_ROWS[SWORDSMITH : SMOKEHOUSE + 1]] == [*WEAPON_IDS, "food"]
assert tuple([row.id for row in DATA.die]) == WEAPON_IDS
assert tuple([row.effect for row in DATA.leader]) == LEADER_EFFECTS
assert tuple([row.effect for row in DATA.rune]) == RUNE_EFFECTS
assert BOARD_ROWS[9].trade_goods == GOOD_IDS[:TRADED]
assert len(DESTINY_IDS) == DESTINIES == DATA.expected.destinies
assert len(JOURNEY_IDS) == JOURNEYS and sum([row.copies for row in DATA.journey]) == DATA.expected.journeys
assert len(DATA.shore_slot) == SHORES and len(DATA.private_longship) == PRIVATES
assert len(PART_IDS) == PARTS and len(COLOUR_IDS) == COLOURS
assert [len(cards) for cards in FAMILY_CARDS] == [
    DATA.expected.trolls,
    DATA.expected.draugr,
    DATA.expected.monsters,
]
assert all(row.rune_slots == RUNE_SLOTS for row in DATA.setup_players)
assert max(row.players for row in DATA.setup_players) == SEATS
assert all(row.warrior_limit == LONGHOUSE for row in DATA.leader)
