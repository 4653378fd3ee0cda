"""What counts: our games against Catanatron, against the targets, against the last record."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from bench.lane import Round
from bench.runner import Result

HERE = Path(__file__).parent
TARGETS = HERE / "targets.toml"
RECORDED = HERE / "recorded.toml"
ENOUGH_CHOICES = 0.9  # below this share of real choices, choices are counted instead of steps
SLACK = 0.25  # how much of a recorded ratio may be lost


class Target(msgspec.Struct):
    must: float
    aim: float | None = None


class Measure(msgspec.Struct):
    """One figure of one game, its value in each round."""

    game: str
    name: str
    values: list[float]
    less_is_better: bool = False
    guarded: bool = True  # a ratio, and so the same on a slower machine

    @property
    def value(self) -> float:
        return statistics.median(self.values)

    def reaches(self, bar: float) -> bool:
        return self.value <= bar if self.less_is_better else self.value >= bar

    def dropped_from(self, recorded: float) -> bool:
        if self.less_is_better:
            return self.value * (1 - SLACK) > recorded
        return self.value < recorded * (1 - SLACK)


def counted(r: Result) -> Callable[[Round], float]:
    """Steps a second, or choices a second where too many steps are none."""
    if r.share < ENOUGH_CHOICES:
        return lambda one: one.choices_s
    return lambda one: one.steps_s


def found(results: Sequence[Result], kind: str, game: str) -> Result | None:
    for r in results:
        if r.kind == kind and r.game == game and r.rounds:
            return r
    return None


def measures(results: Sequence[Result], game: str) -> list[Measure]:
    """Ratios are taken round by round: what slows a whole round down slows both sides."""
    catan = found(results, "catanatron", "")
    out: list[Measure] = []
    for kind in ("loop", "python", "uncompiled"):
        r = found(results, kind, game)
        if r is not None and catan is not None:
            figure = counted(r)
            pairs = zip(r.rounds, catan.rounds, strict=True)
            out.append(Measure(game, kind, [figure(us) / them.steps_s for us, them in pairs]))
    loop = found(results, "loop", game)
    if loop is not None:
        if catan is not None:
            both = list(zip(loop.rounds, catan.rounds, strict=True))
            out.append(Measure(game, "choices", [us.choices_s / them.choices_s for us, them in both]))
            out.append(Measure(game, "clone", [them.copy_us / us.copy_us for us, them in both]))
        out.append(Measure(game, "clone_us", [r.copy_us for r in loop.rounds], True, False))
        if loop.rounds[0].determinize_us:
            out.append(
                Measure(game, "determinize", [r.determinize_us / r.copy_us for r in loop.rounds], True)
            )
    return out


def targets() -> dict[str, dict[str, Target]]:
    return msgspec.toml.decode(TARGETS.read_bytes(), type=dict[str, dict[str, Target]])


def recorded() -> dict[str, dict[str, float]]:
    if not RECORDED.exists():
        return {}
    return msgspec.toml.decode(RECORDED.read_bytes(), type=dict[str, dict[str, float]])


def drops(now: Sequence[Measure], record: dict[str, dict[str, float]]) -> set[tuple[str, str]]:
    """Game and name of each ratio that lost more than the slack."""
    return {
        (m.game, m.name)
        for m in now
        if m.guarded and m.name in record.get(m.game, {}) and m.dropped_from(record[m.game][m.name])
    }


def write_record(now: Sequence[Measure]) -> None:
    """What was not measured this time stays as it was."""
    record = recorded()
    for m in now:
        if m.guarded:
            record.setdefault(m.game, {})[m.name] = m.value
    lines = ["# Ratios of the last recorded run, for the speed guard: `make bench RECORD=1` rewrites them."]
    for game in sorted(record):
        lines += ["", f"[{game}]"]
        lines += [f"{name} = {value:.4g}" for name, value in record[game].items()]
    RECORDED.write_text("\n".join(lines) + "\n")
