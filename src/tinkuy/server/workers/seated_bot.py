"""A bot at a table: one for the whole turn of a seat, with one table before it, as in a match of the lab.

A bot keeps what it found in a turn (see tinkuy.bots.greedy). If its worker was ended in the middle of a turn, or it
thinks in another one now, it is made anew and thinks through its turn from the start, so that it goes on as it would
have; the answers it gave already stay.
"""

from __future__ import annotations

import time
from typing import Final

from tinkuy.bots import bot_level, bot_seed
from tinkuy.core.codes import answer_code, read_answer
from tinkuy.core.draft import Draft
from tinkuy.core.errors import Refused
from tinkuy.core.table import Answer, Table
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.drafts import follow
from tinkuy.server.workers.loaded import Loaded, offered
from tinkuy.server.workers.registry import bot
from tinkuy.server.workers.replies import Chosen
from tinkuy.server.workers.requests import Choose

SLICE: Final = 0.1  # seconds of computing after which somebody else may be asked


class SeatedBot:
    """The table is the bot's own copy, ahead of the log by what the bot has answered in this turn."""

    __slots__ = ("bot", "seat", "steady", "table")

    def __init__(self, table: Table, seat: int, name: str, highest: int) -> None:
        self.bot = bot(name, bot_seed(table.seed, seat), highest)
        self.seat = seat
        self.steady = bot_level(name)[0] != "ms"  # by the clock no bot thinks the same twice
        self.table = table.copy_of_turn_start()

    def fits(self, name: str, turn: int, answers: list[Answer]) -> bool:
        """Whether these answers of the turn begin with all that the bot knows of."""
        known = self.table.choices()
        return self.bot.name == name and len(self.table.turns) == turn and answers[: len(known)] == known

    def follow(self, answers: list[Answer]) -> bool:
        """What was answered since, by others who were asked in the turn or by the bot itself before it was made anew.

        Whether it has come to the end of them: after SLICE somebody else may be asked.
        """
        begun = time.process_time()
        for seat, kind, option in answers[len(self.table.choices()) :]:
            if time.process_time() - begun >= SLICE:
                return False
            offer = offered(self.table, seat, answer_code(self.table.game, kind, option))
            if seat == self.seat and self.steady:
                self.bot.choose(self.table, seat)
            self.table.apply_for(seat, offer)
        return True

    def choose(self, turn: Draft) -> Chosen:
        """Answers until they must be committed or SLICE is over: a table that has its room should use it."""
        chosen = Chosen([], last=False)
        begun = time.process_time()
        while not chosen.last and time.process_time() - begun < SLICE:
            # What an answer reveals is for a bot, too, only to be seen when the answer counts.
            chosen.last = not turn.answer(self._add(chosen)) or turn.complete or turn.ask is None
        return chosen

    def _add(self, chosen: Chosen) -> int:
        ask = self.table.asked(self.seat)
        if ask is None:
            raise Refusal("stale", f"Seat {self.seat} is not asked anything any more.")
        begun = time.process_time()
        option = self.bot.choose(self.table, self.seat)
        chosen.seconds = max(chosen.seconds, time.process_time() - begun)
        self.table.answer(self.seat, option)
        chosen.answers.append(answer_code(self.table.game, ask.kind, option))
        return option


def choose(loaded: Loaded, request: Choose, highest: int) -> Chosen:
    """The next answers of a bot, after those of its turn that are not committed yet."""
    turn = len(loaded.table.turns)
    answers = [*loaded.table.choices(), *(_read(loaded, request.seat, code) for code in request.answers)]
    seated = loaded.bots.pop(request.seat, None)
    if seated is None or not seated.fits(request.bot, turn, answers):
        seated = SeatedBot(loaded.table, request.seat, request.bot, highest)
    if seated.follow(answers):
        chosen = seated.choose(follow(loaded.table, request.seat, request.answers))
    else:
        chosen = Chosen([], last=False)
    if len(seated.table.turns) == turn:
        loaded.bots[request.seat] = seated
    return chosen


def _read(loaded: Loaded, seat: int, code: str) -> Answer:
    try:
        return (seat, *read_answer(loaded.table.game, code))
    except Refused as refused:
        raise Refusal("not-offered", str(refused)) from None
