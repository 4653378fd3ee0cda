"""What an option costs, and the rule against an answer that is none."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_ACTION,
    ASK_FREE_INVADE,
    ASK_MARCH_TO,
    DRIVE_OUT,
    INVADE,
    LAY_QUEST,
    LAY_UPGRADE,
    MARCH,
    PILLAGE,
    PILLAGE_AGAIN,
    PILLAGE_NOW,
    RAISE_DEAD,
    SAVE_ONE,
    TAKE_BACK,
)
from meadhall.games.blood_rage.columns import (
    MYSTIC,
    PROVINCES,
    RESERVE,
    VALHALLA,
)
from meadhall.games.blood_rage.lexicon import LEXICON
from meadhall.games.blood_rage.options import FIGURES
from meadhall.games.blood_rage.parts import (
    KEEP_CARDS,
    PROTECTION,
    RAISE_THE_DEAD,
    REPILLAGE,
    TYPE_OF,
    UPGRADE,
)
from meadhall.games.blood_rage.parts import PILLAGE_NOW as PILLAGE_AT_ONCE
from meadhall.games.blood_rage.table import Table
from meadhall.games.blood_rage.upgrade import upgrade_price
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import first, second, verb_of
from meadhall.kernel.rows import ints

RULE_OF_QUESTION: Final[vec[i64]] = ints(
    [
        int(LEXICON.questions[kind].rule.removeprefix("BR-")) if kind in LEXICON.questions else 0
        for kind in range(max(LEXICON.questions) + 1)
    ]
)


# -- what it costs ----------------------------------------------------------------------------------
def price_of(t: Table, seat: Seat, code: i64) -> i64:
    """BR-323 The rage an option costs."""
    verb = verb_of(code)
    kind = t.asked_kind
    if kind == ASK_ACTION:
        return action_price(t, seat, verb, code)
    if verb == SAVE_ONE:
        return t.sum_of(seat, PROTECTION)
    if verb == TAKE_BACK:
        return t.sum_of(seat, KEEP_CARDS)
    if verb == PILLAGE_NOW:
        return t.sum_of(seat, PILLAGE_AT_ONCE)
    return 0


def action_price(t: Table, seat: Seat, verb: i64, code: i64) -> i64:
    if verb == INVADE:
        return t.price(seat, first(code), second(code))
    if verb == DRIVE_OUT:
        return t.price(seat, MYSTIC, first(code))
    if verb == MARCH:
        return 1
    if verb == LAY_UPGRADE:
        return upgrade_price(t, seat, first(code))
    if verb == RAISE_DEAD:
        return t.sum_of(seat, RAISE_THE_DEAD)
    if verb == PILLAGE_AGAIN:
        return t.sum_of(seat, REPILLAGE)
    return 0


# -- the number of the rule against it ---------------------------------------------------------------
def why_not(t: Table, seat: Seat, code: i64) -> i64:
    """The rule against an answer that is not an option, or 0 where none says it alone."""
    verb = verb_of(code)
    a = first(code)
    b = second(code)
    kind = t.asked_kind
    if kind == ASK_ACTION:
        if verb == INVADE or verb == RAISE_DEAD:
            return why_not_invade(t, seat, verb, a, b)
        if verb == MARCH:
            return why_not_march(t, seat, a)
        if verb == PILLAGE:
            return 371
        if verb == PILLAGE_AGAIN:
            return why_not_pillage_again(t, seat)
        if verb == LAY_UPGRADE or verb == LAY_QUEST:
            return why_not_lay(t, seat, verb, a)
        return 322
    if kind == ASK_FREE_INVADE:
        if verb == INVADE and a < FIGURES:
            against = t.why_not_enter(a, b)
            if against:
                return against
        return 354
    if kind == ASK_MARCH_TO:
        if a >= PROVINCES:
            return 342
        if t.is_destroyed(a):
            return 206
        return 341
    return RULE_OF_QUESTION[kind]


def why_not_invade(t: Table, seat: Seat, verb: i64, figure: i64, place: i64) -> i64:
    source: i64 = RESERVE
    if verb == RAISE_DEAD:
        source = VALHALLA
        if not t.has(seat, RAISE_THE_DEAD):
            return 331
    if figure >= FIGURES or not t.holds(seat, figure, source):
        return 331
    if not t.horns_left(seat):
        return 334
    against = t.why_not_enter(figure, place)
    if against:
        return against
    return 323


def why_not_lay(t: Table, seat: Seat, verb: i64, kind: i64) -> i64:
    if kind >= len(TYPE_OF) or not t.in_hand(seat, kind):
        return 316
    if verb == LAY_QUEST:
        return 361
    if TYPE_OF[kind] != UPGRADE:
        return 351
    return 323


def why_not_march(t: Table, seat: Seat, province: i64) -> i64:
    if province >= PROVINCES:
        return 342
    if t.figures(seat, province) == 0:
        return 341
    return 103


def why_not_pillage_again(t: Table, seat: Seat) -> i64:
    """Tyr's Challenge (ruling: challenge)."""
    if not t.has(seat, REPILLAGE) or t.rage(seat) < t.sum_of(seat, REPILLAGE):
        return 323
    return 371
