"""Everything that can happen, as event kinds with the clause that makes it happen."""

from __future__ import annotations

from tinkuy.core.events import NUMBER, SEAT, EventList

EVENTS = EventList()

_SEAT = ("seat", SEAT)
_N = ("n", NUMBER)
_BOARD = ("board", "board")
_POWER = ("power", NUMBER)
_TILE = ("discovery", "discovery")

GAINED = EVENTS.add("gained", "TE-1.5", [_SEAT, ("good", "good"), _N], minor=True)
SPENT = EVENTS.add("spent", "TE-1.5", [_SEAT, ("good", "good"), _N], minor=True)
SCORED = EVENTS.scored("TE-1.6")
SET_UP = EVENTS.add("set_up", "TE-2.1", [_SEAT])
KEPT = EVENTS.add("kept", "TE-3.3", [_SEAT, ("starting", "starting")])
WORKER_PLACED = EVENTS.add("worker_placed", "TE-3.5", [_SEAT, _BOARD])
NEUTRAL_PLACED = EVENTS.add("neutral_placed", "TE-3.11", [("colour", NUMBER), _BOARD])
ROUND_BEGAN = EVENTS.round_began("TE-4.1", [])
TURN_BEGAN = EVENTS.turn_began("TE-4.1")
RESTED = EVENTS.add("rested", "TE-4.3", [_SEAT])
FREED = EVENTS.add("freed", "TE-4.4", [_SEAT, _POWER, _BOARD])
MOVED = EVENTS.add("moved", "TE-4.5", [_SEAT, _POWER, ("from", "board"), ("to", "board")])
COLLECTED = EVENTS.add("collected", "TE-5.2", [_SEAT, _BOARD])
ACTED = EVENTS.add("acted", "TE-5.3", [_SEAT, _BOARD])
WORSHIPPED = EVENTS.add("worshipped", "TE-6.5", [_SEAT, _POWER, ("worship", "worship")])
TECHNOLOGY_TAKEN = EVENTS.add("technology_taken", "TE-7.4", [_SEAT, ("technology", "technology")])
BUILT = EVENTS.add("built", "TE-7.11", [_SEAT, ("row", "row"), _N])
DECORATED = EVENTS.add(
    "decorated", "TE-10.6", [_SEAT, ("decoration", "decoration"), ("side", "side"), ("level", NUMBER)]
)
TILE_LAID = EVENTS.add("tile_laid", "TE-9.10", [_SEAT, ("pyramid", "pyramid"), ("space", "space")])
TRACKED = EVENTS.add("tracked", "TE-9.8", [_SEAT, ("step", NUMBER)], minor=True)
PYRAMID_FINISHED = EVENTS.add("pyramid_finished", "TE-9.9", [])
POWERED_UP = EVENTS.add("powered_up", "TE-8.1", [_SEAT, _POWER, _BOARD])
ASCENDED = EVENTS.add("ascended", "TE-8.4", [_SEAT, _BOARD])
REWARDED = EVENTS.add("rewarded", "TE-8.4", [_SEAT, ("reward", "reward")])
STEPPED = EVENTS.add("stepped", "TE-11.1", [_SEAT, ("temple", "temple"), ("step", NUMBER)])
STEP_LOST = EVENTS.add("step_lost", "TE-11.6", [_SEAT, _N])
WALKED = EVENTS.add("walked", "TE-12.1", [_SEAT, ("step", NUMBER)])
CLAIMED = EVENTS.add("claimed", "TE-13.1", [_SEAT, _TILE])
TILE_USED = EVENTS.add("tile_used", "TE-13.2", [_SEAT, _TILE])
TILE_DISCARDED = EVENTS.add("tile_discarded", "TE-3.8", [_SEAT, _TILE])
PYRAMID_REFILLED = EVENTS.add("pyramid_refilled", "TE-4.9", [("pyramid", "pyramid")], minor=True)
DECORATION_REFILLED = EVENTS.add("decoration_refilled", "TE-4.9", [("decoration", "decoration")], minor=True)
DISCOVERY_REFILLED = EVENTS.add("discovery_refilled", "TE-4.9", [_BOARD, _TILE], minor=True)
LIGHT_ADVANCED = EVENTS.add("light_advanced", "TE-14.1", [("light", NUMBER), ("dark", NUMBER)], minor=True)
LAST_ROUND = EVENTS.add("last_round", "TE-14.2", [])
ECLIPSE = EVENTS.add("eclipse", "TE-15.1", [_N])
SALARY_PAID = EVENTS.add("salary_paid", "TE-15.7", [_SEAT, _N, ("salary", NUMBER)])
GAME_ENDED = EVENTS.add("game_ended", "TE-16.1", [])
