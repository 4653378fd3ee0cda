"""The component data, read from data.toml and checked: every row a struct."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent


class Named(msgspec.Struct, frozen=True):
    id: str


class Expected(msgspec.Struct, frozen=True):
    monsters: int
    trolls: int
    draugr: int
    journeys: int
    destinies: int
    runes: int
    merchant_ships: int
    private_longships: int
    stalls: int
    leaders: int


class Supply(msgspec.Struct, frozen=True):
    warrior_limit_per_player: int


class Setup(msgspec.Struct, frozen=True):
    start: dict[str, int]
    start_destinies: int
    start_glory: int
    workers_for_huts: int


class Size(msgspec.Struct, frozen=True):
    players: int
    start_workers: int
    max_workers: int
    stalls_military: int
    stalls_economic: int
    shore_slots: int
    troll_slots: int
    draugr_slots: int
    rune_slots: int
    merchant_slots: int
    private_longships: int


class Step(msgspec.Struct, frozen=True):
    order: int
    id: str


class Die(msgspec.Struct, frozen=True):
    id: str
    copies: int
    faces: tuple[str, ...]


class Leader(msgspec.Struct, frozen=True):
    id: str
    effect: str
    params: dict[str, int]
    warrior_limit: int


class Location(msgspec.Struct, frozen=True):
    id: str
    capacity: int
    effect: str
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    stock: str = ""
    stock_per_round: int = 0
    ship_capacity: int | str = 0
    price_table: tuple[dict[str, int], ...] = ()
    price_by_use: tuple[int, ...] = ()
    trade_goods: tuple[str, ...] = ()
    food_limit: int = 0
    draw_destinies: int = 0


class Stall(msgspec.Struct, frozen=True):
    id: str
    kind: str
    cost: dict[str, int]
    gain: dict[str, int]
    max_repeats: int


class PublicShip(msgspec.Struct, frozen=True):
    id: str
    capacity: int
    use_cost: dict[str, int]


class PrivateShip(msgspec.Struct, frozen=True):
    id: str
    capacity: int
    cost: dict[str, int]
    glory: int
    players_min: int


class Merchant(msgspec.Struct, frozen=True):
    id: str
    goods: dict[str, int]


class Rune(msgspec.Struct, frozen=True):
    id: str
    glory: int
    effect: str
    params: dict[str, int | str | bool | list[str]]

    def number(self, name: str) -> int:
        value = self.params[name]
        if not isinstance(value, int):
            raise ValueError(f"{self.id}: {name} is a number")
        return value


class Destiny(msgspec.Struct, frozen=True):
    id: str
    metric: str
    glory_alone: int
    glory_tied: int
    minimum: int


class Journey(msgspec.Struct, frozen=True):
    id: str
    effect: str
    params: dict[str, int | list[str]]
    copies: int

    def number(self, name: str) -> int:
        value = self.params.get(name, 0)
        return value if isinstance(value, int) else 0

    def takes(self, item: str) -> bool:
        found = self.params.get("from", [])
        return isinstance(found, list) and item in found


class Shore(msgspec.Struct, frozen=True):
    slot: int
    distance: str
    warriors_fed_per_food: int
    players_min: int


class Enemy(msgspec.Struct, frozen=True):
    id: str
    attack: int
    defence: int
    glory: int
    resist: tuple[str, ...]
    copies: int
    colour: str = ""
    wood: int = 0
    coin: int = 0
    favor: int = 0


class Hunting(msgspec.Struct, frozen=True):
    food_limit: int


class Blame(msgspec.Struct, frozen=True):
    unbeaten_troll_each_player: int
    troll_killer_discards: int
    troll_killer_gives_other_player: int
    beg: int
    penalty_by_count: tuple[int, ...]


class Bounty(msgspec.Struct, frozen=True):
    coin_per_round_on_unbeaten_monster: int


class Scoring(msgspec.Struct, frozen=True):
    order: tuple[str, ...]
    set_colours: tuple[str, ...]
    glory_per_set: int
    glory_per_favor: int
    coins_per_glory: int


class Tracks(msgspec.Struct, frozen=True):
    round_last: int


class Data(msgspec.Struct, frozen=True):
    expected: Expected
    supply: Supply
    setup: Setup
    setup_players: tuple[Size, ...]
    round_setup_step: tuple[Step, ...]
    die: tuple[Die, ...]
    die_face: dict[str, dict[str, int] | str]
    leader: tuple[Leader, ...]
    location: tuple[Location, ...]
    stall: tuple[Stall, ...]
    public_longship: tuple[PublicShip, ...]
    private_longship: tuple[PrivateShip, ...]
    merchant_ship: tuple[Merchant, ...]
    rune: tuple[Rune, ...]
    destiny: tuple[Destiny, ...]
    journey: tuple[Journey, ...]
    shore_slot: tuple[Shore, ...]
    troll: tuple[Enemy, ...]
    draugr: tuple[Enemy, ...]
    monster: tuple[Enemy, ...]
    hunting: Hunting
    blame: Blame
    bounty: Bounty
    scoring: Scoring
    tracks: Tracks
    variant: tuple[Named, ...]
    ruling: tuple[Named, ...]


def load() -> Data:
    with (FOLDER / "data.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file), Data)


DATA = load()
