"""A round of questions in a pillage: whose turn it is, and who has passed."""

from __future__ import annotations

from typing import Final

from meadhall.games.blood_rage.table import Table
from meadhall.kernel.flow import NEXT, Signal

# locals of the pillage, after its raider and province
TURN: Final = 2  # how many seats after the first one
PASSES: Final = 3  # in a row
LOSERS: Final = 4  # mask of those whom Loki's Blessing may help after the battle
SUCCESS: Final = 5


def next_turn(t: Table, passed: bool) -> None:
    if passed:
        t.set_local(PASSES, t.local(PASSES) + 1)
    else:
        t.set_local(PASSES, 0)
    turn = t.local(TURN) + 1
    if turn == t.count:
        turn = 0
    t.set_local(TURN, turn)


def new_round(t: Table) -> Signal:
    t.set_local(TURN, 0)
    t.set_local(PASSES, 0)
    return NEXT
