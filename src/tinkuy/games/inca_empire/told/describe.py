"""What a card, a tile, a place or a building does and is worth, as labels, always with the tables' own numbers."""

from __future__ import annotations

from typing import Any, Final

from tinkuy.core.components import reconstructed
from tinkuy.core.errors import Refused
from tinkuy.core.labels import Description, Label, name_of
from tinkuy.games.inca_empire import components as parts
from tinkuy.games.inca_empire.board import CAPITAL, KINDS
from tinkuy.games.inca_empire.components import BUILDINGS, Components
from tinkuy.games.inca_empire.track import PHASES

Data = dict[str, Any]

EVENT_CLAUSES: Final = [  # by effect
    "IN-13.1",
    "IN-13.2",
    "IN-13.3",
    "IN-13.4",
    "IN-13.6",
    "IN-13.7",
    "IN-13.8",
    "IN-13.9",
    "IN-13.10",
    "IN-13.11",
    "IN-13.12",
    "IN-13.13",
    "IN-13.14",
    "IN-13.16",
    "IN-13.17",
    "IN-13.18",
    "IN-13.20",
]
SITE_CLAUSES: Final = ["IN-1.18", "IN-10.1", "IN-10.5", "IN-1.2"]  # by kind of point
BUILD_CLAUSES: Final = ["IN-10.1", "IN-10.5", "IN-10.15", "IN-10.18", "IN-10.20"]
PHASE_CLAUSES: Final = ["IN-6.1", "IN-7.4", "IN-8.1", "IN-11.2"]


def describe(components: Components, data: Data, domain: str, code: str) -> Description:
    """The lines about one thing and its clause; domains without anything to tell have neither."""
    if domain == "card":
        return _card(components, _find(components.event_ids, domain, code))
    if domain == "tile":
        tile = _find(components.tile_ids, domain, code)
        return Description([("tile-is", {}), *_doubtful(data["culture_tile"][tile])], "IN-1.16")
    if domain == "point":
        return _point(components, data, _find(components.board.point_ids, domain, code))
    if domain == "province":
        return _province(components, data, _find(components.board.province_ids, domain, code))
    if domain == "build":
        building = _find(BUILDINGS, domain, code)
        numbers = {"cost": components.cost[building], "vp": components.vp[building]}
        lines: list[Label] = [(f"build-{code}-is", {**numbers, "later": components.sapa_vp[building]})]
        return Description(lines, BUILD_CLAUSES[building])
    if domain == "phase":
        return Description([(f"phase-{code}-is", {})], PHASE_CLAUSES[_find(PHASES, domain, code)])
    return Description([], "")


def _find(codes: list[str], domain: str, code: str) -> int:
    if code not in codes:
        raise Refused(f"There is no {domain} '{code}'.")
    return codes.index(code)


def _doubtful(entry: Data) -> list[Label]:
    """The mark of an entry whose numbers are ours and not the printed ones."""
    return [("not-printed", {})] if reconstructed(entry) else []


def _card(components: Components, card: int) -> Description:
    event = components.events[card]
    effect = event.effect
    clause = EVENT_CLAUSES[effect]
    if effect == parts.FREE_ROADS and event.amount < 0:
        clause = "IN-13.5"
    elif effect == parts.CONQUEST_COST and event.amount < 0:
        clause = "IN-13.15"
    if effect == parts.PILGRIMAGE:
        lines: list[Label] = [("effect-pilgrimage", {"n": event.vp})]
        lines += [("effect-temple", {"point": _name(components, point)}) for point in event.temples]
        return Description(lines, clause)
    name = parts.EFFECTS[effect]
    n = event.amount + 1 if effect in parts.UP_TO else event.amount
    if effect in (parts.FREE_ROADS, parts.CONQUEST_COST):
        name += "_fewer" if n < 0 else "_more"
        n = abs(n)
    more = {"cost": components.outpost_cost, "vp": components.outpost_vp} if effect == parts.OUTPOST else {}
    if effect == parts.FURTHER:
        more = {"cost": components.surcharge}
    elif effect == parts.SUPPORT:
        more = {"resistance": components.supported}
    return Description([(f"effect-{name}", {"n": n, **more})], clause)


def _name(components: Components, point: int) -> str:
    return name_of("point", components.board.point_ids[point])


def _point(components: Components, data: Data, point: int) -> Description:
    board = components.board
    kind = board.kinds[point]
    lines: list[Label] = [(f"site-{KINDS[kind]}", {})]
    if board.temple_vp[point]:
        lines.append(("site-significant", {"n": board.temple_vp[point]}))
    if kind != CAPITAL:
        lines += [
            ("site-province", {"province": name_of("province", board.province_ids[province])})
            for province in board.point_provinces[point]
        ]
    if 3 not in board.point_players[point]:
        lines.append(("only-four", {}))
    clause = "IN-1.3" if board.temple_vp[point] else SITE_CLAUSES[kind]
    return Description([*lines, *_doubtful(data["map"]["point"][point])], clause)


def _province(components: Components, data: Data, province: int) -> Description:
    board = components.board
    lines: list[Label] = [("province-start", {})] if board.is_start[province] else []
    if board.hand_of_god[province]:
        lines.append(("province-hand", {}))
    if 3 not in board.province_players[province]:
        lines.append(("only-four", {}))
    lines += _doubtful(data["map"]["province"][province])
    return Description(lines, "IN-1.7" if board.is_start[province] else "IN-1.9")
