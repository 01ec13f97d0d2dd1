"""What the conformance suite runs for: every registered game and the toy, each seat count, each value of an option."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

import pytest

from tests.toy import toy_game
from tinkuy.core.game import MODULE, SOLO_EASIER, SOLO_HARDER, SOLO_RULING, SOLO_STRENGTH, Game, Option
from tinkuy.core.table import Table, open_table, simulate
from tinkuy.games import GAMES, find_game

EVERY_SET = "EVERY_MODULE_SET"  # in the environment
MANY = 8  # option values; a game with more of them has each at one seat count only

UNDER_TEST: dict[str, Game] = {name: find_game(name) for name in GAMES} | {"toy": toy_game()}


def find(name: str) -> Game:
    """The finder that positions and records are loaded with here."""
    return UNDER_TEST[name]


@dataclass(frozen=True)
class Case:
    name: str
    seats: int
    chosen: tuple[tuple[str, str], ...]  # options other than the defaults

    @property
    def game(self) -> Game:
        return UNDER_TEST[self.name]

    @property
    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def open(self, seed: int | str) -> Table:
        return open_table(self.game, self.seats, seed, self.options)

    def simulate(self, seed: int) -> Table:
        return simulate(self.game, self.seats, seed, self.options)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{name}={value}" for name, value in self.chosen)])


def option_sets(game: Game) -> list[tuple[tuple[str, str], ...]]:
    """The defaults, then every other value of every option by itself, with what it needs, then sets of modules."""
    alone = [with_needs(game, option, value) for option in game.options for value in option.values[1:]]
    return [(), *alone, *[chosen for chosen in module_sets(game) if chosen not in alone and chosen]]


def with_needs(game: Game, option: Option, value: str) -> tuple[tuple[str, str], ...]:
    usual = {other.name: other.values[0] for other in game.options}
    partners = option.needs.get(value, [])
    met = not partners or any(usual[name] == wanted for name, wanted in partners)
    return ((option.name, value),) if met else ((option.name, value), partners[0])


def module_sets(game: Game) -> list[tuple[tuple[str, str], ...]]:
    """Sets of modules: all of them for `make modules`, else so many that any two are together, apart and each alone."""
    names = [option.name for option in game.options if option.group == MODULE and option.values == ["off", "on"]]
    return every_set(tuple(names)) if os.environ.get(EVERY_SET) else covering(tuple(names))


def every_set(names: tuple[str, ...]) -> list[tuple[tuple[str, str], ...]]:
    return [tuple((name, "on") for n, name in enumerate(names) if bits >> n & 1) for bits in range(1 << len(names))]


@cache
def covering(names: tuple[str, ...]) -> list[tuple[tuple[str, str], ...]]:
    """Of two modules each way to be in play or not happens in some set."""
    every = every_set(names)
    open_pairs = {
        (one, first, two, second)
        for one, two in combinations(names, 2)
        for first, second in product((True, False), repeat=2)
    }
    found = []
    while open_pairs:
        best = max(every, key=lambda chosen: len([pair for pair in open_pairs if _covers(chosen, pair)]))
        open_pairs = {pair for pair in open_pairs if not _covers(best, pair)}
        found.append(best)
    return found


def _covers(chosen: tuple[tuple[str, str], ...], pair: tuple[str, bool, str, bool]) -> bool:
    one, first, two, second = pair
    played = dict(chosen)
    return (one in played) == first and (two in played) == second


def seats_for(game: Game, number: int, chosen: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    """Where an option set is played: at every seat count, or of many sets each at one, and what is solo alone."""
    if not chosen or (os.environ.get(EVERY_SET) and chosen in module_sets(game)):
        return game.seats
    name, value = chosen[0]
    option = next(option for option in game.options if option.name == name)
    counts = option.seats.get(value, game.seats)
    if len(option_sets(game)) <= MANY:
        return counts
    if option.group in (SOLO_EASIER, SOLO_HARDER, SOLO_RULING, SOLO_STRENGTH):
        return (1,)
    return (counts[number % len(counts)],)


def all_cases() -> list[Case]:
    return [
        Case(name, seats, chosen)
        for name, game in UNDER_TEST.items()
        for number, chosen in enumerate(option_sets(game))
        for seats in seats_for(game, number, chosen)
    ]


def _effort(name: str) -> list[pytest.MarkDecorator]:
    """The toy alone is played by `make quick`: it has one of everything and shows a fault of core at once."""
    return [] if name == "toy" else [pytest.mark.slow]


def _each(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "case", [pytest.param(case, id=str(case), marks=_effort(case.name)) for case in cases]
    )


every_case = _each(all_cases())
every_default = _each([case for case in all_cases() if not case.chosen])
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name, marks=_effort(name)) for name, game in UNDER_TEST.items()]
)
