"""The tree in flat rows: nodes are questions, edges are answers. No object is made for either.

An edge is found by its node, its seat and the option's code, which stays the same from world to world; a node
by the edge that leads to it and by what is asked there. What a die or a hidden card decides is not in the
tree: worlds in which it leads to the same question meet in one node. The questions of the seat that searches
are told apart by what is offered as well: that it will see, while others' options may be their secret.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.flow import ABOUT, ASKED, KIND, Seat
from meadhall.kernel.listing import Listing

FIRST_ROOM: Final = 1 << 10  # edges a tree begins with room for
MOST_EDGES: Final = 1 << 18
SPREAD: Final = 0x2545F491  # with a code of 32 bits below 2**62
SPREAD_MORE: Final = 0x9E3779B1
ROOT: Final = 1
NONE: Final = 0  # no edge, no node

EMPTY: Final[vec[i64]] = vec[i64]([0] * (2 * MOST_EDGES))
EMPTY_FLOATS: Final[vec[float]] = vec[float]([0.0] * (MOST_EDGES + 2))


def what_is_asked(m: vec[i64]) -> i64:
    """A question in one number: its kind, what it is about, whom it asks."""
    return m[ASKED] << 40 | (m[ABOUT + 1] & 0xFFFF) << 24 | (m[ABOUT] & 0xFFFF) << 8 | m[KIND] & 0xFF


def what_is_offered(out: Listing) -> i64:
    """Options in one number, whatever their order: a sum of squares, as codes often add up alike."""
    total: i64 = 0
    for i in range(out.n):
        mixed = out.codes[i] * SPREAD
        mixed = (mixed ^ mixed >> 24) & 0x7FFFFFFF
        total += mixed * mixed >> 10  # 512 of them below 2**62
    return total


def longer(row: vec[i64], size: i64) -> vec[i64]:
    """A copy with empty places behind."""
    more = EMPTY[:size]
    for i in range(i64(len(row))):
        more[i] = row[i]
    return more


def longer_floats(row: vec[float], size: i64) -> vec[float]:
    more = EMPTY_FLOATS[:size]
    for i in range(i64(len(row))):
        more[i] = row[i]
    return more


@final
class Tree:
    def __init__(self) -> None:
        self.room: i64 = FIRST_ROOM  # edges there is room for; nodes are never more than one ahead of them
        # a table of slots, twice as many as edges: an edge's key and its number
        self.keys: vec[i64] = EMPTY[: 2 * FIRST_ROOM]
        self.slots: vec[i64] = EMPTY[: 2 * FIRST_ROOM]
        # by edge
        self.edges: i64 = 0
        self.code: vec[i64] = EMPTY[: FIRST_ROOM + 2]
        self.child: vec[i64] = EMPTY[: FIRST_ROOM + 2]  # the first of its nodes
        self.visits: vec[i64] = EMPTY[: FIRST_ROOM + 2]
        self.offered: vec[i64] = EMPTY[: FIRST_ROOM + 2]  # how often it could have been chosen
        self.total: vec[float] = EMPTY_FLOATS[: FIRST_ROOM + 2]  # of worth to the seat that answers
        self.squares: vec[float] = EMPTY_FLOATS[: FIRST_ROOM + 2]
        self.prior: vec[float] = EMPTY_FLOATS[: FIRST_ROOM + 2]  # how much better than others, as was said
        self.said: vec[float] = EMPTY_FLOATS[: FIRST_ROOM + 2]  # how often, of which that is the mean
        # by node
        self.nodes: i64 = ROOT
        self.asks: vec[i64] = EMPTY[: FIRST_ROOM + 2]
        self.sibling: vec[i64] = EMPTY[: FIRST_ROOM + 2]
        self.passes: vec[i64] = EMPTY[: FIRST_ROOM + 2]  # how often a game came through
        self.ended: vec[i64] = EMPTY[: FIRST_ROOM + 2]  # and how often it was learnt what it came to
        self.worth: vec[float] = EMPTY_FLOATS[: FIRST_ROOM + 2]  # of all those, to the seat that answers
        self.advised: vec[i64] = EMPTY[: FIRST_ROOM + 2]  # 1 where its edges have priors

    @property
    def is_full(self) -> bool:
        return self.edges == MOST_EDGES

    def slot(self, node: i64, seat: Seat, code: i64) -> i64:
        """Where the edge is, or would be."""
        where = node << 3 | seat
        key = where << 32 | code
        last = 2 * self.room - 1
        mixed = code * SPREAD + where * SPREAD_MORE  # codes and nodes lie close together, slots must not
        at = (mixed ^ mixed >> 24) & last
        while self.keys[at] != key and self.keys[at] != 0:
            at = at + 1 & last
        return at

    def edge(self, node: i64, seat: Seat, code: i64) -> i64:
        return self.slots[self.slot(node, seat, code)]

    def grow(self, node: i64, seat: Seat, code: i64) -> i64:
        """A new edge. The tree must not be full."""
        if self.edges == self.room:
            self.make_room()
        at = self.slot(node, seat, code)
        self.edges += 1
        self.keys[at] = (node << 3 | seat) << 32 | code
        self.slots[at] = self.edges
        self.code[self.edges] = code
        return self.edges

    def make_room(self) -> None:
        """Twice as much of it."""
        self.room *= 2
        size = self.room + 2
        self.code = longer(self.code, size)
        self.child = longer(self.child, size)
        self.visits = longer(self.visits, size)
        self.offered = longer(self.offered, size)
        self.total = longer_floats(self.total, size)
        self.squares = longer_floats(self.squares, size)
        self.prior = longer_floats(self.prior, size)
        self.said = longer_floats(self.said, size)
        self.asks = longer(self.asks, size)
        self.sibling = longer(self.sibling, size)
        self.passes = longer(self.passes, size)
        self.ended = longer(self.ended, size)
        self.worth = longer_floats(self.worth, size)
        self.advised = longer(self.advised, size)
        keys = self.keys
        numbers = self.slots
        self.keys = EMPTY[: 2 * self.room]
        self.slots = EMPTY[: 2 * self.room]
        for i in range(i64(len(keys))):
            key = keys[i]
            if key != 0:
                at = self.slot(key >> 35, key >> 32 & 7, key & 0xFFFFFFFF)
                self.keys[at] = key
                self.slots[at] = numbers[i]

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
