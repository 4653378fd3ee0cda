"""Cards, dice, jarls and monsters as tables of ints, made from the data file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.columns import WORDS
from meadhall.games.valhalla.data import DATA, VARIANT, Main, Tactic, Thor, Tyr, Warrior
from meadhall.kernel.bits import MOST_BITS, bit

# -- dice: how many show each face, in one number ------------------------------------------------------
FACE_IDS: Final = DATA.dice.faces
WEAPONS: Final[i64] = 5
BLANK: Final[i64] = 5
FACES: Final[i64] = 6
FACE_BITS: Final = 6
FACE_MASK: Final = 63
ONE: Final[vec[i64]] = vec[i64]([1 << FACE_BITS * face for face in range(FACES)])  # [face], one such die
GUARDS: Final = 0x820820820  # the highest bit of each face
BATTLE_DICE: Final = DATA.dice.battle_dice
GREY_DICE: Final = DATA.dice.extra_pool


def column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def packed(faces: tuple[str, ...]) -> int:
    """Faces as counts, six bits each."""
    return sum(1 << FACE_BITS * FACE_IDS.index(face) for face in faces)


def dice_sets() -> tuple[tuple[str, ...], ...]:
    """What may lie on a frost giant: equal pairs, mixed pairs, triples, two pairs, all different."""
    w = FACE_IDS[:WEAPONS]
    pairs = [(a, a) for a in w]
    mixed = [(a, b) for i, a in enumerate(w) for b in w[i + 1 :]]
    triples = [(a, a, a) for a in w]
    twice = [(a, a, b, b) for i, a in enumerate(w) for b in w[i:]]
    three = [(a, b, c) for i, a in enumerate(w) for j, b in enumerate(w[i + 1 :], i + 1) for c in w[j + 1 :]]
    four = [tuple(face for face in w if face != left) for left in w]
    return (*pairs, *mixed, *triples, *twice, *three, *four)


SETS: Final = dice_sets()
SET_IDS: Final = ("printed", *["_".join(faces) for faces in SETS])  # the first: the symbols on the card
SET_NEED: Final[vec[i64]] = column([0, *[packed(faces) for faces in SETS]])
PATTERN_IDS: Final = ("", *[row.id for row in DATA.pattern])
ANY_2: Final = 1
PATTERN_RANGES: Final = {
    "any_2": (1, 16),
    "pair": (1, 6),
    "triple": (16, 21),
    "two_pairs": (21, 36),
    "different_3": (36, 46),
    "different_4": (46, 51),
}
PATTERN_FIRST: Final[vec[i64]] = column([0, *[PATTERN_RANGES[p][0] for p in PATTERN_IDS[1:]]])
PATTERN_END: Final[vec[i64]] = column([1, *[PATTERN_RANGES[p][1] for p in PATTERN_IDS[1:]]])

# -- clans ---------------------------------------------------------------------------------------------
CLAN_IDS: Final = tuple([row.id for row in DATA.clan])
CLAN_COUNT: Final = 6
GIANT: Final = 4
DVERGR: Final = 5

# -- kinds of cards ------------------------------------------------------------------------------------
WARRIOR: Final = 0
TACTIC: Final = 1
MISSION: Final = 2
THOR: Final = 3
TYR: Final = 4
TYPES: Final = 5
TYPE_IDS: Final = ("warrior", "tactic", "assignment", "thor", "tyr")
TYR_WORD: Final = 3

DECKS: Final = ("base", "thor", "valkyrie", "dvergr", "tyr")


class Kind:
    """All that is known of one kind of card, before it becomes numbers."""

    def __init__(self, id: str, deck: str, count: int, row: Warrior | Tactic | Thor | Tyr) -> None:
        self.id = id.replace("-", "_")
        self.deck = deck
        self.count = count
        self.row = row


def read_kinds() -> list[Kind]:
    """The cards of each deck in a row, warriors first."""
    found: list[Kind] = []
    for deck in DECKS:
        found += [Kind(w.id, deck, w.count, w) for w in DATA.warrior if w.deck == deck]
        found += [Kind(c.id, deck, c.count, c) for c in DATA.tactic if c.deck == deck]
        if deck == "thor":
            found += [Kind(h.id, deck, h.count, h) for h in DATA.thor]
        if deck == "tyr":
            found += [Kind(y.id, deck, y.count, y) for y in DATA.tyr]
    return found


KINDS: Final = read_kinds()
KIND_IDS: Final = tuple([kind.id for kind in KINDS])
KIND_COUNT: Final = len(KINDS)


def lay_out() -> tuple[list[int], list[int], list[int]]:
    """Word and mask of each kind, and [word * 64 + bit] the kind there; no kind is split over two words."""
    words, masks, at = [], [], [0] * (WORDS * 64)
    word = used = 0
    for n, kind in enumerate(KINDS):
        starts = kind.deck in ("thor", "dvergr") and KINDS[n - 1].deck != kind.deck
        if used + kind.count > MOST_BITS or starts:
            word, used = word + 1, 0
        words.append(word)
        masks.append(((1 << kind.count) - 1) << used)
        for place in range(used, used + kind.count):
            at[word * 64 + place] = n
        used += kind.count
    assert word < WORDS
    return words, masks, at


LAYOUT: Final = lay_out()
WORD_OF: Final[vec[i64]] = vec[i64](LAYOUT[0])
MASK_OF: Final[vec[i64]] = vec[i64](LAYOUT[1])
KIND_AT: Final[vec[i64]] = vec[i64](LAYOUT[2])


def type_of(kind: Kind) -> int:
    if isinstance(kind.row, Warrior):
        return WARRIOR
    if isinstance(kind.row, Tactic):
        return MISSION if kind.row.kind == "assignment" else TACTIC
    return THOR if isinstance(kind.row, Thor) else TYR


def masks_of(wanted: list[bool]) -> vec[i64]:
    """[word], the cards of the kinds wanted."""
    found = [0] * WORDS
    for n, want in enumerate(wanted):
        if want:
            found[LAYOUT[0][n]] |= LAYOUT[1][n]
    return vec[i64](found)


TYPE_OF: Final[vec[i64]] = column([type_of(kind) for kind in KINDS])
TYPE_CARDS: Final[vec[i64]] = vec[i64](
    [
        int(mask)
        for type_ in range(TYPES)
        for mask in masks_of([type_of(kind) == type_ for kind in KINDS])  # [type * 4 + word]
    ]
)
TACTICS_FROM: Final[i64] = 1  # the first word with tactics in it
assert TYPE_CARDS[TACTIC * WORDS] == 0
DECK_CARDS: Final = {deck: masks_of([kind.deck == deck for kind in KINDS]) for deck in DECKS}
DECK_IDS: Final = {deck: tuple(kind.id for kind in KINDS if kind.deck == deck) for deck in DECKS}

# -- warriors ------------------------------------------------------------------------------------------
ABILITY_IDS: Final = ("", *[row.id for row in DATA.ability])
OPP_CLAN: Final = 1
OWN_CLAN: Final = 2
OWN_DIVERSITY: Final = 3
STEAL_DIE: Final = 4
BLOCK: Final = 5
HOLD_BACK: Final = 6
DISCARD_TACTIC: Final = 7
PAY_CARD: Final = 8
ABILITY: Final = {row.id: row for row in DATA.ability}
VALKYRIE_IDS: Final = ("", "group", "colour", "alone")
GROUP: Final = 1
COLOUR: Final = 2
ALONE: Final = 3


def warriors() -> list[Warrior | None]:
    return [kind.row if isinstance(kind.row, Warrior) else None for kind in KINDS]


ROWS: Final = warriors()
CLAN_OF: Final[vec[i64]] = column([CLAN_IDS.index(w.clan) if w else -1 for w in ROWS])
STRENGTH_OF: Final[vec[i64]] = column([w.strength if w else 0 for w in ROWS])
SYMBOLS_OF: Final[vec[i64]] = column([w.symbols if w else 0 for w in ROWS])
NEED_OF: Final[vec[i64]] = column([packed(w.weapons) if w else 0 for w in ROWS])
PATTERN_OF: Final[vec[i64]] = column([PATTERN_IDS.index(w.pattern) if w else 0 for w in ROWS])
ABILITY_OF: Final[vec[i64]] = column(
    [ABILITY_IDS.index(w.ability.id) if w and w.ability else 0 for w in ROWS]
)
ABILITY_CLAN: Final[vec[i64]] = column(
    [CLAN_IDS.index(w.ability.clan) if w and w.ability and w.ability.clan else -1 for w in ROWS]
)
VALKYRIE_OF: Final[vec[i64]] = column(
    [VALKYRIE_IDS.index(w.valkyrie.id) if w and w.valkyrie else 0 for w in ROWS]
)
VALKYRIE_AMOUNT: Final[vec[i64]] = column([w.valkyrie.amount if w and w.valkyrie else 0 for w in ROWS])
VALKYRIE_CLAN: Final[vec[i64]] = column(
    [CLAN_IDS.index(w.valkyrie.clan) if w and w.valkyrie and w.valkyrie.clan else -1 for w in ROWS]
)


def valour_of(kind: Kind) -> int:
    return 0 if isinstance(kind.row, Tyr) else kind.row.valor


VALOUR_OF: Final[vec[i64]] = column([valour_of(kind) for kind in KINDS])
MOST_VALOUR: Final = 4
MOST_SYMBOLS: Final = 8
SYMBOL_CARDS: Final[vec[i64]] = vec[i64](  # [most * 4 + word], warriors with at most so many symbols
    [
        int(mask)
        for most in range(MOST_SYMBOLS + 1)
        for mask in masks_of([w is not None and w.symbols <= most for w in ROWS])
    ]
)

# -- tactics, missions, Thor, Tyr ----------------------------------------------------------------------
FX: Final = (
    "",
    "strength",
    "strength_for_die",
    "extra_die_best_of",
    "free_reroll",
    "turn_x",
    "cancel_jarl",
    "virtual_die",
    "neutralise_attacker_warrior",
    "score_if",
    "troop_from_discard",
    "strength_by_troop",
    "strength_by_activated",
    "draw_cards",
    "steal_random_card",
    "extra_dice",
    "strength_vs_clan",
    "skip_symbol",
)
FX_STRENGTH: Final = 1
FX_FOR_DIE: Final = 2
FX_BEST_OF: Final = 3
FX_REROLL: Final = 4
FX_TURN_X: Final = 5
FX_SURROUND: Final = 6
FX_CACHE: Final = 7
FX_PATH: Final = 8
FX_SCORE_IF: Final = 9
FX_CALL: Final = 10
FX_CRY_TROOP: Final = 11
FX_CRY_ACTIVE: Final = 12
FX_DRAW: Final = 13
FX_STEAL: Final = 14
FX_DICE: Final = 15
FX_VS_CLAN: Final = 16
FX_SKIP: Final = 17

REQUIRES: Final = (
    "",
    "fewer_warriors",
    "fewer_or_equal_warriors",
    "no_paid_reroll",
    "margin_at_least_5",
    "activated_at_least_3",
)
FEWER: Final = 1
FEWER_OR_EQUAL: Final = 2
NO_PAID_REROLL: Final = 3
MARGIN: Final = 4
THREE_ACTIVE: Final = 5
MARGIN_WANTED: Final = 5
ACTIVE_WANTED: Final = 3


def fx_of(kind: Kind) -> int:
    return 0 if isinstance(kind.row, Warrior) else FX.index(kind.row.effect)


def amount_of(kind: Kind) -> int:
    row = kind.row
    if isinstance(row, Tactic):
        if row.effect == "free_reroll":
            return row.times
        return row.amount if isinstance(row.amount, int) else 0
    return 0 if isinstance(row, Warrior) else row.amount


def face_of(kind: Kind) -> int:
    row = kind.row
    word = ""
    if isinstance(row, Tactic):
        word = row.face or row.discard_die.replace("any", "")
    elif isinstance(row, Tyr):
        word = row.weapon
    return FACE_IDS.index(word) if word else -1


FX_OF: Final[vec[i64]] = column([fx_of(kind) for kind in KINDS])
AMOUNT_OF: Final[vec[i64]] = column([amount_of(kind) for kind in KINDS])
FACE_OF: Final[vec[i64]] = column([face_of(kind) for kind in KINDS])
REQUIRES_OF: Final[vec[i64]] = column(
    [REQUIRES.index(kind.row.requires) if isinstance(kind.row, Tactic | Thor) else 0 for kind in KINDS]
)
TYR_CLAN: Final[vec[i64]] = column(
    [CLAN_IDS.index(kind.row.clan) if isinstance(kind.row, Tyr) and kind.row.clan else -1 for kind in KINDS]
)
HAS_REROLL_MARK: Final[vec[i64]] = column(
    [int(isinstance(kind.row, Tactic) and kind.row.tag == "reroll_symbol") for kind in KINDS]
)
BEFORE_CARDS: Final = masks_of([isinstance(k.row, Tactic) and k.row.timing == "before_battle" for k in KINDS])
NAMING_CARDS: Final = masks_of(  # tactics paid with a die of a named face
    [isinstance(k.row, Tactic) and k.row.effect == "strength_for_die" and face_of(k) >= 0 for k in KINDS]
)
CRY_STEPS: Final[vec[i64]] = column(
    [0, *next(c.steps for c in DATA.tactic if c.effect == "strength_by_activated")]
)
EXTRA_ROLLED: Final[int] = next(c.roll for c in DATA.tactic if c.effect == "extra_die_best_of")

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


MAIN_FX: Final[vec[i64]] = column([JARL_FX.index(j.main.effect) for j in DATA.jarl])
MAIN_AMOUNT: Final[vec[i64]] = column([jarl_amount(j.main) for j in DATA.jarl])
MAIN_ROLE: Final[vec[i64]] = column([ROLES.index(j.main.role) for j in DATA.jarl])
MAIN_TRIGGER: Final[vec[i64]] = column([TRIGGERS.index(j.main.trigger) for j in DATA.jarl])
MAIN_KEEP: Final[vec[i64]] = column([j.main.keep for j in DATA.jarl])
MAIN_SIZES: Final[vec[i64]] = column([sum(1 << n for n in j.main.troop_sizes) for j in DATA.jarl])
SECOND_FX: Final[vec[i64]] = column([JARL_FX.index(j.secondary.effect) for j in DATA.jarl])
SECOND_AMOUNT: Final[vec[i64]] = column([jarl_amount(j.secondary) for j in DATA.jarl])
SECOND_ROLE: Final[vec[i64]] = column([ROLES.index(j.secondary.role) for j in DATA.jarl])
SECOND_SIZES: Final[vec[i64]] = column([sum(1 << n for n in j.secondary.troop_sizes) for j in DATA.jarl])
CONDITION: Final[vec[i64]] = column([CONDITIONS.index(j.condition.id) for j in DATA.jarl])
CONDITION_AMOUNT: Final[vec[i64]] = column([j.condition.amount for j in DATA.jarl])
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
LOKI_MOST: Final[vec[i64]] = column(  # [card * 4 + line], the greatest difference; -1 where there is no line
    [card.rows[n].diff[1] if n < len(card.rows) else -1 for card in DATA.loki for n in range(LOKI_LINES)]
)
LOKI_FX: Final[vec[i64]] = column(
    [
        LOKI_FX_IDS.index(card.rows[n].effect) if n < len(card.rows) else -1
        for card in DATA.loki
        for n in range(LOKI_LINES)
    ]
)
LOKI_AMOUNT: Final[vec[i64]] = column(
    [card.rows[n].amount if n < len(card.rows) else 0 for card in DATA.loki for n in range(LOKI_LINES)]
)
LOKI_DELTA: Final[vec[i64]] = column([card.setup_discard_delta for card in DATA.loki])
LOKI_INTRO: Final[int] = next(n for n, card in enumerate(DATA.loki) if card.intro)

# -- the last viking: [seats * 8 + level] --------------------------------------------------------------
LEVELS: Final = 5


def by_level(dice: bool) -> vec[i64]:
    found = [0] * 64
    for row in DATA.last_viking.bonus:
        for step in row.levels:
            found[row.players * 8 + step.level] = step.attacker_extra_dice if dice else step.valor
    return vec[i64](found)


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
M_STRENGTH: Final[vec[i64]] = column([side.strength for _, side in M_SIDES])
M_LIMIT: Final[vec[i64]] = column([side.max_valhalla for _, side in M_SIDES])
M_NEED: Final[vec[i64]] = column([packed(card.weapons) for card, _ in M_SIDES])
M_CLANS: Final[vec[i64]] = column([sum(1 << CLAN_IDS.index(c) for c in card.clans) for card, _ in M_SIDES])
M_WARRIORS: Final[vec[i64]] = column([card.warrior_symbols for card, _ in M_SIDES])
M_POWERS: Final[vec[i64]] = column(
    [sum(1 << MONSTER_FX.index(a.id) for a in side.abilities) for _, side in M_SIDES]
)
M_IGNORED: Final[vec[i64]] = column(
    [sum(1 << CLAN_IDS.index(a.clan) for a in side.abilities if a.clan) for _, side in M_SIDES]
)
M_BOAR: Final[int] = DATA.solo.boar_bonus_per_match
M_CARD_IDS: Final = tuple([card.id.replace("-", "_") for card, _ in M_SIDES[::2]])
M_DICE: Final[int] = DATA.solo.monster_dice
LOST_BATTLE: Final[vec[i64]] = vec[i64]([row.discard_on_lost_battle for row in DATA.solo.level])

BUILT: Final = VARIANT["hand_draft"]
FIVE: Final = VARIANT["five_jarls"]


def has_bit(mask: i64, n: i64) -> bool:
    return mask & bit(n) != 0
