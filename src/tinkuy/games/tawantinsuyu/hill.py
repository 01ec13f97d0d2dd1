"""The hill: distance, height, steps and the food price of a space (TA-4.4 to TA-4.12, TA-7.10)."""

from __future__ import annotations

from tinkuy.games.tawantinsuyu.components import BOT, COURIER, LOWER, MID, TOP, UPPER
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_STEPS_USED, Player, Tawantinsuyu, owns


def distance_food(game: Tawantinsuyu, me: Player, sector: int) -> int:
    """TA-4.5: by sectors between the space and the high priest."""
    around = (sector - me.priest) % game.components.sectors
    steps = min(around, game.components.sectors - around)
    return game.components.distance_food[min(steps, 2)]


def steps_above(game: Tawantinsuyu, space: int) -> list[int]:
    """TA-4.8: the owners of the step markers that serve a space."""
    place = game.components.spaces[space]
    owners: list[int] = []
    if place.terrace in (MID, BOT):
        owners.append(game.steps[2 * place.sector + UPPER])
    if place.terrace == BOT:
        owners.append(game.steps[2 * place.sector + LOWER])
    return [owner for owner in owners if owner != FREE]


def food_price(game: Tawantinsuyu, me: Player, space: int, identity: int) -> int:
    return segment_prices(game, me, identity)[game.components.spaces[space].segment]


def segment_prices(game: Tawantinsuyu, me: Player, identity: int) -> list[int]:
    """TA-4.4, TA-4.7, TA-4.9, TA-7.5, TA-7.10: by segment, because all its spaces cost the same."""
    heights, discount = game.components.height_food, game.components.steps_discount
    prices: list[int] = []
    for sector in range(game.components.sectors):
        distance = distance_food(game, me, sector)
        upper = discount if game.steps[2 * sector + UPPER] != FREE else 0
        lower = discount if game.steps[2 * sector + LOWER] != FREE else 0
        prices.append(distance + heights[TOP])
        prices.append(distance + max(0, heights[MID] - upper))
        prices.append(distance + max(0, heights[BOT] - upper - lower))
    return [price - 1 if price > 0 else 0 for price in prices] if identity == COURIER else prices


def score_steps(game: Tawantinsuyu, me: Player, space: int) -> None:
    """TA-4.10, TA-4.12, TA-4.16: every marker above pays its owner, the own ones only with Z07 (TA-16.7)."""
    for owner in steps_above(game, space):
        if owner != me.seat or owns(game, me, 7):
            score(game, game.players[owner], FROM_STEPS_USED, game.components.steps_use_vp)
