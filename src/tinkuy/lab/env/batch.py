"""Many games in one process that go on by one call; their arrays are made once and written anew by every step."""

from __future__ import annotations

import numpy as np

from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.table import Table
from tinkuy.features import Packed
from tinkuy.lab.env.arena import NUMBER, Arena, Array


class Batch:
    """In every game whoever is asked acts; a game that is over is followed by a new deal in the same step.

    After `reset` and after every `step`, by game:
    `seats` who is asked, `observations` what that seat sees, `masks` what it can do,
    and of the last step `over` where a game ended, `rewards` what it was then worth by seat.
    """

    def __init__(self, game: Game | str, games: int, seats: int, options: dict[str, str] | None, reward: str,
                 seed: int | str = 0) -> None:  # fmt: skip
        if games < 1:
            raise Refused(f"A batch has at least 1 game, not {games}.")
        self.arena = Arena(game, seats, options, reward)
        self.games = games
        self.observations = np.zeros((games, self.arena.size), NUMBER)
        self.masks = np.zeros((games, self.arena.actions), bool)
        self.seats = np.zeros(games, np.int64)
        self.over = np.zeros(games, bool)
        self.rewards = np.zeros((games, seats), np.float32)
        self._offered: Array = np.zeros(0, np.int64)
        self._ends: Array = np.zeros(games, np.int64)
        self._rows = np.arange(games)
        self._packed = Packed(self.arena.layout, self.arena.quick)
        self._order = np.array(self._packed.order)
        self._memories = [self._packed.memory() for _ in range(games)]
        self.reset(seed)

    def reset(self, seed: int | str = 0) -> None:
        """New deals: the same ones for the same seed."""
        self.seed = seed
        self.dealt = 0
        self.tables = [self._deal() for _ in range(self.games)]
        self.over[:] = False
        self.rewards[:] = 0
        self._look()

    def step(self, actions: Array) -> None:
        """An action for every game; refused before anything has changed when one of them is not offered."""
        if not self.masks[self._rows, actions].all():
            wrong = int(np.argmin(self.masks[self._rows, actions]))
            self.arena.option(self.tables[wrong], int(self.seats[wrong]), int(actions[wrong]))
        self.over[:] = False
        self.rewards[:] = 0
        offsets, answer = self.arena.offsets, self.arena.answer
        for row, (table, action) in enumerate(zip(self.tables, actions.tolist(), strict=True)):
            ask = table.ask
            answer(table, ask.seat, action - offsets[ask.kind])
            if table.over:
                self.over[row] = True
                self.rewards[row] = self.arena.returns(table)
                self.tables[row] = self._deal()
        self._look()

    def sample(self, draw: Array) -> Array:
        """For every game an action that is offered, drawn by a generator of numpy."""
        counts = np.diff(self._ends, prepend=0)
        chosen = self._ends - counts + (draw.random(self.games) * counts).astype(np.int64)
        return self._offered[chosen] - self._rows * self.arena.actions

    def _deal(self) -> Table:
        self.dealt += 1
        return self.arena.deal(f"{self.seed}-{self.dealt}")

    def _look(self) -> None:
        arena, seen = self.arena, self.observations
        pieces = self._packed.pieces
        actions, offsets = arena.actions, arena.offsets
        seats: list[int] = []
        offered: list[int] = []  # numbered through all games
        ends: list[int] = []
        packed: list[bytes] = []
        for row, (table, memory) in enumerate(zip(self.tables, self._memories, strict=True)):
            ask = table.ask
            seats.append(ask.seat)
            packed += pieces(table, ask.seat, memory)
            first = row * actions + offsets[ask.kind]
            offered += [first + option for option in ask.options]
            ends.append(len(offered))
        self.seats[:] = seats
        found = np.frombuffer(b"".join(packed), NUMBER).reshape(seen.shape)
        np.take(found, self._order, axis=1, out=seen, mode="clip")
        seen[:, arena.places] = arena.turned[self.seats[:, None], seen[:, arena.places]]
        flat = self.masks.reshape(-1)
        flat[self._offered] = False
        self._offered, self._ends = np.array(offered, np.int64), np.array(ends, np.int64)
        flat[self._offered] = True
