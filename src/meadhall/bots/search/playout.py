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
        self.picks: i64 = picks  # answers thought of at a step; the best by habit is given
        self.dice: vec[i64] = vec[i64]([0, 0])
        sow(self.dice, 0, seed)
        self.slot: i64 = 0  # of the game that is played now
        # by slot
        self.answers: vec[i64] = EMPTY[:slots]
        self.given: vec[i64] = EMPTY[: slots * LONGEST]  # places of habits
        self.given_by: vec[i64] = EMPTY[: slots * LONGEST]
        self.thought_of: vec[i64] = EMPTY[: slots * LONGEST * picks]

    def begin(self, slot: i64) -> None:
        self.slot = slot
        self.answers[slot] = 0

    def play(self, t: Table, most: i64) -> None:
        """To the end, or so many answers: of a few answers thought of the best by habit is given."""
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
            t.give(seat, code)

    def by_habit(self, t: Table, seat: Seat) -> i64:
        """An answer, which is remembered together with those that were thought of."""
        out = t.scratch
        kind = t.m[KIND]
        habits = self.habits
        answers = self.answers[self.slot]
        at = self.slot * LONGEST + answers
        best: i64 = 0
        best_hope = 0.0
        for pick in range(self.picks):
            code = out.codes[below(self.dice, 0, out.n)]
            place = habits.place(seat, kind, code)
            self.thought_of[at * self.picks + pick] = place
            hope = self.hope(seat, kind, place)
            if pick == 0 or hope > best_hope:
                best_hope = hope
                best = code
                self.given[at] = place
        self.given_by[at] = seat
        if answers < MOST_ANSWERS:
            self.answers[self.slot] = answers + 1
        return best

    def hope(self, seat: Seat, kind: i64, place: i64) -> float:
        """What the answer of a place promises, by habit and by what a net leans to, if there is one."""
        better = self.habits.better(place)
        leaning = self.leaning
        if leaning is not None:
            better += leaning.to(seat, kind, place)
        return better

    def learn(self, slot: i64, worth: vec[float]) -> None:
        """What the game came to, for every answer given in it, and every one thought of."""
        habits = self.habits
        first = slot * LONGEST
        for at in range(first, first + self.answers[slot]):
            x = worth[self.given_by[at]]
            habits.give(self.given[at], x)
            for i in range(at * self.picks, (at + 1) * self.picks):
                habits.think_of(self.thought_of[i], x)
