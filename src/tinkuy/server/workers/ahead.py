"""What a client is told of the questions ahead: which things one click can reach, and what ends the turn."""

from __future__ import annotations

from typing import Any

from tinkuy.core.codes import answer_code
from tinkuy.core.draft import Draft
from tinkuy.core.events import event_data
from tinkuy.core.game import Game
from tinkuy.core.reach import Step, Way, way_to_end, ways

NOWHERE: dict[str, Any] = {"ways": [], "end": []}


def ahead(draft: Draft) -> dict[str, Any]:
    """Made from the author's own draft, and never from behind an answer that shows something."""
    if draft.ask is None:
        return NOWHERE
    game = draft.table.game
    return {"ways": [_way(game, way) for way in ways(draft)], "end": _codes(game, way_to_end(draft))}


def _way(game: Game, way: Way) -> dict[str, Any]:
    found: dict[str, Any] = {"answers": _codes(game, way.steps)}
    if way.told:
        return found | {"events": [{"v": None, **event_data(event, game.domains)} for event in way.told]}
    kind = game.kinds[way.kind]
    return found | {"kind": kind.name, "options": [kind.codes[option] for option in way.options]}


def _codes(game: Game, steps: list[Step]) -> list[str]:
    return [answer_code(game, kind, option) for kind, option in steps]
