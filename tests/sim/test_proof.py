"""A finished game can be checked from one file, and what was changed in it is found out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.cli import main as meadhall_command
from meadhall.kernel.chance import Committed
from meadhall.kernel.record import Log
from meadhall.server import wire
from meadhall.sim.proof import Proof, draws, main, proof_of, read, verify, write
from meadhall.sim.words import LANGUAGES, Words
from tests.contract.play import CASES, CHANCE, SMALLEST, Case, play_out

SEED = bytes(range(32))
NONCES = (b"first nonce", b"", b"third")


def finished(case: Case, salt: int = 0) -> Proof:
    return proof_of(play_out(case.start(salt, committed=Committed(SEED, NONCES)), case.random(salt)))


def forked(case: Case, least: int) -> Proof:
    """A game that begins with at least so many answers of another one, as the hall forks it."""
    log = finished(case).log
    copied = next(n for n in range(least, len(log.answers)) if log.answers[n][0] != CHANCE)
    begun = msgspec.structs.replace(log, answers=log.answers[:copied])
    t = case.game.replay(begun, committed=Committed(SEED[::-1], NONCES))
    return proof_of(play_out(t, case.random(5)), copied)


def replaced(proof: Proof, **changes: object) -> Proof:
    """With another seed, nonces or number of copied answers, or another field of its log."""
    own = {name: value for name, value in changes.items() if name in Proof.__struct_fields__}
    log = {name: value for name, value in changes.items() if name in Log.__struct_fields__ and name != "seed"}
    return msgspec.structs.replace(proof, log=msgspec.structs.replace(proof.log, **log), **own)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_honest_file_holds(case: Case) -> None:
    proof = finished(case)
    t = verify(read(write(proof)))
    assert t.over and t.log == proof.log
    assert draws(proof) == sum(seat == CHANCE for seat, _ in proof.log.answers) > 0


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_fork_answers_for_its_own_draws_only(case: Case) -> None:
    answers = finished(case).log.answers
    for least in (20, len(answers) // 3, len(answers) // 2):
        proof = forked(case, least)
        assert proof.copied >= least
        assert proof.log.answers[: proof.copied] == answers[: proof.copied]
        assert verify(read(write(proof))).over
        assert draws(proof) < sum(seat == CHANCE for seat, _ in proof.log.answers)
        with pytest.raises(meadhall.BadFile, match="chance says"):
            verify(replaced(proof, copied=0))


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_fork_with_a_changed_draw_of_its_own_is_found_out(case: Case) -> None:
    proof = forked(case, 40)
    n = next(n for n, (seat, _) in enumerate(proof.log.answers) if n >= proof.copied and seat == CHANCE)
    with pytest.raises(meadhall.BadFile, match=f"answer {n + 1}: chance says"):
        verify(replaced(proof, answers=other_draw(proof, n)))


def test_a_file_of_the_hall_is_such_a_file() -> None:
    proof = finished(SMALLEST[0])
    told = wire.Proof(msgspec.to_builtins(proof.log), proof.seed, list(proof.nonces), proof.copied)
    assert read(msgspec.json.encode(told)) == proof
    assert wire.Proof.__struct_fields__ == Proof.__struct_fields__


# -- tampering ----------------------------------------------------------------------------------------
def other_draw(proof: Proof, n: int) -> tuple[tuple[int, str], ...]:
    """The answers with the draw at n exchanged for another that chance could have given."""
    log = msgspec.structs.replace(proof.log, answers=(), asks_chance=True)
    t = meadhall.game(log.game).replay(log)
    for answer in proof.log.answers[:n]:
        t.answer(*answer)
    drawn = proof.log.answers[n][1]
    other = next(option.id for option, _ in t.chances() if option.id != drawn)
    return (*proof.log.answers[:n], (CHANCE, other), *proof.log.answers[n + 1 :])


def open_draws(proof: Proof) -> list[int]:
    """Where chance could have said something else."""
    log = msgspec.structs.replace(proof.log, answers=(), asks_chance=True)
    t = meadhall.game(log.game).replay(log)
    found = []
    for n, answer in enumerate(proof.log.answers):
        if answer[0] == CHANCE and len(t.chances()) > 1:
            found.append(n)
        t.answer(*answer)
    return found


def first_draw_changed(proof: Proof) -> Proof:
    return replaced(proof, answers=other_draw(proof, open_draws(proof)[0]))


def last_draw_changed(proof: Proof) -> Proof:
    return replaced(proof, answers=other_draw(proof, open_draws(proof)[-1]))


def without(proof: Proof, n: int) -> Proof:
    return replaced(proof, answers=proof.log.answers[:n] + proof.log.answers[n + 1 :])


TAMPERINGS: dict[str, tuple[Callable[[Proof], Proof], str]] = {
    "first draw": (first_draw_changed, r"answer \d+: chance says"),
    "last draw": (last_draw_changed, r"answer \d+: chance says"),
    "seed": (lambda p: replaced(p, seed=bytes(32).hex()), "commitment"),
    "seed and commitment": (
        lambda p: replaced(p, seed=bytes(32).hex(), commitment=Committed(bytes(32), ()).commitment),
        r"answer \d+: chance says",
    ),
    "nonce": (lambda p: replaced(p, nonces=("00", *p.nonces[1:])), r"answer \d+: chance says"),
    "nonce left out": (lambda p: replaced(p, nonces=p.nonces[:-1]), r"answer \d+: chance says"),
    "nonces exchanged": (lambda p: replaced(p, nonces=p.nonces[::-1]), r"answer \d+: chance says"),
    "first answer removed": (lambda p: without(p, 0), r"answer \d+"),
    "answer removed": (lambda p: without(p, len(p.log.answers) // 2), r"answer \d+"),
    "last answer removed": (lambda p: without(p, len(p.log.answers) - 1), "the game is not over"),
    "all answers removed": (lambda p: replaced(p, answers=()), "the game is not over"),
    "answer added": (lambda p: replaced(p, answers=(*p.log.answers, (0, "pass"))), r"answer \d+"),
    "commitment": (lambda p: replaced(p, commitment="0" * 64), "commitment"),
    "no commitment": (lambda p: replaced(p, commitment=""), "commitment"),
    "chance from outside": (lambda p: replaced(p, asks_chance=True), "chance"),
    "another game": (lambda p: replaced(p, game="chess"), "game: there is"),
    "another version": (lambda p: replaced(p, version=99), "version"),
    "other data": (lambda p: replaced(p, data="0" * 16), "data"),
    "seats": (lambda p: replaced(p, seats=99), "seats"),
    "options": (lambda p: replaced(p, options={"dragons": True}), "dragons"),
    "too much copied": (lambda p: replaced(p, copied=10**6), "copied"),
}


@pytest.mark.parametrize("name", TAMPERINGS)
@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_tampering_is_found_out(
    case: Case, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper, said = TAMPERINGS[name]
    tampered = tamper(finished(case))
    with pytest.raises(meadhall.BadFile, match=said) as e:
        verify(tampered)
    file = tmp_path / "game.json"
    file.write_bytes(write(tampered))
    assert main([str(file), "--language", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "does not hold" in told.err
    if e.value.field.startswith("answer"):
        assert f"{e.value.field.capitalize()} is wrong" in told.err


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_every_single_draw_is_checked(case: Case) -> None:
    proof = finished(case)
    log = msgspec.structs.replace(proof.log, answers=(), asks_chance=True)
    t = case.game.replay(log)
    for n, answer in enumerate(proof.log.answers):
        if answer[0] == CHANCE and n % 5 == 0 and len(t.chances()) > 1:
            with pytest.raises(meadhall.BadFile, match=f"answer {n + 1}: chance says"):
                verify(replaced(proof, answers=other_draw(proof, n)))
        t.answer(*answer)


def test_a_table_without_a_committed_seed_proves_nothing() -> None:
    with pytest.raises(meadhall.BadFile, match="nothing was committed"):
        proof_of(SMALLEST[0].start())


# -- the command --------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_what_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    case = SMALLEST[0]
    proof = finished(case)
    file = tmp_path / "game.json"
    file.write_bytes(write(proof))
    assert meadhall_command(["verify", str(file), "--language", language]) == 0
    told = capsys.readouterr().out
    words = Words(case.key, language)
    assert words.text("game") in told and words.text("verify-holds") in told
    assert proof.log.commitment in told
    assert words.text("verify-draws", draws=draws(proof)) in told
    for score in verify(proof).scores:
        assert f" {score}" in told


def test_the_command_tells_of_a_fork(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    proof = forked(SMALLEST[0], 40)
    file.write_bytes(write(proof))
    assert main([str(file), "--language", "en"]) == 0
    assert f"another game and not checked here: {proof.copied}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"\xff\xfe", b"{}", b"[]", b'{"log": {}, "seed": "", "nonces": []}', b"[" * 100_000],
)
def test_a_file_that_is_none_is_unreadable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert main([str(file), "--language", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "cannot be read" in told.err


@pytest.mark.parametrize("field", ["seed", "nonces"])
@pytest.mark.parametrize("value", ["", "0" * 63, "z" * 64, "00" * 33, "\u0660" * 64])
def test_a_seed_or_nonce_that_is_none_is_unreadable(field: str, value: str) -> None:
    if field == "nonces" and value in ("", "00" * 33):
        return  # a nonce may have any length
    plain = msgspec.json.decode(write(finished(SMALLEST[0])))
    plain[field] = [value] if field == "nonces" else value
    with pytest.raises(meadhall.BadFile, match="content"):
        read(msgspec.json.encode(plain))


@pytest.mark.parametrize("argv", [[], ["/no/such/file"], ["a", "b"], ["a", "--language", "fr"]])
def test_mistakes_are_one_line_and_exit_2(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert main(argv) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("meadhall: ") and told.err.count("\n") == 1
