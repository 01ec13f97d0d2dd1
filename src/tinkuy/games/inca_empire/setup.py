"""Setup (IN-2, IN-3, IN-14)."""

from __future__ import annotations

from tinkuy.core.chance import Chance
from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.roads import place_road
from tinkuy.games.inca_empire.rulings import Rulings
from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.survey import survey_empty
from tinkuy.games.inca_empire.tiles import turn_up
from tinkuy.games.inca_empire.told import events as told


def empty_table(components: Components, rulings: Rulings, seats: int, chance: Chance) -> IncaEmpire:
    """The board with nobody's roads and nothing dealt yet."""
    return IncaEmpire(
        components, rulings, components.board.sides[seats], [Player(seat) for seat in range(seats)], chance
    )


def set_up(components: Components, rulings: Rulings, seats: int, chance: Chance) -> IncaEmpire:
    """IN-2.1 to IN-2.13."""
    game = empty_table(components, rulings, seats, chance)
    game.told = []
    survey_empty(game)
    deal_starts(game)
    lay_tiles(game)
    deal_cards(game)
    chance.riffle(game.order)  # IN-2.10
    game.ranking = game.order[:]  # inner to outer by turn order tile
    for number, seat in enumerate(game.order):
        game.tell(told.ORDER_DEALT, [seat, number + 1])
    open_first_tiles(game)
    if rulings.pizarro:
        arrivals, tokens = components.arrival_tokens, components.invasion_tokens
        game.tokens.cards = [1] * arrivals + [0] * (tokens - arrivals)  # IN-14.1
        game.tokens.riffle(chance)
    return game


def deal_starts(game: IncaEmpire) -> None:
    """IN-2.2, IN-3.7: a random cost card for each, of those whose start is on this side."""
    starts = game.side.starts[:]
    game.chance.riffle(starts)
    for player, start in zip(game.players, starts, strict=True):
        player.start = start
        assert game.told is not None
        game.tell(told.START_DEALT, [player.seat, start])


def lay_tiles(game: IncaEmpire) -> None:
    """IN-2.6, IN-2.12, IN-3.4; IN-14.6, IN-14.7: with the Covenant rich tiles lie open on the marked provinces."""
    components, board = game.components, game.components.board
    counts = components.tile_counts(len(game.players))
    provinces = game.side.wild_provinces[:]
    if game.rulings.covenant:
        for province in [each for each in provinces if board.hand_of_god[each]]:
            for tile, kind in enumerate(components.tiles):
                if kind.labour == components.covenant_labour and counts[tile]:
                    counts[tile] -= 1
                    game.face.cards[province] = tile
                    provinces.remove(province)
                    break
    tiles = [tile for tile, count in enumerate(counts) for _ in range(count)]
    game.chance.riffle(tiles)
    game.covered = provinces
    game.hidden.cards = tiles[: len(provinces)]
    game.box.cards = tiles[len(provinces) :]


def deal_cards(game: IncaEmpire) -> None:
    """IN-2.8, IN-3.3, IN-14.4."""
    counts = game.components.card_counts(len(game.players), game.rulings.early_fall)
    game.deck.cards = [card for card, count in enumerate(counts) for _ in range(count)]
    game.deck.riffle(game.chance)
    for player in game.players:
        for _ in range(game.components.hand_size):
            player.hand.cards.append(game.deck.draw())


def open_first_tiles(game: IncaEmpire) -> None:
    """IN-2.5, IN-2.7, IN-2.13: start roads, and the tiles next to start provinces and at the ends of these roads."""
    board = game.components.board
    for player in game.players:
        place_road(game, player, board.start_links[player.start])
    for province in game.side.provinces:
        if board.is_start[province]:
            turn_up(game, game.side.adjacent[province])
