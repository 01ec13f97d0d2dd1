"""The orange temple on the table (TE-21.1, TE-21.2, TE-21.18 to TE-21.20)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.modules.height.conduct import WithAbilities
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.rulings import Rulings
from tinkuy.games.teotihuacan.vocabulary import NOBLES, SEATS, SPACES, TEMPLES


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
