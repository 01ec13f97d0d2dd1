"""What is kept up to date road by road and card by card is what a look at the whole table would find."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.inca_empire.positions import COMPONENTS, GAME
from tinkuy.core.chance import Chance
from tinkuy.core.game import clean_options
from tinkuy.core.table import simulate
from tinkuy.games.inca_empire.rulings import Rulings
from tinkuy.games.inca_empire.setup import empty_table
from tinkuy.games.inca_empire.state import IncaEmpire, Player
from tinkuy.games.inca_empire.survey import survey, survey_empty

OF_THE_TABLE = [
    "free",
    "open",
    "settled",
    "unconquered",
    "cities",
    "garrisons",
    "temples",
    "lawless",
    "wild_open",
    "wild_crossed",
    "surveyed",
]
OF_A_PLAYER = [name for name in Player.__slots__ if name not in Player.FIELDS]


def derived(game: IncaEmpire) -> dict[str, Any]:
    found = {name: getattr(game, name) for name in OF_THE_TABLE}
    for player in game.players:
        found |= {f"{name} of {player.seat}": getattr(player, name) for name in OF_A_PLAYER}
    return found


def anew(game: IncaEmpire) -> dict[str, Any]:
    copy = game.copy()
    survey(copy)
    return derived(copy)


@clause("IN-1.11", "IN-1.19", "IN-7.16")
@pytest.mark.parametrize("players", [3, 4])
def test_networks_and_effects_are_kept_as_a_look_at_the_table_finds_them(players: int) -> None:
    for seed in range(4):
        table = simulate(GAME, players, seed)
        chance = Chance.from_seed(f"survey {seed}")
        answers = 0
        while not table.over:
            assert isinstance(table.state, IncaEmpire)
            if answers % 5 == 0:
                assert derived(table.state) == anew(table.state)
            table.apply(table.ask.options[chance.below(len(table.ask.options))])
            answers += 1


@pytest.mark.parametrize("players", [3, 4])
def test_an_empty_board_is_surveyed_in_short(players: int) -> None:
    rulings = Rulings(clean_options(GAME, {}, players))
    game = empty_table(COMPONENTS, rulings, players, Chance(1))
    survey_empty(game)
    assert derived(game) == anew(game)
