"""Measure, print, write docs/performance.md, and fail if a ratio dropped in two runs in a row."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence

import meadhall
from bench.hall import report as hall_report
from bench.hall.report import HALL
from bench.hall.run import evening
from bench.ratios import SLACK, Measure, drops, found, measures, recorded, targets, write_record
from bench.report import tables, write_page
from bench.runner import Result, measure
from bench.search import SEARCH, measured, table

ENGINES = "bench"  # the name of their place on the page


def run(wanted: Sequence[str]) -> tuple[dict[str, str], list[Measure]]:
    """The text for each place on the page, and every figure in them."""
    texts: dict[str, str] = {}
    now: list[Measure] = []
    results: list[Result] = []
    if ENGINES in wanted:
        results = measure()
        now = [m for game in meadhall.games() for m in measures(results, game)]
        texts[ENGINES] = tables(results, now, targets())
        print(texts[ENGINES], flush=True)
    if SEARCH in wanted:
        texts[SEARCH] = table(measured())
        print(f"\n{texts[SEARCH]}", flush=True)
    if HALL in wanted:
        seen = evening()
        catan = found(results, "catanatron", "")
        yardstick = None if catan is None else statistics.median(one.steps_s for one in catan.rounds)
        mine = hall_report.measures(seen, yardstick)
        texts[HALL] = hall_report.table(seen, mine, targets().get(HALL, {}))
        now += mine
        print(f"\n{texts[HALL]}", flush=True)
    return texts, now


def main() -> int:
    places = [ENGINES, SEARCH] if sys.platform != "linux" else [ENGINES, SEARCH, HALL]
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the ratios to bench/recorded.toml")
    parser.add_argument(
        "--only", choices=places, help="the engines, the bots' search, or the hall, which wants Linux"
    )
    args = parser.parse_args()
    record_it: bool = args.record
    wanted: list[str] = [args.only] if args.only else places

    texts, now = run(wanted)
    if record_it:
        write_record(now)
        print("bench: recorded")
    else:
        record = recorded()
        unseen = {(g, name) for g in record for name in record[g]} - {(m.game, m.name) for m in now}
        if unseen:
            print(f"bench: {told(unseen)} not measured, so not compared with the record")
        dropped = drops(now, record)
        if dropped:
            print(f"bench: {told(dropped)} dropped; measuring again")
            texts, now = run(wanted)
            dropped &= drops(now, record)
        for m in now:
            if (m.game, m.name) in dropped:
                print(f"bench: {m.game} {m.name} is {m.value:.4g}, recorded {record[m.game][m.name]:.4g}")
        if dropped:
            print(f"bench: {told(dropped)} lost more than {SLACK:.0%} twice in a row")
            return 1
    write_page(texts)
    return 0


def told(names: set[tuple[str, str]]) -> str:
    return ", ".join(f"{game} {name}" for game, name in sorted(names))


if __name__ == "__main__":
    sys.exit(main())
