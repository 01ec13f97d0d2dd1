"""The bars: what the figures must reach, with four seats on one core."""

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

# Plain Python's decisions/s beside catanatron's in the same run, which no other machine can change.
PEER_RATIO = 2.5


def met(figure: str, value: float, bar: float) -> bool:
    return value <= bar if figure in LOWER_IS_BETTER else value >= bar


def ratio(figure: str, ours: float, peer: float) -> float:
    """How many times as good as the peer, whichever direction is good."""
    return peer / ours if figure in LOWER_IS_BETTER else ours / peer
