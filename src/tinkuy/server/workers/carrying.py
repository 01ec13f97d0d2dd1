"""Carrying a table over to other rules: its log is replayed, and it goes on only if it is still the same game."""

from __future__ import annotations

import msgspec

from tinkuy.bots import recorded_name
from tinkuy.core.game import Game
from tinkuy.core.record import AGREED, RESULT, RUNNING, Abandoned, Record, closing, write_log
from tinkuy.core.table import Table
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.about import Reef, Setup, Stranded
from tinkuy.server.workers.entries import MARK, Log, back_to, line_of, winners_of
from tinkuy.server.workers.loaded import answer_again, first_question, note, turn_digest
from tinkuy.server.workers.registry import components_text, game_with
from tinkuy.server.workers.replies import Carried
from tinkuy.server.workers.requests import Carry, WriteLog


def carry(request: Carry) -> Carried:
    """The table by the rules here, or where and why it strands.

    Tables that were begun before digests were kept are known by their answers, and by how they stood at the end.
    """
    found = game_with(request.setup.game, request.setup.tables, request.components)
    assert found is not None, "the tables came with the request"

    def stranded(upto: int, why: Reef) -> Carried:
        return Carried(request.setup, request.note, "", [], Stranded(found.version, upto, why))

    try:
        table = first_question(request.setup, found)
    except Refusal:
        return stranded(-1, "opening")
    known = dict(request.digests)
    digests = [(0, turn_digest(table))]
    if known.get(0, digests[0][1]) != digests[0][1]:
        return stranded(-1, "opening")
    ended: list[int] | None = None
    for version, (seat, code) in enumerate(request.answers, start=1):
        if code.startswith(MARK):
            ended = winners_of(code)
            table = table if ended is not None else _line(request.setup, found, request.answers[:version])
            continue
        turns = len(table.turns)
        try:
            answer_again(table, seat, code)
        except Refusal:
            return stranded(version - 1, "answer")
        if len(table.turns) != turns:
            digests.append((version, turn_digest(table)))
        if known and known.get(version) != dict(digests[-1:]).get(version):
            return stranded(_last_end(digests, version), "turn")
    if not _stands(table, request, ended):
        return stranded(_last_end(digests, len(request.answers)), "result")
    setup = msgspec.structs.replace(
        request.setup, rules=found.version, tables=found.component_set.hash, options=table.options
    )
    return Carried(setup, note(table, len(request.answers), ended), components_text(found), digests, None)


def _last_end(digests: list[tuple[int, str]], before: int) -> int:
    """The end of the last turn that is known to be the same."""
    return max(version for version, _ in digests if version < before or version == 0)


def _line(setup: Setup, found: Game, log: Log) -> Table:
    """The table where a log leads to that goes back somewhere; all its answers were possible."""
    table = first_question(setup, found)
    for version in line_of(log):
        answer_again(table, *log[version - 1])
    return table


def _stands(table: Table, request: Carry, ended: list[int] | None) -> bool:
    """Whether the table stands as it was left; only who is asked may have changed, since more may be asked."""
    was, now = request.note, note(table, request.note.version, ended)
    return (now.over, now.scores, now.winners) == (was.over, was.scores, was.winners)


def write_log_record(request: WriteLog) -> str:
    """What was said, turn by turn, with what was taken back on the way."""
    setup = request.setup
    head = Record()
    head.game, head.rules, head.tables, head.seats = setup.game, setup.rules, setup.tables, setup.seats
    head.options, head.seed, head.position = setup.options, setup.seed, setup.position
    head.names = {seat: recorded_name(*who) for seat, who in request.who.items()}
    back = [
        _taken_back(request, line_of(request.answers[:version]), to)
        for version, (_, code) in enumerate(request.answers)
        if (to := back_to(code)) is not None
    ]
    line = line_of(request.answers)
    turns, whole = _turns(request, line), len(line) in _ends(request, line)
    over = request.note.over
    unfinished = bool(turns) and (not over or request.note.agreed) and not whole
    word = AGREED if request.note.agreed else RESULT
    end = closing(request.note.scores, request.note.winners, word) if over else RUNNING
    return write_log(head, turns, unfinished, end, back)


def _ends(request: WriteLog, line: list[int]) -> list[int]:
    """After how many answers of a line turns ended; where that is not known, a seat's answers in a row are one."""
    known = [count for count, version in enumerate(line, start=1) if version in request.ends]
    seats = [request.answers[version - 1][0] for version in line]
    return known or [number for number in range(1, len(seats)) if seats[number] != seats[number - 1]]


def _turns(request: WriteLog, line: list[int]) -> list[Log]:
    answers = [request.answers[version - 1] for version in line]
    starts = [0, *(end for end in _ends(request, line) if end < len(answers))]
    return [answers[first:last] for first, last in zip(starts, [*starts[1:], len(answers)], strict=True) if answers]


def _taken_back(request: WriteLog, line: list[int], to: int) -> Abandoned:
    """The turns of a line that came after a version, whole as they were played."""
    stays = sum(version <= to for version in line)
    ends = _ends(request, line)
    first = sum(end <= stays for end in ends)
    return Abandoned(first + 1, _turns(request, line)[first:], len(line) not in ends)
