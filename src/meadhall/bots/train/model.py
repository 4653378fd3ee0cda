"""The net and how it learns: two layers over what is seen, and what that is worth to each seat."""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn import functional

from meadhall.bots.train.games import Positions
from meadhall.kernel.flow import MOST_SEATS

FIRST = 128
SECOND = 64
BATCH = 2048
RATE = 2e-3
SLOWEST = 0.02  # of the rate, at the end
DECAY = 1e-3
EPOCHS = 8  # how often it goes through all positions, at most
PATIENCE = 2  # looks without progress after which it has learnt all it can


class Model(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.see = nn.Linear(width, FIRST)
        self.think = nn.Linear(FIRST, SECOND)
        self.judge = nn.Linear(SECOND, MOST_SEATS)
        self.register_buffer("scale", torch.ones(width))
        self.scale: torch.Tensor

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Logits of the worth to each seat."""
        first = functional.relu(self.see(seen * self.scale))
        judged: torch.Tensor = self.judge(functional.relu(self.think(first)))
        return judged

    def weights(self) -> dict[str, npt.NDArray[np.float32]]:
        """As the file has them: the scale of what is seen goes into the first layer."""
        found = {name: value.detach().cpu().numpy() for name, value in self.named_parameters()}
        found["see.weight"] = found["see.weight"] * self.scale.cpu().numpy()
        return found


class Learnt(NamedTuple):
    """`explained` is the part of what ends differ by that the net foresees; the rest is what it does not
    know, and luck."""

    explained: float
    epochs: float


class Book:
    """Positions on the device that learns."""

    def __init__(self, positions: Positions, spread: float, device: str) -> None:
        self.seen = torch.from_numpy(positions.seen).to(device)
        lead = torch.from_numpy(positions.lead).to(device)
        self.worth = 0.5 * torch.from_numpy(positions.won).to(device) + 0.5 * torch.sigmoid(lead / spread)

    def __len__(self) -> int:
        return len(self.seen)


def learn(
    model: Model, lessons: Positions, tests: Positions, spread: float, seconds: float, seed: int
) -> Learnt:
    """Until it has been through all lessons often enough, the time is up, or tests get no better. Tests are
    of games that no lesson is of: neighbours in a game are too alike."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model.to(device)
    book, held = Book(lessons, spread, device), Book(tests, spread, device)
    if not bool((model.scale != 1).any()):
        model.scale.copy_(1 / book.seen[:: max(1, len(book) // 20_000)].float().std(0).clamp(min=0.1))
    steps_an_epoch = max(1, len(book) // BATCH)
    rates = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
    begun = time.monotonic()
    best, worse, step, spent = explained(model, held), 0, 0, 0.0
    state = copied(model)
    while spent < 1 and worse < PATIENCE:
        model.train()
        order = torch.randperm(len(book), device=device)
        for i in range(steps_an_epoch):
            for group in rates.param_groups:
                group["lr"] = RATE * max(SLOWEST, 1 - spent)
            which = order[i * BATCH : (i + 1) * BATCH]
            worth = book.worth[which]
            sits = ~worth.isnan()
            judged = model(book.seen[which].float())
            rates.zero_grad()
            functional.binary_cross_entropy_with_logits(judged[sits], worth[sits]).backward()
            rates.step()
            step += 1
            spent = max(step / steps_an_epoch / EPOCHS, (time.monotonic() - begun) / seconds)
            if spent >= 1:
                break
        now = explained(model, held)
        worse = 0 if now > best else worse + 1
        if worse == 0:
            best, state = now, copied(model)
    model.load_state_dict(state)
    return Learnt(best, step / steps_an_epoch)


def copied(model: Model) -> dict[str, torch.Tensor]:
    return {name: value.clone() for name, value in model.state_dict().items()}


def explained(model: Model, held: Book) -> float:
    model.eval()
    with torch.no_grad():
        judged = torch.cat([torch.sigmoid(model(part.float())) for part in held.seen.split(4 * BATCH)])
    sits = ~held.worth.isnan()
    worth = held.worth[sits]
    missed = (judged[sits] - worth).square().mean()
    return float(1 - missed / worth.var(correction=0).clamp(min=1e-9))
