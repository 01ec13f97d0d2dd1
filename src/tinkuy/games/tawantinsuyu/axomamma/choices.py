"""Which of several things she takes: what to refresh, steps, buildings, weaves (TA-18.16, TA-19.19, TA-21)."""

from __future__ import annotations

from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, production, stairs, tapestries
from tinkuy.games.tawantinsuyu.components import CORN, LOWER, UPPER
from tinkuy.games.tawantinsuyu.resources import spend
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told


def best_refresh(game: Tawantinsuyu, options: list[int]) -> int:
    """TA-18.16, TA-19.19: the production building with the highest number, else 2-soldier, else 1-soldier cards."""
    first = game.components.first_passive
    production = [option for option in options if option < first]
    if production:
        return max(production, key=lambda building: game.components.buildings[building].number)
    return max(options, key=lambda option: (game.components.army[option - first].soldiers, -option))


def choose_spot(game: Tawantinsuyu, her: Player) -> int:
    """TA-21.6: upper spots clockwise from her priest, then lower ones; if possible none that pays the human."""
    free = stairs.free_spots(game)
    sectors = game.components.sectors
    around = [(her.priest + step) % sectors for step in range(sectors)]
    order = [2 * sector + level for level in (UPPER, LOWER) for sector in around]
    spots = [spot for spot in order if spot in free]
    kind = [spot for spot in spots if spot % 2 == UPPER or game.steps[spot - 1] == her.seat]
    return (kind or spots)[0]


def prefers_passive(her: Player) -> bool:
    """TA-21.10: production while she has fewer than two face up, else passive."""
    return len(production.face_up(her)) >= 2


def take_random_building(game: Tawantinsuyu, her: Player, passive: bool) -> bool:
    tiles = [tile for tile in game.market.cards if tile != EMPTY and game.components.buildings[tile].passive == passive]
    if not tiles:
        return False
    buildings.take_building(game, her, tiles[game.chance.below(len(tiles))])
    return True


# ---------------------------------------------------------------------- weaves


def best_weave(game: Tawantinsuyu, her: Player, tiles: list[int]) -> int:
    """TA-21.1: what extends her longest tapestry, then a shorter one, then starts one; ties by the highest number."""
    return max(tiles, key=lambda tile: liking(game, her, tile))


def liking(game: Tawantinsuyu, her: Player, tile: int) -> tuple[int, int]:
    return longest_fit(game, her, tile), game.components.weaves[tile].number


def longest_fit(game: Tawantinsuyu, her: Player, tile: int) -> int:
    lengths = [len(row) for row in tapestries.tapestries_of(her) if tapestries.fits(game, row, tile)]
    return max(lengths, default=0)


def place_weave(game: Tawantinsuyu, her: Player, tile: int) -> None:
    """TA-21.1, TA-21.3: at the right end of the longest tapestry it fits; seams mean nothing to her."""
    rows = tapestries.tapestries_of(her)
    fitting = [row for row in rows if tapestries.fits(game, row, tile)]
    if fitting:
        max(fitting, key=len).append(tile)
    else:
        rows.append([tile])
    tapestries.set_tapestries(her, rows)
    if game.told is not None:
        game.tell(told.WEAVE_PLACED, [her.seat, tile])


def buy_leftover(game: Tawantinsuyu, her: Player) -> None:
    """TA-21.2, TA-21.14: one tile for 2 real corn, if some does not start a new tapestry."""
    price = game.components.leftover_corn
    tiles = [tile for tile in game.weave_drawn.cards if longest_fit(game, her, tile) > 0]
    if her.resources[CORN] < price or not tiles:
        return
    tile = best_weave(game, her, tiles)
    game.weave_drawn.cards.remove(tile)
    spend(game, her, CORN, price)
    if game.told is not None:
        game.tell(told.WEAVE_BOUGHT, [her.seat, tile])
    place_weave(game, her, tile)
