"""A fixed number for every option that a game could ever offer.

Options are named by what they mean (`invade:figure=warrior:to=gimle`), and learners want integers.
The numbers follow from the game's verbs and lists alone, verb by verb and field by field: they are the same
at every table, whoever plays, and neighbouring numbers mean neighbouring things.
"""

from __future__ import annotations

import functools
from bisect import bisect_right
from math import prod

import numpy as np
from numpy.typing import NDArray

from meadhall.kernel.ask import Options
from meadhall.kernel.errors import Refused
from meadhall.kernel.flow import MOST_SEATS
from meadhall.kernel.lexicon import Form
from meadhall.sim.library import game

SEATS = ("seat",)
MOST = 32  # a number that counts something is below this


class Actions:
    """The numbers of one game's options, and back."""

    def __init__(self, key: str) -> None:
        self.lexicon = game(key).lexicon
        self.sizes = {n: sizes(form) for n, form in self.lexicon.verbs.items()}
        self.verbs = list(self.sizes)
        self.starts: list[int] = []  # of the verbs, in their order
        self.count = 0
        for each in self.sizes.values():
            self.starts.append(self.count)
            self.count += prod(each)
        self.first = dict(zip(self.verbs, self.starts, strict=True))

    def number(self, code: int) -> int:
        """Of an option, by its code."""
        verb = code >> 24
        number = 0
        for i, size in enumerate(self.sizes[verb]):
            value = code >> 16 - 8 * i & 255
            if value >= size:
                raise ValueError(f"{self.lexicon.option_id(code)} is beyond what is numbered")
            number = number * size + value
        return self.first[verb] + number

    def code(self, number: int) -> int:
        """Of the option with this number."""
        if not 0 <= number < self.count:
            raise Refused(f"there is no action {number}")
        verb = self.verbs[bisect_right(self.starts, number) - 1]
        rest = number - self.first[verb]
        code = verb << 24
        for i, size in reversed(list(enumerate(self.sizes[verb]))):
            rest, value = divmod(rest, size)
            code |= value << 16 - 8 * i
        return code

    def option(self, number: int) -> str:
        return self.lexicon.option_id(self.code(number))

    def numbers(self, options: Options) -> list[int]:
        return [self.number(code) for code in options.codes]

    def mask(self, options: Options | None, more: int = 0) -> NDArray[np.int8]:
        """1 where an action is legal; `more` are actions that are none of the game's."""
        mask = np.zeros(self.count + more, np.int8)
        if options is not None:
            mask[self.numbers(options)] = 1
        return mask


def sizes(form: Form) -> tuple[int, ...]:
    return tuple(
        len(ids) or (MOST_SEATS if name in SEATS else MOST)
        for name, ids in zip(form.fields, form.lists, strict=True)
    )


@functools.cache
def actions(key: str) -> Actions:
    return Actions(key)
