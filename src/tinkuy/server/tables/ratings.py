"""Rated tables: which can be, who is rated at them, and the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from tinkuy.server.clocks import Clock, ClockRules
from tinkuy.server.ratings import BOT_PREFIX, BOT_SIGMA, BOTS, LISTED, Placed, Result
from tinkuy.server.refusals import Refusal
from tinkuy.server.store.store import BOT, PERSON, Kept, Seat, Store
from tinkuy.server.workers.about import Note


class LadderRow(msgspec.Struct):
    name: str
    bot: Annotated[str, msgspec.Meta(description="Its rating is an estimate that no game changes.")]
    mean: float
    sigma: float
    games: int
    me: bool


class Ladder(msgspec.Struct):
    """The best first, by `mean - 3 * sigma`; who has not played enough yet is not among the rows."""

    rows: list[LadderRow]
    mine: Annotated[LadderRow | None, msgspec.Meta(description="Also while it is not listed.")]
    listed: Annotated[bool, msgspec.Meta(description="Whether it is.")]


def check_rated(rules: ClockRules | None, seats: Sequence[Seat]) -> None:
    """Every rated game comes to an end, and everybody at it is one player of their own."""
    if len(seats) < 2:
        raise Refusal("rated-alone", "A rated table needs at least two seats.")
    if rules is None or rules.expiry != "bot":
        raise Refusal("rated-clock", "A rated table needs a clock, and a bot that plays on when time runs out.")
    people = [seat for seat in seats if seat.kind == PERSON]
    holders = [holder for seat in people for holder in seat.holders]
    if len(set(holders)) < len(holders):
        raise Refusal("rated-one-seat", "At a rated table everybody has one seat.")
    if not people:
        raise Refusal("rated-no-person", "At a rated table at least one person plays.")
    for seat in seats:
        check_rated_bot(seat.bot)


def check_rated_bot(bot: str) -> None:
    if bot and bot not in BOTS:
        raise Refusal("rated-bot", f"The bot '{bot}' has no rating; these have one: {', '.join(BOTS)}.")


def check_give(kept: Kept, seat: int, bot: str) -> None:
    """The clock decides about who is away, not the owner."""
    if kept.rated:
        if kept.seats[seat].holders or not bot:
            raise Refusal("rated-seat", "At a rated table only a seat that nobody holds can be given to a bot.")
        check_rated_bot(bot)


def check_join(kept: Kept, visitor: str) -> None:
    if kept.rated and any(visitor in seat.holders for seat in kept.seats):
        raise Refusal("rated-one-seat", "At a rated table everybody has one seat.")


def check_leave(kept: Kept, seat: int, visitor: str) -> None:
    if kept.rated and not kept.note.over and kept.clock is not None and kept.clock.seats[seat].player == visitor:
        raise Refusal(
            "rated-stay", "Who has begun a rated game stays until its end; when the time runs out, a bot plays on."
        )


def result_of(kept: Kept, clock: Clock | None, note: Note) -> Result | None:
    """The places of those who are rated; whoever's time ran out, or who is not there any more, comes last."""
    if clock is None or not clock.rated or not note.over:
        return None
    players, keys = {}, {}
    for number, (seat, timed) in enumerate(zip(kept.seats, clock.seats, strict=True)):
        if not timed.player and seat.kind != BOT:
            continue
        gone = bool(timed.player) and (timed.out or timed.player not in seat.holders)
        players[number] = timed.player or BOT_PREFIX + seat.bot
        keys[number] = (True, False, 0.0) if gone else (False, number not in note.winners, -float(note.scores[number]))
    if len(players) < 2:
        return None  # nobody to be measured by
    places = {number: 1 + sum(other < keys[number] for other in keys.values()) for number in keys}
    return Result(
        kept.setup.game, len(kept.seats), [Placed(number, players[number], places[number]) for number in keys]
    )


async def ladder(store: Store, visitor: str, game: str, seats: int, limit: int) -> Ladder:
    listed, own = await store.ladder(game, seats, visitor, limit)
    rows = [LadderRow(row.name, "", row.mean, row.sigma, row.games, row.visitor == visitor) for row in listed]
    mine = None if own is None else LadderRow(own.name, "", own.mean, own.sigma, own.games, True)
    bots = [LadderRow("", bot, BOTS[bot], BOT_SIGMA, 0, False) for bot in LISTED]
    everybody = sorted(rows + bots, key=lambda row: 3 * row.sigma - row.mean)
    return Ladder(everybody, mine, any(row.me for row in rows))
