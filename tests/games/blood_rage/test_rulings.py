"""Every ruling of the data file has a test, and the battle goes in the order it gives."""

import re
import tomllib
from pathlib import Path

from meadhall.games.blood_rage.pillage import PILLAGING

HERE = Path(__file__).parent
DATA = tomllib.loads((HERE.parents[2] / "src/meadhall/games/blood_rage/data.toml").read_text("utf-8"))


def test_battle_steps_are_the_steps_of_the_engine() -> None:
    """The rows of [[battle_step]], numbered from 1, are the steps of a pillage."""
    assert [row["id"] for row in DATA["battle_step"]] == [step.__name__ for step in PILLAGING]
    assert [row["order"] for row in DATA["battle_step"]] == list(range(1, len(PILLAGING) + 1))


def test_every_ruling_has_a_test() -> None:
    """For each [[ruling]] there is a function test_ruling_<id>, and for no other id."""
    tested = set()
    for path in HERE.glob("test_rulings_*.py"):
        tested |= set(re.findall(r"^def test_ruling_(\w+?)(?:__\w+)?\(", path.read_text("utf-8"), re.M))
    assert tested == {row["id"] for row in DATA["ruling"]}
