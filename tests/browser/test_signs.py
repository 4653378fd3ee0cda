"""What a page tells besides the game: whose turn it is, why not, where on the board; and what it keeps."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import expect

from meadhall.sim.words import Words
from tests.browser.conftest import Door
from tests.browser.guests import GREY, Guest
from tests.browser.tables import table_at

# A page that nobody looks at, and a browser that may notify.
HIDDEN = """
  window.told = [];
  Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() {
      return (Notification.permission = 'granted');
    }
    constructor(title) {
      window.told.push(title);
    }
  };
"""


def test_my_turn_is_told_in_the_title_and_by_a_notification(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    ada.context.add_init_script(HIDDEN)
    table = table_at("draft", ada, bo)
    ada.open(f"/t/{table}")
    expect(ada.page).to_have_title("● Your turn: Blood Rage")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    ada.button("Menu").click()
    ada.button("Notify me when it is my turn").click()
    expect(
        ada.page.get_by_text("You are notified when it is your turn and this page is hidden.")
    ).to_be_visible()
    ada.button("Close").click()

    ada.take(ada.options[0])
    expect(ada.page).to_have_title("Blood Rage · Meadhall")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    ada.page.evaluate("() => { window.away = true; }")
    hand = bo.hand(table, 1)
    assert hand.question is not None
    hand.answer(hand.question.options[0])
    expect(ada.page).to_have_title("● Your turn: Blood Rage")
    assert ada.page.evaluate("() => window.told") == ["● Your turn: Blood Rage"]
    expect(ada.page.get_by_role("link", name="To the front page")).to_be_attached()


def test_tables_where_it_is_my_turn_are_listed_first(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    waiting = table_at("draft", ada, bo)
    other = ada.set_table()
    ada.open()
    mine = ada.page.locator("section").filter(has=ada.page.get_by_role("heading", name="My tables"))
    expect(mine.get_by_role("link").first).to_have_attribute("href", f"/t/{waiting}")
    expect(mine.get_by_role("link").first).to_contain_text("Your turn")
    expect(mine.locator(f"a[href='/t/{other.id}']")).to_contain_text("1 free seat")
    mine.get_by_role("link").first.click()
    ada.asked()
    ada.take(ada.options[0])
    ada.page.get_by_role("link", name="To the front page").first.click()
    expect(mine.locator(f"a[href='/t/{waiting}']")).to_contain_text("others are thinking")
    hand = bo.hand(waiting, 1)
    assert hand.question is not None
    hand.answer(hand.question.options[0])
    expect(mine.locator(f"a[href='/t/{waiting}']")).to_contain_text("Your turn")


def test_why_not_gives_the_rule(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    ada.open(f"/t/{table_at('action', ada, bo)}")
    ada.asked()
    number = ada.number
    ada.press(next(spot.name for spot in ada.spots(GREY) if spot.x is not None), GREY)
    told = ada.page.get_by_role("status").filter(has_text="Why not?")
    expect(told).to_contain_text(re.compile(r"Rule BR-\d+: \w+"))
    assert ada.number == number


def test_a_line_of_the_log_shows_itself_on_the_board_and_cites_its_rule(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    ada.open(f"/t/{table_at('battle', ada, bo)}")
    ada.asked()
    line = ada.page.locator(".log").get_by_role("button", name=re.compile(r"invades: Warrior")).first
    place = re.search(r"→ (\w+)\.", line.inner_text())
    assert place is not None
    line.click()
    ada.page.mouse.move(5, 5)
    lit = ada.page.locator(f'[data-spot="place:{place[1].lower()}"]')
    expect(lit).to_have_class(re.compile(r"\blit\b"))
    expect(line).to_have_attribute("aria-expanded", "true")
    opened = ada.page.locator(".log li.open")
    expect(opened.get_by_role("paragraph")).to_have_text(re.compile(r"\w+ \w+ \w+"))
    opened.get_by_role("button", name=re.compile(r"^Rule BR-\d+")).click()
    here = ada.page.get_by_role("dialog").locator("li.here")
    expect(here).to_be_in_viewport()
    ada.button("Close").click()
    line.click()
    expect(lit).not_to_have_class(re.compile(r"\blit\b"))


def test_what_somebody_muted_says_is_not_heard(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    table = table_at("draft", ada, bo)
    for guest in (ada, bo):
        guest.open(f"/t/{table}")
        guest.page.get_by_role("tab", name="Chat").click()
    say(bo, "First!")
    heard = ada.page.get_by_role("log")
    expect(heard).to_contain_text("First!")
    ada.button("Mute Bo").click()
    expect(heard).to_contain_text("Bo is muted.")
    expect(heard).not_to_contain_text("First!")
    say(bo, "Second!")
    expect(bo.page.get_by_role("log")).to_contain_text("Second!")
    expect(heard).not_to_contain_text("Second!")
    ada.page.reload()
    ada.page.get_by_role("tab", name="Chat").click()
    say(ada, "Anybody here?")
    expect(heard).to_contain_text("Anybody here?")
    expect(heard).not_to_contain_text("First!")


def say(guest: Guest, text: str) -> None:
    guest.page.get_by_label("Say something").fill(text)
    guest.button("Send").click()


class Likes(msgspec.Struct):
    theme: str
    contrast: str
    lang: str


def likes(guest: Guest) -> Likes:
    """How the page is painted and in which language."""
    found = guest.page.evaluate(
        "() => { const { dataset, lang } = document.documentElement; return { ...dataset, lang }; }"
    )
    return msgspec.convert(found, Likes)


def test_what_i_like_is_kept(arrive: Door) -> None:
    guest = arrive("Ada", motion=True)
    guest.open("/me")
    guest.page.get_by_label("Colours").select_option("light")
    guest.page.get_by_label("Contrast").select_option("more")
    guest.page.get_by_label("Animation").select_option("off")
    display = guest.page.locator("section").filter(has=guest.page.get_by_role("heading", name="Display"))
    display.get_by_label("Language").select_option("bg")
    words = Words("", "bg")
    expect(guest.page.get_by_role("heading", name=words.text("hall-me-name"))).to_be_visible()
    assert likes(guest) == Likes("light", "more", "bg")

    guest.page.reload()
    expect(guest.page.get_by_label(words.text("hall-theme"))).to_have_value("light")
    assert likes(guest) == Likes("light", "more", "bg")
    expect(guest.page.get_by_label(words.text("hall-speed"))).to_have_value("off")
    table = guest.set_table(bots="random", start=True)
    guest.open(f"/t/{table.id}")
    guest.asked()
    assert likes(guest) == Likes("light", "more", "bg")
