"""Rules speak in verbs: only the table's own layers know where things stand in a row."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall

LAYERS = {
    "seats",
    "monsters",
    "deck",
    "cards",
    "valour",
    "squads",
    "weapons",
    "table",
    "valhalla",
    "redeal",
    "view",
}
MODULES = sorted(meadhall.game("valhalla").folder.glob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_only_the_tables_layers_touch_the_row(path: Path) -> None:
    if path.stem not in LAYERS:
        assert ".m[" not in path.read_text("utf-8")
