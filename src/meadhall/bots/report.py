"""What was measured, in words and columns; every figure with its interval of 95 %."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from meadhall.sim.counts import Box, Mean, Rate, Tally, Use
from meadhall.sim.library import game
from meadhall.sim.words import Words

T = TypeVar("T")
FAR = 0.05  # points away from fair that are too many


class Measured:
    """The games of one call, table by table."""

    def __init__(self, game: str, bot: str, seed: int, tables: Mapping[Box, Tally]) -> None:
        self.game = game
        self.bot = bot
        self.seed = seed
        self.tables = tables

    def json(self) -> str:
        tables = [
            {"name": name, "seats": seats, "options": options, **figures(tally)}
            for (name, seats, options), tally in self.tables.items()
        ]
        told = {"game": self.game, "bot": self.bot, "seed": self.seed, "tables": tables}
        return msgspec.json.format(msgspec.json.encode(told)).decode()


def figures(found: object) -> dict[str, object]:
    """A tally as plain numbers; rates and means with their intervals."""
    plain: dict[str, object] = {}
    if isinstance(found, Rate):
        return {"of": found.of, "share": found.share, "interval": found.interval}
    if isinstance(found, Mean):
        return {"of": found.of, "mean": found.mean, "spread": found.spread, "interval": found.interval}
    values = found if isinstance(found, dict) else msgspec.structs.asdict(found)  # type: ignore[arg-type]
    for name, value in values.items():
        plain[name] = value if isinstance(value, int) else figures(value)
    return plain


def report(words: Words, measured: Measured) -> list[str]:
    """One table in full, several line by line."""
    games = sum(tally.games for tally in measured.tables.values())
    told = [headline(words, measured, games)]
    if len(measured.tables) > 1:
        return [*told, "", *side_by_side(words, measured.tables)]
    for (_, seats, options), tally in measured.tables.items():
        told += [table_line(words, seats, options), ""]
        told += in_full(words, tally)
    return told


def headline(words: Words, measured: Measured, games: int) -> str:
    told = {"bot": measured.bot, "seed": str(measured.seed)}
    return words.text("stats-title", game=words.text("game"), games=games, **told)


def table_line(words: Words, seats: int, options: Sequence[str]) -> str:
    return words.text("stats-table", seats=seats, options=", ".join(options) or "-")


def side_by_side(words: Words, tables: Mapping[Box, Tally]) -> list[str]:
    heading = ["table-name", "games", "won", "range", "turns", "scores"]
    rows = [
        [
            name,
            str(tally.games),
            percent(tally.won.share),
            span(tally.won.interval),
            number(tally.turns.mean),
            number(tally.scores.mean),
        ]
        for (name, _, _), tally in tables.items()
    ]
    return columns([[words.text(f"stats-{word}") for word in heading], *rows])


def fair_share(tally: Tally) -> float | None:
    """Of the victories, between equals; None where all win or lose together."""
    return None if tally.together else 1 / len(tally.seats)


def in_full(words: Words, tally: Tally) -> list[str]:
    fair = fair_share(tally)
    told = []
    if fair is None:
        told.append(words.text("stats-all-won", won=percent(tally.won.share), range=span(tally.won.interval)))
    for key, mean in (("turns", tally.turns), ("scores", tally.scores)):
        if mean.of:
            range_ = f"{number(mean.interval[0])}-{number(mean.interval[1])}"
            figures = {"mean": number(mean.mean), "range": range_, "spread": number(mean.spread)}
            told.append(words.text(f"stats-{key}-mean", **figures))
    told += ["", *rates(words, words.text("stats-seat"), by_seat(tally), fair)]
    for kind, by_id in tally.traits.items():
        told += ["", *rates(words, title(words, kind), named(words, kind, by_id), fair)]
    for kind, made in tally.gains.items():
        told += ["", *gains(words, title(words, kind), named(words, kind, made))]
    for kind, uses in tally.uses.items():
        told += ["", *used(words, title(words, kind), named(words, kind, uses), fair)]
        had = {name: use.had for name, use in named(words, kind, uses).items() if use.had.of}
        if had:
            told += ["", *rates(words, f"{title(words, kind)}, {words.text('stats-had')}", had, fair)]
    return told


def by_seat(tally: Tally) -> dict[str, Rate]:
    """Seats as people count them."""
    return {str(int(seat) + 1): rate for seat, rate in sorted(tally.seats.items())}


def used(words: Words, kind: str, uses: Mapping[str, Use], fair: float | None) -> list[str]:
    """How often things were used that were to be had; where nobody is told of them first, who used them."""
    if not any(use.used.of for use in uses.values()):
        return rates(words, kind, {name: use.won for name, use in uses.items()}, fair)
    heading = ["offered", "used", "range", "users", "won", "range"]
    rows = [
        [
            name,
            str(use.used.of),
            percent(use.used.share),
            span(use.used.interval),
            *rate_cells(use.won, fair),
        ]
        for name, use in sorted(uses.items(), key=lambda row: -row[1].used.share)
    ]
    return columns([[kind, *[words.text(f"stats-{word}") for word in heading], ""], *rows])


def title(words: Words, kind: str) -> str:
    return words.text(f"count-{kind}")


def named(words: Words, kind: str, by_id: Mapping[str, T]) -> dict[str, T]:
    """By name; things that share one (a card of several ages) are numbered as the game's list has them."""
    sharing: dict[str, list[str]] = {}
    for id in game(words.key).lexicon.lists.get(kind, ()):
        sharing.setdefault(name_of(words, kind, id), []).append(id)
    found = {}
    for id, value in by_id.items():
        name = name_of(words, kind, id)
        twins = sharing.get(name, [id])
        found[f"{name} ({twins.index(id) + 1})" if len(twins) > 1 else name] = value
    return found


