"""The table in words: how ids find their names, and the layout that the terminal prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

from meadhall.games.champions_of_midgard.data import DATA

View: TypeAlias = dict[str, object]
Piece: TypeAlias = tuple[Literal["title", "heading", "line", "item", "detail"], str]

NAMES: Mapping[str, tuple[str, ...]] = {
    "trade": ("trade",),
    "leader": ("leader",),
    "location": ("location",),
    "place": ("place",),
    "shore": ("place",),
    "enemy": ("enemy",),
    "journey": ("journey",),
    "rune": ("rune",),
    "destiny": ("destiny",),
    "merchant": ("merchant",),
    "weapon": ("weapon",),
    "face": ("face",),
    "good": ("good",),
    "part": ("part",),
    "because": ("because",),
    "phase": ("phase",),
}
SEATS = frozenset(("seat", "other"))
QUIET = frozenset(("die", "drew_destiny", "journey_laid", "stock", "stall", "ready", "round_over"))
COLOURS = {"asmundr": "yellow", "dagrun": "blue", "gylfir": "green", "svanhildr": "red", "ullr": "brown"}

ENEMIES = {row.id: row for row in (*DATA.troll, *DATA.draugr, *DATA.monster)}
FED = {f"shore_{row.slot}": row.warriors_fed_per_food for row in DATA.shore_slot}
GOODS = {row.id: row.goods for row in DATA.merchant_ship}
DESTINIES = {row.id: row for row in DATA.destiny}
STALLS = frozenset(row.id for row in DATA.stall)
WEAPONS = ("sword", "spear", "axe")


class Words(Protocol):
    """As much as the layout needs of `sim.words`."""

    def text(self, key: str, /, **args: int | str) -> str: ...
    def name(self, kind: str, id: str) -> str: ...
    def seat(self, view: View, seat: int) -> str: ...


# -- the view, typed ----------------------------------------------------------------------------------
class RuneRow(msgspec.Struct, frozen=True):
    rune: str
    used: bool


class ChiefRow(msgspec.Struct, frozen=True):
    seat: int
    leader: str | None
    glory: int
    food: int
    wood: int
    coin: int
    favor: int
    blame: int
    warriors: dict[str, int]
    workers: int
    to_place: int
    ship: str | None
    runes: list[RuneRow]
    destiny_count: int
    destinies: list[str]
    drawn: list[str]
    peeked: dict[str, str]
    slain: list[str]
    score: dict[str, int] | None


class LocationRow(msgspec.Struct, frozen=True):
    id: str
    seat: int | None
    stock: int = -1


class EnemyRow(msgspec.Struct, frozen=True):
    place: str
    enemy: str | None
    seat: int | None
    sent: dict[str, int]


class ShoreRow(msgspec.Struct, frozen=True):
    place: str
    enemy: str | None
    seat: int | None
    sent: dict[str, int]
    bounty: int
    journey: str | None
    ship: str | None
    room: int | None


class RollRow(msgspec.Struct, frozen=True):
    place: str
    attack: int | None
    defence: int | None
    damage: int
    dice: dict[str, dict[str, int]]
    in_hand: dict[str, int]
    attacks: int
    shields: int


class Picture(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    phase: str
    first_player: int
    clans: list[ChiefRow]
    supply: dict[str, int]
    locations: list[LocationRow]
    hunters: list[int]
    merchant: str | None
    runes: list[str]
    ships_on_offer: list[str]
    hut_price: int | None
    enemies: list[EnemyRow]
    shores: list[ShoreRow]
    roll: RollRow | None


class Named(msgspec.Struct, frozen=True):
    leader: str | None


class Chiefs(msgspec.Struct, frozen=True):
    clans: list[Named]


# -- ids and names ------------------------------------------------------------------------------------
def stem(kind: str, id: str) -> str:
    """Cards alike share a name: all trolls, all merchant ships, all enemies of one sort and colour."""
    if kind == "merchant":
        return "ship"
    if kind == "enemy":
        return "_".join(part for part in id.split("_") if not part.isdigit())
    return id


def seat_id(view: View, seat: int) -> tuple[str, str] | None:
    leader = msgspec.convert(view, Chiefs).clans[seat].leader
    return None if leader is None else ("leader", leader)


def rule_of(rule: str, verb: str, question: str, question_rule: str) -> str:
    """To decline an offer, or to use a rune, is what the question is about."""
    if verb == "pass" and question != "assign":
        return question_rule
    if verb == "lose" or verb == "keep":
        return question_rule
    return rule


def colours(words: Words, view: View) -> dict[str, str]:
    return {words.name("leader", leader): colour for leader, colour in COLOURS.items()}


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
        laid = [*self.top(), *self.chiefs(), *self.town()]
        if self.p.round:
            laid += [*self.wilds(), *self.roll()]
        if self.p.seat is not None:
            own = self.p.clans[self.p.seat]
            laid += self.destinies("table-destinies", own.destinies)
            laid += self.destinies("table-drawn", own.drawn)
        return laid

    def who(self, seat: int) -> str:
        return self.words.seat(self.view, seat)

    def counted(self, kind: str, there: Mapping[str, int]) -> str:
        """`2 sword, 1 axe`, or nothing."""
        return ", ".join(f"{self.words.name(kind, id)} {n}" for id, n in there.items() if n)

    def top(self) -> list[Piece]:
        words, p = self.words, self.p
        phase = words.name("phase", p.phase)
        title = words.text("table-title", round=p.round, rounds=DATA.tracks.round_last, phase=phase)
        return [("title", title), ("line", words.text("table-first", clan=self.who(p.first_player)))]

    # -- chiefs -----------------------------------------------------------------------------------
    def chiefs(self) -> list[Piece]:
        laid: list[Piece] = [("heading", self.words.text("table-chiefs"))]
        for row in self.p.clans:
            laid += self.chief(row)
        return laid

    def chief(self, row: ChiefRow) -> list[Piece]:
        words = self.words
        name = self.who(row.seat)
        if row.seat == self.p.seat:
            name = words.text("table-you", clan=name)
        workers = words.text("table-workers", left=row.to_place, all=row.workers)
        destinies = words.text("table-destiny-count", count=row.destiny_count)
        laid: list[Piece] = [
            ("item", f"{name}: {words.text('word-glory').lower()} {row.glory}, {workers}, {destinies}")
        ]
        store = {"food": row.food, "wood": row.wood, "coin": row.coin, "favor": row.favor, "blame": row.blame}
        laid.append(("detail", words.text("table-store", store=self.or_none(self.counted("good", store)))))
        warriors = self.or_none(self.counted("weapon", row.warriors))
        laid.append(("detail", words.text("table-warriors", warriors=warriors)))
        if row.runes or row.ship is not None:
            things = [self.rune(rune) for rune in row.runes]
            if row.ship is not None:
                things.append(words.name("location", row.ship))
            laid.append(("detail", ", ".join(things)))
        if row.slain:
            enemies = ", ".join(
                name + (f" ×{n}" if n > 1 else "")
                for name, n in Counter(words.name("enemy", enemy) for enemy in row.slain).items()
            )
            laid.append(("detail", words.text("table-slain", enemies=enemies)))
        if row.score is not None:
            parts = ", ".join(f"{words.name('part', part)} {n}" for part, n in row.score.items() if n)
            laid.append(("detail", words.text("table-score", parts=self.or_none(parts))))
        return laid

    def or_none(self, told: str) -> str:
        return told or self.words.text("table-none")

    def rune(self, row: RuneRow) -> str:
        name = self.words.name("rune", row.rune)
        return f"{name} ({self.words.text('table-used')})" if row.used else name

    # -- the town ---------------------------------------------------------------------------------
    def town(self) -> list[Piece]:
        words, p = self.words, self.p
        laid: list[Piece] = [("heading", words.text("table-town"))]
        supply = self.or_none(self.counted("weapon", p.supply))
        laid.append(("line", f"{words.text('word-supply')}: {supply}"))
        for row in p.locations:
            facts = self.location_facts(row)
            if facts:
                laid.append(("item", f"{words.name('location', row.id)}: {'; '.join(facts)}"))
        return laid

    def location_facts(self, row: LocationRow) -> list[str]:
        words, p = self.words, self.p
        facts = [words.text(f"location-{row.id}.text")] if row.id in STALLS else []
        if row.seat is not None:
            facts.append(words.text("table-taken", clan=self.who(row.seat)))
        if row.stock >= 0:
            facts.append(words.text("table-stock", stock=row.stock))
        if row.id == "merchant_ship" and p.merchant is not None:
            goods = ", ".join(
                f"{words.name('weapon' if good in WEAPONS else 'good', good)} {n}"
                for good, n in GOODS[p.merchant].items()
            )
            facts.append(words.text("table-goods", goods=goods))
        elif row.id == "runesmith" and p.runes:
            facts.append(", ".join(words.name("rune", rune) for rune in p.runes))
        elif row.id == "shipwright" and p.ships_on_offer:
            ships = ", ".join(words.name("location", ship) for ship in p.ships_on_offer)
            facts.append(words.text("table-offer", ships=ships))
        elif row.id == "worker_huts" and p.hut_price is not None:
            facts.append(words.text("table-hut", coins=p.hut_price))
        elif row.id == "hunting_grounds" and p.hunters:
            hunters = ", ".join(self.who(seat) for seat in p.hunters)
            facts.append(words.text("table-hunters", clans=hunters))
        return facts

    # -- the wilds --------------------------------------------------------------------------------
    def wilds(self) -> list[Piece]:
        laid: list[Piece] = [("heading", self.words.text("table-enemies"))]
        for row in self.p.enemies:
            laid += self.enemy(row.place, row.enemy, row.seat, row.sent, [])
        for shore in self.p.shores:
            laid += self.enemy(shore.place, shore.enemy, shore.seat, shore.sent, self.shore_facts(shore))
        return laid

    def enemy(
        self, place: str, id: str | None, seat: int | None, sent: Mapping[str, int], more: list[str]
    ) -> list[Piece]:
        words = self.words
        name = words.name("place", place)
        name = f"{name[:1].upper()}{name[1:]}"
        if id is None:
            facts = [words.text("table-dead"), *more]
        else:
            row = ENEMIES[id]
            facts = [
                words.name("enemy", id),
                words.text("table-enemy", attack=row.attack, defence=row.defence, glory=row.glory),
            ]
            if row.resist:
                weapons = ", ".join(words.name("weapon", weapon) for weapon in row.resist)
                facts.append(words.text("table-resists", weapons=weapons))
            facts += more
        laid: list[Piece] = [("item", f"{name}: {'; '.join(facts)}")]
        if seat is not None:
            party = ", ".join(
                f"{words.name('good' if id == 'food' else 'weapon', id)} {n}" for id, n in sent.items()
            )
            laid.append(("detail", words.text("table-sent", clan=self.who(seat), sent=self.or_none(party))))
        return laid

    def shore_facts(self, row: ShoreRow) -> list[str]:
        words = self.words
        facts = [words.text("table-food", fed=FED[row.place])]
        if row.bounty:
            facts.append(words.text("table-bounty", coins=row.bounty))
        known = None if self.p.seat is None else self.p.clans[self.p.seat].peeked.get(row.place)
        if row.journey is not None:
            facts.append(words.text("table-journey", journey=words.name("journey", row.journey)))
        elif known is not None:
            facts.append(words.text("table-journey-known", journey=words.name("journey", known)))
        else:
            facts.append(words.text("table-journey-down"))
        if row.ship is not None and row.room is not None:
            facts.append(words.text("table-room", ship=words.name("location", row.ship), room=row.room))
        return facts

    # -- the roll under way -------------------------------------------------------------------------
    def roll(self) -> list[Piece]:
        words, r = self.words, self.p.roll
        if r is None:
            return []
        heading = f"{words.text('table-roll')}: {words.name('place', r.place)}"
        laid: list[Piece] = [("heading", heading)]
        for weapon, faces in r.dice.items():
            told = words.text(
                "table-dice", weapon=words.name("weapon", weapon), faces=self.counted("face", faces)
            )
            laid.append(("item", told))
        if r.in_hand:
            laid.append(("item", words.text("table-hand", dice=self.counted("weapon", r.in_hand))))
        laid.append(("line", words.text("table-total", attacks=r.attacks, shields=r.shields)))
        if r.attack is not None and r.defence is not None:
            told = words.text("table-foe", attack=r.attack, defence=r.defence, damage=r.damage)
            laid.append(("line", told))
        return laid

    # -- own destinies --------------------------------------------------------------------------------
    def destinies(self, heading: str, cards: list[str]) -> list[Piece]:
        if not cards:
            return []
        words = self.words
        laid: list[Piece] = [("heading", words.text(heading))]
        for card in cards:
            row = DESTINIES[card]
            text = words.text(
                "table-bonus",
                text=words.text(f"destiny-{card}.text"),
                alone=row.glory_alone,
                tied=row.glory_tied,
            )
            laid.append(("item", words.text("table-card", card=words.name("destiny", card), text=text)))
        return laid
