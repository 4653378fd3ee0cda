"""Undo: free while nobody has learnt anything, refused afterwards."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel.table import Table
from tests.contract.play import CASES, CHANCE, Case, all_of, play_out, secrets, step, walk


def learns_nothing(case: Case, before: Table, after: Table, seat: int, option: str) -> bool:
    """No seat sees a secret word more, but for what the answer itself shows."""
    of = secrets(case.key)
    about = before.question.about.values()
    shown = {word for word in of.words if f"={word}" in option or word in about}
    for viewer in range(CHANCE, after.seats):
        if of.sees(after, viewer) - of.sees(before, viewer) - shown:
            return False
    return True


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_gives_back_the_table_and_redo_takes_it_again(case: Case) -> None:
    t = case.start()
    rng = case.random()
    undone = refused = 0
    while not t.over:
        before = t.clone()
        seat, option = step(t, rng)
        if rng.random() < 0.8:
            continue
        entry = t.entry
        assert entry is not None
        row, log = t.row, t.log
        try:
            back = t.undo(seat)
        except meadhall.Refused:
            refused += 1
            assert entry.seat == CHANCE or t.learnt(before.written()) != 0
        else:
            undone += 1
            assert entry.seat == seat
            assert all_of(back) == all_of(before)
            assert learns_nothing(case, before, t, seat, option)
            back.answer(seat, option)
            assert all_of(back) == all_of(t)
        assert t.row == row and t.log == log
    assert undone and refused


@pytest.mark.parametrize("case", CASES, ids=str)
def test_steps_undone_one_by_one(case: Case) -> None:
    """As many steps back as are free; each gives the row it had."""
    t = case.start()
    rng = case.random()
    trail = []
    deepest = 0
    for _ in range(70):
        if t.over:
            break
        trail.append((t.row, t.question.seats))
        seat, _ = step(t, rng)
        back = t
        depth = 0
        while depth < len(trail):
            try:
                back = back.undo(seat)
            except meadhall.Refused:
                break
            depth += 1
            assert back.row == trail[-depth][0]
            assert back.question.seats == trail[-depth][1]
        deepest = max(deepest, depth)
    assert deepest > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_undoes_for_another(case: Case) -> None:
    t = case.start()
    rng = case.random()
    while not t.over:
        seat, _ = step(t, rng)
        for other in range(t.seats):
            if other != seat:
                with pytest.raises(meadhall.Refused):
                    t.undo(other)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_undo_after_chance(case: Case) -> None:
    t = case.start(chance="ask")
    for _ in walk(t, case.random()):
        if t.entry is not None and t.entry.seat == CHANCE:
            for seat in range(t.seats):
                with pytest.raises(meadhall.Refused, match="chance"):
                    t.undo(seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_undo_at_the_start_or_without_events(case: Case) -> None:
    silent = play_out(case.start(events=False), case.random())
    for t in (case.start(), silent):
        with pytest.raises(meadhall.Refused):
            t.undo(0)
