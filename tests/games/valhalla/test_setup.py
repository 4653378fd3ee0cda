"""Chapters 1 and 2: pieces and set-up (VH-101 to VH-209), and variants of it (VH-901 to VH-903)."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

import meadhall
from meadhall.games.valhalla.columns import JARL_HAND
from meadhall.games.valhalla.parts import FACE_IDS, KIND_IDS, KINDS, MASK_OF
from meadhall.games.valhalla.powers import JARL_IDS, SOLO_JARLS
from tests.games.valhalla.scenes import fresh, scene

GAME = meadhall.game("valhalla")
DATA = tomllib.loads((GAME.folder / "data.toml").read_text("utf-8"))


def test_vh101_the_base_deck_has_120_cards() -> None:
    """Four clans of twenty, eight giants, 32 tactics; 1 to 6 seats."""
    counts: Counter[str] = Counter()
    for row in DATA["warrior"]:
        if row["deck"] == "base":
            counts[row["clan"]] += row["count"]
    assert counts == {"bear": 20, "wolf": 20, "boar": 20, "deer": 20, "giant": 8}
    assert sum(row["count"] for row in DATA["tactic"] if row["deck"] == "base") == 32
    assert fresh(4).t.deck_size == 120 and GAME.seats == (1, 2, 3, 4, 5, 6)


def test_vh102_boards_shields_dice() -> None:
    """Four shields each; a die has five weapons and the void; extra dice are three."""
    s = fresh(3)
    assert [s.own(seat) for seat in range(3)] == [4, 4, 4]
    assert FACE_IDS == ("axe", "sword", "spear", "shield", "bow", "x")
    assert s.t.grey == 3
    s = scene({0: "bear_axe", 1: "bear_bow"}).play("0 attack 1")
    assert {o.id: w for o, w in s.t.chances()} == {f"rolled:face={face}": 1 for face in FACE_IDS}


@pytest.mark.parametrize("row", [r for r in DATA["warrior"] if "weapons" in r], ids=lambda row: row["id"])
def test_vh103_vh404_every_warrior_is_armed_by_its_symbols(row: dict[str, object]) -> None:
    """With exactly its symbols it is active and its strength counts; with one less it is not."""
    weapons = list(row["weapons"]) if isinstance(row["weapons"], list) else []
    name = str(row["id"]).replace("-", "_")
    options = {"valkyrie": {"valkyries": True}, "dvergr": {"dvergar": True}}.get(str(row["deck"]), {})
    s = scene({0: name, 1: "giant_any_2"}, **options).play("0 attack 1")  # type: ignore[arg-type]
    s.play(f"roll {' '.join(weapons + ['x'] * (6 - len(weapons)))}")
    assert s.options(0, "arm") == ["arm:slot=0:dice=printed"]
    s.play("0 arm 0").skip("die")
    assert s.strengths()[0] == row["strength"]
    s = scene({0: name, 1: "giant_any_2"}, **options).play("0 attack 1")  # type: ignore[arg-type]
    s.play(f"roll {' '.join(weapons[1:] + ['x'] * (7 - len(weapons)))}")
    assert s.options(0, "arm") == []


def test_vh104_vh105_jarls_have_two_abilities() -> None:
    """Every jarl of the data has a main ability, a condition, a second one, and how they go together."""
    assert len(DATA["jarl"]) == 25
    for row in DATA["jarl"]:
        assert row["relation"] in ("both", "either")
        assert row["main"]["effect"] and row["condition"]["id"] and row["secondary"]["effect"]


def test_vh201_the_deck_is_shuffled_with_the_expansions() -> None:
    """The draws are weighted by the copies left; expansions add their cards."""
    s = fresh(4).until("discard_top")
    weights = {o.fields["card"]: w for o, w in s.t.chances()}
    assert sum(weights.values()) == 120 and weights["fury_2"] == 6 and weights["bear_axe"] == 1
    sizes = {
        "thor": (3, 134),
        "valkyries": (2, 160),
        "dvergar": (2, 160),
    }
    for option, (seats, size) in sizes.items():
        assert fresh(seats, **{option: True}).t.deck_size == size


def test_vh202_vh1001_three_jarls_each_and_one_chosen_in_secret() -> None:
    """All choose at once; the choice is open when the last is in."""
    s = fresh(3).until("jarl")
    assert s.asked == "0+1+2 jarl"
    assert [len(s.t.options(seat)) for seat in range(3)] == [3, 3, 3]
    first = s.t.options(0)[0]
    s.t.answer(0, first)
    assert s.t.jarl(0) == -1
    for seat in (1, 2):
        s.t.answer(seat, s.t.options(seat)[1])
    assert s.t.jarl(0) == JARL_IDS.index(str(first.fields["jarl"]))
    assert not any(s.t.m[JARL_HAND + seat] for seat in range(3))


def test_vh202_two_players_have_no_jarls_for_three() -> None:
    """Jarls marked 3+ leave."""
    s = fresh(2).until("deal_jarl")
    assert {str(o.fields["jarl"]) for o, _ in s.t.chances()} == {
        row["id"] for row in DATA["jarl"] if row["min_players"] < 3
    }


def test_vh202_first_game_deals_one_introductory_jarl() -> None:
    s = fresh(4, first_game=True).until("deal_jarl")
    assert {str(o.fields["jarl"]) for o, _ in s.t.chances()} == {
        row["id"] for row in DATA["jarl"] if row["intro"]
    }
    s.until("jarl")
    assert len(s.t.options(0)) == 1


@pytest.mark.parametrize(("seats", "cards"), [(2, 40), (3, 20), (4, 10), (5, 0), (6, 0)])
def test_vh203_cards_discarded_by_players(seats: int, cards: int) -> None:
    s = fresh(seats).until("first_warrior")
    assert len(s.discard) == cards == len(s.events("milled"))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_vh204_vh205_vh1007_open_warriors(seats: int) -> None:
    """One warrior more than players; counter-clockwise, the first player last; the rest is shuffled back."""
    s = fresh(seats).until("first_warrior", first_player=1)
    reserve = s.t.view(None)["reserve"]
    assert isinstance(reserve, list) and len(reserve) == seats + 1
    order = []
    deck = s.t.deck_size
    while s.t.question.kind == "first_warrior":
        order.append(s.t.question.seats[0])
        s.t.answer(order[-1], s.t.options(order[-1])[0])
    assert order == [(1 - 1 - n) % seats for n in range(seats)]
    assert order[-1] == 1 and s.t.deck_size == deck + 1
    assert [len(s.squad(seat)) for seat in range(seats)] == [1] * seats


def test_vh206_seven_drawn_two_discarded_by_all_at_once() -> None:
    s = fresh(3).until("start_hand")
    assert s.asked == "0+1+2 start_hand" and [len(s.hand(seat)) for seat in range(3)] == [7, 7, 7]
    pile = len(s.discard)
    s.t.answer(1, s.t.options(1)[0])
    assert len(s.discard) == pile
    for seat in (0, 2):
        s.t.answer(seat, s.t.options(seat)[0])
    assert len(s.discard) == pile + 6 and [len(s.hand(seat)) for seat in range(3)] == [5, 5, 5]


def test_vh207_vh1005_six_players_shuffle_their_discards_back() -> None:
    s = fresh(6).until("action")
    assert s.discard == [] and s.t.deck_size == 120 - 6 - 30
    s = fresh(6, built_hand=True).until("action")
    assert s.discard == [] and s.t.deck_size == 120 - 6 - 30


def test_vh208_the_pile_is_open_and_ordered_and_hands_unlimited() -> None:
    s = scene({0: "bear_axe", 1: "bear_bow"}, discard="fury_2 bear_axe_axe wolf_bow_a")
    for viewer in (None, 0, 1):
        assert s.t.view(viewer)["discard"] == ["fury_2", "bear_axe_axe", "wolf_bow_a"]
        assert s.t.view(viewer)["deck"] == s.t.deck_size
    for name in [
        "wolf_axe_a",
        "wolf_axe_b",
        "wolf_sword_b",
        "bear_sword",
        "bear_spear",
        "boar_axe",
        "boar_bow",
        "deer_axe",
    ]:
        s.give(0, name)
    assert s.t.hand_size(0) == 8


def test_vh209_ruling_slot_choice() -> None:
    """A warrior keeps its slot when another leaves; a new one takes the first that is free."""
    s = scene({0: "bear_axe bear_sword bear_spear bear_shield", 1: "bear_bow"}, hands={0: "wolf_axe_a"})
    s.play("0 add wolf_axe_a", "0 dismiss 1")
    squad = s.t.view(0)["players"]
    assert isinstance(squad, list)
    assert [(w["slot"], w["card"]) for w in squad[0]["squad"]] == [
        (0, "bear_axe"),
        (1, "wolf_axe_a"),
        (2, "bear_spear"),
        (3, "bear_shield"),
    ]


# -- variants -----------------------------------------------------------------------------------------
def test_vh901_simple_has_no_jarls_and_five_cards() -> None:
    s = fresh(3, simple=True).until("action")
    assert [s.t.jarl(seat) for seat in range(3)] == [-1, -1, -1]
    assert [len(s.hand(seat)) for seat in range(3)] == [5, 5, 5] and len(s.discard) == 20


def test_vh902_a_built_hand() -> None:
    """Lay or finish; who finishes fills up to five; two more are revealed, but not after the last."""
    s = fresh(2, built_hand=True).until("build_hand")
    assert [len(s.hand(seat)) for seat in (0, 1)] == [5, 5] and s.t.reserve_size() == 2
    s.t.answer(0, s.options(0, "lay")[0])
    assert s.t.reserve_size() == 3 and s.asked == "1 build_hand" and len(s.hand(0)) == 4
    s.t.answer(1, "finish")
    assert s.asked == "-1 reveal"
    s.until("build_hand")
    assert s.t.reserve_size() == 5 and s.asked == "0 build_hand"
    s.t.answer(0, s.options(0, "lay")[0])
    assert s.asked == "0 build_hand" and s.options(0) == ["finish"]
    s.t.answer(0, "finish")
    while s.t.question.kind == "fill_hand":
        s.t.answer(0, s.t.options(0)[0])
    assert len(s.hand(0)) == 5 and len(s.discard) == 40 + 4 and s.t.reserve_size() == 0


def test_vh903_vh1002_five_jarls_or_four_with_six() -> None:
    assert len(fresh(5, five_jarls=True).until("jarl").t.options(0)) == 5
    assert len(fresh(6, five_jarls=True).until("jarl").t.options(0)) == 4


REFUSED = [
    (2, ["thor"], "VH-1035"),
    (3, ["partnership"], "VH-771"),
    (5, ["alliance"], "VH-771"),
    (4, ["partnership", "alliance"], "VH-771"),
    (4, ["simple", "five_jarls"], "VH-901"),
    (4, ["simple", "first_game"], "VH-901"),
    (4, ["simple", "built_hand"], "VH-902"),
    (4, ["first_game", "five_jarls"], "VH-903"),
    (4, ["hel"], "VH-801"),
    (4, ["level_2"], "VH-811"),
    (1, ["hel", "surtr"], "VH-801"),
    (1, ["level_2", "level_3"], "VH-811"),
    (1, ["loki"], "VH-812"),
    (1, ["dvergar"], "VH-812"),
    (1, ["tyr"], "VH-812"),
    (1, ["simple"], "VH-802"),
    (1, ["cooperative"], "VH-1101"),
    (5, ["cooperative"], "VH-1101"),
    (3, ["cooperative", "thor"], "VH-812"),
    (3, ["cooperative", "first_game"], "VH-802"),
]


@pytest.mark.parametrize(("seats", "options", "rule"), REFUSED)
def test_vh700_vh1035_mixtures_are_refused_with_their_rule(seats: int, options: list[str], rule: str) -> None:
    with pytest.raises(meadhall.BadOption, match=rule):
        GAME.open(seats, 1, dict.fromkeys(options, True))


def test_vh700_expansions_combine_freely() -> None:
    every = ("loki", "thor", "valkyries", "dvergar", "tyr", "last_viking")
    for seats in (3, 4, 5, 6):
        assert GAME.open(seats, 1, dict.fromkeys(every, True)).question
    assert GAME.open(6, 1, dict.fromkeys((*every, "alliance", "five_jarls", "built_hand"), True)).question


def test_cards_are_laid_out_without_overlap() -> None:
    assert len(KIND_IDS) == len(set(KIND_IDS)) < 256
    for n, kind in enumerate(KINDS):
        assert int(MASK_OF[n]).bit_count() == kind.count
    assert bin(SOLO_JARLS).count("1") == 17
