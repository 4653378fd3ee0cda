"""One seat's search: imagined games go down the tree, leave it, are played out, and teach it.

Every game begins in a world dealt anew from what the seat knows, so no world's secrets are relied on. Each
seat takes what is best for itself (max^n). Seats that are asked together choose each for itself, blind to the
others, at one node. Chance is the world's own.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.search.habits import UNKNOWN
from meadhall.bots.search.playout import MOST_ANSWERS, Playout
from meadhall.bots.search.rooted import Rooted
from meadhall.bots.search.tree import EMPTY, NONE, what_is_asked
from meadhall.bots.search.worth import Worth
from meadhall.kernel.chance import below
from meadhall.kernel.flow import ASKED, GAVE, KIND, MOST_SEATS, Seat
from meadhall.kernel.table import Table

FIRST_GAMES: Final = 24  # played without the tree, to learn what leads are usual


@final
class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        explore: float = 0.5,
        widen: float = 2.0,
        picks: int = 3,
        horizon: int = 1_000_000,
        victory: float = 0.5,
    ) -> None:
        self.explore: float = explore  # how much the untried draws
        self.widen: float = widen  # answers tried at a node, over the root of the games through it
        self.picks: i64 = picks  # answers drawn at a step of a playout; the best by habit is given
        self.horizon: i64 = horizon  # answers after which a playout is broken off
        self.victory: float = victory  # what winning counts, beside the lead


@final
class Search(Rooted):
    def __init__(self, seat: int, seats: int, seed: int, manner: Manner) -> None:
        super().__init__(seat)
        self.manner = manner
        self.playout = Playout(seats, seed, int(manner.picks), int(manner.horizon))
        self.worth = Worth(seats, manner.victory)
        self.depth: i64 = 0
        self.path: vec[i64] = EMPTY[: MOST_ANSWERS + MOST_SEATS]  # edges gone down
        self.path_seat: vec[i64] = EMPTY[: MOST_ANSWERS + MOST_SEATS]

    def play(self, t: Table) -> None:
        """One imagined game, from the question that the seat is asked."""
        t.m[GAVE] = 0  # what others have sealed is theirs to choose again
        self.depth = 0
        self.playout.begin()
        if self.worth.n < FIRST_GAMES:
            self.playout.play(t)
            self.worth.learn(t)
        else:
            self.descend(t)
            self.playout.play(t)
            self.games += 1
        self.worth.measure(t)
        self.learn()

    # -- in the tree ------------------------------------------------------------------------------------
    def descend(self, t: Table) -> None:
        """Go down until an answer is tried for the first time."""
        tree = self.tree
        m = t.m
        node = self.root
        while True:
            grew = False
            way: i64 = NONE
            tree.passes[node] += 1
            asked = m[ASKED] & ~m[GAVE]
            for seat in range(t.count):
                if asked >> seat & 1:
                    edge = self.choose(t, node, seat)
                    if edge == NONE:
                        return
                    if tree.visits[edge] == 0 and t.scratch.n > 1:
                        grew = True
                    if way == NONE or seat == self.seat:
                        way = edge
                    self.path[self.depth] = edge
                    self.path_seat[self.depth] = seat
                    self.depth += 1
                    self.playout.note(seat, m[KIND], tree.code[edge])
                    t.give(seat, tree.code[edge])
            if t.over or grew or tree.is_full or self.depth >= MOST_ANSWERS:
                return
            node = tree.node(way, what_is_asked(m))

    def choose(self, t: Table, node: i64, seat: Seat) -> i64:
        """The edge that a seat goes down: the most promising one, or a new one while there is room for more;
        NONE if the tree is full."""
        tree = self.tree
        out = t.scratch
        out.clear()
        t.list_options(seat, out)
        best: i64 = NONE
        best_bound = -1.0
        new: i64 = -1
        new_hope = -1.0
        known: i64 = 0
        habits = self.playout.habits
        kind = t.m[KIND]
        for i in range(out.n):
            edge = tree.edge(node, seat, out.codes[i])
            if edge == NONE:
                hope = habits.worth(habits.place(seat, kind, out.codes[i]))
                if hope == UNKNOWN:
                    hope += float(below(self.playout.dice, 0, 1 << 20))
                if hope > new_hope:
                    new_hope = hope
                    new = i
            else:
                known += 1
                tree.offered[edge] += 1
                bound = self.bound(edge)
                if bound > best_bound:
                    best_bound = bound
                    best = edge
        if new >= 0 and not tree.is_full and self.has_room(node, known):
            edge = tree.grow(node, seat, out.codes[new])
            tree.offered[edge] = 1
            return edge
        return best

    def has_room(self, node: i64, known: i64) -> bool:
        """Progressive widening: a node that few games came through tries few answers; the root tries all."""
        if node == self.root or known == 0:
            return True
        return float(known) < self.manner.widen * math.sqrt(float(self.tree.passes[node]))

    def bound(self, edge: i64) -> float:
        """UCB1 over the times an answer could have been chosen."""
        tree = self.tree
        n = tree.visits[edge]
        if n == 0:  # asked twice in one game, and not yet taught
            return 1.0
        often = math.log(float(tree.offered[edge]))
        return tree.total[edge] / float(n) + self.manner.explore * math.sqrt(often / float(n))

    # -- learning ---------------------------------------------------------------------------------------
    def learn(self) -> None:
        """What the game came to, for every edge gone down and every answer given."""
        tree = self.tree
        now = self.worth.now
        for i in range(self.depth):
            edge = self.path[i]
            x = now[self.path_seat[i]]
            tree.visits[edge] += 1
            tree.total[edge] += x
            tree.squares[edge] += x * x
        self.playout.learn(now)
