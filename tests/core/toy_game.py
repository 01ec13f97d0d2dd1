"""The toy as a Game: what core's tests play, and the proof that the conformance suite knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.core.toy import (
    ACCEPT,
    COPIES,
    DO,
    DONE,
    EVENTS,
    GEMS,
    NOT_YOURS,
    NOTHING_THERE,
    ROUNDS,
    STALL,
    TAKE,
    VALUES,
    Owner,
    Toy,
    blocked,
    refill,
    take_turn,
)
from tinkuy.core.chance import Chance
from tinkuy.core.codes import answer_code
from tinkuy.core.components import ComponentSet
from tinkuy.core.game import Option, State
from tinkuy.core.labels import Description, Label
from tinkuy.core.position import answer_checked
from tinkuy.core.questions import Blocked, Kind, Rules
from tinkuy.core.table import Table
from tinkuy.core.zones import EMPTY


class ToyGame:
    """Fulfils tinkuy.core.game.Game."""

    def __init__(self, component_set: ComponentSet | None = None) -> None:
        cards: list[tuple[str, Label]] = [(f"c{card}", ("card", {"n": card})) for card in range(VALUES)]
        things = ["draw", "grab", "take", "bury", "show", "offer", "bids", "done"]
        self.name = "toy"
        self.version = "7"
        self.seats: tuple[int, ...] = (2, 3)
        self.options = [Option("bids", ["on", "off"])]
        self.kinds = [Kind("do", [(thing, (thing, {})) for thing in things])]
        self.kinds += [Kind("take", cards), Kind("bury", cards), Kind("show", cards)]
        self.kinds += [Kind("accept", [("no", ("no", {})), ("yes", ("yes", {}))]), Kind("bid", cards)]
        self.events = EVENTS.kinds
        self.names: dict[str, Label] = {}
        self.domains = {"card": [code for code, _ in cards], "source": ["stall", "gems", "bids"]}
        self.sources = self.domains["source"]
        self.unit = 2
        self.longest = 3 * ROUNDS * 20
        self.component_set = component_set or ComponentSet({}, True)

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State:
        toy = self.blank(seats, options)
        toy.chance = Chance.from_seed(seed)
        toy.told = []
        toy.deck.cards = [card for card in range(VALUES) for _ in range(COPIES)]
        toy.deck.shuffle(toy.chance)
        toy.bag.cards = list(range(GEMS))
        for owner in toy.owners:
            owner.hand.cards = [toy.deck.draw() for _ in range(2)]
        refill(toy)
        return toy

    def blank(self, seats: int, options: dict[str, str]) -> Toy:
        toy = Toy(seats, Chance(0))
        toy.bids = options["bids"] == "on"
        return toy

    def turn(self, state: State) -> Rules[None] | None:
        assert isinstance(state, Toy)
        if state.turn >= ROUNDS * len(state.owners):
            return None
        return take_turn(state, state.owners[state.turn % len(state.owners)])

    def mid_turn(self, state: State) -> bool:
        return False

    def why(self, state: State, seat: int, kind: int, option: int) -> Blocked | None:
        assert isinstance(state, Toy)
        if kind == DO:
            return blocked(state, state.owners[seat], option)
        if kind == TAKE:
            return None if option in state.stall.cards else NOTHING_THERE
        if kind == ACCEPT:
            return None
        return None if option in state.owners[seat].hand.cards else NOT_YOURS

    def points(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Toy)
        return state.owners[seat].points[:]

    def automa(self, seats: int) -> int:
        return 0

    def projections(self, state: State) -> list[tuple[str, list[list[int]]]]:
        return []

    def upkeep(self, state: State) -> list[tuple[str, list[int]]]:
        return []

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Toy)
        best = max(sum(owner.points) for owner in state.owners)
        return [owner.seat for owner in state.owners if sum(owner.points) == best]

    def heading(self, state: State) -> Label:
        assert isinstance(state, Toy)
        return "heading", {"turn": state.turn + 1}

    def wording(self, state: State, kind: int, option: int) -> Label | None:
        return None

    def describe(self, domain: str, code: str) -> Description:
        return Description([], "")

    def audit(self, state: State) -> str | None:
        assert isinstance(state, Toy)
        cards = Counter(state.deck.cards + state.stall.cards + state.shown.cards)
        gems = Counter(state.bag.cards)
        for seat, owner in enumerate(state.owners):
            cards.update(owner.hand.cards + owner.taken)
            gems.update(owner.gems)
            if owner.seat != seat or owner.coins < 0 or len(owner.points) != 3:
                return f"The board of seat {seat} is broken."
        del cards[EMPTY]
        if cards != Counter(dict.fromkeys(range(VALUES), COPIES)) or len(state.stall.cards) != STALL:
            return "The cards are not all there."
        if gems != Counter(range(GEMS)):
            return "The gems are not all there."
        if sum(owner.coins for owner in state.owners) != 2 * len(state.owners):
            return "The coins are not all there."
        return None if state.turn >= 0 and 0 <= state.used < 1 << DONE else "The turn does not exist."

    def evaluate(self, state: State, seat: int) -> float:
        return sum(self.points(state, seat)) / self.unit


class Scripted(ToyGame):
    """A game of one turn with rules of a test's own."""

    def __init__(self, script: Callable[[Toy], Rules[None]]) -> None:
        super().__init__()
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
    game = ToyGame()
    toy = game.blank(len(hands), {"bids": "on"})
    toy.chance = Chance(1)
    toy.told = []
    toy.stall.cards = stall or [0, 1, 2]
    known = {card for hand in hands for card in hand} | set(deck or []) | set(toy.stall.cards)
    toy.deck.cards = [card for card in range(VALUES) if card not in known] + (deck or [])
    toy.bag.cards = list(range(GEMS))
    for owner, hand in zip(toy.owners, hands, strict=True):
        owner.hand.cards = hand[:]
    table = Table(game, toy, len(hands))
    table.options = {"bids": "on"}
    table.begin()
    return table


def owner_of(table: Table, seat: int) -> Owner:
    assert isinstance(table.state, Toy)
    return table.state.owners[seat]


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
