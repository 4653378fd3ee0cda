"""Measure, print, write docs/performance.md, and fail if a ratio dropped in two runs in a row."""

from __future__ import annotations

import argparse
import sys

import meadhall
from bench.ratios import SLACK, Measure, drops, measures, recorded, targets, write_record
from bench.report import tables, write_page
from bench.runner import measure


def run() -> tuple[str, list[Measure]]:
    results = measure()
    now = [m for game in meadhall.games() for m in measures(results, game)]
    text = tables(results, now, targets())
    print(text, flush=True)
    return text, now


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the ratios to bench/recorded.toml")
    record_it: bool = parser.parse_args().record

    text, now = run()
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
            text, now = run()
            dropped &= drops(now, record)
        for m in now:
            if (m.game, m.name) in dropped:
                print(f"bench: {m.game} {m.name} is {m.value:.4g}, recorded {record[m.game][m.name]:.4g}")
        if dropped:
            print(f"bench: {told(dropped)} lost more than {SLACK:.0%} twice in a row")
            return 1
    write_page(text)
    return 0


def told(names: set[tuple[str, str]]) -> str:
    return ", ".join(f"{game} {name}" for game, name in sorted(names))


if __name__ == "__main__":
    sys.exit(main())
