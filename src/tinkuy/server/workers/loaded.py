"""A table in the memory of a worker: replayed from its log, with the events every answer made."""

from __future__ import annotations

import contextlib
import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec

from tinkuy.core.codes import answer_code, read_answer
from tinkuy.core.data import SPECTATOR, to_data
from tinkuy.core.draft import Draft, unseen_by
from tinkuy.core.errors import Refused
from tinkuy.core.events import Event, event_data
from tinkuy.core.game import Game
from tinkuy.core.guide import Guide, find_guide
from tinkuy.core.position import give_forced, load_position
from tinkuy.core.questions import CONFIRM
from tinkuy.core.record import Abandoned
from tinkuy.core.result import scores
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.about import Lesson, Note, Setup, Shown
from tinkuy.server.workers.ahead import NOWHERE, ahead
from tinkuy.server.workers.entries import MARK, MOST_BACK, Log, back_to, line_of, winners_of
from tinkuy.server.workers.options import option_infos
from tinkuy.server.workers.replies import Prepared, Proposed

if TYPE_CHECKING:
    from tinkuy.server.workers.seated_bot import SeatedBot

BEHIND = "An answer before this one shows something new: commit up to there, look, and go on."

json_bytes = msgspec.json.Encoder().encode
_sorted_json = msgspec.json.Encoder(order="sorted").encode


