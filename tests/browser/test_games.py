"""Every game there is, played against bots to its end: each kind of question is looked at once."""

from __future__ import annotations

import random
from itertools import cycle

import pytest

from meadhall.sim.library import game, games
from meadhall.sim.words import LANGUAGES
from tests.browser.browsers import PHONE
from tests.browser.conftest import Door
from tests.browser.hands import Hand, anyhow, play
from tests.browser.readers import Reader

CHANCE = 1


@pytest.mark.parametrize("key", games())
def test_every_question_can_be_read(arrive: Door, key: str) -> None:
    guest = arrive("Ада", size=PHONE)
    reader = Reader(guest, key)
    fewest = min(seats for seats in game(key).seats if seats > 1)
    table = guest.set_table(game=key, seats=fewest, bots="random", start=True)
    guest.open(f"/t/{table.id}")
    met: set[str] = set()
    languages = cycle(LANGUAGES)
    answer = anyhow(random.Random(CHANCE), haste=0.1)

    def choose(hand: Hand) -> str | None:
        assert hand.question is not None
        if hand.question.kind not in met:
            met.add(hand.question.kind)
            guest.asked_for(hand.now)
            reader.learn_at_table(next(languages))
            look(reader, hand.question.kind)
        return answer(hand)

    play([guest.hand(table.id, 0)], choose, lambda hands: hands[0].now.over)
    guest.page.wait_for_selector("main[data-over]")
    look(reader, "end")
    assert len(met) > 3 and not reader.faults, "\n".join(reader.faults)


def look(reader: Reader, where: str) -> None:
    """Words and widths; fingers and axe-core on a phone."""
    reader.read(where)
    reader.guest.resize(PHONE)
    for fault in (*reader.guest.too_small(), *reader.guest.complain_of_axe()):
        reader.note(f"{where} on a phone", fault)
