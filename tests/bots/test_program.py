"""Bots that are programs: the examples play, and one that does not play as it should does no harm."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import arena, program
from meadhall.bots.arena import Match, played
from meadhall.bots.program import Failed, Place, Program, State
from meadhall.bots.roster import NoSuchBot, seated
from meadhall.sim.chair import Chair
from tests.bots.programs import FAULTS, HEAD, READY, examples, faulty, python

KEY = "valhalla"


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience for tests."""
    monkeypatch.setattr(program, "GRACE", 0.4)


def first_question() -> Chair:
    t = meadhall.game(KEY).start(2, 1)
    return Chair(t, t.question.seats[0])


def is_gone(pid: int) -> bool:
    """Within some seconds; one that nobody has buried yet is gone too."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
            if ") Z " in Path(f"/proc/{pid}/stat").read_text():
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


# -- those that play ----------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["python", "javascript"])
@pytest.mark.parametrize("key", meadhall.games())
def test_the_examples_play_every_game(key: str, language: str) -> None:
    """To its end, in both seats, each by a process of its own."""
    bot = f"program:{examples()[language]}"
    result = played(Match(key, (), (bot, bot), 1))
    assert sum(result.won) == pytest.approx(1.0) and all(n > 10 for n in result.answers)


def test_the_examples_have_about_thirty_lines() -> None:
    for command in examples().values():
        assert len(Path(command.split()[-1]).read_text().splitlines()) <= 32


def test_the_example_takes_what_it_likes() -> None:
    """It beats one that answers at random: it is worth beginning with."""
    bot = f"program:{examples()['python']}"
    won = [
        played(match).won[match.names.index(bot)]
        for match in arena.matches("blood_rage", [], [bot, "random"], 2, 3, 0)
    ]
    assert sum(won) >= 4


def test_a_program_is_told_what_its_seat_sees(tmp_path: Path) -> None:
    file = tmp_path / "echo.py"
    file.write_text(
        HEAD + READY + "told = hear()\njson.dump(told, open(sys.argv[1], 'w'))\n"
        "q = told['view']['question']\n"
        "say(type='answer', id='a', seat=told['seat'], number=q['number'], option=q['options'][-1])\n"
        "assert not sys.stdin.readline()\nopen(sys.argv[2], 'w').write('left')"
    )
    chair = first_question()
    bot = Program(f"{python(file)} {tmp_path / 'told'} {tmp_path / 'left'}")
    assert bot.choose(chair, random.Random(1), 1.0) == chair.options[-1]
    told = json.loads((tmp_path / "told").read_text())
    assert told == {"type": "state", "table": {"game": KEY}, "seat": chair.seat, "view": chair.view}
    bot.close()
    assert (tmp_path / "left").read_text() == "left", "it is let go, not killed"


def test_a_refusal_is_told_and_the_question_stays_open(tmp_path: Path) -> None:
    file = tmp_path / "second_try.py"
    file.write_text(
        HEAD + READY + "told = hear(); q = told['view']['question']\n"
        "say(type='answer', id='x', seat=told['seat'], number=q['number'], option='dance')\n"
        "assert hear() == {'type': 'refused', 'id': 'x', 'key': 'not-an-option'}\n"
        "say(type='answer', id='y', seat=told['seat'], number=q['number'], option=q['options'][0])\n"
    )
    chair = first_question()
    bot = Program(python(file))
    assert bot.choose(chair, random.Random(1), 1.0) == chair.options[0]
    bot.close()


# -- those that do not --------------------------------------------------------------------------------
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.usefixtures("hurried")
def test_a_faulty_program_is_told_of_and_ended(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PID_FILE", str(tmp_path / "pid"))
    if fault == "silent":
        monkeypatch.setattr(program, "START_SECONDS", 2.0)
    bot = Program(faulty(tmp_path, fault))
    begun = time.monotonic()
    with pytest.raises(Failed) as failed:
        bot.choose(first_question(), random.Random(1), 0.1 if fault == "hangs" else 20.0)
    assert FAULTS[fault][1] in str(failed.value) and bot.command in str(failed.value)
    bot.close()
    assert time.monotonic() - begun < 15.0, "nobody waits for a program that sleeps"
    assert is_gone(int((tmp_path / "pid").read_text()))


@pytest.mark.usefixtures("hurried")
def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """Not even with more than a pipe holds."""
    file = tmp_path / "deaf.py"
    file.write_text(HEAD + READY + "time.sleep(60)")
    bot = Program(python(file))
    view: dict[str, object] = {"question": {"number": 1, "options": ["x"]}, "long": "x" * 1_000_000}
    with pytest.raises(Failed, match="does not read"):
        bot.ask(State(Place(KEY), 0, view), 0.1)
    bot.close()


@pytest.mark.parametrize("command", ["/no/such/program", "'unclosed"])
def test_a_command_that_cannot_be_started(command: str) -> None:
    with pytest.raises(Failed, match="cannot be started"):
        Program(command).choose(first_question(), random.Random(1), 0.1)


def test_programs_by_name() -> None:
    plain, patient = seated("program:python bot.py"), seated("program:10s:python bot.py --fast")
    assert isinstance(plain.bot, Program) and isinstance(patient.bot, Program)
    assert (plain.bot.command, patient.bot.command) == ("python bot.py", "python bot.py --fast")
    assert (plain.budget, patient.budget) == (2.0, 10.0)
    for wrong in ("program:", "program: ", "program", "program:0s:x", "program:1.2.3s:x"):
        with pytest.raises(NoSuchBot):
            seated(wrong)


# -- in the arena ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("processes", ["1", "2"])
def test_the_arena_ends_with_what_was_played(
    processes: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A program that breaks off in its third game."""
    file = tmp_path / "tires.py"
    count = tmp_path / "count"
    file.write_text(
        HEAD + f"games = open({str(count)!r}, 'a'); games.write('x'); games.close()\n"
        f"if os.path.getsize({str(count)!r}) == 3: sys.exit(1)\n"
        + READY
        + "while line := sys.stdin.readline():\n"
        "    told = json.loads(line); q = told['view']['question']\n"
        "    say(type='answer', seat=told['seat'], number=q['number'], option=q['options'][0])\n"
    )
    out = tmp_path / "games.jsonl"
    bots = [f"program:{python(file)}", "random"]
    command = [KEY, *bots, "--deals", "4", "--processes", processes, "--out", str(out), "--json"]
    assert arena.main(command) == 1
    told = capsys.readouterr()
    assert "tires.py: has gone" in told.err and "Traceback" not in told.err
    report = json.loads(told.out)
    assert report["planned"] == 8 and report["played"] == len(out.read_text().splitlines()) < 8
    assert arena.main(command) == 0, "the same command goes on"
    assert json.loads(capsys.readouterr().out)["played"] == 8


def hear_ctrl_c() -> None:
    """A shell lets what it runs in the background ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("processes", "stop", "status"),
    [("1", signal.SIGINT, 130), ("2", signal.SIGINT, 130), ("2", signal.SIGKILL, -signal.SIGKILL)],
)
def test_stopping_leaves_no_program_behind(
    processes: str, stop: signal.Signals, status: int, tmp_path: Path
) -> None:
    """Not even those that hang, whenever it is stopped, and however."""
    pids = tmp_path / "pids"
    bot = f"program:60s:{faulty(tmp_path, 'hangs')}"
    command = [sys.executable, "-m", "meadhall.cli", "arena", KEY, bot, "random", "--json"]
    environ = {**os.environ, "PID_FILE": str(pids)}
    running = subprocess.Popen(
        [*command, "--processes", processes],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ,
        preexec_fn=hear_ctrl_c,
    )
    while not pids.exists() or not pids.read_text():
        time.sleep(0.01)
    running.send_signal(stop)
    out, err = running.communicate(timeout=30)
    assert running.returncode == status and b"meadhall/" not in err, err
    assert stop == signal.SIGKILL or json.loads(out)["played"] == 0
    assert all(is_gone(int(pid)) for pid in pids.read_text().split())
