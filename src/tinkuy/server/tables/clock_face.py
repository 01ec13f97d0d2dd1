"""What everybody is shown of a table's clock. Times that are left, as of now: no browser's clock is trusted."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tinkuy.server.clocks import Choice, Clock, ClockRules


class SeatFace(msgspec.Struct):
    """Milliseconds that are left; `runs` says whether they get less."""

    turn: int
    reserve: int
    runs: bool
    due: Annotated[int, msgspec.Meta(description="Until the time runs out, with free days and holidays; 0 for never.")]
    away: Annotated[int, msgspec.Meta(description="Until the end of the holiday, 0 for none.")]
    holidays: Annotated[int, msgspec.Meta(description="Days that can still be taken off.")]
    bot: Annotated[str, msgspec.Meta(description="The bot that plays on since the time ran out, or empty.")]
    back: Annotated[bool, msgspec.Meta(description="The player is back, and plays from the next turn on.")]
    out: Annotated[bool, msgspec.Meta(description="It has run out once: when nobody sits there anybody may.")]
    votes: Annotated[list[tuple[int, Choice]] | None, msgspec.Meta(description="By seat, while the others vote.")]


class ClockFace(msgspec.Struct):
    rules: ClockRules
    seats: list[SeatFace]


def face(clock: Clock | None, now: int) -> ClockFace | None:
    if clock is None:
        return None
    seats = []
    for number, seat in enumerate(clock.seats):
        turn, reserve = clock.left(number, now)
        runs = bool(seat.since) and not clock.paused_at
        due = max(0, clock.runs_out(number) - now) if runs else 0
        votes = None if seat.votes is None else sorted(seat.votes.items())
        away = max(0, seat.away - now)
        seats.append(SeatFace(turn, reserve, runs, due, away, seat.holidays, seat.bot, seat.back, seat.out, votes))
    return ClockFace(clock.rules, seats)
