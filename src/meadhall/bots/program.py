"""Bots that are programs of their own, in any language: one JSON object a line, over their input and output.

The messages are those of the hall's socket (docs/bots.md tells them), so that a program plays here, in the
arena, and through `meadhall connect` at a hall. It is trusted with nothing: it is told what its seat sees,
has so long to answer, and what it says is checked.
"""

from __future__ import annotations

import contextlib
import os
import random
import selectors
import shlex
import subprocess
import time
from multiprocessing import parent_process
from typing import IO, Literal, TypeAlias

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


class Place(msgspec.Struct, frozen=True):
    game: str


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """What a seat sees; it is asked."""

    table: Place
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
        return self.ask(State(Place(chair.game), chair.seat, chair.view), budget).option

    def ask(self, state: State, budget: float) -> Answer:
        """The program's answer to the question in the view of a seat that is asked."""
        if self.process is None:
            self.start(budget)
        asked = msgspec.convert(state.view, Seen).question
        until = time.monotonic() + budget + GRACE
        self.say(state, until)
        last = ""
        for _ in range(MOST_REFUSALS):
            answer = self.hear(until)
            if not isinstance(answer, Answer):
                raise self.failed("an answer was expected")
            if answer.seat != state.seat:
                self.say(Refused(answer.id, "not-your-seat"), until)
            elif answer.number != asked.number:
                self.say(Refused(answer.id, "stale"), until)
            elif answer.option not in asked.options:
                self.say(Refused(answer.id, "not-an-option"), until)
            else:
                return answer
            last = answer.option
        raise self.failed(f"{MOST_REFUSALS} answers that are none, the last {last!r}")

    def start(self, budget: float) -> None:
        """Where a Ctrl-C does not reach it, which is for us, who end it in order: in a session of its own, or
        with the worker that it plays for, so that both are ended together."""
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=parent_process() is None,
            )
        except (OSError, ValueError) as wrong:
            raise self.failed(f"cannot be started: {wrong}") from None
        os.set_blocking(self.pipe("stdin").fileno(), False)
        until = time.monotonic() + START_SECONDS
        self.say(Welcome(PROTOCOL, budget), until)
        ready = self.hear(until)
        if not isinstance(ready, Ready) or ready.protocol != PROTOCOL:
            raise self.failed(f"is not ready for protocol {PROTOCOL}")

    def close(self) -> None:
        """The end of its input tells it to leave; it is waited for, but not long."""
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.pipe("stdin").close()
            try:
                self.process.wait(GRACE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.pipe("stdout").close()
            self.process = None
            self.read = b""

    # -- lines ------------------------------------------------------------------------------------
    def say(self, told: Welcome | State | Refused, until: float) -> None:
        """A program that does not listen must not hold us up."""
        pipe = self.pipe("stdin").fileno()
        left = msgspec.json.encode(told) + b"\n"
        with selectors.DefaultSelector() as hands:
            hands.register(pipe, selectors.EVENT_WRITE)
            while left:
                if not hands.select(max(0.0, until - time.monotonic())):
                    raise self.failed("does not read what it is told")
                try:
                    left = left[os.write(pipe, left) :]
                except OSError:
                    raise self.failed("has gone") from None

    def hear(self, until: float) -> Heard:
        line = self.line(until)
        try:
            heard: Heard = HEARD.decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise self.failed(f"{wrong} in {line[:80]!r}") from None
        return heard

    def line(self, until: float) -> bytes:
        pipe = self.pipe("stdout").fileno()
        with selectors.DefaultSelector() as ears:
            ears.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self.read:
                if len(self.read) > LONGEST_LINE:
                    raise self.failed("a line without an end")
                if not ears.select(max(0.0, until - time.monotonic())):
                    raise self.failed("took too long")
                more = os.read(pipe, LONGEST_LINE)
                if not more:
                    raise self.failed("has gone")
                self.read += more
        line, _, self.read = self.read.partition(b"\n")
        return line

    def pipe(self, name: Literal["stdin", "stdout"]) -> IO[bytes]:
        assert self.process is not None
        found = self.process.stdin if name == "stdin" else self.process.stdout
        assert found is not None
        return found

    def failed(self, why: str) -> Failed:
        return Failed(f"{self.command}: {why}")
