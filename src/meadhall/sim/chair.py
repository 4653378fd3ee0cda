"""A chair at the table: all that a bot is given, and nothing its seat could not know."""

from __future__ import annotations

import functools
import random
from typing import Protocol, final

from meadhall.kernel.errors import NotAsked
from meadhall.kernel.table import Table


@final
class Chair:
    """A seat that is asked, at one question.

    It does not hold the table it was made from but a twin of it, in which all that the seat cannot see
    has been dealt again: even a bot that reaches inside finds one possible world among many.
    """

    def __init__(self, table: Table, seat: int) -> None:
        if seat < 0:
            raise NotAsked("chance has no chair")
        table.must_be_asked(seat)
        self.__twin = table.determinize(seat, 0)
        self.game = table.setup.game
        self.seat = seat
        self.seats = table.seats
        self.question = table.question.kind

    @functools.cached_property
    def view(self) -> dict[str, object]:
        """All that the seat can see."""
        return self.__twin.view(self.seat)

    @functools.cached_property
    def options(self) -> tuple[str, ...]:
        """Every legal answer, by id."""
        return tuple(self.__twin.options(self.seat).ids)

    def imagine(self, seed: int) -> Table:
        """A table that could be this one for all that the seat knows, to be played on at will. Its chance
        is its own, from `seed`: nothing here tells what the real dice will be."""
        world = self.__twin.determinize(self.seat, seed)
        world.asks_chance = False
        return world


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, chair: Chair, chance: random.Random, budget: float) -> str:
        """One of the chair's options, by id, within about `budget` seconds. The same chair and the same
        random numbers should give the same answer as long as time does not cut it short."""
