"""What must hold in every state: nothing appears, nothing gets lost, nothing leaves its range (TZ-1)."""

from __future__ import annotations

from collections import Counter

from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.components import GEARS, RESOURCES, TEMPLES, TRACKS, Components
from tinkuy.games.tzolkin.state import (
    BARE,
    CHOOSING_WEALTH,
    FREE,
    NEUTRAL,
    OVER,
    SOURCES,
    TURNS,
    WOOD_TILE,
    Player,
    Tzolkin,
)


def audit(game: Tzolkin) -> str | None:
    """The first thing that is wrong, as a sentence, or None."""
    return _moment(game) or _places(game) or _goods(game) or _workers(game) or _tiles(game) or _tracks(game)


def _moment(game: Tzolkin) -> str | None:
    """TZ-4.1: the round, its turns and whose they are."""
    seats, components = len(game.players), game.components
    if not CHOOSING_WEALTH <= game.stage <= OVER or game.age not in (1, 2):
        return "The game is at a stage or in an age that does not exist."
    if game.day < 0 or game.round < 1 or not 0 <= game.food_days <= len(components.food_days):
        return "The calendar shows a day, a round or a Food Day that does not exist."
    if not 0 <= game.first < seats or not (game.fp_space == FREE or 0 <= game.fp_space < seats):
        return "The first player or the worker on the first-player space belongs to a seat that does not exist."
    if not 0 <= game.turns_taken < seats + (game.stage != TURNS) or game.tooth_corn < 0:
        return f"There cannot be {game.turns_taken} turns taken or {game.tooth_corn} corn on the teeth."
    if not 0 <= game.placed <= components.worker_limit or not FREE <= game.worker < components.no_space:
        return "The turn is about a worker that does not exist."
    if not 0 <= game.plantation < len(game.jungle) or not FREE <= game.building < components.build_nothing:
        return "The turn is about a plantation or a building that does not exist."
    if game.used_temples not in [0] + [
        1 << temple for temple in range(len(TEMPLES))
    ]:  # mypyc takes no * in a tuple here
        return "The turn is about more than one temple, or one that does not exist."
    if game.any_action_cost < 0 or game.corn_rate < 0:
        return "The turn is about a price that does not exist."
    return None


def _places(game: Tzolkin) -> str | None:
    """As many places of each sort as the tables have."""
    components = game.components
    if len(game.jungle) != components.regular[0] + 1 or len(game.skull_places) != components.regular[-1] + 1:
        return "The jungle or the skull places have the wrong number of spaces."
    if not all(seat == FREE or 0 <= seat < len(game.players) for seat in game.skull_places):
        return "A skull lies there for a seat that does not exist."
    if len(game.building_offer.cards) != components.building_spaces:
        return f"The offer needs {components.building_spaces} spaces for buildings."
    for seat, player in enumerate(game.players):
        if player.seat != seat:
            return f"The board of seat {seat} says that it belongs to seat {player.seat}."
        if len(player.resources) != len(RESOURCES) or len(player.points) != len(SOURCES):
            return f"Seat {seat} needs an amount of every resource and points of every source."
        if game.stage == CHOOSING_WEALTH and len(player.dealt.cards) != components.wealth_dealt:
            return f"Seat {seat} needs {components.wealth_dealt} wealth tiles to choose from."
    return None


def _goods(game: Tzolkin) -> str | None:
    for player in game.players:
        if player.corn < 0 or player.skulls < 0 or min(player.resources) < 0:
            return f"Seat {player.seat} holds a negative amount of a good."
    placed = sum(1 for seat in game.skull_places if seat != FREE)
    skulls = placed + game.skull_supply + sum(player.skulls for player in game.players)
    if skulls != game.components.skulls or game.skull_supply < 0:
        return f"There are {skulls} skulls instead of {game.components.skulls}."
    return None


