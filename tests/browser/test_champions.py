"""Champions of Midgard before a browser: by mouse, by keyboard, on a phone; odds are told, axe is content."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.hands import Hand, play
from tests.browser.listeners import Listener
from tests.browser.test_keyboard import by_arrows, by_number, is_over, names, next_question, options, question
from tests.browser.test_newcomer import end_is_told, play_out

CHANCE = 5
QUESTIONS = 25  # that are answered by keyboard
ODDS = re.compile(r"Kill \d+ %, expected losses \d")
WARLIKE = ("troll", "draugr", "smith", "hafter")


def against_a_bot(guest: Guest) -> str:
    """A table of two, the other one plays at random; returns its id."""
    return guest.set_table(game="champions_of_midgard", bots="random", start=True).id


class Chief:
    """Plays the first seat beside the page, always ready for a fight."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.hand = guest.hand(table, 0)
        self.chance = random.Random(CHANCE)

    def choose(self, hand: Hand) -> str:
        asked = hand.question
        assert asked is not None
        if asked.kind == "place":
            fights = [option for option in asked.options if any(word in option for word in WARLIKE)]
            return self.chance.choice(fights or asked.options)
        return asked.options[0] if asked.kind == "assign" else self.chance.choice(asked.options)

    def play_until(self, kind: str, option: str = "") -> None:
        """Until this is asked, with such an option among others."""

        def there(hands: Sequence[Hand]) -> bool:
            asked = hands[0].question
            return asked is not None and asked.kind == kind and any(option in each for each in asked.options)

        play([self.hand], self.choose, there)

    def play_out(self) -> None:
        play([self.hand], self.choose, lambda hands: hands[0].now.over)


def arrive_at(guest: Guest, chief: Chief, table: str) -> None:
    """Opens the page, or waits until it is as far as the hand beside it."""
    if table not in guest.page.url:
        guest.open(f"/t/{table}")
    guest.asked_for(chief.hand.now)


def test_a_game_is_played_by_mouse_on_the_scene(arrive: Door) -> None:
    guest = arrive("Ada")
    guest.open(f"/t/{against_a_bot(guest)}")
    played = play_out(guest)

    assert played.on_scene > 4 * played.in_list, "the scene took too few of the answers"
    assert played.behind == [], "things glow that cannot be reached"
    assert played.dark == [], "things can be pressed that do not glow"
    end_is_told(guest)


def test_a_game_is_begun_by_keyboard(arrive: Door) -> None:
    guest = arrive("Ada")
    guest.open(f"/t/{against_a_bot(guest)}")
    ears = Listener(guest.page)
    chance = random.Random(CHANCE)
    tree = ears.hear(lambda now: bool(options(now)))
    for _ in range(QUESTIONS):
        assert not is_over(tree)
        assert question(tree), "options without a question"
        before = names(tree)
        if tree.focus.name in before and chance.random() < 0.5:
            by_arrows(ears, chance)
        else:
            by_number(ears, tree, chance)
        tree = next_question(ears, before)


def test_odds_are_told_where_warriors_are_risked(arrive: Door) -> None:
    guest = arrive("Ada")
    table = against_a_bot(guest)
    chief = Chief(guest, table)
    odds = guest.page.locator(".midgard [role=button].live", has_text="%")

    chief.play_until("place", "troll")
    arrive_at(guest, chief, table)
    expect(guest.page.locator(".midgard .odds").first).to_be_visible()
    for kind, option in (("assign", "send"), ("rolled", "reroll"), ("casualties", "lose")):
        chief.play_until(kind, option)
        arrive_at(guest, chief, table)
        expect(odds.first).to_be_visible()
        expect(odds.first).to_have_accessible_name(ODDS)


def test_axe_has_nothing_to_say(arrive: Door) -> None:
    guest = arrive("Ada")
    table = against_a_bot(guest)
    chief = Chief(guest, table)
    for kind, option in (("place", "troll"), ("assign", "send"), ("rolled", "")):
        chief.play_until(kind, option)
        arrive_at(guest, chief, table)
        assert guest.complain_of_axe() == [], kind
    chief.play_out()
    guest.page.locator("main[data-over]").wait_for()
    assert guest.complain_of_axe() == [], "end"


def test_it_fits_a_phone(arrive: Door) -> None:
    guest = arrive("Ada", size=PHONE)
    table = against_a_bot(guest)
    chief = Chief(guest, table)
    for kind, option in (("leader", ""), ("place", "troll"), ("assign", "send"), ("rolled", "")):
        chief.play_until(kind, option)
        arrive_at(guest, chief, table)
        assert guest.too_wide() == [], kind
        assert guest.too_small() == [], kind
    chief.play_out()
    guest.page.locator("main[data-over]").wait_for()
    assert guest.too_wide() == [], "end"
