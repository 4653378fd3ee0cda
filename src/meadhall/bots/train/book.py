"""What was told of games, on the device that learns, by parts that are learnt together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import torch

from meadhall.bots.train.examine import weights
from meadhall.bots.train.games import Pictures, Positions, Questions, Told

BATCH = 2048  # positions that are learnt together


class Seen(NamedTuple):
    """Pictures by what is there, which is little: of each first what is about no seat, then seat by seat."""

    columns: torch.Tensor  # which number it is of those about no seat, or, behind them, of those about a seat
    numbers: torch.Tensor
    many: torch.Tensor  # [picture, none or seat], how many of them belong there


class Page:
    """Pictures of tables of as many seats, on the device that learns."""

    def __init__(self, pictures: Pictures, seats: int, shared: int, block: int, device: str) -> None:
        """`shared` is how many numbers are about no seat, `block` about each."""
        many = torch.from_numpy(pictures.many).long().to(device)
        places = torch.from_numpy(pictures.places).to(device)
        whose = (places - shared).div(block, rounding_mode="floor") + 1
        whose[places < shared] = 0
        rows = torch.arange(len(many), device=device).repeat_interleave(many) * (seats + 1)
        self.many = (rows + whose).bincount(minlength=len(many) * (seats + 1)).view(-1, seats + 1)
        self.first = starts(many)
        self.columns = places - block * (whose - 1).clamp(min=0)
        self.numbers = torch.from_numpy(pictures.numbers).to(device)

    def seen(self, which: torch.Tensor) -> Seen:
        which = which.to(self.many.device)
        many = self.many[which]
        _, at = parts_of(self.first[which], many.sum(1))
        return Seen(self.columns[at].int(), self.numbers[at].float(), many)

    def shuffled(self, parts: int) -> Iterator[torch.Tensor]:
        order = torch.randperm(len(self.many), device=self.many.device)
        return iter(order.tensor_split(parts)) if parts else iter(())


class Ends(Page):
    """Positions, and what they came to."""

    def __init__(self, positions: Positions, seats: int, shared: int, block: int, device: str) -> None:
        super().__init__(positions.pictures, seats, shared, block, device)
        self.worth = torch.from_numpy(positions.worth).to(device)


class Choices(Page):
    """Questions as they were seen, and how much better than usual each answer was found to be."""

    def __init__(
        self, questions: Questions, pictures: Pictures, seats: int, shared: int, block: int, device: str
    ) -> None:
        super().__init__(pictures, seats, shared, block, device)
        self.options = torch.from_numpy(questions.options).long().to(device)
        self.first_option = starts(self.options)
        self.answers = torch.from_numpy(questions.answers).to(device)
        self.weight = torch.from_numpy(weights(questions.visits)).to(device)
        question, _ = self.answered(torch.arange(len(self.options), device=device))
        worth = torch.from_numpy(questions.worth).to(device)
        self.better = levelled(worth, self.weight, question, len(self.options))

    def answered(self, which: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The answers to some questions: which of these each belongs to, and where it stands."""
        return parts_of(self.first_option[which], self.options[which])


def starts(many: torch.Tensor) -> torch.Tensor:
    return many.cumsum(0) - many


def parts_of(first: torch.Tensor, many: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Of things that have many parts each, from some place on: whose each part is, and where it stands."""
    total = int(many.sum())  # the only number that a GPU is waited for
    row = torch.arange(len(many), device=many.device).repeat_interleave(many, output_size=total)
    before = (first - starts(many)).repeat_interleave(many, output_size=total)
    return row, before + torch.arange(total, device=many.device)


def levelled(x: torch.Tensor, weight: torch.Tensor, row: torch.Tensor, rows: int) -> torch.Tensor:
    """Against the mean of each row."""
    none = torch.zeros(rows, device=x.device)
    mean = none.index_add(0, row, weight * x) / none.index_add(0, row, weight).clamp(min=1e-9)
    return x - mean[row]


class Book:
    """All that was told, by tables of as many seats."""

    def __init__(self, told: list[Told], shared: int, block: int, device: str) -> None:
        """Numbers that are about no seat, and about each, as a portrait has them."""
        drawn = (shared, block, device)
        asked = [part for part in told if len(part.questions.options)]
        self.ends = [Ends(part.positions, part.seats, *drawn) for part in told if len(part.positions.worth)]
        self.choices = [Choices(each, each.pictures, seats, *drawn) for seats, _, each in asked]
        self.foretold = [Choices(each, each.before, seats, *drawn) for seats, _, each in asked]

    def shuffled(self, batch: int) -> list[tuple[int, torch.Tensor]]:
        """All ends by parts that are learnt together, each of one page: no empty seat is looked at."""
        parts = [
            (n, which)
            for n, page in enumerate(self.ends)
            for which in page.shuffled(-(-len(page.many) // batch))
        ]
        return [parts[i] for i in torch.randperm(len(parts)).tolist()]

    def asked(self, parts: int) -> list[tuple[Choices, torch.Tensor]]:
        """All questions, asked and foretold, by about so many parts."""
        pages = [*self.choices, *self.foretold]
        total = sum([len(page.many) for page in pages])
        found = [
            (page, which)
            for page in pages
            for which in page.shuffled(max(1, parts * len(page.many) // total))
        ]
        return [found[i] for i in torch.randperm(len(found)).tolist()]
