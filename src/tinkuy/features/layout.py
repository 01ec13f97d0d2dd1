"""Which numbers a game has for so many seats, in which order, and how they are made from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinkuy.core.automa import automas
from tinkuy.core.codes import action_count, action_id, kind_index
from tinkuy.core.game import Game, State, check_seats, clean_options
from tinkuy.core.zones import EMPTY
from tinkuy.features.declared import Declared, Field, declared
from tinkuy.features.shapes import Shape, shape_of

RECENT = 6  # answers of the turn so far: what a seat has just done is not always seen on the table
LEFT_OUT = ("chance", "seat")  # the generator, which nobody sees, and whose board it is, which its name says
UNCHANGED = 32  # numbers below it that are no seats stay what they are


@dataclass(frozen=True)
class Feature:
    name: str
    about: str


class Block:
    """A field of the table or of a player: where it is found, its shape, and what was declared of it."""

    __slots__ = ("field", "key", "player", "shape")

    def __init__(self, player: int, key: str, field: Field, shape: Shape) -> None:
        self.player = player  # counted from whoever looks; EMPTY for the table
        self.key = key
        self.field = field
        self.shape = shape

    @property
    def name(self) -> str:
        return self.key if self.player == EMPTY else f"player{self.player}.{self.key}"


class Layout:
    """`player0` is whoever looks, `player1` the next seat, and so on; a solo opponent is the last.

    Numbers that are seats are counted in the same way, from whoever looks.
    """

    def __init__(self, game: Game, seats: int) -> None:
        check_seats(game, seats)
        self.game = game
        self.seats = seats
        self.players = seats + automas(game.automa, seats)
        said = declared(game)
        self.version = f"{game.name} {said.version}"
        self.start: State = game.setup(seats, "1", clean_options(game, {}, seats))
        self.boards = _name_of(self.start.board(0), self.start)
        self.blocks = [self._blocks(said, seat) for seat in range(seats)]
        self.features = [*self._head_features(), *self._body_features()]
        self.names = [feature.name for feature in self.features]
        self.size = len(self.features)
        self.offsets = [action_id(game, kind, 0) for kind in range(len(game.kinds))]
        self.actions = action_count(game)
        self.places = self._places()

    # ------------------------------------------------------------------ what there is

    def _blocks(self, said: Declared, seat: int) -> list[Block]:
        """All fields as this seat sees them."""
        fields = [name for name in self.start.FIELDS if name not in (*LEFT_OUT, self.boards)]
        found = [self._block(EMPTY, name, said.table[name], self.start, seat) for name in fields]
        for player in range(self.players):
            board = self.start.board((seat + player) % self.players)
            own = [name for name in board.FIELDS if name not in LEFT_OUT]
            found += [self._block(player, name, said.player[name], board, seat) for name in own]
        return found

    def _block(self, player: int, key: str, field: Field, thing: object, seat: int) -> Block:
        return Block(player, key, field, shape_of(getattr(thing, key), field.room, seat))

    def _head_features(self) -> list[Feature]:
        found = [
            Feature("seat", "the seat that looks, as records count them"),
            Feature("question", "number of the kind of question that is open for the seat, -1 for none"),
        ]
        found += [Feature(f"waiting.{number}", "1 if that player is asked something") for number in range(self.seats)]
        for number in range(RECENT):
            found.append(
                Feature(f"answer{number}.seat", f"who gave the answer {number + 1} before, of this turn; or -1")
            )
            found.append(Feature(f"answer{number}.action", "the number of its action, or -1"))
        return found

    def _body_features(self) -> list[Feature]:
        return [Feature(name, block.field.about) for block in self.blocks[0] for name in block.shape.names(block.name)]

    def _places(self) -> list[int]:
        """Where in the vector the seats are that must be counted from whoever looks."""
        found = [number for number, name in enumerate(self.names[: self._width_of_head]) if name.endswith(".seat")]
        number = self._width_of_head
        for block in self.blocks[0]:
            if block.field.seats:
                counts = {place for place, name in enumerate(block.shape.names("")) if name == ".count"}
                found += [number + place for place in range(block.shape.width) if place not in counts]
            number += block.shape.width
        return found

    @property
    def _width_of_head(self) -> int:
        return 2 + self.seats + 2 * RECENT

    @property
    def width_of_body(self) -> int:
        return self.size - self._width_of_head

    # ------------------------------------------------------------------ what is seen

    def vector(self, view: dict[str, Any]) -> list[int]:
        """The numbers of what `tinkuy.core.view` shows a seat."""
        seat = view["seat"]
        numbers = [*self.head(view), *self.body(view["state"], seat)]
        turned = self.turned(seat)
        for place in self.places:
            numbers[place] = turned[numbers[place]]
        return numbers

    def turned(self, seat: int) -> list[int]:
        """By seat, how it is counted from this one; the last is for -1, which is nobody."""
        count = self.players
        return [*[(other - seat) % count for other in range(count)], *range(count, UNCHANGED - 1), EMPTY]

    def head(self, view: dict[str, Any]) -> list[int]:
        game, seat = self.game, view["seat"]
        own = [kind_index(game, ask["kind"]) for ask in view["ask"]]
        waiting = [int((seat + number) % self.seats in view["waiting"]) for number in range(self.seats)]
        answers = [EMPTY] * (2 * RECENT)
        for number, answer in enumerate(reversed(view["answers"][-RECENT:])):
            kind = kind_index(game, answer["kind"])
            answers[2 * number] = answer["seat"]
            answers[2 * number + 1] = self.offsets[kind] + game.kinds[kind].codes.index(answer["option"])
        return [seat, own[0] if own else EMPTY, *waiting, *answers]

    def body(self, state: dict[str, Any], seat: int) -> list[int]:
        """Of the state that the seat is shown; its seats are not yet counted from there."""
        numbers: list[int] = []
        for block in self.blocks[seat]:
            holder = state
            if block.player != EMPTY:
                holder = state[self.boards][(seat + block.player) % self.players]
            numbers += block.shape.flat(holder[block.key])
        return numbers


def _name_of(board: object, state: State) -> str:
    """The field in which a view has the boards of all players."""
    fields = [(name, getattr(state, name)) for name in state.FIELDS]
    return next(name for name, thing in fields if isinstance(thing, list) and any(one is board for one in thing))
