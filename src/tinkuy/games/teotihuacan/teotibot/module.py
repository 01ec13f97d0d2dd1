"""Its priest tile as a part of the module of priests and priestesses (TE-20.24, TE-20.25)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.around import Around
from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.state import NONE, Player, Teotihuacan
from tinkuy.games.teotihuacan.teotibot.priests import deal_priest, manner_of


class BotPriests(Module):
    def around(self, inner: Conduct) -> Conduct:
        return Watched(inner)

    def set_up(self, game: Teotihuacan) -> None:
        if game.seats == 1:
            deal_priest(game)


class Watched(Around):
    """Of the human, whose moves may bring Teotibot something."""

    def moved(self, game: Teotihuacan, me: Player, board: int, workers: int) -> None:
        if game.bot_priest != NONE:
            manner_of(game).human_moved(game, game.players[-1], board, workers)
        self.inner.moved(game, me, board, workers)
