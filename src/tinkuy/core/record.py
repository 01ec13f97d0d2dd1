"""Records: a whole game as a text that people can read and mail, and that replays to the same result."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from tinkuy.core.codes import answer_code, read_answer
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.position import check_version, give_forced, load_position
from tinkuy.core.result import scores
from tinkuy.core.table import Table, open_table

FORMAT = "tinkuy record 1"
UNFINISHED = " ..."
RUNNING = "running"
RESULT = "result"
AGREED = "agreed"  # instead of it, where people have ended a game before its end
BACK = "back"
HEAD = ("game", "rules", "tables", "seats", "option", "seed", "position", "name")


class Abandoned:
    """Turns that all agreed to take back, from number `first` on; the last may be `unfinished`."""

    __slots__ = ("first", "turns", "unfinished")

    def __init__(self, first: int, turns: list[list[tuple[int, str]]], unfinished: bool) -> None:
        self.first = first
        self.turns = turns
        self.unfinished = unfinished

    def lines(self) -> list[str]:
        lines = [f"{BACK} {number}. {_answers(turn)}" for number, turn in enumerate(self.turns, start=self.first)]
        return [*lines[:-1], lines[-1] + UNFINISHED] if self.unfinished else lines


class Record:
    """What a record file says, before it is replayed."""

    __slots__ = (
        "agreed",
        "back",
        "cut",
        "game",
        "names",
        "options",
        "position",
        "result",
        "rules",
        "seats",
        "seed",
        "tables",
        "tail",
        "turns",
    )

    def __init__(self) -> None:
        self.game = ""
        self.rules = ""
        self.tables = ""
        self.seats = 0
        self.seed = ""
        self.position = ""
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.turns: list[tuple[int, list[tuple[int, str]]]] = []  # line number, answers by seat
        self.back: list[tuple[int, Abandoned]] = []  # before which turn it stands, and what was taken back
        self.result = ""
        self.agreed: list[int] | None = None  # who won a game that people have ended
        self.cut = False  # the text ended in the middle; everything up to the last whole line is here
        self.tail = ""  # what stood behind the last line break


def write_record(
    table: Table,
    names: dict[int, str] | None = None,
    back: Sequence[Abandoned] = (),
    agreed: list[int] | None = None,
) -> str:
    """With what was taken back on the way, and the winners of a game that was ended where it stands."""
    game = table.game
    head = Record()
    head.game, head.rules, head.tables, head.seats = game.name, game.version, game.component_set.hash, table.seats
    head.options, head.seed, head.position = table.options, table.seed, table.position
    head.names = names or {}
    turns = [turn.answers for turn in table.turns]
    if table.choices():
        turns.append(table.choices())
    codes = [[(seat, answer_code(game, kind, option)) for seat, kind, option in turn] for turn in turns]
    end = _closing(table) if agreed is None else closing(scores(table), agreed, AGREED)
    return write_log(head, codes, bool(table.choices()), end, back)


def write_log(
    head: Record,
    turns: list[list[tuple[int, str]]],
    unfinished: bool,
    closing: str,
    back: Sequence[Abandoned] = (),
) -> str:
    """A record of what was said, which needs no rules: of a game, too, that the rules at hand cannot replay."""
    lines = [
        FORMAT,
        f"game {head.game}",
        f"rules {head.rules}",
        f"tables {head.tables}",
        f"seats {head.seats}",
    ]
    lines += [f"option {name} {value}" for name, value in head.options.items()]
    lines.append(f"position {head.position}" if head.position else f"seed {head.seed}")
    lines += [f"name {seat} {_one_line(name)}" for seat, name in sorted(head.names.items()) if _one_line(name)]
    lines.append("")
    played = [f"{number}. {_answers(turn)}" for number, turn in enumerate(turns, start=1)]
    if unfinished:
        played[-1] += UNFINISHED
    for number, turn in enumerate(played, start=1):
        lines += [*_taken_back(back, number), turn]
    lines += _taken_back(back, len(played) + 1, last=True)
    lines.append(closing)
    return "\n".join(lines) + "\n"


def _taken_back(back: Sequence[Abandoned], number: int, last: bool = False) -> list[str]:
    """What stands before the turn that came instead; what was taken back with more later stands before that."""
    places = [min(each.first for each in back[index:]) for index in range(len(back))]
    return [
        line
        for each, place in zip(back, places, strict=True)
        if place == number or (last and place > number)
        for line in each.lines()
    ]


def _one_line(name: str) -> str:
    """A person's name must not be able to write lines of the record."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def _answers(answers: list[tuple[int, str]]) -> str:
    """`0 plan place, place market; 1 ...`: the seat stands before its answers."""
    parts: list[str] = []
    last = -1
    for seat, code in answers:
        parts.append(f", {code}" if seat == last else f"{'; ' if parts else ''}{seat} {code}")
        last = seat
    return "".join(parts)


