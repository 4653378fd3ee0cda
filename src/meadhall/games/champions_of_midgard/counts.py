"""What many games of Champions of Midgard are counted by: leaders, scores, destinies, runes, places."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.champions_of_midgard.champions_of_midgard import ChampionsOfMidgard
from meadhall.games.champions_of_midgard.columns import PARTS
from meadhall.games.champions_of_midgard.parts import LEADER_IDS, PART_IDS
from meadhall.kernel.table import Table

BY_LOT = frozenset(("leader",))
TURN = "placed"
OFFERED = {"destiny": ("drew_destiny",), "rune": ("rune",), "location": ()}
USED = {"destiny": ("kept_destiny",), "rune": ("rune_used",), "location": ("placed",)}
SUITES = {"seats": tuple((str(seats), seats, ()) for seats in (2, 3, 4))}
worth = None  # glory says it


def traits(t: Table, seat: int) -> Mapping[str, str]:
    """CM-203 The leader."""
    assert isinstance(t, ChampionsOfMidgard)
    return {"leader": LEADER_IDS[t.leader(seat)]}


def gains(t: Table, seat: int) -> Mapping[str, Mapping[str, int]]:
    """CM-1001 to CM-1005 What each part of the final scoring brought."""
    assert isinstance(t, ChampionsOfMidgard)
    return {"part": {PART_IDS[part]: int(t.settled(seat, part)) for part in range(PARTS)}}
