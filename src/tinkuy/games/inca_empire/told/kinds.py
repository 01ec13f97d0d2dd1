"""Every kind of question, with all its possible answers."""

from __future__ import annotations

from typing import Final

from tinkuy.core.options import Options, named, plain
from tinkuy.core.questions import Kind
from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.told.no_road import NoRoad

CARD: Final = 0
SECTOR: Final = 1
ACT: Final = 2
ROAD: Final = 3
CITY: Final = 4
GARRISON: Final = 5
CONQUER: Final = 6
TEMPLE: Final = 7
TERRACE: Final = 8
OUTPOST: Final = 9
PILGRIMAGE: Final = 10
GIVE_UP: Final = 11

# Of ACT: the road action, the constructions, and what cards add.
A_ROADS: Final = 0
A_CITY: Final = 1
A_GARRISON: Final = 2
A_CONQUEST: Final = 3
A_TEMPLE: Final = 4
A_TERRACE: Final = 5
A_EXTRA_ROAD: Final = 6
A_OUTPOST: Final = 7
A_FURTHER: Final = 8
A_PILGRIMAGE: Final = 9
A_END: Final = 10
ACTS = [
    "roads",
    "city",
    "garrison",
    "conquest",
    "temple",
    "terrace",
    "extra_road",
    "outpost",
    "further",
    "pilgrimage",
    "end",
]

G_ROADS: Final = 0
G_CONSTRUCTION: Final = 1


def road_ids(components: Components) -> list[str]:
    """Printed links, wild roads along each of them, and wild roads of their own."""
    board = components.board
    wild = [f"wild_{board.point_ids[a]}_{board.point_ids[b]}" for a, b in board.wild.ends]
    return [*board.link_ids, *(f"along_{link}" for link in board.link_ids), *wild]


def kinds(components: Components) -> list[Kind]:
    """In the order of the constants above."""
    points = named("point", components.board.point_ids)
    provinces = named("province", components.board.province_ids)
    cards = named("card", components.event_ids)
    stop: Options = plain("more", ["stop"])
    never = NoRoad(components.board).why
    return [
        Kind("card", cards, secret=True, clause="IN-7.4", veiled=True),  # one option: both cards are the same
        Kind("sector", named("sector", components.sector_ids), clause="IN-7.4"),
        Kind("act", plain("act", ACTS), clause="IN-8.2", ways=ACTS, stop="end"),
        Kind("road", [*named("road", road_ids(components)), *stop], clause="IN-9.1", stop="stop", never=never),
        Kind("city", points, clause="IN-10.1"),
        Kind("garrison", [*points, *stop], clause="IN-10.5", stop="stop"),
        Kind("conquer", provinces, clause="IN-10.8"),
        Kind("temple", points, clause="IN-10.15"),
        Kind("terrace", [*provinces, *stop], clause="IN-10.18", stop="stop"),
        Kind("outpost", points, clause="IN-13.9"),
        Kind("pilgrimage", cards, clause="IN-13.20"),
        Kind("give_up", plain("give_up", ["roads", "construction"]), clause="IN-13.20"),
    ]
