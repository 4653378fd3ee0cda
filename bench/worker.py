"""One engine in a process of its own: says hello, then answers each seed on stdin with a round on stdout."""

from __future__ import annotations

import os
import sys

import msgspec

from bench.lane import Hello, Lane, Missing, Round, one_round, weigh
from bench.ours import Face, Loop
from bench.peers import Catanatron, OpenSpiel


def opened(kind: str, game: str) -> tuple[Lane, Hello]:
    if kind == "catanatron":
        catan = Catanatron()
        return catan, Hello(bytes=weigh(catan))
    if kind == "open_spiel":
        return OpenSpiel(game), Hello()  # its states live in C++, where Python cannot weigh them
    ours = Face(game) if kind == "python" else Loop(game)
    return ours, Hello(bytes=weigh(ours), row=ours.row)


def say(word: Hello | Round) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(word) + b"\n")
    sys.stdout.buffer.flush()


def main(core: int, kind: str, game: str) -> None:
    if sys.platform == "linux" and core >= 0:
        os.sched_setaffinity(0, {core})
    try:
        lane, hello = opened(kind, game)
    except Missing as e:
        say(Hello(missing=str(e)))
        return
    say(hello)
    for seed in sys.stdin:
        say(one_round(lane, int(seed)))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
