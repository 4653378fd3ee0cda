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
from tests.browser.test_newcomer import play_out

CHANCE = 5
QUESTIONS = 25  # that are answered by keyboard
ODDS = re.compile(r"Kill \d+ %, expected losses \d")
RISKS = (("place", "troll"), ("assign", "send"), ("rolled", "reroll"), ("casualties", "lose"))
TABLES = 8  # at most, until something comes about
WARLIKE = ("troll", "draugr", "smith", "hafter")


def against_a_bot(guest: Guest) -> str:
    """A table of two, the other one plays at random; returns its id."""
    return guest.set_table(game="champions_of_midgard", bots="random", start=True).id


class Chief:
    """Plays the first seat beside the page, always ready for a fight."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.chance = random.Random(CHANCE)
        self.sit_down()

    def sit_down(self) -> None:
        self.table = against_a_bot(self.guest)
        self.hand = self.guest.hand(self.table, 0)

    def choose(self, hand: Hand) -> str:
        asked = hand.question
        assert asked is not None
        if asked.kind == "place":
            fights = [option for option in asked.options if any(word in option for word in WARLIKE)]
            return self.chance.choice(fights or asked.options)
        return asked.options[0] if asked.kind == "assign" else self.chance.choice(asked.options)

    def play_until(self, kind: str, option: str = "") -> None:
        """Until this is asked of the page too, with such an option; at another table if need be."""

        def there(hands: Sequence[Hand]) -> bool:
            asked = hands[0].question
            return asked is not None and asked.kind == kind and any(option in each for each in asked.options)

        for _ in range(TABLES):
            play([self.hand], self.choose, lambda hands: hands[0].now.over or there(hands))
            if not self.hand.now.over:
                break
            self.sit_down()
        if self.table not in self.guest.page.url:
            self.guest.open(f"/t/{self.table}")
        self.guest.asked_for(self.hand.now)

    def play_out(self) -> None:
        play([self.hand], self.choose, lambda hands: hands[0].now.over)


def test_a_game_is_played_by_mouse_on_the_scene(arrive: Door) -> None:
    guest = arrive("Ada")
    guest.open(f"/t/{against_a_bot(guest)}")
    played = play_out(guest)

    assert played.on_scene > 4 * played.in_list, "the scene took too few of the answers"
    assert played.behind == [], "things glow that cannot be reached"
    assert played.dark == [], "things can be pressed that do not glow"
    expect(guest.page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(
        guest.page.get_by_role("table").get_by_role("columnheader", name=re.compile("the "))
    ).to_have_count(2)
    expect(guest.button("Play again")).to_be_visible()


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
    chief = Chief(guest)
    told = guest.page.locator(".midgard").get_by_role("button", name=ODDS)
    shown = guest.page.locator(".midgard .live", has_text=re.compile(r"\d%"))

    for kind, option in RISKS:
        chief.play_until(kind, option)
        expect(told.first, kind).to_be_visible()
        expect(shown.first, kind).to_be_visible()


def test_axe_has_nothing_to_say(arrive: Door) -> None:
    guest = arrive("Ada")
    chief = Chief(guest)
    for kind, option in (("place", "troll"), ("assign", "send"), ("casualties", "lose")):
        chief.play_until(kind, option)
        assert guest.complain_of_axe() == [], kind
    chief.play_out()
    guest.page.locator("main[data-over]").wait_for()
    assert guest.complain_of_axe() == [], "end"


def test_it_fits_a_phone(arrive: Door) -> None:
    guest = arrive("Ada", size=PHONE)
    chief = Chief(guest)
    for kind, option in (("leader", ""), ("place", "troll"), ("assign", "send"), ("rolled", "")):
        chief.play_until(kind, option)
        assert guest.too_wide() == [], kind
        assert guest.too_small() == [], kind
    chief.play_out()
    guest.page.locator("main[data-over]").wait_for()
    assert guest.too_wide() == [], "end"
