"""A record as a table to look at: its log, with what was taken back on the way."""

from __future__ import annotations

from tinkuy.bots import bot_and_name
from tinkuy.bots.analysis import replay_as_far
from tinkuy.core.codes import answer_code
from tinkuy.core.errors import Refused
from tinkuy.core.record import Abandoned, Record, read_record, replay
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.about import Setup
from tinkuy.server.workers.entries import MARK, MOST_BACK, Log, back, end
from tinkuy.server.workers.loaded import Loaded, note
from tinkuy.server.workers.registry import components_text, game
from tinkuy.server.workers.replies import Opened


def open_record(text: str) -> Opened:
    """Refused with the line that is wrong. One of other rules is opened as far as it replays."""
    try:
        record = read_record(text)
        other = record.rules != game(record.game).version
        table, why = replay_as_far(record, game) if other else (replay(record, game), "")
    except Refused as refused:
        raise Refusal("bad-record", str(refused)) from None
    found = table.game
    setup = Setup(
        found.name, found.version, found.component_set.hash, table.seats, table.options, table.seed, table.position
    )
    codes = [
        [(seat, answer_code(found, kind, option)) for seat, kind, option in turn]
        for turn in [*(turn.answers for turn in table.turns), table.choices()]
    ]
    log = [answer for turn in codes for answer in turn] if why else _whole_log(Loaded(setup, found), record, codes)
    who = {seat: bot_and_name(name) for seat, name in record.names.items()}
    agreed = None if why else record.agreed
    opened = Opened(setup, note(table, len(log), agreed), [], components_text(found), log, who)
    opened.partly = bool(why)
    return opened


def _whole_log(loaded: Loaded, record: Record, turns: list[Log]) -> Log:
    """With what was taken back, if it could be played: a record promises no more of it than that it can be read."""
    ending = [] if record.agreed is None else [(0, end(record.agreed))]
    plain = [*(answer for turn in turns for answer in turn), *ending]
    taken = [code for _, each in record.back for turn in each.turns for _, code in turn]
    if not record.back or len(record.back) > MOST_BACK or any(code.startswith(MARK) for code in taken):
        return plain
    log: Log = []
    _play(log, 1, [turn for turn in turns if turn], record.back)
    try:
        loaded.extend(log)
    except Refusal:
        return plain
    return [*log, *ending]


def _play(log: Log, first: int, turns: list[Log], placed: list[tuple[int, Abandoned]]) -> None:
    """Turns from number `first` on, each after what it came instead of."""
    for number, turn in enumerate([*turns, []], start=first):
        _take_back(log, number, [each for place, each in placed if place == number])
        log += turn


def _take_back(log: Log, number: int, taken: list[Abandoned]) -> None:
    """What was taken back to where the turn of this number began; in it there may be what was taken back earlier."""
    inner: list[Abandoned] = []
    for each in taken:
        if each.first > number:
            inner.append(each)
            continue
        to = len(log)
        places = [min(other.first for other in inner[index:]) for index in range(len(inner))]
        _play(log, each.first, each.turns, list(zip(places, inner, strict=True)))
        log.append((0, back(to)))
        inner = []
