"""The command line from the keyboard: whole games, questions about rules, refusals, undo, files."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.kernel import record
from meadhall.sim.chair import Chair
from meadhall.sim.words import LANGUAGES, Words
from meadhall.tty import evening
from meadhall.tty.main import main


class Typist:
    """Types a script, then any number: those out of range are refused, and it tries again.

    `~March` in the script is the number of the option that begins so on the screen.
    """

    def __init__(self, play: Play, script: Iterable[str], then: bool) -> None:
        self.play = play
        self.script = list(script)
        self.then = then
        self.pick = random.Random(1)

    def readline(self) -> str:
        if not self.script:
            return f"{self.pick.randint(1, 30)}\n" if self.then else ""
        typed = self.script.pop(0)
        if typed.startswith("~"):
            typed = re.findall(rf"(\d+)\. {re.escape(typed[1:])}", self.play.shown())[-1]
        return f"{typed}\n"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    return Play(monkeypatch, capsys)


class Play:
    """Runs the command with a typist at the keyboard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code = -1
        self.out = ""
        self.err = ""

    def __call__(self, line: str, *script: str, then: bool = False) -> str:
        self.out = self.err = ""
        self.monkeypatch.setattr("sys.stdin", Typist(self, script, then))
        self.code = main(line.split())
        return self.shown()

    def shown(self) -> str:
        out, err = self.capsys.readouterr()
        self.out += out
        self.err += err
        return self.out


TO_ACTIONS = ("1",) * 7  # a clan and six cards


# -- whole games --------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", meadhall.games())
def test_a_whole_game_in_each_language(play: Play, key: str, language: str) -> None:
    out = play(f"play {key} --seats 3 --seed 4 --language {language}", then=True)
    words = Words(key, language)
    assert play.code == 0
    assert " ".join(out.split()).count(words.text("ui-interpreted")) <= 1
    assert words.text("ui-over").upper() in out
    assert words.text("ui-seed", seed="4") in out
    prompt = words.text("ui-prompt")
    assert max(len(line.removeprefix(prompt)) for line in out.splitlines()) <= 80
    winner = re.search(r"^- (.+): (-?\d+), " + words.text("ui-score-winner", clan="", score=0)[5:], out, re.M)
    assert winner is not None


def test_the_odds_are_told_by_a_question_mark(play: Play) -> None:
    """Champions of Midgard, before a worker is placed: for the question, and for one option."""
    out = play("play champions_of_midgard --seats 3 --seed 4", "1", "?", "? 13")
    assert "Fight the Troll: Kill 0.0 %, expected losses 1.00" in out
    assert out.count("Kill 0.0 %, expected losses 1.00") == 4


def test_the_same_seed_is_the_same_game(play: Play) -> None:
    first = play("play blood_rage --seed 4 --option gods mystics", then=True)
    assert play("play blood_rage --seed 4 --option gods mystics", then=True) == first


def test_every_option_and_five_seats(play: Play) -> None:
    boxes = "first_game fifth_player kickstarter mystics gods"
    out = play(f"play blood_rage --seats 5 --seed 2 --you 5 --option {boxes}", then=True)
    assert play.code == 0 and "THE GAME IS OVER" in out


def test_hot_seat_hides_one_hand_from_the_other(play: Play) -> None:
    """At each change of seat the screen waits; what is shown after that is the next seat's."""
    out = play("play blood_rage --seats 2 --seed 3 --you 1,2", *["1", ""] * 6, then=True)
    assert play.code == 0 and "THE GAME IS OVER" in out
    turns = re.split(r"Pass the keyboard to: (.+?)\. ", out)
    assert len(turns) > 10
    for clan, shown in zip(turns[1::2], turns[2::2], strict=True):
        if "(you)" in shown:
            assert f"{clan} (you)" in shown
            assert len(set(re.findall(r"- (.+) \(you\)", shown))) == 1
    assert "You play every seat." in out


