"""Every kind of question the game asks, with all its possible answers."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Label, name_of
from tinkuy.core.options import mix, named, plain
from tinkuy.core.questions import Kind
from tinkuy.games.tzolkin.components import GEARS, RESOURCES, TEMPLES, TRACKS, Components

WEALTH: Final = 0
BEG: Final = 1
ANGER: Final = 2
PLAN: Final = 3
PLACE: Final = 4
PICK_UP: Final = 5
ACT: Final = 6
HARVEST: Final = 7
WORSHIP: Final = 8
ADVANCE: Final = 9
PAY: Final = 10
TAKE: Final = 11
BUILD: Final = 12
ARCHITECT: Final = 13
SELL: Final = 14
BUY: Final = 15
OFFERING: Final = 16
FOLLOW_UP: Final = 17
DAYS: Final = 18

NO: Final = 0
YES: Final = 1
PLAN_PLACE: Final = 0
PLAN_PICK_UP: Final = 1
PLACE_DONE: Final = 6
TRACK_DONE: Final = 4
RESOURCE_DONE: Final = 3
# Harvests: after the two ways without a field's number come three ways per field.
TILELESS_CORN: Final = 0
TAKE_CORN: Final = 0
TAKE_WOOD: Final = 1
BURN: Final = 2
# Architecture: without it, with it but no discount, with one resource less, with corn less.
WITHOUT: Final = 0
WITH: Final = 1
ONE_LESS: Final = 2  # + resource
CORN_LESS: Final = 5
ONE_DAY: Final = 0
TWO_DAYS: Final = 1

FOLLOW_UPS: Final = ["build", "exchange", "any_action"]


# When each question comes.
CLAUSES = {
    "wealth": "TZ-2.15",
    "beg": "TZ-5.4",
    "anger": "TZ-18.2",
    "plan": "TZ-4.3",
    "place": "TZ-4.3",
    "pick_up": "TZ-4.3",
    "act": "TZ-7.2",
    "harvest": "TZ-11.4",
    "worship": "TZ-17.1",
    "advance": "TZ-13.1",
    "pay": "TZ-9.2",
    "take": "TZ-15.3",
    "build": "TZ-19.1",
    "architect": "TZ-13.12",
    "sell": "TZ-14.2",
    "buy": "TZ-14.2",
    "offering": "TZ-21.15",
    "follow_up": "TZ-13.14",
    "days": "TZ-16.8",
}


def harvest_option(field: int, way: int) -> int:
    return 1 + field * 3 + way


def kinds(components: Components) -> list[Kind]:
    """In the order of the constants above."""
    spaces = [_space(components, index) for index in range(components.no_space)]
    mixes = [mix("good", RESOURCES, amounts) for amounts in components.mixes]
    found = [
        Kind("wealth", named("wealth", components.wealth_ids)),
        Kind("beg", plain("beg", ["no", "yes"]), standing=True, ways=["no"]),
        Kind("anger", named("temple", TEMPLES)),
        Kind("plan", plain("plan", ["place", "pick_up"]), standing=True, ways=["place", "pick_up"]),
        Kind(
            "place",
            [*named("gear", GEARS), *plain("place", ["first_player_space", "done"])],
            standing=True,
            stop="done",
        ),
        Kind("pick_up", [*spaces, *plain("pick_up", ["done"])], ways=["done"], stop="done"),
        Kind("act", [*spaces, *plain("act", ["nothing"])]),
        Kind("harvest", _harvests(components)),
        Kind("worship", named("temple", TEMPLES)),
        Kind("advance", [*named("track", TRACKS), *plain("advance", ["done"])], stop="done"),
        Kind("pay", mixes),
        Kind("take", mixes),
        Kind("build", _tiles(components), stop="done"),
        Kind("architect", _architect()),
        Kind("sell", [*named("resource", RESOURCES), *plain("sell", ["done"])], stop="done"),
        Kind("buy", [*named("resource", RESOURCES), *plain("buy", ["done"])], ways=["done"], stop="done"),
        Kind("offering", [*named("resource", RESOURCES), *plain("offering", ["no"])]),
        Kind("follow_up", plain("follow_up", FOLLOW_UPS), ways=FOLLOW_UPS),
        Kind("days", plain("days", ["one", "two"]), beforehand=True),
    ]
    for kind in found:
        kind.clause = CLAUSES[kind.name]
    return found


def _space(components: Components, index: int) -> tuple[str, Label]:
    gear, space = GEARS[components.gear_of[index]], components.space_of[index]
    return f"{gear}-{space}", ("space", {"gear": name_of("gear", gear), "space": space})


def _harvests(components: Components) -> list[tuple[str, Label]]:
    options = plain("harvest", ["tileless"])
    for field in range(1, components.most_fields + 1):
        for way in ("corn", "wood", "burn"):
            options.append((f"{way}-{field}", (f"harvest-{way}", {"field": field})))
    return options


def _tiles(components: Components) -> list[tuple[str, Label]]:
    tiles = named("building", components.building_ids) + named("monument", components.monument_ids)
    return tiles + plain("build", ["done"])


def _architect() -> list[tuple[str, Label]]:
    options = plain("architect", ["without", "with"])
    for resource in RESOURCES:
        options.append((f"save_{resource}", ("architect-save", {"resource": name_of("resource", resource)})))
    return options + plain("architect", ["save_corn"])
