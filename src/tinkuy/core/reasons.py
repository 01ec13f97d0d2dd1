"""Why not? The reason for all that a seat is not offered now, and for what it would be refused a little later."""

from __future__ import annotations

from typing import Final

from tinkuy.core.draft import Draft
from tinkuy.core.game import State
from tinkuy.core.questions import CONFIRM, Ask, Blocked
from tinkuy.core.table import Table

DEPTH: Final = 2  # plain answers through which is looked
TRIALS: Final = 60  # of them at most; every one is a copy of the table

GAME_OVER: Final = "blocked-game-over"
NOT_YOUR_TURN: Final = "blocked-not-your-turn"
TURN_COMPLETE: Final = "blocked-turn-complete"
FIRST_ANSWER: Final = "blocked-first-answer"
CHOSEN_OTHERWISE: Final = "blocked-chosen-otherwise"
NOT_NOW: Final = "blocked-not-now"

Moment = tuple[Ask, State]  # a question, and the state in which it is asked


class Reasons:
    """The reasons for one seat at one moment; what was found by looking further is kept for the next option."""

    __slots__ = ("ahead", "ask", "behind", "draft", "here", "looked", "same")

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.here: Table = draft.here if draft.answers else draft.table
        self.ask = self.here.asked(draft.seat)
        self.looked = False  # further than the open question
        self.ahead: dict[int, list[Moment]] = {}  # by kind, questions that can come soon
        self.behind: dict[int, set[int]] = {}  # by kind, options on offer if the turn were taken back
        self.same: dict[int, Blocked] = {}  # by kind, one reason for all its options

    def why(self, kind: int, option: int) -> Blocked | None:
        """None for an option of the open question, else the reason with its clause."""
        same = self.same.get(kind)
        if same is not None:
            return same
        ask = self.ask
        if ask is None:
            return self._same(kind, GAME_OVER if self.here.over else NOT_YOUR_TURN)
        if ask.kind == kind:
            return self._refused((ask, self.here.state), option)
        return self._elsewhere(kind, option, TURN_COMPLETE if ask.kind == CONFIRM else NOT_NOW)

    def _elsewhere(self, kind: int, option: int, otherwise: str) -> Blocked:
        """What a question that is not open says: one that can come, or one that could have come in this turn."""
        if not self.looked:
            self._look()
        asked = self.here.game.kinds[kind]
        coming, behind = self.ahead.get(kind), self.behind.get(kind)
        if coming is not None:
            for ask, _ in coming:
                if option in ask.options:
                    return Blocked(FIRST_ANSWER, asked.clause)
            return self._refused(coming[0], option) or Blocked(otherwise, asked.clause)
        if behind is not None and option in behind:
            return Blocked(CHOSEN_OTHERWISE, asked.clause)
        if asked.standing:
            found = self.here.game.why(self.here.state, self.draft.seat, kind, option)
            return found or Blocked(otherwise, asked.clause)
        return Blocked(otherwise, asked.clause) if behind is not None else self._same(kind, otherwise)

    def _same(self, kind: int, reason: str) -> Blocked:
        self.same[kind] = Blocked(reason, self.here.game.kinds[kind].clause)
        return self.same[kind]

    def _look(self) -> None:
        self.looked = True
        for moment in look_ahead(self.draft, self.ask):
            self.ahead.setdefault(moment[0].kind, []).append(moment)
        for ask, _ in look_back(self.draft):
            self.behind.setdefault(ask.kind, set()).update(ask.options)

    def _refused(self, moment: Moment, option: int) -> Blocked | None:
        ask, state = moment
        if option in ask.options:
            return None
        game = self.here.game
        return game.why(state, self.draft.seat, ask.kind, option) or Blocked(NOT_NOW, game.kinds[ask.kind].clause)


def look_ahead(draft: Draft, first: Ask | None) -> list[Moment]:
    """The own questions behind plain answers that reveal nothing and can all be taken back; nearer ones first."""
    found: list[Moment] = []
    seat = draft.seat
    if first is None or first.kind == CONFIRM or not draft.table.tracked:
        return found
    paths: list[tuple[list[int], Ask, int]] = [(draft.answers, first, draft.here.undoable(seat))]
    trials = 0
    for answers, ask, undoable in paths:
        kind = draft.table.game.kinds[ask.kind]
        for option in ask.options:
            if trials == TRIALS or len(answers) == len(draft.answers) + DEPTH:
                return found
            if kind.is_free(option):
                continue  # it leads back to the same question
            trials += 1
            path = [*answers, option]
            there = draft.after(path)
            following = there.asked(seat)
            if there.undoable(seat) == undoable + 1 and following is not None and following.kind != CONFIRM:
                found.append((following, there.state))
                paths.append((path, following, undoable + 1))
    return found


def look_back(draft: Draft) -> list[Moment]:
    """The question to which the seat could take its turn back, and those behind it."""
    if not draft.table.tracked or draft.undoable == 0:
        return []
    start = draft.table.copy()
    start.restart(draft.seat)
    ask = start.asked(draft.seat)
    return [] if ask is None else [(ask, start.state), *look_ahead(Draft(start, draft.seat), ask)]
