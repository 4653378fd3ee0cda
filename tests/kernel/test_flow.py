"""Frames, steps, questions: the flow, seen on a toy."""

from __future__ import annotations

import pytest

from meadhall.kernel.event import EVERYBODY
from meadhall.kernel.flow import (
    ABOUT,
    ASKED,
    CHANCE_BIT,
    DEPTH,
    DONE,
    GAVE,
    KIND,
    MOST_FRAMES,
    MOST_SEATS,
    NEXT,
    NUMBER,
    STAY,
    WAIT,
    Seat,
)
from meadhall.kernel.listing import Listing, first, pack
from meadhall.kernel.rows import ints
from tests.kernel.toy import SCORE, Toy


def ask_two(t: Toy) -> int:
    if not t.answered:
        return t.ask(1, 3, 7, 8)
    t.m[SCORE] += first(t.take(1))
    return NEXT


def note_end(t: Toy) -> int:
    t.trace.append("end")
    return NEXT


def test_steps_run_in_order_and_stop_at_a_question() -> None:
    t = Toy((note_end, ask_two, note_end)).begin()
    assert t.trace == ["end"] and not t.over
    assert (t.m[KIND], t.m[ASKED], t.m[NUMBER], t.m[ABOUT], t.m[ABOUT + 1]) == (3, 0b10, 1, 7, 8)

    t.give(1, pack(1, 2))
    assert t.trace == ["end", "end"] and t.over and t.m[SCORE] == 2


def test_a_pushed_frame_ends_before_the_one_below_goes_on() -> None:
    def push_inner(t: Toy) -> int:
        t.push(1, 5, 6)
        return NEXT

    def inner(t: Toy) -> int:
        t.trace.append(f"inner {t.local(0)} {t.local(1)}")
        return NEXT

    t = Toy((push_inner, note_end), (inner, inner)).begin()
    assert t.trace == ["inner 5 6", "inner 5 6", "end"] and t.over


def test_frames_pushed_last_run_first() -> None:
    def push_both(t: Toy) -> int:
        t.push(1, 1)
        t.push(1, 2)
        return NEXT

    def inner(t: Toy) -> int:
        t.trace.append(f"inner {t.local(0)}")
        return NEXT

    assert Toy((push_both,), (inner,)).begin().trace == ["inner 2", "inner 1"]


def test_stay_runs_the_step_again_and_locals_last() -> None:
    def count_down(t: Toy) -> int:
        if t.local(0) == 0:
            return NEXT
        t.set_local(0, t.local(0) - 1)
        t.trace.append("step")
        return STAY

    assert Toy((count_down, note_end)).begin(3).trace == ["step"] * 3 + ["end"]


def test_a_frame_gives_its_first_two_values_at_once() -> None:
    def look(t: Toy) -> int:
        t.trace.append(str([int(value) for value in t.pair()]))
        return NEXT

    assert Toy((look,)).begin(3, 8, 5).trace == ["[3, 8]"]


def test_done_leaves_the_rest_of_a_frame_out() -> None:
    def leave(t: Toy) -> int:
        return DONE

    assert Toy((leave, note_end)).begin().trace == []


def test_goto_goes_on_elsewhere() -> None:
    def loop(t: Toy) -> int:
        t.set_local(0, t.local(0) + 1)
        t.trace.append("loop")
        return t.goto(0) if t.local(0) < 3 else t.goto(2)

    def never(t: Toy) -> int:
        raise AssertionError

    assert Toy((loop, never, note_end)).begin().trace == ["loop"] * 3 + ["end"]


def test_a_frame_leaves_nothing_behind() -> None:
    """Equal tables have equal rows: what ended frames held is swept."""

    def push_inner(t: Toy) -> int:
        t.push(1, 9, 9, 9, 9)
        return NEXT

    def fill(t: Toy) -> int:
        t.set_local(4, 9)
        t.set_local(5, 9)
        return NEXT

    t = Toy((push_inner, ask_two), (fill,)).begin()
    plain = Toy((note_end, ask_two)).begin()
    assert t.header == plain.header
    t.give(1, pack(1, 2))
    assert [value for value in t.header if value] == [1, 7, 8], "number and what it was about"


