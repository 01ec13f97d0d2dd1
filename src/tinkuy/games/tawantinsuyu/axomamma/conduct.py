"""What she does otherwise than people, each with its clause; the rest is the rulebook's."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Rules
from tinkuy.games.tawantinsuyu import cards
from tinkuy.games.tawantinsuyu.axomamma import actions, ceremony, choices, conquest, gains, purchases, setup, turn
from tinkuy.games.tawantinsuyu.conduct import Conduct
from tinkuy.games.tawantinsuyu.rewards_data import Reward
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu


class Axomamma(Conduct):
    def prepare(self, game: Tawantinsuyu, me: Player) -> None:
        setup.prepare(game, me)

    def set_up(self, game: Tawantinsuyu, me: Player) -> None:
        setup.set_up(game, me)

    def take_turn(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return turn.take_turn(game, me)

    def got_potato(self, game: Tawantinsuyu, me: Player) -> None:
        gains.swap_potatoes(game, me)

    def take_god_card(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        gains.send_altar_card(game, me)
        yield from ASKS_NOTHING

    def train(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        """TA-18.5: where others draw 2 and keep 1 she draws 1."""
        cards.gain_army_card(game, me)
        yield from ASKS_NOTHING

    def take_nomad(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return gains.hire_nomad(game, me)

    def take_one_of(self, game: Tawantinsuyu, me: Player, reward: Reward, source: int) -> Rules[None]:
        return gains.take_one_of(game, me, reward, source)

    def build(self, game: Tawantinsuyu, me: Player, free: bool) -> Rules[object]:
        return purchases.free_building(game, me) if free else purchases.building(game, me, choices.prefers_passive(me))

    def make_statue(self, game: Tawantinsuyu, me: Player) -> Rules[object]:
        return purchases.statue(game, me)

    def free_weave(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        gains.free_weave(game, me)
        yield from ASKS_NOTHING

    def buy_leftover(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        choices.buy_leftover(game, me)
        yield from ASKS_NOTHING

    def lead(self, game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
        return actions.lead(game, me, action)

    def follow(self, game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
        return actions.follow(game, me, action)

    def casualty(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        conquest.casualty(game)
        yield from ASKS_NOTHING

    def play_army(self, game: Tawantinsuyu, me: Player, leading: bool) -> Rules[None]:
        conquest.play_army(game, me, leading)
        yield from ASKS_NOTHING

    def place_marker(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return conquest.first_marker(game, me)

    def place_second_marker(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return conquest.second_marker(game, me)

    def trade(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        ceremony.score_weaves(game, me)
        yield from ASKS_NOTHING

    def trade_vp(self, game: Tawantinsuyu, me: Player) -> int:
        return ceremony.weaves_vp(game, me)

    def draw_cards(self, game: Tawantinsuyu, me: Player, count: int) -> None:
        """TA-22.3: she draws none."""

    def fall_behind(self, game: Tawantinsuyu, me: Player) -> None:
        ceremony.fall_behind(game, me)

    def last_actions(self, game: Tawantinsuyu, me: Player) -> Rules[None]:
        return ceremony.last_actions(game, me)

    def score_end(self, game: Tawantinsuyu, me: Player) -> None:
        ceremony.score_end(game, me)


AXOMAMMA: Final = Axomamma()
