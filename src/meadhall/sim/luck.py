"""Luck that can be counted: what chance gave a seat, against what it could expect.

A game's `luck.py` says what is counted (`Measured`); of a game without one there is nothing to say. What is
expected is exact: every outcome that chance had is weighed as it was weighed at that very draw.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Protocol, TypeAlias, runtime_checkable

import msgspec

from meadhall.kernel.flow import CHANCE
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from meadhall.sim.library import game

Chances: TypeAlias = dict[int, float]  # of each sum
Measure: TypeAlias = tuple[str, str, Mapping[str, int]]


@runtime_checkable
class Measured(Protocol):
    """What can be counted in a game. A module fits."""

    MEASURES: Mapping[str, Measure]
    """By name: the question that chance answers, the event that says for whom, and what each outcome counts.
    An outcome that is not named is no matter of this measure."""


class Luck(msgspec.Struct, frozen=True):
    """One measure of one seat over a game."""

    seat: int
    measure: str
    times: int
    got: int
    expected: float
    luckier: float  # than this part of all games with the same draws


class Count:
    """A measure of a seat while it is being counted."""

    def __init__(self) -> None:
        self.times = 0
        self.got = 0
        self.sums: Chances = {0: 1.0}

    def add(self, got: int, outcomes: Chances) -> None:
        self.times += 1
        self.got += got
        sums: Chances = {}
        for before, chance in self.sums.items():
            for more, part in outcomes.items():
                sums[before + more] = sums.get(before + more, 0.0) + chance * part
        self.sums = sums

    def luck(self, seat: int, measure: str) -> Luck:
        expected = sum(value * chance for value, chance in self.sums.items())
        below = sum(chance for value, chance in self.sums.items() if value < self.got)
        luckier = below + self.sums[self.got] / 2
        return Luck(seat, measure, self.times, self.got, expected, min(1.0, luckier))


def measures_of(key: str) -> Mapping[str, Measure]:
    name = f"meadhall.games.{key}.luck"
    if importlib.util.find_spec(name) is None:
        return {}
    found: object = importlib.import_module(name)
    assert isinstance(found, Measured)
    return found.MEASURES


def luck_in(log: Log) -> list[Luck]:
    """Of every seat that chance gave something that counts, by measure."""
    measures = measures_of(log.game)
    counts: dict[tuple[str, int], Count] = {}
    if measures:
        t = game(log.game).replay(msgspec.structs.replace(log, answers=(), asks_chance=True), events=True)
        for seat, option in log.answers:
            if seat == CHANCE:
                count_draw(t, option, measures, counts)
            else:
                t.answer(seat, option)
    return [counts[found].luck(found[1], found[0]) for found in sorted(counts)]


def count_draw(
    t: Table, drawn: str, measures: Mapping[str, Measure], counts: dict[tuple[str, int], Count]
) -> None:
    """One draw more, and the table goes on from it."""
    kind = t.question.kind
    outcomes = [(outcome(option.id), weight) for option, weight in t.chances()]
    since = t.written()
    t.answer(CHANCE, drawn)
    for name, (question, event, worth) in measures.items():
        if kind != question or outcome(drawn) not in worth:
            continue
        for told in t.all_events(since):
            if told["event"] == event:
                count = counts.setdefault((name, int(str(told["seat"]))), Count())
                count.add(worth[outcome(drawn)], spread(outcomes, worth))
                break


def outcome(option: str) -> str:
    """What was drawn: `rolled:face=axe` is an axe."""
    return option.rpartition("=")[2]


def spread(outcomes: list[tuple[str, int]], worth: Mapping[str, int]) -> Chances:
    """The chance of each worth, among the outcomes that have one."""
    found: Chances = {}
    total = sum(weight for id, weight in outcomes if id in worth)
    for id, weight in outcomes:
        if id in worth:
            found[worth[id]] = found.get(worth[id], 0.0) + weight / total
    return found
