"""A ledger leads to one table, whoever reads it, and however often."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.kernel.errors import Refused, Stale
from meadhall.server.fold import waiting
from meadhall.server.ledger import Answered, Body, Changed, Entry, TakenBack, UndoVoice, UndoWanted
from tests.server.ledgers import Book, room


def played(answers: int, seats: int = 3, step: int | None = None, reserve: int = 0) -> Book:
    book = Book(room(seats, step, reserve))
    for _ in range(answers):
        book.answer()
    return book


def test_reading_gives_what_writing_gave() -> None:
    book = Book(room())
    while not book.fold.table.over:
        book.answer()
        if book.fold.next % 20 == 0:
            again = book.again()
            assert again.table.row == book.fold.table.row
            assert again.table.save() == book.fold.table.save()
            assert again.asked == book.fold.asked
    again = book.again()
    for seat in (None, 0, 1, 2):
        assert again.table.view(seat) == book.fold.table.view(seat)
        assert again.table.events(seat) == book.fold.table.events(seat)


def test_a_line_survives_the_database_as_it_was() -> None:
    book = played(10)
    for entry in book.fold.lines:
        assert msgspec.json.decode(msgspec.json.encode(entry.body), type=Body) == entry.body


def test_trying_an_answer_changes_nothing() -> None:
    book = played(12)
    fold = book.fold
    before, lines = fold.table.save(), fold.next
    q = fold.table.question
    fold.tried(q.seats[0], q.options(q.seats[0]).ids[0], q.number)
    with pytest.raises(Stale):
        fold.tried(q.seats[0], q.options(q.seats[0]).ids[0], q.number - 1)
    with pytest.raises(Refused):
        fold.tried(q.seats[0], "dance", q.number)
    assert fold.table.save() == before
    assert fold.next == lines


def test_answers_taken_back_are_void_and_chance_falls_the_same_way_again() -> None:
    book = played(30)
    fold = book.fold
    later = list(fold.answers[20:])
    table = fold.at(20)
    fold.add(Entry(fold.next, book.at, TakenBack(0, 20, waiting(table))), table)
    assert len(fold.answers) == 20
    assert book.again().table.row == table.row
    for line in later:
        t, same = fold.tried(line.seat, line.option, fold.table.question.number)
        assert same.drawn == line.drawn
        fold.add(Entry(fold.next, book.at, same), t)


def test_a_gap_in_the_ledger_is_found() -> None:
    book = played(3)
    with pytest.raises(AssertionError):
        book.fold.take(Entry(book.fold.next + 1, 0, Changed(0, True)))


# -- clocks -------------------------------------------------------------------------------------------
def test_time_within_the_step_costs_nothing() -> None:
    book = played(0, step=30, reserve=60)
    seat = book.fold.table.question.seats[0]
    book.answer(seat, after=29_000)
    assert book.fold.left(seat) == 60_000


def test_time_beyond_the_step_is_taken_from_the_reserve() -> None:
    book = played(0, step=30, reserve=60)
    seat = book.fold.table.question.seats[0]
    assert book.fold.due(seat) == 90_000
    book.answer(seat, after=42_000)
    assert book.fold.left(seat) == 48_000
    assert book.again().left(seat) == 48_000


def test_a_sealed_question_runs_each_seats_own_clock() -> None:
    book = played(0, step=30, reserve=0)
    while len(book.fold.table.question.seats) < 3:
        book.answer()
    began = book.at
    first, second, third = book.fold.table.question.seats
    book.answer(first, after=10_000)
    assert book.fold.due(first) is None
    assert book.fold.due(second) == book.fold.due(third) == began + 30_000


def test_a_seat_that_is_away_has_no_clock_until_it_is_back() -> None:
    book = played(0, step=30, reserve=0)
    seat = book.fold.table.question.seats[0]
    book.put(Changed(seat, True), after=30_000)
    assert book.fold.away == {seat}
    assert book.fold.due(seat) is None
    book.put(Changed(seat, False, "ann"), after=60_000)
    assert book.fold.due(seat) == 90_000 + 30_000


def test_without_a_clock_nothing_is_due() -> None:
    book = played(5)
    assert [book.fold.due(seat) for seat in range(3)] == [None, None, None]
    assert [book.fold.left(seat) for seat in range(3)] == [None, None, None]


# -- undo ---------------------------------------------------------------------------------------------
def test_an_answer_ends_the_asking_for_an_undo() -> None:
    book = played(12)
    book.put(UndoWanted(0, 11, (1, 2)))
    book.put(UndoVoice(1, True))
    assert book.fold.undo is not None
    assert book.fold.agreed == {1}
    book.answer()
    assert book.fold.undo is None
    assert book.fold.agreed == set()


def test_one_no_ends_it() -> None:
    book = played(12)
    book.put(UndoWanted(0, 11, (1, 2)))
    book.put(UndoVoice(1, False))
    assert book.fold.undo is None


def test_the_last_answer_of_a_seat_is_found_but_no_copied_one() -> None:
    book = played(12)
    seats = [line.seat for line in book.fold.answers]
    for seat in range(3):
        assert book.fold.last_answer(seat) == len(seats) - 1 - seats[::-1].index(seat)
    book.fold.room.copied = 12
    assert [book.fold.last_answer(seat) for seat in range(3)] == [None, None, None]


def test_a_clients_repeat_is_known() -> None:
    book = played(3)
    q = book.fold.table.question
    table, line = book.fold.tried(q.seats[0], q.options(q.seats[0]).ids[0], q.number)
    assert isinstance(line, Answered)
    book.fold.add(Entry(book.fold.next, 0, msgspec.structs.replace(line, by="ann", client="c1")), table)
    assert "ann c1" in book.again().clients
