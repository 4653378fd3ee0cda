"""Bots in processes of their own: they answer, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest
from structlog.testing import capture_logs

import meadhall
from meadhall.bots.levels import LEVELS, Level
from meadhall.kernel.chance import Committed
from meadhall.kernel.table import Table
from meadhall.server import minds as parent
from meadhall.server.minds import Minds, NoAnswer, packed
from meadhall.server.worker import NICENESS, Shelf, decide, think
from meadhall.sim.chair import Chair
from tests.contract.play import CASES, SMALLEST, Case, play_out, walk

CASE = SMALLEST[0]
pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(workers: int) -> AsyncIterator[Minds]:
    minds = Minds(workers)
    await minds.open()
    try:
        yield minds
    finally:
        await minds.close()


def begun(answers: int, case: Case = CASE) -> Table:
    t = case.start(committed=Committed(bytes(range(32)), ()))
    for n in walk(t, case.random()):
        if n == answers:
            break
    return t


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pids: list[int]) -> bool:
    for _ in range(100):
        if not any(is_alive(pid) for pid in pids):
            return True
        await asyncio.sleep(0.05)
    return False


# -- what a worker does -------------------------------------------------------------------------------
class Broken:
    def choose(self, chair: Chair, chance: Random, budget: float) -> str:
        raise LookupError("lost my way")


class Endless:
    def choose(self, chair: Chair, chance: Random, budget: float) -> str:
        while True:
            time.sleep(0.01)


class Cheat:
    def choose(self, chair: Chair, chance: Random, budget: float) -> str:
        return "win"


@pytest.mark.parametrize(
    ("bot", "failure"), [(Broken(), "lost my way"), (Endless(), "stopped after"), (Cheat(), "'win' is not")]
)
def test_for_a_bot_that_fails_an_answer_is_drawn(bot: Broken | Endless | Cheat, failure: str) -> None:
    t = begun(9)
    chair = Chair(t, t.question.seats[0])
    thoughts = [decide(chair, Level(bot, 0.0), 0.2, seed) for seed in (1, 1, 2)]
    assert thoughts[0] == thoughts[1]
    for thought in thoughts:
        assert thought.option in chair.options
        assert failure in thought.failure


def test_an_alarm_is_off_after_an_answer() -> None:
    t = begun(9)
    chair = Chair(t, t.question.seats[0])
    assert not decide(chair, LEVELS["random"], 0.05, 1).failure
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
    time.sleep(0.1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_shelf_follows_a_game_answer_by_answer(case: Case) -> None:
    """What is kept never differs from a replay, after an answer, after an undo, on another branch."""
    shelf = Shelf(2)
    t = case.start(committed=Committed(bytes(range(32)), ()))
    for n in walk(t, case.random()):
        if n % 4:
            continue
        log = t.log
        if n % 20 == 8:
            log = msgspec.structs.replace(log, answers=log.answers[: len(log.answers) // 2])
        kept = shelf.table("a", log)
        replayed = case.game.replay(msgspec.structs.replace(log, asks_chance=True))
        assert kept.row == replayed.row
        assert kept.asks_chance and kept.committed is None, "it has no chance of its own to draw from"
    shelf.table("b", t.log)
    shelf.table("c", t.log)
    assert list(shelf.kept) == ["b", "c"]
    shelf.table("", t.log)
    assert list(shelf.kept) == ["b", "c"]


def test_a_kept_table_is_left_alone_by_the_thought() -> None:
    t = begun(30)
    log = packed(t.log)
    seat = t.question.seats[0]
    alone = think(log, seat, "random", 5, "")
    assert think(log, seat, "warrior", 5, "room").option in t.options(seat).ids
    assert think(log, seat, "random", 5, "room") == alone


def test_a_log_that_leads_nowhere_comes_back_as_text() -> None:
    t = begun(9)
    seat = t.question.seats[0]
    assert think(b"no log", seat, "random", 1, "k").option == ""
    wrong = msgspec.structs.replace(t.log, answers=(*t.log.answers, (0, "dance")))
    assert "dance" in think(packed(wrong), seat, "random", 1, "k").failure
    assert think(packed(t.log), seat, "random", 1, "k").option
    over = play_out(t, CASE.random())
    assert "over" in think(packed(over.log), seat, "random", 1, "k").failure


# -- the processes ------------------------------------------------------------------------------------
async def test_bots_answer_from_other_processes() -> None:
    async with opened(2) as minds:
        t = CASE.start(committed=Committed(bytes(range(32)), ()))
        for n in range(30):
            seat = t.question.seats[0]
            level = "warrior" if n % 6 == 0 else "random"
            option = await minds.choose(packed(t.log), seat, level, n, "room")
            if level == "random":
                assert option == await minds.choose(packed(t.log), seat, level, n)
            t.answer(seat, option)
        with pytest.raises(NoAnswer):
            await minds.choose(b"no log", 0, "random", 1)
        with pytest.raises(KeyError):
            await minds.choose(packed(t.log), 0, "divine", 1)
        assert [os.getpriority(os.PRIO_PROCESS, p.pid or 0) for p in minds.processes] == [
            min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
        ] * 2


async def test_who_asks_first_is_answered_first() -> None:
    t = begun(9)
    log, seat = packed(t.log), t.question.seats[0]
    answered: list[int] = []

    async def ask(minds: Minds, n: int) -> None:
        await minds.choose(log, seat, "random", n, f"room {n}")
        answered.append(n)

    async with opened(1) as minds:
        await asyncio.gather(*(ask(minds, n) for n in range(40)))
    assert answered == list(range(40))


async def test_a_worker_that_dies_is_replaced() -> None:
    t = begun(9)
    log, seat = packed(t.log), t.question.seats[0]
    async with opened(2) as minds:
        first = [process.pid for process in minds.processes]
        with capture_logs() as lines:
            for process in minds.processes:
                process.kill()
            options = await asyncio.gather(*(minds.choose(log, seat, "warrior", n) for n in range(4)))
        assert set(options) <= set(t.options(seat).ids)
        assert {line["event"] for line in lines} == {"worker lost"}
        assert not {process.pid for process in minds.processes} & set(first)


async def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    t = begun(9)
    seat = t.question.seats[0]
    async with opened(1) as minds:
        pid = minds.processes[0].pid or 0
        os.kill(pid, signal.SIGSTOP)
        monkeypatch.setattr(parent, "GRACE", -1.5)
        assert await minds.choose(packed(t.log), seat, "random", 1) in t.options(seat).ids
        assert not is_alive(pid)


async def test_closing_ends_every_process() -> None:
    t = begun(9)
    seat = t.question.seats[0]
    async with opened(2) as minds:
        pids = [process.pid or 0 for process in minds.processes]
        thinking = asyncio.create_task(minds.choose(packed(t.log), seat, "champion", 1))
        await asyncio.sleep(0.02)
    assert await gone(pids)
    with pytest.raises(RuntimeError, match="not open"):
        await thinking
    with pytest.raises(RuntimeError, match="not open"):
        await minds.choose(packed(t.log), seat, "random", 1)


PARENT = """
import asyncio
from meadhall.server.minds import Minds

async def main() -> None:
    minds = Minds(2)
    await minds.open()
    print(*(process.pid for process in minds.processes), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_workers_do_not_outlive_their_parent() -> None:
    process = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    pids = [int(pid) for pid in process.stdout.readline().split()]
    assert len(pids) == 2
    process.kill()
    process.wait()
    assert await gone(pids)


def test_a_log_does_not_hold_the_committed_seed() -> None:
    seed = bytes(range(100, 132))
    t = CASE.game.open(CASE.seats, 0, {}, committed=Committed(seed, (b"a nonce of a seat",)))
    log = packed(t.log)
    assert seed not in log and seed.hex().encode() not in log and b"a nonce" not in log
    assert meadhall.game(CASE.key).replay(t.log).committed is None
