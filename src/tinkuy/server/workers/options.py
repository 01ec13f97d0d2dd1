"""What a client is told of every option before the click: whether it can be taken back, and what it would change."""

from __future__ import annotations

from typing import Any

from tinkuy.core.events import event_data
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table

MOST_EVENTS = 6


def trial(table: Table, seat: int, options: list[int]) -> Table:
    """The table as it would be after these answers, stopping before a turn ends.

    Always made from the table itself: a copy of a trial would ask again for confirmations the table took as forced.
    """
    copy = table.copy()
    copy.confirming = True
    for option in options:
        copy.apply_for(seat, option)
    return copy


def option_infos(table: Table, seat: int, taken: list[int]) -> list[dict[str, Any]]:
    """For every option of the seat's question after the answers `taken`: `code`, `reveals`, `change`, `events`.

    And a `label` where the option means something of this moment.
    """
    here = trial(table, seat, taken)
    ask = here.asked(seat)
    if ask is None:
        return []
    if ask.kind == CONFIRM:
        return [{"code": "end_turn", "reveals": True, "change": {}, "events": []}]
    before, undoable = own_numbers(here, seat), here.undoable(seat)
    codes = table.game.kinds[ask.kind].codes
    infos: list[dict[str, Any]] = []
    for option in ask.options:
        after = trial(table, seat, [*taken, option])
        reveals = after.undoable(seat) != undoable + 1
        # What an answer reveals is not told before it is given, and neither is what follows from it.
        change = {} if reveals else _change(before, own_numbers(after, seat))
        told = [] if reveals else _told(here, after)
        info = {"code": codes[option], "reveals": reveals, "change": change, "events": told}
        label = table.game.wording(here.state, ask.kind, option)
        infos.append(info if label is None else info | {"label": label})
    return infos


def _told(before: Table, after: Table) -> list[dict[str, Any]]:
    """What would happen, in the words of the log: the first few events of the answer."""
    events = (after.state.told or [])[len(before.state.told or []) :]
    return [{"v": None, **event_data(event, after.game.domains)} for event in events[:MOST_EVENTS]]


def own_numbers(table: Table, seat: int) -> dict[str, int]:
    """The numbers among the seat's own fields; those in lists by their place, as `resources.0`."""
    numbers: dict[str, int] = {}
    own = table.state.board(seat)
    for name in own.FIELDS:
        value = getattr(own, name)
        if isinstance(value, list):
            # A list that grows holds things, not amounts: its length keeps it apart from another one.
            numbers[f"{name}#"] = len(value)
            numbers |= {f"{name}.{place}": n for place, n in enumerate(value) if type(n) is int}
        elif type(value) is int:
            numbers[name] = value
    return numbers


def _change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    change: dict[str, int] = {}
    for name, n in after.items():
        whole = f"{name.partition('.')[0]}#"
        if name.endswith("#") or before.get(whole) != after.get(whole):
            continue
        if n != before.get(name, n):
            change[name] = n - before[name]
    return change
