"""The review of a finished game: made while one waits, and a way to every step that it tells of."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.browsers import PHONE
from tests.browser.conftest import Door
from tests.browser.guests import PATIENCE, Guest
from tests.browser.test_axe import check

CHART = "Chance to win"

DECIDED = re.compile(r"^Step \d+: (.*\b100\s%|.*\b50\s%.*\b50\s%)")
"""One has won, or two share the victory, as random bots may."""


def finished(guest: Guest) -> str:
    """A game among bots."""
    table = guest.set_table(mine=[], bots="random", start=True, public=True, watch="public").id
    guest.open(f"/t/{table}")
    guest.page.wait_for_selector("main[data-over]")
    return table


def step(guest: Guest) -> int:
    found = re.match(r"(\d+) ", guest.page.locator(".at").inner_text())
    assert found is not None
    return int(found[1])


def test_a_finished_game_is_reviewed(arrive: Door) -> None:
    ada = arrive("Ada")
    table = finished(ada)
    ada.page.get_by_role("link", name="Review").click()
    chart = ada.page.get_by_role("slider", name=CHART)
    expect(chart).to_be_visible(timeout=5 * PATIENCE)  # bots of other tests come first
    lists_lead_to_their_steps(ada)
    the_chart_leads_to_any_step(ada)
    check(ada, "review")

    bo = arrive("Bo", size=PHONE, language="uk")
    bo.open(f"/t/{table}/replay?review=1")
    expect(bo.page.get_by_role("slider")).to_have_count(2)  # the reel's, and the chart
    for summary in bo.page.locator(".aside summary").all():
        summary.click()
    assert bo.too_wide() == [] and bo.too_small() == []
    swing = bo.page.locator(".aside .jump").first
    told = re.search(r"крок (\d+)", swing.inner_text())
    assert told is not None
    swing.click()
    expect(bo.page.locator(".at")).to_have_text(re.compile(f"^{told[1]} "))
    expect(bo.page.locator(".told")).to_be_in_viewport()


def lists_lead_to_their_steps(guest: Guest) -> None:
    for title in ("Largest swings", "Better options"):
        part = guest.page.locator("details").filter(has_text=title)
        for jump in part.locator(".jump").all()[:2]:
            told = re.search(r"step (\d+)", jump.inner_text())
            assert told is not None
            jump.click()
            expect(guest.page.locator(".at")).to_have_text(re.compile(f"^{told[1]} of "))
            expect(jump).to_have_attribute("aria-current", "step")


def the_chart_leads_to_any_step(guest: Guest) -> None:
    chart = guest.page.get_by_role("slider", name=CHART)
    last = int(chart.get_attribute("aria-valuemax") or 0)
    chart.focus()
    guest.page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    guest.page.keyboard.press("PageDown")
    expect(chart).not_to_have_attribute("aria-valuenow", "0")
    assert 0 < step(guest) <= last
    guest.page.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuenow", str(last))
    expect(chart).to_have_attribute("aria-valuetext", DECIDED)
    box = chart.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(guest.page.locator(".at")).not_to_have_text(re.compile(f"^{last} of"))
    assert abs(step(guest) - last / 2) < last / 8
    assert "review=1" in guest.page.url
