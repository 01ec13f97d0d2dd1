"""A game at one screen: who sits where, whose turn it is, what waits for confirmation, what has to be hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tinkuy.bots import Bot, bot_seed, find_bot
from tinkuy.cli.names import recorded_names
from tinkuy.cli.terminal.saving import save_record
from tinkuy.cli.terminal.seats import HUMAN
from tinkuy.cli.terminal.settings import Settings
from tinkuy.core.data import SPECTATOR
from tinkuy.core.draft import Draft, Preview
from tinkuy.core.questions import CONFIRM, Ask, Blocked
from tinkuy.core.reasons import Reasons
from tinkuy.core.table import Table
from tinkuy.core.waste import wasted


class Session:
    def __init__(self, table: Table, seats: list[str], given: list[str], settings: Settings, path: Path) -> None:
        self.table = table
        self.seats = seats
        self.given = given  # names, where somebody gave them
        self.settings = settings
        self.path = path
        self.bots: dict[int, Bot] = {
            seat: find_bot(kind, bot_seed(table.seed, seat)) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self.humans = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.waiting: Draft | None = None  # with an answer that would show something, for a second thought
        # Who sits at the screen: with one human always that one, with several whoever lifted the curtain.
        self.front: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.settle()

    # ------------------------------------------------------------------ who is asked

    def asked_bot(self) -> int | None:
        """Bots answer simultaneous choices first, so that a human's last answer is the one that reveals."""
        return next((ask.seat for ask in self.table.asks() if ask.seat in self.bots), None)

    def asked_human(self) -> int | None:
        """Who is at the screen goes on before somebody else is called."""
        asked = [ask.seat for ask in self.table.asks() if ask.seat not in self.bots]
        if self.front in asked:
            return self.front
        return asked[0] if asked else None

    def question(self) -> Ask | None:
        """The open question of the human at the screen."""
        if self.pending is not None or self.front is None or self.asked_bot() is not None:
            return None
        return self.table.asked(self.front)

    @property
    def pending(self) -> int | None:
        return None if self.waiting is None else self.waiting.waiting

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.front is None else self.front

    def call(self, seat: int) -> None:
        """Somebody takes the place at the screen."""
        self.front = seat

    def leave(self) -> None:
        """The place at the screen is empty; nobody's secrets are shown."""
        if len(self.humans) > 1:
            self.front = None

    # ------------------------------------------------------------------ answers

    def settle(self) -> None:
        """The end of a turn waits for people, if they want it to; bots never change their mind."""
        self.table.confirming = self.settings.confirm
        while True:
            ready = [ask for ask in self.table.asks() if ask.kind == CONFIRM and ask.seat in self.bots]
            if not ready:
                return
            self.table.answer(ready[0].seat, ready[0].options[0])

    def draft(self) -> Draft:
        """The turn of the human at the screen, as far as it has come."""
        assert self.front is not None
        return self.waiting or Draft(self.table, self.front)

    def answer(self, option: int) -> None:
        """Answer for the human at the screen, or let the answer wait when it would show something for good."""
        ask, draft = self.question(), self.draft()
        assert ask is not None
        if not self.settings.confirm or ask.kind == CONFIRM:
            self.table.answer(ask.seat, option)
        elif draft.answer(option):
            draft.commit()
        else:
            self.waiting = draft
        self.settle()

    def confirm(self) -> None:
        """Give the waiting answer."""
        assert self.waiting is not None
        draft, self.waiting = self.waiting, None
        draft.commit()
        self.settle()

    def answer_for_bot(self, seat: int, option: int) -> None:
        self.table.answer(seat, option)
        self.settle()

    def take_back(self) -> bool:
        """The waiting answer, else the last one that can be taken back; False when there is none."""
        if self.front is None or (self.waiting is None and self.asked_bot() is not None):
            return False
        draft, self.waiting = self.draft(), None
        if not draft.undoable:
            return False
        draft.undo()
        return True

    def restart(self) -> bool:
        taken = self.take_back()
        if taken:
            self.draft().restart()
        return taken

    def preview(self, option: int, settles: dict[str, str], priced: frozenset[str]) -> Preview:
        """What is known of an answer before it is given."""
        return self.draft().preview(option, settles, priced)

    def final(self, preview: Preview) -> bool:
        """Whether an answer cannot be taken back, to be said before it is chosen."""
        return preview.reveals or (preview.ends and not self.settings.confirm)

    def wasted(self) -> list[int]:
        """Answers that promise something and would bring nothing, to be said before they are chosen."""
        ask, draft = self.question(), self.draft()
        return [] if ask is None or ask.kind == CONFIRM else wasted(draft, {o: draft.preview(o) for o in ask.options})

    # ------------------------------------------------------------------ why not

    def refusals(self, ahead: Mapping[str, Sequence[str]] | None = None) -> list[tuple[Blocked, int, list[int]]]:
        """What the open question does not offer, and what other questions would refuse: reason, kind, options.

        The others are those that the board names for the open one, or all small ones.
        """
        ask = self.question()
        if ask is None or ask.kind == CONFIRM:
            return []
        reasons = Reasons(self.draft())
        found = self._refused(reasons, ask.kind, ask.options)
        asked = self.table.game.kinds[ask.kind].name
        others: list[tuple[Blocked, int, list[int]]] = []
        for kind, entry in enumerate(self.table.game.kinds):
            near = len(entry.codes) <= SMALL_KIND if ahead is None else entry.name in ahead.get(asked, ())
            if kind != ask.kind and near:
                others += self._refused(reasons, kind, [])
        return sorted(found, key=lambda group: len(group[2])) + others

    def _refused(self, reasons: Reasons, kind: int, offered: list[int]) -> list[tuple[Blocked, int, list[int]]]:
        groups: dict[tuple[str, str], tuple[Blocked, int, list[int]]] = {}
        for option in range(len(self.table.game.kinds[kind].codes)):
            if option in offered:
                continue
            blocked = reasons.why(kind, option)
            if blocked is not None and blocked.clause and blocked.reason not in OBVIOUS:
                group = groups.setdefault((blocked.reason, blocked.clause), (blocked, kind, []))
                group[2].append(option)
        return list(groups.values())

    # ------------------------------------------------------------------ saving

    def save(self, path: Path | None = None) -> Path:
        target = self.path if path is None else path
        save_record(target, self.table, recorded_names(self.seats, self.given))
        return target


# Of the many things that others have there is nothing to explain.
OBVIOUS = frozenset({"blocked-not-yours", "blocked-not-in-hand", "blocked-not-in-area", "blocked-not-your-building"})
SMALL_KIND = 8  # options up to which another question is looked at for "why not?"
