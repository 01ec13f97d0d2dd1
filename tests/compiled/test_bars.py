"""The verdict of the benchmark on its figures."""

from __future__ import annotations

import pytest

from bench.bars import BARS, REFERENCE, met, ratio
from bench.report import environments, missed, missed_environments


def figures(factor: float, speed: float = 1.0) -> dict[str, dict[str, float]]:
    """Everything that much better than its bar, on a machine of that speed beside the one where the bars were set."""
    best: dict[str, dict[str, float]] = {"plain": {}, "compiled": {}, "catanatron": {}}
    for figure, _, plain, compiled in BARS:
        good = factor * speed if met(figure, 2.0, 1.0) else 1 / (factor * speed)
        best["plain"][figure], best["compiled"][figure] = plain * good, compiled * good
    best["catanatron"]["decisions_per_s"] = REFERENCE * speed
    return best


@pytest.mark.parametrize("speed", [0.5, 1.0, 3.0])
def test_every_bar_is_met_or_named(speed: float) -> None:
    assert missed(figures(1.001, speed)) == []
    assert missed(figures(1.1, speed)) == []
    failed = missed(figures(0.9, speed))
    assert len(failed) == 2 * len(BARS)
    assert failed[0] == "plain decisions/s is 90,000 in proportion, the bar is 100,000"


def test_the_peer_is_a_bar_of_its_own() -> None:
    best = figures(0.6)
    assert missed(best)[-1] == "plain decisions/s are 2.2 times catanatron's, the bar is 2.5"


def test_less_is_better_for_times() -> None:
    assert ratio("copy_us", 10.0, 40.0) == 4.0
    assert ratio("games_per_s", 40.0, 10.0) == 4.0


def test_environments_beside_their_peers() -> None:
    peers = {"seat_steps_per_s": 1000.0, "agent_steps_per_s": 5000.0}
    good = {"seat_steps_per_s": 5000.0, "agent_steps_per_s": 9000.0, "batch_steps_per_s": 18000.0}
    slow = {"seat_steps_per_s": 4900.0, "agent_steps_per_s": 9000.0, "batch_steps_per_s": 17100.0}
    assert missed_environments({"toy, plain": good}, peers) == []
    assert missed_environments({"toy, plain": slow}, peers) == [
        "toy, plain steps/s of one seat are 4.9 times catanatron's, the bar is 5.0",
        "toy, plain steps/s of a batch are 1.9 times those of one game, not 2.0",
    ]
    assert environments({"toy, plain": good}, peers).row_count == 3
