"""What an action of the turn comes to just now: how many are laid, and at which price with the open cards."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Label
from tinkuy.games.inca_empire.components import EXTRA_ROAD, TEMPLE, TERRACE
from tinkuy.games.inca_empire.construction import city_cost, garrison_cost, outpost_cost
from tinkuy.games.inca_empire.roads import roads_allowed
from tinkuy.games.inca_empire.state import IncaEmpire
from tinkuy.games.inca_empire.told import kinds

QUESTIONS: Final = {
    kinds.ROAD: "question-road-now",
    kinds.GARRISON: "question-garrison-now",
    kinds.TERRACE: "question-terrace-now",
}


def question(game: IncaEmpire, kind: int) -> Label | None:
    """How many can still be laid, with the one that is asked about; of buildings only where a card allows several."""
    said = kind in QUESTIONS and (kind == kinds.ROAD or game.left > 1)
    return (QUESTIONS[kind], {"n": game.left}) if said else None


def wording(game: IncaEmpire, kind: int, option: int) -> Label | None:
    """Only actions whose number or price is the same wherever they are carried out."""
    if kind != kinds.ACT:
        return None
    me, cost = game.players[game.order[game.turns]], game.components.cost
    numbers = {
        kinds.A_ROADS: roads_allowed(game, me),
        kinds.A_CITY: city_cost(game, me),
        kinds.A_GARRISON: garrison_cost(game, me),
        kinds.A_TEMPLE: cost[TEMPLE],
        kinds.A_TERRACE: cost[TERRACE],
        kinds.A_EXTRA_ROAD: cost[EXTRA_ROAD],
        kinds.A_OUTPOST: outpost_cost(game, me),
    }
    return (f"act-{kinds.ACTS[option]}-now", {"n": numbers[option]}) if option in numbers else None
