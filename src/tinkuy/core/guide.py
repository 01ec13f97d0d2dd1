"""A guided first game: steps over a prepared position, as data in the game's folder `guide/`.

`position.json` is where it begins, `guide.toml` says who learns and what happens step by step; the words of a step are
the message `guide-<text>` in the language files beside it, with the form `.do` where something is to be done.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Final

from tinkuy.core.codes import answer_code
from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.position import load_position
from tinkuy.core.questions import NOBODY
from tinkuy.core.table import Table

FOLDER: Final = "guide"


class Step:
    """What the learner is told and does, or without a text what somebody else does.

    `look` names things of the board, or with @ parts of the page. `answers` are those that are meant, in codes; a step
    that is to be confirmed is done when they are on the table, any other once they are in the draft.
    """

    __slots__ = ("answers", "confirm", "end", "look", "seat", "text")

    def __init__(self, seat: int, text: str, look: list[str], answers: list[str], confirm: bool) -> None:
        self.seat = seat
        self.text = text
        self.look = look
        self.answers = answers
        self.confirm = confirm
        self.end = 0  # how many answers of the whole game have been given when it is done

    @property
    def asks(self) -> bool:
        """Whether something is to be done, not only to be read."""
        return bool(self.answers) or self.confirm


class Progress:
    """Where a learner stands: `step` is the first that is not done of those in which something is to be done."""

    __slots__ = ("fits", "left", "step")

    def __init__(self, step: int, fits: int, left: bool) -> None:
        self.step = step
        self.fits = fits  # how many answers of the draft are as they were meant
        self.left = left  # what is on the table is another game already


class Guide:
    """The steps of the learner and all answers of the game that they belong to."""

    __slots__ = ("position", "script", "seat", "seats", "steps")

    def __init__(self, table: Table, reader: Reader) -> None:
        self.position = table.position
        self.seats = table.seats
        self.seat = reader.number("seat", 0)
        self.steps: list[Step] = []
        self.script: list[tuple[int, str]] = []  # of everybody: seat and code
        for entry in reader.parts("step"):
            self._add(entry)

    def _add(self, entry: Reader) -> None:
        seat = entry.number("seat", self.seat)
        answers = entry.texts("answers") if entry.has("answers") else []
        self.script += [(seat, code) for code in answers]
        if seat != self.seat:
            return
        look = entry.texts("look") if entry.has("look") else []
        step = Step(seat, entry.text("text"), look, answers, entry.flag("confirm"))
        step.end = len(self.script)
        self.steps.append(step)

    def progress(self, log: list[tuple[int, str]], draft: list[str]) -> Progress:
        """After the answers on the table and those of the learner's draft."""
        given = _alike(log, self.script)
        left = given < len(log) and given < len(self.script)
        mine = [(self.seat, code) for code in draft]
        fits = 0 if left else _alike(mine, self.script[given:])
        for index, step in enumerate(self.steps):
            if step.asks and step.end > (given if step.confirm else given + fits):
                return Progress(index, fits, left)
        return Progress(len(self.steps), len(draft), False)

    def next_answer(self, table: Table, seat: int) -> int:
        """What the seat answers by the script, or NOBODY when the game has become another one or it ends there."""
        log, ask = log_of(table), table.asked(seat)
        if ask is None or len(log) >= len(self.script) or _alike(log, self.script) < len(log):
            return NOBODY
        for option in ask.options:
            if (seat, answer_code(table.game, ask.kind, option)) == self.script[len(log)]:
                return option
        return NOBODY


def log_of(table: Table) -> list[tuple[int, str]]:
    """All answers on a tracked table, as its log would have them."""
    turns = [turn.answers for turn in table.turns]
    turns.append(table.choices())
    return [(seat, answer_code(table.game, kind, option)) for turn in turns for seat, kind, option in turn]


def _alike(answers: list[tuple[int, str]], script: list[tuple[int, str]]) -> int:
    """How many of the first answers are those of the script."""
    for index, (answer, meant) in enumerate(zip(answers, script, strict=False)):
        if answer != meant:
            return index
    return min(len(answers), len(script))


_known: dict[tuple[str, str], Guide | None] = {}


def find_guide(game: Game) -> Guide | None:
    """The guided first game, if the game has one and its position fits the tables; read once."""
    key = (game.package, game.component_set.hash)
    if key not in _known:
        _known[key] = _read(game)
    return _known[key]


def _read(game: Game) -> Guide | None:
    folder = files(game.package).joinpath(FOLDER)
    if not folder.joinpath("guide.toml").is_file():
        return None
    try:
        return read_guide(
            game,
            folder.joinpath("guide.toml").read_text(encoding="utf-8"),
            folder.joinpath("position.json").read_text(encoding="utf-8"),
        )
    except Refused:
        if game.component_set.printed:
            raise
        return None  # an owner's tables may lack what the position speaks of


def read_guide(game: Game, steps: str, position: str) -> Guide:
    """From its two files; the position may be of any version that it still fits."""
    table = load_position(json.loads(position), lambda _: game, of_any_version=True)
    guide = Guide(table, Reader(tomllib.loads(steps), "guide"))
    if not guide.seat < guide.seats:
        raise Refused(f"The guide is for seat {guide.seat}, but its position has only {guide.seats} seats.")
    return guide
