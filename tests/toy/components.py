"""The component tables in the form the rules use."""

from __future__ import annotations

from tinkuy.core.components import ComponentSet


class Components:
    def __init__(self, component_set: ComponentSet) -> None:
        tables = component_set.reader()
        table, player = tables.part("table"), tables.part("player")
        self.cards = table.number("cards", least=1)
        self.stall = table.number("stall", least=1)
        self.gems = table.number("gems", least=1)
        self.rounds = table.number("rounds", least=1)
        self.hand = player.number("hand")
        self.coins = player.number("coins")
        self.bid_points = tables.part("scoring").number("bid")
        self.card_ids = [f"c{card}" for card in range(self.cards)]
