"""What needs the consent of all people at a table: taking back what is confirmed, and ending the game as it stands.

Bots agree, and so do the other seats of whoever asks; a seat that nobody holds is not asked, nor is somebody who is
away while a bot plays on. A proposal is off the table when somebody does not accept it, makes a move, sits down or
leaves.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tinkuy.server.refusals import Refusal
from tinkuy.server.store.store import Kept, Notice, NotSaved, Proposal, now
from tinkuy.server.tables.live_table import NOT_SAVED, LiveTable
from tinkuy.server.workers import entries, replies, requests


async def propose(
    live: LiveTable,
    seat: int,
    visitor: str,
    what: Literal["take-back", "end"],
    to: int | None,
    winners: list[int] | None,
) -> None:
    """Where nobody else has to be asked, it happens at once."""

    async def decide() -> None:
        _check(live, seat, visitor)
        if live.kept.rated:
            raise Refusal("rated", "A rated game is played to its end, and nothing in it is taken back.")
        if live.kept.proposal is not None:
            raise Refusal("proposed", "Something is proposed already; answer that first.")
        accepted = _seats_of(live.kept, visitor)
        if what == "take-back":
            found = await live.ask(requests.Propose(live.kept.id, 0, seat, to))
            assert isinstance(found, replies.Proposed)
            proposal = Proposal(now(), what, seat, found.to, found.reveals, accepted=accepted)
        else:
            proposal = Proposal(now(), what, seat, winners=_winners(live.kept, winners), accepted=accepted)
        await _settle(live, proposal)

    await live.decide(decide)


async def agree(live: LiveTable, seat: int, visitor: str, at: int, accept: bool) -> None:
    async def decide() -> None:
        _check(live, seat, visitor)
        proposal = live.kept.proposal
        if proposal is None or proposal.at != at:
            raise Refusal("not-proposed", "This is not proposed any more.")
        if accept:
            accepted = sorted({*proposal.accepted, *_seats_of(live.kept, visitor)})
            await _settle(live, msgspec.structs.replace(proposal, accepted=accepted))
        else:
            await _keep(live, None)

    await live.decide(decide)


def _check(live: LiveTable, seat: int, visitor: str) -> None:
    """Whoever waited for the turn may have lost the seat meanwhile."""
    if visitor not in live.kept.seats[seat].holders:
        raise Refusal("not-your-seat", f"Seat {seat} is not yours any more.")
    live.check_running()


def _seats_of(kept: Kept, visitor: str) -> list[int]:
    return [number for number, seat in enumerate(kept.seats) if visitor in seat.holders]


def _winners(kept: Kept, winners: list[int] | None) -> list[int]:
    """Those who were named, else those with most points."""
    scores = kept.note.scores
    if winners is None:
        return [seat for seat, points in enumerate(scores) if points == max(scores)]
    if not all(seat < len(scores) for seat in winners):
        raise Refusal("unknown-seat", "Somebody who does not play cannot win.")
    return sorted(set(winners))


def _asked(live: LiveTable) -> list[int]:
    """All who hold a seat; of those whose time ran out only who is at the table, else nothing could be agreed on."""
    return [
        number
        for number, seat in enumerate(live.kept.seats)
        if seat.holders and (not live.bot_of(number) or any(holder in live.present for holder in seat.holders))
    ]


async def _settle(live: LiveTable, proposal: Proposal) -> None:
    """It happens when all have accepted, else they are asked."""
    if not all(number in proposal.accepted for number in _asked(live)):
        await _keep(live, proposal)
        return
    code = entries.back(proposal.to) if proposal.what == "take-back" else entries.end(proposal.winners)
    who = live.kept.seats[proposal.seat]
    await live.enter(proposal.seat, code, Notice(now(), proposal.what, proposal.seat, who.name or who.holder_name))


async def _keep(live: LiveTable, proposal: Proposal | None) -> None:
    try:
        await live.tables.store.propose(live.kept.id, proposal, live.kept.revision)
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    live.kept.proposal = proposal
    live.kept.revision += 1
    live.audience.tell_now()
