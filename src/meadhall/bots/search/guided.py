"""A search led by a net, which tells what games are worth, and which answers are likely to be good.

Games go down the tree one after another, are played on a little, and wait until a few have gathered; then the
net looks at all of them at once. What a playout would still have added is mostly luck, and costs most of its
time. A position is looked at with all cards open: in an imagined world that tells nothing about the real
one, and whoever has to answer there, what everybody holds counts.

Where games come through a question again and again, the net is asked about its answers as well: what it says,
on average over the worlds it was asked in, counts as much as so many games as it would take to know as well.
Before all that it is asked about every kind of question that may come up: that leads the playouts. Each time
twice as many games were played it is asked again, in another world, and the mean counts.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.search.advice import Advice, Leaning
from meadhall.bots.search.habits import place_of
from meadhall.bots.search.rooted import Manner, Rooted, listed
from meadhall.bots.search.tree import EMPTY, EMPTY_FLOATS, NONE
from meadhall.bots.search.worth import Worth
from meadhall.kernel.flow import ASKED, GAVE, KIND, Seat
from meadhall.kernel.portrait import Portrait
from meadhall.kernel.table import Table

MOST_OPTIONS: Final = 64  # of a question that the net is asked about
FIRST_LED: Final = 256  # games that one survey leads


@final
class Guided(Rooted):
    def __init__(
        self,
        seat: int,
        seats: int,
        seed: int,
        manner: Manner,
        portrait: Portrait,
        worth: Worth,
        advice: Advice,
        batch: int,
    ) -> None:
        super().__init__(seat, seats, seed, manner, batch)
        self.worth = worth
        self.portrait = portrait
        self.advice = advice
        self.width: i64 = portrait.width_for(seats)
        self.batch: i64 = batch
        self.led: i64 = 0  # games after which there is to be a survey
        # by game that waits
        self.waiting: i64 = 0
        self.looker: vec[i64] = EMPTY[:batch]  # the seat it is looked at from
        self.seen: vec[float] = vec[float]([0.0] * (batch * portrait.width_for(seats)))
        # by question that is wondered about
        self.wondering: i64 = 0
        self.node: vec[i64] = EMPTY[:batch]
        self.asked: vec[i64] = EMPTY[:batch]  # the seat
        self.kind: vec[i64] = EMPTY[:batch]
        self.options: vec[i64] = EMPTY[:batch]
        self.codes: vec[i64] = EMPTY[: batch * MOST_OPTIONS]
        self.shown: vec[float] = vec[float]([0.0] * (batch * portrait.width_for(seats)))

    def survey(self, t: Table) -> vec[float]:
        """What each seat sees, for each kind of question the net knows about: to be asked some time."""
        kinds = self.advice.kinds
        out = vec[float]([0.0] * (self.seats * i64(len(kinds)) * self.width))
        at: i64 = 0
        for seat in range(self.seats):
            for kind in kinds:
                self.portrait.draw(t, seat, out, at)
                self.portrait.foretell(out, at, self.seats, kind)
                at += self.width
        return out

    def lean(self, minds: list[float]) -> None:
        """What the net made of that. It leads playouts from now on, as all it made of other worlds does."""
        leaning = self.playout.leaning
        if leaning is None:
            leaning = Leaning(self.advice, self.seats)
            self.playout.leaning = leaning
        leaning.hear(minds)
        self.led = max(FIRST_LED, 2 * self.games)

    @property
    def wants_survey(self) -> bool:
        return self.games >= self.led and len(self.advice.kinds) > 0

    def send(self, t: Table) -> None:
        """One imagined game on its way. It waits there, or is over and learnt from at once."""
        slot = self.waiting
        self.set_out(t, slot, self.manner.horizon)
        if t.over:
            self.conclude(t, slot, 0)
        else:
            seat = first_asked(t)
            self.looker[slot] = seat
            at = slot * self.width
            self.portrait.wipe(t, self.seen, at)
            self.portrait.draw_open(t, seat, self.seen, at)
            self.waiting += 1

    def wonder(self, t: Table, node: i64, asked: i64) -> None:
        """The net is asked when it looks next, if one seat chooses here and there is room for its options."""
        slot = self.wondering
        if slot == self.batch or asked & asked - 1 or self.advice.error(t.m[KIND]) == 0.0:
            return
        seat = first_asked(t)
        out = listed(t, seat)
        if out.n == 1 or out.n > MOST_OPTIONS:
            return
        self.node[slot] = node
        self.asked[slot] = seat
        self.kind[slot] = t.m[KIND]
        self.options[slot] = out.n
        for i in range(out.n):
            self.codes[slot * MOST_OPTIONS + i] = out.codes[i]
        at = slot * self.width
        self.portrait.wipe(t, self.shown, at)
        self.portrait.draw(t, seat, self.shown, at)
        self.wondering += 1

    def trust(self, seat: Seat, kind: i64) -> float:
        apart = self.apart(seat) / self.advice.error(kind)
        return apart * apart

    def hear(self, worths: list[float], minds: list[float]) -> None:
        """What the net says of the games that wait: [game, seat from the looker on]; and what it made of the
        questions wondered about: [question, number]."""
        now = self.worth.now
        for slot in range(self.waiting):
            for i in range(self.seats):
                now[(self.looker[slot] + i) % self.seats] = worths[slot * self.seats + i]
            self.learn(slot, now)
        self.waiting = 0
        made = vec[float](minds)
        for slot in range(self.wondering):
            self.heed(slot, made)
        self.wondering = 0

    def heed(self, slot: i64, minds: vec[float]) -> None:
        """Every answer to a question wondered about has an edge from now on, and a prior."""
        tree = self.tree
        node = self.node[slot]
        first = slot * MOST_OPTIONS
        options = self.options[slot]
        told = EMPTY_FLOATS[:options]
        mean = 0.0
        for i in range(options):
            told[i] = self.advice.told(place_of(self.kind[slot], self.codes[first + i]), minds, slot)
            mean += told[i] / float(options)
        for i in range(options):
            code = self.codes[first + i]
            edge = tree.edge(node, self.asked[slot], code)
            if edge == NONE and not tree.is_full:
                edge = tree.grow(node, self.asked[slot], code)
            if edge != NONE:
                said = tree.said[edge]
                tree.prior[edge] = (said * tree.prior[edge] + told[i] - mean) / (said + 1.0)
                tree.said[edge] = said + 1.0
        tree.advised[node] = 1


def first_asked(t: Table) -> Seat:
    left = t.m[ASKED] & ~t.m[GAVE]
    seat: i64 = 0
    while not left >> seat & 1:
        seat += 1
    return seat
