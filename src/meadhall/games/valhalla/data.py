"""The component data, read from data.toml and checked: every row a struct."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent


class Named(msgspec.Struct, frozen=True):
    id: str


class Ability(msgspec.Struct, frozen=True):
    id: str
    clan: str = ""


class AbilityRow(msgspec.Struct, frozen=True):
    id: str
    amount: int = 0
    one: int = 0
    two_or_more: int = 0
    three: int = 0
    four_or_more: int = 0


class Bonus(msgspec.Struct, frozen=True):
    id: str
    amount: int
    clan: str = ""


class Pattern(msgspec.Struct, frozen=True):
    id: str
    symbols: int


class Warrior(msgspec.Struct, frozen=True):
    id: str
    deck: str
    clan: str
    strength: int
    valor: int
    symbols: int
    count: int
    weapons: tuple[str, ...] = ()
    pattern: str = ""
    ability: Ability | None = None
    valkyrie: Bonus | None = None


class Tactic(msgspec.Struct, frozen=True):
    id: str
    deck: str
    kind: str
    timing: str
    role: str
    effect: str
    count: int
    amount: int | str = 0
    discard_die: str = ""
    face: str = ""
    requires: str = ""
    roll: int = 0
    keep: int = 0
    times: int = 0
    tag: str = ""
    valor: int = 0
    steps: tuple[int, ...] = ()


class Thor(msgspec.Struct, frozen=True):
    id: str
    requires: str
    effect: str
    amount: int
    valor: int
    count: int


class Tyr(msgspec.Struct, frozen=True):
    id: str
    effect: str
    count: int
    amount: int = 0
    clan: str = ""
    weapon: str = ""


class LokiRow(msgspec.Struct, frozen=True):
    diff: tuple[int, int]
    effect: str
    amount: int = 0


class Loki(msgspec.Struct, frozen=True):
    id: str
    intro: bool
    setup_discard_delta: int
    rows: tuple[LokiRow, ...]


class Companion(msgspec.Struct, frozen=True):
    id: str
    shield: str
    shield_colour: str


class MonsterAbility(msgspec.Struct, frozen=True):
    id: str
    clan: str = ""


class MonsterSide(msgspec.Struct, frozen=True):
    strength: int
    max_valhalla: int
    abilities: tuple[MonsterAbility, ...]


class MonsterCard(msgspec.Struct, frozen=True):
    id: str
    monster: str
    order: int
    weapons: tuple[str, ...]
    clans: tuple[str, ...]
    warrior_symbols: int
    normal: MonsterSide
    plus40: MonsterSide


class ShieldSet(msgspec.Struct, frozen=True):
    different_foreign: int
    valor: int


class Scoring(msgspec.Struct, frozen=True):
    players: int
    foreign_shield: int
    own_shield: int
    sets: tuple[ShieldSet, ...]


class Arming(msgspec.Struct, frozen=True):
    need: str
    p5: float
    p6: float
    p7: float


class Main(msgspec.Struct, frozen=True):
    """An ability of a jarl, main or secondary."""

    timing: str
    effect: str
    amount: int = 0
    role: str = ""
    trigger: str = ""
    draw: int = 0
    keep: int = 0
    times: int = 0
    points: int = 0
    troop_sizes: tuple[int, ...] = ()


class Condition(msgspec.Struct, frozen=True):
    id: str
    amount: int = 0


class Jarl(msgspec.Struct, frozen=True):
    id: str
    relation: str
    min_players: int
    intro: bool
    main: Main
    condition: Condition
    secondary: Main


class Level(msgspec.Struct, frozen=True):
    level: int
    valor: int
    attacker_extra_dice: int


class VikingBonus(msgspec.Struct, frozen=True):
    players: int
    levels: tuple[Level, ...]


class LastViking(msgspec.Struct, frozen=True):
    end_of_game_valor: int
    bonus: tuple[VikingBonus, ...]


class SoloLevel(msgspec.Struct, frozen=True):
    level: int
    discard_on_lost_battle: int


class Solo(msgspec.Struct, frozen=True):
    start_hand: int
    deck_discard: int
    monster_dice: int
    shields: int
    boar_bonus_per_match: int
    level: tuple[SoloLevel, ...]
    ability: tuple[Named, ...]


class SoloJarls(msgspec.Struct, frozen=True):
    ids: tuple[str, ...]


class Cooperative(msgspec.Struct, frozen=True):
    shields: dict[str, int]
    strength_per_extra_seat: int
    strength_per_extra_level: int
    valhalla_per_extra_seat: int
    deck_discard: dict[str, int]


class ByPlayers(msgspec.Struct, frozen=True):
    players: int
    cards: int


class Setup(msgspec.Struct, frozen=True):
    discard_by_players: tuple[ByPlayers, ...]
    open_warriors_minus_players: int
    jarls_dealt: int
    hand_drawn: int
    hand_discarded: int
    intro_hand: int
    advanced_jarls_dealt: int
    plus80_extra_discard: int
    plus80_six_player_discard: int


class Draw(msgspec.Struct, frozen=True):
    draw: int
    keep: int


class Turn(msgspec.Struct, frozen=True):
    troop_limit: int
    two_warriors_symbol_limit: int
    draw_action: Draw
    phase_b: Draw
    phase_b_plus40: Draw


class TyrSetup(msgspec.Struct, frozen=True):
    shuffled_into_deck: int


class Dice(msgspec.Struct, frozen=True):
    faces: tuple[str, ...]
    battle_dice: int
    extra_pool: int
    blank_face: str


class Components(msgspec.Struct, frozen=True):
    shields_per_player: int


class Aid(msgspec.Struct, frozen=True):
    players: int
    use: int


class CompanionsSetup(msgspec.Struct, frozen=True):
    player_counts: tuple[int, ...]
    alliance_scoring_aid: tuple[Aid, ...]


class Variant(msgspec.Struct, frozen=True):
    id: str
    start_hand: int = 0
    start_cards: int = 0
    reserve_start: int = 0
    reserve_refill: int = 0
    jarls_dealt: int = 0
    jarls_dealt_six_players: int = 0


class Data(msgspec.Struct, frozen=True):
    clan: tuple[Named, ...]
    pattern: tuple[Pattern, ...]
    ability: tuple[AbilityRow, ...]
    warrior: tuple[Warrior, ...]
    tactic: tuple[Tactic, ...]
    thor: tuple[Thor, ...]
    tyr: tuple[Tyr, ...]
    loki_effect: tuple[Named, ...]
    loki: tuple[Loki, ...]
    companion: tuple[Companion, ...]
    monster: tuple[Named, ...]
    monster_card: tuple[MonsterCard, ...]
    scoring: tuple[Scoring, ...]
    arming: tuple[Arming, ...]
    variant: tuple[Variant, ...]
    jarl: tuple[Jarl, ...]
    last_viking: LastViking
    solo: Solo
    solo_jarls: SoloJarls
    cooperative: Cooperative
    components: Components
    setup: Setup
    turn: Turn
    tyr_setup: TyrSetup
    companions_setup: CompanionsSetup
    dice: Dice
    ruling: tuple[Named, ...]


def load() -> Data:
    with (FOLDER / "data.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file), Data)


DATA = load()
VARIANT = {row.id: row for row in DATA.variant}
