"""Valhalla before a browser: by mouse, by keyboard, alone, with six on a phone; odds told, axe content."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from itertools import cycle

import pytest
from playwright.sync_api import expect

from meadhall.sim.words import LANGUAGES
from tests.browser.browsers import DESK, PHONE
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.hands import Hand, play
from tests.browser.listeners import Listener
from tests.browser.readers import Reader
from tests.browser.test_keyboard import by_arrows, by_number, is_over, names, next_question, options, question
from tests.browser.test_newcomer import play_out

CHANCE = 5
QUESTIONS = 25  # that are answered by keyboard
EVERYTHING = ("loki", "thor", "valkyries", "dvergar", "tyr", "last_viking", "alliance")
TABLES = 8  # at most, until something comes about
ODDS = re.compile(r"armed: \d+ %|enough strength: \d+ %|Chance to arm it: \d+ %")
GLOWING = ".vh [data-spot][role=button]:not([aria-disabled=true])"
BATTLE = ("attack", "hunt")
DEEDS = ("arm:", "play", "reroll")


def table_of(guest: Guest, seats: int = 2, *expansions: str) -> str:
    """A table where all others play at random; returns its id."""
    chosen = dict.fromkeys(expansions, True)
    return guest.set_table(game="valhalla", seats=seats, options=chosen, bots="random", start=True).id


class Jarl:
    """Plays the first seat beside the page, always ready for a battle."""

    def __init__(self, guest: Guest, seats: int = 2, *expansions: str) -> None:
        self.guest = guest
        self.seats = seats
        self.expansions = expansions
        self.chance = random.Random(CHANCE)
        self.sit_down()

    def sit_down(self) -> None:
        self.table = table_of(self.guest, self.seats, *self.expansions)
        self.hand = self.guest.hand(self.table, 0)

    def choose(self, hand: Hand) -> str:
        asked = hand.question
        assert asked is not None
        wanted = {"action": BATTLE, "fight": DEEDS}.get(asked.kind, ())
        warlike = [option for option in asked.options if option.startswith(wanted)]
        return self.chance.choice(warlike or asked.options) if wanted else self.chance.choice(asked.options)

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
        self.guest.page.locator("main[data-over]").wait_for()


def test_a_game_is_played_by_mouse_on_the_scene(arrive: Door) -> None:
    guest = arrive("Ada")
    guest.open(f"/t/{table_of(guest)}")
    played = play_out(guest)

    assert played.on_scene > 4 * played.in_list, "the scene took too few of the answers"
    assert played.behind == [], "things glow that cannot be reached"
    assert played.dark == [], "things can be pressed that do not glow"
    expect(guest.page.get_by_role("heading", name="The game is over")).to_be_visible()
    board = guest.page.get_by_role("table")
    expect(board.get_by_role("rowheader")).to_have_count(2)
    expect(board.get_by_role("columnheader", name="Valour")).to_be_visible()
    expect(guest.button("Play again")).to_be_visible()


def test_a_game_is_begun_by_keyboard(arrive: Door) -> None:
    guest = arrive("Ada")
    guest.open(f"/t/{table_of(guest)}")
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


def test_odds_are_told_at_the_dice(arrive: Door) -> None:
    """On the dice and on the warriors, to the eye and to the ear."""
    guest = arrive("Ada")
    jarl = Jarl(guest, 1)
    for kind, option in (("fight", "reroll"), ("pick_dice", "pick")):
        jarl.play_until(kind, option)
        scene = guest.page.locator(".vh")
        expect(scene.get_by_role("button", name=ODDS).first, kind).to_be_visible()
        expect(scene.locator(".live", has_text=re.compile(r"\d%")).first, kind).to_be_visible()


def test_the_discard_pile_is_browsed_in_its_order(arrive: Door) -> None:
    guest = arrive("Ada")
    jarl = Jarl(guest)
    jarl.play_until("action")
    pile = [str(card) for card in reversed(list_of(jarl.hand.view["discard"]))]
    guest.page.get_by_role("button", name=f"Discarded: {len(pile)}").click()
    shown = guest.page.get_by_role("dialog").locator("[data-spot]")
    expect(shown).to_have_count(len(pile))
    spots = shown.evaluate_all("all => all.map(one => one.dataset.spot)")
    assert [str(spot).removeprefix("card:") for spot in spots] == pile
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def list_of(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize(("seats", "expansions"), [(4, EVERYTHING), (1, ("valkyries", "surtr", "level_3"))])
def test_expansions_can_be_read(arrive: Door, seats: int, expansions: tuple[str, ...]) -> None:
    """Whatever is asked, in one language after another, on a desk and on a phone."""
    guest = arrive("Ада")
    reader = Reader(guest, "valhalla")
    jarl = Jarl(guest, seats, *expansions)
    guest.open(f"/t/{jarl.table}")
    met: set[str] = set()
    languages = cycle(LANGUAGES)

    def choose(hand: Hand) -> str:
        assert hand.question is not None
        if hand.question.kind not in met:
            met.add(hand.question.kind)
            guest.asked_for(hand.now)
            reader.learn_at_table(next(languages))
            reader.read(hand.question.kind)
        return jarl.choose(hand)

    play([jarl.hand], choose, lambda hands: hands[0].now.over)
    guest.page.locator("main[data-over]").wait_for()
    reader.read("end")
    assert len(met) > 5 and not reader.faults, "\n".join(reader.faults)


def test_axe_has_nothing_to_say(arrive: Door) -> None:
    guest = arrive("Ada")
    jarl = Jarl(guest, 4, *EVERYTHING)
    for kind in ("jarl", "start_hand", "action", "fight", "pick_dice", "keep"):
        jarl.play_until(kind)
        assert guest.complain_of_axe() == [], kind
    jarl.play_out()
    assert guest.complain_of_axe() == [], "end"


def test_a_monster_is_hunted_by_finger(arrive: Door) -> None:
    """A whole game alone on a phone: every answer is a tap on the scene."""
    guest = arrive("Ada", size=PHONE)
    guest.open(f"/t/{table_of(guest, 1)}")
    chance = random.Random(CHANCE)
    tapped: Counter[str] = Counter()
    asked = guest.asked()
    while asked:
        number = guest.number
        things = guest.page.locator(GLOWING)
        thing = things.nth(chance.randrange(things.count()))
        tapped[str(thing.get_attribute("data-spot")).split(":")[0]] += 1
        thing.tap()
        settled = f"main[data-over], main:not([data-question='{number}'])"
        guest.page.locator(f".menu, {settled}").first.wait_for(state="attached")
        if (menu := guest.page.locator(".menu")).count():
            chance.choice(menu.get_by_role("button").all()).tap()
        asked = guest.moved_on(number)
    assert {"card", "face", "verb", "jarl"} <= set(tapped)
    expect(guest.page.get_by_role("heading", name=re.compile("has won"))).to_be_visible()


def test_a_long_press_only_reads(arrive: Door) -> None:
    """A finger that rests on a card sees it large; lifting it answers nothing, a tap does."""
    guest = arrive("Ada", size=PHONE)
    jarl = Jarl(guest)
    jarl.play_until("action", "add")
    number = guest.number
    card = guest.page.locator(".hand .hit.live").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = guest.context.new_cdp_session(guest.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(guest.page.locator(".tip")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.page.locator(".tip")).to_have_count(0)
    assert guest.number == number and guest.page.locator(".menu").count() == 0

    card.tap()
    guest.page.locator(f".menu, main:not([data-question='{number}'])").first.wait_for(state="attached")


def test_a_monster_fits_a_phone(arrive: Door) -> None:
    guest = arrive("Ada", size=PHONE)
    jarl = Jarl(guest, 1, "valkyries", "hel", "level_2")
    for kind in ("jarl", "swap_hand", "action", "fight", "pick_dice", "send"):
        jarl.play_until(kind)
        expect(guest.page.get_by_role("article", name="Hel")).to_be_visible()
        assert guest.too_wide() == [], kind
        assert guest.too_small() == [], kind
    jarl.play_out()
    assert guest.too_wide() == [], "end"


def test_six_fit_a_phone(arrive: Door) -> None:
    """All boards, whatever lies on them, in every question that comes along."""
    guest = arrive("Ada", size=PHONE)
    jarl = Jarl(guest, 6, *EVERYTHING)
    for kind in ("jarl", "first_warrior", "start_hand", "action", "fight", "pick_dice", "keep"):
        jarl.play_until(kind)
        expect(guest.page.locator(".vh").get_by_role("article")).to_have_count(6)
        assert guest.too_wide() == [], kind
        assert guest.too_small() == [], kind
    jarl.play_out()
    assert guest.too_wide() == [], "end"


def test_six_fit_a_desk(arrive: Door) -> None:
    """What is one's own is in sight without scrolling: the hand while acting, dice and squad in a battle."""
    guest = arrive("Ada", size=DESK)
    jarl = Jarl(guest, 6, *EVERYTHING)
    for kind, sign in (("action", ".hand"), ("fight", ".tray"), ("fight", ".mine .squad")):
        jarl.play_until(kind)
        box = guest.page.locator(sign).first.bounding_box()
        assert box is not None and box["y"] + box["height"] <= DESK[1], (kind, sign, box)
