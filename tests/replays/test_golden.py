"""Games played before are played the same today, to the last byte anybody sees."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from tests.contract.play import CASES, is_compiled
from tests.replays.golden import FOLDER, decode, follow, planned

# uncompiled those of the fewer cases that are tried there
FILES = sorted(path for path, (case, _) in planned().items() if is_compiled() or case in CASES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game(path: Path) -> None:
    golden = decode(path.read_bytes())
    for n, (now, then) in enumerate(zip(follow(golden.log), golden.views, strict=True)):
        last = golden.log.answers[n - 1] if n else "the start"
        assert now == then, f"the views after answer {n}, {last}, have changed"
    assert meadhall.game(golden.log.game).replay(golden.log).over


def test_there_is_one_for_every_case() -> None:
    assert set(FOLDER.glob("*/*.json")) == set(planned())
