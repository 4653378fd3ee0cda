"""Games that a net plays by its word alone, many side by side.

Playouts end as games do in which hardly anything is known. What a net has learnt of answers makes for much
stronger play and costs next to nothing: hundreds of such games are played while a search plays one. From how
they end is learnt what positions are worth.

Each game is disturbed once. Up to there it is played with a loose hand, so that no two are the same; then
some answers are given at random, and from there on with a steady hand. Only what comes after is written down:
so it is seen where mistakes lead, and no end is another mistake's.
"""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt

from meadhall.bots.net import Net, open_picture, picture, portrait
from meadhall.bots.search.guided import first_asked
from meadhall.bots.search.habits import place_of
from meadhall.bots.train.games import Album, Lesson, Scribe, kept_net
from meadhall.kernel.flow import KIND
from meadhall.kernel.portrait import Portrait
from meadhall.kernel.table import Table
from meadhall.sim.library import game

SIDE_BY_SIDE = 256
LOOSE, STEADY = 0.02, 0.006  # how far what is said of an answer may be off
MOST_SLIPS = 3  # answers given at random
APART = 0.25  # part of a game, at the most, between two positions written down


class Course:
    """A game on its way."""

    def __init__(self, t: Table, chance: random.Random, usual: float) -> None:
        """`usual` is how many answers all seats give."""
        self.table = t
        self.chance = chance
        self.apart = max(1, round(APART * usual))
        self.given = 0
        self.disturbed = chance.random() * usual  # after so many answers
        self.slips = chance.randint(0, MOST_SLIPS)
        self.next = 0.0  # position to be written down
        self.album = Album()
        self.lookers: list[int] = []

    @property
    def is_disturbed(self) -> bool:
        return self.given >= self.disturbed

    @property
    def slips_now(self) -> bool:
        return self.is_disturbed and self.slips > 0

    def slip(self) -> None:
        self.slips -= 1
        self.give(self.chance.choice(self.codes()))

    def give(self, code: int) -> None:
        self.table.answer(self.seat(), code)
        self.given += 1

    def seat(self) -> int:
        return self.table.question.seats[0]

    def codes(self) -> list[int]:
        return self.table.options(self.seat()).codes

    def look(self, shown: Portrait) -> None:
        """Write down where it stands, if it is time to."""
        if self.is_disturbed and self.given >= self.next:
            looker = int(first_asked(self.table))
            self.album.add(open_picture(shown, self.table, looker))
            self.lookers.append(looker)
            self.next = self.given + self.chance.randint(1, self.apart)

    def goes_on(self) -> bool:
        """To where somebody has a choice; whether there is one left."""
        while not self.table.over:
            if len(codes := self.codes()) > 1:
                return True
            self.give(codes[0])
        return False


def play_alone(lesson: Lesson) -> bytes:
    """Games at equal tables, and what was seen in them, packed."""
    assert lesson.net is not None
    own, shown = kept_net(lesson.net), portrait(lesson.game)
    assert shown is not None
    chance, draw = random.Random(f"alone {lesson.seed}"), np.random.default_rng(lesson.seed)
    usual = lesson.usual.answers * lesson.seats
    courses = [
        Course(game(lesson.game).open(lesson.seats, chance.getrandbits(60), lesson.options), chance, usual)
        for _ in range(SIDE_BY_SIDE)
    ]
    going = courses
    while going := [course for course in going if course.goes_on()]:
        led = []
        for course in going:
            if course.slips_now:
                course.slip()
            else:
                course.look(shown)
                led.append(course)
        if led:
            lead(own, shown, led, draw)
    scribe = Scribe(lesson)
    for course in courses:
        scribe.positions.join(course.album)
        for looker in course.lookers:
            scribe.end(course.table, looker)
    return scribe.told().packed()


def lead(own: Net, shown: Portrait, courses: list[Course], draw: np.random.Generator) -> None:
    """In each the answer is given that the net speaks best of, more or less."""
    options = [course.codes() for course in courses]
    many = [len(codes) for codes in options]
    hands = np.repeat([STEADY if course.is_disturbed else LOOSE for course in courses], many)
    said = spoken(own, shown, courses, options) + hands * draw.gumbel(size=sum(many))
    for course, codes, of_these in zip(courses, options, np.split(said, np.cumsum(many)[:-1]), strict=True):
        course.give(codes[int(of_these.argmax())])


def spoken(
    own: Net, shown: Portrait, courses: list[Course], options: list[list[int]]
) -> npt.NDArray[np.float32]:
    """How good the net says each option is, course by course."""
    _, minds = own.told(np.stack([picture(shown, course.table, course.seat()) for course in courses]))
    places = [
        place_of(int(course.table.m[KIND]), code)
        for course, codes in zip(courses, options, strict=True)
        for code in codes
    ]
    asked = np.repeat(np.arange(len(courses)), [len(codes) for codes in options])
    said: npt.NDArray[np.float32] = (own.words[places] * minds[asked]).sum(1)
    return said
