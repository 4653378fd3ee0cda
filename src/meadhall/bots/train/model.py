"""The net and how it learns: two layers over what is seen; one head for worths, one that wishes for options.

An option means the sum of its parts' rows (`options.py`); how much it is wanted is how well its meaning fits
the wish.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn import functional

from meadhall.bots.search.options import ROWS
from meadhall.bots.train.games import Positions
from meadhall.kernel.flow import MOST_SEATS

FIRST = 128
SECOND = 64
MEANING = 32
BATCH = 1024
RATE = 1e-3
DROPPED = 0.2  # part of what is seen that is left out while it learns: few games, many numbers
DECAY = 1e-2
HELD_BACK = 20  # one game in so many only tests it
EPOCHS = 12  # how often it goes through all games, at most
PATIENCE = 4  # looks without progress after which it has learnt all it can
FAR = 0.8  # what later questions and the end count, against the search at a question itself


class Model(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.see = nn.Linear(width, FIRST)
        self.think = nn.Linear(FIRST, SECOND)
        self.judge = nn.Linear(SECOND, MOST_SEATS)
        self.want = nn.Linear(SECOND, MEANING)
        self.meaning = nn.Parameter(torch.randn(ROWS, MEANING) * 0.05)
        self.drop = nn.Dropout(DROPPED)
        self.register_buffer("scale", torch.ones(width))
        self.scale: torch.Tensor

    def forward(self, seen: torch.Tensor, options: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the worth of each seat, and of each option."""
        first = functional.relu(self.see(self.drop(seen * self.scale)))
        second = functional.relu(self.think(self.drop(first)))
        whole = self.meaning[options].sum(2)
        logits = torch.einsum("pom,pm->po", whole, self.want(second))
        return self.judge(second), logits

    def weights(self) -> dict[str, npt.NDArray[np.float32]]:
        """As the file has them: the scale of what is seen goes into the first layer."""
        found = {name: value.detach().cpu().numpy() for name, value in self.named_parameters()}
        found["see.weight"] = found["see.weight"] * self.scale.cpu().numpy()
        return found


class Learnt(NamedTuple):
    worth_loss: float
    policy_loss: float
    guess: float  # the policy loss of one who takes all options for alike
    epochs: float


class Book:
    """Positions on the device that learns, options padded to the largest offer of a batch."""

    def __init__(self, positions: Positions, spread: float, device: str) -> None:
        self.device = device
        self.seat = torch.from_numpy(positions.seat).to(device, torch.int64)
        self.left = torch.from_numpy(positions.left).to(device, torch.int64)
        self.hope = torch.from_numpy(positions.hope).to(device)
        self.seen = torch.from_numpy(positions.seen).to(device)
        self.offer = torch.from_numpy(positions.offer).to(device, torch.int64)
        self.first = torch.cumsum(self.offer, 0) - self.offer
        self.options = torch.from_numpy(positions.options).to(device)
        self.policy = torch.from_numpy(positions.policy).to(device)
        lead = torch.from_numpy(positions.lead).to(device)
        won = torch.from_numpy(positions.won).to(device)
        self.worth = 0.5 * won + 0.5 * torch.sigmoid(lead / spread)
        self.foresee()

    @property
    def games(self) -> torch.Tensor:
        """[question], which game it belongs to."""
        last = (self.left == 1).long()
        return torch.cumsum(last, 0) - last

    @property
    def turned(self) -> torch.Tensor:
        """[question, seat from the looker on], the seat."""
        seats = (~self.worth.isnan()).sum(1, keepdim=True)
        places = torch.arange(MOST_SEATS, device=self.device)
        return torch.where(places < seats, (self.seat[:, None] + places) % seats, places)

    def foresee(self) -> None:
        """What becomes of a seat is how the game ended for it, and more and more what the searches at its
        questions on the way there made of it: one end alone says little about a hundred questions."""
        turned = self.turned
        whole = torch.empty_like(self.worth).scatter_(1, turned, self.worth)
        by_left = torch.argsort(self.left, stable=True)
        for now in by_left.split(torch.bincount(self.left)[1:].tolist()):
            seat = self.seat[now]
            if int(self.left[now[0]]) > 1:
                whole[now] = whole[now + 1]
            later = whole[now, seat]
            hope = torch.where(self.hope[now].isnan(), later, self.hope[now])
            whole[now, seat] = (1 - FAR) * hope + FAR * later
        self.worth = torch.where(self.worth.isnan(), self.worth, whole.gather(1, turned))

    def page(self, which: torch.Tensor) -> tuple[torch.Tensor, ...]:
        offer = self.offer[which]
        places = torch.arange(int(offer.max()), device=self.device)
        there = places < offer[:, None]
        at = (self.first[which][:, None] + places).clamp(max=len(self.policy) - 1)
        return self.seen[which].float(), self.options[at].long(), there, self.policy[at], self.worth[which]


