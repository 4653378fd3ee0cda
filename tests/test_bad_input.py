"""What people and programs get wrong: a clear error that names the rule or the field, and no harm done."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
import pytest

import meadhall
from meadhall.kernel.game import Game
from meadhall.kernel.record import MAGIC, Log, Saved, read
from meadhall.kernel.table import Table
from tests.contract.play import CHANCE, SHARED, SMALLEST, Case, play_out, step


def midgame(case: Case, answers: int = 60) -> Table:
    t = case.start()
    rng = case.random()
    for _ in range(answers):
        step(t, rng)
    assert not t.over
    return t


def refused(t: Table, seat: int, option: str | int, number: int = -1) -> meadhall.Refused:
    """The refusal of an answer that leaves the table as it was."""
    row, log, events = t.row, t.log, t.written()
    with pytest.raises(meadhall.Refused) as refusal:
        t.answer(seat, option, number)
    assert t.row == row and t.log == log and t.written() == events
    return refusal.value


# -- answers --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_what_is_no_option_is_refused_by_rule(case: Case) -> None:
    """Every option of every kind of question, tried at a question it does not belong to."""
    t = case.start()
    rng = case.random()
    tried: dict[str, str] = {}
    named = 0
    while not t.over:
        seat = t.question.seats[0]
        for text in list(tried.values())[-12:]:
            if text not in t.options(seat).ids:
                e = refused(t, seat, text)
                assert text in str(e) and "not an option" in e.reason
                assert e.rule == "" or e.rule in str(e)
                named += bool(e.rule)
        tried.setdefault(t.question.kind, t.options(seat).ids[0])
        step(t, rng)
    assert named


@pytest.mark.parametrize("case", SMALLEST, ids=str)
@pytest.mark.parametrize(
    "text", ["", "nonsense", "pass:", "pass:x=1", "a:b=c:d=e", "\x00", "пас", "9" * 9999]
)
def test_garbage_is_refused(case: Case, text: str) -> None:
    t = midgame(case)
    assert str(refused(t, t.question.seats[0], text))


@pytest.mark.parametrize("case", SMALLEST, ids=str)
@pytest.mark.parametrize("code", [-1, 0, 1, 99 << 24, 1 << 62, 1 << 63, -(1 << 63), 1 << 200])
def test_a_number_that_is_no_option_is_refused(case: Case, code: int) -> None:
    t = midgame(case)
    assert "not an option" in str(refused(t, t.question.seats[0], code))


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_a_seat_not_asked_is_refused(case: Case) -> None:
    t = midgame(case)
    while len(t.question.seats) + len(t.question.sealed) == t.seats:
        step(t, case.random(1))
    asked = t.question.seats[0]
    other = next(seat for seat in range(t.seats) if seat not in (*t.question.seats, *t.question.sealed))
    e = refused(t, other, t.options(asked).ids[0])
    assert isinstance(e, meadhall.NotAsked) and f"seat {other} is not asked" in str(e)
    assert isinstance(refused(t, CHANCE, t.options(asked).ids[0]), meadhall.NotAsked)
    with pytest.raises(meadhall.NotAsked):
        t.options(other)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
@pytest.mark.parametrize("seat", [-2, -100, 6, 7, 64, 1 << 40, 1 << 70])
def test_a_seat_that_is_not_there_is_refused(case: Case, seat: int) -> None:
    t = midgame(case)
    e = refused(t, seat, t.options(t.question.seats[0]).ids[0])
    assert isinstance(e, meadhall.NotAsked) and str(seat) in str(e)
    with pytest.raises(meadhall.Refused, match="seat"):
        t.view(seat)
    with pytest.raises(meadhall.Refused, match="seat"):
        t.determinize(seat, 1)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_question_answered_before_is_stale(case: Case) -> None:
    t = midgame(case)
    old = t.question
    while not t.over and t.question.number == old.number:
        step(t, case.random(2))
    seat = t.question.seats[0]
    e = refused(t, seat, t.options(seat).ids[0], old.number)
    assert isinstance(e, meadhall.Stale) and str(old.number) in str(e)
    assert isinstance(refused(t, seat, t.options(seat).ids[0], t.question.number + 1), meadhall.Stale)
    with pytest.raises(meadhall.Stale):
        old.options(seat)
    with pytest.raises(meadhall.Stale):
        _ = old.kind


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_over_is_over(case: Case) -> None:
    t = play_out(case.start(), case.random())
    for seat in range(t.seats):
        assert "over" in str(refused(t, seat, 0))
    with pytest.raises(meadhall.Refused, match="over"):
        _ = t.question
    assert t.view(0)["question"] is None


# -- saves ------------------------------------------------------------------------------------------------
def signed(saved: Saved) -> bytes:
    body = msgspec.msgpack.encode(saved)
    return MAGIC + hashlib.sha256(body).digest() + body


def bad_file(game: Game, data: bytes) -> meadhall.BadFile:
    with pytest.raises(meadhall.BadFile) as error:
        game.load(data)
    assert error.value.field and str(error.value).startswith(f"{error.value.field}: ")
    return error.value


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_truncated_save_is_refused(case: Case) -> None:
    data = midgame(case).save()
    for length in [*range(64), *range(64, len(data), 37), len(data) - 1]:
        bad_file(case.game, data[:length])
    bad_file(case.game, data + b"\x00")


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_flipped_bit_is_noticed(case: Case) -> None:
    data = midgame(case).save()
    for at in [*range(64), *range(64, len(data), 37)]:
        wrong = bytearray(data)
        wrong[at] ^= 1 << at % 8
        bad_file(case.game, bytes(wrong))


def test_no_save_at_all_is_refused() -> None:
    game = SMALLEST[0].game
    for data in (
        b"",
        b"meadhall",
        MAGIC,
        MAGIC + bytes(32),
        b"\x80" * 500,
        b"{}",
        MAGIC[:-1] + b"9" + bytes(99),
    ):
        bad_file(game, data)


def change_log(saved: Saved, **changes: object) -> Saved:
    return msgspec.structs.replace(saved, log=msgspec.structs.replace(saved.log, **changes))


FORGERIES: dict[str, tuple[str, Callable[[Saved], Saved]]] = {
    "newer format": ("format", lambda s: msgspec.structs.replace(s, format=s.format + 1)),
    "older format": ("format", lambda s: msgspec.structs.replace(s, format=0)),
    "newer rules": ("version", lambda s: change_log(s, version=s.log.version + 1)),
    "another game": ("game", lambda s: change_log(s, game="hnefatafl")),
    "seven seats": ("seats", lambda s: change_log(s, seats=7)),
    "unknown option": ("witches", lambda s: change_log(s, options={"witches": True})),
    "negative seed": ("seed", lambda s: change_log(s, seed=-1)),
    "an answer that is none": ("answer 3", lambda s: change_log(s, answers=(*s.log.answers[:2], (0, "x")))),
    "a seat that is not there": ("answer 1", lambda s: change_log(s, answers=((9, "pass"), *s.log.answers))),
    "an answer missing": ("answer ", lambda s: change_log(s, answers=s.log.answers[1:])),
    "the last answer missing": ("row", lambda s: change_log(s, answers=s.log.answers[:-1])),
    "another seed": ("row", lambda s: change_log(s, seed=s.log.seed + 1)),
    "glory out of nowhere": ("row", lambda s: msgspec.structs.replace(s, row=(*s.row[:-1], 99))),
    "a short row": ("row", lambda s: msgspec.structs.replace(s, row=s.row[:-1])),
    "no row": ("row", lambda s: msgspec.structs.replace(s, row=())),
    "a huge number": ("row", lambda s: msgspec.structs.replace(s, row=(*s.row[:-1], (1 << 63)))),
}


@pytest.mark.parametrize("case", SMALLEST, ids=str)
@pytest.mark.parametrize("name", FORGERIES)
def test_a_signed_forgery_is_caught(case: Case, name: str) -> None:
    """The checksum is no lock: what counts is that the log leads to the row."""
    field, forge = FORGERIES[name]
    saved = read(midgame(case).save())
    assert bad_file(case.game, signed(forge(saved))).field.startswith(field)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_every_column_of_a_row_is_checked(case: Case) -> None:
    saved = read(midgame(case).save())
    for column in range(0, len(saved.row), 17):
        row = list(saved.row)
        row[column] += 1
        assert bad_file(case.game, signed(msgspec.structs.replace(saved, row=tuple(row)))).field == "row"


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_twin_cannot_be_saved(case: Case) -> None:
    """A twin has no log that leads to it, so that a file of it could not be trusted."""
    with pytest.raises(meadhall.Refused, match="determinized"):
        midgame(case).determinize(0, 1).save()


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_content_of_another_shape_is_refused(case: Case) -> None:
    contents: list[object] = [{}, [], 5, {"format": 1}, {"format": "one"}]
    for content in contents:
        body = msgspec.msgpack.encode(content)
        assert bad_file(case.game, MAGIC + hashlib.sha256(body).digest() + body).field == "content"


def test_a_log_is_read_with_care() -> None:
    game = SMALLEST[0].game
    log = SMALLEST[0].start().log
    for field, changes in (
        ("game", {"game": "x"}),
        ("version", {"version": 99}),
        ("data", {"data": "0123456789abcdef"}),
        ("seats", {"seats": 1}),
        ("answer 1", {"answers": ((0, "nonsense"),)}),
    ):
        wrong: Log = msgspec.structs.replace(log, **changes)
        with pytest.raises(meadhall.BadFile) as error:
            game.replay(wrong)
        assert error.value.field == field


# -- setting up -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("field", "seats", "seed", "options"),
    [
        ("seats", 7, 0, {}),
        ("seats", 0, 0, {}),
        ("seats", -2, 0, {}),
        ("seats", True, 0, {}),
        ("seats", 2.0, 0, {}),
        ("seats", "2", 0, {}),
        ("seats", None, 0, {}),
        ("seed", 0, -1, {}),
        ("seed", 0, 1 << 62, {}),
        ("seed", 0, 1.5, {}),
        ("seed", 0, "7", {}),
        ("seed", 0, None, {}),
        ("seed", 0, True, {}),
        ("witches", 0, 0, {"witches": True}),
    ],
)
@pytest.mark.parametrize("key", meadhall.games())
def test_impossible_set_ups(key: str, field: str, seats: int, seed: int, options: dict[str, bool]) -> None:
    game = meadhall.game(key)
    if field != "seats":
        seats = game.seats[0]
    with pytest.raises(meadhall.BadOption) as error:
        game.open(seats, seed, options)
    assert error.value.field == field and field in str(error.value)


@pytest.mark.parametrize("value", [1, 0, "yes", None, 1.0])
@pytest.mark.parametrize("key", meadhall.games())
def test_an_option_is_on_or_off(key: str, value: bool) -> None:
    game = meadhall.game(key)
    for name in game.options:
        with pytest.raises(meadhall.BadOption) as error:
            game.open(game.seats[0], 0, {name: value})
        assert error.value.field == name


@pytest.mark.parametrize("key", meadhall.games())
def test_chance_is_the_tables_or_asked(key: str) -> None:
    game = meadhall.game(key)
    with pytest.raises(meadhall.BadOption, match="chance"):
        game.start(game.seats[0], 0, chance="loaded dice")


def test_five_seats_need_the_fifth_player() -> None:
    with pytest.raises(meadhall.BadOption, match="seats: five seats need the option fifth_player"):
        meadhall.game("blood_rage").start(5, 0)


@pytest.mark.parametrize("seats", [1, 6])
def test_one_seat_and_six_are_not_blood_rage(seats: int) -> None:
    with pytest.raises(meadhall.BadOption, match=r"seats: .* 2 to 5"):
        meadhall.game("blood_rage").start(seats, 0)


@pytest.mark.parametrize("key", ["", "chess", "Blood_Rage", "../kernel", "__init__"])
def test_a_game_that_is_not_there(key: str) -> None:
    with pytest.raises(meadhall.BadOption, match="game"):
        meadhall.game(key)
