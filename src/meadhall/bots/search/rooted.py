"""What every search has: a tree, where it stands in it, how games go down, and what they tell of the answers.

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
from meadhall.bots.search.playout import LONGEST, MOST_ANSWERS, Playout
from meadhall.bots.search.tree import EMPTY, MOST_EDGES, NONE, ROOT, Tree, what_is_asked, what_is_offered
from meadhall.bots.search.worth import Worth
from meadhall.kernel.chance import below
from meadhall.kernel.flow import ASKED, GAVE, KIND, MOST_SEATS, Seat
from meadhall.kernel.listing import Listing
from meadhall.kernel.table import Table

FEW: Final = 16.0  # games that tell too little of how far apart ends lie
USUAL: Final = 0.3  # how far they do, more or less
WONDERED: Final = 4  # games through a question after which a net is first asked about its answers


def listed(t: Table, seat: Seat) -> Listing:
    """What a seat may answer, until something else is listed."""
    out = t.scratch
    out.clear()
    t.list_options(seat, out)
    return out


def is_time_to_wonder(passes: i64) -> bool:
    """When twice as many games came through as the last time."""
    return passes >= WONDERED and passes & passes - 1 == 0


@final
class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        explore: float = 1.5,
        widen: float = 2.0,
        picks: int = 3,
        horizon: int = 1_000_000,
        victory: float = 0.5,
    ) -> None:
        self.explore: float = explore  # how much the untried draws, against how far apart ends lie
        self.widen: float = widen  # answers tried at a node, over the root of the games through it
        self.picks: i64 = picks  # answers thought of at a step of a playout; the best by habit is given
        self.horizon: i64 = horizon  # answers after which a playout is broken off and judged
        self.victory: float = victory  # what winning counts, beside the lead


class Rooted:
    def __init__(self, seat: int, seats: int, seed: int, manner: Manner, slots: int) -> None:
        """`slots` is how many games may be under way together."""
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.tree = Tree()
        self.root: i64 = ROOT
        self.games: i64 = 0
        self.manner = manner
        self.playout = Playout(seats, seed, int(manner.picks), slots)
        self.worth = Worth(seats, manner.victory)
        # by game under way
        self.depth: vec[i64] = EMPTY[:slots]
        self.path: vec[i64] = EMPTY[: slots * LONGEST]  # edges gone down
        self.path_seat: vec[i64] = EMPTY[: slots * LONGEST]
        self.path_node: vec[i64] = EMPTY[: slots * LONGEST]
        # of all games, by seat
        self.learnt: i64 = 0
        self.sum: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.squares: vec[float] = vec[float]([0.0] * MOST_SEATS)

    # -- what is known about the answers ----------------------------------------------------------------
    def visits_of(self, code: int) -> int:
        return int(self.tree.visits[self.tree.edge(self.root, self.seat, code)])

    def mean_of(self, code: int) -> float:
        edge = self.tree.edge(self.root, self.seat, code)
        if self.tree.visits[edge] == 0:
            return 0.0
        return self.tree.total[edge] / float(self.tree.visits[edge])

    def error_of(self, code: int) -> float:
        """The standard error of the mean; 1 where too little is known."""
        tree = self.tree
        edge = tree.edge(self.root, self.seat, code)
        n = float(tree.visits[edge])
        if n < 2.0:
            return 1.0
        mean = tree.total[edge] / n
        return math.sqrt(max(0.0, tree.squares[edge] / n - mean * mean) / (n - 1.0))

    def follow(self, code: int, t: Table) -> bool:
        """Go on from the question that an answer has led to, if it is known and there is room for more."""
        tree = self.tree
        edge = tree.edge(self.root, self.seat, code)
        node: i64 = NONE
        if edge != NONE and tree.edges < MOST_EDGES // 2:
            node = tree.known_node(edge, self.question(t))
        if node == NONE:
            return False
        self.root = node
        return True

    # -- a game -----------------------------------------------------------------------------------------
    def set_out(self, t: Table, slot: i64, answers: i64) -> None:
        """An imagined game, from the question that the seat is asked down the tree and so many answers on."""
        t.m[GAVE] = 0  # what others have sealed is theirs to choose again
        self.games += 1
        self.playout.begin(slot)
        self.descend(t, slot)
        self.playout.play(t, answers)

    def conclude(self, t: Table, slot: i64, answers: i64) -> None:
        """It is played to its end, or so many answers on, and what it came to is learnt."""
        self.playout.play(t, answers)
        self.worth.measure(t)
        self.learn(slot, self.worth.now)

    # -- down the tree ----------------------------------------------------------------------------------
    def descend(self, t: Table, slot: i64) -> None:
        """Go down until an answer is tried for the first time. A game under way counts as lost for the
        answers that lead it, so that the next ones try others."""
        tree = self.tree
        m = t.m
        node = self.root
        first = slot * LONGEST
        depth: i64 = 0
        while True:
            grew = False
            way: i64 = NONE
            tree.passes[node] += 1
            asked = m[ASKED] & ~m[GAVE]
            if is_time_to_wonder(tree.passes[node]) and node != self.root:
                self.wonder(t, node, asked)
            for seat in range(t.count):
                if asked >> seat & 1:
                    edge = self.choose(t, node, seat)
                    if edge == NONE:
                        self.depth[slot] = depth
                        return
                    if tree.visits[edge] == 0 and t.scratch.n > 1:
                        grew = True
                    if way == NONE or seat == self.seat:
                        way = edge
                    self.path[first + depth] = edge
                    self.path_seat[first + depth] = seat
                    self.path_node[first + depth] = node
                    depth += 1
                    tree.visits[edge] += 1
                    t.give(seat, tree.code[edge])
            if t.over or grew or tree.is_full or depth >= MOST_ANSWERS:
                self.depth[slot] = depth
                return
            node = tree.node(way, self.question(t))

    def question(self, t: Table) -> i64:
        """What is asked, as the seat will be able to tell."""
        asked = what_is_asked(t.m)
        if t.m[ASKED] != 1 << self.seat:
            return asked
        return asked ^ what_is_offered(listed(t, self.seat))

    def wonder(self, t: Table, node: i64, asked: i64) -> None:
        """Somebody may be asked which answers are good here."""

    def trust(self, seat: Seat, kind: i64) -> float:
        """How many games what was said about an answer to a kind of question is worth."""
        return 0.0

    def choose(self, t: Table, node: i64, seat: Seat) -> i64:
        """The edge that a seat goes down: the most promising one, or a new one while there is room for more;
        NONE if the tree is full."""
        tree = self.tree
        out = listed(t, seat)
        best: i64 = NONE
        best_bound = 0.0
        new: i64 = -1
        new_hope = 0.0
        known: i64 = 0
        kind = t.m[KIND]
        reach = self.reach(seat)
        trust = 0.0
        usual = 0.0
        if tree.advised[node] and tree.ended[node] and node != self.root:
            trust = self.trust(seat, kind)
            usual = tree.worth[node] / float(tree.ended[node])
        for i in range(out.n):
            edge = tree.edge(node, seat, out.codes[i])
            if edge == NONE:
                place = self.playout.habits.place(seat, kind, out.codes[i])
                hope = self.playout.hope(seat, kind, place)
                if hope == UNKNOWN:
                    hope += float(below(self.playout.dice, 0, 1 << 20))
                if new < 0 or hope > new_hope:
                    new_hope = hope
                    new = i
            else:
                known += 1
                tree.offered[edge] += 1
                bound = self.bound(edge, reach, trust, usual)
                if best == NONE or bound > best_bound:
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

    def reach(self, seat: Seat) -> float:
        """How much the untried draws a seat. Where games end much alike, little is needed to tell answers
        apart."""
        return self.manner.explore * self.apart(seat)

    def apart(self, seat: Seat) -> float:
        """How far apart games end for a seat: their standard deviation."""
        n = float(self.learnt)
        if n < FEW:
            return USUAL
        mean = self.sum[seat] / n
        return math.sqrt(max(0.0, self.squares[seat] / n - mean * mean))

    def bound(self, edge: i64, reach: float, trust: float, usual: float) -> float:
        """UCB1 over the times an answer could have been chosen; what was said about it counts as some games
        that came to as much more than usual."""
        tree = self.tree
        n = float(tree.visits[edge]) + trust
        if n == 0.0:
            return UNKNOWN
        total = tree.total[edge] + trust * (usual + tree.prior[edge])
        return total / n + reach * math.sqrt(math.log(float(tree.offered[edge])) / n)

    # -- learning ---------------------------------------------------------------------------------------
    def learn(self, slot: i64, worth: vec[float]) -> None:
        """What a game came to, for every edge gone down and every answer given."""
        tree = self.tree
        first = slot * LONGEST
        for i in range(first, first + self.depth[slot]):
            edge = self.path[i]
            x = worth[self.path_seat[i]]
            tree.total[edge] += x
            tree.squares[edge] += x * x
            node = self.path_node[i]
            tree.ended[node] += 1
            tree.worth[node] += x
        self.learnt += 1
        for seat in range(self.seats):
            self.sum[seat] += worth[seat]
            self.squares[seat] += worth[seat] * worth[seat]
        self.playout.learn(slot, worth)
