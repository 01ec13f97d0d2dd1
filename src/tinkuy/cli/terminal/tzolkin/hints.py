"""A few signs beside an option: what a tile gives, and the price as the game itself would tell it."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.core.events import EventKind
from tinkuy.core.questions import Kind
from tinkuy.games.tzolkin.components import GEARS, Components
from tinkuy.games.tzolkin.told import events as told


def hint(shown: Shown, components: Components, kind: Kind, option: int) -> Text:
    code = kind.codes[option]
    if kind.name == "wealth":
        tile = components.wealth[components.wealth_ids.index(code)]
        return signs.painted(signs.wealth(shown, tile, whole=True))
    if kind.name == "build":
        return build(shown, components, code)
    if kind.name == "place":
        return place(shown)
    if kind.name in ("act", "pick_up") and "-" in code:
        gear, _, space = code.rpartition("-")
        words = signs.action(shown, GEARS.index(gear), int(space), components, whole=True)
        fee = happens(shown, told.STEPPED_BACK)
        return signs.painted(f"{words}, {cost(fee[2])}" if fee else words)
    if kind.name == "advance":
        level = happens(shown, told.ADVANCED)
        return Text(f"{level[2] - 1} → {level[2]}") if level else Text()
    return Text()


def happens(shown: Shown, kind: EventKind) -> list[int]:
    """The values of the first such event that the option would bring about; nothing when there is none."""
    return next((event.values for event in shown.told if event.kind is kind), [])


def cost(corn: int) -> str:
    return f"{signs.MINUS}{corn}{signs.CORN}" if corn else f"0{signs.CORN}"


def place(shown: Shown) -> Text:
    """The space a worker would come to and its price (TZ-6.6, TZ-6.9)."""
    placed, first = happens(shown, told.PLACED), happens(shown, told.PLACED_FIRST)
    if placed:
        return signs.painted(f"{shown.say('tzolkin-space', space=placed[2])} {cost(placed[3])}")
    return signs.painted(cost(first[1])) if first else Text()


def build(shown: Shown, components: Components, code: str) -> Text:
    """The printed price of a tile and what it gives."""
    if code in components.building_ids:
        building = components.buildings[components.building_ids.index(code)]
        return signs.painted(f"{signs.price(building.cost)} → {signs.building(shown, building, whole=True)}")
    if code in components.monument_ids:
        monument = components.monuments[components.monument_ids.index(code)]
        words = signs.monument(shown, monument, shown.view["seats"])
        return signs.painted(f"{signs.price(monument.cost, monument.skulls)} → {words}")
    return Text()
