"""Spectators: at once, five minutes behind or not at all, and never more than the table itself shows."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.secrets import misplaced


def public_table(ada: Guest, watch: str) -> str:
    return ada.set_table(public=True, watch=watch, bots="random", start=True).id


def test_a_spectator_follows_the_game(arrive: Door) -> None:
    ada, eve = arrive("Ada"), arrive("Eve")
    table = public_table(ada, "public")
    eve.open()
    listed = eve.page.locator("section").filter(has=eve.page.get_by_role("heading", name="Tables to watch"))
    listed.locator(f"a[href='/t/{table}']").click()
    ada.open(f"/t/{table}")
    ada.asked()
    ada.take(ada.options[0])

    expect(eve.page.locator(".log")).to_contain_text(re.compile("Seat 1 leads the clan"))
    assert eve.options == [] and eve.number is None
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.get_by_text("Only those who sit at the table can speak.")).to_be_visible()
    assert eve.states
    for frame in eve.states:
        assert frame.seat is None and list(misplaced(frame)) == []


def test_a_late_spectator_waits(arrive: Door) -> None:
    ada, eve = arrive("Ada"), arrive("Eve")
    eve.open(f"/t/{public_table(ada, 'delayed')}")
    expect(eve.page.get_by_text("You watch five minutes behind.")).to_be_visible()
    expect(eve.page.get_by_text("The game is over")).to_have_count(0)
    assert eve.states == [], "something was told too early"


def test_nobody_watches_a_closed_table(arrive: Door) -> None:
    ada, eve = arrive("Ada"), arrive("Eve")
    eve.open(f"/t/{public_table(ada, 'off')}")
    expect(eve.page.get_by_text("Only those who sit at this table see its game.")).to_be_visible()
    assert eve.states == []
