"""Set-up: BR-201 to BR-208."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from tests.games.blood_rage.scenes import CLANS, scene
from tests.games.blood_rage.tables import CARDS, DATA, OUTER, decks, draws, fresh, provinces, sheet, until

SEATS = [2, 3, 4, 5]
FOR_FIVE = [row for row in DATA["expansion_card"] if row["set"] == "5th_player"]
EARLY = {2: 3, 3: 2, 4: 1, 5: 0}


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_br201_no_other_number_of_players(seats: int) -> None:
    """The base game is for two to four; a fifth needs the expansion."""
    with pytest.raises(meadhall.BadOption, match="seats"):
        meadhall.game("blood_rage").start(seats=seats, seed=1)


@pytest.mark.parametrize("seats", SEATS)
def test_br201_each_picks_a_different_clan(seats: int) -> None:
    """Every pick leaves one clan fewer, and a clan taken is refused to the next."""
    s = until(fresh(seats), "clan")
    clans = list(CLANS[: max(seats, 4)])
    while s.t.question.kind == "clan":
        (seat,) = s.t.question.seats
        assert s.t.options(seat).ids == [f"clan:clan={clan}" for clan in clans]
        for taken in set(CLANS[:4]) - set(clans):
            s.refuses(CLANS[seat], f"clan:clan={taken}", "BR-201")
        s.t.answer(seat, f"clan:clan={clans.pop()}")

    assert len({str(sheet(s, None, seat)["clan"]) for seat in range(seats)}) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_br201_br202_clans_start_alike(seats: int) -> None:
    """Full reserve, no glory, 6 rage, Rage 6, Axes 3, Horns 4, for every clan."""
    s = until(fresh(seats), "pillage_token")
    for seat in range(seats):
        mine = sheet(s, None, seat)
        assert mine["reserve"] == {"warrior": 8, "leader": 1, "ship": 1}
        assert (mine["on_board"], mine["valhalla"], mine["upgrades"]) == (0, {}, {})
        assert (mine["glory"], mine["rage"], mine["hand_size"], mine["quests_laid"]) == (0, 6, 0, 0)
        assert mine["stats"] == {
            "rage": {"step": 1, "value": 6},
            "axes": {"step": 1, "value": 3},
            "horns": {"step": 1, "value": 4},
        }


@pytest.mark.parametrize("seats", SEATS)
def test_br203_one_pillage_token_on_each_province(seats: int) -> None:
    """Yggdrasil's own is never drawn; the other eight are, one for each outer province."""
    s = until(fresh(seats), "pillage_token")
    assert draws(s) == {"pillage_rage": 3, "pillage_axes": 2, "pillage_horns": 2, "pillage_glory": 1}
    left = 8
    while s.t.question.kind == "pillage_token":
        assert sum(draws(s).values()) == left
        left -= 1
        s.t.answer(-1, s.t.options(-1)[-1])

    board = provinces(s)
    assert left == 0
    assert board["yggdrasil"]["token"] == "pillage_yggdrasil"
    assert Counter(str(board[p]["token"]) for p in OUTER) == {
        "pillage_rage": 3,
        "pillage_axes": 2,
        "pillage_horns": 2,
        "pillage_glory": 1,
    }
    assert not any(row["pillaged"] for row in board.values())


@pytest.mark.parametrize("seats", SEATS)
def test_br204_br205_ragnarok_tokens(seats: int) -> None:
    """Three of eight go face up on the ages; of the other five some destroy provinces at once."""
    s = until(fresh(seats), "ragnarok_token")
    left = set(OUTER)
    drawn = []
    while s.t.question.kind == "ragnarok_token":
        assert draws(s) == dict.fromkeys(left, 1)
        drawn.append(sorted(left)[0])
        left.remove(drawn[-1])
        s.t.answer(-1, f"ragnarok_token:province={drawn[-1]}")

    assert s.t.view(None)["doom"] == drawn[:3]
    assert len(drawn) == 3 + EARLY[seats]
    assert {id for id, row in provinces(s).items() if row["destroyed"]} == set(drawn[3:])
    assert [e["province"] for e in s.events("destroyed_early")] == drawn[3:]


def test_br204_doom_marks_the_first_ages_province() -> None:
    """The first province to burn is the one on the first age."""
    s = scene(doom=("gimle", "utgard", "horgr"))
    assert (s.t.view(None)["age"], s.t.view(None)["doom"]) == (1, ["gimle", "utgard", "horgr"])
    s.end_age()

    assert [e["province"] for e in s.events("ragnarok")] == ["gimle"]


