"""Standing answers: what somebody has answered before the question, for questions that come in others' turns.

They are known to their author alone. Whichever process has moved the table gives them, after a moment of about the time
that a person needs, so that it does not show who has answered beforehand.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tinkuy.server.refusals import Refusal
from tinkuy.server.store.company import ALWAYS, Order
from tinkuy.server.store.store import NotSaved
from tinkuy.server.workers import replies, requests

if TYPE_CHECKING:
    from tinkuy.server.tables.live_table import LiveTable

PAUSE = (1.0, 3.0)  # seconds until an answer is given
NOT_SAVED = "This could not be written to the disk, so you will be asked; try again later."

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class StandingAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Of the options the first that is offered is answered; if none is, the seat is asked."""

    kind: Code
    options: Annotated[list[Code], msgspec.Meta(min_length=1)]  # a body is short
    until: Annotated[Literal["turn", "withdrawn"], msgspec.Meta(description="The own next turn, or longer.")] = "turn"


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """All standing answers of the visitor at a seat."""

    answers: list[StandingAnswer]


async def read(live: LiveTable, visitor: str, seat: int) -> Standing:
    _check(live, visitor, seat)
    return Standing([_shown(order) for order in await _orders(live, seat, visitor)])


def _shown(order: Order) -> StandingAnswer:
    return StandingAnswer(order.kind, order.options, "withdrawn" if order.turn == ALWAYS else "turn")


async def keep(live: LiveTable, visitor: str, seat: int, standing: Standing) -> Standing:
    """All of them anew; one that is left out is withdrawn."""
    wanted = {answer.kind: answer for answer in standing.answers}

    async def decide() -> None:
        _check(live, visitor, seat)
        live.check_running()
        checked = await live.ask(
            requests.Foresee(live.kept.id, 0, seat, {kind: a.options for kind, a in wanted.items()})
        )
        assert isinstance(checked, replies.Foreseen)
        orders = [
            Order(seat, visitor, kind, answer.options, checked.turn if answer.until == "turn" else ALWAYS)
            for kind, answer in wanted.items()
        ]
        await _write(live, seat, visitor, orders)

    await live.decide(decide)
    wake(live)
    return Standing(list(wanted.values()))


async def _write(live: LiveTable, seat: int, visitor: str, orders: list[Order]) -> None:
    """Needs the turn."""
    try:
        await live.tables.store.company.order(live.kept.id, seat, visitor, orders, live.kept.revision)
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    live.kept.revision += 1
    live.kept.orders = True  # or somebody else's are left: who looks finds out


async def _orders(live: LiveTable, seat: int, visitor: str) -> list[Order]:
    orders = await live.tables.store.company.orders(live.kept.id)
    return [order for order in orders if (order.seat, order.visitor) == (seat, visitor)]


def _check(live: LiveTable, visitor: str, seat: int) -> None:
    live.check_seat(seat)
    if visitor not in live.kept.seats[seat].holders:
        raise Refusal("not-your-seat", f"Seat {seat} is not yours.")


# ---------------------------------------------------------------------- giving them


def wake(live: LiveTable) -> None:
    """Somebody may be asked who has answered already."""
    live.foreseen = False  # it was not looked since
    if live.kept.orders and not live.kept.note.over and (live.standing is None or live.standing.done()):
        live.standing = live.tables.spawn(_answer(live))


async def _answer(live: LiveTable) -> None:
    with contextlib.suppress(Refusal):  # whatever is in the way, a person can answer
        while not live.foreseen:
            live.foreseen = True
            await _look(live)


async def _look(live: LiveTable) -> None:
    """Give the first answer that is due; by that the table moves, and it is looked again."""
    version = live.version
    for order in await _asked(live):
        found = await live.ask(requests.Foresee(live.kept.id, 0, order.seat, {order.kind: order.options}))
        assert isinstance(found, replies.Foreseen)
        if live.version != version:
            return
        if found.own and order.turn != ALWAYS and found.turn > order.turn:
            await _expire(live, order, found.turn)
        elif found.code:
            await asyncio.sleep(random.uniform(*PAUSE))
            if live.version == version and order in await _asked(live):
                await live.commit(order.seat, version, [found.code], f"beforehand {version}", order.visitor)
            return


async def answers(live: LiveTable, seat: int) -> bool:
    """Whether the question that the seat is asked has its answer already; then it is given before long."""
    for order in await _asked(live):
        if order.seat == seat:
            found = await live.ask(requests.Foresee(live.kept.id, 0, seat, {order.kind: order.options}))
            assert isinstance(found, replies.Foreseen)
            if found.code:
                wake(live)
                return True
    return False


async def _asked(live: LiveTable) -> list[Order]:
    """Of those who are asked now and still hold their seats."""
    waiting, seats = live.kept.note.waiting, live.kept.seats
    orders = await live.tables.store.company.orders(live.kept.id)
    return [order for order in orders if order.seat in waiting and order.visitor in seats[order.seat].holders]


async def _expire(live: LiveTable, expired: Order, turn: int) -> None:
    """The own turn has come until which they were meant."""

    async def decide() -> None:
        mine = await _orders(live, expired.seat, expired.visitor)
        left = [order for order in mine if order.turn == ALWAYS or order.turn >= turn]
        await _write(live, expired.seat, expired.visitor, left)

    await live.decide(decide)
