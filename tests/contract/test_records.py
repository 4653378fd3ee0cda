"""Saves and logs: put down at any question, taken up as if nothing had happened."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

import meadhall
from meadhall.kernel.chance import Committed
from meadhall.kernel.record import Log, since
from meadhall.kernel.table import Table
from tests.contract.play import (
    CASES,
    CHANCE,
    EXTREMES,
    SMALLEST,
    Case,
    all_of,
    play_out,
    step,
    view_texts,
    walk,
)

SEED = bytes(range(32))
NONCES = (b"one", b"", b"three")


def cut(log: Log, n: int) -> Log:
    return msgspec.structs.replace(log, answers=log.answers[:n])


def goes_on_alike(one: Table, other: Table, case: Case, salt: int, most: int) -> None:
    rng = case.random(salt)
    for _ in range(most):
        if one.over:
            return
        seat, option = step(one, rng)
        other.answer(seat, option)
        assert other.row == one.row


@pytest.mark.parametrize("case", EXTREMES, ids=str)
def test_save_and_load_at_every_question(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        data = t.save()
        loaded = case.game.load(data)
        assert all_of(loaded) == all_of(t)
        assert loaded.save() == data
        goes_on_alike(t.clone(), loaded, case, n, 3)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask", "committed"])
def test_a_loaded_table_plays_on_to_the_same_end(case: Case, chance: str) -> None:
    t = case.start(
        chance="ask" if chance == "ask" else "table",
        committed=Committed(SEED, NONCES) if chance == "committed" else None,
    )
    for n in walk(t, case.random()):
        if n % 90 == 31:
            loaded = case.game.load(t.save())
            goes_on_alike(t.clone(), loaded, case, n, 10_000)
    assert all_of(case.game.load(t.save())) == all_of(t)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_replay_equals_live(case: Case, chance: str) -> None:
    t = case.start(chance=chance)
    rows = {}
    for n in walk(t, case.random(1)):
        rows[len(t.log.answers)] = t.row
    assert all_of(case.game.replay(t.log, events=True)) == all_of(t)
    for n in sorted(rows)[:: len(rows) // 8]:
        prefix = case.game.replay(cut(t.log, n))
        assert prefix.row == rows[n]
        assert prefix.log == cut(t.log, n)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_committed_chance_can_be_checked_by_anybody(case: Case) -> None:
    t = play_out(case.start(committed=Committed(SEED, NONCES)), case.random())
    assert t.log.commitment == hashlib.sha256(b"meadhall commitment" + SEED).hexdigest()

    again = case.game.replay(t.log, events=True, committed=Committed(SEED, NONCES))
    assert all_of(again) == all_of(t)
    assert t.committed is not None and again.committed is not None
    assert again.committed.counter == t.committed.counter

    source = Committed(SEED, NONCES)
    checked = case.start(chance="ask")
    for seat, option in t.log.answers:
        if seat == CHANCE:
            outcomes = checked.chances()
            at = source.below(sum(weight for _, weight in outcomes))
            spread = [o.id for o, weight in outcomes for _ in range(weight)]
            assert spread[at] == option
        checked.answer(seat, option)
    assert checked.over and source.counter == t.committed.counter


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_committed_log_is_read_without_its_seed(case: Case) -> None:
    """Before the seed is published a log still shows the game."""
    t = play_out(case.start(committed=Committed(SEED, NONCES)), case.random())
    assert view_texts(case.game.replay(t.log)) == view_texts(t)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_another_seed_or_nonce_is_another_game(case: Case) -> None:
    other_seed = bytes(reversed(SEED))
    starts = [
        case.start(chance="table", committed=c)
        for c in (
            Committed(SEED, NONCES),
            Committed(SEED, (b"one", b"t", b"hree")),
            Committed(other_seed, NONCES),
        )
    ]
    logs = [play_out(t, case.random()).log for t in starts]
    assert len({log.answers for log in logs}) == 3
    assert logs[0].commitment == logs[1].commitment != logs[2].commitment


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_do_not_change_the_game(case: Case) -> None:
    told = play_out(case.start(events=True), case.random())
    silent = play_out(case.start(events=False), case.random())
    assert silent.row == told.row and silent.log == told.log
    assert silent.events(0) == []


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_log_that_chance_did_not_write_is_found_out(case: Case) -> None:
    """Whoever has the seed and the nonces can tell whether the host kept to them."""
    t = play_out(case.start(committed=Committed(SEED, NONCES)), case.random())
    assert case.game.verify(t.log, Committed(SEED, NONCES)).row == t.row
    with pytest.raises(meadhall.BadFile, match="commitment"):
        case.game.verify(t.log, Committed(bytes(32), NONCES))
    with pytest.raises(meadhall.BadFile, match="chance says"):
        case.game.verify(t.log, Committed(SEED, (*NONCES, b"another")))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_answers_since_an_entry_are_the_rest_of_the_log(case: Case, chance: str) -> None:
    t = case.start(chance=chance)
    told = since(t, None)
    mark = t.entry
    for _ in walk(t, case.random()):
        told += since(t, mark)
        mark = t.entry
    told += since(t, mark)
    assert tuple(told) == t.log.answers == tuple(since(t, None))
    assert since(t, t.entry) == []


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_an_entry_of_another_log_is_refused(case: Case) -> None:
    t = play_out(case.start(), case.random())
    with pytest.raises(meadhall.Refused, match="another log"):
        since(t, case.game.replay(t.log).entry)
