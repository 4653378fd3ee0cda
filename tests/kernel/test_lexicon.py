"""Ids that mean something: from int to text and back, and what is refused on the way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.errors import Refused
from meadhall.kernel.lexicon import Lexicon
from meadhall.kernel.listing import pack

LEXICON = Lexicon(
    {"place": ("hall", "shore"), "figure": ("carl", "jarl", "ship")},
    {
        1: ("rest", "X-1"),
        2: ("sail from:place to:place figure:figure", "X-2"),
        3: ("bid coins:number", "X-3"),
    },
    {1: ("turn", "X-1"), 2: ("where from:place left:number", "X-2")},
    {1: ("drew seat:number figure:figure!", "X-4"), 2: ("arrived at:place", "X-5")},
    frozenset((2,)),
)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (pack(1), "rest"),
        (pack(2, 0, 1, 2), "sail:from=hall:to=shore:figure=ship"),
        (pack(3, 0), "bid:coins=0"),
        (pack(3, 255), "bid:coins=255"),
    ],
)
def test_there_and_back(code: int, text: str) -> None:
    assert LEXICON.option_id(code) == text
    assert LEXICON.code(text) == code


def test_fields_by_name() -> None:
    assert LEXICON.option_fields(pack(2, 1, 0, 1)) == {"from": "shore", "to": "hall", "figure": "jarl"}
    assert LEXICON.option_fields(pack(3, 7)) == {"coins": 7}
    assert LEXICON.option_fields(pack(1)) == {}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no option"),
        ("dance", "no option 'dance'"),
        ("Rest", "no option"),
        (" rest", "no option"),
        ("rest:", "takes nothing more"),
        ("rest:from=hall", "takes nothing more"),
        ("sail", "takes from, to, figure"),
        ("sail:from=hall", "takes from, to, figure"),
        ("sail:to=hall:from=shore:figure=ship", "takes from, to, figure"),
        ("sail:from=hall:to=shore:figure=ship:from=hall", "takes from, to, figure"),
        ("sail:from=hall:to=valhalla:figure=ship", "'to=valhalla' names nothing"),
        ("sail:from=hall:to=:figure=ship", "'to=' names nothing"),
        ("sail:from=hall:to:figure=ship", "names nothing"),
        ("bid:coins=many", "'coins=many' names nothing"),
        ("bid:coins=-1", "'coins=-1' names nothing"),
        ("bid:coins=256", "'coins=256' names nothing"),
        ("bid:coins=", "names nothing"),
        ("bid:coins=1=1", "names nothing"),
        ("bid:coins=" + "9" * 5000, "names nothing"),
    ],
)
def test_what_is_no_id_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refused, match=says):
        LEXICON.code(text)


@pytest.mark.parametrize("number", ["+1", "01", " 1", "1 ", "1_0", "\u0663", "-0"])
def test_a_number_is_written_one_way_only(number: str) -> None:
    """Two ids of one option would be two lines of a log for one answer."""
    with pytest.raises(Refused, match="names nothing"):
        LEXICON.code(f"bid:coins={number}")


@given(st.text(alphabet="restailbdcono:=-+_0123456789 hjfgup", max_size=40))
def test_what_is_read_is_written_the_same(text: str) -> None:
    try:
        code = LEXICON.code(text)
    except Refused:
        return
    assert LEXICON.option_id(code) == text


@given(st.integers(0, 1), st.integers(0, 1), st.integers(0, 2))
def test_every_option_comes_back(a: int, b: int, c: int) -> None:
    code = int(pack(2, a, b, c))
    assert LEXICON.code(LEXICON.option_id(code)) == code


def test_a_secret_field_is_left_out() -> None:
    assert LEXICON.event(1, (3, 1, 0, 0), True) == {"event": "drew", "seat": 3, "figure": "jarl"}
    assert LEXICON.event(1, (3, 1, 0, 0), False) == {"event": "drew", "seat": 3}
    assert LEXICON.event(2, (1, 0, 0, 0), False) == {"event": "arrived", "at": "shore"}
    assert LEXICON.event(2, (-1, 0, 0, 0), True) == {"event": "arrived", "at": None}


def test_forms_know_their_rule_and_what_reveals() -> None:
    assert LEXICON.verbs[2].rule == "X-2" and LEXICON.questions[2].rule == "X-2"
    assert LEXICON.events[2].reveals and not LEXICON.events[1].reveals


def test_a_question_says_what_it_is_about() -> None:
    form = LEXICON.questions[2]
    assert (form.id_of(0, 1), form.id_of(1, 4), form.id_of(0, -1)) == ("shore", 4, None)


def test_a_declaration_over_an_unknown_list_fails_at_once() -> None:
    with pytest.raises(KeyError, match="colour"):
        Lexicon({}, {1: ("paint with:colour", "X-1")}, {}, {}, frozenset())
