"""Nobles: Buildings (TE-7.11 to TE-7.13)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan import avenue
from tinkuy.games.teotihuacan.boards.board import Board, power_ups
from tinkuy.games.teotihuacan.goods import affords_with, give_resource, score, spend_all
from tinkuy.games.teotihuacan.state import FROM_BUILDINGS, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import ROW


class Nobles(Board):
    def blocked(self, game: Teotihuacan, me: Player, workers: int) -> Blocked | None:
        if not affords_with(me, game.components.building_cost, me.conduct.surcharge(game, me)):
            return refusals.BUILDING_TOO_DEAR
        if sum(game.rows) >= game.components.buildings:
            return refusals.NO_BUILDING_LEFT
        return None if open_rows(game, workers) else refusals.ROWS_FULL

    def perform(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[int]:
        """TE-7.11, TE-7.19."""
        game.about = [ROW, workers]
        rows = open_rows(game, workers)
        row = rows[0] if len(rows) == 1 else (yield Ask(me.seat, ROW, rows))
        spend_all(game, me, game.components.building_cost)
        for _ in range(me.conduct.surcharge(game, me)):
            yield from give_resource(game, me)
        yield from build(game, me, row)
        return power_ups(game, workers)


def build(game: Teotihuacan, me: Player, row: int) -> Rules[None]:
    """TE-7.11: the leftmost free space of the row, its number and a step on the Avenue."""
    vp = game.rulings.building_rows[row][game.rows[row]]
    game.rows[row] += 1
    if game.told is not None:
        game.tell(told.BUILT, [me.seat, row, vp])
    score(game, me, FROM_BUILDINGS, vp)
    yield from avenue.walk(game, me, game.components.building_avenue)


def row_refused(game: Teotihuacan, row: int, workers: int) -> Blocked | None:
    """TE-7.12, A-6: the own row; only when it is full, or by the other ruling always, one above it."""
    own = min(workers, 3) - 1
    if row > own:
        return refusals.ROW_TOO_LOW
    if game.rows[row] >= len(game.rulings.building_rows[row]):
        return refusals.ROW_FULL
    if row < own and not game.rulings.any_row and game.rows[own] < len(game.rulings.building_rows[own]):
        return refusals.OWN_ROW_FIRST
    return None


def row_blocked(game: Teotihuacan, me: Player, row: int) -> Blocked | None:
    return row_refused(game, row, game.about[1])


def open_rows(game: Teotihuacan, workers: int) -> list[int]:
    return [row for row in range(len(game.rows)) if row_refused(game, row, workers) is None]


def lowest_number(game: Teotihuacan) -> int:
    """TE-15.1, TE-15.14: the lowest uncovered number of the Buildings row."""
    values = game.components.building_values
    return values[min(sum(game.rows), len(values) - 1)]
