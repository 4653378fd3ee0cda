"""Bots that are programs of their own, in any language: one JSON object a line, over their input and output.

The messages are those of the hall's socket (docs/protocol.md), so that the same program plays here, in the
arena, and over the socket at a hall.
"""

from __future__ import annotations

import contextlib
import random
import selectors
import shlex
import subprocess
import time
from typing import Literal, TypeAlias

import msgspec

from meadhall.sim.chair import Chair

PROTOCOL = 1
START_SECONDS = 20.0
GRACE = 2.0  # seconds on top of the budget, for the way there and back
MOST_REFUSALS = 3
LONGEST_LINE = 1 << 20


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first line a program reads."""

    protocol: int
    budget: float  # seconds for an answer


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The first line a program writes."""

    protocol: int
    name: str = ""


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """What the seat sees; a question that has `options` waits for an answer."""

    game: str
    seat: int
    view: dict[str, object]


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    seat: int
    number: int
    option: str
    id: str = ""


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """That was no answer; the question stays open."""

    id: str
    key: Literal["stale", "not-an-option", "not-your-seat"]


Heard: TypeAlias = Ready | Answer
HEARD = msgspec.json.Decoder(Heard)


class Failed(Exception):
    """The program has gone, is too slow, or says what cannot be understood."""


class Asked(msgspec.Struct):
    number: int
    options: list[str] = []


class Seen(msgspec.Struct):
    question: Asked


class Program:
    """A program that sits at a table. It is started when it is first asked."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.read = b""

    def choose(self, chair: Chair, chance: random.Random, budget: float) -> str:
        """Its own random numbers are its own affair."""
        return self.ask(State(chair.game, chair.seat, chair.view), budget).option

    def ask(self, state: State, budget: float) -> Answer:
        """The program's answer to the question in the view of a seat that is asked."""
        if self.process is None:
            self.start(budget)
        asked = msgspec.convert(state.view, Seen).question
        self.say(state)
        until = time.monotonic() + budget + GRACE
        for _ in range(MOST_REFUSALS):
            answer = self.hear(until)
            if not isinstance(answer, Answer):
                raise Failed(f"{self.command}: an answer was expected")
            if answer.seat != state.seat:
                self.say(Refused(answer.id, "not-your-seat"))
            elif answer.number != asked.number:
                self.say(Refused(answer.id, "stale"))
            elif answer.option not in asked.options:
                self.say(Refused(answer.id, "not-an-option"))
            else:
                return answer
        raise Failed(f"{self.command}: {MOST_REFUSALS} answers that are none")

    def start(self, budget: float) -> None:
        self.process = subprocess.Popen(
            shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.say(Welcome(PROTOCOL, budget))
        ready = self.hear(time.monotonic() + START_SECONDS)
        if not isinstance(ready, Ready) or ready.protocol != PROTOCOL:
            raise Failed(f"{self.command}: speaks another protocol than {PROTOCOL}")

    def say(self, told: Welcome | State | Refused) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(told) + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise Failed(f"{self.command}: has gone") from None

    def hear(self, until: float) -> Heard:
        line = self.line(until)
        try:
            return HEARD.decode(line)
        except msgspec.MsgspecError as wrong:
            raise Failed(f"{self.command}: {wrong}") from None

    def line(self, until: float) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        with selectors.DefaultSelector() as ears:
            ears.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.read:
                if not ears.select(max(0.0, until - time.monotonic())):
                    raise Failed(f"{self.command}: took too long")
                more = self.process.stdout.read1(LONGEST_LINE)
                if not more:
                    raise Failed(f"{self.command}: has gone")
                self.read += more
                if len(self.read) > LONGEST_LINE:
                    raise Failed(f"{self.command}: a line without an end")
        line, _, self.read = self.read.partition(b"\n")
        return line

    def close(self) -> None:
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()  # type: ignore[union-attr]  # it was opened as a pipe
            try:
                self.process.wait(GRACE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None
            self.read = b""
