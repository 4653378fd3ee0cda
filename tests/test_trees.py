"""The same program twice: compiled and interpreted play the same games, and each is what it says."""

from __future__ import annotations

import hashlib
import os
import tomllib
from pathlib import Path

import pytest

from tests.contract.play import ALL, Case, is_compiled, walk

ROOT = Path(__file__).resolve().parent.parent
TRACES = ROOT / "tests" / "replays" / "traces.toml"
TREE = os.environ.get("MEADHALL_TREE", "")


def compiled_modules() -> list[str]:
    """The modules that [tool.meadhall] says are compiled."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["meadhall"]
    found = {path for pattern in table["compiled"] for path in ROOT.glob(pattern)}
    paths = sorted(path for path in found if path.name not in table["interpreted"])
    return [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths]


@pytest.mark.parametrize("name", compiled_modules())
def test_the_tree_is_what_it_says(name: str) -> None:
    """Without MEADHALL_TREE the modules must at least agree."""
    wanted = TREE == "compiled" if TREE else is_compiled("meadhall.kernel.flow")
    assert is_compiled(name) == wanted


def test_the_kernel_is_among_them() -> None:
    assert {"meadhall.kernel.flow", "meadhall.kernel.table"} <= set(compiled_modules())


def trace(case: Case) -> str:
    """A hash of every row of a fixed game."""
    digest = hashlib.sha256()
    t = case.start(3, events=False)
    for _ in walk(t, case.random(3)):
        digest.update(repr(t.row).encode())
    digest.update(repr((t.row, t.scores, t.winners)).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_fixed_seeds_give_the_recorded_rows(case: Case) -> None:
    recorded = tomllib.loads(TRACES.read_text())
    assert trace(case) == recorded[str(case)]
