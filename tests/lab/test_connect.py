"""A program at a hall: what goes wrong on the way is seen to. The hall here says what the test wants."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from meadhall.bots.program import Program
from meadhall.lab import connect
from meadhall.lab.connect import Away, Visitor
from tests.bots.programs import examples

pytestmark = pytest.mark.timeout(30)  # a visitor that is wrong comes back for ever
SEATS = [{"seat": 0, "kind": "human", "mine": False}, {"seat": 1, "kind": "human", "mine": True}]


def state(number: int, seats: list[int], over: bool = False, **table: object) -> str:
    """A state frame, as much of it as is read."""
    question = {"number": number, "seats": seats, "options": ["add:card=x", "pass"]}
    view = {"over": over, "question": None if over else question}
    row = {"game": "valhalla", "state": "playing", "seats": SEATS, **table}
    return json.dumps({"type": "state", "table": row, "seat": 1, "view": view})


class Hall:
    """One end of a socket, as a list of what the visitor says."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    def hears(self, kind: str) -> dict[str, object]:
        told = json.loads(self.socket.recv(timeout=5))
        assert isinstance(told, dict) and told["type"] == kind, told
        return told

    def says(self, frame: str) -> None:
        self.socket.send(frame)

    def replies(self, said: dict[str, object], kind: str = "ack", key: str = "") -> None:
        self.says(json.dumps({"type": kind, "id": said["id"], "key": key}))


@contextmanager
def hall(*scripts: Callable[[Hall], None]) -> Iterator[tuple[str, list[BaseException]]]:
    """Connection after connection goes by its script; one too many, or one that goes otherwise, ends it."""
    wrong: list[BaseException] = []
    coming = iter(scripts)

    def handle(socket: ServerConnection) -> None:
        try:
            next(coming)(Hall(socket))
        except BaseException as failure:
            wrong.append(failure)
            socket.close(4400)

    with serve(handle, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.socket.getsockname()[1]}", wrong
        finally:
            server.shutdown()
            thread.join()


def visit(*scripts: Callable[[Hall], None]) -> None:
    program = Program(examples()["python"])
    with hall(*scripts) as (address, wrong):
        visitor = Visitor(address, "t", "abc", program, 5.0)
        visitor.seat = 1
        try:
            visitor.play()
        except Away:
            if wrong:
                raise wrong[0] from None
            raise
        finally:
            program.close()
        assert not wrong, wrong


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connect, "PAUSE", 0.05)


def test_a_question_is_answered_once_and_again_after_an_undo() -> None:
    def script(h: Hall) -> None:
        assert h.hears("hello") == {"type": "hello", "seat": 1, "protocol": 1}
        h.says(state(4, [0]))
        h.says(state(5, [1]))
        first = h.hears("answer")
        assert (first["seat"], first["number"], first["option"]) == (1, 5, "add:card=x")
        h.says(state(5, [1]))  # on its way before the answer came
        h.replies(first)
        h.hears("hello")
        h.says(state(6, [0]))
        h.says(state(5, [1]))  # somebody has taken something back
        again = h.hears("answer")
        assert again["number"] == 5 and again["id"] != first["id"]
        h.replies(again, "refused", "stale")
        h.says(state(7, [1]))
        assert h.hears("answer")["number"] == 7
        h.says(state(8, [], over=True))

    visit(script)


def test_an_undo_is_granted() -> None:
    def script(h: Hall) -> None:
        h.hears("hello")
        h.says(state(5, [0], undo={"seat": 0, "step": 3, "agreed": [], "needed": [1]}))
        said = h.hears("consent")
        assert (said["seat"], said["yes"]) == (1, True)
        h.says(state(8, [], over=True))

    visit(script)


def test_a_hall_that_went_away_is_found_again() -> None:
    def broken(h: Hall) -> None:
        h.hears("hello")
        h.socket.close(1012, "sign-in-again")

    def failing(h: Hall) -> None:
        h.hears("hello")
        h.says(state(5, [1]))
        h.replies(h.hears("answer"), "refused", "broken")
        with pytest.raises(ConnectionClosed):
            h.socket.recv()

    def whole(h: Hall) -> None:
        h.hears("hello")
        h.says(state(5, [1]))
        assert h.hears("answer")["number"] == 5
        h.says(state(8, [], over=True))

    visit(broken, failing, whole)


@pytest.mark.parametrize("code", [4401, 4403, 4404, 4429])
def test_a_hall_that_does_not_want_it_is_left(code: int) -> None:
    def script(h: Hall) -> None:
        h.hears("hello")
        h.socket.close(code, "no")

    with pytest.raises(Away, match=str(code)):
        visit(script)
