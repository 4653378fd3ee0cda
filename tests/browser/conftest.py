"""A hall in a process of its own, and real browsers before it.

Both live as long as the tests of this package, not of the session: while Playwright runs, no other test
may run a loop of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import DESK, chromium_running, window
from tests.browser.guests import PATIENCE, Guest
from tests.browser.halls import House


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("hall"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium_running() as browser:
        yield browser


class Door:
    """Where guests come in, each with a browser of their own."""

    def __init__(self, chromium: Browser, hall: str, stack: ExitStack) -> None:
        self.chromium = chromium
        self.hall = hall
        self.stack = stack
        self.guests: list[Guest] = []

    def __call__(
        self,
        name: str = "",
        *,
        size: tuple[int, int] = DESK,
        language: str = "en",
        motion: bool = False,
        hall: str = "",
    ) -> Guest:
        """Somebody signed in by this name; without one, somebody who has never been here."""
        context = window(self.chromium, size, language, motion=motion)
        self.stack.callback(context.close)
        guest = Guest(context, hall or self.hall, self.stack)
        if name:
            guest.sign_in(name, language)
        self.guests.append(guest)
        return guest


@pytest.fixture
def arrive(chromium: Browser, house: House) -> Iterator[Door]:
    """Whatever the console of a guest complains about fails the test."""
    with ExitStack() as stack:
        door = Door(chromium, house.address, stack)
        yield door
        assert [line for guest in door.guests for line in guest.complaints] == []
