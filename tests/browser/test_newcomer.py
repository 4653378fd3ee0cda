"""A newcomer's path by mouse alone: two clicks to a table, the game on the scene, its end, its replay."""

from __future__ import annotations

import random
import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.guests import Guest

CHANCE = 7


def test_two_clicks_lead_to_a_game(arrive: Door) -> None:
    newcomer = arrive()
    newcomer.open()
    newcomer.card.get_by_role("button", name="Play now against bots").click()
    newcomer.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    newcomer.asked()
    newcomer.says("Which clan do you lead?")


def test_the_game_is_played_on_the_scene(arrive: Door) -> None:
    newcomer = arrive()
    newcomer.play_bots()
    played = play_out(newcomer)

    assert played.on_scene > 20, "the scene took too few of the answers"
    assert played.behind == [], "things glow that cannot be reached"
    assert played.dark == [], "things can be pressed that do not glow"
    end_is_told(newcomer)
    replay_opens(newcomer)


class Played:
    """How a game was played by mouse."""

    def __init__(self) -> None:
        self.on_scene = 0
        self.in_list = 0
        self.behind: list[str] = []
        self.dark: list[str] = []


def play_out(guest: Guest) -> Played:
    """Answers on the scene wherever something can be pressed there, else in the list; now and then passes."""
    chance = random.Random(CHANCE)
    played = Played()
    asked = guest.asked()
    while asked:
        number = guest.number
        spots = guest.spots()
        question = guest.sentence
        played.behind += [f"{spot.name}: {question}" for spot in spots if spot.x is None]
        played.dark += [f"{spot.name}: {question}" for spot in spots if not spot.glows]
        within = [spot for spot in spots if spot.x is not None]
        if within and chance.random() < 0.85:
            on_scene(guest, chance.choice(within).name, chance)
            played.on_scene += 1
        else:
            options = guest.options
            guest.take("pass" if "pass" in options else chance.choice(options))
            played.in_list += 1
        asked = guest.moved_on(number)
    return played


def on_scene(guest: Guest, spot: str, chance: random.Random) -> None:
    """Presses a thing; if several answers have to do with it, takes one of the menu beside it."""
    number = guest.number
    guest.press(spot)
    menu = guest.page.locator(".menu")
    settled = f"main[data-over], main:not([data-question='{number}'])"
    guest.page.locator(f".menu, {settled}").first.wait_for(state="attached")
    if menu.count():
        chance.choice(menu.get_by_role("button").all()).click()


def end_is_told(guest: Guest) -> None:
    page = guest.page
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("region", name="Board").get_by_role("listitem")).to_have_count(2)
    expect(guest.button("Play again")).to_be_visible()


def replay_opens(guest: Guest) -> None:
    page = guest.page
    page.get_by_role("link", name="Replay").click()
    at = page.locator(".at")
    expect(at).to_have_text(re.compile(r"^0 of \d+$"))
    guest.button("One step forward").click()
    expect(at).to_have_text(re.compile("^1 of "))
    guest.button("One step forward").click()
    expect(at).to_have_text(re.compile("^2 of "))
    assert "step=2" in page.url
    guest.button("One step back").click()
    expect(at).to_have_text(re.compile("^1 of "))

    guest.follow(f"{urlsplit(page.url).path}?step=4")
    expect(at).to_have_text(re.compile("^4 of "))
    page.go_back()
    expect(at).to_have_text(re.compile("^1 of "))

    page.go_back()
    guest.button("Play again").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    guest.button("Start").click()
    guest.says("Which clan do you lead?")


def test_a_bot_gives_a_hint(arrive: Door) -> None:
    guest = arrive("Ada")
    guest.play_bots()
    assert guest.asked()
    guest.button("Hint").click()
    hinted = guest.page.locator(".option.hinted")
    expect(hinted).to_have_count(1)
    label = hinted.locator("span").first.inner_text()
    expect(guest.page.get_by_role("status").filter(has_text=f"A bot would: {label}")).to_be_visible()
    expect(guest.button("Hint")).to_have_count(0)
