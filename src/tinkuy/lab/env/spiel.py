"""OpenSpiel: the games as `tinkuy_tzolkin` and so on, with players, reward and number of deals as parameters.

Chance comes once, before the first question: which of the deals is played. What is drawn later follows from the deal,
so a history tells the whole game. What a player cannot know is dealt anew by `resample_from_infostate`, for IS-MCTS.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel

from tinkuy.core.data import LARGEST, SPECTATOR
from tinkuy.core.errors import Refused
from tinkuy.core.view import view
from tinkuy.games import GAMES
from tinkuy.lab.env.arena import Arena, named_game
from tinkuy.lab.env.play import Play

DEALS = 10_000
WORLDS = 1 << 53


def load(game: str, seats: int = 2, reward: str = "win", deals: int = DEALS) -> Any:
    named_game(game)  # refused with a sentence
    return pyspiel.load_game(f"tinkuy_{game}", {"players": seats, "reward": reward, "deals": deals})


class SpielGame(pyspiel.Game):
    """OpenSpiel makes games of a class, so every game here has one of its own that knows its name."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        chosen = {**_parameters(name), **(params or {})}
        self.arena = Arena(name, chosen["players"], None, chosen["reward"])
        self.deals = chosen["deals"]
        shares = chosen["reward"] == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arena.actions,
            max_chance_outcomes=self.deals,
            num_players=self.arena.seats,
            min_utility=0.0 if shares else -float(LARGEST),
            max_utility=1.0 if shares else float(LARGEST),
            utility_sum=None,
            max_game_length=self.arena.game.longest,
        )
        super().__init__(_game_type(name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.arena, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """Before the deal there is nothing; then everything is in `play`, which OpenSpiel copies with the state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.play.table
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.ask.seat

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.table.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        ask = self.play.table.ask
        if self.play.table.over or player != ask.seat:
            return []
        offset = self.play.arena.offsets[ask.kind]
        return sorted(offset + option for option in ask.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self.play.answer(action)
            return
        arena = self.get_game().arena
        self.play = Play(arena, arena.deal(action, tracked=True), [b""] * arena.seats)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().arena.named(action))

    def returns(self) -> list[float]:
        if self.play is None or not self.play.table.over:
            return [0.0] * self.num_players()
        return self.play.arena.returns(self.play.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """The same moment in another world, which this player cannot tell from the real one."""
        if self.play is None:
            raise Refused("Before the deal there is nothing to be dealt anew.")
        state: SpielState = self.clone()
        state.play = self.play.resample(player, int(sampler() * WORLDS))
        return state

    def __str__(self) -> str:
        return "before the deal" if self.play is None else str(view(self.play.table, SPECTATOR)["state"])


class SpielObserver:
    """The vector of a seat as floats; with perfect recall the string also tells its past."""

    def __init__(self, arena: Arena, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(arena.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.arena.observe(state.play.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.play is None:
            return "before the deal"
        return state.play.information(player) if self.recall else state.play.sight(player)


def _parameters(name: str) -> dict[str, Any]:
    return {"players": named_game(name).seats[-1], "reward": "win", "deals": DEALS}


def _game_type(name: str) -> Any:
    seats = named_game(name).seats
    return pyspiel.GameType(
        short_name=f"tinkuy_{name}",
        long_name=f"Tinkuy: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


for _name in GAMES:
    # Only a class may be registered: anything else is freed after the interpreter has ended, and aborts it.
    _class = type(f"Spiel_{_name}", (SpielGame,), {"name": _name})
    pyspiel.register_game(_game_type(_name), _class)
