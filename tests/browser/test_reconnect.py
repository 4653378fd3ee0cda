"""The line breaks in the middle of a battle: the page comes back to the same question, and nothing is
answered twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from meadhall.server.wire import TableRow
from tests.browser.battles import in_battle, warlike
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.halls import House
from tests.browser.hands import Hand, play


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[House]:
    """A hall that a test may kill."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


def to_battle(ada: Guest, bo: Guest) -> TableRow:
    """Ada and Bo at a table of two, each asked for a battle card."""
    table = ada.set_table()
    bo.sit(table, 1)
    ada.start(table)
    with ExitStack() as stack:
        hands = [
            Hand(guest.context, guest.hall, table.id, seat, stack) for seat, guest in enumerate((ada, bo))
        ]
        play(hands, warlike, in_battle)
    for guest in (ada, bo):
        guest.open(f"/t/{table.id}")
        guest.says(re.compile("Battle, .*: which card do you play?"))
    return table


def answers(guest: Guest, table: TableRow) -> int:
    """How many answers the hall has."""
    reply = guest.context.request.get(f"{guest.hall}/api/tables/{table.id}")
    return msgspec.json.decode(reply.body(), type=TableRow).steps


def test_the_hall_is_killed_and_the_battle_goes_on(arrive: Door, frail: House) -> None:
    ada, bo = arrive("Ada", hall=frail.address), arrive("Bo", hall=frail.address)
    table = to_battle(ada, bo)
    number, before = ada.number, answers(ada, table)
    ada.take(ada.options[0])
    ada.says("You chose: Play: ")
    chosen = ada.sentence

    frail.kill()
    for guest in (ada, bo):
        expect(guest.page.get_by_text("reconnecting…")).to_be_visible()
    bo.take(bo.options[0])
    bo.says("Sent: Play: ")
    assert (ada.sentence, ada.number) == (chosen, number), "what was on the page is gone"
    frail.open()

    for guest in (ada, bo):
        expect(guest.page.get_by_text("reconnecting…")).to_have_count(0)
        expect(guest.page.locator(".log")).to_contain_text("plays")
        assert guest.page.locator(".log").inner_text().count(" plays ") == 2
        broken = [line for line in guest.complaints if "WebSocket" in line or "ERR_CONNECTION" in line]
        assert guest.complaints == broken
        guest.complaints.clear()
    assert answers(ada, table) == before + 2


def test_an_acknowledgement_that_was_lost_is_no_second_answer(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    said: list[str] = []

    def tap(page_side: WebSocketRoute) -> None:
        """The first line breaks as soon as an answer has gone out, before the hall's reply comes in."""
        hall_side = page_side.connect_to_server()

        def out(frame: str | bytes) -> None:
            hall_side.send(frame)
            if '"answer"' in str(frame):
                said.append(str(frame))

        def back(frame: str | bytes) -> None:
            if len(said) != 1:
                page_side.send(frame)
            elif '"ack"' in str(frame):
                said.append("lost")
                page_side.close(code=1012)

        page_side.on_message(out)
        hall_side.on_message(back)

    ada.page.route_web_socket(re.compile("/ws/tables/"), tap)
    table = to_battle(ada, bo)
    before = answers(ada, table)
    ada.take(ada.options[0])
    ada.says("You chose: Play: ")

    bo.says(re.compile("Battle, .*: which card do you play?"))
    first, lost, again = said
    assert lost == "lost" and first == again, "the answer was not repeated as it was"
    assert answers(ada, table) == before + 1
    bo.take(bo.options[0])
    expect(ada.page.locator(".log")).to_contain_text("plays")
    assert answers(ada, table) == before + 2


def test_a_page_that_was_closed_comes_back(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    table = to_battle(ada, bo)
    question = ada.sentence
    ada.page.reload()
    ada.says(question)
    ada.page.goto("about:blank")
    bo.take(bo.options[0])
    bo.says("You chose: Play: ")
    ada.open(f"/t/{table.id}")
    ada.says(question)
    expect(ada.page.get_by_role("region", name="Battle: ").get_by_text("card laid")).to_have_count(1)
    ada.take(ada.options[0])
    for guest in (ada, bo):
        expect(guest.page.locator(".log")).to_contain_text("plays")