def test_a_push_clears_the_locals() -> None:
    def push_inner(t: Toy) -> int:
        t.push(1)
        return NEXT

    def look(t: Toy) -> int:
        t.trace.append(str([t.local(i) for i in range(6)]))
        t.set_local(5, 4)
        return NEXT

    assert Toy((push_inner, push_inner), (look,)).begin().trace == ["[0, 0, 0, 0, 0, 0]"] * 2


def test_a_frame_may_become_another() -> None:
    def turn_into(t: Toy) -> int:
        t.set_local(5, 9)
        return t.become(1, 4)

    def inner(t: Toy) -> int:
        t.trace.append(f"inner {t.local(0)} {t.local(5)} at depth {t.m[DEPTH]}")
        return NEXT

    t = Toy((turn_into, note_end), (inner,)).begin(1, 2)
    assert t.trace == ["inner 4 0 at depth 1"] and t.over
    assert not any(t.header)


# -- sealed answers -------------------------------------------------------------------------------------
def ask_three(t: Toy) -> int:
    if not t.answered:
        return t.ask_all(0b1101, 4)
    t.trace.append(str([first(t.given(seat)) for seat in (0, 2, 3)]))
    t.taken()
    return NEXT


def test_sealed_answers_wait_for_the_last() -> None:
    t = Toy((ask_three,)).begin()
    t.give(2, pack(1, 3))
    t.give(0, pack(1, 1))
    assert t.trace == [] and t.m[GAVE] == 0b101 and t.m[ASKED] == 0b1101
    t.give(2, pack(1, 0))
    assert t.trace == [], "a change is no new answer"
    t.give(3, pack(1, 2))
    assert t.trace == ["[1, 0, 2]"] and t.over


def test_answers_taken_leave_nothing_behind() -> None:
    t = Toy((ask_three, ask_two)).begin()
    for seat in (3, 2, 0):
        t.give(seat, pack(1, 1))
    plain = Toy((note_end, ask_two)).begin()
    plain.m[NUMBER] = 2
    assert t.header == plain.header
    assert not t.answered


def test_every_seat_fits_a_question() -> None:
    def ask_all(t: Toy) -> int:
        if not t.answered:
            return t.ask_all((1 << MOST_SEATS) - 1, 2)
        t.taken()
        return NEXT

    t = Toy((ask_all,)).begin()
    for seat in range(MOST_SEATS):
        assert not t.over
        t.give(seat, pack(1, 1))
    assert t.over


# -- chance ---------------------------------------------------------------------------------------------
def draw(t: Toy) -> int:
    if not t.answered:
        return t.ask_chance(5)
    t.m[SCORE] += first(t.take_chance())
    return NEXT


def test_chance_answers_by_itself_and_is_noted() -> None:
    t = Toy((draw, draw, draw), seed=3).begin()
    assert t.over and len(t.trace) == 3
    assert t.m[SCORE] == sum(int(line.split()[1]) for line in t.trace)


def test_chance_is_asked_where_wanted() -> None:
    t = Toy((draw, note_end), asks_chance=True).begin()
    assert t.m[ASKED] == CHANCE_BIT and t.trace == []
    t.give_chance(pack(1, 4))
    t.run()
    assert t.over and t.m[SCORE] == 4 and t.trace == ["chance 4", "end"]


def draw_twice(t: Toy) -> int:
    if t.answered:
        t.m[SCORE] += 10 * first(t.take_chance()) + 100
    while t.m[SCORE] < 200:
        code = t.fall(5, 7, 8)
        if code < 0:
            return WAIT
        t.m[SCORE] += 10 * first(code) + 100
    return NEXT


def test_chance_that_answers_at_once_is_taken_at_once() -> None:
    """The same outcomes, notes and row as when it is asked and waited for."""
    at_once = Toy((draw_twice, ask_two), seed=5).begin()
    waiting = Toy((draw_twice, ask_two), seed=5, asks_chance=True).begin()
    for _ in range(2):
        assert (waiting.m[ASKED], waiting.m[KIND], waiting.m[ABOUT]) == (CHANCE_BIT, 5, 7)
        waiting.give_chance(waiting.outcome())
        waiting.run()
    assert len(at_once.trace) == 2 and at_once.trace == waiting.trace
    assert at_once.m[NUMBER] == 3 and list(at_once.m) == list(waiting.m)


