"""The file that proves a finished game: its log, and the seed and nonces that its chance came from."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn, TypeAlias

import msgspec
from msgspec import Meta

from meadhall.kernel.chance import Committed
from meadhall.kernel.errors import BadFile
from meadhall.kernel.flow import CHANCE
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from meadhall.sim.library import game, games
from meadhall.sim.words import LANGUAGES, Words, own_language

Seed: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")]


class Proof(msgspec.Struct, frozen=True):
    """A finished game that anybody can check."""

    log: Log
    seed: Seed
    nonces: tuple[Nonce, ...]
    copied: Annotated[int, Meta(ge=0)] = 0  # answers from another game, that this one was forked from


def proof_of(t: Table, copied: int = 0) -> Proof:
    """What proves a table that draws from a committed seed."""
    c = t.committed
    if c is None:
        raise BadFile("seed", "nothing was committed to")
    return Proof(t.log, c.seed.hex(), tuple(nonce.hex() for nonce in c.nonces), copied)


def write(proof: Proof) -> bytes:
    return msgspec.json.encode(proof)


def read(data: bytes) -> Proof:
    try:
        return msgspec.json.decode(data, type=Proof)
    except (msgspec.MsgspecError, UnicodeDecodeError) as e:
        raise BadFile("content", str(e)) from None


def verify(proof: Proof) -> Table:
    """The table at the end, if the game keeps to the rules, is over, and every draw of its own is the one
    that the seed and the nonces lead to. BadFile says what is wrong."""
    if proof.log.game not in games():
        raise BadFile("game", f"there is {', '.join(games())}, not {proof.log.game!r}")
    if proof.copied > len(proof.log.answers):
        raise BadFile("copied", f"{proof.copied} answers of {len(proof.log.answers)}")
    committed = Committed(bytes.fromhex(proof.seed), tuple(bytes.fromhex(nonce) for nonce in proof.nonces))
    t = game(proof.log.game).verify(proof.log, committed, proof.copied)
    if not t.over:
        raise BadFile("end", "answers are missing: the game is not over")
    return t


def draws(proof: Proof) -> int:
    """How many answers of chance the seed accounts for."""
    return sum(seat == CHANCE for seat, _ in proof.log.answers[proof.copied :])


# -- the command --------------------------------------------------------------------------------------
class Mistake(Exception):
    """A command line that can't be followed."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Mistake(message)


def main(argv: Sequence[str] | None = None) -> int:
    """`meadhall verify FILE`: 0 if the game holds, 1 if it does not, 2 if there is nothing to check."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    words = Words("", own_language())
    parser = Parser(prog="meadhall verify", description="Check the chance of a finished game.")
    parser.add_argument("file", metavar="FILE", help="as the hall gives it: a game's log with its seed")
    parser.add_argument("--language", choices=LANGUAGES, default=words.language)
    try:
        args = parser.parse_args(argv)
        words = Words("", args.language)
        proof = opened(words, Path(args.file))
    except Mistake as e:
        print(words.text("ui-error", reason=" ".join(str(e).split())), file=sys.stderr)
        return 2
    try:
        table = verify(proof)
    except BadFile as e:
        print(words.text("verify-failed", file=args.file, reason=fault(words, e)), file=sys.stderr)
        return 1
    print("\n".join(report(Words(proof.log.game, words.language), proof, table)))
    return 0


def opened(words: Words, path: Path) -> Proof:
    try:
        return read(path.read_bytes())
    except OSError as e:
        raise Mistake(words.text("ui-bad-file", file=str(path), reason=e.strerror or str(e))) from None
    except BadFile as e:
        raise Mistake(words.text("verify-unreadable", file=str(path), reason=str(e))) from None


def fault(words: Words, e: BadFile) -> str:
    """What does not hold, in the reader's language; the ids behind it as they are."""
    what, _, number = e.field.partition(" ")
    if what == "answer":
        return words.text("verify-bad-answer", answer=number, reason=str(e).partition(": ")[2])
    key = f"verify-bad-{what}"
    return words.text(key) if words.has(key) else words.text("verify-bad", reason=str(e))


def report(words: Words, proof: Proof, t: Table) -> list[str]:
    view = t.view(None)
    scores = t.scores
    answers = len(proof.log.answers)
    told = [words.text("verify-game", name=words.text("game"), seats=t.seats, answers=answers)]
    for seat in sorted(range(t.seats), key=lambda seat: -scores[seat]):
        key = "ui-score-winner" if seat in t.winners else "ui-score"
        told.append(words.text(key, clan=words.seat(view, seat), score=scores[seat]))
    told.append(words.text("verify-commitment", commitment=proof.log.commitment))
    if proof.copied:
        told.append(words.text("verify-copied", answers=proof.copied))
    told.append(words.text("verify-draws", draws=draws(proof)))
    told.append(words.text("verify-holds"))
    return told


if __name__ == "__main__":
    sys.exit(main())
