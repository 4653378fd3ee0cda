"""`meadhall connect`: a program of one's own at a table of a hall, as one of the people there.

The hall knows it by the token of a bot account. The program reads and writes the same lines as in the arena;
what else is said at a table (who is here, undo, connections that break) is seen to here.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from urllib.parse import quote, urlsplit
from uuid import uuid4

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from meadhall.bots.program import PROTOCOL, Answer, Failed, Place, Program, State

TOKEN = "MEADHALL_TOKEN"
PAUSE = 1.0  # seconds before a connection that broke is made again
PACE = 0.06  # seconds between two answers: the hall hangs up on those who say more than 20 things a second
COMES_BACK = (1000, 1001, 1005, 1006, 1011, 1012)  # codes after which the hall may be found again


# -- what matters here of what the hall says ------------------------------------------------------------
class Chair(msgspec.Struct):
    seat: int
    kind: str
    mine: bool


class Undo(msgspec.Struct):
    needed: list[int]


class Table(msgspec.Struct):
    game: str
    state: str
    seats: list[Chair]
    undo: Undo | None = None


class Told(msgspec.Struct):
    """Any frame of the hall."""

    type: str
    table: Table | None = None
    view: dict[str, object] = {}
    id: str = ""
    key: str = ""


class Question(msgspec.Struct):
    number: int
    seats: list[int]


class View(msgspec.Struct):
    over: bool
    question: Question | None = None


class Away(Exception):
    """The hall does not want us at this table, or is not there."""


class Broken(Exception):
    """Something went wrong at the hall; it is worth another try."""


class Visitor:
    """A program at one seat of one table."""

    def __init__(self, hall: str, token: str, table: str, program: Program, budget: float) -> None:
        self.hall = hall.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}"}
        self.table = table
        self.program = program
        self.budget = budget
        self.seat = -1
        self.waiting = ""  # the id of an answer that the hall has not acknowledged
        self.answered = -1  # the number of its question
        self.spoke = 0.0

    # -- sitting down -----------------------------------------------------------------------------
    def sit(self, wanted: int | None, invite: str | None) -> None:
        """Where it sits already, else at the seat that is wanted, or the first free one."""
        path = f"{self.hall}/api/tables/{quote(self.table, safe='')}"
        query = {} if invite is None else {"invite": invite}
        table = self.replied(httpx.get(path, params=query, headers=self.headers))
        own = [chair.seat for chair in table.seats if chair.mine]
        free = [chair.seat for chair in table.seats if chair.kind == "open"]
        if wanted is None and not own and not free:
            raise Away("no seat is free")
        self.seat = (own or free)[0] if wanted is None else wanted
        if self.seat not in own:
            body = {"seat": self.seat, **query}
            self.replied(httpx.post(f"{path}/sit", json=body, headers=self.headers))

    def replied(self, reply: httpx.Response) -> Table:
        if reply.is_error:
            raise Away(f"{reply.status_code}: {reply.text}")
        try:
            return msgspec.json.decode(reply.content, type=Table)
        except msgspec.MsgspecError:
            raise Away(f"{self.hall} is no hall") from None

    # -- playing ------------------------------------------------------------------------------------
    def play(self) -> None:
        """Until the game is over; a hall that goes away is waited for."""
        parts = urlsplit(self.hall)
        scheme = "wss" if parts.scheme == "https" else "ws"
        url = f"{scheme}://{parts.netloc}{parts.path}/ws/tables/{quote(self.table, safe='')}"
        while True:
            try:
                with connect(url, additional_headers=self.headers, max_size=None) as socket:
                    self.attend(socket)
                    return
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
                if code not in COMES_BACK:
                    raise Away(f"closed with {code}") from None
            except (OSError, Broken):
                pass
            except WebSocketException as refused:
                raise Away(str(refused)) from None
            time.sleep(PAUSE)

    def attend(self, socket: ClientConnection) -> None:
        self.waiting = ""
        missed = False  # a state that may be older than the answer on its way
        self.greet(socket)
        while True:
            told = msgspec.json.decode(socket.recv(), type=Told)
            if told.id and told.id == self.waiting:
                if told.key == "broken":
                    raise Broken
                self.waiting = ""
                if missed:
                    self.greet(socket)
            if told.table is not None and told.table.undo and self.seat in told.table.undo.needed:
                self.say(socket, {"type": "consent", "id": uuid4().hex, "seat": self.seat, "yes": True})
            if told.type != "state" or told.table is None:
                continue
            view = msgspec.convert(told.view, View)
            if view.over:
                return
            q = view.question
            if q is not None and self.seat in q.seats:
                missed = self.waiting != "" and q.number == self.answered
                if not missed:
                    self.answer(socket, State(Place(told.table.game), self.seat, told.view))
                    self.answered = q.number

    def greet(self, socket: ClientConnection) -> None:
        """A fresh state follows."""
        self.say(socket, {"type": "hello", "seat": self.seat, "protocol": PROTOCOL})

    def answer(self, socket: ClientConnection, state: State) -> None:
        """Under an id that is ours: a frame that comes twice is done once."""
        given = self.program.ask(state, self.budget)
        time.sleep(max(0.0, self.spoke + PACE - time.monotonic()))
        self.spoke = time.monotonic()
        self.waiting = uuid4().hex
        self.say(socket, Answer(given.seat, given.number, given.option, self.waiting))

    def say(self, socket: ClientConnection, frame: object) -> None:
        socket.send(msgspec.json.encode(frame).decode())


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="meadhall connect", description="A program of your own at a table of a hall."
    )
    made.add_argument("hall", help="its address, http://...")
    made.add_argument("table", help="the table's id, as in its link")
    made.add_argument("program", help="the command that starts the bot")
    made.add_argument("--token", default=os.environ.get(TOKEN, ""), help=f"of the bot account, or ${TOKEN}")
    made.add_argument("--seat", type=int, help="counted from 1; unless told, its own or the first free one")
    made.add_argument("--invite", help="the key of the table's invite link")
    made.add_argument("--budget", type=float, default=5.0, help="seconds for an answer (5)")
    return made


def main(argv: Sequence[str]) -> int:
    args = parser().parse_args(argv)
    if not args.token:
        parser().error(f"--token, or {TOKEN} in the environment")
    program = Program(args.program)
    visitor = Visitor(args.hall, args.token, args.table, program, args.budget)
    try:
        visitor.sit(None if args.seat is None else args.seat - 1, args.invite)
        visitor.play()
    except (Away, Failed, httpx.HTTPError, httpx.InvalidURL) as failure:
        print(f"meadhall connect: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        program.close()
    return 0
