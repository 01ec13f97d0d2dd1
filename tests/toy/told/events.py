"""Everything that can happen, with its clause and fields."""

from __future__ import annotations

from tinkuy.core.events import NUMBER, SEAT, EventList

EVENTS = EventList()

TURN_BEGAN = EVENTS.turn_began("TOY-2.1")
DREW = EVENTS.add("drew", "TOY-3.1", [("seat", SEAT)])
TOOK = EVENTS.add("took", "TOY-3.2", [("seat", SEAT), ("card", "card")])
BURIED = EVENTS.add("buried", "TOY-3.3", [("seat", SEAT)])
SHOWN = EVENTS.add("shown", "TOY-3.4", [("seat", SEAT), ("card", "card")])
GRABBED = EVENTS.add("grabbed", "TOY-4.1", [("seat", SEAT), ("gem", NUMBER)])
OFFERED = EVENTS.add("offered", "TOY-4.2", [("seat", SEAT), ("accepted", NUMBER)])
SCORED = EVENTS.scored("TOY-1.2")
