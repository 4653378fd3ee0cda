"""What a seat remembers of the draft holds in every twin."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.blood_rage.columns import AGE, HAND, PACK
from meadhall.kernel.table import Table
from tests.contract.play import Case, step
from tests.games.blood_rage.secrets import kinds

AGES = 3


def pack(t: Table, seat: int) -> Counter[str]:
    return Counter(kinds(int(t.m[AGE]), int(t.m[PACK + seat])))


def hand(t: Table, seat: int) -> Counter[str]:
    age = int(t.m[AGE])
    return Counter(kinds(age, int(t.m[HAND + seat * AGES + age])))


def draft(case: Case, salt: int) -> tuple[Table, list[list[Counter[str]]]]:
    """A table whose first draft is over, and the pack each seat held at each pick, as it took it up."""
    t = case.start(salt)
    rng = case.random(salt)
    seen: list[list[Counter[str]]] = [[] for _ in range(t.seats)]
    number = -1
    while t.question.kind in ("clan", "draft"):
        if t.question.kind == "draft" and t.question.number != number:
            number = t.question.number
            for seat in range(t.seats):
                seen[seat].append(pack(t, seat))
        step(t, rng)
    return t, seen


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("salt", range(4))
def test_br313_cards_that_did_not_come_back_are_with_those_who_had_the_pack(seats: int, salt: int) -> None:
    """A pack seen twice lacks what its holders in between took: in every twin they have taken just that."""
    t, seen = draft(Case("blood_rage", seats), salt)
    round_trip = 4 if seats == 2 else seats  # two keep two cards before they pass
    for seat in range(seats):
        taken: Counter[str] = Counter()
        for pick in range(1 if seats == 2 else 6 - round_trip):
            taken += seen[seat][pick] - seen[seat][pick + round_trip]
        own = hand(t, seat)
        for seed in range(10):
            twin = t.determinize(seat, seed)
            assert hand(twin, seat) == own
            held = sum((hand(twin, other) for other in range(seats)), Counter[str]())
            assert taken <= held
            for other in range(seats):
                assert hand(twin, other).total() == hand(t, other).total()


@pytest.mark.parametrize("salt", range(6))
def test_br313_two_players_know_each_others_early_picks(salt: int) -> None:
    """With two, the pack that comes back shows exactly which two cards the other kept."""
    t, seen = draft(Case("blood_rage", 2), salt)
    for seat in range(2):
        kept_by_me = hand(t, seat)
        missing = seen[seat][1] - seen[seat][4]  # I took one of these at my second pick
        theirs = missing - (missing & kept_by_me)
        for seed in range(10):
            twin = t.determinize(seat, seed)
            assert theirs <= hand(twin, 1 - seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_br313_the_draft_as_it_goes(seats: int) -> None:
    """In mid-draft too: packs keep their sizes, and what I passed on is with the others."""
    case = Case("blood_rage", seats)
    t = case.start(9)
    rng = case.random(9)
    passed: list[Counter[str]] = [Counter() for _ in range(seats)]
    number = -1
    while t.question.kind in ("clan", "draft"):
        if t.question.kind == "draft" and t.question.number != number:
            number = t.question.number
            for seat in range(seats):
                known = passed[seat] & (pack(t, seat) + hand(t, seat))
                for seed in range(4):
                    twin = t.determinize(seat, seed)
                    assert pack(twin, seat) == pack(t, seat)
                    others = sum(
                        (pack(twin, o) + hand(twin, o) for o in range(seats) if o != seat), Counter[str]()
                    )
                    assert passed[seat] - known <= others
                    assert [pack(twin, o).total() for o in range(seats)] == [
                        pack(t, o).total() for o in range(seats)
                    ]
            before = [pack(t, seat) for seat in range(seats)]
            hands = [hand(t, seat) for seat in range(seats)]
        step(t, rng)
        if t.question.kind != "draft" or t.question.number != number:
            if number >= 0:
                for seat in range(seats):
                    passed[seat] |= before[seat] - (hand(t, seat) - hands[seat])
