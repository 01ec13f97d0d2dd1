"""Every kind of question the game asks, with all its possible answers."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Amounts, Label, name_of
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
# The action a building grants.
FOLLOW_BUILD: Final = 0
FOLLOW_EXCHANGE: Final = 1
FOLLOW_ANY_ACTION: Final = 2
ONE_DAY: Final = 0
TWO_DAYS: Final = 1


# When each question comes.
CLAUSES = {
    "wealth": "TZ-2.15",
    "beg": "TZ-5.1",
    "anger": "TZ-18.2",
    "plan": "TZ-4.3",
    "place": "TZ-6.1",
    "pick_up": "TZ-7.1",
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
    mixes = [_mix(mix) for mix in components.mixes]
    found = [
        Kind("wealth", _named("wealth", components.wealth_ids)),
        Kind("beg", _plain("beg", ["no", "yes"])),
        Kind("anger", _named("temple", TEMPLES)),
        Kind("plan", _plain("plan", ["place", "pick_up"])),
        Kind("place", [*_named("gear", GEARS), *_plain("place", ["first_player_space", "done"])]),
        Kind("pick_up", [*spaces, *_plain("pick_up", ["done"])]),
        Kind("act", [*spaces, *_plain("act", ["nothing"])]),
        Kind("harvest", _harvests(components)),
        Kind("worship", _named("temple", TEMPLES)),
        Kind("advance", [*_named("track", TRACKS), *_plain("advance", ["done"])]),
        Kind("pay", mixes),
        Kind("take", mixes),
        Kind("build", _tiles(components)),
        Kind("architect", _architect()),
        Kind("sell", [*_named("resource", RESOURCES), *_plain("sell", ["done"])]),
        Kind("buy", [*_named("resource", RESOURCES), *_plain("buy", ["done"])]),
        Kind("offering", [*_named("resource", RESOURCES), *_plain("offering", ["no"])]),
        Kind("follow_up", _plain("follow_up", ["build", "exchange", "any_action"])),
        Kind("days", _plain("days", ["one", "two"])),
    ]
    for kind in found:
        kind.clause = CLAUSES[kind.name]
    return found


def _plain(kind: str, codes: list[str]) -> list[tuple[str, Label]]:
    return [(code, (f"{kind}-{code}", {})) for code in codes]


def _named(domain: str, codes: list[str]) -> list[tuple[str, Label]]:
    return [(code, (name_of(domain, code), {})) for code in codes]


def _space(components: Components, index: int) -> tuple[str, Label]:
    gear, space = GEARS[components.gear_of[index]], components.space_of[index]
    return f"{gear}-{space}", ("space", {"gear": name_of("gear", gear), "space": space})


def _mix(mix: list[int]) -> tuple[str, Label]:
    amounts: Amounts = tuple((name_of("good", name), n) for name, n in zip(RESOURCES, mix, strict=True) if n)
    code = "+".join(f"{n}{name}" for name, n in zip(RESOURCES, mix, strict=True) if n)
    return code, ("amounts", {"amounts": amounts})


def _harvests(components: Components) -> list[tuple[str, Label]]:
    options = _plain("harvest", ["tileless"])
    for field in range(1, components.most_fields + 1):
        for way in ("corn", "wood", "burn"):
            options.append((f"{way}-{field}", (f"harvest-{way}", {"field": field})))
    return options


def _tiles(components: Components) -> list[tuple[str, Label]]:
    tiles = _named("building", components.building_ids) + _named("monument", components.monument_ids)
    return tiles + _plain("build", ["done"])


def _architect() -> list[tuple[str, Label]]:
    options = _plain("architect", ["without", "with"])
    for resource in RESOURCES:
        options.append((f"save_{resource}", ("architect-save", {"resource": name_of("resource", resource)})))
    return options + _plain("architect", ["save_corn"])
