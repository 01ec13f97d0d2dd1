"""Gymnasium: one seat, and bots on the others, who answer within the step.

`gymnasium.make("tinkuy.lab.env.single:tinkuy/tzolkin-v1", seats=4, bots="greedy:8")` makes one, too.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from tinkuy.bots import bot_seed, find_bot
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.features.declared import declared
from tinkuy.games import GAMES
from tinkuy.lab.env.arena import HIGHEST, LOWEST, NUMBER, Arena, Array, named_game


class SeatEnv(gymnasium.Env):
    """The observation is the vector of the seat; the mask is `info["action_mask"]` and `action_masks()`.

    An action that is not offered changes nothing, costs `penalty`, and `info["refused"]` says why.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: Game | str,
        seats: int = 4,
        options: dict[str, str] | None = None,
        reward: str = "win",
        seat: int = 0,
        bots: str | list[str] = "random",
        penalty: float = 0.0,
    ) -> None:
        self.arena = arena = Arena(game, seats, options, reward)
        if not 0 <= seat < seats:
            raise Refused(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        self.seat = seat
        self.others = [other for other in range(seats) if other != seat]
        names = [bots] * len(self.others) if isinstance(bots, str) else bots
        if len(names) != len(self.others):
            raise Refused(f"{len(self.others)} seats need a bot, and {len(names)} were named.")
        self.names = dict(zip(self.others, names, strict=True))
        for name in names:
            find_bot(name, 0)
        self.aimless = all(name == "random" for name in names)  # these need no tracked table
        self.penalty = penalty
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (arena.size,), NUMBER)
        self.action_space = spaces.Discrete(arena.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = self.arena.deal(int(self.np_random.integers(1 << 62)), tracked=not self.aimless)
        self.draw = Random(self.table.seed).random
        self.players = {seat: find_bot(name, bot_seed(self.table.seed, seat)) for seat, name in self.names.items()}
        self._others_answer()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        try:
            option = self.arena.option(self.table, self.seat, action)
        except Refused as refused:
            return self._seen(), -self.penalty, self.table.over, False, {**self._info(), "refused": str(refused)}
        self.arena.answer(self.table, self.seat, option)
        self._others_answer()
        reward = self.arena.returns(self.table)[self.seat] if self.table.over else 0.0
        return self._seen(), reward, self.table.over, False, self._info()

    def action_masks(self) -> Array:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self.arena.mask(self.table, self.seat).astype(bool)

    def _others_answer(self) -> None:
        table = self.table
        while not table.over and table.ask.seat != self.seat:
            seat, options = table.ask.seat, table.ask.options
            if self.aimless:
                option = options[int(self.draw() * len(options))]
            else:
                option = self.players[seat].choose(table, seat)
            self.arena.answer(table, seat, option)

    def _seen(self) -> Array:
        return self.arena.observe(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.arena.mask(self.table, self.seat)}


for _name in GAMES:
    gymnasium.register(
        f"tinkuy/{_name}-v{declared(named_game(_name)).version}", SeatEnv, kwargs={"game": _name}, order_enforce=True
    )
