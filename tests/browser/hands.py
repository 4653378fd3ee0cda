"""Seats played by a program beside the browser, to get to the moments that are worth looking at."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import TypeAlias

import msgspec
from playwright.sync_api import BrowserContext
from websockets.sync.client import connect

from meadhall.server.wire import Ack, RefusedFrame, StateFrame, Told

PATIENCE = 60.0  # seconds


class Asked(msgspec.Struct):
    number: int
    kind: str
    seats: list[int]
    sealed: list[int]
    options: list[str] = []
    given: str | None = None


class Seen(msgspec.Struct):
    """As much of a view as is needed to play any game."""

    over: bool
    question: Asked | None


class Hand:
    """One seat of somebody who is signed in with a browser."""

    def __init__(
        self, context: BrowserContext, address: str, table: str, seat: int, stack: ExitStack
    ) -> None:
        self.seat = seat
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies(address))
        url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.socket = stack.enter_context(connect(url, additional_headers={"cookie": cookie}))
        self.said = 0
        self.seen: Seen | None = None
        self.view: dict[str, object] = {}
        self.acked: set[str] = set()
        self.say({"type": "hello", "seat": seat, "since": 0})
        while self.seen is None:
            self.hear(PATIENCE)

    def say(self, frame: dict[str, object]) -> None:
        self.socket.send(msgspec.json.encode(frame).decode())

    def hear(self, patience: float) -> bool:
        """Takes in one frame, if one comes in time."""
        try:
            frame: Told = msgspec.json.decode(self.socket.recv(timeout=patience), type=Told)
        except TimeoutError:
            return False
        if isinstance(frame, StateFrame):
            self.view = frame.view
            self.seen = msgspec.convert(frame.view, Seen)
        elif isinstance(frame, Ack):
            self.acked.add(frame.id)
        elif isinstance(frame, RefusedFrame):
            assert frame.key == "stale", frame  # the table has gone on: what is asked now is told as well
            self.acked.add(frame.id)
        return True

    @property
    def now(self) -> Seen:
        assert self.seen is not None
        return self.seen

    @property
    def question(self) -> Asked | None:
        """What this seat has to answer."""
        asked = self.now.question
        if asked is None or self.seat not in asked.seats or asked.given is not None:
            return None
        return asked

    def answer(self, option: str) -> None:
        """Gives an answer and waits until it is seen to be in."""
        asked = self.question
        assert asked is not None
        self.said += 1
        name = f"hand-{self.seat}-{self.said}-{id(self)}"
        frame = {"type": "answer", "id": name, "seat": self.seat, "number": asked.number, "option": option}
        self.say(frame)
        self.see_answered(asked)
        while name not in self.acked:
            assert self.hear(PATIENCE), f"no reply to {option}"

    def see_answered(self, asked: Asked) -> None:
        """Waits until a question is answered, by whomever."""
        while self.question == asked:
            assert self.hear(PATIENCE), f"nobody answered {asked}"


Choose: TypeAlias = Callable[[Hand], str | None]
Until: TypeAlias = Callable[[Sequence[Hand]], bool]


def play(hands: Sequence[Hand], choose: Choose, until: Until) -> None:
    """Answers for the hands until something holds. Who chooses nothing has seen to the answer otherwise.
    The game must not be over before that."""
    end = time.monotonic() + PATIENCE * 2
    while True:
        for hand in hands:
            while hand.hear(0.01):
                pass
        if until(hands):
            return
        assert not hands[0].now.over, "the game is over and it did not come to that"
        assert time.monotonic() < end, f"nobody is asked: {hands[0].now.question}"
        asked = next((hand for hand in hands if hand.question is not None), None)
        if asked is None:
            hands[0].hear(0.2)
            continue
        question = asked.question
        assert question is not None
        option = choose(asked)
        if option is None:
            asked.see_answered(question)
        else:
            asked.answer(option)


def anyhow(chance: random.Random, haste: float = 0.0) -> Choose:
    """Whatever comes; in haste, passes more often than not."""

    def choose(hand: Hand) -> str:
        assert hand.question is not None
        options = hand.question.options
        return "pass" if "pass" in options and chance.random() < haste else chance.choice(options)

    return choose
