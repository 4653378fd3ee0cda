"""The rule against an answer that is none."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.adding import symbol_limit
from meadhall.games.valhalla.asks import (
    ADD,
    ADD_TWO,
    ARM,
    ASK_ACTION,
    ASK_FIGHT,
    ASK_TYR,
    ATTACK,
    DRAW,
    FREE_REROLL,
    HUNT,
    PLAY,
    REROLL,
    UNDER,
)
from meadhall.games.valhalla.columns import BATTLE, DEFENCE
from meadhall.games.valhalla.lexicon import LEXICON
from meadhall.games.valhalla.parts import (
    FEWER,
    FX_BEST_OF,
    FX_FOR_DIE,
    FX_OF,
    FX_PATH,
    FX_SURROUND,
    KIND_COUNT,
    PATTERN_OF,
    REQUIRES_OF,
    SYMBOLS_OF,
    TACTIC,
    TYPE_OF,
    TYR,
    WARRIOR,
)
from meadhall.games.valhalla.table import Table
from meadhall.games.valhalla.tactics import tactics_left
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import first, verb_of
from meadhall.kernel.rows import ints

RULE_OF_QUESTION: Final[vec[i64]] = ints(
    [
        int(LEXICON.questions[kind].rule.removeprefix("VH-")) if kind in LEXICON.questions else 0
        for kind in range(max(LEXICON.questions) + 1)
    ]
)


def why_not(t: Table, seat: Seat, code: i64) -> i64:
    """The rule against an answer that is not an option."""
    verb = verb_of(code)
    kind = t.asked_kind
    if kind == ASK_ACTION:
        return why_not_act(t, seat, verb, first(code))
    if kind == ASK_FIGHT:
        return why_not_fight(t, seat, verb, first(code))
    if kind == ASK_TYR and verb == UNDER and first(code) < KIND_COUNT and TYPE_OF[first(code)] == TYR:
        return 1044
    return RULE_OF_QUESTION[kind]


def why_not_act(t: Table, seat: Seat, verb: i64, about: i64) -> i64:
    if verb == ATTACK:
        return why_not_attack(t, seat, about)
    if verb == ADD or verb == ADD_TWO:
        if about >= KIND_COUNT or TYPE_OF[about] != WARRIOR:
            return 302
        if verb == ADD_TWO and t.in_hand(seat, about) and SYMBOLS_OF[about] < symbol_limit(t, seat):
            return 303
        if verb == ADD_TWO:
            return 303
        return 302
    if verb == DRAW:
        return 306
    if verb == HUNT:
        if t.monster < 0:
            return 801
        return 306
    return 301


def why_not_attack(t: Table, seat: Seat, other: Seat) -> i64:
    """VH-306, VH-308, VH-771"""
    if other >= t.count or other == seat or t.monster >= 0:
        return 304
    if t.size(seat) == 0:
        return 306
    if t.companion(seat) == other:
        return 771
    return 308


def why_not_fight(t: Table, seat: Seat, verb: i64, about: i64) -> i64:
    side = t.asked_about
    if verb == ARM:
        return why_not_arm(t, side, about)
    if verb == REROLL:
        return 403
    if verb == FREE_REROLL:
        return 403
    if verb == PLAY:
        return why_not_play(t, seat, side, about)
    return 402


def why_not_arm(t: Table, side: i64, slot: i64) -> i64:
    if slot >= t.slots_of(side):
        if t.companion(t.fighter(side)) >= 0:
            return 772
        return 404
    if side == DEFENCE and t.blocked() >> slot & 1:
        return 743
    if t.is_active(side, slot):
        return 406
    if t.kind_in(side, slot) >= 0 and PATTERN_OF[t.kind_in(side, slot)]:
        return 407
    return 404


def why_not_play(t: Table, seat: Seat, side: i64, kind: i64) -> i64:
    if kind >= KIND_COUNT or TYPE_OF[kind] != TACTIC or not t.in_hand(seat, kind):
        return 402
    if not tactics_left(t, side):
        if t.mode == BATTLE:
            return 105
        return 813
    if REQUIRES_OF[kind] == FEWER:
        return 501
    fx = FX_OF[kind]
    if fx == FX_FOR_DIE:
        return 502
    if fx == FX_BEST_OF:
        return 411
    if fx == FX_SURROUND:
        return 506
    if fx == FX_PATH:
        return 733
    return 402
