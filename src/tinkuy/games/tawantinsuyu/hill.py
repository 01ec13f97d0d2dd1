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
    """TA-4.4, TA-4.7, TA-4.9, TA-7.5, TA-7.10."""
    place = game.components.spaces[space]
    return segment_price(game, me, place.sector, place.terrace, identity)


def segment_price(game: Tawantinsuyu, me: Player, sector: int, terrace: int, identity: int) -> int:
    """All spaces of a segment cost the same."""
    height = game.components.height_food[terrace]
    if terrace != TOP and game.steps[2 * sector + UPPER] != FREE:
        height -= game.components.steps_discount
    if terrace == BOT and game.steps[2 * sector + LOWER] != FREE:
        height -= game.components.steps_discount
    price = distance_food(game, me, sector) + (height if height > 0 else 0)
    return price - 1 if identity == COURIER and price > 0 else price


def score_steps(game: Tawantinsuyu, me: Player, space: int) -> None:
    """TA-4.10, TA-4.12, TA-4.16: every marker above pays its owner, the own ones only with Z07 (TA-16.7)."""
    for owner in steps_above(game, space):
        if owner != me.seat or owns(game, me, 7):
            score(game, game.players[owner], FROM_STEPS_USED, game.components.steps_use_vp)
