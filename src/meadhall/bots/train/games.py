"""Games played to learn from: what was seen in the games imagined in them, and how those ended.

A net is to spare a search the rest of a playout. So at first it is taught by playouts: where one came through
some way off the tree, and how it ended. They cost next to nothing: it can be taught by millions, none of them
twice. And it is to tell which answers are worth a try: that it is taught by what searches found out about
them.
"""

from __future__ import annotations

import functools
import io
import random
from collections import defaultdict, deque
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.mcts import Mcts
from meadhall.bots.net import Files, Net, numbers_in, open_picture, picture, portrait
from meadhall.bots.search.guided import Guided, first_asked
from meadhall.bots.search.habits import place_of
from meadhall.bots.search.playout import TO_THE_END
from meadhall.bots.search.rooted import Manner, Rooted
from meadhall.bots.seer import Seer, fixed
from meadhall.kernel.flow import KIND
from meadhall.kernel.table import Table
from meadhall.sim.chair import Chair
from meadhall.sim.library import game

TEMPERATURE = 0.3  # so that no two games are the same
UNLED = 16  # games imagined for each question as long as there is no net
PONDERED = 16  # one question in so many is searched for longer, and learnt from: habits are good there
PONDERING = 1000  # games imagined for it besides
WITNESSED = 384  # and then games more, to learn from
FARTHEST = 0.5  # part of a game between the tree and where one of them is looked at; that is foretold, too


class Usual(NamedTuple):
    """Of games played at random."""

    lead: float  # how far apart seats end: what a lead is measured against
    answers: float  # that each seat gives


class Lesson(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, bool]
    seed: int
    games: int  # imagined for each question that a net leads
    usual: Usual
    net: Files | None  # that searches; None for playouts


class Pictures(NamedTuple):
    """Most of what can be seen is mostly not there: only what is there is kept."""

    many: npt.NDArray[np.int16]  # [picture], how many numbers are not 0
    places: npt.NDArray[np.int16]  # where they stand, picture by picture
    numbers: npt.NDArray[np.int16]


class Positions(NamedTuple):
    """What was seen in imagined games of as many seats, and what they came to."""

    pictures: Pictures
    worth: npt.NDArray[np.float32]  # [position, seat from the looker on]


class Questions(NamedTuple):
    """What was seen of questions at tables of as many seats, and what a search made of their answers."""

    pictures: Pictures
    before: Pictures  # what the seat saw some answers earlier, when it could know the kind at most
    kinds: npt.NDArray[np.int16]  # [question]
    options: npt.NDArray[np.int16]  # how many there were
    answers: npt.NDArray[np.int16]  # the place of each, question by question
    worth: npt.NDArray[np.float32]  # of each
    visits: npt.NDArray[np.float32]
    error: npt.NDArray[np.float32]


class Told(NamedTuple):
    """What a game tells."""

    seats: int
    positions: Positions
    questions: Questions

    def without_positions(self) -> Told:
        none = np.zeros(0, np.int16)
        return self._replace(positions=Positions(Pictures(none, none, none), self.positions.worth[:0]))

    def packed(self) -> bytes:
        file = io.BytesIO()
        np.savez_compressed(file, *flat(self))
        return file.getvalue()


def flat(told: Told) -> list[npt.NDArray[np.generic]]:
    seen, worth = told.positions
    pictures, before = told.questions[:2]
    return [np.array(told.seats), *seen, worth, *pictures, *before, *told.questions[2:]]


def unflat(parts: list[npt.NDArray[Any]]) -> Told:
    positions = Positions(Pictures(*parts[1:4]), parts[4])
    questions = Questions(Pictures(*parts[5:8]), Pictures(*parts[8:11]), *parts[11:])
    return Told(int(parts[0]), positions, questions)


def unpacked(data: bytes) -> Told:
    with np.load(io.BytesIO(data)) as found:
        return unflat([found[name] for name in found.files])


def joined(parts: list[Told]) -> list[Told]:
    """Those of as many seats together."""
    by_seats = defaultdict[int, list[Told]](list)
    for part in parts:
        by_seats[part.seats].append(part)
    return [together(by_seats[seats]) for seats in sorted(by_seats)]


def together(alike: list[Told]) -> Told:
    seats, *columns = zip(*map(flat, alike), strict=True)
    return unflat([seats[0], *[np.concatenate(column) for column in columns]])


