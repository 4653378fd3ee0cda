"""Tables of two that were played as far as some moment."""

from __future__ import annotations

from tests.browser.battles import in_battle, warlike
from tests.browser.guests import Guest
from tests.browser.hands import Until, play

MOMENTS: dict[str, Until] = {
    "draft": lambda hands: all(hand.question and hand.question.kind == "draft" for hand in hands),
    "battle": in_battle,
    "action": lambda hands: bool(hands[0].question and hands[0].question.kind == "action"),
    "end": lambda hands: hands[0].now.over,
}


def table_at(moment: str, ada: Guest, bo: Guest) -> str:
    """The id of a table where the first of them has the first seat."""
    table = ada.set_table()
    bo.sit(table, 1)
    ada.start(table)
    play([ada.hand(table.id, 0), bo.hand(table.id, 1)], warlike, MOMENTS[moment])
    return table.id
