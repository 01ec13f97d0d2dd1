"""What the games of a version are known by: one digest of whole games, kept beside the golden records.

It is made of what players meet (questions with their options, answers, points), not of how the state is laid out, so
that code can be moved about within a version.
"""

from __future__ import annotations

import hashlib
import json

from tests.conformance.cases import Case, option_sets, seats_for
from tests.conformance.play import aimless, walk
from tests.golden import FOLDER, records_of, retrace
from tinkuy.core.codes import answer_code
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.record import read_record
from tinkuy.core.table import Table

RAISE = (
    "The games of {name} are no longer those of version {version} of its rules. If the change is meant, raise "
    "`version` in its game.py, so that nobody goes on with a game by other rules, and run "
    "'python -m tests.golden --again {name}'."
)


def moment(table: Table) -> list[object]:
    """The open questions with their options and everybody's points."""
    game = table.game
    asks = [[ask.seat, *(answer_code(game, ask.kind, option) for option in ask.options)] for ask in table.asks()]
    return [asks, [game.points(table.state, seat) for seat in range(table.seats)], table.over]


def digest_of(game: Game) -> str:
    """Of every golden game, and of a game at random for each value of an option."""
    digest = hashlib.sha256()

    def note(what: object) -> None:
        digest.update(json.dumps(what, separators=(",", ":")).encode())

    for path in records_of(game):
        record = read_record(path.read_text(encoding="utf-8"))
        note([path.stem, record.seats, record.options, [answers for _, answers in record.turns], record.result])
        try:
            for table in retrace(path, game):
                note(moment(table))
        except Refused as refused:
            note(f"cannot be played any more: {refused}")
    for number, chosen in enumerate(option_sets(game)):
        for seats in seats_for(game, number, chosen):
            table = Case(game.name, seats, chosen).open(number)
            for seat, option in walk(table, aimless(number), number):
                note([moment(table), seat, option])
            note([moment(table), game.winners(table.state)])
    return digest.hexdigest()[:32]


def expected(game: Game) -> tuple[str, str]:
    """The version and the digest that were written; empty when there is none."""
    path = FOLDER / game.name / "digest"
    version, digest = path.read_text(encoding="utf-8").split() if path.exists() else ("", "")
    return version, digest


def write_digest(game: Game) -> None:
    """Once for every version: other games need another version."""
    version, known = expected(game)
    found = digest_of(game)
    if found == known and version == game.version:
        return
    if version == game.version:
        raise Refused(RAISE.format(name=game.name, version=version))
    (FOLDER / game.name / "digest").write_text(f"{game.version} {found}\n", encoding="utf-8")
    print(f"wrote {game.name}/digest: version {game.version}")
