"""How a player does what a solo opponent does otherwise: here as the rulebook says for people.

The chapters hold the rules for people. Where one comes to a thing that Axomamma does in a way of her own, it goes
through the player's conduct: people have this one, she has hers (`axomamma.conduct`).
"""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import (
    buildings,
    cards,
    ceremony,
    conquest,
    priest,
    rewards,
    scoring,
    setup,
    statues,
    tapestries,
    turn,
    weaving,
    workers,
)
from tinkuy.games.tawantinsuyu.rewards_data import Reward
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu


class Conduct:
    """The people's way of it."""

    def prepare(self, game: Tawantinsuyu, me: Player) -> None:
        """An empty area is all that people have before the setup."""

    def set_up(self, game: Tawantinsuyu, me: Player) -> None:
        setup.take_start_goods(game, me)

    def take_turn(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return turn.take_turn(game, me)

    # Gains.

    def got_potato(self, game: Tawantinsuyu, me: Player) -> None:
        """Nothing follows from it."""

    def take_god_card(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return cards.take_god_card(game, me)

    def train(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return cards.train(game, me)

    def take_nomad(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return workers.take_nomad(game, me, optional=True)

    def take_one_of(self, game: Tawantinsuyu, me: Player, reward: Reward, source: int) -> Rules[None]:
        return rewards.take_one_of(game, me, reward, source)

    def build(self, game: Tawantinsuyu, me: Player, free: bool) -> Rules[object]:
        return buildings.build(game, me, free, optional=True)

    def make_statue(self, game: Tawantinsuyu, me: Player) -> Rules[object]:
        return statues.make_statue(game, me, optional=True)

    def free_weave(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return weaving.free_weave(game, me)

    def buy_leftover(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return weaving.buy_leftover(game, me)

    # Priest actions.

    def lead(self, game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
        return priest.lead(game, me, action)

    def follow(self, game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
        return priest.follow(game, me, action)

    def casualty(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return conquest.casualty(game, me)

    def play_army(self, game: Tawantinsuyu, me: Player, leading: bool) -> Rules[None]:
        return conquest.play_army(game, me, leading)

    def place_marker(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return conquest.place_marker(game, me)

    def place_second_marker(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return conquest.place_marker(game, me)

    # Ceremonies and the end.

    def trade(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return tapestries.trade(game, me)

    def trade_vp(self, game: Tawantinsuyu, me: Player) -> int:
        """What the trade gives for certain."""
        return tapestries.trade_vp(game, me)

    def draw_cards(self, game: Tawantinsuyu, me: Player, count: int) -> None:
        ceremony.draw_cards(game, me, count)

    def fall_behind(self, game: Tawantinsuyu, me: Player) -> None:
        """The number of cards is all that comes of it."""

    def last_actions(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return scoring.last_free_actions(game, me)

    def score_end(self, game: Tawantinsuyu, me: Player) -> None:
        scoring.score_player(game, me)


PEOPLE: Final = Conduct()
