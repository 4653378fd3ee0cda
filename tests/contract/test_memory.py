"""Nothing is kept of what was done: a simulator runs for days, and a hall for months."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table
from tests.contract.memory import LITTLE, kept
from tests.contract.play import LARGEST, SMALLEST, Case, walk


def midway(case: Case) -> Table:
    t = case.start()
    for n in walk(t, case.random()):
        if n == 40:
            break
    return t


@pytest.mark.parametrize("case", SMALLEST + LARGEST, ids=str)
def test_a_table_keeps_nothing_of_what_was_asked_of_it(case: Case) -> None:
    t = midway(case)
    seat = t.question.seats[0]
    acts: dict[str, Callable[[], object]] = {
        "clone": t.clone,
        "determinize": lambda: t.determinize(seat, 5),
        "redact": lambda: t.redact(seat),
        "view": lambda: t.view(seat),
        "odds": lambda: t.odds(seat),
        "options": lambda: t.options(seat).ids,
        "log": lambda: t.log,
        "save": t.save,
        "playout": lambda: playout(t.clone(), 3),
    }
    assert {name: held for name, act in acts.items() if (held := kept(act)) > LITTLE} == {}
