"""What chance gives a seat that can be counted: dice that show a weapon, and how strong the warriors it draws
are beside those it could have drawn."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.valhalla.parts import BLANK, FACE_IDS, KIND_IDS, ROWS

FACES = {face: int(n != BLANK) for n, face in enumerate(FACE_IDS)}
WARRIORS = {id: row.strength for id, row in zip(KIND_IDS, ROWS, strict=True) if row}

MEASURES: Mapping[str, tuple[str, str, Mapping[str, int]]] = {
    "weapons": ("die", "rolled", FACES),
    "strength": ("draw_card", "drawn", WARRIORS),
}
