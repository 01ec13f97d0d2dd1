"""Values of positions that were learnt from games: what a seat sees as numbers, a small network over them, its weights.

`rows` makes the numbers, `network` computes with numpy, `weights` finds what was learnt for a game and number of seats.
How it is learnt stands in `tinkuy.lab.selfplay` and `tinkuy.lab.train`.
"""

from __future__ import annotations

from tinkuy.bots.learned.network import Network
from tinkuy.bots.learned.rows import Rows
from tinkuy.bots.learned.weights import Learned, find_learned

__all__ = ["Learned", "Network", "Rows", "find_learned"]
