"""The season tiles on the table (TE-22.1, TE-22.2, TE-22.12)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.modules.seasons.conduct import BotInSeason, InSeason
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.told import events as told


class Seasons(Module):
    def around(self, inner: Conduct) -> Conduct:
        return InSeason(inner)

    def around_bot(self, inner: Conduct) -> Conduct:
        return BotInSeason(inner)

    def set_up(self, game: Teotihuacan) -> None:
        """TE-22.1, TE-22.10."""
        seasons = game.components.seasons
        without_quiet = game.rulings.without_quiet_season
        game.season_stack.cards = [n for n, season in enumerate(seasons) if not (without_quiet and season.quiet)]
        game.season_stack.riffle(game.chance)
        self.new_era(game)

    def new_era(self, game: Teotihuacan) -> None:
        """TE-22.1, TE-22.12: the old one does not come back."""
        game.season = game.season_stack.draw()
        if game.told is not None:
            game.tell(told.SEASON, [game.season])
