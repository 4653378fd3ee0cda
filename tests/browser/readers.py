"""Somebody who reads every word on a page, in any language, and notes what is wrong with it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from meadhall.sim.words import Words
from tests.browser.browsers import DESK, PHONE
from tests.browser.guests import Guest

KEY = re.compile(
    r"\b(hall|ui|refused|rule|ruling|event|ask|option|scene|table|word|level|verb|label)-[a-z]\w*"
)
LATIN = re.compile(r"[A-Za-z]{3,}")
# Names are names in every language; a link is a link.
OWN_NAMES = re.compile(
    r"Meadhall|English|Alegreya( Sans)?|Juan Pablo del Peral, Huerta Tipográfica|SIL Open Font License"
    r"|Game ?Icons|Svelte, Project Fluent, Swagger UI|JSON|Discord|https?://\S*|Esc|\bI+\b"
    r"|meadhall verify \S+"
)

# All that can be read or heard: text, and the names of things without any.
READ = """() => {
  const seen = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility());
  const texts = seen.flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  ]);
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}"""


class Reader:
    """A guest who reads every screen in one language after another."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.game = game
        self.language = "en"
        self.words = Words(game, "en")
        self.faults: list[str] = []

    def learn(self, language: str) -> None:
        """Chooses a language on the front page."""
        self.guest.follow("/")
        self.choose(language)
        self.shows("hall-welcome")

    def learn_at_table(self, language: str) -> None:
        """Chooses a language in the table's menu."""
        self.press("hall-menu")
        self.choose(language)
        self.press("hall-close")

    def choose(self, language: str) -> None:
        """Waits until the hall and the game speak it."""
        self.language, self.words = language, Words(self.game, language)
        self.page.locator(f"select:has(> option[value={language}])").first.select_option(language)
        self.shows("game")
        assert self.page.locator("html").get_attribute("lang") == language

    def shows(self, key: str) -> None:
        expect(self.page.get_by_text(self.words.text(key)).first).to_be_attached()

    def press(self, key: str) -> None:
        self.guest.button(self.words.text(key)).click()

    def read(self, where: str) -> None:
        """Notes whatever is wrong with the screen as it is."""
        for text in self.page.evaluate(READ):
            if "{" in text or "}" in text or KEY.search(text):
                self.note(where, f"{text!r} is no sentence")
            elif self.language != "en" and (left := LATIN.findall(OWN_NAMES.sub("", text))):
                self.note(where, f"{left} in {text!r}")
        for size in (PHONE, DESK):
            self.guest.resize(size)
            for each in self.guest.too_wide():
                self.note(f"{where} {size}", each)

    def note(self, where: str, fault: str) -> None:
        self.faults.append(f"{self.language} {where}: {fault}")

    def read_page(self, path: str, sign: str) -> None:
        """Goes to a page; `sign` is a word that is there when it is."""
        self.guest.follow(path)
        self.shows(sign)
        self.read(path)

    def read_table(self, where: str) -> None:
        """With all of the log."""
        for earlier in self.page.locator(".log > button").all():
            earlier.click()
        self.read(where)

    def read_dialog(self, button: str, sign: str) -> None:
        self.press(button)
        self.shows(sign)
        self.read(button)
        self.press("hall-close")
