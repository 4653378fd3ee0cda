"""The component data, read from data.toml and checked: every row a struct."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent


class Card(msgspec.Struct, frozen=True):
    id: str
    key: str
    age: int
    type: str
    fx: str
    copies: int
    slot: str = ""
    strength: int = 0
    rage_cost: int = 0
    glory: int = 0
    stat_reward: int = 1
    copies_unmarked: int = 0
    copies_3plus: int = 0
    copies_4plus: int = 0
    mark: str = ""
    set: str = "base"
    params: dict[str, int | str] = {}

    @property
    def kind(self) -> str:
        """Cards of one kind are the same card, whatever box they came in."""
        return f"{self.key}_a{self.age}"

    def number(self, name: str, default: int = 0) -> int:
        value = self.params.get(name, default)
        if not isinstance(value, int):
            raise ValueError(f"{self.id}: {name} is a number")
        return value

    def copies_for(self, seats: int) -> int:
        """How many are in the deck with so many at the table (BR-207)."""
        if self.mark == "5+":
            return self.copies if seats >= 5 else 0
        if self.mark == "unmarked":
            return self.copies
        marked = [self.copies_unmarked, self.copies_3plus, self.copies_4plus]
        return sum(marked[: max(1, min(seats, 4) - 1)])


class Province(msgspec.Struct, frozen=True):
    id: str
    region: str
    villages: int
    unlimited: bool
    ragnarok_token: bool
    adjacent: tuple[str, ...]
    fjords: tuple[str, ...]


class Fjord(msgspec.Struct, frozen=True):
    id: str
    supports: tuple[str, ...]


class Region(msgspec.Struct, frozen=True):
    id: str
    provinces: tuple[str, ...]


class Stat(msgspec.Struct, frozen=True):
    id: str
    values: tuple[int, ...]


class Figure(msgspec.Struct, frozen=True):
    id: str
    count: int
    strength: int


class Named(msgspec.Struct, frozen=True):
    id: str


class God(msgspec.Struct, frozen=True):
    id: str
    glory: int = 0


class Token(msgspec.Struct, frozen=True):
    id: str
    count: int
    reward: dict[str, int | str]
    fixed_province: str = ""


class Monster(msgspec.Struct, frozen=True):
    id: str
    card: str
    strength: int
    invade_cost: int
    location: str
    strength_in_yggdrasil: int = -1


class Setup(msgspec.Struct, frozen=True):
    start_stats: dict[str, int]
    start_rage: int
    start_glory: int
    ragnarok_tokens_on_age_track: int
    predestroyed_provinces: dict[str, int]


class Draft(msgspec.Struct, frozen=True):
    dealt_per_player: int
    kept_per_player: int
    discarded_per_player: int


class Phases(msgspec.Struct, frozen=True):
    order: tuple[str, ...]
    discard_keep: dict[str, int]
    ragnarok_glory_per_figure: dict[str, int]


class EndOfGame(msgspec.Struct, frozen=True):
    stat_step_bonus: dict[str, int]


class Sheet(msgspec.Struct, frozen=True):
    slots: dict[str, int]
    rage_track_max: int


class FifthPlayer(msgspec.Struct, frozen=True):
    clan: str
    predestroyed_provinces: int


class Mystic(msgspec.Struct, frozen=True):
    figures_per_clan: int
    strength: int
    invade_cost: int


class Gods(msgspec.Struct, frozen=True):
    gods_in_play: int


class Data(msgspec.Struct, frozen=True):
    setup: Setup
    draft: Draft
    phases: Phases
    end_of_game: EndOfGame
    clan_sheet: Sheet
    stat: tuple[Stat, ...]
    figure: tuple[Figure, ...]
    clan: tuple[Named, ...]
    region: tuple[Region, ...]
    province: tuple[Province, ...]
    fjord: tuple[Fjord, ...]
    pillage_token: tuple[Token, ...]
    card: tuple[Card, ...]
    monster: tuple[Monster, ...]
    battle_step: tuple[Named, ...]
    ruling: tuple[Named, ...]
    expansion_5th_player: FifthPlayer
    expansion_card: tuple[Card, ...]
    mystic: Mystic
    gods_of_asgard: Gods
    god: tuple[God, ...]


def load() -> Data:
    with (FOLDER / "data.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file), Data)


DATA = load()
CARDS = tuple(
    sorted(
        (card for card in (*DATA.card, *DATA.expansion_card) if card.set != "unverified"),
        key=lambda card: card.age,
    )
)
