"""Monuments: building them (TZ-20.1 to TZ-20.4) and what they are worth in the end (TZ-20.5 to TZ-20.17)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked
from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.components import (
    M_ALL_TEMPLES,
    M_CORN_TILES,
    M_EVERYONE,
    M_FRAME,
    M_FULL_TRACKS,
    M_LEVELS,
    M_ONE_TEMPLE,
    M_OWN,
    M_SKULLS,
    M_WOOD_TILES,
    M_WORKERS,
)
from tinkuy.games.tzolkin.goods import covers, spend_resources, spend_skulls
from tinkuy.games.tzolkin.state import FREE, Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals


def monument_blocked(game: Tzolkin, me: Player, monument: int) -> Blocked | None:
    """TZ-20.1, TZ-20.3: on offer and paid in full; architecture never helps."""
    if monument not in game.monument_offer.cards:
        return refusals.MONUMENT_NOT_OFFERED
    tile = game.components.monuments[monument]
    if not covers(me.resources, tile.cost) or me.skulls < tile.skulls:
        return refusals.MONUMENT_TOO_DEAR
    return None


def payable_monuments(game: Tzolkin, me: Player) -> list[int]:
    """As options of the build question, behind the buildings."""
    first = len(game.components.buildings)
    return [
        first + monument
        for monument in game.monument_offer.cards
        if monument != EMPTY and monument_blocked(game, me, monument) is None
    ]


def build_monument(game: Tzolkin, me: Player, monument: int) -> None:
    """TZ-20.1: taken from the board and not replaced."""
    tile = game.components.monuments[monument]
    spend_resources(game, me, tile.cost)
    spend_skulls(game, me, tile.skulls)
    game.monument_offer.take(monument)
    me.monuments.append(monument)
    if game.told is not None:
        game.tell(told.MONUMENT_BUILT, [me.seat, monument])


def monument_vp(game: Tzolkin, me: Player, monument: int) -> int:
    """What a monument is worth to a player now (TZ-20.6 to TZ-20.17)."""
    components = game.components
    tile = components.monuments[monument]
    kind = tile.kind
    if kind == M_FRAME:  # TZ-20.6, TZ-20.17
        frames = [components.buildings[building].frame for building in me.buildings]
        frames += [components.monuments[other].frame for other in me.monuments]
        return tile.vp * frames.count(tile.target)
    if kind == M_OWN:  # TZ-20.7
        return tile.vp * (len(me.buildings) + len(me.monuments))
    if kind == M_EVERYONE:  # TZ-20.8
        built = sum(len(player.monuments) for player in game.players)
        return tile.table[len(game.players)] * built
    if kind == M_CORN_TILES:  # TZ-20.9
        return tile.vp * me.corn_tiles
    if kind == M_WOOD_TILES:
        return tile.vp * me.wood_tiles
    if kind == M_WORKERS:  # TZ-20.10
        return tile.table.get(me.workers, 0)
    if kind == M_LEVELS:  # TZ-20.11
        return tile.vp * sum(me.technologies)
    if kind == M_FULL_TRACKS:  # TZ-20.12
        return tile.table[me.technologies.count(components.levels)]
    if kind == M_ONE_TEMPLE:  # TZ-20.13, TZ-20.16
        return tile.vp * max(0, max(me.temples) - components.start_step)
    if kind == M_ALL_TEMPLES:  # TZ-20.14
        return sum(components.temple_vp[temple][step] for temple, step in enumerate(me.temples))
    assert kind == M_SKULLS  # TZ-20.15
    return tile.vp * sum(1 for seat in game.skull_places if seat != FREE)
