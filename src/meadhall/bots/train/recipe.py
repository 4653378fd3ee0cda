"""The recipe: rounds of games and of learning from them. Stopped at any time, it goes on where it was.

A folder holds everything: `games/` what was played, `alone/` what a net played by its word alone, `net.onnx`
and `net.json` what plays, and `rounds.jsonl` what each round came to. The first round is played without a
net, every later one with the net of the round before, and each ends with a net that learnt anew from all
games. What it learns of answers is what the searches of the later rounds found. What it learns of positions
is what playouts come to, until there is a net that knows answers: then, how games end that it plays alone.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import numpy as np

from meadhall.bots.crew import Bar, work
from meadhall.bots.net import CARD, NET, Card, Net, portrait, read
from meadhall.bots.search.worth import lead
from meadhall.bots.seer import has_rivals
from meadhall.bots.train.alone import SIDE_BY_SIDE, play_alone
from meadhall.bots.train.examine import examine
from meadhall.bots.train.export import export
from meadhall.bots.train.games import Lesson, Told, Usual, joined, play, unpacked
from meadhall.bots.train.model import Model, learn
from meadhall.kernel.errors import BadOption
from meadhall.kernel.playout import playout
from meadhall.kernel.portrait import Portrait
from meadhall.sim.library import game

BEGINNING = 0.4  # as long as any other round: nothing can be learnt of answers yet
PLAYING = 0.65  # part of a round's time that goes into games
ALONE = 0.5  # and of that, into those that a net plays alone
MOST_POSITIONS = 24_000_000  # learnt from in one round, some gigabytes; what is older is forgotten
LESSONS = 20_000  # of a round and of each kind, more than anybody has time for
MIXED = 0.35  # part of the games that are played with a mixture of options
SAMPLED = 400  # games played at random, to see what is usual
MOST_CHANGED = 4  # options that such a mixture turns round
READ_AHEAD = 64  # games that are unpacked together
HELD_BACK = 16  # one game in so many only tests the net
EXAMINED = 999  # the round of games that no net is taught by
GAMES_IN, ALONE_IN = "games", "alone"  # folders
FAVOURED = (2, 4, 2, 4, 3)  # seats, as often as people play so


class Plan(msgspec.Struct, frozen=True):
    game: str
    folder: Path
    rounds: int
    minutes: float
    games: int  # imagined for each question that a net leads
    seed: int
    processes: int
    ray: bool


class Round(msgspec.Struct):
    """What a round came to."""

    number: int
    lessons: int
    alone: int
    positions: int
    questions: int
    explained: float
    epochs: float
    told: float
    foretold: float


def train(plan: Plan) -> None:
    for kind in (GAMES_IN, ALONE_IN):
        (plan.folder / kind).mkdir(parents=True, exist_ok=True)
    done = rounds_in(plan.folder)
    usual = measured(plan.game, plan.seed)
    shown = portrait(plan.game)
    assert shown is not None
    for number in range(len(done), plan.rounds):
        begun = time.monotonic()
        seconds = seconds_for(plan, number)
        count, alone = lessons(plan, usual, number, seconds * PLAYING)
        taught, tests, old = gathered(plan.folder, number)
        taught = to_learn(taught, tests)
        positions = sum([len(part.positions.worth) for part in taught])
        model = Model(shown.shared, shown.block)
        left = seconds_to_learn(seconds, time.monotonic() - begun)
        learnt = learn(model, taught, tests, left, plan.seed + number)
        questions = sum([len(part.questions.options) for part in taught])
        export(model.weights(), plan.folder / NET)
        card = unexamined(plan, shown, usual)
        write_card(plan.folder, card)
        found = examine(Net(read(plan.folder)), shown, tests)
        row = Round(number, count, alone, positions, questions, *learnt, found.told, found.foretold)
        card.errors = found.errors
        card.figures = {name: float(value) for name, value in msgspec.structs.asdict(row).items()}
        write_card(plan.folder, card)
        with (plan.folder / "rounds.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
        print(told(row, old), flush=True)


def seconds_for(plan: Plan, number: int) -> float:
    """The part of all time that a round has."""
    each = 60 * plan.minutes / (plan.rounds - 1 + BEGINNING)
    return each if number else each * BEGINNING


def seconds_to_learn(seconds: float, spent: float) -> float:
    """What a round has left, and no less than its part: the last games may have taken longer."""
    return max(seconds * (1 - PLAYING), seconds - spent)


def rounds_in(folder: Path) -> list[Round]:
    file = folder / "rounds.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Round) for line in lines]


# -- games ------------------------------------------------------------------------------------------------
def seating(key: str, seed: int) -> tuple[int, dict[str, bool]]:
    """Seats and options of a game: plain and for as many as people like, or, half as often, any mixture; none
    where nobody plays against anybody."""
    chance = random.Random(f"seating {key} {seed}")
    named = game(key).options
    while True:
        seats, changed = chance.choice([*FAVOURED, *game(key).seats]), list[str]()
        if chance.random() < MIXED:
            seats = chance.choice(game(key).seats)
            changed = chance.sample(list(named), chance.randint(0, min(MOST_CHANGED, len(named))))
        options = {name: not named[name] for name in changed}
        try:
            if has_rivals(game(key).open(seats, 0, options)):
                return seats, options
        except BadOption:
            continue


def measured(key: str, seed: int) -> Usual:
    leads, answers = list[float](), list[float]()
    for n in range(SAMPLED):
        seats, options = seating(key, seed + n)
        t = game(key).open(seats, seed + n, options)
        given, _ = playout(t, seed + n)
        leads += [lead(t, seat) for seat in range(seats)]
        answers.append(given / seats)
    return Usual(float(np.std(leads)), float(np.mean(answers)))


def lessons(plan: Plan, usual: Usual, number: int, seconds: float) -> tuple[int, int]:
    """Play until the time is up: how many games were played, with what an interrupted round had played, and
    how many the net played alone."""
    net = read(plan.folder) if (plan.folder / NET).exists() else None
    first = plan.seed * 1_000_003 + 2 * number * LESSONS
    tasks = [
        Lesson(plan.game, *seating(plan.game, seed), seed, plan.games, usual, net)
        for seed in range(first, first + 2 * LESSONS)
    ]
    alone = 0
    if net is not None and number != EXAMINED and Net(net).knows_answers:
        alone = played(plan, play_alone, tasks[LESSONS:], ALONE_IN, number, ALONE * seconds)
        seconds *= 1 - ALONE
    return played(plan, play, tasks[:LESSONS], GAMES_IN, number, seconds), alone * SIDE_BY_SIDE


def played(
    plan: Plan,
    task: Callable[[Lesson], bytes],
    tasks: Sequence[Lesson],
    kind: str,
    number: int,
    seconds: float,
) -> int:
    """How many of them are."""
    first = tasks[0].seed
    left = [one for one in tasks if not shard(plan.folder / kind, number, one.seed - first).exists()]
    count = len(files_of(plan.folder / kind, number))
    until = time.monotonic() + seconds
    bar = Bar(count + len(left), count)
    told = work(task, left, plan.processes, plan.ray)
    for lesson, data in told:
        write(shard(plan.folder / kind, number, lesson.seed - first), data)
        count += 1
        bar.step(f"round {number}")
        if time.monotonic() > until:
            break
    told.close()
    bar.close()
    return count


def shard(folder: Path, number: int, n: int) -> Path:
    return folder / f"{number:03}-{n:06}.npz"


def files_of(folder: Path, number: int) -> list[Path]:
    return sorted(folder.glob(f"{number:03}-*.npz"))


def write(file: Path, data: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(data)
    part.replace(file)


def read_ahead(files: list[Path]) -> Iterator[Told]:
    """What stands in them, one after another; all cores unpack it."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for first in range(0, len(files), READ_AHEAD):
            yield from pool.map(lambda file: unpacked(file.read_bytes()), files[first : first + READ_AHEAD])


