"""Pages made from the code are up to date, and links lead somewhere."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_docs_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/docs", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
