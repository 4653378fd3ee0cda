"""The plainest player: any option, all alike."""

from __future__ import annotations

import random

from meadhall.sim.words import View, asked


def choose(view: View, chance: random.Random) -> str:
    """One of the view's options, by id."""
    question = asked(view)
    assert question is not None and question.options, "nothing is asked of this seat"
    return chance.choice(question.options)
