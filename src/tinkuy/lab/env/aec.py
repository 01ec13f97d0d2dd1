"""PettingZoo: every seat is an agent, and whoever is asked acts."""

from __future__ import annotations

import json
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR
from tinkuy.core.game import Game
from tinkuy.core.view import view
from tinkuy.lab.env.arena import HIGHEST, LOWEST, NUMBER, Arena, Array


def env(game: Game | str, seats: int = 4, options: dict[str, str] | None = None, reward: str = "win") -> Any:
    """As PettingZoo has it: with the wrapper that says what was called too early."""
    return OrderEnforcingWrapper(AecGame(game, seats, options, reward))


class AecGame(AECEnv):
    """Observations are `{"observation": ..., "action_mask": ...}`; rewards come at the end.

    Where several seats choose at once they act one after another, and nobody sees a choice before all are made.
    """

    def __init__(self, game: Game | str, seats: int, options: dict[str, str] | None, reward: str) -> None:
        super().__init__()
        self.arena = arena = Arena(game, seats, options, reward)
        name = f"tinkuy_{arena.layout.version.replace(' ', '_v')}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = spaces.Box(LOWEST, HIGHEST, (arena.size,), NUMBER)
        mask = spaces.Box(0, 1, (arena.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(arena.actions) for agent in self.possible_agents}
        self._deals = Chance.from_seed(str(secrets.randbits(128)))

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: the one of the seed, or the next one after it."""
        if seed is not None:
            self._deals = Chance.from_seed(f"deals {seed}")
        self.table = self.arena.deal(self._deals.below(1 << 62))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.ask.seat]

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self._seats[agent]
        return {"observation": self.arena.observe(self.table, seat), "action_mask": self.arena.mask(self.table, seat)}

    def step(self, action: int | None) -> None:
        """Refused with a sentence when the action is not offered; nothing has changed then."""
        agent, table = self.agent_selection, self.table
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = table.ask.seat
        assert action is not None
        self.arena.answer(table, seat, self.arena.option(table, seat, action))
        if not table.over:
            self.agent_selection = self.possible_agents[table.ask.seat]
            return
        for other, reward in zip(self.possible_agents, self.arena.returns(table), strict=True):
            self.rewards[other] = reward
            self.terminations[other] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """What everybody can see, as JSON."""
        return json.dumps(view(self.table, SPECTATOR), indent=1)

    def close(self) -> None:
        pass
