"""The table as programs see it: the open question, answers, clones, events, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.kernel.ask import Entry, Option, Options, Setup
from meadhall.kernel.bits import bit
from meadhall.kernel.chance import Committed
from meadhall.kernel.errors import NotAsked, Refused, Stale
from meadhall.kernel.event import EVERYBODY, Event, Journal
from meadhall.kernel.flow import (
    ABOUT,
    ASKED,
    CHANCE,
    CHANCE_BIT,
    GAVE,
    KIND,
    MOST_SEATS,
    NUMBER,
    Flow,
    Seat,
)
from meadhall.kernel.listing import Listing

if TYPE_CHECKING:
    from meadhall.kernel.record import Log


@final
@mypyc_attr(acyclic=True)
class Question:
    """What the rules wait for."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    def current(self) -> Table:
        if self.table.m[NUMBER] != self.number:
            raise Stale("this question was answered before")
        return self.table

    @property
    def kind(self) -> str:
        return self.table.setup.lexicon.questions[self.current().m[KIND]].word

    @property
    def rule(self) -> str:
        return self.table.setup.lexicon.questions[self.current().m[KIND]].rule

    @property
    def about(self) -> dict[str, int | str | None]:
        """What it is about: a province, a card, a figure."""
        m = self.current().m
        form = self.table.setup.lexicon.questions[m[KIND]]
        return {field: form.id_of(i, m[ABOUT + i]) for i, field in enumerate(form.fields)}

    @property
    def seats(self) -> tuple[int, ...]:
        """Who still has to answer; (-1,) is chance."""
        m = self.current().m
        return seats_in(m[ASKED] & ~m[GAVE])

    @property
    def sealed(self) -> tuple[int, ...]:
        """Who has answered and may still change it."""
        m = self.current().m
        return seats_in(m[ASKED] & m[GAVE])

    def options(self, seat: int) -> Options:
        return self.current().options(seat)


