"""The table: drives the turns of a game from question to answer.

A tracked table keeps the start of the turn and the answers since, so that it can undo, be copied, saved and shown.
A fork for search keeps nothing and is the fast one: a per-turn snapshot costs a quarter of the playout speed.
"""

from __future__ import annotations

from typing import Final

from tinkuy.core import replays
from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, State, check_seats, check_seed, clean_options
from tinkuy.core.questions import CONFIRM, END, NOBODY, TOGETHER, Ask, Blocked, Rules, Together
from tinkuy.core.zones import hidden_zones, learnt, redraw

Answer = tuple[int, int, int]  # seat, kind, option
IDLE: Final = 1000  # turns, or parts of them, in a row that ask nothing: only an impossible position has so many
_NO_QUESTION: Final = Ask(NOBODY, 0, [])


class Turn:
    """What a tracked table knows of a finished turn: its answers and where its events begin."""

    __slots__ = ("answers", "first_event")

    def __init__(self, answers: list[Answer], first_event: int) -> None:
        self.answers = answers
        self.first_event = first_event


class Table:
    __slots__ = (
        "answers",
        "ask",
        "barrier",
        "begun",
        "confirming",
        "dice",
        "discreet",
        "first_event",
        "forked",
        "game",
        "mark",
        "marked",
        "opened",
        "options",
        "over",
        "position",
        "rules",
        "seats",
        "seed",
        "start",
        "state",
        "together",
        "tracked",
        "turns",
        "veil",
    )

    def __init__(self, game: Game, state: State, seats: int, tracked: bool = True) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.tracked = tracked
        self.confirming = False  # whether the end of a turn waits for its author; else it is a forced answer
        self.discreet = tracked  # whether veiled questions are asked when one option is left; search has no onlookers
        self.options: dict[str, str] = {}
        self.seed = ""  # what the game was shuffled with, or
        self.position = ""  # the position it was started from, as JSON
        self.ask: Ask = _NO_QUESTION  # the question, or the first open one of a simultaneous choice
        self.together: Together | None = None
        self.over = False
        self.rules: Rules[None] | None = None
        self.begun = 0  # turns on this table, and before it in a world for search; later parts do not count
        self.start: State = state  # of the turn
        self.answers: list[Answer] = []  # of the turn so far
        self.forked = False  # only then marks are worth their copies
        self.mark: State = state  # of the part of the turn from which forks are made
        self.marked = 0  # how many answers came before it
        self.opened = 0  # how many answers came before the open simultaneous choice
        self.barrier = 0  # how many answers of the turn can no longer be taken back
        self.turns: list[Turn] = []
        self.first_event = 0
        self.veil: tuple[int, Chance] | None = None
        self.dice = 0  # in a world for search what makes the generator of each of its turns

    # ------------------------------------------------------------------ the fast path

    def begin(self) -> None:
        """Go to the first question of the state as it is."""
        if self.tracked and self.game.mid_turn(self.state):
            self.start = self.mark = self.state.copy()  # no turn begins here that would note its start
        self.next_turn()

    def apply(self, option: int) -> None:
        """Answer the current question with one of its options; nothing is checked."""
        if self.tracked or self.together is not None:
            self.apply_for(self.ask.seat, option)
            return
        try:
            if self._settle(self.rules.send(option)):  # type: ignore[union-attr]
                return
        except StopIteration:
            pass
        self.next_turn()

    def _settle(self, ask: Ask) -> bool:
        """Take forced answers and an automa's, and stop at the next question to a person.

        False or StopIteration means that the turn is over.
        """
        while True:
            while len(ask.options) == 1:
                if ask is END:
                    return False
                if ask.kind == CONFIRM:
                    if self.confirming and ask.seat < self.seats:
                        break
                elif self.discreet and ask.seat < self.seats and self.game.kinds[ask.kind].veiled:
                    break
                ask = self.rules.send(ask.options[0])  # type: ignore[union-attr]
            if ask.seat < self.seats:
                break
            ask = self.rules.send(self.game.automa.answer(self.state, ask))  # type: ignore[union-attr]
        if ask.seat == TOGETHER:
            assert isinstance(ask, Together)
            return self._open(ask)
        self.ask = ask
        return True

    def next_turn(self) -> None:
        """Go to the first question of the next turn, or of the next part of this one."""
        for _ in range(IDLE):
            if not self.game.mid_turn(self.state):
                self.begun += 1
                if self.dice:
                    self.state.chance.value = self.dice + self.begun
                if self.tracked:
                    self._note_turn()
            elif self.tracked:
                self._note_part()
            if self._asks():
                return
        raise Refused("The game goes on and on without asking anybody anything.")

    def _asks(self) -> bool:
        """Whether this turn, or part of one, asks anything, or the game is over."""
        rules = self.game.turn(self.state)
        if rules is None:
            self.over = True
            self.ask = _NO_QUESTION
            return True
        self.rules = rules
        try:
            return self._settle(next(rules))
        except StopIteration:
            return False

    # ------------------------------------------------------------------ simultaneous choices

    def _open(self, together: Together) -> bool:
        if self.veil is not None:
            # The others' questions must be made from what they might hold, not from what they hold.
            seat, chance = self.veil
            redraw(self.state.zones(), seat, chance)
        self.opened = len(self.answers)
        self.together = together
        together.pending = [self._ask_next(rules) for rules in together.rules]
        return self._look_for_open()

    def _look_for_open(self) -> bool:
        """Point at the first seat that has still to answer, or go on when all have."""
        together = self.together
        assert together is not None
        for ask in together.pending:
            if ask is not None:
                self.ask = ask
                return True
        self.together = None
        return self._settle(self.rules.send(0))  # type: ignore[union-attr]

    def _ask_next(self, rules: Rules[None]) -> Ask | None:
        try:
            return self._unforced(rules, next(rules))
        except StopIteration:
            return None

    def _ask_more(self, rules: Rules[None], option: int) -> Ask | None:
        try:
            return self._unforced(rules, rules.send(option))
        except StopIteration:
            return None

    def _unforced(self, rules: Rules[None], ask: Ask) -> Ask:
        while len(ask.options) == 1:
            if ask.kind == CONFIRM:
                if self.confirming:
                    break
            elif self.discreet and self.game.kinds[ask.kind].veiled:
                break
            ask = rules.send(ask.options[0])
        return ask

    # ------------------------------------------------------------------ the careful path

    def apply_for(self, seat: int, option: int) -> None:
        """Answer as a seat that is asked; nothing is checked, but a tracked table remembers."""
        if not self.tracked:
            self.send_for(seat, option)
            return
        hidden = hidden_zones(self.state.zones())
        value, start, together = self.state.chance.value, self.start, self.together
        self.send_for(seat, option)
        if start is not self.start or self.over:
            return  # the next turn has its own barrier
        closed = together is not None and together is not self.together  # all have answered: now all see
        passed = self.together is None and (self.ask.seat != seat or (together is None and self._confirmed()))
        # While the turn waits for its author's word nobody else has seen anything of it.
        watching = 0 if self.confirming else self.seats
        if closed or passed or value != self.state.chance.value or learnt(hidden, self.state.zones(), seat, watching):
            self.barrier = len(self.answers)

    def _confirmed(self) -> bool:
        """Whether the last answer was the author's word that a part of the turn is done."""
        return bool(self.answers) and self.answers[-1][1] == CONFIRM

    def send_for(self, seat: int, option: int) -> None:
        """The answer alone, without looking for what it revealed: enough for turns that are over anyway."""
        try:
            if self._send(seat, option):
                return
        except StopIteration:
            pass
        self.next_turn()

    def _send(self, seat: int, option: int) -> bool:
        together = self.together
        if together is None:
            if self.tracked:
                self.answers.append((seat, self.ask.kind, option))
            return self._settle(self.rules.send(option))  # type: ignore[union-attr]
        for index, ask in enumerate(together.pending):
            if ask is not None and ask.seat == seat:
                if self.tracked:
                    self.answers.append((seat, ask.kind, option))
                together.pending[index] = self._ask_more(together.rules[index], option)
        return self._look_for_open()

    def _note_turn(self) -> None:
        """A turn is over: its answers become history, the state its successor's start."""
        told = self.state.told
        answers = self.choices()
        if answers:
            self.turns.append(Turn(answers, self.first_event))
        self.first_event = 0 if told is None else len(told)
        self.answers = []
        self.barrier = 0
        self.opened = 0
        self.start = self.mark = self.state.copy()
        self.marked = 0

    def _note_part(self) -> None:
        """Forks go back only to here: a copy in the middle of a long turn takes 21 us instead of 40."""
        if self.forked and len(self.answers) > self.marked:
            self.mark = self.state.copy()
            self.marked = len(self.answers)

    # ------------------------------------------------------------------ for people and programs

    def choices(self) -> list[Answer]:
        """The answers of the turn so far without confirmations, which no record names."""
        return [answer for answer in self.answers if answer[1] != CONFIRM]

    def asks(self) -> list[Ask]:
        """The open questions: one, several when a choice is simultaneous, none when the game is over."""
        if self.over:
            return []
        if self.together is not None:
            return [ask for ask in self.together.pending if ask is not None]
        return [self.ask]

    def asked(self, seat: int) -> Ask | None:
        for ask in self.asks():
            if ask.seat == seat:
                return ask
        return None

    def answer(self, seat: int, option: int) -> None:
        """Answer as a seat, checked: refused when it is not asked or the option is not offered."""
        ask = self.asked(seat)
        if ask is None:
            raise Refused("The game is over." if self.over else f"Seat {seat} is not asked anything now.")
        if option not in ask.options:
            if ask.kind == CONFIRM:
                raise Refused(f"Seat {seat} can only end the turn or take something back now.")
            kind = self.game.kinds[ask.kind]
            code = kind.codes[option] if 0 <= option < len(kind.codes) else str(option)
            blocked = self.why(seat, ask.kind, option) if 0 <= option < len(kind.codes) else None
            reason = f": {blocked.reason} ({blocked.clause})" if blocked is not None else ""
            raise Refused(f"'{kind.name} {code}' is not among the options of seat {seat} now{reason}.")
        self.apply_for(seat, option)

    def why(self, seat: int, kind: int, option: int) -> Blocked | None:
        """Why an option is not offered to a seat now, or None when it is; for many options see Reasons."""
        from tinkuy.core.draft import Draft  # these look ahead by copies of a table, so they need this module
        from tinkuy.core.reasons import Reasons

        return Reasons(Draft(self, seat)).why(kind, option)

    def undoable(self, seat: int) -> int:
        """How many of its last answers a seat can take back."""
        if self.together is not None:
            own = [index for index, answer in enumerate(self.answers) if answer[0] == seat]
            return sum(1 for index in own if index >= max(self.barrier, self.opened))
        count = 0
        for answer in reversed(self.answers[self.barrier :]):
            if answer[0] != seat:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, unless somebody has learnt something since."""
        replays.undo(self, seat)

    def restart(self, seat: int) -> None:
        """Take back all of the seat's answers that can be taken back."""
        replays.restart(self, seat)

    def copy(self) -> Table:
        """An independent table at the same question, with its history."""
        return replays.copy(self)

    def copy_of_turn_start(self) -> Table:
        """As it was when the turn began; a game that is over is shown at its end."""
        return replays.copy_of_turn_start(self)

    def fork(self, seat: int = NOBODY, chance: Chance | None = None) -> Table:
        """A fast copy for search; with a seat and chance, what the seat cannot see is dealt anew."""
        return replays.fork(self, seat, chance)

    def remember(self) -> None:
        """From its next turn on this fork can be forked itself, if it is answered by `send_for`."""
        self.tracked = True

    def begin_again(self) -> None:
        """Ask the first question of the turn, whose start the state is again."""
        self.answers = []
        self.together = None
        self.barrier = 0
        self.mark, self.marked = self.start, 0
        if not self._asks():
            self.next_turn()


def open_table(game: Game, seats: int, seed: int | str, options: dict[str, str] | None = None) -> Table:
    """A new game at its first question, tracked and telling its events."""
    check_seats(game, seats)
    check_seed(seed)
    chosen = clean_options(game, options or {}, seats)
    table = Table(game, game.setup(seats, str(seed), chosen), seats)
    table.options = chosen
    table.seed = str(seed)
    table.begin()
    return table


def simulate(game: Game, seats: int, seed: int | str, options: dict[str, str] | None = None) -> Table:
    """A new game for programs: untracked and silent, the fastest way to play."""
    check_seats(game, seats)
    state = game.setup(seats, str(seed), clean_options(game, options or {}, seats))
    state.told = None
    table = Table(game, state, seats, tracked=False)
    table.begin()
    return table
