"""What an answer means just now: prices that depend on the open cards and tiles."""

from __future__ import annotations

from tinkuy.core.labels import Label, name_of
from tinkuy.games.inca_empire.state import IncaEmpire
from tinkuy.games.inca_empire.tiles import conquest_cost
from tinkuy.games.inca_empire.told import kinds


def wording(game: IncaEmpire, kind: int, option: int) -> Label | None:
    """IN-10.9: a province with what its conquest costs and brings."""
    if kind != kinds.CONQUER or game.turns >= len(game.players):
        return None
    components, face = game.components, game.face.cards
    if option >= len(face) or face[option] < 0:
        return None
    me = game.players[game.order[game.turns]]
    tile = components.tiles[face[option]]
    return "conquer-price", {
        "province": name_of("province", components.board.province_ids[option]),
        "n": conquest_cost(game, me, option, game.beside),
        "labour": tile.labour,
        "vp": tile.vp,
    }
