"""The Inca phase (IN-6): labour for everybody, then help."""

from __future__ import annotations

from tinkuy.games.inca_empire.scoring import take_labour
from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.told import events as told


def income(game: IncaEmpire, me: Player) -> int:
    """IN-6.2, IN-6.3: of the own tiles and terraces."""
    tiles, face = game.components.tiles, game.face.cards
    labour = len(me.terraces) * game.components.terrace_labour
    for province in me.tiles:
        labour += tiles[face[province]].labour
    return labour


def hold_inca_phase(game: IncaEmpire) -> None:
    """IN-6.1 to IN-6.4."""
    era = game.components.eras[game.track.era[game.phase]]
    for player in game.players:
        take_labour(game, player, era.labour + income(game, player))
    for help in era.help:
        if len(game.players) in help.players:
            give(game, game.ranking[help.giver], game.ranking[help.receiver], help.labour)


def give(game: IncaEmpire, giver: int, receiver: int, labour: int) -> None:
    """IN-6.6 to IN-6.9: as much of it as the giver has."""
    n = min(labour, game.players[giver].labour)
    game.players[giver].labour -= n
    game.players[receiver].labour += n
    if game.told is not None and n:
        game.tell(told.HELPED, [giver, receiver, n])
