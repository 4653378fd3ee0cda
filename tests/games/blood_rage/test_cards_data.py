"""Every kind against its row of the data file, the decks by seats and boxes, and what is off by default."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import meadhall
from meadhall.games.blood_rage.columns import AGES, DESTROYED, FULL, GOD_AT, SPARE
from meadhall.games.blood_rage.data import CARDS, DATA, Card
from meadhall.games.blood_rage.parts import KIND_IDS, PROVINCE_IDS
from meadhall.games.blood_rage.view import cards
from tests.games.blood_rage.scenes import Scene, action_phase, scene

BOXES = ("fifth_player", "kickstarter", "mystics", "gods")
SEVERAL_BOXES = [
    (),
    ("kickstarter",),
    ("mystics",),
    ("fifth_player",),
    ("fifth_player", "kickstarter", "mystics"),
]


def rows(fits: Callable[[Card], bool]) -> list[Card]:
    """One row of each kind that fits."""
    return list({row.kind: row for row in CARDS if fits(row)}.values())


def every(fits: Callable[[Card], bool]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows(fits), ids=lambda row: str(row.kind))


def all_boxes(
    *lines: str, age: int, wolf: str = "", quest: str = "", laid: str = "", dead: str = ""
) -> Scene:
    """Five seats with every card in the game, and 12 rage."""
    return scene(
        *lines,
        seats=5,
        age=age,
        rage=12,
        hand={"wolf": wolf},
        quests={"wolf": quest},
        upgrades={"wolf": laid},
        valhalla={"wolf": dead},
        doom=["utgard"] * 3,
        kickstarter=True,
        mystics=True,
    )


# -- numbers ----------------------------------------------------------------------------------------
@every(lambda row: row.type == "upgrade")
def test_an_upgrade_costs_its_rage(row: Card) -> None:
    s = all_boxes(age=row.age, wolf=row.kind).play(f"wolf upgrade {row.kind}")
    assert s.rage["wolf"] == 12 - row.rage_cost
    assert s.upgrades("wolf") == [row.kind]


@every(lambda row: row.type == "battle")
def test_a_battle_card_adds_its_strength(row: Card) -> None:
    s = all_boxes("gimle: wolf L; raven W", age=row.age, wolf=row.kind)
    s.play("wolf pillage gimle", f"wolf play {row.kind}").skip_to("action")
    assert s.totals["wolf"] == (3, row.strength)


@every(lambda row: row.type == "quest")
def test_a_quest_pays_its_glory(row: Card) -> None:
    board = ("yggdrasil: wolf W", "gimle: wolf W", "elvagar: wolf W", "horgr: wolf W")
    s = all_boxes(*board, age=row.age, quest=row.kind, dead="W W W W").end_age()
    assert s.asked == "wolf stat" and s.glory["wolf"] == row.glory


@every(lambda row: row.slot in ("leader", "ship", "monster"))
def test_a_figure_has_the_strength_of_its_card(row: Card) -> None:
    figure = {"leader": "L", "ship": "S"}.get(row.slot, row.key)
    place = "fjord_nw" if row.slot == "ship" or row.key == "sea_serpent" else "gimle"
    laid = row.kind if row.slot != "monster" else ""
    s = all_boxes(f"{place}: wolf {figure}", age=row.age, laid=laid)
    assert s.strength("wolf", "gimle") == row.strength


def test_a_monster_invades_for_its_price() -> None:
    for monster in DATA.monster:
        s = all_boxes(age=3, laid=monster.card)
        place = "fjord_nw" if monster.location == "fjord" else "gimle"
        s.play(f"wolf invade {monster.id} {place}").skip_to("action")
        assert (monster.id, s.rage["wolf"]) == (monster.id, 12 - monster.invade_cost)


# -- decks ------------------------------------------------------------------------------------------
def copies(row: Card, seats: int, boxes: Iterable[str]) -> int:
    """Written from the marks alone: what a deck should hold of a row."""
    needs = {
        "base": (),
        "5th_player": ("fifth_player",),
        "kickstarter": ("kickstarter",),
        "kickstarter_5th_player": ("fifth_player", "kickstarter"),
        "mystics_of_midgard": ("mystics",),
    }[row.set]
    if not set(needs) <= set(boxes):
        return 0
    if row.mark:
        return row.copies if row.mark == "unmarked" or seats == 5 else 0
    return row.copies_unmarked + (seats >= 3) * row.copies_3plus + (seats >= 4) * row.copies_4plus


def deck(seats: int, boxes: Iterable[str], age: int) -> Counter[str]:
    t = action_phase(seats, dict.fromkeys(boxes, True))
    return Counter(cards(t, age, int(t.m[FULL + age])))


@pytest.mark.parametrize("boxes", SEVERAL_BOXES, ids="+".join)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_decks_hold_the_copies_of_the_data(seats: int, boxes: tuple[str, ...]) -> None:
    opened = {*boxes, "fifth_player"} if seats == 5 else set(boxes)
    for age in range(AGES):
        wanted: Counter[str] = Counter()
        for row in CARDS:
            if row.age == age + 1:
                wanted[row.kind] += copies(row, seats, opened)
        assert deck(seats, opened, age) == +wanted


@pytest.mark.parametrize(("seats", "size"), [(2, 20), (3, 26), (4, 34), (5, 42)])
def test_br207_deck_sizes(seats: int, size: int) -> None:
    assert [deck(seats, (), age).total() for age in range(AGES)] == [size] * 3


def test_extra_monsters_only_with_their_box() -> None:
    extra = {"mountain_giant_a1", "fenrir_a1", "wolfman_a2", "mystic_troll_a3"}
    for boxes, there in (((), False), (("mystics",), False), (("kickstarter",), True)):
        found = {kind for age in range(AGES) for kind in deck(4, boxes, age)}
        assert found & extra == (extra if there else set())
    assert deck(4, ("kickstarter",), 0)["dwarf_chieftain_a1"] == 1
    assert deck(5, ("kickstarter",), 0)["dwarf_chieftain_a1"] == 2
    assert deck(5, (), 0)["dwarf_chieftain_a1"] == 1


# -- boxes --------------------------------------------------------------------------------------------
def test_every_expansion_is_off_by_default() -> None:
    game = meadhall.game("blood_rage")
    assert {box: game.options[box] for box in BOXES} == dict.fromkeys(BOXES, False)

    t = action_phase(4, {})
    expansion = {row.kind for row in CARDS if row.set != "base"} - {row.kind for row in DATA.card}
    assert expansion and not expansion & {kind for age in range(AGES) for kind in deck(4, (), age)}
    assert [int(t.m[GOD_AT + i]) for i in range(2)] == [-1, -1]
    with pytest.raises(meadhall.BadOption):
        game.start(5)


def test_cards_found_in_one_fan_list_are_nowhere() -> None:
    doubtful = {row.kind for row in DATA.expansion_card if row.set == "unverified"}
    assert len(doubtful) == 3 and not doubtful & set(KIND_IDS)


def test_fifth_player_set_up() -> None:
    """Five clans with the Ram, no province destroyed, five Ragnarok tokens in the box."""
    t = meadhall.game("blood_rage").start(5, fifth_player=True)
    chosen: list[str] = []
    while t.question.kind == "clan":
        seat = t.question.seats[0]
        assert len(t.question.options(seat)) == 5 - len(chosen)
        chosen.append(t.question.options(seat).ids[-1])
        t.answer(seat, chosen[-1])
    assert chosen[0] == "clan:clan=ram" and len(set(chosen)) == 5

    t = action_phase(5, {})
    assert t.m[DESTROYED] == 0
    assert sum(t.m[SPARE] >> p & 1 for p in range(len(PROVINCE_IDS))) == 5


def test_fifth_player_takes_a_turn() -> None:
    s = scene("gimle: ram W; wolf W", seats=5, turn="ram").play("ram pillage gimle")
    assert s.valhalla == {"wolf": {"warrior": 1}, "ram": {"warrior": 1}} and s.asked == "wolf action"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_ram_without_its_box(seats: int) -> None:
    t = meadhall.game("blood_rage").start(seats)
    assert t.question.options(t.question.seats[0]).ids == [
        f"clan:clan={clan}" for clan in ("wolf", "raven", "serpent", "bear")
    ]


# -- these tests -----------------------------------------------------------------------------------------
def test_every_card_and_god_has_a_test() -> None:
    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    names = set(re.findall(r"^def test_(card_\w+?|god_\w+?)(?:__\w+)?\(", text, re.MULTILINE))
    wanted = {f"card_{row.key}" for row in CARDS} | {f"god_{god.id}" for god in DATA.god}
    assert wanted - names == set()
