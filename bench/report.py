"""The tables, for the screen and for docs/performance.md."""

from __future__ import annotations

import datetime
import os
import platform
from collections.abc import Sequence
from pathlib import Path

from bench.ratios import ENOUGH_CHOICES, Measure, Target, found
from bench.runner import ROOT, ROUNDS, Result

PAGE = ROOT / "docs" / "performance.md"
COMMAND = "make bench"

KINDS = {
    "loop": "compiled loop",
    "python": "compiled, driven from Python",
    "uncompiled": "uncompiled loop",
    "catanatron": "Catanatron",
    "open_spiel": "OpenSpiel, from Python",
}
MEASURES = {
    "loop": "compiled loop, times Catanatron",
    "choices": "compiled loop, choices against choices",
    "python": "driven from Python, times Catanatron",
    "uncompiled": "uncompiled loop, times Catanatron",
    "clone": "clones a second, times Catanatron's copies",
    "clone_us": "clone, µs",
    "determinize": "clone and determinize, times the clone",
    "p99_ms": "99 of 100 answers are seen by everybody within, ms",
    "answers": "answers a second when nobody thinks",
    "start_s": "start-up, s",
    "table_kib": "memory of a table with its two sockets, KiB",
    "cost": "answers of a second of the hall's core, times Catanatron's steps",
}


def rows(head: Sequence[str], body: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table, in line on the screen too; the first column is text."""
    wide = [max(len(line[i]) for line in [head, *body]) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        told = [
            c.ljust(w) if i == 0 else c.rjust(w) for i, (c, w) in enumerate(zip(cells, wide, strict=True))
        ]
        return f"| {' | '.join(told)} |"

    rule = ["-" * w if i == 0 else "-" * (w - 1) + ":" for i, w in enumerate(wide)]
    return [line(head), line(rule), *[line(cells) for cells in body]]


def number(x: float) -> str:
    """Three figures are all that a run can tell."""
    if x == 0:
        return "–"
    return f"{float(f'{x:.3g}'):,.0f}" if abs(x) >= 100 else f"{x:.3g}"


def engines(results: Sequence[Result]) -> list[str]:
    head = (
        "engine",
        "steps/s",
        "choices/s",
        "real choices",
        "games/s",
        "copy µs",
        "copy+deal µs",
        "bytes a state",
    )
    body: list[Sequence[str]] = []
    for r in results:
        name = f"{r.game}: {KINDS[r.kind]}" if r.game else KINDS[r.kind]
        if r.rounds:
            body.append(
                (
                    name,
                    number(r.median(lambda one: one.steps_s)),
                    number(r.median(lambda one: one.choices_s)),
                    f"{r.share:.1%}",
                    number(r.median(lambda one: one.games_s)),
                    number(r.median(lambda one: one.copy_us)),
                    number(r.median(lambda one: one.determinize_us)),
                    number(r.hello.bytes),
                )
            )
        else:
            body.append((name, "not measured", *["–"] * 6))
    return rows(head, body)


def bars(now: Sequence[Measure], wanted: dict[str, Target]) -> list[str]:
    """Each figure of one game beside what it must be and what we aim at."""
    body = []
    for m in now:
        target = wanted.get(m.name)
        spread = f"{number(min(m.values))} to {number(max(m.values))}" if len(m.values) > 1 else "–"
        must = aim = verdict = "–"
        if target is not None:
            must = number(target.must)
            verdict = "reached" if m.reaches(target.must) else "MISSED"
            if target.aim is not None:
                aim = number(target.aim)
                if m.reaches(target.aim):
                    verdict = "aim reached"
                elif m.reaches(target.must):
                    verdict = "must reached"
        body.append((MEASURES[m.name], number(m.value), spread, must, aim, verdict))
    return rows(("measure", "median", "rounds", "must", "aim", "verdict"), body)


def notes(results: Sequence[Result], game: str) -> list[str]:
    out = []
    kinds = [r for r in (found(results, kind, game) for kind in ("loop", "uncompiled")) if r is not None]
    best = kinds[0]
    what = "steps" if best.share >= ENOUGH_CHOICES else "choices"
    out.append(f"Counted for `{game}`: {what}; {best.share:.1%} of its steps are real choices.")
    if best.kind != "loop":
        out.append("There was no compiled tree to measure.")
    elif not best.rounds[0].determinize_us:
        out.append("`determinize` is not there yet, so it is not measured.")
    extra = best.hello.bytes - best.hello.row * 8
    out.append(f"A state is a row of {best.hello.row} ints, 8 bytes each, and {extra:,} bytes of objects.")
    return out


def tables(results: Sequence[Result], now: Sequence[Measure], wanted: dict[str, dict[str, Target]]) -> str:
    lines = [
        f"`{COMMAND}` on {datetime.date.today().isoformat()}: {processor()}, "
        f"{os.cpu_count()} cores of which one is used, "
        f"{platform.python_implementation()} {platform.python_version()}, medians of {ROUNDS} rounds.",
        "",
        *engines(results),
    ]
    for why in sorted({r.hello.missing for r in results if r.hello.missing}):
        lines += ["", f"Not measured: {why}."]
    for game in sorted({r.game for r in results if r.kind == "uncompiled"}):
        mine = [m for m in now if m.game == game]
        lines += ["", f"**{game}**", "", *bars(mine, wanted.get(game, {})), "", *notes(results, game)]
    return "\n".join(lines)


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def write_page(texts: dict[str, str]) -> None:
    """Put each text between the markers of its name; the rest of the page is written by hand."""
    page = PAGE.read_text()
    for name, text in texts.items():
        opening, closing = f"<!-- {name} -->", f"<!-- /{name} -->"
        before, found, rest = page.partition(opening)
        end, after = rest.partition(closing)[1:]
        if not found or not end:
            raise SystemExit(f"bench: {PAGE.relative_to(ROOT)} has no {opening} … {closing}")
        page = f"{before}{opening}\n{text}\n{closing}{after}"
    PAGE.write_text(page)
