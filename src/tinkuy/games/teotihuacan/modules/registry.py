"""Which modules of the expansion there are, in any combination (TE-19.1, TE-19.5)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.modules.module import Module

__all__ = ["MODULES", "modules_of"]

# In the order in which their conducts are laid around each other: reductions of a price come before what fixes it
# (TE-19.4).
MODULES: list[Module] = []


def modules_of(options: dict[str, str]) -> list[Module]:
    """Those that are in play."""
    return [module for module in MODULES if options.get(module.name) == "on"]
