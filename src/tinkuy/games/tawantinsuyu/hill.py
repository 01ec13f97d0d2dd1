"""The hill: steps, neighbours, the food price of a space, and which spaces a player can pay (TA-4, TA-5, TA-7.10)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Blocked
from tinkuy.games.tawantinsuyu.components import BOT, CORN, COURIER, GOLD, LOWER, MID, POTATO, UPPER
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_STEPS_USED, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import refusals

NO_FOOD: Final = -1  # not even a space that costs none


def steps_above(game: Tawantinsuyu, space: int) -> list[int]:
    """TA-4.8: the owners of the step markers that serve a space."""
    place = game.components.spaces[space]
    owners: list[int] = []
    if place.terrace in (MID, BOT):
        owners.append(game.steps[2 * place.sector + UPPER])
    if place.terrace == BOT:
        owners.append(game.steps[2 * place.sector + LOWER])
    return [owner for owner in owners if owner != FREE]


def score_steps(game: Tawantinsuyu, me: Player, space: int) -> None:
    """TA-4.10, TA-4.12, TA-4.16: every marker above pays its owner, the own ones only with Z07 (TA-16.7)."""
    for owner in steps_above(game, space):
        if owner != me.seat or owns(game, me, 7):
            score(game, game.players[owner], FROM_STEPS_USED, game.components.steps_use_vp)


def adjacent(game: Tawantinsuyu, space: int, colour: int) -> int:
    """TA-5.4 to TA-5.9."""
    return sum(1 for other in game.components.spaces[space].neighbours if game.hill[other] == colour)


def is_first(game: Tawantinsuyu, space: int) -> bool:
    """TA-7.6, A1: never a worker in the segment, or by the other reading none now."""
    segment = game.components.spaces[space].segment
    if game.rulings.courier_never:
        return game.used_segments[segment] == 0
    for other, place in enumerate(game.components.spaces):
        if place.segment == segment and game.hill[other] != FREE:
            return False
    return True


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


def symbol_cards(game: Tawantinsuyu, me: Player, symbol: int) -> list[int]:
    return sorted(card for card in me.god_hand.cards if game.components.gods[card].symbol == symbol)


def most_food(game: Tawantinsuyu, me: Player) -> list[int]:
    """By symbol: with a card of it all gold can buy food, without one piece of gold is the price (TA-4.2)."""
    held = me.resources
    all_of_it = held[POTATO] + held[CORN] + held[GOLD]
    most = [all_of_it - 1 if held[GOLD] > 0 else NO_FOOD] * len(game.components.symbols)
    for card in me.god_hand.cards:
        most[game.components.gods[card].symbol] = all_of_it
    return most


def space_blocked(game: Tawantinsuyu, me: Player, space: int) -> Blocked | None:
    """TA-4.1, TA-4.2, TA-4.4: empty, a card of its symbol or gold, and the food."""
    if game.hill[space] != FREE:
        return refusals.SPACE_TAKEN
    symbol = game.components.spaces[space].symbol
    most = most_food(game, me)[symbol]
    if food_price(game, me, space, game.about[1]) <= most:
        return None
    if most == NO_FOOD:
        return refusals.NO_CARD_NO_GOLD
    return refusals.FOOD_TOO_DEAR if symbol_cards(game, me, symbol) else refusals.FOOD_BESIDE_GOLD


def open_spaces(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `space_blocked`, for all spaces at once."""
    prices, most = segment_prices(game, me, game.about[1]), most_food(game, me)
    segments, symbols = game.components.segments, game.components.space_symbols
    return [
        space
        for space, worker in enumerate(game.hill)
        if worker == FREE and prices[segments[space]] <= most[symbols[space]]
    ]


def any_space(game: Tawantinsuyu, me: Player, identity: int) -> bool:
    """As `open_spaces`, which need not be listed when one is enough."""
    if not me.god_hand.cards and me.resources[GOLD] == 0:
        return False
    prices, most = segment_prices(game, me, identity), most_food(game, me)
    segments, symbols = game.components.segments, game.components.space_symbols
    for space, worker in enumerate(game.hill):
        if worker == FREE and prices[segments[space]] <= most[symbols[space]]:
            return True
    return False
