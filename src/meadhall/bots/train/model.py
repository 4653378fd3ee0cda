"""The net and how it learns: what is seen, what that is worth to each seat, and which answers are good.

Every seat is looked at in the same way: by what is told about it, and by what is told about all. What was
found is put together over all seats, and then each is judged by itself and by the rest. So what is learnt
about one seat is known of every other.

Of the seat that looks a few numbers are made besides, its mind. Every answer that there is in the game has as
many numbers, its words: the better they go together, the better is the answer there.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn import functional

from meadhall.bots.search.habits import ROOM
from meadhall.bots.train.book import BATCH, Book, Choices, Ends, Page, Seen, levelled, starts
from meadhall.bots.train.games import Told

FIRST = 128
SECOND = 64
THIRD = 64
MIND = 32
RATE = 1e-3
SLOWEST = 0.02  # of the rate, at the end
DECAY = 1e-2
MEASURED = 20_000  # positions, to see how much each number varies
FORGOTTEN = 0.1  # of what was found, at each step of learning: nothing is relied on alone
STEPS = 4000  # of learning that it takes, more or less
FEWEST = 2  # times it goes through all positions, time allowing
MOST = 6  # after that it learns them by heart
WIDEST = 8192  # positions learnt together where there are many; each step is the surer and may be the longer
ANSWERS = 0.3  # how much being right about answers counts, beside being right about ends


class Model(nn.Module):
    def __init__(self, shared: int, block: int) -> None:
        """Numbers that are about no seat, and about each, as a portrait has them."""
        super().__init__()
        self.shared = shared
        self.block = block
        self.see = nn.Linear(block, FIRST)  # a seat
        self.view = nn.Linear(shared, FIRST, bias=False)  # what is about none
        self.hold = nn.Linear(shared, FIRST, bias=False)  # and as it matters to the looker
        self.think = nn.Linear(FIRST, SECOND)
        self.weigh = nn.Linear(FIRST, SECOND, bias=False)  # against all seats together
        self.ponder = nn.Linear(SECOND, THIRD)
        self.balance = nn.Linear(SECOND, THIRD, bias=False)
        self.judge = nn.Linear(THIRD, 1)
        self.sense = nn.Linear(THIRD, MIND - 1)  # beside a 1: some answers are good anywhere
        self.words = nn.Embedding(ROOM, MIND)
        nn.init.normal_(self.words.weight, std=0.01)
        self.register_buffer("scale", torch.ones(shared + block))
        self.scale: torch.Tensor

    def forward(self, seen: Seen) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the worth to each seat that is shown, and the looker's mind."""
        columns, numbers, many = seen.columns, seen.numbers * self.scale[seen.columns], seen.many
        saw = gathered(torch.cat([self.view.weight, self.see.weight], 1), columns, numbers, many.flatten())
        saw = saw.unflatten(0, many.shape)
        about_none = columns < self.shared
        held = gathered(self.hold.weight, columns[about_none], numbers[about_none], many[:, 0])
        found = saw[:, 1:] + saw[:, :1] + self.see.bias
        found[:, 0] += held
        kept = functional.dropout(found.new_ones(len(found), 1, FIRST), FORGOTTEN, self.training)
        found = functional.relu(found) * kept
        thought = functional.relu(self.think(found) + self.weigh(found.sum(1))[:, None])
        settled = functional.relu(self.ponder(thought) + self.balance(thought.sum(1))[:, None])
        logits: torch.Tensor = self.judge(settled)[:, :, 0]
        return logits, functional.pad(self.sense(settled[:, 0]), (0, 1), value=1.0)

    def said(self, page: Choices, which: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """How much better than others it takes the answers to some questions to be, and which these are."""
        _, mind = self(page.seen(which))
        question, at = page.answered(which)
        said = (self.words(page.answers[at].long()) * mind[question]).sum(1)
        return levelled(said, page.weight[at], question, len(which)), at

    def measure(self, pages: list[Page]) -> None:
        """Numbers that vary little are seen as large as others."""
        thinned = max(1, sum([len(page.many) for page in pages]) // MEASURED)
        times, total, squares = torch.zeros(3, len(self.scale), device=self.scale.device)
        for page in pages:
            columns, numbers, many = page.seen(torch.arange(0, len(page.many), thinned))
            times[: self.shared] += len(many)
            times[self.shared :] += many[:, 1:].numel()
            total.index_add_(0, columns, numbers)
            squares.index_add_(0, columns, numbers.square())
        varies = squares / times - (total / times).square()
        self.scale.copy_(1 / varies.clamp(min=0.01).sqrt())

    def weights(self) -> dict[str, npt.NDArray[np.float32]]:
        """As the file has them: the scale of what is seen goes into the first layer."""
        found = {name: value.detach().cpu().numpy() for name, value in self.named_parameters()}
        scale = self.scale.cpu().numpy()
        found["see.weight"] = found["see.weight"] * scale[self.shared :]
        for name in ("view.weight", "hold.weight"):
            found[name] = found[name] * scale[: self.shared]
        return found


def gathered(
    weight: torch.Tensor, columns: torch.Tensor, numbers: torch.Tensor, many: torch.Tensor
) -> torch.Tensor:
    """A layer over pictures of which only what is there is kept: so many numbers of each."""
    return functional.embedding_bag(
        columns, weight.T.contiguous(), starts(many).int(), mode="sum", per_sample_weights=numbers
    )


class Learnt(NamedTuple):
    """What it knows about games that it was not taught."""

    explained: float  # of what ends differ by; the rest is what it does not know, and luck
    epochs: float  # times it went through all positions


def learn(model: Model, lessons: list[Told], tests: list[Told], seconds: float, seed: int) -> Learnt:
    """Until it has been through all lessons often enough, or the time is up. It learns ever more slowly, and
    knows most at the end. Tests are of games that no lesson is of: neighbours in a game are too alike."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model.to(device)
    book, held = [Book(told, model.shared, model.block, device) for told in (lessons, tests)]
    model.measure(list(book.ends))
    spread = differing(book)
    batch = batch_of(sum([len(page.many) for page in book.ends]))
    fastest = RATE * (batch / BATCH) ** 0.5
    rates = torch.optim.AdamW(model.parameters(), fastest, weight_decay=DECAY)
    begun = time.monotonic()
    steps, spent = 0, 0.0
    model.train()
    while spent < 1:
        batches = book.shuffled(batch)
        enough = min(max(FEWEST * len(batches), STEPS), MOST * len(batches))
        asked = iter(book.asked(len(batches)))
        for n, which in batches:
            for group in rates.param_groups:
                group["lr"] = fastest * max(SLOWEST, 1 - spent)
            page = book.ends[n]
            logits, _ = model(page.seen(which))
            loss = functional.binary_cross_entropy_with_logits(logits, page.worth[which])
            question = next(asked, None)
            if question is not None:
                loss = loss + ANSWERS / spread * missed(model, *question)
            rates.zero_grad()
            loss.backward()
            rates.step()
            steps += 1
            spent = max(steps / enough, (time.monotonic() - begun) / seconds)
            if spent >= 1:
                break
    return Learnt(explained(model, held), steps / len(batches))


def batch_of(positions: int) -> int:
    """How many are learnt together, so that it takes no more steps than it has to."""
    return min(max(BATCH, FEWEST * positions // STEPS), WIDEST)


def missed(model: Model, page: Choices, which: torch.Tensor) -> torch.Tensor:
    said, at = model.said(page, which)
    weight = page.weight[at]
    return (weight * (said - page.better[at]).square()).sum() / weight.sum().clamp(min=1e-9)


def differing(book: Book) -> float:
    """How much answers to the same question differ: the mean square."""
    total = sum([float((page.weight * page.better.square()).sum()) for page in book.choices])
    return max(1e-9, total / max(1e-9, sum([float(page.weight.sum()) for page in book.choices])))


def judged(model: Model, page: Ends) -> torch.Tensor:
    model.eval()
    with torch.no_grad():
        parts = torch.arange(len(page.worth)).split(4 * BATCH)
        return torch.cat([torch.sigmoid(model(page.seen(which))[0]) for which in parts])


def explained(model: Model, held: Book) -> float:
    """The part of what ends differ by."""
    worth = torch.cat([page.worth.flatten() for page in held.ends])
    judgement = torch.cat([judged(model, page).flatten() for page in held.ends])
    return float(1 - (judgement - worth).square().mean() / worth.var(correction=0).clamp(min=1e-9))
