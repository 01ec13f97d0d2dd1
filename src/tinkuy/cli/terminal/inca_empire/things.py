"""Everything on the table that can be explained, in groups."""

from __future__ import annotations

from tinkuy.cli.terminal.inca_empire.hand import secret_cards
from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.core.zones import EMPTY
from tinkuy.games.inca_empire.components import BUILDINGS, Components

Group = tuple[str, list[Thing]]


def things(shown: Shown, components: Components) -> list[Group]:
    """Secret cards come from the view, so only their owner has them explained."""
    say, state, board = shown.say, shown.state, components.board
    side = board.sides[shown.view["seats"]]
    tiles = sorted({tile for tile in state["face"] if tile != EMPTY})
    sites = [point for point in side.points if board.kinds[point] < 3]
    groups: list[Group] = [
        (say("inca_empire-hand"), _cards(components, secret_cards(shown))),
        (say("inca_empire-sun"), _cards(components, state["sun"])),
        (say("inca_empire-builds"), [Thing("build", code) for code in BUILDINGS]),
        (say("inca_empire-tiles"), [Thing("tile", components.tile_ids[tile]) for tile in tiles]),
        (say("inca_empire-sites"), [Thing("point", board.point_ids[point]) for point in sites]),
        (say("inca_empire-provinces"), [Thing("province", board.province_ids[each]) for each in side.provinces]),
    ]
    return [(title, group) for title, group in groups if group]


def _cards(components: Components, cards: list[int]) -> list[Thing]:
    return [Thing("card", components.event_ids[card]) for card in dict.fromkeys(cards)]
