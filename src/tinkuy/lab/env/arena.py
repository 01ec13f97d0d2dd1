"""What the environments share: a game by its name, deals of it, actions as numbers, what seats see as arrays."""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Any

import numpy as np

from tinkuy.core.codes import answer_code
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, clean_options
from tinkuy.core.table import Table
from tinkuy.features import Layout, Quick
from tinkuy.games import find_game
from tinkuy.lab.env.rewards import REWARDS

Array = Any
NUMBER = np.int16
LOWEST, HIGHEST = -10_000, 10_000  # of the numbers in an observation; see core.data.LARGEST


@cache
def named_game(name: str) -> Game:
    """Made once: the map of a game takes longer than many of its games."""
    return find_game(name)


class Arena:
    """A game for so many seats with these options, and what its end is worth."""

    def __init__(self, game: Game | str, seats: int, options: dict[str, str] | None, reward: str) -> None:
        if reward not in REWARDS:
            raise Refused(f"There is no reward '{reward}'; the rewards are: {', '.join(REWARDS)}.")
        self.game = named_game(game) if isinstance(game, str) else game
        self.layout = Layout(self.game, seats)
        self.seats = seats
        self.options = clean_options(self.game, options or {}, seats)
        self.reward = reward
        self.returns = REWARDS[reward]
        self.actions = self.layout.actions
        self.offsets = self.layout.offsets
        self.size = self.layout.size
        self.quick = Quick(self.layout)
        self.struct = Struct(f"{self.size}h")
        self.places = np.array(self.layout.places, dtype=np.intp)
        self.turned = np.array([self.layout.turned(seat) for seat in range(seats)], dtype=NUMBER)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles its games: made anew from its name, an owner's tables are not taken along."""
        return Arena, (self.game.name, self.seats, self.options, self.reward)

    def deal(self, seed: int | str, tracked: bool = False) -> Table:
        """A new game in which nothing is told; bots and copies need a tracked one, which is half as fast."""
        state = self.game.setup(self.seats, str(seed), self.options)
        state.told = None
        table = Table(self.game, state, self.seats, tracked)
        table.seed, table.options = str(seed), self.options
        table.discreet = True
        table.begin()
        return table

    def answer(self, table: Table, seat: int, option: int) -> None:
        """Nothing is checked. An untracked table does not remember the answers of its turn, which seats see."""
        if table.tracked:
            table.send_for(seat, option)
            return
        begun, ask = table.begun, table.ask
        assert ask.seat == seat, "seats act one after another, also where they choose at once"
        table.answers.append((seat, ask.kind, option))
        table.send_for(seat, option)
        if table.begun != begun:
            table.answers = []
            table.opened = 0

    def observe(self, table: Table, seat: int) -> Array:
        seen = np.empty(self.size, NUMBER)
        self.struct.pack_into(seen, 0, *self.quick.numbers(table, seat))
        seen[self.places] = self.turned[seat][seen[self.places]]
        return seen

    def mask(self, table: Table, seat: int) -> Array:
        """1 for every action that the seat can take now."""
        mask = np.zeros(self.actions, np.int8)
        ask = table.ask if table.ask.seat == seat else table.asked(seat)
        if ask is not None and not table.over:
            offset = self.offsets[ask.kind]
            mask[[offset + option for option in ask.options]] = 1
        return mask

    def option(self, table: Table, seat: int, action: int) -> int:
        """The option that an action is for the question of this seat; refused when it is not offered."""
        ask = table.ask if table.ask.seat == seat else table.asked(seat)
        if ask is None or table.over:
            raise Refused("The game is over." if table.over else f"Seat {seat} is not asked anything now.")
        option = int(action) - self.offsets[ask.kind]
        if option not in ask.options:
            asked = self.game.kinds[ask.kind].name
            raise Refused(f"Action {action} ({self.named(action)}) does not answer '{asked}' now; see the mask.")
        return option

    def named(self, action: int) -> str:
        """`gear tikal`: kind and option of an action."""
        if not 0 <= action < self.actions:
            return "unknown"
        kind = max(number for number, offset in enumerate(self.offsets) if offset <= action)
        return answer_code(self.game, kind, int(action) - self.offsets[kind])
