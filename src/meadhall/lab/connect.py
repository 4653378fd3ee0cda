"""`meadhall connect`: a program of one's own at a table of a hall, as one of the people there.

The hall knows it by the token of a bot account. The program reads and writes the same lines as in the arena.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from urllib.parse import quote, urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.lab.program import Failed, Program, State

PAUSE = 1.0  # seconds before a connection that broke is made again
COMES_BACK = (1000, 1001, 1005, 1006, 1011, 1012)  # codes after which the hall may be found again


class Place(msgspec.Struct):
    game: str


class Told(msgspec.Struct):
    """What matters here of any frame of the hall."""

    type: str
    table: Place | None = None
    seat: int | None = None
    view: dict[str, object] = {}
    key: str = ""


class Question(msgspec.Struct):
    number: int
    seats: list[int]
    options: list[str] = []


class View(msgspec.Struct):
    over: bool
    question: Question | None = None


class Away(Exception):
    """The hall does not want us at this table."""


class Visitor:
    """A program at one seat of one table."""

    def __init__(self, hall: str, token: str, table: str, seat: int, program: Program, budget: float) -> None:
        self.hall = hall.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}"}
        self.table = table
        self.seat = seat
        self.program = program
        self.budget = budget

    def sit(self, invite: str | None) -> None:
        body = {"seat": self.seat, **({} if invite is None else {"invite": invite})}
        reply = httpx.post(f"{self.hall}/api/tables/{self.table}/sit", json=body, headers=self.headers)
        if reply.is_error:
            raise Away(f"{reply.status_code}: {reply.text}")

    def play(self) -> None:
        """Until the game is over; a hall that goes away is waited for."""
        parts = urlsplit(self.hall)
        scheme = "wss" if parts.scheme == "https" else "ws"
        url = f"{scheme}://{parts.netloc}{parts.path}/ws/tables/{quote(self.table)}"
        while True:
            try:
                with connect(url, additional_headers=self.headers, max_size=None) as socket:
                    self.attend(socket)
                    return
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
                if code not in COMES_BACK:
                    raise Away(f"closed with {code}") from None
            except OSError:
                pass
            time.sleep(PAUSE)

    def attend(self, socket: ClientConnection) -> None:
        socket.send(msgspec.json.encode({"type": "hello", "seat": self.seat}).decode())
        answered = -1
        while True:
            told = msgspec.json.decode(socket.recv(), type=Told)
            if told.type == "refused":
                answered = -1  # a fresh state follows
            if told.type != "state" or told.table is None:
                continue
            view = msgspec.convert(told.view, View)
            if view.over:
                return
            q = view.question
            if q is not None and self.seat in q.seats and q.number != answered:
                answer = self.program.ask(State(told.table.game, self.seat, told.view), self.budget)
                socket.send(msgspec.json.encode(answer).decode())
                answered = q.number


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="meadhall connect", description=__doc__)
    parser.add_argument("hall", help="its address, http://...")
    parser.add_argument("table", help="the table's id, as in its link")
    parser.add_argument("program", help="the command that starts the bot")
    parser.add_argument("--token", required=True, help="of the bot account")
    parser.add_argument("--seat", type=int, default=1, help="counted from 0 (default 1)")
    parser.add_argument("--sit", action="store_true", help="take the seat first")
    parser.add_argument("--invite", help="the key of the table's invite link")
    parser.add_argument("--budget", type=float, default=5.0, help="seconds for an answer (default 5)")
    args = parser.parse_args(argv)
    program = Program(args.program)
    visitor = Visitor(args.hall, args.token, args.table, args.seat, program, args.budget)
    try:
        if args.sit:
            visitor.sit(args.invite)
        visitor.play()
    except (Away, Failed, httpx.HTTPError) as failure:
        print(f"meadhall: {failure}", file=sys.stderr)
        return 2
    finally:
        program.close()
    return 0
