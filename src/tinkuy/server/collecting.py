"""Python looks for forgotten rings of objects by walking through all there are, and everybody waits meanwhile.

With a thousand tables that takes tenths of a second and finds next to nothing, since tables, views and messages refer
to each other in one direction only. So it looks at the young ones less often, and at all of them rarely.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 50_000, 20, 100  # objects until the young are looked at, and how often until the next older


def collect_rarely() -> None:
    """Once a process has everything that it keeps for its whole life."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
