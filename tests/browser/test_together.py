"""Two browsers at one table: the invite link, a sealed draft, a secret battle, chat, undo by consent."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.battles import in_battle, warlike
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.hands import play


def test_friends_draft_fight_talk_and_take_back(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive()
    table = meet(ada, bo)
    hands = [ada.hand(table, 0), bo.hand(table, 1)]
    play(hands, warlike, lambda now: all(hand.question and hand.question.kind == "draft" for hand in now))

    sealed_pick(ada, bo)
    play(hands, warlike, in_battle)
    earlier = plays(ada).count()  # there may have been a battle without a choice
    laid_first = secret_battle(ada, bo)
    take_back(ada, bo, laid_first, earlier)
    talk(ada, bo)


def meet(ada: Guest, bo: Guest) -> str:
    """Ada opens a table and copies its link; Bo comes in by it."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.open()
    ada.card.get_by_role("link", name="Open a table for friends").click()
    ada.page.get_by_label("Players", exact=True).select_option("2")
    ada.button("Open the table").click()
    expect(ada.page.get_by_text("One seat is still free.")).to_be_visible()
    expect(ada.button("Start")).to_be_disabled()
    ada.button("Copy").click()
    expect(ada.button("Copied")).to_be_visible()
    link = str(ada.page.evaluate("() => navigator.clipboard.readText()"))

    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bodil")
    bo.button("Enter").click()
    bo.button("Sit here").click()
    expect(bo.page.get_by_text("The host starts the game.")).to_be_visible()

    expect(ada.page.get_by_text("Everybody is here.")).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bodil")).to_be_visible()
    ada.button("Start").click()
    for guest in (ada, bo):
        guest.page.wait_for_selector("main.table")
    return ada.table()


def name_of(guest: Guest, option: str) -> str:
    """What an option is called in the list."""
    return guest.page.locator(f'[data-option="{option}"] span').first.inner_text()


def log(guest: Guest) -> str:
    return guest.page.locator(".log").inner_text()


def plays(guest: Guest) -> Locator:
    """Lines of the log that tell of a card laid in battle."""
    return guest.page.locator(".log li").filter(has_text=re.compile(r"plays .*\."))


def sentence(told: str) -> str:
    """As the log ends it: a name that ends in an exclamation mark gets no full stop."""
    return told if told.endswith("!") else f"{told}."


def two_names(guest: Guest) -> tuple[str, str]:
    """Two options called differently: there may be cards of one name."""
    first = guest.options[0]
    return first, next(option for option in guest.options if name_of(guest, option) != name_of(guest, first))


def sealed_pick(ada: Guest, bo: Guest) -> None:
    """A pick can be changed until the last is in, and nobody sees another's."""
    ada.asked()
    first, second = two_names(ada)
    names = name_of(ada, first), name_of(ada, second)
    ada.take(first)
    ada.says(f"You chose: Keep: {names[0]}")
    expect(ada.page.get_by_text("You may still change it. Waiting for: ")).to_be_visible()
    ada.press(second.replace("draft:card=", "card:"))
    ada.says(f"You chose: Keep: {names[1]}")

    bo.asked()
    bo.says("Which card do you keep?")
    number = bo.number
    bo.take(next(option for option in bo.options if name_of(bo, option) != names[1]))
    for guest in (ada, bo):
        guest.moved_on(number)

    kept = ada.page.get_by_role("region", name="Your hand").get_by_role("img", name=names[1])
    expect(kept.first).to_be_visible()
    picked, passed = (sentence(f"keeps {name}") for name in reversed(names))
    assert picked in log(ada) and passed not in log(ada)
    assert "keeps a card." in log(ada) and "keeps a card." in log(bo)
    assert picked not in log(bo)


def secret_battle(ada: Guest, bo: Guest) -> str:
    """Ada changes her mind before Bo has laid a card; gives the name of the one she laid first."""
    for guest in (ada, bo):
        guest.says(re.compile("Battle, .*: which card do you play?"))
        guest.asked()
    first, second = two_names(ada)
    names = name_of(ada, first), name_of(ada, second)
    before = log(ada).count(sentence(f"plays {names[0]}"))  # who lost an earlier battle has the card back
    battle = bo.page.get_by_role("region", name="Battle: ")
    ada.press(first.replace("play:card=", "card:"))
    ada.says(f"You chose: Play: {names[0]}")
    expect(battle.get_by_text("card laid")).to_have_count(1)
    ada.take(second)
    ada.says(f"You chose: Play: {names[1]}")
    assert names[0] not in battle.inner_text() and names[1] not in battle.inner_text()
    bo.says("which card do you play?")

    # two of them may hold cards of one name
    own = next(option for option in bo.options if name_of(bo, option) != names[0])
    told = name_of(bo, own)
    bo.press(own.replace("play:card=", "card:"))
    for guest in (ada, bo):
        expect(guest.page.locator(".log")).to_contain_text(sentence(f"plays {names[1]}"))
        expect(guest.page.locator(".log")).to_contain_text(sentence(f"plays {told}"))
        assert log(guest).count(sentence(f"plays {names[0]}")) == before
    return names[0]


def take_back(ada: Guest, bo: Guest, laid_first: str, earlier: int) -> None:
    """Both have learnt what the other laid: it takes a yes to go back before that, to Ada's first choice."""
    ask_back(ada)
    expect(bo.page.get_by_text("would like to take the last answer back. Do you agree?")).to_be_visible()
    expect(ada.page.get_by_text("Still to answer: ")).to_be_visible()
    bo.button("Refuse").click()
    expect(ada.page.get_by_text("Still to answer: ")).to_have_count(0)
    assert plays(ada).count() == earlier + 2

    ask_back(ada)
    bo.button("Agree").click()
    for guest in (ada, bo):
        expect(plays(guest)).to_have_count(earlier)
    ada.says(f"You chose: Play: {laid_first}")
    bo.says(re.compile("Battle, .*: which card do you play?"))


def ask_back(guest: Guest) -> None:
    guest.button("Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Ask to take back").click()


def talk(ada: Guest, bo: Guest) -> None:
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Well fought!")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Well fought!")
    waiting = bo.page.get_by_role("tab", name="Chat")
    expect(waiting).to_have_text(re.compile("Chat *1"))
    waiting.click()
    expect(bo.page.get_by_role("log")).to_contain_text("Ada")
    expect(bo.page.get_by_role("log")).to_contain_text("Well fought!")
    expect(waiting).to_have_text("Chat")
