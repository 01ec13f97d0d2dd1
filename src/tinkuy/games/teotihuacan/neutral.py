"""Neutral dice (TE-3.10 to TE-3.12, TE-3.17, TE-15.9)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.told import events as told


def place(game: Teotihuacan) -> None:
    """TE-3.11, TE-3.17: of each colour three dice on boards of two starting tiles that nobody keeps."""
    components = game.components
    colours = components.neutral_colours[len(game.players)]
    if not colours:
        return
    game.starting_stack.riffle(game.chance)
    drawn = game.starting_stack.cards[::-1][: colours * components.neutral_tiles]  # they stay in the pool
    game.neutral = []
    for colour in range(colours):
        tiles = drawn[colour * components.neutral_tiles : (colour + 1) * components.neutral_tiles]
        boards: list[int] = []
        for tile in tiles:
            for board in components.starting[tile].boards:
                if board not in boards and len(boards) < components.neutral_dice:
                    boards.append(board)
        game.neutral += boards
        if game.told is not None:
            for board in boards:
                game.tell(told.NEUTRAL_PLACED, [colour + 1, board])
