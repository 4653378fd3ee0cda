"""The net and how it learns: what is seen, and what that is worth to each seat.

Every seat is looked at in the same way: by what is told about it, and by what is told about all. What was
found is put together over all seats, and then each is judged by itself and by the rest. So what is learnt
about one seat is known of every other.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn import functional

from meadhall.bots.train.games import Positions

FIRST = 128
SECOND = 64
BATCH = 2048
RATE = 1e-3
SLOWEST = 0.02  # of the rate, at the end
DECAY = 1e-2
MEASURED = 20_000  # positions, to see how much each number varies
FORGOTTEN = 0.1  # of what was found, at each step of learning: nothing is relied on alone
EPOCHS = 8  # how often it goes through all positions, at most
PATIENCE = 2  # looks without progress after which it has learnt all it can


class Model(nn.Module):
    def __init__(self, shared: int, block: int) -> None:
        """Numbers that are about no seat, and about each, as a portrait has them."""
        super().__init__()
        self.shared = shared
        self.block = block
        self.see = nn.Linear(block, FIRST)  # a seat
        self.view = nn.Linear(shared, FIRST, bias=False)  # what is about none
        self.hold = nn.Linear(shared, FIRST, bias=False)  # and is the looker's, or known to it
        self.think = nn.Linear(FIRST, SECOND)
        self.weigh = nn.Linear(FIRST, SECOND, bias=False)  # against all seats together
        self.judge = nn.Linear(SECOND, 1)
        self.register_buffer("scale", torch.ones(shared + block))
        self.scale: torch.Tensor

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Logits of the worth to each seat that is shown."""
        rest = seen[:, : self.shared] * self.scale[: self.shared]
        seats = seen[:, self.shared :].unflatten(1, (-1, self.block)) * self.scale[self.shared :]
        found = self.see(seats) + self.view(rest)[:, None]
        found[:, 0] += self.hold(rest)
        found = functional.dropout(functional.relu(found), FORGOTTEN, self.training)
        thought = functional.relu(self.think(found) + self.weigh(found.sum(1))[:, None])
        logits: torch.Tensor = self.judge(thought)[:, :, 0]
        return logits

    def measure(self, lessons: list[Positions]) -> None:
        """Numbers that vary little are seen as large as others."""
        thinned = max(1, sum([len(part.seen) for part in lessons]) // MEASURED)
        some = [torch.from_numpy(part.seen[::thinned]).float() for part in lessons]
        rest = torch.cat([seen[:, : self.shared] for seen in some])
        seats = torch.cat([seen[:, self.shared :].reshape(-1, self.block) for seen in some])
        self.scale.copy_(1 / torch.cat([rest.std(0), seats.std(0)]).clamp(min=0.1))

    def weights(self) -> dict[str, npt.NDArray[np.float32]]:
        """As the file has them: the scale of what is seen goes into the first layer."""
        found = {name: value.detach().cpu().numpy() for name, value in self.named_parameters()}
        scale = self.scale.cpu().numpy()
        found["see.weight"] = found["see.weight"] * scale[self.shared :]
        for name in ("view.weight", "hold.weight"):
            found[name] = found[name] * scale[: self.shared]
        return found


class Learnt(NamedTuple):
    """`explained` is the part of what ends differ by that the net foresees; the rest is what it does not
    know, and luck."""

    explained: float
    epochs: float


class Page(NamedTuple):
    """Positions of as many seats, and what they are worth."""

    seen: torch.Tensor
    worth: torch.Tensor


class Book:
    """Positions on the device that learns, and what they are worth: half is the victory, half the lead."""

    def __init__(self, positions: list[Positions], spread: float, device: str) -> None:
        self.pages = list[Page]()
        for seen, won, ahead in positions:
            lead = 1 / (1 + np.exp(-ahead / np.float32(spread)))
            worth = torch.from_numpy(0.5 * won + 0.5 * lead).to(device)
            self.pages.append(Page(torch.from_numpy(seen).to(device), worth))

    def shuffled(self) -> list[tuple[Page, torch.Tensor]]:
        """All of it by parts that are learnt together, each of one page: no empty seat is looked at."""
        parts = [
            (page, which)
            for page in self.pages
            for which in torch.randperm(len(page.seen), device=page.seen.device).split(BATCH)
        ]
        return [parts[i] for i in torch.randperm(len(parts)).tolist()]


def learn(
    model: Model,
    lessons: list[Positions],
    tests: list[Positions],
    spread: float,
    seconds: float,
    seed: int,
) -> Learnt:
    """Until it has been through all lessons often enough, the time is up, or tests get no better. Tests are
    of games that no lesson is of: neighbours in a game are too alike."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model.to(device)
    if not bool((model.scale != 1).any()):
        model.measure(lessons)
    book, held = Book(lessons, spread, device), Book(tests, spread, device)
    rates = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
    begun = time.monotonic()
    best, worse, epochs, spent = explained(model, held), 0, 0.0, 0.0
    state = copied(model)
    while spent < 1 and worse < PATIENCE:
        model.train()
        batches = book.shuffled()
        for page, which in batches:
            for group in rates.param_groups:
                group["lr"] = RATE * max(SLOWEST, 1 - spent)
            logits = model(page.seen[which].float())
            rates.zero_grad()
            functional.binary_cross_entropy_with_logits(logits, page.worth[which]).backward()
            rates.step()
            epochs += 1 / len(batches)
            spent = max(epochs / EPOCHS, (time.monotonic() - begun) / seconds)
            if spent >= 1:
                break
        now = explained(model, held)
        worse = 0 if now > best else worse + 1
        if worse == 0:
            best, state = now, copied(model)
    model.load_state_dict(state)
    return Learnt(best, epochs)


def copied(model: Model) -> dict[str, torch.Tensor]:
    return {name: value.clone() for name, value in model.state_dict().items()}


def judged(model: Model, seen: torch.Tensor) -> torch.Tensor:
    model.eval()
    with torch.no_grad():
        return torch.cat([torch.sigmoid(model(part.float())) for part in seen.split(4 * BATCH)])


def explained(model: Model, held: Book) -> float:
    worth = torch.cat([page.worth.flatten() for page in held.pages])
    told = torch.cat([judged(model, page.seen).flatten() for page in held.pages])
    return float(1 - (told - worth).square().mean() / worth.var(correction=0).clamp(min=1e-9))
