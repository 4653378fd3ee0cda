"""A whole game by keyboard alone. Only the accessibility tree is read."""

from __future__ import annotations

import random
import time

from tests.browser.conftest import Door
from tests.browser.listeners import Listener, Node

CHANCE = 11
SAME = 1.5  # seconds after which the same options are another question's
CARDS = ("Cards to choose from", "Your hand")
ON_SCENE = 5  # how often the way through the scene is taken; it is the longest


def test_a_game_is_played_without_eyes_or_mouse(arrive: Door) -> None:
    guest = arrive()
    guest.open()
    ears = Listener(guest.page)
    sit_down(ears)

    ears.hear(lambda tree: bool(options(tree)))
    ways = play_out(ears)

    assert min(ways.values()) >= 4, f"a way of answering was hardly used: {ways}"
    end_is_heard(ears)


def sit_down(ears: Listener) -> None:
    """Two seats, bots at random."""
    ears.hear(lambda tree: bool(tree.all("button", "Play now against bots")))
    ears.tab_to("button", "Play now against bots")
    ears.press("Enter")
    ears.hear(lambda tree: bool(tree.all("dialog")))
    ears.tab_to("radio", "3")
    ears.press("ArrowLeft")
    assert ears.tree().focus.name == "2"
    ears.tab_to("combobox", "Bots play")
    ears.page.keyboard.type("at random")
    ears.tab_to("button", "Start")
    ears.press("Enter")


# -- what is read out ---------------------------------------------------------------------------------
def options(tree: Node) -> list[Node]:
    """The buttons in the list of options: answers, and headings that narrow it."""
    lists = tree.all("region", "Options")
    return [node for each in lists for node in each.all("button") if node.name != "Show all options"]


def names(tree: Node) -> list[str]:
    return [node.name for node in options(tree)]


def is_over(tree: Node) -> bool:
    return bool(tree.all("heading", "The game is over"))


def question(tree: Node) -> str:
    """The sentence that is read out when it changes."""
    told = [node for node in tree.all("paragraph") if node.facts.get("live") == "polite"]
    return " ".join(text.name for node in told for text in node.all("StaticText"))


def cards(tree: Node) -> list[Node]:
    """Cards that can be pressed."""
    shown = [region for title in CARDS for region in tree.all("region", title)]
    return [node for each in shown for node in each.all("button") if not node.facts.get("disabled")]


def menu(tree: Node) -> list[Node]:
    """The answers left at a thing that was pressed."""
    return [node for group in tree.all("group", "Options") for node in group.all("button")]


# -- playing ------------------------------------------------------------------------------------------
def play_out(ears: Listener) -> dict[str, int]:
    chance = random.Random(CHANCE)
    ways = {"number": 0, "arrows": 0, "scene": 0}
    tree = ears.tree()
    while not is_over(tree):
        before = names(tree)
        assert question(tree), "options without a question"
        if cards(tree) and ways["scene"] < ON_SCENE and chance.random() < 0.3:
            on_scene(ears, tree, chance)
            ways["scene"] += 1
        elif tree.focus.name in before and chance.random() < 0.5:
            by_arrows(ears, chance)
            ways["arrows"] += 1
        else:
            by_number(ears, tree, chance)
            ways["number"] += 1
        tree = next_question(ears, before)
    return ways


def by_number(ears: Listener, tree: Node, chance: random.Random) -> None:
    """Digits: the first may be a heading or a group, that leaves its own answers only."""
    while True:
        if not numbered(tree):  # while an answer is under way there are none
            tree = ears.hear(lambda now: bool(numbered(now)))
        before = names(tree)
        headings = {node.name for node in tree.one("region", "Options").all("heading")}
        pressed = chance.choice(numbered(tree))
        ears.press(pressed.key)
        if pressed.role == "button" and pressed.name not in headings:
            return
        tree = other_options(ears, before)


def numbered(tree: Node) -> list[Node]:
    return [node for region in tree.all("region", "Options") for node in region.walk() if node.key]


def other_options(ears: Listener, before: list[str]) -> Node:
    return ears.hear(lambda tree: names(tree) != before)


def by_arrows(ears: Listener, chance: random.Random) -> None:
    for _ in range(chance.randrange(4)):
        ears.press("ArrowDown")
    ears.press("Enter")


def on_scene(ears: Listener, tree: Node, chance: random.Random) -> None:
    before = names(tree)
    ears.tab_to("button", chance.choice(cards(tree)).name, back=True)
    ears.press("Enter")
    tree = ears.hear(lambda now: is_over(now) or bool(menu(now)) or names(now) != before)
    if menu(tree):
        ears.press("Enter")


def next_question(ears: Listener, before: list[str]) -> Node:
    since = time.monotonic()
    return ears.hear(
        lambda tree: (
            is_over(tree)
            or (bool(names(tree)) and (names(tree) != before or time.monotonic() > since + SAME))
        )
    )


def end_is_heard(ears: Listener) -> None:
    tree = ears.tree()
    assert tree.all("list") and tree.all("listitem"), "no ranking is read out"
    assert "Winner" in question(tree) or "victory" in question(tree)
    ears.tab_to("button", "Play again")
    ears.tab_to("link", "Replay")
    ears.press("Enter")
    ears.hear(lambda now: bool(now.all("slider", "This step")))
    ears.press("ArrowRight")
    ears.hear(lambda now: bool(now.all("StaticText", "1 of ")))
