"""A small policy in numpy: from the numbers of an observation to a preference for every action."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tinkuy.features import Layout

Array = Any
LEVELS = 16  # a number with no more values than this is shown as one input for each of them
UNLIKELY = -1e9  # the preference for what cannot be done


def made_for(layout: Layout) -> str:
    """What a policy must be used with."""
    return f"{layout.version}, {layout.seats} seats"


class Encoder:
    """Numbers as inputs: ids and levels one by one, amounts scaled; what never changes is left out."""

    def __init__(self, columns: Array, values: Array, scaled: Array, mean: Array, spread: Array) -> None:
        self.columns, self.values = columns, values
        self.scaled, self.mean, self.spread = scaled, mean, spread
        self.size = len(columns) + len(scaled)

    @staticmethod
    def fitted(features: Array) -> Encoder:
        columns: list[int] = []
        values: list[int] = []
        scaled: list[int] = []
        for column in range(features.shape[1]):
            found = np.unique(features[:, column])
            if 1 < len(found) <= LEVELS:
                columns += [column] * len(found)
                values += found.tolist()
            elif len(found) > LEVELS:
                scaled.append(column)
        amounts = features[:, scaled].astype(np.float32)
        spread = amounts.std(0) if scaled else np.zeros(0, np.float32)
        return Encoder(np.array(columns, np.int64), np.array(values, np.int16), np.array(scaled, np.int64),
                       amounts.mean(0) if scaled else spread, spread + 1e-6)  # fmt: skip

    def __call__(self, features: Array) -> Array:
        levels = features[:, self.columns] == self.values
        amounts = (features[:, self.scaled] - self.mean) / self.spread
        return np.concatenate([levels, amounts], 1, dtype=np.float32, casting="unsafe")


class Policy:
    """One hidden layer; `version` says which features it was made for."""

    def __init__(self, version: str, encoder: Encoder, weights: list[Array]) -> None:
        self.version = version
        self.encoder = encoder
        self.weights = weights

    @staticmethod
    def fresh(version: str, encoder: Encoder, actions: int, hidden: int, seed: int) -> Policy:
        draw = np.random.default_rng(seed)
        sizes = [(encoder.size, hidden), (hidden, actions)]
        weights: list[Array] = []
        for n, m in sizes:
            weights += [draw.normal(0, np.sqrt(2 / n), (n, m)).astype(np.float32), np.zeros(m, np.float32)]
        return Policy(version, encoder, weights)

    def forward(self, inputs: Array) -> tuple[Array, Array]:
        """The hidden layer and the preferences."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(inputs @ first + first_bias, 0)
        return hidden, hidden @ second + second_bias

    def best(self, numbers: list[int], actions: list[int]) -> int:
        """The preferred of these actions for one observation."""
        _, wanted = self.forward(self.encoder(np.array([numbers], np.int16)))
        return actions[int(np.argmax(wanted[0, actions]))]

    def save(self, path: Path) -> None:
        encoder = self.encoder
        parts = {"columns": encoder.columns, "values": encoder.values, "scaled": encoder.scaled}
        parts |= {"mean": encoder.mean, "spread": encoder.spread, "version": np.array(self.version)}
        np.savez_compressed(path, **parts, **{f"weight{n}": weight for n, weight in enumerate(self.weights)})

    @staticmethod
    def load(path: Path) -> Policy:
        with np.load(path) as parts:
            encoder = Encoder(parts["columns"], parts["values"], parts["scaled"], parts["mean"], parts["spread"])
            return Policy(str(parts["version"]), encoder, [parts[f"weight{n}"] for n in range(4)])