def gathered(folder: Path, number: int) -> tuple[list[Told], list[Told], int]:
    """The positions of this round and of the last ones before it, to be taught and to test with, and how many
    of the former are old. Where a net has played alone, those of playouts count no more."""
    taught, tests, positions, old = list[Told](), list[Told](), 0, 0
    better = any((folder / ALONE_IN).glob("*.npz"))
    for one, kind in product(range(number, -1, -1), (GAMES_IN, ALONE_IN)):
        for n, found in enumerate(read_ahead(files_of(folder / kind, one))):
            if positions > MOST_POSITIONS:
                break
            if better and kind == GAMES_IN:
                found = found.without_positions()
            positions += len(found.positions.worth)
            if n % HELD_BACK:
                taught.append(found)
                old += len(found.positions.worth) * (one < number)
            else:
                tests.append(found)
    return joined(taught), joined(tests), old


def to_learn(taught: list[Told], tests: list[Told]) -> list[Told]:
    """Where there are too few games to hold any back, all of them."""
    for parts in (taught, [*taught, *tests]):
        if any(len(part.positions.worth) for part in parts):
            return parts
    raise RuntimeError("no game was finished in time: give it more minutes")


# -- what is handed on ------------------------------------------------------------------------------------
def unexamined(plan: Plan, shown: Portrait, usual: Usual) -> Card:
    """The card of a net of which nothing is known yet."""
    budget = f"--rounds {plan.rounds} --minutes {plan.minutes:g} --games {plan.games}"
    command = f"meadhall train {plan.game} {budget} --seed {plan.seed}"
    data = game(plan.game).data_hash
    return Card(plan.game, data, shown.width, *usual, [], command, "", plan.seed)


def write_card(folder: Path, card: Card) -> None:
    write(folder / CARD, msgspec.json.format(msgspec.json.encode(card)) + b"\n")


def examine_again(plan: Plan) -> None:
    """The net in a folder, on games that it was not taught: how far it is off about answers goes on its card.
    That may change with the data of a game."""
    shown = portrait(plan.game)
    net = Net(read(plan.folder))
    assert shown is not None
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / GAMES_IN).mkdir()
        for file in (NET, CARD):
            (folder / file).write_bytes((plan.folder / file).read_bytes())
        own = msgspec.structs.replace(plan, folder=folder)
        count, _ = lessons(own, Usual(net.card.spread, net.card.answers), EXAMINED, 60 * plan.minutes)
        taught, tests, _ = gathered(folder, EXAMINED)
    found = examine(net, shown, [*taught, *tests])
    budget = f"--minutes {plan.minutes:g} --games {plan.games} --seed {plan.seed}"
    net.card.examined = f"meadhall train {plan.game} --examine {budget}"
    net.card.errors = found.errors
    net.card.figures |= {"examined": float(count), "told": found.told, "foretold": found.foretold}
    write_card(plan.folder, net.card)
    print(f"{count} games, {100 * found.told:.1f} % told, {100 * found.foretold:.1f} % foretold")


def told(row: Round, old: int) -> str:
    return (
        f"round {row.number}: {row.lessons} games, {row.alone} alone, "
        f"{row.positions} positions ({old} from before), "
        f"{100 * row.explained:.1f} % explained, {row.questions} questions, "
        f"{100 * row.told:.1f} % told, {100 * row.foretold:.1f} % foretold, {row.epochs:.1f} epochs"
    )
