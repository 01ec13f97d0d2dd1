"""The orange temple on the table (TE-21.1, TE-21.2, TE-21.18 to TE-21.20)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.modules.height.conduct import BotWithAbilities, WithAbilities
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.rulings import Rulings
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import NOBLES, ORANGE, SEATS, SPACES, TEMPLES


class Height(Module):
    def join(self, rulings: Rulings, components: Components) -> None:
        """TE-21.1, TE-21.2, A-47: a fourth temple, its worship space on Nobles, and Discovery tiles at both."""
        rulings.temples = len(TEMPLES)
        rulings.spaces[NOBLES] = [SPACES.index("nobles")]
        rulings.building_rows = components.orange_nobles.rows
        for site, counts in components.orange_counts.items():
            rulings.site_counts[site] = counts
        if components.orange_nobles.slot:
            rulings.slots.append(NOBLES)
            rulings.site_counts[NOBLES] = dict.fromkeys(SEATS, 1)

    def around(self, inner: Conduct) -> Conduct:
        return WithAbilities(inner)

    def around_bot(self, inner: Conduct) -> Conduct:
        return BotWithAbilities(inner)

    def set_up(self, game: Teotihuacan) -> None:
        """TE-21.16: Teotibot's figure begins on the orange bonus tile and stays there."""
        for bot in game.players[game.seats :]:
            bot.temples[ORANGE] = game.components.bonus_steps[ORANGE]
            if game.told is not None:
                game.tell(told.BOT_ORANGE, [bot.temples[ORANGE]])

    def eclipse_begins(self, game: Teotihuacan) -> None:
        """TE-21.17, TE-21.31: by the number of eclipses held."""
        for bot in game.players[game.seats :]:
            for number, ability in enumerate(game.components.abilities):
                if ability.bot_eclipse == game.eclipses + 1:
                    bot.abilities = [*bot.abilities, number]
                    if game.told is not None:
                        game.tell(told.BOT_GETS_ABILITY, [number])
