"""Any game in the hands of Hypothesis: answers good and bad, changes of mind, clones, saves."""

from __future__ import annotations

import random

import hypothesis.strategies as st
import pytest
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import meadhall
from meadhall.kernel.table import Table
from tests.contract.play import CASES, CHANCE, Case, all_of, conservation, play_out, step

GARBAGE = ("", "pass:", "nonsense", "pass:of=time", ":", "=", "pass\x00", "проход", "1", "-1")


class AnyTable(RuleBasedStateMachine):
    """One table, and the row it must have."""

    t: Table
    case: Case

    @initialize(case=st.sampled_from(CASES), seed=st.integers(0, (1 << 62) - 1), chance=st.booleans())
    def sit_down(self, case: Case, seed: int, chance: bool) -> None:
        self.case = case
        self.t = case.game.open(
            case.seats, seed, case.options, chance="ask" if chance else "table", events=True
        )

    def going_on(self) -> bool:
        return not self.t.over

    def half_sealed(self) -> bool:
        return not self.t.over and bool(self.t.question.sealed)

    @precondition(going_on)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.t.question.seats))
        option = data.draw(st.sampled_from(self.t.options(seat).ids))
        self.t.answer(seat, option, number=self.t.question.number)

    @precondition(going_on)
    @rule(seed=st.integers(0, 1 << 16), most=st.integers(1, 60))
    def play_on(self, seed: int, most: int) -> None:
        rng = random.Random(seed)
        for _ in range(most):
            if not self.t.over:
                step(self.t, rng)

    @precondition(half_sealed)
    @rule(data=st.data())
    def change_a_sealed_answer(self, data: st.DataObject) -> None:
        q = self.t.question
        seat = data.draw(st.sampled_from(q.sealed))
        option = data.draw(st.sampled_from(self.t.options(seat).ids))
        self.t.answer(seat, option)
        assert self.t.question.number == q.number and seat in self.t.question.sealed

    @precondition(going_on)
    @rule(seed=st.integers(0, 1 << 16))
    def clone_and_diverge(self, seed: int) -> None:
        before = all_of(self.t)
        play_out(self.t.clone(), random.Random(seed))
        assert all_of(self.t) == before

    @rule()
    def save_and_load(self) -> None:
        data = self.t.save()
        loaded = self.case.game.load(data)
        assert all_of(loaded) == all_of(self.t)
        assert loaded.save() == data
        self.t = loaded

    @precondition(going_on)
    @rule(seed=st.integers(0, 1 << 16))
    def undo_if_free(self, seed: int) -> None:
        before = self.t.clone()
        seat, option = step(self.t, random.Random(seed))
        try:
            back = self.t.undo(seat)
        except meadhall.Refused:
            return
        assert all_of(back) == all_of(before)
        back.answer(seat, option)
        assert all_of(back) == all_of(self.t)

    # -- bad answers: each is refused, and the table stays as it was ------------------------------------
    def refuses(self, seat: int, option: str | int, number: int = -1) -> None:
        row, log = self.t.row, self.t.log
        with pytest.raises(meadhall.Refused):
            self.t.answer(seat, option, number)
        assert self.t.row == row and self.t.log == log

    @precondition(going_on)
    @rule(seat=st.integers(-3, 8))
    def wrong_seat(self, seat: int) -> None:
        q = self.t.question
        if seat not in q.seats and seat not in q.sealed:
            asked = q.seats[0]
            self.refuses(seat, self.t.options(asked).ids[0])

    @precondition(going_on)
    @rule(text=st.one_of(st.sampled_from(GARBAGE), st.text(max_size=20)))
    def garbage(self, text: str) -> None:
        seat = self.t.question.seats[0]
        if text not in self.t.options(seat).ids:
            self.refuses(seat, text)

    @precondition(going_on)
    @rule(code=st.integers(-(1 << 70), 1 << 70))
    def garbage_code(self, code: int) -> None:
        seat = self.t.question.seats[0]
        if code not in self.t.options(seat).codes:
            self.refuses(seat, code)

    @precondition(going_on)
    @rule(off=st.integers(-40, 40).filter(bool))
    def stale(self, off: int) -> None:
        seat = self.t.question.seats[0]
        number = self.t.question.number + off
        if number >= 0:
            self.refuses(seat, self.t.options(seat).ids[0], number)

    @precondition(lambda self: self.t.over)
    @rule(seat=st.integers(CHANCE, 5))
    def over_is_over(self, seat: int) -> None:
        self.refuses(seat, 0)

    @invariant()
    def nothing_is_lost(self) -> None:
        conservation(self.case.key)(self.t)


TestAnyTable = AnyTable.TestCase
