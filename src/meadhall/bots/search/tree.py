"""The tree in flat rows: nodes are questions, edges are answers. No object is made for either.

An edge is found by its node, its seat and the option's code, which stays the same from world to world; a node
by the edge that leads to it and by what is asked there. What a die or a hidden card decides is not in the
tree: worlds in which it leads to the same question meet in one node.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.flow import ABOUT, ASKED, KIND, Seat

MOST_EDGES: Final = 1 << 16
MOST_NODES: Final = 1 << 16
SLOTS: Final = 131101  # a prime, twice the edges
ROOT: Final = 1
NONE: Final = 0  # no edge, no node

EMPTY_SLOTS: Final[vec[i64]] = vec[i64]([0] * SLOTS)
EMPTY: Final[vec[i64]] = vec[i64]([0] * (MOST_EDGES + 1))
EMPTY_FLOATS: Final[vec[float]] = vec[float]([0.0] * (MOST_EDGES + 1))


def what_is_asked(m: vec[i64]) -> i64:
    """A question in one number: its kind, what it is about, whom it asks."""
    return m[ASKED] << 40 | (m[ABOUT + 1] & 0xFFFF) << 24 | (m[ABOUT] & 0xFFFF) << 8 | m[KIND] & 0xFF


@final
class Tree:
    def __init__(self) -> None:
        # a table of slots: an edge's key and its number
        self.keys: vec[i64] = EMPTY_SLOTS[:]
        self.slots: vec[i64] = EMPTY_SLOTS[:]
        # by edge
        self.edges: i64 = 0
        self.code: vec[i64] = EMPTY[:]
        self.child: vec[i64] = EMPTY[:]  # the first of its nodes
        self.visits: vec[i64] = EMPTY[:]
        self.offered: vec[i64] = EMPTY[:]  # how often it could have been chosen
        self.total: vec[float] = EMPTY_FLOATS[:]  # of worth to the seat that answers
        self.squares: vec[float] = EMPTY_FLOATS[:]
        self.prior: vec[float] = EMPTY_FLOATS[:]
        # by node
        self.nodes: i64 = ROOT
        self.asks: vec[i64] = EMPTY[:]
        self.sibling: vec[i64] = EMPTY[:]
        self.passes: vec[i64] = EMPTY[:]  # how often a game came through

    @property
    def is_full(self) -> bool:
        return self.edges == MOST_EDGES or self.nodes == MOST_NODES

    def slot(self, node: i64, seat: Seat, code: i64) -> i64:
        """Where the edge is, or would be."""
        key = (node << 3 | seat) << 32 | code
        at = key % SLOTS
        while self.keys[at] != key and self.keys[at] != 0:
            at += 1
            if at == SLOTS:
                at = 0
        return at

    def edge(self, node: i64, seat: Seat, code: i64) -> i64:
        return self.slots[self.slot(node, seat, code)]

    def grow(self, node: i64, seat: Seat, code: i64) -> i64:
        """A new edge. The tree must not be full."""
        at = self.slot(node, seat, code)
        self.edges += 1
        self.keys[at] = (node << 3 | seat) << 32 | code
        self.slots[at] = self.edges
        self.code[self.edges] = code
        return self.edges

    def known_node(self, edge: i64, asks: i64) -> i64:
        """The question an edge has led to before, or NONE."""
        node = self.child[edge]
        while node != NONE and self.asks[node] != asks:
            node = self.sibling[node]
        return node

    def node(self, edge: i64, asks: i64) -> i64:
        """The question an edge leads to. The tree must not be full."""
        node = self.known_node(edge, asks)
        if node == NONE:
            self.nodes += 1
            node = self.nodes
            self.asks[node] = asks
            self.sibling[node] = self.child[edge]
            self.child[edge] = node
        return node

    def mean(self, edge: i64) -> float:
        return self.total[edge] / float(self.visits[edge])
