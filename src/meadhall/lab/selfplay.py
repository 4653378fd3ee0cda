"""`meadhall selfplay`: games of bots as tables to learn from, one row a decision, in Parquet.

A folder holds files of some games each, which every reader of Parquet takes as one table. A file is there
whole or not at all, so that stopping loses no game that is over; the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import functools
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from meadhall.bots.arena import play
from meadhall.bots.crew import Bar, work
from meadhall.bots.program import Failed
from meadhall.bots.roster import BOTS, NoSuchBot, seated, sitting
from meadhall.bots.search.worth import share
from meadhall.kernel.errors import BadOption
from meadhall.kernel.table import Table
from meadhall.lab.actions import actions
from meadhall.lab.observation import observe, width
from meadhall.sim.library import game, games

SHARD = 64  # games in a file
PLAN = b"meadhall"  # where a file tells what its games are
GAMES = b"meadhall_games"
PARQUET = ".parquet"


class Plan(msgspec.Struct, frozen=True):
    """What all games of a folder have in common."""

    game: str
    data: str  # names the component data
    seats: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int

    def line_up(self, n: int) -> list[str]:
        """Bots move up by a seat from game to game."""
        return [self.bots[(seat + n) % len(self.bots)] for seat in range(self.seats)]


def schema(key: str) -> pa.Schema:
    word = pa.dictionary(pa.int16(), pa.string())
    return pa.schema(
        {
            "game": pa.int32(),  # its number in this run
            "seed": pa.int64(),
            "bots": pa.list_(pa.string()),  # by seat
            "step": pa.int32(),  # the decision's number in its game
            "seat": pa.int8(),
            "question": word,
            "offered": pa.list_(pa.int32()),  # numbers of the options
            "action": pa.int32(),  # the number of the one that was taken
            "option": pa.string(),  # and its id
            "observation": pa.list_(pa.float32(), width(key)),
            "scores": pa.list_(pa.int32()),  # at the end, by seat
            "won": pa.float32(),  # the part of the victory that this seat had
        }
    )


class Witness:
    """Writes down what each seat saw and did."""

    def __init__(self, key: str) -> None:
        self.numbers = actions(key)
        self.seat: list[int] = []
        self.question: list[str] = []
        self.offered: list[list[int]] = []
        self.option: list[str] = []
        self.seen: list[np.ndarray[tuple[int], np.dtype[np.float32]]] = []

    def note(self, t: Table, seat: int, option: str) -> None:
        self.seat.append(seat)
        self.question.append(t.question.kind)
        self.offered.append(self.numbers.numbers(t.options(seat)))
        self.option.append(option)
        self.seen.append(observe(t, seat))

    def rows(self, plan: Plan, n: int, t: Table) -> pa.Table:
        steps = len(self.seat)
        shape = schema(plan.game)
        code = game(plan.game).lexicon.code
        won = [share(t, seat) for seat in range(t.seats)]
        seen = pa.array(np.concatenate(self.seen), pa.float32())
        columns = {
            "game": [n] * steps,
            "seed": [plan.seed + n] * steps,
            "bots": [plan.line_up(n)] * steps,
            "step": range(steps),
            "seat": self.seat,
            "question": self.question,
            "offered": self.offered,
            "action": [self.numbers.number(code(option)) for option in self.option],
            "option": self.option,
            "observation": pa.FixedSizeListArray.from_arrays(seen, width(plan.game)),
            "scores": [list(t.scores)] * steps,
            "won": [won[seat] for seat in self.seat],
        }
        return pa.table(columns, schema=shape)


def played(plan: Plan, n: int) -> pa.Table:
    """One game, from a deal of its own."""
    t = game(plan.game).open(plan.seats, plan.seed + n, dict.fromkeys(plan.options, True))
    witness = Witness(plan.game)
    with sitting(plan.line_up(n)) as levels:
        play(t, levels, plan.seed + n, witness.note)
    return witness.rows(plan, n, t)


# -- files --------------------------------------------------------------------------------------------
class OtherGames(Exception):
    """What is there was not played by this plan."""


def shards(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"games-*{PARQUET}"))


def unfinished(path: Path) -> Path:
    """A name that readers of a folder leave alone."""
    return path.with_name(f".{path.name}")


def write(folder: Path, plan: Plan, done: dict[int, pa.Table]) -> None:
    """Under a name that the first of the games gives it, when all of it is on the disk."""
    rows = pa.concat_tables([done[n] for n in sorted(done)]).unify_dictionaries()
    told = {PLAN: msgspec.json.encode(plan), GAMES: msgspec.json.encode(sorted(done))}
    path = folder / f"games-{min(done):07}{PARQUET}"
    begun = unfinished(path)
    pq.write_table(rows.replace_schema_metadata(told), begun, compression="zstd")
    os.replace(begun, path)


def finished(folder: Path, plan: Plan) -> set[int]:
    """The games that are there."""
    found: set[int] = set()
    for path in shards(folder):
        told = pq.read_schema(path).metadata or {}
        if PLAN not in told or msgspec.json.decode(told[PLAN], type=Plan) != plan:
            raise OtherGames(f"{path} holds other games than these")
        found.update(msgspec.json.decode(told[GAMES], type=list[int]))
    return found


def join(folder: Path, out: Path) -> None:
    """All of a folder in one file, a part after the other."""
    begun = unfinished(out)
    with pq.ParquetWriter(begun, pq.read_schema(shards(folder)[0]), compression="zstd") as writer:
        for path in shards(folder):
            writer.write_table(pq.read_table(path))
    os.replace(begun, out)
    for path in shards(folder):
        path.unlink()
    folder.rmdir()


# -- the command --------------------------------------------------------------------------------------
def record(plan: Plan, left: Sequence[int], total: int, processes: int, folder: Path) -> tuple[int, str]:
    """Play what is left; a status as the arena's, and what went wrong."""
    done: dict[int, pa.Table] = {}
    bar = Bar(total, total - len(left))
    status, failure = 0, ""
    try:
        for n, rows in work(functools.partial(played, plan), left, processes):
            done[n] = rows
            if len(done) == SHARD:
                write(folder, plan, done)
                done = {}
            bar.step()
    except KeyboardInterrupt:
        status = 130
    except Failed as failed:
        status, failure = 1, str(failed)
    bar.close()
    if done:
        write(folder, plan, done)
    return status, failure


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="meadhall selfplay", description="Games of bots, one row a decision, as Parquet."
    )
    made.add_argument("game", choices=games())
    made.add_argument("--out", type=Path, required=True, help="a folder, or one file that ends in .parquet")
    made.add_argument("--games", type=int, default=100)
    made.add_argument("--bots", nargs="+", default=["warrior"], help=f"in turn around the table: {BOTS}")
    made.add_argument("--seats", type=int, default=2)
    made.add_argument("--option", nargs="+", action="extend", default=[], metavar="NAME", help="switch on")
    made.add_argument("--seed", type=int, default=0, help="of the first game; each has the next")
    made.add_argument("--processes", type=int, default=0, help="as many as there are cores unless told")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    whole = args.out.suffix == PARQUET
    folder = args.out.with_suffix(".parts") if whole else args.out
    try:
        found = game(args.game)
        found.setup(args.seats, args.seed, dict.fromkeys(args.option, True))
        for bot in args.bots:
            seated(bot)
        options, bots = tuple(sorted(args.option)), tuple(args.bots)
        plan = Plan(args.game, found.data_hash, args.seats, options, bots, args.seed)
        if whole and args.out.exists():
            raise OtherGames(f"{args.out} is there already")
        folder.mkdir(parents=True, exist_ok=True)
        there = finished(folder, plan)
    except (BadOption, NoSuchBot, OtherGames, OSError) as wrong:
        print(f"meadhall selfplay: {wrong}", file=sys.stderr)
        return 2
    left = [n for n in range(args.games) if n not in there]
    status, failure = record(plan, left, args.games, args.processes, folder)
    if failure:
        print(f"meadhall selfplay: {failure}", file=sys.stderr)
    if whole and not status:
        join(folder, args.out)
    return status
