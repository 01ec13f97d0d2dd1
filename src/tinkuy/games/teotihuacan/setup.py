"""Setup of the board (TE-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkuy.core.chance import Chance
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.rulings import Rulings
from tinkuy.games.teotihuacan.start import deal_starting_tiles
from tinkuy.games.teotihuacan.state import NOWHERE, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, SIDES

if TYPE_CHECKING:
    from tinkuy.games.teotihuacan.conduct import Conduct


def empty_table(
    components: Components, rulings: Rulings, seats: int, conducts: list[Conduct], chance: Chance
) -> Teotihuacan:
    """The boards and a place for everybody who plays, with nothing dealt yet."""
    players = [Player(seat, conduct) for seat, conduct in enumerate(conducts)]
    game = Teotihuacan(components, rulings, players, chance)
    game.seats = seats
    game.ring = components.printed_ring.copy()
    game.light, game.dark = 0, components.dark[len(players)]  # TE-2.6
    game.neutral = [NOWHERE] * (components.neutral_colours[len(players)] * components.neutral_dice)
    game.pyramid = [EMPTY] * len(components.geometry.level)
    game.decorations = [EMPTY] * (len(SIDES) * components.geometry.levels)
    game.pyramid_offer.cards = [EMPTY] * components.pyramid_offer
    game.decoration_offer.cards = [EMPTY] * components.decoration_offer
    game.laid.cards = [EMPTY] * (components.sites * components.depth)
    return game


def set_up(
    components: Components, rulings: Rulings, seats: int, conducts: list[Conduct], chance: Chance
) -> Teotihuacan:
    """Everything before the first choice."""
    game = empty_table(components, rulings, seats, conducts, chance)
    game.told = []
    game.first = 0 if seats == 1 else chance.below(seats)  # TE-18.1
    _lay_boards(game)
    _lay_tiles(game)
    deal_starting_tiles(game)
    for player in game.players:
        player.conduct.set_up(game, player)
    for module in rulings.modules:
        module.set_up(game)
    return game


def _drawn(chance: Chance, count: int, of: int) -> list[int]:
    numbers = list(range(of))
    chance.riffle(numbers)
    return numbers[:count]


def _others(chance: Chance, but: list[int], of: int) -> list[int]:
    return [number for number in _drawn(chance, of, of) if number not in but]


def _lay_boards(game: Teotihuacan) -> None:
    """TE-2.1 to TE-2.5, or as printed for a first game (TE-3.13)."""
    components, chance = game.components, game.chance
    if game.rulings.first_game:
        game.royals = components.first_royals.copy()
        game.technologies = components.first_technologies.copy()
        game.bonuses = components.first_bonuses + _others(chance, components.first_bonuses, len(components.bonuses))
        game.bonuses = game.bonuses[: game.rulings.temples]
        return
    loose = [board for slot, board in enumerate(components.printed_ring) if slot not in components.fixed_slots]
    chance.riffle(loose)
    game.ring = [
        components.fixed_slots[slot] if slot in components.fixed_slots else loose.pop() for slot in range(BOARD_COUNT)
    ]
    game.royals = [tiles[chance.below(len(tiles))] for tiles in components.royal_categories]
    used = _drawn(chance, components.technologies_used, len(components.technologies))
    game.technologies = sorted(used, key=lambda tile: components.technologies[tile].number)
    game.bonuses = _drawn(chance, game.rulings.temples, len(components.bonuses))


def _lay_tiles(game: Teotihuacan) -> None:
    """TE-2.8 to TE-2.13."""
    components, chance, seats = game.components, game.chance, len(game.players)
    game.pyramid_stack.cards = list(range(len(components.pyramid_texts)))
    game.pyramid_stack.riffle(chance)
    game.decoration_stack.cards = list(range(len(components.decoration_texts)))
    game.decoration_stack.riffle(chance)
    game.discovery_stack.cards = [n for n, tile in enumerate(components.discoveries) for _ in range(tile.count)]
    game.discovery_stack.riffle(chance)
    layouts = components.pyramid_starts[seats]
    layout = layouts[chance.below(len(layouts))] if game.rulings.random_pyramid else layouts[0]
    for space in layout:
        game.pyramid[space] = game.pyramid_stack.draw() * 4 + chance.below(4)
    game.pyramid_offer.cards = [game.pyramid_stack.draw() for _ in range(components.pyramid_offer)]
    game.decoration_offer.cards = [game.decoration_stack.draw() for _ in range(components.decoration_offer)]
    for site, counts in enumerate(game.rulings.site_counts):
        for place in range(counts.get(seats, 0)):
            game.laid.cards[site * components.depth + place] = game.discovery_stack.draw()
    game.tell(told.SET_UP, [game.first])
