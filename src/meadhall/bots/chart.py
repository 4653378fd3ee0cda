"""What was measured, drawn: bars with their intervals of 95 %, as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape

import msgspec

from meadhall.bots.report import Measured, by_seat, fair_share, headline, named, table_line, title
from meadhall.sim.counts import Mean, Rate, Tally
from meadhall.sim.words import Words

WIDTH = 720
LINE = 22
TOP = 56
BOTTOM = 28
LETTER = 8  # about as wide as one of the names is
MARGIN = 16
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.head{font-size:16px;font-weight:600}.dim{fill:#777}"
    ".bar{fill:#8aa6c1}.range{stroke:#222;stroke-width:1.5}.fair{stroke:#b4472f;stroke-dasharray:4 3}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.dim{fill:#999}.bar{fill:#4d6a86}.range{stroke:#ddd}}"
)


class Bar(msgspec.Struct, frozen=True):
    name: str
    value: float
    low: float
    high: float


def charts(words: Words, measured: Measured) -> Iterator[tuple[str, str]]:
    """Every chart with the name of its file; tables side by side have their own name in it."""
    for (box, seats, options), tally in measured.tables.items():
        table = re.sub(r"\W+", "_", box or str(seats))
        about = f"{headline(words, measured, tally.games)}. {table_line(words, seats, options)}"
        for name, heading, bars, is_share in parts(words, tally):
            fair = fair_share(tally) if is_share else None
            yield f"{table}_{name}", drawn(heading, about, bars, fair, is_share)


def parts(words: Words, tally: Tally) -> Iterator[tuple[str, str, list[Bar], bool]]:
    """File, title and bars of every part of a report, and whether they are shares of the victories."""
    won = words.text("stats-won")
    yield "seat", f"{words.text('stats-seat')}: {won}", rated(by_seat(tally)), True
    for kind, by_id in tally.traits.items():
        yield kind, f"{title(words, kind)}: {won}", rated(named(words, kind, by_id)), True
    for kind, made in tally.gains.items():
        yield (
            kind,
            f"{title(words, kind)}: {words.text('stats-mean')}",
            meant(named(words, kind, made)),
            False,
        )
    for kind, uses in tally.uses.items():
        for name, word, rates in (
            ("had", "stats-had", {id: use.had for id, use in uses.items() if use.had.of}),
            ("used", "stats-users", {id: use.won for id, use in uses.items() if use.won.of}),
        ):
            if rates:
                heading = f"{title(words, kind)}, {words.text(word)}: {won}"
                yield f"{kind}_{name}", heading, rated(named(words, kind, rates)), True


def rated(found: Mapping[str, Rate]) -> list[Bar]:
    return highest_first([Bar(name, rate.share, *rate.interval) for name, rate in found.items()])


def meant(found: Mapping[str, Mean]) -> list[Bar]:
    return highest_first([Bar(name, mean.mean, *mean.interval) for name, mean in found.items()])


def highest_first(bars: list[Bar]) -> list[Bar]:
    return sorted(bars, key=lambda bar: -bar.value)


def drawn(heading: str, about: str, bars: Sequence[Bar], fair: float | None, is_share: bool) -> str:
    """Bars from 0, or from the lowest where some are below it."""
    left = 2 * MARGIN + LETTER * max((len(bar.name) for bar in bars), default=0)
    least = min(0.0, *(bar.low for bar in bars)) if bars else 0.0
    most = max([fair or 0.0, *(bar.high for bar in bars)]) or 1.0
    scale = (WIDTH - left - 5 * MARGIN) / (most - least)
    height = TOP + LINE * len(bars) + BOTTOM

    def x(value: float) -> str:
        return f"{left + (value - least) * scale:.1f}"

    def said(value: float) -> str:
        return f"{value:.1%}" if is_share else f"{value:.2f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(heading)}</title><style>{STYLE}</style>",
        f'<text class="head" x="{MARGIN}" y="24">{escape(heading)}</text>',
        f'<text class="dim" x="{MARGIN}" y="44">{escape(about)}</text>',
    ]
    for n, bar in enumerate(bars):
        y = TOP + LINE * n
        begin, end = sorted((0.0, bar.value))
        lines += [
            f'<text x="{left - 6}" y="{y + 15}" text-anchor="end">{escape(bar.name)}</text>',
            f'<rect class="bar" x="{x(begin)}" y="{y + 3}" width="{(end - begin) * scale:.1f}" height="16"/>',
            f'<path class="range" d="M{x(bar.low)} {y + 11}H{x(bar.high)}"/>',
            f'<text class="dim" x="{WIDTH - MARGIN}" y="{y + 15}" text-anchor="end">{said(bar.value)}</text>',
        ]
    if fair is not None:
        foot = height - BOTTOM
        lines += [
            f'<path class="fair" d="M{x(fair)} {TOP}V{foot}"/>',
            f'<text class="dim" x="{x(fair)}" y="{foot + 18}" text-anchor="middle">{said(fair)}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
