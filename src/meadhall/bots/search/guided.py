"""A search led by a net: it is told what each answer promises and what a position is worth to each seat.

Games go down the tree one after another and wait at its edge until a few have gathered; then the net looks
at all of them at once. A game that waits counts as lost for the answers that led it there, so that the next
ones try others. A position is looked at with the eyes of the seat that has to answer there: in an imagined
world that tells nothing about the real one.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.search.options import PARTS, describe
from meadhall.bots.search.playout import Playout
from meadhall.bots.search.rooted import Rooted
from meadhall.bots.search.tree import EMPTY, NONE, what_is_asked
from meadhall.bots.search.worth import Worth
from meadhall.kernel.flow import ASKED, GAVE, KIND, MOST_SEATS, Seat
from meadhall.kernel.listing import MOST_OPTIONS
from meadhall.kernel.portrait import Portrait
from meadhall.kernel.table import Table

MOST_DEPTH: Final = 1024
DOUBT: Final = 0.1  # what an answer never tried is thought to be worse than the others
NARROW: Final = 0.01  # answers closer together than this are taken for alike


@final
class Guided(Rooted):
    def __init__(
        self,
        seat: int,
        seats: int,
        seed: int,
        portrait: Portrait,
        worth: Worth,
        batch: int,
        explore: float,
        played: float,
    ) -> None:
        """`played` is how much a playout counts beside the net."""
        super().__init__(seat)
        self.seats: i64 = seats
        self.portrait = portrait
        self.worth = worth
        self.batch: i64 = batch
        self.explore: float = explore
        self.played: float = played
        self.playout = Playout(seats, seed, 3, 1_000_000)
        self.waiting: i64 = 0
        self.found: vec[i64] = EMPTY[:MOST_OPTIONS]  # the edges of the options at a question
        self.path: vec[i64] = EMPTY[: batch * MOST_DEPTH]
        self.path_seat: vec[i64] = EMPTY[: batch * MOST_DEPTH]
        # by game that waits
        self.depth: vec[i64] = EMPTY[:batch]
        self.leaf: vec[i64] = EMPTY[:batch]
        self.looker: vec[i64] = EMPTY[:batch]  # whose eyes it is looked at with
        self.kind: vec[i64] = EMPTY[:batch]
        self.offer: vec[i64] = EMPTY[:batch]  # how many options
        self.codes: vec[i64] = EMPTY[: batch * MOST_OPTIONS]
        self.ends: vec[float] = vec[float]([0.0] * (batch * MOST_SEATS))  # what playouts came to
        self.seen: vec[float] = vec[float]([0.0] * (batch * portrait.width))

    def send(self, t: Table) -> None:
        """One imagined game down the tree. It waits there, or is over and taught at once."""
        slot = self.waiting
        t.m[GAVE] = 0  # what others have sealed is theirs to choose again
        self.depth[slot] = 0
        self.games += 1
        self.playout.begin()
        if self.descend(t, slot):
            self.wait(t, slot)
            self.waiting += 1
        else:
            self.worth.measure(t)
            self.teach(slot, self.worth.now)
            self.playout.learn(self.worth.now)

    def descend(self, t: Table, slot: i64) -> bool:
        """Until a seat has no known answer (True) or the game is over."""
        tree = self.tree
        m = t.m
        node = self.root
        while True:
            way: i64 = NONE
            asked = m[ASKED] & ~m[GAVE]
            for seat in range(t.count):
                if asked >> seat & 1:
                    edge = self.choose(t, node, seat)
                    if edge == NONE:
                        self.leaf[slot] = node
                        self.looker[slot] = seat
                        return True
                    if way == NONE or seat == self.seat:
                        way = edge
                    at = slot * MOST_DEPTH + self.depth[slot]
                    self.path[at] = edge
                    self.path_seat[at] = seat
                    self.depth[slot] += 1
                    tree.visits[edge] += 1
                    self.playout.note(seat, m[KIND], tree.code[edge])
                    t.give(seat, tree.code[edge])
            if t.over:
                return False
            if tree.is_full or self.depth[slot] >= MOST_DEPTH - MOST_SEATS:
                self.leaf[slot] = NONE
                self.looker[slot] = first_asked(t)
                return True
            node = tree.node(way, what_is_asked(m))

    def choose(self, t: Table, node: i64, seat: Seat) -> i64:
        """The most promising answer by PUCT; NONE where the net must look first, or the tree is full."""
        tree = self.tree
        out = t.scratch
        out.clear()
        t.list_options(seat, out)
        visits: i64 = 0
        total = 0.0
        known: i64 = 0
        low = 1.0
        high = 0.0
        for i in range(out.n):
            edge = tree.edge(node, seat, out.codes[i])
            self.found[i] = edge
            if edge != NONE:
                known += 1
                n = tree.visits[edge]
                if n > 0:
                    visits += n
                    total += tree.total[edge]
                    mean = tree.total[edge] / float(n)
                    if mean < low:
                        low = mean
                    if mean > high:
                        high = mean
        if known == 0 and out.n > 1:
            return NONE
        breadth = high - low
        if breadth < NARROW:
            breadth = NARROW
        hope = 0.5
        if visits > 0:
            hope = (total / float(visits) - low) / breadth - DOUBT
        best: i64 = NONE
        best_bound = -1e9
        for i in range(out.n):
            edge = self.found[i]
            if edge == NONE:
                if tree.is_full:
                    continue
                edge = tree.grow(node, seat, out.codes[i])
                tree.prior[edge] = 1.0 / float(out.n)
            tree.offered[edge] += 1
            bound = self.bound(edge, hope, low, breadth)
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def bound(self, edge: i64, hope: float, low: float, breadth: float) -> float:
        """Worths are measured against the best and the worst at their question: one answer among a hundred
        changes little in all, and it is that little that is looked for."""
        tree = self.tree
        n = tree.visits[edge]
        if n > 0:
            hope = (tree.total[edge] / float(n) - low) / breadth
        return hope + self.explore * tree.prior[edge] * math.sqrt(float(tree.offered[edge])) / float(1 + n)

    def wait(self, t: Table, slot: i64) -> None:
        """Write down what the net is shown; then perhaps play on, to have a second opinion."""
        width = i64(self.portrait.width)
        seat = self.looker[slot]
        for i in range(slot * width, (slot + 1) * width):
            self.seen[i] = 0.0
        self.portrait.draw(t, seat, self.seen, slot * width)
        out = t.scratch
        out.clear()
        t.list_options(seat, out)
        self.kind[slot] = t.m[KIND]
        self.offer[slot] = out.n
        for i in range(out.n):
            self.codes[slot * MOST_OPTIONS + i] = out.codes[i]
        if self.played > 0.0:
            self.playout.play(t)
            self.worth.measure(t)
            for other in range(self.seats):
                self.ends[slot * MOST_SEATS + other] = self.worth.now[other]
            self.playout.learn(self.worth.now)

    def described(self) -> vec[i64]:
        """The options of all games that wait, each by its parts, as many a game as the largest offer has."""
        most = self.most_offered()
        told = EMPTY[: self.waiting * most * PARTS]
        for slot in range(self.waiting):
            for i in range(self.offer[slot]):
                at = (slot * most + i) * PARTS
                describe(self.kind[slot], self.codes[slot * MOST_OPTIONS + i], told, at)
        return told

    def most_offered(self) -> i64:
        most: i64 = 1
        for slot in range(self.waiting):
            if self.offer[slot] > most:
                most = self.offer[slot]
        return most

    def learn(self, worths: vec[float], logits: vec[float]) -> None:
        """What the net says of the games that wait: [game, seat from the looker on], [game, option]."""
        now = self.worth.now
        most = self.most_offered()
        for slot in range(self.waiting):
            for i in range(self.seats):
                seat = (self.looker[slot] + i) % self.seats
                told = worths[slot * MOST_SEATS + i]
                now[seat] = told + self.played * (self.ends[slot * MOST_SEATS + seat] - told)
            self.teach(slot, now)
            if self.leaf[slot] != NONE:
                self.open(slot, logits, slot * most)
        self.waiting = 0

    def teach(self, slot: i64, worth: vec[float]) -> None:
        tree = self.tree
        for i in range(self.depth[slot]):
            edge = self.path[slot * MOST_DEPTH + i]
            x = worth[self.path_seat[slot * MOST_DEPTH + i]]
            tree.total[edge] += x
            tree.squares[edge] += x * x

    def open(self, slot: i64, logits: vec[float], at: i64) -> None:
        """The answers of the looker, each with its prior."""
        tree = self.tree
        node = self.leaf[slot]
        seat = self.looker[slot]
        n = self.offer[slot]
        highest = logits[at]
        for i in range(n):
            if logits[at + i] > highest:
                highest = logits[at + i]
        total = 0.0
        for i in range(n):
            total += math.exp(logits[at + i] - highest)
        for i in range(n):
            code = self.codes[slot * MOST_OPTIONS + i]
            if tree.edge(node, seat, code) == NONE and not tree.is_full:
                edge = tree.grow(node, seat, code)
                tree.prior[edge] = math.exp(logits[at + i] - highest) / total


def first_asked(t: Table) -> Seat:
    left = t.m[ASKED] & ~t.m[GAVE]
    seat: i64 = 0
    while not left >> seat & 1:
        seat += 1
    return seat
