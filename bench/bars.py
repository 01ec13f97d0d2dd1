"""The bars: what the figures must reach, with four seats on one core.

They were set on a machine on which catanatron makes REFERENCE decisions per second. A machine is slower or faster, and
the same one on another day: a figure is first put into proportion by what catanatron makes in the same run.
"""

from __future__ import annotations

LOWER_IS_BETTER = {"copy_us", "replay_ms"}

# Figure, what it is called, the bar for plain Python, the bar for the compiled package.
BARS: list[tuple[str, str, float, float]] = [
    ("decisions_per_s", "decisions/s", 100_000, 400_000),
    ("games_per_s", "games/s", 150, 800),
    ("copy_us", "copy, us", 25, 8),
    ("search_per_s", "search/s", 400, 1_500),
    ("replay_ms", "replay, ms", 10, 3),
]

REFERENCE = 27_267

# Plain Python's decisions/s beside catanatron's in the same run, which no other machine can change.
PEER_RATIO = 2.5

# Environments, steps/s in the same run: one seat beside catanatron's, and a batch beside the same games one by one.
SEAT_RATIO = 5.0
BATCH_RATIO = 2.0


def in_proportion(figure: str, value: float, peer: float) -> float:
    """What the figure would be where the bars were set, when the peer makes `peer` decisions per second here."""
    speed = peer / REFERENCE
    return value * speed if figure in LOWER_IS_BETTER else value / speed


def met(figure: str, value: float, bar: float) -> bool:
    return value <= bar if figure in LOWER_IS_BETTER else value >= bar


def ratio(figure: str, ours: float, peer: float) -> float:
    """How many times as good as the peer, whichever direction is good."""
    return peer / ours if figure in LOWER_IS_BETTER else ours / peer
