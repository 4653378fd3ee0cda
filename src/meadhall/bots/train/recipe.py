"""The recipe: rounds of games and of learning from them. Stopped at any time, it goes on where it was.

A folder holds everything: `games/` what was played, `state.pt` what was learnt, `net.onnx` and `net.json`
what plays, and `rounds.jsonl` what each round came to. The first round is played with playouts, every later
one with the net of the round before.
"""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
import torch

from meadhall.bots.crew import Bar, work
from meadhall.bots.net import CARD, NET, Card, portrait
from meadhall.bots.train.export import export
from meadhall.bots.train.games import Lesson, Positions, joined, play, unpacked
from meadhall.bots.train.model import Model, learn
from meadhall.kernel.errors import BadOption
from meadhall.sim.library import game

PLAYING = 0.7  # part of a round's time that goes into games
ROUNDS_KEPT = 3  # games of older rounds are forgotten
LESSONS = 100_000  # of a round, more than anybody has time for
FAVOURED = (2, 4, 2, 4, 3)  # seats, as often as people play so


class Plan(msgspec.Struct, frozen=True):
    game: str
    folder: Path
    rounds: int
    minutes: float
    games: int  # of search, for a question
    seed: int
    processes: int
    ray: bool


class Round(msgspec.Struct):
    """What a round came to."""

    number: int
    lessons: int
    positions: int
    worth_loss: float
    policy_loss: float
    guess: float
    epochs: float


def train(plan: Plan) -> None:
    (plan.folder / "games").mkdir(parents=True, exist_ok=True)
    done = rounds_in(plan.folder)
    each = 60 * plan.minutes / plan.rounds
    for number in range(len(done), plan.rounds):
        begun = time.monotonic()
        count = lessons(plan, number, each * PLAYING)
        positions, old = gathered(plan.folder, number)
        spread = float(np.nanstd(positions.lead))
        model = Model(positions.seen.shape[1])
        state = plan.folder / "state.pt"
        if state.exists():
            model.load_state_dict(torch.load(state, map_location="cpu", weights_only=True))
        learnt = learn(
            model, positions, spread, max(20.0, each - (time.monotonic() - begun)), plan.seed + number
        )
        torch.save(model.cpu().state_dict(), state)
        row = Round(number, count, len(positions.offer), *learnt)
        publish(plan, model, spread, row)
        with (plan.folder / "rounds.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
        print(told(row, old), flush=True)


def rounds_in(folder: Path) -> list[Round]:
    file = folder / "rounds.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Round) for line in lines]


# -- games ------------------------------------------------------------------------------------------------
def seats_of(key: str) -> list[int]:
    """Those that a plain game is played with, the usual ones more often."""
    found = []
    for seats in (*FAVOURED, *game(key).seats):
        try:
            game(key).setup(seats, 0, {})
        except BadOption:
            continue
        found.append(seats)
    return found


def lessons(plan: Plan, number: int, seconds: float) -> int:
    """Play until the time is up; what an interrupted round had played counts."""
    seats = seats_of(plan.game)
    net = str(plan.folder) if (plan.folder / NET).exists() else ""
    first = plan.seed * 1_000_003 + number * LESSONS
    tasks = [
        Lesson(plan.game, seats[n % len(seats)], first + n, plan.games, net)
        for n in range(LESSONS)
        if not shard(plan.folder, number, n).exists()
    ]
    count = len(list((plan.folder / "games").glob(f"{number:03}-*.npz")))
    until = time.monotonic() + seconds
    bar = Bar(count + len(tasks), count)
    played = work(play, tasks, plan.processes, plan.ray)
    for lesson, data in played:
        write(shard(plan.folder, number, lesson.seed - first), data)
        count += 1
        bar.step(f"round {number}")
        if time.monotonic() > until:
            break
    played.close()
    bar.close()
    return count


def shard(folder: Path, number: int, n: int) -> Path:
    return folder / "games" / f"{number:03}-{n:06}.npz"


def write(file: Path, data: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(data)
    part.replace(file)


def gathered(folder: Path, number: int) -> tuple[Positions, int]:
    """The positions of this round and of the last ones before it, and how many of them are old."""
    parts = []
    old = 0
    for one in range(max(0, number - ROUNDS_KEPT + 1), number + 1):
        found = [unpacked(file.read_bytes()) for file in sorted((folder / "games").glob(f"{one:03}-*.npz"))]
        parts += found
        if one < number:
            old += sum(len(each.offer) for each in found)
    if not parts:
        raise RuntimeError("no game was finished in time: give it more minutes")
    return joined(parts), old


# -- what is handed on ------------------------------------------------------------------------------------
def publish(plan: Plan, model: Model, spread: float, row: Round) -> None:
    """The net and its card."""
    shown = portrait(plan.game)
    assert shown is not None
    figures = {name: float(value) for name, value in msgspec.structs.asdict(row).items()}
    command = f"meadhall train {shlex.join(sys.argv[2:])}" if len(sys.argv) > 2 else ""
    card = Card(plan.game, game(plan.game).data_hash, shown.width, spread, command, plan.seed, figures)
    export(model.weights(), plan.folder / NET)
    write(plan.folder / CARD, msgspec.json.format(msgspec.json.encode(card)) + b"\n")


def told(row: Round, old: int) -> str:
    return (
        f"round {row.number}: {row.lessons} games, {row.positions} positions ({old} from before), "
        f"worth {row.worth_loss:.4f}, policy {row.policy_loss:.4f} (a guess {row.guess:.4f}), "
        f"{row.epochs:.1f} epochs"
    )
