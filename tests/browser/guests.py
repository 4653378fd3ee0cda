"""Somebody before a browser: what they can do, and everything their browser was told."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

import msgspec
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
)

from meadhall.server.wire import StateFrame, TableRow, Told
from tests.browser.hands import Hand, Seen
from tests.browser.scripts import GO, PAINTED, SPOTS, TOO_SMALL, TOO_WIDE

PATIENCE = 60_000  # milliseconds; a machine may be slow
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = "main[data-question], main[data-over]"
LOBBY = '{"type":"lobby"}'
LIVE, GREY = ":not([aria-disabled=true])", "[aria-disabled=true]"


class Spot(msgspec.Struct, array_like=True):
    """A thing on the scene that can be pressed; it has no point when something else is in front of it."""

    name: str
    glows: bool
    x: float | None
    y: float | None


def moved_on_from(number: str | None) -> str:
    """Selects a table at another question than this one, or at its end."""
    return f"main[data-question]:not([data-question='{number}']), main[data-over]"


class Guest:
    """A person, their browser and the page they look at."""

    def __init__(self, context: BrowserContext, hall: str, stack: ExitStack) -> None:
        self.context = context
        self.hall = hall
        self.stack = stack
        self.complaints: list[str] = []  # errors in the console, and of scripts
        self.console: list[str] = []  # everything in it
        self.frames: list[str] = []  # what sockets told
        self.replies: list[str] = []  # what requests were answered
        self.page = context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self.connected)
        page.on("response", self.answered)

    def heard(self, message: ConsoleMessage) -> None:
        self.console.append(message.text)
        if message.type == "error" and "401" not in message.text:  # nobody is signed in at first
            self.complaints.append(message.text)

    def connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def answered(self, response: Response) -> None:
        if "/api/tables" in response.url and response.ok:
            self.replies.append(response.text())

    @property
    def states(self) -> list[StateFrame]:
        """The pictures of the table that the browser was sent."""
        told: list[Told] = [msgspec.json.decode(frame, type=Told) for frame in self.frames if frame != LOBBY]
        return [frame for frame in told if isinstance(frame, StateFrame)]

    # -- ways -----------------------------------------------------------------------------------
    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.hall}{path}")

    def follow(self, path: str) -> None:
        """To another page without loading everything again, as a link does it."""
        self.page.evaluate(GO, path)

    def sign_in(self, name: str, language: str = "en") -> None:
        """As a guest, without the page."""
        reply = self.context.request.post(f"{self.hall}/api/guest", data={"name": name, "language": language})
        assert reply.ok, reply.text()

    def set_table(self, **wanted: object) -> TableRow:
        """A new table, without the page."""
        body = {"game": "blood_rage", "seats": 2, **wanted}
        return self.post("", body)

    def sit(self, table: TableRow, seat: int) -> TableRow:
        return self.post(f"/{table.id}/sit", {"seat": seat, "invite": table.invite})

    def start(self, table: TableRow) -> TableRow:
        return self.post(f"/{table.id}/start", {})

    def post(self, path: str, body: Mapping[str, object]) -> TableRow:
        reply = self.context.request.post(f"{self.hall}/api/tables{path}", data=dict(body))
        assert reply.ok, reply.text()
        return msgspec.json.decode(reply.body(), type=TableRow)

    def hand(self, table: str, seat: int) -> Hand:
        """Plays for a seat of this guest beside the page."""
        return Hand(self.context, self.hall, table, seat, self.stack)

    def play_bots(self, seats: int = 2, level: str = "random") -> str:
        """From the front page to a table against bots; returns its id."""
        self.open()
        self.card.get_by_role("button", name="Play now against bots").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=str(seats), exact=True).check(force=True)
        dialog.get_by_role("combobox", name="Bots play").select_option(level)
        dialog.get_by_role("button", name="Start").click()
        return self.table()

    def table(self) -> str:
        """The id of the table this page is at."""
        self.page.wait_for_url(re.compile("/t/"))
        found = re.search("/t/([0-9a-z]+)", self.page.url)
        assert found is not None
        return found[1]

    # -- the table ------------------------------------------------------------------------------
    def asked(self) -> bool:
        """Waits until something is asked of this seat; False when the game is over."""
        self.page.wait_for_selector(ASKED, state="attached")
        return not self.over

    def asked_for(self, seen: Seen) -> None:
        """Waits until the page asks what its seat is asked."""
        assert seen.question is not None
        self.page.wait_for_selector(f"main[data-question='{seen.question.number}']")

    @property
    def over(self) -> bool:
        return self.page.locator("main[data-over]").count() > 0

    @property
    def number(self) -> str | None:
        """Of the question that can be answered now."""
        main = self.page.locator("main.table")
        return main.get_attribute("data-question") if main.count() else None

    def moved_on(self, number: str | None) -> bool:
        """Waits for another question than this one; False when the game is over."""
        self.page.wait_for_selector(moved_on_from(number), state="attached")
        return not self.over

    @property
    def sentence(self) -> str:
        """What the question bar says."""
        return self.page.locator(".sentence").inner_text()

    def says(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.locator(".sentence")).to_contain_text(text)

    @property
    def options(self) -> list[str]:
        """The ids of the options on offer."""
        found = self.page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
        return [str(option) for option in found]

    def take(self, option: str) -> None:
        self.page.locator(f'[data-option="{option}"]').click()

    def spots(self, which: str = LIVE) -> list[Spot]:
        return msgspec.convert(self.page.evaluate(SPOTS, which), list[Spot])

    def press(self, name: str, which: str = LIVE, tap: bool = False) -> None:
        """Clicks or taps a thing on the scene. It alone is looked for: to see others is to scroll away."""
        spots = self.spots(f'[data-spot="{name}"]{which}')
        spot = next(spot for spot in spots if spot.x is not None)
        assert spot.x is not None and spot.y is not None
        if tap:
            self.page.touchscreen.tap(spot.x, spot.y)
        else:
            self.page.mouse.click(spot.x, spot.y)

    @property
    def card(self) -> Locator:
        """The game on the front page."""
        return self.page.get_by_role("article").filter(
            has=self.page.get_by_role("heading", name="Blood Rage")
        )

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # -- looks ----------------------------------------------------------------------------------
    def complain_of_axe(self, *rules: str) -> list[str]:
        """What axe-core finds wrong with the page as it is; by all its rules, or by these."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate(
            """rules => axe.run(document, {
              resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {})
            })""",
            list(rules),
        )
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def resize(self, size: tuple[int, int]) -> None:
        """Another window; waits until it has been painted."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(PAINTED)

    def too_wide(self) -> list[str]:
        """What would have to be scrolled sideways to be read."""
        return [str(each) for each in self.page.evaluate(TOO_WIDE)]

    def too_small(self) -> list[str]:
        """What a finger would miss."""
        return [str(each) for each in self.page.evaluate(TOO_SMALL)]
