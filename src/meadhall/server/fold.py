"""Where a ledger leads: the table, who is away, what the clocks say, whether an undo is asked for.

Everything here follows from what was agreed and from the lines alone, so any process that reads them
comes to the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.kernel.chance import Committed
from meadhall.kernel.errors import Refused
from meadhall.kernel.flow import CHANCE
from meadhall.kernel.record import Log, may_undo, since
from meadhall.kernel.table import Table
from meadhall.server.ledger import Answered, Changed, Dealt, Entry, TakenBack, UndoVoice, UndoWanted
from meadhall.server.schema import Room
from meadhall.sim.library import game


class Fold:
    """A game of the hall as its ledger tells it."""

    def __init__(self, room: Room, nonces: Sequence[bytes]) -> None:
        self.game = game(room.game)
        self.room = room
        self.nonces = tuple(nonces)
        self.lines: list[Entry] = []
        self.drawn_first: tuple[str, ...] = ()
        self.answers: list[Answered] = []  # those that stand
        self.undone = 0  # times that answers were taken back
        self.undo: UndoWanted | None = None
        self.agreed: set[int] = set()
        self.away: set[int] = set()
        self.used = [0] * room.count  # milliseconds of each seat's reserve
        self.asked: dict[int, int] = {}  # since when each seat that has to answer is asked
        self.clients: set[str] = set()  # what was heard, by person and the client's own id
        self.table = self.dealt()

    # -- tables ---------------------------------------------------------------------------------
    def chance(self) -> Committed:
        return Committed(self.room.secret, self.nonces)

    def dealt(self) -> Table:
        """The game at its first question, as the committed seed deals it."""
        return self.game.open(self.room.count, 0, self.room.options, events=True, committed=self.chance())

    def log(self, keep: int | None = None) -> Log:
        """The first `keep` answers that stand, or all."""
        said: list[tuple[int, str]] = [(CHANCE, drawn) for drawn in self.drawn_first]
        for answer in self.answers[:keep]:
            said.append((answer.seat, answer.option))
            said += [(CHANCE, drawn) for drawn in answer.drawn]
        room = self.room
        return Log(
            room.game,
            room.version,
            room.data,
            room.count,
            room.options,
            0,
            tuple(said),
            self.chance().commitment,
        )

    def at(self, keep: int | None = None) -> Table:
        """The table after so many of the answers that stand."""
        return self.game.replay(self.log(keep), events=True, committed=self.chance())

    def tried(self, seat: int, option: str, number: int) -> tuple[Table, Answered]:
        """The table if this were answered, and the line that would say so. Refused if it may not be."""
        t = self.table.clone()
        before = t.entry
        t.answer(seat, option, number)
        _, *drawn = since(t, before)
        return t, Answered(seat, option, tuple(text for _, text in drawn), waiting(t))

    # -- lines ----------------------------------------------------------------------------------
    @property
    def next(self) -> int:
        return len(self.lines)

    def read(self, entries: Sequence[Entry]) -> None:
        """Follow lines that are in the database already."""
        for entry in entries:
            self.take(entry)
        self.table = self.at()

    def add(self, entry: Entry, table: Table) -> None:
        """Follow a line this process wrote; the table it leads to is known."""
        self.take(entry)
        self.table = table

    def take(self, entry: Entry) -> None:
        assert entry.n == self.next, "the ledger has a gap"
        self.lines.append(entry)
        body = entry.body
        if isinstance(body, Answered | UndoWanted | UndoVoice | TakenBack) and body.client:
            self.clients.add(f"{body.by} {body.client}")
        if isinstance(body, Dealt):
            self.drawn_first = body.drawn
            self.ask(entry.at, body.waiting)
        elif isinstance(body, Answered):
            self.spend(body.seat, entry.at)
            self.answers.append(body)
            self.ask(entry.at, body.waiting)
            self.end_undo()
        elif isinstance(body, TakenBack):
            del self.answers[body.keep :]
            self.undone += 1
            self.asked.clear()
            self.ask(entry.at, body.waiting)
            self.end_undo()
        elif isinstance(body, UndoWanted):
            self.undo = body
            self.agreed = set()
        elif isinstance(body, UndoVoice):
            if body.yes:
                self.agreed.add(body.seat)
            else:
                self.end_undo()
        else:
            self.change(body, entry.at)

    def change(self, body: Changed, at: int) -> None:
        if body.away:
            self.away.add(body.seat)
        else:
            self.away.discard(body.seat)
            if body.seat in self.asked:
                self.asked[body.seat] = at

    def end_undo(self) -> None:
        self.undo = None
        self.agreed = set()

    # -- clocks ---------------------------------------------------------------------------------
    def ask(self, at: int, seats: Sequence[int]) -> None:
        """A question that a seat is still asked goes on; a new one begins its time."""
        kept = self.asked
        answered = self.answers[-1].seat if self.answers else CHANCE
        self.asked = {seat: kept[seat] if seat in kept and seat != answered else at for seat in seats}

    def spend(self, seat: int, at: int) -> None:
        if self.room.step is not None and seat in self.asked and seat not in self.away:
            over = at - self.asked[seat] - self.room.step * 1000
            self.used[seat] = min(self.used[seat] + max(0, over), self.reserve)

    @property
    def reserve(self) -> int:
        return (self.room.reserve or 0) * 1000

    def left(self, seat: int) -> int | None:
        """What is left of a seat's reserve before the question it may be asked now."""
        return None if self.room.step is None else self.reserve - self.used[seat]

    def due(self, seat: int) -> int | None:
        """When the clock of a seat that is asked falls."""
        left = self.left(seat)
        if left is None or self.room.step is None or seat not in self.asked or seat in self.away:
            return None
        return self.asked[seat] + self.room.step * 1000 + left

    # -- undo -----------------------------------------------------------------------------------
    def undo_refused(self, seat: int) -> Refused | None:
        """Why the seat cannot take its last answer back at once, if it cannot."""
        try:
            may_undo(self.table, seat)
        except Refused as refused:
            return refused
        return None

    def last_answer(self, seat: int) -> int | None:
        """The place of a seat's last answer among those that stand; copied ones are not its own."""
        for k in range(len(self.answers) - 1, self.room.copied - 1, -1):
            if self.answers[k].seat == seat:
                return k
        return None


def waiting(t: Table) -> tuple[int, ...]:
    return () if t.over else t.question.seats


def opening(t: Table) -> Dealt:
    """The first line of a table that was just dealt."""
    return Dealt(tuple(text for _, text in since(t, None)), waiting(t))
