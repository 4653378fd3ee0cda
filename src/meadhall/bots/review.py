"""What became of a game, looked at again when it is over: each seat's chance to win from what it knew itself,
what swung it, what would have been better, and what luck did.

The game is walked through once more, and at some stops it is looked at: where somebody had a choice, where
chance is about to fall, at the end. What is seen at a stop depends on the log and the stop alone, so a review
may be made in parts, and comes out the same however it was cut.
"""

from __future__ import annotations

import itertools
import math
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from meadhall.bots.judge import Judge, imagined, is_compiled, judge_of
from meadhall.bots.search.rooted import Rooted
from meadhall.bots.search.worth import share
from meadhall.bots.seer import Seer
from meadhall.bots.steady import steady
from meadhall.kernel.errors import BadFile, Refused
from meadhall.kernel.flow import CHANCE
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game
from meadhall.sim.luck import Luck, luck_in

VERSION = 2  # of what is seen; a review of another one is made anew
MOST_TOLD = 12  # swings, and answers that were not the best
LEAST_SWING = 0.02
SURE = 2.5  # standard errors that a better answer is ahead by
LONGER = 4  # times the games, before an answer is called better


class Effort(NamedTuple):
    """How much is imagined at one stop."""

    worlds: int  # that a seat's chance is taken from
    games: int  # of the search for a better answer
    duels: int  # games that the better answer and the given one are both played in


GAMES = 240
DUELS = 400
ALL_WORLDS = 160_000  # of all seats at all points together: where there are many, few are enough for each
FEWEST_WORLDS, MOST_WORLDS = 80, 400
HASTY = Effort(16, 48, 32)  # without the compiled core


