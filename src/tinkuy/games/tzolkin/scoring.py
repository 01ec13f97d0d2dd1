"""The end of the game (TZ-23)."""

from __future__ import annotations

from tinkuy.games.tzolkin.goods import score, score_quarters
from tinkuy.games.tzolkin.monuments import monument_vp
from tinkuy.games.tzolkin.state import FROM_CORN, FROM_MONUMENTS, FROM_SKULLS, Player, Tzolkin, on_gears
from tinkuy.games.tzolkin.told import events as told

QUARTERS = 4


def value_in_corn(game: Tzolkin, me: Player) -> int:
    """TZ-14.8, TZ-23.3: corn, and resources at the rates of the exchange."""
    rates = game.components.exchange
    held = me.resources
    return me.corn + held[0] * rates[0] + held[1] * rates[1] + held[2] * rates[2]


def score_the_end(game: Tzolkin) -> None:
    """TZ-23.3, TZ-23.4: resources to corn, a quarter VP each, skulls, then monuments."""
    for player in game.players:
        corn = value_in_corn(game, player)
        if game.told is not None:
            game.tell(told.CONVERTED, [player.seat, corn])
        player.corn, player.resources = corn, [0, 0, 0]
        score_quarters(game, player, FROM_CORN, corn * QUARTERS // game.components.corn_per_vp)
        score(game, player, FROM_SKULLS, game.components.vp_per_skull * player.skulls)
    for player in game.players:
        for monument in player.monuments:
            if game.told is not None:
                game.tell(told.MONUMENT_SCORED, [player.seat, monument])
            score(game, player, FROM_MONUMENTS, monument_vp(game, player, monument))


def winners(game: Tzolkin) -> list[int]:
    """TZ-23.5, TZ-23.6: most VP, then most own workers left on gears, then a shared win."""
    ranks = [(sum(player.points), on_gears(game, player)) for player in game.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
