"""A game at one screen: who sits where, whose turn it is, what waits for confirmation, what has to be hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tinkuy.bots import Bot, bot_seed, find_bot
from tinkuy.cli.names import recorded_names
from tinkuy.cli.terminal.saving import save_record
from tinkuy.cli.terminal.seats import HUMAN
from tinkuy.cli.terminal.settings import Settings
from tinkuy.cli.terminal.shown import Preview
from tinkuy.core.data import SPECTATOR
from tinkuy.core.events import SEAT, Event
from tinkuy.core.questions import CONFIRM, Ask, Blocked
from tinkuy.core.table import Table


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
        self.pending: int | None = None  # an answer that would show something, waiting for a second thought
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

    def answer(self, option: int) -> None:
        """Answer for the human at the screen, or let the answer wait when it would show something for good."""
        ask = self.question()
        assert ask is not None
        if self.settings.confirm and ask.kind != CONFIRM and self.table.reveals(ask.seat, option):
            self.pending = option
            return
        self.table.answer(ask.seat, option)
        self.settle()

    def confirm(self) -> None:
        """Give the waiting answer."""
        assert self.pending is not None
        assert self.front is not None
        option, self.pending = self.pending, None
        self.table.answer(self.front, option)
        self.settle()

    def answer_for_bot(self, seat: int, option: int) -> None:
        self.table.answer(seat, option)
        self.settle()

    def take_back(self) -> bool:
        """The waiting answer, else the last one that can be taken back; False when there is none."""
        if self.pending is not None:
            self.pending = None
            return True
        if self.front is None or self.asked_bot() is not None or self.table.undoable(self.front) == 0:
            return False
        self.table.undo(self.front)
        return True

    def restart(self) -> bool:
        taken = self.take_back()
        while taken and self.take_back():
            pass
        return taken

    def final(self, option: int) -> bool:
        """Whether an answer cannot be taken back, to be said before it is chosen."""
        ask = self.question()
        return ask is not None and ask.kind != CONFIRM and self.table.reveals(ask.seat, option)

    def preview(self, option: int, settles: dict[str, str], priced: frozenset[str]) -> Preview:
        """What the game would tell of an answer and of the price settled then, until the seat would learn something."""
        ask = self.question()
        assert ask is not None
        if ask.kind == CONFIRM:
            return Preview([])
        trial, seat, kinds = self.table.copy(), ask.seat, self.table.game.kinds
        trial.confirming = True
        told: list[Event] = []
        while True:
            before, known = _unseen(trial, seat), len(trial.state.told or [])
            trial.apply_for(seat, option)
            new = (trial.state.told or [])[known:]
            if _unseen(trial, seat) != before:
                stops = [index for index, event in enumerate(new) if event.kind.name in priced and _about(event, seat)]
                return Preview(told + new[: stops[0]] if stops else told)
            told += new
            following = trial.asked(seat)
            if following is None or following.kind == CONFIRM:
                return Preview(told)
            kind = kinds[following.kind]
            if kind.name not in settles:
                return Preview(told, kind.name)
            codes = [kind.codes[one] for one in following.options]
            wanted = settles[kind.name]
            option = following.options[codes.index(wanted) if wanted in codes else 0]

    # ------------------------------------------------------------------ why not

    def refusals(self, ahead: Mapping[str, Sequence[str]] | None = None) -> list[tuple[Blocked, int, list[int]]]:
        """What the open question does not offer, and what other questions would refuse: reason, kind, options.

        The others are those that the board names for the open one, or all small ones.
        """
        ask = self.question()
        if ask is None or ask.kind == CONFIRM:
            return []
        found = self._refused(ask.kind, ask.options)
        asked = self.table.game.kinds[ask.kind].name
        others: list[tuple[Blocked, int, list[int]]] = []
        for kind, entry in enumerate(self.table.game.kinds):
            near = len(entry.codes) <= SMALL_KIND if ahead is None else entry.name in ahead.get(asked, ())
            if kind != ask.kind and near:
                others += self._refused(kind, [])
        return sorted(found, key=lambda group: len(group[2])) + others

    def _refused(self, kind: int, offered: list[int]) -> list[tuple[Blocked, int, list[int]]]:
        assert self.front is not None
        groups: dict[tuple[str, str], tuple[Blocked, int, list[int]]] = {}
        for option in range(len(self.table.game.kinds[kind].codes)):
            if option in offered:
                continue
            blocked = self.table.why(self.front, kind, option)
            if blocked is not None and blocked.clause and blocked.reason not in OBVIOUS:
                group = groups.setdefault((blocked.reason, blocked.clause), (blocked, kind, []))
                group[2].append(option)
        return list(groups.values())

    # ------------------------------------------------------------------ saving

    def save(self, path: Path | None = None) -> Path:
        target = self.path if path is None else path
        save_record(target, self.table, recorded_names(self.seats, self.given))
        return target


def _unseen(table: Table, seat: int) -> tuple[int, list[list[int]]]:
    """Chance and what lies where a seat cannot look: when that stays as it is, nothing was learnt."""
    return table.state.chance.value, [zone.cards[:] for zone in table.state.zones() if not zone.seen_by(seat)]


def _about(event: Event, seat: int) -> bool:
    fields = zip(event.kind.fields, event.values, strict=True)
    return any(domain == SEAT and value == seat for (_, domain), value in fields)


# Of the many things that others have there is nothing to explain.
OBVIOUS = frozenset({"blocked-not-yours", "blocked-not-in-hand", "blocked-not-in-area", "blocked-not-your-building"})
SMALL_KIND = 8  # options up to which another question is looked at for "why not?"
