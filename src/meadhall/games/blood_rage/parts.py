"""Cards, figures and the board as tables of ints, made from the data file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.blood_rage.columns import (
    AGES,
    CLAN_SLOTS,
    FJORDS,
    LEADER_SLOT,
    MONSTER_SLOTS,
    PACK_SIZE,
    PROVINCES,
    SHIP_SLOT,
    WARRIOR_SLOT,
)
from meadhall.games.blood_rage.data import CARDS, DATA, Card
from meadhall.kernel.bits import MOST_BITS
from meadhall.kernel.rows import ints

# -- effects: the words of the data file as numbers -----------------------------------------------
FX: Final = (
    "none",
    "cancel_opponents_text",
    "copy_highest_enemy_card",
    "counts_as_leader",
    "counts_as_ship",
    "destroy_enemy_non_monsters",
    "destroy_enemy_warriors",
    "destroy_one_warrior_each_opponent",
    "destroy_own_for_stat",
    "discard_all_and_replay",
    "double_quest_glory",
    "double_ragnarok_glory",
    "extra_warrior_invades",
    "figures_in_valhalla",
    "free_invade_here",
    "free_upgrade_and_invade",
    "gain_glory",
    "gain_rage_and_glory",
    "glory_if_enemies_destroyed",
    "glory_per_destroyed",
    "glory_per_enemy_destroyed",
    "glory_per_figure_on_board",
    "glory_per_released_figure",
    "invade_from_valhalla",
    "keep_one_figure_each",
    "late_play",
    "may_invade_yggdrasil",
    "most_strength_in_province",
    "most_strength_in_provinces",
    "most_strength_in_region",
    "move_leader_adjacent",
    "mystics_glory",
    "mystics_retreat",
    "mystics_take_village",
    "only_monsters_count",
    "pay_to_keep_cards",
    "pay_to_pillage",
    "pay_to_save",
    "pillage_reward_again",
    "quest_as_battle_card",
    "raise_all_stats",
    "raise_other_stat",
    "raise_stat",
    "redirect_ragnarok",
    "repillage",
    "retreat_to_yggdrasil",
    "steal_glory",
    "steal_rage",
    "take_winner_cards",
    "upgrade_discount",
    "warrior_invades_province",
    "warrior_pairs",
    "warrior_strength",
)
CANCEL_TEXT: Final = 1
COPY_HIGHEST: Final = 2
AS_LEADER: Final = 3
AS_SHIP: Final = 4
KILL_NON_MONSTERS: Final = 5
KILL_WARRIORS: Final = 6
SMITE: Final = 7
SACRIFICE: Final = 8
WATCH: Final = 9
DOUBLE_QUESTS: Final = 10
DOUBLE_RAGNAROK: Final = 11
SUCCOR: Final = 12
DEAD_IN_VALHALLA: Final = 13
FREE_INVADE_HERE: Final = 14
FREE_OF_RAGE: Final = 15
GAIN_GLORY: Final = 16
GAIN_RAGE_AND_GLORY: Final = 17
GLORY_IF_DESTROYED: Final = 18
GLORY_PER_DESTROYED: Final = 19
GLORY_PER_ENEMY: Final = 20
CONQUEST: Final = 21
RELEASE_GLORY: Final = 22
RAISE_THE_DEAD: Final = 23
TIDE: Final = 24
LATE: Final = 25
TO_YGGDRASIL: Final = 26
MOST_IN_PROVINCE: Final = 27
MOST_IN_PROVINCES: Final = 28
MOST_IN_REGION: Final = 29
MOVE_LEADER: Final = 30
MYSTIC_GLORY: Final = 31
MYSTIC_RETREAT: Final = 32
MYSTIC_TAKES: Final = 33
ONLY_MONSTERS: Final = 34
KEEP_CARDS: Final = 35
PILLAGE_NOW: Final = 36
PROTECTION: Final = 37
REWARD_AGAIN: Final = 38
QUEST_AS_BATTLE: Final = 39
RAISE_ALL: Final = 40
RAISE_OTHER: Final = 41
RAISE_ONE: Final = 42
REDIRECT: Final = 43
REPILLAGE: Final = 44
RETREAT: Final = 45
STEAL_GLORY: Final = 46
STEAL_RAGE: Final = 47
TAKE_CARDS: Final = 48
DISCOUNT: Final = 49
BLESSING: Final = 50
PAIRS: Final = 51
STRONGER: Final = 52

BATTLE: Final = 0
QUEST: Final = 1
UPGRADE: Final = 2
TYPES: Final = ("battle", "quest", "upgrade")
FIRST_SLOT: Final = {
    "": -1,
    "leader": LEADER_SLOT,
    "warrior": WARRIOR_SLOT,
    "ship": SHIP_SLOT,
    "monster": MONSTER_SLOTS,
    "clan": CLAN_SLOTS,
}

# -- the board --------------------------------------------------------------------------------------
PROVINCE_IDS: Final = tuple([p.id for p in sorted(DATA.province, key=lambda p: not p.unlimited)])
FJORD_IDS: Final = tuple([f.id for f in DATA.fjord])
PLACE_IDS: Final = (*PROVINCE_IDS, *FJORD_IDS, "reserve", "valhalla", "box")
REGION_IDS: Final = tuple([r.id for r in DATA.region])
STAT_IDS: Final = tuple([s.id for s in DATA.stat])
CLAN_IDS: Final = (*[c.id for c in DATA.clan], DATA.expansion_5th_player.clan)
TOKEN_IDS: Final = tuple([t.id for t in DATA.pillage_token])
GOD_IDS: Final = tuple([g.id for g in DATA.god])
THORS_GLORY: Final[int] = next(g.glory for g in DATA.god if g.id == "thor")
ANYONE: Final = 99  # room in Yggdrasil


def villages() -> vec[i64]:
    rows = {p.id: p for p in DATA.province}
    return ints([ANYONE if rows[p].unlimited else rows[p].villages for p in PROVINCE_IDS])


def neighbours() -> vec[i64]:
    """[province], mask of the provinces that border it."""
    rows = {p.id: p for p in DATA.province}
    return ints([sum([1 << PROVINCE_IDS.index(q) for q in rows[p].adjacent]) for p in PROVINCE_IDS])


def fjords_of_provinces() -> vec[i64]:
    """[province], the fjord that supports it, as a place; -1 for none."""
    rows = {p.id: p for p in DATA.province}
    return ints([PLACE_IDS.index(rows[p].fjords[0]) if rows[p].fjords else -1 for p in PROVINCE_IDS])


def shores() -> vec[i64]:
    """[fjord], mask of the provinces it supports."""
    return ints([sum([1 << PROVINCE_IDS.index(p) for p in f.supports]) for f in DATA.fjord])


def regions() -> vec[i64]:
    """[region], mask of its provinces."""
    return ints([sum([1 << PROVINCE_IDS.index(p) for p in r.provinces]) for r in DATA.region])


def reaches() -> vec[i64]:
    """[province], mask of the places whose figures take part there: itself and its fjord (BR-105)."""
    own = [1 << p for p in range(PROVINCES)]
    return ints([own[p] | (1 << int(FJORD_OF[p]) if FJORD_OF[p] >= 0 else 0) for p in range(PROVINCES)])


VILLAGES: Final[vec[i64]] = villages()
NEIGHBOURS: Final[vec[i64]] = neighbours()
FJORD_OF: Final[vec[i64]] = fjords_of_provinces()
SHORES: Final[vec[i64]] = shores()
REACHES: Final[vec[i64]] = reaches()
REGIONS: Final[vec[i64]] = regions()
STAT_VALUES: Final[vec[i64]] = ints([value for s in DATA.stat for value in s.values])
LAST_STEP: Final = 5
STEPS_OF_STAT: Final = 6
STEP_BONUS: Final[vec[i64]] = ints([DATA.end_of_game.stat_step_bonus[str(n + 1)] for n in range(6)])
DOOM_GLORY: Final[vec[i64]] = ints([DATA.phases.ragnarok_glory_per_figure[str(n + 1)] for n in range(3)])
CARDS_KEPT: Final[vec[i64]] = ints([DATA.phases.discard_keep[str(n + 1)] for n in range(3)])
RAGE_MAX: Final[int] = DATA.clan_sheet.rage_track_max
WARRIOR_COUNT: Final[int] = next(f.count for f in DATA.figure if f.id == "warrior")
WARRIOR_STRENGTH: Final[int] = next(f.strength for f in DATA.figure if f.id == "warrior")
LEADER_STRENGTH: Final[int] = next(f.strength for f in DATA.figure if f.id == "leader")
SHIP_STRENGTH: Final[int] = next(f.strength for f in DATA.figure if f.id == "ship")
MYSTIC_STRENGTH: Final[int] = DATA.mystic.strength
MYSTIC_COST: Final[int] = DATA.mystic.invade_cost
MYSTICS_PER_CLAN: Final[int] = DATA.mystic.figures_per_clan

# what a pillage token gives: glory, or a mask of stats
TOKEN_GLORY: Final[vec[i64]] = ints([int(t.reward.get("glory", 0)) for t in DATA.pillage_token])
TOKEN_STATS: Final[vec[i64]] = ints(
    [
        7
        if "all_stats" in t.reward
        else 1 << STAT_IDS.index(str(t.reward["stat"]))
        if "stat" in t.reward
        else 0
        for t in DATA.pillage_token
    ]
)
TOKEN_COUNT: Final[vec[i64]] = ints([t.count for t in DATA.pillage_token])
FIXED_TOKEN: Final[int] = next(i for i, t in enumerate(DATA.pillage_token) if t.fixed_province)
TOKENS: Final = 5
GODS_IN_PLAY: Final = 2
GOD_COUNT: Final = 6
MONSTER_COUNT: Final = 13

# -- cards ------------------------------------------------------------------------------------------
# A card's number is its place among all cards; its bit is its place among the cards of its age.
# Copies of a kind stand side by side, and nobody ever learns which of them is which.
KIND_CARDS: Final[dict[str, list[Card]]] = {}
for row in CARDS:
    KIND_CARDS.setdefault(row.kind, []).append(row)
KIND_IDS: Final = tuple(KIND_CARDS)
KIND_ROWS: Final = tuple([rows[0] for rows in KIND_CARDS.values()])
KINDS: Final[int] = len(KIND_IDS)

MONSTER_ROWS: Final = tuple([row for row in CARDS if row.slot == "monster"])
MONSTER_IDS: Final = tuple(dict.fromkeys([row.key for row in MONSTER_ROWS]))
FIGURE_IDS: Final = ("warrior", "leader", "ship", "mystic", *MONSTER_IDS)


def per_kind(values: list[int]) -> vec[i64]:
    return ints(values)


def first_param(row: Card) -> int:
    """The one number (or place) an effect is about."""
    if "region" in row.params:
        return REGION_IDS.index(str(row.params["region"]))
    if "province" in row.params:
        return PROVINCE_IDS.index(str(row.params["province"]))
    for name in ("amount", "single", "figures", "rage_per_card", "provinces", "glory", "rage"):
        if name in row.params:
            return row.number(name)
    return 0


def second_param(row: Card) -> int:
    for name in ("pair", "steps", "enemy_figures"):
        if name in row.params:
            return row.number(name)
    return row.number("rage") if row.fx == "gain_rage_and_glory" else 0


TYPE_OF: Final[vec[i64]] = per_kind([TYPES.index(row.type) for row in KIND_ROWS])
SLOT_OF: Final[vec[i64]] = per_kind([FIRST_SLOT[row.slot] for row in KIND_ROWS])
STRENGTH_OF: Final[vec[i64]] = per_kind([row.strength for row in KIND_ROWS])
COST_OF: Final[vec[i64]] = per_kind([row.rage_cost for row in KIND_ROWS])
STAT_REWARD_OF: Final[vec[i64]] = per_kind([row.stat_reward for row in KIND_ROWS])
GLORY_OF: Final[vec[i64]] = per_kind([row.glory for row in KIND_ROWS])
FX_OF: Final[vec[i64]] = per_kind([FX.index(row.fx) for row in KIND_ROWS])
PARAM_OF: Final[vec[i64]] = per_kind([first_param(row) for row in KIND_ROWS])
PARAM2_OF: Final[vec[i64]] = per_kind([second_param(row) for row in KIND_ROWS])
AGE_OF: Final[vec[i64]] = per_kind([row.age - 1 for row in KIND_ROWS])
MONSTER_OF: Final[vec[i64]] = per_kind(
    [MONSTER_IDS.index(row.key) if row.slot == "monster" else -1 for row in KIND_ROWS]
)
COPIES_OF: Final = tuple([sum([row.copies for row in rows]) for rows in KIND_CARDS.values()])


def first_bits() -> vec[i64]:
    """[kind], the bit of its first copy among the cards of its age."""
    bits = [0] * AGES
    first = []
    for i in range(KINDS):
        age = KIND_ROWS[i].age - 1
        first.append(bits[age])
        bits[age] += COPIES_OF[i]
    if max(bits) > MOST_BITS:
        raise ValueError(f"an age has more than {MOST_BITS} cards")
    return ints(first)


FIRST_BIT: Final[vec[i64]] = first_bits()
MASK_OF: Final[vec[i64]] = per_kind([((1 << COPIES_OF[i]) - 1) << int(FIRST_BIT[i]) for i in range(KINDS)])


def kinds_at() -> vec[i64]:
    """[age * 64 + bit], the kind of the card."""
    kinds = [-1] * (AGES * 64)
    for i in range(KINDS):
        for copy in range(COPIES_OF[i]):
            kinds[(KIND_ROWS[i].age - 1) * 64 + FIRST_BIT[i] + copy] = i
    return ints(kinds)


def type_masks(kind: int) -> vec[i64]:
    """[age], the cards of one type."""
    masks = [0] * AGES
    for i in range(KINDS):
        if TYPE_OF[i] == kind:
            masks[KIND_ROWS[i].age - 1] |= MASK_OF[i]
    return ints(masks)


KIND_AT: Final[vec[i64]] = kinds_at()
QUEST_CARDS: Final[vec[i64]] = type_masks(QUEST)


def late_masks() -> vec[i64]:
    masks = [0] * AGES
    for i in range(KINDS):
        if FX_OF[i] == LATE:
            masks[KIND_ROWS[i].age - 1] |= MASK_OF[i]
    return ints(masks)


LATE_CARDS: Final[vec[i64]] = late_masks()

# monsters, by their number among the monsters
MONSTER_STRENGTH: Final[vec[i64]] = ints(
    [next(row.strength for row in MONSTER_ROWS if row.key == key) for key in MONSTER_IDS]
)
MONSTER_FX: Final[vec[i64]] = ints(
    [FX.index(next(row.fx for row in MONSTER_ROWS if row.key == key)) for key in MONSTER_IDS]
)
MONSTER_FIGURES: Final = {monster.id: monster for monster in DATA.monster}
IN_YGGDRASIL: Final[vec[i64]] = ints(
    [MONSTER_FIGURES[key].strength_in_yggdrasil if key in MONSTER_FIGURES else -1 for key in MONSTER_IDS]
)


def deck_masks(seats: int, fifth_player: bool, kickstarter: bool, mystics: bool) -> list[int]:
    """[age], the cards that are dealt from with so many seats and these boxes (BR-207)."""
    boxes = {"base"}
    if fifth_player:
        boxes.add("5th_player")
    if kickstarter:
        boxes |= {"kickstarter"} | ({"kickstarter_5th_player"} if fifth_player else set())
    if mystics:
        boxes.add("mystics_of_midgard")
    masks = [0] * AGES
    for i in range(KINDS):
        at = int(FIRST_BIT[i])
        for row in KIND_CARDS[KIND_IDS[i]]:
            if row.set in boxes:
                masks[row.age - 1] |= ((1 << row.copies_for(seats)) - 1) << at
            at += row.copies
    return masks


ONE_ONLY: Final = ("extra_warrior_invades", "warrior_invades_province", "keep_one_figure_each")
for row in CARDS:
    if row.fx in ONE_ONLY and row.number("amount", 1) != 1:
        raise ValueError(f"{row.id}: the rules know {row.fx} with an amount of 1 only")
assert DATA.draft.dealt_per_player == PACK_SIZE
assert all(s.values[0] == DATA.setup.start_stats[s.id] for s in DATA.stat)
assert all(len(s.values) == STEPS_OF_STAT for s in DATA.stat)
assert DATA.setup.ragnarok_tokens_on_age_track == AGES
assert len(PROVINCE_IDS) == PROVINCES and len(FJORD_IDS) == FJORDS and len(TOKEN_IDS) == TOKENS
assert DATA.gods_of_asgard.gods_in_play == GODS_IN_PLAY
assert len(GOD_IDS) == GOD_COUNT and len(MONSTER_IDS) == MONSTER_COUNT
