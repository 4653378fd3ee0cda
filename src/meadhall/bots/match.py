"""One bot against others, seat by seat: `python -m meadhall.bots.match blood_rage greedy random`."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from meadhall.bots.levels import LEVELS, Level
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game, games


def play(t: Table, levels: Sequence[Level], seed: int) -> Table:
    """A game to its end, each seat played at its level, every bot with random numbers of its own."""
    chances = [random.Random(f"{seed} {seat}") for seat in range(t.seats)]
    while not t.over:
        seat = t.question.seats[0]
        level = levels[seat]
        t.answer(seat, level.bot.choose(Chair(t, seat), chances[seat], level.budget))
    return t


def share(key: str, seats: int, one: Level, others: Level, matches: int, seed: int = 0) -> float:
    """The part of the victories that `one` has, alone against `others`: every deal is played once from each
    seat. A shared victory counts in parts; between equals it is 1 / seats."""
    won = 0.0
    for deal in range(seed, seed + matches):
        for own in range(seats):
            levels = [one if seat == own else others for seat in range(seats)]
            winners = play(game(key).start(seats, deal), levels, deal).winners
            won += 1 / len(winners) if own in winners else 0.0
    return won / (matches * seats)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="match", description="How much one bot wins against others.")
    parser.add_argument("game", choices=games())
    parser.add_argument("one", choices=LEVELS)
    parser.add_argument("others", choices=LEVELS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20, help="each is played once from every seat")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    won = share(args.game, args.seats, LEVELS[args.one], LEVELS[args.others], args.deals, args.seed)
    print(f"{args.one} among {args.seats - 1} {args.others}: {won:.1%} of {args.deals * args.seats} games")


if __name__ == "__main__":
    main()
