"""Every screen in every language: no word missing, none left in English, none that does not fit."""

from __future__ import annotations

from meadhall.sim.words import LANGUAGES
from tests.browser.conftest import Door
from tests.browser.readers import Reader
from tests.browser.tables import table_at

PAGES = {
    "/": "hall-welcome",
    "/new": "hall-open-go",
    "/me": "hall-display",
    "/about": "hall-about-fair",
    "/nowhere": "hall-lost",
}


def test_every_language_on_every_screen(arrive: Door) -> None:
    ada, bo = arrive("Ада"), arrive("Бо")
    reader = Reader(ada, "blood_rage")
    waiting = ada.set_table(seats=3, public=True, watch="delayed", options={"gods": True, "mystics": True})
    shared = ada.set_table(mine=[0, 1], start=True)
    tables = {moment: table_at(moment, ada, bo) for moment in ("battle", "end")}
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