class Loaded:
    """`log` is what is in the log, `marks[v]` the number of events after v entries of it.

    `line` are the versions of the answers that count; what was taken back is kept by version and, for records, by turn.
    """

    __slots__ = (
        "back",
        "bots",
        "dropped",
        "ended",
        "guide",
        "imagined",
        "line",
        "log",
        "marks",
        "prepared",
        "setup",
        "table",
        "turned",
    )

    def __init__(self, setup: Setup, found: Game) -> None:
        self.setup = setup
        self.table = first_question(setup, found)
        self.guide = guide_of(self.table)
        self.log: Log = []
        self.line: list[int] = []
        self.turned = 0  # the last version that went back to an earlier one
        self.dropped: dict[int, list[Event]] = {}
        self.back: list[Abandoned] = []
        self.ended: list[int] | None = None  # the winners of a game that all agreed to end
        self.marks = [told(self.table)]
        self.prepared: tuple[Table, Log, list[int]] | None = None
        self.imagined: dict[int, tuple[int, Table]] = {}  # by seat, its next turn as imagined at a version
        self.bots: dict[int, SeatedBot] = {}  # by seat, those in the middle of a turn

    @property
    def version(self) -> int:
        return len(self.marks) - 1

    def extend(self, answers: list[tuple[int, str]]) -> None:
        """Answers of the log: they were checked before they were written, so that here speed counts."""
        self.prepared = None
        for seat, code in answers:
            if code.startswith(MARK):
                self._enter(code, self._after(code))
            else:
                answer_again(self.table, seat, code)
                self.line.append(self.version + 1)
            self.marks.append(told(self.table))
            self.log.append((seat, code))

    # ------------------------------------------------------------------ what all agreed on

    def at(self, version: int) -> Table:
        """The table after a version of the line that counts."""
        table = first_question(self.setup, self.table.game)
        for known in self.line:
            if known <= version:
                answer_again(table, *self.log[known - 1])
        return table

    def _after(self, code: str) -> Table:
        to = back_to(code)
        return self.table if to is None else self.at(to)

    def _enter(self, code: str, table: Table) -> None:
        """An entry of the log that is no answer; the table is the one that it leads to."""
        to = back_to(code)
        if to is None:
            self.ended = winners_of(code)
            return
        happened = self.table.state.told or []
        for version in self.line:
            if version > to:
                self.dropped[version] = happened[self.marks[version - 1] : self.marks[version]]
        self.back.append(abandoned(self.table, len(table.turns)))
        self.line = [version for version in self.line if version <= to]
        self.turned = self.version + 1
        self.table = table
        self.bots.clear()  # they thought of what is no more

    def prepare_entry(self, seat: int, code: str) -> Prepared:
        """As `prepare`, for an entry that is no answer."""
        table = self._after(code)
        self.prepared = (table, [(seat, code)], [told(table)])
        return Prepared(note(table, self.version + 1, winners_of(code)))

    def proposed(self, seat: int, to: int | None) -> Proposed:
        """Where a seat wants to go back to: before the last turn in which it answered, if it names no version."""
        if len(self.back) >= MOST_BACK:
            raise Refusal("back-enough", f"This game has gone back {MOST_BACK} times; that is enough.")
        if to is None:
            to = self._before_last_turn(seat)
        if to is None or to >= self.version or (to and to not in self.line):
            raise Refusal("unknown-version", "The game cannot go back to there.")
        was, now = self.at(to).state, self.table.state
        seats = range(self.table.seats)
        return Proposed(to, any(unseen_by(was, each) != unseen_by(now, each) for each in seats))

    def _before_last_turn(self, seat: int) -> int | None:
        turns = [*(turn.answers for turn in self.table.turns), self.table.choices()]
        first = len(self.line)
        for turn in reversed(turns):
            first -= len(turn)
            if any(answerer == seat for answerer, _, _ in turn):
                return self.line[first - 1] if first else 0
        return None

    def meeting(self, version: int) -> int:
        """The last version that the line of an earlier one has in common with the line that counts."""
        if version >= self.turned:
            return version
        known = {0, *line_of(self.log[:version])}
        return max(each for each in (0, *self.line) if each in known)

    # ------------------------------------------------------------------ new answers

    def prepare(self, base: int, seat: int, codes: list[str]) -> Prepared:
        """Try the answers on a copy and keep that aside; the table itself stays as it is."""
        self.check_base(base, seat)
        options = committed(self.table, seat, codes)
        trial = self.table.copy()
        marks: list[int] = []
        digests: list[tuple[int, str]] = []
        for version, option in enumerate(options, start=self.version + 1):
            turns = len(trial.turns)
            trial.apply_for(seat, option)
            marks.append(told(trial))
            if len(trial.turns) != turns:
                digests.append((version, turn_digest(trial)))
        self.prepared = (trial, [(seat, code) for code in codes], marks)
        return Prepared(note(trial, self.version + len(codes)), digests)

    def adopt(self, count: int) -> bool:
        """The prepared answers are in the log now; False when they are not at hand."""
        if self.prepared is None or len(self.prepared[1]) != count:
            return False
        table, answers, marks = self.prepared
        if answers[0][1].startswith(MARK):
            self._enter(answers[0][1], table)
        else:
            self.table = table
            self.line += range(self.version + 1, self.version + 1 + count)
        self.log += answers
        self.marks += marks
        self.prepared = None
        return True

    def check_base(self, base: int, seat: int) -> None:
        """An answer starts from this version, or only other seats of a simultaneous choice have answered since."""
        if base == self.version:
            return
        table = self.table
        since = self.version - base
        answers = table.choices()
        secret = table.together is not None and 0 < since <= len(answers) - table.opened and base >= self.turned
        if secret and all(answer[0] != seat for answer in answers[-since:]):
            return
        raise Refusal("stale", f"The table has moved on: it is at version {self.version}, not {base}.")

    def note(self) -> Note:
        return note(self.table, self.version, self.ended)

    # ------------------------------------------------------------------ what is shown

    def events(self, first: int, last: int) -> bytes:
        """The events of the versions from `first` to `last`; of what was taken back only if it is asked for alone."""
        happened = self.table.state.told or []
        domains = self.table.game.domains
        found: list[dict[str, Any]] = []
        for version in range(first, last + 1):
            start = self.marks[version - 1] if version else 0
            events = happened[start : self.marks[version]]
            if version in self.dropped:
                events = self.dropped[version] if first == last else []
            found += [{"v": version, **event_data(event, domains)} for event in events]
        return json_bytes(found)

    def heading(self) -> bytes:
        return json_bytes(self.table.game.heading(self.table.state))

    def shown(self, seat: int | None) -> Shown:
        over = self.ended is not None
        draft = None if seat is None or over else Draft(self.table, seat)
        return show(self.table, seat, draft, self.lesson(seat, []), over)

    def lesson(self, seat: int | None, draft: list[str]) -> Lesson | None:
        """Where the seat stands in its guided first game, if this is one and the seat learns."""
        if self.guide is None or seat != self.guide.seat:
            return None
        progress = self.guide.progress([self.log[version - 1] for version in self.line], draft)
        return Lesson(progress.step, progress.fits, progress.left)


