"""The command `meadhall`: finds out which part is meant, and loads no other."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from meadhall.tty import main as terminal

SERVE = "serve"
VERIFY = "verify"
ARENA = "arena"
TRAIN = "train"
STATS = "stats"


def main(argv: Sequence[str] | None = None) -> int:
    command, *rest = (sys.argv[1:] if argv is None else argv) or [""]
    if command == SERVE:
        try:
            from meadhall.server.serve import serve
        except ModuleNotFoundError as missing:
            print(f"meadhall: {missing.name} is missing; install meadhall[hall]", file=sys.stderr)
            return 2
        return serve(rest)
    if command == VERIFY:
        from meadhall.sim.proof import main as verify

        return verify(rest)
    if command == ARENA:
        try:
            from meadhall.bots.arena import main as arena
        except ModuleNotFoundError as missing:
            print(f"meadhall: {missing.name} is missing; install meadhall[bots]", file=sys.stderr)
            return 2
        return arena(rest)
    if command == TRAIN:
        try:
            from meadhall.bots.train.command import main as train

            return train(rest)
        except ModuleNotFoundError as missing:
            print(f"meadhall: {missing.name} is missing; install meadhall[train]", file=sys.stderr)
            return 2
    if command == STATS:
        from meadhall.bots.stats import main as stats

        return stats(rest)
    return terminal.main(argv)


if __name__ == "__main__":
    sys.exit(main())
