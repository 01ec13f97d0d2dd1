"""Hints for a person in the middle of a turn: what a planner would do that knows no more than the seat does."""

from __future__ import annotations

from typing import Final

from tinkuy.bots.lines import Step
from tinkuy.bots.planner.adviser import Adviser
from tinkuy.core.codes import answer_code
from tinkuy.core.draft import Draft
from tinkuy.core.questions import CONFIRM
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.drafts import follow
from tinkuy.server.workers.loaded import Loaded
from tinkuy.server.workers.replies import Hinted
from tinkuy.server.workers.requests import Hint

PLACE: Final = 1  # only where to look
BEST: Final = 3
GOOD_LINES: Final = 60  # for a good turn, which need not be the best
SECONDS: Final = 1.0  # of thinking for the best one
SEED: Final = "hint"  # never the table's: nothing of its deal may show


def hint(loaded: Loaded, request: Hint) -> Hinted:
    """From the draft on; answers stop after the first that would show something."""
    loaded.check_base(request.base, request.seat)
    seat, turn = request.seat, follow(loaded.table, request.seat, request.answers)
    here, ask = turn.here, turn.ask
    if ask is None or here.together is not None or (here.answers and here.answers[0][0] != seat):
        raise Refusal("no-hint", "There are hints only in the own turn.")
    if ask.kind == CONFIRM:
        raise Refusal("no-hint", "The turn is complete.")
    adviser = Adviser(SEED, GOOD_LINES) if PLACE < request.grade < BEST else Adviser(SEED, 0, SECONDS)
    advice = adviser.advise(here, seat)
    given, look = _followed(turn, advice.line)
    if request.grade == PLACE:
        return Hinted(look, [], 0, [])
    if request.grade < BEST:
        return Hinted(look, given, 0, [])
    game = here.game
    gains = [(code, parts / game.unit) for code, parts in zip(game.sources, advice.gains, strict=True) if parts]
    return Hinted(look, given, advice.turns, gains)


def _followed(turn: Draft, line: list[Step]) -> tuple[list[str], str]:
    """The answers that can be drafted and one more that shows something; and the first that is more than a way."""
    game = turn.here.game
    codes: list[str] = []
    look = ""
    for kind, _, option in line:
        ask = turn.ask
        if ask is None or ask.kind != kind or option not in ask.options:
            break
        code = answer_code(game, kind, option)
        look = look or ("" if option in game.kinds[kind].ways else code)
        codes.append(code)
        if not turn.answer(option):
            break
    return codes, look or (codes[0] if codes else "")
