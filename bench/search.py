"""How fast the bots search: imagined games a second on one core, with playouts and with a net; and how fast
they play to learn, on one core and on all."""

from __future__ import annotations

import datetime
import os
import random
import subprocess
import sys
import time

import msgspec

import meadhall
from bench.report import number, processor, rows
from bench.runner import ROOT
from meadhall.bots.crew import work
from meadhall.bots.mcts import CHECK_EVERY, Mcts
from meadhall.bots.net import net
from meadhall.bots.seer import Seer
from meadhall.bots.train.games import UNLED, Lesson, Usual, play, unpacked
from meadhall.sim.chair import Chair
from meadhall.sim.library import game

SEARCH = "search"
SEATS = (2, 4)
QUESTIONS = 12  # spread over a game
SECONDS = 0.5  # at each of them
LESSONS = 10_000  # more than are played in time
USUAL = Usual(lead=10.0, answers=60.0)  # near enough for each of the games


class Speed(msgspec.Struct):
    game: str
    seats: int
    playouts: float  # games a second
    led: float  # games a second with a net; 0 where the game has none
    positions: float  # of self-play, a second
    everywhere: float  # the same on all cores


def chairs(key: str, seats: int) -> list[Chair]:
    """Questions with a choice, spread over a random game."""
    found = []
    t = game(key).start(seats, 1)
    draw = random.Random(1)
    while not t.over:
        seat = t.question.seats[0]
        options = t.options(seat).ids
        if len(options) > 1:
            found.append(Chair(t, seat))
        t.answer(seat, draw.choice(options))
    return found[:: max(1, len(found) // QUESTIONS)]


def searched(bot: Mcts, asked: list[Chair]) -> float:
    """Games a second of processor time."""
    games, spent = 0, 0.0
    for chair in asked:
        search = bot.begun(chair, 1)
        chance = random.Random(1)
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            bot.advance(search, chair, chance, CHECK_EVERY)
            games += CHECK_EVERY
        spent += time.process_time() - begun
    return games / spent


def learnt_from(key: str, seats: int) -> float:
    """Positions of self-play, a second of processor time."""
    found, begun = 0, time.process_time()
    for lesson in lessons(key, seats):
        found += len(unpacked(play(lesson)).positions.worth)
        if time.process_time() - begun > 4 * SECONDS:
            break
    return found / (time.process_time() - begun)


def learnt_everywhere(key: str, seats: int) -> float:
    """Positions a second on all cores, from when all of them are at it."""
    found, begun = 0, 0.0
    played = work(play, lessons(key, seats), 0, False)
    for n, (_, data) in enumerate(played):
        if begun:
            found += len(unpacked(data).positions.worth)
            if time.perf_counter() - begun > 4 * SECONDS:
                break
        elif n >= (os.cpu_count() or 1):
            begun = time.perf_counter()
    played.close()
    return found / (time.perf_counter() - begun)


def lessons(key: str, seats: int) -> list[Lesson]:
    return [Lesson(key, seats, {}, seed, UNLED, USUAL, None) for seed in range(LESSONS)]


def speed(key: str, seats: int) -> Speed:
    asked = chairs(key, seats)
    led = searched(Seer(), asked) if net(key) is not None else 0.0
    played = learnt_from(key, seats), learnt_everywhere(key, seats)
    return Speed(key, seats, searched(Mcts(), asked), led, *played)


def measured() -> list[Speed]:
    """In a process of its own, with the compiled tree if there is one."""
    tree = ROOT / "build" / "compiled"
    env = {**os.environ, "PYTHONPATH": f"{tree}:{ROOT}" if tree.exists() else str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "bench.search"], env=env, cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    return msgspec.json.decode(done.stdout, type=list[Speed])


def table(speeds: list[Speed]) -> str:
    head = (
        "game",
        "seats",
        "games/s with playouts",
        "games/s with a net",
        "positions/s of self-play",
        "on all cores",
    )
    body = [
        (s.game, str(s.seats), *[number(x) for x in (s.playouts, s.led, s.positions, s.everywhere)])
        for s in speeds
    ]
    cores = f"one core, all {os.cpu_count()} in the last column"
    said = f"`scripts/bench --only {SEARCH}` on {datetime.date.today().isoformat()}: {processor()}, {cores}."
    return "\n".join([said, "", *rows(head, body)])


if __name__ == "__main__":
    found = [speed(key, seats) for key in meadhall.games() for seats in SEATS if seats in game(key).seats]
    sys.stdout.buffer.write(msgspec.json.encode(found))
