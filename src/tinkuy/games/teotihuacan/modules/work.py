"""Boards of the expansion whose main action is a table with tiles to place: painters and engineers (TE-23, TE-24)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import ASKS_NOTHING, Ask, Blocked, Rules
from tinkuy.games.teotihuacan import asking, locking
from tinkuy.games.teotihuacan.boards.board import Board
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan, has_locked
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import FREE_ONE, WORK, WORK_DONE, WORK_FREE, WORK_PLACE
from tinkuy.games.teotihuacan.vocabulary import SPACES

WORKS: Final = [WORK_PLACE, WORK_FREE, WORK_DONE]


class WorkBoard(Board):
    """Place at least one tile, free a worker where the cell says so, in any order."""

    def place_blocked(self, game: Teotihuacan, me: Player, left: list[int]) -> Blocked | None:
        """Why no further tile can be placed with what is left of the cell."""
        return refusals.NO_MORE_TILES

    def place_one(self, game: Teotihuacan, me: Player, left: list[int]) -> Rules[list[int]]:
        """Place a tile; what is left of the cell then."""
        yield from ASKS_NOTHING
        return left

    def work(self, game: Teotihuacan, me: Player, left: list[int], free: int) -> Rules[None]:
        """TE-23.15, TE-24.9: one part after the other."""
        placed = 0
        while True:
            game.about = [WORK, placed, free, *left]
            part = yield from asking.ask(game, me, WORK, works)
            if part == WORK_FREE:
                free -= 1
                yield from free_one(game, me)
            elif part == WORK_PLACE:
                placed += 1
                left = yield from self.place_one(game, me, left)
            else:
                return


def work_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-23.7, TE-24.5: at least one tile; TE-23.16: freeing is optional."""
    _, placed, free, *left = game.about
    if option == WORK_PLACE:
        board = game.rulings.boards[game.here]
        assert isinstance(board, WorkBoard)
        return board.place_blocked(game, me, left)
    if option == WORK_FREE:
        if not free:
            return refusals.NOBODY_TO_FREE
        return None if has_locked(me) else refusals.NOBODY_LOCKED
    return None if placed else refusals.ONE_TILE_AT_LEAST


def works(game: Teotihuacan, me: Player) -> list[int]:
    return [option for option in WORKS if work_blocked(game, me, option) is None]


def free_one(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-23.9, TE-24.6: one own locked worker for nothing."""
    game.about = [FREE_ONE]
    spaces = [space for space in range(len(SPACES)) if LOCKED + space in me.at]
    space = spaces[0] if len(spaces) == 1 else (yield Ask(me.seat, FREE_ONE, spaces))
    locking.free(game, me, me.at.index(LOCKED + space))


def free_one_blocked(game: Teotihuacan, me: Player, space: int) -> Blocked | None:
    return None if LOCKED + space in me.at else refusals.NO_SUCH_WORKER
