"""What core asks of a game and of its state. A game package fulfils these; nothing inherits from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Protocol

from tinkuy.core.automa import Automa
from tinkuy.core.chance import Chance
from tinkuy.core.components import ComponentSet
from tinkuy.core.errors import Refused
from tinkuy.core.events import Event, EventKind, Witness
from tinkuy.core.labels import Description, Label
from tinkuy.core.questions import Blocked, Kind, Rules
from tinkuy.core.zones import Zone

# Groups of table options: for everybody, parts of an expansion, variants, readings of the rules, differences of
# editions, and four about playing alone.
MAIN: Final = "main"
MODULE: Final = "module"
VARIANT: Final = "variant"
RULING: Final = "ruling"
EDITION: Final = "edition"
SOLO_EASIER: Final = "solo-easier"
SOLO_HARDER: Final = "solo-harder"
SOLO_RULING: Final = "solo-ruling"
SOLO_STRENGTH: Final = "solo-strength"
GROUPS: Final = [MAIN, MODULE, VARIANT, RULING, EDITION, SOLO_EASIER, SOLO_HARDER, SOLO_RULING, SOLO_STRENGTH]


class State(Protocol):
    """Everything on the table between two turns, as plain data."""

    FIELDS: ClassVar[tuple[str, ...]]
    chance: Chance
    told: list[Event] | None
    witness: Witness | None  # never of a copy

    def copy(self) -> State: ...

    def zones(self) -> list[Zone]: ...

    def board(self, seat: int) -> Board:
        """The part of the table that is a seat's own, or a solo opponent's."""


class Board(Protocol):
    """A player's own part of the table; its fields are what a preview compares."""

    FIELDS: ClassVar[tuple[str, ...]]