def _workers(game: Tzolkin) -> str | None:
    components = game.components
    if len(game.gears) != len(GEARS):
        return "There must be five gears."
    for gear, positions in enumerate(game.gears):
        if len(positions) != components.gear_teeth[gear]:
            return f"{GEARS[gear]} needs {components.gear_teeth[gear]} positions."
        for position, seat in enumerate(positions):
            if seat not in (FREE, NEUTRAL) and not 0 <= seat < len(game.players):
                return f"Somebody unknown stands on {GEARS[gear]} {position}."
            if 0 <= seat < NEUTRAL and position > components.last_space[gear]:
                return f"A player's worker stands on an unnumbered position of {GEARS[gear]}."
    neutral = sum(positions.count(NEUTRAL) for positions in game.gears)
    if neutral != components.neutral_workers[len(game.players)]:
        return f"There are {neutral} neutral workers."
    for player in game.players:
        standing = sum(positions.count(player.seat) for positions in game.gears)
        standing += 1 if game.fp_space == player.seat else 0
        if player.hand < 0 or player.hand + standing != player.workers or player.workers > components.worker_limit:
            return f"The workers of seat {player.seat} do not add up."
    return None


def _tiles(game: Tzolkin) -> str | None:
    components = game.components
    buildings = Counter(card for card in game.building_offer.cards if card != EMPTY)
    monuments = Counter(card for card in game.monument_offer.cards if card != EMPTY)
    wealth = Counter(game.wealth_stack.cards + game.wealth_shown.cards)
    buildings.update(game.age1_stack.cards + game.age2_stack.cards)
    monuments.update(game.monuments_left_out.cards)
    for player in game.players:
        buildings.update(player.buildings)
        monuments.update(player.monuments)
        wealth.update(player.wealth + player.dealt.cards)
    if not set(buildings) <= set(range(len(components.buildings))):
        return "There is a building that the tables do not have."
    for building, tile in enumerate(components.buildings):
        count = buildings[building]
        # Age 1 leaves the game with the second Food Day (TZ-22.10), so only then there may be fewer.
        if count > tile.count or (count < tile.count and tile.age >= game.age):
            return f"There are {count} tiles of {components.building_ids[building]} instead of {tile.count}."
    if sorted(monuments.elements()) != list(range(len(components.monuments))):
        return "The monuments are not all there exactly once."
    if sorted(wealth.elements()) != list(range(len(components.wealth))):
        return "The wealth tiles are not all there exactly once."
    return _jungle(game, components)


def _jungle(game: Tzolkin, components: Components) -> str | None:
    fields = components.fields[len(game.players)]
    for plantation in components.corn_plantations:
        if len(game.jungle[plantation]) != fields or not set(game.jungle[plantation]) <= {BARE, 1, WOOD_TILE}:
            return f"Plantation {plantation} needs {fields} fields."
    corn = sum(1 for plantation in components.corn_plantations for tile in game.jungle[plantation] if tile != BARE)
    corn += sum(player.corn_tiles for player in game.players)
    if corn != fields * len(components.corn_plantations):
        return f"There are {corn} corn tiles."
    wood = sum(tiles.count(WOOD_TILE) for tiles in game.jungle) + sum(player.wood_tiles for player in game.players)
    if wood > fields * len(components.wood_plantations):
        return f"There are {wood} wood tiles."
    return None


def _tracks(game: Tzolkin) -> str | None:
    for player in game.players:
        if len(player.temples) != len(TEMPLES) or len(player.technologies) != len(TRACKS):
            return f"Seat {player.seat} needs a marker on every temple and technology."
        if not all(0 <= level <= game.components.levels for level in player.technologies):
            return f"Seat {player.seat} has a technology level that does not exist."
        for temple, step in enumerate(player.temples):
            if not 0 <= step <= game.components.temple_top[temple]:
                return f"Seat {player.seat} stands on a step of {TEMPLES[temple]} that does not exist."
    return _tops(game.players, game.components)


def _tops(players: list[Player], components: Components) -> str | None:
    for temple, top in enumerate(components.temple_top):
        if sum(1 for player in players if player.temples[temple] == top) > 1:
            return f"The top of {TEMPLES[temple]} holds more than one player."
    return None