class Die(Toy):
    """Chance has six outcomes, all alike."""

    def list_options(self, seat: Seat, out: Listing) -> None:
        for side in range(6):
            out.add_chance(1, 1, side)


WORTHS = ints([1, 10, 100, 1_000, 10_000, 100_000])  # [side]


def cast_twice(t: Toy) -> int:
    for _ in range(2):
        t.m[SCORE] += 10 * t.cast(6, 1, 7) + 100
    return NEXT


def test_a_die_is_cast_as_one_whose_sides_are_listed_falls() -> None:
    """The same sides, notes and row; none is noted where no log is kept."""

    def fall_twice(t: Toy) -> int:
        for _ in range(2):
            t.m[SCORE] += 10 * first(t.fall(5, 7)) + 100
        return NEXT

    for seed in range(20):
        fallen = Die((fall_twice, ask_two), seed=seed).begin()
        cast = Toy((cast_twice, ask_two), seed=seed).begin()
        assert len(cast.trace) == 2 and cast.trace == fallen.trace
        assert list(cast.m) == list(fallen.m)
    silent = Toy((cast_twice, ask_two))
    silent.rootless = True
    assert silent.begin().trace == [] and silent.m[NUMBER] == 3


@pytest.mark.parametrize("rootless", [False, True])
def test_dice_cast_together_are_those_cast_one_by_one(rootless: bool) -> None:
    """The same sides, notes and row, whether a log is kept or not."""

    def one_by_one(t: Toy) -> int:
        for _ in range(3):
            t.m[SCORE] += WORTHS[t.cast(6, 1, 7)]
        return NEXT

    def together(t: Toy) -> int:
        t.m[SCORE] += t.cast_together(3, WORTHS, 1, 7)
        t.m[SCORE] += t.cast_together(0, WORTHS, 1, 8)
        return NEXT

    for seed in range(20):
        lone, joint = [Toy((step, ask_two), seed=seed) for step in (one_by_one, together)]
        lone.rootless = joint.rootless = rootless
        assert lone.begin().trace == joint.begin().trace and len(lone.trace) == 3 * (not rootless)
        assert list(lone.m) == list(joint.m)


def test_outcomes_fall_by_their_weights() -> None:
    """Question 5 has outcomes 0 to 4 with the weights 1 to 5."""
    steps = (draw,) * 3000
    counts = [0] * 5
    for line in Toy(steps, seed=11).begin().trace:
        counts[int(line.split()[1])] += 1
    for n in range(5):
        assert counts[n] == pytest.approx(200 * (n + 1), rel=0.15)


# -- events, limits -----------------------------------------------------------------------------------------
def test_events_are_told_or_whispered() -> None:
    def tell(t: Toy) -> int:
        t.tell(4, 1, 2)
        t.whisper(0b10, 5, 3)
        t.confide(4, 6, 2)
        return NEXT

    t = Toy((tell,)).begin()
    assert t.journal is not None
    assert [(e.kind, e.knowers, e.values) for e in t.journal.events] == [
        (4, EVERYBODY, (1, 2, 0, 0)),
        (5, 0b10, (3, 0, 0, 0)),
        (6, 0b10000, (2, 0, 0, 0)),
    ]
    copied = t.journal.copy()
    t.tell(6)
    assert len(copied.events) == 3


def test_the_stack_holds_as_many_frames_as_it_says() -> None:
    def deeper(t: Toy) -> int:
        if t.m[DEPTH] < MOST_FRAMES:
            t.push(0)
        return NEXT

    t = Toy((deeper, note_end)).begin()
    assert t.over and t.trace == ["end"] * MOST_FRAMES
    assert t.m[SCORE] == 0


def test_a_frame_too_many_is_an_error_and_not_a_wrong_row() -> None:
    def for_ever(t: Toy) -> int:
        t.push(0)
        return STAY

    with pytest.raises(OverflowError, match=str(MOST_FRAMES)):
        Toy((for_ever,)).begin()