def _closing(table: Table) -> str:
    return closing(scores(table), table.game.winners(table.state)) if table.over else RUNNING


def closing(points: list[int | float], winners: list[int], word: str = RESULT) -> str:
    """The last line of a game that is over."""
    return f"{word} {' '.join(map(str, points))} winners {' '.join(map(str, winners))}"


def read_record(text: str) -> Record:
    """Everything the text says; a text that was cut off is read up to its last whole line.

    Mail programs and editors may have changed line ends and blanks; that does no harm.
    """
    record = Record()
    lines = text.removeprefix("\ufeff").split("\n")
    if lines[0].strip() != FORMAT:
        raise Refused(f"This is not a record: its first line must be '{FORMAT}'.")
    record.tail = lines.pop().strip() if len(lines) > 1 else ""
    heads: set[str] = set()
    closed = False
    for number, line in enumerate(lines[1:], start=2):
        word, _, rest = line.strip().partition(" ")
        if not word:
            continue
        if closed:
            raise Refused(f"Line {number} of the record comes after its end.")
        if word in HEAD:
            _read_head(record, heads, number, word, rest.strip())
        else:
            closed = _read_line(record, number, word, rest.strip())
    if closed and record.tail:
        raise Refused(f"Line {len(lines) + 1} of the record comes after its end.")
    record.cut = not closed
    _check_head(record)
    return record


def _read_head(record: Record, heads: set[str], number: int, word: str, rest: str) -> None:
    """One line of the head; each can be there only once and before the first turn."""
    if record.turns:
        raise Refused(f"Line {number} of the record belongs to its head, before the first turn.")
    name, _, value = rest.partition(" ")
    entry = f"{word} {name}" if word in ("option", "name") else word
    if entry in heads:
        raise Refused(f"Line {number} of the record says '{entry[:40]}' a second time.")
    heads.add(entry)
    if word == "seats":
        record.seats = _whole(number, rest)
    elif word == "option":
        record.options[name] = value.strip()
    elif word == "name":
        record.names[_whole(number, name)] = value.strip()
    else:
        setattr(record, word, rest)


def _check_head(record: Record) -> None:
    if not (record.game and record.rules and record.tables and record.seats and (record.seed or record.position)):
        raise Refused("The head of the record is not complete: it must name game, rules, tables, seats and seed.")
    if record.seed and record.position:
        raise Refused("The record names both a seed and a position to start from; it must be one of them.")
    for seat in record.names:
        if seat >= record.seats:
            raise Refused(f"The record names somebody at seat {seat}, but it has only {record.seats} seats.")


def _read_line(record: Record, number: int, word: str, rest: str) -> bool:
    """A turn or the end; True for the end."""
    if word in (RESULT, AGREED):
        record.result = f"{word} {rest}".strip()
        if word == AGREED:
            record.agreed = [_whole(number, seat) for seat in rest.partition("winners")[2].split()]
        return True
    if word == BACK:
        turn, _, answers = rest.partition(". ")
        unfinished = answers.endswith(UNFINISHED)
        _read_back(record, _whole(number, turn), _read_answers(number, answers.removesuffix(UNFINISHED)), unfinished)
        return False
    if word == RUNNING:
        return True
    if word != f"{len(record.turns) + 1}.":
        if word.endswith(".") and word[:-1].isdecimal():
            raise Refused(f"Line {number} of the record: turn {len(record.turns) + 1} is missing.")
        raise Refused(f"Line {number} of the record cannot be read: '{(word + ' ' + rest).strip()[:60]}'.")
    record.turns.append((number, _read_answers(number, rest.removesuffix(UNFINISHED))))
    return False


