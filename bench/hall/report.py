"""The hall's tables, for the screen and for docs/performance.md."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from bench.hall.figures import Evening, Load
from bench.ratios import Measure, Target
from bench.report import COMMAND, bars, number, processor, rows

HALL = "hall"
BUSY = 0.8  # of its core, past which the crowd is late itself
DISTURBED = 0.05  # of the time, past which a machine is no place to measure


def measures(evening: Evening, yardstick: float | None) -> list[Measure]:
    """The yardstick is Catanatron's steps a second: it makes a ratio of what depends on the machine."""
    flat_out = evening.visit.flat_out
    found = [
        Measure(HALL, "p99_ms", [evening.held.p99], True, False),
        Measure(HALL, "answers", [flat_out.rate], False, False),
        Measure(HALL, "start_s", [evening.start.empty], True, False),
        Measure(HALL, "table_kib", [evening.bytes_a_table / 1024], True, False),
    ]
    if yardstick is not None:
        found.append(Measure(HALL, "cost", [1e6 / flat_out.cost_us / yardstick]))
    return found


def table(evening: Evening, now: Sequence[Measure], wanted: dict[str, Target]) -> str:
    return "\n".join(
        [
            f"`{COMMAND}` on {datetime.date.today().isoformat()}: {processor()}, the hall on one core, "
            f"{evening.visit.levels[0].seconds:.0f} seconds a line.",
            "",
            *levels(evening),
            "",
            *bars(now, wanted),
            "",
            *parts(evening),
            "",
            *notes(evening),
        ]
    )


def levels(evening: Evening) -> list[str]:
    head = (
        "tables",
        "answers/s",
        "answerer p50 ms",
        "p99",
        "max",
        "other seat p50 ms",
        "p99",
        "max",
        "hall's core",
        "crowd's core",
        "hall's MiB",
    )
    visit = evening.visit
    body = [(f"{load.tables:,}", *cells(load)) for load in visit.levels]
    body.append((f"{visit.flat_out.tables:,}, nobody thinks", *cells(visit.flat_out)))
    return rows(head, body)


def cells(load: Load) -> list[str]:
    times = [t for spread in (load.answerer, load.other) for t in (spread.p50, spread.p99, spread.most)]
    return [
        number(load.rate),
        *[number(t) for t in times],
        f"{load.hall_cpu:.0%}",
        f"{load.crowd_cpu:.0%}",
        number(load.resident / 2**20),
    ]


def parts(evening: Evening) -> list[str]:
    """One answer at the level that has a bar. What no function of ours takes is the server's."""
    found, whole = evening.parts, evening.held.cost_us
    told = {
        "reading the frame": found.decode,
        "the rules": found.rules,
        f"the database, {found.together} to a commit": found.commit,
        "following the line, waking those who look": found.keep,
        "views, events and the table's row, for both": found.view,
        "writing the frames": found.encode,
        "sockets, event loop, collecting garbage": max(0.0, whole - found.sum),
        "an answer": max(whole, found.sum),
    }
    most = told["an answer"]
    body = [(name, number(spent), f"{spent / most:.0%}") for name, spent in told.items()]
    return rows((f"an answer at {evening.held.tables} tables", "µs", "share"), body)


def notes(evening: Evening) -> list[str]:
    visit = evening.visit
    everything = [*visit.levels, visit.flat_out]
    out = [
        f"The hall opens in {evening.start.empty:.2f} s with a new database, "
        f"in {evening.start.full:.2f} s with {visit.levels[-1].tables:,} running tables in it.",
        f"Before anybody comes it takes {number(visit.resident / 2**20)} MiB, "
        f"and each table with its two sockets {number(evening.bytes_a_table / 1024)} KiB more.",
    ]
    if not evening.compiled:
        out.append("There was no compiled tree to measure.")
    if not evening.own_core:
        out.append("There was one core for the hall and the crowd: the times are too long.")
    if any(load.crowd_cpu > BUSY for load in everything):
        out.append("The crowd was busy itself: the times are too long.")
    waited = max(load.waited for load in everything)
    if waited > DISTURBED:
        out.append(f"Others had the hall's core for up to {waited:.0%} of a line: the times are too long.")
    if refused := sum(load.refused for load in everything):
        out.append(f"Answers that were refused: {refused}.")
    if visit.flat_out.over:
        out.append(f"Tables whose game was over before the end: {visit.flat_out.over}.")
    return out
