"""What chance gives a seat that can be counted: what the dice of its warriors show."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.champions_of_midgard.data import DATA


def shown(what: str) -> dict[str, int]:
    """How many of it each face has."""
    return {face: row[what] for face, row in DATA.die_face.items() if isinstance(row, dict)}


MEASURES: Mapping[str, tuple[str, str, Mapping[str, int]]] = {
    "hits": ("die", "die", shown("hits")),
    "shields": ("die", "die", shown("shields")),
}
