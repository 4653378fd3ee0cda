"""The table in words: how ids find their names, and the layout that the terminal prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

from meadhall.games.blood_rage.data import CARDS, DATA, Card

View: TypeAlias = dict[str, object]
Piece: TypeAlias = tuple[Literal["title", "heading", "line", "item", "detail"], str]

NAMES: Mapping[str, tuple[str, ...]] = {
    "clan": ("clan",),
    "card": ("card",),
    "figure": ("figure", "card"),  # a monster has its card's name
    "place": ("province", "fjord", "word", "place"),
    "stat": ("stat",),
    "token": ("token",),
    "god": ("god",),
    "slot": ("slot",),
    "because": ("because",),
    "phase": ("phase",),
}
SEATS = frozenset(("seat", "victim"))
QUIET = frozenset(
    ("pillage_token", "doom", "dealt", "picked", "passed_packs", "left_over", "rage_set", "holds_back")
)
COLOURS = {"wolf": "red", "raven": "blue", "serpent": "yellow", "bear": "brown", "ram": "green"}

ROWS = {card.kind: card for card in CARDS}
REGION_OF = {province: region.id for region in DATA.region for province in region.provinces}
SUPPORTS = {fjord.id: fjord.supports for fjord in DATA.fjord}
AGES = len(DATA.phases.discard_keep)


class Words(Protocol):
    """As much as the layout needs of `sim.words`."""

    def text(self, key: str, /, **args: int | str) -> str: ...
    def name(self, kind: str, id: str) -> str: ...
    def seat(self, view: View, seat: int) -> str: ...
    def card(self, kind_id: str) -> str: ...
    def card_text(self, kind_id: str) -> str: ...


# -- the view, typed ----------------------------------------------------------------------------------
class StatRow(msgspec.Struct, frozen=True):
    step: int
    value: int


class ClanRow(msgspec.Struct, frozen=True):
    seat: int
    clan: str | None
    glory: int
    rage: int
    passed: bool
    stats: dict[str, StatRow]
    on_board: int
    reserve: dict[str, int]
    valhalla: dict[str, int]
    upgrades: dict[str, str]
    hand_size: int
    quests_laid: int
    known: list[str]
    hand: list[str]
    quests: list[str]
    pack: list[str]


class ProvinceRow(msgspec.Struct, frozen=True):
    id: str
    villages: int | None
    token: str | None
    pillaged: bool
    destroyed: bool
    god: str | None
    figures: dict[str, dict[str, int]]
    strength: dict[str, int]


class FjordRow(msgspec.Struct, frozen=True):
    id: str
    closed: bool
    figures: dict[str, dict[str, int]]


class BattleRow(msgspec.Struct, frozen=True):
    province: str
    raider: int
    fighters: list[int]
    winner: int | None
    cards: dict[str, str]
    added: dict[str, list[str]]
    treated: dict[str, int]
    silenced: list[int]
    totals: dict[str, int]


class Picture(msgspec.Struct, frozen=True):
    seat: int | None
    age: int
    phase: str
    first_player: int
    doom: list[str | None]
    clans: list[ClanRow]
    provinces: list[ProvinceRow]
    fjords: list[FjordRow]
    battle: BattleRow | None


class Named(msgspec.Struct, frozen=True):
    clan: str | None


class Clans(msgspec.Struct, frozen=True):
    clans: list[Named]


# -- ids and names ------------------------------------------------------------------------------------
def stem(kind: str, id: str) -> str:
    """Cards of different ages share a name."""
    return ROWS[id].key if kind == "card" else id


def seat_id(view: View, seat: int) -> tuple[str, str] | None:
    clan = msgspec.convert(view, Clans).clans[seat].clan
    return None if clan is None else ("clan", clan)


def rule_of(rule: str, verb: str, question: str, question_rule: str) -> str:
    """To decline an offer is no pass in the sense of BR-326."""
    return question_rule if verb == "pass" and question != "action" else rule


def colours(words: Words, view: View) -> dict[str, str]:
    return {words.name("clan", clan): colour for clan, colour in COLOURS.items()}


# -- the layout ---------------------------------------------------------------------------------------
def table(words: Words, view: View) -> list[Piece]:
    return Layout(words, view).pieces()


class Layout:
    """One view, laid out."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self.p = msgspec.convert(view, Picture)

    def pieces(self) -> list[Piece]:
        laid = [*self.top(), *self.clans(), *self.provinces(), *self.fjords(), *self.battle()]
        if self.p.seat is not None:
            own = self.p.clans[self.p.seat]
            laid += self.cards("table-own-quests", own.quests)
            laid += self.cards("table-hand", own.hand)
            laid += self.cards("table-pack", own.pack)
        return laid

    def who(self, seat: int) -> str:
        return self.words.seat(self.view, seat)

    def top(self) -> list[Piece]:
        words, p = self.words, self.p
        phase = words.name("phase", p.phase)
        laid: list[Piece] = [("title", words.text("table-title", age=p.age, ages=AGES, phase=phase))]
        doom = [
            words.text(
                "table-doom-now" if age == p.age else "table-doom-age",
                province=words.name("place", province),
                age=age,
            )
            for age, province in enumerate(p.doom, 1)
            if province is not None and age >= p.age
        ]
        if doom:
            laid.append(("line", words.text("table-doom", doom=", ".join(doom))))
        laid.append(("line", words.text("table-first", clan=self.who(p.first_player))))
        return laid

    # -- clans ------------------------------------------------------------------------------------
    def clans(self) -> list[Piece]:
        laid: list[Piece] = [("heading", self.words.text("table-clans"))]
        for row in self.p.clans:
            laid += self.clan(row)
        return laid

    def clan(self, row: ClanRow) -> list[Piece]:
        words = self.words
        name = self.who(row.seat)
        if row.seat == self.p.seat:
            name = words.text("table-you", clan=name)
        counts = [("glory", row.glory), ("rage", row.rage)]
        if self.p.phase != "gods_gifts":  # all hands grow alike
            counts.append(("hand", row.hand_size))
        if row.quests_laid:
            counts.append(("quests", row.quests_laid))
        facts = [f"{words.text(f'word-{word}')} {n}" for word, n in counts]
        if row.passed:
            facts.append(words.text("table-passed"))
        laid: list[Piece] = [("item", f"{name}: {', '.join(facts)}")]
        laid.append(("detail", f"{self.stats(row)}; {words.text('table-on_board', figures=row.on_board)}"))
        places = [(words.text("word-reserve"), row.reserve), (words.text("word-valhalla"), row.valhalla)]
        standing = [f"{place}: {self.figures(there)}" for place, there in places if there]
        if standing:
            laid.append(("detail", "; ".join(standing)))
        if row.upgrades:
            cards = ", ".join(words.card(card) for card in row.upgrades.values())
            laid.append(("detail", f"{words.text('word-upgrades')}: {cards}"))
        if row.known and row.seat != self.p.seat:
            cards = ", ".join(words.card(card) for card in row.known)
            laid.append(("detail", words.text("table-known", cards=cards)))
        return laid

    def stats(self, row: ClanRow) -> str:
        """BR-401 Late steps of a track are worth glory at the end."""
        told = []
        for stat, at in row.stats.items():
            bonus = DATA.end_of_game.stat_step_bonus[str(at.step)]
            key = "table-stat-bonus" if bonus else "table-stat"
            name = self.words.name("stat", stat)
            told.append(self.words.text(key, stat=name, value=at.value, glory=bonus))
        return self.words.text("table-stats", stats=", ".join(told))

    def figures(self, there: Mapping[str, int]) -> str:
        return ", ".join(
            self.words.name("figure", figure) + (f" ×{n}" if n > 1 else "") for figure, n in there.items()
        )

    # -- the board --------------------------------------------------------------------------------
    def provinces(self) -> list[Piece]:
        laid: list[Piece] = [("heading", self.words.text("table-provinces"))]
        for row in self.p.provinces:
            laid += self.province(row)
        return laid

    def province(self, row: ProvinceRow) -> list[Piece]:
        words = self.words
        name = words.name("place", row.id)
        if row.id in REGION_OF:
            name += f" ({words.text(f'region-{REGION_OF[row.id]}')})"
        if row.destroyed:
            return [("item", f"{name}: {words.text('word-destroyed').lower()}")]
        facts = []
        if row.token is not None:
            facts.append(
                words.text("word-pillaged").lower() if row.pillaged else words.name("token", row.token)
            )
        if row.villages is None:
            facts.append(words.text("table-room"))
        else:
            used = sum(sum(there.values()) for there in row.figures.values())
            facts.append(words.text("table-villages", free=row.villages - used, all=row.villages))
        if row.god is not None:
            facts.append(words.text("table-god", god=words.name("god", row.god)))
        laid: list[Piece] = [("item", f"{name}: {'; '.join(facts)}")]
        laid += [("detail", self.clan_at(seat, row, strength)) for seat, strength in row.strength.items()]
        return laid

    def clan_at(self, seat: str, row: ProvinceRow, strength: int) -> str:
        parts = [self.figures(row.figures[seat])] if seat in row.figures else []
        if any(row.id in SUPPORTS[fjord.id] and seat in fjord.figures for fjord in self.p.fjords):
            parts.append(self.words.text("table-support"))
        parts.append(self.words.text("table-strength", strength=strength))
        return f"{self.who(int(seat))}: {'; '.join(parts)}"

    def fjords(self) -> list[Piece]:
        words = self.words
        laid: list[Piece] = [("heading", words.text("table-fjords"))]
        for row in self.p.fjords:
            name = words.name("place", row.id)
            sides = ", ".join(words.name("place", province) for province in SUPPORTS[row.id])
            if row.closed:
                told = words.text("table-closed")
            elif row.figures:
                told = "; ".join(
                    f"{self.who(int(seat))}: {self.figures(there)}" for seat, there in row.figures.items()
                )
            else:
                told = words.text("table-nobody")
            laid.append(("item", f"{name[:1].upper()}{name[1:]} ({sides}): {told}"))
        return laid

    # -- the battle under way -----------------------------------------------------------------------
    def battle(self) -> list[Piece]:
        words, b = self.words, self.p.battle
        if b is None:
            return []
        province = words.name("place", b.province)
        laid: list[Piece] = [("heading", words.text("table-battle", province=province))]
        laid.append(("line", words.text("table-raider", clan=self.who(b.raider))))
        strength = next(row.strength for row in self.p.provinces if row.id == b.province)
        for seat in b.fighters:
            parts = self.fighter(b, seat, strength.get(str(seat), 0))
            laid.append(("item", words.text("table-fighter", clan=self.who(seat), parts="; ".join(parts))))
        if b.winner is not None:
            laid.append(("line", words.text("table-winner", clan=self.who(b.winner))))
        return laid

    def fighter(self, b: BattleRow, seat: int, strength: int) -> list[str]:
        words = self.words
        key = str(seat)
        parts = [words.text("table-strength", strength=strength)]
        shown = ([b.cards[key]] if key in b.cards else []) + b.added.get(key, [])
        parts += [f"{words.card(card)} ({self.facts(ROWS[card])})" for card in shown]
        if not shown and not any(b.totals.values()):
            parts.append(words.text("table-card-down"))
        if key in b.treated:
            parts.append(words.text("table-treated", worth=b.treated[key]))
        if seat in b.silenced:
            parts.append(words.text("table-silenced"))
        if any(b.totals.values()):
            parts.append(words.text("table-total", total=b.totals.get(key, 0)))
        return parts

    # -- own cards ----------------------------------------------------------------------------------
    def cards(self, heading: str, cards: list[str]) -> list[Piece]:
        if not cards:
            return []
        laid: list[Piece] = [("heading", self.words.text(heading))]
        for kind in dict.fromkeys(cards):
            card = self.words.card(kind) + (f" ×{cards.count(kind)}" if cards.count(kind) > 1 else "")
            told = self.words.text(
                "table-card", card=card, facts=self.facts(ROWS[kind]), text=self.words.card_text(kind)
            )
            laid.append(("item", told))
        return laid

    def facts(self, card: Card) -> str:
        """Type and numbers: `Battle, +4`; `Upgrade, Monster, strength 2, 2 rage`."""
        words = self.words
        facts = [words.text(f"type-{card.type}")]
        if card.type == "battle":
            varies = card.fx == "copy_highest_enemy_card"
            facts.append(
                words.text("table-bonus-varies" if varies else "table-bonus", strength=card.strength)
            )
        elif card.type == "quest":
            facts.append(words.text("table-quest-glory", glory=card.glory))
        else:
            facts.append(words.text(f"slot-{card.slot}"))
            facts.append(words.text("table-strength", strength=card.strength))
            facts.append(words.text("table-cost", rage=card.rage_cost))
        return ", ".join(facts)