# -- what is seen at a stop ---------------------------------------------------------------------------
Cause: TypeAlias = Literal["choice", "chance", "end"]


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance to win after so many answers, from what the seat knows itself."""

    step: int
    chances: tuple[float, ...]
    next: Cause = "choice"  # what may move them: an answer, what falls, what comes to light at the end


class Better(msgspec.Struct, frozen=True):
    """An option that promised more than the one taken, and what both promised."""

    option: str
    chance: float
    taken: float


class Answer(msgspec.Struct, frozen=True):
    """A real choice, and how it was made; it led to `step`."""

    step: int
    seat: int
    question: str
    option: str
    better: Better | None = None


Sight: TypeAlias = Point | Answer


class Stop(NamedTuple):
    """A place in the game to look at; an answer is about to be given, if there is a seat."""

    n: int
    step: int
    table: Table  # walks on after the look
    seat: int = CHANCE
    option: str = ""
    given: tuple[tuple[int, str], ...] = ()  # the last answers of all, by which the game will be over


def stops(log: Log) -> Iterator[Stop]:
    """Before a question that leaves somebody a choice, before each answer to it, before what falls then, and
    at the end; there also between the last answer and what comes to light by it."""
    t = game(log.game).replay(msgspec.structs.replace(log, answers=(), asks_chance=True))
    count = itertools.count()
    step, asked, chosen = 0, -1, False
    before = t
    given: list[tuple[int, str]] = []
    for seat, option in log.answers:
        if seat == CHANCE:
            if chosen:
                yield Stop(next(count), step, t)
                chosen = False
        elif len(t.options(seat)) > 1:
            if t.question.number != asked:
                yield Stop(next(count), step, t)
                asked, before, given = t.question.number, t.clone(), []
            yield Stop(next(count), step, t, seat, option)
            chosen = True
        t.answer(seat, option)
        given.append((seat, option))
        step += seat != CHANCE
    if chosen:
        yield Stop(next(count), step, before, given=tuple(given))
    yield Stop(next(count), step, t)


def how_many(log: Log) -> int:
    return sum(1 for _ in stops(log))


class Looker:
    """Looks at stops, always with the same eyes."""

    def __init__(self, log: Log, judge: Judge | None = None, effort: Effort | None = None) -> None:
        """BadFile if the game goes on: nobody at it may hear any of this."""
        if not game(log.game).replay(msgspec.structs.replace(log, asks_chance=True)).over:
            raise BadFile("end", "the game is not over")
        self.log = log
        self.judge = judge or judge_of(log)
        self.effort = effort or usual(self.judge, log)
        self.bot = Seer()

    def look(self, stop: Stop) -> Sight:
        if stop.seat != CHANCE:
            return self.answer(stop)
        t = stop.table
        if t.over:
            return Point(stop.step, tuple(share(t, seat) for seat in range(t.seats)))
        chances = tuple(self.chance(t, seat, stop.n, stop.given) for seat in range(t.seats))
        if stop.given:
            return Point(stop.step, chances, "end")
        return Point(stop.step, chances, "chance" if t.question.seats == (CHANCE,) else "choice")

    def chance(self, t: Table, seat: int, n: int, given: Sequence[tuple[int, str]] = ()) -> float:
        """In worlds that could be for all that the seat knows, and in which these answers could be given."""
        worlds = [imagined(t, seat, seed(n, seat, k)) for k in range(self.effort.worlds)]
        possible = [world for world in worlds if could_be_given(world, given)]
        return (
            mean(self.judge.chances(possible, seat, seed(n, seat))) if possible else self.chance(t, seat, n)
        )

    def answer(self, stop: Stop) -> Answer:
        """A search says which option might be better; a duel in worlds of its own, by how much; and a longer
        search, which looks further ahead than a duel does, whether it is."""
        chair = Chair(stop.table, stop.seat)
        options = chair.options
        codes = chair.imagine(0).options(chair.seat).codes
        taken = options.index(stop.option)
        search = self.searched(chair, seed(stop.n), self.effort.games)
        best = self.bot.taken(search, codes, random.Random(0))
        better = None if best == taken else self.duel(stop, best, taken, options[best])
        if better is not None:
            longer = self.searched(chair, seed(stop.n, 1), LONGER * self.effort.games)
            if not is_ahead(longer, codes[best], codes[taken]):
                better = None
        return Answer(stop.step + 1, stop.seat, chair.question, stop.option, better)

    def searched(self, chair: Chair, own: int, games: int) -> Rooted:
        chance = random.Random(own)
        search = self.bot.begun(chair, chance.getrandbits(60))
        self.bot.advance(search, chair, chance, games)
        return search

    def duel(self, stop: Stop, best: int, taken: int, option: str) -> Better | None:
        """Both options in the same worlds."""
        seat = stop.seat
        worlds = [imagined(stop.table, seat, seed(stop.n, seat, k)) for k in range(self.effort.duels)]
        sides = []
        for n in (best, taken):
            tried = [world.clone() for world in worlds]
            for world in tried:
                world.give(seat, world.options(seat).codes[n])
            sides.append(self.judge.chances(tried, seat, seed(stop.n, seat)))
        apart = [one - other for one, other in zip(*sides, strict=True)]
        ahead = mean(apart)
        error = math.sqrt(sum((x - ahead) ** 2 for x in apart) / len(apart) / (len(apart) - 1))
        if ahead < max(LEAST_SWING, SURE * error):
            return None
        return Better(option, mean(sides[0]), mean(sides[1]))


def could_be_given(world: Table, answers: Sequence[tuple[int, str]]) -> bool:
    """The world goes on from them as far as it can."""
    try:
        for seat, option in answers:
            world.answer(seat, option)
    except Refused:
        return False
    return True


def is_ahead(search: Rooted, code: int, other: int) -> bool:
    """Does a search take one option for better than another, by more than its own doubt?"""
    doubt = math.hypot(search.error_of(code), search.error_of(other))
    return search.mean_of(code) - search.mean_of(other) > doubt


def usual(judge: Judge, log: Log) -> Effort:
    if not is_compiled():
        return HASTY
    points = sum(stop.seat == CHANCE for stop in stops(log))
    worlds = max(FEWEST_WORLDS, min(MOST_WORLDS, ALL_WORLDS // (points * log.seats)))
    return Effort(round(worlds / judge.certainty), GAMES, round(DUELS / judge.certainty))


def seed(*parts: int) -> int:
    """The same parts, the same chance."""
    return zlib.crc32(b"%d" % len(parts) + b" ".join(b"%d" % part for part in parts))


def mean(found: Sequence[float]) -> float:
    return sum(found) / len(found)


def looked(looker: Looker, begin: int, enough: Callable[[], bool]) -> list[Sight]:
    """What is seen from a stop on until it is enough; one stop at least, if there is one more."""
    seen: list[Sight] = []
    for stop in stops(looker.log):
        if stop.n >= begin:
            seen.append(looker.look(stop))
            if enough():
                break
    return seen


# -- what comes of it ---------------------------------------------------------------------------------
class Swing(msgspec.Struct, frozen=True):
    """What moved the chances at a step: an answer, several that were given together, chance, or the end, at
    which everything is shown."""

    step: int
    by: Cause
    answers: tuple[Answer, ...]  # given here; if it was no choice, just before
    seat: int  # whom it moved most
    before: tuple[float, ...]
    after: tuple[float, ...]


class Course(msgspec.Struct, frozen=True):
    """How a seat came from its first chance to its last: what was luck, what it chose itself, what others."""

    first: float
    luck: float
    own: float
    others: float
    last: float


class Review(msgspec.Struct, frozen=True):
    version: int
    worlds: int  # that each chance was counted in; 0 if a net saw it
    points: tuple[Point, ...]
    swings: tuple[Swing, ...]  # the largest first
    better: tuple[Answer, ...]  # those who gave up most first
    courses: tuple[Course, ...]
    luck: tuple[Luck, ...]


def review(looker: Looker, seen: Sequence[Sight]) -> Review:
    """All that was seen, put together."""
    worlds = looker.effort.worlds
    told, answers = lines(seen, worlds * looker.judge.certainty)
    moves: list[Swing] = []
    for (before, after), given in zip(itertools.pairwise(told), answers, strict=True):
        moves.append(moved(before, after, given if before.next == "choice" else moves[-1].answers))
    swings = sorted(moves, key=size, reverse=True)[:MOST_TOLD]
    better = [answer for given in answers for answer in given if answer.better is not None]
    return Review(
        VERSION,
        worlds if looker.judge.counts else 0,
        tuple(point for point in told if point.next == "choice"),
        tuple(swing for swing in swings if size(swing) >= LEAST_SWING),
        tuple(sorted(better, key=given_up, reverse=True)[:MOST_TOLD]),
        tuple(course(told, moves, seat) for seat in range(looker.log.seats)),
        tuple(luck_in(looker.log)),
    )


def lines(seen: Sequence[Sight], worlds: float) -> tuple[list[Point], list[tuple[Answer, ...]]]:
    """The points, without the noise of counting, and the answers given between each and the next. Of answers
    that were changed while they were sealed the last one counts."""
    points: list[Point] = []
    answers: list[dict[int, Answer]] = []
    for sight in seen:
        if isinstance(sight, Point):
            points.append(sight)
            answers.append({})
        else:
            answers[-1][sight.seat] = sight
    *counted, end = points
    by_seat = [steady(line, worlds) for line in zip(*(point.chances for point in counted), strict=True)]
    chances = [*zip(*by_seat, strict=True), end.chances]
    points = [msgspec.structs.replace(point, chances=now) for point, now in zip(points, chances, strict=True)]
    return points, [tuple(given.values()) for given in answers[:-1]]


def moved(before: Point, after: Point, given: tuple[Answer, ...]) -> Swing:
    changes = [abs(now - then) for then, now in zip(before.chances, after.chances, strict=True)]
    step = max((answer.step for answer in given), default=after.step)
    return Swing(step, before.next, given, changes.index(max(changes)), before.chances, after.chances)


def size(swing: Swing) -> float:
    return abs(swing.after[swing.seat] - swing.before[swing.seat])


def given_up(answer: Answer) -> float:
    return 0.0 if answer.better is None else answer.better.chance - answer.better.taken


def course(points: Sequence[Point], moves: Sequence[Swing], seat: int) -> Course:
    """What several choose together counts as the own choice of each of them; what comes to light at the end
    as luck."""
    luck = own = others = 0.0
    for move in moves:
        change = move.after[seat] - move.before[seat]
        if move.by != "choice":
            luck += change
        elif any(answer.seat == seat for answer in move.answers):
            own += change
        else:
            others += change
    return Course(points[0].chances[seat], luck, own, others, points[-1].chances[seat])
