"""Drafts: a turn as it would be, shown to its author alone and kept nowhere."""

from __future__ import annotations

from tinkuy.core.codes import read_answer
from tinkuy.core.errors import Refused
from tinkuy.core.events import event_data
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.loaded import Loaded, json_bytes, offered, show, told
from tinkuy.server.workers.options import option_infos, trial
from tinkuy.server.workers.work import Drafted, Reason


def draft(loaded: Loaded, base: int, seat: int, codes: list[str]) -> Drafted:
    """As many of the answers as fit; an answer that would show something new is not tried but must be committed."""
    loaded.check_base(base, seat)
    here, taken = follow(loaded.table, seat, codes)
    ask = here.asked(seat)
    return Drafted(
        version=loaded.version,
        answers=codes[: len(taken)],
        shown=show(here, seat, option_infos(loaded.table, seat, taken)),
        events=_events(here, told(loaded.table)),
        confirm=ask is not None and ask.kind == CONFIRM,
        undo=len(taken),
    )


def follow(table: Table, seat: int, codes: list[str]) -> tuple[Table, list[int]]:
    """The turn up to the first answer that does not fit or cannot be taken back."""
    here = trial(table, seat, [])
    taken: list[int] = []
    for code in codes:
        try:
            option = offered(here, seat, code)
        except Refusal:
            break
        undoable = here.undoable(seat)
        here.apply_for(seat, option)
        if here.undoable(seat) != undoable + 1:
            return trial(table, seat, taken), taken
        taken.append(option)
    return here, taken


def _events(here: Table, first: int) -> bytes:
    happened = (here.state.told or [])[first:]
    return json_bytes([{"v": None, **event_data(event, here.game.domains)} for event in happened])


def why(loaded: Loaded, base: int, seat: int, codes: list[str], kind: str, option: str) -> Reason:
    """Why an option is not offered after these answers; nothing when it is."""
    loaded.check_base(base, seat)
    here, _ = follow(loaded.table, seat, codes)
    try:
        blocked = here.why(seat, *read_answer(here.game, f"{kind} {option}"))
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from None
    return Reason(None, None) if blocked is None else Reason(blocked.reason, blocked.clause)