class Album:
    """Pictures that are taken one after another."""

    def __init__(self) -> None:
        self.places: list[npt.NDArray[np.int16]] = []
        self.numbers: list[npt.NDArray[np.int16]] = []

    def add(self, seen: npt.NDArray[np.float64]) -> None:
        (places,) = np.nonzero(seen)
        self.places.append(places.astype(np.int16))
        self.numbers.append(seen[places].astype(np.int16))

    def join(self, other: Album) -> None:
        self.places += other.places
        self.numbers += other.numbers

    def kept(self) -> Pictures:
        many = np.array([len(places) for places in self.places], np.int16)
        none = np.zeros(0, np.int16)
        return Pictures(many, np.concatenate([none, *self.places]), np.concatenate([none, *self.numbers]))


class Scribe:
    """Writes down where games came through and what they came to, and what was found out about answers."""

    def __init__(self, lesson: Lesson) -> None:
        shown = portrait(lesson.game)
        assert shown is not None
        self.portrait = shown
        self.seats = lesson.seats
        self.measure = fixed(lesson.seats, Manner().victory, lesson.usual.lead)
        self.positions = Album()
        self.worth: list[list[float]] = []
        self.questions = Album()
        self.before = Album()
        self.asked: list[tuple[int, int]] = []
        self.answers: list[tuple[int, float, int, float]] = []

    def pass_by(self, t: Table, looker: int) -> None:
        """An imagined game is looked at, half-way."""
        self.positions.add(open_picture(self.portrait, t, looker))

    def end(self, t: Table, looker: int) -> None:
        """And that is what it came to."""
        self.measure.measure(t)
        self.worth.append([self.measure.now[(looker + n) % self.seats] for n in range(self.seats)])

    def consider(self, t: Table, before: Table, seat: int, codes: list[int], search: Rooted) -> None:
        """A question, at the table as it stands, and as it stood some answers earlier."""
        kind = int(t.m[KIND])
        self.questions.add(picture(self.portrait, t, seat))
        self.before.add(numbers_in(self.portrait.foretold(before, seat, kind)))
        self.asked.append((kind, len(codes)))
        for code in codes:
            place = place_of(kind, code)
            found = (place, search.mean_of(code), search.visits_of(code), search.error_of(code))
            self.answers.append(found)

    def told(self) -> Told:
        worth = np.array(self.worth, np.float32).reshape(-1, self.seats)
        found = np.array(self.answers, np.float32).reshape(-1, 4).T
        kinds, options = np.array(self.asked, np.int16).reshape(-1, 2).T
        pictures = (self.questions.kept(), self.before.kept())
        questions = Questions(*pictures, kinds, options, found[0].astype(np.int16), *found[1:])
        return Told(self.seats, Positions(self.positions.kept(), worth), questions)


def play(lesson: Lesson) -> bytes:
    """One game and what was seen in the games imagined in it, packed: it may have to travel."""
    t = game(lesson.game).open(lesson.seats, lesson.seed, lesson.options)
    chance = random.Random(f"lesson {lesson.seed}")
    farthest = max(1, round(FARTHEST * lesson.usual.answers * lesson.seats))
    recent = deque[Table](maxlen=farthest)
    scribe = Scribe(lesson)
    own = kept_net(lesson.net) if lesson.net is not None else None
    bot = searcher(lesson, own)
    ponders = own is None or not own.knows_answers
    while not t.over:
        recent.append(t.clone())
        seat = t.question.seats[0]
        codes = t.options(seat).codes
        if len(codes) == 1:
            t.answer(seat, codes[0])
            continue
        chair = Chair(t, seat)
        search = bot.begun(chair, chance.getrandbits(60))
        bot.advance(search, chair, chance, bot.games)
        if isinstance(search, Guided):
            scribe.consider(t, chance.choice(recent), seat, codes, search)
        if ponders and chance.randrange(PONDERED) == 0:
            bot.advance(search, chair, chance, PONDERING)
            for _ in range(WITNESSED):
                imagined = chair.imagine(chance.getrandbits(60))
                witness(search, imagined, chance.randrange(farthest), scribe)
        t.answer(seat, codes[bot.taken(search, codes, chance)])
    return scribe.told().packed()


def searcher(lesson: Lesson, own: Net | None) -> Mcts:
    if own is None:
        return Mcts(UNLED, TEMPERATURE)
    return Seer(lesson.games, TEMPERATURE, own)


def witness(search: Rooted, imagined: Table, answers: int, scribe: Scribe) -> None:
    """One game more for a search, looked at so many answers after it left the tree, and played to its end."""
    search.set_out(imagined, 0, answers)
    if imagined.over:
        search.conclude(imagined, 0, TO_THE_END)
        return
    looker = first_asked(imagined)
    scribe.pass_by(imagined, looker)
    search.conclude(imagined, 0, TO_THE_END)
    scribe.end(imagined, looker)


@functools.lru_cache(1)
def kept_net(files: Files) -> Net:
    """A process reads a net once; it comes with every game, since the machine need not have it."""
    return Net(files)
