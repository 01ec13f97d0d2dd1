"""The verdict of the benchmark on its figures."""

from __future__ import annotations

from bench.bars import BARS, met, ratio
from bench.report import missed


def figures(factor: float) -> dict[str, dict[str, float]]:
    """Everything that much better than its bar, beside a peer that is slow enough."""
    best: dict[str, dict[str, float]] = {"plain": {}, "compiled": {}, "catanatron": {}}
    for figure, _, plain, compiled in BARS:
        good = factor if met(figure, 2.0, 1.0) else 1 / factor
        best["plain"][figure], best["compiled"][figure] = plain * good, compiled * good
        best["catanatron"][figure] = plain / 2.5
    return best


def test_every_bar_is_met_or_named() -> None:
    assert missed(figures(1.0)) == []
    assert missed(figures(1.1)) == []
    failed = missed(figures(0.9))
    assert len(failed) == 2 * len(BARS) + 1
    assert failed[0] == "plain decisions/s is 90,000, the bar is 100,000"
    assert failed[-1] == "plain decisions/s are 2.2 times catanatron's, the bar is 2.5"


def test_less_is_better_for_times() -> None:
    assert ratio("copy_us", 10.0, 40.0) == 4.0
    assert ratio("games_per_s", 40.0, 10.0) == 4.0
