"""The hill: distance, height, steps and the food price of a space (TA-4.4 to TA-4.12, TA-7.10)."""

from __future__ import annotations

from tinkuy.games.tawantinsuyu.components import BOT, COURIER, LOWER, MID, UPPER
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_STEPS_USED, Player, Tawantinsuyu, owns


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
    components, steps = game.components, game.steps
    rows = (components.courier_prices if identity == COURIER else components.prices)[me.priest]
    prices: list[int] = []
    for sector in range(components.sectors):
        row = 4 * sector
        if steps[2 * sector + UPPER] != FREE:
            row += 1
        if steps[2 * sector + LOWER] != FREE:
            row += 2
        prices += rows[row]
    return prices


def score_steps(game: Tawantinsuyu, me: Player, space: int) -> None:
    """TA-4.10, TA-4.12, TA-4.16: every marker above pays its owner, the own ones only with Z07 (TA-16.7)."""
    for owner in steps_above(game, space):
        if owner != me.seat or owns(game, me, 7):
            score(game, game.players[owner], FROM_STEPS_USED, game.components.steps_use_vp)
