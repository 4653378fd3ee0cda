"""Playing an imagined game on outside the tree: fast, and led by what has paid in the games before."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.search.habits import Habits
from meadhall.bots.search.tree import EMPTY
from meadhall.kernel.chance import below, sow
from meadhall.kernel.flow import ASKED, GAVE, KIND, MOST_SEATS, Seat
from meadhall.kernel.table import Table

MOST_ANSWERS: Final = 4096  # remembered of one game


@final
class Playout:
    def __init__(self, seats: int, seed: int, picks: int, horizon: int) -> None:
        self.habits = Habits(seats)
        self.picks: i64 = picks  # answers drawn at a step; the best by habit is given
        self.horizon: i64 = horizon  # answers after which it is broken off
        self.dice: vec[i64] = vec[i64]([0, 0])
        sow(self.dice, 0, seed)
        self.answers: i64 = 0
        self.trail: vec[i64] = EMPTY[: MOST_ANSWERS + MOST_SEATS]  # places of habits
        self.trail_seat: vec[i64] = EMPTY[: MOST_ANSWERS + MOST_SEATS]

    def begin(self) -> None:
        self.answers = 0

    def play(self, t: Table) -> None:
        """To the end, or to the horizon: of a few answers drawn the best by habit is given."""
        out = t.scratch
        m = t.m
        most = self.answers + self.horizon
        while not t.over and self.answers < most:
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
        best_worth = self.habits.worth(self.habits.place(seat, kind, best))
        for pick in range(1, self.picks):
            code = out.codes[below(self.dice, 0, out.n)]
            worth = self.habits.worth(self.habits.place(seat, kind, code))
            if worth > best_worth:
                best_worth = worth
                best = code
        return best

    def note(self, seat: Seat, kind: i64, code: i64) -> None:
        """An answer was given, here or in the tree."""
        if self.answers < MOST_ANSWERS:
            self.trail[self.answers] = self.habits.place(seat, kind, code)
            self.trail_seat[self.answers] = seat
        self.answers += 1

    def learn(self, worth: vec[float]) -> None:
        """What the game came to, for every answer given in it."""
        answers = self.answers
        if answers > MOST_ANSWERS:
            answers = MOST_ANSWERS
        for i in range(answers):
            self.habits.add(self.trail[i], worth[self.trail_seat[i]])
