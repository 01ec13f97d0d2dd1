"""Drafts: a turn as it would be, shown to its author alone and kept nowhere; and plans of the next turn."""

from __future__ import annotations

from typing import Final

from tinkuy.bots import find_bot
from tinkuy.core.chance import Chance
from tinkuy.core.codes import kind_index, never, option_index
from tinkuy.core.draft import Draft
from tinkuy.core.errors import Refused
from tinkuy.core.events import event_data
from tinkuy.core.imagined import imagine
from tinkuy.core.reasons import Reasons
from tinkuy.core.table import Table
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.loaded import Loaded, json_bytes, offered, show, told
from tinkuy.server.workers.replies import Drafted, Reason

OTHERS: Final = "greedy:1"  # who plays for everybody until a planned turn
SEED: Final = "plan"  # never the table's: nothing of its deal may show


def draft(loaded: Loaded, base: int, seat: int, codes: list[str], plan: bool = False) -> Drafted:
    """As many of the answers as fit; an answer that would show something new is not tried but must be committed."""
    loaded.check_base(base, seat)
    table = _ground(loaded, seat, plan)
    turn = follow(table, seat, codes)
    given = codes[: len(turn.answers)]
    return Drafted(
        version=loaded.version,
        answers=given,
        shown=show(turn.here, seat, turn, None if plan else loaded.lesson(seat, given)),
        events=_events(turn.here, told(table)),
        confirm=turn.complete,
        undo=len(turn.answers),
    )


def _ground(loaded: Loaded, seat: int, plan: bool) -> Table:
    """What a draft is made on: the table, or its imagined moment, which is the same until the table moves."""
    if not plan:
        return loaded.table
    if loaded.ended is not None:
        raise Refusal("no-plan", "The game is over.")
    version, moment = loaded.imagined.get(seat, (-1, loaded.table))
    if version != loaded.version:
        chance = Chance.from_seed(f"{SEED} {loaded.version} {seat}")
        try:
            moment = imagine(loaded.table, seat, chance, find_bot(OTHERS, SEED).choose)
        except Refused as refused:
            raise Refusal("no-plan", str(refused)) from None
        loaded.imagined[seat] = (loaded.version, moment)
    return moment


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


def why(loaded: Loaded, base: int, seat: int, codes: list[str], kind: str, option: str, plan: bool = False) -> Reason:
    """Why an option is not offered after these answers; nothing when it is."""
    loaded.check_base(base, seat)
    turn = follow(_ground(loaded, seat, plan), seat, codes)
    try:
        game = loaded.table.game
        asked = kind_index(game, kind)
        blocked = never(game, loaded.table.seats, asked, option)
        if blocked is None:
            blocked = Reasons(turn).why(asked, option_index(game, asked, option))
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from None
    return Reason(None, None) if blocked is None else Reason(blocked.reason, blocked.clause)
