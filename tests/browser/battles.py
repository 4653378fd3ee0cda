"""Seats that look for a fight: Blood Rage played towards a battle in which everybody has cards to lay."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.games.blood_rage.data import CARDS
from tests.browser.hands import Hand

WEAPONS = {card.kind for card in CARDS if card.type == "battle"}


class Province(msgspec.Struct):
    id: str
    villages: int | None
    destroyed: bool
    pillaged: bool
    figures: dict[str, dict[str, int]]


class Board(msgspec.Struct):
    provinces: list[Province]


def warlike(hand: Hand) -> str:
    """Keeps battle cards, goes where everybody goes, and pillages there."""
    asked = hand.question
    assert asked is not None
    if asked.kind == "draft":
        return min(asked.options, key=lambda option: option.split("=")[1] not in WEAPONS)
    if asked.kind == "action":
        return campaign(hand, asked.options)
    return "pass" if "pass" in asked.options else asked.options[0]


def campaign(hand: Hand, options: Sequence[str]) -> str:
    field = field_of(hand)
    there = str(hand.seat) in field.figures
    if there and len(field.figures) > 1 and (raid := f"pillage:province={field.id}") in options:
        return raid
    if not there and (raid := f"invade:figure=warrior:to={field.id}") in options:
        return raid
    waits = [option for option in options if option.startswith(("invade:figure=ship", "upgrade", "quest"))]
    return waits[0] if waits else "pass"


def field_of(hand: Hand) -> Province:
    """Where there is room for everybody: the same for all who look."""
    board = msgspec.convert(hand.view, Board)
    fit = [row for row in board.provinces if row.villages and not row.destroyed and not row.pillaged]
    return max(fit, key=lambda row: (row.villages or 0, row.id))


def in_battle(hands: Sequence[Hand]) -> bool:
    """Every hand is asked for a battle card and has a choice."""
    return all(
        hand.question is not None and hand.question.kind == "battle_card" and len(hand.question.options) > 1
        for hand in hands
    )
