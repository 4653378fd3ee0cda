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
SELFPLAY = "selfplay"
CONNECT = "connect"
# what brings the packages that a part needs
EXTRAS = {SERVE: "hall", ARENA: "bots", TRAIN: "train", SELFPLAY: "lab", CONNECT: "lab"}


def main(argv: Sequence[str] | None = None) -> int:
    command, *rest = (sys.argv[1:] if argv is None else argv) or [""]
    try:
        return run(command, rest, argv)
    except ModuleNotFoundError as missing:
        if command not in EXTRAS:
            raise
        print(f"meadhall: {missing.name} is missing; install meadhall[{EXTRAS[command]}]", file=sys.stderr)
        return 2


def run(command: str, rest: Sequence[str], argv: Sequence[str] | None) -> int:
    if command == SERVE:
        from meadhall.server.serve import serve

        return serve(rest)
    if command == VERIFY:
        from meadhall.sim.proof import main as verify

        return verify(rest)
    if command == ARENA:
        from meadhall.bots.arena import main as arena

        return arena(rest)
    if command == TRAIN:
        from meadhall.bots.train.command import main as train

        return train(rest)
    if command == STATS:
        from meadhall.bots.stats import main as stats

        return stats(rest)
    if command == SELFPLAY:
        from meadhall.lab.selfplay import main as selfplay

        return selfplay(rest)
    if command == CONNECT:
        from meadhall.lab.connect import main as connect

        return connect(rest)
    return terminal.main(argv)


if __name__ == "__main__":
    sys.exit(main())
