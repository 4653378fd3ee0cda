"""axe-core complains of nothing: on every screen, by day and by night, with high contrast, on a phone."""

from __future__ import annotations

import pytest

from tests.browser.battles import in_battle, warlike
from tests.browser.browsers import DESK, PHONE
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.hands import play
from tests.browser.tables import MOMENTS, table_at

PAGES = ("/", "/new", "/me", "/about", "/nowhere")
# Themes differ in nothing but colours: after the first, only contrast can go wrong.
THEMES = (("light", "auto"), ("dark", "more"), ("light", "more"))


def check(guest: Guest, where: str, themes: bool = True) -> None:
    guest.page.locator("main h1").wait_for()
    assert guest.complain_of_axe() == [], where
    for theme, contrast in THEMES if themes else ():
        paint(guest, theme, contrast)
        assert guest.complain_of_axe("color-contrast") == [], f"{where}, {theme}, contrast {contrast}"
    paint(guest, "dark", "auto")


def paint(guest: Guest, theme: str, contrast: str) -> None:
    guest.page.evaluate(
        "([theme, contrast]) => Object.assign(document.documentElement.dataset, { theme, contrast })",
        [theme, contrast],
    )


def dialog(guest: Guest, button: str, themes: bool = True) -> None:
    guest.page.get_by_role("button", name=button, exact=True).first.click()
    guest.page.get_by_role("dialog").wait_for()
    check(guest, button, themes)
    guest.button("Close").click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pages(arrive: Door, size: tuple[int, int]) -> None:
    themes = size == DESK
    guest = arrive(size=size)
    guest.open()
    dialog(guest, "Play now against bots", themes)
    guest.sign_in("Ada")
    table, shared = guest.set_table(seats=3), guest.set_table(mine=[0, 1], start=True)
    guest.open()
    for path in (*PAGES, f"/t/{table.id}", f"/t/{shared.id}"):
        guest.follow(path)
        check(guest, path, themes)


def test_tables(arrive: Door) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    tables = {moment: table_at(moment, ada, bo) for moment in MOMENTS}
    ada.open()
    for moment, table in tables.items():
        ada.follow(f"/t/{table}")
        ada.asked()
        check(ada, moment)
    dialog(ada, "Rules")
    dialog(ada, "Menu")
    ada.follow(f"/t/{tables['end']}/replay?step=60")
    ada.page.locator(".at").wait_for()
    check(ada, "replay")


def test_a_table_on_a_phone(arrive: Door) -> None:
    """Its tabs and dialogs; each kind of question is looked at where whole games are played."""
    ada, bo = arrive("Ada", size=PHONE), arrive("Bo")
    ada.open(f"/t/{table_at('action', ada, bo)}")
    ada.asked()
    dialog(ada, "Rules", themes=False)
    dialog(ada, "Menu", themes=False)
    for name in ("Options", "Log", "Chat", "Board"):
        ada.page.get_by_role("navigation").get_by_role("button", name=name).tap()
        check(ada, name, themes=False)


def test_a_battle_of_four_on_a_phone(arrive: Door) -> None:
    """It is wider than the window: whoever has no finger to push it with can still get to the last clan."""
    ada, bo = arrive("Ada", size=PHONE), arrive("Bo")
    table = ada.set_table(seats=4)
    for seat in (1, 2, 3):
        bo.sit(table, seat)
    ada.start(table)
    hands = [ada.hand(table.id, 0), *[bo.hand(table.id, seat) for seat in (1, 2, 3)]]
    play(hands, warlike, in_battle)
    ada.open(f"/t/{table.id}")
    assert ada.page.locator(".fighters").evaluate("list => list.scrollWidth > list.clientWidth")
    check(ada, "battle", themes=False)
