"""The clocks of a table: how much time everybody has, and what is left of it. All times are the server's.

A table has a time of its own, in which the clocks run: the server's less what the table stood still (`stood`), since it
was paused or no server was up. So only `stood` has to be kept right when that happens, whoever notices it. Nothing
ticks: what is left follows from when a clock began to run.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from tinkuy.server.refusals import Refusal

SECOND: Final = 1_000  # all times are milliseconds
DAY: Final = 86_400 * SECOND
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY  # the first one after 1970 began
STAND_IN: Final = "greedy"  # the bot that plays on

Expiry = Literal["bot", "free", "vote"]
Choice = Literal["wait", "bot", "free"]


class Watch:
    """The server's time in milliseconds since 1970.

    Tests move it by a file with two numbers: milliseconds more in which a server was up, and in which none was.
    """

    def __init__(self, file: str = "") -> None:
        self.file = Path(file) if file else None

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + sum(self._moved())

    def up(self) -> int:
        """The same, to tell how long no server was up."""
        return time.time_ns() // 1_000_000 + self._moved()[1]

    def _moved(self) -> tuple[int, int]:
        if self.file is None or not self.file.exists():
            return 0, 0
        up, down = self.file.read_text().split()
        return int(up), int(down)


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody has, chosen with the table. What is not used of a turn's time is not kept."""

    kind: Literal["live", "daily"]
    turn: Annotated[int, msgspec.Meta(ge=1, le=2_592_000, description="Seconds for every turn.")]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=7_776_000, description="Seconds more for the whole game.")] = 0
    free_day: Annotated[
        int | None, msgspec.Meta(description="A day of the week on which no clock runs, 0 for Monday, by UTC.")
    ] = None
    holidays: Annotated[int, msgspec.Meta(ge=0, le=60, description="Days that everybody may take off.")] = 0
    expiry: Annotated[
        Expiry,
        msgspec.Meta(description="When time runs out a bot plays on, the seat is free to take, or the others vote."),
    ] = "bot"


SHORTEST: Final = {"live": 5, "daily": 3_600}  # seconds for a turn
LONGEST: Final = {"live": 3_600, "daily": 2_592_000}


def check_rules(rules: ClockRules) -> None:
    shortest, longest = SHORTEST[rules.kind], LONGEST[rules.kind]
    if not shortest <= rules.turn <= longest:
        raise Refusal(
            "bad-clock", f"A turn has {shortest} to {longest} seconds by a clock of this kind, not {rules.turn}."
        )
    if rules.kind == "live" and (rules.free_day is not None or rules.holidays):
        raise Refusal("bad-clock", "Free days and holidays are for games over days.")
    if rules.free_day is not None and not 0 <= rules.free_day <= 6:
        raise Refusal("bad-clock", f"A day of the week is 0 to 6, not {rules.free_day}.")


class SeatClock(msgspec.Struct):
    """What a seat had left at `since`, by the table's time, from when on its clock runs; 0 while it stands."""

    turn: int
    reserve: int
    holidays: int  # days
    since: int = 0
    away: int = 0  # until when the holiday lasts, by the server's time
    bot: str = ""  # that plays on since the time ran out
    back: bool = False  # the player is, and plays from the next turn on
    votes: dict[int, Choice] | None = None  # by seat, while the others vote
    out: bool = False  # the time has run out once, so that somebody else played
    player: str = ""  # who is rated for it, at a rated table: whoever played there first
    unasked: bool = False  # somebody else's "play again" has put the player here, who is rated after an answer only


