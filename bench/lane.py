"""What a worker measures: one engine playing at random, copying tables in mid-game."""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Protocol

import msgspec

PLAY_S = 0.8
COPY_S = 0.12


class Missing(Exception):
    """This engine cannot be measured here; says why."""


class Lane(Protocol):
    """One engine, ready to play."""

    def play(self, seed: int) -> tuple[int, int]:
        """One whole game at random: steps taken by players, and how many were real choices."""

    def copy(self) -> int:
        """Copy a batch of tables in mid-game and let the copies go; returns how many."""

    def determinize(self) -> int:
        """Copy and deal again what a seat cannot see, for a batch; 0 where there is no such thing."""

    def keep(self) -> list[object]:
        """A batch of copies, to be weighed."""


class Hello(msgspec.Struct):
    """A worker's first word."""

    missing: str = ""
    bytes: int = 0  # what one more copy takes; 0 where Python cannot see it
    row: int = 0  # ints in the row, where the state is one


class Round(msgspec.Struct):
    """What one lane did in one round. Seconds are processor time, so a busy neighbour counts less."""

    games: int
    steps: int
    choices: int
    seconds: float
    copy_us: float
    determinize_us: float  # 0 where not measured

    @property
    def steps_s(self) -> float:
        return self.steps / self.seconds

    @property
    def choices_s(self) -> float:
        return self.choices / self.seconds

    @property
    def games_s(self) -> float:
        return self.games / self.seconds


def one_round(lane: Lane, seed: int) -> Round:
    """Whole games until the time is up, then copies."""
    games = steps = choices = 0
    spent = 0.0
    begin = time.process_time()
    while spent < PLAY_S:
        try:
            more_steps, more_choices = lane.play(seed + games)
        except Exception as e:
            e.add_note(f"in the game of seed {seed + games}")
            raise
        games += 1
        steps += more_steps
        choices += more_choices
        spent = time.process_time() - begin
    return Round(games, steps, choices, spent, each_us(lane.copy), each_us(lane.determinize))


def each_us(batch: Callable[[], int]) -> float:
    """Microseconds for one of a batch."""
    done = 0
    spent = 0.0
    begin = time.process_time()
    while spent < COPY_S:
        n = batch()
        if n == 0:
            return 0.0
        done += n
        spent = time.process_time() - begin
    return spent / done * 1e6


def weigh(lane: Lane) -> int:
    """Bytes that Python allocates for one more copy, what it shares with the others left out."""
    lane.keep()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = lane.keep()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before - sys.getsizeof(kept)) // len(kept)
