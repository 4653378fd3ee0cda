"""A bot that searches with a net, where the game has one and somebody plays against others."""

from __future__ import annotations

import random

from librt.vecs import vec

from meadhall.bots.mcts import Mcts
from meadhall.bots.net import Net, net, portrait
from meadhall.bots.search.guided import Guided
from meadhall.bots.search.rooted import Manner, Rooted
from meadhall.bots.search.worth import Worth
from meadhall.kernel.flow import MOST_SEATS
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair

BATCH = 32  # games the net looks at together
HORIZON = 0.4  # less, and it sees too little of what an answer leads to; more, and too much of it is luck
KNOWN = 1_000_000  # games after which nothing more is learnt about usual leads


class Seer(Mcts):
    """As the other search, with a net instead of most of a playout."""

    def __init__(
        self, games: int = 0, temperature: float = 0.0, own: Net | None = None, horizon: float = HORIZON
    ) -> None:
        """A net of its own, or the game's."""
        super().__init__(games, temperature)
        self.own = own
        self.horizon = horizon

    def net_of(self, chair: Chair) -> Net | None:
        return self.own or net(chair.game)

    def begun(self, chair: Chair, seed: int) -> Rooted:
        found = self.net_of(chair)
        shown = portrait(chair.game)
        if found is None or shown is None or not has_rivals(chair.imagine(0)):
            return super().begun(chair, seed)
        manner = Manner(horizon=horizon_of(found, chair.seats, self.horizon))
        worth = fixed(chair.seats, manner.victory, found.card.spread)
        return Guided(chair.seat, chair.seats, seed, manner, shown, worth, found.advice, BATCH)

    def advance(self, search: Rooted, chair: Chair, chance: random.Random, games: int) -> None:
        found = self.net_of(chair)
        if not isinstance(search, Guided) or found is None:
            super().advance(search, chair, chance, games)
            return
        while games > 0:
            if search.wants_survey:
                found.lead(search, chair.imagine(chance.getrandbits(60)))
            for _ in range(BATCH):
                search.send(chair.imagine(chance.getrandbits(60)))
                games -= 1
            if search.waiting or search.wondering:
                found.look(search)


def has_rivals(t: Table) -> bool:
    """Nets are taught by leads over others. Where all win or lose together, ends tell more."""
    return int(t.allies(0)) != (1 << t.seats) - 1


def horizon_of(own: Net, seats: int, part: float = HORIZON) -> int:
    """Answers from the tree to where a net looks: a part of what all seats give in a game."""
    return round(part * own.card.answers * seats)


def fixed(seats: int, victory: float, spread: float) -> Worth:
    """The measure a net was taught by: leads against those of all games, not against those usual here."""
    worth = Worth(seats, victory)
    worth.n = KNOWN
    worth.spread = vec[float]([spread * spread * (KNOWN - 1)] * MOST_SEATS)
    return worth
