"""Drafts: a turn as it would be, shown to its author alone and kept nowhere."""

from __future__ import annotations

from tinkuy.core.codes import read_answer
from tinkuy.core.draft import Draft
from tinkuy.core.errors import Refused
from tinkuy.core.events import event_data
from tinkuy.core.reasons import Reasons
from tinkuy.core.table import Table
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.loaded import Loaded, json_bytes, offered, show, told
from tinkuy.server.workers.work import Drafted, Reason


def draft(loaded: Loaded, base: int, seat: int, codes: list[str]) -> Drafted:
    """As many of the answers as fit; an answer that would show something new is not tried but must be committed."""
    loaded.check_base(base, seat)
    turn = follow(loaded.table, seat, codes)
    return Drafted(
        version=loaded.version,
        answers=codes[: len(turn.answers)],
        shown=show(turn.here, seat, turn, loaded.lesson(seat, codes[: len(turn.answers)])),
        events=_events(turn.here, told(loaded.table)),
        confirm=turn.complete,
        undo=len(turn.answers),
    )


def follow(table: Table, seat: int, codes: list[str]) -> Draft:
    """The turn up to the first answer that does not fit or cannot be taken back."""
    turn = Draft(table, seat)
    for code in codes:
        try:
            option = offered(turn.here, seat, code)
        except Refusal:
            break
        if not turn.answer(option):
            break
    return turn


def _events(here: Table, first: int) -> bytes:
    happened = (here.state.told or [])[first:]
    return json_bytes([{"v": None, **event_data(event, here.game.domains)} for event in happened])


def why(loaded: Loaded, base: int, seat: int, codes: list[str], kind: str, option: str) -> Reason:
    """Why an option is not offered after these answers; nothing when it is."""
    loaded.check_base(base, seat)
    turn = follow(loaded.table, seat, codes)
    try:
        blocked = Reasons(turn).why(*read_answer(loaded.table.game, f"{kind} {option}"))
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from None
    return Reason(None, None) if blocked is None else Reason(blocked.reason, blocked.clause)
