"""What a client is told of every option before the click: whether it can be taken back, and what it would change."""

from __future__ import annotations

from typing import Any

from tinkuy.core.draft import Draft
from tinkuy.core.events import event_data
from tinkuy.core.questions import CONFIRM
from tinkuy.core.waste import wasted

MOST_EVENTS = 6


def option_infos(draft: Draft) -> list[dict[str, Any]]:
    """For every option of the draft's question: `code`, `reveals`, `change`, `events`.

    And a `label` where the option means something of this moment; `passes` and `wasted` where it is so. What an answer
    reveals is not told before it is given, and neither is what follows from it.
    """
    ask, game = draft.ask, draft.table.game
    if ask is None:
        return []
    if ask.kind == CONFIRM:
        return [{"code": "end_turn", "reveals": True, "change": {}, "events": []}]
    infos: list[dict[str, Any]] = []
    previews = {option: draft.preview(option) for option in ask.options}
    lost = wasted(draft, previews)
    for option, preview in previews.items():
        told = [] if preview.reveals else preview.told[:MOST_EVENTS]
        info = {
            "code": game.kinds[ask.kind].codes[option],
            "reveals": preview.reveals,
            "change": {} if preview.reveals else preview.change,
            "events": [{"v": None, **event_data(event, game.domains)} for event in told],
        }
        label = game.wording(draft.here.state, ask.kind, option)
        more = {"passes": preview.passes, "wasted": option in lost, "label": label}
        infos.append(info | {name: value for name, value in more.items() if value})
    return infos
