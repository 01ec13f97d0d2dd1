"""What a rule can ask, and what it can refuse.

A rule is a generator: it yields an Ask and is sent the chosen option, a small int of the kind's declared codes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Final, TypeVar

from tinkuy.core.labels import Label

NOBODY: Final = -2
TOGETHER: Final = -3
NO_OPTION: Final = -1
CONFIRM: Final = -1  # the kind of the question that ends a turn; see Table.confirming


class Blocked:
    """Why a thing cannot be done now: the id of the sentence and the clause of the rules."""

    __slots__ = ("clause", "reason")

    def __init__(self, reason: str, clause: str) -> None:
        self.reason = reason
        self.clause = clause


class Kind:
    """A kind of question with all the answers it can ever have, by index; answers to a secret one are never shown.

    `clause` says when such a question comes, for those who would like to answer it now. Behind the kind's own options
    come the free actions: what a player may do at any moment, after which the question is asked again. `standing` is
    a question that does not come at all while its answers are refused, so that why not can be asked all the turn. How
    many options a `veiled` one has depends on what others cannot see, so it is asked even when only one is left.

    For those who click things and not questions: `ways` are answers that do nothing by themselves but lead to the next
    question, and `stop` says "no more". A question that is asked in somebody else's turn should not hold up those who
    play over days: what may be answered `beforehand` is so simple that it can be said before it comes.

    Where a hand can point at what is no option at all (a line on a map), `never` says by seats and code why not.
    """

    __slots__ = (
        "beforehand",
        "clause",
        "codes",
        "labels",
        "name",
        "never",
        "own",
        "secret",
        "standing",
        "stop",
        "veiled",
        "ways",
    )

    def __init__(
        self,
        name: str,
        options: list[tuple[str, Label]],
        secret: bool = False,
        clause: str = "",
        free: list[tuple[str, Label]] | None = None,
        standing: bool = False,
        veiled: bool = False,
        ways: list[str] | None = None,
        stop: str = "",
        beforehand: bool = False,
        never: Callable[[int, str], Blocked | None] | None = None,
    ) -> None:
        self.name = name
        self.never = never
        self.beforehand = beforehand
        self.standing = standing
        self.secret = secret
        self.veiled = veiled
        self.clause = clause
        self.own = len(options)
        everything = options + (free or [])
        self.codes = [code for code, _ in everything]
        self.labels = [label for _, label in everything]
        self.ways = frozenset([self.codes.index(code) for code in ways or []])
        self.stop = self.codes.index(stop) if stop else NO_OPTION

    def is_free(self, option: int) -> bool:
        """Whether an option is a free action and not an answer of its own."""
        return option >= self.own


class Ask:
    """A question to one seat: `kind` indexes the game's kinds, `options` are never empty."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, seat: int, kind: int, options: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options


# The last that a rule may yield when its turn, or part of one, is over, instead of returning: for StopIteration
# compiled code makes tracebacks, 7 % of random play where turns come in parts. Else it is a forced answer as any other.
END: Final = Ask(NOBODY, 0, [0])

# What a rule yields from that could ask, but needs no decision of this player.
ASKS_NOTHING: Final[tuple[Ask, ...]] = ()

T = TypeVar("T")
Rules = Generator[Ask, int, T]
Asks = Iterable[Ask]  # of a dispatcher: the rule it chose, or ASKS_NOTHING when it has done everything itself


class Together(Ask):
    """Secret choices of several seats at once: a rule per seat, answered in any order, revealed when all are done.

    The rules may only ask and remember; what they change must wait until the question as a whole is answered.
    """

    __slots__ = ("pending", "rules")

    def __init__(self, rules: list[Rules[None]]) -> None:
        self.seat = TOGETHER
        self.kind = 0
        self.options = []
        self.rules = rules
        self.pending: list[Ask | None] = []