def test_the_screen_is_cleared_between_hot_seats(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.tty.render.has_screen", lambda out: True)
    out = play("play blood_rage --seats 2 --seed 3 --you 1,2", "", "1")
    assert evening.CLEAR in out


# -- at the prompt ------------------------------------------------------------------------------------
def test_question_mark_tells_the_rule(play: Play) -> None:
    out = play("play blood_rage --seed 3", *TO_ACTIONS, "?", "? 2", "?99")
    words = Words("blood_rage", "en")
    flat = " ".join(out.split())
    assert words.rule("BR-322") in flat
    assert words.rule("BR-331") in flat
    assert "Its id: invade:figure=warrior:to=" in flat
    assert "Choose a number from 1 to" in flat


def test_question_mark_tells_a_card(play: Play) -> None:
    out = play("play blood_rage --seed 3", "1", "? 1")
    words = Words("blood_rage", "en")
    card = re.search(r"Its id: draft:card=(\w+)", out)
    assert card is not None
    assert words.card_text(card[1]) in " ".join(out.rpartition("? or help:")[0].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_tells_the_rule_in_the_readers_language(play: Play, language: str) -> None:
    out = play(
        f"play blood_rage --seed 3 --language {language}", *TO_ACTIONS, "invade:figure=ship:to=yggdrasil"
    )
    words = Words("blood_rage", language)
    assert words.text("ui-refused") in out
    assert words.rule("BR-332") in " ".join(out.split())


def test_an_option_typed_in_full_is_taken(play: Play) -> None:
    out = play("play blood_rage --seed 3", *TO_ACTIONS, "? 2")
    option = re.findall(r"Its id: (.+)", out)[-1]
    out = play("play blood_rage --seed 3", *TO_ACTIONS, option)
    assert re.search(r"invades: Warrior, Reserve → \w+", out)


def test_what_makes_no_sense_is_said_to(play: Play) -> None:
    out = play("play blood_rage --seed 3", "sing", "0", "99", "invade:figure=cow:to=horgr", "", "-1")
    assert "“sing” is no number" in out
    assert "“invade:figure=cow:to=horgr” is no number" in out
    assert out.count("Choose a number from 1 to") == 2


def test_undo_takes_back_and_says_why_not(play: Play) -> None:
    march = ("~Invade: Leader", "~March from", "undo", "~March from", "undo", "~Pass", "undo")
    out = play("play blood_rage --seed 3 --seats 2", "undo", *TO_ACTIONS, *march)
    assert out.count("Your last answer is taken back.") == 2
    assert out.count("March from") >= 3
    assert "Too late to undo" in out


def test_every_reason_against_undo_has_words() -> None:
    source = Path(record.__file__ or "").with_suffix(".py").read_text("utf-8")
    keys = re.findall(r'key="(undo-.+?)"', source)
    assert len(keys) == source[source.index("def may_undo") :].count("raise Refused") >= 4
    for language in LANGUAGES:
        for key in keys:
            assert Words("blood_rage", language).text(f"ui-{key}", clan="Wolf")


def test_log_help_and_table(play: Play) -> None:
    out = play("play blood_rage --seed 3", "1", "log", "help", "table")
    assert "LOG" in out and "is dealt a card. ×8" in out
    assert "HELP" in out
    assert out.count("FJORDS") == 3


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_commands_in_the_readers_language(play: Play, language: str) -> None:
    words = Words("blood_rage", language)
    quit = words.text("ui-command-quit")
    out = play(f"play blood_rage --seed 3 --language {language}", words.text("ui-command-help"), quit, "")
    assert words.text("ui-help").upper() in out
    assert out.rstrip().endswith(words.text("ui-bye"))


# -- leaving ------------------------------------------------------------------------------------------
def test_the_end_of_input_leaves_politely(play: Play) -> None:
    out = play("play blood_rage --seed 3")
    assert play.code == 0 and out.endswith("Farewell.\n") and play.err == ""


def test_an_interrupt_leaves_politely(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    out = play("play blood_rage --seed 3")
    assert play.code == 0 and out.endswith("Farewell.\n")


# -- files --------------------------------------------------------------------------------------------
def test_save_and_load_go_on_where_it_stopped(play: Play) -> None:
    whole = play("play blood_rage --seed 3", *TO_ACTIONS, "save evening.game", "table")
    assert "Saved: evening.game" in whole
    again = play("play --load evening.game")
    assert whole[whole.rindex("BLOOD RAGE, AGE") : whole.rindex("FJORDS")] in again
    out = play("play blood_rage --load evening.game", then=True)
    assert play.code == 0 and "THE GAME IS OVER" in out


def test_quit_offers_to_save(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    out = play("play blood_rage --seed 3", "quit", str(file))
    assert play.code == 0 and file.read_bytes().startswith(record.MAGIC)
    assert out.rstrip().endswith("Farewell.")
    assert play("play blood_rage --seed 3", "quit", "").rstrip().endswith("Farewell.")


def test_saving_spares_other_files(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear aunt")
    out = play("play blood_rage --seed 3", f"save {file}", f"save {tmp_path}/no/such", "save")
    assert file.read_text() == "dear aunt"
    assert "is not a saved game" in " ".join(out.split())
    assert "Could not save to" in out
    assert "Which file?" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_story(play: Play, tmp_path: Path, language: str) -> None:
    file = tmp_path / "evening.game"
    table = meadhall.game("blood_rage").start(3, 5)
    pick = random.Random(5)
    while not table.over:
        seat = table.question.seats[0]
        table.answer(seat, RandomBot().choose(Chair(table, seat), pick))
    file.write_bytes(table.save())
    out = play(f"replay {file} --language {language}")
    words = Words("blood_rage", language)
    assert play.code == 0
    assert words.text("event-age", age=3) in out
    assert words.text("ui-over").upper() in out
    assert max(map(len, out.splitlines())) <= 80


def test_replay_of_an_unfinished_game(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    play("play blood_rage --seed 3", f"save {file}")
    out = play(f"replay {file}")
    assert "The game is not over yet." in out


# -- the command line ---------------------------------------------------------------------------------
def test_games_lists_names_and_options(play: Play) -> None:
    out = play("games --language uk")
    assert play.code == 0
    assert "blood_rage: Лють крові" in out and "gods (Боги" in " ".join(out.split())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "COMMAND"),
        ("dance", "dance"),
        ("play", "name a game"),
        ("play chess", "there is no game “chess”"),
        ("play blood_rage --seats 9", "for 2 to 5 seats, not 9"),
        ("play blood_rage --seats two", "invalid int value"),
        ("play blood_rage --seats 5", "fifth_player"),
        ("play blood_rage --you 4", "from 1 to 3"),
        ("play blood_rage --you 0", "from 1 to 3"),
        ("play blood_rage --you me", "“me”"),
        ("play blood_rage --seed -1", "seed"),
        ("play blood_rage --seed 9999999999999999999999", "a seed is a whole number"),
        ("play blood_rage --option ragnarok", "no option “ragnarok”"),
        ("play blood_rage --language fr", "fr"),
        ("play --load /no/such/file", "No such file"),
        ("play --load /no/such/file --seats 3", "--seats"),
        ("replay /no/such/file", "No such file"),
        ("replay", "FILE"),
    ],
)
def test_mistakes_are_one_line_and_exit_2(play: Play, line: str, said: str) -> None:
    out = play(line)
    assert play.code == 2
    assert out == ""
    assert play.err.count("\n") == 1 and play.err.startswith("meadhall: ")
    assert said in play.err


def test_a_file_that_cannot_be_trusted(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    play("play blood_rage --seed 3", f"save {file}")
    good = file.read_bytes()
    for bad in (b"", b"hello", good[:-1], good + b"x", record.MAGIC):
        file.write_bytes(bad)
        for command in (f"play --load {file}", f"replay {file}"):
            assert play(command) == ""
            assert play.code == 2 and play.err.count("\n") == 1


def test_a_file_of_another_game(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    play("play blood_rage --seed 3", f"save {file}")
    play(f"play chess --load {file}")
    assert play.code == 2 and "chess" in play.err


def test_mistakes_are_told_in_the_readers_language(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "bg_BG.UTF-8")
    play("play chess")
    assert play.code == 2 and "няма игра „chess“" in play.err


def test_help_of_the_command_itself(play: Play) -> None:
    with pytest.raises(SystemExit) as left:
        play("--help")
    assert left.value.code == 0


# -- files ---------------------------------------------------------------------------------------------
def test_a_save_that_fails_half_way_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    evening.write_whole(path, b"old")

    def stop(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.fsync", stop)
    with pytest.raises(OSError, match="full"):
        evening.write_whole(path, b"new")
    assert path.read_bytes() == b"old"
