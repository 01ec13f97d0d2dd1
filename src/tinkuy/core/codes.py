"""Readable codes of answers (`place market`) to indexes and back."""

from __future__ import annotations

from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.questions import Blocked


def kind_index(game: Game, name: str) -> int:
    for index, kind in enumerate(game.kinds):
        if kind.name == name:
            return index
    raise Refused(f"{game.name} asks no question of kind '{name}'.")


def option_index(game: Game, kind: int, code: str) -> int:
    codes = game.kinds[kind].codes
    if code not in codes:
        raise Refused(f"A question of kind '{game.kinds[kind].name}' never has the option '{code}'.")
    return codes.index(code)


def never(game: Game, seats: int, kind: int, code: str) -> Blocked | None:
    """Why what the code means can be no option of the kind, where the game knows such things; None for its options."""
    asked = game.kinds[kind]
    return None if asked.never is None or code in asked.codes else asked.never(seats, code)


def answer_code(game: Game, kind: int, option: int) -> str:
    return f"{game.kinds[kind].name} {game.kinds[kind].codes[option]}"


def read_answer(game: Game, text: str) -> tuple[int, int]:
    """`place market` to kind and option."""
    words = text.split()
    if len(words) != 2:
        example = answer_code(game, 0, 0)
        raise Refused(f"'{text}' is not an answer; an answer is a kind and an option, such as '{example}'.")
    kind = kind_index(game, words[0])
    return kind, option_index(game, kind, words[1])


def action_count(game: Game) -> int:
    """How many flat action ids there are: every option of every kind."""
    return sum(len(kind.codes) for kind in game.kinds)


def action_id(game: Game, kind: int, option: int) -> int:
    """One number for (kind, option), for learning."""
    return sum(len(other.codes) for other in game.kinds[:kind]) + option
