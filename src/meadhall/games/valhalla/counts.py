"""What many games of Valhalla are counted by: jarls, the valour of clans, cards, and how monsters fare."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.valhalla.columns import SLOTS, VALHALLA, WORDS
from meadhall.games.valhalla.parts import CLAN_IDS, CLAN_OF, KIND_IDS, STRENGTH_OF, VALOUR_OF
from meadhall.games.valhalla.powers import JARL_IDS
from meadhall.games.valhalla.valhalla import Valhalla
from meadhall.games.valhalla.view import zone
from meadhall.kernel.table import Table

BY_LOT = frozenset(("jarl",))
TURN = "turn"
OFFERED = {"card": ("drawn", "filled", "stolen", "taken_back", "took_warrior")}
USED = {"card": ("added", "helped", "laid_under", "mission", "played")}

MONSTERS = ("fenrir", "jormungandr", "surtr", "hel")
LEVELS = ("", "level_2", "level_3")


def against(seats: int, *more: str) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Each monster at each level; the first of both is what a table has unless another is chosen."""
    found = []
    for monster in MONSTERS:
        for n, level in enumerate(LEVELS, 1):
            options = tuple(option for option in (*more, monster, level) if option and option != MONSTERS[0])
            found.append((f"{monster} {'I' * n} {seats}", seats, options))
    return tuple(found)


SUITES = {
    "seats": tuple((str(seats), seats, ()) for seats in range(2, 7)),
    "solo": against(1),
    "solo_valkyries": against(1, "valkyries"),
    "cooperative": tuple(box for seats in (2, 3, 4) for box in against(seats, "cooperative")),
}


def traits(t: Table, seat: int) -> Mapping[str, str]:
    """VH-104 The jarl."""
    assert isinstance(t, Valhalla)
    jarl = t.jarl(seat)
    return {"jarl": JARL_IDS[jarl]} if jarl >= 0 else {}


def worth(t: Table, seat: int) -> float:
    """Points ahead, and what may become some: warriors on the board, cards in hand; against a monster its
    wounds before all, then what is left to fight it with."""
    assert isinstance(t, Valhalla)
    if t.monster >= 0:
        return hope(t, seat)
    allies = t.allies(seat)
    stands = [score + ready(t, other) for other, score in enumerate(t.scores)]
    return stands[seat] - max([stand for other, stand in enumerate(stands) if not allies >> other & 1])


def ready(t: Valhalla, seat: int) -> float:
    """What warriors and cards in hand are good for, in points."""
    strength = sum(
        int(STRENGTH_OF[t.warrior(seat, slot)]) for slot in range(SLOTS) if t.warrior(seat, slot) >= 0
    )
    return 0.15 * strength + 0.3 * int(t.hand_size(seat))


def hope(t: Valhalla, seat: int) -> float:
    """VH-810, VH-809 Whether the monster will fall."""
    wounds = int(t.monster_card())
    if t.over:
        return 300.0 if t.winners else 20.0 * wounds - 100.0
    valour = min(int(t.common_valour()), int(t.monster_limit()))
    boards = sum(ready(t, other) for other in range(t.seats))
    return 20.0 * wounds + 2.0 * valour + 6.0 * int(t.own_shields(0)) + 0.4 * int(t.deck_size) + 3.0 * boards


def gains(t: Table, seat: int) -> Mapping[str, Mapping[str, int]]:
    """VH-609 Valour in Valhalla, by the clan of the warrior."""
    assert isinstance(t, Valhalla)
    valour = dict.fromkeys(CLAN_IDS, 0)
    for card in zone(t, VALHALLA + seat * WORDS):
        kind = KIND_IDS.index(card)
        if CLAN_OF[kind] >= 0:
            valour[CLAN_IDS[CLAN_OF[kind]]] += int(VALOUR_OF[kind])
    return {"clan": valour}
