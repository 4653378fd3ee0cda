"""The table in words: how ids find their names, and the layout that the terminal prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

View: TypeAlias = dict[str, object]
Piece: TypeAlias = tuple[Literal["title", "heading", "line", "item", "detail"], str]

NAMES: Mapping[str, tuple[str, ...]] = {
    kind: (kind,)
    for kind in (
        "because",
        "card",
        "dice",
        "face",
        "jarl",
        "line",
        "loki",
        "loki_effect",
        "shield",
        "side",
        "slot",
    )
}
SEATS = frozenset(("seat", "victim", "attacker", "defender"))
QUIET = frozenset(("jarl_dealt", "milled", "revealed", "kept", "dice", "rolled", "monster_die", "turn"))
COLOURS = {
    "raven": "red",
    "dragon": "blue",
    "horse": "yellow",
    "serpent": "green",
    "eagle": "brown",
    "goat": "blue",
}
PILE_SHOWN = 12


class Words(Protocol):
    """As much as the layout needs of `sim.words`."""

    def text(self, key: str, /, **args: int | str) -> str: ...
    def name(self, kind: str, id: str) -> str: ...
    def seat(self, view: View, seat: int) -> str: ...
    def card(self, kind_id: str) -> str: ...
    def card_text(self, kind_id: str) -> str: ...


# -- the view, typed ------------------------------------------------------------------------------------
class WarriorRow(msgspec.Struct, frozen=True):
    slot: int
    card: str
    tyr: str | None


class PlayerRow(msgspec.Struct, frozen=True):
    seat: int
    shield: str
    jarl: str | None
    jarls: list[str]
    own_shields: int
    captured: dict[str, int]
    viking_level: int | None
    squad: list[WarriorRow]
    hand_size: int
    hand: list[str]
    known: list[str]
    drawn: list[str]
    valhalla_size: int
    valhalla: list[str]
    score: int


class LedgerRow(msgspec.Struct, frozen=True):
    of: str
    card: str | None
    strength: int


class SideRow(msgspec.Struct, frozen=True):
    seat: int
    dice: dict[str, int]
    caches: dict[str, int]
    active: list[int]
    tactics: list[str]
    ledger: list[LedgerRow]
    strength: int


class FightRow(msgspec.Struct, frozen=True):
    sides: list[SideRow | None]


class MonsterRow(msgspec.Struct, frozen=True):
    id: str
    wounds: int
    strength: int | None
    limit: int | None
    dice: dict[str, int]


class Picture(msgspec.Struct, frozen=True):
    seat: int | None
    over: bool
    phase: str
    turns_left: int | None
    deck: int
    discard: list[str]
    reserve: list[str]
    loki: str | None
    players: list[PlayerRow]
    fight: FightRow | None
    monster: MonsterRow | None


class Shield(msgspec.Struct, frozen=True):
    shield: str


class Shields(msgspec.Struct, frozen=True):
    players: list[Shield]


# -- ids and names --------------------------------------------------------------------------------------
def stem(kind: str, id: str) -> str:
    return id


def seat_id(view: View, seat: int) -> tuple[str, str] | None:
    return "shield", msgspec.convert(view, Shields).players[seat].shield


def rule_of(rule: str, verb: str, question: str, question_rule: str) -> str:
    """To decline an offer has the rule of the offer."""
    return question_rule if verb == "pass" else rule


def colours(words: Words, view: View) -> dict[str, str]:
    return {words.name("shield", shield): colour for shield, colour in COLOURS.items()}


# -- the layout -----------------------------------------------------------------------------------------
def table(words: Words, view: View) -> list[Piece]:
    return Layout(words, view).pieces()


class Layout:
    """One view, laid out."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self.p = msgspec.convert(view, Picture)

    def pieces(self) -> list[Piece]:
        laid = [*self.top(), *self.monster(), *self.players(), *self.piles(), *self.fight()]
        if self.p.seat is not None:
            own = self.p.players[self.p.seat]
            laid += self.jarls(own.jarls)
            laid += self.cards("table-own-valhalla", own.valhalla)
            laid += self.cards("table-drawn", own.drawn)
            laid += self.cards("table-hand", own.hand)
        return laid

    def who(self, seat: int) -> str:
        return self.words.seat(self.view, seat)

    def top(self) -> list[Piece]:
        words, p = self.words, self.p
        title = words.text("table-title", phase=words.text(f"phase-{p.phase}"), deck=p.deck)
        laid: list[Piece] = [("title", title)]
        if p.turns_left is not None:
            laid.append(("line", words.text("table-left", turns=p.turns_left)))
        if p.loki is not None:
            laid.append(("line", words.text("table-loki", loki=words.text(f"loki-{p.loki}.text"))))
        return laid

    def monster(self) -> list[Piece]:
        words, row = self.words, self.p.monster
        if row is None:
            return []
        name = words.text(f"monster-{row.id}")
        laid: list[Piece] = [("heading", words.text("table-monster", monster=name, wounds=row.wounds))]
        if row.strength is not None and row.limit is not None:
            facts = words.text(
                "table-monster-facts", strength=row.strength, limit=row.limit, dice=self.faces(row.dice)
            )
            laid.append(("line", facts))
        return laid

    # -- players --------------------------------------------------------------------------------------
    def players(self) -> list[Piece]:
        laid: list[Piece] = [("heading", self.words.text("table-players"))]
        for row in self.p.players:
            laid += self.player(row)
        return laid

    def player(self, row: PlayerRow) -> list[Piece]:
        words = self.words
        name = self.who(row.seat)
        if row.seat == self.p.seat:
            name = words.text("table-you", clan=name)
        captured = sum(row.captured.values())
        facts = [
            words.text("table-shields", own=row.own_shields, captured=captured),
            words.text("table-hand-size", cards=row.hand_size, sent=row.valhalla_size),
        ]
        if self.p.over:
            facts.append(words.text("table-score", valour=row.score))
        laid: list[Piece] = [("item", f"{name}: {', '.join(facts)}")]
        if row.jarl is not None:
            laid.append(("detail", words.text("table-jarl", jarl=words.name("jarl", row.jarl))))
        if row.viking_level is not None:
            laid.append(("detail", words.text("table-viking", level=row.viking_level)))
        laid += [("detail", self.warrior(warrior)) for warrior in row.squad]
        if row.known and row.seat != self.p.seat:
            cards = ", ".join(words.card(card) for card in row.known)
            laid.append(("detail", words.text("table-known", cards=cards)))
        return laid

    def warrior(self, row: WarriorRow) -> str:
        card = self.words.card(row.card)
        if row.tyr is not None:
            card += f" + {self.words.card(row.tyr)}"
        return self.words.text("table-squad", slot=self.words.name("slot", str(row.slot)), card=card)

    def piles(self) -> list[Piece]:
        words, p = self.words, self.p
        laid: list[Piece] = []
        if p.reserve:
            laid += [("heading", words.text("table-reserve"))]
            laid += [("item", words.card(card)) for card in p.reserve]
        if p.discard:
            top = [words.card(card) for card in p.discard[::-1][:PILE_SHOWN]]
            laid += [("heading", words.text("table-discard")), ("line", ", ".join(top))]
        return laid

    # -- the fight under way ------------------------------------------------------------------------------
    def fight(self) -> list[Piece]:
        if self.p.fight is None:
            return []
        laid: list[Piece] = [("heading", self.words.text("table-fight"))]
        for side, row in zip(("attack", "defence"), self.p.fight.sides, strict=True):
            if row is not None:
                laid += self.side(self.words.name("side", side), row)
        return laid

    def side(self, side: str, row: SideRow) -> list[Piece]:
        words = self.words
        told = words.text("table-side", side=side, clan=self.who(row.seat), strength=row.strength)
        laid: list[Piece] = [("item", told)]
        dice = dict(row.dice)
        for face, n in row.caches.items():
            dice[face] = dice.get(face, 0) + n
        laid.append(("detail", words.text("table-dice", dice=self.faces(dice))))
        for line in row.ledger:
            what = words.card(line.card) if line.card is not None else self.part(line.of)
            laid.append(("detail", words.text("table-line", what=what, strength=line.strength)))
        return laid

    def part(self, of: str) -> str:
        """What a line of the ledger is about."""
        keys = {"tactics": "table-tactics", "jarl": "because-jarl", "valhalla": "table-valhalla"}
        return self.words.text(keys[of])

    def faces(self, dice: Mapping[str, int]) -> str:
        told = [self.words.name("face", face) + (f" ×{n}" if n > 1 else "") for face, n in dice.items()]
        return ", ".join(told) or self.words.text("table-nothing")

    # -- one's own ----------------------------------------------------------------------------------------
    def jarls(self, jarls: list[str]) -> list[Piece]:
        if not jarls:
            return []
        laid: list[Piece] = [("heading", self.words.text("table-jarls"))]
        for jarl in jarls:
            text = self.words.text(f"jarl-{jarl}.text")
            laid.append(
                ("item", self.words.text("table-card", card=self.words.name("jarl", jarl), text=text))
            )
        return laid

    def cards(self, heading: str, cards: list[str]) -> list[Piece]:
        if not cards:
            return []
        laid: list[Piece] = [("heading", self.words.text(heading))]
        for kind in dict.fromkeys(cards):
            card = self.words.card(kind) + (f" ×{cards.count(kind)}" if cards.count(kind) > 1 else "")
            told = self.words.text("table-card", card=card, text=self.words.card_text(kind))
            laid.append(("item", told))
        return laid
