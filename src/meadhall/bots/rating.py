"""What results say about strength: shares with Wilson intervals, ratings with openskill's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce

Z = 1.96  # 95 %


def wilson(won: float, of: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 cases of 100."""
    if of == 0:
        return 0.0, 1.0
    p = won / of
    middle = p + Z * Z / (2 * of)
    reach = Z * (p * (1 - p) / of + Z * Z / (4 * of * of)) ** 0.5
    whole = 1 + Z * Z / of
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def ratings(games: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, tuple[float, float]]:
    """By name: the rating and how far off it may be (95 %), from (names by seat, what each has won).

    A bot that sits in several seats is rated in each and its ratings are averaged. Bots do not change, so no
    doubt is added between games.
    """
    model = PlackettLuce(tau=0.0)
    known = {}
    for names, won in games:
        for name in names:
            if name not in known:
                known[name] = model.rating(name=name)
        if len(names) < 2:
            continue
        after = model.rate([[known[name]] for name in names], scores=list(won))
        seats = defaultdict(list)
        for name, (one,) in zip(names, after, strict=True):
            seats[name].append(one)
        for name, rated in seats.items():
            mu = sum(one.mu for one in rated) / len(rated)
            sigma = sum(one.sigma for one in rated) / len(rated)
            known[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: (one.mu, Z * one.sigma) for name, one in known.items()}
