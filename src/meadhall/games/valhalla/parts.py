"""Cards, dice, jarls and monsters as tables of ints, made from the data file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.columns import WORDS
from meadhall.games.valhalla.data import DATA, Tactic, Thor, Tyr, Warrior
from meadhall.kernel.bits import MOST_BITS, by_residue
from meadhall.kernel.rows import ints

# -- dice: how many show each face, in one number ------------------------------------------------------
FACE_IDS: Final = DATA.dice.faces
WEAPONS: Final[i64] = 5
BLANK: Final[i64] = 5
FACES: Final[i64] = 6
FACE_BITS: Final = 6
FACE_MASK: Final = 63
ONE: Final[vec[i64]] = ints([1 << FACE_BITS * face for face in range(FACES)])  # [face], one such die
GUARDS: Final = 0x820820820  # the highest bit of each face
PLENTY: Final = GUARDS - (GUARDS >> FACE_BITS - 1)  # as many of each face as there is room for
ALL_FACES: Final[i64] = (1 << WEAPONS * FACE_BITS) - 1  # a mask over counts of weapons
BATTLE_DICE: Final = DATA.dice.battle_dice
GREY_DICE: Final = DATA.dice.extra_pool


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
SET_NEED: Final[vec[i64]] = ints([0, *[packed(faces) for faces in SETS]])
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
PATTERN_FIRST: Final[vec[i64]] = ints([0, *[PATTERN_RANGES[p][0] for p in PATTERN_IDS[1:]]])
PATTERN_END: Final[vec[i64]] = ints([1, *[PATTERN_RANGES[p][1] for p in PATTERN_IDS[1:]]])

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
WORD_OF: Final[vec[i64]] = ints(LAYOUT[0])
MASK_OF: Final[vec[i64]] = ints(LAYOUT[1])
KIND_AT: Final[vec[i64]] = ints(LAYOUT[2])
KIND_OF: Final[vec[i64]] = ints(  # [word * RESIDUES + card % RESIDUES], the same by the card
    [kind for word in range(WORDS) for kind in by_residue(LAYOUT[2][word * 64 : word * 64 + MOST_BITS])]
)


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
    return ints(found)


TYPE_OF: Final[vec[i64]] = ints([type_of(kind) for kind in KINDS])
TYPE_CARDS: Final[vec[i64]] = ints(
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
CLAN_OF: Final[vec[i64]] = ints([CLAN_IDS.index(w.clan) if w else -1 for w in ROWS])
STRENGTH_OF: Final[vec[i64]] = ints([w.strength if w else 0 for w in ROWS])
SYMBOLS_OF: Final[vec[i64]] = ints([w.symbols if w else 0 for w in ROWS])
NEED_OF: Final[vec[i64]] = ints([packed(w.weapons) if w else 0 for w in ROWS])
PATTERN_OF: Final[vec[i64]] = ints([PATTERN_IDS.index(w.pattern) if w else 0 for w in ROWS])
ABILITY_OF: Final[vec[i64]] = ints([ABILITY_IDS.index(w.ability.id) if w and w.ability else 0 for w in ROWS])
ABILITY_CLAN: Final[vec[i64]] = ints(
    [CLAN_IDS.index(w.ability.clan) if w and w.ability and w.ability.clan else -1 for w in ROWS]
)
VALKYRIE_OF: Final[vec[i64]] = ints(
    [VALKYRIE_IDS.index(w.valkyrie.id) if w and w.valkyrie else 0 for w in ROWS]
)
VALKYRIE_AMOUNT: Final[vec[i64]] = ints([w.valkyrie.amount if w and w.valkyrie else 0 for w in ROWS])
VALKYRIE_CLAN: Final[vec[i64]] = ints(
    [CLAN_IDS.index(w.valkyrie.clan) if w and w.valkyrie and w.valkyrie.clan else -1 for w in ROWS]
)


def valour_of(kind: Kind) -> int:
    return 0 if isinstance(kind.row, Tyr) else kind.row.valor


VALOUR_OF: Final[vec[i64]] = ints([valour_of(kind) for kind in KINDS])
MOST_VALOUR: Final = 4
MOST_SYMBOLS: Final = 8
SYMBOL_CARDS: Final[vec[i64]] = ints(  # [most * 4 + word], warriors with at most so many symbols
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


FX_OF: Final[vec[i64]] = ints([fx_of(kind) for kind in KINDS])
AMOUNT_OF: Final[vec[i64]] = ints([amount_of(kind) for kind in KINDS])
FACE_OF: Final[vec[i64]] = ints([face_of(kind) for kind in KINDS])
REQUIRES_OF: Final[vec[i64]] = ints(
    [REQUIRES.index(kind.row.requires) if isinstance(kind.row, Tactic | Thor) else 0 for kind in KINDS]
)
TYR_CLAN: Final[vec[i64]] = ints(
    [CLAN_IDS.index(kind.row.clan) if isinstance(kind.row, Tyr) and kind.row.clan else -1 for kind in KINDS]
)
HAS_REROLL_MARK: Final[vec[i64]] = ints(
    [int(isinstance(kind.row, Tactic) and kind.row.tag == "reroll_symbol") for kind in KINDS]
)
BEFORE_CARDS: Final = masks_of([isinstance(k.row, Tactic) and k.row.timing == "before_battle" for k in KINDS])
NAMING_CARDS: Final = masks_of(  # tactics paid with a die of a named face
    [isinstance(k.row, Tactic) and k.row.effect == "strength_for_die" and face_of(k) >= 0 for k in KINDS]
)
CRY_STEPS: Final[vec[i64]] = ints(
    [0, *next(c.steps for c in DATA.tactic if c.effect == "strength_by_activated")]
)
EXTRA_ROLLED: Final[int] = next(c.roll for c in DATA.tactic if c.effect == "extra_die_best_of")
