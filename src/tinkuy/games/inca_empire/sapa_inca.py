"""The Sapa Inca phase (IN-11): the cards go, the network scores, labour is limited."""

from __future__ import annotations

from tinkuy.games.inca_empire.components import CITY, EFFECTS, GARRISON, TEMPLE, TERRACE
from tinkuy.games.inca_empire.scoring import move_figure, note
from tinkuy.games.inca_empire.state import (
    FROM_SAPA_CITIES,
    FROM_SAPA_GARRISONS,
    FROM_SAPA_TEMPLES,
    FROM_SAPA_TERRACES,
    IncaEmpire,
    Player,
)
from tinkuy.games.inca_empire.told import events as told


def hold_sapa_inca(game: IncaEmpire) -> None:
    """IN-11.1, IN-11.2, IN-11.10."""
    clear_sun(game)
    for seat in game.ranking[:]:  # rank is taken before the step
        score_network(game, game.players[seat])
    kept = game.components.eras[game.track.era[game.phase]].kept
    for player in game.players:
        if player.labour > kept:
            if game.told is not None:
                game.tell(told.LABOUR_RETURNED, [player.seat, player.labour - kept])
            player.labour = kept


def clear_sun(game: IncaEmpire) -> None:
    if game.sun.cards:
        game.discard.cards += game.sun.cards
        game.sun.cards = []
        game.sun_sectors = []
        for player in game.players:
            player.effects = [0] * len(EFFECTS)
        if game.told is not None:
            game.tell(told.SUN_CLEARED, [])


def network_vp(game: IncaEmpire, me: Player) -> list[int]:
    """IN-11.3 to IN-11.8: of terraces, garrisons, cities and temples, in the order of the sources."""
    vp = game.components.sapa_vp
    return [
        vp[TERRACE] * len(me.terraces),
        vp[GARRISON] * (me.reach & game.garrisons).bit_count(),
        vp[CITY] * (me.reach & game.cities).bit_count(),
        vp[TEMPLE] * (me.reach & game.temples).bit_count(),
    ]


def score_network(game: IncaEmpire, me: Player) -> None:
    """IN-11.9: all points in one move."""
    terraces, garrisons, cities, temples = network_vp(game, me)
    note(game, me, FROM_SAPA_TERRACES, terraces)
    note(game, me, FROM_SAPA_GARRISONS, garrisons)
    note(game, me, FROM_SAPA_CITIES, cities)
    note(game, me, FROM_SAPA_TEMPLES, temples)
    if terraces + garrisons + cities + temples:
        move_figure(game, me)
