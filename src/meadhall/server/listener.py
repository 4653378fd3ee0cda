"""One socket at a table: whose eyes it has, what it was told last, what it still has to be told."""

from __future__ import annotations

import asyncio
from collections import deque

from meadhall.server.wire import Told


class Listener:
    """It is woken, and asks the table for the newest state when it can send: a slow reader misses
    states in between, never events."""

    def __init__(self, person: str, muted: frozenset[str]) -> None:
        self.person = person
        self.muted = muted
        self.greeted = False  # has said hello
        self.gone = False  # the person has been signed out
        self.seat: int | None = None
        self.events = 0  # events told
        self.heard = 0  # chat lines told
        self.stale = False  # a state is due
        self.out_of_date = False  # a room frame is due
        self.replies: deque[Told] = deque()
        self.bell = asyncio.Event()
        self.alarm: asyncio.TimerHandle | None = None

    def look(self, seat: int | None, since: int) -> None:
        self.greeted = True
        self.seat = seat
        self.events = since
        self.show_state()

    def show_state(self) -> None:
        self.stale = True
        self.bell.set()

    def show_later(self, seconds: float) -> None:
        """A delayed spectator's next state is due then."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = asyncio.get_running_loop().call_later(seconds, self.show_state)

    def show_room(self) -> None:
        self.out_of_date = True
        self.bell.set()

    def reply(self, told: Told) -> None:
        self.replies.append(told)
        self.bell.set()

    def hang_up(self) -> None:
        self.gone = True
        self.bell.set()

    def hush(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
