"""The pages of the docs as programs read them, and a shell as their readers have it."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path

from tests.bots.programs import node

ROOT = Path(__file__).parent.parent
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def fences(page: str) -> list[tuple[str, str]]:
    """The blocks of a page, each with what stands behind its fence."""
    return FENCE.findall((ROOT / page).read_text("utf-8"))


def shell(folder: Path) -> dict[str, str]:
    """An environment for commands in this folder: `meadhall`, `python` and `node` are what they are for a
    reader, and the examples are at hand."""
    programs = folder / ".bin"
    programs.mkdir()
    for name, command in (
        ("python", [sys.executable]),
        ("meadhall", [sys.executable, "-m", "meadhall.cli"]),
        ("node", [node()]),
    ):
        file = programs / name
        file.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n')
        file.chmod(0o755)
    (folder / "examples").symlink_to(ROOT / "examples")
    return {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}
