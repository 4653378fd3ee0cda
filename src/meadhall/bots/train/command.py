"""The command line of `meadhall train`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from meadhall.bots.net import portrait
from meadhall.sim.library import games


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="meadhall train", description="A net learns from games that bots play among themselves."
    )
    p.add_argument("game", choices=[key for key in games() if portrait(key) is not None])
    p.add_argument("--folder", type=Path, help="where everything is kept; nets/GAME unless told")
    p.add_argument("--rounds", type=int, default=10, help="of games and learning, those done before included")
    p.add_argument("--minutes", type=float, default=60.0, help="for all rounds together")
    p.add_argument("--games", type=int, default=64, help="imagined for each question that the net leads")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--processes", type=int, default=0, help="as many as there are cores unless told")
    p.add_argument(
        "--examine", action="store_true", help="teach nothing: see how good the net in the folder is"
    )
    p.add_argument("--ray", action="store_true", help="play on the machines of a Ray cluster")
    return p


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    from meadhall.bots.train.recipe import Plan, examine_again, train

    folder = args.folder or Path("nets") / args.game
    plan = Plan(args.game, folder, args.rounds, args.minutes, args.games, args.seed, args.processes, args.ray)
    try:
        if args.examine:
            examine_again(plan)
        else:
            train(plan)
    except KeyboardInterrupt:
        print("meadhall train: stopped; the same command goes on from here", file=sys.stderr)
        return 130
    return 0
