"""What follows from where roads, marks, tiles and cards lie; for positions that were filled from data."""

from __future__ import annotations

from tinkuy.games.inca_empire.board import as_set
from tinkuy.games.inca_empire.components import EFFECTS
from tinkuy.games.inca_empire.network import rejoin
from tinkuy.games.inca_empire.state import CITY_MARK, FREE, GARRISON_MARK, TEMPLE_MARK, IncaEmpire, Player


def survey(game: IncaEmpire) -> None:
    """All of it anew."""
    side = game.side
    game.surveyed = True
    game.free = as_set([link for link in side.links if game.roads[link] == FREE])
    game.unconquered = as_set([each for each in side.wild_provinces if game.conqueror[each] == FREE])
    game.open = game.settled = game.wild_open = game.lawless = 0
    for province in side.provinces:
        if game.unconquered >> province & 1:
            game.lawless |= side.links_in[province]
        else:
            settle(game, province)
    game.cities = _marked(game, CITY_MARK)
    game.garrisons = _marked(game, GARRISON_MARK)
    game.temples = _marked(game, TEMPLE_MARK)
    note_roads(game)
    for player in game.players:
        player.score = sum(player.points)
        rejoin(game, player)
        note_effects(game, player)


def survey_empty(game: IncaEmpire) -> None:
    """As `survey`, of a board on which nothing lies yet."""
    side = game.side
    game.surveyed = True
    game.free, game.unconquered, game.lawless = side.all_links, side.unconquered, side.lawless
    for province in side.start_provinces:
        settle(game, province)
    for player in game.players:
        rejoin(game, player)


def _marked(game: IncaEmpire, mark: int) -> int:
    return as_set([point for point, marks in enumerate(game.marks) if marks & mark])


def settle(game: IncaEmpire, province: int) -> None:
    """IN-9.6: what a conquered province opens."""
    side = game.side
    game.open |= side.links_to[province]
    game.settled |= side.points_of[province]
    game.wild_open |= side.wild_to[province]


def note_roads(game: IncaEmpire) -> None:
    """Whose roads lie where, from the lists."""
    links = len(game.roads)
    game.wild_crossed = 0
    for player in game.players:
        player.links = 0
    for link in game.side.links:
        if game.roads[link] != FREE:
            game.players[game.roads[link]].links |= 1 << link
    for player in game.players:
        player.along = as_set([road - links for road in player.wild if road < 2 * links])
        player.wilds = as_set([road - 2 * links for road in player.wild if road >= 2 * links])
        for road in player.wild:
            if road >= 2 * links:
                game.wild_crossed |= game.components.board.wild.crosses[road - 2 * links]


def note_effects(game: IncaEmpire, me: Player) -> None:
    """IN-7.12, IN-7.16: the open cards in the two sectors at the own stripe, added up."""
    components = game.components
    effects = [0] * len(EFFECTS)
    for card, sector in zip(game.sun.cards, game.sun_sectors, strict=True):
        if me.start in components.sectors[sector]:
            effects[components.event_effects[card]] += components.event_amounts[card]
    me.effects = effects
