"""What a bot is, and the bots by name: `random`, `greedy`, with a budget of their own `greedy:8`, `planner:500ms`.

`beginner` to `master` are levels for people; which of the other bots plays them differs from game to game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tinkuy.bots.greedy import LEAVES, Greedy
from tinkuy.bots.guided import Guided
from tinkuy.bots.levels import LEVELS, Level
from tinkuy.bots.mcts import SIMULATIONS, Mcts
from tinkuy.bots.novice import LINES as FEW
from tinkuy.bots.novice import Novice
from tinkuy.bots.planner import LINES, Planner
from tinkuy.bots.randomly import Randomly
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table


class Bot(Protocol):
    """Answers for a seat. The same seed, level and questions give the same answers."""

    name: str

    def choose(self, table: Table, seat: int) -> int:
        """An option of the question the seat is asked on a tracked table.

        A bot looks at `table.asked(seat)` and at forks with the unseen dealt anew, never at the table's state.
        """


class _Entry:
    """A bot on the list: what its level counts, how high it may be, what it is without one, how it is made."""

    __slots__ = ("level", "make", "most", "timed", "unit")

    def __init__(
        self, unit: str, level: int, most: int, make: Callable[[str, int, str, float], Bot], timed: bool = False
    ) -> None:
        self.unit = unit
        self.level = level
        self.most = most
        self.make = make
        self.timed = timed  # whether the level may be a time


def _planner(learned: bool) -> Callable[[str, int, str, float], Bot]:
    """With the values that were learnt for a game and number of seats, where there are any, or without them."""
    return lambda name, lines, seed, time: Planner(name, lines, seed, time, learned)


_ENTRIES = {
    "random": _Entry("", 0, 0, lambda name, _, seed, time: Randomly(name, seed)),
    "greedy": _Entry("leaves", LEAVES, 10_000, lambda name, leaves, seed, time: Greedy(name, leaves, seed)),
    "planner": _Entry("lines", LINES, 1_000_000, _planner(learned=True), timed=True),
    "handwritten": _Entry("lines", LINES, 1_000_000, _planner(learned=False), timed=True),  # to compare it with
    "learned": _Entry("lines", LINES, 1_000_000, _planner(learned=True), timed=True),  # as older tables call it
    "novice": _Entry("lines", FEW, 10_000, lambda name, lines, seed, time: Novice(name, lines, seed)),
    "mcts": _Entry("simulations", SIMULATIONS, 1_000_000, lambda name, count, seed, time: Mcts(name, count, seed)),
    "guide": _Entry("", 0, 0, lambda name, _, seed, time: Guided(name, seed)),
    **{level: _Entry("", 0, 0, lambda name, _, seed, time: Level(name, seed, find_bot)) for level in LEVELS},
}
GUIDE = "guide"  # sits at tables of guided first games; nobody chooses it
BOTS = ["random", "greedy", "planner", "mcts"]
OPPONENTS = [*LEVELS, *BOTS]  # who is offered to people
NAMES = [name for name in _ENTRIES if name != GUIDE]  # who can be chosen by those who know the name
LONGEST_THOUGHT = 60.0  # seconds


def find_bot(name: str, seed: int | str, **budget: int) -> Bot:
    """A bot by its name; the level stands behind a colon or is given as `leaves=`, `lines=` or `simulations=`."""
    plain, colon, text = name.partition(":")
    if plain not in _ENTRIES:
        raise Refused(f"There is no bot '{name}'; the bots are: {', '.join(OPPONENTS)}.")
    entry = _ENTRIES[plain]
    level, time = entry.level, 0.0
    if colon and entry.timed and text.endswith("s"):
        time = _time(name, text)
    elif colon:
        level = _level(name, entry, text)
    for unit, n in budget.items():
        if unit != entry.unit:
            raise Refused(f"The bot '{plain}' has no budget of '{unit}'.")
        level = _level(f"{plain}:{n}", entry, str(n))
    return entry.make(name, level, str(seed), time)


def bot_level(name: str) -> tuple[str, int]:
    """What the level of a bot's name counts, and how many of it: its unit, or ms of a time; 0 where none is given."""
    plain, _, text = name.partition(":")
    if not text:
        return _ENTRIES[plain].unit, 0
    return ("ms", round(_time(name, text) * 1000)) if text.endswith("s") else (_ENTRIES[plain].unit, int(text))


def bot_seed(seed: str, seat: int) -> str:
    """The seed of a seat's bot at a table with this one: in a match, at the server's table and in the terminal."""
    return f"{seed}-{seat}"


def bot_and_name(recorded: str) -> tuple[str, str]:
    """Who sat there, from a record: a bot's kind and level come before its name; a person's name has no bot."""
    first, _, rest = recorded.partition(" ")
    try:
        find_bot(first, 0)
    except Refused:
        return "", recorded
    return first, rest.strip()


def recorded_name(bot: str, name: str) -> str:
    """As a record says it, so that whoever loads it knows which seats play by themselves."""
    return f"{bot} {name}".strip()


def _level(name: str, entry: _Entry, text: str) -> int:
    plain = name.partition(":")[0]
    if not entry.unit:
        raise Refused(f"The bot '{plain}' has no levels, so it cannot be '{name}'.")
    if not (text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= entry.most):
        also = ", or a time like 500ms or 2s" if entry.timed else ""
        raise Refused(f"The level of '{name}' must be a number of {entry.unit} from 1 to {entry.most}{also}.")
    return int(text)


def _time(name: str, text: str) -> float:
    """In seconds, from `500ms` or `2s`."""
    number, parts = (text[:-2], 1000) if text.endswith("ms") else (text[:-1], 1)
    if not (number.isascii() and number.isdigit() and len(number) < 7 and 0 < int(number) <= LONGEST_THOUGHT * parts):
        raise Refused(f"The time of '{name}' must be a whole number of ms or s, at most {LONGEST_THOUGHT:.0f}s.")
    return int(number) / parts