def name_of(words: Words, kind: str, id: str) -> str:
    if kind in words.speech.NAMES:
        return words.name(kind, id)
    return words.text(f"{kind}-{id}") if words.has(f"{kind}-{id}") else id


def rates(words: Words, kind: str, found: Mapping[str, Rate], fair: float | None) -> list[str]:
    heading = [kind, *[words.text(f"stats-{word}") for word in ("games", "won", "range")], ""]
    ranked = sorted(found.items(), key=lambda row: -row[1].share)
    return columns([heading, *[[name, *rate_cells(rate, fair)] for name, rate in ranked]])


def rate_cells(rate: Rate, fair: float | None) -> list[str]:
    """A mark where more than chance keeps it from what is fair: `*`, and `!` if it is far."""
    low, high = rate.interval
    mark = ""
    if fair is not None and not low <= fair <= high:
        mark = "!" if abs(rate.share - fair) > FAR else "*"
    return [str(rate.of), percent(rate.share), span((low, high)), mark]


def gains(words: Words, kind: str, found: Mapping[str, Mean]) -> list[str]:
    heading = [kind, *[words.text(f"stats-{word}") for word in ("mean", "range")]]
    ranked = sorted(found.items(), key=lambda row: -row[1].mean)
    rows = [
        [name, f"{mean.mean:.2f}", f"{mean.interval[0]:.2f}-{mean.interval[1]:.2f}"] for name, mean in ranked
    ]
    return columns([heading, *rows])


# -- cells ----------------------------------------------------------------------------------------------
def percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def span(interval: tuple[float, float]) -> str:
    return f"{interval[0] * 100:.1f}-{interval[1] * 100:.1f}"


def number(value: float) -> str:
    return f"{value:.1f}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    return [line(row, widths).rstrip() for row in rows]


def line(row: Iterable[str], widths: Sequence[int]) -> str:
    first, *others = [
        cell.ljust(width) if n == 0 else cell.rjust(width)
        for n, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join([first, *others])
