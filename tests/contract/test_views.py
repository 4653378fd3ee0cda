"""Views hold what the viewer can see, all of it, and nothing else."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

import meadhall
from meadhall.kernel.table import Table
from tests.contract.play import CASES, CHANCE, Case, secrets, step, view_text, viewers, walk

TOKEN = re.compile(r"[a-z0-9_]+")


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_a_view_is_plain_json(case: Case, chance: str) -> None:
    """Chance's own questions are seen only where it is asked."""
    t = case.start(chance=chance)
    for n in walk(t, case.random()):
        if n % 9 == 0 and (chance == "table" or t.question.seats == (CHANCE,)):
            for seat in viewers(t):
                is_plain(t.view(seat))
    for seat in viewers(t):
        is_plain(t.events(seat))


def is_plain(told: object) -> None:
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_a_view_needs_only_the_redacted_table(case: Case, chance: str) -> None:
    t = case.start(chance=chance)
    for n in walk(t, case.random()):
        if chance == "ask" and t.question.seats != (CHANCE,):
            continue
        for seat in viewers(t)[n % 3 :: 3]:
            assert t.redact(CHANCE if seat is None else seat).view(seat) == t.view(seat)
        for seat in t.question.seats:
            if seat != CHANCE:
                assert t.redact(seat).options(seat).codes == t.options(seat).codes


@pytest.mark.parametrize("case", CASES, ids=str)
def test_looking_changes_nothing(case: Case) -> None:
    t = case.start()
    for n in walk(t, case.random()):
        if n % 4:
            continue
        before, log = t.row, t.log
        for seat in viewers(t):
            t.view(seat)
            t.events(seat)
        assert t.row == before and t.log == log


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("chance", ["table", "ask"])
def test_a_table_revealed_hides_nothing_and_stays_as_it_was(case: Case, chance: str) -> None:
    """Shaped like a spectator's view; every word that any seat sees is in it."""
    words = secrets(case.key).words
    t = case.start(chance=chance)
    for n in walk(t, case.random()):
        if n % 5 or (chance == "ask" and t.question.seats != (CHANCE,)):
            continue
        before, log = t.row, t.log
        shown = t.reveal()
        spectator = t.view(None)
        is_plain(shown)
        assert shape(shown) == shape(spectator)
        assert shown["question"] == spectator["question"]
        told = set(TOKEN.findall(msgspec.json.encode(shown).decode()))
        for seat in range(t.seats):
            view = {**t.view(seat), "question": None}
            assert set(TOKEN.findall(msgspec.json.encode(view).decode())) & words <= told
        assert t.row == before and t.log == log
    assert t.reveal()["question"] is None


def shape(view: object) -> object:
    """The fields of a view, without what is in its lists."""
    return {key: shape(value) for key, value in view.items()} if isinstance(view, dict) else type(view)


class Memory:
    """What each viewer may know by now: everything it could ever see, and what was played openly."""

    def __init__(self, case: Case, t: Table) -> None:
        self.of = secrets(case.key)
        self.may_know: dict[int | None, set[str]] = {seat: set() for seat in viewers(t)}
        self.read = 0
        self.look(t)

    def look(self, t: Table) -> None:
        for seat in viewers(t):
            self.may_know[seat] |= self.of.sees(t, CHANCE if seat is None else seat)

    def hear(self, option: str) -> None:
        """An open answer will be seen by all."""
        if option.split(":")[0] in self.of.open_verbs:
            for known in self.may_know.values():
                known |= self.words(option)

    def words(self, text: str) -> set[str]:
        return set(TOKEN.findall(text)) & self.of.words

    def check(self, t: Table) -> None:
        for seat in viewers(t):
            told = view_text(t, seat) + msgspec.json.encode(t.events(seat, self.read)).decode()
            leaked = self.words(told) - self.may_know[seat]
            assert not leaked, f"seat {seat} learns of {leaked}"
        self.read = t.written()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_view_names_a_secret(case: Case) -> None:
    t = case.start()
    rng = case.random()
    memory = Memory(case, t)
    sealed: list[str] = []
    while not t.over:
        q = t.question
        _, option = step(t, rng)
        sealed.append(option)
        if t.over or t.question.number != q.number:
            for answer in sealed:
                memory.hear(answer)
            sealed.clear()
        memory.look(t)
        memory.check(t)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_refusal_names_a_secret(case: Case) -> None:
    """A refusal says what was asked for and the rule against it, not what the others hold."""
    of = secrets(case.key)
    t = case.start()
    for n in walk(t, case.random()):
        if n % 10:
            continue
        legal = {code for seat in t.question.seats for code in t.options(seat).codes}
        for seat in t.question.seats:
            for code in [*legal, 0, 99 << 24]:
                if code in t.options(seat).codes:
                    continue
                with pytest.raises(meadhall.Refused) as refusal:
                    t.answer(seat, code)
                asked = set(TOKEN.findall(t.name_of(code)))
                told = set(TOKEN.findall(str(refusal.value))) & of.words
                assert told <= asked
