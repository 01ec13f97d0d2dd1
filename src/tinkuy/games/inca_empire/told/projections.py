"""What the points would be if the last Sapa Inca phase came now (IN-11)."""

from __future__ import annotations

from tinkuy.games.inca_empire.sapa_inca import network_vp
from tinkuy.games.inca_empire.state import FROM_SAPA_TERRACES, IncaEmpire


def projections(game: IncaEmpire) -> list[tuple[str, list[list[int]]]]:
    """IN-11.3 to IN-11.8, by seat and source, with all that has been scored."""
    if game.phase >= len(game.track.phases):
        return []
    sheets: list[list[int]] = []
    for player in game.players:
        points = player.points[:]
        for source, vp in enumerate(network_vp(game, player), FROM_SAPA_TERRACES):
            points[source] += vp
        sheets.append(points)
    return [("game_end", sheets)]


def returned_labour(game: IncaEmpire) -> list[tuple[str, list[int]]]:
    """IN-11.10: what each would have to return to the bank."""
    if game.phase >= len(game.track.phases):
        return []
    kept = game.components.eras[game.track.era[game.phase]].kept
    return [("sapa_inca", [max(0, player.labour - kept) for player in game.players])]