class Option:
    """A switch of a table: its values, the first of which is the default.

    `group` is what it is about, for the lobby; `seats` names the player counts of values that not every count can have,
    `needs` other options with a value, one of which a value must go together with, and `brought` those with a value
    that brings a value of this one along, whatever is chosen here.
    """

    __slots__ = ("brought", "group", "name", "needs", "seats", "values")

    def __init__(
        self,
        name: str,
        values: list[str],
        group: str = MAIN,
        seats: dict[str, tuple[int, ...]] | None = None,
        needs: dict[str, list[tuple[str, str]]] | None = None,
        brought: dict[str, list[tuple[str, str]]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.group = group
        self.seats = seats or {}
        self.needs = needs or {}
        self.brought = brought or {}


class Remark:
    """What a person should know before a table with these values of options is opened by so many."""

    __slots__ = ("label", "options", "seats")

    def __init__(self, label: Label, options: dict[str, str], seats: tuple[int, ...]) -> None:
        self.label = label
        self.options = options
        self.seats = seats


Opinion = Callable[[State, int], float]  # how good a state is for a seat


class Game(Protocol):
    """The rules of one game with one set of component tables."""

    name: str
    package: str  # of its rules, where its texts lie, too
    version: str  # of the rules: a record is replayed only by the version that wrote it
    seats: tuple[int, ...]
    options: list[Option]
    remarks: list[Remark]
    kinds: list[Kind]
    events: list[EventKind]  # all that can be told
    domains: dict[str, list[str]]  # codes of the things events, views and descriptions speak of
    names: dict[str, Label]  # message ids of things whose names are composed from the tables, not written in the texts
    sources: list[str]  # what points can come from
    unit: int  # parts of a victory point in which scores are counted
    longest: int  # no game has more answers than this
    foresight: dict[int, int]  # by number of people: own turns that a plan looks over; farther on too much is unknown
    certainty: tuple[float, float]  # points of lead that make a win e times as likely: at the start, at the end
    levels: list[str]  # the bots that play as beginner, casual, experienced, expert and master, as measured
    component_set: ComponentSet
    automa: Automa | None  # the solo opponent, if the game has one

    def setup(self, seats: int, seed: str, options: dict[str, str]) -> State: ...

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """A state of the right shape, to be filled from data."""

    def turn(self, state: State) -> Rules[None] | None:
        """The next turn of the state, or the next part of a long one, or None when the game is over."""

    def mid_turn(self, state: State) -> bool:
        """Whether the turn has more parts; a copy for search replays only the last one, whatever is taken back."""

    def preparations(self, state: State) -> int:
        """Parts of the setup that are left before the first turn; who plans in them looks beyond them."""

    def why(self, state: State, seat: int, kind: int, option: int) -> Blocked | None:
        """Of the question that is open for the seat: None exactly for its options, else the reason and its clause."""

    def points(self, state: State, seat: int) -> list[int]:
        """By source, in parts of a point; their sum is the score."""

    def winners(self, state: State) -> list[int]: ...

    def projections(self, state: State) -> list[tuple[str, list[list[int]]]]:
        """What the points by seat and source would be if a named thing happened now, from public things only."""

    def upkeep(self, state: State) -> list[tuple[str, list[int]]]:
        """What each seat would have to pay if a named thing came now, such as food; from public things only."""

    def heading(self, state: State) -> Label:
        """Where in the game this is, for log and records."""

    def question(self, state: State, kind: int) -> Label | None:
        """What the open question asks just now where its kind alone does not say it; from public things only."""

    def wording(self, state: State, kind: int, option: int) -> Label | None:
        """What an offered option means just now where its name alone does not say it; from public things only."""

    def usual(self, state: State, kind: int) -> int:
        """The answer that confirming the turn gives to the open question, or NO_OPTION where only the player can."""

    def describe(self, domain: str, code: str) -> Description:
        """What a thing on the table costs, does and is worth, line by line, and its clause; see Description."""

    def audit(self, state: State) -> str | None:
        """A sentence about what is impossible in this state (lost tiles, wrong counts), or None."""

    def evaluate(self, state: State, seat: int) -> float:
        """How good the state is for a seat in points, from what the seat can know."""

    def outlook(self, state: State, seat: int) -> float:
        """The same for who plans over several turns: with what is dear to see, and too far away for a single turn."""

    def opinion(self, draw: Callable[[], float]) -> Opinion | None:
        """The same with other prices, by numbers from 0 to 1 that are drawn; None where a game has none to vary."""


def clean_options(game: Game, options: dict[str, Any], seats: int) -> dict[str, str]:
    """The chosen options with defaults for the rest; an unknown one, or one that so many cannot have, is refused."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise Refused(f"{game.name} has no option '{name}'; its options are: {names}.")
        if str(value) not in known[name].values:
            raise Refused(f"Option '{name}' cannot be '{value}'; choose one of: {', '.join(known[name].values)}.")
        counts = known[name].seats.get(str(value), game.seats)
        if seats not in counts:
            wanted = ", ".join(str(count) for count in counts)
            raise Refused(f"Option '{name}' can be '{value}' only with {wanted} players, not with {seats}.")
    clean = {name: str(options.get(name, option.values[0])) for name, option in known.items()}
    for name, value in clean.items():
        partners = known[name].needs.get(value, [])
        if partners and not any(clean[other] == wanted for other, wanted in partners):
            wanted = " or ".join(f"'{other}' is '{wanted}'" for other, wanted in partners)
            raise Refused(f"Option '{name}' can be '{value}' only where {wanted}.")
    return clean


def remarks_on(game: Game, options: dict[str, str], seats: int) -> list[Label]:
    """What there is to say of these options, given with or without those that are left as usual."""
    values = {option.name: options.get(option.name, option.values[0]) for option in game.options}
    return [
        remark.label
        for remark in game.remarks
        if seats in remark.seats and all(values[name] == value for name, value in remark.options.items())
    ]


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        counts = ", ".join(str(count) for count in game.seats)
        raise Refused(f"{game.name} is played by {counts} players, not by {seats}.")


def check_seed(seed: int | str) -> None:
    """A seed is a word or a line of a record; whatever else would not come back from there."""
    text = str(seed)
    if not text or len(text) > 200 or not text.isprintable() or text != text.strip():
        raise Refused("A seed is a number or a short text on one line, without blanks at its ends.")
