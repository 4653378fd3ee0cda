"""Every screen in every language: no word missing, none left in English, none that does not fit."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from meadhall.sim.words import LANGUAGES, Words
from tests.browser.browsers import DESK, PHONE
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.tables import MOMENTS, table_at

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

PAGES = {
    "/": "hall-welcome",
    "/new": "hall-open-go",
    "/me": "hall-display",
    "/about": "hall-about-fair",
    "/nowhere": "hall-lost",
}

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

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.language = "en"
        self.words = Words("blood_rage", "en")
        self.faults: list[str] = []

    def learn(self, language: str) -> None:
        """Chooses a language on the front page."""
        self.language, self.words = language, Words("blood_rage", language)
        self.guest.follow("/")
        self.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        self.shows("hall-welcome")
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


def test_every_language_on_every_screen(arrive: Door) -> None:
    ada, bo = arrive("Ада"), arrive("Бо")
    reader = Reader(ada)
    waiting = ada.set_table(seats=3, public=True, watch="delayed", options={"gods": True, "mystics": True})
    shared = ada.set_table(mine=[0, 1], start=True)
    tables = {moment: table_at(moment, ada, bo) for moment in MOMENTS}
    ada.open()
    for language in LANGUAGES:
        reader.learn(language)
        for path, sign in PAGES.items():
            reader.read_page(path, sign)
        reader.read_page(f"/t/{waiting.id}", "hall-table-set")
        reader.read_page(f"/t/{shared.id}", "hall-curtain-text")
        for where, table in tables.items():
            ada.follow(f"/t/{table}")
            ada.asked()
            reader.read_table(where)
        reader.read_dialog("hall-menu", "hall-theme")
        reader.read_dialog("hall-rules", "hall-rules-search")
        reader.read_page(f"/t/{tables['end']}/replay?step=60", "hall-replay-step")
    assert not reader.faults, "\n".join(reader.faults)
