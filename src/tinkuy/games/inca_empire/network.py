"""Networks (IN-1.11, IN-1.12): what each player reaches from Cusco over own roads, kept up to date road by road."""

from __future__ import annotations

from typing import Final

from tinkuy.games.inca_empire.state import IncaEmpire, Player

_ONLY: Final = [1 << item for item in range(1024)]  # sets of one


def members(items: int) -> list[int]:
    """The points, links or provinces of a set, in order."""
    found: list[int] = []
    while items:
        last = items.bit_length() - 1
        found.append(last)
        items ^= _ONLY[last]
    found.reverse()
    return found


def road_ends(game: IncaEmpire, road: int) -> tuple[int, int]:
    """Of a printed link, of a wild road along one, or of a wild road of its own (see roads.py)."""
    board = game.components.board
    links = len(board.link_ends)
    return board.link_ends[road % links] if road < 2 * links else board.wild.ends[road - 2 * links]


def join(game: IncaEmpire, me: Player, point: int) -> None:
    """IN-1.12, IN-1.19: the point joins the network, with all own roads that hang on it."""
    side, links, capital = game.side, me.links, game.components.board.capital
    waiting = [point]
    while waiting:
        here = waiting.pop()
        if me.reach >> here & 1:
            continue
        me.reach |= 1 << here
        me.touching |= side.links_at[here]
        me.near |= side.near[here]
        me.wilding |= side.wild_at[here]
        own = side.links_at[here] & links
        if not own & (own - 1) and not me.wild and here != capital:
            continue  # nearly always the road that led here is the only one
        for link, other in side.roads_at[here]:
            if own >> link & 1 and not me.reach >> other & 1:
                waiting.append(other)
        for road in me.wild:
            a, b = road_ends(game, road)
            if here == a:
                waiting.append(b)
            elif here == b:
                waiting.append(a)


def rejoin(game: IncaEmpire, me: Player) -> None:
    """The network anew from Cusco, after roads were lost."""
    me.reach = me.touching = me.near = me.wilding = 0
    join(game, me, game.components.board.capital)
