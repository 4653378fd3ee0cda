"""What a net is shown of squads and fights is what the seat's own view tells."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from librt.vecs import vec

import meadhall
from meadhall.games.valhalla.columns import SIDES, SLOTS, TOTAL
from meadhall.games.valhalla.features import FEATURES, OF_SIDE, OF_SLOT, OF_SQUAD, SIDE_NUMBERS
from meadhall.games.valhalla.parts import FACE_IDS, KIND_IDS, ROWS, WEAPONS
from meadhall.kernel.table import Table

CARDS = dict(zip(KIND_IDS, ROWS, strict=True))


class Warrior(msgspec.Struct):
    slot: int
    card: str
    tyr: str | None


class Player(msgspec.Struct):
    squad: list[Warrior]
    companion: int | None


class Side(msgspec.Struct):
    seat: int
    dice: dict[str, int]
    caches: dict[str, int]
    picked: dict[str, int]
    active: list[int]
    entering: list[int]
    worth: dict[str, int]
    strength: int


class Fight(msgspec.Struct):
    sides: list[Side | None]


class View(msgspec.Struct):
    players: list[Player]
    fight: Fight | None


def shown(t: Table, drawn: vec[float], viewer: int, seat: int) -> list[float]:
    """Those numbers of a seat that stand in no column."""
    end = FEATURES.shared + ((seat - viewer) % t.seats + 1) * FEATURES.block
    return list(drawn)[end - OF_SQUAD - OF_SIDE - 1 : end]


DEALS = 8
MIXTURES = [(2, {}), (4, {"alliance": True, "tyr": True}), (3, {"dvergar": True, "thor": True})]


@pytest.mark.parametrize(("seats", "options"), MIXTURES)
def test_squads_and_fights_are_shown_as_the_view_tells(seats: int, options: dict[str, bool]) -> None:
    chance = random.Random(seats)
    met = Counter[str]()
    for deal in range(DEALS):
        t = meadhall.game("valhalla").open(seats, deal, options)
        while not t.over:
            check(t, chance.randrange(seats), met)
            asked = t.question.seats[0]
            t.answer(asked, chance.choice(t.question.options(asked).ids))
    assert all(met[name] for name in ("warrior", "armed", "idle", "dice", "picked", "entering"))


def check(t: Table, viewer: int, met: Counter[str]) -> None:
    view = msgspec.convert(t.view(viewer), View)
    settled = all(t.m[TOTAL + side] >= 0 for side in range(SIDES))
    for seat, player in enumerate(view.players):
        score, *numbers = shown(t, FEATURES.drawn(t, viewer), viewer, seat)
        if seat == viewer and player.companion is None:
            assert score == t.scores[seat], "what lies in Valhalla only its owner knows"
        assert shown(t, FEATURES.drawn_open(t, viewer), viewer, seat)[0] == t.scores[seat]
        check_squad(player, numbers[:OF_SQUAD], met)
        for side in view.fight.sides if view.fight else []:
            if side and side.seat in (seat, player.companion):
                first = 0 if side.seat == seat else int(SLOTS)
                picks = t.question.kind == "pick_dice" and side.seat in t.question.seats
                check_side(side, first, picks, settled, numbers[OF_SQUAD:], met)
                break
        else:
            assert not any(numbers[OF_SQUAD:])


def check_squad(player: Player, numbers: list[float], met: Counter[str]) -> None:
    slots = {warrior.slot: warrior for warrior in player.squad}
    for slot in range(SLOTS):
        strength, dice, *symbols = numbers[slot * OF_SLOT : (slot + 1) * OF_SLOT]
        if slot not in slots:
            assert not strength and not dice and not any(symbols)
            continue
        card = CARDS[slots[slot].card]
        assert card is not None
        met["warrior"] += 1
        assert strength == card.strength
        assert dice == (card.symbols if card.pattern else 0)
        if slots[slot].tyr is None:
            assert symbols == [card.weapons.count(face) for face in FACE_IDS[:WEAPONS]]


def check_side(
    side: Side, first: int, picks: bool, settled: bool, numbers: list[float], met: Counter[str]
) -> None:
    shown_dice, rest = cut(numbers[len(SIDE_NUMBERS) :], 3 * len(FACE_IDS))
    for faces, told in zip(
        cut(shown_dice, *[len(FACE_IDS)] * 2), (side.dice, side.caches, side.picked), strict=True
    ):
        assert dict(zip(FACE_IDS, faces, strict=True)) == dict.fromkeys(FACE_IDS, 0) | told
    (times,), entering, rest = cut(rest, 1, int(SLOTS))
    assert times in ((1, 2) if picks else (0,)), "a counterstrike is rolled up to twice"
    assert entering == [float(first + slot in side.entering) for slot in range(SLOTS)]
    for name, there in (("dice", side.dice), ("picked", side.picked), ("entering", side.entering)):
        met[name] += bool(there)
    if settled:
        assert not any(rest), "warriors may have left"
        return
    if numbers[len(SIDE_NUMBERS) - 1] < 0:
        assert rest[0] == side.strength
    armed, ready, worth = cut(rest[1:], int(SLOTS), int(SLOTS))
    for slot in range(SLOTS):
        assert armed[slot] == (first + slot in side.active)
        if str(first + slot) in side.worth:
            assert worth[slot] == side.worth[str(first + slot)]
            met["idle"] += 1
        else:
            assert not ready[slot]
        met["armed"] += int(armed[slot])


def cut(numbers: list[float], *sizes: int) -> list[list[float]]:
    """Parts of these sizes, and the rest."""
    parts = list[list[float]]()
    for size in sizes:
        parts.append(numbers[:size])
        numbers = numbers[size:]
    return [*parts, numbers]
