"""Jarls, Loki, the last viking, shields and monsters as tables of ints, made from the data file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.data import DATA, Main
from meadhall.games.valhalla.parts import CLAN_IDS, packed
from meadhall.kernel.rows import ints

# -- jarls ---------------------------------------------------------------------------------------------
JARL_IDS: Final = tuple([jarl.id for jarl in DATA.jarl])
JARL_FX: Final = (
    "draw_and_keep_more",
    "repeat_phase_a",
    "return_own_tactic",
    "choose_returned_tactic",
    "die_for_strength",
    "die_strength_more",
    "extra_dice",
    "troop_limit",
    "add_two_any",
    "add_warrior",
    "free_reroll",
    "turn_x",
    "strength_per_activated_beyond_first",
    "strength",
    "strength_per_single_symbol",
    "draw_more",
    "keep_more",
    "two_warrior_symbol_limit",
    "draw_cards",
    "tactic_strength_more",
    "draw_action",
    "add_warrior_after_draw_action",
    "preset_dice",
    "keep_activated",
    "draw_then_discard",
    "skip_discard",
    "bet_on_defender",
    "bet_on_attacker",
    "steal_random_card",
    "steal_chosen_card",
    "limit_opponent_tactics",
    "opponent_loses_die",
    "send_one",
)
J_DRAW_KEEP: Final = 0
J_REPEAT: Final = 1
J_RETURN: Final = 2
J_CHOOSE_RETURN: Final = 3
J_DIE: Final = 4
J_DIE_MORE: Final = 5
J_DICE: Final = 6
J_LIMIT: Final = 7
J_ANY_TWO: Final = 8
J_ADD: Final = 9
J_REROLL: Final = 10
J_TURN_X: Final = 11
J_PER_ACTIVE: Final = 12
J_STRENGTH: Final = 13
J_PER_SINGLE: Final = 14
J_DRAW_MORE: Final = 15
J_KEEP_MORE: Final = 16
J_SYMBOLS: Final = 17
J_DRAW: Final = 18
J_TACTIC_MORE: Final = 19
J_DRAW_ACTION: Final = 20
J_ADD_AFTER: Final = 21
J_PRESET: Final = 22
J_KEEP_ACTIVE: Final = 23
J_WATCH: Final = 24
J_SKIP_DISCARD: Final = 25
J_BET_DEFENDER: Final = 26
J_BET_ATTACKER: Final = 27
J_STEAL: Final = 28
J_STEAL_CHOSEN: Final = 29
J_LIMIT_TACTICS: Final = 30
J_FEWER_DICE: Final = 31
J_SEND_ONE: Final = 32

CONDITIONS: Final = (
    "own_shields_at_most",
    "hand_before_battle_at_most",
    "no_tactics_this_battle",
    "discard_hand_card",
    "troop_at_most",
    "clans_in_troop_at_least",
    "troop_at_least",
    "fewer_warriors",
    "no_paid_reroll",
    "hand_at_most",
    "only_tactic_this_battle",
    "activated_at_least",
    "fewer_hand_cards_than_opponent",
    "target_has_more_own_shields",
)
C_SHIELDS: Final = 0
C_HAND_BEFORE: Final = 1
C_NO_TACTICS: Final = 2
C_DISCARD: Final = 3
C_TROOP_MOST: Final = 4
C_CLANS: Final = 5
C_TROOP_LEAST: Final = 6
C_FEWER: Final = 7
C_NO_REROLL: Final = 8
C_HAND: Final = 9
C_ONLY_TACTIC: Final = 10
C_ACTIVE: Final = 11
C_FEWER_CARDS: Final = 12
C_MORE_SHIELDS: Final = 13

ROLES: Final = ("", "attacker", "defender")
TRIGGERS: Final = (
    "",
    "attacked_this_turn",
    "tactics_played_at_least_2",
    "lost",
    "won",
    "won_as_attacker",
    "lost_as_defender",
    "target_fought_since_last_turn",
)
T_LOST: Final = 3
T_WON: Final = 4
T_WON_ATTACK: Final = 5
T_LOST_DEFENCE: Final = 6
T_TARGET_FOUGHT: Final = 7


def jarl_amount(ability: Main) -> int:
    return ability.amount or ability.times or ability.points or ability.draw


MAIN_FX: Final[vec[i64]] = ints([JARL_FX.index(j.main.effect) for j in DATA.jarl])
MAIN_AMOUNT: Final[vec[i64]] = ints([jarl_amount(j.main) for j in DATA.jarl])
MAIN_ROLE: Final[vec[i64]] = ints([ROLES.index(j.main.role) for j in DATA.jarl])
MAIN_TRIGGER: Final[vec[i64]] = ints([TRIGGERS.index(j.main.trigger) for j in DATA.jarl])
MAIN_KEEP: Final[vec[i64]] = ints([j.main.keep for j in DATA.jarl])
MAIN_SIZES: Final[vec[i64]] = ints([sum(1 << n for n in j.main.troop_sizes) for j in DATA.jarl])
SECOND_FX: Final[vec[i64]] = ints([JARL_FX.index(j.secondary.effect) for j in DATA.jarl])
SECOND_AMOUNT: Final[vec[i64]] = ints([jarl_amount(j.secondary) for j in DATA.jarl])
SECOND_ROLE: Final[vec[i64]] = ints([ROLES.index(j.secondary.role) for j in DATA.jarl])
SECOND_SIZES: Final[vec[i64]] = ints([sum(1 << n for n in j.secondary.troop_sizes) for j in DATA.jarl])
CONDITION: Final[vec[i64]] = ints([CONDITIONS.index(j.condition.id) for j in DATA.jarl])
CONDITION_AMOUNT: Final[vec[i64]] = ints([j.condition.amount for j in DATA.jarl])
FULL_JARLS: Final[int] = (1 << len(JARL_IDS)) - 1
JARLS_FOR_TWO: Final[int] = sum(1 << n for n, j in enumerate(DATA.jarl) if j.min_players <= 2)
INTRO_JARLS: Final[int] = sum(1 << n for n, j in enumerate(DATA.jarl) if j.intro)
SOLO_JARLS: Final[int] = sum(1 << n for n, j in enumerate(DATA.jarl) if j.id in DATA.solo_jarls.ids)
TURN_TROOP: Final[int] = DATA.turn.troop_limit
TWO_SYMBOLS: Final[int] = DATA.turn.two_warriors_symbol_limit

# -- Loki ----------------------------------------------------------------------------------------------
LOKI_IDS: Final = tuple([card.id.replace("-", "_") for card in DATA.loki])
LOKI_FX_IDS: Final = tuple([row.id for row in DATA.loki_effect])
SEND_ALL: Final = 0
SEND_ONE: Final = 1
STEAL_ANY: Final = 2
STEAL_OPPONENT: Final = 3
KEEP_SHIELD: Final = 4
TAKE_SHIELD: Final = 5
TAKE_TACTIC: Final = 6
TAKE_TACTIC_WINNER: Final = 7
LOKI_DRAW: Final = 8
DRAW_RETURN: Final = 9
POINTS: Final = 10
OWN_TACTIC_BACK: Final = 11
WARRIOR_BACK: Final = 12
TOP_WARRIOR_BACK: Final = 13
PLACE_TWO: Final = 14
PLACE_ONE: Final = 15
DRAW_TWO: Final = 16
LOKI_LINES: Final[i64] = 4
LOKI_MOST: Final[vec[i64]] = ints(  # [card * 4 + line], the greatest difference; -1 where there is no line
    [card.rows[n].diff[1] if n < len(card.rows) else -1 for card in DATA.loki for n in range(LOKI_LINES)]
)
LOKI_FX: Final[vec[i64]] = ints(
    [
        LOKI_FX_IDS.index(card.rows[n].effect) if n < len(card.rows) else -1
        for card in DATA.loki
        for n in range(LOKI_LINES)
    ]
)
LOKI_AMOUNT: Final[vec[i64]] = ints(
    [card.rows[n].amount if n < len(card.rows) else 0 for card in DATA.loki for n in range(LOKI_LINES)]
)
LOKI_DELTA: Final[vec[i64]] = ints([card.setup_discard_delta for card in DATA.loki])
LOKI_INTRO: Final[int] = next(n for n, card in enumerate(DATA.loki) if card.intro)

# -- the last viking: [seats * 8 + level] --------------------------------------------------------------
LEVELS: Final = 5


def by_level(dice: bool) -> vec[i64]:
    found = [0] * 64
    for row in DATA.last_viking.bonus:
        for step in row.levels:
            found[row.players * 8 + step.level] = step.attacker_extra_dice if dice else step.valor
    return ints(found)


VIKING_VALOUR: Final[vec[i64]] = by_level(False)
VIKING_DICE: Final[vec[i64]] = by_level(True)

# -- shields: [seats] ----------------------------------------------------------------------------------
SHIELD_IDS: Final = tuple([row.shield for row in DATA.companion])
SHIELDS: Final[int] = DATA.components.shields_per_player
FOREIGN_VALOUR: Final = {row.players: row.foreign_shield for row in DATA.scoring}
OWN_VALOUR: Final = {row.players: row.own_shield for row in DATA.scoring}
SHIELD_SETS: Final = {row.players: [(s.different_foreign, s.valor) for s in row.sets] for row in DATA.scoring}
ALLIANCE_AID: Final = {row.players: row.use for row in DATA.companions_setup.alliance_scoring_aid}

# -- monsters: [(monster * 6 + card) * 2 + side], side 1 with 40 cards more ----------------------------
MONSTER_IDS: Final = tuple([row.id for row in DATA.monster])
MONSTER_CARDS: Final = 6
MONSTER_FX: Final = tuple([row.id for row in DATA.solo.ability])
M_DECK_LOSS: Final = 0
M_DISCARD_BEFORE: Final = 1
M_RANDOM_AFTER: Final = 2
M_NO_JARL: Final = 3
M_SLOT_LESS: Final = 4
M_VALOUR_DEFEAT: Final = 5
M_VALOUR_EACH: Final = 6
M_IGNORE_CLAN: Final = 7
M_DIE_LESS: Final = 8
M_TWO_TACTICS: Final = 9
M_NO_TACTICS: Final = 10
M_WARRIOR_BEFORE: Final = 11
M_NO_REROLLS: Final = 12
M_SIDES: Final = [
    (card, side)
    for monster in MONSTER_IDS
    for card in sorted((c for c in DATA.monster_card if c.monster == monster), key=lambda c: c.order)
    for side in (card.normal, card.plus40)
]
M_STRENGTH: Final[vec[i64]] = ints([side.strength for _, side in M_SIDES])
M_LIMIT: Final[vec[i64]] = ints([side.max_valhalla for _, side in M_SIDES])
M_NEED: Final[vec[i64]] = ints([packed(card.weapons) for card, _ in M_SIDES])
M_CLANS: Final[vec[i64]] = ints([sum(1 << CLAN_IDS.index(c) for c in card.clans) for card, _ in M_SIDES])
M_WARRIORS: Final[vec[i64]] = ints([card.warrior_symbols for card, _ in M_SIDES])
M_POWERS: Final[vec[i64]] = ints(
    [sum(1 << MONSTER_FX.index(a.id) for a in side.abilities) for _, side in M_SIDES]
)
M_IGNORED: Final[vec[i64]] = ints(
    [sum(1 << CLAN_IDS.index(a.clan) for a in side.abilities if a.clan) for _, side in M_SIDES]
)
M_BOAR: Final[int] = DATA.solo.boar_bonus_per_match
M_CARD_IDS: Final = tuple([card.id.replace("-", "_") for card, _ in M_SIDES[::2]])
M_DICE: Final[int] = DATA.solo.monster_dice
LOST_BATTLE: Final[vec[i64]] = ints([row.discard_on_lost_battle for row in DATA.solo.level])
