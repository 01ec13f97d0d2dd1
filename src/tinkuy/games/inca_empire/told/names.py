"""Names composed from the tables: roads by their ends, sectors by their colours, tiles by their numbers."""

from __future__ import annotations

from tinkuy.core.labels import Label, name_of
from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.told.kinds import road_ids


def composed_names(components: Components) -> dict[str, Label]:
    """By message id; points, provinces and events have words of their own."""
    found: dict[str, Label] = {}
    board = components.board
    ends = [*board.link_ends, *board.link_ends, *board.wild.ends]
    links = len(board.link_ends)
    for road, (code, (a, b)) in enumerate(zip(road_ids(components), ends, strict=True)):
        form = "road-printed" if road < links else "road-along" if road < 2 * links else "road-wild"
        found[name_of("road", code)] = (form, {"a": _point(components, a), "b": _point(components, b)})
    for code, (one, two) in zip(components.sector_ids, components.sectors, strict=True):
        colours = board.colours
        found[name_of("sector", code)] = (
            "sector-between",
            {"one": name_of("colour", colours[one]), "two": name_of("colour", colours[two])},
        )
    for code, tile in zip(components.tile_ids, components.tiles, strict=True):
        found[name_of("tile", code)] = (
            "tile-numbers",
            {"resistance": tile.resistance, "labour": tile.labour, "vp": tile.vp},
        )
    return found


def _point(components: Components, point: int) -> str:
    return name_of("point", components.board.point_ids[point])
