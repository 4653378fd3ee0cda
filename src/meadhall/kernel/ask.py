"""Options and what they belong to: the set-up, the log's entries, the offer to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.kernel.lexicon import Lexicon

if TYPE_CHECKING:
    pass


@final
class Setup:
    """What was agreed before the first question; shared by a table and its clones."""

    def __init__(
        self,
        game: str,
        version: int,
        data: str,
        seats: int,
        options: dict[str, bool],
        seed: int,
        lexicon: Lexicon,
    ) -> None:
        self.game = game
        self.version = version
        self.data = data  # names the component data
        self.seats = seats
        self.options = options
        self.seed = seed
        self.lexicon = lexicon


@final
class Entry:
    """One answer in the log, chance's too; a chain, so that clones share what they have in common."""

    def __init__(self, before: Entry | None, seat: int, code: int, events: int) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.events = events  # events written when it was given


@final
@mypyc_attr(acyclic=True)
class Option:
    """One legal answer."""

    def __init__(self, code: int, lexicon: Lexicon) -> None:
        self.code = code
        self.lexicon = lexicon

    @property
    def id(self) -> str:
        """Stable and telling: `march:from=gimle`."""
        return self.lexicon.option_id(self.code)

    @property
    def verb(self) -> str:
        return self.lexicon.verbs[self.code >> 24].word

    @property
    def fields(self) -> dict[str, int | str]:
        return self.lexicon.option_fields(self.code)

    @property
    def rule(self) -> str:
        """The rule that allows it."""
        return self.lexicon.verbs[self.code >> 24].rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return self.id


@final
@mypyc_attr(acyclic=True)
class Options:
    """Every legal answer of one seat to one question; reads like a tuple."""

    def __init__(self, lexicon: Lexicon, number: i64, seat: i64, packed: vec[i64]) -> None:
        self.lexicon = lexicon
        self.number: i64 = number
        self.seat: i64 = seat
        self.packed: vec[i64] = packed

    @property
    def codes(self) -> list[int]:
        return [int(code) for code in self.packed]

    def has(self, code: i64) -> bool:
        for i in range(i64(len(self.packed))):
            if self.packed[i] == code:
                return True
        return False

    def __len__(self) -> int:
        return len(self.packed)

    def __getitem__(self, i: int) -> Option:
        return Option(self.packed[i], self.lexicon)

    def __iter__(self) -> Iterator[Option]:
        return iter([Option(code, self.lexicon) for code in self.codes])

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and self.has(option.code)

    @property
    def ids(self) -> list[str]:
        return [self.lexicon.option_id(code) for code in self.codes]

    def __repr__(self) -> str:
        return f"Options({self.ids})"
