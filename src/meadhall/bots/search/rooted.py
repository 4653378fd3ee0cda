"""What every search has: a tree, where it stands in it, and what the games say about the answers there."""

from __future__ import annotations

import math

from mypy_extensions import i64

from meadhall.bots.search.tree import MOST_EDGES, NONE, ROOT, Tree, what_is_asked
from meadhall.kernel.table import Table


class Rooted:
    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat
        self.tree = Tree()
        self.root: i64 = ROOT
        self.games: i64 = 0

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
            node = tree.known_node(edge, what_is_asked(t.m))
        if node == NONE:
            return False
        self.root = node
        return True
