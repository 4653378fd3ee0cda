"""Ledgers written by hand, without a database."""

from __future__ import annotations

import random

from meadhall.server.fold import Fold, opening
from meadhall.server.ledger import Answered, Body, Entry
from meadhall.server.schema import Room
from meadhall.sim.library import game

GAME = "blood_rage"


def room(seats: int = 3, step: int | None = None, reserve: int = 0) -> Room:
    found = game(GAME)
    return Room(
        id="room",
        game=GAME,
        state="playing",
        count=seats,
        options=found.setup(seats, 0, {}).options,
        language="en",
        public=False,
        invite="",
        pace="live",
        step=step,
        reserve=reserve,
        watch="off",
        away_level="random",
        host="ann",
        secret=bytes(range(32)),
        version=found.version,
        data=found.data_hash,
        created=0,
        started=0,
        waiting=[],
        copied=0,
    )


class Book:
    """A ledger in the making, and the fold that follows it line by line."""

    def __init__(self, of: Room) -> None:
        self.fold = Fold(of, [bytes([seat]) for seat in range(of.count)])
        self.chance = random.Random(1)
        self.at = 0
        self.put(opening(self.fold.table))

    def put(self, body: Body, after: int = 0) -> None:
        """A line, so many milliseconds after the one before."""
        self.at += after
        self.fold.add(Entry(self.fold.next, self.at, body), self.fold.table)

    def answer(self, seat: int | None = None, after: int = 0) -> Answered:
        """Somebody who is asked answers at random."""
        q = self.fold.table.question
        asked = q.seats[0] if seat is None else seat
        option = self.chance.choice(q.options(asked).ids)
        table, line = self.fold.tried(asked, option, q.number)
        self.at += after
        self.fold.add(Entry(self.fold.next, self.at, line), table)
        return line

    def again(self) -> Fold:
        """The same ledger, read from its beginning."""
        other = Fold(self.fold.room, self.fold.nonces)
        other.read(self.fold.lines)
        return other
