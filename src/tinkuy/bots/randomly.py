"""Answers at random: the measure of everything that wants to be better."""

from __future__ import annotations

from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table


class Randomly:
    """Every option with the same chance."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed

    def choose(self, table: Table, seat: int) -> int:
        options = question(table, seat).options
        return options[chance_here(self.seed, table, seat).below(len(options))]


def question(table: Table, seat: int) -> Ask:
    """What the seat is asked; a bot that is not asked anything has nothing to say."""
    ask = table.asked(seat)
    if ask is None:
        raise Refused("The game is over." if table.over else f"Seat {seat} is not asked anything now.")
    return ask


def chance_here(seed: str, table: Table, seat: int) -> Chance:
    """A bot's chance at this moment of the game, so that a bot made anew for every answer plays the same game."""
    own = sum(1 for answerer, _, _ in table.choices() if answerer == seat)
    return Chance.from_seed(f"bot {seed} {seat} {len(table.turns)} {own}")
