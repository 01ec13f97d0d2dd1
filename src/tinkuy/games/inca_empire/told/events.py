"""Everything that can happen, with its clause and fields."""

from __future__ import annotations

from tinkuy.core.events import NUMBER, SEAT, EventList

EVENTS = EventList()

_SEAT = ("seat", SEAT)
_N = ("n", NUMBER)
_POINT = ("point", "point")
_PROVINCE = ("province", "province")
_CARD = ("card", "card")
_SECTOR = ("sector", "sector")

SCORED = EVENTS.scored("IN-5.1")
LABOUR_TAKEN = EVENTS.add("labour_taken", "IN-6.1", [_SEAT, _N], minor=True)
LABOUR_PAID = EVENTS.add("labour_paid", "IN-8.5", [_SEAT, _N], minor=True)
START_DEALT = EVENTS.add("start_dealt", "IN-2.2", [_SEAT, ("colour", "colour")])
ROUND_BEGAN = EVENTS.round_began("IN-4.1", [("era", "era")])
PHASE_BEGAN = EVENTS.add("phase_began", "IN-4.2", [("phase", "phase")])
TURN_BEGAN = EVENTS.turn_began("IN-8.1")
HELPED = EVENTS.add("helped", "IN-6.4", [_SEAT, ("other", SEAT), _N])
ORDER_DEALT = EVENTS.add("order_dealt", "IN-7.1", [_SEAT, _N])
CARD_PLACED = EVENTS.add("card_placed", "IN-7.4", [_SEAT, _SECTOR])
DECK_SHUFFLED = EVENTS.add("deck_shuffled", "IN-7.9", [])
CARD_OPENED = EVENTS.add("card_opened", "IN-7.11", [_CARD, _SECTOR])
SUPPORTED = EVENTS.add("supported", "IN-13.14", [_SEAT, _N])
ROAD_LOST = EVENTS.add("road_lost", "IN-13.1", [_SEAT, ("road", "road")])
ROAD_BUILT = EVENTS.add("road_built", "IN-9.1", [_SEAT, ("road", "road")])
TILE_OPENED = EVENTS.add("tile_opened", "IN-9.9", [_PROVINCE, ("tile", "tile")])
CONQUERED = EVENTS.add("conquered", "IN-10.10", [_SEAT, _PROVINCE])
CITY_BUILT = EVENTS.add("city_built", "IN-10.1", [_SEAT, _POINT])
GARRISON_BUILT = EVENTS.add("garrison_built", "IN-10.5", [_SEAT, _POINT])
OUTPOST_TURNED = EVENTS.add("outpost_turned", "IN-13.9", [_SEAT, _POINT])
TEMPLE_BUILT = EVENTS.add("temple_built", "IN-10.15", [_SEAT, _POINT])
TERRACE_BUILT = EVENTS.add("terrace_built", "IN-10.18", [_SEAT, _PROVINCE])
PILGRIMAGE = EVENTS.add("pilgrimage", "IN-13.20", [_SEAT, _CARD])
PASSED = EVENTS.add("passed", "IN-10.21", [_SEAT], minor=True)
SUN_CLEARED = EVENTS.add("sun_cleared", "IN-11.1", [])
LABOUR_RETURNED = EVENTS.add("labour_returned", "IN-11.10", [_SEAT, _N])
TOKEN_TURNED = EVENTS.add("token_turned", "IN-14.2", [("token", "token")])
GAME_ENDED = EVENTS.add("game_ended", "IN-12.1", [])