def show(
    table: Table, seat: int | None, draft: Draft | None, lesson: Lesson | None = None, over: bool = False
) -> Shown:
    """The only place where a view becomes bytes; with a draft, also what its author can do.

    A game that people have agreed to end is `over`, though its rules would ask on.
    """
    seen = view(table, SPECTATOR if seat is None else seat)
    if over:
        seen |= {"over": True, "ask": [], "waiting": []}
    shown = json_bytes(seen)
    infos, further = ([], NOWHERE) if draft is None else (option_infos(draft), ahead(draft))
    return Shown(seat, shown, json_bytes(infos), json_bytes(further), lesson)


def guide_of(table: Table) -> Guide | None:
    """The guide whose position the table was opened from."""
    guide = find_guide(table.game) if table.position else None
    return guide if guide is not None and guide.position == table.position else None


def first_question(setup: Setup, found: Game) -> Table:
    try:
        if setup.position:
            return load_position(json.loads(setup.position), lambda _: found, of_any_version=True)
        return open_table(found, setup.seats, setup.seed, setup.options)
    except Refused as refused:
        raise Refusal("bad-table", str(refused)) from None


def turn_digest(table: Table) -> str:
    """Of everything on the table at the start of the turn: the same for two games that are the same so far."""
    return hashlib.blake2b(_sorted_json(to_data(table.start)), digest_size=8).hexdigest()


def told(table: Table) -> int:
    return len(table.state.told or [])


def note(table: Table, version: int, ended: list[int] | None = None) -> Note:
    """With the winners of a game that all agreed to end."""
    over, agreed = table.over, ended is not None
    return Note(
        version=version,
        waiting=[] if agreed else [ask.seat for ask in table.asks()],
        over=over or agreed,
        scores=scores(table),
        winners=ended if ended is not None else table.game.winners(table.state) if over else [],
        heading=table.game.heading(table.state),
        agreed=agreed,
    )


def abandoned(table: Table, first: int) -> Abandoned:
    """The turns of a table after the first so many, for its record."""
    turns = [*(turn.answers for turn in table.turns[first:]), table.choices()]
    codes = [[(seat, answer_code(table.game, kind, option)) for seat, kind, option in turn] for turn in turns if turn]
    return Abandoned(first + 1, codes, bool(table.choices()))


def committed(table: Table, seat: int, codes: list[str]) -> list[int]:
    """The options of a commit. Only the last may reveal something: what lies behind it is refused before it is tried.

    Else the refusal would depend on what was revealed, and could be asked for again and again.
    """
    turn = Draft(table, seat)
    options: list[int] = []
    for code in codes:
        if turn.waiting is not None:
            raise Refusal("not-offered", BEHIND)
        option = offered(turn.here, seat, code)
        options.append(option)
        if len(options) < len(codes):
            turn.answer(option)
    return options


def answer_again(table: Table, seat: int, code: str) -> None:
    """An answer of the log; it may be older than the rule that forced answers to veiled questions are named."""
    try:
        option = offered(table, seat, code)
    except Refusal:
        with contextlib.suppress(Refused):
            give_forced(table, seat, *read_answer(table.game, code))
        option = offered(table, seat, code)
    table.send_for(seat, option)


def offered(table: Table, seat: int, code: str) -> int:
    """The option a code names, if the seat is asked and it is among its options; else refused with the reason."""
    ask = table.asked(seat)
    if ask is None:
        if table.over:
            raise Refusal("game-over", "The game is over.")
        raise Refusal("not-asked", f"Seat {seat} is not asked anything now.")
    if ask.kind == CONFIRM:
        raise Refusal("not-offered", "The turn is complete; it waits only to be committed.")
    try:
        kind, option = read_answer(table.game, code)
    except Refused as refused:
        raise Refusal("not-offered", str(refused)) from None
    if kind != ask.kind or option not in ask.options:
        name = table.game.kinds[ask.kind].name
        codes = ", ".join(answer_code(table.game, ask.kind, known) for known in ask.options[:12])
        raise Refusal("not-offered", f"'{code[:60]}' does not answer the question '{name}' of seat {seat}: {codes}.")
    return option
