"""What there is to see at a table of Blood Rage, for a net."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.blood_rage.asks import PHASES
from meadhall.games.blood_rage.columns import (
    AGE,
    AGES,
    AT,
    BOARD,
    CLAN,
    CLANS,
    DEATHS,
    DESTROYED,
    DOOM,
    FIELD,
    FIGHTERS,
    FIRST,
    GLORY,
    GOD,
    GOD_AT,
    HAND,
    HAND_SIZE,
    HERE,
    LAID,
    LAID_SIZE,
    LEADER_SINGLE,
    LEADER_STR,
    LYING,
    MONSTER_SINGLES,
    ON_BOARD,
    PACK,
    PACK_SIZE,
    PAIR_STR,
    PASSED,
    PHASE,
    PILLAGED,
    PLACES,
    POWERS,
    PROVINCES,
    RAGE,
    RAIDER,
    RESERVE,
    ROOMS,
    ROUND,
    SHIP_SINGLE,
    SHIP_STR,
    SHOWN,
    SINGLE_STR,
    SINGLES,
    STATS,
    STEP,
    TOKEN,
    TOTAL,
    WARRIORS,
)
from meadhall.games.blood_rage.parts import CLAN_IDS, FX, GOD_COUNT, GODS_IN_PLAY, TOKENS
from meadhall.games.blood_rage.pillage import battle_strength, card_bonus
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import MOST_BITS
from meadhall.kernel.flow import Seat
from meadhall.kernel.portrait import (
    Portrait,
    bits,
    bits_each,
    choice,
    choice_each,
    choices,
    count_each,
    numbers_each,
    seat_at,
    seats_in_set,
)
from meadhall.kernel.table import Table as AnyTable

PLACED: Final = (LEADER_SINGLE, SHIP_SINGLE, MONSTER_SINGLES, MONSTER_SINGLES + 1)

OF_BATTLE: Final = 2  # strength of figures, and of cards


@final
class Host(Portrait):
    """What a clan's figures come to together: in every province, and in the battle beside its cards."""

    def draw_more(self, shown: AnyTable, seat: Seat, out: vec[float], at: i64) -> None:
        assert isinstance(shown, Table)
        for province in range(i64(PROVINCES)):
            out[at + province] = float(shown.strength(seat, province))
        if shown.field >= 0 and shown.fights(seat):
            out[at + PROVINCES] = float(battle_strength(shown, seat))
            out[at + PROVINCES + 1] = float(card_bonus(shown, seat))


FEATURES: Final = Host(
    CLANS,
    [
        choice(AGE, AGES + 1),
        choice(PHASE, len(PHASES)),
        choice(ROUND, PACK_SIZE),
        seat_at(FIRST),
        # every clan
        choice_each(CLAN, len(CLAN_IDS)),
        numbers_each(RAGE),
        numbers_each(GLORY),
        numbers_each(STEP, STATS),
        seats_in_set(PASSED),
        numbers_each(WARRIORS + RESERVE, 2, PLACES),  # in reserve, in Valhalla
        *[choice_each(AT + single, PLACES, SINGLES) for single in PLACED],
        numbers_each(ON_BOARD),
        *[numbers_each(HERE + place * CLANS, 1) for place in range(BOARD)],
        bits_each(POWERS, len(FX)),
        numbers_each(SINGLE_STR),
        numbers_each(PAIR_STR),
        numbers_each(LEADER_STR),
        numbers_each(SHIP_STR),
        numbers_each(HAND_SIZE),
        numbers_each(LAID_SIZE),
        count_each(SHOWN, AGES),
        # cards
        *[bits_each(HAND + age, MOST_BITS, AGES) for age in range(AGES)],
        *[bits_each(LAID + age, MOST_BITS, AGES) for age in range(AGES)],
        bits_each(PACK, MOST_BITS),
        # the board
        *choices(TOKEN, PROVINCES, TOKENS),
        bits(PILLAGED, PROVINCES),
        bits(DESTROYED, PROVINCES),
        bits(ROOMS, PROVINCES),
        *choices(DOOM, AGES, PROVINCES),
        *choices(GOD, GODS_IN_PLAY, GOD_COUNT),
        *choices(GOD_AT, GODS_IN_PLAY, PROVINCES),
        # the battle
        choice(FIELD, PROVINCES),
        seat_at(RAIDER),
        seats_in_set(FIGHTERS),
        seats_in_set(LYING),
        numbers_each(TOTAL),
        numbers_each(DEATHS),
    ],
    PROVINCES + OF_BATTLE,
)
