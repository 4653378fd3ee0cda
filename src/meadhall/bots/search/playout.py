"""Playing an imagined game on outside the tree: fast, and led by what has paid in the games before."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.search.advice import Leaning
from meadhall.bots.search.habits import Habits
from meadhall.bots.search.tree import EMPTY
from meadhall.kernel.chance import below, sow
from meadhall.kernel.flow import ASKED, GAVE, KIND, MOST_SEATS, Seat
from meadhall.kernel.table import Table

MOST_ANSWERS: Final = 1024  # remembered of one game
TO_THE_END: Final = 1_000_000  # answers, more than any game has
LONGEST: Final = MOST_ANSWERS + MOST_SEATS


@final
class Playout:
    def __init__(self, seats: int, seed: int, picks: int, slots: int) -> None:
        """`slots` is how many games may wait to be learnt from."""
        self.habits = Habits(seats)
        self.leaning: Leaning | None = None
        self.picks: i64 = picks  # answers drawn at a step; the best by habit is given
        self.dice: vec[i64] = vec[i64]([0, 0])
        sow(self.dice, 0, seed)
        self.slot: i64 = 0  # of the game that is played now
        # by slot
        self.answers: vec[i64] = EMPTY[:slots]
        self.trail: vec[i64] = EMPTY[: slots * LONGEST]  # places of habits
        self.trail_seat: vec[i64] = EMPTY[: slots * LONGEST]

    def begin(self, slot: i64) -> None:
        self.slot = slot
        self.answers[slot] = 0

    def play(self, t: Table, most: i64) -> None:
        """To the end, or so many answers: of a few answers drawn the best by habit is given."""
        out = t.scratch
        m = t.m
        while not t.over and most > 0:
            most -= 1
            left = m[ASKED] & ~m[GAVE]
            seat: i64 = 0
            while not left >> seat & 1:
                seat += 1
            out.clear()
            t.list_options(seat, out)
            code = out.codes[0]
            if out.n > 1:
                code = self.by_habit(t, seat)
                self.note(seat, m[KIND], code)
            t.give(seat, code)

    def by_habit(self, t: Table, seat: Seat) -> i64:
        out = t.scratch
        kind = t.m[KIND]
        best = out.codes[below(self.dice, 0, out.n)]
        if self.picks == 1:
            return best
        best_hope = self.hope(seat, kind, best)
        for pick in range(1, self.picks):
            code = out.codes[below(self.dice, 0, out.n)]
            hope = self.hope(seat, kind, code)
            if hope > best_hope:
                best_hope = hope
                best = code
        return best

    def hope(self, seat: Seat, kind: i64, code: i64) -> float:
        """What an answer promises, by habit and by what a net leans to, if there is one."""
        place = self.habits.place(seat, kind, code)
        worth = self.habits.worth(place)
        leaning = self.leaning
        if leaning is not None:
            worth += leaning.to(seat, kind, place)
        return worth

    def note(self, seat: Seat, kind: i64, code: i64) -> None:
        """An answer was given, here or in the tree."""
        answers = self.answers[self.slot]
        if answers < MOST_ANSWERS:
            at = self.slot * LONGEST + answers
            self.trail[at] = self.habits.place(seat, kind, code)
            self.trail_seat[at] = seat
            self.answers[self.slot] = answers + 1

    def learn(self, slot: i64, worth: vec[float]) -> None:
        """What the game came to, for every answer given in it."""
        first = slot * LONGEST
        for i in range(first, first + self.answers[slot]):
            self.habits.add(self.trail[i], worth[self.trail_seat[i]])