class Clock(msgspec.Struct):
    rules: ClockRules
    seats: list[SeatClock]
    rated: bool = False  # who plays at a rated table plays by the clock, so that every game ends
    stood: int = 0  # how long the table has stood still
    paused_at: int = 0  # since when it stands, by the server's time; 0 while it does not

    def copy(self) -> Clock:
        return replace(self, seats=[replace(seat) for seat in self.seats])

    # ------------------------------------------------------------------ what is left

    def used(self, seat: SeatClock, now: int) -> int:
        """Since its clock began to run, without free days."""
        if not seat.since:
            return 0
        return max(0, self._counted(self.paused_at or now) - self._counted(seat.since + self.stood))

    def left(self, number: int, now: int) -> tuple[int, int]:
        """Of the turn and of the reserve."""
        seat = self.seats[number]
        over = self.used(seat, now) - seat.turn
        return max(0, -over), seat.reserve - min(seat.reserve, max(0, over))

    def runs_out(self, number: int) -> int:
        """When, by the server's time as long as the table does not stand still; 0 for never."""
        seat = self.seats[number]
        if not seat.since:
            return 0
        return self._when(self._counted(seat.since + self.stood) + seat.turn + seat.reserve)

    @property
    def due(self) -> int:
        """When the next time runs out, by the table's time; 0 for never."""
        ends = [self.runs_out(number) for number, seat in enumerate(self.seats) if seat.since]
        return min(ends) - self.stood if ends else 0

    def expired(self, now: int) -> int | None:
        """A seat whose time has run out."""
        if self.paused_at:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.since and self.left(n, now) == (0, 0)), None)

    def _counted(self, at: int) -> int:
        """A moment on a scale that has no free days."""
        if self.rules.free_day is None:
            return at
        weeks, rest = divmod(at - MONDAY - self.rules.free_day * DAY, WEEK)
        return weeks * (WEEK - DAY) + max(0, rest - DAY)

    def _when(self, counted: int) -> int:
        """The first moment of this place on that scale."""
        if self.rules.free_day is None:
            return counted
        weeks, rest = divmod(counted, WEEK - DAY)
        return MONDAY + self.rules.free_day * DAY + weeks * WEEK + (rest + DAY if rest else 0)

    # ------------------------------------------------------------------ what changes

    def go_on(self, now: int, asked: Collection[int], fresh: Collection[int] = ()) -> None:
        """These seats are asked and somebody sits there; for the fresh ones a turn begins."""
        for number, seat in enumerate(self.seats):
            if number not in asked or number in fresh:
                self.halt(number, now)
                seat.votes = None
            if number in fresh:
                seat.turn = self.rules.turn * SECOND
                if seat.back:
                    seat.bot, seat.back = "", False
            if number in asked:
                self._start(number, now)

    def halt(self, number: int, now: int) -> None:
        seat = self.seats[number]
        seat.turn, seat.reserve = self.left(number, now)
        seat.since = 0

    def _start(self, number: int, now: int) -> None:
        """Not while others decide, and after a holiday only."""
        seat = self.seats[number]
        if not seat.since and not seat.bot and seat.votes is None:
            seat.since = max(self.paused_at or now, seat.away) - self.stood

    def expire(self, number: int, now: int, voters: Collection[int], holder: str = "") -> Expiry:
        """The time has run out: what happens now. Where nobody could vote a bot plays."""
        self.halt(number, now)
        if self.rated and not self.seats[number].unasked:
            self.seats[number].player = self.seats[number].player or holder
        if self.rules.expiry == "vote" and voters:
            self.seats[number].votes = {}
            return "vote"
        return self.replaced(number, "free" if self.rules.expiry == "free" else "bot")

    def replaced(self, number: int, by: Literal["bot", "free"]) -> Expiry:
        seat = self.seats[number]
        seat.votes, seat.out, seat.back = None, True, False
        if by == "bot":
            seat.bot = STAND_IN
        return by

    def vote(self, number: int, voter: int, choice: Choice, voters: Collection[int]) -> Choice | None:
        """More than half decide; if all have voted without that, the player is waited for."""
        votes = self.seats[number].votes
        assert votes is not None
        votes[voter] = choice
        counted = [votes[seat] for seat in voters if seat in votes]
        ahead = max(counted, key=counted.count)
        if 2 * counted.count(ahead) > len(voters):
            return ahead
        return "wait" if len(counted) == len(voters) else None

    def wait(self, number: int, now: int) -> None:
        """The others have decided to give one more turn's time."""
        seat = self.seats[number]
        seat.votes, seat.turn = None, self.rules.turn * SECOND
        self._start(number, now)

    def come_back(self, number: int, asked: bool) -> None:
        """From the next turn on; else whoever lets the time run out again and again would hold up the others."""
        seat = self.seats[number]
        seat.back = bool(seat.bot) and asked
        if not asked:
            seat.bot = ""

    def take_days(self, number: int, days: int, now: int) -> None:
        """A holiday from now on, or a longer one; 0 ends it, and days that have not begun are given back."""
        seat = self.seats[number]
        runs = bool(seat.since)
        self.halt(number, now)
        if days:
            seat.away = max(now, seat.away) + days * DAY
            seat.holidays -= days
        else:
            seat.holidays += max(0, seat.away - now) // DAY
            seat.away = 0
        if runs:
            self._start(number, now)


def new_clock(rules: ClockRules, seats: int, rated: bool = False) -> Clock:
    one = SeatClock(rules.turn * SECOND, rules.reserve * SECOND, rules.holidays)
    return Clock(rules, [replace(one) for _ in range(seats)], rated)
