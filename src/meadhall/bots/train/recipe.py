"""The recipe: rounds of games and of learning from them. Stopped at any time, it goes on where it was.

A folder holds everything: `games/` what was played, `state.pt` what was learnt, `net.onnx` and `net.json`
what plays, and `rounds.jsonl` what each round came to. The first round is played with playouts, every later
one with the net of the round before.
"""

from __future__ import annotations

import random
import shlex
import sys
import time
from pathlib import Path
from typing import TypeAlias

import msgspec
import numpy as np
import torch

from meadhall.bots.crew import Bar, work
from meadhall.bots.net import CARD, NET, Card, portrait
from meadhall.bots.search.worth import lead
from meadhall.bots.train.export import export
from meadhall.bots.train.games import Lesson, Positions, joined, play, unpacked
from meadhall.bots.train.model import Model, learn
from meadhall.kernel.errors import BadOption
from meadhall.kernel.playout import playout
from meadhall.sim.library import game

PLAYING = 0.8  # part of a round's time that goes into games
ROUNDS_KEPT = 4  # games of older rounds are forgotten
LESSONS = 20_000  # of a round, more than anybody has time for
MIXED = 0.35  # part of the games that are played with a mixture of options
SAMPLED = 400  # games played at random, to see what leads are usual
MOST_CHANGED = 4  # options that such a mixture turns round
HELD_BACK = 16  # one game in so many only tests the net
FAVOURED = (2, 4, 2, 4, 3)  # seats, as often as people play so


class Plan(msgspec.Struct, frozen=True):
    game: str
    folder: Path
    rounds: int
    minutes: float
    games: int  # of search, for each question
    seed: int
    processes: int
    ray: bool


Shelf: TypeAlias = dict[int, list[Positions]]  # [round], its games


class Round(msgspec.Struct):
    """What a round came to."""

    number: int
    lessons: int
    positions: int
    explained: float
    epochs: float


def train(plan: Plan) -> None:
    (plan.folder / "games").mkdir(parents=True, exist_ok=True)
    done = rounds_in(plan.folder)
    each = 60 * plan.minutes / plan.rounds
    spread = usual_lead(plan.game, plan.seed)
    shelf: Shelf = {}
    for number in range(len(done), plan.rounds):
        begun = time.monotonic()
        count = lessons(plan, number, each * PLAYING)
        taught, tests, old = gathered(plan.folder, number, shelf)
        model = Model(taught.seen.shape[1])
        state = plan.folder / "state.pt"
        if state.exists():
            model.load_state_dict(torch.load(state, map_location="cpu", weights_only=True))
        left = max(20.0, each - (time.monotonic() - begun))
        learnt = learn(model, taught, tests, spread, left, plan.seed + number)
        torch.save(model.cpu().state_dict(), state)
        row = Round(number, count, len(taught.seen), *learnt)
        publish(plan, model, spread, row)
        with (plan.folder / "rounds.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
        print(told(row, old), flush=True)


def rounds_in(folder: Path) -> list[Round]:
    file = folder / "rounds.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Round) for line in lines]


# -- games ------------------------------------------------------------------------------------------------
def seating(key: str, seed: int) -> tuple[int, dict[str, bool]]:
    """Seats and options of a game: plain and for as many as people like, or, half as often, any mixture."""
    chance = random.Random(f"seating {key} {seed}")
    named = game(key).options
    while True:
        seats, changed = chance.choice([*FAVOURED, *game(key).seats]), list[str]()
        if chance.random() < MIXED:
            seats = chance.choice(game(key).seats)
            changed = chance.sample(list(named), chance.randint(0, min(MOST_CHANGED, len(named))))
        options = {name: not named[name] for name in changed}
        try:
            game(key).setup(seats, 0, options)
        except BadOption:
            continue
        return seats, options


def usual_lead(key: str, seed: int) -> float:
    """How far apart seats end, in games played at random: what a lead is measured against."""
    leads = []
    for n in range(SAMPLED):
        seats, options = seating(key, seed + n)
        t = game(key).open(seats, seed + n, options)
        playout(t, seed + n)
        leads += [lead(t, seat) for seat in range(seats)]
    return float(np.std(leads))


def lessons(plan: Plan, number: int, seconds: float) -> int:
    """Play until the time is up; what an interrupted round had played counts."""
    net = str(plan.folder) if (plan.folder / NET).exists() else ""
    first = plan.seed * 1_000_003 + number * LESSONS
    tasks = [
        Lesson(plan.game, *seating(plan.game, first + n), first + n, plan.games, net)
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


def gathered(folder: Path, number: int, shelf: Shelf) -> tuple[Positions, Positions, int]:
    """The positions of this round and of the last ones before it, to be taught and to test with, and how many
    of the former are old. What is on the shelf need not be read again."""
    first = max(0, number - ROUNDS_KEPT + 1)
    for one in [one for one in shelf if one < first]:
        del shelf[one]
    for one in range(first, number + 1):
        if one not in shelf:
            files = sorted((folder / "games").glob(f"{one:03}-*.npz"))
            shelf[one] = [unpacked(file.read_bytes()) for file in files]
    played = [game for one in sorted(shelf) for game in shelf[one]]
    if not played:
        raise RuntimeError("no game was finished in time: give it more minutes")
    tests = played[::HELD_BACK]
    taught = [game for n, game in enumerate(played) if n % HELD_BACK] or tests
    new = sum(len(game.seen) for game in shelf[number])
    lessons = joined(taught)
    return lessons, joined(tests), max(0, len(lessons.seen) - new)


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
        f"{100 * row.explained:.1f} % explained, {row.epochs:.1f} epochs"
    )
