"""Imports go one way: kernel, games, sim, bots, then lab, server and tty; and the kernel names no game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall

ROOT = Path(__file__).resolve().parent.parent.parent / "src" / "meadhall"
RANK = {"kernel": 0, "games": 1, "sim": 2, "": 3, "bots": 4, "lab": 5, "server": 5, "tty": 5, "cli": 6}
MODULES = sorted(ROOT.rglob("*.py"))


def name_of(path: Path) -> tuple[str, ...]:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    """What a module takes from this program, as names below `meadhall`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in found:
            first, *rest = name.split(".")
            if first == "meadhall":
                yield tuple(rest)


def layer(name: tuple[str, ...]) -> str:
    return name[0] if name and name[0] in RANK else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(path: Path) -> None:
    here = name_of(path)
    assert not here or here[0] in RANK, f"{here[0]} is no layer"
    for name in imports(path):
        assert RANK[layer(name)] <= RANK[layer(here)], f"imports {'.'.join(name)}"
        if RANK[layer(name)] == RANK[layer(here)]:
            assert layer(name) == layer(here), "lab, server and tty do not know each other"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_knows_another(path: Path) -> None:
    here = name_of(path)
    for name in imports(path):
        if layer(name) == "games":
            if layer(here) == "games":
                assert name[1] == here[1]
            else:
                raise AssertionError(f"a game is found, not imported: {'.'.join(name)}")


@pytest.mark.parametrize("path", sorted((ROOT / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_names_no_game(path: Path) -> None:
    words = set(re.findall(r"[a-z_]+", path.read_text().lower()))
    text = " ".join(re.findall(r"[a-z]+", path.read_text().lower()))
    for key in meadhall.games():
        assert key not in words and key.replace("_", " ") not in text


def test_the_kernel_is_deterministic() -> None:
    """No clock, no global generator, no environment in what decides a game."""
    for layer_name in ("kernel", "games"):
        for path in sorted((ROOT / layer_name).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Import):
                    found = {alias.name.split(".")[0] for alias in node.names}
                    assert not found & {"random", "time", "datetime", "os", "secrets", "pickle", "copy"}, path
