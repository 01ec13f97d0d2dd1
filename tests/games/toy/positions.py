"""Positions of the toy in a few words, and rules of a test's own."""

from __future__ import annotations

from collections.abc import Callable

from tests.toy import ToyGame, tables, toy_game
from tests.toy.state import Owner, Toy
from tinkuy.core.chance import Chance
from tinkuy.core.codes import answer_code
from tinkuy.core.game import State
from tinkuy.core.position import answer_checked
from tinkuy.core.questions import Rules
from tinkuy.core.table import Table


class Scripted(ToyGame):
    """A game of one turn with rules of a test's own."""

    def __init__(self, script: Callable[[Toy], Rules[None]]) -> None:
        super().__init__(tables())
        self.script = script

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, Toy)
        return self.script(state) if state.turn == 0 else None


def scripted(script: Callable[[Toy], Rules[None]], confirming: bool = False) -> Table:
    game = Scripted(script)
    table = Table(game, game.setup(2, "1", {"bids": "on"}), 2)
    table.confirming = confirming
    table.begin()
    return table


def toy_table(*hands: list[int], deck: list[int] | None = None, stall: list[int] | None = None) -> Table:
    """The toy at the first turn of seat 0 with these hands; the deck's top is its last card, the rest lies below."""
    game = toy_game()
    toy = game.blank(len(hands), {"bids": "on"})
    assert isinstance(toy, Toy)
    toy.chance = Chance(1)
    toy.told = []
    toy.stall.cards = stall or [0, 1, 2]
    known = {card for hand in hands for card in hand} | set(deck or []) | set(toy.stall.cards)
    toy.deck.cards = [card for card in range(game.components.cards) if card not in known] + (deck or [])
    toy.bag.cards = list(range(game.components.gems))
    for owner, hand in zip(toy.owners, hands, strict=True):
        owner.hand.cards = hand[:]
    table = Table(game, toy, len(hands))
    table.options = {"bids": "on"}
    table.begin()
    return table


def owner_of(table: Table, seat: int) -> Owner:
    return toy_of(table).owners[seat]


def toy_of(table: Table) -> Toy:
    assert isinstance(table.state, Toy)
    return table.state


def answer(table: Table, *codes: str) -> Table:
    """`0 do draw`: a seat and its answer, one after another."""
    for code in codes:
        seat, _, rest = code.partition(" ")
        answer_checked(table, int(seat), rest)
    return table


def options(table: Table, seat: int) -> list[str]:
    """What a seat can answer now; nothing when it is not asked."""
    ask = table.asked(seat)
    if ask is None:
        return []
    return [answer_code(table.game, ask.kind, option) for option in ask.options]
