"""How a game comes out among equal bots: `meadhall stats valhalla --seats 4 --games 2000 --bot quick`.

Many games are played in several processes, each from a seed of its own that follows from one, and counted as
the game's `counts.py` says. Ctrl-C ends it early and loses nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

import msgspec

from meadhall.bots.chart import charts
from meadhall.bots.crew import Bar, work
from meadhall.bots.greedy import Greedy, margin
from meadhall.bots.levels import LEVELS, Level
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.report import Measured, report
from meadhall.kernel.errors import BadOption
from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.counts import Box, Counts, Tally, counts_of
from meadhall.sim.library import game, games
from meadhall.sim.words import LANGUAGES, Words, own_language

QUICK = "quick"  # counts its playouts, so that the same seed is the same game, and ends them early
PLAYOUTS = 48
HORIZON = 80
CHUNK = 8  # games between two words of a worker


class Job(msgspec.Struct, frozen=True):
    """Some games at one table."""

    game: str
    box: Box
    bot: str
    playouts: int
    seed: int
    first: int
    games: int


def seed_of(job: Job, n: int) -> int:
    name = f"{job.seed} {job.game} {job.box} {n}"
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:7])


def level_of(job: Job, counts: Counts) -> Level:
    if job.bot == QUICK:
        return Level(Greedy(job.playouts, HORIZON, counts.worth or margin), 0.0)
    return LEVELS[job.bot]


def play(t: Table, level: Level, by_lot: frozenset[str], seed: int) -> Table:
    """A game to its end among equals; what is given by lot is chosen at random."""
    if isinstance(level.bot, RandomBot):
        playout(t, seed)
        return t
    chance = random.Random(seed)
    while not t.over:
        seat = t.question.seats[0]
        options = t.options(seat)
        if len(options) == 1 or t.question.kind in by_lot:
            t.answer(seat, options[chance.randrange(len(options))])
        else:
            t.answer(seat, level.bot.choose(Chair(t, seat), chance, level.budget))
    return t


def run(job: Job) -> tuple[Box, Tally]:
    tally = Tally()
    counts = counts_of(job.game)
    level = level_of(job, counts)
    _, seats, options = job.box
    for n in range(job.first, job.first + job.games):
        seed = seed_of(job, n)
        t = game(job.game).open(seats, seed, dict.fromkeys(options, True), events=True)
        tally.count(counts, play(t, level, counts.BY_LOT, seed))
    return job.box, tally


def jobs(boxes: Sequence[Box], args: argparse.Namespace) -> list[Job]:
    """A few games of each table in turn, so that all grow alike."""
    return [
        Job(args.game, box, args.bot, args.playouts, args.seed, first, min(CHUNK, args.games - first))
        for first in range(0, args.games, CHUNK)
        for box in boxes
    ]


def measure(todo: Sequence[Job], workers: int) -> dict[Box, Tally]:
    """All games, or as many as there were when somebody stopped it."""
    found = {job.box: Tally() for job in todo}
    bar = Bar(sum(job.games for job in todo))
    try:
        for _, (box, tally) in work(run, todo, workers):
            found[box].add(tally)
            bar.step(by=tally.games)
    except KeyboardInterrupt:
        pass
    bar.close()
    return {box: tally for box, tally in found.items() if tally.games}


# -- the command --------------------------------------------------------------------------------------
def boxes_of(counts: Counts, args: argparse.Namespace) -> Sequence[Box]:
    if args.suite:
        return counts.SUITES[args.suite]
    return [("", args.seats, tuple(args.option))]


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="meadhall stats", description="How a game comes out among equal bots."
    )
    made.add_argument("game", choices=games())
    made.add_argument("--suite", metavar="NAME", help="tables measured side by side, as the game names them")
    made.add_argument("--seats", type=int, default=4)
    made.add_argument("--option", nargs="+", action="extend", default=[], metavar="NAME", help="switch on")
    made.add_argument("--bot", choices=(QUICK, *LEVELS), default="random")
    made.add_argument("--playouts", type=int, default=PLAYOUTS, help="of the quick bot, for each answer")
    made.add_argument("--games", type=int, default=1000, help="at each table")
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    made.add_argument("--json", action="store_true", help="every number, for programs")
    made.add_argument("--svg", type=Path, metavar="FOLDER", help="draw every part of the report too")
    made.add_argument("--language", choices=LANGUAGES, default=own_language())
    return made


def main(argv: Sequence[str] | None = None) -> int:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    args = parser().parse_args(argv)
    counts = counts_of(args.game)
    if args.suite and args.suite not in counts.SUITES:
        parser().error(f"--suite: {args.game} has {', '.join(counts.SUITES) or 'none'}")
    boxes = boxes_of(counts, args)
    try:
        for _, seats, options in boxes:
            game(args.game).setup(seats, 0, dict.fromkeys(options, True))
    except BadOption as e:
        parser().error(str(e))
    measured = Measured(args.game, args.bot, args.seed, measure(jobs(boxes, args), args.workers))
    if args.svg is not None:
        args.svg.mkdir(parents=True, exist_ok=True)
        for name, drawn in charts(Words(args.game, args.language), measured):
            (args.svg / f"{name}.svg").write_text(drawn, "utf-8")
    try:
        print(measured.json() if args.json else "\n".join(report(Words(args.game, args.language), measured)))
    except BrokenPipeError:  # the reader had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
