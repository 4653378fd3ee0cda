"""Dealing again what a seat cannot see."""

from __future__ import annotations

from meadhall.games.blood_rage.table import Table
from meadhall.kernel.flow import Seat


def redeal(t: Table, seat: Seat) -> None:
    raise NotImplementedError
