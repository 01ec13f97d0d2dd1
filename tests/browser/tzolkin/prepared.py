"""Tzolk'in from positions that a test is about, for a server of its own: the option `position` names one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.games.tzolkin.positions import Given, fields, given
from tinkuy.core.components import read_components
from tinkuy.core.game import Game, Option, State
from tinkuy.games import components_text
from tinkuy.games.tzolkin import TzolkinGame
from tinkuy.games.tzolkin.components import GEARS

BUILDINGS = ["a1_farm_one", "a1_civic_agriculture", "a1_tomb_build", "a1_shrine_architecture", "a1_farm_discount"]
MONUMENTS = ["m_tombs", "m_civic", "m_workers", "m_shrines", "m_skulls", "m_corn_tiles"]


def wealthy(seats: int) -> Given:
    """Goods for everything, tiles to spend them on, and the others on every gear and step."""
    start = given(seats).player(0, workers=6, corn=30, wood=9, stone=9, gold=9, skulls=3).offer(*BUILDINGS)
    start.monuments(*MONUMENTS)
    for seat in range(1, seats):
        start.player(seat, workers=6, corn=9).worker(seat, "palenque", seat + 3).worker(seat, "uxmal", seat - 1)
    return start


def row(seats: int, gear: str) -> Given:
    """All own workers side by side."""
    start = given(seats).player(0, workers=6, corn=30, wood=9, stone=9, gold=9, skulls=3).offer(*BUILDINGS)
    return start.monuments(*MONUMENTS).worker(0, gear, *range(1, 7))


def busy(seats: int) -> Given:
    """Some in the hand and some side by side, so that placing and picking up are both near."""
    start = wealthy(seats).worker(0, "palenque", 2, 3).worker(0, "tikal", 2, 3)
    return fields(start, 2, "bare", "wood", "corn")


def learned(seats: int) -> Given:
    """Everybody has come as far in two technologies."""
    start = wealthy(seats)
    for seat in range(seats):
        start.player(seat, agriculture=1, theology=2, extraction=min(seat, 1))
    return start


POSITIONS: dict[str, Callable[[int], Given]] = {
    "busy": busy,
    "learned": learned,
    **{gear: partial(row, gear=gear) for gear in GEARS},
}


class Prepared(TzolkinGame):
    def __init__(self) -> None:
        super().__init__(read_components(components_text("tzolkin")))
        self.options = [*self.options, Option("position", list(POSITIONS))]

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        state = POSITIONS[options["position"]](seats).state
        state.components, state.told = self.components, []
        return state


GAMES: dict[str, Callable[[], Game]] = {"tzolkin": Prepared}