@mypyc_attr(acyclic=True)
class Table(Flow):
    """A game in progress. A table and its clones belong to one thread."""

    def __init__(
        self,
        setup: Setup,
        m: vec[i64],
        entry: Entry | None,
        journal: Journal | None,
        committed: Committed | None,
        asks_chance: bool,
        scratch: Listing,
    ) -> None:
        super().__init__(m, committed, journal, asks_chance, scratch)
        self.setup = setup
        self.count: i64 = setup.seats
        self.entry = entry
        self.offer: Options | None = None

    # -- what a game defines ------------------------------------------------------------------
    def clone(self) -> Table:
        raise NotImplementedError

    def afresh(self) -> Table:
        """The same game at its first question: same set-up, same source of chance."""
        raise NotImplementedError

    def redact(self, seat: Seat) -> Table:
        """A table that holds only what this seat (or a spectator, -1) can see."""
        raise NotImplementedError

    def redeal(self, seat: Seat) -> None:
        """Deal again all that the seat cannot see, consistently with what it knows."""
        raise NotImplementedError

    def why_not(self, seat: Seat, code: i64) -> str:
        """The rule against an option that is not legal; "" where no single rule is."""
        raise NotImplementedError

    def price_of(self, seat: Seat, code: i64) -> i64:
        """What taking an option costs, in the game's currency."""
        return 0

    def foresee(self, seat: Seat) -> dict[str, dict[str, float]]:
        """What options of the open question promise, by id, worked out from what this table holds."""
        return {}

    def score(self, seat: Seat) -> i64:
        raise NotImplementedError

    def allies(self, seat: Seat) -> i64:
        """Mask of the seats that win and lose with this one, itself among them."""
        return bit(seat)

    def picture(self) -> dict[str, object]:
        """The plain picture of what this table holds: of a redacted one, what its viewer sees."""
        raise NotImplementedError

    # -- the question -------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def question(self) -> Question:
        if self.over:
            raise Refused("the game is over")
        return Question(self, self.m[NUMBER])

    def options(self, seat: int) -> Options:
        """Every legal answer of a seat that is asked."""
        m = self.m
        self.must_be_asked(seat)
        offer = self.offer
        if offer is not None and offer.number == m[NUMBER] and offer.seat == seat:
            return offer
        out = self.scratch
        out.clear()
        self.list_options(seat, out)
        offer = Options(self.setup.lexicon, m[NUMBER], seat, out.listed())
        self.offer = offer
        return offer

    def must_be_asked(self, seat: int) -> None:
        if self.over:
            raise NotAsked("the game is over")
        if seat == CHANCE:
            if self.m[ASKED] != CHANCE_BIT:
                raise NotAsked("chance is not asked now")
        elif not 0 <= seat < self.setup.seats or not self.m[ASKED] >> seat & 1:
            raise NotAsked(f"seat {seat} is not asked now")

    def chances(self) -> list[tuple[Option, int]]:
        """The outcomes chance may give now, each with its weight."""
        self.must_be_asked(CHANCE)
        out = self.scratch
        out.clear()
        self.list_options(CHANCE, out)
        return [(Option(out.codes[i], self.setup.lexicon), int(out.weights[i])) for i in range(out.n)]

    def answer(self, seat: int, option: Option | str | int, number: int = -1) -> None:
        """Answer the open question. A sealed answer may be given again until the last is in.

        `number` is the question meant; it refuses an answer to one that is already over.
        """
        if number >= 0 and number != self.m[NUMBER]:
            raise Stale(f"question {number} is over; question {self.m[NUMBER]} is open")
        if isinstance(option, Option):
            code = option.code
        elif isinstance(option, str):
            code = self.setup.lexicon.code(option)
        else:
            code = option
        offer = self.options(seat)
        if not 0 <= code < 1 << 32:
            raise Refused(f"{code} is not an option now")
        if not offer.has(code):
            raise Refused(f"{self.name_of(code)!r} is not an option now", self.rule_against(seat, code))
        if seat == CHANCE:
            self.give_chance(code)
            self.run()
        else:
            self.entry = Entry(self.entry, seat, code, self.written())
            self.give(seat, code)

    def why(self, seat: int, option_id: str) -> str:
        """The rule against an option of a seat that is asked; "" where no single rule is, or it is legal."""
        if seat == CHANCE:
            raise NotAsked("chance asks for no reasons")
        self.must_be_asked(seat)
        try:
            code = self.setup.lexicon.code(option_id)
        except Refused:
            return ""
        return "" if self.options(seat).has(code) else self.rule_against(seat, code)

    def odds(self, seat: int) -> dict[str, dict[str, float]]:
        """Exact odds of the options of a seat that is asked, from what the seat can see; a game without
        such figures tells none."""
        if seat == CHANCE:
            raise NotAsked("chance knows no odds")
        self.must_be_asked(seat)
        return self.redact(seat).foresee(seat)

    def rule_against(self, seat: int, code: int) -> str:
        """As `why_not`, told from what the seat can see: a refusal teaches it nothing."""
        return self.redact(seat).why_not(seat, code)

    def name_of(self, code: int) -> str:
        try:
            return self.setup.lexicon.option_id(code)
        except (KeyError, IndexError):
            return str(code)

    def written(self) -> int:
        return 0 if self.journal is None else len(self.journal.events)

    def note_chance(self, code: i64) -> None:
        self.entry = Entry(self.entry, CHANCE, code, self.written())

    # -- the end ------------------------------------------------------------------------------
    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([int(self.score(seat)) for seat in range(self.setup.seats)])

    @property
    def all_lost(self) -> bool:
        """Have all lost together, to the game itself?"""
        return False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty while the game goes on, and when all have lost."""
        if not self.over or self.all_lost:
            return ()
        scores = self.scores
        return tuple([seat for seat in range(len(scores)) if scores[seat] == max(scores)])

    # -- what a viewer sees -------------------------------------------------------------------
    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat can see, plain and JSON-able; None is a spectator."""
        viewer = CHANCE if seat is None else seat
        if not CHANCE <= viewer < self.setup.seats:
            raise Refused(f"there is no seat {seat}")
        shown = self.redact(viewer)
        picture = shown.picture()
        picture["seat"] = seat
        picture["question"] = shown.asked(viewer)
        return picture

    def reveal(self) -> dict[str, object]:
        """The picture with nothing hidden, shaped like a spectator's view: for a game that is over."""
        picture = self.picture()
        picture["seat"] = None
        picture["question"] = self.asked(CHANCE)
        return picture

    def asked(self, viewer: int) -> dict[str, object] | None:
        """The open question; its options only if the viewer is the one to answer."""
        if self.over:
            return None
        q = self.question
        told: dict[str, object] = {
            "number": q.number,
            "kind": q.kind,
            "about": q.about,
            "rule": q.rule,
            "seats": list(q.seats),
            "sealed": list(q.sealed),
        }
        if viewer != CHANCE and self.m[ASKED] >> viewer & 1:
            options = self.options(viewer)
            told["options"] = options.ids
            told["prices"] = {o.id: int(self.price_of(viewer, o.code)) for o in options}
            given = self.given(viewer)
            told["given"] = self.setup.lexicon.option_id(given) if given else None
        return told

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, int | str | None]]:
        """What happened from event number `since` on, as the viewer saw it."""
        viewer = CHANCE if seat is None else seat
        return [self.told(n, e, sees(e, viewer)) for n, e in self.written_since(since)]

    def all_events(self, since: int = 0) -> list[dict[str, int | str | None]]:
        """The same with nothing hidden: for a game that is over."""
        return [self.told(n, e, True) for n, e in self.written_since(since)]

    def written_since(self, since: int) -> list[tuple[int, Event]]:
        return [] if self.journal is None else list(enumerate(self.journal.events[since:], since))

    def told(self, n: int, e: Event, sees_all: bool) -> dict[str, int | str | None]:
        line = self.setup.lexicon.event(e.kind, e.values, sees_all)
        line["n"] = n
        return line

    def learnt(self, since: int) -> int:
        """Mask of the seats that learnt something hidden from the events since then."""
        seats = 0
        if self.journal is not None:
            everyone = (1 << self.setup.seats) - 1
            for e in self.journal.events[since:]:
                if self.setup.lexicon.events[e.kind].reveals:
                    seats |= everyone if e.knowers == EVERYBODY else e.knowers
        return seats

    def determinize(self, seat: int, seed: int) -> Table:
        """A table that could be this one for all that the seat knows, with a chance of its own."""
        if not 0 <= seat < self.setup.seats:
            raise Refused(f"there is no seat {seat}")
        t = self.clone()
        t.journal = None
        t.entry = None
        t.rootless = True
        t.committed = None
        t.offer = None
        t.reseed(seed)
        t.redeal(seat)
        return t

    # -- records ------------------------------------------------------------------------------
    @property
    def log(self) -> Log:
        from meadhall.kernel.record import log_of

        return log_of(self)

    def save(self) -> bytes:
        from meadhall.kernel.record import save

        return save(self)

    def undo(self, seat: int) -> Table:
        """The table before this seat's last answer, if nobody has learnt anything since."""
        from meadhall.kernel.record import undo

        return undo(self, seat)

    @property
    def row(self) -> tuple[int, ...]:
        """All of the table's state; equal rows are equal tables."""
        m = self.m
        return tuple([int(m[i]) for i in range(len(m))])


def seat_tuples() -> tuple[tuple[int, ...], ...]:
    """[mask], the seats in it."""
    found = [tuple([seat for seat in range(MOST_SEATS) if mask >> seat & 1]) for mask in range(CHANCE_BIT)]
    return (*found, (CHANCE,))


SEAT_TUPLES: Final = seat_tuples()


def seats_in(mask: i64) -> tuple[int, ...]:
    return SEAT_TUPLES[mask]


def sees(e: Event, viewer: int) -> bool:
    return e.knowers == EVERYBODY or (viewer >= 0 and e.knowers >> viewer & 1 != 0)
