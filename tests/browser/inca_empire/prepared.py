"""Inca Empire from positions that a test is about, for a server of its own: the option `position` names one."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.inca_empire.positions import board, given
from tests.golden import records_of, retrace
from tinkuy.core.components import read_components
from tinkuy.core.game import Game, Option, State
from tinkuy.games import components_text, find_game
from tinkuy.games.inca_empire import IncaEmpireGame
from tinkuy.games.inca_empire.state import IncaEmpire
from tinkuy.games.inca_empire.track import PEOPLE


def late(seats: int) -> IncaEmpire:
    """A well-played game in its last era, at a turn of the first seat."""
    game = find_game("inca_empire")
    path = next(path for path in records_of(game) if path.stem == str(seats))
    for table in retrace(path, game):
        state = board(table)
        track, here = state.track, state.phase
        if track.era[here] == track.era[-1] and track.phases[here] == PEOPLE and table.ask.seat == 0:
            return board(table.copy())
    raise AssertionError("the game has no such turn")


def wild(seats: int) -> IncaEmpire:
    """Two Wild Road cards at the first stripe, and a road that a revolt has cut off."""
    position = given(seats).labour(9, 5, 4, 3).order(*range(seats))
    position.open_cards("brown_blue", "wild_road").hand(0, "epidemic", "epidemic", "resistance")
    position.roads(0, "limatambo choquequirao vilcashuaman").roads(0, "huaytara choclococha")
    return position.conquered(0, "chanka").state


def sun(seats: int) -> IncaEmpire:
    """A Sun phase in which everybody is to lay a card, with some on the board already."""
    position = given(seats).scores(*range(seats)).at("sun", 2, 2).labour(3, 2, 1)
    for seat, cards in enumerate(
        (("epidemic", "resistance"), ("wild_road",), ("extra_road_crew",), ("epidemic",))[:seats]
    ):
        position.hand(seat, *cards)
    return position.open_cards("brown_blue", "storehouses").open_cards("blue_orange", "harsh_weather").state


POSITIONS: dict[str, Callable[[int], IncaEmpire]] = {"late": late, "wild": wild, "sun": sun}


class Prepared(IncaEmpireGame):
    def __init__(self) -> None:
        super().__init__(read_components(components_text("inca_empire")))
        self.options = [*self.options, Option("position", list(POSITIONS))]

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        state = POSITIONS[options["position"]](seats)
        state.components, state.told = self.components, []
        state.acting = state.surveyed = False
        return state


GAMES: dict[str, Callable[[], Game]] = {"inca_empire": Prepared}
