"""What many games of Blood Rage are counted by: clans, stats at the end, cards drafted and played."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.blood_rage.blood_rage import BloodRage
from meadhall.games.blood_rage.columns import STATS
from meadhall.games.blood_rage.parts import CLAN_IDS, STAT_IDS
from meadhall.kernel.table import Table

BY_LOT = frozenset(("clan",))
TURN = ""  # nothing tells where one begins
OFFERED = {"card": ("picked", "card_stolen")}
USED = {"card": ("upgrade", "quest_laid", "reveal", "added")}
SUITES = {"seats": tuple((str(seats), seats, ()) for seats in (2, 3, 4))}
worth = None  # glory says it


def traits(t: Table, seat: int) -> Mapping[str, str]:
    """BR-201 The clan."""
    assert isinstance(t, BloodRage)
    return {"clan": CLAN_IDS[t.clan(seat)]}


def gains(t: Table, seat: int) -> Mapping[str, Mapping[str, int]]:
    """BR-110 How far a clan has brought its stats."""
    assert isinstance(t, BloodRage)
    return {"stat": {STAT_IDS[stat]: int(t.value(seat, stat)) for stat in range(STATS)}}
