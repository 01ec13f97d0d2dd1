"""What it does otherwise than people, each with its clause; the rest is the rulebook's."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Rules
from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot import points, setup, turn
from tinkuy.games.teotihuacan.teotibot.priests import manner_of


class Teotibot(Conduct):
    def set_up(self, game: Teotihuacan, me: Player) -> None:
        setup.set_up(game, me)

    def take_turn(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return turn.take_turn(game, me)

    def got_cocoa(self, game: Teotihuacan, me: Player) -> None:
        points.swap_cocoa(game, me)

    def take_reward(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return manner_of(game).ascended(game, me)

    def salary(self, game: Teotihuacan, me: Player) -> int:
        """TE-18.11."""
        return 0

    def pay_salary(self, game: Teotihuacan, me: Player) -> Rules[None]:
        """TE-18.11, TE-18.32."""
        yield from ASKS_NOTHING

    def score_bonus(self, game: Teotihuacan, me: Player, temple: int) -> None:
        points.score_bonus(game, me, temple)

    def score_rest(self, game: Teotihuacan, me: Player) -> None:
        points.score_rest(game, me)


TEOTIBOT: Final = Teotibot()
