"""Dealing again: every card a seat cannot place is as likely to be at every place it may be."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from meadhall.games.valhalla.columns import WORDS
from meadhall.games.valhalla.table import Table
from tests.games.valhalla.scenes import Scene, scene

DEALS = 3000
FAR = 4.5  # standard deviations; of a few hundred figures none is so far off by chance
HANDS = {0: "wolf_axe_a", 1: "fury_2 fury_2 fury_3 heroic_3 bear_bow", 2: "fury_2 wolf_bow_a bear_spear"}


def base() -> Scene:
    """Two words of cards, many of them unseen: places are guessed."""
    return scene({0: "bear_axe"}, seats=3, hands=HANDS)


def all_expansions() -> Scene:
    """Four words."""
    return scene({0: "bear_axe"}, seats=3, hands=HANDS, thor=True, valkyries=True, dvergar=True, tyr=True)


def end_of_the_deck() -> Scene:
    """Few cards are unseen: they are counted out."""
    return scene({0: "bear_axe"}, seats=3, hands=HANDS).shrink_deck(4)


def cards_of(t: Table, seat: int) -> set[int]:
    held = [(word, int(t.hand(seat, word))) for word in range(WORDS)]
    return {word * 64 + n for word, cards in held for n in range(64) if cards >> n & 1}


def deals(s: Scene) -> list[tuple[set[int], set[int]]]:
    """The hands of seats 1 and 2, dealt again for seat 0."""
    twins = [s.t.determinize(0, seed) for seed in range(DEALS)]
    return [(cards_of(t, 1), cards_of(t, 2)) for t in twins if isinstance(t, Table)]


def unseen(s: Scene) -> set[int]:
    deck = {word * 64 + n for word in range(WORDS) for n in range(64) if s.t.deck(word) >> n & 1}
    return deck | cards_of(s.t, 1) | cards_of(s.t, 2)


def off(times: int, chance: float) -> float:
    """By how many standard deviations something happened too often or too rarely."""
    return abs(times - DEALS * chance) / sqrt(DEALS * chance * (1 - chance))


@pytest.mark.parametrize("lay", [base, all_expansions, end_of_the_deck])
def test_every_unseen_card_is_as_likely_in_every_hand(lay: Callable[[], Scene]) -> None:
    s = lay()
    pool, found = unseen(s), deals(s)
    for seat in (1, 2):
        hands = [hand[seat - 1] for hand in found]
        size = len(cards_of(s.t, seat))
        assert {len(hand) for hand in hands} == {size}
        for card in pool:
            assert off(sum(card in hand for hand in hands), size / len(pool)) < FAR
    assert all(first.isdisjoint(second) and first | second <= pool for first, second in found)


@pytest.mark.parametrize("lay", [base, end_of_the_deck])
def test_cards_are_dealt_independently_of_each_other(lay: Callable[[], Scene]) -> None:
    """Two cards meet in a hand as often as any two."""
    s = lay()
    pool, found = unseen(s), deals(s)
    size, n = len(cards_of(s.t, 1)), len(pool)
    meet = size * (size - 1) / (n * (n - 1))
    some = sorted(pool)[:: max(1, n // 16)]
    for i, one in enumerate(some):
        for other in some[:i]:
            assert off(sum(one in hand and other in hand for hand, _ in found), meet) < FAR
