"""`meadhall arena`: bots against bots, every deal from every seat, until it is known who is stronger."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import TypeAlias

import msgspec

from meadhall.bots.crew import Bar, work
from meadhall.bots.levels import Level
from meadhall.bots.program import Failed
from meadhall.bots.rating import ratings, wilson
from meadhall.bots.roster import BOTS, NoSuchBot, seated, sitting
from meadhall.bots.search.worth import share
from meadhall.kernel.errors import BadOption
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game, games
from meadhall.sim.words import LANGUAGES, Words, own_language

LineUp: TypeAlias = tuple[str, ...]
Note: TypeAlias = Callable[[Table, int, str], None]

COLUMNS = ("games", "wins", "", "fair", "ahead", "", "rating", "thought", "slowest")  # and intervals


class Match(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, and which deal it is."""

    game: str
    options: tuple[str, ...]
    names: LineUp
    deal: int


class Played(msgspec.Struct, frozen=True):
    """How it ended, by seat."""

    match: Match
    scores: tuple[int, ...]
    won: tuple[float, ...]  # the part of the victory that each seat has
    answers: tuple[int, ...]
    seconds: tuple[float, ...]  # of thought, all answers together
    slowest: tuple[float, ...]


class Standing(msgspec.Struct):
    """What all games say about one bot."""

    bot: str
    games: int
    share: float
    fair: float  # what it would have between equals
    low: float
    high: float
    ahead: tuple[float, float, float] | None  # of its rivals it left behind; its interval
    rating: float
    rating_error: float
    mean_ms: float
    slowest_ms: float


class Report(msgspec.Struct):
    game: str
    seats: int
    options: tuple[str, ...]
    planned: int
    played: int
    standings: list[Standing]


# -- a game -----------------------------------------------------------------------------------------------
def play(t: Table, levels: Sequence[Level], seed: int, note: Note | None = None) -> list[list[float]]:
    """A game to its end, each seat at its level, every bot with random numbers of its own; returns the
    seconds of every thought, by seat. `note` hears of every answer before it is given."""
    chances = [random.Random(f"{seed} {seat}") for seat in range(t.seats)]
    thoughts: list[list[float]] = [[] for _ in range(t.seats)]
    while not t.over:
        seat = t.question.seats[0]
        level = levels[seat]
        chair = Chair(t, seat)
        begun = time.perf_counter()
        option = level.bot.choose(chair, chances[seat], level.budget)
        thoughts[seat].append(time.perf_counter() - begun)
        if note is not None:
            note(t, seat, option)
        t.answer(seat, option)
    return thoughts


def played(match: Match) -> Played:
    t = game(match.game).open(len(match.names), match.deal, dict.fromkeys(match.options, True))
    with sitting(match.names) as levels:
        thoughts = play(t, levels, match.deal)
    return Played(
        match,
        t.scores,
        tuple(share(t, seat) for seat in range(t.seats)),
        tuple(len(each) for each in thoughts),
        tuple(sum(each) for each in thoughts),
        tuple(max(each, default=0.0) for each in thoughts),
    )


# -- a tournament -------------------------------------------------------------------------------------------
def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """As many bots as seats sit down together. Otherwise of every two, in the order they were named, the
    first sits among copies of the second."""
    if len(bots) == seats:
        return [tuple(bots)]
    if len(bots) == 1:
        return [tuple(bots) * seats]
    return [(one, *[other] * (seats - 1)) for one, other in combinations(bots, 2)]


def turns(names: LineUp) -> list[LineUp]:
    """Everybody sits once in every seat; where some are the same bot, no two turns are."""
    return list(dict.fromkeys(names[-n:] + names[:-n] for n in range(len(names))))


def matches(
    key: str, options: Sequence[str], bots: Sequence[str], seats: int, deals: int, seed: int
) -> list[Match]:
    """Deal by deal, so that a tournament that is broken off has played whole deals but for the last ones."""
    return [
        Match(key, tuple(options), turn, deal)
        for deal in range(seed, seed + deals)
        for names in line_ups(bots, seats)
        for turn in turns(names)
    ]


def standings(results: Iterable[Played]) -> list[Standing]:
    """The strongest first. The order of the results changes nothing: ratings are made deal by deal."""
    done = sorted(results, key=lambda one: (one.match.deal, one.match.names))
    rated = ratings((one.match.names, one.won) for one in done)
    found = []
    for bot, (rating, error) in rated.items():
        seats = [(one, seat) for one in done for seat, name in enumerate(one.match.names) if name == bot]
        won = sum(one.won[seat] for one, seat in seats)
        low, high = wilson(won, len(seats))
        ahead = left_behind(bot, done)
        answers = sum(one.answers[seat] for one, seat in seats)
        found.append(
            Standing(
                bot,
                len({one.match for one, _ in seats}),
                won / len(seats),
                sum(1 / len(one.won) for one, _ in seats) / len(seats),
                low,
                high,
                (mean(ahead), *wilson(sum(ahead), len(ahead))) if ahead else None,
                rating,
                error,
                1000 * sum(one.seconds[seat] for one, seat in seats) / max(1, answers),
                1000 * max(one.slowest[seat] for one, seat in seats),
            )
        )
    return sorted(found, key=lambda one: -one.rating)


