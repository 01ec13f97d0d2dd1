"""The analysis of a finished game: by turns, where dear bots think, kept with the table, in one process at a time."""

from __future__ import annotations

import logging
from typing import Annotated, Literal

import msgspec

from tinkuy.server.refusals import Refusal
from tinkuy.server.store.store import NotSaved
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.shapes import JudgedTurn
from tinkuy.server.workers.slot import Slot

BEGUN = -1  # in place of a turn: somebody has asked for it
NOT_WRITTEN = "What was found could not be written to the disk; try again later."
NOT_LOOKED_AT = "This turn was not looked at yet."

State = Literal["none", "running", "done", "stopped"]

log = logging.getLogger("tinkuy.server")

_read = msgspec.json.Decoder(JudgedTurn).decode


class Analysis(msgspec.Struct):
    """`none` was asked for yet; a game that is `running` through is at `done` of its `last` answers."""

    state: State
    done: int
    last: int
    turns: Annotated[list[JudgedTurn], msgspec.Meta(description="From the turn on that was asked for.")]


def check_over(live: LiveTable) -> None:
    """While a game runs nobody may be helped; whatever is open to be read may be looked at again."""
    kept = live.kept
    if not (kept.note.over or kept.archived or kept.stranded):
        raise Refusal("not-over", "A game is looked at again when it is over.")
    if live.version < 0:
        raise Refusal("stranded", "Nothing of this game can be read by the rules of today.")


async def found(live: LiveTable, first: int) -> Analysis:
    """What is known so far; one that was interrupted goes on."""
    check_over(live)
    begun, turns = await _judged(live)
    if begun and not _whole(live, turns) and not live.unanalysed:
        analyse(live)
    return _so_far(live, begun, turns, first)


async def begin(live: LiveTable) -> Analysis:
    """However many ask, it is done once."""
    check_over(live)
    begun, turns = await _judged(live)
    if not begun:
        try:
            await live.tables.store.judge(live.kept.id, BEGUN, "")
        except NotSaved:
            raise Refusal("not-saved", NOT_WRITTEN) from None
    if not _whole(live, turns):
        live.unanalysed = ""
        analyse(live)
    return _so_far(live, True, turns, 0)


async def retraced(live: LiveTable, number: int) -> msgspec.Raw:
    """A turn on the board as it was played and as it could have been."""
    check_over(live)
    _, turns = await _judged(live)
    turn = next((turn for turn in turns if turn.turn == number), None)
    if turn is None or turn.seat is None:
        raise Refusal("no-analysis", NOT_LOOKED_AT)
    better = turn.better.answers if turn.better is not None else []
    reply = await live.ask(requests.Retrace(live.kept.id, 0, turn.version, turn.end, turn.seat, better))
    assert isinstance(reply, replies.Json)
    return msgspec.Raw(reply.json)


def _so_far(live: LiveTable, begun: bool, turns: list[JudgedTurn], first: int) -> Analysis:
    state: State = "running" if begun else "none"
    if _whole(live, turns):
        state = "done"
    elif live.unanalysed:
        state = "stopped"
    return Analysis(state, turns[-1].end if turns else 0, live.version, turns[first:])


async def _judged(live: LiveTable) -> tuple[bool, list[JudgedTurn]]:
    """Whether somebody has asked for it, and what was found."""
    rows = await live.tables.store.judged(live.kept.id)
    return bool(rows), [_read(row) for row in rows if row]


def _whole(live: LiveTable, turns: list[JudgedTurn]) -> bool:
    return bool(turns) and turns[-1].seat is None and turns[-1].end == live.version


def under_way(live: LiveTable) -> bool:
    return live.analysing is not None and not live.analysing.done()


# ---------------------------------------------------------------------- computing


def analyse(live: LiveTable) -> None:
    if not under_way(live):
        live.analysing = live.tables.spawn(_analyse(live))


async def _analyse(live: LiveTable) -> None:
    """A finished game has no bots that play, so that who may play them may look at it; else another process does."""
    neighbours, table = live.tables.neighbours, live.kept.id
    if not await neighbours.may_play(table):
        return
    try:
        with live.tables.places.dear.place(live.kept.owner) as place:
            await _go_on(live, place)
    except NotSaved as error:
        log.error("table %s: its analysis was not saved: %s", table, error)
        live.unanalysed = NOT_WRITTEN
    except Refusal as refusal:  # or the server is being stopped
        live.unanalysed = refusal.sentence
    finally:
        await neighbours.has_played(table)


async def _go_on(live: LiveTable, place: Slot) -> None:
    _, turns = await _judged(live)
    while not _whole(live, turns) and live.tables.neighbours.plays(live.kept.id):
        last = turns[-1] if turns else None
        at = 0 if last is None else last.version if last.seat is None else last.end
        row = await _look_at(live, at, place)
        turn = _read(row)
        await live.tables.store.judge(live.kept.id, turn.turn, row)
        turns.append(turn)


async def _look_at(live: LiveTable, at: int, place: Slot) -> str:
    """A turn that nothing can be said of has at least its chances."""
    seconds = live.tables.settings.limits.analysis_seconds
    try:
        reply = await live.ask(requests.Analyse(live.kept.id, 0, at, seconds), place)
    except Refusal as refusal:
        if refusal.code != "no-analysis":
            raise
        reply = await live.ask(requests.Analyse(live.kept.id, 0, at, 0.0), place)
    assert isinstance(reply, replies.Json)
    return reply.json.decode()