def test_br206_no_invasion_into_a_destroyed_province() -> None:
    """Neither for rage nor for free."""
    s = scene(destroyed="utgard", hand={"wolf": "brothers_in_arms"})
    assert not any("utgard" in option for option in s.options("wolf"))
    s.refuses("wolf", "invade:figure=warrior:to=utgard", "BR-206")
    s.refuses("wolf", "invade:figure=leader:to=utgard", "BR-206")

    s.play("wolf upgrade brothers_in_arms")
    assert s.options("wolf", "invade") == [f"invade:figure=warrior:to={p}" for p in OUTER if p != "utgard"]
    s.refuses("wolf", "invade:figure=warrior:to=utgard", "BR-206")


def test_br206_no_march_into_a_destroyed_province() -> None:
    """A march goes anywhere else."""
    s = scene("gimle: wolf W", destroyed="utgard").play("wolf march gimle")

    assert set(s.options("wolf")) == {
        f"march_to:to={p}" for p in ("yggdrasil", *OUTER) if p not in ("gimle", "utgard")
    }
    s.refuses("wolf", "march_to:to=utgard", "BR-206")


def test_br206_a_fjord_closes_with_both_its_provinces() -> None:
    """One destroyed shore leaves the fjord open for the other (ruling fjord_half_destroyed)."""
    ship = "invade:figure=ship:to=fjord_sw"
    assert ship in scene(destroyed="utgard").options("wolf")

    s = scene(destroyed="utgard andlang")
    assert ship not in s.options("wolf")
    s.refuses("wolf", ship, "BR-206")


def test_br206_a_figure_cannot_stay_in_the_province_that_burns() -> None:
    """After Ragnarok nothing stands there, and nothing comes in the next age."""
    s = scene("muspelheim: wolf W L; raven W").end_age()
    assert s.destroyed("muspelheim") and s.at("muspelheim") == {}
    until(s, "action")

    assert s.asked == "raven action"
    s.refuses("raven", "invade:figure=warrior:to=muspelheim", "BR-206")


@pytest.mark.parametrize(("seats", "size"), [(2, 20), (3, 26), (4, 34), (5, 42)])
def test_br207_cards_for_more_players_leave_the_decks(seats: int, size: int) -> None:
    """A marked card is dealt only to that many players or more."""
    marks = ["copies_unmarked", "copies_3plus", "copies_4plus"][: seats - 1]
    for age, deck in enumerate(decks(seats), 1):
        copies = Counter({id: sum(row[m] for m in marks) for id, row in CARDS.items() if row["age"] == age})
        if seats == 5:
            copies.update(f"{row['key']}_a{age}" for row in FOR_FIVE if row["age"] == age)
        assert deck == +copies
        assert sum(deck.values()) == size


def test_br207_cards_of_the_fifth_player_need_five() -> None:
    """With the expansion in the box and four at the table nothing is added."""
    assert decks(4, fifth_player=True) == decks(4)


@pytest.mark.parametrize("seats", SEATS)
def test_br208_first_player_is_drawn_by_lot(seats: int) -> None:
    """Every seat is as likely; whoever it is picks a clan first and acts first."""
    s = fresh(seats)
    assert draws(s) == {str(seat): 1 for seat in range(seats)}
    s.t.answer(-1, f"first_player:seat={seats - 1}")

    assert s.t.question.kind == "clan" and s.t.question.seats == (seats - 1,)
    assert until(s, "action").t.question.seats == (seats - 1,)


def test_br208_decks_are_shuffled() -> None:
    """Another seed deals other cards; the same seed the same."""

    def pack(seed: int) -> object:
        t = meadhall.game("blood_rage").start(seats=4, seed=seed)
        while t.question.kind == "clan":
            (seat,) = t.question.seats
            t.answer(seat, t.options(seat)[0])
        clans = t.view(0)["clans"]
        assert isinstance(clans, list)
        return clans[0]["pack"]

    assert pack(7) == pack(7)
    assert len({str(pack(seed)) for seed in range(8)}) == 8


@pytest.mark.parametrize("seats", SEATS)
def test_br208_first_player_marker_passes_left(seats: int) -> None:
    """One seat to the left at the end of each age, round the table."""
    s = fresh(seats)
    s.t.answer(-1, f"first_player:seat={seats - 1}")
    starters: list[int] = []
    for age in range(3):
        until(s, "action")
        starters += s.t.question.seats
        assert s.t.view(None)["first_player"] == starters[-1]
        until(s, "keep")

    assert starters == [seats - 1, 0, 1]