def _read_back(record: Record, turn: int, answers: list[tuple[int, str]], unfinished: bool) -> None:
    """Turns that follow each other were taken back together."""
    place = len(record.turns) + 1
    if record.back and record.back[-1][0] == place:
        last = record.back[-1][1]
        if turn == last.first + len(last.turns) and not last.unfinished:
            last.turns.append(answers)
            last.unfinished = unfinished
            return
    record.back.append((place, Abandoned(turn, [answers], unfinished)))


def _read_answers(number: int, text: str) -> list[tuple[int, str]]:
    answers: list[tuple[int, str]] = []
    for part in text.split(";"):
        seat, _, codes = part.strip().partition(" ")
        answers += [(_whole(number, seat), code.strip()) for code in codes.split(",")]
    return answers


def _whole(number: int, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refused(f"Line {number} of the record needs a whole number where it says '{text[:40]}'.")
    return int(text)


def replay(record: Record, find: Callable[[str], Game]) -> Table:
    """Play the record again; refused when it says something that cannot be.

    A record of another version of the rules is tried: it is the same game if every answer is still possible and the
    result is the same. Its tables cannot be compared then, since the version also says what of them is read.
    """
    game = find(record.game)
    if record.rules == game.version:
        check_version(game, record.rules, record.tables)
        return _replay(record, game, find)
    try:
        return _replay(record, game, find)
    except Refused as refused:
        raise Refused(
            f"This was played by rules version {record.rules} of {game.name}, and by version {game.version} it would "
            f"be another game: {refused}"
        ) from None


def _replay(record: Record, game: Game, find: Callable[[str], Game]) -> Table:
    if record.position:
        table = load_position(_json(record.position), find, of_any_version=record.rules != game.version)
        if table.game.name != game.name or table.seats != record.seats:
            raise Refused("The position in the head of the record is of another game or number of seats.")
    else:
        table = open_table(game, record.seats, record.seed, record.options)
    last = len(record.turns) - 1
    for index, (number, answers) in enumerate(record.turns):
        for seat, code in answers:
            _replay_answer(table, number, seat, code, watch=index == last)
        # Only the last line is watched for what can be taken back, so a turn must not be spread over two of them.
        done = not table.answers and len(table.turns) == index + 1
        if not done and not (index == last and table.answers and len(table.turns) == index):
            raise Refused(f"Line {number} of the record is not exactly one turn.")
    if record.agreed is not None:
        _check_agreed(record, table)
    elif record.result and record.result != _closing(table):
        raise Refused(f"The record ends with '{record.result}', but its answers lead to '{_closing(table)}'.")
    if record.tail == _closing(table):
        record.cut = False  # only the last line break is lost, as when a text is copied by hand
    return table


def _check_agreed(record: Record, table: Table) -> None:
    """People may end a game as they like, but its points are those of its answers."""
    assert record.agreed is not None
    points = scores(table)
    if table.over or record.result != closing(points, record.agreed, AGREED) or max([0, *record.agreed]) >= len(points):
        raise Refused(f"The record ends with '{record.result}', but its answers lead to '{_closing(table)}'.")


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("The position in the head of the record is not valid JSON.") from None


def _replay_answer(table: Table, number: int, seat: int, code: str, watch: bool) -> None:
    try:
        kind, option = read_answer(table.game, code)
    except Refused as refused:
        raise Refused(f"Line {number} of the record: {refused}") from None
    give_forced(table, seat, kind, option)
    ask = table.asked(seat)
    if ask is None or ask.kind != kind or option not in ask.options:
        raise Refused(f"Line {number} of the record: seat {seat} cannot answer '{code}' there.")
    if watch:
        table.apply_for(seat, option)
    else:
        table.send_for(seat, option)
