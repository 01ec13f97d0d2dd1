"""The score track (IN-5), labour, and who wins (IN-12)."""

from __future__ import annotations

from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.told import events as told


def score(game: IncaEmpire, me: Player, source: int, vp: int) -> None:
    """IN-5.1: at once."""
    if vp:
        note(game, me, source, vp)
        move_figure(game, me)


def note(game: IncaEmpire, me: Player, source: int, vp: int) -> None:
    """Points of a move that is not finished yet (IN-11.9)."""
    if vp:
        me.points[source] += vp
        me.score += vp
        if game.told is not None:
            game.tell(told.SCORED, [me.seat, source, vp])


def move_figure(game: IncaEmpire, me: Player) -> None:
    """IN-5.2 to IN-5.7: behind all who have more, and outside all who stand on the space where it stops."""
    ranking, players = game.ranking, game.players
    ranking.remove(me.seat)
    place = 0
    while place < len(ranking) and players[ranking[place]].score >= me.score:
        place += 1
    ranking.insert(place, me.seat)


def take_labour(game: IncaEmpire, me: Player, n: int) -> None:
    if n:
        me.labour += n
        if game.told is not None:
            game.tell(told.LABOUR_TAKEN, [me.seat, n])


def pay(game: IncaEmpire, me: Player, n: int) -> None:
    """IN-8.5."""
    if n:
        me.labour -= n
        if game.told is not None:
            game.tell(told.LABOUR_PAID, [me.seat, n])


def winners(game: IncaEmpire) -> list[int]:
    """IN-12.2: never shared."""
    return [game.ranking[0]]
