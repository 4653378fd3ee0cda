"""Two at one screen: a curtain between their hands, and nothing of the one behind it for the other."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
from playwright.sync_api import Locator, expect

from meadhall.server.wire import StateFrame
from tests.browser.conftest import Door
from tests.browser.guests import Guest

CURTAINS = 6  # clans for both, then picks of the draft


class Clan(msgspec.Struct):
    seat: int
    hand: list[str]
    pack: list[str]
    quests: list[str]


class Picture(msgspec.Struct):
    clans: list[Clan]


def test_the_curtain_hides_everything(arrive: Door) -> None:
    guest = arrive("Ada")
    share_the_screen(guest)
    lookers: list[int] = []
    hidden = 0
    while len(lookers) < CURTAINS:
        lookers.append(lift(guest))
        seen: set[str] = set()
        while guest.page.locator("main.table").count():
            guest.asked()
            seen |= cards_on_page(guest)
            number = guest.number
            guest.take(guest.options[0])
            guest.page.locator(
                f"main:not(.table), main[data-question]:not([data-question='{number}'])"
            ).wait_for()
        expect(curtain(guest)).to_be_visible()
        hidden += len(seen)
        kept = guest.page.content() + str(guest.page.evaluate("() => JSON.stringify(localStorage)"))
        assert [card for card in seen if card in kept] == []
        assert guest.page.locator("[data-spot], [data-option], .log, .chat").count() == 0

    assert all(one != other for one, other in pairwise(lookers)), lookers
    assert hidden > 20, "hardly anything was there that could be hidden"
    eyes_are_kept_apart(guest.states)


def share_the_screen(guest: Guest) -> None:
    guest.open("/new")
    guest.page.get_by_label("Players", exact=True).select_option("2")
    guest.page.get_by_role("checkbox", name="Seat 2").check()
    guest.button("Open the table").click()
    guest.button("Start").click()


def curtain(guest: Guest) -> Locator:
    return guest.page.get_by_role("heading", name="Pass the device to: ")


def lift(guest: Guest) -> int:
    """Whoever is called lifts the curtain; gives their seat."""
    expect(curtain(guest)).to_be_visible()
    guest.page.get_by_role("button", name=re.compile("^I am ")).click()
    guest.asked()
    return next(frame.seat for frame in reversed(guest.states) if frame.seat is not None)


def cards_on_page(guest: Guest) -> set[str]:
    """Ids and names of the cards that can be seen."""
    found = guest.page.locator('[data-spot^="card:"]').evaluate_all(
        "all => all.flatMap(one => [one.dataset.spot.slice(5), one.ariaLabel.split(' (')[0]])"
    )
    return {str(each) for each in found}


def eyes_are_kept_apart(states: list[StateFrame]) -> None:
    """Every picture that came has the cards of one hand at most: that of the seat it was made for."""
    seats = {frame.seat for frame in states}
    assert {0, 1} <= seats
    for frame in states:
        for clan in msgspec.convert(frame.view, Picture).clans:
            if clan.seat != frame.seat:
                assert (clan.hand, clan.pack, clan.quests) == ([], [], [])
        for event in frame.events:
            if event["event"] in ("dealt", "picked") and event["seat"] != frame.seat:
                assert event.get("card") is None
