"""What event cards are worth to a player while they lie open: what bots lay them by."""

from __future__ import annotations

from tinkuy.games.inca_empire.components import EFFECTS, REVOLT, SUPPORT
from tinkuy.games.inca_empire.state import IncaEmpire, Player


class Cards:
    """Made once from the weights."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.worth = [weights.get(effect, 0.0) for effect in EFFECTS]
        self.lost_road = weights["lost_road"]
        self.support = weights["support"]
        self.harm = weights["harm"]

    def effect_worth(self, game: IncaEmpire, me: Player, effect: int) -> float:
        """Of one card at the own stripe in one People phase."""
        if effect == REVOLT:
            return -self.lost_road * (me.links & game.lawless).bit_count()
        if effect == SUPPORT:
            components, face = game.components, game.face.cards
            return self.support * sum(
                [1 for each in me.tiles if components.resistance[face[each]] == components.supported]
            )
        return self.worth[effect]

    def laid_worth(self, game: IncaEmpire, me: Player) -> float:
        """Of the own card that lies face down: good for those at its sector, and the others' good is my harm."""
        if not me.placed.cards:
            return 0.0
        components = game.components
        card, beside = me.placed.cards[0], components.sectors[me.sector]
        effect, amount = components.event_effects[card], components.event_amounts[card]
        value = 0.0
        for player in game.players:
            if player.start in beside:
                worth = amount * self.effect_worth(game, player, effect)
                value += worth if player is me else -self.harm * worth
        return value

    def open_worth(self, game: IncaEmpire, me: Player) -> float:
        """Of all cards that lie open."""
        value = 0.0
        for player in game.players:
            worth = 0.0
            for effect, amount in enumerate(player.effects):
                if amount:
                    worth += amount * self.effect_worth(game, player, effect)
            value += worth if player is me else -self.harm * worth
        return value
