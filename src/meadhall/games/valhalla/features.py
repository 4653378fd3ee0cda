"""What there is to see at a table of Valhalla, for a net."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.asks import OPTION_IDS, PHASES
from meadhall.games.valhalla.columns import (
    ATTACKED,
    ATTACKER,
    BETS,
    BONUS,
    CAPTURED,
    CLANS_OF,
    CRIES,
    DECK_SIZE,
    DEFENDER,
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
from meadhall.games.valhalla.fight import PICKED, TIMES, is_rerolling
from meadhall.games.valhalla.parts import (
    CLAN_COUNT,
    FACE_BITS,
    FACE_MASK,
    FACES,
    KIND_COUNT,
    PATTERN_OF,
    STRENGTH_OF,
    SYMBOLS_OF,
    WEAPONS,
)
from meadhall.games.valhalla.ragnarok import score_now
from meadhall.games.valhalla.strength import strength, warrior_strength
from meadhall.games.valhalla.table import Table
from meadhall.kernel.bits import MOST_BITS
from meadhall.kernel.flow import Seat
from meadhall.kernel.portrait import (
    Portrait,
    bits,
    bits_each,
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
from meadhall.kernel.rows import ints
from meadhall.kernel.table import Table as AnyTable

JARLS: Final = 32
FIGHTS: Final = 5  # what kinds there are, none among them
MONSTERS: Final = 3
SHIELD_BITS: Final = 4  # of how many shields of a seat, or warriors of a clan

# of each seat: a squad slot by slot, and its side of the fight
OF_SLOT: Final = 2 + WEAPONS  # strength, dice of any set, symbols
SIDE_NUMBERS: Final[vec[i64]] = ints(
    [PLAYED_SIZE, STRONG, ROLLED, PAID, FREE, MORE, LESS, BONUS, CRIES, TOTAL]
)
OF_SQUAD: Final = OF_SLOT * SLOTS
# the numbers above; dice, caches, dice picked, and how often these are rolled; strength; what slots do
OF_SIDE: Final = len(SIDE_NUMBERS) + 3 * FACES + 1 + 1 + 4 * SLOTS


@final
class Squads(Portrait):
    """A slot is an answer's name: so what stands in it is seen, and what it is good for in the fight. Shields
    are worth more in sets: so the score is seen as well."""

    def draw_more(self, shown: AnyTable, seat: Seat, out: vec[float], at: i64) -> None:
        assert isinstance(shown, Table)
        out[at] = float(score_now(shown, seat))
        at += 1
        for slot in range(SLOTS):
            kind = shown.warrior(seat, slot)
            if kind >= 0:
                draw_warrior(shown, seat, slot, kind, out, at + slot * OF_SLOT)
        at += OF_SQUAD
        for side in range(SIDES):
            fighter = shown.fighter(side)
            if fighter >= 0 and seat == fighter:
                draw_side(shown, side, 0, out, at)
            elif fighter >= 0 and seat == shown.companion(fighter):
                draw_side(shown, side, SLOTS, out, at)


def draw_warrior(t: Table, seat: Seat, slot: i64, kind: i64, out: vec[float], at: i64) -> None:
    """What a warrior is worth, and what arms it."""
    out[at] = float(STRENGTH_OF[kind])
    if PATTERN_OF[kind]:
        out[at + 1] = float(SYMBOLS_OF[kind])
    draw_packed(t.need(seat, slot), WEAPONS, out, at + 2)


def draw_side(t: Table, side: i64, first: i64, out: vec[float], at: i64) -> None:
    """A side of the fight, and the slots of it from `first` on: about to enter Valhalla; armed, ready to be,
    and worth so much."""
    m = t.m
    for i in range(i64(len(SIDE_NUMBERS))):
        out[at + i] = float(m[SIDE_NUMBERS[i] + side])
    at += len(SIDE_NUMBERS)
    draw_packed(t.dice(side), FACES, out, at)
    draw_packed(t.cache(side), FACES, out, at + FACES)
    if is_rerolling(t, side):
        draw_packed(t.local(PICKED), FACES, out, at + 2 * FACES)
        out[at + 3 * FACES] = float(t.local(TIMES))
    at += 3 * FACES + 1
    for slot in range(SLOTS):
        out[at + slot] = float(t.entering(side) >> first + slot & 1)
    at += SLOTS
    if m[TOTAL] >= 0 and m[TOTAL + 1] >= 0:  # settled: warriors may have left
        return
    out[at] = float(strength(t, side))
    active = t.active(side)
    ready = t.armable(side, t.weapons(side))
    idle = t.idle(side)
    for slot in range(SLOTS):
        out[at + 1 + slot] = float(active >> first + slot & 1)
        out[at + 1 + SLOTS + slot] = float(ready >> first + slot & 1)
        if (active | idle) >> first + slot & 1:
            out[at + 1 + 2 * SLOTS + slot] = float(warrior_strength(t, side, first + slot))


def draw_packed(counts: i64, n: i64, out: vec[float], at: i64) -> None:
    for i in range(n):
        out[at + i] = float(counts >> i * FACE_BITS & FACE_MASK)


FEATURES: Final = Squads(
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
        *[bits_each(HAND + word, MOST_BITS, WORDS) for word in range(WORDS)],
        *[bits_each(VALHALLA + word, MOST_BITS, WORDS) for word in range(WORDS)],
        bits_each(JARL_HAND, JARLS),
        # the fight
        choice(MODE, FIGHTS),
        seat_at(ATTACKER),
        seat_at(DEFENDER),
        numbers(GREY),
        numbers(SURROUNDED),
        packed(BETS, SEATS, 2),
        # the monster
        choice(MONSTER, MONSTERS),
        numbers(MONSTER_CARD),
        packed(MONSTER_DICE, FACES, FACE_BITS),
        packed(MONSTER_FREE, FACES, FACE_BITS),
        numbers(FINAL_ATTACK),
    ],
    1 + OF_SQUAD + OF_SIDE,
)
