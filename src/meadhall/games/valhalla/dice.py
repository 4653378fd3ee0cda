"""Rolling dice: each die is an answer of chance (VH-1020)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.asks import ASK_DIE, E_ROLLED, F_DICE, ROLLED
from meadhall.games.valhalla.parts import FACES, ONE
from meadhall.games.valhalla.table import Table
from meadhall.kernel.flow import DONE, Seat, Signal
from meadhall.kernel.listing import first

# locals: seat, side, dice to roll
SEAT: Final = 0
SIDE: Final = 1
TO_ROLL: Final = 2


def roll(t: Table, seat: Seat, side: i64, dice: i64) -> bool:
    """Roll so many. A frame is needed only where chance is waited for; True if it is not."""
    if t.asks_chance:
        t.push(F_DICE, seat, side, dice)
        return False
    if t.journal is None:  # dice are the most that is told, and mostly to nobody
        t.add_dice(side, t.cast_together(dice, ONE, ROLLED, seat))
        return True
    for n in range(dice):
        face = t.cast(FACES, ROLLED, seat)
        t.add_die(side, face)
        t.tell(E_ROLLED, seat, face)
    return True


def roll_dice(t: Table) -> Signal:
    """One die after another."""
    seat = t.local(SEAT)
    left = t.local(TO_ROLL)
    if t.answered:
        face = first(t.take_chance())
        t.add_die(t.local(SIDE), face)
        t.tell(E_ROLLED, seat, face)
        left -= 1
        t.set_local(TO_ROLL, left)
    if left > 0:
        return t.ask_chance(ASK_DIE, seat)
    return DONE
