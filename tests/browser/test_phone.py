"""The whole way on a phone: nothing to be scrolled sideways, nothing too small for a finger."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.hands import anyhow, play

CHANCE = 3
TABS = ("Options", "Log", "Chat", "Board")
PAGES = ("/", "/new", "/me", "/about", "/nowhere")


def looks_right(guest: Guest, where: str) -> None:
    assert guest.too_wide() == [], where
    assert guest.too_small() == [], where


def tab(guest: Guest, name: str) -> None:
    guest.page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).tap()


def test_every_page_fits(arrive: Door) -> None:
    guest = arrive("Ada", size=PHONE)
    table = guest.set_table()
    for path in (*PAGES, f"/t/{table.id}"):
        guest.open(path)
        guest.page.get_by_role("heading", level=1).wait_for()
        guest.page.wait_for_load_state("networkidle")
        looks_right(guest, path)
    guest.open()
    guest.card.get_by_role("button", name="Play now against bots").tap()
    guest.page.get_by_role("dialog").wait_for()
    looks_right(guest, "quick start")


def test_a_game_is_played_by_touch(arrive: Door) -> None:
    guest = arrive(size=PHONE)
    guest.open()
    guest.card.get_by_role("button", name="Play now against bots").tap()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text("2", exact=True).tap()
    dialog.get_by_role("combobox", name="Bots play").select_option("random")
    dialog.get_by_role("button", name="Start").tap()
    table = guest.table()

    met = play_by_touch(guest)
    assert {"Which clan do you lead?", "Your turn. What do you do?"} <= met
    for name in ("Menu", "Rules"):
        guest.button(name).tap()
        guest.page.get_by_role("dialog").wait_for()
        looks_right(guest, name)
        guest.button("Close").tap()

    hand = guest.hand(table, 0)
    play([hand], anyhow(random.Random(CHANCE), haste=0.5), lambda now: now[0].now.over)
    expect(guest.page.get_by_role("heading", name="The game is over")).to_be_visible()
    looks_right(guest, "end")
    guest.page.get_by_role("link", name="Replay").tap()
    guest.button("One step forward").tap()
    expect(guest.page.get_by_text(re.compile("^1 of "))).to_be_visible()
    looks_right(guest, "replay")


def play_by_touch(guest: Guest) -> set[str]:
    """Taps things on the scene, or in the list on its own tab, until the actions begin; looks at all tabs."""
    chance = random.Random(CHANCE)
    met: set[str] = set()
    while True:
        guest.asked()
        number, question = guest.number, guest.sentence
        if question not in met:
            met.add(question)
            for name in TABS:
                tab(guest, name)
                looks_right(guest, f"{question} {name}")
        if question.startswith("Your turn"):
            return met
        spots = [spot for spot in guest.spots() if spot.x is not None]
        assert spots, f"nothing can be tapped: {question}"
        if chance.random() < 0.7:
            guest.press(chance.choice(spots).name, tap=True)
        else:
            tab(guest, "Options")
            guest.page.locator("[data-option]").first.tap()
            tab(guest, "Board")
        guest.moved_on(number)
