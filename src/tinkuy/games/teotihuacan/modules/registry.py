"""Which modules of the expansion there are, in any combination (TE-19.1, TE-19.5)."""

from __future__ import annotations

from typing import Final

from tinkuy.games.teotihuacan.modules.architecture.module import Architecture
from tinkuy.games.teotihuacan.modules.development.module import Development
from tinkuy.games.teotihuacan.modules.height.module import Height
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.modules.priests.module import Priests
from tinkuy.games.teotihuacan.modules.seasons.module import Seasons
from tinkuy.games.teotihuacan.rulings import WITH_MODULES
from tinkuy.games.teotihuacan.teotibot.module import BotPriests

__all__ = ["MODULES", "modules_of"]

# In the order in which their conducts are laid around each other: reductions of a price come before what fixes it
# (TE-19.4).
MODULES: Final[list[Module]] = [
    Seasons("seasons"),
    Height("height"),
    Priests("priests"),
    BotPriests("priests"),
    Architecture("architecture"),
    Development("development"),
]


def modules_of(options: dict[str, str]) -> list[Module]:
    """Those that are in play."""
    everything = options.get("play") == WITH_MODULES
    return [module for module in MODULES if everything or options.get(module.name) == "on"]
