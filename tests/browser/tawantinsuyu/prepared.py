"""Tawantinsuyu from positions that a test is about, for a server of its own: the option `position` names one."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.tawantinsuyu.positions import COMPONENTS, Given
from tinkuy.core.components import read_components
from tinkuy.core.game import Game, Option, State
from tinkuy.games import components_text
from tinkuy.games.tawantinsuyu import TawantinsuyuGame


def placing(seats: int) -> Given:
    """Two workers, cards and food; others stand on the hill already."""
    given = Given(seats).hill(T0a="architect", T1a="courier", M2b="priest", B3a="warrior", M4a="craftsman")
    card = next(card for card, god in enumerate(COMPONENTS.gods) if len(god.reward) > 1)
    symbol = COMPONENTS.symbols[COMPONENTS.gods[card].symbol]  # with a statue of it the card's rewards are gained
    given.player(0, priest=1, courier=1, potato=6, corn=5, stone=4, gold=3, god=COMPONENTS.god_ids[card], army="A01")
    given.player(0, small=symbol, tapestries=[["SW01"]]).player(1, potato=2, gold=1, tapestries=[["SW02"]])
    return given.steps(1, "upper-3").conquered(1, "antisuyu_1")


def weaving(seats: int) -> Given:
    """One worker, and nothing but what weaves cost."""
    return (
        Given(seats).player(0, craftsman=1, corn=7, potato=5, gold=2, tapestries=[["SW01"], ["SW02"]]).player(1, corn=4)
    )


def following(seats: int) -> Given:
    """The high priest of the first walks to the offering; the second has corn for it."""
    return Given(seats).player(0, corn=4, potato=1).player(1, corn=3, potato=1)


def alone(seats: int) -> Given:
    given = Given(seats).personality(1).player(0, courier=1, warrior=1, potato=5, corn=5, gold=2, stone=3, god="G01")
    return given.player(1, architect=1, priest=1, corn=1, stone=2, tapestries=[["SW03"]])


def rich(seats: int) -> Given:
    """A long hand, a large area, and enough of everything to build or to replace tiles of the market first."""
    given = Given(seats).player(0, warrior=1, architect=1, potato=9, corn=9, stone=9, gold=9)
    given.player(0, god=COMPONENTS.god_ids[:15], army=["A01", "A02"], up=["A05", "A06"], down=["A07", "A08"])
    given.player(0, small=COMPONENTS.symbols, tapestries=[["SW01"], ["SW02"]])
    return given.player(1, potato=2)


def full(seats: int) -> Given:
    """A long hand, and as many cards on the altar as it holds."""
    return rich(seats).altar(*COMPONENTS.god_ids[20:25])


POSITIONS: dict[str, Callable[[int], Given]] = {
    "placing": placing,
    "weaving": weaving,
    "following": following,
    "alone": alone,
    "rich": rich,
    "full": full,
}


class Prepared(TawantinsuyuGame):
    def __init__(self) -> None:
        super().__init__(read_components(components_text("tawantinsuyu")))
        self.options = [*self.options, Option("position", list(POSITIONS))]

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        state = POSITIONS[options["position"]](seats).state
        state.components, state.told = self.components, []
        return state


GAMES: dict[str, Callable[[], Game]] = {"tawantinsuyu": Prepared}
