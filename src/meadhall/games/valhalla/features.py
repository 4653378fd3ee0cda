"""What there is to see at a table of Valhalla, for a net."""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.asks import OPTION_IDS, PHASES
from meadhall.games.valhalla.columns import (
    ACTIVE,
    ATTACKED,
    ATTACKER,
    BETS,
    BONUS,
    CACHE,
    CAPTURED,
    CLANS_OF,
    CRIES,
    DECK_SIZE,
    DEFENDER,
    DICE,
    ENDING,
    FINAL_ATTACK,
    FINISHED,
    FIRST,
    FLAGS,
    FOUGHT,
    FREE,
    GREY,
    HAND,
    HAND_SIZE,
    JARL,
    JARL_HAND,
    LEFT,
    LESS,
    LEVEL,
    LOKI,
    MODE,
    MONSTER,
    MONSTER_CARD,
    MONSTER_DICE,
    MONSTER_FREE,
    MORE,
    OWN,
    PAID,
    PHASE,
    PLAYED_SIZE,
    ROLLED,
    SEATS,
    SIDES,
    SIZE,
    SLOTS,
    SPENT,
    SQUAD,
    STRONG,
    SURROUNDED,
    TOTAL,
    TURN,
    VALHALLA,
    VALHALLA_SIZE,
    VALOUR,
    VIKING,
    WORDS,
)
from meadhall.games.valhalla.parts import CLAN_COUNT, FACE_IDS, KIND_COUNT
from meadhall.kernel.bits import MOST_BITS
from meadhall.kernel.portrait import (
    Portrait,
    bits,
    bits_own,
    choice,
    choice_each,
    count_each,
    numbers,
    numbers_each,
    packed,
    packed_each,
    seat_at,
    seats_in_set,
    tally_each,
)

JARLS: Final = 32
FIGHTS: Final = 5  # what kinds there are, none among them
MONSTERS: Final = 3
FACES: Final = len(FACE_IDS)
DIE_BITS: Final = 6  # of how many dice show a face
SHIELD_BITS: Final = 4  # of how many shields of a seat, or warriors of a clan

FEATURES: Final = Portrait(
    SEATS,
    [
        bits(FLAGS, len(OPTION_IDS)),
        choice(PHASE, len(PHASES)),
        seat_at(FIRST),
        seat_at(TURN),
        numbers(ENDING),
        numbers(LEFT),
        numbers(DECK_SIZE),
        # every seat
        choice_each(JARL, JARLS),
        seats_in_set(SPENT),
        numbers_each(OWN),
        packed_each(CAPTURED, SEATS, SHIELD_BITS),
        packed_each(CLANS_OF, CLAN_COUNT, SHIELD_BITS),
        tally_each(SQUAD, SLOTS, KIND_COUNT),
        numbers_each(SIZE),
        numbers_each(HAND_SIZE),
        numbers_each(VALHALLA_SIZE),
        numbers_each(VALOUR),
        count_each(FOUGHT),
        numbers(ATTACKED),
        seat_at(LOKI),
        *[seat_at(VIKING + role) for role in range(SIDES)],
        numbers(LEVEL, SIDES),
        seats_in_set(FINISHED),
        # cards
        *[bits_own(HAND + word, MOST_BITS, WORDS) for word in range(WORDS)],
        *[bits_own(VALHALLA + word, MOST_BITS, WORDS) for word in range(WORDS)],
        bits_own(JARL_HAND, JARLS),
        # the fight
        choice(MODE, FIGHTS),
        seat_at(ATTACKER),
        seat_at(DEFENDER),
        numbers(GREY),
        numbers(SURROUNDED),
        packed(BETS, SEATS, 2),
        *[bits(ACTIVE + side, 2 * SLOTS) for side in range(SIDES)],
        *[packed(DICE + side, FACES, DIE_BITS) for side in range(SIDES)],
        *[packed(CACHE + side, FACES, DIE_BITS) for side in range(SIDES)],
        *[
            numbers(column, SIDES)
            for column in (PLAYED_SIZE, STRONG, ROLLED, PAID, FREE, MORE, LESS, BONUS, CRIES, TOTAL)
        ],
        # the monster
        choice(MONSTER, MONSTERS),
        numbers(MONSTER_CARD),
        packed(MONSTER_DICE, FACES, DIE_BITS),
        packed(MONSTER_FREE, FACES, DIE_BITS),
        numbers(FINAL_ATTACK),
    ],
)
