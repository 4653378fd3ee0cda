"""Pages made from the code are up to date, links lead somewhere, and what the pages show works as shown."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from meadhall.bots.program import Answer, Ready, Refused, State, Welcome
from tests.contract.play import compiled_only
from tests.pages import ROOT, fences, shell


def run(command: list[str], folder: Path, environ: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (command, done.stdout + done.stderr)


def test_docs_are_up_to_date() -> None:
    run([sys.executable, "scripts/docs", "--check"], ROOT)


@compiled_only
@pytest.mark.parametrize("page", ["README.md", "docs/simulate.md", "docs/bots.md"])
def test_what_a_page_shows_works(page: str, tmp_path: Path) -> None:
    """Blocks of Python and of commands, from the first to the last; one with a name is saved under it."""
    environ = shell(tmp_path)
    shown = 0
    for kind, block in fences(page):
        if kind == "python":
            run([sys.executable, "-c", block], tmp_path, environ)
        elif kind.startswith("python "):
            (tmp_path / kind.partition(" ")[2]).write_text(block)
        elif kind == "sh":
            run(["bash", "-ec", block], tmp_path, environ)
        shown += kind.startswith(("python", "sh"))
    assert shown


def test_the_messages_on_the_page_are_those_of_the_protocol() -> None:
    (lines,) = [block for kind, block in fences("docs/bots.md") if kind == "json"]
    welcome, ready, state, answer, refused = lines.splitlines()
    for line in (welcome, ready, state, answer, refused):
        message = msgspec.json.decode(line, type=Welcome | Ready | State | Answer | Refused)
        assert msgspec.to_builtins(message) == msgspec.json.decode(line), "nothing missing, nothing more"
