"""Play random games of everything there is, and write a replay file for whatever breaks.

Most games are played by the compiled loop and looked at when they are over. One in twenty is played
through the public face by somebody who seldom passes, and checked on the way: nothing lost, views of a
twin unchanged, saved and loaded, replayed.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import meadhall
from meadhall.kernel.chance import below, sow
from meadhall.kernel.playout import playout
from meadhall.kernel.table import Table
from tests.contract.play import MOST_ANSWERS, Case, conservation, view_text

ROOT = Path(__file__).resolve().parent.parent
BATCH = 200
CLOSE_LOOK = 20


def case_of(rng: random.Random, games: Sequence[str]) -> Case:
    """Any of these games with any seats and any mixture of options the game allows."""
    while True:
        key = rng.choice(games)
        game = meadhall.game(key)
        share = rng.random()
        case = Case(key, rng.choice(game.seats), tuple(o for o in game.options if rng.random() < share))
        if case.is_possible:
            return case


def look_closely(case: Case, t: Table, rng: random.Random) -> None:
    check = conservation(case.key)
    for n in range(MOST_ANSWERS):
        if t.over:
            break
        if n % 7 == 0:
            check(t)
            seat = rng.randrange(t.seats)
            twin = t.determinize(seat, n)
            check(twin)
            assert view_text(twin, seat) == view_text(t, seat), "a view changed with what its seat cannot see"
        if n % 50 == 0:
            assert case.game.load(t.save()).row == t.row, "loaded otherwise than saved"
        seat = rng.choice(t.question.seats)
        assert t.redact(seat).options(seat).codes == t.options(seat).codes, "a view has other options"
        option = rng.choice(list(t.options(seat)))
        if option.verb == "pass" and rng.random() < 0.8:
            option = rng.choice(list(t.options(seat)))
        t.answer(seat, option)
    assert t.over, f"no end after {MOST_ANSWERS} answers"
    check(t)
    assert case.game.replay(t.log).row == t.row, "replayed otherwise than played"


def slowly(case: Case, t: Table, n: int) -> Table:
    """The same game as a playout's, through the public face and with a log, up to where it breaks."""
    chosen = vec[i64]([0, 0])
    sow(chosen, 0, n)
    try:
        while not t.over:
            seat = t.question.seats[0]
            options = t.options(seat)
            t.answer(seat, options[below(chosen, 0, len(options)) if len(options) > 1 else 0])
    except Exception:
        traceback.print_exc()
    return t


def play_batch(keys: Sequence[str], first: int) -> tuple[int, list[dict[str, object]]]:
    answers, broken = 0, []
    for n in range(first, first + BATCH):
        rng = random.Random(n)
        case = case_of(rng, keys)
        t = case.start(n, events=n % CLOSE_LOOK == 0)
        try:
            if n % CLOSE_LOOK == 0:
                look_closely(case, t, rng)
                answers += len(t.log.answers)
            else:
                given, _ = playout(t, n, MOST_ANSWERS)
                answers += given
                assert t.over, f"no end after {MOST_ANSWERS} answers"
                conservation(case.key)(t)
        except Exception:
            error = traceback.format_exc()
            if t.rootless:
                t = slowly(case, case.start(n, events=False), n)
            broken.append({"number": n, "case": str(case), "error": error, "log": msgspec.to_builtins(t.log)})
    return answers, broken


def batches(first: int, games: int, seconds: float) -> Iterator[int]:
    end = time.monotonic() + seconds
    for at in range(first, first + games, BATCH):
        if time.monotonic() > end:
            return
        yield at


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--first", type=int, default=1, help="number of the first game; a number is a game")
    parser.add_argument("--game", choices=meadhall.games(), help="this one only")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, default=ROOT / "fuzz")
    chosen = parser.parse_args()
    games = answers = failures = 0
    batch = functools.partial(play_batch, (chosen.game,) if chosen.game else meadhall.games())
    with Pool(chosen.workers) as pool:
        for given, broken in pool.imap_unordered(batch, batches(chosen.first, chosen.games, chosen.seconds)):
            games, answers = games + BATCH, answers + given
            for failure in broken:
                failures += 1
                chosen.folder.mkdir(exist_ok=True)
                path = chosen.folder / f"{failure['number']}.json"
                path.write_text(json.dumps(failure, indent=1))
                print(f"\nbroken: {path.name}: {str(failure['error']).splitlines()[-1]}")
            print(f"\r{games} games, {answers} answers, {failures} broken", end="", flush=True)
    print()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