def losses(model: Model, page: tuple[torch.Tensor, ...]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Of the worths, of the wishes, and of a guess."""
    seen, options, there, policy, worth = page
    judged, logits = model(seen, options)
    sits = ~worth.isnan()
    worth_loss = functional.binary_cross_entropy_with_logits(judged[sits], worth[sits])
    searched = ~policy[:, 0].isnan()
    if not bool(searched.any()):
        return worth_loss, worth_loss * 0, worth_loss * 0
    there, policy = there[searched], policy[searched]  # an empty policy would spoil every gradient
    log = functional.log_softmax(logits[searched].masked_fill(~there, -1e9), 1)
    policy_loss = -(torch.where(there, policy, 0.0) * log).sum(1).mean()
    guess = there.sum(1).float().log().mean()
    return worth_loss, policy_loss, guess


def learn(model: Model, positions: Positions, spread: float, seconds: float, seed: int) -> Learnt:
    """Until it has been through all games often enough, the time is up, or what was held back gets no
    better."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model.to(device)
    book = Book(positions, spread, device)
    # whole games are held back: neighbours in a game are too alike to test with
    for_tests = book.games % HELD_BACK == 0
    held, kept = for_tests.nonzero()[:, 0], (~for_tests).nonzero()[:, 0]
    if len(kept) == 0:
        kept = held
    if not bool((model.scale != 1).any()):
        seen = book.seen[kept[:: max(1, len(kept) // 20_000)]].float()
        model.scale.copy_(1 / seen.std(0).clamp(min=0.1))
    steps_an_epoch = max(1, len(kept) // BATCH)
    rates = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
    begun = time.monotonic()
    best, worse, step, spent = tested(model, book, held), 0, 0, 0.0
    state = {name: value.clone() for name, value in model.state_dict().items()}
    while spent < 1 and worse < PATIENCE:
        model.train()
        order = kept[torch.randperm(len(kept), device=device)]
        for i in range(steps_an_epoch):
            for group in rates.param_groups:
                group["lr"] = RATE * max(0.02, 1 - spent)
            worth_loss, policy_loss, _ = losses(model, book.page(order[i * BATCH : (i + 1) * BATCH]))
            rates.zero_grad()
            (worth_loss + policy_loss).backward()
            rates.step()
            step += 1
            spent = max(step / steps_an_epoch / EPOCHS, (time.monotonic() - begun) / seconds)
            if spent >= 1:
                break
        now = tested(model, book, held)
        worse = 0 if now[0] + now[1] < best[0] + best[1] else worse + 1
        if worse == 0:
            best = now
            state = {name: value.clone() for name, value in model.state_dict().items()}
    model.load_state_dict(state)
    return Learnt(best[0], best[1], best[2], step / steps_an_epoch)


def tested(model: Model, book: Book, held: torch.Tensor) -> tuple[float, float, float]:
    model.eval()
    with torch.no_grad():
        parts = [losses(model, book.page(which)) for which in held.split(4 * BATCH)]
    worth, policy, guess = [sum(float(x) for x in column) / len(parts) for column in zip(*parts, strict=True)]
    return worth, policy, guess
