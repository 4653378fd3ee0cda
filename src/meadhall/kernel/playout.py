"""Random play in the compiled core: the inner loop of simulation, benchmarks and search."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.kernel.chance import below, sow
from meadhall.kernel.flow import ASKED, CHANCE_BIT, DEPTH, FIRST_SEAT, GAVE
from meadhall.kernel.rows import ints
from meadhall.kernel.table import Table


def playout(t: Table, seed: i64, most: i64 = 1_000_000) -> tuple[int, int]:
    """Answer at random to the end (or `most` answers). Returns answers given and real choices among them.

    It leaves no log behind: the table can be looked at and played on, but not saved.
    """
    t.rootless = True
    t.entry = None
    random = ints([0, 0])
    sow(random, 0, seed)
    out = t.scratch
    m = t.m
    answers: i64 = 0
    choices: i64 = 0
    while m[DEPTH] and answers < most:
        left = m[ASKED] & ~m[GAVE]
        if left == CHANCE_BIT:
            t.roll()
            t.run()
            continue
        seat = FIRST_SEAT[left]
        out.n = 0
        t.list_options(seat, out)
        if out.n > 1:
            choices += 1
            code = out.codes[below(random, 0, out.n)]
        else:
            code = out.codes[0]
        answers += 1
        t.give(seat, code)
    return answers, choices