def left_behind(bot: str, results: Iterable[Played]) -> list[float]:
    """By game, of all pairs of a seat of this bot and one of another. At a large table that tells sooner than
    victories which is stronger; between equals it is half of them, at whatever table."""
    found = []
    for one in results:
        ends = list(zip(one.match.names, one.won, one.scores, strict=True))
        own = [end for name, *end in ends if name == bot]
        rivals = [end for name, *end in ends if name != bot]
        if own and rivals:
            behind = sum((end > other) + (end == other) / 2 for end in own for other in rivals)
            found.append(behind / (len(own) * len(rivals)))
    return found


# -- the command --------------------------------------------------------------------------------------------
def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="meadhall arena", description="Which bot is stronger, and by how much.")
    p.add_argument("game", choices=games())
    p.add_argument("bots", nargs="+", help=BOTS)
    p.add_argument("--seats", type=int, default=2)
    p.add_argument("--deals", type=int, default=20, help="each is played once from every seat")
    p.add_argument("--seed", type=int, default=0, help="the first deal")
    p.add_argument("--option", action="append", default=[], help="an option of the game to switch on")
    p.add_argument("--processes", type=int, default=0, help="as many as there are cores unless told")
    p.add_argument("--out", type=Path, help="a line for each game; what is in it is not played again")
    p.add_argument("--json", action="store_true", help="the report as JSON")
    p.add_argument("--language", choices=LANGUAGES, default=own_language())
    return p


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        game(args.game).setup(args.seats, 0, dict.fromkeys(args.option, True))
        for bot in args.bots:
            seated(bot)
    except (BadOption, NoSuchBot) as e:
        print(f"meadhall arena: {e}", file=sys.stderr)
        return 2
    planned = matches(args.game, args.option, args.bots, args.seats, args.deals, args.seed)
    results, status = tournament(planned, args.processes, args.out)
    report = Report(args.game, args.seats, tuple(args.option), len(planned), len(results), standings(results))
    print(
        msgspec.json.encode(report).decode() if args.json else told(report, Words(args.game, args.language))
    )
    return status


def tournament(planned: Sequence[Match], processes: int, out: Path | None) -> tuple[list[Played], int]:
    """All that was played, now or before, and a status: 0, or 130 after a Ctrl-C, 1 after a program that
    cannot play on; then it is what was played until then."""
    done = {one.match: one for one in recorded(out) if one.match in set(planned)}
    bar = Bar(len(planned), len(done))
    left = [match for match in planned if match not in done]
    status, failure = 0, ""
    try:
        for match, result in work(played, left, processes):
            done[match] = result
            if out is not None:
                with out.open("ab") as file:
                    file.write(msgspec.json.encode(result) + b"\n")
            bar.step(leader(done.values()))
    except KeyboardInterrupt:
        status = 130
    except Failed as failed:
        status, failure = 1, f"meadhall arena: {failed}"
    bar.close()
    if failure:
        print(failure, file=sys.stderr)
    return list(done.values()), status


def recorded(out: Path | None) -> list[Played]:
    """A last line that was cut short is as if it had not been played."""
    if out is None or not out.exists():
        return []
    whole, _, cut = out.read_bytes().rpartition(b"\n")
    if cut:
        out.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]


def leader(results: Iterable[Played]) -> str:
    """The first bot's share so far, for the bar."""
    bot = ""
    won = seats = 0.0
    for one in results:
        bot = bot or min(one.match.names, key=one.match.names.count)
        for seat, name in enumerate(one.match.names):
            if name == bot:
                won += one.won[seat]
                seats += 1
    return f"{bot} {won / seats:.0%}" if seats else ""


def told(report: Report, words: Words) -> str:
    figures = {"seats": report.seats, "played": report.played, "planned": report.planned}
    head = ["", *[words.text(f"arena-{column}") if column else "95 %" for column in COLUMNS]]
    body = [
        [
            s.bot,
            str(s.games),
            f"{s.share:.1%}",
            span(s.low, s.high),
            f"{s.fair:.0%}",
            *((f"{s.ahead[0]:.1%}", span(*s.ahead[1:])) if s.ahead else ("–", "–")),
            f"{s.rating:.1f} ± {s.rating_error:.1f}",
            f"{s.mean_ms:.1f}",
            f"{s.slowest_ms:.0f}",
        ]
        for s in report.standings
    ]
    wide = [max(len(line[i]) for line in [head, *body]) for i in range(len(head))]
    lines = [
        "  ".join(
            cell.rjust(w) if i else cell.ljust(w) for i, (cell, w) in enumerate(zip(line, wide, strict=True))
        )
        for line in [head, *body]
    ]
    return "\n".join([words.text("arena-title", game=words.text("game"), **figures), *lines])


def span(low: float, high: float) -> str:
    return f"{low:.1%} – {high:.1%}"


if __name__ == "__main__":
    sys.exit(main())
