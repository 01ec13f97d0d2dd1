"""Teotihuacan from positions that a test is about, for a server of its own: the option `position` names one."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.teotihuacan.positions import (
    abilities,
    city,
    give,
    lay,
    lay_decoration,
    own_tiles,
    put_tile,
    technologies,
    temple,
    workers,
)
from tinkuy.core.components import read_components
from tinkuy.core.game import Game, Option, State
from tinkuy.games import components_text
from tinkuy.games.teotihuacan import TeotihuacanGame
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import TEMPLES

MODULES = {"play": "modules"}
HEIGHT = {"height": "on"}  # with it a tile lies at the Nobles, too


def building(seats: int) -> Teotihuacan:
    """A strong worker before Construction, goods for several tiles, and three icons to match beside each other."""
    game = city(seats)
    me = game.players[0]
    workers(me, "forest 4", "alchemy 2", "palace 1")
    give(me, cocoa=6, wood=6, stone=8, gold=6)
    for text, row, col in (("bnRg", 0, 0), ("nbrG", 0, 1), ("gnbR", 1, 0), ("grgR", 1, 1), ("gnRn", 2, 1)):
        lay(game, text, 1, row, col)
    return game


def full(seats: int) -> Teotihuacan:
    """Everything at once: all modules, dice and tiles wherever they can be."""
    game = city(seats, **MODULES)
    places = ["forest 3", "forest 2", "nobles 5", "royal_a 4 locked"]
    spaces = ["forest", "quarry", "decorations", "nobles"]
    for seat, me in enumerate(game.players):
        workers(me, *places[:3], f"{spaces[seat % len(spaces)]} {seat + 1} locked")
        give(me, cocoa=12, wood=11, stone=10, gold=14)
        temple(me, blue=3 + seat, red=3, green=6, orange=3)
        me.avenue, me.track = 6, 3 + seat
        technologies(me, "T01", "T05", "T09")
        abilities(me, "A1", "A5", "A8")
    own_tiles(game, game.players[0], *(f"mask_{n}" for n in range(1, 8)), "vp4", "double_move", "power_up2")
    for site, code in (("palace", "mask_2"), ("forest", "cocoa4"), ("quarry", "extra_worker"), ("gold", "resource3")):
        put_tile(game, site, code)
    for text, row, col in (("bnRg", 0, 0), ("nbrG", 0, 1), ("gnbR", 1, 0), ("grgR", 1, 1)):
        lay(game, text, 1, row, col)
    lay(game, "gBrn", 2, 0, 0)
    lay_decoration(game, "BR", 3, 0)
    return game


def alone(seats: int) -> Teotihuacan:
    """The solo game with all modules, a worker before the Forest."""
    game = city(seats, **MODULES)
    workers(game.players[0], "alchemy 2", "palace 3", "nobles 1")
    give(game.players[0], cocoa=8, wood=4, stone=4, gold=4)
    return game


def claiming(seats: int) -> Teotihuacan:
    """Worship leads to a wide step with tiles; equal ones lie where they cannot be claimed then."""
    game = city(seats)
    me = game.players[0]
    workers(me, "nobles 3", "palace 1", "alchemy 2")
    give(me, cocoa=8, wood=4, stone=4, gold=4)
    temple(me, blue=3, red=5)
    blue, red = (game.components.wide[TEMPLES.index(name)][step] for name, step in (("blue", 4), ("red", 5)))
    for site, code, place in ((blue, "mask_4", 0), (blue, "vp4", 1), (red, "mask_4", 0), ("gold", "vp4", 0)):
        put_tile(game, site, code, place)
    return game


def walking(seats: int) -> Teotihuacan:
    """A Building leads to a step of the Avenue with a tile; an equal one lies beside the board of the action."""
    game = city(seats, **HEIGHT)
    me = game.players[0]
    workers(me, "construction 3", "palace 1", "alchemy 2")
    give(me, cocoa=8, wood=8, stone=4, gold=4)
    step = next(step for step, site in enumerate(game.components.avenue_site) if site >= 0)
    me.avenue = step - 1
    put_tile(game, game.components.avenue_site[step], "mask_4")
    put_tile(game, "nobles", "mask_4")
    return game


POSITIONS: dict[str, tuple[Callable[[int], Teotihuacan], dict[str, str]]] = {
    "building": (building, {}),
    "full": (full, MODULES),
    "alone": (alone, MODULES),
    "claiming": (claiming, {}),
    "walking": (walking, HEIGHT),
}


class Prepared(TeotihuacanGame):
    def __init__(self) -> None:
        super().__init__(read_components(components_text("teotihuacan")))
        self.options = [*self.options, Option("position", list(POSITIONS))]

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        state = POSITIONS[options["position"]][0](seats)
        state.components, state.told = self.components, []
        return state


GAMES: dict[str, Callable[[], Game]] = {"teotihuacan": Prepared}
