"""A small network with numpy, for many positions at once.

Every number of a row chooses a line of a table, and the lines are added up: that is the first layer, without any
multiplication. Numbers that mean the same, such as the cards of a display, choose from the same lines. A second layer
corrects what the hand-written values say; it tells the own points at the end, the lead, and the chance to win.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

OWN: Final = 0
LEAD: Final = 1
WIN: Final = 2
WEIGHTS: Final = ("lines", "rough", "bias", "second", "second_bias", "heads", "heads_bias", "skip")
COLUMNS: Final = ("used", "first", "least", "step", "count")


class Network:
    """Arrays by name, as they are kept in a file of weights."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.numpy = import_module("numpy")
        kept = {name: self.numpy.asarray(arrays[name], dtype=self.numpy.float32) for name in WEIGHTS}
        self.columns = {name: self.numpy.asarray(arrays[name], dtype=self.numpy.int64) for name in COLUMNS}
        self.weights: dict[str, Any] = kept
        self.numbers = int(self.numpy.asarray(arrays["numbers"]))  # of a row; those that never change are not used
        self.estimates = int(kept["rough"].shape[0])

    def chosen(self, rows: Any) -> Any:
        """Which lines the numbers of these rows choose."""
        columns = self.columns
        numbers = self.numpy.asarray(rows, dtype=self.numpy.int64)[:, columns["used"]]
        steps = (numbers - columns["least"]) // columns["step"]
        return columns["first"] + self.numpy.clip(steps, 0, columns["count"] - 1)

    def heads(self, rows: Any, estimates: Any) -> Any:
        """For each row the own points and the lead in twentieths of 400 points, and the odds to win as a logarithm."""
        np, kept = self.numpy, self.weights
        rough = np.asarray(estimates, dtype=np.float32)
        hidden = kept["lines"][self.chosen(rows)].sum(axis=1)
        hidden += rough @ kept["rough"] + kept["bias"]
        np.maximum(hidden, 0, out=hidden)
        second = hidden @ kept["second"] + kept["second_bias"]
        np.maximum(second, 0, out=second)
        return second @ kept["heads"] + kept["heads_bias"] + rough @ kept["skip"]
