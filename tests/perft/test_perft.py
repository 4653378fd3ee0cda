"""The number of answer sequences from fixed scenes: a rule that allows more or less changes it."""

from __future__ import annotations

import pytest

import meadhall
from tests.perft.counting import ALL, perft, recorded, scenes


@pytest.mark.parametrize(("key", "name"), ALL)
def test_perft(key: str, name: str) -> None:
    t = scenes(key)[name]()
    row = t.row
    counts = recorded(key)[name]
    assert [perft(t, depth + 1) for depth in range(len(counts))] == counts
    assert t.row == row


@pytest.mark.parametrize("key", meadhall.games())
def test_all_scenes_are_recorded(key: str) -> None:
    assert set(recorded(key)) == set(scenes(key))
