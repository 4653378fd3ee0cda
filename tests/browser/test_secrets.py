"""Everything a browser received in a whole game is searched for cards that its seat could not know."""

from __future__ import annotations

import random

import msgspec
from playwright.sync_api import expect

from meadhall.server.wire import StateFrame, Told
from meadhall.sim.proof import read, verify
from tests.browser.conftest import Door
from tests.browser.guests import Guest
from tests.browser.hands import Hand, anyhow, play
from tests.browser.secrets import Names, Truth, cards_in, misplaced

CHANCE = 5
BY_PAGE = 0.1  # the part of the answers that is given on the page


def test_a_browser_is_never_told_what_its_seat_cannot_know(arrive: Door) -> None:
    names = Names()
    guests = [arrive("Ada"), arrive("Bo")]
    ada, bo = guests
    table = ada.set_table(seats=3)
    bo.sit(table, 1)
    ada.post(f"/{table.id}/bots", {"seat": 2, "level": "random"})
    for guest in guests:
        guest.context.add_init_script(names.watch)
        guest.open(f"/t/{table.id}")
    ada.start(table)
    hands = [ada.hand(table.id, 0), bo.hand(table.id, 1)]
    chance = random.Random(CHANCE)
    for guest in guests:
        guest.page.wait_for_selector("main.table")

    def choose(hand: Hand) -> str | None:
        guest = guests[hand.seat]
        guest.asked_for(hand.now)  # so that every question has been on the page
        if chance.random() > BY_PAGE:
            return anyhow(chance, haste=0.3)(hand)
        guest.take(chance.choice(guest.options))
        return None

    play(hands, choose, lambda now: now[0].now.over)
    for guest in guests:
        expect(guest.page.get_by_role("heading", name="The game is over")).to_be_visible()
    proof = read(ada.context.request.get(f"{ada.hall}/api/tables/{table.id}/log").body())
    verify(proof)
    truth = Truth(proof.log)
    for seat, guest in enumerate(guests):
        nothing_was_told(guest, seat, truth)
        nothing_was_shown(guest, seat, truth, names)


def nothing_was_told(guest: Guest, seat: int, truth: Truth) -> None:
    step, pictures = 0, 0
    for text in guest.frames:
        frame: Told = msgspec.json.decode(text, type=Told)
        if isinstance(frame, StateFrame):
            assert frame.seat == seat
            assert list(misplaced(frame)) == []
            step, pictures = frame.table.steps, pictures + 1
        assert cards_in(text) & truth.secret(seat, step) == set()
    assert pictures > 30, "too little was told to prove anything"
    assert len(truth.secret(seat, 3)) > 20, "too little was secret to prove anything"
    for text in (*guest.replies, *guest.console):
        assert cards_in(text) == set()


def nothing_was_shown(guest: Guest, seat: int, truth: Truth, names: Names) -> None:
    seen = msgspec.convert(guest.page.evaluate("() => window.seen"), list[tuple[int, list[str]]])
    assert len(seen) > 30 and any(found for _, found in seen), "the page was not watched"
    for step, found in seen:
        assert names.leaks(found, truth.secret(seat, step)) == set()
